### Co mówi tylko terminal. Polecenia, które się wpisuje, są we wszystkich językach te same.

## Gra

play-welcome =
    { $players ->
        [2] Grasz jako { $seat } przeciw jednemu graczowi i neutralnemu miejscu, za które oboje stawiacie brokerów.
       *[other] Grasz jako { $seat }; liczba graczy: { $players }.
    }
play-hint = Wpisz „help”, żeby zobaczyć, co można wpisać, a „help game”, żeby dowiedzieć się, o co chodzi w grze.
play-saved = Gra jest zapisana w { $file }; dalej: kerys play --load { $file }
play-left = Opuszczasz grę.
play-no-input = Wejście się skończyło, więc gra się tu zatrzymuje.
play-over = Gra skończona.
play-result =
    { $points ->
        [one] { $place }. { $seat }: 1 punkt, { $gems ->
            [one] 1 klejnot
            [few] { $gems } klejnoty
           *[many] { $gems } klejnotów
        }
        [few] { $place }. { $seat }: { $points } punkty, { $gems ->
            [one] 1 klejnot
            [few] { $gems } klejnoty
           *[many] { $gems } klejnotów
        }
       *[many] { $place }. { $seat }: { $points } punktów, { $gems ->
            [one] 1 klejnot
            [few] { $gems } klejnoty
           *[many] { $gems } klejnotów
        }
    }

# Co stoi na narysowanym stole obok skrótów.
# Najwyżej: .seat 7 liter, .nth 6, .points 8, .front 7, .hand 5, .throne 8
play-table =
    .round = runda
    .order = kolejność
    .ship = statek
    .closed = zamknięte
    .border = granica
    .market = rynek
    .row = rząd
    .quotations = notowania
    .seat = gracz
    .nth = kolej
    .points = punkty
    .front = przód
    .hand = ręka
    .throne = tron
    .cards = karty
    .won = wygrywa
    .waiting = teraz
    .centre = statek w centrum
    .offer = do wyboru
    .force = działa
    .behind = za zasłonką
    .neutral = neutralni brokerzy

## Proponowane odpowiedzi; brokerzy wyglądają jak na narysowanym stole

menu-place = Postaw brokera: wartość, up (odkryty) albo down (zakryty), miejsce. Na przykład „{ $example }”, albo krótko „{ $short }”.
menu-look = Albo podejrzyj zakrytego brokera (Szpieg), na przykład „{ $example }”:
menu-numbers = („options” wymienia wszystkie odpowiedzi z numerami; jest ich { $count }.)
menu-no-number = Nie ma odpowiedzi { $number }; mają numery od 1 do { $count }
menu-several = „{ $typed }” może oznaczać różne odpowiedzi (jest ich { $count }): { $some }
menu-unknown = „{ $typed }” nie jest tu odpowiedzią; „options” wymienia, co można odpowiedzieć, a „help”, co jeszcze można wpisać
menu-illegal = „{ $typed }” jest tu niemożliwe; możliwe jest na przykład { $some }
menu-quoted = „{ $text }”

## Pomoc

help-commands =
    Odpowiadasz tekstem odpowiedzi, jego początkiem albo numerem. Poza tym możesz wpisać:
    .table = table – narysuj stół jeszcze raz
    .facts = facts – opowiedz jeszcze raz, co się działo w tej rundzie; „facts all” opowiada całą grę
    .options = options – wszystkie dozwolone odpowiedzi z numerami
    .game = help game – o co chodzi w grze, w skrócie
    .signs = help signs – jak czytać narysowany stół
    .card = help KARTA – co robi postać lub wydarzenie, na przykład „help szpieg”
    .cards = help cards – wszystkie postacie i wydarzenia tej gry
    .quit = quit – opuść grę
help-game-goal = Chcesz mieć po czterech rundach najwięcej punktów. Większość daje się zdobyć za klejnoty: na końcu w każdym z czterech kolorów więcej punktów dostaje ten, kto ma więcej klejnotów, a kolory notowane wyżej dają więcej. Czarne klejnoty liczą się osobno: 1, 4, 8, 12, 16, 20, 24 punkty za 1 do 7.
help-game-bid = Runda zaczyna się od tajnej licytacji dwoma brokerami. Największa suma pierwsza wybiera miejsce w kolejności. Ci dwaj zostają przed zasłonką: ich suma rozstrzyga remisy, a po niej wcześniejsze miejsce w kolejności.
help-game-place = Potem wszyscy po kolei stawiają po dwóch brokerów, jednego odkrytego i jednego zakrytego, aż każdemu zostanie tylko jeden. Stoją w mieście albo na rynku.
help-game-city = Każdą dzielnicę podlicza się osobno. Sumy z jej trzech obszarów dzielą klejnoty jej statku: dwa dla największej, jeden dla następnej (a przy czterech lub pięciu graczach jeden dla trzeciej). Poza tym największa suma w porcie zdobywa czarny klejnot, w obszarze handlowym 3 punkty, a w pałacu leżącą tam postać. Być tam z 0 to więcej niż nie być wcale.
help-game-market = Broker postawiony na rynku od razu daje 1 punkt. Klejnot każdego rzędu zdobywa największa suma w tym rzędzie. Kolumny zmieniają notowania według sum wszystkich graczy: najlepsza kolumna +2, potem +1, −1, −2. Kto ma największą sumę na całym rynku, zmienia jeszcze jedno notowanie o 1.
help-game-cards = Zdobyte postacie można zagrywać od następnej rundy, najwyżej dwie na rundę. Biały klejnot staje się wybranym kolorem.
help-signs-seats = Gracze to wielkie litery: { $list }.
help-signs-gems = Klejnoty to małe litery: { $list }.
help-signs-brokers = B3 to broker Niebieskiego o wartości 3, O? zakryty broker Pomarańczowego, (2) twój własny zakryty, O(2) zakryty, którego znasz, B3* oznaczony przez Najemnika. Stoją w kolejności przybycia: drugi w porcie 1 nazywa się 1/harbour/2.
help-signs-prizes = Obok statku, harbour (port), commercial (obszar handlowy) i palace (pałac) stoi to, co dają. „!” to wydarzenie tej rundy; kartę z + zdobyto w tej rundzie, = to działająca postać.
help-card = { $card } (postać; zagrywana { $when }). { $effect }
help-event = { $event } (wydarzenie). { $effect }
help-unknown = Nie ma pomocy na temat „{ $topic }”; „help” wymienia, co jest.

## Zapisy

record-title = { $file }, zapis { $number }: liczba graczy { $players }, { $answers ->
        [one] 1 odpowiedź.
        [few] { $answers } odpowiedzi.
       *[many] { $answers } odpowiedzi.
    }
record-good = { $file }: zapis { $number } jest poprawny: liczba graczy { $players }, { $answers ->
        [one] 1 odpowiedź
        [few] { $answers } odpowiedzi
       *[many] { $answers } odpowiedzi
    }, { $state ->
        [over] wygrywa { $winners }.
       *[running] gra nieskończona.
    }
record-bad = { $file }: zapis { $number } jest niepoprawny: { $reason }
