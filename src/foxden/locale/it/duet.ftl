# The table of The Fox in the Forest Duet.

# $suit: D doves, R roses, S stars. $who: you, or other with a $name.
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
        [foxes] Chi lo gioca può mettere una delle sue carte al posto del decreto e prendere la carta Decreto.
        [gazelle] Chi vince la presa può ignorare le impronte di una delle due carte.
        [gift] Ognuno sceglie una carta per l’altro, nello stesso momento.
       *[heir] Se apre la presa, chi risponde può giocare qualsiasi carta.
    }
duet-about =
    { $character ->
        [musician] { $card }, il Musicista: chi vince sceglie la direzione.
        [foxes] { $card }, le Volpi: puoi scambiare il decreto.
        [gazelle] { $card }, la Gazzella: chi vince può ignorare le impronte di una carta.
        [gift] { $card }, il Dono: ognuno dà una carta all’altro.
        [heir] { $card }, l’Erede: se apre la presa, chi risponde gioca la carta che vuole.
       *[none] { $paws ->
            [0] { $card }: nessun passo, nessun potere.
            [one] { $card }: 1 passo, nessun potere.
           *[other] { $card }: { $paws } passi, nessun potere.
        }
    }
duet-plain = Le altre non hanno poteri:
duet-paws-means = Le impronte delle due carte della presa si sommano; il segnalino fa altrettanti passi verso l’estremità di chi ha vinto.
duet-reference = Carte

duet-level = livello
duet-round = manche
duet-of = { $at }/{ $all }
duet-tricks-left = prese
duet-gems = gemme
duet-forest = foresta
duet-lamp-round = silenzio
duet-lamp-open = si parla

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
        [you] Copri { $space }, dal tuo lato
       *[other] Copri { $space }, dal lato di { $name }
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
       *[follow] risponde
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
            [D] Tocca a te: gioca una colomba
            [R] Tocca a te: gioca una rosa
           *[S] Tocca a te: gioca una stella
        }
        [none-of-it] { $suit ->
            [D] Non hai colombe: gioca la carta che vuoi
            [R] Non hai rose: gioca la carta che vuoi
           *[S] Non hai stelle: gioca la carta che vuoi
        }
        [heir] Ha aperto l’Erede: gioca la carta che vuoi
       *[lead] Apri tu: gioca la carta che vuoi
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
duet-ask-cover = Da che lato cresce la foresta?
duet-wait-cover = { $names } sceglie da che lato cresce la foresta:
duet-partner-gave = Il partner ha scelto. Avrai la sua carta quando dai la tua.
duet-you-give = Dai { $card }. La carta del partner arriva nello stesso momento.
duet-would-trump =
    { $suit ->
        [D] La briscola sarebbe colombe.
        [R] La briscola sarebbe rose.
       *[S] La briscola sarebbe stelle.
    }
duet-leave-decree =
    { $suit ->
        [D] Lascialo: la briscola resta colombe
        [R] Lascialo: la briscola resta rose
       *[S] Lascialo: la briscola resta stelle
    }
duet-if-left = Senza scambio. { $forecast }
duet-verb =
    { $asked ->
        [swap] Fanne il decreto
        [give] Dai { $card }
       *[play] Gioca { $card }
    }
duet-must-follow =
    { $suit ->
        [D] Si è aperto a colombe: devi giocare una colomba.
        [R] Si è aperto a rose: devi giocare una rosa.
       *[S] Si è aperto a stelle: devi giocare una stella.
    }
duet-landing =
    { $kind ->
        [stay] si resta su { $to }
        [off] troppo lontano, si torna alla partenza, la foresta cresce
        [lost] troppo lontano senza segnalini Foresta, partita persa
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
duet-forecast-open = (Se il decreto non cambia.)
duet-range = Con la carta del partner: da { $least } a { $most } passi.
duet-hand = Le tue carte

duet-trick =
    { $who ->
        [you] Hai vinto la presa:
       *[other] { $name } ha vinto la presa:
    } { $kind ->
        [stay] il segnalino è rimasto su { $to }
        [off] il segnalino è uscito dal sentiero. Un segnalino Foresta copre quell’estremità, e quello di squadra torna alla partenza.
        [lost] il segnalino è uscito dal sentiero, e non ci sono più segnalini Foresta.
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
        [you] La tua { $decree } diventa il decreto.
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
duet-news-exchanged-unseen = Ognuno ha dato una carta all’altro.
duet-news-added =
    { $gems ->
        [one] Si aggiunge { $gems } gemma su un segno +.
       *[other] Si aggiungono { $gems } gemme sui segni +.
    }
duet-news-covered =
    { $who ->
        [you] La foresta cresce dal tuo lato.
       *[other] La foresta cresce dal lato di { $name }.
    } { $sent ->
        [no] { "" }
       *[other] Il segnalino va su { $sent }.
    }
duet-news-offered =
    { $who ->
        [you] Proponi di smettere.
       *[other] { $name } propone di smettere.
    }

duet-round-over = Fine della manche { $round } di { $all }
duet-gems-between =
    { $left ->
        [one] { $left } gemma sul sentiero
       *[other] { $left } gemme sul sentiero
    }, { $added ->
        [one] di cui { $added } aggiunta su un segno +.
       *[other] di cui { $added } aggiunte sui segni +.
    }
duet-forest-between =
    { $forest ->
        [0] Nessun segnalino Foresta rimasto: uscire dal sentiero vuol dire perdere.
        [one] Resta 1 segnalino Foresta.
       *[other] Restano { $forest } segnalini Foresta.
    }
duet-covering =
    { $who ->
        [you] Il tuo lato ({ $space })
       *[other] Lato di { $name } ({ $space })
    }: { $gems ->
        [0] nessuna gemma si sposta
        [one] la sua gemma va su { $toward }
       *[other] le sue { $gems } gemme vanno su { $toward }
    }{ $sent ->
        [no] .
       *[other] , il segnalino va su { $sent }.
    }
duet-may-talk = Ora potete parlare di tutto.
duet-talk = Parla

duet-stop = Proponi di smettere
duet-stop-means = Se il partner accetta, la partita finisce qui ed è persa. In attesa della risposta, giocare una carta ritira la proposta.
duet-stop-propose = Proponi di smettere
duet-stop-not = Continua
duet-offer = { $name } propone di smettere. La partita sarebbe persa.
duet-offer-mine = Hai proposto di smettere. Continuare a giocare ritira la proposta.
duet-offer-agree = D’accordo, basta
duet-offer-go-on = Continua

duet-won = Avete vinto insieme!
duet-lost = Stavolta ha vinto la foresta
duet-ending =
    { $how ->
        [won] Avete trovato tutte le gemme, nella manche { $round }.
        [lost_path] Il segnalino è uscito dal sentiero e non c’era più un segnalino Foresta per riportarlo indietro.
        [lost_time] { $gems ->
            [one] Dopo la terza manche 1 gemma è ancora nella foresta.
           *[other] Dopo la terza manche { $gems } gemme sono ancora nella foresta.
        }
       *[stopped] Avete deciso insieme di smettere.
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

# A hint. $space is a space of the path; $who has the end that is meant.
duet-advice =
    { $move ->
        [play] Giocherei { $card }
        [swap] Metterei { $card } come decreto
        [leave] Lascerei il decreto
        [give] Darei { $card }
        [stay] Resterei su { $to }
        [move] Andrei su { $to }
        [stop] Mi fermerei qui
       *[cover] { $who ->
            [you] Coprirei la tua estremità
           *[other] Coprirei l’estremità di { $name }
        }
    }
hint-duet-only-move = non c’è altro da fare.
hint-duet-collects = il segnalino raccoglie la gemma su { $space }.
hint-duet-wins = il segnalino raccoglie l’ultima gemma, su { $space }.
hint-duet-invites = il tuo partner può rispondere in modo che il segnalino raccolga la gemma su { $space }.
hint-duet-approaches = il segnalino arriva su { $space }, più vicino alle gemme.
hint-duet-waits = il segnalino resta sul sentiero, su { $space }, e tieni carte migliori per dopo.
hint-duet-saves = questa presa conta poco, e tieni carte migliori per dopo.
hint-duet-leaves-path =
    { $who ->
        [you] il segnalino esce dal sentiero dalla tua parte e costa un segnalino Foresta, ma qui conviene.
       *[other] il segnalino esce dal sentiero dalla parte di { $name } e costa un segnalino Foresta, ma qui conviene.
    }
hint-duet-offers-trump = le Volpi ti fanno scegliere una nuova briscola.
hint-duet-exchanges = il Dono aiuta le vostre carte a completarsi.
hint-duet-sets-trump =
    { $suit ->
        [doves] con briscola colombe le vostre carte vincono le prese giuste.
        [roses] con briscola rose le vostre carte vincono le prese giuste.
       *[stars] con briscola stelle le vostre carte vincono le prese giuste.
    }
hint-duet-takes-decree =
    { $suit ->
        [doves] { $card } è utile da avere in mano, e la briscola resta colombe.
        [roses] { $card } è utile da avere in mano, e la briscola resta rose.
       *[stars] { $card } è utile da avere in mano, e la briscola resta stelle.
    }
hint-duet-keeps-trump =
    { $suit ->
        [doves] la briscola è già quella giusta, colombe.
        [roses] la briscola è già quella giusta, rose.
       *[stars] la briscola è già quella giusta, stelle.
    }
hint-duet-gives = il tuo partner può farne di più di te.
hint-duet-covers = delle due estremità, è quella che mancherà di meno.
