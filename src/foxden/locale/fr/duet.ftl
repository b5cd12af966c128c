# The table of The Fox in the Forest Duet.

# $suit: D doves, R roses, S stars. $who: you, or other with a $name.
duet-card =
    { $suit ->
        [D] Colombe { $rank }
        [R] Rose { $rank }
       *[S] Étoile { $rank }
    }
duet-letter =
    { $suit ->
        [D] C
        [R] R
       *[S] É
    }
duet-character =
    { $character ->
        [musician] Musicien
        [foxes] Renards
        [gazelle] Gazelle
        [gift] Cadeau
       *[heir] Héritier
    }
duet-paws =
    { $paws ->
        [0] aucune empreinte
        [one] 1 empreinte
       *[other] { $paws } empreintes
    }
duet-does =
    { $character ->
        [musician] Qui remporte le pli choisit le sens du déplacement.
        [foxes] Qui le joue peut mettre une carte de sa main à la place du décret et prendre la carte Décret.
        [gazelle] Qui remporte le pli peut ignorer les empreintes de l’une des deux cartes.
        [gift] Chacun choisit une carte pour l’autre, en même temps.
       *[heir] S’il ouvre le pli, l’autre peut jouer n’importe quelle carte.
    }
duet-about =
    { $character ->
        [musician] { $card }, le Musicien : qui gagne choisit le sens.
        [foxes] { $card }, les Renards : vous pouvez échanger le décret.
        [gazelle] { $card }, la Gazelle : qui gagne peut ignorer les empreintes d’une carte.
        [gift] { $card }, le Cadeau : chacun donne une carte à l’autre.
        [heir] { $card }, l’Héritier : s’il ouvre le pli, l’autre joue la carte de son choix.
       *[none] { $paws ->
            [0] { $card } : aucune case, aucun pouvoir.
            [one] { $card } : 1 case, aucun pouvoir.
           *[other] { $card } : { $paws } cases, aucun pouvoir.
        }
    }
duet-plain = Les autres n’ont pas de pouvoir :
duet-paws-means = On additionne les empreintes des deux cartes du pli ; le jeton avance d’autant vers l’extrémité de qui l’a remporté.
duet-reference = Cartes

duet-level = niveau
duet-round = manche
duet-of = { $at }/{ $all }
duet-tricks-left = plis
duet-gems = gemmes
duet-forest = forêt
duet-lamp-round = silence
duet-lamp-open = on parle

duet-path = Le sentier de la forêt
duet-end =
    { $who ->
        [you] Votre côté
       *[other] Côté { $name }
    }
duet-off = Hors du sentier !
duet-space =
    { $covered ->
        [yes] { $space } : envahi par la forêt
       *[no] { $space } : { $gems ->
            [0] aucune gemme
            [one] 1 gemme
           *[other] { $gems } gemmes
        }{ $plus ->
            [0] { "" }
            [one] , 1 de plus entre les manches
           *[other] , { $plus } de plus entre les manches
        }{ $tracker ->
            [yes] , le jeton est ici
           *[no] { "" }
        }
    }
duet-cover-end =
    { $who ->
        [you] Recouvrir { $space }, de votre côté
       *[other] Recouvrir { $space }, côté { $name }
    }

duet-table = Sur la table
duet-decree = Décret
duet-decree-is = Décret : { $card }
duet-trump =
    { $suit ->
        [D] Atout : colombe
        [R] Atout : rose
       *[S] Atout : étoile
    }
duet-no-decree = pas encore
duet-whose =
    { $who ->
        [you] Vous
       *[other] { $name }
    }
duet-slot =
    { $at ->
        [lead] ouvre
       *[follow] suit
    }
duet-wins =
    { $who ->
        [you] Vous gagnez
       *[other] { $name } gagne
    }
duet-sum =
    { $sum ->
        [one] { $sum } empreinte en tout
       *[other] { $sum } empreintes en tout
    }

duet-dealing = On distribue les cartes…
duet-ask-play =
    { $duty ->
        [follow] { $suit ->
            [D] À vous : jouez une colombe
            [R] À vous : jouez une rose
           *[S] À vous : jouez une étoile
        }
        [none-of-it] { $suit ->
            [D] Pas de colombe : jouez la carte de votre choix
            [R] Pas de rose : jouez la carte de votre choix
           *[S] Pas d’étoile : jouez la carte de votre choix
        }
        [heir] L’Héritier a ouvert : jouez la carte de votre choix
       *[lead] À vous d’ouvrir : jouez la carte de votre choix
    }
duet-wait-play =
    { $at ->
        [lead] { $names } ouvre le prochain pli
       *[follow] C’est à { $names } de suivre
    }
duet-ask-swap = Les Renards : échanger le décret ?
duet-wait-swap = Les Renards : { $names } peut échanger le décret
duet-ask-give = Le Cadeau : choisissez une carte à donner
duet-wait-give =
    { $count ->
        [one] Le Cadeau : { $names } choisit encore une carte
       *[other] Le Cadeau : { $names } choisissent chacun une carte
    }
duet-ask-move = Vous gagnez : où va le jeton ?
duet-wait-move = { $names } gagne et choisit où va le jeton
duet-ask-cover = De quel côté la forêt pousse-t-elle ?
duet-wait-cover = { $names } choisit de quel côté la forêt pousse :
duet-partner-gave = Votre partenaire a choisi. Vous aurez sa carte en donnant la vôtre.
duet-you-give = Vous donnez { $card }. La carte de votre partenaire arrive en même temps.
duet-would-trump =
    { $suit ->
        [D] L’atout serait colombe.
        [R] L’atout serait rose.
       *[S] L’atout serait étoile.
    }
duet-leave-decree =
    { $suit ->
        [D] Le laisser : l’atout reste colombe
        [R] Le laisser : l’atout reste rose
       *[S] Le laisser : l’atout reste étoile
    }
duet-if-left = Sans échange. { $forecast }
duet-verb =
    { $asked ->
        [swap] En faire le décret
        [give] Donner { $card }
       *[play] Jouer { $card }
    }
duet-must-follow =
    { $suit ->
        [D] L’entame est une colombe : il faut jouer une colombe.
        [R] L’entame est une rose : il faut jouer une rose.
       *[S] L’entame est une étoile : il faut jouer une étoile.
    }
duet-landing =
    { $kind ->
        [stay] rester sur { $to }
        [off] trop loin, retour au départ, la forêt pousse
        [lost] trop loin sans jeton Forêt, c’est perdu
       *[walk] { $steps ->
            [one] 1 case jusqu’à { $to }
           *[other] { $steps } cases jusqu’à { $to }
        }
    }{ $kind ->
        [off] { "" }
        [lost] { "" }
       *[other] { $gem ->
            [last] , la dernière gemme : gagné !
            [gem] , une gemme
           *[none] , sans gemme
        }
    }
duet-forecast =
    { $who ->
        [you] { $choices ->
            [some] Vous gagneriez et choisiriez :
           *[none] Vous gagneriez :
        }
       *[other] { $choices ->
            [some] { $name } gagnerait et choisirait :
           *[none] { $name } gagnerait :
        }
    } { $landings }.
duet-forecast-open = (Si le décret ne change pas.)
duet-range = Avec la carte de votre partenaire : de { $least } à { $most } cases.
duet-hand = Votre main

duet-trick =
    { $who ->
        [you] Vous avez remporté le pli :
       *[other] { $name } a remporté le pli :
    } { $kind ->
        [stay] le jeton est resté sur { $to }
        [off] le jeton est sorti du sentier. Un jeton Forêt recouvre cette extrémité, et le jeton d’équipe revient au départ.
        [lost] le jeton est sorti du sentier, et il n’y a plus de jeton Forêt.
       *[walk] { $steps ->
            [one] 1 case jusqu’à { $to }
           *[other] { $steps } cases jusqu’à { $to }
        }
    }{ $kind ->
        [off] { "" }
        [lost] { "" }
       *[other] { $gem ->
            [gem] , une gemme !
           *[none] , sans gemme.
        }
    }
duet-news-dealt = Manche { $round }. Le décret est { $decree }. { $who ->
        [you] À vous d’ouvrir.
       *[other] { $name } ouvre.
    }
duet-news-played =
    { $who ->
        [you] Vous jouez { $card }.
       *[other] { $name } joue { $card }.
    }
duet-news-swapped =
    { $who ->
        [you] Votre { $decree } devient le décret.
       *[other] { $name } change le décret : { $decree }.
    } { $suit ->
        [D] L’atout est maintenant colombe.
        [R] L’atout est maintenant rose.
       *[S] L’atout est maintenant étoile.
    }
duet-news-kept =
    { $who ->
        [you] Vous gardez le décret.
       *[other] { $name } garde le décret.
    }
duet-news-exchanged = Vous avez donné { $gave } et reçu { $got }.
duet-news-exchanged-unseen = Chacun a donné une carte à l’autre.
duet-news-added =
    { $gems ->
        [one] { $gems } gemme s’ajoute sur un signe +.
       *[other] { $gems } gemmes s’ajoutent sur les signes +.
    }
duet-news-covered =
    { $who ->
        [you] La forêt pousse de votre côté.
       *[other] La forêt pousse côté { $name }.
    } { $sent ->
        [no] { "" }
       *[other] Le jeton va sur { $sent }.
    }
duet-news-offered =
    { $who ->
        [you] Vous proposez d’arrêter.
       *[other] { $name } propose d’arrêter.
    }

duet-round-over = Fin de la manche { $round } sur { $all }
duet-gems-between =
    { $left ->
        [one] { $left } gemme sur le sentier
       *[other] { $left } gemmes sur le sentier
    }, { $added ->
        [one] dont { $added } ajoutée sur un signe +.
       *[other] dont { $added } ajoutées sur les signes +.
    }
duet-forest-between =
    { $forest ->
        [0] Plus de jeton Forêt : sortir du sentier, c’est perdre.
        [one] Il reste 1 jeton Forêt.
       *[other] Il reste { $forest } jetons Forêt.
    }
duet-covering =
    { $who ->
        [you] Votre côté ({ $space })
       *[other] Côté { $name } ({ $space })
    } : { $gems ->
        [0] aucune gemme ne bouge
        [one] sa gemme va sur { $toward }
       *[other] ses { $gems } gemmes vont sur { $toward }
    }{ $sent ->
        [no] .
       *[other] , le jeton va sur { $sent }.
    }
duet-may-talk = Maintenant, vous pouvez parler de tout.
duet-talk = Parler

duet-stop = Proposer d’arrêter
duet-stop-means = Si votre partenaire accepte, la partie s’arrête ici et elle est perdue. En attendant sa réponse, jouer une carte retire la proposition.
duet-stop-propose = Proposer d’arrêter
duet-stop-not = Continuer
duet-offer = { $name } propose d’arrêter. La partie serait perdue.
duet-offer-mine = Vous avez proposé d’arrêter. Continuer à jouer retire la proposition.
duet-offer-agree = Arrêter ici
duet-offer-go-on = Continuer

duet-won = Vous avez gagné ensemble !
duet-lost = Cette fois, la forêt a gagné
duet-ending =
    { $how ->
        [won] Toutes les gemmes sont trouvées, à la manche { $round }.
        [lost_path] Le jeton a quitté le sentier et il n’y avait plus de jeton Forêt pour le ramener.
        [lost_time] { $gems ->
            [one] Après la troisième manche, 1 gemme est encore dans la forêt.
           *[other] Après la troisième manche, { $gems } gemmes sont encore dans la forêt.
        }
       *[stopped] Vous avez décidé ensemble d’arrêter.
    }
duet-part =
    { $of ->
        [level] Niveau { $count }
        [cards] { $count ->
            [one] { $count } carte restée en main
           *[other] { $count } cartes restées en main
        }
        [round] Victoire à la manche { $count }
       *[forest] { $count ->
            [one] { $count } jeton Forêt restant
           *[other] { $count } jetons Forêt restants
        }
    }
duet-score = Score

# A hint. $space is a space of the path; $who has the end that is meant.
duet-advice =
    { $move ->
        [play] Je jouerais { $card }
        [swap] Je ferais de { $card } le décret
        [leave] Je laisserais le décret
        [give] Je donnerais { $card }
        [stay] Je resterais sur { $to }
        [move] J’irais sur { $to }
        [stop] J’arrêterais ici
       *[cover] { $who ->
            [you] Je couvrirais votre extrémité
           *[other] Je couvrirais l’extrémité côté { $name }
        }
    }
hint-duet-only-move = il n’y a rien d’autre à faire.
hint-duet-collects = le jeton récolte la gemme sur { $space }.
hint-duet-wins = le jeton récolte la dernière gemme, sur { $space }.
hint-duet-invites = votre partenaire peut répondre pour que le jeton récolte la gemme sur { $space }.
hint-duet-approaches = le jeton arrive sur { $space }, plus près des gemmes.
hint-duet-waits = le jeton reste sur le sentier, sur { $space }, et vous gardez de meilleures cartes pour la suite.
hint-duet-saves = ce pli compte peu, et vous gardez de meilleures cartes pour la suite.
hint-duet-leaves-path =
    { $who ->
        [you] le jeton sort du sentier de votre côté, ce qui coûte un jeton Forêt, mais ici c’est mieux.
       *[other] le jeton sort du sentier côté { $name }, ce qui coûte un jeton Forêt, mais ici c’est mieux.
    }
hint-duet-offers-trump = les Renards vous laissent choisir un nouvel atout.
hint-duet-exchanges = le Cadeau aide vos deux mains à se compléter.
hint-duet-sets-trump =
    { $suit ->
        [doves] avec l’atout colombe, vos mains remportent les plis qu’il faut.
        [roses] avec l’atout rose, vos mains remportent les plis qu’il faut.
       *[stars] avec l’atout étoile, vos mains remportent les plis qu’il faut.
    }
hint-duet-takes-decree =
    { $suit ->
        [doves] { $card } est bonne à avoir en main, et l’atout reste colombe.
        [roses] { $card } est bonne à avoir en main, et l’atout reste rose.
       *[stars] { $card } est bonne à avoir en main, et l’atout reste étoile.
    }
hint-duet-keeps-trump =
    { $suit ->
        [doves] l’atout est déjà le bon, colombe.
        [roses] l’atout est déjà le bon, rose.
       *[stars] l’atout est déjà le bon, étoile.
    }
hint-duet-gives = votre partenaire en fera un meilleur usage que vous.
hint-duet-covers = des deux extrémités, c’est celle qui manquera le moins.
