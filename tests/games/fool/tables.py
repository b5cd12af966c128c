"""Tables of Fool! in a few words.

A hand is `G17 R2 1`; moves are `1 G17, 2 G9`: seat 1 plays the green 17, then seat 2 the green 9.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from foxden.core.boxes import standard_box_text
from foxden.core.errors import IllegalMove, Unreadable
from foxden.core.seats import DEALER, Card, Seat
from foxden.games.fool import Deal, Fool, Play, State
from foxden.games.fool.state import Round

FOOL = Fool()

FOUR_HANDS = (
    "G2 G3 G4 G5 G6 G7 Y8 Y11 B3 B5 B6 1",
    "G16 G17 R2 R8 R9 R10 R11 R12 Y6 Y7 Y10 B4",
    "G8 G9 R3 R4 R5 R6 R7 Y2 Y4 B2 1 1",
    "G10 G11 G12 G13 G14 G15 R13 Y3 Y5 Y9 B7 B8",
)
"""All 48 cards for four players."""


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def a_deal(*hands: str) -> Deal:
    return Deal(tuple(map(cards, hands)))


def before_the_deal(seats: int = 4) -> State:
    return FOOL.start(FOOL.options(), seats)


def shuffled(seats: int, seed: int = 1) -> State:
    state = before_the_deal(seats)
    return FOOL.play(state, DEALER, FOOL.deal(state, Random(seed)))


def dealt(*hands: str) -> State:
    """Give the table at which the whole deck is dealt like this."""
    return FOOL.play(before_the_deal(len(hands)), DEALER, a_deal(*hands))


def late(
    *hands: str, leader: int = 1, fools: tuple[int, ...] = (), first: int = 1, rounds: Sequence[tuple[int, ...]] = ()
) -> State:
    """Give a table late in a round, with few cards left, after rounds with these scores."""
    state = replace(
        before_the_deal(len(hands)),
        leader=Seat(leader),
        first=Seat(first),
        round=len(rounds) + 1,
        rounds=tuple(Round(scores, (Seat(0),)) for scores in rounds),
    )
    state = FOOL.play(state, DEALER, FOOL.deal(state, Random(1)))
    return replace(state, hands=tuple(map(_in_order, hands)), fools=tuple(map(Seat, fools)))


def _in_order(text: str) -> tuple[Card, ...]:
    return tuple(sorted(cards(text), key=FOOL.box.stocks[8].order.__getitem__))


def after(state: State, *moves: str) -> State:
    for line in ", ".join(moves).split(", "):
        seat, card = line.split()
        state = FOOL.play(state, Seat(int(seat)), Play(Card(card)))
    return state


def next_trick(state: State) -> tuple[int | None, tuple[int, ...]]:
    """Tell who leads the trick that comes, and who sits it out."""
    shown = FOOL.table(state)
    assert shown.trick == ()
    return shown.leader, shown.fools


def legal(state: State, seat: int) -> str:
    return " ".join(move.card for move in FOOL.legal_moves(state, Seat(seat)))


def last_scores(state: State) -> tuple[int, ...]:
    return FOOL.table(state).rounds[-1].scores


def refused(state: State, move: str) -> tuple[str, str]:
    """Give the code and the sentence with which a move is refused."""
    with pytest.raises(IllegalMove) as refusal:
        after(state, move)
    return refusal.value.code, str(refusal.value)


def deal_refused(state: State, *hands: str) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as refusal:
        FOOL.play(state, DEALER, a_deal(*hands))
    return refusal.value.code, str(refusal.value)


def a_box(**changes: object) -> Fool:
    """Give the game with another box: the standard one, but for these keys."""
    return Fool(FOOL.read_box(json.dumps(json.loads(standard_box_text("fool")) | changes).encode()))


def box_refused(**changes: object) -> str:
    with pytest.raises(Unreadable) as refusal:
        a_box(**changes)
    return str(refusal.value)
