### Les règles, racontées à quelqu’un qui n’a jamais joué. Chaque partie a rules-PARTIE-title et ses paragraphes
### rules-PARTIE-1, -2, … Ce que fait chaque personnage et chaque événement est dans cards.ftl et events.ftl.

## Le jeu en bref

rules-overview-title = De quoi il s’agit
rules-overview-1 = Ys est un jeu de majorités et de bluff pour deux à cinq joueurs. Pendant quatre manches, tu envoies tes courtiers dans les quartiers d’une cité portuaire et sur son marché des gemmes, les uns visibles, les autres cachés. Après la quatrième manche, qui a le plus de points gagne.
rules-overview-2 = La plupart des points viennent des gemmes. À la fin, on compare les gemmes de tous couleur par couleur – bleu, vert, jaune, rouge – et plus tu as d’une couleur, plus elle te rapporte. Ce que rapporte une couleur dépend du marché : les quatre cours montent et baissent de manche en manche, et la couleur la mieux cotée à la fin rapporte deux fois plus que la dernière. Tu te bats donc pour deux choses à la fois : pour des gemmes, et pour ce qu’elles vaudront.
rules-overview-3 = Les gemmes noires n’ont pas de cours ; elles rapportent par elles-mêmes, et plusieurs ensemble rapportent bien. On marque aussi des points dans les zones commerciales et en plaçant des courtiers sur le marché, et les palais donnent des personnages qui plient les règles en ta faveur.
rules-overview-4 = Chaque manche a quatre phases : préparation (de nouveaux navires et personnages arrivent), ordre du tour (une mise secrète), placement (chacun pose des courtiers, la moitié cachés) et décompte (on révèle les courtiers et on partage tout).

## Mise en place

rules-setup-title = Mise en place
rules-setup-1 = Chacun a les mêmes onze courtiers derrière un paravent : deux 0, trois 1, un 2, trois 3 et deux 4. La valeur dit le poids du courtier. À cinq joueurs, et dans la variante Express, on retire de chaque série un 1 et un 3 ; il en reste neuf.
rules-setup-2 = On distribue au hasard des cartes d’ordre, numérotées de 1 au nombre de joueurs. À la première manche, elles ne départagent que les mises égales. Tout le monde commence avec 0 point.
rules-setup-3 = La ville a quatre quartiers, numérotés de 1 à 4, et chacun a trois zones : le port à l’extérieur, la zone commerciale au milieu, le palais à l’intérieur. À deux, on n’utilise que trois quartiers ; à trois, on peut en convenir.
rules-setup-4 = On mélange les 15 personnages et on en pose trois, cachés, à côté de chaque quartier. Les autres restent hors du jeu, et personne ne voit lesquels.
rules-setup-5 = Il y a 24 navires. Chacun porte une grande gemme et deux petites. Les gemmes blanches sont toujours petites ; combien de navires en portent dépend de la pile choisie : quatre ou douze.
rules-setup-6 = Sur le marché, chaque couleur a sa propre échelle de 15 cases ; c’est son cours. Les quatre commencent au milieu, sur la case 8. Un marqueur qui quitterait l’échelle s’arrête au bout.

## Phases 1 et 2

rules-order-title = Les navires arrivent, et qui commence
rules-order-1 = Préparation : aux manches 1 à 3, on révèle le premier personnage de la pile de chaque quartier ; c’est le prix de ce palais. À la manche 4, une carte Gemme le remplace à chaque palais : qui la gagne prend une gemme de l’une des quatre couleurs.
rules-order-2 = Un navire arrive dans chaque port. À quatre ou cinq joueurs, il offre sa grande gemme deux fois et chaque petite une fois, quatre gemmes en tout ; à deux ou trois joueurs, il offre chacune de ses trois gemmes une fois.
rules-order-3 = Un navire de plus remplit le marché et s’en va. À quatre joueurs, ses trois gemmes vont aux rangées 1, 2 et 3, une blanche toujours à la rangée 1. Les rangées sans gemme sont fermées.
rules-order-4 = Ordre du tour : chacun choisit en secret deux courtiers comme mise. Toutes les mises sont révélées ensemble. La plus haute somme choisit la première sa place dans l’ordre du tour, puis la suivante, et ainsi de suite. À mises égales, la carte d’ordre la plus basse de la manche précédente choisit plus tôt.
rules-order-5 = Les cartes d’ordre sont alors redistribuées selon ces choix. Elles disent qui joue quand, et la plus basse gagne les égalités du décompte de cette manche. Jouer en dernier, c’est voir ce que font les autres ; jouer en premier, c’est avoir la meilleure carte d’ordre.
rules-order-6 = Les deux courtiers de ta mise restent visibles devant ton paravent toute la manche. Tu ne peux pas les placer, mais leur somme est la première chose qui départage les égalités.
rules-order-7 = Un exemple : Bleu mise 1 et 0, Orange 4 et 1, Violet 4 et 2, Jaune 3 et 2. Violet a 6 et choisit en premier : la dernière place. Orange et Jaune ont tous deux 5 ; Orange avait la carte d’ordre la plus basse à la manche précédente, choisit donc ensuite et prend la première place. Jaune prend la troisième, et il reste à Bleu la deuxième.

## Phase 3

rules-placing-title = Placer les courtiers
rules-placing-1 = Dans l’ordre du tour, chacun joue un tour, puis chacun encore : quatre tours chacun, trois si l’on a neuf courtiers. À chaque tour, tu places deux courtiers de derrière ton paravent, un visible et un caché, dans l’ordre que tu veux.
rules-placing-2 = Un courtier va dans une zone de la ville ou sur une case du marché. Une zone de la ville contient autant de courtiers que l’on veut. Une case du marché n’en contient qu’un, et les rangées fermées aucun.
rules-placing-3 = Un courtier que tu places sur le marché te rapporte aussitôt 1 point, quoi qu’il lui arrive ensuite.
rules-placing-4 = Tu peux toujours regarder tes propres courtiers cachés. Ceux des autres, tu ne peux que les deviner ; mais tout le monde a la même série, et ce qu’on en a vu ne peut pas être caché ailleurs.
rules-placing-5 = Après le dernier tour, il reste un courtier à chacun. Il rejoint les deux de devant : désormais trois courtiers départagent tes égalités.

## Phase 4

rules-counting-title = Le décompte de la ville
rules-counting-1 = On compte les quartiers l’un après l’autre, le 1 d’abord. On révèle tous les courtiers du quartier, et chacun additionne ses propres valeurs dans les trois zones réunies.
rules-counting-2 = Les gemmes du navire : s’il y en a quatre, la plus haute somme en choisit deux, la deuxième une du reste, et la troisième reçoit la dernière. S’il y en a trois, la plus haute somme en choisit deux et la deuxième reçoit la dernière. Ce que personne n’est là pour prendre est perdu.
rules-counting-3 = Une gemme blanche est échangée aussitôt contre une gemme de l’une des quatre couleurs, au choix de qui la gagne.
rules-counting-4 = Puis les trois zones une par une : la plus haute somme du port gagne une gemme noire, celle de la zone commerciale 3 points, celle du palais la carte qui s’y trouve. Là où il n’y a personne, le prix est perdu.
rules-counting-5 = Tu ne participes que là où tu as un courtier. C’est pourquoi un 0 vaut quelque chose : seul dans une zone, il gagne le prix, et seul dans un quartier, deux gemmes.
rules-counting-6 = Égalités : qui a joué l’Intrigant cette manche les gagne. Sinon, c’est la plus haute somme devant le paravent, et si elle aussi est égale, la carte d’ordre la plus basse. Cela vaut pour les quartiers, les zones et les rangées du marché, et pour le plus offrant du marché.
rules-counting-7 = Les courtiers du quartier retournent derrière leurs paravents, et on passe au quartier suivant.
rules-counting-8 = Un exemple : le navire a une grande gemme bleue, une petite rouge et une petite verte. Bleu a 9 dans le quartier, Jaune 8, Violet 6, Orange 5. Bleu prend une gemme bleue et la rouge, Jaune l’autre bleue, Violet la verte, Orange rien. Dans la zone commerciale, Jaune et Orange ont tous deux 4 ; Jaune a 6 devant et Orange 5, les 3 points sont donc pour Jaune.

rules-market-title = Le décompte du marché
rules-market-1 = Le marché vient en dernier. C’est une grille : chaque case appartient à une rangée, où l’on gagne des gemmes, et à une colonne, qui fait le cours d’une couleur.
rules-market-2 = Rangées : à partir de la plus basse rangée ouverte, la plus haute somme de la rangée gagne sa gemme. Les égalités se départagent comme en ville.
rules-market-3 = Colonnes : ici, on additionne les courtiers de tous. La couleur de la plus haute somme monte de 2, la deuxième monte de 1, la troisième baisse de 1, la dernière baisse de 2.
rules-market-4 = Si des colonnes sont à égalité, celle qui a plus de courtiers est devant ; un simple 0 passe donc avant une colonne vide. Si cela ne suffit pas, un joueur ordonne les colonnes à égalité : qui a joué l’Intrigant, sinon qui a la plus haute somme devant (puis la carte d’ordre la plus basse), qu’il soit sur le marché ou non.
rules-market-5 = Plus offrant : qui a la plus haute somme de tout le marché doit monter ou baisser de 1 un cours de son choix. S’il n’y a personne sur le marché, on saute cette étape.
rules-market-6 = Tous les courtiers retournent derrière leurs paravents, ceux de devant aussi, les navires s’en vont, et la manche suivante commence.

## Personnages et événements

rules-characters-title = Personnages
rules-characters-1 = Un personnage que tu gagnes peut être joué à partir de la manche suivante, et au plus deux par manche. Tout le monde t’a vu le gagner, tes personnages ne sont donc pas un secret.
rules-characters-2 = Le Roi, le Prince et la carte Gemme agissent dès qu’on les gagne, ne comptent pas parmi les deux, puis s’en vont.
rules-characters-3 = Tous les autres ont leur moment : au début du placement, avant ou après un de tes tours, au début ou à la fin du décompte. On demande aux joueurs dans l’ordre du tour, et chacun peut en jouer un ou plusieurs avant le suivant.
rules-characters-4 = Tu peux jouer un personnage même s’il ne change rien. Celui que tu ne peux pas du tout utiliser ne t’est pas proposé. Les personnages agissent encore à la manche 4 ; ceux qui restent en main à la fin ne valent rien.

rules-events-title = Événements
rules-events-1 = Avec les événements de Ys+, on mélange trois des 14 événements aux trois personnages de chaque quartier. Les autres restent dehors, sans qu’on les voie.
rules-events-2 = Si la première carte d’un quartier que l’on révèle est un événement, il agit pour cette manche. On tire ensuite jusqu’à ce qu’un personnage apparaisse ; les autres événements tirés ainsi sont écartés sans effet.
rules-events-3 = À la manche 4 aussi, un événement sur le dessus d’une pile agit avant que l’on pose la carte Gemme. Les personnages restés dans la pile sont écartés.
rules-events-4 = Certains événements n’agissent que dans le quartier où on les a révélés, d’autres partout. Plusieurs peuvent être en vigueur à la fois.
rules-events-5 = L’ordre du décompte est alors : quartiers, Mission diplomatique, repaires de contrebande, rangées du marché, gemmes de la Médiation, colonnes, plus offrant. La règle habituelle des égalités vaut partout.

## La fin

rules-end-title = La fin de la partie
rules-end-1 = Après la manche 4, on classe les quatre couleurs selon leurs cours. Si deux sont à égalité, celle de gauche est devant : bleu, puis vert, jaune, rouge.
rules-end-2 = Puis, dans chaque couleur, on classe les joueurs selon leur nombre de gemmes. La couleur la mieux cotée rapporte 24 points au premier, 18 au deuxième, 12 au troisième et 6 au quatrième. La deuxième couleur rapporte 20, 15, 10 et 5, la troisième 16, 12, 8 et 4, la dernière 12, 9, 6 et 3. Un cinquième joueur ne reçoit rien.
rules-end-3 = Qui n’a aucune gemme d’une couleur ne marque rien pour elle. Les joueurs à égalité marquent tous la plus basse des places qu’ils partagent : avec 6, 5, 5 et 3 gemmes de la meilleure couleur, ils marquent 24, 12, 12 et 6.
rules-end-4 = Les gemmes noires rapportent 1, 4, 8, 12, 16, 20 et 24 points pour une à sept ; plus de sept n’ajoutent rien.
rules-end-5 = Qui a le plus de points gagne. À égalité, qui a le plus de gemmes, de couleur et noires ensemble ; si elles aussi sont à égalité, la victoire est partagée.

## Autres façons de jouer

rules-variants-title = Variantes
rules-variants-1 = La Faveur du Roi se joue de trois à cinq et donne aux courtiers de devant un second rôle. Après le décompte de chaque manche, chacun choisit en secret un de ses courtiers de devant et l’envoie, face cachée, dans la salle du trône, où il reste jusqu’à la fin de la partie.
rules-variants-2 = En échange, tu prends un de tes trois 2 de réserve derrière ton paravent, sauf après la manche 4. Tes autres courtiers de devant retournent derrière le paravent.
rules-variants-3 = À la fin, après les gemmes noires, on compare les sommes dans la salle du trône : 12 points pour la plus haute, 7 pour la deuxième, 3 pour la troisième. À égalité, on partage les points des places occupées, arrondis vers le bas : deux premiers à égalité marquent 9 chacun, et le suivant 3.
rules-variants-4 = Les personnages n’atteignent pas la salle du trône, à deux exceptions près : l’Espion peut y regarder des courtiers, et le Magicien peut y prendre l’un des deux courtiers qu’il échange, si les deux ont le même propriétaire.
rules-variants-5 = Express est une partie plus courte pour trois ou quatre joueurs : chacun a neuf courtiers et trois tours par manche, et on retire les navires qui portent une gemme blanche. On peut la combiner avec la Faveur du Roi.
rules-variants-6 = Autres réglages : à trois, on choisit entre trois et quatre quartiers ; dans la pile de navires, quatre ou douze portent une gemme blanche ; et on peut permettre au Magicien d’échanger les courtiers de tous, pas seulement ceux de son joueur.

rules-two-players-title = Deux joueurs
rules-two-players-1 = À deux, on utilise trois quartiers. Un navire offre chacune de ses trois gemmes une fois : la plus haute somme d’un quartier en gagne deux, la deuxième une. Le navire du marché ne donne que ses deux petites gemmes, aux rangées 2 et 3 (une blanche à la rangée 2) ; la rangée 1 est fermée.
rules-two-players-2 = Un troisième est à la table : Neutre. Vous avez chacun quatre courtiers neutres, d’ordinaire 4, 2, 1 et 0, pour un adversaire plus fort 4, 3, 1 et 0. À chaque tour, en plus de tes deux courtiers, tu en places un, face cachée. Une fois posé, personne ne peut plus le regarder ; toi seul sais ce que tu y as mis. Les courtiers neutres reviennent à chaque manche.
rules-two-players-3 = Neutre ne mise pas et n’a ni carte d’ordre ni rien devant. Il gagne toutes les égalités du décompte auxquelles il participe, sauf contre l’Intrigant, mais il n’ordonne jamais les colonnes à égalité.
rules-two-players-4 = Neutre ne choisit pas. Il prend toujours une gemme de la couleur la mieux cotée parmi celles qui sont offertes, la plus à gauche à égalité ; d’un navire, il prend d’abord une blanche et en fait la couleur la mieux cotée. Plus offrant, il monte la couleur dont il a le plus, la plus à gauche à égalité, et le bleu s’il n’en a aucune.
rules-two-players-5 = Le Roi et le Prince rapportent leurs points à Neutre. Au lieu de toute autre carte, il prend une gemme de la couleur la mieux cotée, et la carte est écartée. Un courtier neutre sur le marché rapporte 1 point à Neutre. Avec les événements, il prend les deux gemmes à la Contrebande et ne spécule pas.
rules-two-players-6 = À la fin, Neutre marque la troisième place même pour une couleur dont il n’a rien. Il peut gagner la partie.

rules-three-players-title = Trois joueurs
rules-three-players-1 = Un navire offre chacune de ses trois gemmes une fois : la plus haute somme d’un quartier en gagne deux, la deuxième une, la troisième rien.
rules-three-players-2 = Le navire du marché ne donne que ses deux petites gemmes, aux rangées 2 et 3 (une blanche à la rangée 2). La rangée 1 est fermée.
rules-three-players-3 = On convient de quatre quartiers ou de trois. À trois, c’est plus serré : le quartier 4 ne sert pas, et on ne distribue que neuf personnages.

rules-five-players-title = Cinq joueurs
rules-five-players-1 = Chacun a neuf courtiers, et il y a trois tours par manche.
rules-five-players-2 = Le marché a quatre rangées ouvertes, de 0 à 3. Les quatre gemmes de son navire, la grande deux fois, sont réparties au hasard sur les rangées.
rules-five-players-3 = Il y a cinq cartes d’ordre. Au décompte final, la cinquième place d’une couleur ne rapporte rien, et une égalité pour la quatrième et la cinquième non plus.

rules-ys-plus-title = Ys+
rules-ys-plus-1 = Ys+ apporte douze personnages de plus et quatorze événements. On peut jouer avec les uns, avec les autres ou avec tous.
rules-ys-plus-2 = Les douze personnages sont mélangés aux 15 autres ; trois vont à chaque quartier comme toujours. La Favorite ne participe qu’avec la Faveur du Roi.
rules-ys-plus-3 = La Favorite, le Pape et le Contrebandier ne se jouent jamais : qui les possède à la fin en profite, et ils ne comptent pas parmi les deux par manche.
rules-ys-plus-4 = Frontières, pour le Philosophe : dans un quartier, le port touche la zone commerciale, et la zone commerciale le palais. Entre quartiers voisins, les zones de même sorte se touchent. Les quartiers sont en cercle, 1-2-3-4-1 ; avec trois quartiers, seulement 1-2 et 2-3.
rules-ys-plus-5 = Quand plusieurs cartes se rencontrent : avec un Marchand et un Financier dans une même manche, les zones commerciales rapportent 3 comme d’habitude, quel que soit le nombre de cartes jouées. Deux Douaniers retiennent les deux sortes. Deux Professeurs d’un joueur dans un quartier s’additionnent. Deux Investisseurs qui nomment la même couleur comptent une fois.

## Ce qui est caché

rules-hidden-title = Ce qui est visible et ce qui est caché
rules-hidden-1 = Tout le monde voit les points, les cours, les navires, les cartes d’ordre, les courtiers de devant, et les gemmes et personnages de chacun.
rules-hidden-2 = Les autres ne voient pas les courtiers derrière ton paravent, ta mise tant que tous n’ont pas misé, tes courtiers cachés tant que leur quartier ou le marché n’est pas révélé, ce que ton Espion a vu, et jusqu’à la fin tes choix pour la Faveur du Roi et la Spéculation.
rules-hidden-3 = Personne ne voit l’ordre des navires à venir, les personnages et événements à venir, ni les cartes écartées au début.
rules-hidden-4 = Comme toutes les séries de courtiers sont pareilles, le vrai secret est seulement lequel de tes courtiers non vus se tient où. Si le dernier courtier non vu de quelqu’un ne peut être qu’une seule chose, on peut le montrer.

## Mots

rules-glossary-title = Les mots du jeu
rules-glossary-1 = Zone : le port, la zone commerciale ou le palais d’un quartier.
rules-glossary-2 = Courtier : une pièce d’une valeur de 0 à 4. La somme de tes courtiers te gagne des places.
rules-glossary-3 = Personnage : une carte gagnée dans un palais et jouée plus tard pour son effet.
rules-glossary-4 = Quartier : une partie de la ville, avec son navire et ses trois zones.
rules-glossary-5 = Visible, caché : un courtier dont tout le monde voit la valeur, ou seulement son propriétaire.
rules-glossary-6 = Plus offrant : qui a la plus haute somme de tout le marché.
rules-glossary-7 = Devant : les courtiers visibles devant un paravent, d’abord deux, puis trois. Ils départagent les égalités.
rules-glossary-8 = Carte d’ordre : ta place dans l’ordre du tour de cette manche. La plus basse gagne les égalités.
rules-glossary-9 = Cours : où se tient une couleur sur son échelle du marché. Il décide de ce que la couleur rapporte à la fin.
rules-glossary-10 = Manche : une des quatre parties du jeu, de l’arrivée des navires à la fin du décompte.
rules-glossary-11 = Paravent : derrière lui se tiennent les courtiers que tu n’as pas encore utilisés cette manche.
rules-glossary-12 = Salle du trône : où se tiennent les courtiers qui cherchent la faveur du Roi.
rules-glossary-13 = Tour : tes deux courtiers, un visible et un caché.
rules-glossary-14 = Gemme blanche : une gemme qui devient une couleur de ton choix quand tu la gagnes.
