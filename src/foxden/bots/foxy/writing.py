"""Which number to write, given the chances: the one that is worth most on average, plain and circled."""

from __future__ import annotations

from itertools import accumulate
from typing import NamedTuple

from foxden.bots.foxy.belief import Chances


class Aim(NamedTuple):
    """What the numbers of a game are written for."""

    exact_only: bool
    alone: bool
    """Alone one wins by being close, whatever the points."""


class Best(NamedTuple):
    """The best number to write plainly, and the best one to circle."""

    plain: int
    points: float
    """What it is worth on average."""
    circled: int
    more: float
    """How much more the circled one is worth: what spending the circle here would bring."""


def best_numbers(chances: Chances, aim: Aim) -> Best:
    """Weigh all numbers that can be the exact one: 20 cards of three animals are within what can be written."""
    reached = tuple(accumulate(reversed(chances)))[::-1]
    counts = chances if aim.exact_only else reached
    worth = [number * chance for number, chance in enumerate(counts)]
    # Of numbers worth the same, the likeliest to be exact.
    plain = _middle(chances) if aim.alone else max(range(len(chances)), key=lambda at: (worth[at], chances[at]))
    bets = [2 * number * chance for number, chance in enumerate(chances)]
    circled = plain if aim.alone else max(range(len(chances)), key=bets.__getitem__)
    return Best(plain, worth[plain], circled, bets[circled] - worth[plain])


def _middle(chances: Chances) -> int:
    """Give the number from which the exact one differs least, on average."""
    half = sum(chances) / 2
    return next(number for number, so_far in enumerate(accumulate(chances)) if so_far >= half - 1e-9)
