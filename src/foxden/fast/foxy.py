"""Foxy as kernels: `games/foxy/rules.py` and `count.py`, rule by rule, over slots.

A card is its place in `games.foxy.box.SHOWN`, 0 to 23, or FOX. An action is what is written: a number from 0 to 99,
plus CIRCLE if it is circled, or BLANK. That is also what stands in the boxes of the sheets.

The state keeps everything: the whole deck, all the boxes, and from the deal on the exact numbers.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from foxden.fast.arrays import Ints, copy
from foxden.fast.bits import lowest
from foxden.fast.compiled import inlined, kernel
from foxden.fast.dice import ROOM, below
from foxden.games.foxy.box import ANIMALS, SHOWN

TURNS, FOX, MOST_SEATS = 20, 24, 62
NUMBERS, BLANK, UNWRITTEN, CIRCLE = 100, 126, 127, 128
NONE: Final = -1

# The state
TURN, OPEN, CIRCLED, LAST_WRITER, ENDING, DECK, EXACT, ANNOUNCED, BOX = 0, 1, 2, 3, 4, 5, 25, 45, 65
"""TURN counts the finished turns. OPEN (who has not written in this one) and CIRCLED (who has bet) are masks of seats.
DECK, EXACT and ANNOUNCED (`seat << 7 | number`) are a slot a turn, BOX is a slot for each seat in each turn."""
GOING_ON, COUNTED = range(2)

# The config
SEATS, FOX_RULE, EXACT_ONLY, ANNOUNCE_LAST, CARDS, STOCK = range(6)
"""STOCK is a slot for every habitat card of the box."""
DIFFERENT, MOST_SEEN, SINGLES, CAT = range(4)

# All the counts of animals fit into one number: six bits for each of the nine, and some for an animal that never comes.
_FIELD, _COUNTER = 6, 0b11_1111
_NEVER: Final = len(ANIMALS) * _FIELD
_PLACES: Final = [[ANIMALS.index(animal) * _FIELD for animal in shown] for shown in SHOWN.values()] + [[]]
ADDS: Final = np.array([sum(1 << place for place in places) for places in _PLACES], np.int64)
"""What a card adds to the counts."""
FIRST, SECOND, THIRD = np.array([(*places, _NEVER, _NEVER, _NEVER)[:3] for places in _PLACES], np.int64).T.copy()
"""Where the counts of the animals on a card are."""
_CAT_PLACE: Final = ANIMALS.index("cat") * _FIELD
SOLO_DEVIATION: Final = 5


@inlined
def size(config: Ints) -> int:
    return BOX + TURNS * config[SEATS]


def new(config: Ints) -> Ints:
    state = np.zeros(size(config), np.int64)
    start(config, state)
    return state


@kernel
def start(config: Ints, state: Ints) -> None:
    for slot in range(BOX):
        state[slot] = 0
    state[LAST_WRITER] = NONE
    for turn in range(TURNS):
        state[DECK + turn] = state[EXACT + turn] = state[ANNOUNCED + turn] = NONE
    for box in range(BOX, size(config)):
        state[box] = UNWRITTEN


@inlined
def to_move(state: Ints) -> int:
    return state[OPEN]


@inlined
def awaits_deal(state: Ints) -> bool:
    return state[DECK] == NONE


@inlined
def is_over(state: Ints) -> bool:
    return state[ENDING] != GOING_ON


@inlined
def is_legal(config: Ints, state: Ints, seat: int, action: int) -> bool:
    if action == BLANK:
        return state[OPEN] >> seat & 1 != 0
    return (action & ~CIRCLE) < NUMBERS and action // CIRCLE < legal(config, state, seat)


@inlined
def legal(config: Ints, state: Ints, seat: int) -> int:  # noqa: ARG001 - the same arguments for every game
    """Tell how a seat may write: not at all, every number plain, or every number plain or circled (0, 1, 2)."""
    if not state[OPEN] >> seat & 1:
        return 0
    return 1 if state[CIRCLED] >> seat & 1 else 2


@kernel
def deal(config: Ints, state: Ints, rng: Ints) -> None:
    cards = config[CARDS]
    for at in range(TURNS - 1):
        drawn = below(rng, cards)
        while _is_among(drawn, rng, at):
            drawn = below(rng, cards)
        rng[ROOM + at] = drawn
        state[DECK + at] = config[STOCK + drawn]
    fox = below(rng, TURNS)
    state[DECK + TURNS - 1] = state[DECK + fox]
    state[DECK + fox] = FOX
    dealt(config, state)


@inlined
def _is_among(drawn: int, rng: Ints, before: int) -> bool:
    """Tell whether this card of the box was drawn before."""
    found = False
    for at in range(before):
        found |= rng[ROOM + at] == drawn
    return found


@kernel
def dealt(config: Ints, state: Ints) -> None:
    """Begin with the deck that lies in the state."""
    _exact_numbers(config, state)
    state[OPEN] = (1 << config[SEATS]) - 1


@inlined
def play(config: Ints, state: Ints, seat: int, action: int) -> None:
    state[BOX + state[TURN] * config[SEATS] + seat] = action
    if action != BLANK:
        state[LAST_WRITER] = seat
        if action & CIRCLE:
            state[CIRCLED] |= 1 << seat
    state[OPEN] ^= 1 << seat
    if state[OPEN] == 0:
        _turn_complete(config, state)


@inlined
def _turn_complete(config: Ints, state: Ints) -> None:
    turn = state[TURN]
    last = state[LAST_WRITER]
    if config[ANNOUNCE_LAST] and last != NONE:
        state[ANNOUNCED + turn] = last << 7 | state[BOX + turn * config[SEATS] + last] & ~CIRCLE
    state[LAST_WRITER] = NONE
    state[TURN] = turn + 1
    if turn + 1 == TURNS:
        state[ENDING] = COUNTED
    else:
        state[OPEN] = (1 << config[SEATS]) - 1


@inlined
def scores(config: Ints, state: Ints, out: Ints) -> None:
    for seat in range(config[SEATS]):
        out[seat] = counted(config, state, seat)[0]


@kernel
def winners(config: Ints, state: Ints) -> int:
    """Most points; then more from the circle; then fewer crossed out; then shared. Alone: close enough."""
    seats = config[SEATS]
    if seats == 1:
        return 1 if counted(config, state, 0)[3] <= SOLO_DEVIATION else 0
    best = mask = 0
    for seat in range(seats):
        total, circled_points, crossed, _ = counted(config, state, seat)
        rank = (total << 8 | circled_points) << 8 | TURNS - crossed
        if rank > best:
            best, mask = rank, 0
        if rank == best:
            mask |= 1 << seat
    return mask


@inlined
def ending(state: Ints) -> int:
    return state[ENDING]


# The count: games/foxy/count.py


@inlined
def _exact_numbers(config: Ints, state: Ints) -> None:
    """Count the animals, card by card; give the exact number of each turn."""
    rule = config[FOX_RULE]
    seen = singles = 0
    for turn in range(TURNS):
        card = state[DECK + turn]
        if card == FOX and rule != CAT:
            # "The fox is not included in this count": it shows no animal and asks another question.
            state[EXACT + turn] = singles if rule == SINGLES else _different_or_most(seen, rule)
            continue
        if card == FOX:
            seen += 1 << _CAT_PLACE
            state[EXACT + turn] = seen >> _CAT_PLACE & _COUNTER
            continue
        seen += ADDS[card]
        state[EXACT + turn] = (
            (seen >> FIRST[card] & _COUNTER) + (seen >> SECOND[card] & _COUNTER) + (seen >> THIRD[card] & _COUNTER)
        )
        if SECOND[card] == _NEVER:
            singles += 1


@inlined
def _different_or_most(seen: int, rule: int) -> int:
    different = most = 0
    for animal in range(len(ANIMALS)):
        times = seen >> animal * _FIELD & _COUNTER
        different += times > 0
        most = max(most, times)
    return different if rule == DIFFERENT else most


@inlined
def worth(config: Ints, written: int, exact: int) -> tuple[int, int, int, int]:
    """Compare one written number with the exact one: points, those from the circle, crossed out or not, deviation."""
    if written == BLANK:
        # Not crossed out; alone it counts as a 0.
        return 0, 0, 0, exact
    value = written & ~CIRCLE
    if value > exact:
        return 0, 0, 1, value - exact
    if written & CIRCLE:
        bet = 2 * value if value == exact else 0
        return bet, bet, 0, exact - value
    return 0 if config[EXACT_ONLY] and value < exact else value, 0, 0, exact - value


@inlined
def counted(config: Ints, state: Ints, seat: int) -> tuple[int, int, int, int]:
    """Check every box of a sheet: points, those from the circle, how many crossed out, deviation."""
    total = circled_points = crossed = deviation = 0
    for turn in range(TURNS):
        points, bet, cross, off = worth(config, state[BOX + turn * config[SEATS] + seat], state[EXACT + turn])
        total += points
        circled_points += bet
        crossed += cross
        deviation += off
    return total, circled_points, crossed, deviation


# Chance


@inlined
def choose(config: Ints, state: Ints, seat: int, rng: Ints) -> int:
    drawn = below(rng, NUMBERS * legal(config, state, seat))
    return drawn if drawn < NUMBERS else drawn - NUMBERS | CIRCLE


@kernel
def playout_round(config: Ints, state: Ints, rng: Ints) -> int:
    """Foxy is one round: play to the end."""
    moves = 0
    while state[OPEN]:
        seat = lowest(state[OPEN])
        play(config, state, seat, choose(config, state, seat, rng))
        moves += 1
    return moves


@kernel
def playout(config: Ints, state: Ints, rng: Ints) -> int:
    if awaits_deal(state):
        deal(config, state, rng)
    return playout_round(config, state, rng)


@kernel
def play_random(config: Ints, state: Ints, rng: Ints, games: int, out: Ints) -> int:
    """Play whole games; a line for each: moves, deals, how it ended, who won (a mask), and the points."""
    total = 0
    for game in range(games):
        start(config, state)
        moves = playout(config, state, rng)
        total += moves
        line = out[game]
        line[0], line[1], line[2], line[3] = moves, 1, state[ENDING], winners(config, state)
        scores(config, state, line[4:])
    return total


@kernel
def rollouts(config: Ints, state: Ints, scratch: Ints, rng: Ints, times: int) -> int:
    """Play from this state to the end, again and again."""
    moves = 0
    for _ in range(times):
        copy(state, scratch)
        moves += playout_round(config, scratch, rng)
    return moves
