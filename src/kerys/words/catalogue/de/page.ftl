### Was die Seite selbst sagt. Namen von Dingen kommen aus names.ftl, cards.ftl und events.ftl.

## Überall

page-title-home = Kerys: das Brettspiel Ys
page-title-table = Tisch – Kerys
page-title-replay = Wiedergabe – Kerys
page-title-rules = Regeln – Kerys
page-title-first-game = Erstes Spiel – Kerys
page-skip = Zum Inhalt springen
page-ways = Hauptnavigation
page-to-home = Startseite
page-rules = Regeln
page-first-game = Erstes Spiel
page-language = Sprache
page-settings = Einstellungen
page-close = Schließen
page-theme = Aussehen
page-theme-system = Wie das System
page-theme-light = Hell
page-theme-dark = Dunkel
page-set-sound = Töne
page-set-motion = Bewegungen zeigen
page-set-counting = Die Abrechnung Schritt für Schritt zeigen
page-set-notify = Benachrichtigen, wenn ich dran bin
page-set-study = Lernhilfe: zeigen, was verdeckte Mittelsmänner sein können (nicht in gewerteten Spielen)
page-missing-title = Hier ist nichts
page-missing-text = Diese Seite gibt es nicht, oder sie ließ sich nicht laden.

## Wenn etwas schiefgeht

page-error-failed = Das hat nicht geklappt. Bitte versuche es noch einmal.
page-error-unreachable = Der Server ist nicht erreichbar. Bitte versuche es gleich noch einmal.
page-error-too-many = Zu viel auf einmal. Bitte warte ein wenig.
page-error-not-found = Diesen Tisch gibt es nicht, oder er braucht eine Einladung.
page-error-sign-in = Name oder Passwort ist falsch.
page-error-storage-away = Der Server kann gerade nichts speichern. Nichts wurde geändert; bitte versuche es noch einmal.
page-error-stale = Inzwischen ist etwas geschehen. Bitte sieh noch einmal hin und antworte neu.

## Startseite

page-home-title = Handeln, bluffen und überbieten in der versunkenen Stadt Ys
page-home-lead = Zwei bis fünf Spieler schicken Mittelsmänner in die Stadt und auf den Edelsteinmarkt, einen offen, einen verdeckt. Wer die anderen am besten durchschaut, hat am Ende die kostbarsten Edelsteine.
page-home-ways = Das Spiel kennenlernen
page-home-first-game = Eine Runde, Schritt für Schritt erklärt, in fünf Minuten.
page-home-rules = Das ganze Spiel mit Bildern, jede Karte und jedes Ereignis.
page-play-now = Jetzt spielen
page-players = Spieler
page-level = Deine Gegner
page-level-pupil = Schüler: lernt noch
page-level-apprentice = Lehrling: leicht
page-level-clerk = Schreiber: solide
page-level-trader = Kaufmann: denkt voraus
page-level-patrician = Patrizier: schwer
page-level-sovereign = Herrscher: am stärksten
page-variants = Varianten und Erweiterung
page-variant-kings-favour = Gunst des Königs
    .says = Jede Runde geht einer deiner Mittelsmänner von vorn für immer in den Thronsaal; die Summe dort bringt am Ende Punkte (3 bis 5 Spieler).
page-variant-express = Express
    .says = Neun Mittelsmänner und drei Züge je Runde: kürzer (3 oder 4 Spieler).
page-variant-ys-plus-characters = Personen von Ys+
    .says = Zwölf weitere Personenkarten mit neuen Wirkungen.
page-variant-events = Ereignisse von Ys+
    .says = Jede Runde kann in jedem Viertel ein Ereignis die Regeln ändern.
page-new-table = Mit Freunden spielen
page-new-table-says = Du bekommst einen Link und einen QR-Code zum Verschicken. Freie Plätze können Bots einnehmen.
page-table-name = Name des Tischs (wenn du magst)
page-clock = Zeit
page-clock-none = So viel du willst
page-clock-fast = 10 Minuten für jeden, mit jeder Antwort 5 Sekunden dazu
page-clock-calm = 30 Minuten für jeden, mit jeder Antwort 15 Sekunden dazu
page-clock-days = Drei Tage für jede Antwort
page-table-public = Jeder darf den Tisch finden und mitspielen
page-table-watch = Andere dürfen zusehen
page-table-rated = Das Spiel zählt für die Wertung
page-make-table = Tisch eröffnen
page-my-games = Meine Spiele
page-open-tables = Offene Tische
page-watch = Spiele zum Zusehen
page-state-open =
    { $free ->
        [0] alle Plätze besetzt, gleich geht es los
        [one] 1 Platz ist frei
       *[other] { $free } Plätze sind frei
    }
page-state-running = wartet auf { $waiting }
page-state-over =
    { $many ->
        [one] gewonnen von { $winners }
       *[other] Sieg geteilt von { $winners }
    }
page-import = Eine Aufzeichnung
page-import-says = Spiele eine Partie aus ihrer Aufzeichnung nach, oder spiel dort weiter, wo sie endet.
page-import-go = Aufzeichnung öffnen
page-record-text = Die Aufzeichnung als Text
page-record-file = Eine Aufzeichnung aus einer Datei
page-account = Du
page-your-name = Dein Name
page-save = Speichern
page-guest-says = Du spielst als Gast. Mit einem Konto bleiben deine Spiele auf jedem Gerät deine.
page-signed-in = Angemeldet als { $name }.
page-make-account = Konto anlegen
page-sign-in = Anmelden
page-sign-out = Abmelden
page-account-name = Kontoname
page-password = Passwort
page-sessions = Wo ich angemeldet bin
page-session = { $label }, seit { $since }
page-session-this = dieses Gerät
page-ratings = Wertungen
page-rating =
    { $games ->
        [one] { $players } Spieler: { $rating } nach 1 Spiel
       *[other] { $players } Spieler: { $rating } nach { $games } Spielen
    }
