# The rules of The Fox in the Forest Duet, in our own words.

rules-duet-in-short = In due nella foresta, un solo sentiero, e non una parola sulle carte.
rules-duet-title-goal = Lo scopo
rules-duet-title-cards = Le carte
rules-duet-title-trick = Una presa
rules-duet-title-musician = 1, il Musicista
rules-duet-title-foxes = 3, le Volpi
rules-duet-title-gazelle = 5, la Gazzella
rules-duet-title-gift = 7, il Dono
rules-duet-title-heir = 9, l’Erede
rules-duet-title-path = Sul sentiero
rules-duet-title-off = Fuori dal sentiero
rules-duet-title-between = Tra una manche e l’altra
rules-duet-title-end = Vincere e perdere
rules-duet-title-stop = Smettere prima
rules-duet-title-silence = Silenzio
rules-duet-title-levels = I livelli
rules-duet-title-decisions = Le scelte di Foxden

rules-duet-goal = Attraversate la foresta insieme. *Raccogliete tutte le gemme del tabellone in tre manche*, senza uscire dal sentiero una volta di troppo.
rules-duet-goal-how = Si gioca a prese. Chi ne vince una attira il segnalino di squadra verso la propria estremità del sentiero.
rules-duet-goal-facts = In 2, per tre manche di 11 prese.

rules-duet-cards-how = Le carte sono 30: colombe, rose e stelle, dall’1 al 10 per ogni seme. Le impronte dicono quanti passi una carta fa fare al segnalino di squadra. I ranghi dispari hanno un personaggio, con un suo potere.
rules-duet-cards-table = Il movimento di ogni rango, e il suo personaggio
rules-duet-cards-rank = Rango
rules-duet-cards-paws = Movimento
rules-duet-cards-character = Personaggio
rules-duet-musician = Musicista
rules-duet-foxes = Volpi
rules-duet-gazelle = Gazzella
rules-duet-gift = Dono
rules-duet-heir = Erede
rules-duet-cards-decree = Ognuno riceve 11 carte. Un’altra resta scoperta: il *decreto*. *Il suo seme è la briscola.* Le ultime sette carte non le vede nessuno.

rules-duet-trick-lead = *Chi apre* gioca una carta qualsiasi. Nella prima presa di una manche apre chi non ha distribuito; poi, chi ha vinto la presa precedente.
rules-duet-trick-follow = *Chi risponde* gioca una carta dello stesso seme, se ne ha, altrimenti una carta qualsiasi.
rules-duet-trick-win = *Vince la briscola più alta.* Senza briscole, la carta più alta del seme di apertura.
rules-duet-trick-move = *Il segnalino va verso l’estremità di chi vince*, di tanti passi quante sono le impronte delle due carte insieme.
rules-duet-trick-closed = Le due carte si mettono da parte coperte, fino alla fine della manche.
rules-duet-trick-example = Il decreto è una rosa. Si apre a stelle; chi risponde non ha stelle e gioca una rosa: è briscola, e vince. 3 e 2 impronte: il segnalino fa 5 passi verso l’estremità di chi ha risposto.
rules-duet-decree = decreto
rules-duet-led = apre
rules-duet-wins = vince
rules-duet-card-doves = Colomba { $rank }
rules-duet-card-roses = Rosa { $rank }
rules-duet-card-stars = Stella { $rank }

rules-duet-musician-does = *Chi vince la presa sceglie la direzione:* il segnalino va verso l’una o l’altra estremità. Non importa chi ha giocato l’1.
rules-duet-musician-example = Il segnalino fa 2 passi, dalla parte che preferisce chi ha vinto.
rules-duet-foxes-do = *Appena* giochi un 3, puoi mettere una delle tue carte al posto del decreto e prendere la vecchia carta Decreto. Il seme della nuova è briscola da subito, anche in questa presa.
rules-duet-foxes-last = Il 3 stesso è sul tavolo e non può diventare il decreto. Se non ti restano carte, non c’è niente da scambiare.
rules-duet-foxes-example = Giochi la Colomba 3 e metti la Stella 8 al posto della Rosa 4. Ora la briscola è stelle, e hai in mano la Rosa 4.
rules-duet-played = giocata
rules-duet-new-decree = nuovo decreto
rules-duet-to-hand = in mano
rules-duet-gazelle-does = *Chi vince la presa può ignorare una delle due carte* quando si contano le impronte. Non importa chi ha giocato il 5. Con due 5 può non ignorarne nessuna, ignorarne una o tutte e due.
rules-duet-gazelle-example = Valori 1 e 3: chi vince fa 4 passi, oppure solo 1, oppure solo 3.
rules-duet-gift-does = *Appena si gioca un 7*, ognuno sceglie una carta per l’altro, prima di vedere quella che riceverà. Poi ve le scambiate.
rules-duet-gift-must = È obbligatorio, finché tutti e due avete ancora una carta. Se il 7 apre la presa, chi risponde gioca solo dopo lo scambio, con le sue nuove carte.
rules-duet-heir-does = *Se un 9 apre la presa, chi risponde può giocare una carta qualsiasi.* Come seconda carta, un 9 non fa niente.

rules-duet-path-space = Il sentiero ha 11 caselle. Si parte dal centro, e ognuno siede a un’estremità.
rules-duet-path-gem = *Dove il segnalino si ferma, si prende una gemma*, se ce n’è una, anche se non si è mosso affatto.
rules-duet-path-all = Era l’ultima gemma sul tabellone? *Avete vinto*, subito, qualunque cosa resti nella riserva.
rules-duet-off-how = Se il segnalino deve fare più passi di quante caselle restano, esce dal sentiero:
rules-duet-off-token = un *segnalino Foresta* copre l’ultima casella libera di quell’estremità;
rules-duet-off-gems = le gemme che erano lì si spostano di una casella verso il centro;
rules-duet-off-start = il segnalino di squadra torna alla partenza e non prende gemme.
rules-duet-off-lost = *Nessun segnalino Foresta rimasto?* Allora vi siete persi nella foresta, e la partita è finita.
rules-duet-off-example = Il segnalino è a due caselle dalla fine e deve fare 3 passi. È uno di troppo: la foresta copre l’ultima casella, la sua gemma si sposta verso il centro, e il segnalino torna alla partenza.
rules-duet-before = Prima
rules-duet-after = Dopo
rules-duet-path-alt = Le gemme da un’estremità del sentiero all’altra: { $gems }. Segni + sulle caselle: { $plus }.

rules-duet-between-when = Dopo la prima e la seconda manche:
rules-duet-between-plus = *Nuove gemme:* una dalla riserva su ogni casella con un segno +.
rules-duet-between-cover = *La foresta cresce:* se resta un segnalino Foresta, copre l’ultima casella libera di un’estremità. Quale, lo dice il prossimo mazziere; parlatene. Le gemme che erano lì si spostano di una casella verso il centro. Se il segnalino di squadra era su quella casella, va sull’ultima casella libera dell’altra estremità, senza prendere gemme.
rules-duet-between-deal = *Nuove carte:* l’altra persona ridistribuisce, con tutte e 30 le carte, e c’è un nuovo decreto.
rules-duet-between-stays = Per il resto, il segnalino di squadra rimane dov’è.

rules-duet-end-win = *Vincete* insieme quando sul tabellone non resta nessuna gemma. Il vostro punteggio:
rules-duet-end-table = Il punteggio di una vittoria
rules-duet-end-for = Per
rules-duet-end-points = Punti
rules-duet-end-level = il livello { $level }
rules-duet-end-cards = ogni carta che avete ancora in mano
rules-duet-end-tokens = ogni segnalino Foresta rimasto
rules-duet-end-early = una vittoria nella seconda manche
rules-duet-end-example = Livello 2, vinto nella terza manche con cinque carte in mano tra tutti e due e un segnalino Foresta rimasto: { $sum }.
rules-duet-end-lose = *Perdete* quando il segnalino esce dal sentiero e non ci sono più segnalini Foresta, o se dopo la terza manche resta una gemma.

rules-duet-stop-how = In ogni momento uno di voi può proporre di smettere. Se l’altro accetta, la partita è finita, e persa.

rules-duet-silence-how = Durante una manche, non una parola sulle carte, niente domande rivelatrici, niente piani. Che cosa fa un personaggio, o quanto muove un rango, puoi sempre rileggerlo qui.
rules-duet-silence-between = Tra una manche e l’altra parlate quanto volete, anche di dove debba crescere la foresta. Le chiacchiere si aprono e si chiudono da sole.

rules-duet-levels-table = I tre livelli
rules-duet-levels-level = Livello
rules-duet-levels-gems = Gemme
rules-duet-levels-plus = Segni +
rules-duet-levels-forest = Segnalini Foresta
rules-duet-levels-points = Punti

rules-duet-ruling-dealer = Il primo posto distribuisce la prima manche; il secondo apre quindi la prima presa.
rules-duet-ruling-both = Musicista e Gazzella agiscono insieme se sono nella stessa presa: chi vince sceglie la direzione e la distanza.
rules-duet-ruling-one-move = Chi vince non sceglie nulla quando è possibile un solo movimento. Restare fermi conta come un movimento solo, non come uno per lato.
rules-duet-ruling-plus = Se la casella di un segno + è coperta, la gemma va sulla casella libera più vicina verso il centro.
rules-duet-ruling-end = Il prossimo mazziere dice quale estremità si copre. Prima potete parlarne.
rules-duet-ruling-tracker = Solo un segnalino di squadra che sta proprio sulla casella coperta va all’altra estremità, e lì non prende gemme. Il testo francese potrebbe intendere anche un segnalino all’altra estremità.
rules-duet-ruling-lost = Quando vi perdete perché il segnalino esce dal sentiero, il segnalino resta dov’era prima.
rules-duet-ruling-early = I 10 punti in più valgono solo per una vittoria nella seconda manche, come è stampato; vincere nella prima non li dà.
rules-duet-ruling-held = Le due carte della presa vincente non sono più in mano e non portano punti.
rules-duet-ruling-offer = Una proposta di smettere vale finché non è accettata o uno di voi fa un’altra mossa. Distribuire di nuovo le carte non la ritira.
rules-duet-ruling-check = Il regolamento permette di smettere quando le ultime gemme sono irraggiungibili. Foxden non controlla che sia vero.
rules-duet-reconstructed-movement = *I valori di movimento* vengono da descrizioni pubbliche. Concordano con l’esempio della Gazzella nel regolamento.
rules-duet-reconstructed-characters = *Musicista e Volpi:* che cosa fanno è stampato solo sulle loro carte, e viene da descrizioni pubbliche. Gazzella, Dono ed Erede sono nel regolamento.
rules-duet-reconstructed-path = *Il sentiero:* le sue 11 caselle vengono da descrizioni pubbliche.
rules-duet-reconstructed-level-one = *Livello 1:* dove stanno gemme e segni + viene da una descrizione pubblica. Quanti sono, e i quattro segnalini Foresta, è stampato.
rules-duet-reconstructed-levels = *Livelli 2 e 3:* dove stanno gemme e segni + è una nostra invenzione. La maggior parte delle gemme è lontana dalla partenza, e il livello 3 le usa tutte. Che siano 13 e 16 gemme e tre segnalini Foresta è stampato.
rules-duet-credit = The Fox in the Forest Duet è un gioco di Joshua Buergel, illustrato da Roanna Peroz e pubblicato da Foxtrot Games. Foxden non ha alcun legame con loro. Questa pagina racconta le regole con parole nostre; il regolamento nella scatola è quello degli autori.
