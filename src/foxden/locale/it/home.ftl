# The home page, and the page about oneself.

home-title = Foxden: tre giochi di carte a portata di tocco
home-description = Foxy, Fool! e The Fox in the Forest Duet nel browser: subito contro i bot, o con gli amici tramite un link. Gratis, senza account.
home-claim = Tre giochi a portata di tocco
home-promise = Subito con i bot, con gli amici via link.
home-no-account = Senza account, senza pubblicità, senza installare niente.

# How many can play, and how long it takes at a table.
facts-foxy = 1+ giocatori · 20 min
facts-fool = 4–8 giocatori · 45 min
facts-duet = 2 giocatori · 30 min
about-foxy = Venti carte piene di animali. Quanti ne hai visti? Conta solo la memoria.
about-fool = Liberati delle carte, ma non giocare la peggiore: il Matto salta un giro.
about-duet = Insieme e in silenzio: vincete o perdete le prese, trovate ogni gemma.

play-now = Gioca subito
make-a-table = Apri un tavolo
how-to-play = Come si gioca

join-title = Entra con un codice
join-label = Codice o link
join = Entra
join-hint = Sei lettere e cifre, come K7M Q2P. Va bene anche un link intero.
join-empty = Scrivi il codice che hai ricevuto, o incolla il link.
join-length = Un codice ha sei lettere e cifre, e qui ce ne sono { $given }.
join-letters = Nessun codice contiene O, 0, I o 1, né accenti. Guarda bene: che lettera può essere?
join-unknown = Nessun tavolo ha il codice { $code }. Le lettere sono tutte giuste?

running-title = Riprendi a giocare
go-on-with = Riprendi { $game }
code-of-table = Codice { $code }
table-over = Partita finita
show-all =
    { $count ->
        [one] Mostra tutto
       *[other] Mostra tutto ({ $count })
    }
finished-title = Partite finite
finished-means = Il registro contiene ogni carta e ogni mossa di una partita. Foxden può rigiocarla e controllare che il mazzo sia stato mescolato onestamente.
finished-none = Qui troverai le tue partite finite.
save-record = Registro

about-foxden = Informazioni su Foxden
footer-rules = Regole di { $game }
not-affiliated = Fatto da chi ama questi giochi, senza legami con i loro autori o editori.

your-page = Tu
your-page-named = Tu: { $name }
face-title = Come ti vedono gli altri
your-name = Il tuo nome
your-name-hint = Non serve, ma agli amici piace sapere chi gioca. A un tavolo dove si tace, un nome nuovo compare solo dopo.
your-colour = Il tuo colore
face-1 = Rosso mattone
face-2 = Ambra
face-3 = Verde muschio
face-4 = Verde petrolio
face-5 = Blu mare
face-6 = Blu violetto
face-7 = Viola
face-8 = Lampone
save = Salva
face-saved = Salvato: d’ora in poi gli altri ti vedono così.
nobody-yet = Qui non ti conosce ancora nessuno, e va bene così: puoi giocare subito. Quando avrai un nome o un posto a un tavolo, qui troverai i tuoi tavoli, le tue partite e un link per gli altri tuoi dispositivi.

tables-title = I tuoi tavoli
tables-none = Non hai posto a nessun tavolo. Una nuova partita è a portata di tocco.

device-title = Su un altro dispositivo
own-link-means = Apri il tuo link personale sul telefono o sul computer: lì sarai la stessa persona, con lo stesso nome, gli stessi posti, le stesse partite.
show-own-link = Mostra il mio link
own-link = Il tuo link personale
own-link-secret = È segreto: chi ce l’ha può essere te.
copy-own-link = Copia
copied = Copiato.
copy-yourself = Questo browser non copia da solo. Il link è selezionato: copialo tu.
send-link = Invia
new-link = Nuovo link
new-link-means = Un nuovo link annulla quello di prima. I dispositivi che sono già tuoi restano tuoi.
new-link-made = Ecco il tuo nuovo link. Quello di prima non vale più.

be-here-title = Questo link è tuo?
be-here-means = Allora questo browser può essere te, come sull’altro dispositivo: stesso nome, stessi posti, stesse partite. Rispondi di no se il link te l’ha mandato qualcun altro.
be-here-instead = Finora in questo browser sei { $name }. Ai posti di quella persona porterà solo il suo link personale: copialo prima, se ti serve ancora.
be-here-instead-guest = Qui hai dei posti a qualche tavolo senza aver dato un nome, e non potresti più tornarci.
be-here-yes = Sì, sono io
be-here-no = No, non cambiare niente
be-here-done = Che bello rivederti, { $name }!
be-here-done-guest = Che bello rivederti!

forget-title = Farsi dimenticare
forget-means = Tutto ciò che qui si sa di te: nome e colore, i tuoi posti, quello che hai scritto, le partite finite. Puoi farlo cancellare.
forget-me = Dimenticami…
forget-first = Il tuo nome, il tuo colore e quello che hai scritto vengono cancellati, il nome sparisce dai registri delle partite, e i bot prendono i tuoi posti. È quello che vuoi?
forget-next = Sì, continua
forget-second = Davvero? Non si torna indietro. I tuoi tavoli, l’elenco delle partite e il tuo link personale saranno persi per sempre.
forget-yes = Sì, dimenticami
forget-no = No, tieni tutto
forgotten = Fatto. Qui non si sa più niente di te.

# Shown by the browser itself while the server cannot be reached.
closed = La casa è chiusa
closed-means = Foxden al momento non risponde. Questa pagina riprova ogni pochi secondi e si apre da sola; intanto non si perde niente.
