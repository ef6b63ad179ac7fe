### Ce que seul le terminal dit. Les commandes que l’on tape sont les mêmes dans toutes les langues.

## Une partie

play-welcome =
    { $players ->
        [2] Tu joues { $seat } contre un autre joueur et une place neutre pour laquelle vous placez tous deux des courtiers.
       *[other] Tu joues { $seat } dans une partie à { $players } joueurs.
    }
play-hint = Tape « help » pour voir ce que tu peux taper, « help game » pour savoir de quoi il s’agit.
play-saved = La partie est gardée dans { $file } ; pour continuer : kerys play --load { $file }
play-left = Tu quittes la partie.
play-no-input = L’entrée est finie, la partie s’arrête donc ici.
play-over = La partie est finie.
play-result =
    { $points ->
        [one] { $place }. { $seat } : { $points } point, { $gems ->
            [one] { $gems } gemme
           *[other] { $gems } gemmes
        }
       *[other] { $place }. { $seat } : { $points } points, { $gems ->
            [one] { $gems } gemme
           *[other] { $gems } gemmes
        }
    }

# Ce qui est écrit sur la table dessinée à côté des signes.
# Au plus : .seat 7 lettres, .nth 6, .points 8, .front 7, .hand 5, .throne 8
play-table =
    .round = manche
    .order = ordre
    .ship = navire
    .closed = fermé
    .border = frontière
    .market = marché
    .row = rangée
    .quotations = cours
    .seat = place
    .nth = ordre
    .points = points
    .front = devant
    .hand = main
    .throne = trône
    .cards = cartes
    .won = gagné par
    .waiting = on attend
    .centre = navire au centre
    .offer = offertes
    .force = en vigueur
    .behind = derrière le paravent
    .neutral = courtiers neutres

## Les réponses proposées ; un courtier est montré comme sur la table dessinée

menu-place = Place un courtier : valeur, up (visible) ou down (caché), lieu. Par exemple « { $example } », ou en bref « { $short } ».
menu-look = Ou regarde un courtier caché (Espion), par exemple « { $example } » :
menu-numbers = (« options » donne les { $count } réponses avec leurs numéros.)
menu-no-number = Il n’y a pas de réponse { $number } ; elles vont de 1 à { $count }
menu-several = « { $typed } » peut désigner { $count } réponses : { $some }
menu-unknown = « { $typed } » n’est pas une réponse ici ; « options » donne ce que tu peux répondre et « help » ce que tu peux taper d’autre
menu-illegal = « { $typed } » n’est pas possible ici ; ce qui l’est : { $some }
menu-quoted = « { $text } »

## Aide

help-commands =
    Tu réponds en tapant le texte d’une réponse, son début ou son numéro. Tu peux aussi taper :
    .table = table – dessiner la table à nouveau
    .facts = facts – raconter encore ce qui s’est passé cette manche ; « facts all » raconte toute la partie
    .options = options – toutes les réponses permises avec leurs numéros
    .game = help game – de quoi il s’agit, en bref
    .signs = help signs – comment lire la table dessinée
    .card = help CARTE – ce que fait un personnage ou un événement, par exemple « help espion »
    .cards = help cards – tous les personnages et événements de cette partie
    .quit = quit – quitter la partie
help-game-goal = Tu veux avoir le plus de points après quatre manches. La plupart viennent des gemmes : à la fin, dans chacune des quatre couleurs, qui a plus de gemmes marque plus, et les couleurs au cours plus haut rapportent plus. Les gemmes noires comptent à part : 1, 4, 8, 12, 16, 20, 24 points pour 1 à 7.
help-game-bid = Une manche commence par une mise secrète de deux courtiers. La plus haute somme choisit la première sa place dans l’ordre du tour. Les deux restent devant ton paravent : leur somme départage les égalités, et après elle la place la plus tôt dans l’ordre.
help-game-place = Ensuite, chacun à son tour place deux courtiers, un visible et un caché, jusqu’à ce qu’il n’en reste qu’un à chacun. Ils sont dans la ville ou sur le marché.
help-game-city = Chaque quartier se compte à part. Les sommes sur ses trois zones partagent les gemmes de son navire : deux pour la meilleure, une pour la suivante (et à quatre ou cinq joueurs une pour la troisième). De plus, la plus haute somme gagne au port une gemme noire, dans la zone commerciale 3 points, au palais le personnage qui s’y trouve. Être là avec un 0 vaut mieux que ne pas y être.
help-game-market = Un courtier placé sur le marché rapporte aussitôt 1 point. La gemme de chaque rangée va à la plus haute somme de la rangée. Les colonnes font bouger les cours selon les sommes de tous : la meilleure colonne +2, puis +1, −1, −2. Qui a la plus haute somme de tout le marché change encore un cours de 1.
help-game-cards = Les personnages que tu gagnes peuvent être joués à partir de la manche suivante, au plus deux par manche. Une gemme blanche devient une couleur de ton choix.
help-signs-seats = Les places sont des majuscules : { $list }.
help-signs-gems = Les gemmes sont des minuscules : { $list }.
help-signs-brokers = B3 est un courtier de Bleu de valeur 3, O? un courtier caché d’Orange, (2) un des tiens caché, O(2) un courtier caché que tu connais, B3* un courtier marqué par le Mercenaire. Ils sont dans l’ordre d’arrivée : le deuxième dans le port 1 s’appelle 1/harbour/2.
help-signs-prizes = À côté de navire, harbour (port), commercial (zone commerciale) et palace (palais) est écrit ce qu’ils donnent. « ! » est un événement de cette manche ; une carte avec + a été gagnée cette manche, = est un personnage en vigueur.
help-card = { $card } (personnage, joué { $when }). { $effect }
help-event = { $event } (événement). { $effect }
help-unknown = Il n’y a pas d’aide sur « { $topic } » ; « help » dit ce qu’il y a.

## Enregistrements

record-title = { $file }, enregistrement { $number } : { $players } joueurs, { $answers ->
        [one] { $answers } réponse.
       *[other] { $answers } réponses.
    }
record-good = { $file } : l’enregistrement { $number } est bon : { $players } joueurs, { $answers ->
        [one] { $answers } réponse
       *[other] { $answers } réponses
    }, { $state ->
        [over] gagné par { $winners }.
       *[running] pas terminé.
    }
record-bad = { $file } : l’enregistrement { $number } n’est pas bon : { $reason }
