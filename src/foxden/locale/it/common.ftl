# What every page needs.

name-foxy = Foxy
name-fool = Fool!
name-duet = The Fox in the Forest Duet

loading = Un attimo…
page-failed = Non è stato possibile caricare questa pagina.
try-again = Riprova
not-this-one = Un’altra
close = Chiudi
rules = Regole
settings = Impostazioni
to-home = Pagina iniziale

language = Lingua
theme = Aspetto
theme-auto = Auto
theme-light = Chiaro
theme-dark = Scuro
speed = Velocità
speed-calm = Calma
speed-normal = Normale
speed-fast = Veloce
setting-sound = Suoni
setting-sound-means = Note leggere quando tocca a te, quando cade una carta, quando si muove un segnalino.
setting-one-tap = Giocare con un tocco
setting-one-tap-means = Altrimenti il primo tocco sceglie la carta e il secondo la gioca.
setting-preview = Aiuto al tavolo
setting-preview-means = Fool!: chi sarebbe il Matto adesso. Duet: dove porterebbe una carta.

# Why the server says no. `text` is what the server itself says, in English.
refusal-fault = Qualcosa è andato storto sul server.
refusal-offline = Il server non risponde.
refusal-not-found = Qui non c’è niente.
refusal-no-such-table = Questo tavolo non esiste. Forse il link è incompleto, o troppo vecchio.
refusal-no-such-game = Questo gioco non esiste.
refusal-broken-table = Questo tavolo non si può più leggere. Il motivo è nel log del server.
refusal-gone = Questo tavolo non esiste più.
refusal-forgotten = Qui non si sa più niente di te, come hai chiesto.
refusal-too-fast = Troppe cose insieme; un po’ più piano, per favore.
refusal-too-many-tables = Hai aperto troppi tavoli. Prima finiscine o lasciane uno.
refusal-too-many-sockets = Hai troppe connessioni aperte nello stesso momento.
refusal-too-many-people = Troppi nuovi arrivi da questo indirizzo; aspetta un po’.
refusal-too-many-guesses = Troppi codici che non portano da nessuna parte; aspetta un po’.
refusal-full-house = Questo server non può ospitare altri tavoli.
refusal-not-kept = Il server non è riuscito a salvare. Non è cambiato niente; riprova.
refusal-bad-link = Questo link non è valido, o non lo è più.
refusal-bad-token = Qui non ti conosciamo più.
refusal-nobody = Qui non ti conosciamo ancora.
refusal-other-site = Questa richiesta viene dalla pagina di un altro sito.
refusal-unknown-host = Questo server non è conosciuto con questo nome.
