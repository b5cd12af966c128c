"""Tables of Foxy with known cards, and what a seat at them sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from foxden.bots import Bot
from foxden.core.seats import DEALER, Card, Seat
from foxden.games.foxy import Deal, Estimate, Foxy, State, View

RULES = Foxy()


def dealt(seed: int, seats: int = 2, deck: Sequence[Card] | None = None, **options: Any) -> State:
    """Give a table where the cards lie ready: those given, or any."""
    state = RULES.start(RULES.options(options), seats)
    deal = RULES.deal(state, Random(seed)) if deck is None else Deal(tuple(deck))
    return RULES.play(state, DEALER, deal)


def turns(state: State, seat: int = 0, others: int = 1) -> Iterator[View]:
    """Give what a seat sees in each turn, where all write the same number whatever happens."""
    while RULES.outcome(state) is None:
        yield RULES.view(state, Seat(seat))
        for writer in RULES.seats_to_move(state):
            state = RULES.play(state, writer, Estimate(others))


def play(bots: Sequence[Bot], state: State, seed: int = 0) -> State:
    """Let bots play a game to its end, each with dice of its own."""
    dice = [Random(f"{seed}/{seat}") for seat in range(len(bots))]
    while RULES.outcome(state) is None:
        for seat in RULES.seats_to_move(state):
            view = RULES.view(state, seat)
            bots[seat].notice(view)
            move = bots[seat].choose(view, dice[seat])
            assert isinstance(move, Estimate)
            state = RULES.play(state, seat, move)
    return state


def written(state: State, seat: int) -> list[Estimate]:
    """Give all that a seat has written in a game that is over."""
    reveal = RULES.view(state, Seat(seat)).reveal
    assert reveal is not None
    return [move for move in reveal.sheets[seat] if isinstance(move, Estimate)]


def exact(state: State) -> list[int]:
    return list(RULES.table(state).exact or ())
