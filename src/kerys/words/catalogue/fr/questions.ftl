### Ce que l’on demande : un message pour chaque sorte de question, question-SORTE, adressé à qui répond ; en .others la même
### chose pour tous les autres. $who nomme les places que l’on attend, $many dit combien elles sont.

question-speculation = Spéculation : quelle couleur aura le meilleur cours à la fin de la partie ? Deviner juste rapporte 3 points, se tromper en coûte 2 ; tu peux aussi t’abstenir.
    .others =
        { $many ->
            [one] { $who } choisit une spéculation secrète.
           *[other] { $who } choisissent leurs spéculations secrètes.
        }
question-bid = Mise : choisis deux courtiers derrière ton paravent. Plus la somme est haute, plus tôt tu choisis ta place dans l’ordre du tour. Ils restent devant pour cette manche et départagent les égalités.
    .others =
        { $many ->
            [one] { $who } choisit une mise secrète.
           *[other] { $who } choisissent leurs mises secrètes.
        }
question-favour = Faveur du Roi : lequel de tes courtiers de devant va, face cachée et pour de bon, dans la salle du trône ?
    .others =
        { $many ->
            [one] { $who } choisit un courtier pour la salle du trône.
           *[other] { $who } choisissent des courtiers pour la salle du trône.
        }
question-order = Quelle place prends-tu dans l’ordre du tour pour cette manche ?
    .others = { $who } choisit une place dans l’ordre du tour.
question-window =
    { $window ->
        [W1] Le placement commence : veux-tu jouer un personnage ?
        [W2] Avant ton tour : veux-tu jouer un personnage ?
        [W3] Après ton tour : veux-tu jouer un personnage ?
        [W4] Le décompte commence : veux-tu jouer un personnage ?
       *[W5] Le décompte se termine : veux-tu jouer un personnage ?
    }
    .others = { $who } peut jouer un personnage.
question-reaction = { $player } vient de jouer { $card-the } : copies-tu cette carte avec ton Imitateur ?
    .others = { $who } peut copier la carte { $player-that } vient de jouer ({ $card }).
question-place =
    { $placing ->
        [1] Tour { $turn } : place le premier de tes deux courtiers. L’un des deux est visible, l’autre caché.
       *[other] Tour { $turn } : place le second de tes deux courtiers.
    }
    .others =
        { $placing ->
            [1] { $who } place le premier courtier du tour { $turn }.
           *[other] { $who } place le second courtier du tour { $turn }.
        }
question-front = Illusionniste : quel courtier passe de derrière ton paravent à devant, visible ?
    .others = { $who } choisit un courtier qui passe devant (Illusionniste).
question-neutral = Place un de tes courtiers neutres ; il est posé face cachée.
    .others = { $who } place un courtier neutre.
question-last-look = Espion : tous ont placé. Veux-tu regarder encore un courtier caché ?
    .others = { $who } peut regarder encore un courtier (Espion).
question-side = Philosophe : à quel côté appartient { $spot } ?
    .others = { $who } dit à quel côté appartient { $spot } (Philosophe).
question-gem =
    { $from ->
        [centre] { $left ->
            [0] Mission diplomatique : quelle gemme prends-tu du navire au centre ?
           *[other] Mission diplomatique : quelle gemme prends-tu du navire au centre ? Tu en prendras une autre ensuite.
        }
       *[ship] { $left ->
            [0] Quartier { $district } : quelle gemme prends-tu du navire au port ?
           *[other] Quartier { $district } : quelle gemme prends-tu du navire au port ? Tu en prendras une autre ensuite.
        }
    }
    .others =
        { $from ->
            [centre] { $who } choisit une gemme du navire au centre.
           *[ship] { $who } choisit une gemme du navire dans le port { $district }.
        }
question-colour =
    { $from ->
        [ship] Quelle couleur prend la gemme blanche du navire dans le port { $district } ?
        [centre] Quelle couleur prend la gemme blanche du navire au centre ?
        [row] Quelle couleur prend la gemme blanche de la rangée { $row } du marché ?
        [gem-card] Carte Gemme du palais { $district } : quelle couleur prends-tu ?
       *[smuggling] { $left ->
            [1] Repaire de contrebande { $number } : de quelle couleur est ta seconde gemme ?
           *[other] Repaire de contrebande { $number } : de quelle couleur est ta première gemme ?
        }
    }
    .others =
        { $from ->
            [ship] { $who } choisit ce que devient la gemme blanche du navire dans le port { $district }.
            [centre] { $who } choisit ce que devient la gemme blanche du navire au centre.
            [row] { $who } choisit ce que devient la gemme blanche de la rangée { $row } du marché.
            [gem-card] { $who } choisit une gemme pour la carte Gemme du palais { $district }.
           *[smuggling] { $who } choisit des gemmes dans le repaire de contrebande { $number }.
        }
question-prize = Tu as la plus haute somme dans le repaire de contrebande { $number } : que prends-tu ?
    .others = { $who } choisit le prix du repaire de contrebande { $number }.
question-rank = Des colonnes du marché sont à égalité ({ $columns-fem }) et c’est toi qui les ordonnes : laquelle prend la place suivante ?
    .others = { $who } ordonne les colonnes du marché à égalité ({ $columns-fem }).
question-highest-bidder = Tu es le plus offrant du marché : quel cours changes-tu de 1, vers le haut ou vers le bas ?
    .others = { $who } est le plus offrant du marché et change un cours.

## Ce que demandent les personnages : question-card-NOM-ÉTAPE

question-card = { $card } : que choisis-tu ?
    .others = { $who } utilise { $card-the }.
question-card-alchemist-0 = Alchimiste : laquelle de tes gemmes donnes-tu ?
question-card-alchemist-1 = Alchimiste : quelle couleur prends-tu pour ta gemme { $before-fem } ?
question-card-banker-0 = Banquier : le cours de quelle couleur monte de 1 ?
question-card-banker-1 = Banquier : le { $before } a monté ; le cours de quelle autre couleur baisse de 1 ?
question-card-captain-0 = Capitaine : quel est le premier des deux ports qui échangent leurs navires ?
question-card-captain-1 = Capitaine : avec quel port le port { $before } échange-t-il son navire ?
question-card-herald-0 = Héraut : lequel de tes courtiers déplaces-tu ?
question-card-herald-1 = Héraut : où va { $before } ?
question-card-jeweller-0 = Joaillier : de quelle couleur est ta première gemme ?
question-card-jeweller-1 = Joaillier : de quelle couleur est ta seconde gemme ?
question-card-magician-0 = Magicien : quel est le premier des deux courtiers qui échangent leurs places ?
question-card-magician-1 = Magicien : quel courtier change de place avec { $before } ?
question-card-mercenary-0 = Mercenaire : lequel de tes deux derniers courtiers placés compte 5 ?
question-card-queen-0 = Reine : quelle zone de la ville fermes-tu jusqu’au décompte de son quartier ?
question-card-customs-officer-0 = Douanier : quelle sorte de gemmes les navires ne donnent-ils pas cette manche ?
question-card-royal-guard-0 = Garde royal : lequel de tes courtiers de devant places-tu face visible, et où ?
question-card-investor-0 = Investisseur : la colonne de quelle couleur prend la première place du marché ?
question-card-monk-0 = Moine : lequel de tes courtiers retires-tu du plateau pour ses points ?
question-card-monk-1 = Moine : retires-tu un second courtier du plateau ?
question-card-professor-0 = Professeur : dans quel quartier tes courtiers comptent-ils 1 de plus ?
question-card-rogue-0 = Filou : quelle gemme donnes-tu en premier ?
question-card-rogue-1 = Filou : quelle gemme donnes-tu en second ?
question-card-rogue-2 = Filou : que prends-tu pour les deux gemmes ?
