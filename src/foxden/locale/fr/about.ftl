# The page about Foxden itself.

about-lead = Foxden est une table ouverte pour trois jeux de cartes. Chacun peut ouvrir sa propre maison, pour une soirée ou pour de bon. Ni compte, ni publicité, ni rien à acheter.

whose-title = À qui sont ces jeux
whose-lead = Foxden est l’œuvre d’admirateurs. Il n’a aucun lien avec les auteurs ni les éditeurs de ces jeux, et ne contient ni leurs textes ni leurs images.
whose-foxy = De David Spada, illustré par Stefano Tartarotti, publié par GateOnGames.
whose-fool = De Friedemann Friese, publié par 2F-Spiele, en français par Edge Entertainment.
whose-duet = De Joshua Buergel, illustré par Roanna Peroz, publié par Foxtrot Games.
whose-buy = Achetez les boîtes : elles sont petites, peu chères, et de meilleure compagnie qu’un écran.

privacy-title = Ce que l’on sait de vous
privacy-text = Un seul cookie dit qui vous êtes ; on garde le nom et la couleur que vous donnez, vos places, ce que vous écrivez et vos parties. Personne ne vous suit, et votre navigateur n’est envoyé vers aucun autre serveur. Tout est effacé dès que vous le demandez sur la page qui parle de vous.
privacy-page = Voir ce que l’on sait de vous

fair-title = Personne ne choisit les cartes
fair-text = Chaque mélange naît d’un secret que le serveur a scellé d’avance et du hasard qu’y ajoute la page de chaque joueur. Le relevé d’une partie terminée révèle les deux : tout le monde peut vérifier.

program-title = Le programme
program-text = Foxden est un logiciel libre, sous licence MIT. Les règles y sont dites avec nos propres mots.
program-version = Version { $version }

credits-title = Images et caractères
credit-emoji = Images en couleurs
credit-signs = Pictogrammes, recolorés
credit-controls = Pictogrammes des boutons
credit-type = Caractères des titres et des nombres
