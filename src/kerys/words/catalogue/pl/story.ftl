### Kilka faktów jednego rodzaju opowiedzianych razem. $list zawiera części połączone tak, jak wylicza się po polsku; każda
### część to komunikat o tej samej nazwie z .item.

story-ships = Przypływają statki: { $list }.
    .item =
        { $harbour ->
            [centre] w centrum { $large } (duży) oraz { $small } i { $small2 } (małe)
           *[other] w porcie { $harbour } { $large } (duży) oraz { $small } i { $small2 } (małe)
        }
story-market = Rynek oferuje klejnoty: { $list }.
    .item = { $gem } w rzędzie { $row }
story-bids = Odkryto licytację: { $list }.
    .item = { $party } { $value } + { $value2 } = { $sum }
story-orders = Gracze wybierają miejsca w kolejności: { $list }.
    .item = { $party } zajmuje miejsce { $order }
story-last-brokers = Ostatni broker zza każdej zasłonki staje przed nią: { $list }.
    .item = { $party } { $value }
story-revealed = Odkryto { $place-at }: { $list }.
    .item = { $party } { $value }
story-revealed-market = Odkryto na rynku: { $list }.
    .item = { $party } { $value } { $place-cell }
story-stood = { $contest }: { $list }.
    .item =
        { $tiebreak ->
            [intriguer] { $party } { $sum } (wygrywa remis dzięki Intrygantowi)
            [neutral] { $party } { $sum } (Neutralny wygrywa remisy)
            [front] { $party } { $sum } (wygrywa remis większą sumą przed zasłonką)
            [order] { $party } { $sum } (wygrywa remis niższą kartą kolejności)
           *[sum] { $party } { $sum }
        }
story-gems = { $party } bierze { $list } ze statku w porcie { $district }.
    .item = { $gem-a }
story-gems-alike = { $party } bierze dwa { $gem-many } ze statku w porcie { $district }.
story-columns = Kolumny rynku: { $list }.
    .item =
        { $reason2 ->
            [brokers] { $gem-fem } na miejscu { $rank } z sumą { $sum } (więcej brokerów niż następna: { $brokers })
            [choice] { $gem-fem } na miejscu { $rank } z sumą { $sum } (o remisie zdecydowano)
            [investor] { $gem-fem } na miejscu { $rank } dzięki Inwestorowi
           *[sum] { $gem-fem } na miejscu { $rank } z sumą { $sum }
        }
story-quotations = Notowania się zmieniają: { $list }.
    .item =
        { $direction ->
            [up] { $gem } w górę o { $steps } do { $quotation }
           *[down] { $gem } w dół o { $steps } do { $quotation }
        }
story-favours = Każdy wysyła brokera sprzed zasłonki, zakrytego, do sali tronowej: { $list }.
    .item =
        { $value ->
            [hidden] { $party } nieznanego
           *[other] { $party } brokera { $value }
        }
story-spares = Każdy bierze w zamian zapasową 2.
story-throne = { $party } ma w sali tronowej: { $list }.
    .item = { $value } z rundy { $round }
story-colour =
    { $rank ->
        [1] { $gem-many-capital } są notowane najwyżej: { $list }.
        [2] { $gem-many-capital } są notowane na drugim miejscu: { $list }.
        [3] { $gem-many-capital } są notowane na trzecim miejscu: { $list }.
       *[other] { $gem-many-capital } są notowane najniżej: { $list }.
    }
    .item =
        { $tie ->
            [pope] { $party } { $points ->
                [one] { $points } punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            } za { $count ->
                [one] 1 klejnot
                [few] { $count } klejnoty
               *[many] { $count } klejnotów
            } dzięki Papieżowi
           *[none] { $points ->
                [one] { $party } { $points } punkt za { $count ->
                    [0] brak klejnotów
                    [one] 1 klejnot
                    [few] { $count } klejnoty
                   *[many] { $count } klejnotów
                }
                [few] { $party } { $points } punkty za { $count ->
                    [0] brak klejnotów
                    [one] 1 klejnot
                    [few] { $count } klejnoty
                   *[many] { $count } klejnotów
                }
               *[many] { $party } { $points } punktów za { $count ->
                    [0] brak klejnotów
                    [one] 1 klejnot
                    [few] { $count } klejnoty
                   *[many] { $count } klejnotów
                }
            }
        }
story-black = Czarne klejnoty: { $list }.
    .item =
        { $points ->
            [one] { $party } 1 punkt za { $count }
            [few] { $party } { $points } punkty za { $count }
           *[many] { $party } { $points } punktów za { $count }
        }
story-favour = Sumy w sali tronowej: { $list }.
    .item =
        { $points ->
            [one] { $party } 1 punkt za { $sum }
            [few] { $party } { $points } punkty za { $sum }
           *[many] { $party } { $points } punktów za { $sum }
        }
