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
            [down] { picture-seat }, broker { $value } zakryty { $place }, nr { $n }
           *[up] { picture-seat }, broker { $value } { $place }, nr { $n }
        }
    }
picture-throne-broker = { picture-seat }, broker z rundy { $round } w sali tronowej

## Wskazówki: co to jest i co by teraz dało

picture-tip-gem =
    { $gem ->
        [blue] Niebieski klejnot
        [green] Zielony klejnot
        [yellow] Żółty klejnot
        [red] Czerwony klejnot
        [black] Czarny klejnot
       *[white] Biały klejnot
    }
# Jeden rodzaj klejnotów na statku. $what: „Niebieski klejnot”; $tells: ile jest wart.
picture-tip-line = { $what }: { $tells }
picture-tip-colour =
    { $rank ->
        [1] Najwyższe notowanie, { $quotation }. Na końcu najwięcej klejnotów tego koloru daje 24 punkty, następni dostają 18, 12 i 6.
        [2] Drugie notowanie, { $quotation }. Na końcu najwięcej klejnotów tego koloru daje 20 punktów, następni dostają 15, 10 i 5.
        [3] Trzecie notowanie, { $quotation }. Na końcu najwięcej klejnotów tego koloru daje 16 punktów, następni dostają 12, 8 i 4.
       *[4] Ostatnie notowanie, { $quotation }. Na końcu najwięcej klejnotów tego koloru daje 12 punktów, następni dostają 9, 6 i 3.
    }
picture-tip-black = Czarne klejnoty liczą się na końcu według liczby: 1, 4, 8, 12, 16, 20 i 24 punkty za jeden do siedmiu.
picture-tip-white = Kto go zdobędzie, od razu wymienia go na klejnot jednego z czterech kolorów.
picture-tip-ship =
    { $many ->
        [four] Największa suma w dzielnicy wybiera dwa z jego czterech klejnotów (duży liczy się podwójnie), druga jeden, trzecia dostaje ostatni.
       *[three] Największa suma w dzielnicy wybiera dwa z jego trzech klejnotów, druga dostaje ostatni.
    }
picture-tip-closed = Zamknięte przez Królową: nikt nie wchodzi ani nie wychodzi, dopóki dzielnica nie zostanie podliczona.
picture-tip-harbour = Największa suma tutaj zdobywa czarny klejnot.
picture-tip-commercial =
    { $points ->
        [one] Największa suma tutaj zdobywa 1 punkt.
        [few] Największa suma tutaj zdobywa { $points } punkty.
       *[many] Największa suma tutaj zdobywa { $points } punktów.
    }
picture-tip-palace = Największa suma tutaj zdobywa kartę: { $card }. { $effect }
picture-tip-palace-empty = Nie ma tu karty do zdobycia.
picture-tip-border = Granica, dla brokerów Filozofa. Później właściciel mówi, do której strony należy.
picture-tip-market = Miejsce na jednego brokera. Kto go postawi, od razu zdobywa 1 punkt.
picture-tip-row =
    { $gem ->
        [blue] Największa suma w rzędzie { $row } zdobywa niebieski klejnot.
        [green] Największa suma w rzędzie { $row } zdobywa zielony klejnot.
        [yellow] Największa suma w rzędzie { $row } zdobywa żółty klejnot.
        [red] Największa suma w rzędzie { $row } zdobywa czerwony klejnot.
       *[white] Największa suma w rzędzie { $row } zdobywa biały klejnot.
    }
picture-tip-row-empty = Rząd { $row } nie ma klejnotu do oddania.
picture-tip-row-sums = W tym rzędzie: { $totals }.
# Suma kolumny, wszyscy gracze razem; $hidden jej brokerów nie jest znanych.
picture-tip-column =
    { $hidden ->
        [0] Suma kolumny: { $sum }. { picture-tip-column-moves }
        [1] Suma kolumny: { $sum } + jeden zakryty. { picture-tip-column-moves }
        [2] Suma kolumny: { $sum } + dwóch zakrytych. { picture-tip-column-moves }
       *[other] Suma kolumny: { $sum } + { $hidden } zakrytych. { picture-tip-column-moves }
    }
picture-tip-column-moves = Najlepsza kolumna podnosi swój kolor o 2, następna o 1; dwie ostatnie obniżają swoje.

## Gracze w skrócie

picture-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
# Ile klejnotów jednego rodzaju ktoś ma.
picture-held =
    { $gem ->
        [blue]
            { $count ->
                [one] { $count } niebieski klejnot
                [few] { $count } niebieskie klejnoty
               *[many] { $count } niebieskich klejnotów
            }
        [green]
            { $count ->
                [one] { $count } zielony klejnot
                [few] { $count } zielone klejnoty
               *[many] { $count } zielonych klejnotów
            }
        [yellow]
            { $count ->
                [one] { $count } żółty klejnot
                [few] { $count } żółte klejnoty
               *[many] { $count } żółtych klejnotów
            }
        [red]
            { $count ->
                [one] { $count } czerwony klejnot
                [few] { $count } czerwone klejnoty
               *[many] { $count } czerwonych klejnotów
            }
       *[black]
            { $count ->
                [one] { $count } czarny klejnot
                [few] { $count } czarne klejnoty
               *[many] { $count } czarnych klejnotów
            }
    }
picture-in-front = przed zasłonką
picture-behind = za zasłonką
# $values: znane wartości, „0 1 3”, może żadne; $hidden: ilu nie jest znanych.
picture-values =
    { $hidden ->
        [0] { $values }
        [one] { $values } i jeden zakryty
        [few] { $values } i { $hidden } zakrytych
       *[many] { $values } i { $hidden } zakrytych
    }

## Powtórka

replay-title = Powtórka
replay-not-there = Nie ma tu skończonej gry. Grę można odtworzyć, gdy się skończy.
replay-as = Kto patrzy
replay-as-open = wszyscy: wszystko odkryte
replay-as-spectator = widz
# $seat: Niebieski; $name: kto tam siedział; $named: czy to wiadomo.
replay-as-seat =
    { $named ->
        [yes] { $seat } ({ $name })
       *[no] { $seat }
    }
replay-share = Skopiuj link do tej chwili
replay-shared = Link jest skopiowany.
replay-address = Link do tej chwili: { $address }
replay-download = Pobierz zapis
replay-players = Gracze
replay-controls = W przód i w tył
replay-log = Co się wydarzyło
replay-first = Na początek
replay-back-phase = Wstecz do początku fazy
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-next = Krok dalej
replay-next-phase = Do następnej fazy
replay-last = Na koniec
replay-speed = Tempo
replay-slider = Chwila gry
replay-step = Krok { $step } z { $steps }
replay-keys = Strzałki: krok. Z Shift: faza. Spacja: odtwarzanie i pauza.
replay-when = Runda { $round }: { $phase }
replay-when-over = Gra skończona

## Strona zasad (jej teksty są w rules.ftl)

rules-page-title = Zasady
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-found =
    { $count ->
        [0] Nic nie znaleziono.
        [one] Znaleziono { $count } fragment.
        [few] Znaleziono { $count } fragmenty.
       *[many] Znaleziono { $count } fragmentów.
    }
# Nazwa linku do rozdziału, dla czytników ekranu.
rules-link = Link do „{ $title }”
rules-base-characters = Postacie
rules-ys-plus-characters = Postacie z Ys+
rules-all-events = Wydarzenia
rules-picture-overview = Gra w drugiej rundzie. Po lewej miasto z czterema dzielnicami, ich statkami i postaciami; po prawej rynek z trzema rzędami i czterema kolumnami, nad nim notowania. Znak zapytania to zakryty broker.
rules-picture-brokers = Jedenastu brokerów jednego gracza.
rules-picture-gems = Rodzaje klejnotów. Każdy ma własny kolor, szlif i literę.
rules-picture-faces = Jeden broker, widziany na trzy sposoby.
rules-face-up = odkryty: wszyscy widzą wartość
rules-face-down-own = zakryty, jak widzi go właściciel
rules-face-down = zakryty, jak widzą go wszyscy inni
rules-picture-bids = Przykład: licytacja i wybrane karty kolejności.
rules-picture-counting = Przykład: dzielnica 1 ze wszystkimi brokerami odkrytymi. Sumy każdego obszaru stoją na jego brzegu, sumy całej dzielnicy obok statku.
rules-picture-market = Rynek przed podliczeniem. Pod każdą kolumną stoi jej suma: niebieska, zielona i czerwona mają po 4, ale w niebieskiej i czerwonej jest więcej brokerów niż w zielonej. W rzędzie 1 remisują Niebieski i Pomarańczowy.
rules-picture-colours = Co daje kolor na końcu.
# Miejsce koloru wśród czterech notowań.
rules-colour-rank =
    { $rank ->
        [1] najlepszy kolor
        [2] 2. kolor
        [3] 3. kolor
       *[4] ostatni kolor
    }
# $place: 1., 2., …
rules-player-place = { $place } gracz
rules-picture-black = Co dają czarne klejnoty na końcu, według liczby.
rules-picture-two-players = Dwóch graczy: czwarta dzielnica jest pod wodą, a w grze są szarzy neutralni brokerzy.
rules-picture-events = Pięciu graczy i wszystkie dodatki: wydarzenia obok postaci, statek w centrum dla Misji dyplomatycznej, miejsce przemytu, sala tronowa i broker Filozofa na granicy dwóch portów.

## Pierwsza gra. Czytelnik jest Niebieskim.

first-game-title = Pierwsza gra
first-game-guide = Przewodnik
first-game-progress = Jak daleko jesteś
first-game-step = { $step } z { $steps }
first-game-back = Wstecz
first-game-next = Dalej
first-game-do-it = Zrób to za mnie
first-game-again = Od początku
first-game-leave = Wyjdź
first-game-play = Do gier
first-game-hand = Twoi brokerzy
first-game-broker = Broker { $value }
first-game-face = Jak leży
first-game-welcome = Witaj w Ys! W kilka minut zagrasz jedną rundę prawdziwej gry. Grasz jako Niebieski; grają z tobą Pomarańczowy, Fioletowy i Żółty. Możesz przerwać w każdej chwili i później grać dalej od tego miejsca.
first-game-city = To jest miasto. Ma cztery dzielnice, a każda z nich trzy obszary: port na zewnątrz, obszar handlowy pośrodku, pałac w środku. Obszary dzielnicy 1 są teraz podświetlone. Gracze wysyłają tam brokerów; wygrywa największa suma.
first-game-ships = W każdym rogu leży to, co dzielnica ma do zaoferowania: statek z klejnotami dla największych sum w całej dzielnicy i postać dla pałacu. Port daje czarny klejnot, obszar handlowy 3 punkty. Wskaż cokolwiek albo przytrzymaj, a powie ci, czym jest.
first-game-market = To jest rynek. Kto ma największą sumę w rzędzie, zdobywa jego klejnot. Kolumny decydują, ile klejnoty będą warte: znaczniki nad nimi pokazują notowanie każdego koloru, a najwyższe daje na końcu najwięcej. O klejnoty chodzi w tej grze.
first-game-brokers = Masz jedenastu brokerów o wartościach od 0 do 4, ukrytych za zasłonką. Wszyscy mają takich samych. W każdej rundzie używa się całej jedenastki: dwóch do licytacji, ośmiu na planszy, a ostatni dołącza do licytacji.
first-game-bid = Najpierw kolejność. Każdy w tajemnicy wybiera dwóch brokerów, a największa suma pierwsza wybiera miejsce. Ci dwaj zostają przed zasłonką i później rozstrzygają remisy, więc dobra licytacja pomaga dwa razy. Wybierz { $value } i { $value2 }.
first-game-bids = Wszystkie licytacje są już odkryte: { $totals }. Największa suma wybiera miejsce w kolejności, potem następna.
first-game-order = Fioletowy wybrał ostatnie miejsce. Grać późno jest dobrze: widzisz, co robią inni. Zajmij trzecie miejsce.
first-game-ordered = Kolejność jest ustalona: Pomarańczowy, Żółty, ty, Fioletowy. W swoim ruchu stawiasz dwóch brokerów, jednego odkrytego i jednego zakrytego. Każdy ma cztery ruchy.
first-game-others =
    { $turn ->
        [1] Pomarańczowy i Żółty postawili pierwszych brokerów. Znak zapytania leży zakryty: wiesz, czyj jest, ale nie wiesz, ile jest wart.
        [2] Fioletowy postawił swoich, a Pomarańczowy i Żółty następnych. Spójrz na brzegi obszarów: mówią, co wiadomo o sumach, jeden znak zapytania za każdego zakrytego brokera.
        [3] Jeszcze jedno okrążenie. Dzielnice się zapełniają i warto wiedzieć, których brokerów inni już pokazali.
       *[4] Został tylko jeden ruch, twój i Fioletowego. Na to, co teraz postawisz, prawie nikt już nie zdoła odpowiedzieć.
    }
first-game-turn-1-1 = Twój pierwszy ruch. Wybierz 0, odwróć i postaw zakryte { $place }. Dla innych równie dobrze może to być 4: na tym polega blef.
first-game-turn-1-2 = Teraz jednego odkrytego: postaw drugie 0 { $place }. Kogo tam nie ma, ten nic nie wygra, a nawet 0 wygrywa tam, gdzie nie stoi nikt inny.
first-game-turn-2-1 = Coś mocniejszego: zakryta 3, { $place }. Walczy o tamtejsze 3 punkty.
first-game-turn-2-2 = I odkryta 3, { $place }. Nagrodą jest Najemnik, postać, którą można zagrać od następnej rundy.
first-game-turn-3-1 = Teraz rynek. Każdy postawiony tam broker od razu daje 1 punkt. Postaw zakrytą 1 { $place }.
first-game-turn-3-2 = I odkrytą 1 { $place }. Liczy się dwa razy: o klejnot rzędu i do notowania czerwonego.
first-game-turn-4-1 = Twój ostatni ruch. Zakryta 4, { $place }: walczysz nią o całą dzielnicę i o czarny klejnot.
first-game-turn-4-2 = I odkryta 2 { $place }.
first-game-placed = Wszyscy rozmieścili brokerów. Ostatni broker każdego dołącza do dwóch przed zasłonką. Odtąd ci trzej rozstrzygają remisy: wygrywa większa suma, potem niższa karta kolejności. Teraz podlicza się dzielnice jedną po drugiej.
first-game-district = Odkrywa się dzielnicę { $district }. Wszyscy brokerzy z jej trzech obszarów liczą się razem o statek.
first-game-won-district =
    { $why ->
        [front] { $totals }. Dwaj pierwsi remisują; { picture-seat } ma większą sumę przed zasłonką i wybiera dwa klejnoty, drugi jeden, trzeci dostaje ostatni.
        [order] { $totals }. Dwaj pierwsi remisują, także przed zasłonką; { picture-seat } ma niższą kartę kolejności i wybiera dwa klejnoty, drugi jeden, trzeci dostaje ostatni.
       *[sum] { $totals }. { picture-seat } ma najwięcej i wybiera dwa klejnoty, drugi jeden, trzeci dostaje ostatni.
    }
first-game-gem =
    { $left ->
        [0] Możesz wziąć klejnot ze statku. { first-game-hint-gem }
       *[other] Wygrywasz dzielnicę! Weź pierwszy z dwóch klejnotów. { first-game-hint-gem }
    }
first-game-areas = Obszary dzielnicy { $district }, jeden po drugim:
first-game-won-harbour =
    { $why ->
        [front] Port: { $totals }. { picture-seat } wygrywa remis sumą przed zasłonką i bierze czarny klejnot.
        [order] Port: { $totals }. Remis, także przed zasłonką: { picture-seat } ma niższą kartę kolejności i bierze czarny klejnot.
       *[sum] Port: { $totals }. { picture-seat } bierze czarny klejnot.
    }
first-game-won-commercial =
    { $why ->
        [front] Obszar handlowy: { $totals }. { picture-seat } wygrywa remis sumą przed zasłonką i zdobywa 3 punkty.
        [order] Obszar handlowy: { $totals }. Remis, także przed zasłonką: { picture-seat } ma niższą kartę kolejności i zdobywa 3 punkty.
       *[sum] Obszar handlowy: { $totals }. { picture-seat } zdobywa 3 punkty.
    }
first-game-won-palace =
    { $why ->
        [front] Pałac: { $totals }. { picture-seat } wygrywa remis sumą przed zasłonką i bierze postać.
        [order] Pałac: { $totals }. Remis, także przed zasłonką: { picture-seat } ma niższą kartę kolejności i bierze postać.
       *[sum] Pałac: { $totals }. { picture-seat } bierze postać.
    }
first-game-card = Teraz masz: { $card }. { $effect }
first-game-rows = Teraz rynek. Rząd po rzędzie największa suma zdobywa klejnot:
first-game-won-row =
    { $why ->
        [front] Rząd { $row }: { $totals }. Remis; { picture-seat } ma większą sumę przed zasłonką i wygrywa.
        [order] Rząd { $row }: { $totals }. Remis, także przed zasłonką; { picture-seat } ma niższą kartę kolejności i wygrywa.
       *[sum] Rząd { $row }: { $totals }. { picture-seat } wygrywa.
    }
first-game-columns = Potem kolumny, brokerzy wszystkich graczy razem. Czerwona i żółta remisują z sumą 4 i trzema brokerami w każdej. Ty masz największą sumę przed zasłonką, więc ustalasz ich kolejność: niech czerwona będzie pierwsza.
first-game-moves = Pierwsza kolumna rośnie o 2, druga o 1, trzecia spada o 1, ostatnia o 2:
first-game-moved =
    { $gem ->
        [blue]
            { $way ->
                [up] Niebieski rośnie o { $steps }, do { $to }.
               *[down] Niebieski spada o { $steps }, do { $to }.
            }
        [green]
            { $way ->
                [up] Zielony rośnie o { $steps }, do { $to }.
               *[down] Zielony spada o { $steps }, do { $to }.
            }
        [yellow]
            { $way ->
                [up] Żółty rośnie o { $steps }, do { $to }.
               *[down] Żółty spada o { $steps }, do { $to }.
            }
       *[red]
            { $way ->
                [up] Czerwony rośnie o { $steps }, do { $to }.
               *[down] Czerwony spada o { $steps }, do { $to }.
            }
    }
first-game-bidder = Masz największą sumę na całym rynku, więc zmieniasz jedno notowanie o 1, w górę lub w dół. Fioletowy i Żółty mają więcej niebieskich klejnotów niż ty: obniż niebieski.
first-game-round = To była runda. Wszyscy brokerzy są znów za zasłonkami, przypłynęły nowe statki i czas na następną licytację. W drugiej rundzie można by zagrać Najemnika. Cztery rundy to gra: tu przeskakujemy do jej końca.
first-game-end = Koniec. Kolory układa się według notowań, a w każdym z nich graczy według liczby klejnotów. Czarne klejnoty liczą się według liczby. Tabela mówi, skąd wzięły się punkty; linia pokazuje, że większość przychodzi na samym końcu.
first-game-finish = Teraz już wiesz, jak to działa. Zacznij na stronie głównej grę z botami albo zajrzyj do zasad. Miłej zabawy!
first-game-option-order =
    { $order ->
        [1] pierwsze
        [2] drugie
        [3] trzecie
       *[4] czwarte
    }
first-game-option-gem =
    { $gem ->
        [blue] niebieski
        [green] zielony
        [yellow] żółty
       *[red] czerwony
    }
first-game-option-rank =
    { $gem ->
        [blue] niebieska pierwsza
        [green] zielona pierwsza
        [yellow] żółta pierwsza
       *[red] czerwona pierwsza
    }
first-game-option-raise =
    { $gem ->
        [blue] niebieski w górę
        [green] zielony w górę
        [yellow] żółty w górę
       *[red] czerwony w górę
    }
first-game-option-lower =
    { $gem ->
        [blue] niebieski w dół
        [green] zielony w dół
        [yellow] żółty w dół
       *[red] czerwony w dół
    }
first-game-hint-bid = W tej rundzie wybierz { $value } i { $value2 }.
first-game-hint-order =
    { $order ->
        [1] W tej rundzie zajmij pierwsze miejsce.
        [2] W tej rundzie zajmij drugie miejsce.
        [3] W tej rundzie zajmij trzecie miejsce.
       *[4] W tej rundzie zajmij czwarte miejsce.
    }
first-game-hint-place =
    { $face ->
        [down] Wybierz { $value }, potem „zakryty”, i naciśnij podświetlone miejsce { $place }.
       *[up] Wybierz { $value }, potem „odkryty”, i naciśnij podświetlone miejsce { $place }.
    }
first-game-hint-gem =
    { $gem ->
        [blue] W tej rundzie weź niebieski.
        [green] W tej rundzie weź zielony.
        [yellow] W tej rundzie weź żółty.
       *[red] W tej rundzie weź czerwony.
    }
first-game-hint-rank =
    { $gem ->
        [blue] W tej rundzie niech pierwsza będzie niebieska.
        [green] W tej rundzie niech pierwsza będzie zielona.
        [yellow] W tej rundzie niech pierwsza będzie żółta.
       *[red] W tej rundzie niech pierwsza będzie czerwona.
    }
first-game-hint-lower =
    { $gem ->
        [blue] W tej rundzie obniż niebieski.
        [green] W tej rundzie obniż zielony.
        [yellow] W tej rundzie obniż żółty.
       *[red] W tej rundzie obniż czerwony.
    }
