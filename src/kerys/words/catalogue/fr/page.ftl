### Ce que dit la page elle-même. Les noms des choses viennent de names.ftl, cards.ftl et events.ftl.

## Partout

page-title-home = Kerys : le jeu de société Ys
page-title-table = Table – Kerys
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
page-set-study = Aide à l’étude : montrer ce que peuvent être les courtiers cachés (pas dans les parties classées)
page-missing-title = Il n’y a rien ici
page-missing-text = Cette page n’existe pas, ou n’a pas pu être chargée.

## Quand quelque chose ne va pas

page-error-failed = Cela n’a pas marché. Essaie encore une fois.
page-error-unreachable = Le serveur est injoignable. Essaie encore dans un instant.
page-error-too-many = Trop de choses à la fois. Attends un peu.
page-error-not-found = Cette table n’existe pas, ou il faut une invitation.
page-error-sign-in = Le nom ou le mot de passe est faux.
page-error-storage-away = Le serveur ne peut rien écrire pour le moment. Rien n’a changé ; essaie encore une fois.
page-error-stale = Quelque chose s’est passé entre-temps. Regarde de nouveau et réponds encore.

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
    .says = À chaque manche, un événement peut changer les règles dans chaque quartier.
page-new-table = Jouer avec des amis
page-new-table-says = Tu reçois un lien et un code QR à envoyer. Les places libres peuvent être prises par des robots.
page-table-name = Nom de la table (si tu veux)
page-clock = Temps
page-clock-none = Autant que tu veux
page-clock-fast = 10 minutes chacun, 5 secondes de plus à chaque réponse
page-clock-calm = 30 minutes chacun, 15 secondes de plus à chaque réponse
page-clock-days = Trois jours pour chaque réponse
page-table-public = Tout le monde peut trouver la table et s’y joindre
page-table-watch = D’autres peuvent regarder
page-table-rated = La partie compte pour le classement
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
page-guest-says = Tu joues en invité. Avec un compte, tes parties restent les tiennes sur tous tes appareils.
page-signed-in = Connecté en tant que { $name }.
page-make-account = Créer un compte
page-sign-in = Se connecter
page-sign-out = Se déconnecter
page-account-name = Nom du compte
page-password = Mot de passe
page-sessions = Où je suis connecté
page-session = { $label }, depuis { $since }
page-session-this = cet appareil
page-ratings = Classements
page-rating =
    { $games ->
        [one] { $players } joueurs : { $rating } après { $games } partie
       *[other] { $players } joueurs : { $rating } après { $games } parties
    }
