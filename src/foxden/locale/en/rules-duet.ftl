# The rules of The Fox in the Forest Duet, in our own words.

rules-duet-in-short = Two in the forest, one path, and not a word about the cards.
rules-duet-title-goal = The goal
rules-duet-title-cards = The cards
rules-duet-title-trick = A trick
rules-duet-title-musician = 1, the Musician
rules-duet-title-foxes = 3, the Foxes
rules-duet-title-gazelle = 5, the Gazelle
rules-duet-title-gift = 7, the Gift
rules-duet-title-heir = 9, the Heir
rules-duet-title-path = On the path
rules-duet-title-off = Off the path
rules-duet-title-between = Between rounds
rules-duet-title-end = Winning and losing
rules-duet-title-stop = Stopping early
rules-duet-title-silence = Silence
rules-duet-title-levels = The levels
rules-duet-title-decisions = Where Foxden decides

rules-duet-goal = You walk through the forest together. *Collect every gem on the board within three rounds*, without leaving the path once too often.
rules-duet-goal-how = You play tricks. Whoever wins one pulls your common tracker toward their own end of the path.
rules-duet-goal-facts = For 2 players, three rounds of 11 tricks.

rules-duet-cards-how = There are 30 cards: doves, roses and stars, each from 1 to 10. The paw prints tell how far a card makes the tracker go. Odd ranks have a character, who does something.
rules-duet-cards-table = What each rank moves, and who is on it
rules-duet-cards-rank = Rank
rules-duet-cards-paws = Movement
rules-duet-cards-character = Character
rules-duet-musician = Musician
rules-duet-foxes = Foxes
rules-duet-gazelle = Gazelle
rules-duet-gift = Gift
rules-duet-heir = Heir
rules-duet-cards-decree = Each of you gets 11 cards. One more lies open: the *decree*. *Its suit is trump.* The last seven cards are seen by nobody.

rules-duet-trick-lead = *The leader* plays any card. In the first trick of a round, that is who did not deal; then, whoever won the last one.
rules-duet-trick-follow = *The follower* plays a card of the same suit, if there is one in the hand, and any card otherwise.
rules-duet-trick-win = *The higher trump wins.* Without a trump, the higher card of the suit that was led.
rules-duet-trick-move = *The tracker walks toward the winner’s end*, as far as both cards’ paw prints say together.
rules-duet-trick-closed = Both cards are put away face down until the end of the round.
rules-duet-trick-example = The decree is a rose. Stars are led; the follower has no stars and plays a rose, which is trump and wins. 3 and 2 paws: the tracker goes 5 steps toward the follower’s end.
rules-duet-decree = decree
rules-duet-led = leads
rules-duet-wins = wins
rules-duet-card-doves = Doves { $rank }
rules-duet-card-roses = Roses { $rank }
rules-duet-card-stars = Stars { $rank }

rules-duet-musician-does = *Whoever wins the trick chooses the way:* the tracker goes toward either end. It makes no difference who played the 1.
rules-duet-musician-example = The tracker goes 2 steps, toward whichever end the winner likes.
rules-duet-foxes-do = *At once* when you play a 3, you may put a card from your hand in the decree’s place and take the old decree card. The new card’s suit is trump from now on, in this trick too.
rules-duet-foxes-last = The 3 itself is on the table and cannot be the decree. Without a card left in hand there is nothing to exchange.
rules-duet-foxes-example = You play doves 3 and put stars 8 in the place of roses 4. Stars are trump now, and you hold roses 4.
rules-duet-played = played
rules-duet-new-decree = new decree
rules-duet-to-hand = to your hand
rules-duet-gazelle-does = *Whoever wins the trick may leave out one of the two cards* when the steps are counted. It makes no difference who played the 5. With two 5s, the winner may leave out none, one or both.
rules-duet-gazelle-example = Values of 1 and 3: the winner walks 4 steps, or only 1, or only 3.
rules-duet-gift-does = *At once* when a 7 is played, each of you chooses a card for the other, before seeing what comes back. Then they change hands.
rules-duet-gift-must = You must, as long as both have a card left. If the leader played the 7, the follower plays only now, from the new hand.
rules-duet-heir-does = *When a 9 is led, the follower may play any card.* As the second card of a trick, a 9 does nothing.

rules-duet-path-space = The path has 11 spaces. You start in the middle, and each of you sits at one end.
rules-duet-path-gem = *Where the tracker stops, it takes one gem*, if one lies there; also when it has not moved at all.
rules-duet-path-all = The last gem on the board is taken? *You have won*, at once, whatever is still in the reserve.
rules-duet-off-how = If the tracker has more steps to go than there are spaces, it leaves the path:
rules-duet-off-token = a *forest token* covers the last open space of that end;
rules-duet-off-gems = gems that lay there move one place toward the centre;
rules-duet-off-start = the tracker goes back to the start and takes no gem.
rules-duet-off-lost = *No forest token left?* Then you are lost in the forest, and the game is over.
rules-duet-off-example = The tracker is two spaces before the end, and 3 steps are due. That is one too far: the forest closes over the last space, its gem moves inward, and the tracker is back at the start.
rules-duet-before = Before
rules-duet-after = After
rules-duet-path-alt = Gems from one end of the path to the other: { $gems }. Plus signs at: { $plus }.

rules-duet-between-when = After rounds 1 and 2:
rules-duet-between-plus = *New gems:* one from the reserve goes to each place with a plus sign.
rules-duet-between-cover = *The forest grows:* if there is a forest token left, it covers the last open space of one end. Whoever deals next says which; talk it over. Gems there move one place toward the centre. A tracker on that space goes to the last open space of the other end, and takes no gem for it.
rules-duet-between-deal = *New cards:* the other player deals all 30 again, and there is a new decree.
rules-duet-between-stays = Otherwise the tracker stays where it is.

rules-duet-end-win = *You win* together when no gem is left on the board. Your score:
rules-duet-end-table = The score of a win
rules-duet-end-for = For
rules-duet-end-points = Points
rules-duet-end-level = level { $level }
rules-duet-end-cards = each card that either of you still holds
rules-duet-end-tokens = each forest token left
rules-duet-end-early = a win in round 2
rules-duet-end-example = Level 2, won in round 3 with five cards held by the two of you and one forest token left: { $sum }.
rules-duet-end-lose = *You lose* when the tracker leaves the path and no forest token is left, or when any gem still lies there after round 3.

rules-duet-stop-how = At any moment one of you may propose to stop. If the other agrees, the game is over and lost.

rules-duet-silence-how = During a round, not a word about your cards, no telling questions, no plans. What a character does or how far a rank moves may always be looked up here.
rules-duet-silence-between = Between rounds you may talk as you like, also about where the forest should grow. The chat opens and closes by itself.

rules-duet-levels-table = The three levels
rules-duet-levels-level = Level
rules-duet-levels-gems = Gems
rules-duet-levels-plus = Plus signs
rules-duet-levels-forest = Forest tokens
rules-duet-levels-points = Points

rules-duet-ruling-dealer = The first seat deals the first round, so that the second one leads first.
rules-duet-ruling-both = Musician and Gazelle work together when both are in a trick: the winner chooses the way and the distance.
rules-duet-ruling-one-move = The winner is not asked when just one move is possible. Standing still counts as one move, not as one for each side.
rules-duet-ruling-plus = A gem for a plus sign whose space is covered goes to the nearest place toward the centre that is not.
rules-duet-ruling-end = Whoever deals next says which end is covered. You may talk it over before.
rules-duet-ruling-tracker = Only a tracker on the very space that is being covered goes to the other end, and it takes no gem there. The French text could also be meant for a tracker at the other end.
rules-duet-ruling-lost = When you are lost because the tracker leaves the path, it stays where it was before.
rules-duet-ruling-early = The 10 extra points are for a win in round 2 only, as printed; a win in round 1 does not earn them.
rules-duet-ruling-held = The two cards of the winning trick are no longer held and score nothing.
rules-duet-ruling-offer = A proposal to stop stands until it is accepted or either of you makes any other move. A new deal does not withdraw it.
rules-duet-ruling-check = The rulebook lets you stop when the rest of the gems is out of reach. Foxden does not check that you are right.
rules-duet-reconstructed-movement = *The movement values* come from public descriptions. They agree with the rulebook’s example of the Gazelle.
rules-duet-reconstructed-characters = *The Musician and the Foxes:* what they do is printed on their cards only, and comes from public descriptions. Gazelle, Gift and Heir are in the rulebook.
rules-duet-reconstructed-path = *The path:* its 11 spaces come from public descriptions.
rules-duet-reconstructed-level-one = *Level 1:* where gems and plus signs are comes from a public description. Their numbers, and the four forest tokens, are printed.
rules-duet-reconstructed-levels = *Levels 2 and 3:* where gems and plus signs are is our own design. Most gems lie far from the start, and level 3 needs every one of them. That there are 13 and 16 gems and three forest tokens is printed.
rules-duet-credit = The Fox in the Forest Duet is a game by Joshua Buergel, illustrated by Roanna Peroz and published by Foxtrot Games. Foxden is not affiliated with them. This page tells the rules in our own words; the rulebook in the box is the authors’.
