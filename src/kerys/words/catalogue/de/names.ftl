### Die Namen der Dinge. Die Formen (Attribute) sind die, die deutsche Sätze brauchen.

## Wer keinen Namen genannt hat

guest = Gast { $mark }

## Plätze am Tisch

seat-blue = Blau
    .of = von Blau
seat-orange = Orange
    .of = von Orange
seat-violet = Violett
    .of = von Violett
seat-yellow = Gelb
    .of = von Gelb
seat-green = Grün
    .of = von Grün
seat-neutral = Neutral
    .of = von Neutral

## Edelsteine: die Sorte; .fem: vor „Spalte“; .weak: nach „einem großen“; ein einzelner und ein bestimmter im Akkusativ;
## mehrere; mehrere am Satzanfang

gem-blue = Blau
    .fem = blaue
    .weak = blauen
    .a = einen blauen Edelstein
    .the = den blauen Edelstein
    .many = blaue Edelsteine
    .many-capital = Blaue Edelsteine
gem-green = Grün
    .fem = grüne
    .weak = grünen
    .a = einen grünen Edelstein
    .the = den grünen Edelstein
    .many = grüne Edelsteine
    .many-capital = Grüne Edelsteine
gem-yellow = Gelb
    .fem = gelbe
    .weak = gelben
    .a = einen gelben Edelstein
    .the = den gelben Edelstein
    .many = gelbe Edelsteine
    .many-capital = Gelbe Edelsteine
gem-red = Rot
    .fem = rote
    .weak = roten
    .a = einen roten Edelstein
    .the = den roten Edelstein
    .many = rote Edelsteine
    .many-capital = Rote Edelsteine
gem-black = Schwarz
    .fem = schwarze
    .weak = schwarzen
    .a = einen schwarzen Edelstein
    .the = den schwarzen Edelstein
    .many = schwarze Edelsteine
    .many-capital = Schwarze Edelsteine
gem-white = Weiß
    .fem = weiße
    .weak = weißen
    .a = einen weißen Edelstein
    .the = den weißen Edelstein
    .many = weiße Edelsteine
    .many-capital = Weiße Edelsteine

## Orte: wie er heißt, wo etwas steht (Dativ), wohin es kommt (Akkusativ)
## $district: 1 bis 4. $district2: das Nachbarviertel. $row: eine Zeile des Markts. $column: der Edelstein einer Spalte.

place-harbour = Hafen { $district }
    .at = in Hafen { $district }
    .to = in Hafen { $district }
place-commercial = Geschäftsgegend { $district }
    .at = in Geschäftsgegend { $district }
    .to = in Geschäftsgegend { $district }
place-palace = Palast { $district }
    .at = in Palast { $district }
    .to = in Palast { $district }
place-market = Markt, Zeile { $row }, Spalte { $column }
    .at = auf dem Markt (Zeile { $row }, Spalte { $column })
    .to = auf den Markt (Zeile { $row }, Spalte { $column })
    .cell = (Zeile { $row }, { $column })
place-smuggling = Schmuggelplatz { $number }
    .at = auf Schmuggelplatz { $number }
    .to = auf Schmuggelplatz { $number }
place-harbour-commercial = Grenze zwischen Hafen und Geschäftsgegend { $district }
    .at = auf der Grenze zwischen Hafen und Geschäftsgegend { $district }
    .to = auf die Grenze zwischen Hafen und Geschäftsgegend { $district }
place-commercial-palace = Grenze zwischen Geschäftsgegend und Palast { $district }
    .at = auf der Grenze zwischen Geschäftsgegend und Palast { $district }
    .to = auf die Grenze zwischen Geschäftsgegend und Palast { $district }
place-harbours = Grenze zwischen Hafen { $district } und Hafen { $district2 }
    .at = auf der Grenze zwischen Hafen { $district } und Hafen { $district2 }
    .to = auf die Grenze zwischen Hafen { $district } und Hafen { $district2 }
place-commercials = Grenze zwischen Geschäftsgegend { $district } und { $district2 }
    .at = auf der Grenze zwischen Geschäftsgegend { $district } und { $district2 }
    .to = auf die Grenze zwischen Geschäftsgegend { $district } und { $district2 }
place-palaces = Grenze zwischen Palast { $district } und Palast { $district2 }
    .at = auf der Grenze zwischen Palast { $district } und Palast { $district2 }
    .to = auf die Grenze zwischen Palast { $district } und Palast { $district2 }
place-throne = Platz { $seat-of } im Thronsaal
    .at = auf dem Platz { $seat-of } im Thronsaal
    .to = auf den Platz { $seat-of } im Thronsaal

## Ein Mittelsmann auf dem Plan: nach Ort und Reihenfolge der Ankunft (auf ein Marktfeld passt nur einer)
## .acc: Akkusativ; .capital: am Satzanfang; .where: hinter einem Mittelsmann, dessen Besitzer schon genannt ist

spot-only = der Mittelsmann { $place-at }
    .acc = den Mittelsmann { $place-at }
    .capital-acc = Den Mittelsmann { $place-at }
    .dat = dem Mittelsmann { $place-at }
    .capital = Der Mittelsmann { $place-at }
    .where = { $place-at }
spot-numbered = Mittelsmann Nr. { $n } { $place-at }
    .acc = Mittelsmann Nr. { $n } { $place-at }
    .capital-acc = Mittelsmann Nr. { $n } { $place-at }
    .dat = Mittelsmann Nr. { $n } { $place-at }
    .capital = Mittelsmann Nr. { $n } { $place-at }
    .where = (Nr. { $n } { $place-at })
spot-throne = der Mittelsmann { $seat-of } aus Runde { $n } im Thronsaal
    .acc = den Mittelsmann { $seat-of } aus Runde { $n } im Thronsaal
    .capital-acc = Den Mittelsmann { $seat-of } aus Runde { $n } im Thronsaal
    .dat = dem Mittelsmann { $seat-of } aus Runde { $n } im Thronsaal
    .capital = Der Mittelsmann { $seat-of } aus Runde { $n } im Thronsaal
    .where = aus Runde { $n } im Thronsaal

## Was gerade gewertet wird

contest-district = Viertel { $where }
contest-harbour = Hafen { $where }
contest-commercial = Geschäftsgegend { $where }
contest-palace = Palast { $where }
contest-mission = Diplomatische Mission
contest-smuggling = Schmuggelplatz { $where }
contest-row = Marktzeile { $where }
contest-mediation = Vermittlung, { $column-fem } Spalte
contest-bidder = Höchster Bieter des Markts

## Wann

phase-preparation = Vorbereitung
phase-turn-order = Zugreihenfolge
phase-placement = Einsetzen
phase-counting = Abrechnung
phase-kings-favour = Gunst des Königs
phase-finished = Spielende

window-W1 = zu Beginn des Einsetzens
window-W2 = vor einem eigenen Zug
window-W3 = nach einem eigenen Zug
window-W4 = zu Beginn der Abrechnung
window-W5 = am Ende der Abrechnung
window-R = direkt nach einer Personenkarte eines anderen
window-at-once = sofort, wenn sie gewonnen wird
window-kept = nie: wer sie am Ende hat, dem nützt sie

## Wie ein Mittelsmann liegt

face-up = offen
face-down = verdeckt
