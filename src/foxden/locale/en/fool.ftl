# Fool!: the table, the score sheet, the ends of rounds and games.
# $who is you, another or several. Where $colour does not choose, it is a colour in words.

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
fool-card = { $colour } { $value }
fool-one = a 1

fool-hand = Your hand
fool-play = Play { $card }
fool-hint = Tap a card, then tap it again to play it.
fool-hint-one-tap = Tap a card to play it.
fool-must-follow = You have { $colour }: you must play { $colour } or a 1.
fool-not-yet = Not yet: { $name } is playing.
fool-not-you = You sit out this trick.

fool-ask-lead = You lead: play any card.
fool-ask-free = Only 1s so far: play any card.
fool-ask-follow =
    { $one ->
        [yes] The trick is { $colour }: play { $colour } or a 1.
       *[no] The trick is { $colour }: play { $colour }.
    }
fool-ask-discard =
    { $one ->
        [yes] No { $colour }: play any card. A low one makes you the Fool; a 1 is no discard.
       *[no] No { $colour }: play any card. A low one makes you the Fool.
    }
fool-wait = { $name } is playing.
fool-wait-next = { $name } is playing, then it is your turn.
fool-you-sit-out = You are the Fool: you sit out this trick, and play again in the next.
fool-watching = { $name } is playing.

fool-players = Players, clockwise
fool-you = You
fool-seat-says =
    { $cards ->
        [one] { $name }: one card, total { $total }
       *[other] { $name }: { $cards } cards, total { $total }
    }
fool-is-playing =
    { $who ->
        [you] your turn
       *[another] is playing
    }
fool-leads =
    { $who ->
        [you] you lead
       *[another] leads
    }
fool-sits-out =
    { $who ->
        [you] you sit out
       *[another] sits out
    }
fool-trick = The trick
fool-trick-colour = The trick is { $colour }
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
        [colour-lowest] lowest { $colour }
        [colour-second] second-lowest { $colour }
        [one-lowest] lowest card, a 1
        [one-lowest-later] last 1 played
       *[one-second] last 1 but one
    }
fool-wins-trick =
    { $who ->
        [you] You win the trick.
       *[another] { $name } wins the trick.
    }
fool-is-fool =
    { $who ->
        [you] You are the Fool: { $why }.
       *[another] { $name } is the Fool: { $why }.
    }
fool-played =
    { $who ->
        [you] You played { $card }.
       *[another] { $name } played { $card }.
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
        [several] { $names } have no cards left.
       *[another] { $names } has no cards left.
    }
fool-got-ten = no cards left
fool-got-nothing = no cards left, but the Fool
fool-begins =
    { $who ->
        [you] You have the lowest total and lead the next round.
       *[another] { $name } has the lowest total and leads the next round.
    }
fool-last-trick = The last trick
fool-last-round = The last round
fool-before = before
fool-this-round = this round

fool-won =
    { $who ->
        [you] You win!
        [several] { $names } win together!
       *[another] { $names } wins!
    }
fool-over = The game is over
fool-ended-lowest =
    { $who ->
        [you] You have reached −80.
        [several] { $names } have reached −80.
       *[another] { $names } has reached −80.
    }
fool-ended-often =
    { $who ->
        [you] You got +10 for the sixth time.
        [several] { $names } got +10 for the sixth time.
       *[another] { $names } got +10 for the sixth time.
    }
fool-ended-agreement = Everybody agreed to end the game here, so nobody wins.

# A hint.
fool-advice = I would play { $card }
