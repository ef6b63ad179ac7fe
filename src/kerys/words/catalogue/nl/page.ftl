### Wat de pagina zelf zegt. Namen van dingen komen uit names.ftl, cards.ftl en events.ftl.

## Overal

page-title-home = Kerys: het bordspel Ys
page-title-table = Tafel – Kerys
page-title-at-table = { $table } – Kerys
page-title-your-turn = ● Jij bent aan de beurt: { $table } – Kerys
page-title-replay = Herhaling – Kerys
page-title-rules = Regels – Kerys
page-title-first-game = Eerste spel – Kerys
page-skip = Naar de inhoud
page-ways = Hoofdnavigatie
page-to-home = Begin
page-rules = Regels
page-first-game = Eerste spel
page-language = Taal
page-settings = Instellingen
page-close = Sluiten
page-theme = Uiterlijk
page-theme-system = Zoals het systeem
page-theme-light = Licht
page-theme-dark = Donker
page-set-sound = Geluiden
page-set-motion = Bewegingen tonen
page-set-counting = De telling stap voor stap tonen
page-set-notify = Een melding als ik aan de beurt ben
page-notify-refused = Je browser staat geen meldingen toe.
page-set-study = Leerhulp: tonen wat gedekte handelaars kunnen zijn (niet in spellen voor de rangschikking)
page-missing-title = Hier is niets
page-missing-text = Deze pagina bestaat niet, of kon niet geladen worden.
page-try-again = Opnieuw proberen

## Als er iets misgaat

page-error-failed = Dat is niet gelukt. Probeer het nog eens.
page-error-unreachable = De server is niet bereikbaar. Probeer het zo nog eens.
page-error-too-many = Te veel tegelijk. Wacht even.
page-error-not-found = Die tafel bestaat niet, of je hebt er een uitnodiging voor nodig.
page-error-storage-away = De server kan zijn database nu niet bereiken. Probeer het zo nog eens.
page-error-stale = Er is intussen iets gebeurd. Kijk nog eens en antwoord opnieuw.
page-error-sign-in = Zeg eerst hoe je heet.
page-error-wrong-password = Naam en wachtwoord horen niet bij elkaar.
page-error-name-taken = Iemand heeft die naam al, of een die erop lijkt.
page-error-no-account = Alleen een account heeft een wachtwoord; maak er eerst een.
page-error-long-name = Een naam heeft hoogstens 24 letters.
page-error-bad-name = Een account heeft een naam nodig.
page-error-weak-password = Een wachtwoord heeft minstens acht tekens nodig.
page-error-has-account = Je hebt al een account.
page-error-not-allowed = Dat mag je aan deze tafel niet doen.
page-error-not-seated = Je kijkt toe: alleen de spelers mogen dat.
page-error-not-running = Aan deze tafel wordt nu niet gespeeld.
page-error-not-started = Dit spel is nog niet begonnen.
page-error-not-over = Dat kan pas als het spel is afgelopen.
page-error-over = Dit spel is afgelopen.
page-error-started = Het spel is al begonnen.
page-error-taken = Die plaats is bezet.
page-error-not-full = Er zijn nog plaatsen vrij: nodig iemand uit of zet er bots neer.
page-error-not-accepted = Nog niet iedereen heeft gezegd mee te spelen: wacht op hen of geef hun plaatsen vrij.
page-error-away = Een bot speelt voor je. Kom eerst terug.
page-error-illegal = Dat is hier niet mogelijk.
page-error-busy = Te veel antwoorden tegelijk. Probeer het nog eens.
page-error-conflict = Er is net iets anders gebeurd aan deze tafel. Kijk nog eens.
page-error-no-chat = Aan deze tafel is geen chat.
page-error-banned = Wie deze server beheert, heeft je geblokkeerd.
page-error-muted = De gastheer van deze tafel heeft je het zwijgen opgelegd.
page-error-empty = Er staat niets in die regel.
page-error-too-large = Dat is te veel tekst.
page-error-bad-setup = Zo kan een tafel niet gedekt worden: { $reason }
page-error-bad-options = Zo kan er niet gespeeld worden: { $reason }
page-error-bad-level = Er is geen bot van dat niveau.
page-error-bad-record = Dit verslag is niet te lezen: { $reason }
page-error-bad-viewer = Zo kun je aan deze tafel met niemand meekijken.
page-error-broken = Wat van dit spel is opgeslagen, kan niet worden nagespeeld; wie de server beheert, kan zien waarom (kerys db check).
page-error-players-only = Het spel is begonnen, en aan deze tafel mogen alleen de spelers meekijken.
page-error-bad-request = De server heeft dat niet begrepen. Laad de pagina opnieuw.
page-error-bad-message = De server heeft dat niet begrepen. Laad de pagina opnieuw.
page-error-no-hello = De server heeft dat niet begrepen. Laad de pagina opnieuw.
page-error-no-key = De server heeft dat niet begrepen. Laad de pagina opnieuw.
page-error-key-used = De server heeft dat niet begrepen. Laad de pagina opnieuw.
page-error-not-json = De server heeft dat niet begrepen. Laad de pagina opnieuw.
page-error-wrong-method = De server heeft dat niet begrepen. Laad de pagina opnieuw.
page-error-wrong-host = De server antwoordt niet op dit adres.

## Begin

page-home-title = Handelen, bluffen en overbieden in de verzonken stad Ys
page-home-lead = Twee tot vijf spelers sturen handelaars de stad en de edelsteenmarkt in, de ene open, de andere gedekt. Wie de anderen het best doorziet, heeft aan het einde de kostbaarste edelstenen.
page-home-ways = Het spel leren kennen
page-home-first-game = Eén ronde, stap voor stap uitgelegd, in vijf minuten.
page-home-rules = Het hele spel met plaatjes, elke kaart en elke gebeurtenis.
page-play-now = Nu spelen
page-players = Spelers
page-level = Je tegenstanders
page-level-pupil = Scholier: leert nog
page-level-apprentice = Leerling: makkelijk
page-level-clerk = Klerk: degelijk
page-level-trader = Koopman: denkt vooruit
page-level-patrician = Patriciër: moeilijk
page-level-sovereign = Vorst: de sterkste
page-variants = Varianten en uitbreiding
page-variant-kings-favour = Gunst van de Koning
    .says = Elke ronde gaat een van je handelaars van voor het scherm voorgoed naar de troonzaal; de som daar levert aan het einde punten op (3 tot 5 spelers).
page-variant-express = Express
    .says = Negen handelaars en drie beurten per ronde: korter (3 of 4 spelers).
page-variant-ys-plus-characters = Karakters van Ys+
    .says = Nog twaalf karakters met nieuwe effecten.
page-variant-events = Gebeurtenissen van Ys+
    .says = Elke ronde kan een of meer gebeurtenissen brengen: ze veranderen de regels voor die ronde, in hun wijk of overal.
page-new-table = Met vrienden spelen
page-new-table-says = Je krijgt een link en een QR-code om rond te sturen. Vrije plaatsen kunnen door bots worden ingenomen.
page-table-name = Naam van de tafel (als je wilt)
page-clock = Tijd
page-clock-none = Zoveel je wilt
page-clock-bank = { $bank } elk, { $increment } erbij met elk antwoord
page-clock-bank-only = { $bank } elk
page-clock-per-answer = { $time } voor elk antwoord
page-clock-own-bank = Eigen tijd voor het hele spel …
page-clock-own-answer = Eigen tijd voor elk antwoord …
page-clock-minutes = Minuten voor ieder
page-clock-seconds = Seconden erbij per antwoord
page-clock-count = Tijd voor elk antwoord
page-clock-unit = Tijdseenheid
page-clock-hours = uren
page-clock-days = dagen
page-table-public = Iedereen mag de tafel vinden en meedoen
page-table-watch = Anderen mogen toekijken
page-table-rated = Het spel telt voor de rangschikking
    .says = Het telt niet als twee bots van hetzelfde niveau meespelen.
page-more-options = Meer opties
page-option-districts = Drie wijken
    .says = Een kleinere stad: drie wijken in plaats van vier (3 spelers).
page-option-ship-deck = Meer witte edelstenen
    .says = Twaalf schepen in plaats van vier hebben een witte edelsteen, die een kleur naar keuze wordt.
page-option-magician = De Magiër wisselt iedereen
    .says = De Magiër wisselt ieders handelaars, niet alleen je eigen.
page-option-neutral = Neutrale handelaars
    .says = Wat jullie elk voor Neutraal hebben: gewoonlijk 4, 2, 1 en 0; met 4, 3, 1 en 0 is het sterker (2 spelers).
page-option-chat = Chat
    .says = Wie aan tafel zit, kan met de anderen schrijven.
page-option-neutral-nth = Waarde van neutrale handelaar { $number }
page-make-table = Tafel maken
page-my-games = Mijn spellen
page-open-tables = Open tafels
page-watch = Spellen om te bekijken
page-state-open =
    { $free ->
        [0] alle plaatsen bezet, begint zo
        [one] 1 plaats is vrij
       *[other] { $free } plaatsen zijn vrij
    }
page-state-rated = voor de rangschikking
page-state-invited = wacht nog op { $people }
page-state-running = wacht op { $waiting }
page-state-over =
    { $many ->
        [one] gewonnen door { $winners }
       *[other] overwinning gedeeld door { $winners }
    }
page-import = Een verslag
page-import-says = Speel een spel na uit zijn verslag, of speel verder waar het eindigt.
page-import-go = Verslag openen
page-record-text = Het verslag als tekst
page-record-file = Een verslag uit een bestand
page-account = Jij
page-your-name = Je naam
page-save = Opslaan
page-name-saved = Je heet nu { $name }.
page-guest-says = Je speelt als gast. Met een account blijven je spellen op elk apparaat van jou.
page-signed-in = Aangemeld als { $name }.
page-make-account = Account maken
page-sign-in = Aanmelden
page-sign-in-guest = Je speelt als gast. Na het aanmelden bij een ander account kun je niet meer bij de spellen van de gast; maak liever een account om ze te houden.
page-sign-out = Afmelden
page-account-name = Accountnaam
page-password = Wachtwoord
page-change-password = Wachtwoord wijzigen
page-change-password-says = Overal elders word je afgemeld.
page-old-password = Huidig wachtwoord
page-new-password = Nieuw wachtwoord
page-password-changed = Het wachtwoord is gewijzigd; overal elders ben je afgemeld.
page-sessions = Waar ik aangemeld ben
page-session =
    { $known ->
        [both] { $browser } op { $system }, sinds { $since }
        [browser] { $browser }, sinds { $since }
        [system] een browser op { $system }, sinds { $since }
       *[neither] een ander programma, sinds { $since }
    }
page-session-this = dit apparaat
page-ratings = Rangschikking
page-rating =
    { $games ->
        [one] { $players } spelers: { $rating } na 1 spel
       *[other] { $players } spelers: { $rating } na { $games } spellen
    }
page-table-of =
    { $bots ->
        [0] { $people }
        [one] { $people } en een bot
       *[other] { $people } en { $bots } bots
    }

## De tafel vóór het spel

page-loading = Wordt geladen …
page-lobby-title = Er is een tafel gedekt
page-lobby-game =
    { $many ->
        [0] Ys met { $players } spelers.
       *[other] Ys met { $players } spelers en met { $variants }.
    }
page-agreed = Wat is afgesproken
page-agreed-clock-none = Iedereen heeft zoveel tijd als hij wil.
page-agreed-clock-bank = Ieder heeft { $bank } voor het hele spel en { $increment } erbij met elk antwoord. Is de tijd om, dan speelt een bot verder.
page-agreed-clock-bank-only = Ieder heeft { $bank } voor het hele spel. Is de tijd om, dan speelt een bot verder.
page-agreed-clock-per-answer = Ieder heeft { $time } voor elk antwoord. Is de tijd om, dan speelt een bot verder.
page-agreed-rated =
    { $on ->
        [yes] Het spel telt voor de rangschikking.
       *[no] Het spel telt niet voor de rangschikking.
    }
page-agreed-public =
    { $on ->
        [yes] Iedereen mag de tafel vinden en meedoen.
       *[no] Alleen wie de uitnodiging heeft, vindt de tafel.
    }
page-agreed-watch =
    { $on ->
        [yes] Anderen mogen toekijken.
       *[no] Alleen de spelers zien het spel.
    }
page-agreed-chat =
    { $on ->
        [yes] Er is een chat.
       *[no] Er is geen chat.
    }
page-agreed-districts = Er wordt met drie wijken gespeeld in plaats van vier.
page-agreed-ship-deck = Twaalf schepen in plaats van vier hebben een witte edelsteen.
page-agreed-magician = De Magiër mag ieders handelaars laten wisselen.
page-agreed-neutral = De neutrale handelaars hebben de waarden { $values }.
page-lobby-waiting =
    { $host ->
        [yes]
            { $free ->
                [0] Iedereen is er: je kunt beginnen.
                [one] 1 plaats is nog vrij. Nodig iemand uit, of laat een bot spelen.
               *[other] { $free } plaatsen zijn nog vrij. Nodig mensen uit, of laat bots spelen.
            }
       *[no]
            { $free ->
                [0] Iedereen is er: de gastheer kan beginnen.
                [one] 1 plaats is nog vrij.
               *[other] { $free } plaatsen zijn nog vrij.
            }
    }
page-lobby-absent =
    { $host ->
        [yes] { $many ->
            [one] { $people } is er nog niet. Wacht even of geef de plaats vrij.
           *[other] { $people } zijn er nog niet. Wacht even of geef hun plaatsen vrij.
        }
       *[no] { $many ->
            [one] { $people } is er nog niet.
           *[other] { $people } zijn er nog niet.
        }
    }
page-lobby-asked = Je bent uitgenodigd voor nog een spel. Neem je plaats in, of verlaat de tafel zodat iemand anders hem kan krijgen.
page-lobby-bot-for = Een bot voor { $seat }
page-lobby-add-bot = Een bot laten spelen …
page-lobby-remove-bot = De bot verwijderen
page-lobby-send-away = Wegsturen
page-lobby-free = Plaats vrijgeven
page-no-seat = Je hebt geen plaats meer aan deze tafel.
page-seat-open = vrij
page-seat-invited = nog niet hier
page-seat-bot = Bot ({ $level })
page-seat-away = afwezig, een bot speelt
page-seat-answered = heeft geantwoord
page-sit = Hier gaan zitten
page-rename = Naam wijzigen
page-name-title = Hoe moeten de anderen je noemen?
page-name-says = Deze naam staat bij je plaats, in de chat en in de herhaling. Je kunt hem wijzigen tot het spel voorbij is.
page-start = Het spel beginnen
page-accept = Ik speel mee
page-leave = De tafel verlaten
page-you = jij
page-invite = Uitnodigen
page-invite-says = Stuur deze link naar wie je wilt laten meespelen, of laat ze de code scannen.
page-invite-link = De uitnodigingslink
page-invite-qr = De uitnodiging als QR-code
page-invite-renew = Nieuwe link (de oude werkt dan niet meer)
page-copy = Kopiëren
page-copied = De link is gekopieerd.
page-share = Delen

## De tafel

page-board = Het bord
page-where-we-are = Ronde { $round } van 4: { $phase }
page-connection-connecting = Verbinding maken …
page-connection-lost = De verbinding is weg; er wordt opnieuw geprobeerd. Wat je bevestigd hebt, gaat niet verloren.
page-connection-ended = Die tafel bestaat niet, of je hebt er een uitnodiging voor nodig.
page-connection-open = Verbonden
page-menu = Meer
page-go-away = Ik moet weg (een bot speelt verder)
page-come-back = Ik ben er weer
page-away-now = Een bot speelt voor je. Kom terug wanneer je wilt.
page-own-clock = Jouw tijd
page-time-left =
    { $seconds ->
        [60] Je hebt nog één minuut.
       *[other] Je hebt nog { $seconds } seconden.
    }
page-record = Het verslag opslaan
page-record-part = Het spel is nog bezig: het verslag bevat wat jij ervan mag weten.
page-your-turn = Jij bent aan de beurt
page-game-over = Het spel is afgelopen.
page-confirm = Bevestigen
page-take-back = Terugnemen
page-take-back-one = Terugnemen: { $answer }
page-sending = Wordt verzonden …
page-sealed = Je geheime antwoord: { $answer }. Je mag het veranderen tot iedereen geantwoord heeft.
page-all-answers = Alle { $number } antwoorden als lijst
page-placing = Plaats een handelaar
page-looking = Bekijk een handelaar (Spion)
page-which-face = Open of gedekt
page-where = Plek
page-where-empty = Plek: op het bord, of hier …
page-hint-broker = Kies een handelaar. Je kunt hem ook op het bord slepen.
page-hint-place = Kies nu een van de oplichtende plekken.
page-hint-face = Open of gedekt?
page-from-hand = Achter je scherm
page-from-front = Voor je scherm
page-from-neutral = Neutrale handelaars
page-broker-tile =
    { $count ->
        [one] Handelaar met waarde { $value }
       *[other] Handelaar met waarde { $value } ({ $count } stuks)
    }
page-bid-sum =
    { $chosen ->
        [0] Kies twee handelaars.
        [one] Kies er nog een; tot nu toe { $sum }.
       *[other] Samen { $sum }.
    }
page-quotation = { $gem }, nu { $quotation }
page-is-asked = moet antwoorden
page-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
page-gems = Edelstenen
page-in-front =
    { $many ->
        [0] Niemand voor het scherm
       *[other] Voor het scherm: { $values }
    }
page-behind-screen =
    { $hidden ->
        [0]
            { $many ->
                [0] Niemand achter het scherm
               *[other] Achter het scherm: { $values }
            }
        [one]
            { $many ->
                [0] Achter het scherm: 1 handelaar die niemand anders kent
               *[other] Achter het scherm: { $values } en 1 handelaar die niemand anders kent
            }
       *[other]
            { $many ->
                [0] Achter het scherm: { $hidden } handelaars die niemand anders kent
               *[other] Achter het scherm: { $values } en { $hidden } handelaars die niemand anders kent
            }
    }
page-throne =
    { $count ->
        [one] 1 handelaar in de troonzaal
       *[other] { $count } handelaars in de troonzaal
    }
page-card-chip =
    { $fresh ->
        [yes] { $card }, deze ronde gewonnen
       *[other] { $card }
    }
page-unseen = Nog niet gezien: { $values }
page-days =
    { $days ->
        [one] 1 dag
       *[other] { $days } dagen
    }
page-tab-seats = Spelers
page-tab-log = Verloop
page-tab-chat = Chat
page-live = Wat er gebeurt
page-log-older = Alles vanaf het begin tonen
page-log-round = Ronde { $round }
page-chat-say = Zeg iets
page-chat-send = Versturen
page-chat-none = Zolang een spel bezig is, mogen alleen de spelers schrijven.
page-mute = Dempen
page-muted =
    { $muted ->
        [yes] { $name } kan hier niet meer schrijven.
       *[other] { $name } mag hier weer schrijven.
    }

## De telling

page-counting = Telling
page-counting-again = De telling nog eens tonen
page-counting-back = Eén stap terug
page-counting-on = Verder
page-counting-pause = Pauze
page-counting-next = Volgende stap
page-counting-skip = De rest overslaan
page-counting-first = De vraag komt na de telling.
page-to-question = Meteen naar mijn vraag
page-step-district = Wijk { $where }
page-step-mission = Diplomatieke missie
page-step-smuggling = Smokkelplek { $where }
page-step-row = Rijen van de markt
page-step-mediation = Bemiddeling
page-step-columns = Kolommen van de markt
page-step-bidder = Hoogste bieder op de markt
page-contest-district = hele wijk
page-contest-harbour = haven
page-contest-commercial = winkels
page-contest-palace = paleis
page-contest-mission = alle paleizen
page-contest-smuggling = Smokkel
page-contest-row = rij { $where }
page-contest-mediation = { $column }
page-contest-bidder = hele markt
page-won = eerste
page-tiebreak-intriguer = Intrigant
page-tiebreak-neutral = Neutraal wint gelijke standen
page-tiebreak-front = meer voor het scherm
page-tiebreak-order = lagere kaart
page-tiebreak-pope = Paus
page-final = Eindtelling
page-final-has = Bezit
page-final-gives = Scoort
page-final-total = Punten tot nu toe

## Het einde

page-ended =
    { $many ->
        [one] { $winners } wint!
       *[other] { $winners } delen de overwinning!
    }
page-rematch = Nog een keer
page-to-rematch = Naar het volgende spel
page-replay = Het spel nog eens bekijken
page-look-at-table = De tafel bekijken
page-show-result = De uitslag tonen
page-accounting = Waar de punten vandaan kwamen
page-account-market = Op de markt plaatsen
page-account-commercial = Winkelbuurten
page-account-prince = Prins
page-account-king = Koning
page-account-enrichment = Verrijking
page-account-smuggling = Smokkel
page-account-monk = Monnik
page-account-rogue = Schurk
page-account-colour = { $gem }, koers nr. { $rank }
page-account-gems =
    { $count ->
        [0] { $points }
        [one] { $points } (1 edelsteen)
       *[other] { $points } ({ $count } edelstenen)
    }
page-account-black = Zwarte edelstenen
page-account-favour = Gunst van de Koning
page-account-speculation = Speculatie
page-account-smuggler = Smokkelaar
page-account-had = Vóór dit verslag
page-account-sum = Punten
page-account-cards = Gewonnen karakters
page-chart = Punten aan het einde van elke ronde en na de eindtelling
page-chart-end = Einde
