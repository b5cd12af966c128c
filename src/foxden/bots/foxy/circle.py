"""When to spend the only circle: a problem of stopping at the best time.

Each turn the circle would bring something now (`Best.more`), and keeping it is worth what it will bring later. What
that is, turn by turn, is found from behind: after the last turn nothing; before it, whichever of using and keeping it
then is better, on average over games that this kind of player imagines (played here, once for each kind of table).

An elephant knows more than the turn: how often each animal has come, and what is left in the box. So it imagines how
just this game may go on, spending the circle there by the rule above, and keeps it only if that is better.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from foxden.bots.foxy.belief import Stock, exact_number
from foxden.bots.foxy.memory import CAT_NUMBER, SHOWS, SINGLE, Memory
from foxden.bots.foxy.writing import Aim, best_numbers
from foxden.core.seats import Card
from foxden.games.foxy.box import FOX, TURNS, FoxyBox
from foxden.games.foxy.state import FoxRule

IMAGINED_GAMES: Final = 400
IMAGINED_ENDS: Final = 200
_SEED: Final = 20
"""The games imagined beforehand are always the same ones."""


class Style(NamedTuple):
    """What kind of player somebody is."""

    fade: float
    """How forgetful: see `memory`."""
    trusts: bool = False
    """Whether they take what they remember for the truth."""
    imagines: bool = False
    """Whether they look ahead before they bet."""
    listens: float = 0.0
    """How much of the difference they make up when somebody announces a higher number than they have thought."""


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


class Outlook(NamedTuple):
    """What somebody who remembers everything knows of a game after its newest card."""

    turn: int
    counts: tuple[int, ...]
    singles: int
    left: tuple[Card, ...]
    """The habitat cards that can still come."""
    fox_to_come: bool
    rule: FoxRule


def outlook(memory: Memory, table: Table, rule: FoxRule) -> Outlook:
    left, counts = list(table.habitats), memory.marks.copy()
    for card in memory.seen:
        left.remove(card)
    shown = () if memory.newest is None else SHOWS.get(memory.newest, ())
    if shown and memory.newest is not None:
        left.remove(memory.newest)
    for animal in shown:
        counts[animal] += 1
    is_fox = memory.newest == FOX
    counts[CAT_NUMBER] += is_fox and rule == "cat"
    return Outlook(
        turn=memory.turn,
        counts=tuple(counts),
        singles=memory.kinds[SINGLE] + (len(shown) == 1),
        left=tuple(left),
        fox_to_come=not memory.fox_seen and not is_fox,
        rule=rule,
    )


def worth_in_this_game(known: Outlook, worth: tuple[float, ...], rng: Random) -> float:
    """Imagine how this game goes on; give what the circle brings in it, on average, to who keeps it now."""
    return sum(_brought(known, _rest(known, rng), worth) for _ in range(IMAGINED_ENDS)) / IMAGINED_ENDS


def _rest(known: Outlook, rng: Random) -> list[Card]:
    """Draw the cards to come."""
    rest = rng.sample(known.left, TURNS - known.turn)
    if known.fox_to_come and rest:
        rest[rng.randrange(len(rest))] = FOX
    return rest


def _brought(known: Outlook, rest: list[Card], worth: tuple[float, ...]) -> float:
    """Spend the circle as soon as it brings more than keeping it, in this one future."""
    counts, singles = list(known.counts), known.singles
    for turn, card in enumerate(rest, known.turn + 1):
        if card == FOX:
            number = _number_of_the_fox(counts, singles, known.rule)
        else:
            shown, number = SHOWS[card], 0
            singles += len(shown) == 1
            for animal in shown:
                counts[animal] += 1
                number += counts[animal]
        if number >= worth[turn]:
            return number
    return 0.0


def _number_of_the_fox(counts: list[int], singles: int, rule: FoxRule) -> int:
    if rule == "cat":
        counts[CAT_NUMBER] += 1
        return counts[CAT_NUMBER]
    return {"different": len(counts) - counts.count(0), "most_seen": max(counts), "singles": singles}[rule]
