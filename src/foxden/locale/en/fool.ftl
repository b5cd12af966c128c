# Fool!: the table, the score sheet, the ends of rounds and games.
# $colour is G, R, Y or B. $who is you, one (somebody else) or many (several).

fool-colour =
    { $colour ->
        [G] green
        [R] red
        [Y] yellow
       *[B] blue
    }
fool-colour-name =
    { $colour ->
        [G] Green
        [R] Red
        [Y] Yellow
       *[B] Blue
    }
fool-letter =
    { $colour ->
        [G] G
        [R] R
        [Y] Y
       *[B] B
    }
fool-card = { fool-colour-name } { $value }
fool-one = a 1

fool-hand = Your hand
fool-play = Play { $card }
fool-hint = Tap a card, then tap it again to play it.
fool-hint-one-tap = Tap a card to play it.
fool-must-follow = You have { fool-colour }: you must play { fool-colour } or a 1.
fool-not-yet = Not yet: { $name } is playing.
fool-not-you = You sit out this trick.

fool-ask-lead = You lead: play any card.
fool-ask-free = Only 1s so far: play any card.
fool-ask-follow =
    { $one ->
        [yes] The trick is { fool-colour }: play { fool-colour } or a 1.
       *[no] The trick is { fool-colour }: play { fool-colour }.
    }
fool-ask-discard =
    { $one ->
        [yes] No { fool-colour }: play any card. A low one makes you the Fool; a 1 is no discard.
       *[no] No { fool-colour }: play any card. A low one makes you the Fool.
    }
fool-wait = { $name } is playing.
fool-wait-next = { $name } is playing, then it is your turn.
fool-you-sit-out = You are the Fool: you sit out this trick, and play again in the next.
fool-watching = You are watching. { $name } is playing.

fool-players = Players, clockwise
fool-you = You
fool-seat-says =
    { $cards ->
        [one] { $name }: one card, total { $total }
       *[other] { $name }: { $cards } cards, total { $total }
    }
fool-is-playing = is playing
fool-leads = leads
fool-sits-out = sits out
fool-trick = The trick
fool-trick-colour = The trick is { fool-colour }
fool-no-colour = No colour yet
fool-to-come = still to play
fool-highest = wins
fool-a-fool = Fool
fool-maybe = Fool so far
fool-so-far = { $name }: { $why }
fool-why =
    { $why ->
        [discard-only] the only discard
        [discard-lowest] lowest discard
        [discard-lowest-later] lowest discard, played last
        [discard-second] second-lowest discard
        [discard-second-later] second-lowest discard, played last
        [colour-lowest] lowest { fool-colour }
        [colour-second] second-lowest { fool-colour }
        [one-lowest] a 1 is the lowest card
        [one-lowest-later] last 1 played
       *[one-second] last 1 but one
    }
fool-wins-trick =
    { $who ->
        [you] You win the trick.
       *[one] { $name } wins the trick.
    }
fool-is-fool =
    { $who ->
        [you] You are the Fool: { $why }.
       *[one] { $name } is the Fool: { $why }.
    }
fool-played =
    { $who ->
        [you] You played { $card }.
       *[one] { $name } played { $card }.
    }

fool-deck = Cards in this game
fool-deck-means = Every value that was dealt, whoever has it. Yours are filled in.
fool-ones =
    { $count ->
        [one] one 1
       *[other] { $count } 1s
    }
fool-scores = Score sheet
fool-show-scores = Scores
fool-ends = The game ends after a round in which a total reaches −80, or somebody gets +10 for the sixth time. The highest total wins.
fool-to-line =
    { $left ->
        [0] at the −80 line
       *[other] { $left } from −80
    }
fool-tens = +10: { $count } of 6
fool-round = Round
fool-total = Total

fool-round-over = Round { $round } is over
fool-out =
    { $who ->
        [you] You have no cards left.
        [many] { $names } have no cards left.
       *[one] { $names } has no cards left.
    }
fool-got-ten = no cards left
fool-got-nothing = no cards left, but the Fool
fool-begins =
    { $who ->
        [you] You have the lowest total and lead the next round.
       *[one] { $name } has the lowest total and leads the next round.
    }
fool-last-trick = The last trick
fool-last-round = The last round
fool-before = before
fool-this-round = this round

fool-won =
    { $who ->
        [you] You win!
        [many] { $names } win together!
       *[one] { $names } wins!
    }
fool-over = The game is over
fool-ended-lowest =
    { $who ->
        [you] You have reached −80.
        [many] { $names } have reached −80.
       *[one] { $names } has reached −80.
    }
fool-ended-often =
    { $who ->
        [you] You got +10 for the sixth time.
        [many] { $names } got +10 for the sixth time.
       *[one] { $names } got +10 for the sixth time.
    }
fool-ended-agreement = Everybody agreed to end the game here, so nobody wins.
