"""When to spend the only circle: a problem of stopping at the best time.

Each turn the circle would bring something now (`Best.more`), and keeping it is worth what it will bring later. What
that is, turn by turn, is found from behind: after the last turn nothing; before it, whichever of using and keeping it
then is better, on average over games that this kind of player imagines (played here, once for each kind of table).

To imagine besides how just this game may go on, from its own counts, was tried for elephants: it brings 0.05 points.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from foxden.bots.foxy.belief import Stock, exact_number
from foxden.bots.foxy.memory import Memory
from foxden.bots.foxy.writing import Aim, best_numbers
from foxden.core.seats import Card
from foxden.games.foxy.box import FOX, TURNS, FoxyBox

IMAGINED_GAMES: Final = 400
_SEED: Final = 20
"""The games imagined beforehand are always the same ones."""


class Style(NamedTuple):
    """What kind of player somebody is."""

    fade: float
    """How forgetful: see `memory`."""
    trusts: bool = False
    """Whether they take what they remember for the truth."""


class Table(NamedTuple):
    """What is played with, and for what."""

    habitats: tuple[Card, ...]
    """Every habitat card of the box."""
    stock: Stock
    aim: Aim


def table_of(box: FoxyBox, aim: Aim) -> Table:
    habitats = tuple(card for card, copies in box.stock.items() for _ in range(copies) if card != FOX)
    return Table(habitats, Stock.of(box), aim)


@lru_cache(maxsize=64)
def worth_keeping(style: Style, table: Table) -> tuple[float, ...]:
    """Give what the circle is worth, on average, to who keeps it in a turn. Begins with turn 0, before any card."""
    rng = Random(_SEED)
    games = [_gains(style, table, rng) for _ in range(IMAGINED_GAMES)]
    worth = [0.0]
    for turn in range(TURNS - 1, -1, -1):
        worth.append(sum(max(gains[turn], worth[-1]) for gains in games) / len(games))
    return tuple(reversed(worth))


def _gains(style: Style, table: Table, rng: Random) -> list[float]:
    """Play a game in the head; give what the circle would have seemed to bring in each turn."""
    memory = Memory(style.fade, "different")
    gains = []
    for turn, card in enumerate(_imagined_deck(table, rng), 1):
        memory.see(turn, card)
        memory.catch_up(rng)
        chances = exact_number(memory, table.stock, "different", trusts=style.trusts)
        gains.append(best_numbers(chances, table.aim).more)
    return gains


def _imagined_deck(table: Table, rng: Random) -> list[Card]:
    deck = [*rng.sample(table.habitats, TURNS - 1), FOX]
    rng.shuffle(deck)
    return deck
