"""What a trick asks for, and what it comes to."""

from __future__ import annotations

from functools import lru_cache

from foxden.core.seats import Card, Seat
from foxden.games.duet.box import GAZELLE, HEIR, MUSICIAN, rank_of, suit_of
from foxden.games.duet.state import Hand


def other(seat: Seat) -> Seat:
    return Seat(1 - seat)


def suit_to_follow(hand: Hand, led: Card) -> str | None:
    """Tell which suit a follower with this hand is bound to: none after an Heir, or without a card of it."""
    suit = suit_of(led)
    if rank_of(led) != HEIR:
        for card in hand:  # a loop, because `any` takes twice as long and every card played asks this
            if card[0] == suit:
                return suit
    return None


def winner(leader: Seat, trick: tuple[Card, ...], decree: Card) -> Seat:
    """The higher trump wins, or else the higher card of the suit led."""
    led, followed = trick
    trump = suit_of(decree)
    if suit_of(led) == suit_of(followed):
        return leader if rank_of(led) > rank_of(followed) else other(leader)
    return other(leader) if suit_of(followed) == trump else leader


@lru_cache(maxsize=4096)
def distances(trick: tuple[Card, ...], movement: tuple[int, ...]) -> frozenset[int]:
    """Give all moves of the tracker that a trick leaves to its winner, counted toward the winner's end."""
    ranks = [rank_of(card) for card in trick]
    one, two = (movement[rank - 1] for rank in ranks)
    possible = {one + two}
    if GAZELLE in ranks:
        possible |= {one, two}
    if ranks == [GAZELLE, GAZELLE]:
        possible.add(0)
    if MUSICIAN in ranks:
        possible |= {-distance for distance in possible}
    return frozenset(possible)
