# The rules of Foxy, in our own words.

rules-foxy-in-short = Sfilano gli animali: chi è passato, e quante volte?
rules-foxy-title-goal = Lo scopo
rules-foxy-title-turn = Un turno
rules-foxy-title-estimate = La tua stima
rules-foxy-title-fox = La Volpe
rules-foxy-title-circle = La stima cerchiata: una scommessa
rules-foxy-title-count = Il conteggio finale
rules-foxy-title-variants = Varianti
rules-foxy-title-alone = In solitario
rules-foxy-title-cards = Le carte
rules-foxy-title-decisions = Le scelte di Foxden

rules-foxy-goal = Passano venti carte, quasi tutte con degli animali. *Ricorda quante volte hai visto ogni animale*: le stime migliori portano più punti.
rules-foxy-goal-facts = Da soli o in quanti si vuole. Si gioca tutti insieme, per 20 turni.

rules-foxy-turn-reveal = *Si rivela una carta*, che copre la precedente. Puoi guardare solo quest’ultima.
rules-foxy-turn-write = *Tutti scrivono un numero*, la stima, nella casella di questo turno. Nessun altro lo vede.
rules-foxy-turn-next = *Quando tutti hanno scritto*, arriva la carta seguente. Dopo la ventesima si conta insieme.
rules-foxy-turn-memory = Niente appunti, niente sbirciate indietro, niente chiacchiere: conta solo la memoria.

rules-foxy-estimate-how = Prendi *ogni animale della carta*: quante volte è apparso in questa partita, compresa questa carta? *Somma il tutto.*
rules-foxy-estimate-low = Nel dubbio, scrivi meno: una stima troppo bassa porta comunque punti, una troppo alta nessuno.
rules-foxy-estimate-table = Cinque turni, e il numero esatto di ognuno
rules-foxy-estimate-turn = Turno
rules-foxy-estimate-card = Carta
rules-foxy-estimate-sum = Visti finora
rules-foxy-estimate-number = Numero
rules-foxy-estimate-example-fox = 4 diversi

rules-foxy-fox-how = Una delle 20 carte è la Volpe. Non mostra animali da contare e chiede qualcos’altro; che cosa, si decide prima della partita.
rules-foxy-fox-table = Che cosa può chiedere la Volpe, e la risposta nell’esempio qui sopra
rules-foxy-fox-asks = La Volpe chiede
rules-foxy-fox-in-example = Esempio
rules-foxy-fox-different = *Animali diversi:* quanti animali diversi sono apparsi. La Volpe non è tra questi, quindi mai più di 9.
rules-foxy-fox-most-seen = *L’animale più visto:* quante volte è apparso.
rules-foxy-fox-singles = *Animali soli:* quante carte, finora, mostravano un solo animale.
rules-foxy-fox-cat = *La Volpe vale come un gatto:* quanti gatti sono apparsi, compreso questo.
rules-foxy-fox-first = Se la Volpe è la primissima carta, la risposta è 0. Se vale come un gatto, è 1: la Volpe stessa.

rules-foxy-circle-how = *Una sola volta per partita* puoi cerchiare il numero che stai scrivendo: scommetti che sia esatto.
rules-foxy-circle-right = Esatto: punti *raddoppiati*.
rules-foxy-circle-wrong = Troppo alto o troppo basso: *niente* per questo turno.
rules-foxy-circle-secret = Fino al conteggio nessuno vede la tua scommessa.

rules-foxy-count-how = Le 20 carte ripassano nello stesso ordine. Ogni animale riceve una crocetta sul suo tracciato, e ognuno confronta la propria stima con il numero esatto.
rules-foxy-count-table = I punti di una stima
rules-foxy-count-estimate = La tua stima è
rules-foxy-count-plain = Semplice
rules-foxy-count-circled = Cerchiata
rules-foxy-count-right = esatta
rules-foxy-count-low = troppo bassa
rules-foxy-count-high = troppo alta
rules-foxy-count-blank = assente, tempo scaduto
rules-foxy-count-as-written = quanto scritto
rules-foxy-count-twice = il doppio
rules-foxy-count-nothing = niente
rules-foxy-count-crossed = niente, e cancellata
rules-foxy-count-exact-only = A questo tavolo anche una stima troppo bassa non vale niente.
rules-foxy-count-example = Il numero esatto di un turno è 6. Hanno scritto in sei, tre di loro con una scommessa:
rules-foxy-count-example-written = Scritto
rules-foxy-count-example-points = Punti
rules-foxy-count-example-circled = { $number }, cerchiato
rules-foxy-count-winner = *Vince chi ha più punti.* A parità: chi ne ha presi di più con la scommessa, poi chi ha meno stime cancellate. Se la parità resta, si vince insieme.

rules-foxy-variants-how = Si decidono prima della partita, oltre alla domanda della Volpe:
rules-foxy-variants-exact = *O esatta o niente* (difficile): anche una stima troppo bassa non vale niente.
rules-foxy-variants-last = *L’ultimo annuncia* (facile): a ogni turno, chi scrive per ultimo dice il suo numero a tutti. Non in solitario.

rules-foxy-alone-how = Scrivi le stime come al solito. A ogni turno si conta la differenza dal numero esatto, in più o in meno. *Al massimo 5 in tutta la partita*, e hai vinto.
rules-foxy-alone-points = I punti si contano lo stesso.
rules-foxy-alone-example = Scrivi 5, ma il numero esatto è 7: la differenza è 2, e te ne restano 3 fino alla fine.

rules-foxy-cards-habitats = Quattro ambienti con due animali ciascuno. Il gatto non è di casa da nessuna parte e può spuntare ovunque.
rules-foxy-cards-table = Gli ambienti e i loro animali
rules-foxy-cards-habitat = Ambiente
rules-foxy-cards-animals = Animali
rules-foxy-cards-card = Una carta mostra uno o entrambi gli animali del suo ambiente, a volte con il gatto: da uno a tre animali, mai due uguali.
rules-foxy-cards-drawn = Si pescano { $drawn } delle { $all } carte e si mescolano con la Volpe. Le altre { $rest } restano da parte, e nessuno sa quali siano.
rules-foxy-cards-how-often = Quante volte ogni animale è nella scatola:
rules-foxy-habitat-farm = Campagna
rules-foxy-habitat-forest = Foresta
rules-foxy-habitat-savannah = Savana
rules-foxy-habitat-sea = Mare
rules-foxy-animal-hen = Gallina
rules-foxy-animal-pig = Maiale
rules-foxy-animal-bear = Orso
rules-foxy-animal-rabbit = Coniglio
rules-foxy-animal-giraffe = Giraffa
rules-foxy-animal-zebra = Zebra
rules-foxy-animal-dolphin = Delfino
rules-foxy-animal-octopus = Polpo
rules-foxy-animal-cat = Gatto
rules-foxy-animal-fox = La Volpe

rules-foxy-ruling-left-over = 29 carte restano da parte: 48 meno le 19 pescate, come nel regolamento italiano. Quello inglese dà un altro numero.
rules-foxy-ruling-numbers = Le stime sono numeri interi da 0 a 99. Una volta scritte non si cambiano più.
rules-foxy-ruling-circling = Un numero si cerchia mentre lo si scrive, oppure mai.
rules-foxy-ruling-secret = Gli altri vedono che hai scritto. Non vedono né il numero né la scommessa.
rules-foxy-ruling-late = A un tavolo con limite di tempo, chi arriva tardi ha una casella vuota: nessun punto, niente di cancellato, e mai la scommessa. In solitario la differenza è quella di uno 0.
rules-foxy-ruling-cat = Quando la Volpe vale come un gatto, conta anche sé stessa e resta un gatto per tutte le carte successive.
rules-foxy-ruling-alone = In solitario si sommano le differenze di tutti i turni. Una volta in più e una in meno non si compensano.
rules-foxy-ruling-tie = Se anche le stime cancellate sono pari, la vittoria è condivisa.
rules-foxy-ruling-announced = Se a chi scrive per ultimo scade il tempo, si annuncia l’ultimo numero scritto davvero; se nessuno ha scritto, nessuno. Non si dice se è cerchiato.
rules-foxy-ruling-limit = Le regole non pongono un massimo di giocatori. Foxden si ferma a { $limit }, così un errore di battitura non fa danni.
rules-foxy-reconstructed-deck = Nessun regolamento elenca le 48 carte. È stampato che sono 12 per ambiente, con uno o entrambi i suoi animali e ogni tanto un gatto. Quante copie ci siano di ogni carta è una nostra scelta:
rules-foxy-reconstructed-one = un animale
rules-foxy-reconstructed-both = due animali
rules-foxy-reconstructed-one-cat = un animale e il gatto
rules-foxy-reconstructed-both-cat = due animali e il gatto
rules-foxy-reconstructed-cards = Carte
rules-foxy-reconstructed-cats = Se le carte con il gatto fossero tante quanto le altre, il gatto sarebbe quasi sempre l’animale più visto.
rules-foxy-credit = Foxy è un gioco di David Spada, illustrato da Stefano Tartarotti e pubblicato da GateOnGames. Foxden non ha alcun legame con loro. Questa pagina racconta le regole con parole nostre; il regolamento nella scatola è quello degli autori.
