# Foxy, as it is played.

# Where a card is, and who is on it.
foxy-farm = Campagna
foxy-forest = Foresta
foxy-savannah = Savana
foxy-sea = Mare
foxy-hen = gallina
foxy-pig = maiale
foxy-bear = orso
foxy-rabbit = coniglio
foxy-giraffe = giraffa
foxy-zebra = zebra
foxy-dolphin = delfino
foxy-octopus = polpo
foxy-cat = gatto
foxy-diving-cat = gatto con il casco da palombaro
foxy-the-fox = La Volpe!
# A card as it is read out: its place, then its animals.
foxy-card = { $place }: { $animals }

# What is asked. The names stand in foxy-ask, in a list.
foxy-ask-hen = quante galline
foxy-ask-pig = quanti maiali
foxy-ask-bear = quanti orsi
foxy-ask-rabbit = quanti conigli
foxy-ask-giraffe = quante giraffe
foxy-ask-zebra = quante zebre
foxy-ask-dolphin = quanti delfini
foxy-ask-octopus = quanti polpi
foxy-ask-cat = quanti gatti
foxy-ask =
    { $kinds ->
        [one] Compresa questa carta, { $animals } finora?
       *[other] Compresa questa carta, { $animals } finora, in tutto?
    }
foxy-ask-fox =
    { $rule ->
        [most_seen] Quale animale è apparso più spesso? Scrivi quante volte.
        [singles] Quante carte finora mostravano un solo animale?
        [cat] La Volpe vale come un gatto. Quanti gatti finora, compreso questo?
       *[different] Quanti animali diversi finora? La Volpe non conta.
    }

# A turn.
foxy-turn = Carta { $turn } di { $turns }
foxy-announced = L’ultima stima, di { $name }: { $value }.
foxy-spoken = { $turn }. { $told } { $card }. { $question }
foxy-have-written =
    { $count ->
        [one] { $count } su { $seats } ha scritto
       *[other] { $count } su { $seats } hanno scritto
    }
foxy-has-written = { $name } ha scritto
foxy-is-thinking = { $name } sta pensando
foxy-waiting-for-many =
    { $count ->
        [one] In attesa di una persona
       *[other] In attesa di { $count } persone
    }
foxy-watching = La prossima carta arriva quando tutti hanno scritto.
foxy-too-late = Tempo scaduto: la casella { $turn } resta vuota.

# One’s own number.
foxy-your-number = La tua stima
foxy-pad = Tastierino
foxy-erase = Cancella una cifra
foxy-type = Digita la tua stima
foxy-nothing-typed = Ancora nessuna cifra
foxy-typed = { $value }, non ancora scritto
foxy-type-first = Prima digita un numero.
foxy-at-most = { $most } è il numero più alto possibile.
foxy-circle = Cerchialo: doppio o niente
foxy-circle-once = una volta a partita, se ci credi
foxy-circle-stake =
    { $points ->
        [one] Se { $value } è esatto: { $points } punto. Altrimenti 0.
       *[other] Se { $value } è esatto: { $points } punti. Altrimenti 0.
    }
foxy-circle-used = Hai cerchiato la stima della carta { $turn }. Una sola volta a partita!
foxy-write =
    { $circled ->
        [yes] Scrivi { $value } e cerchialo
       *[no] Scrivi { $value }
    }
foxy-writing = Scrivo { $value }…
foxy-writes-later = { $value } sarà scritto quando torna la connessione
foxy-you-wrote =
    { $circled ->
        [yes] { $value }, scritto e cerchiato
       *[no] { $value }, scritto
    }
foxy-written =
    { $circled ->
        [yes] Scritto, cerchiato e definitivo
       *[no] Scritto e definitivo
    }
foxy-left-blank = Questa casella resta vuota.

# One’s own sheet.
foxy-your-boxes = Le tue 20 caselle
foxy-announced-numbers = Le stime annunciate
foxy-box = Casella { $turn }:
foxy-box-written =
    { $circled ->
        [yes] { $value }, cerchiato.
       *[no] { $value }.
    }
foxy-box-now = quella di questo turno.
foxy-box-blank = rimasta vuota.
foxy-box-ahead = ancora da scrivere.
foxy-box-told = Annunciato: { $value }.

# The count.
foxy-the-count = Il conteggio
foxy-tracks = Quante volte è apparso ogni animale
foxy-exact = Esatto
foxy-exact-is = Numero esatto: { $exact }.
foxy-single-cards =
    { $count ->
        [one] { $count } carta con un solo animale
       *[other] { $count } carte con un solo animale
    }
foxy-fox-counts =
    { $rule ->
        [most_seen] La Volpe chiede l’animale più visto:
        [singles] La Volpe chiede le carte con un solo animale:
        [cat] La Volpe vale come un gatto:
       *[different] La Volpe chiede gli animali diversi:
    }
foxy-points = Punti
foxy-verdict =
    { $verdict ->
        [exact] esatto
        [under] { $off } in meno
        [over] { $off } di troppo
       *[blank] vuota
    }
foxy-verdict-said =
    { $verdict ->
        [exact] { $value }, esatto
        [under] { $value }, cioè { $off } in meno
        [over] { $value }, cioè { $off } di troppo
       *[blank] casella vuota
    }{ $circled ->
        [yes] , cerchiato
       *[no] {""}
    }
foxy-you-had =
    { $points ->
        [one] Tu: { $verdict }; { $points } punto.
       *[other] Tu: { $verdict }; { $points } punti.
    }
foxy-left = Differenza ancora permessa: { $left } su { $of }
foxy-none-left = { $off } di differenza, su { $of } permessi
foxy-more-players =
    { $count ->
        [one] e un’altra persona
       *[other] e altri { $count }
    }
foxy-show-back = Carta precedente
foxy-show-next = Carta seguente
foxy-show-go = Continua da sé
foxy-show-stop = Ferma
foxy-show-speed = Velocità: { $speed }
foxy-show-skip = Risultato

# The result.
foxy-wins =
    { $points ->
        [one] { $count ->
            [one] Vince { $names } con { $points } punto
           *[other] Vincono insieme { $names } con { $points } punto
        }
       *[other] { $count ->
            [one] Vince { $names } con { $points } punti
           *[other] Vincono insieme { $names } con { $points } punti
        }
    }
foxy-many-win =
    { $points ->
        [one] Vincono insieme in { $count } con { $points } punto
       *[other] Vincono insieme in { $count } con { $points } punti
    }
foxy-you-win =
    { $points ->
        [one] Hai vinto con { $points } punto!
       *[other] Hai vinto con { $points } punti!
    }
foxy-decided =
    { $by ->
        [circle] A parità di punti decidono quelli della stima cerchiata.
       *[crossed] A parità di punti vince chi ha meno stime cancellate.
    }
foxy-alone-won =
    { $off ->
        [0] Hai vinto: tutto esatto!
       *[other] Hai vinto: solo { $off } di differenza in tutto!
    }
foxy-alone-lost = Stavolta no: { $off } di differenza in tutto
foxy-alone-points =
    { $points ->
        [one] Hai fatto { $points } punto.
       *[other] Hai fatto { $points } punti.
    }
foxy-place = Posizione { $place }
foxy-n-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
foxy-watch-count = Guarda il conteggio
foxy-all-turns = Tutti i 20 turni
foxy-whose-numbers = Stime mostrate
foxy-column-turn = Turno
foxy-column-card = Carta
foxy-in-all = In tutto
foxy-stopped = La partita è finita prima del tempo.
foxy-stopped-means = Tutti erano d’accordo: non si conta niente.

# A hint. $seen lists how often each animal came, such as “3 × orso”; $sure is a chance in per cent.
foxy-advice =
    { $circled ->
        [yes] Scriverei { $value } e lo cerchierei
       *[no] Scriverei { $value }
    }
foxy-advice-seen = { $count } × { $animal }
hint-foxy-counted = ho contato { $seen }, questa carta compresa.
hint-foxy-guessed = non sono certo del numero esatto, ma { $sure } volte su 100 non è più basso.
hint-foxy-fox = è il numero che chiede la Volpe.
hint-foxy-fox-guessed = è la mia stima migliore, e { $sure } volte su 100 il numero esatto non è più basso.
hint-foxy-bet = è il numero esatto { $sure } volte su 100, e aspettare renderebbe meno in media.
