### Ce qui s’est passé : un message pour chaque sorte de fait, fact-SORTE. Les variables sont les champs du fait ; places,
### gemmes, cartes, événements et lieux viennent dans toutes les formes de names.ftl ($party-of, $gem-a, $place-at). Ce que
### le lecteur n’a pas le droit de savoir a la valeur « hidden ».

## Préparation

fact-round-began = La manche { $round } commence.
fact-character-turned = Palais { $district } : on révèle { $card-the }. « { $card-effect } »
fact-gem-card-laid = Palais { $district } : on pose une carte Gemme. Qui gagne le palais prend une gemme de la couleur de son choix.
fact-event-turned = Événement dans le quartier { $district } : { $event }. « { $event-effect } »
fact-event-discarded = Dans le quartier { $district }, l’événement { $event } est tiré lui aussi et écarté sans effet.
fact-card-discarded = Dans le quartier { $district }, il reste une carte ({ $card }) ; elle est écartée.
fact-ship-arrived =
    { $harbour ->
        [centre] Au centre se trouve un navire avec une grande gemme { $large-fem }, une petite { $small-fem } et une petite { $small2-fem }.
       *[other] Dans le port { $harbour } arrive un navire avec une grande gemme { $large-fem }, une petite { $small-fem } et une petite { $small2-fem }.
    }
fact-market-filled = La rangée { $row } du marché offre { $gem-a }.
fact-speculated =
    { $speculation-id ->
        [hidden] { $party } spécule en secret.
        [none] { $party } ne spécule pas ; personne d’autre ne le sait.
       *[other] { $party } spécule sur le { $speculation } ; personne d’autre ne le sait.
    }

## Ordre du tour

fact-bid-revealed = { $party } a misé { $value } et { $value2 }, { $sum } en tout.
fact-order-taken = { $party } prend la place { $order } dans l’ordre du tour.

## Placement

fact-placed =
    { $source ->
        [neutral] { $value ->
            [hidden] { $placer } place un courtier neutre face cachée { $place-at }.
           *[other] { $placer } place un { $value } neutre face cachée { $place-at }.
        }
        [front] { $face-id ->
            [up] { $party } place le { $value } de devant face visible { $place-at }.
           *[down] { $party } place le { $value } de devant face cachée { $place-at }.
        }
       *[hand] { $face-id ->
            [up] { $party } place un { $value } face visible { $place-at }.
           *[down] { $value ->
                [hidden] { $party } place un courtier face cachée { $place-at }.
               *[other] { $party } place un { $value } face cachée { $place-at }.
            }
        }
    }
fact-front-replaced = En échange, { $party } met un { $value } devant.
fact-last-broker = Le dernier courtier { $party-of }, un { $value }, passe devant.
fact-side-declared = { $party } compte { $spot } { $place2-at }.
fact-sent-back = { $spot-capital } n’a plus de côté permis et retourne derrière le paravent { $party-of }.

## Personnages

fact-card-played =
    { $copied-id ->
        [none] { $party } joue { $card-the }. « { $card-effect } »
       *[other] { $party } joue { $card-the } et copie { $copied-the }. « { $copied-effect } »
    }
fact-looked =
    { $value ->
        [hidden] { $party } regarde un courtier { $owner-of } { $spot-where }.
       *[other] { $party } regarde un courtier { $owner-of } { $spot-where } : c’est un { $value }.
    }
fact-swapped = { $party } échange { $spot } et { $spot2 }.
fact-moved = { $party } déplace { $spot } { $place2-to }.
fact-taken-off = { $party } retire { $spot } du plateau : c’est un { $value }.
fact-marked = { $party } marque { $spot } : il compte 5 cette manche.
fact-area-closed = { $party } ferme { $place-the }.
fact-kind-named =
    { $card-id ->
        [customs-officer] { $party } nomme le { $gem } : cette manche, les navires ne donnent pas de { $gem-many }.
       *[investor] { $party } nomme le { $gem } : la colonne d’un Investisseur passe avant les autres sur le marché.
    }
fact-district-named = { $party } nomme le quartier { $district } : chaque courtier { $party-of } y compte 1 de plus.
fact-ships-swapped = { $party } échange les navires des ports { $district } et { $district2 }.

## Décompte

fact-revealed = { $spot-capital } est révélé : un { $value } { $party-of }.
fact-stood =
    { $rank ->
        [1] { $tiebreak ->
            [intriguer] { $contest } : { $party } est premier avec { $sum } et l’emporte à égalité grâce à l’Intrigant.
            [neutral] { $contest } : { $party } est premier avec { $sum } ; Neutre gagne les égalités.
            [front] { $contest } : { $party } est premier avec { $sum } et l’emporte à égalité grâce à la plus haute somme devant.
            [order] { $contest } : { $party } est premier avec { $sum } et l’emporte à égalité grâce à la carte d’ordre la plus basse.
           *[sum] { $contest } : { $party } est premier avec { $sum }.
        }
       *[other] { $tiebreak ->
            [intriguer] { $contest } : { $party } est nº { $rank } avec { $sum } et l’emporte à égalité grâce à l’Intrigant.
            [neutral] { $contest } : { $party } est nº { $rank } avec { $sum } ; Neutre gagne les égalités.
            [front] { $contest } : { $party } est nº { $rank } avec { $sum } et l’emporte à égalité grâce à la plus haute somme devant.
            [order] { $contest } : { $party } est nº { $rank } avec { $sum } et l’emporte à égalité grâce à la carte d’ordre la plus basse.
           *[sum] { $contest } : { $party } est nº { $rank } avec { $sum }.
        }
    }
fact-prize-lapsed =
    { $contest-id ->
        [bidder] Personne n’est sur le marché, il n’y a donc pas de plus offrant.
       *[other] { $contest } : personne n’est là, personne ne reçoit donc rien.
    }
fact-gem-taken =
    { $from ->
        [ship] { $gem-id ->
            [black] { $party } prend la gemme noire du port { $district }.
           *[other] { $party } prend { $gem-a } du navire dans le port { $district }.
        }
        [centre] { $party } prend { $gem-a } du navire au centre.
        [row] { $party } prend { $gem-the } de la rangée { $row } du marché.
        [gem-card] { $party } prend { $gem-a } pour la carte Gemme du palais { $district }.
        [smuggling] { $party } prend { $gem-a } dans le repaire de contrebande { $number }.
        [column] { $party } prend { $gem-a } de la colonne { $column-fem } (Médiation).
        [consolation] { $party } prend { $gem-a } au lieu de la carte du palais { $district }.
       *[card] { $party } prend { $gem-a } grâce au personnage.
    }
fact-gem-turned =
    { $from ->
        [ship] { $party } prend la gemme blanche du navire dans le port { $district } et en fait { $gem-a }.
        [centre] { $party } prend la gemme blanche du navire au centre et en fait { $gem-a }.
        [row] { $party } prend la gemme blanche de la rangée { $row } du marché et en fait { $gem-a }.
        [gem-card] { $party } prend { $gem-a } pour la carte Gemme du palais { $district }.
       *[smuggling] { $party } prend { $gem-a } dans le repaire de contrebande { $number }.
    }
fact-gem-given = { $party } donne { $gem-a } pour { $card-the }.
fact-scored =
    { $reason ->
        [market] { $party } marque { $points ->
            [one] { $points } point
           *[other] { $points } points
        } sur le marché.
        [commercial] { $party } marque { $points ->
            [one] { $points } point
           *[other] { $points } points
        } pour la zone commerciale { $where }.
        [prince] { $party } marque { $points } points : le Prince.
        [king] { $party } marque { $points } points : le Roi.
        [enrichment] { $party } marque { $points ->
            [one] { $points } point
           *[other] { $points } points
        } pour une gemme gagnée dans le quartier { $where } (Enrichissement).
        [smuggling] { $party } marque { $points } points dans le repaire de contrebande { $where }.
        [monk] { $party } marque { $points ->
            [one] { $points } point
           *[other] { $points } points
        } pour le courtier retiré (Moine).
       *[rogue] { $party } marque { $points } points (Filou).
    }
fact-card-won =
    { $card-id ->
        [gem-card] { $party } gagne la carte Gemme du palais { $district }.
       *[other] { $party } gagne { $card-the } du palais { $district }.
    }
fact-column-ranked =
    { $reason2 ->
        [brokers] La colonne { $gem-fem } prend la place { $rank } avec une somme de { $sum } ; elle a plus de courtiers ({ $brokers }) que la suivante.
        [choice] La colonne { $gem-fem } prend la place { $rank } avec une somme de { $sum } et { $brokers ->
            [one] { $brokers } courtier
           *[other] { $brokers } courtiers
        } ; l’égalité avec la suivante a été tranchée.
        [investor] La colonne { $gem-fem } prend la place { $rank } par l’Investisseur (somme { $sum }, { $brokers ->
            [one] { $brokers } courtier
           *[other] { $brokers } courtiers
        }).
       *[sum] La colonne { $gem-fem } prend la place { $rank } avec une somme de { $sum } ({ $brokers ->
            [one] { $brokers } courtier
           *[other] { $brokers } courtiers
        }).
    }
fact-column-chosen = { $party } ordonne les colonnes à égalité : le { $gem } prend la place { $rank }.
fact-quotation-moved =
    { $mover ->
        [bidder] { $direction ->
            [up] Plus offrant du marché, { $party } monte le cours du { $gem } de { $steps }, à { $quotation }.
           *[down] Plus offrant du marché, { $party } baisse le cours du { $gem } de { $steps }, à { $quotation }.
        }
        [banker] { $direction ->
            [up] Avec le Banquier, { $party } monte le cours du { $gem } de { $steps }, à { $quotation }.
           *[down] Avec le Banquier, { $party } baisse le cours du { $gem } de { $steps }, à { $quotation }.
        }
       *[column] { $direction ->
            [up] Le cours du { $gem } monte de { $steps }, à { $quotation }.
           *[down] Le cours du { $gem } baisse de { $steps }, à { $quotation }.
        }
    }

## Faveur du Roi

fact-favour-given =
    { $value ->
        [hidden] { $party } envoie un courtier de devant, face cachée, dans la salle du trône (manche { $round }).
       *[other] { $party } envoie un { $value } face cachée dans la salle du trône (manche { $round }).
    }
fact-spare-taken = { $party } prend un 2 de réserve en échange.
fact-throne-revealed = Le courtier { $party-of } de la manche { $round } dans la salle du trône est un { $value }.

## Décompte final

fact-colour-scored =
    { $tie ->
        [pope] { $gem-many-capital }, nº { $rank } des cours : { $party } a { $count ->
            [one] { $count } gemme
           *[other] { $count } gemmes
        }, l’emporte à égalité grâce au Pape et marque { $points } points.
       *[none] { $count ->
            [0] { $gem-many-capital }, nº { $rank } des cours : { $party } n’a pas de gemme et marque { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
            [one] { $gem-many-capital }, nº { $rank } des cours : { $party } a { $count } gemme et marque { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
           *[other] { $gem-many-capital }, nº { $rank } des cours : { $party } a { $count } gemmes et marque { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
        }
    }
fact-black-scored =
    { $count ->
        [0] { $party } n’a pas de gemme noire.
        [one] { $party } a { $count } gemme noire : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $party } a { $count } gemmes noires : { $points } points.
    }
fact-favour-scored =
    { $points ->
        [one] { $party } a { $sum } dans la salle du trône : { $points } point.
       *[other] { $party } a { $sum } dans la salle du trône : { $points } points.
    }
fact-speculation-scored =
    { $speculation-id ->
        [none] { $party } n’avait pas spéculé.
       *[other] { $party } avait spéculé sur le { $speculation } : { $points } points.
    }
fact-smuggler-scored = { $party } possède le Contrebandier et au moins 8 gemmes noires : { $points } points.
fact-won =
    { $shared ->
        [1] { $party } partage la victoire avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } et { $count ->
            [one] { $count } gemme
           *[other] { $count } gemmes
        }.
       *[other] { $party } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } et { $count ->
            [one] { $count } gemme
           *[other] { $count } gemmes
        }.
    }
