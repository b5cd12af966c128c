"""A Foxy player: remembers what it can, writes the number that is worth most, and bets once.

It takes no notice of numbers that others announce: making up for what one has forgotten by them changes less than a
point a game, as tried with all three kinds of players.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from foxden.bots.bot import Advice, Level
from foxden.bots.foxy.advice import explained
from foxden.bots.foxy.belief import Chances, exact_number
from foxden.bots.foxy.circle import Style, Table, table_of, worth_keeping
from foxden.bots.foxy.memory import Memory
from foxden.bots.foxy.writing import Aim, best_numbers
from foxden.games.foxy import Estimate, Foxy, View

CHILD: Final = Style(0.2, trusts=True)
ADULT: Final = Style(0.05)
ELEPHANT: Final = Style(0.0)
STYLES: Final[Mapping[Level, Style]] = {"easy": CHILD, "normal": ADULT, "hard": ELEPHANT}


class Rememberer:
    """Sits at one table of Foxy, for one game."""

    def __init__(self, style: Style, rules: Foxy) -> None:
        self._style = style
        self._box = rules.box
        self._memory: Memory | None = None
        self._table: Table | None = None

    def notice(self, view: View) -> None:
        self._memory_for(view).notice(view)

    def choose(self, view: View, rng: Random) -> Estimate:
        return self._think(view, rng)[0]

    def answer(self, view: View) -> None:  # noqa: ARG002 - Foxy knows no offers
        return None

    def advise(self, view: View, rng: Random) -> Advice:
        """Choose as in `choose`, and say why: see `advice.CODES`."""
        move, chances = self._think(view, rng)
        return explained(move, chances, self._memory_for(view), view.options.fox)

    def _think(self, view: View, rng: Random) -> tuple[Estimate, Chances]:
        memory, table = self._memory_for(view), self._table_for(view)
        memory.notice(view)
        memory.catch_up(rng)
        chances = exact_number(memory, table.stock, view.options.fox, trusts=self._style.trusts)
        best = best_numbers(chances, table.aim)
        may_circle = any(offer.may_circle for offer in view.legal)
        if may_circle and best.more > 0 and best.more >= worth_keeping(self._style, table)[view.table.turn]:
            return Estimate(best.circled, circled=True), chances
        return Estimate(best.plain), chances

    def _memory_for(self, view: View) -> Memory:
        if self._memory is None:
            self._memory = Memory(self._style.fade, view.options.fox)
        return self._memory

    def _table_for(self, view: View) -> Table:
        if self._table is None:
            self._table = table_of(self._box, Aim(view.options.exact_only, alone=view.seats == 1))
        return self._table
