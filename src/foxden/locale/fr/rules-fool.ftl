# The rules of Fool!, in our own words.

rules-fool-in-short = Débarrassez-vous de vos cartes, et laissez aux autres le rôle du Fou.
rules-fool-title-goal = Le but du jeu
rules-fool-title-trick = Un pli
rules-fool-title-following = Fournir la couleur
rules-fool-title-ones = Les « 1 »
rules-fool-title-fools = La carte la plus mauvaise, et le Fou
rules-fool-title-two-fools = À sept ou huit : deux Fous
rules-fool-title-score = La fin d’une manche
rules-fool-title-next = Qui commence
rules-fool-title-end = La fin de la partie
rules-fool-title-deck = Le paquet de cartes
rules-fool-title-decisions = Ce que Foxden a décidé

rules-fool-goal = *Débarrassez-vous de vos cartes.* À chaque pli, chacun peut en poser une, sauf le *Fou*, qui passe son tour. Le Fou, c’est la personne qui a posé la carte la plus mauvaise du pli précédent.
rules-fool-goal-tricks = Remporter un pli ne rapporte rien en soi, sinon le droit d’ouvrir le suivant.
rules-fool-goal-facts = De 4 à 8 joueurs, en plusieurs manches.

rules-fool-trick-lead = *La personne qui ouvre le pli* joue n’importe quelle carte. Sa couleur est la *couleur du pli*.
rules-fool-trick-play = Dans le sens horaire, *tous les autres jouent une carte*. Seuls les Fous passent leur tour.
rules-fool-trick-win = *La plus haute carte de la couleur du pli* l’emporte. La personne qui l’a posée ouvre le pli suivant.
rules-fool-trick-worst = *La carte la plus mauvaise* désigne le prochain Fou.
rules-fool-trick-closed = Les plis terminés restent face cachée. Le nombre de cartes en main n’est jamais un secret.

rules-fool-following-must = *Vous avez la couleur du pli :* jouez une carte de cette couleur, ou un « 1 ».
rules-fool-following-free = *Vous ne l’avez pas :* jouez ce que vous voulez. Une carte d’une autre couleur est une *défausse*.
rules-fool-following-example = Le pli est ouvert en jaune, et voici votre main. Les cartes relevées peuvent être jouées : vous avez du jaune, il faut donc jouer du jaune, ou le « 1 ».

rules-fool-ones-colour = Un « 1 » n’a pas de couleur à lui. Il compte comme *une carte de la couleur du pli*, la plus basse de toutes.
rules-fool-ones-may = On *peut* toujours jouer un « 1 », on n’y est jamais obligé.
rules-fool-ones-lead = Un pli ouvert par un « 1 » n’a pas encore de couleur : la première carte de couleur la fixe. Jusque-là, tout est permis.
rules-fool-ones-all = Rien que des « 1 » ? Alors la personne qui a ouvert remporte le pli.

rules-fool-fools-discard = *Il y a des défausses :* la plus basse est la carte la plus mauvaise. À valeur égale, c’est celle qui a été jouée en dernier.
rules-fool-fools-none = *Il n’y en a pas :* la plus basse carte de la couleur du pli est la plus mauvaise. Parmi plusieurs « 1 », c’est le dernier joué.
rules-fool-fools-disc = La personne qui l’a jouée prend le *disque Fou*, passe son tour au pli suivant et rejoue à celui d’après.
rules-fool-fools-example = Le bleu et le vert sont des défausses de même valeur. Le vert a été joué plus tard : Eve est le Fou. Le « 1 » est à l’abri, car une défausse est plus mauvaise. Ada remporte le pli.
rules-fool-two-how = Il y a deux disques : *les deux cartes les plus mauvaises* font deux Fous. Rangez les cartes du pli : d’abord les défausses, de la plus basse à la plus haute, puis la couleur du pli, de même. Parmi des cartes égales, la dernière jouée passe devant. Les deux premières de la rangée sont les plus mauvaises.
rules-fool-two-example = La première carte rouge fixe la couleur. Le Rouge 20 l’emporte : Fay ouvrira. La défausse de Gus est la plus mauvaise ; viennent ensuite les deux « 1 », et celui de Dan a été joué plus tard. Les Fous sont Gus et Dan.
rules-fool-two-row = Les mêmes cartes rangées, la plus mauvaise d’abord
rules-fool-played-order = Les cartes dans l’ordre où elles ont été jouées
rules-fool-hand = Les cartes de votre main
rules-fool-wins = gagne
rules-fool-is-fool = Fou
rules-fool-may = peut être jouée
rules-fool-may-not = ne peut pas être jouée

rules-fool-score-when = Une manche prend fin après le pli où quelqu’un pose *la dernière carte de sa main*. Ce pli désigne encore un Fou. Puis chacun compte :
rules-fool-score-table = Les points à la fin d’une manche
rules-fool-score-player = Il vous reste
rules-fool-score-points = Points
rules-fool-score-left = des cartes
rules-fool-score-left-points = moins la valeur de chacune ; un « 1 » coûte 5
rules-fool-score-out = aucune carte
rules-fool-score-out-fool = aucune carte, mais vous êtes un Fou de ce dernier pli
rules-fool-score-discs = Toutes les mains sont étalées, et les disques retournent au centre.
rules-fool-score-example = Quatre joueurs à la fin d’une manche :
rules-fool-score-example-ada = Ada a encore Vert 9, Rouge 4 et un « 1 »
rules-fool-score-example-bo = Bo n’a plus de cartes
rules-fool-score-example-cleo = Cleo a encore Bleu 2
rules-fool-score-example-dan = Dan n’a plus de cartes, mais c’est un Fou

rules-fool-next-round-one = À la première manche, la personne à gauche du donneur ouvre le premier pli.
rules-fool-next-lowest = Ensuite, c’est *la personne qui a le total le plus bas*. En cas d’égalité, on part de la gauche de la personne qui avait commencé, dans le sens horaire : la première à égalité que l’on rencontre commence.
rules-fool-next-example = Cleo avait commencé. Ada, Cleo et Dan ont maintenant le même total le plus bas : Dan, à gauche de Cleo, commence. Entre Ada et Cleo seulement, ce serait Ada.
rules-fool-next-dealer = La personne qui avait commencé la manche précédente distribue.

rules-fool-end-when = La partie s’arrête après une manche où quelqu’un
rules-fool-end-lowest = est arrivé à un total de *−80 ou moins*,
rules-fool-end-tens = ou a marqué *+10 pour la sixième fois*.
rules-fool-end-winner = *Le total le plus haut gagne.* En cas d’égalité, la victoire est partagée.

rules-fool-deck-how = La boîte contient { $coloured } cartes de quatre couleurs et { $ones } simples « 1 ». Dans une couleur, aucune valeur n’existe deux fois. Le nombre de cartes et de disques utilisés dépend du nombre de joueurs :
rules-fool-deck-table = Les cartes selon le nombre de joueurs
rules-fool-deck-players = Joueurs
rules-fool-deck-each = Cartes par personne
rules-fool-deck-discs = Disques Fou
rules-fool-colour-green = Vert
rules-fool-colour-red = Rouge
rules-fool-colour-yellow = Jaune
rules-fool-colour-blue = Bleu
rules-fool-ones = « 1 »
rules-fool-card-green = Vert { $value }
rules-fool-card-red = Rouge { $value }
rules-fool-card-yellow = Jaune { $value }
rules-fool-card-blue = Bleu { $value }
rules-fool-card-one = un « 1 »

rules-fool-ruling-dealer = La première place distribue la première manche ; c’est donc la deuxième qui commence.
rules-fool-ruling-one = Un « 1 » est une carte de la couleur du pli, en dessous de toutes les autres, et ne fixe pas de couleur.
rules-fool-ruling-last-one = Sans défausse, si plusieurs « 1 » sont les plus basses cartes, le dernier joué est le plus mauvais : comme pour les défausses égales, et comme imprimé pour un pli fait seulement de « 1 », où la dernière personne devient le Fou.
rules-fool-ruling-two = Avec deux disques, la rangée décrite plus haut donne les cartes les plus mauvaises.
rules-fool-ruling-discs = Les disques retournent au centre à la fin d’une manche : personne ne passe son tour au premier pli de la suivante.
rules-fool-ruling-open = À la fin d’une manche, toutes les mains sont étalées pour le calcul.
rules-fool-ruling-lowest = À égalité de total le plus bas, on part de la gauche de la personne qui avait commencé, qui vient donc en dernier.
rules-fool-ruling-each = Les deux fins de partie se jugent pour chacun séparément : −80 au total de toutes les manches, plus et moins ensemble, et six fois +10 pour la même personne.
rules-fool-ruling-tie = À égalité de total le plus haut, la victoire est partagée.
rules-fool-reconstructed-cards = *Les cartes de la boîte.* Imprimé : 82 cartes de couleur et six « 1 ». Qu’il y en ait { $green } vertes, { $red } rouges, { $yellow } jaunes et { $blue } bleues vient d’une description publique. Que les valeurs commencent à 2 et se suivent sans trou est notre hypothèse.
rules-fool-reconstructed-decks = *Les cartes selon le nombre de joueurs.* Celles pour cinq joueurs sont celles de la première édition, d’après une description publique. Les autres en prolongent la progression et laissent toujours de côté les plus hautes cartes. Le nombre de cartes par personne et celui des disques sont imprimés.
rules-fool-credit = Fou ! est un jeu de Friedemann Friese, édité par 2F-Spiele en 2018, et en français par Edge Entertainment. Foxden n’a aucun lien avec eux. Cette page raconte les règles avec nos propres mots ; le livret de la boîte est celui de l’auteur.
