### Co mówi sama strona. Nazwy rzeczy są w names.ftl, cards.ftl i events.ftl.

## Wszędzie

page-title-home = Kerys: gra planszowa Ys
page-title-table = Stół – Kerys
page-title-at-table = { $table } – Kerys
page-title-your-turn = ● Twoja kolej: { $table } – Kerys
page-title-replay = Powtórka – Kerys
page-title-rules = Zasady – Kerys
page-title-first-game = Pierwsza gra – Kerys
page-skip = Przejdź do treści
page-ways = Główna nawigacja
page-to-home = Strona główna
page-rules = Zasady
page-first-game = Pierwsza gra
page-language = Język
page-settings = Ustawienia
page-close = Zamknij
page-theme = Wygląd
page-theme-system = Jak w systemie
page-theme-light = Jasny
page-theme-dark = Ciemny
page-set-sound = Dźwięki
page-set-motion = Pokazuj ruch
page-set-counting = Pokazuj podliczanie krok po kroku
page-set-notify = Powiadom mnie, gdy moja kolej
page-notify-refused = Twoja przeglądarka nie zezwala na powiadomienia.
page-set-study = Pomoc w nauce: pokazuj, kim mogą być zakryci brokerzy (nie w grach rankingowych)
page-missing-title = Tu nic nie ma
page-missing-text = Ta strona nie istnieje albo nie udało się jej wczytać.
page-try-again = Spróbuj ponownie

## Gdy coś pójdzie źle

page-error-failed = Nie udało się. Spróbuj jeszcze raz.
page-error-unreachable = Serwer jest nieosiągalny. Spróbuj za chwilę jeszcze raz.
page-error-too-many = Za dużo naraz. Poczekaj chwilę.
page-error-not-found = Nie ma takiego stołu albo potrzebne jest zaproszenie.
page-error-storage-away = Serwer nie ma teraz dostępu do bazy danych. Spróbuj ponownie za chwilę.
page-error-stale = W międzyczasie coś się wydarzyło. Spójrz jeszcze raz i odpowiedz od nowa.
page-error-sign-in = Najpierw powiedz, jak się nazywasz.
page-error-wrong-password = Nazwa i hasło do siebie nie pasują.
page-error-name-taken = Ktoś już ma taką nazwę albo bardzo podobną.
page-error-no-account = Tylko konto ma hasło; najpierw je załóż.
page-error-long-name = Nazwa ma najwyżej 24 litery.
page-error-bad-name = Konto musi mieć nazwę.
page-error-weak-password = Hasło musi mieć co najmniej osiem znaków.
page-error-has-account = Masz już konto.
page-error-not-allowed = Przy tym stole nie możesz tego zrobić.
page-error-not-seated = Tylko oglądasz: to mogą robić wyłącznie gracze.
page-error-not-running = Przy tym stole nie toczy się gra.
page-error-not-started = Ta gra jeszcze się nie zaczęła.
page-error-not-over = To będzie możliwe po zakończeniu gry.
page-error-over = Ta gra jest skończona.
page-error-started = Gra już się zaczęła.
page-error-taken = To miejsce jest zajęte.
page-error-not-full = Są jeszcze wolne miejsca: zaproś kogoś albo posadź boty.
page-error-not-accepted = Nie wszyscy potwierdzili grę: poczekaj na nich albo zwolnij ich miejsca.
page-error-away = Gra za ciebie bot. Najpierw wróć do gry.
page-error-illegal = Tutaj nie jest to możliwe.
page-error-busy = Za dużo odpowiedzi naraz. Spróbuj jeszcze raz.
page-error-conflict = Przy tym stole właśnie wydarzyło się coś innego. Spójrz jeszcze raz.
page-error-no-chat = Przy tym stole nie ma czatu.
page-error-banned = Osoba prowadząca ten serwer zablokowała cię.
page-error-muted = Gospodarz stołu odebrał ci głos.
page-error-empty = W tym wierszu nic nie ma.
page-error-too-large = To za dużo tekstu.
page-error-bad-setup = Tak nie można przygotować stołu: { $reason }
page-error-bad-options = Tak nie można grać: { $reason }
page-error-bad-level = Nie ma bota o takim poziomie.
page-error-bad-record = Tego zapisu nie da się odczytać: { $reason }
page-error-bad-viewer = Przy tym stole nie można tak nikogo podglądać.
page-error-broken = Zapisu tej gry nie można odtworzyć; kto prowadzi serwer, może sprawdzić dlaczego (kerys db check).
page-error-players-only = Gra się rozpoczęła, a przy tym stole mogą patrzeć tylko grający.
page-error-bad-request = Serwer tego nie zrozumiał. Wczytaj stronę od nowa.
page-error-bad-message = Serwer tego nie zrozumiał. Wczytaj stronę od nowa.
page-error-no-hello = Serwer tego nie zrozumiał. Wczytaj stronę od nowa.
page-error-no-key = Serwer tego nie zrozumiał. Wczytaj stronę od nowa.
page-error-key-used = Serwer tego nie zrozumiał. Wczytaj stronę od nowa.
page-error-not-json = Serwer tego nie zrozumiał. Wczytaj stronę od nowa.
page-error-wrong-method = Serwer tego nie zrozumiał. Wczytaj stronę od nowa.
page-error-wrong-host = Pod tym adresem serwer nie odpowiada.

## Strona główna

page-home-title = Handluj, blefuj i przebijaj w zatopionym mieście Ys
page-home-lead = Od dwóch do pięciu graczy wysyła brokerów do miasta i na rynek klejnotów, jednego odkrytego, drugiego zakrytego. Kto najlepiej przejrzy innych, ten na końcu ma najcenniejsze klejnoty.
page-home-ways = Poznaj grę
page-home-first-game = Jedna runda, objaśniona krok po kroku, w pięć minut.
page-home-rules = Cała gra z obrazkami, każda karta i każde wydarzenie.
page-play-now = Graj teraz
page-players = Gracze
page-level = Twoi przeciwnicy
page-level-pupil = Uczeń: dopiero się uczy
page-level-apprentice = Czeladnik: łatwy
page-level-clerk = Kancelista: solidny
page-level-trader = Handlarz: myśli naprzód
page-level-patrician = Patrycjusz: trudny
page-level-sovereign = Władca: najsilniejszy
page-variants = Warianty i dodatek
page-variant-kings-favour = Królewska Łaska
    .says = W każdej rundzie jeden z twoich brokerów sprzed zasłonki idzie na zawsze do sali tronowej; suma w niej daje punkty na końcu (od 3 do 5 graczy).
page-variant-express = Express
    .says = Dziewięciu brokerów i trzy ruchy na rundę: krócej (3 lub 4 graczy).
page-variant-ys-plus-characters = Postacie z Ys+
    .says = Dwanaście dodatkowych postaci o nowych zdolnościach.
page-variant-events = Wydarzenia z Ys+
    .says = Każda runda może przynieść jedno lub kilka wydarzeń: zmieniają zasady na tę rundę, w swojej dzielnicy albo wszędzie.
page-new-table = Graj ze znajomymi
page-new-table-says = Dostaniesz link i kod QR do rozesłania. Wolne miejsca mogą zająć boty.
page-table-name = Nazwa stołu (jeśli chcesz)
page-clock = Czas
page-clock-none = Ile chcesz
page-clock-bank = { $bank } na gracza, z każdą odpowiedzią dodatkowo { $increment }
page-clock-bank-only = { $bank } na gracza
page-clock-per-answer = { $time } na każdą odpowiedź
page-clock-own-bank = Własny czas na całą grę …
page-clock-own-answer = Własny czas na każdą odpowiedź …
page-clock-minutes = Minuty na gracza
page-clock-seconds = Dodatkowe sekundy za odpowiedź
page-clock-count = Czas na każdą odpowiedź
page-clock-unit = Jednostka czasu
page-clock-hours = godziny
page-clock-days = dni
page-table-public = Każdy może znaleźć stół i dołączyć
page-table-watch = Inni mogą oglądać
page-table-rated = Gra liczy się do rankingu
    .says = Nie liczy się, jeśli grają dwa boty tego samego poziomu.
page-more-options = Więcej opcji
page-option-districts = Trzy dzielnice
    .says = Mniejsze miasto: trzy dzielnice zamiast czterech (3 graczy).
page-option-ship-deck = Więcej białych klejnotów
    .says = Dwanaście statków zamiast czterech przywozi biały klejnot, który staje się wybranym kolorem.
page-option-magician = Magik zamienia wszystkich
    .says = Magik zamienia brokerów wszystkich graczy, nie tylko twoich.
page-option-neutral = Neutralni brokerzy
    .says = Co każdy z was ma dla Neutralnego: zwykle 4, 2, 1 i 0; z 4, 3, 1 i 0 jest silniejszy (2 graczy).
page-option-chat = Czat
    .says = Osoby przy stole mogą do siebie pisać.
page-option-neutral-nth = Wartość neutralnego brokera nr { $number }
page-make-table = Utwórz stół
page-my-games = Moje gry
page-open-tables = Otwarte stoły
page-watch = Gry do oglądania
page-state-open =
    { $free ->
        [0] wszystkie miejsca zajęte, zaraz się zacznie
        [one] 1 miejsce jest wolne
        [few] { $free } miejsca są wolne
       *[many] { $free } miejsc jest wolnych
    }
page-state-rated = gra rankingowa
page-state-invited = jeszcze nie ma: { $people }
page-state-running = odpowiada teraz: { $waiting }
page-state-over =
    { $many ->
        [one] wygrywa { $winners }
        [few] zwycięstwo dzielą { $winners }
       *[many] zwycięstwo dzielą { $winners }
    }
page-import = Zapis gry
page-import-says = Odtwórz grę z jej zapisu albo graj dalej od miejsca, w którym się kończy.
page-import-go = Otwórz zapis
page-record-text = Zapis jako tekst
page-record-file = Zapis z pliku
page-account = Ty
page-your-name = Twoje imię
page-save = Zapisz
page-name-saved = Nazywasz się teraz { $name }.
page-guest-says = Grasz jako gość. Z kontem twoje gry są twoje na każdym urządzeniu.
page-signed-in = Zalogowano jako { $name }.
page-make-account = Załóż konto
page-sign-in = Zaloguj się
page-sign-in-guest = Grasz jako gość. Po zalogowaniu na inne konto nie wrócisz już do gier gościa; żeby je zachować, załóż konto.
page-sign-out = Wyloguj się
page-account-name = Nazwa konta
page-password = Hasło
page-change-password = Zmień hasło
page-change-password-says = Wszędzie indziej nastąpi wylogowanie.
page-old-password = Dotychczasowe hasło
page-new-password = Nowe hasło
page-password-changed = Hasło zostało zmienione; wszędzie indziej nastąpiło wylogowanie.
page-sessions = Moje zalogowane urządzenia
page-session =
    { $known ->
        [both] { $browser } w systemie { $system }, od { $since }
        [browser] { $browser }, od { $since }
        [system] przeglądarka w systemie { $system }, od { $since }
       *[neither] inny program, od { $since }
    }
page-session-this = to urządzenie
page-ratings = Ranking
page-rating =
    { $games ->
        [one] Graczy: { $players }, wynik { $rating } po 1 grze
        [few] Graczy: { $players }, wynik { $rating } po { $games } grach
       *[many] Graczy: { $players }, wynik { $rating } po { $games } grach
    }
page-table-of =
    { $bots ->
        [0] { $people }
        [one] { $people } i bot
        [few] { $people } i { $bots } boty
       *[many] { $people } i { $bots } botów
    }

## Stół przed grą

page-loading = Wczytywanie …
page-lobby-title = Stół czeka na graczy
page-lobby-game =
    { $many ->
        [0] Ys, liczba graczy: { $players }.
       *[other] Ys, liczba graczy: { $players }, a także: { $variants }.
    }
page-agreed = Co jest uzgodnione
page-agreed-clock-none = Czasu jest tyle, ile kto chce.
page-agreed-clock-bank = Czas na całą grę: { $bank } na gracza, z każdą odpowiedzią dodatkowo { $increment }. Gdy czas się skończy, dalej gra bot.
page-agreed-clock-bank-only = Czas na całą grę: { $bank } na gracza. Gdy czas się skończy, dalej gra bot.
page-agreed-clock-per-answer = Czas na każdą odpowiedź: { $time }. Gdy czas się skończy, dalej gra bot.
page-agreed-rated =
    { $on ->
        [yes] Gra liczy się do rankingu.
       *[no] Gra nie liczy się do rankingu.
    }
page-agreed-public =
    { $on ->
        [yes] Każdy może znaleźć stół i dołączyć.
       *[no] Stół znajdzie tylko ten, kto ma zaproszenie.
    }
page-agreed-watch =
    { $on ->
        [yes] Inni mogą oglądać.
       *[no] Grę widzą tylko gracze.
    }
page-agreed-chat =
    { $on ->
        [yes] Jest czat.
       *[no] Nie ma czatu.
    }
page-agreed-districts = Gra toczy się w trzech dzielnicach zamiast czterech.
page-agreed-ship-deck = Dwanaście statków zamiast czterech przywozi biały klejnot.
page-agreed-magician = Magik może zamieniać brokerów wszystkich graczy.
page-agreed-neutral = Wartości neutralnych brokerów: { $values }.
page-lobby-waiting =
    { $host ->
        [yes]
            { $free ->
                [0] Wszyscy są: możesz zaczynać.
                [one] 1 miejsce jest jeszcze wolne. Zaproś kogoś albo pozwól grać botowi.
                [few] { $free } miejsca są jeszcze wolne. Zaproś kogoś albo pozwól grać botom.
               *[many] { $free } miejsc jest jeszcze wolnych. Zaproś kogoś albo pozwól grać botom.
            }
       *[no]
            { $free ->
                [0] Wszyscy są: gospodarz może zaczynać.
                [one] 1 miejsce jest jeszcze wolne.
                [few] { $free } miejsca są jeszcze wolne.
               *[many] { $free } miejsc jest jeszcze wolnych.
            }
    }
page-lobby-absent =
    { $host ->
        [yes] { $many ->
            [one] Jeszcze nie ma: { $people }. Poczekaj chwilę albo zwolnij miejsce.
            [few] Jeszcze nie ma: { $people }. Poczekaj chwilę albo zwolnij ich miejsca.
           *[many] Jeszcze nie ma: { $people }. Poczekaj chwilę albo zwolnij ich miejsca.
        }
       *[no] Jeszcze nie ma: { $people }.
    }
page-lobby-asked = Zapraszają cię do następnej gry. Zajmij swoje miejsce albo odejdź od stołu, żeby mógł je zająć ktoś inny.
page-lobby-bot-for = Bot na miejscu: { $seat }
page-lobby-add-bot = Niech gra bot …
page-lobby-remove-bot = Usuń bota
page-lobby-send-away = Wyproś
page-lobby-free = Zwolnij miejsce
page-no-seat = Nie masz już miejsca przy tym stole.
page-seat-open = wolne
page-seat-invited = jeszcze nie przy stole
page-seat-bot = Bot ({ $level })
page-seat-away = poza stołem, gra bot
page-seat-answered = odpowiedź już jest
page-sit = Usiądź tutaj
page-rename = Zmień imię
page-name-title = Jak mają cię nazywać inni?
page-name-says = To imię stoi przy twoim miejscu, na czacie i w powtórce. Możesz je zmienić, dopóki gra się nie skończy.
page-start = Zacznij grę
page-accept = Gram
page-leave = Odejdź od stołu
page-you = ty
page-invite = Zaproś
page-invite-says = Wyślij ten link tym, z którymi chcesz grać, albo pozwól im zeskanować kod.
page-invite-link = Link z zaproszeniem
page-invite-qr = Zaproszenie jako kod QR
page-invite-renew = Nowy link (stary przestanie działać)
page-copy = Kopiuj
page-copied = Link jest skopiowany.
page-share = Udostępnij

## Stół

page-board = Plansza
page-where-we-are = Runda { $round } z 4: { $phase }
page-connection-connecting = Łączenie …
page-connection-lost = Połączenie zerwane; próbujemy jeszcze raz. Nic, co zatwierdzisz, nie przepadnie.
page-connection-ended = Nie ma takiego stołu albo potrzebne jest zaproszenie.
page-connection-open = Połączono
page-menu = Więcej
page-go-away = Muszę odejść (dalej gra bot)
page-come-back = Jestem z powrotem
page-away-now = Gra za ciebie bot. Wróć, kiedy chcesz.
page-own-clock = Twój czas
page-time-left =
    { $seconds ->
        [60] Została ci jedna minuta.
        [one] Została ci 1 sekunda.
        [few] Zostały ci { $seconds } sekundy.
       *[many] Zostało ci { $seconds } sekund.
    }
page-record = Zapisz przebieg gry
page-record-part = Gra jeszcze trwa: zapis zawiera to, co wolno ci o niej wiedzieć.
page-your-turn = Twoja kolej
page-game-over = Gra skończona.
page-confirm = Zatwierdź
page-take-back = Cofnij
page-take-back-one = Cofnij: { $answer }
page-sending = Wysyłanie …
page-sealed = Twoja tajna odpowiedź: { $answer }. Możesz ją zmienić, dopóki wszyscy nie odpowiedzą.
page-all-answers = Wszystkie odpowiedzi jako lista ({ $number })
page-placing = Postaw brokera
page-looking = Podejrzyj brokera (Szpieg)
page-which-face = Odkryty czy zakryty
page-where = Miejsce
page-where-empty = Miejsce: na planszy albo tutaj …
page-hint-broker = Wybierz brokera. Możesz go też przeciągnąć na planszę.
page-hint-place = Teraz wybierz jedno z podświetlonych miejsc.
page-hint-face = Odkryty czy zakryty?
page-from-hand = Za twoją zasłonką
page-from-front = Przed twoją zasłonką
page-from-neutral = Neutralni brokerzy
page-broker-tile =
    { $count ->
        [one] Broker o wartości { $value }
        [few] Broker o wartości { $value } ({ $count } sztuki)
       *[many] Broker o wartości { $value } ({ $count } sztuk)
    }
page-bid-sum =
    { $chosen ->
        [0] Wybierz dwóch brokerów.
        [1] Wybierz jeszcze jednego; na razie { $sum }.
       *[other] Razem { $sum }.
    }
page-quotation = { $gem }, teraz { $quotation }
page-is-asked = teraz odpowiada
page-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
page-gems = Klejnoty
page-in-front =
    { $many ->
        [0] Przed zasłonką nikogo
       *[other] Przed zasłonką: { $values }
    }
page-behind-screen =
    { $hidden ->
        [0]
            { $many ->
                [0] Za zasłonką nikogo
               *[other] Za zasłonką: { $values }
            }
        [one]
            { $many ->
                [0] Za zasłonką: 1 broker, którego nikt inny nie zna
               *[other] Za zasłonką: { $values } i 1 broker, którego nikt inny nie zna
            }
        [few]
            { $many ->
                [0] Za zasłonką: { $hidden } brokerzy, których nikt inny nie zna
               *[other] Za zasłonką: { $values } i { $hidden } brokerzy, których nikt inny nie zna
            }
       *[many]
            { $many ->
                [0] Za zasłonką: { $hidden } brokerów, których nikt inny nie zna
               *[other] Za zasłonką: { $values } i { $hidden } brokerów, których nikt inny nie zna
            }
    }
page-throne =
    { $count ->
        [one] 1 broker w sali tronowej
        [few] { $count } brokerzy w sali tronowej
       *[many] { $count } brokerów w sali tronowej
    }
page-card-chip =
    { $fresh ->
        [yes] { $card }, karta zdobyta w tej rundzie
       *[other] { $card }
    }
page-unseen = Jeszcze niewidziani: { $values }
page-days =
    { $days ->
        [one] 1 dzień
        [few] { $days } dni
       *[many] { $days } dni
    }
page-tab-seats = Gracze
page-tab-log = Przebieg
page-tab-chat = Czat
page-live = Co się dzieje
page-log-older = Pokaż wszystko od początku
page-log-round = Runda { $round }
page-chat-say = Powiedz coś
page-chat-send = Wyślij
page-chat-none = Dopóki gra trwa, pisać mogą tylko jej gracze.
page-mute = Wycisz
page-muted =
    { $muted ->
        [yes] { $name } nie może tu już pisać.
       *[other] { $name } znów może tu pisać.
    }

## Podliczanie

page-counting = Podliczanie
page-counting-again = Pokaż podliczanie jeszcze raz
page-counting-back = Krok wstecz
page-counting-on = Dalej
page-counting-pause = Pauza
page-counting-next = Następny krok
page-counting-skip = Pomiń resztę
page-counting-first = Pytanie pojawi się po podliczeniu.
page-to-question = Od razu do pytania
page-step-district = Dzielnica { $where }
page-step-mission = Misja dyplomatyczna
page-step-smuggling = Miejsce przemytu { $where }
page-step-row = Rzędy rynku
page-step-mediation = Mediacja
page-step-columns = Kolumny rynku
page-step-bidder = Najwyżej licytujący na rynku
page-contest-district = cała dzielnica
page-contest-harbour = port
page-contest-commercial = handel
page-contest-palace = pałac
page-contest-mission = wszystkie pałace
page-contest-smuggling = przemyt
page-contest-row = rząd { $where }
page-contest-mediation = { $column }
page-contest-bidder = cały rynek
page-won = pierwszy
page-tiebreak-intriguer = Intrygant
page-tiebreak-neutral = Neutralny wygrywa remisy
page-tiebreak-front = więcej przed zasłonką
page-tiebreak-order = niższa karta kolejności
page-tiebreak-pope = Papież
page-final = Podliczenie końcowe
page-final-has = Posiada
page-final-gives = Zdobywa
page-final-total = Punkty do tej pory

## Koniec

page-ended =
    { $many ->
        [one] Wygrywa { $winners }!
        [few] Zwycięstwo dzielą { $winners }!
       *[many] Zwycięstwo dzielą { $winners }!
    }
page-rematch = Zagraj jeszcze raz
page-to-rematch = Do następnej gry
page-replay = Obejrzyj grę jeszcze raz
page-look-at-table = Obejrzyj stół
page-show-result = Pokaż wynik
page-accounting = Skąd wzięły się punkty
page-account-market = Stawianie na rynku
page-account-commercial = Obszary handlowe
page-account-prince = Książę
page-account-king = Król
page-account-enrichment = Wzbogacenie
page-account-smuggling = Przemyt
page-account-monk = Mnich
page-account-rogue = Łotr
page-account-colour = { $gem }, notowanie nr { $rank }
page-account-gems =
    { $count ->
        [0] { $points }
        [one] { $points } (1 klejnot)
        [few] { $points } ({ $count } klejnoty)
       *[many] { $points } ({ $count } klejnotów)
    }
page-account-black = Czarne klejnoty
page-account-favour = Królewska Łaska
page-account-speculation = Spekulacja
page-account-smuggler = Przemytnik
page-account-had = Przed tym zapisem
page-account-sum = Punkty
page-account-cards = Zdobyte postacie
page-chart = Punkty na koniec każdej rundy i po końcowym podliczaniu
page-chart-end = Koniec
