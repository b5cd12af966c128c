"""What a trick asks for, and what it comes to."""

from __future__ import annotations

from collections.abc import Mapping

from foxden.core.seats import Card, Seat
from foxden.games.duet.box import GAZELLE, HEIR, MUSICIAN, rank_of, suit_of
from foxden.games.duet.state import Hand


def other(seat: Seat) -> Seat:
    return Seat(1 - seat)


def suit_to_follow(hand: Hand, led: Card) -> str | None:
    """Tell which suit a follower with this hand is bound to: none after an Heir, or without a card of it."""
    suit = suit_of(led)
    if rank_of(led) == HEIR or not any(suit_of(card) == suit for card in hand):
        return None
    return suit


def winner(leader: Seat, trick: tuple[Card, ...], decree: Card) -> Seat:
    """The higher trump wins, or else the higher card of the suit led."""
    led, followed = trick
    trump = suit_of(decree)
    if suit_of(led) == suit_of(followed):
        return leader if rank_of(led) > rank_of(followed) else other(leader)
    return other(leader) if suit_of(followed) == trump else leader


def possible_steps(trick: tuple[Card, ...], paws: Mapping[Card, int], won_by: Seat) -> frozenset[int]:
    """Give all moves of the tracker that the winner may choose from, signed: negative toward seat 0's end."""
    one, two = (paws[card] for card in trick)
    distances = {one + two}
    ranks = [rank_of(card) for card in trick]
    if GAZELLE in ranks:
        distances |= {one, two}
    if ranks == [GAZELLE, GAZELLE]:
        distances.add(0)
    toward_winner = -1 if won_by == 0 else 1
    signs = (-1, 1) if MUSICIAN in ranks else (toward_winner,)
    return frozenset(sign * distance for sign in signs for distance in distances)
