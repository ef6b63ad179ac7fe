### Zasady, opowiedziane komuś, kto nigdy nie grał. Każdy rozdział ma rules-ROZDZIAŁ-title i akapity rules-ROZDZIAŁ-1, -2, …
### Co robi każda postać i każde wydarzenie, mówią cards.ftl i events.ftl.

## Gra w skrócie

rules-overview-title = O co chodzi w grze
rules-overview-1 = Ys to gra o przewagi i blef dla dwóch do pięciu graczy. Przez cztery rundy wysyłasz brokerów do dzielnic portowego miasta i na jego rynek klejnotów, jednych odkrytych, innych zakrytych. Kto po czwartej rundzie ma najwięcej punktów, wygrywa.
rules-overview-2 = Najwięcej punktów dają klejnoty. Na końcu porównuje się klejnoty wszystkich graczy kolor po kolorze – niebieskie, zielone, żółte, czerwone – i im więcej masz jakiegoś koloru, tym więcej ci daje. Ile daje kolor, zależy od rynku: cztery notowania rosną i spadają z rundy na rundę, a kolor notowany na końcu najwyżej daje dwa razy tyle co ostatni. Walczysz więc o dwie rzeczy naraz: o klejnoty i o to, ile będą warte.
rules-overview-3 = Czarne klejnoty nie mają notowania; dają punkty same z siebie, a kilka razem daje ich dużo. Punkty są też w obszarach handlowych i za stawianie brokerów na rynku, a w pałacach zdobywa się postacie, które naginają zasady na twoją korzyść.
rules-overview-4 = Każda runda ma cztery fazy: przygotowanie (przybywają nowe statki i postacie), kolejność (tajna licytacja), rozmieszczanie (wszyscy stawiają brokerów, połowę z nich zakrytych) i podliczanie (brokerów się odkrywa i wszystko rozdziela).

## Przygotowanie gry

rules-setup-title = Przygotowanie gry
rules-setup-1 = Każdy ma za zasłonką tych samych jedenastu brokerów: dwa 0, trzy 1, jedną 2, trzy 3 i dwie 4. Wartość mówi, ile broker znaczy. Przy pięciu graczach i w wariancie Express z każdego zestawu odpada jedna 1 i jedna 3, więc zostaje dziewięciu.
rules-setup-2 = Karty kolejności, od 1 do liczby graczy, rozdaje się losowo. W pierwszej rundzie rozstrzygają tylko remisy w licytacji. Wszyscy zaczynają z 0 punktów.
rules-setup-3 = Miasto ma cztery dzielnice, ponumerowane od 1 do 4, a każda ma trzy obszary: port na zewnątrz, obszar handlowy pośrodku i pałac w środku. Dwóch graczy używa tylko trzech dzielnic, trzech może się na to umówić.
rules-setup-4 = 15 postaci tasuje się i po trzy kładzie zakryte obok każdej dzielnicy. Reszta zostaje poza grą i nikt nie widzi, które to są.
rules-setup-5 = Są 24 statki. Każdy wiezie jeden duży klejnot i dwa małe. Białe klejnoty są zawsze małe; ile statków je wiezie, zależy od wybranej talii: cztery albo dwanaście.
rules-setup-6 = Na rynku każdy kolor ma własny tor z 15 polami; to jego notowanie. Wszystkie cztery zaczynają pośrodku, na polu 8. Znacznik, który miałby wyjść poza tor, zostaje na jego końcu.

## Faza 1 i 2

rules-order-title = Przypływają statki, i kto zaczyna
rules-order-1 = Przygotowanie: w rundach od 1 do 3 odkrywa się wierzchnią postać przy każdej dzielnicy; to nagroda tego pałacu. W rundzie 4 przy każdym pałacu leży zamiast niej karta klejnotu: kto ją zdobędzie, bierze jeden klejnot dowolnego z czterech kolorów.
rules-order-2 = Do każdego portu przypływa statek. Przy czterech lub pięciu graczach oferuje duży klejnot dwa razy, a każdy mały raz, razem cztery; przy dwóch lub trzech graczach oferuje każdy z trzech klejnotów raz.
rules-order-3 = Jeszcze jeden statek zapełnia rynek i odchodzi. Przy czterech graczach jego trzy klejnoty leżą przy rzędach 1, 2 i 3, biały zawsze przy rzędzie 1. Rzędy bez klejnotu są zamknięte.
rules-order-4 = Kolejność: każdy w tajemnicy wybiera dwóch brokerów do licytacji. Wszyscy odkrywają ich jednocześnie. Największa suma pierwsza wybiera, które miejsce w kolejności zajmie, potem następna i tak dalej. Przy remisie wcześniej wybiera ten, kto w poprzedniej rundzie miał niższą kartę kolejności.
rules-order-5 = Potem rozdaje się karty kolejności na nowo według tych wyborów. Mówią, kto kiedy gra, a niższa wygrywa remisy w podliczaniu tej rundy. Kto gra ostatni, widzi, co robią inni; kto gra pierwszy, ma lepszą kartę kolejności.
rules-order-6 = Dwaj brokerzy z licytacji zostają na całą rundę odkryci przed twoją zasłonką. Nie możesz ich postawić, ale ich suma jako pierwsza rozstrzyga remisy.
rules-order-7 = Przykład: Niebieski licytuje 1 i 0, Pomarańczowy 4 i 1, Fioletowy 4 i 2, Żółty 3 i 2. Fioletowy ma 6 i wybiera pierwszy: ostatnie miejsce. Pomarańczowy i Żółty mają po 5; Pomarańczowy miał w poprzedniej rundzie niższą kartę kolejności, więc wybiera następny i bierze pierwsze miejsce. Żółty bierze trzecie, a Niebieskiemu zostaje drugie.

## Faza 3

rules-placing-title = Rozmieszczanie brokerów
rules-placing-1 = Zgodnie z kolejnością każdy wykonuje ruch, potem znów każdy: po cztery ruchy, a po trzy, jeśli brokerów jest dziewięciu. W jednym ruchu stawiasz dwóch brokerów zza zasłonki, jednego odkrytego i jednego zakrytego, w dowolnej kolejności.
rules-placing-2 = Broker idzie do obszaru miasta albo na pole rynku. W obszarze miasta mieści się dowolnie wielu brokerów. Na polu rynku mieści się tylko jeden, a w zamkniętych rzędach żaden.
rules-placing-3 = Broker postawiony na rynku od razu daje ci 1 punkt, cokolwiek się z nim potem stanie.
rules-placing-4 = Własnych zakrytych brokerów możesz oglądać zawsze. Co jest pod innymi, możesz tylko zgadywać; ale wszyscy mają ten sam zestaw, a co z niego już widziano, nie może leżeć ukryte gdzie indziej.
rules-placing-5 = Po ostatnim ruchu każdemu zostaje jeden broker. Dołącza do dwóch przed zasłonką: odtąd trzech brokerów rozstrzyga twoje remisy.

## Faza 4

rules-counting-title = Podliczanie miasta
rules-counting-1 = Dzielnice podlicza się jedną po drugiej, najpierw 1. Odkrywa się wszystkich brokerów dzielnicy i każdy dodaje swoje wartości ze wszystkich trzech obszarów.
rules-counting-2 = Klejnoty ze statku: gdy są cztery, największa suma wybiera dwa, druga jeden z pozostałych, a trzecia dostaje ostatni. Gdy są trzy, największa suma wybiera dwa, a druga dostaje ostatni. Czego nie ma kto wziąć, przepada.
rules-counting-3 = Biały klejnot od razu wymienia się na klejnot jednego z czterech kolorów, według wyboru zdobywcy.
rules-counting-4 = Potem trzy obszary po kolei: największa suma w porcie zdobywa czarny klejnot, największa w obszarze handlowym 3 punkty, największa w pałacu leżącą tam kartę. Gdzie nie ma nikogo, nagroda przepada.
rules-counting-5 = Bierzesz udział tylko tam, gdzie masz brokera. Dlatego i 0 jest coś warte: samo w obszarze zdobywa nagrodę, a samo w dzielnicy dwa klejnoty.
rules-counting-6 = Remisy: wygrywa je ten, kto zagrał w tej rundzie Intryganta. W innym razie wygrywa większa suma przed zasłonką, a jeśli i ona jest równa, niższa karta kolejności. Dotyczy to dzielnic, obszarów i rzędów rynku oraz najwyżej licytującego na rynku.
rules-counting-7 = Brokerzy z dzielnicy wracają za zasłonki i przychodzi kolej na następną dzielnicę.
rules-counting-8 = Przykład: statek ma duży niebieski klejnot oraz mały czerwony i mały zielony. Niebieski ma w dzielnicy 9, Żółty 8, Fioletowy 6, Pomarańczowy 5. Niebieski bierze niebieski i czerwony klejnot, Żółty drugi niebieski, Fioletowy zielony, Pomarańczowy nic. W obszarze handlowym Żółty i Pomarańczowy mają po 4; Żółty ma przed zasłonką 6, a Pomarańczowy 5, więc 3 punkty dostaje Żółty.

rules-market-title = Podliczanie rynku
rules-market-1 = Rynek jest na końcu. To siatka: każde pole należy do rzędu, w którym zdobywa się klejnoty, i do kolumny, która tworzy notowanie koloru.
rules-market-2 = Rzędy: począwszy od otwartego rzędu o najniższym numerze, największa suma w rzędzie zdobywa jego klejnot. Remisy rozstrzyga się jak w mieście.
rules-market-3 = Kolumny: tu dodaje się brokerów wszystkich graczy. Kolor z największą sumą rośnie o 2, drugi rośnie o 1, trzeci spada o 1, ostatni spada o 2.
rules-market-4 = Jeśli kolumny remisują, pierwszeństwo ma ta, w której jest więcej brokerów; pojedyncze 0 wyprzedza więc pustą kolumnę. Jeśli i to nie rozstrzyga, jeden gracz ustala kolejność remisujących kolumn: ten, kto zagrał Intryganta, a jeśli nikt, to ten, kto ma największą sumę przed zasłonką (potem niższą kartę kolejności), czy jest na rynku, czy nie.
rules-market-5 = Najwyżej licytujący: kto ma największą sumę na całym rynku, musi zmienić jedno wybrane notowanie o 1 w górę lub w dół. Jeśli na rynku nie ma nikogo, pomija się to.
rules-market-6 = Wszyscy brokerzy wracają za zasłonki, także ci sprzed nich, statki odpływają i zaczyna się następna runda.

## Postacie i wydarzenia

rules-characters-title = Postacie
rules-characters-1 = Zdobytą postać można zagrać od następnej rundy, najwyżej dwie na rundę. Wszyscy widzieli, jak ją zdobywasz, więc twoje postacie nie są tajemnicą.
rules-characters-2 = Król, Książę i karta klejnotu działają w chwili zdobycia, nie wliczają się do tych dwóch i zaraz potem znikają.
rules-characters-3 = Wszystkie inne mają swoją chwilę: na początku rozmieszczania, przed własnym ruchem lub po nim, na początku lub na końcu podliczania. Graczy pyta się zgodnie z kolejnością i każdy może zagrać jedną lub kilka, zanim zapyta się następnego.
rules-characters-4 = Postać można zagrać, nawet jeśli nic nie zmieni. Takiej, której w danej chwili w ogóle nie możesz użyć, gra ci nie proponuje. Postacie działają też w rundzie 4; te, które na końcu zostaną na ręce, nic nie są warte.

rules-events-title = Wydarzenia
rules-events-1 = Z wydarzeniami z Ys+ po trzy z 14 wydarzeń wtasowuje się w trzy postacie każdej dzielnicy. Reszta zostaje poza grą, niewidziana.
rules-events-2 = Jeśli odkryta wierzchnia karta dzielnicy jest wydarzeniem, działa ono w tej rundzie. Potem dobiera się karty, aż pojawi się postać; dalsze dobrane tak wydarzenia odkłada się bez skutku.
rules-events-3 = Także w rundzie 4 wydarzenie z wierzchu stosu działa, zanim położy się kartę klejnotu. Postacie, które zostały w stosie, odkłada się.
rules-events-4 = Niektóre wydarzenia działają tylko w dzielnicy, w której je odkryto, inne wszędzie. Kilka może działać jednocześnie.
rules-events-5 = Podlicza się wtedy w kolejności: dzielnice, Misja dyplomatyczna, miejsca przemytu, rzędy rynku, klejnoty Mediacji, kolumny, najwyżej licytujący. Wszędzie obowiązuje zwykła zasada remisów.

## Koniec

rules-end-title = Koniec gry
rules-end-1 = Po rundzie 4 ustala się kolejność czterech kolorów według notowań. Jeśli dwa są równe, wyżej jest ten bardziej z lewej: niebieski, potem zielony, żółty, czerwony.
rules-end-2 = Potem w każdym kolorze ustala się kolejność graczy według liczby klejnotów. Kolor notowany najwyżej daje pierwszemu 24 punkty, drugiemu 18, trzeciemu 12, a czwartemu 6. Drugi kolor daje 20, 15, 10 i 5, trzeci 16, 12, 8 i 4, ostatni 12, 9, 6 i 3. Piąty gracz nie dostaje nic.
rules-end-3 = Kto nie ma klejnotu danego koloru, nic za niego nie dostaje. Remisujący gracze dostają wszyscy punkty najniższego z miejsc, które razem zajmują: przy 6, 5, 5 i 3 klejnotach najlepszego koloru jest to 24, 12, 12 i 6.
rules-end-4 = Czarne klejnoty dają 1, 4, 8, 12, 16, 20 i 24 punkty za jeden do siedmiu; więcej niż siedem nie daje nic więcej.
rules-end-5 = Wygrywa ten, kto ma najwięcej punktów. Przy remisie wygrywa ten, kto ma najwięcej klejnotów, kolorowych i czarnych razem; jeśli i to jest równe, zwycięstwo jest wspólne.

## Inne sposoby gry

rules-variants-title = Warianty
rules-variants-1 = Królewska Łaska jest dla trzech do pięciu graczy i daje brokerom sprzed zasłonki drugie zadanie. Po podliczeniu każdej rundy każdy w tajemnicy wybiera jednego ze swoich brokerów sprzed zasłonki i wysyła go zakrytego do sali tronowej, gdzie zostaje do końca gry.
rules-variants-2 = W zamian bierzesz za zasłonkę jedną ze swoich trzech zapasowych 2, z wyjątkiem rundy 4. Twoi pozostali brokerzy sprzed zasłonki wracają za nią.
rules-variants-3 = Na końcu, po czarnych klejnotach, porównuje się sumy w sali tronowej: 12 punktów za największą, 7 za drugą, 3 za trzecią. Remisujący dzielą punkty zajętych miejsc, zaokrąglając w dół: dwaj na wspólnym pierwszym miejscu dostają po 9, a następny 3.
rules-variants-4 = Postacie nie sięgają sali tronowej, z dwoma wyjątkami: Szpieg może tam podglądać brokerów, a Magik może wziąć stamtąd jednego z dwóch zamienianych brokerów, jeśli obaj należą do tego samego gracza.
rules-variants-5 = Express to krótsza gra dla trzech lub czterech graczy: każdy ma dziewięciu brokerów i trzy ruchy na rundę, a statki z białym klejnotem odpadają. Można ją łączyć z Królewską Łaską.
rules-variants-6 = Dalsze ustawienia: trzech graczy wybiera między trzema a czterema dzielnicami; w talii statków cztery albo dwanaście ma biały klejnot; a Magikowi można pozwolić zamieniać brokerów wszystkich graczy, nie tylko swojego.

rules-two-players-title = Dwóch graczy
rules-two-players-1 = Dwóch graczy używa trzech dzielnic. Statek oferuje każdy z trzech klejnotów raz: największa suma w dzielnicy zdobywa dwa, druga jeden. Statek rynku daje tylko dwa małe klejnoty, do rzędów 2 i 3 (biały do rzędu 2); rząd 1 jest zamknięty.
rules-two-players-2 = Przy stole jest ktoś trzeci: Neutralny. Każdy z was ma czterech neutralnych brokerów, zwykle 4, 2, 1 i 0, a dla silniejszego przeciwnika 4, 3, 1 i 0. W każdym ruchu oprócz swoich dwóch stawiasz zakrytego jednego z nich. Gdy już stoi, nikomu nie wolno go oglądać; tylko ty wiesz, kto tam stoi. Neutralni brokerzy wracają w każdej rundzie.
rules-two-players-3 = Neutralny nie licytuje, nie ma karty kolejności ani nikogo przed zasłonką. W podliczaniu wygrywa każdy remis, w którym bierze udział, chyba że przeciw Intrygantowi, ale nigdy nie ustala kolejności remisujących kolumn.
rules-two-players-4 = Neutralny nie wybiera. Zawsze bierze klejnot najwyżej notowanego z dostępnych kolorów, przy remisie ten bardziej z lewej; ze statku najpierw bierze biały i zamienia go na kolor notowany najwyżej. Jako najwyżej licytujący podnosi kolor, którego ma najwięcej, przy remisie ten bardziej z lewej, a jeśli nie ma żadnego, niebieski.
rules-two-players-5 = Król i Książę dają Neutralnemu swoje punkty. Zamiast każdej innej karty bierze klejnot najwyżej notowanego koloru, a kartę się odkłada. Neutralny broker na rynku daje Neutralnemu 1 punkt. Przy wydarzeniach bierze z Przemytu dwa klejnoty i nie spekuluje.
rules-two-players-6 = Na końcu Neutralny dostaje punkty trzeciego miejsca nawet za kolor, którego nie ma wcale. Może wygrać grę.

rules-three-players-title = Trzech graczy
rules-three-players-1 = Statek oferuje każdy z trzech klejnotów raz: największa suma w dzielnicy zdobywa dwa, druga jeden, trzecia nic.
rules-three-players-2 = Statek rynku daje tylko dwa małe klejnoty, do rzędów 2 i 3 (biały do rzędu 2). Rząd 1 jest zamknięty.
rules-three-players-3 = Umawiacie się na cztery dzielnice albo trzy. Z trzema jest ciaśniej: dzielnicy 4 się nie używa, a postaci rozdaje się tylko dziewięć.

rules-five-players-title = Pięciu graczy
rules-five-players-1 = Każdy ma dziewięciu brokerów i są trzy ruchy na rundę.
rules-five-players-2 = Rynek ma cztery otwarte rzędy, od 0 do 3. Cztery klejnoty jego statku, duży dwa razy, rozdziela się na rzędy losowo.
rules-five-players-3 = W obiegu jest pięć kart kolejności. W końcowym podliczaniu piąte miejsce w kolorze nic nie daje, tak samo remis na czwartym i piątym.

rules-ys-plus-title = Ys+
rules-ys-plus-1 = Ys+ przynosi dwanaście dodatkowych postaci i czternaście wydarzeń. Można grać z jednym, z drugim albo z obydwoma.
rules-ys-plus-2 = Dwanaście postaci wtasowuje się w pozostałych 15; do każdej dzielnicy trafiają jak zawsze trzy. Faworyta bierze udział tylko razem z Królewską Łaską.
rules-ys-plus-3 = Faworyty, Papieża i Przemytnika nigdy się nie zagrywa: korzysta z nich ten, kto ma ich na końcu, i nie wliczają się do dwóch na rundę.
rules-ys-plus-4 = Granice, dla Filozofa: wewnątrz dzielnicy stykają się port z obszarem handlowym i obszar handlowy z pałacem. W sąsiednich dzielnicach stykają się takie same obszary. Dzielnice leżą w kręgu, 1-2-3-4-1; przy trzech dzielnicach tylko 1-2 i 2-3.
rules-ys-plus-5 = Gdy spotyka się kilka kart: z Kupcem i Finansistą w jednej rundzie obszary handlowe dają jak zwykle 3, ilukolwiek ich zagrano. Dwóch Celników zatrzymuje oba rodzaje. Dwóch Profesorów jednego gracza w jednej dzielnicy sumuje się. Ten sam kolor wymieniony przez dwóch Inwestorów liczy się raz.

## Co jest ukryte

rules-hidden-title = Co jest jawne, a co ukryte
rules-hidden-1 = Jawne dla wszystkich są punkty, notowania, statki, karty kolejności, brokerzy przed zasłonkami oraz klejnoty i postacie wszystkich graczy.
rules-hidden-2 = Przed innymi ukryci są brokerzy za twoją zasłonką, twoja licytacja, dopóki wszyscy nie wybiorą, twoi zakryci brokerzy, dopóki nie odkryje się ich dzielnicy lub rynku, to, co widział twój Szpieg, a do końca gry twoje wybory w Królewskiej Łasce i Spekulacji.
rules-hidden-3 = Przed wszystkimi ukryta jest kolejność statków, które jeszcze przypłyną, przyszłe postacie i wydarzenia oraz karty odłożone na początku.
rules-hidden-4 = Ponieważ wszystkie zestawy brokerów są jednakowe, prawdziwą tajemnicą jest tylko to, który z twoich niewidzianych brokerów gdzie stoi. Jeśli ostatni niewidziany broker może być tylko jeden, wolno to pokazać.

## Słowa

rules-glossary-title = Słowa gry
rules-glossary-1 = Obszar: port, obszar handlowy albo pałac dzielnicy.
rules-glossary-2 = Broker: pionek o wartości od 0 do 4. Sumą wartości brokerów zdobywasz miejsca.
rules-glossary-3 = Postać: karta zdobywana w pałacu i zagrywana później dla jej działania.
rules-glossary-4 = Dzielnica: część miasta z własnym statkiem i trzema obszarami.
rules-glossary-5 = Odkryty, zakryty: broker, którego wartość widzą wszyscy albo tylko właściciel.
rules-glossary-6 = Najwyżej licytujący: ten, kto ma największą sumę na całym rynku.
rules-glossary-7 = Przed zasłonką: brokerzy, którzy stoją tam odkryci, najpierw dwóch, potem trzech. Rozstrzygają remisy.
rules-glossary-8 = Karta kolejności: twoje miejsce w kolejności tej rundy. Niższa wygrywa remisy.
rules-glossary-9 = Notowanie: gdzie kolor stoi na swoim torze na rynku. Decyduje, ile kolor daje na końcu.
rules-glossary-10 = Runda: jedna z czterech części gry, od przybycia statków do końca podliczania.
rules-glossary-11 = Zasłonka: za nią stoją brokerzy, których w tej rundzie jeszcze nie użyto.
rules-glossary-12 = Sala tronowa: tam stoją brokerzy, którzy zabiegają o łaskę Króla.
rules-glossary-13 = Ruch: twoi dwaj brokerzy, jeden odkryty i jeden zakryty.
rules-glossary-14 = Biały klejnot: taki, który po zdobyciu staje się wybranym kolorem.
