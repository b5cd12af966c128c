"""A Foxy player: remembers what it can, writes the number that is worth most, and bets once."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from foxden.bots.bot import Advice, Level
from foxden.bots.foxy.belief import Chances, exact_number
from foxden.bots.foxy.circle import Style, Table, outlook, table_of, worth_in_this_game, worth_keeping
from foxden.bots.foxy.memory import SHOWS, Memory
from foxden.bots.foxy.writing import Aim, best_numbers
from foxden.games.foxy import Estimate, Foxy, View
from foxden.games.foxy.box import ANIMALS, FOX

CHILD: Final = Style(0.2, trusts=True, listens=1.0)
ADULT: Final = Style(0.05, listens=0.5)
ELEPHANT: Final = Style(0.0, imagines=True)
STYLES: Final[Mapping[Level, Style]] = {"easy": CHILD, "normal": ADULT, "hard": ELEPHANT}

WORTH_A_THOUGHT: Final = 0.8
"""An elephant begins to imagine when the circle brings this share of what keeping it brings on average."""
SURE: Final = 0.995


class Rememberer:
    """Sits at one table of Foxy, for one game."""

    def __init__(self, style: Style, rules: Foxy) -> None:
        self._style = style
        self._box = rules.box
        self._memory: Memory | None = None
        self._table: Table | None = None
        self._expected: tuple[int, float] = (0, 0.0)
        """The last turn in which it has written, and what it thought the exact number was."""

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
        self._listen(view, memory, rng)
        chances = exact_number(memory, table.stock, view.options.fox, trusts=self._style.trusts)
        self._expected = view.table.turn, sum(number * chance for number, chance in enumerate(chances))
        best = best_numbers(chances, table.aim)
        may_circle = any(offer.may_circle for offer in view.legal)
        if may_circle and best.more > 0 and self._bets(best.more, table, view, rng):
            return Estimate(best.circled, circled=True), chances
        return Estimate(best.plain), chances

    def _bets(self, more: float, table: Table, view: View, rng: Random) -> bool:
        """Tell whether to spend the circle, which would bring so much more than writing plainly."""
        worth = worth_keeping(self._style, table)
        usually = worth[view.table.turn]
        if not self._style.imagines:
            return more >= usually
        if more < WORTH_A_THOUGHT * usually:
            return False
        known = outlook(self._memory_for(view), table, view.options.fox)
        return more >= worth_in_this_game(known, worth, rng)

    def _listen(self, view: View, memory: Memory, rng: Random) -> None:
        """Learn from a number that somebody has announced. People write too little rather than too much."""
        turn, expected = self._expected
        for told in view.table.announced[-1:]:
            if told.turn == turn == memory.turn - 1 and told.seat != view.viewer:
                memory.hear(max(0, round((told.value - expected) * self._style.listens)), rng)

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
