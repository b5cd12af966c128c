"""A Foxy player: remembers what it can, writes the number that is worth most, and bets once.

It takes no notice of numbers that others announce: making up for what one has forgotten by them changes less than a
point a game, as tried with all three kinds of players.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from foxden.bots.bot import Advice, Level
from foxden.bots.foxy.belief import Chances, exact_number
from foxden.bots.foxy.circle import Style, Table, table_of, worth_keeping
from foxden.bots.foxy.memory import SHOWS, Memory
from foxden.bots.foxy.writing import Aim, best_numbers
from foxden.games.foxy import Estimate, Foxy, View
from foxden.games.foxy.box import ANIMALS, FOX

CHILD: Final = Style(0.2, trusts=True)
ADULT: Final = Style(0.05)
ELEPHANT: Final = Style(0.0)
STYLES: Final[Mapping[Level, Style]] = {"easy": CHILD, "normal": ADULT, "hard": ELEPHANT}

SURE: Final = 0.995


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
        """Say what to write and why: `counted` (sure of it), `guessed`, `fox`, `fox-guessed`, or `bet` for a circle.

        The facts: `value`; `sure`, the chance in per cent that the exact number is not lower (of a bet: that it is this
        one); and how often each animal of the card has been seen, or the rule for the Fox.
        """
        move, chances = self._think(view, rng)
        reached = sum(chances[move.value :])
        sure = chances[move.value] if move.circled else reached
        known = max(chances) >= SURE
        facts: dict[str, str | int] = {"value": move.value, "sure": round(100 * sure)}
        if view.table.card == FOX:
            facts["rule"] = view.options.fox
            code = "fox" if known else "fox-guessed"
        else:
            if known:
                memory = self._memory_for(view)
                facts |= {ANIMALS[animal]: memory.marks[animal] + 1 for animal in _shown(view)}
            code = "counted" if known else "guessed"
        return Advice(move, "bet" if move.circled else code, facts)

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


def _shown(view: View) -> tuple[int, ...]:
    return SHOWS.get(view.table.card or FOX, ())
