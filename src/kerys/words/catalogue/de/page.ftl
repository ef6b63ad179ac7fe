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
page-notify-refused = Dein Browser lässt keine Benachrichtigungen zu.
page-set-study = Lernhilfe: zeigen, was verdeckte Mittelsmänner sein können (nicht in gewerteten Spielen)
page-missing-title = Hier ist nichts
page-missing-text = Diese Seite gibt es nicht, oder sie ließ sich nicht laden.
page-try-again = Noch einmal versuchen

## Wenn etwas schiefgeht

page-error-failed = Das hat nicht geklappt. Bitte versuche es noch einmal.
page-error-unreachable = Der Server ist nicht erreichbar. Bitte versuche es gleich noch einmal.
page-error-too-many = Zu viel auf einmal. Bitte warte ein wenig.
page-error-not-found = Diesen Tisch gibt es nicht, oder er braucht eine Einladung.
page-error-storage-away = Der Server erreicht seine Datenbank gerade nicht. Bitte versuche es gleich noch einmal.
page-error-stale = Inzwischen ist etwas geschehen. Bitte sieh noch einmal hin und antworte neu.
page-error-sign-in = Bitte sag zuerst, wie du heißt.
page-error-wrong-password = Name und Passwort passen nicht zusammen.
page-error-name-taken = Diesen Namen hat schon jemand.
page-error-bad-name = Ein Konto braucht einen Namen.
page-error-weak-password = Ein Passwort braucht mindestens acht Zeichen.
page-error-has-account = Du hast schon ein Konto.
page-error-not-allowed = Das darfst du an diesem Tisch nicht.
page-error-not-seated = Du siehst zu: Das dürfen nur die Spieler.
page-error-not-running = An diesem Tisch wird gerade nicht gespielt.
page-error-not-started = Dieses Spiel hat noch nicht begonnen.
page-error-not-over = Das geht erst, wenn das Spiel zu Ende ist.
page-error-over = Dieses Spiel ist zu Ende.
page-error-started = Das Spiel hat schon begonnen.
page-error-taken = Dieser Platz ist besetzt.
page-error-not-full = Es sind noch Plätze frei: Lade jemanden ein oder setze Bots hin.
page-error-away = Ein Bot spielt für dich. Komm zuerst zurück.
page-error-illegal = Das ist hier nicht möglich.
page-error-busy = Zu viele Antworten auf einmal. Bitte versuche es noch einmal.
page-error-conflict = An diesem Tisch ist gerade etwas anderes geschehen. Bitte sieh noch einmal hin.
page-error-no-chat = An diesem Tisch gibt es keinen Chat.
page-error-muted = Der Gastgeber dieses Tisches hat dich stumm geschaltet.
page-error-empty = In dieser Zeile steht nichts.
page-error-too-large = Das ist zu viel Text.
page-error-bad-setup = So lässt sich kein Tisch decken: { $reason }
page-error-bad-options = So lässt sich nicht spielen: { $reason }
page-error-bad-level = Einen Bot dieser Stärke gibt es nicht.
page-error-bad-record = Diese Aufzeichnung lässt sich nicht lesen: { $reason }
page-error-bad-viewer = So kann man an diesem Tisch niemandem zusehen.
page-error-broken = Was von diesem Spiel gespeichert ist, lässt sich nicht nachspielen; wer den Server betreibt, kann sehen, warum (kerys db check).
page-error-bad-request = Der Server hat das nicht verstanden. Bitte lade die Seite neu.
page-error-bad-message = Der Server hat das nicht verstanden. Bitte lade die Seite neu.
page-error-no-hello = Der Server hat das nicht verstanden. Bitte lade die Seite neu.
page-error-no-key = Der Server hat das nicht verstanden. Bitte lade die Seite neu.
page-error-key-used = Der Server hat das nicht verstanden. Bitte lade die Seite neu.
page-error-not-json = Der Server hat das nicht verstanden. Bitte lade die Seite neu.
page-error-wrong-method = Der Server hat das nicht verstanden. Bitte lade die Seite neu.
page-error-wrong-host = Unter dieser Adresse antwortet der Server nicht.

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
page-name-saved = Du heißt jetzt { $name }.
page-guest-says = Du spielst als Gast. Mit einem Konto bleiben deine Spiele auf jedem Gerät deine.
page-signed-in = Angemeldet als { $name }.
page-make-account = Konto anlegen
page-sign-in = Anmelden
page-sign-in-guest = Du spielst als Gast. Nach der Anmeldung bei einem anderen Konto kommst du an die Spiele des Gastes nicht mehr heran; lege stattdessen ein Konto an, um sie zu behalten.
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
page-table-of =
    { $bots ->
        [0] { $people }
        [one] { $people } und ein Bot
       *[other] { $people } und { $bots } Bots
    }

## Der Tisch vor dem Spiel

page-loading = Wird geladen …
page-lobby-title = Ein Tisch ist gedeckt
page-lobby-game =
    { $many ->
        [0] Ys zu { $players } Spielern.
       *[other] Ys zu { $players } Spielern mit { $variants }.
    }
page-lobby-waiting =
    { $host ->
        [yes]
            { $free ->
                [0] Alle sind da: Du kannst beginnen.
                [one] 1 Platz ist noch frei. Lade jemanden ein oder lass einen Bot spielen.
               *[other] { $free } Plätze sind noch frei. Lade Leute ein oder lass Bots spielen.
            }
       *[no]
            { $free ->
                [0] Alle sind da: Der Gastgeber kann beginnen.
                [one] 1 Platz ist noch frei.
               *[other] { $free } Plätze sind noch frei.
            }
    }
page-lobby-bot-for = Ein Bot für { $seat }
page-lobby-add-bot = Einen Bot spielen lassen …
page-lobby-remove-bot = Den Bot entfernen
page-lobby-send-away = Wegschicken
page-no-seat = Du hast an diesem Tisch keinen Platz mehr.
page-seat-open = frei
page-seat-bot = Bot ({ $level })
page-seat-away = abwesend, ein Bot spielt
page-seat-answered = hat geantwortet
page-sit = Hier hinsetzen
page-start = Spiel beginnen
page-leave = Den Tisch verlassen
page-you = du
page-invite = Einladen
page-invite-says = Schick diesen Link an alle, mit denen du spielen willst, oder lass sie den Code scannen.
page-invite-link = Der Einladungslink
page-invite-qr = Die Einladung als QR-Code
page-invite-renew = Neuer Link (der alte gilt dann nicht mehr)
page-copy = Kopieren
page-copied = Der Link ist kopiert.
page-share = Teilen

## Der Tisch

page-board = Der Spielplan
page-where-we-are = Runde { $round } von 4: { $phase }
page-connection-connecting = Verbindung wird aufgebaut …
page-connection-lost = Die Verbindung ist weg; neuer Versuch läuft. Was du bestätigt hast, geht nicht verloren.
page-connection-ended = Diesen Tisch gibt es nicht, oder er braucht eine Einladung.
page-connection-open = Verbunden
page-menu = Mehr
page-go-away = Ich muss weg (ein Bot spielt weiter)
page-come-back = Ich bin wieder da
page-away-now = Ein Bot spielt für dich. Komm zurück, wann du willst.
page-own-clock = Deine Zeit
page-time-left =
    { $seconds ->
        [60] Du hast noch eine Minute.
       *[other] Du hast noch { $seconds } Sekunden.
    }
page-record = Aufzeichnung speichern
page-record-part = Das Spiel läuft noch: Die Aufzeichnung enthält, was du davon wissen darfst.
page-your-turn = Du bist dran
page-game-over = Das Spiel ist aus.
page-confirm = Bestätigen
page-take-back = Zurücknehmen
page-take-back-one = Zurücknehmen: { $answer }
page-sending = Wird gesendet …
page-sealed = Deine geheime Antwort: { $answer }. Du darfst sie ändern, bis alle geantwortet haben.
page-all-answers = Alle { $number } Antworten als Liste
page-placing = Setze einen Mittelsmann
page-looking = Sieh dir einen Mittelsmann an (Spion)
page-which-face = Offen oder verdeckt
page-where = Ort
page-where-empty = Ort: auf dem Plan oder hier …
page-hint-broker = Wähle einen Mittelsmann. Du kannst ihn auch auf den Plan ziehen.
page-hint-place = Wähle jetzt einen der leuchtenden Orte.
page-hint-face = Offen oder verdeckt?
page-from-hand = Hinter deinem Sichtschirm
page-from-front = Vor deinem Sichtschirm
page-from-neutral = Neutrale Mittelsmänner
page-broker-tile =
    { $count ->
        [one] Mittelsmann mit Wert { $value }
       *[other] Mittelsmann mit Wert { $value } ({ $count } Stück)
    }
page-bid-sum =
    { $chosen ->
        [0] Wähle zwei Mittelsmänner.
        [one] Wähle noch einen; bisher { $sum }.
       *[other] Zusammen { $sum }.
    }
page-quotation = { $gem }, jetzt { $quotation }
page-is-asked = ist gefragt
page-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
page-gems = Edelsteine
page-in-front =
    { $many ->
        [0] Niemand vor dem Sichtschirm
       *[other] Vor dem Sichtschirm: { $values }
    }
page-behind-screen =
    { $hidden ->
        [0]
            { $many ->
                [0] Niemand hinter dem Sichtschirm
               *[other] Hinter dem Sichtschirm: { $values }
            }
        [one]
            { $many ->
                [0] Hinter dem Sichtschirm: 1 Mittelsmann, den sonst niemand kennt
               *[other] Hinter dem Sichtschirm: { $values } und 1 Mittelsmann, den sonst niemand kennt
            }
       *[other]
            { $many ->
                [0] Hinter dem Sichtschirm: { $hidden } Mittelsmänner, die sonst niemand kennt
               *[other] Hinter dem Sichtschirm: { $values } und { $hidden } Mittelsmänner, die sonst niemand kennt
            }
    }
page-throne =
    { $count ->
        [one] 1 Mittelsmann im Thronsaal
       *[other] { $count } Mittelsmänner im Thronsaal
    }
page-card-chip =
    { $fresh ->
        [yes] { $card }, in dieser Runde gewonnen
       *[other] { $card }
    }
page-unseen = Noch nicht gesehen: { $values }
page-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
page-tab-seats = Spieler
page-tab-log = Verlauf
page-tab-chat = Chat
page-live = Was geschieht
page-log-older = Alles von Anfang an zeigen
page-log-round = Runde { $round }
page-chat-say = Sag etwas
page-chat-send = Senden
page-chat-none = Solange ein Spiel läuft, dürfen nur seine Spieler schreiben.
page-mute = Stummschalten
page-muted =
    { $muted ->
        [yes] { $name } kann hier nicht mehr schreiben.
       *[other] { $name } darf hier wieder schreiben.
    }

## Die Abrechnung

page-counting = Abrechnung
page-counting-again = Die Abrechnung noch einmal zeigen
page-counting-back = Einen Schritt zurück
page-counting-on = Weiter
page-counting-pause = Pause
page-counting-next = Nächster Schritt
page-counting-skip = Den Rest überspringen
page-step-district = Viertel { $where }
page-step-mission = Diplomatische Mission
page-step-smuggling = Schmuggelplatz { $where }
page-step-row = Zeilen des Markts
page-step-mediation = Vermittlung
page-step-columns = Spalten des Markts
page-step-bidder = Höchster Bieter des Markts
page-contest-district = ganzes Viertel
page-contest-harbour = Hafen
page-contest-commercial = Geschäfte
page-contest-palace = Palast
page-contest-mission = alle Paläste
page-contest-smuggling = Schmuggel
page-contest-row = Zeile { $where }
page-contest-mediation = { $column }
page-contest-bidder = ganzer Markt
page-won = Erster
page-tiebreak-intriguer = Intrigant
page-tiebreak-neutral = Neutral gewinnt Gleichstände
page-tiebreak-front = mehr vor dem Sichtschirm
page-tiebreak-order = niedrigere Karte
page-final = Schlussabrechnung
page-final-has = Besitzt
page-final-gives = Erhält
page-final-total = Punkte bisher

## Das Ende

page-ended =
    { $many ->
        [one] { $winners } gewinnt!
       *[other] { $winners } teilen sich den Sieg!
    }
page-rematch = Noch ein Spiel
page-to-rematch = Zum nächsten Spiel
page-replay = Das Spiel noch einmal ansehen
page-look-at-table = Den Tisch ansehen
page-show-result = Das Ergebnis zeigen
page-accounting = Woher die Punkte kamen
page-account-market = Setzen auf den Markt
page-account-commercial = Geschäfte
page-account-prince = Prinz
page-account-king = König
page-account-enrichment = Bereicherung
page-account-smuggling = Schmuggel
page-account-monk = Mönch
page-account-rogue = Spitzbube
page-account-colour = { $gem }, Kurs Nr. { $rank }
page-account-gems =
    { $count ->
        [0] { $points }
        [one] { $points } (1 Edelstein)
       *[other] { $points } ({ $count } Edelsteine)
    }
page-account-black = Schwarze Edelsteine
page-account-favour = Gunst des Königs
page-account-speculation = Spekulation
page-account-smuggler = Schmuggler
page-account-had = Vor dieser Aufzeichnung
page-account-sum = Punkte
page-account-cards = Gewonnene Personenkarten
page-chart = Punkte am Ende jeder Runde und nach der Schlusswertung
page-chart-end = Ende
