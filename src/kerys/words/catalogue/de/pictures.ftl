### Die Bilder des Spielplans, die Wiedergabe, die Regelseite und das erste Spiel. Plätze, Edelsteine und Gegenden kommen
### mit ihrem Namen in der Notation: $seat, $gem (blue, green, …), $area (harbour, …).

## Ein Buchstabe auf einem Edelstein, einer auf dem Zeichen eines Platzes; jeweils alle verschieden

picture-gem-letter =
    { $gem ->
        [blue] B
        [green] G
        [yellow] E
        [red] R
        [black] S
       *[white] W
    }
picture-seat-letter =
    { $seat ->
        [blue] B
        [orange] O
        [violet] V
        [yellow] E
        [green] G
       *[neutral] N
    }

## Die Teile des Plans

picture-city = Die Stadt
picture-market = Der Markt
picture-throne-room = Der Thronsaal
picture-district = Viertel { $district }
# Klein in eine leere Gegend geschrieben.
picture-area =
    { $area ->
        [harbour] Hafen
        [commercial] Geschäfte
       *[palace] Palast
    }
# Der Platz einer Farbe unter den Kursen oder Spalten, so kurz wie möglich.
picture-rank = { $rank }.
# Eine Spalte, die ein Investor nach vorn gebracht hat.
picture-invested = { $rank }. (Investor)
picture-ship =
    Schiff mit einem großen { $large ->
        [blue] blauen
        [green] grünen
        [yellow] gelben
       *[red] roten
    }, einem kleinen { $small ->
        [blue] blauen
        [green] grünen
        [yellow] gelben
        [red] roten
       *[white] weißen
    } und einem kleinen { $small2 ->
        [blue] blauen
        [green] grünen
        [yellow] gelben
        [red] roten
       *[white] weißen
    } Edelstein

## Was wo steht. Eine Summe ist, was man von einem Platz weiß: „Blau 4 + zwei verdeckte“

picture-total =
    { $known ->
        [some] { $hidden ->
            [0] { picture-seat } { $sum }
            [1] { picture-seat } { $sum } + ein verdeckter
            [2] { picture-seat } { $sum } + zwei verdeckte
            [3] { picture-seat } { $sum } + drei verdeckte
           *[other] { picture-seat } { $sum } + { $hidden } verdeckte
        }
       *[none] { $hidden ->
            [1] { picture-seat } ein verdeckter
            [2] { picture-seat } zwei verdeckte
            [3] { picture-seat } drei verdeckte
           *[other] { picture-seat } { $hidden } verdeckte
        }
    }
picture-seat =
    { $seat ->
        [blue] Blau
        [orange] Orange
        [violet] Violett
        [yellow] Gelb
        [green] Grün
       *[neutral] Neutral
    }
# $place: der Name des Orts; $totals: eine Aufzählung von Summen.
picture-place-empty =
    { $closed ->
        [closed] { $place }: gesperrt, niemand da
       *[open] { $place }: niemand da
    }
picture-place-with =
    { $closed ->
        [closed] { $place }: gesperrt; { $totals }
       *[open] { $place }: { $totals }
    }
# $place: wo er steht („in Hafen 2“); $n: als wievielter er dort ankam.
picture-broker =
    { $value ->
        [hidden] { picture-seat }, ein verdeckter Mittelsmann { $place }, Nr. { $n }
       *[other] { $face ->
            [down] { picture-seat }, eine { $value } verdeckt { $place }, Nr. { $n }
           *[up] { picture-seat }, eine { $value } { $place }, Nr. { $n }
        }
    }
picture-throne-broker = { picture-seat }, der Mittelsmann aus Runde { $round } im Thronsaal

## Hinweise: was etwas ist und was es jetzt bringen würde

picture-tip-gem =
    { $gem ->
        [blue] Ein blauer Edelstein
        [green] Ein grüner Edelstein
        [yellow] Ein gelber Edelstein
        [red] Ein roter Edelstein
        [black] Ein schwarzer Edelstein
       *[white] Ein weißer Edelstein
    }
# Eine Sorte Edelsteine auf einem Schiff. $what: „Ein blauer Edelstein“; $tells: was er wert ist.
picture-tip-line = { $what }: { $tells }
picture-tip-colour =
    { $rank ->
        [1] Bester Kurs, { $quotation }. Am Ende bringen die meisten Edelsteine dieser Farbe 24 Punkte, die nächsten 18, 12 und 6.
        [2] Zweiter Kurs, { $quotation }. Am Ende bringen die meisten Edelsteine dieser Farbe 20 Punkte, die nächsten 15, 10 und 5.
        [3] Dritter Kurs, { $quotation }. Am Ende bringen die meisten Edelsteine dieser Farbe 16 Punkte, die nächsten 12, 8 und 4.
       *[4] Letzter Kurs, { $quotation }. Am Ende bringen die meisten Edelsteine dieser Farbe 12 Punkte, die nächsten 9, 6 und 3.
    }
picture-tip-black = Schwarze Edelsteine zählen am Ende nach ihrer Zahl: 1, 4, 8, 12, 16, 20 und 24 Punkte für einen bis sieben.
picture-tip-white = Wer ihn gewinnt, tauscht ihn sofort gegen einen Edelstein einer der vier Farben.
picture-tip-ship =
    { $many ->
        [four] Die höchste Summe im Viertel wählt zwei seiner vier Edelsteine (der große zählt doppelt), die zweite einen, die dritte bekommt den letzten.
       *[three] Die höchste Summe im Viertel wählt zwei seiner drei Edelsteine, die zweite bekommt den letzten.
    }
picture-tip-closed = Von der Königin gesperrt: Niemand kommt hinein oder heraus, bis das Viertel abgerechnet ist.
picture-tip-harbour = Die höchste Summe hier gewinnt einen schwarzen Edelstein.
picture-tip-commercial =
    { $points ->
        [one] Die höchste Summe hier gewinnt 1 Punkt.
       *[other] Die höchste Summe hier gewinnt { $points } Punkte.
    }
picture-tip-palace = Die höchste Summe hier gewinnt die Karte { $card }. { $effect }
picture-tip-palace-empty = Hier ist keine Karte zu gewinnen.
picture-tip-border = Eine Grenze, für Mittelsmänner des Philosophen. Später sagt der Besitzer, zu welcher Seite er gehört.
picture-tip-market = Platz für einen Mittelsmann. Wer ihn setzt, erhält sofort 1 Punkt.
picture-tip-row =
    { $gem ->
        [blue] Die höchste Summe in Zeile { $row } gewinnt einen blauen Edelstein.
        [green] Die höchste Summe in Zeile { $row } gewinnt einen grünen Edelstein.
        [yellow] Die höchste Summe in Zeile { $row } gewinnt einen gelben Edelstein.
        [red] Die höchste Summe in Zeile { $row } gewinnt einen roten Edelstein.
       *[white] Die höchste Summe in Zeile { $row } gewinnt einen weißen Edelstein.
    }
picture-tip-row-empty = Zeile { $row } hat keinen Edelstein zu vergeben.
picture-tip-row-sums = In dieser Zeile: { $totals }.
# Die Summe einer Spalte, alle Spieler zusammen; $hidden ihrer Mittelsmänner sind nicht bekannt.
picture-tip-column =
    { $hidden ->
        [0] Die Spalte ergibt zusammen { $sum }. { picture-tip-column-moves }
        [1] Die Spalte ergibt zusammen { $sum } + einen verdeckten. { picture-tip-column-moves }
        [2] Die Spalte ergibt zusammen { $sum } + zwei verdeckte. { picture-tip-column-moves }
       *[other] Die Spalte ergibt zusammen { $sum } + { $hidden } verdeckte. { picture-tip-column-moves }
    }
picture-tip-column-moves = Die beste Spalte erhöht ihren Kurs um 2, die nächste um 1; die letzten beiden senken ihren.

## Spieler auf einen Blick

picture-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
# Wie viele Edelsteine einer Sorte jemand hat.
picture-held =
    { $gem ->
        [blue]
            { $count ->
                [one] { $count } blauer Edelstein
               *[other] { $count } blaue Edelsteine
            }
        [green]
            { $count ->
                [one] { $count } grüner Edelstein
               *[other] { $count } grüne Edelsteine
            }
        [yellow]
            { $count ->
                [one] { $count } gelber Edelstein
               *[other] { $count } gelbe Edelsteine
            }
        [red]
            { $count ->
                [one] { $count } roter Edelstein
               *[other] { $count } rote Edelsteine
            }
       *[black]
            { $count ->
                [one] { $count } schwarzer Edelstein
               *[other] { $count } schwarze Edelsteine
            }
    }
picture-in-front = vor dem Sichtschirm
picture-behind = hinter dem Sichtschirm
# $values: die bekannten Werte, „0 1 3“, vielleicht keine; $hidden: wie viele nicht bekannt sind.
picture-values =
    { $hidden ->
        [0] { $values }
        [one] { $values } und ein verdeckter
       *[other] { $values } und { $hidden } verdeckte
    }

## Wiedergabe

replay-title = Wiedergabe
replay-not-there = Hier ist kein beendetes Spiel. Nachsehen kann man ein Spiel, wenn es aus ist.
replay-as = Gesehen von
replay-as-open = allen: alles liegt offen
replay-as-spectator = einem Zuschauer
# $seat: Blau; $name: wer dort saß; $named: ob man das weiß.
replay-as-seat =
    { $named ->
        [yes] { $seat } ({ $name })
       *[no] { $seat }
    }
replay-share = Einen Link zu diesem Moment kopieren
replay-shared = Der Link ist kopiert.
replay-address = Der Link zu diesem Moment: { $address }
replay-download = Die Aufzeichnung herunterladen
replay-players = Die Spieler
replay-controls = Vorwärts und rückwärts
replay-log = Was geschah
replay-first = Zum Anfang
replay-back-phase = Zurück zum Beginn der Phase
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Einen Schritt weiter
replay-next-phase = Weiter zur nächsten Phase
replay-last = Zum Ende
replay-speed = Tempo
replay-slider = Moment des Spiels
replay-step = Schritt { $step } von { $steps }
replay-keys = Pfeiltasten: Schritt. Mit Umschalt: Phase. Leertaste: Abspielen und Pause.
replay-when = Runde { $round }: { $phase }
replay-when-over = Das Spiel ist aus

## Die Regelseite (ihre Texte stehen in rules.ftl)

rules-page-title = Die Regeln
rules-contents = Inhalt
rules-search = Die Regeln durchsuchen
rules-found =
    { $count ->
        [0] Nichts gefunden.
        [one] { $count } Stelle gefunden.
       *[other] { $count } Stellen gefunden.
    }
# Der Name eines Links zu einem Abschnitt, für Vorleseprogramme.
rules-link = Link zu „{ $title }“
rules-base-characters = Die Personen
rules-ys-plus-characters = Die Personen von Ys+
rules-all-events = Die Ereignisse
rules-picture-overview = Ein Spiel in der zweiten Runde. Links die Stadt mit ihren vier Vierteln, deren Schiffen und Personen; rechts der Markt mit drei Zeilen und vier Spalten, darüber die Kurse. Ein Fragezeichen ist ein verdeckter Mittelsmann.
rules-picture-brokers = Die elf Mittelsmänner eines Spielers.
rules-picture-gems = Die Sorten von Edelsteinen. Jede hat ihre eigene Farbe, ihren Schliff und ihren Buchstaben.
rules-picture-faces = Ein Mittelsmann, auf drei Arten gesehen.
rules-face-up = offen: Alle sehen den Wert
rules-face-down-own = verdeckt, wie ihn der Besitzer sieht
rules-face-down = verdeckt, wie ihn alle anderen sehen
rules-picture-bids = Das Beispiel: die Gebote und die gewählten Reihenfolgekarten.
rules-picture-counting = Das Beispiel: Viertel 1, alle Mittelsmänner aufgedeckt. Die Summen jeder Gegend stehen an ihrem Rand, die des ganzen Viertels neben dem Schiff.
rules-picture-market = Ein Markt vor der Abrechnung. Unter jeder Spalte steht ihre Summe: Blau, Grün und Rot haben 4, aber Blau und Rot haben mehr Mittelsmänner als Grün. In Zeile 1 stehen Blau und Orange gleich.
rules-picture-colours = Was eine Farbe am Ende bringt.
# Der Platz der Farbe unter den vier Kursen.
rules-colour-rank =
    { $rank ->
        [1] beste Farbe
        [2] 2. Farbe
        [3] 3. Farbe
       *[4] letzte Farbe
    }
# $place: 1., 2., …
rules-player-place = { $place } Spieler
rules-picture-black = Was schwarze Edelsteine am Ende bringen, nach ihrer Zahl.
rules-picture-two-players = Zwei Spieler: Das vierte Viertel steht unter Wasser, und graue neutrale Mittelsmänner sind im Spiel.
rules-picture-events = Fünf Spieler mit allem: Ereignisse neben den Personen, ein Schiff im Zentrum für die Diplomatische Mission, ein Schmuggelplatz, der Thronsaal und ein Mittelsmann des Philosophen auf der Grenze zweier Häfen.

## Das erste Spiel. Der Leser ist Blau.

first-game-title = Erstes Spiel
first-game-guide = Die Anleitung
first-game-progress = Wie weit du bist
first-game-step = { $step } von { $steps }
first-game-back = Zurück
first-game-next = Weiter
first-game-do-it = Mach es für mich
first-game-again = Von vorn
first-game-leave = Verlassen
first-game-play = Zu den Spielen
first-game-hand = Deine Mittelsmänner
first-game-broker = Mittelsmann { $value }
first-game-face = Wie er liegt
first-game-welcome = Willkommen in Ys! In ein paar Minuten spielst du eine Runde eines echten Spiels. Du bist Blau; Orange, Violett und Gelb spielen mit. Du kannst jederzeit aufhören und später dort weitermachen.
first-game-city = Das ist die Stadt. Sie hat vier Viertel, und jedes hat drei Gegenden: außen der Hafen, in der Mitte die Geschäftsgegend, innen der Palast. Die Gegenden von Viertel 1 leuchten jetzt. Dorthin schicken die Spieler Mittelsmänner; die höchste Summe gewinnt.
first-game-ships = In jeder Ecke liegt, was ein Viertel zu bieten hat: ein Schiff mit Edelsteinen für die höchsten Summen im ganzen Viertel und eine Person für den Palast. Der Hafen bringt einen schwarzen Edelstein, die Geschäftsgegend 3 Punkte. Zeig auf irgendetwas oder drücke lange darauf, und es sagt dir, was es ist.
first-game-market = Das ist der Markt. Die höchste Summe in einer Zeile gewinnt deren Edelstein. Die Spalten entscheiden, was Edelsteine wert sein werden: Die Marken darüber zeigen den Kurs jeder Farbe, und der beste bringt am Ende am meisten. Um Edelsteine geht es in diesem Spiel.
first-game-brokers = Du hast elf Mittelsmänner mit Werten von 0 bis 4, verborgen hinter deinem Sichtschirm. Alle haben die gleichen. Jede Runde werden alle elf gebraucht: zwei für ein Gebot, acht auf dem Plan, und einer kommt am Ende zum Gebot dazu.
first-game-bid = Zuerst die Zugreihenfolge. Alle wählen geheim zwei Mittelsmänner, und die höchste Summe wählt zuerst einen Platz. Die beiden bleiben vor deinem Sichtschirm und entscheiden später Gleichstände, ein gutes Gebot hilft also zweimal. Wähle die { $value } und die { $value2 }.
first-game-bids = Alle Gebote sind jetzt offen: { $totals }. Die höchste Summe wählt einen Platz in der Zugreihenfolge, dann die nächste.
first-game-order = Violett hat den letzten Platz gewählt. Spät dran zu sein ist gut: Du siehst, was die anderen tun. Nimm den dritten Platz.
first-game-ordered = Die Zugreihenfolge steht: Orange, Gelb, du, Violett. In deinem Zug setzt du zwei Mittelsmänner, einen offen und einen verdeckt. Jeder hat vier Züge.
first-game-others =
    { $turn ->
        [1] Orange und Gelb haben ihre ersten Mittelsmänner gesetzt. Ein Fragezeichen liegt verdeckt: Du weißt, wem er gehört, aber nicht, was er wert ist.
        [2] Violett hat gesetzt, und Orange und Gelb noch einmal. Sieh auf die Ränder der Gegenden: Dort steht, was man von den Summen weiß, ein Fragezeichen für jeden verdeckten Mittelsmann.
        [3] Noch einmal herum. Die Viertel füllen sich, und es lohnt sich zu wissen, welche Mittelsmänner die anderen schon gezeigt haben.
       *[4] Nur du und Violett habt noch einen Zug. Was du jetzt setzt, kann kaum noch jemand beantworten.
    }
first-game-turn-1-1 = Dein erster Zug. Nimm eine 0, dreh sie um und lege sie verdeckt { $place } ab. Für die anderen könnte es ebenso gut eine 4 sein: Das ist der Bluff.
first-game-turn-1-2 = Jetzt einen offen: Lege die andere 0 { $place } ab. Wer nicht da ist, kann nichts gewinnen, und sogar eine 0 gewinnt, wo sonst niemand steht.
first-game-turn-2-1 = Etwas Stärkeres: Lege eine 3 verdeckt { $place } ab. Sie hat es auf die 3 Punkte dort abgesehen.
first-game-turn-2-2 = Und eine 3 offen, { $place }. Der Preis ist der Söldner, eine Person, die du ab der nächsten Runde spielen könntest.
first-game-turn-3-1 = Jetzt der Markt. Jeder Mittelsmann, der dorthin kommt, bringt sofort 1 Punkt. Lege eine 1 verdeckt { $place } ab.
first-game-turn-3-2 = Und eine 1 offen { $place }. Sie zählt zweimal: für den Edelstein der Zeile und für den Kurs von Rot.
first-game-turn-4-1 = Dein letzter Zug. Die 4, verdeckt, { $place }: Mit ihr kämpfst du um das ganze Viertel und um den schwarzen Edelstein.
first-game-turn-4-2 = Und die 2 offen { $place }.
first-game-placed = Alle haben gesetzt. Der letzte Mittelsmann von jedem kommt zu den beiden vor dem Sichtschirm. Von nun an entscheiden diese drei Gleichstände: Die höhere Summe gewinnt, dann die niedrigere Reihenfolgekarte. Jetzt werden die Viertel eines nach dem anderen abgerechnet.
first-game-district = Viertel { $district } wird aufgedeckt. Alle Mittelsmänner seiner drei Gegenden zählen zusammen um das Schiff.
first-game-won-district =
    { $why ->
        [front] { $totals }. Die ersten beiden stehen gleich; { picture-seat } hat die höhere Summe vor dem Sichtschirm und wählt zwei Edelsteine, der Zweite einen, der Dritte bekommt den letzten.
        [order] { $totals }. Die ersten beiden stehen gleich, auch vor dem Sichtschirm; { picture-seat } hat die niedrigere Reihenfolgekarte und wählt zwei Edelsteine, der Zweite einen, der Dritte bekommt den letzten.
       *[sum] { $totals }. { picture-seat } hat am meisten und wählt zwei Edelsteine, der Zweite einen, der Dritte bekommt den letzten.
    }
first-game-gem =
    { $left ->
        [0] Du darfst einen Edelstein vom Schiff nehmen. { first-game-hint-gem }
       *[other] Du hast das Viertel gewonnen! Nimm den ersten deiner beiden Edelsteine. { first-game-hint-gem }
    }
first-game-areas = Die Gegenden von Viertel { $district }, eine nach der anderen:
first-game-won-harbour =
    { $why ->
        [front] Hafen: { $totals }. { picture-seat } gewinnt den Gleichstand durch die Summe vor dem Sichtschirm und nimmt den schwarzen Edelstein.
        [order] Hafen: { $totals }. Gleichstand, auch vor dem Sichtschirm: { picture-seat } hat die niedrigere Reihenfolgekarte und nimmt den schwarzen Edelstein.
       *[sum] Hafen: { $totals }. { picture-seat } nimmt den schwarzen Edelstein.
    }
first-game-won-commercial =
    { $why ->
        [front] Geschäftsgegend: { $totals }. { picture-seat } gewinnt den Gleichstand durch die Summe vor dem Sichtschirm und erhält 3 Punkte.
        [order] Geschäftsgegend: { $totals }. Gleichstand, auch vor dem Sichtschirm: { picture-seat } hat die niedrigere Reihenfolgekarte und erhält 3 Punkte.
       *[sum] Geschäftsgegend: { $totals }. { picture-seat } erhält 3 Punkte.
    }
first-game-won-palace =
    { $why ->
        [front] Palast: { $totals }. { picture-seat } gewinnt den Gleichstand durch die Summe vor dem Sichtschirm und nimmt die Personenkarte.
        [order] Palast: { $totals }. Gleichstand, auch vor dem Sichtschirm: { picture-seat } hat die niedrigere Reihenfolgekarte und nimmt die Personenkarte.
       *[sum] Palast: { $totals }. { picture-seat } nimmt die Personenkarte.
    }
first-game-card = Jetzt gehört dir: { $card }. { $effect }
first-game-rows = Nun der Markt. Zeile für Zeile gewinnt die höchste Summe den Edelstein:
first-game-won-row =
    { $why ->
        [front] Zeile { $row }: { $totals }. Gleichstand; { picture-seat } hat die höhere Summe vor dem Sichtschirm und gewinnt.
        [order] Zeile { $row }: { $totals }. Gleichstand, auch vor dem Sichtschirm; { picture-seat } hat die niedrigere Reihenfolgekarte und gewinnt.
       *[sum] Zeile { $row }: { $totals }. { picture-seat } gewinnt.
    }
first-game-columns = Dann die Spalten, die Mittelsmänner aller zusammen. Rot und Gelb stehen mit 4 und je drei Mittelsmännern gleich. Du hast die höchste Summe vor dem Sichtschirm, also ordnest du sie: Lass Rot die erste sein.
first-game-moves = Die erste Spalte steigt um 2, die zweite um 1, die dritte fällt um 1, die letzte um 2:
first-game-moved =
    { $gem ->
        [blue]
            { $way ->
                [up] Blau steigt um { $steps } auf { $to }.
               *[down] Blau fällt um { $steps } auf { $to }.
            }
        [green]
            { $way ->
                [up] Grün steigt um { $steps } auf { $to }.
               *[down] Grün fällt um { $steps } auf { $to }.
            }
        [yellow]
            { $way ->
                [up] Gelb steigt um { $steps } auf { $to }.
               *[down] Gelb fällt um { $steps } auf { $to }.
            }
       *[red]
            { $way ->
                [up] Rot steigt um { $steps } auf { $to }.
               *[down] Rot fällt um { $steps } auf { $to }.
            }
    }
first-game-bidder = Du hast die höchste Summe auf dem ganzen Markt, also änderst du einen Kurs um 1, nach oben oder unten. Violett und Gelb haben mehr blaue Edelsteine als du: Senke Blau.
first-game-round = Das war eine Runde. Alle Mittelsmänner sind zurück hinter ihren Sichtschirmen, neue Schiffe sind da, und das nächste Gebot steht an. In der zweiten Runde könntest du den Söldner spielen. Vier Runden sind ein Spiel: Hier springen wir an sein Ende.
first-game-end = Das Ende. Die Farben werden nach ihren Kursen gereiht und in jeder die Spieler nach ihren Edelsteinen. Schwarze Edelsteine zählen nach ihrer Zahl. Die Tabelle sagt, woher die Punkte kamen; die Linie zeigt, dass die meisten ganz am Ende kommen.
first-game-finish = Jetzt weißt du, wie es geht. Beginne auf der Startseite ein Spiel gegen Bots, oder schlag in den Regeln nach. Viel Spaß!
first-game-option-order =
    { $order ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
       *[4] Vierter
    }
first-game-option-gem =
    { $gem ->
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[red] Rot
    }
first-game-option-rank =
    { $gem ->
        [blue] Blau zuerst
        [green] Grün zuerst
        [yellow] Gelb zuerst
       *[red] Rot zuerst
    }
first-game-option-raise =
    { $gem ->
        [blue] Blau hinauf
        [green] Grün hinauf
        [yellow] Gelb hinauf
       *[red] Rot hinauf
    }
first-game-option-lower =
    { $gem ->
        [blue] Blau hinunter
        [green] Grün hinunter
        [yellow] Gelb hinunter
       *[red] Rot hinunter
    }
first-game-hint-bid = Wähle für diese Runde die { $value } und die { $value2 }.
first-game-hint-order =
    { $order ->
        [1] Nimm für diese Runde den ersten Platz.
        [2] Nimm für diese Runde den zweiten Platz.
        [3] Nimm für diese Runde den dritten Platz.
       *[4] Nimm für diese Runde den vierten Platz.
    }
first-game-hint-place =
    { $face ->
        [down] Wähle eine { $value }, dann „verdeckt“, und drücke auf den leuchtenden Ort { $place }.
       *[up] Wähle eine { $value }, dann „offen“, und drücke auf den leuchtenden Ort { $place }.
    }
first-game-hint-gem =
    { $gem ->
        [blue] Nimm für diese Runde den blauen.
        [green] Nimm für diese Runde den grünen.
        [yellow] Nimm für diese Runde den gelben.
       *[red] Nimm für diese Runde den roten.
    }
first-game-hint-rank =
    { $gem ->
        [blue] Lass in dieser Runde Blau die erste sein.
        [green] Lass in dieser Runde Grün die erste sein.
        [yellow] Lass in dieser Runde Gelb die erste sein.
       *[red] Lass in dieser Runde Rot die erste sein.
    }
first-game-hint-lower =
    { $gem ->
        [blue] Senke in dieser Runde Blau.
        [green] Senke in dieser Runde Grün.
        [yellow] Senke in dieser Runde Gelb.
       *[red] Senke in dieser Runde Rot.
    }
