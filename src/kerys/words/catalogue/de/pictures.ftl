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
