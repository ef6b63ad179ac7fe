### Was nur das Terminal sagt. Die Befehle, die man tippt, sind in allen Sprachen dieselben.

## Ein Spiel

play-welcome =
    { $players ->
        [2] Du spielst { $seat } gegen einen weiteren Spieler und einen neutralen Platz, für den ihr beide Mittelsmänner setzt.
       *[other] Du spielst { $seat } in einem Spiel zu { $players } Spielern.
    }
play-hint = Tippe „help“, um zu sehen, was du eingeben kannst, oder „help game“, um zu erfahren, worum es geht.
play-saved = Das Spiel liegt in { $file }; weiter geht es mit: kerys play --load { $file }
play-left = Du verlässt das Spiel.
play-no-input = Die Eingabe ist zu Ende, also hört das Spiel hier auf.
play-over = Das Spiel ist aus.
play-result =
    { $points ->
        [one] { $place }. { $seat }: 1 Punkt, { $gems ->
            [one] 1 Edelstein
           *[other] { $gems } Edelsteine
        }
       *[other] { $place }. { $seat }: { $points } Punkte, { $gems ->
            [one] 1 Edelstein
           *[other] { $gems } Edelsteine
        }
    }

# Was im gezeichneten Tisch neben den Kürzeln steht.
# Höchstens: .seat 7 Buchstaben, .nth 6, .points 8, .front 7, .hand 5, .throne 8
play-table =
    .round = Runde
    .order = Reihenfolge
    .ship = Schiff
    .closed = gesperrt
    .border = Grenze
    .market = Markt
    .row = Zeile
    .quotations = Kurse
    .seat = Platz
    .nth = Folge
    .points = Punkte
    .front = vorn
    .hand = Hand
    .throne = Thron
    .cards = Karten
    .won = gewonnen von
    .waiting = wartet auf
    .centre = Schiff im Zentrum
    .offer = im Angebot
    .force = wirksam
    .behind = hinter dem Sichtschirm
    .neutral = neutrale Mittelsmänner

## Die angebotenen Antworten; ein Mittelsmann steht da wie auf dem gezeichneten Tisch

menu-place = Setze einen Mittelsmann: Wert, up (offen) oder down (verdeckt), Ort. Zum Beispiel „{ $example }“, oder kurz „{ $short }“.
menu-look = Oder sieh dir einen verdeckten Mittelsmann an (Spion), zum Beispiel „{ $example }“:
menu-numbers = („options“ zählt alle { $count } Antworten mit ihren Nummern auf.)
menu-no-number = Es gibt keine Antwort { $number }; sie gehen von 1 bis { $count }
menu-several = „{ $typed }“ könnten { $count } Antworten sein: { $some }
menu-unknown = „{ $typed }“ ist hier keine Antwort; „options“ zählt auf, was du antworten kannst, „help“, was du sonst eingeben kannst
menu-illegal = „{ $typed }“ geht hier nicht; möglich wäre { $some }
menu-quoted = „{ $text }“

## Hilfe

help-commands =
    Du antwortest mit dem Text einer Antwort, mit seinem Anfang oder mit ihrer Nummer. Außerdem kannst du eingeben:
    .table = table – den Tisch neu zeichnen
    .facts = facts – noch einmal erzählen, was in dieser Runde geschah; „facts all“ erzählt das ganze Spiel
    .options = options – alle erlaubten Antworten mit ihren Nummern
    .game = help game – worum es im Spiel geht, in Kürze
    .signs = help signs – wie der gezeichnete Tisch zu lesen ist
    .card = help KARTE – was eine Person oder ein Ereignis tut, zum Beispiel „help spion“
    .cards = help cards – alle Personen und Ereignisse dieses Spiels
    .quit = quit – das Spiel verlassen
help-game-goal = Du willst nach vier Runden die meisten Punkte haben. Die meisten kommen von Edelsteinen: Am Ende bekommt in jeder der vier Farben mehr Punkte, wer mehr Edelsteine hat, und Farben mit höherem Kurs bringen mehr. Schwarze Edelsteine zählen für sich: 1, 4, 8, 12, 16, 20, 24 Punkte für 1 bis 7.
help-game-bid = Eine Runde beginnt mit einem geheimen Gebot von zwei Mittelsmännern. Die höchste Summe wählt zuerst, welchen Platz in der Zugreihenfolge sie nimmt. Die beiden bleiben vor deinem Sichtschirm: Ihre Summe entscheidet Gleichstände, danach der frühere Platz in der Reihenfolge.
help-game-place = Dann setzen alle der Reihe nach zwei Mittelsmänner, einen offen und einen verdeckt, bis jeder nur noch einen hat. Sie stehen in der Stadt oder auf dem Markt.
help-game-city = Jedes Viertel wird für sich abgerechnet. Die Summen über seine drei Gegenden verteilen die Edelsteine seines Schiffs: zwei für die höchste, einer für die nächste (und zu viert oder fünft einer für die dritte). Außerdem gewinnt die höchste Summe im Hafen einen schwarzen Edelstein, in der Geschäftsgegend 3 Punkte, im Palast die Person, die dort liegt. Mit einer 0 da zu sein schlägt, nicht da zu sein.
help-game-market = Ein Mittelsmann, der auf den Markt gesetzt wird, bringt sofort 1 Punkt. Den Edelstein jeder Zeile gewinnt die höchste Summe in der Zeile. Die Spalten bewegen die Kurse nach den Summen aller: die beste Spalte +2, dann +1, −1, −2. Wer auf dem ganzen Markt die höchste Summe hat, ändert noch einen Kurs um 1.
help-game-cards = Personenkarten, die du gewinnst, kannst du ab der nächsten Runde spielen, höchstens zwei je Runde. Ein weißer Edelstein wird zu einer Farbe deiner Wahl.
help-signs-seats = Plätze sind Großbuchstaben: { $list }.
help-signs-gems = Edelsteine sind Kleinbuchstaben: { $list }.
help-signs-brokers = B3 ist ein Mittelsmann von Blau mit Wert 3, O? ein verdeckter von Orange, (2) ein eigener verdeckter, O(2) ein verdeckter, den du kennst, B3* ein vom Söldner markierter. Sie stehen in der Reihenfolge ihrer Ankunft: Der zweite in Hafen 1 heißt 1/harbour/2.
help-signs-prizes = Neben Schiff, harbour (Hafen), commercial (Geschäftsgegend) und palace (Palast) steht, was sie bringen. „!“ ist ein Ereignis dieser Runde; eine Karte mit + wurde in dieser Runde gewonnen, = ist eine Person, die gerade wirkt.
help-card = { $card } (Personenkarte, gespielt { $when }). { $effect }
help-event = { $event } (Ereignis). { $effect }
help-unknown = Zu „{ $topic }“ gibt es keine Hilfe; „help“ zählt auf, was es gibt.

## Aufzeichnungen

record-title = { $file }, Aufzeichnung { $number }: { $players } Spieler, { $answers } Antworten.
record-good = { $file }: Aufzeichnung { $number } stimmt: { $players } Spieler, { $answers } Antworten, { $state ->
        [over] gewonnen von { $winners }.
       *[running] nicht zu Ende.
    }
record-bad = { $file }: Aufzeichnung { $number } stimmt nicht: { $reason }
