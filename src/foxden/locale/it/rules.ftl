# Around the rules of every game. *So* is printed in bold, in all files of rules.

rules-of = Regole di { $game }
rules-contents = Indice
rules-now = In questo momento
rules-here = a questo tavolo
rules-usual = regola di base
rules-example = Esempio
rules-play = Gioca subito
rules-as-page = Leggi queste regole su una pagina a parte
rules-other-games = Gli altri giochi
rules-unknown = Non ci sono regole con questo nome.
rules-unknown-help = Ma ecco quelle dei nostri tre giochi:
rules-decisions-why = Qui il regolamento tace, o si può leggere in due modi. Ecco come fa Foxden.
rules-reconstructed = Ciò che non è certo
