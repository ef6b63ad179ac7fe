### Les images du plateau, la page « revoir », les règles et la première partie. Places, gemmes et zones viennent sous leur
### nom de la notation : $seat, $gem (blue, green, …), $area (harbour, …), pour que la langue choisisse la bonne forme.

## Une lettre sur une gemme, une sur le signe d’une place ; toutes différentes dans chacun des deux groupes

picture-gem-letter =
    { $gem ->
        [blue] B
        [green] V
        [yellow] J
        [red] R
        [black] N
       *[white] C
    }
picture-seat-letter =
    { $seat ->
        [blue] B
        [orange] O
        [violet] L
        [yellow] J
        [green] V
       *[neutral] N
    }

## Les parties du plateau

picture-city = La ville
picture-market = Le marché
picture-throne-room = La salle du trône
picture-district = Quartier { $district }
# Écrit en petit dans une zone vide.
picture-area =
    { $area ->
        [harbour] port
        [commercial] commerce
       *[palace] palais
    }
# La place d’une couleur parmi les cours ou les colonnes, aussi court que possible.
picture-rank =
    { $rank ->
        [1] 1re
       *[other] { $rank }e
    }
# Une colonne qu’un Investisseur a mise en tête.
picture-invested =
    { $rank ->
        [1] 1re (Investisseur)
       *[other] { $rank }e (Investisseur)
    }
picture-ship =
    Navire avec une grande gemme { $large ->
        [blue] bleue
        [green] verte
        [yellow] jaune
       *[red] rouge
    }, une petite { $small ->
        [blue] bleue
        [green] verte
        [yellow] jaune
        [red] rouge
       *[white] blanche
    } et une petite { $small2 ->
        [blue] bleue
        [green] verte
        [yellow] jaune
        [red] rouge
       *[white] blanche
    }

## Ce qui se trouve où. Un total est ce que l’on sait de la somme d’une place : « Bleu 4 + deux cachés »

picture-total =
    { $known ->
        [some] { $hidden ->
            [0] { picture-seat } { $sum }
            [1] { picture-seat } { $sum } + un caché
            [2] { picture-seat } { $sum } + deux cachés
            [3] { picture-seat } { $sum } + trois cachés
           *[other] { picture-seat } { $sum } + { $hidden } cachés
        }
       *[none] { $hidden ->
            [1] { picture-seat } un caché
            [2] { picture-seat } deux cachés
            [3] { picture-seat } trois cachés
           *[other] { picture-seat } { $hidden } cachés
        }
    }
picture-seat =
    { $seat ->
        [blue] Bleu
        [orange] Orange
        [violet] Violet
        [yellow] Jaune
        [green] Vert
       *[neutral] Neutre
    }
# $place : le nom du lieu ; $totals : une liste de totaux.
picture-place-empty =
    { $closed ->
        [closed] { $place } : fermé, personne
       *[open] { $place } : personne
    }
picture-place-with =
    { $closed ->
        [closed] { $place } : fermé ; { $totals }
       *[open] { $place } : { $totals }
    }
# $place : où il se tient (« dans le port 2 ») ; $n : son ordre d’arrivée.
picture-broker =
    { $value ->
        [hidden] { picture-seat }, un courtier caché { $place }, nº { $n }
       *[other] { $face ->
            [down] { picture-seat }, un { $value } face cachée { $place }, nº { $n }
           *[up] { picture-seat }, un { $value } { $place }, nº { $n }
        }
    }
picture-throne-broker = { picture-seat }, le courtier de la manche { $round } dans la salle du trône
