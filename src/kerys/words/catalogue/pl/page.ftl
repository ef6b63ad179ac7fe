### Co mówi sama strona. Nazwy rzeczy są w names.ftl, cards.ftl i events.ftl.

## Wszędzie

page-title-home = Kerys: gra planszowa Ys
page-title-table = Stół – Kerys
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
page-set-study = Pomoc w nauce: pokazuj, kim mogą być zakryci brokerzy (nie w grach rankingowych)
page-missing-title = Tu nic nie ma
page-missing-text = Ta strona nie istnieje albo nie udało się jej wczytać.

## Gdy coś pójdzie źle

page-error-failed = Nie udało się. Spróbuj jeszcze raz.
page-error-unreachable = Serwer jest nieosiągalny. Spróbuj za chwilę jeszcze raz.
page-error-too-many = Za dużo naraz. Poczekaj chwilę.
page-error-not-found = Nie ma takiego stołu albo potrzebne jest zaproszenie.
page-error-sign-in = Nazwa lub hasło są błędne.
page-error-storage-away = Serwer nie może teraz zapisywać. Nic się nie zmieniło; spróbuj jeszcze raz.
page-error-stale = W międzyczasie coś się wydarzyło. Spójrz jeszcze raz i odpowiedz od nowa.

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
    .says = W każdej rundzie w każdej dzielnicy wydarzenie może zmienić zasady.
page-new-table = Graj ze znajomymi
page-new-table-says = Dostaniesz link i kod QR do rozesłania. Wolne miejsca mogą zająć boty.
page-table-name = Nazwa stołu (jeśli chcesz)
page-clock = Czas
page-clock-none = Ile chcesz
page-clock-fast = Po 10 minut, z każdą odpowiedzią 5 sekund więcej
page-clock-calm = Po 30 minut, z każdą odpowiedzią 15 sekund więcej
page-clock-days = Trzy dni na każdą odpowiedź
page-table-public = Każdy może znaleźć stół i dołączyć
page-table-watch = Inni mogą oglądać
page-table-rated = Gra liczy się do rankingu
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
page-guest-says = Grasz jako gość. Z kontem twoje gry są twoje na każdym urządzeniu.
page-signed-in = Zalogowano jako { $name }.
page-make-account = Załóż konto
page-sign-in = Zaloguj się
page-sign-out = Wyloguj się
page-account-name = Nazwa konta
page-password = Hasło
page-sessions = Moje zalogowane urządzenia
page-session = { $label }, od { $since }
page-session-this = to urządzenie
page-ratings = Ranking
page-rating =
    { $games ->
        [one] Graczy: { $players }, wynik { $rating } po 1 grze
        [few] Graczy: { $players }, wynik { $rating } po { $games } grach
       *[many] Graczy: { $players }, wynik { $rating } po { $games } grach
    }
