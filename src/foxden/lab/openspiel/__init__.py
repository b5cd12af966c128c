"""The three games as games of OpenSpiel. Importing this package registers them:

    import pyspiel
    import foxden.lab.openspiel
    game = pyspiel.load_game("foxden_fool(players=5)")

- `foxden_duet(level=1)`, `foxden_fool(players=4)`, `foxden_foxy(players=4,fox=different,exact_only=false,
  announce_last=false)`.
- Cards are drawn one by one at explicit chance nodes (see `dealing`), so that algorithms know the probabilities.
- Everything is sequential. Where players choose at the same time (Foxy, the Duet's Gift) the lowest seat comes first,
  and the others are not told what it chose. In Foxy with `announce_last` it is therefore always the last seat's number
  that is announced.
- The information state is all that a player has been told, as text. There is no tensor of it, for Fool! has no end in
  sight; the observation tensor holds what there is to remember of a round (docs/lab.md). In Foxy it holds only the
  newest card: remembering is the game.
- Offers to stop and blanks cannot be made.
- `state.resample_from_infostate` draws another world that a player cannot tell from this one, for IS-MCTS. What it
  gives can be played on, but knows no history before it. `KernelRollouts` is an evaluator for such searches.
- `state.view(player)` is what Foxden's own bots are shown, `state.action(move)` the number of what they choose.
"""

from foxden.lab.extras import needed

needed("pyspiel", extra="openspiel")

from foxden.lab.openspiel.games import DuetGame, FoolGame, FoxyGame, KernelRollouts  # noqa: E402

__all__ = ["DuetGame", "FoolGame", "FoxyGame", "KernelRollouts"]
