### Plusieurs faits d’une même sorte racontés ensemble. $list contient les éléments, joints comme le français joint une
### liste ; chaque élément est le message de même nom avec .item.

story-ships = Des navires arrivent : { $list }.
    .item =
        { $harbour ->
            [centre] au centre { $large-fem } (grande) avec { $small-fem } et { $small2-fem } (petites)
           *[other] dans le port { $harbour } { $large-fem } (grande) avec { $small-fem } et { $small2-fem } (petites)
        }
story-market = Le marché offre { $list }.
    .item = { $gem-a } à la rangée { $row }
story-bids = Les mises sont révélées : { $list }.
    .item = { $party } { $value } + { $value2 } = { $sum }
story-orders = Les places dans l’ordre du tour sont choisies : { $list }.
    .item = { $party } prend la place { $order }
story-last-brokers = Le dernier courtier de chaque paravent passe devant : { $list }.
    .item = { $party } { $value }
story-revealed = Révélés { $place-at } : { $list }.
    .item = { $party } { $value }
story-revealed-market = Révélés sur le marché : { $list }.
    .item = { $party } { $value } { $place-cell }
story-stood = { $contest } : { $list }.
    .item =
        { $tiebreak ->
            [intriguer] { $party } { $sum } (l’emporte à égalité grâce à l’Intrigant)
            [neutral] { $party } { $sum } (Neutre gagne les égalités)
            [front] { $party } { $sum } (l’emporte à égalité grâce à la plus haute somme devant)
            [order] { $party } { $sum } (l’emporte à égalité grâce à la carte d’ordre la plus basse)
           *[sum] { $party } { $sum }
        }
story-gems = { $party } prend { $list } du navire dans le port { $district }.
    .item = { $gem-a }
story-gems-alike = { $party } prend deux { $gem-many } du navire dans le port { $district }.
story-columns = Les colonnes du marché : { $list }.
    .item =
        { $reason2 ->
            [brokers] { $gem-fem } à la place { $rank } avec { $sum } (plus de courtiers que la suivante : { $brokers })
            [choice] { $gem-fem } à la place { $rank } avec { $sum } (l’égalité a été tranchée)
            [investor] { $gem-fem } à la place { $rank } par l’Investisseur
           *[sum] { $gem-fem } à la place { $rank } avec { $sum }
        }
story-quotations = Les cours bougent : { $list }.
    .item =
        { $direction ->
            [up] le { $gem } monte de { $steps } à { $quotation }
           *[down] le { $gem } baisse de { $steps } à { $quotation }
        }
story-favours = Chacun envoie un courtier de devant, face cachée, dans la salle du trône : { $list }.
    .item =
        { $value ->
            [hidden] { $party } un inconnu
           *[other] { $party } un { $value }
        }
story-spares = Chacun prend un 2 de réserve en échange.
story-throne = { $party } a dans la salle du trône : { $list }.
    .item = { $value } de la manche { $round }
story-colour =
    { $rank ->
        [1] { $gem-many-capital } ont le meilleur cours : { $list }.
        [2] { $gem-many-capital } ont le deuxième cours : { $list }.
        [3] { $gem-many-capital } ont le troisième cours : { $list }.
       *[other] { $gem-many-capital } ont le cours le plus bas : { $list }.
    }
    .item =
        { $tie ->
            [pope] { $party } { $points } points pour { $count ->
                [one] { $count } gemme
               *[other] { $count } gemmes
            } grâce au Pape
           *[none] { $count ->
                [0] { $party } { $points ->
                    [one] { $points } point sans gemme
                   *[other] { $points } points sans gemme
                }
                [one] { $party } { $points ->
                    [one] { $points } point pour { $count } gemme
                   *[other] { $points } points pour { $count } gemme
                }
               *[other] { $party } { $points ->
                    [one] { $points } point pour { $count } gemmes
                   *[other] { $points } points pour { $count } gemmes
                }
            }
        }
story-black = Gemmes noires : { $list }.
    .item =
        { $points ->
            [one] { $party } { $points } point pour { $count }
           *[other] { $party } { $points } points pour { $count }
        }
story-favour = Sommes dans la salle du trône : { $list }.
    .item =
        { $points ->
            [one] { $party } { $points } point pour { $sum }
           *[other] { $party } { $points } points pour { $sum }
        }
