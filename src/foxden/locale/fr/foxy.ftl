# Foxy, as it is played.

# Where a card is, and who is on it.
foxy-farm = Campagne
foxy-forest = Forêt
foxy-savannah = Savane
foxy-sea = Mer
foxy-hen = poule
foxy-pig = cochon
foxy-bear = ours
foxy-rabbit = lapin
foxy-giraffe = girafe
foxy-zebra = zèbre
foxy-dolphin = dauphin
foxy-octopus = poulpe
foxy-cat = chat
foxy-diving-cat = chat en scaphandre
foxy-the-fox = Le Renard !
# A card as it is read out: its place, then its animals.
foxy-card = { $place } : { $animals }

# What is asked. The names stand in foxy-ask, in a list.
foxy-ask-hen = de poules
foxy-ask-pig = de cochons
foxy-ask-bear = d’ours
foxy-ask-rabbit = de lapins
foxy-ask-giraffe = de girafes
foxy-ask-zebra = de zèbres
foxy-ask-dolphin = de dauphins
foxy-ask-octopus = de poulpes
foxy-ask-cat = de chats
foxy-ask =
    { $kinds ->
        [one] Combien { $animals } jusqu’ici, cette carte comprise ?
       *[other] Combien { $animals } en tout jusqu’ici, cette carte comprise ?
    }
foxy-ask-fox =
    { $rule ->
        [most_seen] Quel animal est venu le plus souvent ? Écrivez combien de fois.
        [singles] Combien de cartes jusqu’ici ne montraient qu’un seul animal ?
        [cat] Le Renard compte comme un chat. Combien de chats jusqu’ici, lui compris ?
       *[different] Combien d’animaux différents jusqu’ici ? Le Renard n’en fait pas partie.
    }

# A turn.
foxy-turn = Carte { $turn } sur { $turns }
foxy-announced = { $name } a écrit en dernier : { $value }.
foxy-spoken = { $turn }. { $told } { $card }. { $question }
foxy-have-written =
    { $count ->
        [one] { $count } sur { $seats } a écrit
       *[other] { $count } sur { $seats } ont écrit
    }
foxy-has-written = { $name } a écrit
foxy-is-thinking = { $name } réfléchit
foxy-waiting-for-many =
    { $count ->
        [one] On attend une personne
       *[other] On attend { $count } personnes
    }
foxy-watching = La carte suivante arrive quand tout le monde a écrit.
foxy-too-late = Le temps est écoulé : la case { $turn } reste vide.

# One’s own number.
foxy-your-number = Votre estimation
foxy-pad = Chiffres
foxy-erase = Effacer un chiffre
foxy-type = Tapez votre estimation
foxy-nothing-typed = Rien de tapé pour l’instant
foxy-typed = { $value }, pas encore écrit
foxy-type-first = Tapez d’abord un nombre.
foxy-at-most = { $most } est le plus grand nombre possible.
foxy-circle = Entourer : quitte ou double
foxy-circle-once = une fois par partie, si vous y croyez
foxy-circle-stake =
    { $points ->
        [one] Si { $value } est exact : { $points } point. Sinon 0.
       *[other] Si { $value } est exact : { $points } points. Sinon 0.
    }
foxy-circle-used = Vous avez entouré votre estimation de la carte { $turn }. Une seule fois par partie !
foxy-write =
    { $circled ->
        [yes] Écrire { $value } et l’entourer
       *[no] Écrire { $value }
    }
foxy-writing = Écriture de { $value }…
foxy-writes-later = { $value } sera écrit au retour de la connexion
foxy-you-wrote =
    { $circled ->
        [yes] { $value }, écrit et entouré
       *[no] { $value }, écrit
    }
foxy-written =
    { $circled ->
        [yes] Écrit, entouré et définitif
       *[no] Écrit et définitif
    }
foxy-left-blank = Cette case reste vide.

# One’s own sheet.
foxy-your-boxes = Vos 20 cases
foxy-announced-numbers = Les estimations annoncées
foxy-box = Case { $turn } :
foxy-box-written =
    { $circled ->
        [yes] { $value }, entouré.
       *[no] { $value }.
    }
foxy-box-now = celle de ce tour.
foxy-box-blank = laissée vide.
foxy-box-ahead = à venir.
foxy-box-told = Annoncé : { $value }.

# The count.
foxy-the-count = Le décompte
foxy-tracks = Combien de fois on a vu chaque animal
foxy-exact = Exact
foxy-exact-is = Nombre exact : { $exact }.
foxy-single-cards =
    { $count ->
        [one] { $count } carte à un seul animal
       *[other] { $count } cartes à un seul animal
    }
foxy-fox-counts =
    { $rule ->
        [most_seen] Le Renard demande l’animal le plus vu :
        [singles] Le Renard demande les cartes à un seul animal :
        [cat] Le Renard compte comme un chat :
       *[different] Le Renard demande les animaux différents :
    }
foxy-points = Points
foxy-verdict =
    { $verdict ->
        [exact] exact
        [under] { $off } de moins
        [over] { $off } de trop
       *[blank] vide
    }
foxy-verdict-said =
    { $verdict ->
        [exact] { $value }, exact
        [under] { $value }, soit { $off } de moins
        [over] { $value }, soit { $off } de trop
       *[blank] case vide
    }{ $circled ->
        [yes] , entouré
       *[no] {""}
    }
foxy-you-had =
    { $points ->
        [one] Vous : { $verdict } ; { $points } point.
       *[other] Vous : { $verdict } ; { $points } points.
    }
foxy-left = Écart encore permis : { $left } sur { $of }
foxy-none-left = { $off } d’écart, pour { $of } permis
foxy-more-players =
    { $count ->
        [one] et une autre personne
       *[other] et { $count } autres
    }
foxy-show-back = Carte précédente
foxy-show-next = Carte suivante
foxy-show-go = Défilement automatique
foxy-show-stop = Arrêter
foxy-show-speed = Vitesse : { $speed }
foxy-show-skip = Résultat

# The result.
foxy-wins =
    { $points ->
        [one] { $count ->
            [one] { $names } gagne avec { $points } point
           *[other] { $names } gagnent ensemble avec { $points } point
        }
       *[other] { $count ->
            [one] { $names } gagne avec { $points } points
           *[other] { $names } gagnent ensemble avec { $points } points
        }
    }
foxy-many-win =
    { $points ->
        [one] Victoire partagée à { $count } avec { $points } point
       *[other] Victoire partagée à { $count } avec { $points } points
    }
foxy-you-win =
    { $points ->
        [one] Vous gagnez avec { $points } point !
       *[other] Vous gagnez avec { $points } points !
    }
foxy-decided =
    { $by ->
        [circle] À égalité de points, ceux de l’estimation entourée départagent.
       *[crossed] À égalité de points, le moins d’estimations barrées l’emporte.
    }
foxy-alone-won =
    { $off ->
        [0] Gagné : tout est exact !
       *[other] Gagné : { $off } d’écart seulement en tout !
    }
foxy-alone-lost = Perdu cette fois : { $off } d’écart en tout
foxy-alone-points =
    { $points ->
        [one] Vous avez { $points } point.
       *[other] Vous avez { $points } points.
    }
foxy-place = Rang { $place }
foxy-n-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
foxy-watch-count = Voir le décompte
foxy-all-turns = Les 20 tours
foxy-whose-numbers = Estimations affichées
foxy-column-turn = Tour
foxy-column-card = Carte
foxy-in-all = En tout
foxy-stopped = La partie s’est arrêtée avant la fin.
foxy-stopped-means = Tout le monde était d’accord : rien n’est compté.

# A hint. $seen lists how often each animal came, such as « 3 × ours »; $sure is a chance in per cent.
foxy-advice =
    { $circled ->
        [yes] J’écrirais { $value } et je l’entourerais
       *[no] J’écrirais { $value }
    }
foxy-advice-seen = { $count } × { $animal }
hint-foxy-counted = j’ai compté { $seen }, cette carte comprise.
hint-foxy-guessed = je devine, et { $sure } fois sur 100, le nombre exact n’est pas plus bas.
hint-foxy-fox = c’est le nombre que demande le Renard.
hint-foxy-fox-guessed = c’est ma meilleure estimation, et { $sure } fois sur 100, le nombre exact n’est pas plus bas.
hint-foxy-bet = c’est le nombre exact { $sure } fois sur 100, et attendre rapporterait moins en moyenne.
