# What every page needs.

name-foxy = Foxy
name-fool = Fool!
name-duet = The Fox in the Forest Duet

loading = One moment…
page-failed = This page could not be loaded.
try-again = Try again
not-this-one = Another one
close = Close
rules = Rules
settings = Settings
to-home = Home

language = Language
theme = Appearance
theme-auto = Auto
theme-light = Light
theme-dark = Dark
speed = Speed
speed-calm = Calm
speed-normal = Normal
speed-fast = Fast
setting-sound = Sound
setting-sound-means = Soft tones when it is your turn, when cards fall and tokens walk.
setting-one-tap = One tap plays
setting-one-tap-means = Otherwise a first tap chooses a card and a second one plays it.
setting-preview = Help at the table
setting-preview-means = Fool!: who would be the Fool now. Duet: where a card would lead.

# Why the server says no. `text` is what the server itself says, in English.
refusal-fault = Something went wrong on the server.
refusal-offline = The server does not answer.
refusal-not-found = There is nothing here.
refusal-no-such-table = There is no such table. Perhaps its link is incomplete, or it is long gone.
refusal-no-such-game = There is no such game.
refusal-broken-table = This table cannot be read any more. Whoever runs this server finds the reason in its log.
refusal-gone = This table does not exist any more.
refusal-forgotten = You have been forgotten, as you asked.
refusal-too-fast = Too much at once; please slow down.
refusal-too-many-tables = You have opened too many tables. Finish or leave one first.
refusal-too-many-sockets = Too many connections from you at the same time.
refusal-too-many-people = Too many newcomers from this address; please wait a while.
refusal-too-many-guesses = Too many codes that lead nowhere; please wait a while.
refusal-full-house = This server has as many tables as it can hold.
refusal-not-kept = The server could not keep this. Nothing has changed; please try again.
refusal-bad-link = This link is not good, or not any more.
refusal-bad-token = You are not known here any more.
refusal-nobody = You are not known here yet.
refusal-other-site = This request came from another site’s page.
refusal-unknown-host = This server is not known by this name.
