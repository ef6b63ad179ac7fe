### Co się zdarzyło: po jednym komunikacie na każdy rodzaj faktu, fact-RODZAJ. Zmienne to pola faktu; miejsca przy stole,
### klejnoty, karty, wydarzenia i miejsca na planszy przychodzą we wszystkich formach z names.ftl ($party-of, $gem-a,
### $place-at). Czego czytelnikowi nie wolno wiedzieć, ma wartość „hidden”.

## Przygotowanie

fact-round-began = Zaczyna się runda { $round }.
fact-character-turned = Pałac { $district }: odkryto kartę { $card }. „{ $card-effect }”
fact-gem-card-laid = Pałac { $district }: leży karta klejnotu. Kto wygra pałac, bierze klejnot dowolnego koloru.
fact-event-turned = Wydarzenie w dzielnicy { $district }: { $event }. „{ $event-effect }”
fact-event-discarded = W dzielnicy { $district } dobrano też wydarzenie { $event } i odłożono je bez skutku.
fact-card-discarded = W dzielnicy { $district } została karta ({ $card }); odkłada się ją.
fact-ship-arrived =
    { $harbour ->
        [centre] W centrum staje statek z dużym { $large-ins }, małym { $small-ins } i małym { $small2-ins } klejnotem.
       *[other] Do portu { $harbour } przypływa statek z dużym { $large-ins }, małym { $small-ins } i małym { $small2-ins } klejnotem.
    }
fact-market-filled = Rząd { $row } rynku oferuje { $gem-a }.
fact-speculated =
    { $speculation-id ->
        [hidden] { $party } spekuluje w tajemnicy.
        [none] { $party } nie spekuluje; nikt inny o tym nie wie.
       *[other] { $party } stawia na { $speculation }; nikt inny o tym nie wie.
    }

## Kolejność

fact-bid-revealed = { $party } licytuje { $value } i { $value2 }, razem { $sum }.
fact-order-taken = { $party } zajmuje miejsce { $order } w kolejności.

## Rozmieszczanie

# Zero jest rodzaju nijakiego, inne wartości żeńskiego.
fact-placed =
    { $source ->
        [neutral] { $value ->
            [hidden] { $placer } stawia zakrytego neutralnego brokera { $place-at }.
            [0] { $placer } stawia zakryte neutralne 0 { $place-at }.
           *[other] { $placer } stawia zakrytą neutralną { $value } { $place-at }.
        }
        [front] { $face-id ->
            [up] { $value ->
                [0] { $party } stawia odkryte 0 sprzed zasłonki { $place-at }.
               *[other] { $party } stawia odkrytą { $value } sprzed zasłonki { $place-at }.
            }
           *[down] { $value ->
                [0] { $party } stawia zakryte 0 sprzed zasłonki { $place-at }.
               *[other] { $party } stawia zakrytą { $value } sprzed zasłonki { $place-at }.
            }
        }
       *[hand] { $face-id ->
            [up] { $value ->
                [0] { $party } stawia odkryte 0 { $place-at }.
               *[other] { $party } stawia odkrytą { $value } { $place-at }.
            }
           *[down] { $value ->
                [hidden] { $party } stawia zakrytego brokera { $place-at }.
                [0] { $party } stawia zakryte 0 { $place-at }.
               *[other] { $party } stawia zakrytą { $value } { $place-at }.
            }
        }
    }
fact-front-replaced = W zamian { $party } stawia { $value } przed zasłonką.
fact-last-broker = Ostatni broker { $party-of }, o wartości { $value }, staje przed zasłonką.
fact-side-declared = { $party } zalicza { $spot-acc } { $place2-to }.
fact-sent-back = { $spot-capital } nie ma już dozwolonej strony i wraca za zasłonkę { $party-of }.

## Postacie

fact-card-played =
    { $copied-id ->
        [none] { $party } zagrywa { $card-acc }. „{ $card-effect }”
       *[other] { $party } zagrywa { $card-acc } i kopiuje { $copied-acc }. „{ $copied-effect }”
    }
fact-looked =
    { $value ->
        [hidden] { $party } podgląda brokera { $owner-of } { $spot-where }.
       *[other] { $party } podgląda brokera { $owner-of } { $spot-where }: to { $value }.
    }
fact-swapped = { $party } zamienia miejscami { $spot-acc } i { $spot2-acc }.
fact-moved = { $party } przenosi { $spot-acc } { $place2-to }.
fact-taken-off = { $party } zabiera z planszy { $spot-acc }: to { $value }.
fact-marked = { $party } oznacza { $spot-acc }: w tej rundzie liczy się za 5.
fact-area-closed = { $party } zamyka { $place }.
fact-kind-named =
    { $card-id ->
        [customs-officer] { $party } wymienia { $gem }: w tej rundzie statki nie wydają { $gem-many-gen }.
       *[investor] { $party } wymienia { $gem }: kolumna Inwestora jest na rynku przed pozostałymi.
    }
fact-district-named = { $party } wymienia dzielnicę { $district }: każdy broker { $party-of } liczy się tam o 1 więcej.
fact-ships-swapped = { $party } zamienia statki w portach { $district } i { $district2 }.

## Podliczanie

fact-revealed = { $spot-capital } zostaje odkryty: to { $value } { $party-of }.
fact-stood =
    { $rank ->
        [1] { $tiebreak ->
            [intriguer] { $contest }: { $party } ma { $sum } i jest pierwszy; wygrywa remis dzięki Intrygantowi.
            [neutral] { $contest }: { $party } ma { $sum } i jest pierwszy; Neutralny wygrywa remisy.
            [front] { $contest }: { $party } ma { $sum } i jest pierwszy; wygrywa remis większą sumą przed zasłonką.
            [order] { $contest }: { $party } ma { $sum } i jest pierwszy; wygrywa remis niższą kartą kolejności.
           *[sum] { $contest }: { $party } ma { $sum } i jest pierwszy.
        }
       *[other] { $tiebreak ->
            [intriguer] { $contest }: { $party } ma { $sum } i zajmuje miejsce { $rank }; wygrywa remis dzięki Intrygantowi.
            [neutral] { $contest }: { $party } ma { $sum } i zajmuje miejsce { $rank }; Neutralny wygrywa remisy.
            [front] { $contest }: { $party } ma { $sum } i zajmuje miejsce { $rank }; wygrywa remis większą sumą przed zasłonką.
            [order] { $contest }: { $party } ma { $sum } i zajmuje miejsce { $rank }; wygrywa remis niższą kartą kolejności.
           *[sum] { $contest }: { $party } ma { $sum } i zajmuje miejsce { $rank }.
        }
    }
fact-prize-lapsed =
    { $contest-id ->
        [bidder] Na rynku nie ma nikogo, więc nie ma najwyżej licytującego.
       *[other] { $contest }: nie ma tam nikogo, więc nikt nic nie dostaje.
    }
fact-gem-taken =
    { $from ->
        [ship] { $gem-id ->
            [black] { $party } bierze czarny klejnot z portu { $district }.
           *[other] { $party } bierze { $gem-a } ze statku w porcie { $district }.
        }
        [centre] { $party } bierze { $gem-a } ze statku w centrum.
        [row] { $party } bierze { $gem-the } z rzędu { $row } rynku.
        [gem-card] { $party } bierze { $gem-a } za kartę klejnotu z pałacu { $district }.
        [smuggling] { $party } bierze { $gem-a } z miejsca przemytu { $number }.
        [column] { $party } bierze { $gem-a } z { $column-fem-gen } kolumny (Mediacja).
        [consolation] { $party } bierze { $gem-a } zamiast karty z pałacu { $district }.
       *[card] { $party } bierze { $gem-a } dzięki postaci.
    }
fact-gem-turned =
    { $from ->
        [ship] { $party } bierze biały klejnot ze statku w porcie { $district } i zamienia go na { $gem-a }.
        [centre] { $party } bierze biały klejnot ze statku w centrum i zamienia go na { $gem-a }.
        [row] { $party } bierze biały klejnot z rzędu { $row } rynku i zamienia go na { $gem-a }.
        [gem-card] { $party } bierze { $gem-a } za kartę klejnotu z pałacu { $district }.
       *[smuggling] { $party } bierze { $gem-a } z miejsca przemytu { $number }.
    }
fact-gem-given = { $party } oddaje { $gem-a } ({ $card }).
fact-scored =
    { $reason ->
        [market] { $party } zdobywa { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        } na rynku.
        [commercial] { $party } zdobywa { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        } za obszar handlowy { $where }.
        [prince] { $party } zdobywa { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }: Książę.
        [king] { $party } zdobywa { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }: Król.
        [enrichment] { $party } zdobywa { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        } za klejnot zdobyty w dzielnicy { $where } (Wzbogacenie).
        [smuggling] { $party } zdobywa { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        } w miejscu przemytu { $where }.
        [monk] { $party } zdobywa { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        } za zabranego brokera (Mnich).
       *[rogue] { $party } zdobywa { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        } (Łotr).
    }
fact-card-won =
    { $card-id ->
        [gem-card] { $party } zdobywa kartę klejnotu z pałacu { $district }.
       *[other] { $party } zdobywa { $card-acc } z pałacu { $district }.
    }
fact-column-ranked =
    { $reason2 ->
        [brokers] Kolumna { $gem-fem } zajmuje miejsce { $rank } z sumą { $sum }; ma więcej brokerów ({ $brokers }) niż następna.
        [choice] Kolumna { $gem-fem } zajmuje miejsce { $rank } z sumą { $sum } i { $brokers ->
            [one] 1 brokerem
            [few] { $brokers } brokerami
           *[many] { $brokers } brokerami
        }; o remisie z następną zdecydowano.
        [investor] Kolumna { $gem-fem } zajmuje miejsce { $rank } dzięki Inwestorowi (suma { $sum }, { $brokers ->
            [one] 1 broker
            [few] { $brokers } brokerzy
           *[many] { $brokers } brokerów
        }).
       *[sum] Kolumna { $gem-fem } zajmuje miejsce { $rank } z sumą { $sum } ({ $brokers ->
            [one] 1 broker
            [few] { $brokers } brokerzy
           *[many] { $brokers } brokerów
        }).
    }
fact-column-chosen = { $party } ustala kolejność remisujących kolumn: { $gem-fem } zajmuje miejsce { $rank }.
fact-quotation-moved =
    { $mover ->
        [bidder] { $direction ->
            [up] Jako najwyżej licytujący { $party } podnosi notowanie { $gem-many-gen } o { $steps }, do { $quotation }.
           *[down] Jako najwyżej licytujący { $party } obniża notowanie { $gem-many-gen } o { $steps }, do { $quotation }.
        }
        [banker] { $direction ->
            [up] Dzięki Bankierowi { $party } podnosi notowanie { $gem-many-gen } o { $steps }, do { $quotation }.
           *[down] Dzięki Bankierowi { $party } obniża notowanie { $gem-many-gen } o { $steps }, do { $quotation }.
        }
       *[column] { $direction ->
            [up] Notowanie { $gem-many-gen } rośnie o { $steps }, do { $quotation }.
           *[down] Notowanie { $gem-many-gen } spada o { $steps }, do { $quotation }.
        }
    }

## Królewska Łaska

fact-favour-given =
    { $value ->
        [hidden] { $party } wysyła zakrytego brokera sprzed zasłonki do sali tronowej (runda { $round }).
        [0] { $party } wysyła zakryte 0 do sali tronowej (runda { $round }).
       *[other] { $party } wysyła zakrytą { $value } do sali tronowej (runda { $round }).
    }
fact-spare-taken = { $party } bierze w zamian zapasową 2.
fact-throne-revealed = Broker { $party-of } z rundy { $round } w sali tronowej to { $value }.

## Końcowe podliczanie

fact-colour-scored =
    { $tie ->
        [pope] { $gem-many-capital }, miejsce { $rank } w notowaniach: { $party } ma { $count ->
            [one] 1 klejnot
            [few] { $count } klejnoty
           *[many] { $count } klejnotów
        }, wygrywa remis dzięki Papieżowi i zdobywa { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
       *[none] { $count ->
            [0] { $gem-many-capital }, miejsce { $rank } w notowaniach: { $party } nie ma klejnotu i zdobywa { $points ->
                [one] 1 punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            }.
            [one] { $gem-many-capital }, miejsce { $rank } w notowaniach: { $party } ma 1 klejnot i zdobywa { $points ->
                [one] 1 punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            }.
            [few] { $gem-many-capital }, miejsce { $rank } w notowaniach: { $party } ma { $count } klejnoty i zdobywa { $points ->
                [one] 1 punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            }.
           *[many] { $gem-many-capital }, miejsce { $rank } w notowaniach: { $party } ma { $count } klejnotów i zdobywa { $points ->
                [one] 1 punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            }.
        }
    }
fact-black-scored =
    { $count ->
        [0] { $party } nie ma czarnego klejnotu.
        [one] { $party } ma 1 czarny klejnot: { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
        [few] { $party } ma { $count } czarne klejnoty: { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
       *[many] { $party } ma { $count } czarnych klejnotów: { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
    }
fact-favour-scored =
    { $points ->
        [one] { $party } ma { $sum } w sali tronowej: 1 punkt.
        [few] { $party } ma { $sum } w sali tronowej: { $points } punkty.
       *[many] { $party } ma { $sum } w sali tronowej: { $points } punktów.
    }
fact-speculation-scored =
    { $speculation-id ->
        [none] { $party } nie spekulował.
       *[other] { $party } postawił na { $speculation }: { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
    }
fact-smuggler-scored =
    { $points ->
        [one] { $party } ma Przemytnika i co najmniej 8 czarnych klejnotów: 1 punkt.
        [few] { $party } ma Przemytnika i co najmniej 8 czarnych klejnotów: { $points } punkty.
       *[many] { $party } ma Przemytnika i co najmniej 8 czarnych klejnotów: { $points } punktów.
    }
fact-won =
    { $shared ->
        [1] { $party } dzieli zwycięstwo, mając { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        } i { $count ->
            [one] 1 klejnot
            [few] { $count } klejnoty
           *[many] { $count } klejnotów
        }.
       *[other] { $party } wygrywa, mając { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        } i { $count ->
            [one] 1 klejnot
            [few] { $count } klejnoty
           *[many] { $count } klejnotów
        }.
    }
