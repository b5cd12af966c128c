"""The final count: the exact number of each turn, and what everybody's numbers are worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from foxden.core.seats import Card, Seat
from foxden.games.foxy.box import CAT, FOX, SHOWN
from foxden.games.foxy.moves import Blank, Move
from foxden.games.foxy.state import FoxRule

SOLO_DEVIATION = 5
"""Alone, one wins who is off by no more than this in all."""


def exact_numbers(deck: Iterable[Card], fox: FoxRule) -> tuple[int, ...]:
    """Count the animals, card by card; give the exact number of each turn."""
    seen: Counter[str] = Counter()
    singles = 0
    exact = []
    for card in deck:
        shown = _animals(card, fox)
        seen.update(shown)
        if card == FOX and fox != "cat":
            # "The fox is not included in this count": it shows no animal and asks another question.
            by_rule = {
                "different": len(seen),
                "most_seen": max(seen.values(), default=0),
                "singles": singles,
            }
            exact.append(by_rule[fox])
        else:
            exact.append(sum(seen[animal] for animal in shown))
            singles += len(shown) == 1
    return tuple(exact)


def _animals(card: Card, fox: FoxRule) -> tuple[str, ...]:
    if card != FOX:
        return SHOWN[card]
    return (CAT,) if fox == "cat" else ()


class Checked(Struct, frozen=True):
    """What one box of a player's sheet turned out to be worth."""

    points: int
    crossed: bool
    deviation: int
    circled_points: int


def worth(written: Move, exact: int, *, exact_only: bool) -> Checked:
    """Compare one written number with the exact one."""
    if isinstance(written, Blank):
        # Not crossed out; alone it counts as a 0.
        return Checked(points=0, crossed=False, deviation=exact, circled_points=0)
    value, deviation = written.value, abs(written.value - exact)
    if value > exact:
        return Checked(points=0, crossed=True, deviation=deviation, circled_points=0)
    if written.circled:
        bet = 2 * value if value == exact else 0
        return Checked(points=bet, crossed=False, deviation=deviation, circled_points=bet)
    points = 0 if exact_only and value < exact else value
    return Checked(points=points, crossed=False, deviation=deviation, circled_points=0)


class Count(Struct, frozen=True):
    """The whole count, a number or a list a seat."""

    exact: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    circled_points: tuple[int, ...]
    crossed: tuple[int, ...]
    deviation: tuple[int, ...]

    def winners(self) -> tuple[Seat, ...]:
        """Most points; then more from the circle; then fewer crossed out; then shared. Alone: close enough."""
        seats = range(len(self.totals))
        if len(seats) == 1:
            return (Seat(0),) if self.deviation[0] <= SOLO_DEVIATION else ()
        ranks = [(self.totals[seat], self.circled_points[seat], -self.crossed[seat]) for seat in seats]
        best = max(ranks)
        return tuple(Seat(seat) for seat in seats if ranks[seat] == best)


def count(exact: tuple[int, ...], sheets: Iterable[Sequence[Move]], *, exact_only: bool) -> Count:
    """Check every box of every player's sheet."""
    checked = [
        [worth(move, number, exact_only=exact_only) for move, number in zip(sheet, exact, strict=True)]
        for sheet in sheets
    ]
    return Count(
        exact=exact,
        points=tuple(tuple(box.points for box in boxes) for boxes in checked),
        totals=tuple(sum(box.points for box in boxes) for boxes in checked),
        circled_points=tuple(sum(box.circled_points for box in boxes) for boxes in checked),
        crossed=tuple(sum(box.crossed for box in boxes) for boxes in checked),
        deviation=tuple(sum(box.deviation for box in boxes) for boxes in checked),
    )
