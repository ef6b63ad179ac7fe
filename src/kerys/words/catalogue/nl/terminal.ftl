### Wat alleen de terminal zegt. De opdrachten die je typt, zijn in alle talen dezelfde.

## Een spel

play-welcome =
    { $players ->
        [2] Je speelt { $seat } tegen één andere speler en een neutrale plaats waarvoor jullie allebei handelaars plaatsen.
       *[other] Je speelt { $seat } in een spel met { $players } spelers.
    }
play-hint = Typ “help” om te zien wat je kunt typen, “help game” voor waar het spel om draait.
play-saved = Het spel is bewaard in { $file }; ga verder met: kerys play --load { $file }
play-left = Je verlaat het spel.
play-no-input = De invoer is op, dus het spel stopt hier.
play-over = Het spel is afgelopen.
play-result =
    { $points ->
        [one] { $place }. { $seat }: 1 punt, { $gems ->
            [one] 1 edelsteen
           *[other] { $gems } edelstenen
        }
       *[other] { $place }. { $seat }: { $points } punten, { $gems ->
            [one] 1 edelsteen
           *[other] { $gems } edelstenen
        }
    }

# Wat in de getekende tafel naast de tekens staat.
# Hoogstens: .seat 7 letters, .nth 6, .points 8, .front 7, .hand 5, .throne 8
play-table =
    .round = ronde
    .order = volgorde
    .ship = schip
    .closed = afgesloten
    .border = grens
    .market = markt
    .row = rij
    .quotations = koersen
    .seat = plaats
    .nth = beurt
    .points = punten
    .front = voor
    .hand = hand
    .throne = troon
    .cards = kaarten
    .won = gewonnen door
    .waiting = wacht op
    .centre = schip in het centrum
    .offer = te kiezen
    .force = geldt
    .behind = achter het scherm
    .neutral = neutrale handelaars

## De aangeboden antwoorden; een handelaar staat er zoals op de getekende tafel

menu-place = Plaats een handelaar: waarde, up (open) of down (gedekt), plek. Bijvoorbeeld “{ $example }”, of kort “{ $short }”.
menu-look = Of bekijk een gedekte handelaar (Spion), bijvoorbeeld “{ $example }”:
menu-numbers = (“options” geeft alle { $count } antwoorden met hun nummer.)
menu-no-number = Er is geen antwoord { $number }; ze gaan van 1 tot { $count }
menu-several = “{ $typed }” kan { $count } antwoorden betekenen: { $some }
menu-unknown = “{ $typed }” is hier geen antwoord; “options” geeft wat je kunt antwoorden en “help” wat je verder kunt typen
menu-illegal = “{ $typed }” kan hier niet; wat wel kan is { $some }
menu-quoted = “{ $text }”

## Hulp

help-commands =
    Je antwoordt met de tekst van een antwoord, het begin ervan of het nummer. Verder kun je typen:
    .table = table – de tafel opnieuw tekenen
    .facts = facts – nog eens vertellen wat er deze ronde gebeurde; “facts all” vertelt het hele spel
    .options = options – alle toegestane antwoorden met hun nummer
    .game = help game – waar het spel om draait, in het kort
    .signs = help signs – hoe je de getekende tafel leest
    .card = help KAART – wat een karakter of gebeurtenis doet, bijvoorbeeld “help spion”
    .cards = help cards – alle karakters en gebeurtenissen van dit spel
    .quit = quit – het spel verlaten
help-game-goal = Je wilt na vier rondes de meeste punten hebben. De meeste komen van edelstenen: aan het einde krijgt voor elk van de vier kleuren meer punten wie meer edelstenen heeft, en kleuren met een hogere koers leveren meer op. Zwarte edelstenen tellen op zichzelf: 1, 4, 8, 12, 16, 20, 24 punten voor 1 tot 7.
help-game-bid = Een ronde begint met een geheim bod van twee handelaars. De hoogste som kiest als eerste welke plaats in de speelvolgorde zij neemt. De twee blijven voor je scherm: hun som beslist gelijke standen, en daarna de eerdere plaats in de volgorde.
help-game-place = Dan plaatst iedereen om de beurt twee handelaars, één open en één gedekt, tot ieder er nog maar één heeft. Ze staan in de stad of op de markt.
help-game-city = Elke wijk wordt apart geteld. De sommen over haar drie buurten verdelen de edelstenen van haar schip: twee voor de hoogste, één voor de volgende (en met vier of vijf spelers één voor de derde). Bovendien wint de hoogste som in de haven een zwarte edelsteen, in de winkelbuurt 3 punten, in het paleis het karakter dat er ligt. Er staan met een 0 is beter dan er niet staan.
help-game-market = Een handelaar die op de markt geplaatst wordt, levert meteen 1 punt op. De edelsteen van elke rij gaat naar de hoogste som in die rij. De kolommen bewegen de koersen naar ieders sommen samen: de beste kolom +2, dan +1, −1, −2. Wie op de hele markt de hoogste som heeft, verandert nog één koers met 1.
help-game-cards = Karakters die je wint, kun je vanaf de volgende ronde spelen, hoogstens twee per ronde. Een witte edelsteen wordt een kleur naar keuze.
help-signs-seats = Plaatsen zijn hoofdletters: { $list }.
help-signs-gems = Edelstenen zijn kleine letters: { $list }.
help-signs-brokers = B3 is een handelaar van Blauw met waarde 3, O? een gedekte van Oranje, (2) een eigen gedekte, O(2) een gedekte die je kent, B3* een door de Huurling gemarkeerde. Ze staan in volgorde van aankomst: de tweede in haven 1 heet 1/harbour/2.
help-signs-prizes = Naast schip, harbour (haven), commercial (winkelbuurt) en palace (paleis) staat wat ze opleveren. “!” is een gebeurtenis van deze ronde; een kaart met + is deze ronde gewonnen, = is een karakter dat nu geldt.
help-card = { $card } (karakter, gespeeld { $when }). { $effect }
help-event = { $event } (gebeurtenis). { $effect }
help-unknown = Er is geen hulp over “{ $topic }”; “help” geeft wat er is.

## Verslagen

record-title = { $file }, verslag { $number }: { $players } spelers, { $answers ->
        [one] 1 antwoord.
       *[other] { $answers } antwoorden.
    }
record-good = { $file }: verslag { $number } klopt: { $players } spelers, { $answers ->
        [one] 1 antwoord
       *[other] { $answers } antwoorden
    }, { $state ->
        [over] gewonnen door { $winners }.
       *[running] niet afgelopen.
    }
record-bad = { $file }: verslag { $number } klopt niet: { $reason }
