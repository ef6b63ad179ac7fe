### Obrazki planszy, powtórka, strona zasad i pierwsza gra. Gracze, klejnoty i obszary przychodzą pod nazwą z notacji: $seat,
### $gem (blue, green, …), $area (harbour, …), żeby język mógł wybrać właściwą formę.

## Jedna litera na klejnocie, jedna na znaku gracza; w każdej z tych grup wszystkie różne

picture-gem-letter =
    { $gem ->
        [blue] N
        [green] Z
        [yellow] Ł
        [red] C
        [black] K
       *[white] B
    }
picture-seat-letter =
    { $seat ->
        [blue] N
        [orange] P
        [violet] F
        [yellow] Ł
        [green] Z
       *[neutral] E
    }

## Części planszy

picture-city = Miasto
picture-market = Rynek
picture-throne-room = Sala tronowa
picture-district = Dzielnica { $district }
# Małymi literami w pustym obszarze.
picture-area =
    { $area ->
        [harbour] port
        [commercial] handel
       *[palace] pałac
    }
# Miejsce koloru wśród notowań lub kolumn, jak najkrócej.
picture-rank = { $rank }.
# Kolumna, którą Inwestor wysunął na początek.
picture-invested = { $rank }. (Inwestor)
picture-ship =
    Statek z dużym { $large ->
        [blue] niebieskim
        [green] zielonym
        [yellow] żółtym
       *[red] czerwonym
    }, małym { $small ->
        [blue] niebieskim
        [green] zielonym
        [yellow] żółtym
        [red] czerwonym
       *[white] białym
    } i małym { $small2 ->
        [blue] niebieskim
        [green] zielonym
        [yellow] żółtym
        [red] czerwonym
       *[white] białym
    } klejnotem

## Co gdzie stoi. Suma to to, co wiadomo o sumie jednego gracza: „Niebieski 4 + dwóch zakrytych”

picture-total =
    { $known ->
        [some] { $hidden ->
            [0] { picture-seat } { $sum }
            [1] { picture-seat } { $sum } + jeden zakryty
            [2] { picture-seat } { $sum } + dwóch zakrytych
            [3] { picture-seat } { $sum } + trzech zakrytych
           *[other] { picture-seat } { $sum } + { $hidden } zakrytych
        }
       *[none] { $hidden ->
            [1] { picture-seat } jeden zakryty
            [2] { picture-seat } dwóch zakrytych
            [3] { picture-seat } trzech zakrytych
           *[other] { picture-seat } { $hidden } zakrytych
        }
    }
picture-seat =
    { $seat ->
        [blue] Niebieski
        [orange] Pomarańczowy
        [violet] Fioletowy
        [yellow] Żółty
        [green] Zielony
       *[neutral] Neutralny
    }
# $place: nazwa miejsca; $totals: wyliczenie sum.
picture-place-empty =
    { $closed ->
        [closed] { $place }: zamknięte, nikogo
       *[open] { $place }: nikogo
    }
picture-place-with =
    { $closed ->
        [closed] { $place }: zamknięte; { $totals }
       *[open] { $place }: { $totals }
    }
# $place: gdzie stoi („w porcie 2”); $n: jako który tam przybył.
picture-broker =
    { $value ->
        [hidden] { picture-seat }, zakryty broker { $place }, nr { $n }
       *[other] { $face ->
            [down] { picture-seat }, zakryta { $value } { $place }, nr { $n }
           *[up] { picture-seat }, { $value } { $place }, nr { $n }
        }
    }
picture-throne-broker = { picture-seat }, broker z rundy { $round } w sali tronowej
