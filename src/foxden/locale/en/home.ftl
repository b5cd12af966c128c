# The home page, and the page about oneself.

home-title = Foxden: three card games, one tap away
home-description = Foxy, Fool! and The Fox in the Forest Duet in your browser: against bots at once, or with friends by a link. Free, without an account.
home-claim = Three card games, one tap away
home-promise = With bots at once, with friends by a link.
home-no-account = No account, no advertisements, nothing to install.

# How many can play, and how long it takes at a table.
facts-foxy = 1+ players · 20 min
facts-fool = 4–8 players · 45 min
facts-duet = 2 players · 30 min
about-foxy = Twenty cards full of animals. How many have you seen so far? No notes, no peeking.
about-fool = Get rid of your cards, but never play the worst one: the Fool has to sit out.
about-duet = Walk one path together, in silence: win or lose tricks just so, and find every gem.

play-now = Play now
make-a-table = Make a table
how-to-play = How it is played

join-title = Join with a code
join-label = Code or link
join = Join
join-hint = Six letters and digits, such as K7M Q2P. A whole link will do, too.
join-empty = Type the code you were given, or paste the link.
join-length = A code has six letters and digits, and this has { $given }.
join-letters = No code has an O, 0, I or 1 in it, or an accent. Look again: which letter may it be?
join-unknown = No table has the code { $code }. Is every letter right?

running-title = Go on playing
go-on-with = Go on with { $game }
code-of-table = Code { $code }
table-over = Game over
show-all =
    { $count ->
        [one] Show the only one
       *[other] Show all { $count }
    }
finished-title = Finished games
finished-means = A record holds every card and every move of a game. Foxden can replay it, and check that the shuffle was fair.
finished-none = Games that you have finished will be listed here.
save-record = Record

about-foxden = About Foxden
footer-rules = Rules of { $game }
not-affiliated = Made by admirers of these games; not affiliated with their authors or publishers.

your-page = You
your-page-named = You: { $name }
face-title = How others see you
your-name = Your name
your-name-hint = You need none, but friends like to know who plays. While silence holds at a table, a new name is shown there only afterwards.
your-colour = Your colour
face-1 = Brick red
face-2 = Amber
face-3 = Moss green
face-4 = Teal
face-5 = Sea blue
face-6 = Blue violet
face-7 = Purple
face-8 = Raspberry
save = Save
face-saved = Saved. This is how others see you from now on.
nobody-yet = Nobody knows you here yet, and that is fine: you can play at once. When you have a name or have been at a table, you will find your tables, your games and a link for your other devices here.

tables-title = Your tables
tables-none = You sit at no table. A new game is one tap away.

device-title = On another device
own-link-means = Open your own link on your telephone or computer, and there you are the same person: same name, same seats, same games.
show-own-link = Show my link
own-link = Your own link
own-link-secret = It is secret: whoever has it can be you.
copy-own-link = Copy
copied = Copied.
copy-yourself = This browser does not copy by itself. The link is selected: copy it yourself.
send-link = Send
new-link = New link
new-link-means = A new link makes the one before worthless. Devices that are yours already stay yours.
new-link-made = This is your new link. The one before is good no more.

be-here-title = Is this your own link?
be-here-means = Then this browser can be you, as on your other device: same name, same seats, same games. Say no if somebody else has sent you the link.
be-here-instead = Here you are { $name } until now. That person’s seats stay reachable only by a link of their own, so copy that first if you still need it.
be-here-instead-guest = You sit at tables here as a guest, and would lose the way back to them.
be-here-yes = Yes, this is me
be-here-no = No, stay as I am
be-here-done = Welcome back, { $name }!
be-here-done-guest = Welcome back!

forget-title = Be forgotten
forget-means = All that is known of you here is your name and colour, your seats, what you wrote, and your finished games. You can have it deleted.
forget-me = Forget me…
forget-first = Your name, your colour and what you wrote are deleted, your name is taken out of the records of games, and bots take your seats. Is that what you want?
forget-next = Yes, go on
forget-second = Really? There is no way back. Your tables, your list of games and your own link are gone for good.
forget-yes = Forget me for good
forget-no = No, keep everything
forgotten = Done. Nothing is known of you here any more.

# Shown by the browser itself while the server cannot be reached.
closed = The house is closed
closed-means = Foxden does not answer just now. This page looks again every few seconds and opens by itself; nothing is lost meanwhile.
