# The rules of The Fox in the Forest Duet, in our own words.

rules-duet-in-short = À deux dans la forêt, un seul sentier, et pas un mot sur les cartes.
rules-duet-title-goal = Le but du jeu
rules-duet-title-cards = Les cartes
rules-duet-title-trick = Un pli
rules-duet-title-musician = 1, le Musicien
rules-duet-title-foxes = 3, les Renards
rules-duet-title-gazelle = 5, la Gazelle
rules-duet-title-gift = 7, le Cadeau
rules-duet-title-heir = 9, l’Héritier
rules-duet-title-path = Sur le sentier
rules-duet-title-off = Hors du sentier
rules-duet-title-between = Entre les manches
rules-duet-title-end = Victoire et défaite
rules-duet-title-stop = Arrêter avant la fin
rules-duet-title-silence = Silence
rules-duet-title-levels = Les niveaux
rules-duet-title-decisions = Ce que Foxden a décidé

rules-duet-goal = Vous traversez la forêt ensemble. *Ramassez toutes les gemmes du plateau en trois manches*, sans sortir du sentier une fois de trop.
rules-duet-goal-how = Vous jouez des plis. Qui en remporte un attire le jeton d’équipe vers son extrémité du sentier.
rules-duet-goal-facts = À 2, en trois manches de 11 plis.

rules-duet-cards-how = Il y a 30 cartes : colombes, roses et étoiles, de 1 à 10 dans chaque couleur. Les empreintes disent de combien une carte fait avancer le jeton d’équipe. Les rangs impairs portent un personnage, qui a un pouvoir.
rules-duet-cards-table = Le mouvement de chaque rang, et son personnage
rules-duet-cards-rank = Rang
rules-duet-cards-paws = Mouvement
rules-duet-cards-character = Personnage
rules-duet-musician = Musicien
rules-duet-foxes = Renards
rules-duet-gazelle = Gazelle
rules-duet-gift = Cadeau
rules-duet-heir = Héritier
rules-duet-cards-decree = Chacun reçoit 11 cartes. Une autre est posée face visible : le *décret*. *Sa couleur est l’atout.* Personne ne voit les sept dernières cartes.

rules-duet-trick-lead = *La personne qui ouvre* joue n’importe quelle carte. Au premier pli d’une manche, c’est celle qui n’a pas distribué ; ensuite, celle qui a remporté le pli précédent.
rules-duet-trick-follow = *La personne qui suit* joue une carte de la même couleur si elle en a, et sinon n’importe quelle carte.
rules-duet-trick-win = *Le plus haut atout remporte le pli.* Sans atout, c’est la plus haute carte de la couleur d’entame.
rules-duet-trick-move = *Le jeton d’équipe avance vers l’extrémité de qui remporte le pli*, d’autant de cases que les deux cartes ont d’empreintes.
rules-duet-trick-closed = Les deux cartes sont rangées face cachée jusqu’à la fin de la manche.
rules-duet-trick-example = Le décret est une rose. L’entame est une étoile ; l’autre n’en a pas et joue une rose : c’est un atout, qui remporte le pli. 3 et 2 empreintes : le jeton avance de 5 cases vers l’extrémité de qui a suivi.
rules-duet-decree = décret
rules-duet-led = entame
rules-duet-wins = gagne
rules-duet-card-doves = Colombe { $rank }
rules-duet-card-roses = Rose { $rank }
rules-duet-card-stars = Étoile { $rank }

rules-duet-musician-does = *Qui remporte le pli choisit le sens :* le jeton avance vers l’une ou l’autre extrémité. Peu importe qui a joué le 1.
rules-duet-musician-example = Le jeton avance de 2 cases, vers l’extrémité choisie.
rules-duet-foxes-do = *Dès que* vous jouez un 3, vous pouvez mettre une carte de votre main à la place du décret et prendre l’ancienne carte Décret. La couleur de la nouvelle devient l’atout, y compris pour ce pli.
rules-duet-foxes-last = Le 3 lui-même est sur la table et ne peut pas devenir le décret. Sans carte en main, il n’y a rien à échanger.
rules-duet-foxes-example = Vous jouez la Colombe 3 et mettez l’Étoile 8 à la place de la Rose 4. L’atout est maintenant étoile, et vous avez la Rose 4 en main.
rules-duet-played = jouée
rules-duet-new-decree = nouveau décret
rules-duet-to-hand = en main
rules-duet-gazelle-does = *Qui remporte le pli peut ignorer une des deux cartes* en comptant les empreintes. Peu importe qui a joué le 5. Avec deux 5, on peut n’en ignorer aucune, en ignorer une, ou les deux.
rules-duet-gazelle-example = Valeurs 1 et 3 : on avance de 4 cases, ou seulement de 1, ou seulement de 3.
rules-duet-gift-does = *Dès qu’un 7 est joué*, chacun choisit une carte pour l’autre, avant de voir celle qui vient en retour. Puis vous les échangez. (« Présent » dans l’édition française.)
rules-duet-gift-must = C’est obligatoire tant que chacun a encore une carte. Si le 7 ouvre le pli, l’autre ne joue qu’après l’échange, avec sa nouvelle main.
rules-duet-heir-does = *Quand un 9 ouvre le pli, l’autre peut jouer n’importe quelle carte.* En second, un 9 ne fait rien. (« Prince/Princesse » dans l’édition française.)

rules-duet-path-space = Le sentier a 11 cases. On part du milieu, et chacun est assis à une extrémité.
rules-duet-path-gem = *Là où le jeton s’arrête, on prend une gemme*, s’il y en a une, même s’il n’a pas bougé.
rules-duet-path-all = C’était la dernière gemme du plateau ? *Vous avez gagné*, aussitôt, quoi qu’il reste dans la réserve.
rules-duet-off-how = Si le jeton doit avancer au-delà de la dernière case, il sort du sentier :
rules-duet-off-token = un *jeton Forêt* recouvre la dernière case libre de cette extrémité ;
rules-duet-off-gems = les gemmes qui s’y trouvaient se déplacent d’une case vers le centre ;
rules-duet-off-start = le jeton d’équipe retourne au départ et ne prend pas de gemme.
rules-duet-off-lost = *Plus de jeton Forêt ?* Alors vous êtes perdus dans la forêt, et la partie est finie.
rules-duet-off-example = Le jeton est à deux cases du bout, et doit avancer de 3. C’est une de trop : la forêt recouvre la dernière case, sa gemme se déplace vers le centre, et le jeton retourne au départ.
rules-duet-before = Avant
rules-duet-after = Après
rules-duet-path-alt = Les gemmes d’une extrémité du sentier à l’autre : { $gems }. Signes + sur les cases : { $plus }.

rules-duet-between-when = Après les manches 1 et 2 :
rules-duet-between-plus = *De nouvelles gemmes :* une de la réserve sur chaque case marquée d’un signe +.
rules-duet-between-cover = *La forêt pousse :* s’il reste un jeton Forêt, il recouvre la dernière case libre d’une extrémité. La personne qui va distribuer dit laquelle ; parlez-en. Les gemmes s’y déplacent d’une case vers le centre. Si le jeton d’équipe se trouvait sur cette case, il va sur la dernière case libre de l’autre extrémité, sans prendre de gemme.
rules-duet-between-deal = *De nouvelles cartes :* l’autre personne redistribue, à partir des 30 cartes, et il y a un nouveau décret.
rules-duet-between-stays = À part cela, le jeton d’équipe reste où il est.

rules-duet-end-win = *Vous gagnez* ensemble quand il ne reste aucune gemme sur le plateau. Votre score :
rules-duet-end-table = Le score d’une victoire
rules-duet-end-for = Pour
rules-duet-end-points = Points
rules-duet-end-level = le niveau { $level }
rules-duet-end-cards = chaque carte encore en main, chez l’un ou l’autre
rules-duet-end-tokens = chaque jeton Forêt restant
rules-duet-end-early = une victoire à la 2e manche
rules-duet-end-example = Niveau 2, gagné à la 3e manche avec cinq cartes en main à vous deux et un jeton Forêt restant : { $sum }.
rules-duet-end-lose = *Vous perdez* si le jeton sort du sentier alors qu’il n’y a plus de jeton Forêt, ou s’il reste une gemme après la 3e manche.

rules-duet-stop-how = À tout moment, l’un de vous peut proposer d’arrêter. Si l’autre accepte, la partie est finie, et perdue.

rules-duet-silence-how = Pendant une manche, pas un mot sur vos cartes, pas de question révélatrice, pas de plans. Ce que fait un personnage, ou le mouvement d’un rang, peut toujours se relire ici.
rules-duet-silence-between = Entre les manches, parlez à votre guise, même de l’endroit où la forêt doit pousser. La discussion s’ouvre et se ferme toute seule.

rules-duet-levels-table = Les trois niveaux
rules-duet-levels-level = Niveau
rules-duet-levels-gems = Gemmes
rules-duet-levels-plus = Signes +
rules-duet-levels-forest = Jetons Forêt
rules-duet-levels-points = Points

rules-duet-ruling-dealer = La première place distribue la première manche ; la deuxième ouvre donc le premier pli.
rules-duet-ruling-both = Le Musicien et la Gazelle agissent ensemble s’ils sont dans le même pli : qui le remporte choisit le sens et la distance.
rules-duet-ruling-one-move = On ne demande rien quand un seul mouvement est possible. Rester sur place compte comme un mouvement, et non un par côté.
rules-duet-ruling-plus = Si la case d’un signe + est recouverte, la gemme va sur la case libre la plus proche vers le centre.
rules-duet-ruling-end = La personne qui va distribuer dit quelle extrémité est recouverte. Vous pouvez en parler avant.
rules-duet-ruling-tracker = Seul un jeton d’équipe placé sur la case que l’on recouvre va à l’autre extrémité, et il n’y prend pas de gemme. Le texte français pourrait aussi viser un jeton à l’autre extrémité.
rules-duet-ruling-lost = Quand vous êtes perdus parce que le jeton sort du sentier, il reste là où il était.
rules-duet-ruling-early = Le bonus de 10 points ne vaut que pour une victoire à la 2e manche, comme imprimé ; gagner à la 1re ne le rapporte pas.
rules-duet-ruling-held = Les deux cartes du pli gagnant ne sont plus en main et ne rapportent rien.
rules-duet-ruling-offer = Une proposition d’arrêter tient jusqu’à ce qu’elle soit acceptée, ou que l’un de vous joue un coup. Une nouvelle donne ne l’annule pas.
rules-duet-ruling-check = Le livret permet d’arrêter quand les dernières gemmes sont hors d’atteinte. Foxden ne vérifie pas que c’est vrai.
rules-duet-reconstructed-movement = *Les valeurs de mouvement* viennent de descriptions publiques. Elles s’accordent avec l’exemple de la Gazelle dans le livret.
rules-duet-reconstructed-characters = *Le Musicien et les Renards :* leur pouvoir n’est imprimé que sur leurs cartes ; nous le tenons de descriptions publiques. La Gazelle, le Cadeau et l’Héritier sont dans le livret.
rules-duet-reconstructed-path = *Le sentier :* ses 11 cases viennent de descriptions publiques.
rules-duet-reconstructed-level-one = *Niveau 1 :* l’emplacement des gemmes et des signes + vient d’une description publique. Leur nombre et les quatre jetons Forêt sont imprimés.
rules-duet-reconstructed-levels = *Niveaux 2 et 3 :* l’emplacement des gemmes et des signes + est notre invention. La plupart des gemmes sont loin du départ, et le niveau 3 les utilise toutes. Les nombres de 13 et 16 gemmes et de trois jetons Forêt sont imprimés.
rules-duet-credit = Le Renard des Bois Duo est un jeu de Joshua Buergel, illustré par Roanna Peroz et édité par Foxtrot Games. Foxden n’a aucun lien avec eux. Cette page raconte les règles avec nos propres mots ; le livret de la boîte est celui des auteurs.
