### De namen van de dingen. De vormen (attributen) zijn die welke Nederlandse zinnen nodig hebben.

## Wie geen naam genoemd heeft

guest = Gast { $mark }

## Plaatsen aan tafel

seat-blue = Blauw
    .of = van Blauw
seat-orange = Oranje
    .of = van Oranje
seat-violet = Paars
    .of = van Paars
seat-yellow = Geel
    .of = van Geel
seat-green = Groen
    .of = van Groen
seat-neutral = Neutraal
    .of = van Neutraal

## Edelstenen: de soort; .adj: voor een zelfstandig naamwoord; een, die ene, meerdere, aan het begin van een zin

gem-blue = blauw
    .adj = blauwe
    .a = een blauwe edelsteen
    .the = de blauwe edelsteen
    .many = blauwe edelstenen
    .many-capital = Blauwe edelstenen
gem-green = groen
    .adj = groene
    .a = een groene edelsteen
    .the = de groene edelsteen
    .many = groene edelstenen
    .many-capital = Groene edelstenen
gem-yellow = geel
    .adj = gele
    .a = een gele edelsteen
    .the = de gele edelsteen
    .many = gele edelstenen
    .many-capital = Gele edelstenen
gem-red = rood
    .adj = rode
    .a = een rode edelsteen
    .the = de rode edelsteen
    .many = rode edelstenen
    .many-capital = Rode edelstenen
gem-black = zwart
    .adj = zwarte
    .a = een zwarte edelsteen
    .the = de zwarte edelsteen
    .many = zwarte edelstenen
    .many-capital = Zwarte edelstenen
gem-white = wit
    .adj = witte
    .a = een witte edelsteen
    .the = de witte edelsteen
    .many = witte edelstenen
    .many-capital = Witte edelstenen

## Plekken: hoe het heet, waar iets staat, waar het heen gaat
## $district: 1 tot 4. $district2: de wijk ernaast. $row: een rij van de markt. $column: de edelsteen van een kolom.

place-harbour = haven { $district }
    .at = in haven { $district }
    .to = naar haven { $district }
place-commercial = winkelbuurt { $district }
    .at = in winkelbuurt { $district }
    .to = naar winkelbuurt { $district }
place-palace = paleis { $district }
    .at = in paleis { $district }
    .to = naar paleis { $district }
place-market = markt, rij { $row }, kolom { $column }
    .at = op de markt (rij { $row }, kolom { $column })
    .to = naar de markt (rij { $row }, kolom { $column })
    .cell = (rij { $row }, { $column })
place-smuggling = smokkelplek { $number }
    .at = op smokkelplek { $number }
    .to = naar smokkelplek { $number }
place-harbour-commercial = grens van haven en winkelbuurt { $district }
    .at = op de grens van haven en winkelbuurt { $district }
    .to = naar de grens van haven en winkelbuurt { $district }
place-commercial-palace = grens van winkelbuurt en paleis { $district }
    .at = op de grens van winkelbuurt en paleis { $district }
    .to = naar de grens van winkelbuurt en paleis { $district }
place-harbours = grens van haven { $district } en haven { $district2 }
    .at = op de grens van haven { $district } en haven { $district2 }
    .to = naar de grens van haven { $district } en haven { $district2 }
place-commercials = grens van winkelbuurt { $district } en winkelbuurt { $district2 }
    .at = op de grens van winkelbuurt { $district } en winkelbuurt { $district2 }
    .to = naar de grens van winkelbuurt { $district } en winkelbuurt { $district2 }
place-palaces = grens van paleis { $district } en paleis { $district2 }
    .at = op de grens van paleis { $district } en paleis { $district2 }
    .to = naar de grens van paleis { $district } en paleis { $district2 }
place-throne = deel { $seat-of } in de troonzaal
    .at = in het deel { $seat-of } in de troonzaal
    .to = naar het deel { $seat-of } in de troonzaal

## Eén handelaar op het bord: naar plek en volgorde van aankomst (in een marktvak past er maar één)
## .capital: aan het begin van een zin; .where: na een handelaar wiens eigenaar al is genoemd

spot-only = de handelaar { $place-at }
    .capital = De handelaar { $place-at }
    .where = { $place-at }
spot-numbered = handelaar nr. { $n } { $place-at }
    .capital = Handelaar nr. { $n } { $place-at }
    .where = (nr. { $n } { $place-at })
spot-throne = de handelaar { $seat-of } uit ronde { $n } in de troonzaal
    .capital = De handelaar { $seat-of } uit ronde { $n } in de troonzaal
    .where = uit ronde { $n } in de troonzaal

## Wat er geteld wordt

contest-district = Wijk { $where }
contest-harbour = Haven { $where }
contest-commercial = Winkelbuurt { $where }
contest-palace = Paleis { $where }
contest-mission = Diplomatieke missie
contest-smuggling = Smokkelplek { $where }
contest-row = Marktrij { $where }
contest-mediation = Bemiddeling, { $column-adj } kolom
contest-bidder = Hoogste bieder op de markt

## Wanneer

phase-preparation = voorbereiding
phase-turn-order = speelvolgorde
phase-placement = handelaars plaatsen
phase-counting = telling
phase-kings-favour = Gunst van de Koning
phase-finished = het einde

window-W1 = aan het begin van het plaatsen
window-W2 = vóór een eigen beurt
window-W3 = na een eigen beurt
window-W4 = aan het begin van de telling
window-W5 = aan het einde van de telling
window-R = meteen na een karakter van iemand anders
window-at-once = meteen, als de kaart gewonnen wordt
window-kept = nooit: de kaart telt aan het einde voor wie haar heeft

## Hoe een handelaar ligt

face-up = open
face-down = gedekt
