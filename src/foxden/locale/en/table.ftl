# Around a game: people, chat, what can be done at a table.

guest = Guest { NUMBER($number, useGrouping: "false") }
bot = Bot { NUMBER($number, useGrouping: "false") }
free-seat = Free seat
somebody = Somebody
you = you

your-turn = Your turn
people = People
chat = Chat
chat-unread =
    { $count ->
        [one] Chat, one new line
       *[other] Chat, { $count } new lines
    }
lost = You cannot come back to this table.
reconnecting = Reconnecting… your seat is safe.
paused = The game is paused.
resume = Go on
held-for-you = A bot is playing for you.
take-back = Play myself
shuffling = Shuffling the cards…
nudged = The table is waiting for you.
time-left = Time left
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
lamp =
    { $why ->
        [round] Silence: nobody talks during a round.
        [game] Silence: nobody talks from the first card to the end of the count.
        [to_watchers] You are watching: only other watchers read this until the game is over.
       *[open] Everybody may talk.
    }
chat-empty = Nobody has written anything yet.
write-a-line = Write a line
send = Send
mute-somebody = Mute somebody
mute = Mute { $name }
unmute = Hear { $name } again
watching = watching
