# La table du Renard des Bois Duo.

# $suit: D colombes, R roses, S étoiles. $who: you, ou other avec un $name.
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
        [foxes] Qui le joue peut mettre une carte de sa main à la place du décret et prendre la carte du décret.
        [gazelle] Qui remporte le pli peut ignorer les empreintes de l’une des deux cartes.
        [gift] Chacun donne une carte à l’autre, choisie en même temps.
       *[heir] S’il ouvre le pli, le partenaire peut jouer n’importe quelle carte.
    }
duet-about =
    { $character ->
        [musician] { $card }, le Musicien : qui gagne choisit le sens.
        [foxes] { $card }, les Renards : vous pouvez échanger le décret.
        [gazelle] { $card }, la Gazelle : qui gagne peut ignorer les empreintes d’une carte.
        [gift] { $card }, le Cadeau : chacun donne une carte à l’autre.
        [heir] { $card }, l’Héritier : s’il ouvre, le partenaire joue ce qu’il veut.
       *[none] { $paws ->
            [0] { $card } : aucune case, aucun pouvoir.
            [one] { $card } : 1 case, aucun pouvoir.
           *[other] { $card } : { $paws } cases, aucun pouvoir.
        }
    }
duet-plain = Les autres n’ont pas de pouvoir :
duet-paws-means = On additionne les empreintes des deux cartes du pli ; le jeton avance d’autant vers le bout de qui l’a remporté.
duet-reference = Cartes

duet-level = niveau
duet-round = manche
duet-of = { $at }/{ $all }
duet-tricks-left = plis
duet-gems = gemmes
duet-forest = forêt
duet-lamp-round = silence
duet-lamp-open = parole

duet-path = Le sentier de la forêt
duet-end =
    { $who ->
        [you] Votre bout
       *[other] Bout de { $name }
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
        [you] Recouvrir { $space }, votre bout
       *[other] Recouvrir { $space }, le bout de { $name }
    }

duet-table = Sur la table
duet-decree = Décret
duet-decree-is = Décret : { $card }
duet-trump =
    { $suit ->
        [D] Atout : colombes
        [R] Atout : roses
       *[S] Atout : étoiles
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
        [one] 1 empreinte en tout
       *[other] { $sum } empreintes en tout
    }

duet-dealing = On distribue les cartes…
duet-ask-play =
    { $duty ->
        [follow] { $suit ->
            [D] À vous : fournissez une colombe
            [R] À vous : fournissez une rose
           *[S] À vous : fournissez une étoile
        }
        [none-of-it] { $suit ->
            [D] Pas de colombe en main : jouez ce que vous voulez
            [R] Pas de rose en main : jouez ce que vous voulez
           *[S] Pas d’étoile en main : jouez ce que vous voulez
        }
        [heir] L’Héritier a ouvert : jouez ce que vous voulez
       *[lead] À vous d’ouvrir : n’importe quelle carte
    }
duet-wait-play =
    { $at ->
        [lead] { $names } ouvre le prochain pli
       *[follow] { $names } joue à son tour
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
duet-ask-cover = Quel bout la forêt recouvre-t-elle ?
duet-wait-cover = { $names } choisit quel bout la forêt recouvre :
duet-partner-gave = Votre partenaire a choisi. Vous aurez sa carte en donnant la vôtre.
duet-you-give = Vous donnez { $card }. La carte de votre partenaire arrive en même temps.
duet-would-trump =
    { $suit ->
        [D] L’atout deviendrait colombes.
        [R] L’atout deviendrait roses.
       *[S] L’atout deviendrait étoiles.
    }
duet-leave-decree =
    { $suit ->
        [D] Le laisser : l’atout reste colombes
        [R] Le laisser : l’atout reste roses
       *[S] Le laisser : l’atout reste étoiles
    }
duet-if-left = Si vous le laissez : { $forecast }
duet-verb =
    { $asked ->
        [swap] En faire le décret
        [give] Donner { $card }
       *[play] Jouer { $card }
    }
duet-must-follow =
    { $suit ->
        [D] Le pli est ouvert d’une colombe : il faut jouer une colombe.
        [R] Le pli est ouvert d’une rose : il faut jouer une rose.
       *[S] Le pli est ouvert d’une étoile : il faut jouer une étoile.
    }
duet-landing =
    { $kind ->
        [stay] rester sur { $to }
        [off] au-delà du bout : retour au départ, la forêt pousse
        [lost] au-delà du bout sans jeton Forêt : perdu
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
duet-forecast-open = (Si le décret reste.)
duet-range = Avec la carte de votre partenaire : { $least } à { $most } cases.
duet-hand = Votre main

duet-trick =
    { $who ->
        [you] Vous avez remporté le pli :
       *[other] { $name } a remporté le pli :
    } { $kind ->
        [stay] le jeton est resté sur { $to }
        [off] au-delà du bout, hors du sentier. Un jeton Forêt recouvre ce bout et le jeton revient au départ.
        [lost] au-delà du bout, hors du sentier, sans jeton Forêt.
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
        [D] L’atout est maintenant colombes.
        [R] L’atout est maintenant roses.
       *[S] L’atout est maintenant étoiles.
    }
duet-news-kept =
    { $who ->
        [you] Vous laissez le décret.
       *[other] { $name } laisse le décret.
    }
duet-news-exchanged = Vous avez donné { $gave } et reçu { $got }.
duet-news-exchanged-unseen = Chacun a donné une carte à l’autre.
duet-news-added =
    { $gems ->
        [one] 1 gemme s’ajoute sur un signe plus.
       *[other] { $gems } gemmes s’ajoutent sur les signes plus.
    }
duet-news-covered =
    { $who ->
        [you] La forêt recouvre votre bout.
       *[other] La forêt recouvre le bout de { $name }.
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
        [one] 1 gemme sur le sentier
       *[other] { $left } gemmes sur le sentier
    } ; { $added ->
        [one] 1 vient d’être ajoutée sur un signe plus.
       *[other] { $added } viennent d’être ajoutées sur les signes plus.
    }
duet-forest-between =
    { $forest ->
        [0] Plus de jeton Forêt : sortir du sentier, c’est perdre.
        [one] Il reste 1 jeton Forêt.
       *[other] Il reste { $forest } jetons Forêt.
    }
duet-covering =
    { $who ->
        [you] Votre bout ({ $space })
       *[other] Le bout de { $name } ({ $space })
    } : { $gems ->
        [0] aucune gemme ne bouge
        [one] sa gemme va sur { $toward }
       *[other] ses { $gems } gemmes vont sur { $toward }
    }{ $sent ->
        [no] .
       *[other] , le jeton va sur { $sent }.
    }
duet-may-talk = Vous pouvez parler maintenant, de tout.
duet-talk = Parler

duet-stop = Proposer d’arrêter
duet-stop-means = Si votre partenaire accepte, la partie s’arrête ici et elle est perdue. Tant qu’il n’a pas répondu, jouer une carte retire la proposition.
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
            [one] 1 carte restée en main
           *[other] { $count } cartes restées en main
        }
        [round] Victoire à la manche { $count }
       *[forest] { $count ->
            [one] 1 jeton Forêt restant
           *[other] { $count } jetons Forêt restants
        }
    }
duet-score = Score
