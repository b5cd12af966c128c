"""What a seat observes in Foxy: the newest card and its own sheet. To remember the other cards is the game.

Seats are counted clockwise from the one that observes, which is the first.
"""

from __future__ import annotations

from typing import Final, get_args

from foxden.core.seats import WATCHER
from foxden.games.foxy import FOX, Estimate, Foxy, Options, View
from foxden.games.foxy.box import SHOWN, TURNS
from foxden.games.foxy.moves import MOST_ESTIMATE
from foxden.games.foxy.state import FoxRule
from foxden.lab.observations.fields import Field, Layout, Raw

_NUMBER: Final = {card: at for at, card in enumerate((*SHOWN, FOX))}
_RULES: Final = get_args(FoxRule)
_NUMBERS: Final = MOST_ESTIMATE + 1


class FoxyObservations:
    """For one table."""

    def __init__(self, rules: Foxy, options: Options, seats: int) -> None:  # noqa: ARG002 - the box shows itself
        self._seats = seats
        self.layout = Layout(
            (
                Field("turn", (TURNS,), "the turn"),
                Field(
                    "card", (len(_NUMBER),), "the newest card: the habitat cards in the order of a deck, and the Fox"
                ),
                Field("done", (seats,), "who has finished this turn"),
                Field("announced", (TURNS,), "the number announced after each turn, plus 1; 0 if none", scale=_NUMBERS),
                Field("fox", (len(_RULES),), "the rule for the Fox: " + ", ".join(_RULES)),
                Field("exact_only", (1,), "whether only the exact number has points"),
                Field("announce_last", (1,), "whether the last number of a turn is announced"),
                Field("sheet", (TURNS,), "the own numbers, plus 1; 0 in an empty box", scale=_NUMBERS, private=True),
                Field("circled", (TURNS,), "the own number that is circled", private=True),
            )
        )

    def write(self, view: View, raw: Raw) -> None:
        """Write what this view shows into an array of zeros."""
        table, where, options = view.table, self.layout.where, view.options
        me = 0 if view.viewer == WATCHER else int(view.viewer)
        if table.card is not None:
            raw[where["turn"]][table.turn - 1] = 1
            raw[where["card"]][_NUMBER[table.card]] = 1
        for seat in view.done:
            raw[where["done"]][(seat - me) % self._seats] = 1
        for told in table.announced:
            raw[where["announced"]][told.turn - 1] = told.value + 1
        raw[where["fox"]][_RULES.index(options.fox)] = 1
        raw[where["exact_only"]] = options.exact_only
        raw[where["announce_last"]] = options.announce_last
        for turn, move in enumerate(view.sheet):
            if isinstance(move, Estimate):
                raw[where["sheet"]][turn] = move.value + 1
                raw[where["circled"]][turn] = move.circled
