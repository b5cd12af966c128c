# Around the rules of every game. *So* is printed in bold, in all files of rules.

rules-of = Rules of { $game }
rules-contents = Contents
rules-now = Now
rules-here = at this table
rules-usual = usual rule
rules-example = Example
rules-play = Play now
rules-as-page = Read these rules on a page of their own
rules-other-games = The other games
rules-unknown = There are no rules of this name.
rules-unknown-help = But there are those of our three games:
rules-decisions-why = Here the rulebook says nothing, or can be read in two ways. This is what Foxden does.
rules-reconstructed = Not certain
