# Fool!: the table, the score sheet, the ends of rounds and games.
# $who is you, another or several. Where $colour does not choose, it is a colour in words.

fool-colour =
    { $colour ->
        [G] verde
        [R] rosso
        [Y] giallo
       *[B] blu
    }
fool-colour-name =
    { $colour ->
        [G] Verde
        [R] Rosso
        [Y] Giallo
       *[B] Blu
    }
fool-letter =
    { $colour ->
        [G] V
        [R] R
        [Y] G
       *[B] B
    }
fool-card = { $colour } { $value }
fool-one = un 1

fool-hand = Le tue carte
fool-play = Gioca { $card }
fool-hint = Tocca una carta, poi toccala ancora per giocarla.
fool-hint-one-tap = Tocca una carta per giocarla.
fool-must-follow = Hai del { $colour }: devi giocare { $colour } o un 1.
fool-not-yet = Non ancora: gioca { $name }.
fool-not-you = Salti questa presa.

fool-ask-lead = Apri tu: gioca la carta che vuoi.
fool-ask-free = Finora solo 1: gioca la carta che vuoi.
fool-ask-follow =
    { $one ->
        [yes] Il colore è { $colour }: gioca { $colour } o un 1.
       *[no] Il colore è { $colour }: gioca { $colour }.
    }
fool-ask-discard =
    { $one ->
        [yes] Niente { $colour }: gioca la carta che vuoi. Con una bassa sei il Matto; un 1 non è uno scarto.
       *[no] Niente { $colour }: gioca la carta che vuoi. Con una bassa sei il Matto.
    }
fool-wait = Gioca { $name }.
fool-wait-next = Gioca { $name }, poi tocca a te.
fool-you-sit-out = Sei il Matto: salti questa presa e giochi di nuovo alla prossima.
fool-watching = Gioca { $name }.

fool-players = Giocatori, in senso orario
fool-you = Tu
fool-seat-says =
    { $cards ->
        [one] { $name }: una carta, totale { $total }
       *[other] { $name }: { $cards } carte, totale { $total }
    }
fool-is-playing =
    { $who ->
        [you] tocca a te
       *[another] gioca
    }
fool-leads =
    { $who ->
        [you] apri tu
       *[another] apre
    }
fool-sits-out =
    { $who ->
        [you] salti
       *[another] salta
    }
fool-trick = La presa
fool-trick-colour = Il colore è { $colour }
fool-no-colour = Ancora nessun colore
fool-to-come = deve ancora giocare
fool-highest = vince
fool-a-fool = Matto
fool-maybe = Matto per ora
fool-so-far = { $name }: { $why }
fool-why =
    { $why ->
        [discard-only] l’unico scarto
        [discard-lowest] scarto più basso
        [discard-lowest-later] scarto più basso, giocato per ultimo
        [discard-second] secondo scarto più basso
        [discard-second-later] secondo scarto più basso, giocato per ultimo
        [colour-lowest] { $colour } più basso
        [colour-second] secondo { $colour } più basso
        [one-lowest] carta più bassa, un 1
        [one-lowest-later] ultimo 1 giocato
       *[one-second] penultimo 1 giocato
    }
fool-wins-trick =
    { $who ->
        [you] La presa è tua.
       *[another] { $name } vince la presa.
    }
fool-is-fool =
    { $who ->
        [you] Sei il Matto: { $why }.
       *[another] Il Matto è { $name }: { $why }.
    }
fool-played =
    { $who ->
        [you] Hai giocato { $card }.
       *[another] { $name } ha giocato { $card }.
    }

fool-deck = Carte di questa partita
fool-deck-means = Tutti i valori distribuiti, chiunque li abbia. I tuoi sono pieni.
fool-ones =
    { $count ->
        [one] un solo 1
       *[other] { $count } carte 1
    }
fool-scores = Segnapunti
fool-show-scores = Punti
fool-ends = La partita finisce dopo una manche in cui un totale arriva a −80, o in cui qualcuno fa +10 per la sesta volta. Vince il totale più alto.
fool-to-line =
    { $left ->
        [0] sulla linea di −80
       *[other] a { $left } da −80
    }
fool-tens = +10: { $count } su 6
fool-round = Manche
fool-total = Totale

fool-round-over = Fine della manche { $round }
fool-out =
    { $who ->
        [you] Hai finito le carte.
        [several] Carte finite: { $names }.
       *[another] { $names } ha finito le carte.
    }
fool-got-ten = carte finite
fool-got-nothing = carte finite, ma Matto
fool-begins =
    { $who ->
        [you] Hai il totale più basso: apri tu la prossima manche.
       *[another] { $name } ha il totale più basso e apre la prossima manche.
    }
fool-last-trick = L’ultima presa
fool-last-round = L’ultima manche
fool-before = prima
fool-this-round = in questa manche

fool-won =
    { $who ->
        [you] Hai vinto!
        [several] Vittoria condivisa: { $names }!
       *[another] Vince { $names }!
    }
fool-over = La partita è finita
fool-ended-lowest =
    { $who ->
        [you] Il tuo totale ha raggiunto −80.
        [several] Totali arrivati a −80: { $names }.
       *[another] { $names } ha raggiunto −80.
    }
fool-ended-often =
    { $who ->
        [you] Hai fatto +10 per la sesta volta.
        [several] +10 per la sesta volta: { $names }.
       *[another] { $names } ha fatto +10 per la sesta volta.
    }
fool-ended-agreement = Tutti hanno voluto finire qui: non vince nessuno.

# A hint.
fool-advice = Giocherei { $card }
