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

## Bulles : ce que c’est et ce que cela rapporterait maintenant

picture-tip-gem =
    { $gem ->
        [blue] Une gemme bleue
        [green] Une gemme verte
        [yellow] Une gemme jaune
        [red] Une gemme rouge
        [black] Une gemme noire
       *[white] Une gemme blanche
    }
# Une sorte de gemme sur un navire. $what : « Une gemme bleue » ; $tells : ce qu’elle vaut.
picture-tip-line = { $what } : { $tells }
picture-tip-colour =
    { $rank ->
        [1] Meilleur cours, { $quotation }. À la fin, qui a le plus de gemmes de cette couleur marque 24 points, les suivants 18, 12 et 6.
        [2] Deuxième cours, { $quotation }. À la fin, qui a le plus de gemmes de cette couleur marque 20 points, les suivants 15, 10 et 5.
        [3] Troisième cours, { $quotation }. À la fin, qui a le plus de gemmes de cette couleur marque 16 points, les suivants 12, 8 et 4.
       *[4] Dernier cours, { $quotation }. À la fin, qui a le plus de gemmes de cette couleur marque 12 points, les suivants 9, 6 et 3.
    }
picture-tip-black = Les gemmes noires comptent à la fin selon leur nombre : 1, 4, 8, 12, 16, 20 et 24 points pour une à sept.
picture-tip-white = Qui la gagne l’échange aussitôt contre une gemme de l’une des quatre couleurs.
picture-tip-ship =
    { $many ->
        [four] La plus haute somme du quartier choisit deux de ses quatre gemmes (la grande compte deux fois), la deuxième une, la troisième reçoit la dernière.
       *[three] La plus haute somme du quartier choisit deux de ses trois gemmes, la deuxième reçoit la dernière.
    }
picture-tip-closed = Fermé par la Reine : personne n’entre ni ne sort avant le décompte du quartier.
picture-tip-harbour = La plus haute somme gagne ici une gemme noire.
picture-tip-commercial =
    { $points ->
        [one] La plus haute somme gagne ici { $points } point.
       *[other] La plus haute somme gagne ici { $points } points.
    }
picture-tip-palace = La plus haute somme gagne ici la carte { $card }. { $effect }
picture-tip-palace-empty = Il n’y a pas de carte à gagner ici.
picture-tip-border = Une frontière, pour les courtiers du Philosophe. Plus tard, le propriétaire dit à quel côté il appartient.
picture-tip-market = Place pour un courtier. Qui le pose marque aussitôt 1 point.
picture-tip-row =
    { $gem ->
        [blue] La plus haute somme de la rangée { $row } gagne une gemme bleue.
        [green] La plus haute somme de la rangée { $row } gagne une gemme verte.
        [yellow] La plus haute somme de la rangée { $row } gagne une gemme jaune.
        [red] La plus haute somme de la rangée { $row } gagne une gemme rouge.
       *[white] La plus haute somme de la rangée { $row } gagne une gemme blanche.
    }
picture-tip-row-empty = La rangée { $row } n’a pas de gemme à donner.
picture-tip-row-sums = Dans cette rangée : { $totals }.
# La somme d’une colonne, tous les joueurs ensemble ; $hidden de ses courtiers ne sont pas connus.
picture-tip-column =
    { $hidden ->
        [0] La colonne fait { $sum } en tout. { picture-tip-column-moves }
        [1] La colonne fait { $sum } + un caché en tout. { picture-tip-column-moves }
        [2] La colonne fait { $sum } + deux cachés en tout. { picture-tip-column-moves }
       *[other] La colonne fait { $sum } + { $hidden } cachés en tout. { picture-tip-column-moves }
    }
picture-tip-column-moves = La meilleure colonne monte sa couleur de 2, la suivante de 1 ; les deux dernières baissent la leur.

## Les joueurs en un coup d’œil

picture-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# Combien de gemmes d’une sorte quelqu’un possède.
picture-held =
    { $gem ->
        [blue]
            { $count ->
                [one] { $count } gemme bleue
               *[other] { $count } gemmes bleues
            }
        [green]
            { $count ->
                [one] { $count } gemme verte
               *[other] { $count } gemmes vertes
            }
        [yellow]
            { $count ->
                [one] { $count } gemme jaune
               *[other] { $count } gemmes jaunes
            }
        [red]
            { $count ->
                [one] { $count } gemme rouge
               *[other] { $count } gemmes rouges
            }
       *[black]
            { $count ->
                [one] { $count } gemme noire
               *[other] { $count } gemmes noires
            }
    }
picture-in-front = devant
picture-behind = derrière le paravent
# $values : les valeurs connues, « 0 1 3 », peut-être aucune ; $hidden : combien ne sont pas connues.
picture-values =
    { $hidden ->
        [0] { $values }
        [1] { $values } et un caché
       *[other] { $values } et { $hidden } cachés
    }

## Revoir

replay-title = Revoir
replay-not-there = Il n’y a pas de partie terminée ici. On peut revoir une partie quand elle est finie.
replay-as = Vu par
replay-as-open = tous : tout est visible
replay-as-spectator = un spectateur
# $seat : Bleu ; $name : qui s’y trouvait ; $named : si on le sait.
replay-as-seat =
    { $named ->
        [yes] { $seat } ({ $name })
       *[no] { $seat }
    }
replay-share = Copier un lien vers ce moment
replay-shared = Le lien est copié.
replay-address = Le lien vers ce moment : { $address }
replay-download = Télécharger l’enregistrement
replay-players = Les joueurs
replay-controls = En avant et en arrière
replay-log = Ce qui s’est passé
replay-first = Au début
replay-back-phase = Retour au début de la phase
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-next = Un pas en avant
replay-next-phase = À la phase suivante
replay-last = À la fin
replay-speed = Vitesse
replay-slider = Moment de la partie
replay-step = Pas { $step } sur { $steps }
replay-keys = Flèches : pas. Avec Maj : phase. Espace : lire et pause.
replay-when = Manche { $round } : { $phase }
replay-when-over = La partie est finie

## La page des règles (ses textes sont dans rules.ftl)

rules-page-title = Les règles
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Rien trouvé.
        [one] { $count } passage trouvé.
       *[other] { $count } passages trouvés.
    }
# Le nom d’un lien vers une partie, pour les lecteurs d’écran.
rules-link = Lien vers « { $title } »
rules-base-characters = Les personnages
rules-ys-plus-characters = Les personnages de Ys+
rules-all-events = Les événements
rules-picture-overview = Une partie à la deuxième manche. À gauche la ville avec ses quatre quartiers, leurs navires et leurs personnages ; à droite le marché avec ses trois rangées et ses quatre colonnes, au-dessus les cours. Un point d’interrogation est un courtier caché.
rules-picture-brokers = Les onze courtiers d’un joueur.
rules-picture-gems = Les sortes de gemmes. Chacune a sa couleur, sa taille et sa lettre.
rules-picture-faces = Un courtier, vu de trois façons.
rules-face-up = visible : tout le monde voit la valeur
rules-face-down-own = caché, tel que le voit son propriétaire
rules-face-down = caché, tel que le voient tous les autres
rules-picture-bids = L’exemple : les mises et les cartes d’ordre choisies.
rules-picture-counting = L’exemple : le quartier 1, tous ses courtiers révélés. Les sommes de chaque zone sont à son bord, celles de tout le quartier à côté du navire.
rules-picture-market = Un marché avant le décompte. Sous chaque colonne se trouve sa somme : bleu, vert et rouge ont 4, mais bleu et rouge ont plus de courtiers que vert. À la rangée 1, Bleu et Orange sont à égalité.
rules-picture-colours = Ce que rapporte une couleur à la fin.
# La place de la couleur parmi les quatre cours.
rules-colour-rank =
    { $rank ->
        [1] meilleure couleur
        [2] 2e couleur
        [3] 3e couleur
       *[4] dernière couleur
    }
# $place : 1re, 2e, …
rules-player-place = { $place } place
rules-picture-black = Ce que rapportent les gemmes noires à la fin, selon leur nombre.
rules-picture-two-players = Deux joueurs : le quatrième quartier est sous l’eau, et des courtiers neutres, gris, sont en jeu.
rules-picture-events = Cinq joueurs avec tout : des événements à côté des personnages, un navire au centre pour la Mission diplomatique, un repaire de contrebande, la salle du trône, et un courtier du Philosophe sur la frontière de deux ports.

## La première partie. Le lecteur est Bleu.

first-game-title = Première partie
first-game-guide = Le guide
first-game-progress = Où tu en es
first-game-step = { $step } sur { $steps }
first-game-back = Retour
first-game-next = Suite
first-game-do-it = Fais-le pour moi
first-game-again = Depuis le début
first-game-leave = Quitter
first-game-play = Vers les parties
first-game-hand = Tes courtiers
first-game-broker = Courtier { $value }
first-game-face = Comment il est posé
first-game-welcome = Bienvenue à Ys ! En quelques minutes, tu vas jouer une manche d’une vraie partie. Tu es Bleu ; Orange, Violet et Jaune jouent avec toi. Tu peux t’arrêter à tout moment et reprendre plus tard au même endroit.
first-game-city = Voici la ville. Elle a quatre quartiers, et chacun trois zones : le port à l’extérieur, la zone commerciale au milieu, le palais à l’intérieur. Les zones du quartier 1 sont éclairées. Les joueurs y envoient des courtiers ; la plus haute somme gagne.
first-game-ships = Dans chaque coin se trouve ce qu’un quartier a à offrir : un navire avec des gemmes pour les plus hautes sommes de tout le quartier, et un personnage pour le palais. Le port rapporte une gemme noire, la zone commerciale 3 points. Pointe n’importe quoi, ou appuie longtemps dessus, et cela te dit ce que c’est.
first-game-market = Voici le marché. Qui a la plus haute somme d’une rangée gagne sa gemme. Les colonnes décident de ce que vaudront les gemmes : les marqueurs au-dessus montrent le cours de chaque couleur, et le meilleur rapporte le plus à la fin. Les gemmes sont tout l’enjeu de ce jeu.
first-game-brokers = Tu as onze courtiers de valeur 0 à 4, cachés derrière ton paravent. Tout le monde a les mêmes. À chaque manche, les onze servent : deux pour une mise, huit sur le plateau, et un rejoint la mise à la fin.
first-game-bid = D’abord l’ordre du tour. Chacun choisit en secret deux courtiers, et la plus haute somme choisit une place en premier. Ces deux-là restent devant ton paravent et départagent ensuite les égalités ; une bonne mise aide donc deux fois. Choisis le { $value } et le { $value2 }.
first-game-bids = Toutes les mises sont visibles : { $totals }. La plus haute somme choisit une place dans l’ordre du tour, puis la suivante.
first-game-order = Violet a choisi la dernière place. Jouer tard est bon : tu vois ce que font les autres. Prends la troisième place.
first-game-ordered = L’ordre du tour est fixé : Orange, Jaune, toi, Violet. À ton tour, tu places deux courtiers, un visible et un caché. Chacun a quatre tours.
first-game-others =
    { $turn ->
        [1] Orange et Jaune ont placé leurs premiers courtiers. Un point d’interrogation est caché : tu sais à qui il est, mais pas ce qu’il vaut.
        [2] Violet a placé, et Orange et Jaune encore une fois. Regarde les bords des zones : ils disent ce que l’on sait des sommes, un point d’interrogation pour chaque courtier caché.
        [3] Encore un tour de table. Les quartiers se remplissent, et il devient intéressant de savoir quels courtiers les autres ont déjà montrés.
       *[4] Il ne reste qu’un tour, à toi et à Violet. À ce que tu places maintenant, presque personne ne peut plus répondre.
    }
first-game-turn-1-1 = Ton premier tour. Choisis un 0, retourne-le et place-le face cachée { $place }. Pour les autres, ce pourrait aussi bien être un 4 : c’est le bluff.
first-game-turn-1-2 = Maintenant un visible : place l’autre 0 { $place }. Qui n’est pas là ne peut rien gagner, et même un 0 gagne là où personne d’autre ne se tient.
first-game-turn-2-1 = Quelque chose de plus fort : un 3 face cachée, { $place }. Il vise les 3 points qui s’y trouvent.
first-game-turn-2-2 = Et un 3 face visible, { $place }. Le prix est le Mercenaire, un personnage que tu pourrais jouer à partir de la manche suivante.
first-game-turn-3-1 = Maintenant le marché. Chaque courtier qui y est placé rapporte aussitôt 1 point. Place un 1 face cachée { $place }.
first-game-turn-3-2 = Et un 1 face visible { $place }. Il compte deux fois : pour la gemme de la rangée et pour le cours du rouge.
first-game-turn-4-1 = Ton dernier tour. Le 4, face cachée, { $place } : avec lui tu te bats pour tout le quartier et pour la gemme noire.
first-game-turn-4-2 = Et le 2 face visible { $place }.
first-game-placed = Tous ont placé. Le dernier courtier de chacun rejoint les deux de devant. Désormais ces trois-là départagent les égalités : la plus haute somme gagne, puis la carte d’ordre la plus basse. Maintenant on compte les quartiers un par un.
first-game-district = On révèle le quartier { $district }. Tous les courtiers de ses trois zones comptent ensemble pour le navire.
first-game-won-district =
    { $why ->
        [front] { $totals }. Les deux premiers sont à égalité ; { picture-seat } a la plus haute somme devant et choisit deux gemmes, le deuxième une, le troisième reçoit la dernière.
        [order] { $totals }. Les deux premiers sont à égalité, devant aussi ; { picture-seat } a la carte d’ordre la plus basse et choisit deux gemmes, le deuxième une, le troisième reçoit la dernière.
       *[sum] { $totals }. { picture-seat } a le plus et choisit deux gemmes, le deuxième une, le troisième reçoit la dernière.
    }
first-game-gem =
    { $left ->
        [0] Tu peux prendre une gemme du navire. { first-game-hint-gem }
       *[other] Tu as gagné le quartier ! Prends la première de tes deux gemmes. { first-game-hint-gem }
    }
first-game-areas = Les zones du quartier { $district }, une par une :
first-game-won-harbour =
    { $why ->
        [front] Port : { $totals }. { picture-seat } l’emporte à égalité grâce à la somme devant et prend la gemme noire.
        [order] Port : { $totals }. Égalité, devant aussi : { picture-seat } a la carte d’ordre la plus basse et prend la gemme noire.
       *[sum] Port : { $totals }. { picture-seat } prend la gemme noire.
    }
first-game-won-commercial =
    { $why ->
        [front] Zone commerciale : { $totals }. { picture-seat } l’emporte à égalité grâce à la somme devant et marque 3 points.
        [order] Zone commerciale : { $totals }. Égalité, devant aussi : { picture-seat } a la carte d’ordre la plus basse et marque 3 points.
       *[sum] Zone commerciale : { $totals }. { picture-seat } marque 3 points.
    }
first-game-won-palace =
    { $why ->
        [front] Palais : { $totals }. { picture-seat } l’emporte à égalité grâce à la somme devant et prend le personnage.
        [order] Palais : { $totals }. Égalité, devant aussi : { picture-seat } a la carte d’ordre la plus basse et prend le personnage.
       *[sum] Palais : { $totals }. { picture-seat } prend le personnage.
    }
first-game-card = À toi désormais : { $card }. { $effect }
first-game-rows = Maintenant le marché. Rangée par rangée, la plus haute somme gagne la gemme :
first-game-won-row =
    { $why ->
        [front] Rangée { $row } : { $totals }. Égalité ; { picture-seat } a la plus haute somme devant et gagne.
        [order] Rangée { $row } : { $totals }. Égalité, devant aussi ; { picture-seat } a la carte d’ordre la plus basse et gagne.
       *[sum] Rangée { $row } : { $totals }. { picture-seat } gagne.
    }
first-game-columns = Puis les colonnes, les courtiers de tous ensemble. Rouge et jaune sont à égalité à 4, avec trois courtiers chacune. Tu as la plus haute somme devant, c’est donc toi qui les ordonnes : mets le rouge en premier.
first-game-moves = La première colonne monte de 2, la deuxième de 1, la troisième baisse de 1, la dernière de 2 :
first-game-moved =
    { $gem ->
        [blue]
            { $way ->
                [up] Le bleu monte de { $steps }, à { $to }.
               *[down] Le bleu baisse de { $steps }, à { $to }.
            }
        [green]
            { $way ->
                [up] Le vert monte de { $steps }, à { $to }.
               *[down] Le vert baisse de { $steps }, à { $to }.
            }
        [yellow]
            { $way ->
                [up] Le jaune monte de { $steps }, à { $to }.
               *[down] Le jaune baisse de { $steps }, à { $to }.
            }
       *[red]
            { $way ->
                [up] Le rouge monte de { $steps }, à { $to }.
               *[down] Le rouge baisse de { $steps }, à { $to }.
            }
    }
first-game-bidder = Tu as la plus haute somme de tout le marché, tu changes donc un cours de 1, vers le haut ou vers le bas. Violet et Jaune ont plus de gemmes bleues que toi : baisse le bleu.
first-game-round = C’était une manche. Tous les courtiers sont de nouveau derrière leurs paravents, de nouveaux navires sont là, et c’est l’heure de la mise suivante. À la deuxième manche, tu pourrais jouer le Mercenaire. Quatre manches font une partie : nous sautons ici à sa fin.
first-game-end = La fin. On classe les couleurs selon leurs cours, et dans chacune les joueurs selon leurs gemmes. Les gemmes noires comptent selon leur nombre. Le tableau dit d’où viennent les points de chacun ; la ligne montre que la plupart viennent tout à la fin.
first-game-finish = Tu sais maintenant comment cela marche. Commence une partie contre des robots depuis l’accueil, ou consulte les règles. Amuse-toi bien !
first-game-option-order =
    { $order ->
        [1] première
        [2] deuxième
        [3] troisième
       *[4] quatrième
    }
first-game-option-gem =
    { $gem ->
        [blue] bleue
        [green] verte
        [yellow] jaune
       *[red] rouge
    }
first-game-option-rank =
    { $gem ->
        [blue] bleu en premier
        [green] vert en premier
        [yellow] jaune en premier
       *[red] rouge en premier
    }
first-game-option-raise =
    { $gem ->
        [blue] monter le bleu
        [green] monter le vert
        [yellow] monter le jaune
       *[red] monter le rouge
    }
first-game-option-lower =
    { $gem ->
        [blue] baisser le bleu
        [green] baisser le vert
        [yellow] baisser le jaune
       *[red] baisser le rouge
    }
first-game-hint-bid = Pour cette manche, choisis le { $value } et le { $value2 }.
first-game-hint-order =
    { $order ->
        [1] Pour cette manche, prends la première place.
        [2] Pour cette manche, prends la deuxième place.
        [3] Pour cette manche, prends la troisième place.
       *[4] Pour cette manche, prends la quatrième place.
    }
first-game-hint-place =
    { $face ->
        [down] Choisis un { $value }, puis « caché », et appuie sur le lieu éclairé { $place }.
       *[up] Choisis un { $value }, puis « visible », et appuie sur le lieu éclairé { $place }.
    }
first-game-hint-gem =
    { $gem ->
        [blue] Pour cette manche, prends la bleue.
        [green] Pour cette manche, prends la verte.
        [yellow] Pour cette manche, prends la jaune.
       *[red] Pour cette manche, prends la rouge.
    }
first-game-hint-rank =
    { $gem ->
        [blue] Pour cette manche, mets le bleu en premier.
        [green] Pour cette manche, mets le vert en premier.
        [yellow] Pour cette manche, mets le jaune en premier.
       *[red] Pour cette manche, mets le rouge en premier.
    }
first-game-hint-lower =
    { $gem ->
        [blue] Pour cette manche, baisse le bleu.
        [green] Pour cette manche, baisse le vert.
        [yellow] Pour cette manche, baisse le jaune.
       *[red] Pour cette manche, baisse le rouge.
    }
