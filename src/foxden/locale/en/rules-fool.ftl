# The rules of Fool!, in our own words.

rules-fool-in-short = Shed your cards, and let others be the Fool.
rules-fool-title-goal = The goal
rules-fool-title-trick = A trick
rules-fool-title-following = Following the colour
rules-fool-title-ones = The 1s
rules-fool-title-fools = The worst card, and the Fool
rules-fool-title-two-fools = Seven or eight players: two Fools
rules-fool-title-score = The end of a round
rules-fool-title-next = Who begins
rules-fool-title-end = The end of the game
rules-fool-title-deck = The deck
rules-fool-title-decisions = Where Foxden decides

rules-fool-goal = *Get rid of your cards.* In every trick each player may shed one, except the *Fool*, who sits out. The Fool is whoever played the worst card of the trick before.
rules-fool-goal-tricks = Winning a trick is worth nothing in itself: it only lets you lead the next one.
rules-fool-goal-facts = For 4 to 8 players, over several rounds.

rules-fool-trick-lead = *The leader* plays any card. Its colour is the *colour of the trick*.
rules-fool-trick-play = Clockwise, *everybody else plays one card*. Only Fools sit out.
rules-fool-trick-win = *The highest card of the trick’s colour* wins. Who played it leads the next trick.
rules-fool-trick-worst = *The worst card* makes the next Fool.
rules-fool-trick-closed = Finished tricks lie face down and stay closed. How many cards somebody holds is never a secret.

rules-fool-following-must = *If you hold the trick’s colour*, play a card of it, or a 1.
rules-fool-following-free = *If you hold none*, play what you like. A card of another colour is a *discard*.
rules-fool-following-example = Yellow was led, and this is your hand. The raised cards may be played: you have yellow, so it must be yellow or the 1.

rules-fool-ones-colour = A 1 has no colour of its own. It counts as *the trick’s colour*, as the lowest card of all.
rules-fool-ones-may = You *may* always play a 1, and you never have to.
rules-fool-ones-lead = A trick that begins with a 1 has no colour yet: the first coloured card sets it. Until then everybody is free.
rules-fool-ones-all = Nothing but 1s? Then the leader wins.

rules-fool-fools-discard = *Somebody discarded:* the lowest discard is the worst card. Of several equally low ones, the one that was played last.
rules-fool-fools-none = *Nobody discarded:* the lowest card of the trick’s colour is the worst. Of several 1s, the one that was played last.
rules-fool-fools-disc = Who played it takes the *Fool disc*, sits out the next trick, and is back in the one after that.
rules-fool-fools-example = Blue and green are discards, and equally low. Green was played later: Eve is the Fool. The 1 is safe, because discards are worse. Ada wins.
rules-fool-two-how = There are two discs, and *the two worst cards* make two Fools. Put the cards of the trick in a row: first the discards, low to high, then the trick’s colour, low to high. Of equal cards, the later one stands first. The first two in the row are the worst.
rules-fool-two-example = The first red card sets the colour. Red 20 wins: Fay leads next. Gus’s discard is worst; then come the two 1s, and Dan’s was played later. The Fools are Gus and Dan.
rules-fool-two-row = The same cards in a row, the worst first
rules-fool-played-order = The cards in the order in which they were played
rules-fool-hand = The cards in your hand
rules-fool-wins = wins
rules-fool-is-fool = Fool
rules-fool-may = may be played
rules-fool-may-not = may not be played

rules-fool-score-when = A round is over after the trick in which somebody plays *the last card of a hand*. That trick makes a Fool, too. Then everybody scores:
rules-fool-score-table = Points at the end of a round
rules-fool-score-player = You have
rules-fool-score-points = Points
rules-fool-score-left = cards left
rules-fool-score-left-points = minus the value of each; a 1 costs 5
rules-fool-score-out = no cards left
rules-fool-score-out-fool = no cards left, but you are a Fool of this last trick
rules-fool-score-discs = All hands are laid open, and the discs go back to the middle.
rules-fool-score-example = Four players at the end of a round:
rules-fool-score-example-ada = Ada holds green 9, red 4 and a 1
rules-fool-score-example-bo = Bo is out of cards
rules-fool-score-example-cleo = Cleo holds blue 2
rules-fool-score-example-dan = Dan is out of cards, but a Fool

rules-fool-next-round-one = In the first round, the player to the left of the dealer leads the first trick.
rules-fool-next-lowest = After that it is *whoever has the lowest total*. If several have it, go round clockwise from the left of the last first player and take the first of them.
rules-fool-next-example = Cleo was first player. Ada, Cleo and Dan now share the lowest total: Dan, to Cleo’s left, begins. Had only Ada and Cleo shared it, Ada would.
rules-fool-next-dealer = Who was first player before deals.

rules-fool-end-when = The game ends after a round in which somebody
rules-fool-end-lowest = has come to a total of *−80 or less*,
rules-fool-end-tens = or has scored *+10 for the sixth time*.
rules-fool-end-winner = *The highest total wins.* Players with the same highest total win together.

rules-fool-deck-how = The box holds { $coloured } cards in four colours and { $ones } plain 1s. Within a colour no value comes twice. How many of them are used, and how many discs, depends on how many play:
rules-fool-deck-table = The deck for each number of players
rules-fool-deck-players = Players
rules-fool-deck-each = Cards each
rules-fool-deck-discs = Fool discs
rules-fool-colour-green = Green
rules-fool-colour-red = Red
rules-fool-colour-yellow = Yellow
rules-fool-colour-blue = Blue
rules-fool-ones = 1s
rules-fool-card-green = Green { $value }
rules-fool-card-red = Red { $value }
rules-fool-card-yellow = Yellow { $value }
rules-fool-card-blue = Blue { $value }
rules-fool-card-one = a 1

rules-fool-ruling-dealer = The first seat deals the first round, so that the second one is first player.
rules-fool-ruling-one = A 1 is a card of the trick’s colour, below all others, and sets no colour itself.
rules-fool-ruling-last-one = When nobody has discarded and several 1s are the lowest cards, the one played last is the worst: as with equal discards, and as printed for a trick of nothing but 1s, which makes the last player the Fool.
rules-fool-ruling-two = With two discs, the worst cards are found by the row told above.
rules-fool-ruling-discs = The discs go back at the end of a round: nobody sits out the first trick of the next.
rules-fool-ruling-open = At the end of a round all hands are laid open to be counted.
rules-fool-ruling-lowest = When several have the lowest total, counting starts to the left of the last first player, who therefore comes last.
rules-fool-ruling-each = Both ends of the game are looked at for each player alone: −80 on the total of all rounds, plus and minus together, and +10 six times by the same player.
rules-fool-ruling-tie = Players with equal highest totals share the win.
rules-fool-reconstructed-cards = *The cards of the box.* Printed: 82 coloured cards and six 1s. That { $green } of them are green, { $red } red, { $yellow } yellow and { $blue } blue comes from a public description. That values start at 2 and have no gaps is our assumption.
rules-fool-reconstructed-decks = *The deck for each number of players.* The one for five is that of the first edition, from a public description. The others carry its steps on and always leave away the highest cards. How many cards everybody gets and the number of discs are printed.
rules-fool-credit = Fool! is a game by Friedemann Friese, published by 2F-Spiele in 2018. Foxden is not affiliated with them. This page tells the rules in our own words; the rulebook in the box is the author’s.
