### Ce que l’on peut répondre : un message pour chaque verbe de la notation, option-VERBE.

option-pass =
    { $asked ->
        [window] Ne pas jouer de personnage maintenant
        [reaction] Ne pas copier
        [last-look] Ne plus regarder
        [card] Y renoncer
       *[other] Passer
    }
option-bid = Miser { $value } et { $value2 } ({ $sum } en tout)
option-order = Prendre la place { $order } dans l’ordre du tour
option-place =
    { $source ->
        [neutral] Placer un { $value } neutre face cachée { $place-at }
        [front] { $face-id ->
            [up] Placer le { $value } de devant face visible { $place-at }
           *[down] Placer le { $value } de devant face cachée { $place-at }
        }
       *[hand] { $face-id ->
            [up] Placer un { $value } face visible { $place-at }
           *[down] Placer un { $value } face cachée { $place-at }
        }
    }
option-look = Regarder { $spot } (Espion)
option-broker = Choisir { $spot }
option-play = Jouer { $card-the } : { $card-effect }
option-gem = Choisir le { $gem }
option-raise = Monter le cours du { $gem } de 1
option-lower = Baisser le cours du { $gem } de 1
option-rank = Le { $gem } ensuite
option-district = Choisir le quartier { $district }
option-close = Fermer { $place-the }
option-to = Choisir { $place-the }
option-front = Mettre un { $value } devant
option-favour = Donner un { $value }
option-speculate =
    { $gem-id ->
        [none] Ne pas spéculer
       *[other] Spéculer sur le { $gem }
    }
option-prize =
    { $prize ->
        [gems] Prendre deux gemmes de couleur
        [black] Prendre une gemme noire
       *[points] Prendre 3 points
    }
