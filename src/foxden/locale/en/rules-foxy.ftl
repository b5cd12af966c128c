# The rules of Foxy, in our own words.

rules-foxy-in-short = Animals parade by: who was it, and how often?
rules-foxy-title-goal = The goal
rules-foxy-title-turn = A turn
rules-foxy-title-estimate = Your estimate
rules-foxy-title-fox = The Fox
rules-foxy-title-circle = The circle, a bet
rules-foxy-title-count = The final count
rules-foxy-title-variants = Variants
rules-foxy-title-alone = Alone
rules-foxy-title-cards = The cards
rules-foxy-title-decisions = Where Foxden decides

rules-foxy-goal = Twenty cards come by, most of them with animals. *Remember how often you have seen each animal*; the best estimates bring the most points.
rules-foxy-goal-facts = For any number of people, or just you. Everybody plays at the same time, for 20 turns.

rules-foxy-turn-reveal = *A card is turned over* and covers the one before. You may look at this newest card only.
rules-foxy-turn-write = *Everybody writes one number*, the estimate, in the box of this turn. Nobody else sees it.
rules-foxy-turn-next = *When all have written*, the next card comes. After card 20 you count together.
rules-foxy-turn-memory = No notes, no looking back, no talking: your memory is the game.

rules-foxy-estimate-how = Take *each animal on the card*: how often has it appeared in this game, on this card too? *Add it all up.*
rules-foxy-estimate-low = In doubt, write less: too low still brings points, too high brings none.
rules-foxy-estimate-table = Five turns, and the number that each asks for
rules-foxy-estimate-turn = Turn
rules-foxy-estimate-card = Card
rules-foxy-estimate-sum = Seen so far
rules-foxy-estimate-number = Number
rules-foxy-estimate-example-fox = 4 kinds

rules-foxy-fox-how = One of the 20 cards is the Fox. It shows no animal to count and asks something else; what, is agreed before the game.
rules-foxy-fox-table = What the Fox may ask for, and what that is in the example above
rules-foxy-fox-asks = The Fox asks for
rules-foxy-fox-in-example = Example
rules-foxy-fox-different = *Different animals:* how many kinds have appeared. The fox is none of them, so never more than 9.
rules-foxy-fox-most-seen = *The animal seen most:* how often it has appeared.
rules-foxy-fox-singles = *Animals on their own:* how many cards so far showed just one animal.
rules-foxy-fox-cat = *The Fox is a cat:* how many cats have appeared, this one too.
rules-foxy-fox-first = If nothing was turned over before the Fox, the answer is 0. As a cat it is 1: the Fox itself.

rules-foxy-circle-how = *Once in the whole game* you may circle the number you are just writing. You bet that it is exactly right.
rules-foxy-circle-right = Exactly right: *twice* the points.
rules-foxy-circle-wrong = Too high or too low: *nothing* for this turn.
rules-foxy-circle-secret = Nobody sees your circle before the count.

rules-foxy-count-how = All 20 cards are gone through again, in the same order. Each animal gets a cross on its track, and everybody holds their number against the exact one.
rules-foxy-count-table = Points for an estimate
rules-foxy-count-estimate = Your estimate is
rules-foxy-count-plain = Plain
rules-foxy-count-circled = Circled
rules-foxy-count-right = exactly right
rules-foxy-count-low = too low
rules-foxy-count-high = too high
rules-foxy-count-blank = missing, out of time
rules-foxy-count-as-written = as written
rules-foxy-count-twice = twice
rules-foxy-count-nothing = nothing
rules-foxy-count-crossed = nothing, crossed out
rules-foxy-count-exact-only = At this table an estimate that is too low is worth nothing either.
rules-foxy-count-example = The exact number of a turn is 6. Six people have written, three of them with a circle:
rules-foxy-count-example-written = Written
rules-foxy-count-example-points = Points
rules-foxy-count-example-circled = { $number }, circled
rules-foxy-count-winner = *The most points win.* If equal: more points from the circled number, then fewer numbers crossed out. If even those are equal, you win together.

rules-foxy-variants-how = Agreed before the game, besides the question that the Fox asks:
rules-foxy-variants-exact = *Exact or nothing* (hard): an estimate that is too low is worth nothing either.
rules-foxy-variants-last = *The last one tells* (easy): in each turn, whoever writes last tells everybody the number. Not possible alone.

rules-foxy-alone-how = Write your numbers as usual. In each turn it counts how far off you are, above or below. *At most 5 off in the whole game*, and you have won.
rules-foxy-alone-points = Your points are counted all the same.
rules-foxy-alone-example = You write 5, but the exact number is 7: you are 2 off, and 3 are left for the rest of the game.

rules-foxy-cards-habitats = Four habitats with two animals each. The cat belongs nowhere and may turn up anywhere.
rules-foxy-cards-table = Habitats and their animals
rules-foxy-cards-habitat = Habitat
rules-foxy-cards-animals = Animals
rules-foxy-cards-card = A card shows one or both animals of its habitat, sometimes with the cat: one to three, never two of a kind.
rules-foxy-cards-drawn = { $drawn } of the { $all } cards are drawn, and the Fox is shuffled in. The other { $rest } stay away, and nobody knows which.
rules-foxy-cards-how-often = So often is each animal in the box:
rules-foxy-habitat-farm = Farm
rules-foxy-habitat-forest = Forest
rules-foxy-habitat-savannah = Savannah
rules-foxy-habitat-sea = Sea
rules-foxy-animal-hen = Hen
rules-foxy-animal-pig = Pig
rules-foxy-animal-bear = Bear
rules-foxy-animal-rabbit = Rabbit
rules-foxy-animal-giraffe = Giraffe
rules-foxy-animal-zebra = Zebra
rules-foxy-animal-dolphin = Dolphin
rules-foxy-animal-octopus = Octopus
rules-foxy-animal-cat = Cat
rules-foxy-animal-fox = The Fox

rules-foxy-ruling-left-over = 29 habitat cards stay away: 48 less the 19 that are drawn, as in the Italian rulebook. The English one has another number.
rules-foxy-ruling-numbers = Estimates are whole numbers from 0 to 99. Once written they cannot be changed.
rules-foxy-ruling-circling = You circle a number while you write it, or not at all.
rules-foxy-ruling-secret = The others see that you have written. They see neither the number nor a circle.
rules-foxy-ruling-late = Whoever is too late at a table with a time limit has a blank in that box: no points, not crossed out, never the bet. Alone, it is as far off as a 0.
rules-foxy-ruling-cat = Where the Fox is a cat, it counts itself, and remains a cat for all cards that come later.
rules-foxy-ruling-alone = Alone, the distances of all turns are added. Too high once and too low once do not cancel out.
rules-foxy-ruling-tie = When even the numbers crossed out are equal, the win is shared.
rules-foxy-ruling-announced = If the last one’s time runs out, the last number that was really written is told; if nobody wrote, none. Whether it is circled is not told.
rules-foxy-ruling-limit = The rules know no greatest number of players. Foxden stops at { $limit }, so that a slip of the finger does no harm.
rules-foxy-reconstructed-deck = No rulebook lists the 48 cards. Printed are 12 for each habitat, with one or both of its animals and now and then a cat. How many there are of each card is our choice:
rules-foxy-reconstructed-one = one animal
rules-foxy-reconstructed-both = both animals
rules-foxy-reconstructed-one-cat = one animal and the cat
rules-foxy-reconstructed-both-cat = both animals and the cat
rules-foxy-reconstructed-cards = Cards
rules-foxy-reconstructed-cats = With as many copies of the cards with a cat, the cat would nearly always be the animal seen most.
rules-foxy-credit = Foxy is a game by David Spada, illustrated by Stefano Tartarotti and published by GateOnGames. Foxden is not affiliated with them. This page tells the rules in our own words; the rulebook in the box is the authors’.
