### De plaatjes van het bord, de herhaling, de regelpagina en het eerste spel. Plaatsen, edelstenen en buurten komen met hun
### naam in de notatie: $seat, $gem (blue, green, …), $area (harbour, …).

## Eén letter op een edelsteen, één op het teken van een plaats; binnen elk van beide allemaal verschillend

picture-gem-letter =
    { $gem ->
        [blue] B
        [green] G
        [yellow] E
        [red] R
        [black] Z
       *[white] W
    }
picture-seat-letter =
    { $seat ->
        [blue] B
        [orange] O
        [violet] P
        [yellow] E
        [green] G
       *[neutral] N
    }

## De delen van het bord

picture-city = De stad
picture-market = De markt
picture-throne-room = De troonzaal
picture-district = Wijk { $district }
# Klein in een lege buurt geschreven.
picture-area =
    { $area ->
        [harbour] haven
        [commercial] winkels
       *[palace] paleis
    }
# De plaats van een kleur onder de koersen of de kolommen, zo kort mogelijk.
picture-rank = { $rank }e
# Een kolom die een Investeerder naar voren heeft gebracht.
picture-invested = { $rank }e (Investeerder)
picture-ship =
    Schip met een grote { $large ->
        [blue] blauwe
        [green] groene
        [yellow] gele
       *[red] rode
    }, een kleine { $small ->
        [blue] blauwe
        [green] groene
        [yellow] gele
        [red] rode
       *[white] witte
    } en een kleine { $small2 ->
        [blue] blauwe
        [green] groene
        [yellow] gele
        [red] rode
       *[white] witte
    } edelsteen

## Wat waar staat. Een totaal is wat men van de som van een plaats weet: “Blauw 4 + twee gedekte”

picture-total =
    { $known ->
        [some] { $hidden ->
            [0] { picture-seat } { $sum }
            [1] { picture-seat } { $sum } + één gedekte
            [2] { picture-seat } { $sum } + twee gedekte
            [3] { picture-seat } { $sum } + drie gedekte
           *[other] { picture-seat } { $sum } + { $hidden } gedekte
        }
       *[none] { $hidden ->
            [1] { picture-seat } één gedekte
            [2] { picture-seat } twee gedekte
            [3] { picture-seat } drie gedekte
           *[other] { picture-seat } { $hidden } gedekte
        }
    }
picture-seat =
    { $seat ->
        [blue] Blauw
        [orange] Oranje
        [violet] Paars
        [yellow] Geel
        [green] Groen
       *[neutral] Neutraal
    }
# $place: de naam van de plek; $totals: een opsomming van totalen.
picture-place-empty =
    { $closed ->
        [closed] { $place }: afgesloten, niemand
       *[open] { $place }: niemand
    }
picture-place-with =
    { $closed ->
        [closed] { $place }: afgesloten; { $totals }
       *[open] { $place }: { $totals }
    }
# $place: waar hij staat (“in haven 2”); $n: als hoeveelste hij daar aankwam.
picture-broker =
    { $value ->
        [hidden] { picture-seat }, een gedekte handelaar { $place }, nr. { $n }
       *[other] { $face ->
            [down] { picture-seat }, een { $value } gedekt { $place }, nr. { $n }
           *[up] { picture-seat }, een { $value } { $place }, nr. { $n }
        }
    }
picture-throne-broker = { picture-seat }, de handelaar uit ronde { $round } in de troonzaal
