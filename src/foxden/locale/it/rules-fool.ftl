# The rules of Fool!, in our own words.

rules-fool-in-short = Liberati delle tue carte, e lascia agli altri la parte del Matto.
rules-fool-title-goal = Lo scopo
rules-fool-title-trick = Una presa
rules-fool-title-following = Rispondere al colore
rules-fool-title-ones = Gli 1
rules-fool-title-fools = La carta peggiore, e il Matto
rules-fool-title-two-fools = In sette o otto: due Matti
rules-fool-title-score = La fine di una manche
rules-fool-title-next = Chi comincia
rules-fool-title-end = La fine della partita
rules-fool-title-deck = Il mazzo
rules-fool-title-decisions = Le scelte di Foxden

rules-fool-goal = *Liberati delle tue carte.* A ogni presa ognuno può giocarne una, tranne il *Matto*, che salta il giro. Il Matto è chi ha giocato la carta peggiore della presa precedente.
rules-fool-goal-tricks = Vincere una presa non vale niente di per sé: dà solo il diritto di aprire la successiva.
rules-fool-goal-facts = Da 4 a 8 giocatori, in più manche.

rules-fool-trick-lead = *Chi apre la presa* gioca una carta qualsiasi. Il suo colore è il *colore della presa*.
rules-fool-trick-play = In senso orario, *tutti gli altri giocano una carta*. Solo i Matti saltano il giro.
rules-fool-trick-win = *Vince la carta più alta del colore della presa*. Chi l’ha giocata apre la presa successiva.
rules-fool-trick-worst = *La carta peggiore* decide chi sarà il prossimo Matto.
rules-fool-trick-closed = Le prese finite restano coperte. Quante carte ha in mano ognuno non è mai un segreto.

rules-fool-following-must = *Se hai il colore della presa*, gioca una carta di quel colore oppure un 1.
rules-fool-following-free = *Se non ne hai*, gioca ciò che vuoi. Una carta di un altro colore è uno *scarto*.
rules-fool-following-example = La presa è aperta con il giallo, e queste sono le tue carte. Quelle rialzate si possono giocare: hai del giallo, quindi devi giocare giallo oppure l’1.

rules-fool-ones-colour = Un 1 non ha un colore suo. Conta come *una carta del colore della presa*, la più bassa di tutte.
rules-fool-ones-may = Un 1 *puoi* giocarlo sempre, ma non devi mai.
rules-fool-ones-lead = Una presa aperta con un 1 non ha ancora un colore: lo decide la prima carta colorata. Fino ad allora tutti sono liberi.
rules-fool-ones-all = Solo 1? Allora vince chi ha aperto.

rules-fool-fools-discard = *Qualcuno ha scartato:* lo scarto più basso è la carta peggiore. Tra scarti ugualmente bassi, quello giocato per ultimo.
rules-fool-fools-none = *Nessuno ha scartato:* la carta più bassa del colore della presa è la peggiore. Tra più 1, quello giocato per ultimo.
rules-fool-fools-disc = Chi l’ha giocata prende il *disco del Matto*, salta la presa successiva e torna in gioco in quella dopo.
rules-fool-fools-example = Il blu e il verde sono scarti, ugualmente bassi. Il verde è stato giocato dopo: il Matto è Eve. L’1 è al sicuro, perché gli scarti sono peggiori. Vince Ada.
rules-fool-two-how = Ci sono due dischi: *le due carte peggiori* fanno due Matti. Metti in fila le carte della presa: prima gli scarti, dal più basso al più alto, poi il colore della presa, allo stesso modo. Tra carte uguali, quella giocata dopo sta davanti. Le prime due della fila sono le peggiori.
rules-fool-two-example = La prima carta rossa decide il colore. Vince il Rosso 20: aprirà Fay. Lo scarto di Gus è la carta peggiore; poi vengono i due 1, e quello di Dan è stato giocato dopo. I Matti sono Gus e Dan.
rules-fool-two-row = Le stesse carte in fila, la peggiore per prima
rules-fool-played-order = Le carte nell’ordine in cui sono state giocate
rules-fool-hand = Le carte che hai in mano
rules-fool-wins = vince
rules-fool-is-fool = Matto
rules-fool-may = si può giocare
rules-fool-may-not = non si può giocare

rules-fool-score-when = Una manche finisce dopo la presa in cui qualcuno gioca *l’ultima carta che ha in mano*. Anche questa presa fa un Matto. Poi ognuno segna:
rules-fool-score-table = I punti alla fine di una manche
rules-fool-score-player = Ti restano
rules-fool-score-points = Punti
rules-fool-score-left = delle carte
rules-fool-score-left-points = meno il valore di ognuna; un 1 costa 5
rules-fool-score-out = nessuna carta
rules-fool-score-out-fool = nessuna carta, ma sei un Matto di quest’ultima presa
rules-fool-score-discs = Tutti scoprono le proprie carte, e i dischi tornano al centro.
rules-fool-score-example = Quattro giocatori alla fine di una manche:
rules-fool-score-example-ada = Ada ha in mano Verde 9, Rosso 4 e un 1
rules-fool-score-example-bo = Bo non ha più carte
rules-fool-score-example-cleo = Cleo ha in mano Blu 2
rules-fool-score-example-dan = Dan non ha più carte, ma è un Matto

rules-fool-next-round-one = Nella prima manche apre la prima presa chi siede alla sinistra del mazziere.
rules-fool-next-lowest = Poi tocca *a chi ha il totale più basso*. A parità, si parte dalla sinistra di chi aveva cominciato, in senso orario: tra i pari, comincia chi si incontra per primo.
rules-fool-next-example = Aveva cominciato Cleo. Ora Ada, Cleo e Dan hanno lo stesso totale più basso: comincia Dan, alla sinistra di Cleo. Se fossero pari solo Ada e Cleo, comincerebbe Ada.
rules-fool-next-dealer = Distribuisce chi aveva cominciato la manche precedente.

rules-fool-end-when = La partita finisce dopo una manche in cui qualcuno
rules-fool-end-lowest = è arrivato a un totale di *−80 o meno*,
rules-fool-end-tens = oppure ha segnato *+10 per la sesta volta*.
rules-fool-end-winner = *Vince il totale più alto.* A parità, si vince insieme.

rules-fool-deck-how = La scatola contiene { $coloured } carte di quattro colori e { $ones } semplici 1. In un colore nessun valore c’è due volte. Quante carte e quanti dischi si usano dipende da quanti giocano:
rules-fool-deck-table = Il mazzo secondo il numero di giocatori
rules-fool-deck-players = Giocatori
rules-fool-deck-each = Carte a testa
rules-fool-deck-discs = Dischi del Matto
rules-fool-colour-green = Verde
rules-fool-colour-red = Rosso
rules-fool-colour-yellow = Giallo
rules-fool-colour-blue = Blu
rules-fool-ones = 1
rules-fool-card-green = Verde { $value }
rules-fool-card-red = Rosso { $value }
rules-fool-card-yellow = Giallo { $value }
rules-fool-card-blue = Blu { $value }
rules-fool-card-one = un 1

rules-fool-ruling-dealer = Il primo posto distribuisce la prima manche; comincia quindi il secondo.
rules-fool-ruling-one = Un 1 è una carta del colore della presa, più bassa di tutte le altre, e non decide il colore.
rules-fool-ruling-last-one = Se nessuno ha scartato e le carte più basse sono più 1, il peggiore è quello giocato per ultimo: come per gli scarti uguali, e come è stampato per una presa di soli 1, in cui il Matto è chi gioca per ultimo.
rules-fool-ruling-two = Con due dischi, le carte peggiori si trovano con la fila spiegata sopra.
rules-fool-ruling-discs = I dischi tornano al centro alla fine di una manche: nessuno salta la prima presa della successiva.
rules-fool-ruling-open = Alla fine di una manche si scoprono le carte di tutti per contarle.
rules-fool-ruling-lowest = A parità di totale più basso, si parte dalla sinistra di chi aveva cominciato, che quindi viene per ultimo.
rules-fool-ruling-each = Le due fini della partita si guardano per ognuno separatamente: −80 sul totale di tutte le manche, più e meno insieme, e sei volte +10 per la stessa persona.
rules-fool-ruling-tie = Chi ha lo stesso totale più alto condivide la vittoria.
rules-fool-reconstructed-cards = *Le carte della scatola.* È stampato che sono 82 carte colorate e sei 1. Che { $green } siano verdi, { $red } rosse, { $yellow } gialle e { $blue } blu viene da una descrizione pubblica. Che i valori partano da 2 e non abbiano buchi è una nostra ipotesi.
rules-fool-reconstructed-decks = *Il mazzo secondo il numero di giocatori.* Quello per cinque è della prima edizione, da una descrizione pubblica. Gli altri ne continuano la progressione e lasciano sempre da parte le carte più alte. Quante carte riceve ognuno e quanti dischi si usano è stampato.
rules-fool-credit = Fool! è un gioco di Friedemann Friese, pubblicato da 2F-Spiele nel 2018. Foxden non ha alcun legame con loro. Questa pagina racconta le regole con parole nostre; il regolamento nella scatola è quello dell’autore.
