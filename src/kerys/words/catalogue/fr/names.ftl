### Les noms des choses. Les formes (attributs) sont celles dont les phrases françaises ont besoin.

## Quelqu’un qui n’a pas dit son nom

guest = Invité { $mark }

## Places à la table ; .of : avec « de » ; .that : avec « que »

seat-blue = Bleu
    .of = de Bleu
    .that = que Bleu
seat-orange = Orange
    .of = d’Orange
    .that = qu’Orange
seat-violet = Violet
    .of = de Violet
    .that = que Violet
seat-yellow = Jaune
    .of = de Jaune
    .that = que Jaune
seat-green = Vert
    .of = de Vert
    .that = que Vert
seat-neutral = Neutre
    .of = de Neutre
    .that = que Neutre

## Gemmes : la sorte (masculin) ; .fem : avec « colonne » ou « gemme » ; une, cette gemme, plusieurs, en début de phrase

gem-blue = bleu
    .fem = bleue
    .a = une gemme bleue
    .the = la gemme bleue
    .many = gemmes bleues
    .many-capital = Les gemmes bleues
gem-green = vert
    .fem = verte
    .a = une gemme verte
    .the = la gemme verte
    .many = gemmes vertes
    .many-capital = Les gemmes vertes
gem-yellow = jaune
    .fem = jaune
    .a = une gemme jaune
    .the = la gemme jaune
    .many = gemmes jaunes
    .many-capital = Les gemmes jaunes
gem-red = rouge
    .fem = rouge
    .a = une gemme rouge
    .the = la gemme rouge
    .many = gemmes rouges
    .many-capital = Les gemmes rouges
gem-black = noir
    .fem = noire
    .a = une gemme noire
    .the = la gemme noire
    .many = gemmes noires
    .many-capital = Les gemmes noires
gem-white = blanc
    .fem = blanche
    .a = une gemme blanche
    .the = la gemme blanche
    .many = gemmes blanches
    .many-capital = Les gemmes blanches

## Lieux : comment il s’appelle, avec article (.the), où se tient quelque chose, où cela va
## $district : 1 à 4. $district2 : le quartier voisin. $row : une rangée du marché. $column : la gemme d’une colonne, au
## masculin ; la colonne est féminine, d’où le choix.

place-harbour = port { $district }
    .the = le port { $district }
    .at = dans le port { $district }
    .to = vers le port { $district }
place-commercial = zone commerciale { $district }
    .the = la zone commerciale { $district }
    .at = dans la zone commerciale { $district }
    .to = vers la zone commerciale { $district }
place-palace = palais { $district }
    .the = le palais { $district }
    .at = dans le palais { $district }
    .to = vers le palais { $district }
place-market =
    marché, rangée { $row }, colonne { $column ->
        [bleu] bleue
        [vert] verte
       *[other] { $column }
    }
    .the = la case du marché (rangée { $row }, colonne { $column-fem })
    .at =
        sur le marché (rangée { $row }, colonne { $column ->
            [bleu] bleue
            [vert] verte
           *[other] { $column }
        })
    .to =
        vers le marché (rangée { $row }, colonne { $column ->
            [bleu] bleue
            [vert] verte
           *[other] { $column }
        })
    .cell = (rangée { $row }, colonne { $column-fem })
place-smuggling = repaire de contrebande { $number }
    .the = le repaire de contrebande { $number }
    .at = dans le repaire de contrebande { $number }
    .to = vers le repaire de contrebande { $number }
place-harbour-commercial = frontière entre port et zone commerciale { $district }
    .the = la frontière entre port et zone commerciale { $district }
    .at = sur la frontière entre port et zone commerciale { $district }
    .to = vers la frontière entre port et zone commerciale { $district }
place-commercial-palace = frontière entre zone commerciale et palais { $district }
    .the = la frontière entre zone commerciale et palais { $district }
    .at = sur la frontière entre zone commerciale et palais { $district }
    .to = vers la frontière entre zone commerciale et palais { $district }
place-harbours = frontière des ports { $district } et { $district2 }
    .the = la frontière des ports { $district } et { $district2 }
    .at = sur la frontière des ports { $district } et { $district2 }
    .to = vers la frontière des ports { $district } et { $district2 }
place-commercials = frontière des zones commerciales { $district } et { $district2 }
    .the = la frontière des zones commerciales { $district } et { $district2 }
    .at = sur la frontière des zones commerciales { $district } et { $district2 }
    .to = vers la frontière des zones commerciales { $district } et { $district2 }
place-palaces = frontière des palais { $district } et { $district2 }
    .the = la frontière des palais { $district } et { $district2 }
    .at = sur la frontière des palais { $district } et { $district2 }
    .to = vers la frontière des palais { $district } et { $district2 }
place-throne = partie { $seat-of } dans la salle du trône
    .the = la partie { $seat-of } dans la salle du trône
    .at = dans la partie { $seat-of } de la salle du trône
    .to = vers la partie { $seat-of } de la salle du trône

## Un courtier du plateau : par son lieu et son ordre d’arrivée (une case du marché n’en contient qu’un)
## .capital : en début de phrase ; .where : après un courtier dont le propriétaire est déjà nommé

spot-only = le courtier { $place-at }
    .capital = Le courtier { $place-at }
    .where = { $place-at }
spot-numbered = le courtier nº { $n } { $place-at }
    .capital = Le courtier nº { $n } { $place-at }
    .where = (nº { $n } { $place-at })
spot-throne = le courtier { $seat-of } de la manche { $n } dans la salle du trône
    .capital = Le courtier { $seat-of } de la manche { $n } dans la salle du trône
    .where = de la manche { $n } dans la salle du trône

## Ce que l’on compte

contest-district = Quartier { $where }
contest-harbour = Port { $where }
contest-commercial = Zone commerciale { $where }
contest-palace = Palais { $where }
contest-mission = Mission diplomatique
contest-smuggling = Repaire de contrebande { $where }
contest-row = Rangée { $where } du marché
contest-mediation = Médiation, colonne { $column-fem }
contest-bidder = Plus offrant du marché

## Quand

phase-preparation = préparation
phase-turn-order = ordre du tour
phase-placement = placement des courtiers
phase-counting = décompte
phase-kings-favour = Faveur du Roi
phase-finished = fin de la partie

window-W1 = au début du placement
window-W2 = avant un de tes tours
window-W3 = après un de tes tours
window-W4 = au début du décompte
window-W5 = à la fin du décompte
window-R = juste après le personnage d’un autre joueur
window-at-once = dès qu’on la gagne
window-kept = jamais : elle compte à la fin pour qui la possède

## Comment un courtier est posé

face-up = visible
face-down = caché
