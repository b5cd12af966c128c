"""What a player believes the exact number to be: a chance for each number, from marks and from what a box holds.

A player who doubts knows how such a memory works, though not where it has failed: that of the marks of long ago many
are gone, and that some stray. So it weighs how often an animal is likely to have come, by the box, against how well
that explains the marks it finds (Bayes). One who trusts takes the marks for the truth.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb, exp, factorial
from typing import Final, NamedTuple, TypeAlias

from foxden.bots.foxy.memory import CAT_NUMBER, SEVERAL, SHOWS, SINGLE, Memory
from foxden.core.seats import Card
from foxden.games.foxy.box import ANIMALS, FOX, TURNS, FoxyBox
from foxden.games.foxy.state import FoxRule

Chances: TypeAlias = tuple[float, ...]
"""The chance of 0, of 1, of 2, …"""
CERTAIN: Final[Chances] = (1.0,)


class Stock(NamedTuple):
    """What a box holds, as far as counting goes."""

    cards: int
    """How many habitat cards."""
    showing: tuple[int, ...]
    """How many of them show each animal."""
    singles: int
    """How many show a single one."""

    @classmethod
    def of(cls, box: FoxyBox) -> Stock:
        habitats = {card: copies for card, copies in box.stock.items() if card != FOX}
        showing = [sum(copies for card, copies in habitats.items() if at in SHOWS[card]) for at in range(len(ANIMALS))]
        singles = sum(copies for card, copies in habitats.items() if len(SHOWS[card]) == 1)
        return cls(sum(habitats.values()), tuple(showing), singles)

    def without(self, card: Card | None) -> Stock:
        """Give what the other cards come from, now that this one lies open."""
        if card is None or card == FOX:
            return self
        shown = SHOWS[card]
        showing = tuple(count - (at in shown) for at, count in enumerate(self.showing))
        return Stock(self.cards - 1, showing, self.singles - (len(shown) == 1))


class Past(NamedTuple):
    """How many cards lie under the newest one, and what can be known of them at all."""

    fade: float
    trusts: bool
    seen: int
    """Cards that this player has seen."""
    unseen: int
    """Cards that came before it sat down, the Fox perhaps among them."""
    fox: float
    """How likely it is that it was."""
    per_card: float
    """How many animals a card shows on average."""


def past_of(memory: Memory, stock: Stock, *, trusts: bool) -> Past:
    unseen = memory.missed
    fox_is_new = memory.newest == FOX
    hidden = TURNS - memory.cards - (memory.newest is not None and not fox_is_new)
    fox = 0.0 if memory.fox_seen or fox_is_new else unseen / hidden
    return Past(memory.fade, trusts, memory.cards, unseen, fox, sum(stock.showing) / stock.cards)


def exact_number(memory: Memory, box_stock: Stock, rule: FoxRule, *, trusts: bool) -> Chances:
    """Give the chances of each number to be the exact one for the newest card."""
    card = memory.newest
    assert card is not None, "there is a number to be found for each card"
    stock = box_stock.without(card)
    past = past_of(memory, box_stock, trusts=trusts)

    def count(animal: int) -> Chances:
        return _count(past, memory.marks[animal], stock.showing[animal], stock.cards, len(ANIMALS))

    if card != FOX:
        shown = SHOWS[card]
        return shifted(total(count(animal) for animal in shown), len(shown))
    if rule == "cat":
        return shifted(count(CAT_NUMBER), 1)
    if rule == "singles":
        return _count(past, memory.kinds[SINGLE], stock.singles, stock.cards, len((SINGLE, SEVERAL)))
    counts = [count(animal) for animal in range(len(ANIMALS))]
    if rule == "different":
        return total((never[0], 1.0 - never[0]) for never in counts)
    return _largest(counts)


def total(parts: Iterable[Chances]) -> Chances:
    """Give the chances of a sum of independent numbers."""
    whole: Sequence[float] = CERTAIN
    for part in parts:
        summed = [0.0] * (len(whole) + len(part) - 1)
        for one, chance in enumerate(whole):
            if chance:
                for other, also in enumerate(part):
                    summed[one + other] += chance * also
        whole = summed
    return tuple(whole)


def shifted(chances: Chances, by: int) -> Chances:
    return (0.0,) * by + chances


def _largest(parts: Iterable[Chances]) -> Chances:
    """Give the chances of the largest of independent numbers."""
    parts = list(parts)
    at_most = [1.0] * max(map(len, parts))
    for part in parts:
        so_far = 0.0
        for number in range(len(at_most)):
            so_far += part[number] if number < len(part) else 0.0
            at_most[number] *= min(so_far, 1.0)
    return tuple(now - before for now, before in zip(at_most, [0.0, *at_most], strict=False))


@lru_cache(maxsize=100_000)
def _count(past: Past, marks: int, showing: int, cards: int, kinds: int) -> Chances:
    """Give the chances of how many cards have shown something, of which so many of a box's cards show it."""
    if past.trusts:
        return (0.0,) * marks + CERTAIN
    chances = [0.0] * (past.seen + past.unseen + 1)
    for with_fox, likely in ((0, 1.0 - past.fox), (1, past.fox)):
        if likely:
            unseen = past.unseen - with_fox
            for seen, chance in enumerate(_remembered(past, marks, showing, cards, kinds)):
                if chance:
                    for more, also in enumerate(drawn(unseen, showing - seen, cards - past.seen)):
                        chances[seen + more] += likely * chance * also
    return tuple(chances)


def _remembered(past: Past, marks: int, showing: int, cards: int, kinds: int) -> Chances:
    """Do so for the cards that were seen: how likely is each count, given the marks?"""
    lasting, straying = _lasting(past.fade, past.seen), _straying(past.fade, past.seen, past.per_card, kinds)
    weights = [
        chance * sum(_binomial(count, own, lasting) * _poisson(marks - own, straying) for own in range(marks + 1))
        for count, chance in enumerate(drawn(past.seen, showing, cards))
    ]
    whole = sum(weights)
    if not whole:  # marks that no game leaves: believe them as far as can be
        count = min(marks, past.seen)
        return (0.0,) * count + CERTAIN
    return tuple(weight / whole for weight in weights)


@lru_cache(maxsize=10_000)
def drawn(times: int, showing: int, cards: int) -> Chances:
    """Give the chances of how many of so many cards drawn show something (the hypergeometric distribution)."""
    if times > cards or showing < 0:
        return CERTAIN
    ways = comb(cards, times)
    return tuple(comb(showing, hits) * comb(cards - showing, times - hits) / ways for hits in range(times + 1))


def _lasting(fade: float, seen: int) -> float:
    """Give the chance that a mark of some card is still there. The newest of them was covered only now."""
    return sum((1 - fade) ** age for age in range(seen)) / seen if seen else 1.0


def _straying(fade: float, seen: int, per_card: float, kinds: int) -> float:
    """Give how many marks of one kind are to be expected that came from another."""
    all_marks = strays = 0.0
    for _ in range(seen):
        strays += all_marks * fade / 2 / kinds - strays * fade
        all_marks += per_card - all_marks * fade / 2
    return strays


def _binomial(times: int, hits: int, chance: float) -> float:
    return comb(times, hits) * chance**hits * (1 - chance) ** (times - hits) if hits <= times else 0.0


def _poisson(hits: int, expected: float) -> float:
    if not expected:
        return 0.0 if hits else 1.0
    return exp(-expected) * expected**hits / factorial(hits)
