### Was die Seite selbst sagt. Namen von Dingen kommen aus names.ftl, cards.ftl und events.ftl.

## Überall

page-title-home = Kerys: das Brettspiel Ys
page-title-table = Tisch – Kerys
page-title-at-table = { $table } – Kerys
page-title-your-turn = ● Du bist dran: { $table } – Kerys
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
page-error-name-taken = Diesen Namen, oder einen, der so aussieht, hat schon jemand.
page-error-no-account = Nur ein Konto hat ein Passwort; lege zuerst eines an.
page-error-long-name = Ein Name hat höchstens 24 Buchstaben.
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
page-error-not-accepted = Noch nicht alle haben zugesagt: Warte auf sie oder gib ihre Plätze frei.
page-error-away = Ein Bot spielt für dich. Komm zuerst zurück.
page-error-illegal = Das ist hier nicht möglich.
page-error-busy = Zu viele Antworten auf einmal. Bitte versuche es noch einmal.
page-error-conflict = An diesem Tisch ist gerade etwas anderes geschehen. Bitte sieh noch einmal hin.
page-error-no-chat = An diesem Tisch gibt es keinen Chat.
page-error-banned = Wer diesen Server betreibt, hat dich gesperrt.
page-error-muted = Der Gastgeber dieses Tisches hat dich stumm geschaltet.
page-error-empty = In dieser Zeile steht nichts.
page-error-too-large = Das ist zu viel Text.
page-error-bad-setup = So lässt sich kein Tisch decken: { $reason }
page-error-bad-options = So lässt sich nicht spielen: { $reason }
page-error-bad-level = Einen Bot dieser Stärke gibt es nicht.
page-error-bad-record = Diese Aufzeichnung lässt sich nicht lesen: { $reason }
page-error-bad-viewer = So kann man an diesem Tisch niemandem zusehen.
page-error-broken = Was von diesem Spiel gespeichert ist, lässt sich nicht nachspielen; wer den Server betreibt, kann sehen, warum (kerys db check).
page-error-players-only = Das Spiel hat begonnen, und an diesem Tisch dürfen nur die Mitspielenden zusehen.
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
    .says = Jede Runde kann ein oder mehrere Ereignisse bringen: Sie ändern die Regeln für diese Runde, in ihrem Viertel oder überall.
page-new-table = Mit Freunden spielen
page-new-table-says = Du bekommst einen Link und einen QR-Code zum Verschicken. Freie Plätze können Bots einnehmen.
page-table-name = Name des Tischs (wenn du magst)
page-clock = Zeit
page-clock-none = So viel du willst
page-clock-bank = { $bank } für jeden, mit jeder Antwort { $increment } dazu
page-clock-bank-only = { $bank } für jeden
page-clock-per-answer = { $time } für jede Antwort
page-clock-own-bank = Eigene Zeit für das ganze Spiel …
page-clock-own-answer = Eigene Zeit für jede Antwort …
page-clock-minutes = Minuten für jeden
page-clock-seconds = Sekunden dazu je Antwort
page-clock-count = Zeit für jede Antwort
page-clock-unit = Zeiteinheit
page-clock-hours = Stunden
page-clock-days = Tage
page-table-public = Jeder darf den Tisch finden und mitspielen
page-table-watch = Andere dürfen zusehen
page-table-rated = Das Spiel zählt für die Wertung
    .says = Es zählt nicht, wenn zwei Bots derselben Stufe mitspielen.
page-more-options = Weitere Optionen
page-option-districts = Drei Viertel
    .says = Eine kleinere Stadt: drei Viertel statt vier (3 Spieler).
page-option-ship-deck = Mehr weiße Edelsteine
    .says = Zwölf Schiffe statt vier bringen einen weißen Edelstein, der zu einer Farbe deiner Wahl wird.
page-option-magician = Der Magier tauscht alle
    .says = Der Magier tauscht die Mittelsmänner aller Spieler, nicht nur die eigenen.
page-option-neutral = Neutrale Mittelsmänner
    .says = Was jeder von euch für Neutral hat: gewöhnlich 4, 2, 1 und 0; mit 4, 3, 1 und 0 ist es stärker (2 Spieler).
page-option-chat = Chat
    .says = Alle am Tisch können einander schreiben.
page-option-neutral-nth = Wert des neutralen Mittelsmanns { $number }
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
page-state-rated = mit Wertung
page-state-invited = wartet noch auf { $people }
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
page-change-password = Passwort ändern
page-change-password-says = Überall sonst wirst du abgemeldet.
page-old-password = Bisheriges Passwort
page-new-password = Neues Passwort
page-password-changed = Das Passwort ist geändert; überall sonst bist du abgemeldet.
page-sessions = Wo ich angemeldet bin
page-session =
    { $known ->
        [both] { $browser } unter { $system }, seit { $since }
        [browser] { $browser }, seit { $since }
        [system] ein Browser unter { $system }, seit { $since }
       *[neither] ein anderes Programm, seit { $since }
    }
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
page-agreed = Was vereinbart ist
page-agreed-clock-none = Jeder hat so viel Zeit, wie er will.
page-agreed-clock-bank = Jeder hat { $bank } für das ganze Spiel und mit jeder Antwort { $increment } mehr. Ist die Zeit um, spielt ein Bot weiter.
page-agreed-clock-bank-only = Jeder hat { $bank } für das ganze Spiel. Ist die Zeit um, spielt ein Bot weiter.
page-agreed-clock-per-answer = Jeder hat { $time } für jede Antwort. Ist die Zeit um, spielt ein Bot weiter.
page-agreed-rated =
    { $on ->
        [yes] Das Spiel zählt für die Wertung.
       *[no] Das Spiel zählt nicht für die Wertung.
    }
page-agreed-public =
    { $on ->
        [yes] Jeder darf den Tisch finden und mitspielen.
       *[no] Nur wer die Einladung hat, findet den Tisch.
    }
page-agreed-watch =
    { $on ->
        [yes] Andere dürfen zusehen.
       *[no] Nur die Spieler sehen das Spiel.
    }
page-agreed-chat =
    { $on ->
        [yes] Es gibt einen Chat.
       *[no] Es gibt keinen Chat.
    }
page-agreed-districts = Gespielt wird mit drei Vierteln statt vier.
page-agreed-ship-deck = Zwölf Schiffe statt vier bringen einen weißen Edelstein.
page-agreed-magician = Der Magier darf die Mittelsmänner aller tauschen.
page-agreed-neutral = Die neutralen Mittelsmänner haben die Werte { $values }.
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
page-lobby-absent =
    { $host ->
        [yes] { $many ->
            [one] { $people } ist noch nicht da. Warte ein wenig oder gib den Platz frei.
           *[other] { $people } sind noch nicht da. Warte ein wenig oder gib ihre Plätze frei.
        }
       *[no] { $many ->
            [one] { $people } ist noch nicht da.
           *[other] { $people } sind noch nicht da.
        }
    }
page-lobby-asked = Du bist zu einem weiteren Spiel eingeladen. Nimm deinen Platz ein, oder verlass den Tisch, damit ihn jemand anderes bekommt.
page-lobby-bot-for = Ein Bot für { $seat }
page-lobby-add-bot = Einen Bot spielen lassen …
page-lobby-remove-bot = Den Bot entfernen
page-lobby-send-away = Wegschicken
page-lobby-free = Platz freigeben
page-no-seat = Du hast an diesem Tisch keinen Platz mehr.
page-seat-open = frei
page-seat-invited = noch nicht da
page-seat-bot = Bot ({ $level })
page-seat-away = abwesend, ein Bot spielt
page-seat-answered = hat geantwortet
page-sit = Hier hinsetzen
page-rename = Name ändern
page-name-title = Wie sollen die anderen dich nennen?
page-name-says = Dieser Name steht an deinem Platz, im Chat und in der Wiedergabe. Du kannst ihn ändern, bis das Spiel vorbei ist.
page-start = Spiel beginnen
page-accept = Ich spiele mit
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
page-counting-first = Die Frage kommt nach der Abrechnung.
page-to-question = Gleich zu meiner Frage
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
page-tiebreak-pope = Papst
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
