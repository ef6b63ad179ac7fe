### Wat de pagina zelf zegt. Namen van dingen komen uit names.ftl, cards.ftl en events.ftl.

## Overal

page-title-home = Kerys: het bordspel Ys
page-title-table = Tafel – Kerys
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
page-set-study = Leerhulp: tonen wat gedekte handelaars kunnen zijn (niet in spellen voor de rangschikking)
page-missing-title = Hier is niets
page-missing-text = Deze pagina bestaat niet, of kon niet geladen worden.

## Als er iets misgaat

page-error-failed = Dat is niet gelukt. Probeer het nog eens.
page-error-unreachable = De server is niet bereikbaar. Probeer het zo nog eens.
page-error-too-many = Te veel tegelijk. Wacht even.
page-error-not-found = Die tafel bestaat niet, of je hebt er een uitnodiging voor nodig.
page-error-sign-in = Naam of wachtwoord klopt niet.
page-error-storage-away = De server kan nu niets opslaan. Er is niets veranderd; probeer het nog eens.
page-error-stale = Er is intussen iets gebeurd. Kijk nog eens en antwoord opnieuw.

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
    .says = Elke ronde kan in elke wijk een gebeurtenis de regels veranderen.
page-new-table = Met vrienden spelen
page-new-table-says = Je krijgt een link en een QR-code om rond te sturen. Vrije plaatsen kunnen door bots worden ingenomen.
page-table-name = Naam van de tafel (als je wilt)
page-clock = Tijd
page-clock-none = Zoveel je wilt
page-clock-fast = 10 minuten elk, 5 seconden erbij met elk antwoord
page-clock-calm = 30 minuten elk, 15 seconden erbij met elk antwoord
page-clock-days = Drie dagen voor elk antwoord
page-table-public = Iedereen mag de tafel vinden en meedoen
page-table-watch = Anderen mogen toekijken
page-table-rated = Het spel telt voor de rangschikking
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
page-guest-says = Je speelt als gast. Met een account blijven je spellen op elk apparaat van jou.
page-signed-in = Aangemeld als { $name }.
page-make-account = Account maken
page-sign-in = Aanmelden
page-sign-out = Afmelden
page-account-name = Accountnaam
page-password = Wachtwoord
page-sessions = Waar ik aangemeld ben
page-session = { $label }, sinds { $since }
page-session-this = dit apparaat
page-ratings = Rangschikking
page-rating =
    { $games ->
        [one] { $players } spelers: { $rating } na 1 spel
       *[other] { $players } spelers: { $rating } na { $games } spellen
    }
