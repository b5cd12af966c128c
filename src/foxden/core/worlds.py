"""Dealing out unknown cards so that everything already shown stays true: the common part of imagining a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from foxden.core.errors import Unreadable

T = TypeVar("T")

MIXING_ROUNDS = 6
"""How many exchanges in a ring are tried for each card after the first fit. Each is as likely as its reverse, and rings
through all holders lead from any fitting deal to any other, so that in the long run all are equally likely, however
the first one came about."""
SHARE_OF_LONGER_RINGS = 0.4


def contradiction() -> Unreadable:
    """Tell that no world is like a view. One that the rules have built always has one: the true one."""
    return Unreadable("This view contradicts itself.")


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
    longest = min(len(room), len(deck))
    for _ in range(MIXING_ROUNDS * len(deck)):
        size = 2
        while size < longest and rng.random() < SHARE_OF_LONGER_RINGS:
            size += 1
        ring = rng.sample(range(len(deck)), size) if size <= longest else []
        places = [where[card] for card in ring[1:] + ring[:1]]
        if all(place[0] in homes[card] for card, place in zip(ring, places, strict=True)):
            for card, (holder, at) in zip(ring, places, strict=True):
                held[holder][at] = card
                where[card] = holder, at
    return [[deck[card] for card in cards] for cards in held]
