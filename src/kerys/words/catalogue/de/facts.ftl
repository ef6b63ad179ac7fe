### Was geschehen ist: je Art von Tatsache eine Meldung, fact-ART. Die Variablen sind ihre Felder; Plätze, Edelsteine,
### Karten, Ereignisse und Orte kommen in allen Formen aus names.ftl ($party-of, $gem-a, $place-at). Was der Leser
### nicht wissen darf, hat den Wert „hidden“.

## Vorbereitung

fact-round-began = Runde { $round } beginnt.
fact-character-turned = Palast { $district }: { $card-the } wird aufgedeckt. „{ $card-effect }“
fact-gem-card-laid = Palast { $district }: Eine Edelsteinkarte wird ausgelegt. Wer den Palast gewinnt, nimmt einen Edelstein beliebiger Farbe.
fact-event-turned = Ereignis in Viertel { $district }: { $event }. „{ $event-effect }“
fact-event-discarded = In Viertel { $district } wird auch das Ereignis { $event } gezogen und ohne Wirkung abgelegt.
fact-card-discarded = In Viertel { $district } bleibt eine Karte übrig ({ $card }) und wird abgelegt.
fact-ship-arrived =
    { $harbour ->
        [centre] Im Zentrum liegt ein Schiff mit einem großen { $large-weak }, einem kleinen { $small-weak } und einem kleinen { $small2-weak } Edelstein.
       *[other] In Hafen { $harbour } läuft ein Schiff mit einem großen { $large-weak }, einem kleinen { $small-weak } und einem kleinen { $small2-weak } Edelstein ein.
    }
fact-market-filled = Zeile { $row } des Markts bietet { $gem-a }.
fact-speculated =
    { $speculation-id ->
        [hidden] { $party } legt sich geheim auf eine Spekulation fest.
        [none] { $party } spekuliert nicht; das weiß sonst niemand.
       *[other] { $party } spekuliert auf { $speculation }; das weiß sonst niemand.
    }

## Zugreihenfolge

fact-bid-revealed = { $party } hat { $value } und { $value2 } geboten, zusammen { $sum }.
fact-order-taken = { $party } nimmt Platz { $order } in der Zugreihenfolge.

## Einsetzen

fact-placed =
    { $source ->
        [neutral] { $value ->
            [hidden] { $placer } setzt einen neutralen Mittelsmann verdeckt { $place-to }.
           *[other] { $placer } setzt eine neutrale { $value } verdeckt { $place-to }.
        }
        [front] { $face-id ->
            [up] { $party } setzt die { $value } von vorn offen { $place-to }.
           *[down] { $party } setzt die { $value } von vorn verdeckt { $place-to }.
        }
       *[hand] { $face-id ->
            [up] { $party } setzt eine { $value } offen { $place-to }.
           *[down] { $value ->
                [hidden] { $party } setzt einen Mittelsmann verdeckt { $place-to }.
               *[other] { $party } setzt eine { $value } verdeckt { $place-to }.
            }
        }
    }
fact-front-replaced = Dafür stellt { $party } eine { $value } nach vorn.
fact-last-broker = Der letzte Mittelsmann { $party-of }, eine { $value }, kommt nach vorn.
fact-side-declared = { $party } zählt { $spot-acc } zu { $place2 }.
fact-sent-back = { $spot-capital } hat keine erlaubte Seite mehr und kehrt hinter den Sichtschirm { $party-of } zurück.

## Personenkarten

fact-card-played =
    { $copied-id ->
        [none] { $party } spielt { $card-acc }. „{ $card-effect }“
       *[other] { $party } spielt { $card-acc } und ahmt { $copied-acc } nach. „{ $copied-effect }“
    }
fact-looked =
    { $value ->
        [hidden] { $party } sieht sich einen Mittelsmann { $owner-of } { $spot-where } an.
       *[other] { $party } sieht sich einen Mittelsmann { $owner-of } { $spot-where } an: Es ist eine { $value }.
    }
fact-swapped = { $party } tauscht { $spot-acc } und { $spot2-acc }.
fact-moved = { $party } versetzt { $spot-acc } { $place2-to }.
fact-taken-off = { $party } nimmt { $spot-acc } vom Plan: Es ist eine { $value }.
fact-marked = { $party } markiert { $spot-acc }: Er zählt in dieser Runde 5.
fact-area-closed = { $party } sperrt { $place }.
fact-kind-named =
    { $card-id ->
        [customs-officer] { $party } nennt { $gem }: Die Schiffe geben in dieser Runde keine { $gem-weak } Edelsteine her.
       *[investor] { $party } nennt { $gem }: Die Spalte eines Investors kommt auf dem Markt vor den anderen.
    }
fact-district-named = { $party } nennt Viertel { $district }: Jeder Mittelsmann { $party-of } dort zählt 1 mehr.
fact-ships-swapped = { $party } tauscht die Schiffe von Hafen { $district } und Hafen { $district2 }.

## Abrechnung

fact-revealed = { $spot-capital } wird aufgedeckt: eine { $value } { $party-of }.
fact-stood =
    { $rank ->
        [1] { $tiebreak ->
            [intriguer] { $contest }: { $party } ist mit { $sum } Erster und gewinnt den Gleichstand durch den Intriganten.
            [neutral] { $contest }: { $party } ist mit { $sum } Erster; Neutral gewinnt Gleichstände.
            [front] { $contest }: { $party } ist mit { $sum } Erster und gewinnt den Gleichstand durch die höhere Summe vor dem Sichtschirm.
            [order] { $contest }: { $party } ist mit { $sum } Erster und gewinnt den Gleichstand durch die niedrigere Reihenfolgekarte.
           *[sum] { $contest }: { $party } ist mit { $sum } Erster.
        }
       *[other] { $tiebreak ->
            [intriguer] { $contest }: { $party } ist mit { $sum } auf Platz { $rank } und gewinnt den Gleichstand durch den Intriganten.
            [neutral] { $contest }: { $party } ist mit { $sum } auf Platz { $rank }; Neutral gewinnt Gleichstände.
            [front] { $contest }: { $party } ist mit { $sum } auf Platz { $rank } und gewinnt den Gleichstand durch die höhere Summe vor dem Sichtschirm.
            [order] { $contest }: { $party } ist mit { $sum } auf Platz { $rank } und gewinnt den Gleichstand durch die niedrigere Reihenfolgekarte.
           *[sum] { $contest }: { $party } ist mit { $sum } auf Platz { $rank }.
        }
    }
fact-prize-lapsed =
    { $contest-id ->
        [bidder] Niemand ist auf dem Markt, also gibt es keinen höchsten Bieter.
       *[other] { $contest }: Niemand ist da, also bekommt niemand etwas.
    }
fact-gem-taken =
    { $from ->
        [ship] { $gem-id ->
            [black] { $party } nimmt den schwarzen Edelstein von Hafen { $district }.
           *[other] { $party } nimmt { $gem-a } vom Schiff in Hafen { $district }.
        }
        [centre] { $party } nimmt { $gem-a } vom Schiff im Zentrum.
        [row] { $party } nimmt { $gem-the } von Marktzeile { $row }.
        [gem-card] { $party } nimmt { $gem-a } für die Edelsteinkarte von Palast { $district }.
        [smuggling] { $party } nimmt { $gem-a } von Schmuggelplatz { $number }.
        [column] { $party } nimmt { $gem-a } von der { $column-weak } Spalte (Vermittlung).
        [consolation] { $party } nimmt { $gem-a } anstelle der Karte von Palast { $district }.
       *[card] { $party } nimmt { $gem-a } durch die Personenkarte.
    }
fact-gem-turned =
    { $from ->
        [ship] { $party } nimmt den weißen Edelstein vom Schiff in Hafen { $district } und macht daraus { $gem-a }.
        [centre] { $party } nimmt den weißen Edelstein vom Schiff im Zentrum und macht daraus { $gem-a }.
        [row] { $party } nimmt den weißen Edelstein von Marktzeile { $row } und macht daraus { $gem-a }.
        [gem-card] { $party } nimmt { $gem-a } für die Edelsteinkarte von Palast { $district }.
       *[smuggling] { $party } nimmt { $gem-a } von Schmuggelplatz { $number }.
    }
fact-gem-given = { $party } gibt für { $card-acc } { $gem-a } ab.
fact-scored =
    { $reason ->
        [market] { $party } erhält { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } auf dem Markt.
        [commercial] { $party } erhält { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für Geschäftsgegend { $where }.
        [prince] { $party } erhält { $points } Punkte: der Prinz.
        [king] { $party } erhält { $points } Punkte: der König.
        [enrichment] { $party } erhält { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für einen in Viertel { $where } gewonnenen Edelstein (Bereicherung).
        [smuggling] { $party } erhält { $points } Punkte auf Schmuggelplatz { $where }.
        [monk] { $party } erhält { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für den zurückgenommenen Mittelsmann (Mönch).
       *[rogue] { $party } erhält { $points } Punkte (Spitzbube).
    }
fact-card-won =
    { $card-id ->
        [gem-card] { $party } gewinnt die Edelsteinkarte von Palast { $district }.
       *[other] { $party } gewinnt { $card-acc } von Palast { $district }.
    }
fact-column-ranked =
    { $reason2 ->
        [brokers] Die { $gem-fem } Spalte belegt mit einer Summe von { $sum } Platz { $rank }; sie hat mehr Mittelsmänner ({ $brokers }) als die nächste.
        [choice] Die { $gem-fem } Spalte belegt mit einer Summe von { $sum } und { $brokers ->
            [one] 1 Mittelsmann
           *[other] { $brokers } Mittelsmännern
        } Platz { $rank }; über den Gleichstand mit der nächsten wurde entschieden.
        [investor] Die { $gem-fem } Spalte belegt durch den Investor Platz { $rank } (Summe { $sum }, { $brokers ->
            [one] 1 Mittelsmann
           *[other] { $brokers } Mittelsmänner
        }).
       *[sum] Die { $gem-fem } Spalte belegt mit einer Summe von { $sum } Platz { $rank } ({ $brokers ->
            [one] 1 Mittelsmann
           *[other] { $brokers } Mittelsmänner
        }).
    }
fact-column-chosen = { $party } ordnet die gleichstehenden Spalten: { $gem } kommt auf Platz { $rank }.
fact-quotation-moved =
    { $mover ->
        [bidder] { $direction ->
            [up] Als höchster Bieter erhöht { $party } den Kurs der { $gem-weak } Edelsteine um { $steps } auf { $quotation }.
           *[down] Als höchster Bieter senkt { $party } den Kurs der { $gem-weak } Edelsteine um { $steps } auf { $quotation }.
        }
        [banker] { $direction ->
            [up] Mit dem Bankier erhöht { $party } den Kurs der { $gem-weak } Edelsteine um { $steps } auf { $quotation }.
           *[down] Mit dem Bankier senkt { $party } den Kurs der { $gem-weak } Edelsteine um { $steps } auf { $quotation }.
        }
       *[column] { $direction ->
            [up] Der Kurs der { $gem-weak } Edelsteine steigt um { $steps } auf { $quotation }.
           *[down] Der Kurs der { $gem-weak } Edelsteine fällt um { $steps } auf { $quotation }.
        }
    }

## Gunst des Königs

fact-favour-given =
    { $value ->
        [hidden] { $party } schickt einen Mittelsmann von vorn verdeckt in den Thronsaal (Runde { $round }).
       *[other] { $party } schickt eine { $value } verdeckt in den Thronsaal (Runde { $round }).
    }
fact-spare-taken = { $party } nimmt dafür eine Ersatz-2.
fact-throne-revealed = Der Mittelsmann { $party-of } aus Runde { $round } im Thronsaal ist eine { $value }.

## Schlusswertung

fact-colour-scored =
    { $tie ->
        [pope] { $gem-many-capital }, Nr. { $rank } der Kurse: { $party } hat { $count ->
            [one] 1 Edelstein
           *[other] { $count } Edelsteine
        }, gewinnt den Gleichstand durch den Papst und erhält { $points } Punkte.
       *[none] { $count ->
            [0] { $gem-many-capital }, Nr. { $rank } der Kurse: { $party } hat keinen Edelstein und erhält { $points ->
                [0] nichts
               *[other] { $points } Punkte
            }.
            [one] { $gem-many-capital }, Nr. { $rank } der Kurse: { $party } hat 1 Edelstein und erhält { $points ->
                [0] nichts
               *[other] { $points } Punkte
            }.
           *[other] { $gem-many-capital }, Nr. { $rank } der Kurse: { $party } hat { $count } Edelsteine und erhält { $points ->
                [0] nichts
               *[other] { $points } Punkte
            }.
        }
    }
fact-black-scored =
    { $count ->
        [0] { $party } hat keinen schwarzen Edelstein.
        [one] { $party } hat 1 schwarzen Edelstein: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
       *[other] { $party } hat { $count } schwarze Edelsteine: { $points } Punkte.
    }
fact-favour-scored =
    { $points ->
        [one] { $party } hat { $sum } im Thronsaal: 1 Punkt.
       *[other] { $party } hat { $sum } im Thronsaal: { $points } Punkte.
    }
fact-speculation-scored =
    { $speculation-id ->
        [none] { $party } hatte nicht spekuliert.
       *[other] { $party } hatte auf { $speculation } spekuliert: { $points } Punkte.
    }
fact-smuggler-scored = { $party } hat den Schmuggler und mindestens 8 schwarze Edelsteine: { $points } Punkte.
fact-won =
    { $shared ->
        [1] { $party } teilt sich den Sieg mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        } und { $count ->
            [one] 1 Edelstein
           *[other] { $count } Edelsteinen
        }.
       *[other] { $party } gewinnt mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        } und { $count ->
            [one] 1 Edelstein
           *[other] { $count } Edelsteinen
        }.
    }
