"""Dealing out unknown cards so that everything already shown stays true: the common part of imagining a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")

MIXING_ROUNDS = 4
"""How many exchanges are tried for each card after the first fit. Each is as likely as its reverse, so that in the
long run every fitting deal is equally likely, however the first one came about."""


def deal_out(
    cards: Sequence[T], room: Sequence[int], may_hold: Callable[[int, T], bool], rng: Random
) -> list[list[T]] | None:
    """Share all cards among holders who have room for just so many and may not hold everything; None if impossible."""
    deck = list(cards)
    rng.shuffle(deck)
    homes = [[holder for holder in range(len(room)) if may_hold(holder, card)] for card in deck]
    held: list[list[int]] = [[] for _ in room]

    def place(card: int, tried: set[int]) -> bool:
        """Find a home for a card, moving others out of the way if need be (augmenting paths)."""
        for holder in rng.sample(homes[card], len(homes[card])):
            if holder in tried:
                continue
            tried.add(holder)
            if len(held[holder]) < room[holder]:
                held[holder].append(card)
                return True
            for at, other in enumerate(held[holder]):
                if place(other, tried):
                    held[holder][at] = card
                    return True
        return False

    if not all(place(card, set()) for card in range(len(deck))):
        return None
    where = {card: (holder, at) for holder, cards in enumerate(held) for at, card in enumerate(cards)}
    for _ in range(MIXING_ROUNDS * len(deck)):
        one, other = rng.randrange(len(deck)), rng.randrange(len(deck))
        (here, i), (there, j) = where[one], where[other]
        if here != there and there in homes[one] and here in homes[other]:
            held[here][i], held[there][j] = other, one
            where[one], where[other] = (there, j), (here, i)
    return [[deck[card] for card in cards] for cards in held]
