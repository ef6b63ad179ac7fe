### Ce que dit la page elle-même. Les noms des choses viennent de names.ftl, cards.ftl et events.ftl.

## Partout

page-title-home = Kerys : le jeu de société Ys
page-title-table = Table – Kerys
page-title-at-table = { $table } – Kerys
page-title-your-turn = ● À toi : { $table } – Kerys
page-title-replay = Revoir – Kerys
page-title-rules = Règles – Kerys
page-title-first-game = Première partie – Kerys
page-skip = Aller au contenu
page-ways = Navigation principale
page-to-home = Accueil
page-rules = Règles
page-first-game = Première partie
page-language = Langue
page-settings = Réglages
page-close = Fermer
page-theme = Apparence
page-theme-system = Comme le système
page-theme-light = Claire
page-theme-dark = Sombre
page-set-sound = Sons
page-set-motion = Montrer les mouvements
page-set-counting = Montrer le décompte pas à pas
page-set-notify = Me prévenir quand c’est à moi
page-notify-refused = Ton navigateur n’autorise pas les notifications.
page-set-study = Aide à l’étude : montrer ce que peuvent être les courtiers cachés (pas dans les parties classées)
page-missing-title = Il n’y a rien ici
page-missing-text = Cette page n’existe pas, ou n’a pas pu être chargée.
page-try-again = Réessayer

## Quand quelque chose ne va pas

page-error-failed = Cela n’a pas marché. Essaie encore une fois.
page-error-unreachable = Le serveur est injoignable. Essaie encore dans un instant.
page-error-too-many = Trop de choses à la fois. Attends un peu.
page-error-not-found = Cette table n’existe pas, ou il faut une invitation.
page-error-storage-away = Le serveur n’atteint pas sa base de données pour le moment. Réessaie dans un instant.
page-error-stale = Quelque chose s’est passé entre-temps. Regarde de nouveau et réponds encore.
page-error-sign-in = Dis d’abord comment tu t’appelles.
page-error-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
page-error-name-taken = Quelqu’un porte déjà ce nom, ou un nom qui lui ressemble.
page-error-no-account = Seul un compte a un mot de passe ; crées-en un d’abord.
page-error-long-name = Un nom a au plus 24 lettres.
page-error-bad-name = Un compte a besoin d’un nom.
page-error-weak-password = Un mot de passe doit avoir au moins huit caractères.
page-error-has-account = Tu as déjà un compte.
page-error-not-allowed = Tu n’as pas le droit de faire cela à cette table.
page-error-not-seated = Tu regardes : seuls les joueurs peuvent faire cela.
page-error-not-running = Aucune partie n’est en cours à cette table.
page-error-not-started = Cette partie n’a pas encore commencé.
page-error-not-over = Cela n’est possible qu’une fois la partie finie.
page-error-over = Cette partie est finie.
page-error-started = La partie a déjà commencé.
page-error-taken = Cette place est prise.
page-error-not-full = Il reste des places libres : invite quelqu’un ou installe des robots.
page-error-not-accepted = Tout le monde n’a pas encore dit oui : attends-les ou libère leurs places.
page-error-away = Un robot joue pour toi. Reviens d’abord.
page-error-illegal = Ce n’est pas possible ici.
page-error-busy = Trop de réponses à la fois. Essaie encore une fois.
page-error-conflict = Autre chose vient de se passer à cette table. Regarde de nouveau.
page-error-no-chat = Il n’y a pas de discussion à cette table.
page-error-banned = La personne qui gère ce serveur t’a banni.
page-error-muted = L’hôte de cette table t’a retiré la parole.
page-error-empty = Il n’y a rien dans cette ligne.
page-error-too-large = C’est trop de texte.
page-error-bad-setup = On ne peut pas dresser une table ainsi : { $reason }
page-error-bad-options = On ne peut pas jouer ainsi : { $reason }
page-error-bad-level = Il n’y a pas de robot de ce niveau.
page-error-bad-record = Cet enregistrement est illisible : { $reason }
page-error-bad-viewer = On ne peut regarder personne ainsi à cette table.
page-error-broken = Ce qui est enregistré de cette partie ne peut pas être rejoué ; qui tient le serveur peut voir pourquoi (kerys db check).
page-error-players-only = La partie a commencé, et à cette table seuls ses joueurs peuvent regarder.
page-error-bad-request = Le serveur n’a pas compris. Recharge la page.
page-error-bad-message = Le serveur n’a pas compris. Recharge la page.
page-error-no-hello = Le serveur n’a pas compris. Recharge la page.
page-error-no-key = Le serveur n’a pas compris. Recharge la page.
page-error-key-used = Le serveur n’a pas compris. Recharge la page.
page-error-not-json = Le serveur n’a pas compris. Recharge la page.
page-error-wrong-method = Le serveur n’a pas compris. Recharge la page.
page-error-wrong-host = Le serveur ne répond pas à cette adresse.

## Accueil

page-home-title = Commerce, bluff et surenchère dans la cité engloutie d’Ys
page-home-lead = De deux à cinq joueurs envoient leurs courtiers dans la ville et sur le marché des gemmes, l’un visible, l’autre caché. Qui lit le mieux dans le jeu des autres finit avec les gemmes les plus précieuses.
page-home-ways = Découvrir le jeu
page-home-first-game = Une manche, expliquée pas à pas, en cinq minutes.
page-home-rules = Tout le jeu en images, chaque carte et chaque événement.
page-play-now = Jouer maintenant
page-players = Joueurs
page-level = Tes adversaires
page-level-pupil = Élève : apprend encore
page-level-apprentice = Apprenti : facile
page-level-clerk = Commis : solide
page-level-trader = Négociant : voit loin
page-level-patrician = Patricien : difficile
page-level-sovereign = Souverain : le plus fort
page-variants = Variantes et extension
page-variant-kings-favour = Faveur du Roi
    .says = À chaque manche, un de tes courtiers de devant va pour de bon dans la salle du trône ; la somme qui s’y trouve rapporte à la fin (3 à 5 joueurs).
page-variant-express = Express
    .says = Neuf courtiers et trois tours par manche : plus court (3 ou 4 joueurs).
page-variant-ys-plus-characters = Personnages de Ys+
    .says = Douze personnages de plus aux effets nouveaux.
page-variant-events = Événements de Ys+
    .says = Chaque manche peut apporter un ou plusieurs événements : ils changent les règles pour cette manche, dans leur quartier ou partout.
page-new-table = Jouer avec des amis
page-new-table-says = Tu reçois un lien et un code QR à envoyer. Les places libres peuvent être prises par des robots.
page-table-name = Nom de la table (si tu veux)
page-clock = Temps
page-clock-none = Autant que tu veux
page-clock-bank = { $bank } chacun, { $increment } de plus à chaque réponse
page-clock-bank-only = { $bank } chacun
page-clock-per-answer = { $time } pour chaque réponse
page-clock-own-bank = Mon propre temps pour toute la partie …
page-clock-own-answer = Mon propre temps pour chaque réponse …
page-clock-minutes = Minutes pour chacun
page-clock-seconds = Secondes de plus à chaque réponse
page-clock-count = Temps pour chaque réponse
page-clock-unit = Unité de temps
page-clock-hours = heures
page-clock-days = jours
page-table-public = Tout le monde peut trouver la table et s’y joindre
page-table-watch = D’autres peuvent regarder
page-table-rated = La partie compte pour le classement
    .says = Elle ne compte pas si deux robots du même niveau jouent.
page-more-options = Plus d’options
page-option-districts = Trois quartiers
    .says = Une ville plus petite : trois quartiers au lieu de quatre (3 joueurs).
page-option-ship-deck = Plus de gemmes blanches
    .says = Douze navires au lieu de quatre portent une gemme blanche, qui prend la couleur de ton choix.
page-option-magician = Le Magicien échange tout le monde
    .says = Le Magicien échange les courtiers de tous, pas seulement les tiens.
page-option-neutral = Courtiers neutres
    .says = Ce que chacun a pour Neutre : d’ordinaire 4, 2, 1 et 0 ; avec 4, 3, 1 et 0 il est plus fort (2 joueurs).
page-option-chat = Discussion
    .says = Ceux qui sont à la table peuvent s’écrire.
page-option-neutral-nth = Valeur du courtier neutre { $number }
page-make-table = Créer la table
page-my-games = Mes parties
page-open-tables = Tables ouvertes
page-watch = Parties à regarder
page-state-open =
    { $free ->
        [0] toutes les places sont prises, on va commencer
        [one] { $free } place est libre
       *[other] { $free } places sont libres
    }
page-state-rated = partie classée
page-state-invited = on attend encore { $people }
page-state-running = on attend { $waiting }
page-state-over =
    { $many ->
        [one] gagnée par { $winners }
       *[other] victoire partagée par { $winners }
    }
page-import = Un enregistrement
page-import-says = Revois une partie à partir de son enregistrement, ou continue là où elle s’arrête.
page-import-go = Ouvrir l’enregistrement
page-record-text = L’enregistrement en texte
page-record-file = Un enregistrement d’un fichier
page-account = Toi
page-your-name = Ton nom
page-save = Enregistrer
page-name-saved = Tu t’appelles maintenant { $name }.
page-guest-says = Tu joues en invité. Avec un compte, tes parties restent les tiennes sur tous tes appareils.
page-signed-in = Connecté en tant que { $name }.
page-make-account = Créer un compte
page-sign-in = Se connecter
page-sign-in-guest = Tu joues en invité. Connecté à un autre compte, tu ne retrouveras plus les parties de l’invité. Crée plutôt un compte pour les garder.
page-sign-out = Se déconnecter
page-account-name = Nom du compte
page-password = Mot de passe
page-change-password = Changer le mot de passe
page-change-password-says = Toutes les autres connexions sont fermées.
page-old-password = Mot de passe actuel
page-new-password = Nouveau mot de passe
page-password-changed = Le mot de passe est changé ; toutes les autres connexions sont fermées.
page-sessions = Où je suis connecté
page-session =
    { $known ->
        [both] { $browser } sur { $system }, depuis { $since }
        [browser] { $browser }, depuis { $since }
        [system] un navigateur sur { $system }, depuis { $since }
       *[neither] un autre programme, depuis { $since }
    }
page-session-this = cet appareil
page-ratings = Classements
page-rating =
    { $games ->
        [one] { $players } joueurs : { $rating } après { $games } partie
       *[other] { $players } joueurs : { $rating } après { $games } parties
    }
page-table-of =
    { $bots ->
        [0] { $people }
        [one] { $people } et { $bots } robot
       *[other] { $people } et { $bots } robots
    }

## La table avant la partie

page-loading = Chargement …
page-lobby-title = Une table est prête
page-lobby-game =
    { $many ->
        [0] Ys à { $players } joueurs.
       *[other] Ys à { $players } joueurs, avec : { $variants }.
    }
page-agreed = Ce qui est convenu
page-agreed-clock-none = Chacun a autant de temps qu’il veut.
page-agreed-clock-bank = Chacun a { $bank } pour toute la partie et { $increment } de plus à chaque réponse. Une fois le temps écoulé, un robot continue.
page-agreed-clock-bank-only = Chacun a { $bank } pour toute la partie. Une fois le temps écoulé, un robot continue.
page-agreed-clock-per-answer = Chacun a { $time } pour chaque réponse. Une fois le temps écoulé, un robot continue.
page-agreed-rated =
    { $on ->
        [yes] La partie compte pour le classement.
       *[no] La partie ne compte pas pour le classement.
    }
page-agreed-public =
    { $on ->
        [yes] Tout le monde peut trouver la table et s’y joindre.
       *[no] Seuls ceux qui ont l’invitation trouvent la table.
    }
page-agreed-watch =
    { $on ->
        [yes] D’autres peuvent regarder.
       *[no] Seuls les joueurs voient la partie.
    }
page-agreed-chat =
    { $on ->
        [yes] Il y a une discussion.
       *[no] Il n’y a pas de discussion.
    }
page-agreed-districts = On joue avec trois quartiers au lieu de quatre.
page-agreed-ship-deck = Douze navires au lieu de quatre portent une gemme blanche.
page-agreed-magician = Le Magicien peut échanger les courtiers de tous.
page-agreed-neutral = Les courtiers neutres ont les valeurs { $values }.
page-lobby-waiting =
    { $host ->
        [yes]
            { $free ->
                [0] Tout le monde est là : tu peux commencer.
                [one] { $free } place est encore libre. Invite quelqu’un, ou laisse jouer un robot.
               *[other] { $free } places sont encore libres. Invite du monde, ou laisse jouer des robots.
            }
       *[no]
            { $free ->
                [0] Tout le monde est là : l’hôte peut commencer.
                [one] { $free } place est encore libre.
               *[other] { $free } places sont encore libres.
            }
    }
page-lobby-absent =
    { $host ->
        [yes] { $many ->
            [one] { $people } n’est pas encore là. Attends un peu ou libère la place.
           *[other] { $people } ne sont pas encore là. Attends un peu ou libère leurs places.
        }
       *[no] { $many ->
            [one] { $people } n’est pas encore là.
           *[other] { $people } ne sont pas encore là.
        }
    }
page-lobby-asked = On te propose une autre partie. Prends ta place, ou quitte la table pour qu’un autre puisse l’avoir.
page-lobby-bot-for = Un robot pour { $seat }
page-lobby-add-bot = Laisser jouer un robot …
page-lobby-remove-bot = Retirer le robot
page-lobby-send-away = Renvoyer
page-lobby-free = Libérer la place
page-no-seat = Tu n’as plus de place à cette table.
page-seat-open = libre
page-seat-invited = pas encore là
page-seat-bot = Robot ({ $level })
page-seat-away = absent, un robot joue
page-seat-answered = a répondu
page-sit = S’asseoir ici
page-rename = Changer de nom
page-name-title = Comment les autres doivent-ils t’appeler ?
page-name-says = Ce nom figure à ta place, dans la discussion et quand on revoit la partie. Tu peux le changer jusqu’à la fin de la partie.
page-start = Commencer la partie
page-accept = Je joue
page-leave = Quitter la table
page-you = toi
page-invite = Inviter
page-invite-says = Envoie ce lien à ceux avec qui tu veux jouer, ou fais-leur scanner le code.
page-invite-link = Le lien d’invitation
page-invite-qr = L’invitation en code QR
page-invite-renew = Nouveau lien (l’ancien ne marchera plus)
page-copy = Copier
page-copied = Le lien est copié.
page-share = Partager

## La table

page-board = Le plateau
page-where-we-are = Manche { $round } sur 4 : { $phase }
page-connection-connecting = Connexion …
page-connection-lost = La connexion est perdue ; nouvel essai en cours. Rien de ce que tu as confirmé ne se perd.
page-connection-ended = Cette table n’existe pas, ou il faut une invitation.
page-connection-open = Connecté
page-menu = Plus
page-go-away = Je dois partir (un robot continue)
page-come-back = Je suis de retour
page-away-now = Un robot joue pour toi. Reviens quand tu veux.
page-own-clock = Ton temps
page-time-left =
    { $seconds ->
        [60] Il te reste une minute.
       *[other] Il te reste { $seconds } secondes.
    }
page-record = Garder l’enregistrement
page-record-part = La partie est encore en cours : l’enregistrement contient ce que tu peux en savoir.
page-your-turn = À toi
page-game-over = La partie est finie.
page-confirm = Confirmer
page-take-back = Reprendre
page-take-back-one = Reprendre : { $answer }
page-sending = Envoi …
page-sealed = Ta réponse secrète : { $answer }. Tu peux la changer tant que tous n’ont pas répondu.
page-all-answers = Les { $number } réponses en liste
page-placing = Place un courtier
page-looking = Regarde un courtier (Espion)
page-which-face = Visible ou caché
page-where = Lieu
page-where-empty = Lieu : sur le plateau, ou ici …
page-hint-broker = Choisis un courtier. Tu peux aussi le faire glisser sur le plateau.
page-hint-place = Choisis maintenant un des lieux éclairés.
page-hint-face = Visible ou caché ?
page-from-hand = Derrière ton paravent
page-from-front = Devant ton paravent
page-from-neutral = Courtiers neutres
page-broker-tile =
    { $count ->
        [one] Courtier de valeur { $value }
       *[other] Courtier de valeur { $value } (il y en a { $count })
    }
page-bid-sum =
    { $chosen ->
        [0] Choisis deux courtiers.
        [1] Choisis-en encore un ; pour l’instant { $sum }.
       *[other] En tout { $sum }.
    }
page-quotation = { $gem }, maintenant { $quotation }
page-is-asked = doit répondre
page-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-gems = Gemmes
page-in-front =
    { $many ->
        [0] Personne devant
       *[other] Devant : { $values }
    }
page-behind-screen =
    { $hidden ->
        [0]
            { $many ->
                [0] Personne derrière le paravent
               *[other] Derrière le paravent : { $values }
            }
        [one]
            { $many ->
                [0] Derrière le paravent : { $hidden } courtier que personne d’autre ne connaît
               *[other] Derrière le paravent : { $values } et { $hidden } courtier que personne d’autre ne connaît
            }
       *[other]
            { $many ->
                [0] Derrière le paravent : { $hidden } courtiers que personne d’autre ne connaît
               *[other] Derrière le paravent : { $values } et { $hidden } courtiers que personne d’autre ne connaît
            }
    }
page-throne =
    { $count ->
        [one] { $count } courtier dans la salle du trône
       *[other] { $count } courtiers dans la salle du trône
    }
page-card-chip =
    { $fresh ->
        [yes] { $card }, carte gagnée cette manche
       *[other] { $card }
    }
page-unseen = Pas encore vus : { $values }
page-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
page-tab-seats = Joueurs
page-tab-log = Journal
page-tab-chat = Discussion
page-live = Ce qui se passe
page-log-older = Tout montrer depuis le début
page-log-round = Manche { $round }
page-chat-say = Dis quelque chose
page-chat-send = Envoyer
page-chat-none = Pendant une partie, seuls ses joueurs peuvent écrire.
page-mute = Rendre muet
page-muted =
    { $muted ->
        [yes] { $name } ne peut plus écrire ici.
       *[other] { $name } peut de nouveau écrire ici.
    }

## Le décompte

page-counting = Décompte
page-counting-again = Montrer le décompte encore une fois
page-counting-back = Un pas en arrière
page-counting-on = Continuer
page-counting-pause = Pause
page-counting-next = Pas suivant
page-counting-skip = Sauter le reste
page-counting-first = La question vient après le décompte.
page-to-question = Passer à ma question
page-step-district = Quartier { $where }
page-step-mission = Mission diplomatique
page-step-smuggling = Repaire de contrebande { $where }
page-step-row = Rangées du marché
page-step-mediation = Médiation
page-step-columns = Colonnes du marché
page-step-bidder = Plus offrant du marché
page-contest-district = tout le quartier
page-contest-harbour = port
page-contest-commercial = commerce
page-contest-palace = palais
page-contest-mission = tous les palais
page-contest-smuggling = contrebande
page-contest-row = rangée { $where }
page-contest-mediation = { $column }
page-contest-bidder = tout le marché
page-won = premier
page-tiebreak-intriguer = Intrigant
page-tiebreak-neutral = Neutre gagne les égalités
page-tiebreak-front = plus devant
page-tiebreak-order = carte d’ordre plus basse
page-tiebreak-pope = Pape
page-final = Décompte final
page-final-has = Possède
page-final-gives = Marque
page-final-total = Points jusqu’ici

## La fin

page-ended =
    { $many ->
        [one] { $winners } gagne !
       *[other] { $winners } partagent la victoire !
    }
page-rematch = Rejouer
page-to-rematch = Vers la partie suivante
page-replay = Revoir la partie
page-look-at-table = Regarder la table
page-show-result = Montrer le résultat
page-accounting = D’où viennent les points
page-account-market = Placements sur le marché
page-account-commercial = Zones commerciales
page-account-prince = Prince
page-account-king = Roi
page-account-enrichment = Enrichissement
page-account-smuggling = Contrebande
page-account-monk = Moine
page-account-rogue = Filou
page-account-colour = { $gem }, cours nº { $rank }
page-account-gems =
    { $count ->
        [0] { $points }
        [one] { $points } ({ $count } gemme)
       *[other] { $points } ({ $count } gemmes)
    }
page-account-black = Gemmes noires
page-account-favour = Faveur du Roi
page-account-speculation = Spéculation
page-account-smuggler = Contrebandier
page-account-had = Avant cet enregistrement
page-account-sum = Points
page-account-cards = Personnages gagnés
page-chart = Points à la fin de chaque manche et après le décompte final
page-chart-end = Fin
