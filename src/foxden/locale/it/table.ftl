# Around a game: people, chat, what can be done at a table.
guest = Ospite { NUMBER($number, useGrouping: "false") }
bot = Bot { NUMBER($number, useGrouping: "false") }
free-seat = Posto libero
somebody = Qualcuno
the-host = Chi ospita
you = tu
short-name-duet = Duet

# The header and what stands below it.
your-turn = Tocca a te
people = Giocatori
chat = Chiacchiere
chat-unread =
    { $count ->
        [one] Chiacchiere, un nuovo messaggio
       *[other] Chiacchiere, { $count } nuovi messaggi
    }
chat-silent = Chiacchiere. { $why }
lost = Non si può tornare a questo tavolo.
no-answer-yet = Il server non risponde ancora. La pagina continua a provare…
not-sent = In questo momento non c’è connessione: non è stato inviato niente.
reconnecting = Riconnessione… il tuo posto è al sicuro.
paused = La partita è in pausa.
paused-by = La partita è in pausa. { $name } può riprenderla.
resume = Riprendi
held-for-you = Un bot sta giocando per te.
take-back = Gioco io
you-watch = Stai guardando.
back-to-seat = Torna al mio posto
shuffling = Si mescolano le carte…
nudged = Il tavolo ti aspetta.
time-left = Tempo rimasto

# Gathering: who comes, and how.
invite = Invita
qr-alt = Codice QR con il link di questo tavolo
qr-hint = Da inquadrare
table-code = Codice del tavolo
code-hint = Da dettare: si scrive nella pagina iniziale.
link-to-play = Link a questo tavolo
link-to-watch = Link per chi vuole guardare
share-link = Condividi
copy-link = Copia
link-copied = Il link è copiato. Incollalo dove vuoi.
link-by-hand = Il browser non lo permette. Il link è selezionato: copialo a mano.
link-leads-here = Solo questo dispositivo può aprire questo link. Per giocare con tutta la casa, avvia Foxden con --lan.
come-and-play = Vieni a giocare a { $game }
at-the-table = Attorno al tavolo
seats-taken = Posti: { $taken } su { $seats }
tag-host = ospita
tag-program = programma
tag-away = assente
tag-held = gioca un bot
tag-awaited = deve giocare
tag-ready = pronto
tag-ending = vuole finire
sit-here = Siediti qui
sit-here-at = Siediti qui: posto { $number }
sit-down = Siediti
stand-up = Lascia il mio posto
add-bot = Metti un bot al posto { $number }
remove-bot = Togli { $name } dal tavolo
fill-with-bots = Aggiungi i bot
# In Foxy the levels are how well one remembers.
bot-level =
    { $game ->
        [foxy] { $level ->
            [easy] bambino
            [normal] adulto
           *[hard] elefante
        }
       *[other] { $level ->
            [easy] facile
            [normal] medio
           *[hard] difficile
        }
    }
change-bot-level = Livello di { $name }: { $level }. Cambia.
kick = Chiedi a { $name } di andarsene
kick-sure = Chiedere a { $name } di andarsene?
kick-follows = Il posto si libera, e questa persona non potrà più sedersi a questo tavolo.
kick-yes = Chiedi di andarsene
rather-not = Meglio di no
more-free-seats =
    { $count ->
        [one] E un altro posto libero.
       *[other] E altri { $count } posti liberi.
    }
watchers-count =
    { $count ->
        [0] Nessuno sta guardando.
        [one] Una persona sta guardando.
       *[other] { $count } persone stanno guardando.
    }
came = { $name } prende posto al tavolo.
went = { $name } ha lasciato il tavolo.
no-seat-yet = Non hai ancora un posto.
no-seat-free = Tutti i posti sono occupati: puoi guardare.
seats-missing =
    { $count ->
        [one] Un posto è libero: invita qualcuno o dallo a un bot.
       *[other] { $count } posti sono liberi: invita qualcuno o riempili di bot.
    }
waiting-for-seats =
    { $count ->
        [one] Si aspetta ancora una persona.
       *[other] Si aspettano ancora { $count } persone.
    }
all-here = Il tavolo è al completo.
host-starts = Ci siamo tutti. { $name } dà il via.
start = Inizia la partita

# Oneself.
change-face = Cambia nome e colore
my-name = Il mio nome
my-name-example = Come ti chiamiamo?
keep-name = Tieni questo nome
my-colour = Il mio colore
colour-1 = Rosso mattone
colour-2 = Ambra
colour-3 = Verde muschio
colour-4 = Verde petrolio
colour-5 = Blu mare
colour-6 = Blu violetto
colour-7 = Viola
colour-8 = Lampone
colour-of = { $colour }, come { $name }
name-waits = Fatto. Gli altri lo vedranno appena si potrà di nuovo parlare.

# Setting the table up.
set-up = Preparazione
host-sets-up = { $name } prepara il tavolo. Lo vedi in diretta.
setup-seats = Posti
setup-fewer-seats = Un posto in meno
setup-more-seats = Un posto in più
setup-seats-foxy = A Foxy si gioca in quanti si vuole, anche da soli.
setup-seats-fool = A Fool! si gioca da 4 a 8.
setup-seat-in-use = L’ultimo posto è occupato: chiedi prima a { $name } di spostarsi.
setup-rules = Regole
setup-preset-rulebook = Classico
setup-preset-rulebook-means = Come nel regolamento: la Volpe chiede quanti animali diversi sono apparsi.
setup-preset-family = Famiglia
setup-preset-family-means = Più facile: la Volpe è un gatto in più, e a ogni turno un numero viene annunciato a tutti.
setup-preset-hard = Difficile
setup-preset-hard-means = Solo il numero esatto dà punti, e la Volpe chiede le carte con un solo animale.
setup-preset-own = Su misura
setup-preset-own-means = Una combinazione a piacere, scelta qui sotto.
setup-rules-in-detail = Le regole in dettaglio
setup-fox = Quando arriva la Volpe
setup-fox-different = Animali diversi
setup-fox-different-means = La Volpe chiede quanti animali diversi sono apparsi.
setup-fox-cat = Un gatto
setup-fox-cat-means = La Volpe vale come una carta con un gatto.
setup-fox-most-seen = Il più visto
setup-fox-most-seen-means = La Volpe chiede quante volte è apparso l’animale più visto.
setup-fox-singles = Animali soli
setup-fox-singles-means = La Volpe chiede quante carte mostravano un solo animale.
setup-harder-or-easier = Più difficile o più facile
setup-exact-only = O esatta o niente
setup-exact-only-means = Più difficile: anche una stima troppo bassa non vale niente.
setup-announce-last = L’ultimo annuncia
setup-announce-last-means = Più facile: a ogni turno chi scrive per ultimo annuncia il suo numero a tutti.
setup-announce-last-alone = In solitario non si può: non c’è nessuno a cui annunciarlo.
setup-level = Livello
setup-level-1 = 1 · dolce
setup-level-1-means = 12 gemme, 5 segni + e 4 segnalini Foresta. Vale 10 punti. Si comincia da qui.
setup-level-2 = 2 · ripido
setup-level-2-means = 13 gemme più lontane, 3 segni + e 3 segnalini Foresta. Vale 20 punti.
setup-level-3 = 3 · selvaggio
setup-level-3-means = 16 gemme, 3 segni + e 3 segnalini Foresta. Ogni gemma conta. Vale 30 punti.
setup-clock = Limite di tempo
setup-no-clock = Nessuno
setup-no-clock-means = Ognuno pensa finché vuole.
setup-own-clock = Altro
setup-clock-seconds = Secondi per ogni decisione
setup-clock-each = { $time } per ogni decisione
setup-clock-blank = Tempo scaduto: la casella resta vuota. Dopo due volte di fila un bot tiene il posto fino al ritorno di chi lo occupava.
setup-clock-bot = Tempo scaduto: decide un bot. Dopo due volte di fila tiene il posto fino al ritorno di chi lo occupava.
setup-hints = Consigli
setup-hints-are =
    { $allowed ->
        [yes] Permessi
       *[no] Nessuno
    }
setup-hints-allowed = Consigli permessi
setup-hints-means = Al tuo turno puoi chiedere che cosa farebbe un giocatore forte, e perché.
setup-own-box = Questo tavolo gioca con carte o tabellone propri.

# In play: people, one's seat, the game's end.
hosting = Per chi ospita
pause = Metti in pausa
pause-means = Il tempo si ferma e nessuno gioca finché non si riprende.
nudge = Sollecita
nudge-whom = Sollecita { $name }
nudge-sent = Ricordiamo a { $name } che tutti aspettano.
let-bot-play = Fai giocare un bot
let-bot-play-for = Fai giocare un bot per { $name } fino al suo ritorno
show-everybody = Mostra tutti e { $count }
my-seat = Il mio posto
lend-seat = Fai giocare un bot per me
lend-means = Puoi riprenderti il posto in ogni momento.
leave = Lascia il tavolo
leave-sure = Lasciare il tavolo?
leave-follows = Un bot prende il tuo posto per sempre. Puoi ancora guardare.
leave-follows-over = Il tuo posto si libera per qualcun altro.
leave-yes = Lascia
invite-watchers = Invita qualcuno a guardare
end-here = Finire qui la partita
end-means = Finisce senza vincitori quando tutti quelli che giocano sono d’accordo. Una mossa di chiunque annulla gli accordi.
agree-to-end = D’accordo, finiamo
agrees-to-end =
    { $count ->
        [one] { $names } vuole finire qui la partita.
       *[other] { $names } vogliono finire qui la partita.
    }
you-agree-to-end = Per te si può finire. Si aspetta ancora il sì di: { $names }.
go-on-playing = Continua a giocare
offer-to-stop = Proponi di smettere
accept-to-stop = Accetta: smettiamo
offers-to-stop = { $names } propone di smettere. Giocare vuol dire rifiutare.
you-offer-to-stop = Hai proposto di smettere. Qualsiasi mossa ritira la proposta.
stop-means = Se siete d’accordo tutti e due, la partita è finita, e persa.

# Between rounds, and after the game.
# A hint: what a strong player would do, and the reason.
hint-ask = Chiedi un consiglio
hint-asked = Ci sto pensando…
hint-because = { $move }: { $why }
hint-move = { $move }.
next-round = Prossima manche
waiting-for = In attesa di { $names }
play-again = Gioca ancora
record = Registro della partita
fair-shuffle = Il mazzo è stato mescolato onestamente?
fair-how = Prima di ogni distribuzione il server si è impegnato su un segreto, la cui impronta è qui sotto. Poi la pagina di ogni giocatore ha aggiunto un po’ di caso. Le carte dipendono da entrambi: nessuno poteva sceglierle.
fair-check = Salva il registro della partita e controllalo con “foxden verify”, sul tuo computer, quante volte vuoi.
fair-seal = Sigillo del registro
fair-commitments =
    { $count ->
        [one] L’impegno mostrato a questa pagina
       *[other] Gli impegni mostrati a questa pagina
    }

# Chat.
lamp =
    { $why ->
        [round] Silenzio: durante una manche non si parla.
        [game] Silenzio: non si parla dalla prima carta alla fine del conteggio.
        [to_watchers] Stai guardando: fino alla fine ti leggono solo gli altri spettatori.
       *[open] Tutti possono parlare.
    }
chat-empty = Nessuno ha ancora scritto niente.
on-its-way = in viaggio…
write-a-line = Scrivi un messaggio
send = Invia
mute-somebody = Silenzia qualcuno
mute = Silenzia { $name }
unmute = Riattiva { $name }
watching = guarda

# Why the table says no. `led` is the colour or suit that was led, in English.
refusal-not-gathering = Si può fare solo prima dell’inizio della partita.
refusal-not-playing = Non c’è nessuna partita in corso.
refusal-not-over = La partita non è ancora finita.
refusal-paused = La partita è in pausa: nessuno gioca finché non si riprende.
refusal-not-paused = La partita non è in pausa.
refusal-not-host = Può farlo solo chi ospita.
refusal-not-seated = Non hai un posto a questo tavolo.
refusal-no-such-seat = Questo posto non c’è a questo tavolo.
refusal-no-free-seat = Nessun posto è libero.
refusal-seat-taken = Lì è seduto qualcun altro.
refusal-kicked = Chi ospita ti ha chiesto di non sederti a questo tavolo. Puoi guardare.
refusal-not-a-bot = A questo posto non c’è un bot.
refusal-not-a-person = A questo posto non c’è una persona.
refusal-seats-in-use = I posti da togliere sono occupati.
refusal-bad-options = Queste opzioni non vanno con questo numero di giocatori.
refusal-bad-seats = Qui un tavolo non può avere così tanti posti.
refusal-seats-missing = Tutti i posti devono essere occupati prima di iniziare: invita qualcuno o riempili di bot.
refusal-stale = Nel frattempo la domanda è cambiata. Guarda di nuovo.
refusal-not-awaited = Il tavolo non aspetta questo posto.
refusal-no-pledge = Per questo mazzo non serve altro caso.
refusal-only-the-clock = Una casella resta vuota solo se il tempo è scaduto. Scrivi un numero.
refusal-not-between = Non c’è nessuna manche da preparare.
refusal-nothing-to-say = Di questo testo non resta niente che si possa mostrare.
refusal-silence-round = Silenzio: nel Duet non si parla durante una manche.
refusal-silence-game = Silenzio: a Foxy non si parla dalla prima carta alla fine del conteggio.
refusal-too-much-chat = Troppi messaggi insieme; aspetta un momento.
refusal-no-such-person = Questa persona non è più conosciuta a questo tavolo.
refusal-yourself = Su di te non puoi farlo.
refusal-no-hints = A questo tavolo non si danno consigli.
refusal-no-hint = Per questo non c’è un consiglio.

# Why the rules say no.
refusal-not-your-turn = Non tocca a te.
refusal-no-cards = Le carte non sono ancora distribuite.
refusal-over = La partita è finita.
refusal-not-in-hand = Non hai in mano questa carta ({ $card }).
refusal-must-follow =
    { $led ->
        [green] Hai del verde: gioca verde o un 1.
        [red] Hai del rosso: gioca rosso o un 1.
        [yellow] Hai del giallo: gioca giallo o un 1.
        [blue] Hai del blu: gioca blu o un 1.
        [doves] Hai delle colombe: devi giocarne una.
        [roses] Hai delle rose: devi giocarne una.
       *[stars] Hai delle stelle: devi giocarne una.
    }
refusal-fool = Sei un Matto e salti questa presa.
refusal-already-written = Il tuo numero per questo turno è scritto, e definitivo.
refusal-not-an-estimate = Una stima è un numero intero da { $least } a { $most }.
refusal-circled-before = In una partita si cerchia un solo numero, e lo hai già fatto.
refusal-not-asked =
    { $asked ->
        [play] Adesso si gioca una carta.
        [swap] Adesso le Volpi possono scambiare la carta Decreto.
        [give] Adesso ognuno dà una carta all’altro.
        [move] Adesso chi ha vinto la presa sceglie dove va il segnalino.
       *[cover] Adesso si sceglie da che lato cresce la foresta.
    }
refusal-already-given = Hai scelto la tua carta; adesso tocca al partner.
refusal-not-these-steps = Il segnalino non può andare lì. Possibile: { $possible }.
refusal-no-such-end = Il sentiero ha due estremità.
