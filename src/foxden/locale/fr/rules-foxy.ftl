# The rules of Foxy, in our own words.

rules-foxy-in-short = Des animaux défilent : qui est passé, et combien de fois ?
rules-foxy-title-goal = Le but du jeu
rules-foxy-title-turn = Un tour
rules-foxy-title-estimate = Votre estimation
rules-foxy-title-fox = Le Renard
rules-foxy-title-circle = L’estimation entourée, un pari
rules-foxy-title-count = Le décompte final
rules-foxy-title-variants = Variantes
rules-foxy-title-alone = En solo
rules-foxy-title-cards = Les cartes
rules-foxy-title-decisions = Ce que Foxden a décidé

rules-foxy-goal = Vingt cartes défilent, presque toutes avec des animaux. *Retenez combien de fois vous avez vu chaque animal* : les meilleures estimations rapportent le plus de points.
rules-foxy-goal-facts = Autant de monde que l’on veut, ou en solo. Tout le monde joue en même temps, pendant 20 tours.

rules-foxy-turn-reveal = *Une carte est révélée* et recouvre la précédente. Seule cette dernière carte reste visible.
rules-foxy-turn-write = *Tout le monde écrit un nombre*, son estimation, dans la case de ce tour. Personne d’autre ne le voit.
rules-foxy-turn-next = *Quand tout le monde a écrit*, la carte suivante arrive. Après la vingtième, on compte ensemble.
rules-foxy-turn-memory = Pas de notes, pas de retour en arrière, pas de discussion : tout est dans la mémoire.

rules-foxy-estimate-how = Prenez *chaque animal de la carte* : combien de fois est-il apparu dans cette partie, cette carte comprise ? *Additionnez le tout.*
rules-foxy-estimate-low = Dans le doute, écrivez moins : trop bas, on marque quand même ; trop haut, on ne marque rien.
rules-foxy-estimate-table = Cinq tours, et le nombre exact de chacun
rules-foxy-estimate-turn = Tour
rules-foxy-estimate-card = Carte
rules-foxy-estimate-sum = Vus jusqu’ici
rules-foxy-estimate-number = Nombre
rules-foxy-estimate-example-fox = 4 différents

rules-foxy-fox-how = Une des 20 cartes est le Renard. Elle ne montre aucun animal à compter et pose une autre question, convenue avant la partie.
rules-foxy-fox-table = Ce que le Renard peut demander, et la réponse dans l’exemple ci-dessus
rules-foxy-fox-asks = Le Renard demande
rules-foxy-fox-in-example = Exemple
rules-foxy-fox-different = *Animaux différents :* combien d’animaux différents sont apparus. Le Renard n’en fait pas partie, donc jamais plus de 9.
rules-foxy-fox-most-seen = *L’animal le plus vu :* combien de fois il est apparu.
rules-foxy-fox-singles = *Animaux seuls :* combien de cartes, jusqu’ici, ne montraient qu’un seul animal.
rules-foxy-fox-cat = *Le Renard compte comme un chat :* combien de chats sont apparus, celui-ci compris.
rules-foxy-fox-first = Si le Renard est la toute première carte, la réponse est 0. S’il compte comme un chat, c’est 1 : lui-même.

rules-foxy-circle-how = *Une seule fois par partie*, vous pouvez entourer le nombre que vous êtes en train d’écrire : vous pariez qu’il est parfaitement exact.
rules-foxy-circle-right = Parfaitement exact : *le double* des points.
rules-foxy-circle-wrong = Trop haut ou trop bas : *rien* pour ce tour.
rules-foxy-circle-secret = Personne ne voit votre pari avant le décompte.

rules-foxy-count-how = Les 20 cartes repassent dans le même ordre. Chaque animal reçoit une croix sur sa piste, et chacun compare son estimation au nombre exact.
rules-foxy-count-table = Les points d’une estimation
rules-foxy-count-estimate = Votre estimation est
rules-foxy-count-plain = Simple
rules-foxy-count-circled = Entourée
rules-foxy-count-right = exacte
rules-foxy-count-low = trop basse
rules-foxy-count-high = trop haute
rules-foxy-count-blank = absente, hors délai
rules-foxy-count-as-written = sa valeur
rules-foxy-count-twice = le double
rules-foxy-count-nothing = rien
rules-foxy-count-crossed = rien, et barrée
rules-foxy-count-exact-only = À cette table, une estimation trop basse ne rapporte rien non plus.
rules-foxy-count-example = Le nombre exact d’un tour est 6. Six personnes ont écrit, dont trois avec un pari :
rules-foxy-count-example-written = Écrit
rules-foxy-count-example-points = Points
rules-foxy-count-example-circled = { $number }, entouré
rules-foxy-count-winner = *Le plus de points gagne.* En cas d’égalité : le plus de points grâce au pari, puis le moins d’estimations barrées. Si l’égalité demeure, la victoire est partagée.

rules-foxy-variants-how = À convenir avant la partie, en plus de la question du Renard :
rules-foxy-variants-exact = *Exact ou rien* (difficile) : une estimation trop basse ne rapporte rien non plus.
rules-foxy-variants-last = *Le dernier annonce* (facile) : à chaque tour, la dernière personne à écrire annonce son nombre à tous. Impossible en solo.

rules-foxy-alone-how = Écrivez comme d’habitude. À chaque tour, on compte de combien vous vous écartez du nombre exact, vers le haut ou vers le bas. *Au plus 5 d’écart sur toute la partie*, et c’est gagné.
rules-foxy-alone-points = Vos points sont comptés aussi.
rules-foxy-alone-example = Vous écrivez 5, mais le nombre exact est 7 : vous voilà à 2 d’écart, et il en reste 3 jusqu’à la fin.

rules-foxy-cards-habitats = Quatre environnements, avec deux animaux chacun. Le chat n’est chez lui nulle part et peut surgir partout.
rules-foxy-cards-table = Les environnements et leurs animaux
rules-foxy-cards-habitat = Environnement
rules-foxy-cards-animals = Animaux
rules-foxy-cards-card = Une carte montre un animal de son environnement ou les deux, parfois avec le chat : de un à trois animaux, jamais deux pareils.
rules-foxy-cards-drawn = On tire { $drawn } des { $all } cartes et on y mélange le Renard. Les { $rest } autres restent de côté, et personne ne sait lesquelles.
rules-foxy-cards-how-often = Nombre d’apparitions de chaque animal dans la boîte :
rules-foxy-habitat-farm = Campagne
rules-foxy-habitat-forest = Forêt
rules-foxy-habitat-savannah = Savane
rules-foxy-habitat-sea = Mer
rules-foxy-animal-hen = Poule
rules-foxy-animal-pig = Cochon
rules-foxy-animal-bear = Ours
rules-foxy-animal-rabbit = Lapin
rules-foxy-animal-giraffe = Girafe
rules-foxy-animal-zebra = Zèbre
rules-foxy-animal-dolphin = Dauphin
rules-foxy-animal-octopus = Poulpe
rules-foxy-animal-cat = Chat
rules-foxy-animal-fox = Le Renard

rules-foxy-ruling-left-over = 29 cartes restent de côté : 48 moins les 19 tirées, comme dans le livret italien. Le livret anglais donne un autre nombre.
rules-foxy-ruling-numbers = Une estimation est un nombre entier de 0 à 99. Une fois écrite, elle ne change plus.
rules-foxy-ruling-circling = On entoure un nombre en l’écrivant, ou pas du tout.
rules-foxy-ruling-secret = Les autres voient que vous avez écrit. Ils ne voient ni le nombre, ni un pari.
rules-foxy-ruling-late = À une table avec limite de temps, qui arrive trop tard garde une case vide : aucun point, rien de barré, et jamais le pari. En solo, l’écart est celui d’un 0.
rules-foxy-ruling-cat = Quand le Renard compte comme un chat, il se compte lui-même et reste un chat pour toutes les cartes suivantes.
rules-foxy-ruling-alone = En solo, les écarts de tous les tours s’additionnent. Une fois trop haut et une fois trop bas ne se compensent pas.
rules-foxy-ruling-tie = Si même le nombre d’estimations barrées est égal, la victoire est partagée.
rules-foxy-ruling-announced = Si le temps de la dernière personne s’écoule, on annonce le dernier nombre vraiment écrit ; si personne n’a écrit, aucun. On ne dit pas s’il est entouré.
rules-foxy-ruling-limit = Les règles ne fixent pas de nombre maximal de joueurs. Foxden s’arrête à { $limit }, pour qu’une faute de frappe ne fasse pas de dégâts.
rules-foxy-reconstructed-deck = Aucun livret ne donne la liste des 48 cartes. Imprimé : 12 par environnement, avec un de ses animaux ou les deux, et de temps en temps un chat. Le nombre d’exemplaires de chaque carte est notre choix :
rules-foxy-reconstructed-one = un animal
rules-foxy-reconstructed-both = les deux animaux
rules-foxy-reconstructed-one-cat = un animal et le chat
rules-foxy-reconstructed-both-cat = les deux animaux et le chat
rules-foxy-reconstructed-cards = Cartes
rules-foxy-reconstructed-cats = Si les cartes avec un chat étaient aussi nombreuses que les autres, le chat serait presque toujours l’animal le plus vu.
rules-foxy-credit = Foxy est un jeu de David Spada, illustré par Stefano Tartarotti et édité par GateOnGames. Foxden n’a aucun lien avec eux. Cette page raconte les règles avec nos propres mots ; le livret de la boîte est celui des auteurs.
