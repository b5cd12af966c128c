# Around a game: people, chat, what can be done at a table.
guest = Guest { NUMBER($number, useGrouping: "false") }
bot = Bot { NUMBER($number, useGrouping: "false") }
free-seat = Free seat
somebody = Somebody
the-host = The host
you = you
short-name-duet = Forest Duet

# The header and what stands below it.
your-turn = Your turn
people = People
chat = Chat
chat-unread =
    { $count ->
        [one] Chat, one new line
       *[other] Chat, { $count } new lines
    }
chat-silent = Chat. { $why }
lost = You cannot come back to this table.
no-answer-yet = The server does not answer yet. The page keeps trying…
not-sent = No connection just now: this was not sent.
reconnecting = Reconnecting… your seat is safe.
paused = The game is paused.
paused-by = The game is paused. { $name } can go on with it.
resume = Go on
held-for-you = A bot is playing for you.
take-back = Play myself
you-watch = You are watching.
back-to-seat = Back to my seat
shuffling = Shuffling the cards…
nudged = The table is waiting for you.
time-left = Time left

# Gathering: who comes, and how.
invite = Invite
qr-alt = QR code with the link of this table
qr-hint = To scan
table-code = Table code
code-hint = To read out: it is typed in on the home page.
link-to-play = Link to this table
link-to-watch = Link for who wants to watch
share-link = Share
copy-link = Copy
link-copied = The link is copied. Paste it wherever you like.
link-by-hand = The browser does not allow it. The link is selected: copy it by hand.
link-leads-here = Only this machine can open this link. To let the household in, start Foxden with --lan.
come-and-play = Come and play { $game }
at-the-table = At the table
seats-taken = { $taken } of { $seats } seats
tag-host = host
tag-program = program
tag-away = away
tag-held = a bot plays
tag-awaited = to play
tag-ready = ready
tag-ending = wants to end
sit-here = Sit here
sit-here-at = Sit here: seat { $number }
sit-down = Sit down
stand-up = Give up my seat
add-bot = Put a bot on seat { $number }
remove-bot = Take { $name } off the table
fill-with-bots = Fill with bots
# In Foxy the levels are how well one remembers.
bot-level =
    { $game ->
        [foxy] { $level ->
            [easy] child
            [normal] adult
           *[hard] elephant
        }
       *[other] { $level ->
            [easy] easy
            [normal] normal
           *[hard] hard
        }
    }
change-bot-level = { $name } plays: { $level }. Change.
kick = Ask { $name } to leave
kick-sure = Ask { $name } to leave?
kick-follows = Their seat becomes free, and they cannot sit down at this table again.
kick-yes = Ask to leave
rather-not = Rather not
more-free-seats =
    { $count ->
        [one] And one more free seat.
       *[other] And { $count } more free seats.
    }
watchers-count =
    { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
came = { $name } has sat down.
went = { $name } has left the table.
no-seat-yet = You have no seat yet.
no-seat-free = All seats are taken: you can watch.
seats-missing =
    { $count ->
        [one] One seat is free: invite somebody or give it to a bot.
       *[other] { $count } seats are free: invite somebody or fill them with bots.
    }
waiting-for-seats =
    { $count ->
        [one] Waiting for one more player.
       *[other] Waiting for { $count } more players.
    }
all-here = The table is complete.
host-starts = Everybody is here. { $name } starts the game.
start = Start the game

# Oneself.
change-face = Change my name and colour
my-name = My name
my-name-example = What shall we call you?
keep-name = Keep this name
my-colour = My colour
colour-1 = Brick red
colour-2 = Amber
colour-3 = Moss green
colour-4 = Teal
colour-5 = Sea blue
colour-6 = Blue violet
colour-7 = Purple
colour-8 = Raspberry
colour-of = { $colour }, as { $name }
name-waits = Kept. The others see it as soon as everybody may talk again.

# Setting the table up.
set-up = Set-up
host-sets-up = { $name } sets the table up. You see it live.
setup-seats = Seats
setup-fewer-seats = One seat fewer
setup-more-seats = One seat more
setup-seats-foxy = Foxy is for any number of players, also for one alone.
setup-seats-fool = Fool! is for 4 to 8 players.
setup-seat-in-use = { $name } sits on the last seat. Ask them to move first.
setup-rules = Rules
setup-preset-rulebook = Rulebook
setup-preset-rulebook-means = As in the rulebook: the Fox asks how many kinds of animal have appeared.
setup-preset-family = Family
setup-preset-family-means = Easier: the Fox is just another cat, and one number is told to all each turn.
setup-preset-hard = Hard
setup-preset-hard-means = Only the exact number counts, and the Fox asks for cards with a single animal.
setup-preset-own = Your own mix
setup-preset-own-means = A mix of your own, set below.
setup-rules-in-detail = The rules in detail
setup-fox = When the Fox comes
setup-fox-different = Kinds
setup-fox-different-means = The Fox asks how many kinds of animal have appeared.
setup-fox-cat = A cat
setup-fox-cat-means = The Fox counts as a card with one cat.
setup-fox-most-seen = The most seen
setup-fox-most-seen-means = The Fox asks how often the animal seen most has appeared.
setup-fox-singles = Single animals
setup-fox-singles-means = The Fox asks how many cards showed one animal only.
setup-harder-or-easier = Harder or easier
setup-exact-only = Exact only
setup-exact-only-means = Harder: a number that is too low is worth nothing either.
setup-announce-last = Last number told
setup-announce-last-means = Easier: each turn, whoever wrote last tells the number to all.
setup-announce-last-alone = Not possible alone: there is nobody to tell it to.
setup-level = Level
setup-level-1 = 1 · gentle
setup-level-1-means = 12 gems, five plus signs and 4 forest tokens. Win it for 10 points. Start here.
setup-level-2 = 2 · steep
setup-level-2-means = 13 gems further away, three plus signs and 3 forest tokens. Win it for 20 points.
setup-level-3 = 3 · wild
setup-level-3-means = 16 gems, three plus signs and 3 forest tokens. Every gem counts. Win it for 30 points.
setup-clock = Clock
setup-no-clock = None
setup-no-clock-means = Everybody may think as long as they like.
setup-own-clock = Own
setup-clock-seconds = Seconds for each decision
setup-clock-each = { $time } for each decision
setup-clock-blank = When time is up the box stays empty. After two in a row a bot holds the seat until its owner is back.
setup-clock-bot = When time is up a bot decides. After two in a row it holds the seat until its owner is back.
setup-hints = Hints
setup-hints-are =
    { $allowed ->
        [yes] Allowed
       *[no] None
    }
setup-hints-allowed = Hints allowed
setup-hints-means = On your turn you may ask what a strong player would do, and why.
setup-own-box = This table plays with a deck or board of its own.

# In play: people, one's seat, the game's end.
hosting = For the host
pause = Pause the game
pause-means = No clock runs and nobody can play until it goes on.
nudge = Nudge
nudge-whom = Nudge { $name }
nudge-sent = { $name } is reminded that everybody waits.
let-bot-play = Let a bot play
let-bot-play-for = Let a bot play for { $name } until they are back
show-everybody = Show all { $count }
my-seat = My seat
lend-seat = Let a bot play for me
lend-means = You can take your seat back at any time.
leave = Leave the table
leave-sure = Leave the table?
leave-follows = A bot takes your seat over for good. You can still watch.
leave-follows-over = Your seat becomes free for somebody else.
leave-yes = Leave
invite-watchers = Invite somebody to watch
end-here = End the game here
end-means = It ends without a winner when everybody who plays agrees. A move by anybody takes all agreements back.
agree-to-end = Agree to end it
agrees-to-end =
    { $count ->
        [one] { $names } wants to end the game here.
       *[other] { $names } want to end the game here.
    }
you-agree-to-end = You agree to end it. Still asked: { $names }.
go-on-playing = Go on playing after all
offer-to-stop = Offer to stop
accept-to-stop = Accept: stop here
offers-to-stop = { $names } offers to stop. A move declines it.
you-offer-to-stop = You have offered to stop. Any move takes the offer back.
stop-means = If both of you agree the game is over, and lost.

# Between rounds, and after the game.
# A hint: what a strong player would do, and the reason.
hint-ask = Ask for a hint
hint-asked = Thinking about a hint…
hint-because = { $move }: { $why }
hint-move = { $move }.
next-round = Next round
waiting-for = Waiting for { $names }
play-again = Play again
record = Record of the game
fair-shuffle = Was it shuffled fairly?
fair-how = Before each deal the server promised a secret, and showed its fingerprint below. Then every player’s page added randomness of its own. The cards follow from both, so nobody could choose them.
fair-check = Save the record of the game and check it with “foxden verify”, on your own machine, as often as you like.
fair-seal = Seal of the record
fair-commitments =
    { $count ->
        [one] The promise that this page was shown
       *[other] The promises that this page was shown
    }

# Chat.
lamp =
    { $why ->
        [round] Silence: nobody talks during a round.
        [game] Silence: nobody talks from the first card to the end of the count.
        [to_watchers] You are watching: only other watchers read this until the game is over.
       *[open] Everybody may talk.
    }
chat-empty = Nobody has written anything yet.
on-its-way = on its way…
write-a-line = Write a line
send = Send
mute-somebody = Mute somebody
mute = Mute { $name }
unmute = Hear { $name } again
watching = watching

# Why the table says no. `led` is the colour or suit that was led, in English.
refusal-not-gathering = This can be done only before the game starts.
refusal-not-playing = There is no game going on.
refusal-not-over = The game is not over yet.
refusal-paused = The game is paused: nobody plays until it goes on.
refusal-not-paused = The game is not paused.
refusal-not-host = Only the host can do this.
refusal-not-seated = You have no seat at this table.
refusal-no-such-seat = There is no such seat at this table.
refusal-no-free-seat = No seat is free.
refusal-seat-taken = Somebody else sits there.
refusal-kicked = The host has asked you not to sit at this table. You can watch.
refusal-not-a-bot = There is no bot on this seat.
refusal-not-a-person = There is no person on this seat.
refusal-seats-in-use = People or bots sit on the seats that would go.
refusal-bad-options = These options do not go with this number of players.
refusal-bad-seats = A table cannot have so many seats here.
refusal-seats-missing = Every seat must be taken before the game starts: invite somebody or fill them with bots.
refusal-stale = Meanwhile something else is asked of you. Look again.
refusal-not-awaited = The table does not wait for this seat.
refusal-no-pledge = No randomness is wanted for this shuffle any more.
refusal-only-the-clock = A box is left empty only when time has run out. Write a number.
refusal-not-between = There is no round to get ready for.
refusal-nothing-to-say = Nothing is left of this text that can be shown.
refusal-silence-round = Silence: in the Duet nobody talks during a round.
refusal-silence-game = Silence: in Foxy nobody talks from the first card to the end of the count.
refusal-too-much-chat = Too many lines at once; please wait a little.
refusal-no-such-person = Nobody at this table is known by this name any more.
refusal-yourself = You cannot do this to yourself.
refusal-no-hints = No hints are given at this table.
refusal-no-hint = There is no hint for this.

# Why the rules say no.
refusal-not-your-turn = It is not your turn.
refusal-no-cards = The cards are not dealt yet.
refusal-over = The game is over.
refusal-not-in-hand = You do not hold this card ({ $card }).
refusal-must-follow =
    { $led ->
        [green] You have green: you must play green or a 1.
        [red] You have red: you must play red or a 1.
        [yellow] You have yellow: you must play yellow or a 1.
        [blue] You have blue: you must play blue or a 1.
        [doves] You have doves: you must follow suit.
        [roses] You have roses: you must follow suit.
       *[stars] You have stars: you must follow suit.
    }
refusal-fool = You are a Fool and sit out this trick.
refusal-already-written = Your number for this turn is written, and final.
refusal-not-an-estimate = An estimate is a whole number from { $least } to { $most }.
refusal-circled-before = You may circle one number in a game, and you have.
refusal-not-asked =
    { $asked ->
        [play] Now a card is to be played.
        [swap] Now the Foxes may exchange the decree card.
        [give] Now each of you gives the other a card.
        [move] Now the winner of the trick says how far the tracker moves.
       *[cover] Now an end of the path is to be covered.
    }
refusal-already-given = You have chosen your card; now your partner chooses.
refusal-not-these-steps = The tracker cannot move so far. It can move { $possible }.
refusal-no-such-end = The path has two ends.
