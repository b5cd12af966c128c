# The table of The Fox in the Forest Duet.

# $suit: D doves, R roses, S stars. $who: you, or other with a $name.
duet-card =
    { $suit ->
        [D] Dove { $rank }
        [R] Rose { $rank }
       *[S] Star { $rank }
    }
duet-letter =
    { $suit ->
        [D] D
        [R] R
       *[S] S
    }
duet-character =
    { $character ->
        [musician] Musician
        [foxes] Foxes
        [gazelle] Gazelle
        [gift] Gift
       *[heir] Heir
    }
duet-paws =
    { $paws ->
        [0] no paw prints
        [one] 1 paw print
       *[other] { $paws } paw prints
    }
duet-does =
    { $character ->
        [musician] Whoever wins the trick chooses which way the tracker goes.
        [foxes] Who plays it may put a card from the hand in the decree’s place and take the decree card.
        [gazelle] Whoever wins the trick may leave out the paw prints of one of the two cards.
        [gift] Each of you gives the other a card, chosen at the same time.
       *[heir] When it is led, the partner may play any card.
    }
duet-about =
    { $character ->
        [musician] { $card }, the Musician: whoever wins chooses the way.
        [foxes] { $card }, the Foxes: you may exchange the decree.
        [gazelle] { $card }, the Gazelle: whoever wins may leave out a card’s paws.
        [gift] { $card }, the Gift: each of you gives the other a card.
        [heir] { $card }, the Heir: if it is led, the partner may play any card.
       *[none] { $paws ->
            [0] { $card }: no steps, no power.
            [one] { $card }: 1 step, no power.
           *[other] { $card }: { $paws } steps, no power.
        }
    }
duet-plain = The others have no power:
duet-paws-means = The paw prints of both cards of a trick are added up; the tracker goes that far toward the winner’s end.
duet-reference = Cards

duet-level = level
duet-round = round
duet-of = { $at }/{ $all }
duet-tricks-left = tricks left
duet-gems = gems
duet-forest = forest
duet-lamp-round = silence
duet-lamp-open = talk

duet-path = The forest path
duet-end =
    { $who ->
        [you] Your end
       *[other] { $name }’s end
    }
duet-off = Off the path!
duet-space =
    { $covered ->
        [yes] { $space }: overgrown
       *[no] { $space }: { $gems ->
            [0] no gem
            [one] 1 gem
           *[other] { $gems } gems
        }{ $plus ->
            [0] { "" }
            [one] , 1 more between rounds
           *[other] , { $plus } more between rounds
        }{ $tracker ->
            [yes] , the tracker is here
           *[no] { "" }
        }
    }
duet-cover-end =
    { $who ->
        [you] Cover { $space }, your end
       *[other] Cover { $space }, { $name }’s end
    }

duet-table = On the table
duet-decree = Decree
duet-decree-is = Decree: { $card }
duet-trump =
    { $suit ->
        [D] Trump: doves
        [R] Trump: roses
       *[S] Trump: stars
    }
duet-no-decree = none yet
duet-whose =
    { $who ->
        [you] You
       *[other] { $name }
    }
duet-slot =
    { $at ->
        [lead] leads
       *[follow] follows
    }
duet-wins =
    { $who ->
        [you] You win
       *[other] { $name } wins
    }
duet-sum =
    { $sum ->
        [one] 1 paw print together
       *[other] { $sum } paw prints together
    }

duet-dealing = The cards are being dealt…
duet-ask-play =
    { $duty ->
        [follow] { $suit ->
            [D] Your turn: follow with a dove
            [R] Your turn: follow with a rose
           *[S] Your turn: follow with a star
        }
        [none-of-it] { $suit ->
            [D] You have no doves: play any card
            [R] You have no roses: play any card
           *[S] You have no stars: play any card
        }
        [heir] The Heir was led: play any card
       *[lead] Your turn: lead any card
    }
duet-wait-play =
    { $at ->
        [lead] { $names } leads the next trick
       *[follow] { $names } follows now
    }
duet-ask-swap = The Foxes: exchange the decree?
duet-wait-swap = The Foxes: { $names } may exchange the decree
duet-ask-give = The Gift: choose a card to give away
duet-wait-give =
    { $count ->
        [one] The Gift: { $names } still chooses a card
       *[other] The Gift: { $names } choose a card each
    }
duet-ask-move = You win: where does the tracker go?
duet-wait-move = { $names } wins and chooses where the tracker goes
duet-ask-cover = Which end does the forest cover?
duet-wait-cover = { $names } chooses which end the forest covers:
duet-partner-gave = Your partner has chosen. You get that card once you give yours.
duet-you-give = You give { $card }. Your partner’s card comes at the same time.
duet-would-trump =
    { $suit ->
        [D] Trump would be doves.
        [R] Trump would be roses.
       *[S] Trump would be stars.
    }
duet-leave-decree =
    { $suit ->
        [D] Leave it: trump stays doves
        [R] Leave it: trump stays roses
       *[S] Leave it: trump stays stars
    }
duet-if-left = Left as it is: { $forecast }
duet-verb =
    { $asked ->
        [swap] Make it the decree
        [give] Give { $card }
       *[play] Play { $card }
    }
duet-must-follow =
    { $suit ->
        [D] Doves were led: you must play a dove.
        [R] Roses were led: you must play a rose.
       *[S] Stars were led: you must play a star.
    }
duet-landing =
    { $kind ->
        [stay] stay on { $to }
        [off] past the end: back to the start, the forest grows
        [lost] past the end with no forest token left: lost
       *[walk] { $steps ->
            [one] 1 step to { $to }
           *[other] { $steps } steps to { $to }
        }
    }{ $kind ->
        [off] { "" }
        [lost] { "" }
       *[other] { $gem ->
            [last] , the last gem: won!
            [gem] , a gem
           *[none] , no gem
        }
    }
duet-forecast =
    { $who ->
        [you] { $choices ->
            [some] You would win and choose:
           *[none] You would win:
        }
       *[other] { $choices ->
            [some] { $name } would win and choose:
           *[none] { $name } would win:
        }
    } { $landings }.
duet-forecast-open = (If the decree stays.)
duet-range = With your partner’s card: { $least } to { $most } steps.
duet-hand = Your hand

duet-trick =
    { $who ->
        [you] You won the trick:
       *[other] { $name } won the trick:
    } { $kind ->
        [stay] the tracker stayed on { $to }
        [off] past the end, off the path. A forest token covers that end, and the tracker is back at the start.
        [lost] past the end, off the path, with no forest token left.
       *[walk] { $steps ->
            [one] 1 step to { $to }
           *[other] { $steps } steps to { $to }
        }
    }{ $kind ->
        [off] { "" }
        [lost] { "" }
       *[other] { $gem ->
            [gem] , a gem!
           *[none] , no gem.
        }
    }
duet-news-dealt = Round { $round }. The decree is { $decree }. { $who ->
        [you] You lead.
       *[other] { $name } leads.
    }
duet-news-played =
    { $who ->
        [you] You play { $card }.
       *[other] { $name } plays { $card }.
    }
duet-news-swapped =
    { $who ->
        [you] You make { $decree } the decree.
       *[other] { $name } makes { $decree } the decree.
    } { $suit ->
        [D] Trump is doves now.
        [R] Trump is roses now.
       *[S] Trump is stars now.
    }
duet-news-kept =
    { $who ->
        [you] You leave the decree as it is.
       *[other] { $name } leaves the decree as it is.
    }
duet-news-exchanged = You gave { $gave } and got { $got }.
duet-news-exchanged-unseen = The two have given each other a card.
duet-news-added =
    { $gems ->
        [one] 1 gem is added at the plus signs.
       *[other] { $gems } gems are added at the plus signs.
    }
duet-news-covered =
    { $who ->
        [you] The forest covers your end.
       *[other] The forest covers { $name }’s end.
    } { $sent ->
        [no] { "" }
       *[other] The tracker goes to { $sent }.
    }
duet-news-offered =
    { $who ->
        [you] You propose to stop.
       *[other] { $name } proposes to stop.
    }

duet-round-over = Round { $round } of { $all } is over
duet-gems-between =
    { $left ->
        [one] 1 gem on the path
       *[other] { $left } gems on the path
    }; { $added ->
        [one] 1 of them was added at a plus sign.
       *[other] { $added } of them were added at the plus signs.
    }
duet-forest-between =
    { $forest ->
        [0] No forest token is left: whoever leaves the path now is lost.
        [one] 1 forest token is left.
       *[other] { $forest } forest tokens are left.
    }
duet-covering =
    { $who ->
        [you] Your end ({ $space })
       *[other] { $name }’s end ({ $space })
    }: { $gems ->
        [0] no gem moves
        [one] its gem moves to { $toward }
       *[other] its { $gems } gems move to { $toward }
    }{ $sent ->
        [no] .
       *[other] , the tracker goes to { $sent }.
    }
duet-may-talk = You may talk now, about anything.
duet-talk = Talk

duet-stop = Offer to stop
duet-stop-means = If your partner agrees, the game ends here and is lost. Until your partner answers, playing a card takes the offer back.
duet-stop-propose = Offer to stop
duet-stop-not = Play on
duet-offer = { $name } proposes to stop. The game would be lost.
duet-offer-mine = You have proposed to stop. Playing on takes it back.
duet-offer-agree = Stop here
duet-offer-go-on = Play on

duet-won = You have won together!
duet-lost = This time the forest has won
duet-ending =
    { $how ->
        [won] Every gem is found, in round { $round }.
        [lost_path] The tracker left the path, and there was no forest token to bring it home.
        [lost_time] { $gems ->
            [one] After the third round 1 gem still lies in the forest.
           *[other] After the third round { $gems } gems still lie in the forest.
        }
       *[stopped] The two of you agreed to stop.
    }
duet-part =
    { $of ->
        [level] Level { $count }
        [cards] { $count ->
            [one] 1 card left in hand
           *[other] { $count } cards left in hand
        }
        [round] Won in round { $count }
       *[forest] { $count ->
            [one] 1 forest token left
           *[other] { $count } forest tokens left
        }
    }
duet-score = Score

# A hint. $space is a space of the path; $who has the end that is meant.
duet-advice =
    { $move ->
        [play] I would play { $card }
        [swap] I would make { $card } the decree
        [leave] I would leave the decree
        [give] I would give { $card }
        [stay] I would stay at { $to }
        [move] I would go to { $to }
        [stop] I would stop here
       *[cover] { $who ->
            [you] I would cover your end
           *[other] I would cover { $name }’s end
        }
    }
hint-duet-only-move = there is nothing else to do.
hint-duet-collects = the tracker collects the gem on { $space }.
hint-duet-wins = the tracker collects the last gem, on { $space }.
hint-duet-invites = your partner can answer so that the tracker collects the gem on { $space }.
hint-duet-approaches = the tracker comes to { $space }, nearer to the gems.
hint-duet-waits = the tracker stays on the path, at { $space }, and better cards are kept for later.
hint-duet-saves = this trick does not matter much; better cards are kept for later.
hint-duet-leaves-path =
    { $who ->
        [you] the tracker leaves the path past your end and that costs a forest token, but here it is better.
       *[other] the tracker leaves the path past { $name }’s end and that costs a forest token, but here it is better.
    }
hint-duet-offers-trump = the Foxes let you choose trump anew.
hint-duet-exchanges = the Gift helps your hands to fit together.
hint-duet-sets-trump =
    { $suit ->
        [doves] with doves as trump your hands win the tricks that they should.
        [roses] with roses as trump your hands win the tricks that they should.
       *[stars] with stars as trump your hands win the tricks that they should.
    }
hint-duet-takes-decree =
    { $suit ->
        [doves] { $card } is good to have in hand, and trump stays doves.
        [roses] { $card } is good to have in hand, and trump stays roses.
       *[stars] { $card } is good to have in hand, and trump stays stars.
    }
hint-duet-keeps-trump =
    { $suit ->
        [doves] trump is right with doves.
        [roses] trump is right with roses.
       *[stars] trump is right with stars.
    }
hint-duet-gives = your partner can do more with it than you.
hint-duet-covers = of the two ends, this one is missed less.
