# Il tavolo di The Fox in the Forest Duet.

# $suit: D colombe, R rose, S stelle. $who: you, oppure other con un $name.
duet-card =
    { $suit ->
        [D] Colomba { $rank }
        [R] Rosa { $rank }
       *[S] Stella { $rank }
    }
duet-letter =
    { $suit ->
        [D] C
        [R] R
       *[S] S
    }
duet-character =
    { $character ->
        [musician] Musicista
        [foxes] Volpi
        [gazelle] Gazzella
        [gift] Dono
       *[heir] Erede
    }
duet-paws =
    { $paws ->
        [0] nessuna impronta
        [one] 1 impronta
       *[other] { $paws } impronte
    }
duet-does =
    { $character ->
        [musician] Chi vince la presa sceglie in quale direzione va il segnalino.
        [foxes] Chi lo gioca può mettere una carta della mano al posto del decreto e prendere la carta del decreto.
        [gazelle] Chi vince la presa può ignorare le impronte di una delle due carte.
        [gift] Ognuno dà all’altro una carta, scelta nello stesso momento.
       *[heir] Se apre la presa, il compagno può giocare qualsiasi carta.
    }
duet-about =
    { $character ->
        [musician] { $card }, il Musicista: chi vince sceglie la direzione.
        [foxes] { $card }, le Volpi: puoi scambiare il decreto.
        [gazelle] { $card }, la Gazzella: chi vince può ignorare le impronte di una carta.
        [gift] { $card }, il Dono: ognuno dà una carta all’altro.
        [heir] { $card }, l’Erede: se apre, il compagno gioca quello che vuole.
       *[none] { $paws ->
            [0] { $card }: nessun passo, nessun potere.
            [one] { $card }: 1 passo, nessun potere.
           *[other] { $card }: { $paws } passi, nessun potere.
        }
    }
duet-plain = Le altre non hanno poteri:
duet-paws-means = Le impronte delle due carte della presa si sommano; il segnalino fa tanti passi verso il lato di chi ha vinto.
duet-reference = Carte

duet-level = livello
duet-round = manche
duet-of = { $at }/{ $all }
duet-tricks-left = prese
duet-gems = gemme
duet-forest = foresta
duet-lamp-round = silenzio
duet-lamp-open = parola

duet-path = Il sentiero nella foresta
duet-end =
    { $who ->
        [you] Il tuo lato
       *[other] Lato di { $name }
    }
duet-off = Fuori dal sentiero!
duet-space =
    { $covered ->
        [yes] { $space }: coperta dalla foresta
       *[no] { $space }: { $gems ->
            [0] nessuna gemma
            [one] 1 gemma
           *[other] { $gems } gemme
        }{ $plus ->
            [0] { "" }
            [one] , 1 in più tra le manche
           *[other] , { $plus } in più tra le manche
        }{ $tracker ->
            [yes] , il segnalino è qui
           *[no] { "" }
        }
    }
duet-cover-end =
    { $who ->
        [you] Copri { $space }, il tuo lato
       *[other] Copri { $space }, il lato di { $name }
    }

duet-table = Sul tavolo
duet-decree = Decreto
duet-decree-is = Decreto: { $card }
duet-trump =
    { $suit ->
        [D] Briscola: colombe
        [R] Briscola: rose
       *[S] Briscola: stelle
    }
duet-no-decree = non ancora
duet-whose =
    { $who ->
        [you] Tu
       *[other] { $name }
    }
duet-slot =
    { $at ->
        [lead] apre
       *[follow] segue
    }
duet-wins =
    { $who ->
        [you] Vinci tu
       *[other] Vince { $name }
    }
duet-sum =
    { $sum ->
        [one] 1 impronta in tutto
       *[other] { $sum } impronte in tutto
    }

duet-dealing = Si distribuiscono le carte…
duet-ask-play =
    { $duty ->
        [follow] { $suit ->
            [D] Tocca a te: rispondi con una colomba
            [R] Tocca a te: rispondi con una rosa
           *[S] Tocca a te: rispondi con una stella
        }
        [none-of-it] { $suit ->
            [D] Non hai colombe: gioca quello che vuoi
            [R] Non hai rose: gioca quello che vuoi
           *[S] Non hai stelle: gioca quello che vuoi
        }
        [heir] Ha aperto l’Erede: gioca quello che vuoi
       *[lead] Tocca a te aprire: qualsiasi carta
    }
duet-wait-play =
    { $at ->
        [lead] { $names } apre la prossima presa
       *[follow] Ora risponde { $names }
    }
duet-ask-swap = Le Volpi: scambi il decreto?
duet-wait-swap = Le Volpi: { $names } può scambiare il decreto
duet-ask-give = Il Dono: scegli una carta da dare
duet-wait-give =
    { $count ->
        [one] Il Dono: { $names } sta ancora scegliendo una carta
       *[other] Il Dono: { $names } scelgono una carta a testa
    }
duet-ask-move = Vinci tu: dove va il segnalino?
duet-wait-move = { $names } vince e sceglie dove va il segnalino
duet-ask-cover = Quale lato copre la foresta?
duet-wait-cover = { $names } sceglie quale lato copre la foresta:
duet-partner-gave = Il compagno ha scelto. Avrai la sua carta quando dai la tua.
duet-you-give = Dai { $card }. La carta del compagno arriva nello stesso momento.
duet-would-trump =
    { $suit ->
        [D] La briscola diventerebbe colombe.
        [R] La briscola diventerebbe rose.
       *[S] La briscola diventerebbe stelle.
    }
duet-leave-decree =
    { $suit ->
        [D] Lascialo: la briscola resta colombe
        [R] Lascialo: la briscola resta rose
       *[S] Lascialo: la briscola resta stelle
    }
duet-if-left = Se lo lasci: { $forecast }
duet-verb =
    { $asked ->
        [swap] Diventa il decreto
        [give] Dai { $card }
       *[play] Gioca { $card }
    }
duet-must-follow =
    { $suit ->
        [D] Ha aperto una colomba: devi giocare una colomba.
        [R] Ha aperto una rosa: devi giocare una rosa.
       *[S] Ha aperto una stella: devi giocare una stella.
    }
duet-landing =
    { $kind ->
        [stay] fermi su { $to }
        [off] oltre la fine: si torna alla partenza, la foresta cresce
        [lost] oltre la fine senza segnalini Foresta: persa
       *[walk] { $steps ->
            [one] 1 passo fino a { $to }
           *[other] { $steps } passi fino a { $to }
        }
    }{ $kind ->
        [off] { "" }
        [lost] { "" }
       *[other] { $gem ->
            [last] , l’ultima gemma: vittoria!
            [gem] , una gemma
           *[none] , nessuna gemma
        }
    }
duet-forecast =
    { $who ->
        [you] { $choices ->
            [some] Vinceresti e sceglieresti:
           *[none] Vinceresti:
        }
       *[other] { $choices ->
            [some] Vincerebbe { $name } e sceglierebbe:
           *[none] Vincerebbe { $name }:
        }
    } { $landings }.
duet-forecast-open = (Se il decreto resta.)
duet-range = Con la carta del compagno: da { $least } a { $most } passi.
duet-hand = La tua mano

duet-trick =
    { $who ->
        [you] Hai vinto la presa:
       *[other] { $name } ha vinto la presa:
    } { $kind ->
        [stay] il segnalino è rimasto su { $to }
        [off] oltre la fine, fuori dal sentiero. Un segnalino Foresta copre quel lato e il segnalino torna alla partenza.
        [lost] oltre la fine, fuori dal sentiero, senza segnalini Foresta.
       *[walk] { $steps ->
            [one] 1 passo fino a { $to }
           *[other] { $steps } passi fino a { $to }
        }
    }{ $kind ->
        [off] { "" }
        [lost] { "" }
       *[other] { $gem ->
            [gem] , una gemma!
           *[none] , nessuna gemma.
        }
    }
duet-news-dealt = Manche { $round }. Il decreto è { $decree }. { $who ->
        [you] Apri tu.
       *[other] Apre { $name }.
    }
duet-news-played =
    { $who ->
        [you] Giochi { $card }.
       *[other] { $name } gioca { $card }.
    }
duet-news-swapped =
    { $who ->
        [you] { $decree } diventa il decreto.
       *[other] { $name } cambia il decreto: { $decree }.
    } { $suit ->
        [D] Ora la briscola è colombe.
        [R] Ora la briscola è rose.
       *[S] Ora la briscola è stelle.
    }
duet-news-kept =
    { $who ->
        [you] Lasci il decreto com’è.
       *[other] { $name } lascia il decreto com’è.
    }
duet-news-exchanged = Hai dato { $gave } e ricevuto { $got }.
duet-news-exchanged-unseen = I due si sono dati una carta.
duet-news-added =
    { $gems ->
        [one] Si aggiunge 1 gemma a un segno più.
       *[other] Si aggiungono { $gems } gemme ai segni più.
    }
duet-news-covered =
    { $who ->
        [you] La foresta copre il tuo lato.
       *[other] La foresta copre il lato di { $name }.
    } { $sent ->
        [no] { "" }
       *[other] Il segnalino va su { $sent }.
    }
duet-news-offered =
    { $who ->
        [you] Proponi di fermarvi.
       *[other] { $name } propone di fermarsi.
    }

duet-round-over = Fine della manche { $round } di { $all }
duet-gems-between =
    { $left ->
        [one] 1 gemma sul sentiero
       *[other] { $left } gemme sul sentiero
    }; { $added ->
        [one] 1 è stata aggiunta a un segno più.
       *[other] { $added } sono state aggiunte ai segni più.
    }
duet-forest-between =
    { $forest ->
        [0] Nessun segnalino Foresta rimasto: chi esce dal sentiero perde.
        [one] Resta 1 segnalino Foresta.
       *[other] Restano { $forest } segnalini Foresta.
    }
duet-covering =
    { $who ->
        [you] Il tuo lato ({ $space })
       *[other] Il lato di { $name } ({ $space })
    }: { $gems ->
        [0] nessuna gemma si sposta
        [one] la sua gemma va su { $toward }
       *[other] le sue { $gems } gemme vanno su { $toward }
    }{ $sent ->
        [no] .
       *[other] , il segnalino va su { $sent }.
    }
duet-may-talk = Ora potete parlare, di tutto.
duet-talk = Parla

duet-stop = Proponi di fermarvi
duet-stop-means = Se il compagno accetta, la partita finisce qui ed è persa. Finché non risponde, giocare una carta ritira la proposta.
duet-stop-propose = Proponi di fermarvi
duet-stop-not = Continua
duet-offer = { $name } propone di fermarsi. La partita sarebbe persa.
duet-offer-mine = Hai proposto di fermarvi. Continuare a giocare ritira la proposta.
duet-offer-agree = Fermiamoci qui
duet-offer-go-on = Continua

duet-won = Avete vinto insieme!
duet-lost = Stavolta ha vinto la foresta
duet-ending =
    { $how ->
        [won] Tutte le gemme sono trovate, nella manche { $round }.
        [lost_path] Il segnalino è uscito dal sentiero e non c’era più un segnalino Foresta per riportarlo indietro.
        [lost_time] { $gems ->
            [one] Dopo la terza manche 1 gemma è ancora nella foresta.
           *[other] Dopo la terza manche { $gems } gemme sono ancora nella foresta.
        }
       *[stopped] Avete deciso insieme di fermarvi.
    }
duet-part =
    { $of ->
        [level] Livello { $count }
        [cards] { $count ->
            [one] 1 carta rimasta in mano
           *[other] { $count } carte rimaste in mano
        }
        [round] Vittoria nella manche { $count }
       *[forest] { $count ->
            [one] 1 segnalino Foresta rimasto
           *[other] { $count } segnalini Foresta rimasti
        }
    }
duet-score = Punteggio
