### Nazwy rzeczy. Formy (atrybuty) to te, których potrzebują polskie zdania.

## Ktoś, kto nie podał imienia

guest = Gość { $mark }

## Miejsca przy stole; .of: dopełniacz

seat-blue = Niebieski
    .of = Niebieskiego
seat-orange = Pomarańczowy
    .of = Pomarańczowego
seat-violet = Fioletowy
    .of = Fioletowego
seat-yellow = Żółty
    .of = Żółtego
seat-green = Zielony
    .of = Zielonego
seat-neutral = Neutralny
    .of = Neutralnego

## Klejnoty: rodzaj; .fem i .fem-gen: przy słowie „kolumna” (mianownik, dopełniacz); .ins: narzędnik („z dużym …”);
## .gen: dopełniacz („za … klejnot” w pytaniach: „swojego … klejnotu”); .a i .the: biernik z rzeczownikiem;
## .many: kilka (biernik); .many-gen: kilka (dopełniacz); .many-capital: na początku zdania

gem-blue = niebieski
    .fem = niebieska
    .fem-gen = niebieskiej
    .ins = niebieskim
    .gen = niebieskiego
    .a = niebieski klejnot
    .the = niebieski klejnot
    .many = niebieskie klejnoty
    .many-gen = niebieskich klejnotów
    .many-capital = Niebieskie klejnoty
gem-green = zielony
    .fem = zielona
    .fem-gen = zielonej
    .ins = zielonym
    .gen = zielonego
    .a = zielony klejnot
    .the = zielony klejnot
    .many = zielone klejnoty
    .many-gen = zielonych klejnotów
    .many-capital = Zielone klejnoty
gem-yellow = żółty
    .fem = żółta
    .fem-gen = żółtej
    .ins = żółtym
    .gen = żółtego
    .a = żółty klejnot
    .the = żółty klejnot
    .many = żółte klejnoty
    .many-gen = żółtych klejnotów
    .many-capital = Żółte klejnoty
gem-red = czerwony
    .fem = czerwona
    .fem-gen = czerwonej
    .ins = czerwonym
    .gen = czerwonego
    .a = czerwony klejnot
    .the = czerwony klejnot
    .many = czerwone klejnoty
    .many-gen = czerwonych klejnotów
    .many-capital = Czerwone klejnoty
gem-black = czarny
    .fem = czarna
    .fem-gen = czarnej
    .ins = czarnym
    .gen = czarnego
    .a = czarny klejnot
    .the = czarny klejnot
    .many = czarne klejnoty
    .many-gen = czarnych klejnotów
    .many-capital = Czarne klejnoty
gem-white = biały
    .fem = biała
    .fem-gen = białej
    .ins = białym
    .gen = białego
    .a = biały klejnot
    .the = biały klejnot
    .many = białe klejnoty
    .many-gen = białych klejnotów
    .many-capital = Białe klejnoty

## Miejsca na planszy: jak się nazywa (też biernik), gdzie coś stoi, dokąd idzie
## $district: od 1 do 4. $district2: sąsiednia dzielnica. $row: rząd rynku. $column: klejnot kolumny, w rodzaju męskim;
## kolumna jest żeńska, stąd wybór.

place-harbour = port { $district }
    .at = w porcie { $district }
    .to = do portu { $district }
place-commercial = obszar handlowy { $district }
    .at = w obszarze handlowym { $district }
    .to = do obszaru handlowego { $district }
place-palace = pałac { $district }
    .at = w pałacu { $district }
    .to = do pałacu { $district }
place-market =
    rynek, rząd { $row }, kolumna { $column ->
        [niebieski] niebieska
        [zielony] zielona
        [czerwony] czerwona
       *[other] żółta
    }
    .at =
        na rynku (rząd { $row }, kolumna { $column ->
            [niebieski] niebieska
            [zielony] zielona
            [czerwony] czerwona
           *[other] żółta
        })
    .to =
        na rynek (rząd { $row }, kolumna { $column ->
            [niebieski] niebieska
            [zielony] zielona
            [czerwony] czerwona
           *[other] żółta
        })
    .cell = (rząd { $row }, kolumna { $column-fem })
place-smuggling = miejsce przemytu { $number }
    .at = w miejscu przemytu { $number }
    .to = do miejsca przemytu { $number }
place-harbour-commercial = granica portu i obszaru handlowego { $district }
    .at = na granicy portu i obszaru handlowego { $district }
    .to = na granicę portu i obszaru handlowego { $district }
place-commercial-palace = granica obszaru handlowego i pałacu { $district }
    .at = na granicy obszaru handlowego i pałacu { $district }
    .to = na granicę obszaru handlowego i pałacu { $district }
place-harbours = granica portów { $district } i { $district2 }
    .at = na granicy portów { $district } i { $district2 }
    .to = na granicę portów { $district } i { $district2 }
place-commercials = granica obszarów handlowych { $district } i { $district2 }
    .at = na granicy obszarów handlowych { $district } i { $district2 }
    .to = na granicę obszarów handlowych { $district } i { $district2 }
place-palaces = granica pałaców { $district } i { $district2 }
    .at = na granicy pałaców { $district } i { $district2 }
    .to = na granicę pałaców { $district } i { $district2 }
place-throne = część { $seat-of } w sali tronowej
    .at = w części { $seat-of } w sali tronowej
    .to = do części { $seat-of } w sali tronowej

## Jeden broker na planszy: według miejsca i kolejności przybycia (na polu rynku mieści się tylko jeden)
## .acc: biernik; .ins: narzędnik; .capital: na początku zdania; .where: po brokerze, którego właściciela już nazwano

spot-only = broker { $place-at }
    .acc = brokera { $place-at }
    .ins = brokerem { $place-at }
    .capital = Broker { $place-at }
    .where = { $place-at }
spot-numbered = broker nr { $n } { $place-at }
    .acc = brokera nr { $n } { $place-at }
    .ins = brokerem nr { $n } { $place-at }
    .capital = Broker nr { $n } { $place-at }
    .where = (nr { $n } { $place-at })
spot-throne = broker { $seat-of } z rundy { $n } w sali tronowej
    .acc = brokera { $seat-of } z rundy { $n } w sali tronowej
    .ins = brokerem { $seat-of } z rundy { $n } w sali tronowej
    .capital = Broker { $seat-of } z rundy { $n } w sali tronowej
    .where = z rundy { $n } w sali tronowej

## Co się właśnie podlicza

contest-district = Dzielnica { $where }
contest-harbour = Port { $where }
contest-commercial = Obszar handlowy { $where }
contest-palace = Pałac { $where }
contest-mission = Misja dyplomatyczna
contest-smuggling = Miejsce przemytu { $where }
contest-row = Rząd { $where } rynku
contest-mediation = Mediacja, kolumna { $column-fem }
contest-bidder = Najwyżej licytujący na rynku

## Kiedy

phase-preparation = przygotowanie
phase-turn-order = licytacja o kolejność
phase-placement = rozmieszczanie brokerów
phase-counting = podliczanie
phase-kings-favour = Królewska Łaska
phase-finished = koniec

window-W1 = na początku rozmieszczania
window-W2 = przed własnym ruchem
window-W3 = po własnym ruchu
window-W4 = na początku podliczania
window-W5 = na końcu podliczania
window-R = zaraz po postaci innego gracza
window-at-once = natychmiast po zdobyciu
window-kept = nigdy: na końcu liczy się temu, kto ją ma

## Jak leży broker

face-up = odkryty
face-down = zakryty
