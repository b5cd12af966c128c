"""Many games of Fool! at once: `observations/fool.py` as kernels, with the memory that the arrays lack."""

from __future__ import annotations

from typing import Any, Final

from foxden.fast import fool
from foxden.fast.arrays import Ints
from foxden.fast.bits import lowest
from foxden.fast.compiled import inlined, kernel
from foxden.fast.fool import (
    BIT,
    CARD,
    COLOUR,
    COLOURS,
    COUNT,
    FIRST,
    FOOLS,
    HAND,
    LEADER,
    MOST_SEATS,
    NONE,
    ONE,
    SEATS,
    TENS,
    TOTAL,
    TRICK,
    TURN,
    VALUES,
    WORDS,
)

VOID: Final = 0
PLAYED: Final = MOST_SEATS
MEMORY: Final = MOST_SEATS + WORDS
"""What a round leaves behind: the colours that each seat lacks, and the cards played, laid out like a hand."""


@inlined
def remember(state: Ints, memory: Ints, seat: int, action: int) -> None:
    """Take in what a card shows, before it is played."""
    colour = action >> 6
    memory[PLAYED + colour] += 1 << (action & BIT)
    if state[COLOUR] != NONE and action != ONE and colour != state[COLOUR]:
        memory[VOID + seat] |= 1 << state[COLOUR]


@inlined
def forget(memory: Ints) -> None:
    for slot in range(MEMORY):
        memory[slot] = 0


@kernel
def begin(config: Ints, states: Ints, memories: Ints, seeds: Ints, rng: Ints, first: int, last: int) -> None:
    """Start games, each with a generator of its own."""
    for game in range(first, last):
        fool.start(config, states[game])
        forget(memories[game])
        rng[0] = seeds[game]
        fool.deal(config, states[game], rng)
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
        for seat in range(config[SEATS]):
            rewards[game, seat] = -state[TOTAL + seat]
        turn = lowest(state[TURN])
        remember(state, memory, turn, actions[game])
        fool.play(config, state, turn, actions[game])
        for seat in range(config[SEATS]):
            rewards[game, seat] += state[TOTAL + seat]
        over = fool.is_over(state)
        done[game] = over
        if over:
            fool.start(config, state)
        if state[TURN] == 0:
            forget(memory)
            rng[0] = seeds[game]
            fool.deal(config, state, rng)
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
        seat = lowest(state[TURN])
        movers[game] = seat
        observe(config, state, memories[game], table, seat, raw[game])
        green, red, yellow, blue, ones = fool.legal(config, state, seat)
        for at in range(len(table)):
            colour, rank = table[at] >> 6, table[at] & BIT
            ranks = green if colour == 0 else red if colour == 1 else yellow if colour == 2 else blue
            masks[game, at] = (ones if colour == COLOURS else ranks) >> rank & 1 != 0


@kernel
def observe(config: Ints, state: Ints, memory: Ints, table: Ints, me: int, raw: Any) -> None:  # noqa: ANN401
    """Fill in an observation, field by field in the order of its layout."""
    for slot in range(len(raw)):
        raw[slot] = 0
    seats, cards = config[SEATS], len(table)
    colours = 4 * seats
    trick = colours + COLOURS
    values = trick + seats * WORDS
    numbers = values + seats
    played = numbers + 3 * seats
    void = played + cards
    hand = void + seats * COLOURS
    if state[COLOUR] != NONE:
        raw[colours + state[COLOUR]] = 1
    for each in range(seats):
        seat = me + each if me + each < seats else me + each - seats
        raw[each] = state[TURN] >> seat & 1
        raw[seats + each] = state[LEADER] == seat
        raw[2 * seats + each] = state[FIRST] == seat
        raw[3 * seats + each] = state[FOOLS] >> seat & 1
        if state[TRICK + seat]:
            card = state[TRICK + seat] & CARD
            raw[trick + each * WORDS + (card >> 6)] = 1
            raw[values + each] = 1 if card == ONE else config[VALUES + (card & BIT)]
        raw[numbers + each] = state[COUNT + seat]
        raw[numbers + seats + each] = state[TOTAL + seat]
        raw[numbers + 2 * seats + each] = state[TENS + seat]
        for colour in range(COLOURS):
            raw[void + each * COLOURS + colour] = memory[VOID + seat] >> colour & 1
    for at in range(cards):
        raw[played + at] = _copies(memory, PLAYED, table[at])
        raw[hand + at] = _copies(state, HAND + WORDS * me, table[at])


@inlined
def _copies(slots: Ints, first: int, card: int) -> int:
    """Tell how often a card is among those laid out from this slot on."""
    return slots[first + COLOURS] if card == ONE else slots[first + (card >> 6)] >> (card & BIT) & 1
