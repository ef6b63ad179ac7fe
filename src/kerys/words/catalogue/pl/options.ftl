### Co można odpowiedzieć: po jednym komunikacie na każdy czasownik notacji, option-CZASOWNIK.

option-pass =
    { $asked ->
        [window] Nie zagrywaj teraz postaci
        [reaction] Nie kopiuj
        [last-look] Nie podglądaj więcej
        [card] Zrezygnuj
       *[other] Spasuj
    }
option-bid = Licytuj { $value } i { $value2 } (razem { $sum })
option-order = Zajmij miejsce { $order } w kolejności
# Zero jest rodzaju nijakiego, inne wartości żeńskiego.
option-place =
    { $source ->
        [neutral] { $value ->
            [0] Postaw zakryte neutralne 0 { $place-at }
           *[other] Postaw zakrytą neutralną { $value } { $place-at }
        }
        [front] { $face-id ->
            [up] { $value ->
                [0] Postaw odkryte 0 sprzed zasłonki { $place-at }
               *[other] Postaw odkrytą { $value } sprzed zasłonki { $place-at }
            }
           *[down] { $value ->
                [0] Postaw zakryte 0 sprzed zasłonki { $place-at }
               *[other] Postaw zakrytą { $value } sprzed zasłonki { $place-at }
            }
        }
       *[hand] { $face-id ->
            [up] { $value ->
                [0] Postaw odkryte 0 { $place-at }
               *[other] Postaw odkrytą { $value } { $place-at }
            }
           *[down] { $value ->
                [0] Postaw zakryte 0 { $place-at }
               *[other] Postaw zakrytą { $value } { $place-at }
            }
        }
    }
option-look = Podejrzyj: { $spot } (Szpieg)
option-broker = Wybierz: { $spot }
option-play = Zagraj { $card-acc }: { $card-effect }
option-gem = Wybierz: { $gem }
option-raise = Podnieś o 1 notowanie { $gem-many-gen }
option-lower = Obniż o 1 notowanie { $gem-many-gen }
option-rank = Następna kolumna: { $gem-fem }
option-district = Wybierz dzielnicę { $district }
option-close = Zamknij { $place }
option-to = Wybierz: { $place }
option-front = Postaw { $value } przed zasłonką
option-favour = Oddaj { $value }
option-speculate =
    { $gem-id ->
        [none] Nie spekuluj
       *[other] Postaw na { $gem }
    }
option-prize =
    { $prize ->
        [gems] Weź dwa kolorowe klejnoty
        [black] Weź jeden czarny klejnot
       *[points] Weź 3 punkty
    }
