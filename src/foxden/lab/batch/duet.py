"""Many games of the Duet at once: `observations/duet.py` as kernels, with the memory that the arrays lack."""

from __future__ import annotations

from typing import Any, Final

from foxden.fast import duet
from foxden.fast.arrays import Ints
from foxden.fast.bits import count, lowest
from foxden.fast.compiled import inlined, kernel
from foxden.fast.duet import (
    ASKED,
    BIT,
    BOUND_TO,
    COVER,
    DEAL,
    DECK_SIZE,
    DECREE,
    FOLLOWED,
    FOREST,
    GEMS,
    GIVE,
    GIVEN,
    HAND,
    HIGH,
    LEADER,
    LEAVE,
    LED,
    LOW,
    NONE,
    OFFER,
    PLAY,
    RESERVE,
    ROUND,
    ROUNDS,
    SPACES,
    SWAP,
    TRACKER,
)

PLAYED, KNOWN, VOID, MEMORY = 0, 1, 3, 5
"""What a round leaves behind: the cards played; for each seat the partner's known cards and the suits they lack."""
_QUESTIONS: Final = 7
_SUITS: Final = 3


@inlined
def remember(state: Ints, memory: Ints, seat: int, action: int) -> None:
    """Take in what a move shows, before it is made."""
    bit = action & BIT
    partner = 1 - seat
    asked = state[ASKED]
    if asked == PLAY:
        memory[PLAYED] |= 1 << bit
        memory[KNOWN + partner] &= ~(1 << bit)
        led = state[LED]
        if not BOUND_TO[led + 1] >> bit & 1:
            memory[VOID + partner] |= 1 << led // 10
    elif asked == SWAP and bit != LEAVE:
        _moves(memory, partner, bit, state[DECREE])
    elif asked == GIVE and state[GIVEN + partner] != NONE:
        _moves(memory, seat, state[GIVEN + partner], bit)
        _moves(memory, partner, bit, state[GIVEN + partner])


@inlined
def _moves(memory: Ints, seat: int, gone: int, come: int) -> None:
    """A seat knows that a card has left its partner's hand, and another has come."""
    memory[KNOWN + seat] = memory[KNOWN + seat] & ~(1 << gone) | 1 << come
    memory[VOID + seat] &= ~(1 << come // 10)


@inlined
def forget(memory: Ints) -> None:
    for slot in range(MEMORY):
        memory[slot] = 0


@kernel
def begin(config: Ints, states: Ints, memories: Ints, seeds: Ints, rng: Ints, first: int, last: int) -> None:
    """Start games, each with a generator of its own."""
    for game in range(first, last):
        duet.start(config, states[game])
        forget(memories[game])
        rng[0] = seeds[game]
        duet.deal(config, states[game], rng)
        seeds[game] = rng[0]


@kernel
def step(
    config: Ints,
    states: Ints,
    memories: Ints,
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
        state, memory = states[game], memories[game]
        seat = lowest(duet.to_move(state))
        remember(state, memory, seat, actions[game])
        duet.play(config, state, seat, actions[game])
        over = duet.is_over(state)
        done[game] = over
        score = duet.score(config, state) if over else 0
        rewards[game, 0] = rewards[game, 1] = score
        if over:
            duet.start(config, state)
        if state[ASKED] in (COVER, DEAL):
            forget(memory)
        if state[ASKED] == DEAL:
            rng[0] = seeds[game]
            duet.deal(config, state, rng)
            seeds[game] = rng[0]


@kernel
def look(
    config: Ints,
    states: Ints,
    memories: Ints,
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
        seat = lowest(duet.to_move(state))
        movers[game] = seat
        observe(config, state, memories[game], seat, raw[game])
        offered, asked = duet.legal(config, state, seat), state[ASKED]
        for at in range(len(table)):
            masks[game, at] = table[at] >> 6 == asked and offered >> (table[at] & BIT) & 1 != 0


@kernel
def observe(config: Ints, state: Ints, memory: Ints, seat: int, raw: Any) -> None:  # noqa: ANN401
    """Fill in an observation, field by field in the order of its layout."""
    for slot in range(len(raw)):
        raw[slot] = 0
    spaces = config[SPACES]
    raw[seat] = 1
    at = 2
    raw[at + state[ASKED]] = 1
    at += _QUESTIONS
    at = _bits(raw, at, duet.to_move(state), 2)
    raw[at + state[ROUND] - 1] = 1
    at += ROUNDS
    raw[at + state[LEADER]] = 1
    at = _card(raw, at + 2, state[DECREE])
    at = _card(raw, at, state[LED])
    at = _card(raw, at, state[FOLLOWED])
    raw[at + state[TRACKER]] = 1
    at += spaces
    for space in range(spaces):
        raw[at + space] = state[GEMS + space]
    at += spaces
    for space in range(state[LOW], state[HIGH] + 1):
        raw[at + space] = 1
    at += spaces
    raw[at] = state[FOREST]
    raw[at + 1] = state[RESERVE]
    at += 2
    for each in range(2):
        raw[at + each] = count(state[HAND + each])
        raw[at + 2 + each] = state[OFFER] == each
        raw[at + 4 + each] = state[GIVEN + each] != NONE
    at = _bits(raw, at + 6, memory[PLAYED], DECK_SIZE)
    at = _bits(raw, at, memory[VOID + seat], _SUITS)
    at = _bits(raw, at, memory[KNOWN + seat], DECK_SIZE)
    at = _bits(raw, at, state[HAND + seat], DECK_SIZE)
    _card(raw, at, state[GIVEN + seat])


@inlined
def _bits(raw: Any, at: int, mask: int, size: int) -> int:  # noqa: ANN401
    for bit in range(size):
        raw[at + bit] = mask >> bit & 1
    return at + size


@inlined
def _card(raw: Any, at: int, card: int) -> int:  # noqa: ANN401
    if card != NONE:
        raw[at + card] = 1
    return at + DECK_SIZE
