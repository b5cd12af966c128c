# The page about Foxden itself.

about-lead = Foxden è un tavolo aperto per tre giochi di carte. Chiunque può aprire una casa propria, per una sera o per sempre. Niente account, niente pubblicità, niente da comprare.

whose-title = Di chi sono questi giochi
whose-lead = Foxden è opera di appassionati. Non ha legami con gli autori né con gli editori di questi giochi, e non contiene né i loro testi né le loro immagini.
whose-foxy = Di David Spada, illustrato da Stefano Tartarotti, pubblicato da GateOnGames.
whose-fool = Di Friedemann Friese, pubblicato da 2F-Spiele.
whose-duet = Di Joshua Buergel, illustrato da Roanna Peroz, pubblicato da Foxtrot Games.
whose-buy = Compra le scatole: sono piccole, costano poco e fanno più compagnia di uno schermo.

privacy-title = Che cosa si sa di te
privacy-text = Un solo cookie dice chi sei; si conservano il nome e il colore che dai, i tuoi posti, quello che scrivi e le tue partite. Nessuno ti segue, e il tuo browser non viene mandato verso nessun altro server. Tutto viene cancellato appena lo chiedi nella pagina che parla di te.
privacy-page = Vedi che cosa si sa di te

fair-title = Nessuno può scegliere le carte
fair-text = Ogni mazzo nasce da un segreto che il server ha sigillato in anticipo e dal caso che vi aggiunge la pagina di ogni giocatore. Il registro di una partita finita li rivela entrambi, così chiunque può controllare.

program-title = Il programma
program-text = Foxden è software libero, con licenza MIT. Le regole sono raccontate con parole nostre.
program-version = Versione { $version }

credits-title = Immagini e caratteri
credit-emoji = Immagini a colori
credit-signs = Simboli, ricolorati
credit-controls = Simboli dei pulsanti
credit-type = Caratteri di titoli e numeri
