### Mehrere gleichartige Tatsachen zusammen erzählt. $list enthält die Teile, verbunden, wie man auf Deutsch aufzählt;
### jeder Teil ist die Meldung gleichen Namens mit .item.

story-ships = Schiffe laufen ein: { $list }.
    .item =
        { $harbour ->
            [centre] im Zentrum { $large } (groß) mit { $small } und { $small2 } (klein)
           *[other] in Hafen { $harbour } { $large } (groß) mit { $small } und { $small2 } (klein)
        }
story-market = Der Markt bietet { $list }.
    .item = { $gem } in Zeile { $row }
story-bids = Die Gebote werden aufgedeckt: { $list }.
    .item = { $party } { $value } + { $value2 } = { $sum }
story-orders = Die Plätze in der Zugreihenfolge werden gewählt: { $list }.
    .item = { $party } nimmt Platz { $order }
story-last-brokers = Der letzte Mittelsmann jedes Sichtschirms kommt nach vorn: { $list }.
    .item = { $party } { $value }
story-revealed = Aufgedeckt { $place-at }: { $list }.
    .item = { $party } { $value }
story-revealed-market = Aufgedeckt auf dem Markt: { $list }.
    .item = { $party } { $value } { $place-cell }
story-stood = { $contest }: { $list }.
    .item =
        { $tiebreak ->
            [intriguer] { $party } { $sum } (gewinnt den Gleichstand durch den Intriganten)
            [neutral] { $party } { $sum } (Neutral gewinnt Gleichstände)
            [front] { $party } { $sum } (gewinnt den Gleichstand durch die höhere Summe vor dem Sichtschirm)
            [order] { $party } { $sum } (gewinnt den Gleichstand durch die niedrigere Reihenfolgekarte)
           *[sum] { $party } { $sum }
        }
story-gems = { $party } nimmt { $list } vom Schiff in Hafen { $district }.
    .item = { $gem-a }
story-gems-alike = { $party } nimmt zwei { $gem-many } vom Schiff in Hafen { $district }.
story-columns = Die Spalten des Markts: { $list }.
    .item =
        { $reason2 ->
            [brokers] { $gem } auf Platz { $rank } mit { $sum } (mehr Mittelsmänner als die nächste: { $brokers })
            [choice] { $gem } auf Platz { $rank } mit { $sum } (über den Gleichstand wurde entschieden)
            [investor] { $gem } auf Platz { $rank } durch den Investor
           *[sum] { $gem } auf Platz { $rank } mit { $sum }
        }
story-quotations = Die Kurse ändern sich: { $list }.
    .item =
        { $direction ->
            [up] { $gem } steigt um { $steps } auf { $quotation }
           *[down] { $gem } fällt um { $steps } auf { $quotation }
        }
story-favours = Alle schicken einen Mittelsmann von vorn verdeckt in den Thronsaal: { $list }.
    .item =
        { $value ->
            [hidden] { $party } einen unbekannten
           *[other] { $party } eine { $value }
        }
story-spares = Alle nehmen dafür eine Ersatz-2.
story-throne = { $party } hat im Thronsaal: { $list }.
    .item = { $value } aus Runde { $round }
story-colour =
    { $rank ->
        [1] { $gem-many-capital } haben den besten Kurs: { $list }.
        [2] { $gem-many-capital } haben den zweitbesten Kurs: { $list }.
        [3] { $gem-many-capital } haben den drittbesten Kurs: { $list }.
       *[other] { $gem-many-capital } haben den niedrigsten Kurs: { $list }.
    }
    .item =
        { $tie ->
            [pope] { $party } { $points } Punkte für { $count ->
                [one] 1 Edelstein
               *[other] { $count } Edelsteine
            } durch den Papst
           *[none] { $count ->
                [0] { $party } { $points } Punkte ohne Edelstein
                [one] { $party } { $points } Punkte für 1 Edelstein
               *[other] { $party } { $points } Punkte für { $count } Edelsteine
            }
        }
story-black = Schwarze Edelsteine: { $list }.
    .item =
        { $points ->
            [one] { $party } 1 Punkt für { $count }
           *[other] { $party } { $points } Punkte für { $count }
        }
story-favour = Summen im Thronsaal: { $list }.
    .item =
        { $points ->
            [one] { $party } 1 Punkt für { $sum }
           *[other] { $party } { $points } Punkte für { $sum }
        }
