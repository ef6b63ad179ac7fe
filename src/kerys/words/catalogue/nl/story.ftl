### Meerdere feiten van één soort samen verteld. $list bevat de delen, verbonden zoals men in het Nederlands opsomt; elk
### deel is het bericht met dezelfde naam met .item.

story-ships = Er komen schepen aan: { $list }.
    .item =
        { $harbour ->
            [centre] in het centrum { $large } (groot) met { $small } en { $small2 } (klein)
           *[other] in haven { $harbour } { $large } (groot) met { $small } en { $small2 } (klein)
        }
story-market = De markt biedt { $list }.
    .item = { $gem } in rij { $row }
story-bids = De biedingen worden getoond: { $list }.
    .item = { $party } { $value } + { $value2 } = { $sum }
story-orders = De plaatsen in de speelvolgorde worden gekozen: { $list }.
    .item = { $party } neemt plaats { $order }
story-last-brokers = De laatste handelaar van elk scherm komt naar voren: { $list }.
    .item = { $party } { $value }
story-revealed = Omgedraaid { $place-at }: { $list }.
    .item = { $party } { $value }
story-revealed-market = Omgedraaid op de markt: { $list }.
    .item = { $party } { $value } { $place-cell }
story-stood = { $contest }: { $list }.
    .item =
        { $tiebreak ->
            [intriguer] { $party } { $sum } (wint de gelijke stand door de Intrigant)
            [neutral] { $party } { $sum } (Neutraal wint gelijke standen)
            [front] { $party } { $sum } (wint de gelijke stand door de hogere som voor het scherm)
            [order] { $party } { $sum } (wint de gelijke stand door de lagere volgordekaart)
           *[sum] { $party } { $sum }
        }
story-gems = { $party } neemt { $list } van het schip in haven { $district }.
    .item = { $gem-a }
story-gems-alike = { $party } neemt twee { $gem-many } van het schip in haven { $district }.
story-columns = De kolommen van de markt: { $list }.
    .item =
        { $reason2 ->
            [brokers] { $gem } op plaats { $rank } met { $sum } (meer handelaars dan de volgende: { $brokers })
            [choice] { $gem } op plaats { $rank } met { $sum } (over de gelijke stand is beslist)
            [investor] { $gem } op plaats { $rank } door de Investeerder
           *[sum] { $gem } op plaats { $rank } met { $sum }
        }
story-quotations = De koersen veranderen: { $list }.
    .item =
        { $direction ->
            [up] { $gem } stijgt met { $steps } naar { $quotation }
           *[down] { $gem } daalt met { $steps } naar { $quotation }
        }
story-favours = Iedereen stuurt een handelaar van voor het scherm gedekt naar de troonzaal: { $list }.
    .item =
        { $value ->
            [hidden] { $party } een onbekende
           *[other] { $party } een { $value }
        }
story-spares = Iedereen neemt in ruil een reserve-2.
story-throne = { $party } heeft in de troonzaal: { $list }.
    .item = { $value } uit ronde { $round }
story-colour =
    { $rank ->
        [1] { $gem-many-capital } hebben de beste koers: { $list }.
        [2] { $gem-many-capital } hebben de op één na beste koers: { $list }.
        [3] { $gem-many-capital } hebben de op twee na beste koers: { $list }.
       *[other] { $gem-many-capital } hebben de laagste koers: { $list }.
    }
    .item =
        { $tie ->
            [pope] { $party } { $points } punten voor { $count ->
                [one] 1 edelsteen
               *[other] { $count } edelstenen
            } door de Paus
           *[none] { $count ->
                [0] { $party } { $points } punten zonder edelsteen
                [one] { $party } { $points } punten voor 1 edelsteen
               *[other] { $party } { $points } punten voor { $count } edelstenen
            }
        }
story-black = Zwarte edelstenen: { $list }.
    .item =
        { $points ->
            [one] { $party } 1 punt voor { $count }
           *[other] { $party } { $points } punten voor { $count }
        }
story-favour = Sommen in de troonzaal: { $list }.
    .item =
        { $points ->
            [one] { $party } 1 punt voor { $sum }
           *[other] { $party } { $points } punten voor { $sum }
        }
