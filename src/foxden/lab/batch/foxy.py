"""Many games of Foxy at once: `observations/foxy.py` as kernels."""

from __future__ import annotations

from typing import Any, Final

from foxden.fast import foxy
from foxden.fast.arrays import Ints
from foxden.fast.bits import lowest
from foxden.fast.compiled import kernel
from foxden.fast.foxy import (
    ANNOUNCE_LAST,
    ANNOUNCED,
    BLANK,
    BOX,
    CIRCLE,
    DECK,
    EXACT_ONLY,
    FOX,
    FOX_RULE,
    NONE,
    OPEN,
    SEATS,
    TURN,
    TURNS,
    UNWRITTEN,
)

MEMORY: Final = 1
"""There is nothing to remember here: that is left to the players."""
_RULES: Final = 4
_VALUE: Final = CIRCLE - 1


@kernel
def begin(config: Ints, states: Ints, memories: Ints, seeds: Ints, rng: Ints, first: int, last: int) -> None:  # noqa: ARG001
    """Start games, each with a generator of its own."""
    for game in range(first, last):
        foxy.start(config, states[game])
        rng[0] = seeds[game]
        foxy.deal(config, states[game], rng)
        seeds[game] = rng[0]


@kernel
def step(
    config: Ints,
    states: Ints,
    memories: Ints,  # noqa: ARG001 - the same arguments for every game
    seeds: Ints,
    rng: Ints,
    actions: Ints,
    first: int,
    last: int,
    rewards: Any,  # noqa: ANN401 - of other types than Ints
    done: Any,  # noqa: ANN401
) -> None:
    """Make a move in each game, and go on to where somebody is to move again, in a new game if need be."""
    for game in range(first, last):
        state = states[game]
        foxy.play(config, state, lowest(foxy.to_move(state)), actions[game])
        over = foxy.is_over(state)
        done[game] = over
        for seat in range(config[SEATS]):
            rewards[game, seat] = foxy.counted(config, state, seat)[0] if over else 0
        if over:
            foxy.start(config, state)
            rng[0] = seeds[game]
            foxy.deal(config, state, rng)
            seeds[game] = rng[0]


@kernel
def look(
    config: Ints,
    states: Ints,
    memories: Ints,  # noqa: ARG001
    table: Ints,
    first: int,
    last: int,
    movers: Ints,
    raw: Any,  # noqa: ANN401
    masks: Any,  # noqa: ANN401
) -> None:
    """Tell who is to move, what they observe, and which of the actions in the table they may take."""
    for game in range(first, last):
        state = states[game]
        seat = lowest(foxy.to_move(state))
        movers[game] = seat
        observe(config, state, seat, raw[game])
        ways = foxy.legal(config, state, seat)
        for at in range(len(table)):
            masks[game, at] = table[at] // CIRCLE < ways


@kernel
def observe(config: Ints, state: Ints, me: int, raw: Any) -> None:  # noqa: ANN401
    """Fill in an observation, field by field in the order of its layout."""
    for slot in range(len(raw)):
        raw[slot] = 0
    seats, turn = config[SEATS], state[TURN]
    done = TURNS + FOX + 1
    announced = done + seats
    options = announced + TURNS
    sheet = options + _RULES + 2
    raw[turn] = 1
    raw[TURNS + state[DECK + turn]] = 1
    raw[options + config[FOX_RULE]] = 1
    raw[options + _RULES] = config[EXACT_ONLY]
    raw[options + _RULES + 1] = config[ANNOUNCE_LAST]
    for each in range(seats):
        seat = me + each if me + each < seats else me + each - seats
        raw[done + each] = 1 - (state[OPEN] >> seat & 1)
    for past in range(turn + 1):
        told = state[ANNOUNCED + past]
        if told != NONE:
            raw[announced + past] = 1 + (told & _VALUE)
        written = state[BOX + past * seats + me]
        if written not in (BLANK, UNWRITTEN):
            raw[sheet + past] = 1 + written % CIRCLE
            raw[sheet + TURNS + past] = written // CIRCLE
