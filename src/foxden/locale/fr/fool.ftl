# Fool!: the table, the score sheet, the ends of rounds and games.
# $who is you, another or several. Where $colour does not choose, it is a colour in words.

fool-colour =
    { $colour ->
        [G] vert
        [R] rouge
        [Y] jaune
       *[B] bleu
    }
fool-colour-name =
    { $colour ->
        [G] Vert
        [R] Rouge
        [Y] Jaune
       *[B] Bleu
    }
fool-letter =
    { $colour ->
        [G] V
        [R] R
        [Y] J
       *[B] B
    }
fool-card = { $colour } { $value }
fool-one = un « 1 »

fool-hand = Votre main
fool-play = Jouer { $card }
fool-hint = Touchez une carte, puis encore pour la jouer.
fool-hint-one-tap = Touchez une carte pour la jouer.
fool-must-follow = Vous avez du { $colour } : il faut jouer du { $colour } ou un « 1 ».
fool-not-yet = Pas encore : { $name } joue.
fool-not-you = Vous passez ce pli.

fool-ask-lead = À vous d’ouvrir : jouez la carte de votre choix.
fool-ask-free = Que des « 1 » jusqu’ici : jouez la carte de votre choix.
fool-ask-follow =
    { $one ->
        [yes] Le pli est { $colour } : jouez du { $colour } ou un « 1 ».
       *[no] Le pli est { $colour } : jouez du { $colour }.
    }
fool-ask-discard =
    { $one ->
        [yes] Pas de { $colour } : jouez ce que vous voulez. Une carte basse fait de vous le Fou ; un « 1 » n’est pas une défausse.
       *[no] Pas de { $colour } : jouez ce que vous voulez. Une carte basse fait de vous le Fou.
    }
fool-wait = { $name } joue.
fool-wait-next = { $name } joue, puis ce sera à vous.
fool-you-sit-out = Vous êtes le Fou : vous passez ce pli et rejouerez au suivant.
fool-watching = { $name } joue.

fool-players = Les joueurs, dans le sens horaire
fool-you = Vous
fool-seat-says =
    { $cards ->
        [one] { $name } : { $cards } carte, total { $total }
       *[other] { $name } : { $cards } cartes, total { $total }
    }
fool-is-playing =
    { $who ->
        [you] à vous
       *[another] joue
    }
fool-leads =
    { $who ->
        [you] vous ouvrez
       *[another] ouvre
    }
fool-sits-out =
    { $who ->
        [you] vous passez
       *[another] passe
    }
fool-trick = Le pli
fool-trick-colour = Le pli est { $colour }
fool-no-colour = Pas encore de couleur
fool-to-come = doit encore jouer
fool-highest = gagne
fool-a-fool = Fou
fool-maybe = Fou pour l’instant
fool-so-far = { $name } : { $why }
fool-why =
    { $why ->
        [discard-only] la seule défausse
        [discard-lowest] défausse la plus basse
        [discard-lowest-later] défausse la plus basse, jouée en dernier
        [discard-second] deuxième défausse la plus basse
        [discard-second-later] deuxième défausse la plus basse, jouée en dernier
        [colour-lowest] le plus petit { $colour }
        [colour-second] le deuxième plus petit { $colour }
        [one-lowest] carte la plus basse, un « 1 »
        [one-lowest-later] dernier « 1 » joué
       *[one-second] avant-dernier « 1 » joué
    }
fool-wins-trick =
    { $who ->
        [you] Vous remportez le pli.
       *[another] { $name } remporte le pli.
    }
fool-is-fool =
    { $who ->
        [you] Vous êtes le Fou : { $why }.
       *[another] { $name } est le Fou : { $why }.
    }
fool-played =
    { $who ->
        [you] Vous avez joué { $card }.
       *[another] { $name } a joué { $card }.
    }

fool-deck = Cartes de cette partie
fool-deck-means = Toutes les valeurs distribuées, où qu’elles soient. Les vôtres sont pleines.
fool-ones =
    { $count ->
        [one] un seul « 1 »
       *[other] { $count } cartes « 1 »
    }
fool-scores = Feuille de score
fool-show-scores = Scores
fool-ends = La partie s’arrête après une manche où un total atteint −80, ou quand quelqu’un marque +10 pour la sixième fois. Le plus haut total gagne.
fool-to-line =
    { $left ->
        [0] sur la ligne de −80
       *[other] à { $left } de −80
    }
fool-tens = +10 : { $count } sur 6
fool-round = Manche
fool-total = Au total

fool-round-over = Fin de la manche { $round }
fool-out =
    { $who ->
        [you] Vous n’avez plus de cartes.
        [several] Plus de cartes : { $names }.
       *[another] { $names } n’a plus de cartes.
    }
fool-got-ten = plus de cartes
fool-got-nothing = plus de cartes, mais Fou
fool-begins =
    { $who ->
        [you] Vous avez le plus petit total : vous ouvrez la manche suivante.
       *[another] { $name } a le plus petit total et ouvre la manche suivante.
    }
fool-last-trick = Le dernier pli
fool-last-round = La dernière manche
fool-before = avant
fool-this-round = cette manche

fool-won =
    { $who ->
        [you] Vous gagnez !
        [several] Victoire partagée : { $names } !
       *[another] { $names } gagne !
    }
fool-over = La partie est finie
fool-ended-lowest =
    { $who ->
        [you] Votre total a atteint −80.
        [several] Totaux arrivés à −80 : { $names }.
       *[another] { $names } a atteint −80.
    }
fool-ended-often =
    { $who ->
        [you] Vous avez marqué +10 pour la sixième fois.
        [several] +10 pour la sixième fois : { $names }.
       *[another] { $names } a marqué +10 pour la sixième fois.
    }
fool-ended-agreement = Tout le monde a voulu s’arrêter ici : personne ne gagne.

# A hint.
fool-advice = Je jouerais { $card }
