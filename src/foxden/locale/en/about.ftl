# The page about Foxden itself.

about-lead = Foxden is an open table for three card games. Anybody can open a house of their own, for an evening at home or for good. There are no accounts, no advertisements, and nothing to buy.

whose-title = Whose games these are
whose-lead = Foxden is a work of admirers. It is not affiliated with the games’ authors or publishers, and holds none of their texts or pictures.
whose-foxy = By David Spada, illustrated by Stefano Tartarotti, published by GateOnGames.
whose-fool = By Friedemann Friese, published by 2F-Spiele.
whose-duet = By Joshua Buergel, illustrated by Roanna Peroz, published by Foxtrot Games.
whose-buy = Buy the boxes: they are small, cheap and better company than a screen.

privacy-title = What is known of you
privacy-text = One cookie says who you are; what is kept is the name and colour you give, your seats, what you write, and your games. Nobody follows you around, and your browser is sent to no other host. All of it is deleted as soon as you ask for it on the page about you.
privacy-page = See what is known of you

fair-title = Nobody can choose the cards
fair-text = Each shuffle is made of a secret that the server has promised beforehand and of chance that every player’s page adds. The record of a finished game tells both, so that anybody can check it.

program-title = The program
program-text = Foxden is free software under the MIT licence. The rules are told in our own words.
program-version = Version { $version }

credits-title = Pictures and type
credit-emoji = Coloured pictures
credit-signs = Signs, recoloured
credit-controls = Signs on buttons
credit-type = Letters of titles and numbers
