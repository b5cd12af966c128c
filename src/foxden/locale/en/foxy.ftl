# Foxy, as it is played.

# Where a card is, and who is on it.
foxy-farm = Farm
foxy-forest = Forest
foxy-savannah = Savannah
foxy-sea = Sea
foxy-hen = hen
foxy-pig = pig
foxy-bear = bear
foxy-rabbit = rabbit
foxy-giraffe = giraffe
foxy-zebra = zebra
foxy-dolphin = dolphin
foxy-octopus = octopus
foxy-cat = cat
foxy-diving-cat = cat in a diving helmet
foxy-the-fox = The fox!
# A card as it is read out: its place, then its animals.
foxy-card = { $place }: { $animals }

# What is asked. The names stand in foxy-ask, in a list.
foxy-ask-hen = hens
foxy-ask-pig = pigs
foxy-ask-bear = bears
foxy-ask-rabbit = rabbits
foxy-ask-giraffe = giraffes
foxy-ask-zebra = zebras
foxy-ask-dolphin = dolphins
foxy-ask-octopus = octopuses
foxy-ask-cat = cats
foxy-ask =
    { $kinds ->
        [one] How many { $animals } so far, with this card?
       *[other] How many { $animals } so far, all together, with this card?
    }
foxy-ask-fox =
    { $rule ->
        [most_seen] Which animal has come most often? Write how often.
        [singles] How many cards so far showed one animal only?
        [cat] The fox counts as a cat. How many cats so far, with this one?
       *[different] How many kinds of animal so far? The fox is not one of them.
    }

# A turn.
foxy-turn = Card { $turn } of { $turns }
foxy-announced = { $name } wrote last: { $value }.
foxy-spoken = { $turn }. { $told } { $card }. { $question }
foxy-have-written =
    { $count ->
        [one] { $count } of { $seats } has written
       *[other] { $count } of { $seats } have written
    }
foxy-has-written = { $name } has written
foxy-is-thinking = { $name } is thinking
foxy-waiting-for-many =
    { $count ->
        [one] Waiting for one player
       *[other] Waiting for { $count } players
    }
foxy-watching = The next card comes when all have written.
foxy-too-late = Time was up: box { $turn } stays empty.

# One’s own number.
foxy-your-number = Your number
foxy-pad = Digits
foxy-erase = Erase a digit
foxy-type = Type your number
foxy-nothing-typed = Nothing typed yet
foxy-typed = { $value }, not written yet
foxy-type-first = First type a number.
foxy-at-most = { $most } is the highest number that can be written.
foxy-circle = Circle it: double or nothing
foxy-circle-once = once a game, if you are sure
foxy-circle-stake =
    { $points ->
        [one] If { $value } is exact: { $points } point. Otherwise 0.
       *[other] If { $value } is exact: { $points } points. Otherwise 0.
    }
foxy-circle-used = You have circled your number on card { $turn }. There is only one circle a game.
foxy-write =
    { $circled ->
        [yes] Write { $value } and circle it
       *[no] Write { $value }
    }
foxy-writing = Writing { $value }…
foxy-writes-later = { $value } will be written once the connection is back
foxy-you-wrote =
    { $circled ->
        [yes] { $value } written and circled
       *[no] { $value } written
    }
foxy-written =
    { $circled ->
        [yes] Written, circled, and final
       *[no] Written, and final
    }
foxy-left-blank = This box stays empty.

# One’s own sheet.
foxy-your-boxes = Your 20 boxes
foxy-announced-numbers = Numbers that were announced
foxy-box = Box { $turn }:
foxy-box-written =
    { $circled ->
        [yes] { $value }, circled.
       *[no] { $value }.
    }
foxy-box-now = this turn’s.
foxy-box-blank = left empty.
foxy-box-ahead = nothing.
foxy-box-told = Announced: { $value }.

# The count.
foxy-the-count = The count
foxy-tracks = How often each animal was seen
foxy-exact = Exact
foxy-exact-is = Exact: { $exact }.
foxy-single-cards =
    { $count ->
        [one] { $count } card with one animal
       *[other] { $count } cards with one animal
    }
foxy-fox-counts =
    { $rule ->
        [most_seen] The fox asks for the animal seen most:
        [singles] The fox asks for cards with one animal:
        [cat] The fox is a cat:
       *[different] The fox asks for the kinds seen:
    }
foxy-points = Points
foxy-verdict =
    { $verdict ->
        [exact] exact
        [under] { $off } too low
        [over] { $off } too high
       *[blank] empty
    }
foxy-verdict-said =
    { $verdict ->
        [exact] { $value }, exact
        [under] { $value }, { $off } too low
        [over] { $value }, { $off } too high
       *[blank] left empty
    }{ $circled ->
        [yes] , circled
       *[no] {""}
    }
foxy-you-had =
    { $points ->
        [one] You: { $verdict }; { $points } point.
       *[other] You: { $verdict }; { $points } points.
    }
foxy-left = { $left } of { $of } left
foxy-none-left = Off by { $off }; only { $of } are allowed
foxy-more-players =
    { $count ->
        [one] and one more player
       *[other] and { $count } more players
    }
foxy-show-back = Previous card
foxy-show-next = Next card
foxy-show-go = Go on by itself
foxy-show-stop = Stop
foxy-show-speed = Speed: { $speed }
foxy-show-skip = Result

# The result.
foxy-wins =
    { $points ->
        [one] { $count ->
            [one] { $names } wins with { $points } point
           *[other] { $names } win together with { $points } point
        }
       *[other] { $count ->
            [one] { $names } wins with { $points } points
           *[other] { $names } win together with { $points } points
        }
    }
foxy-many-win =
    { $points ->
        [one] { $count } players win together with { $points } point
       *[other] { $count } players win together with { $points } points
    }
foxy-you-win =
    { $points ->
        [one] You win with { $points } point!
       *[other] You win with { $points } points!
    }
foxy-decided =
    { $by ->
        [circle] With equal points, more of them from the circle decide.
       *[crossed] With equal points, fewer numbers crossed out decide.
    }
foxy-alone-won =
    { $off ->
        [0] You win: every number exact!
       *[other] You win: off by only { $off } in all!
    }
foxy-alone-lost = Not this time: off by { $off } in all
foxy-alone-points =
    { $points ->
        [one] You got { $points } point.
       *[other] You got { $points } points.
    }
foxy-place = Place { $place }
foxy-n-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
foxy-watch-count = Watch the count
foxy-all-turns = All 20 turns
foxy-whose-numbers = Whose numbers
foxy-column-turn = Turn
foxy-column-card = Card
foxy-in-all = In all
foxy-stopped = The game was ended early.
foxy-stopped-means = All agreed to stop, so nothing is counted.

# A hint. $seen lists how often each animal came, such as “3 × bear”; $sure is a chance in per cent.
foxy-advice =
    { $circled ->
        [yes] I would write { $value } and circle it
       *[no] I would write { $value }
    }
foxy-advice-seen = { $count } × { $animal }
hint-foxy-counted = I have counted { $seen }, this card included.
hint-foxy-guessed = I am not sure of the exact number, but { $sure } times in 100 it is not lower.
hint-foxy-fox = this is the number that the Fox asks for.
hint-foxy-fox-guessed = it is my best guess, and { $sure } times in 100 the exact number is not lower.
hint-foxy-bet = it is exact { $sure } times in 100, and waiting would bring less on average.
