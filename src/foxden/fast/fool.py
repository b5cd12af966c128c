"""Fool! as kernels: `games/fool/rules.py`, rule by rule, over slots and bits.

A card is `colour << 6 | rank`, and so is the action that plays it. Colours are numbered as in `games.fool.box.COLOURS`.
The rank is the place of the card's value among all values of the deck, so that cards of different colours compare as
their values do; with the standard box it is the value less 2. Every 1 is the card ONE.

A hand is five slots: a mask of ranks for each colour, and the number of 1s.

Not kept is what the rules never look at again: finished tricks, the hands laid open after a round, and the scores of
single rounds. What they add up to is.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from foxden.fast.arrays import Ints, copy
from foxden.fast.bits import count, lowest, nth
from foxden.fast.compiled import inlined, kernel
from foxden.fast.dice import ROOM, below, scaled, turned

MOST_SEATS, COLOURS = 8, 4
BIT: Final = 63
ONE: Final = COLOURS << 6
NONE: Final = -1
"""No card, no colour, or no seat."""
MOST_RANKS: Final = 62

# The state
TURN, ROUND, FIRST, LEADER, COLOUR, FOOLS, WAITING, ENDING = range(8)
"""TURN, FOOLS (who sits out this trick) and WAITING (who plays later in it) are masks of seats."""
WORDS: Final = COLOURS + 1
TRICK, COUNT, TOTAL, TENS, HAND, SIZE = 8, 16, 24, 32, 40, 80
"""What was played in the trick, the cards in hand, the total and how often +10 was scored: a slot a seat. Then hands.

What was played is `worth << 12 | seat << 9 | card`, or 0 for nothing, so that the best is simply the highest.
"""
CARD: Final = 511

GOING_ON, LOWEST_TOTAL, OUT_OFTEN = range(3)

# The config
SEATS, DISCS, CARDS, VALUES, STOCK = 0, 1, 2, 3, 65
"""VALUES is a slot a rank; STOCK is a slot for every card of the deck."""

ONE_LEFT_COSTS, OUT, TENS_TO_END, TOTAL_TO_END = 5, 10, 6, -80


@inlined
def size(config: Ints) -> int:  # noqa: ARG001 - the same arguments for every game
    return SIZE


def new(config: Ints) -> Ints:
    state = np.zeros(SIZE, np.int64)
    start(config, state)
    return state


@kernel
def start(config: Ints, state: Ints) -> None:  # noqa: ARG001
    for slot in range(SIZE):
        state[slot] = 0
    state[ROUND] = state[FIRST] = state[LEADER] = 1
    _clear_trick(state)


@inlined
def to_move(state: Ints) -> int:
    return state[TURN]


@inlined
def awaits_deal(state: Ints) -> bool:
    return state[TURN] == 0 and not is_over(state)


@inlined
def is_over(state: Ints) -> bool:
    return state[ENDING] != GOING_ON


@inlined
def is_legal(config: Ints, state: Ints, seat: int, action: int) -> bool:
    return legal(config, state, seat)[action >> 6] >> (action & BIT) & 1 != 0


@inlined
def legal(config: Ints, state: Ints, seat: int) -> tuple[int, int, int, int, int]:  # noqa: ARG001
    """Give the cards that may be played: a mask of ranks for each colour, and 1 if there is a 1 to play."""
    if not state[TURN] >> seat & 1:
        return 0, 0, 0, 0, 0
    hand = HAND + WORDS * seat
    ones = 1 if state[hand + COLOURS] else 0
    bound = _bound_to(state, hand)
    if bound == NONE:
        return state[hand], state[hand + 1], state[hand + 2], state[hand + 3], ones
    same = state[hand + bound]
    return (
        same if bound == 0 else 0,
        same if bound == 1 else 0,
        same if bound == 2 else 0,
        same if bound == 3 else 0,
        ones,
    )


@kernel
def deal(config: Ints, state: Ints, rng: Ints) -> None:
    _clear_hands(state)
    seats, left = config[SEATS], config[CARDS]
    each = left // seats
    for at in range(left):
        rng[ROOM + at] = config[STOCK + at]
    chance = rng[0]
    for seat in range(seats):
        hand = HAND + WORDS * seat
        for _ in range(each):
            left -= 1
            drawn = left
            # The last hand is what is left.
            if seat < seats - 1:
                chance = turned(chance)
                drawn = scaled(chance, left + 1)
            card = rng[ROOM + drawn]
            rng[ROOM + drawn] = rng[ROOM + left]
            state[hand + (card >> 6)] += 1 << (card & BIT)
    rng[0] = chance
    dealt(config, state)


@inlined
def dealt(config: Ints, state: Ints) -> None:
    """Begin a round with the hands that lie in the state."""
    seats = config[SEATS]
    each = config[CARDS] // seats
    for seat in range(seats):
        state[COUNT + seat] = each
    _lead(config, state, state[LEADER])


@inlined
def play(config: Ints, state: Ints, seat: int, action: int) -> None:
    colour = action >> 6
    state[HAND + WORDS * seat + colour] -= 1 << (action & BIT)
    state[COUNT + seat] -= 1
    if state[COLOUR] == NONE and action != ONE:
        state[COLOUR] = colour
    state[TRICK + seat] = _worth(config, state, seat, action) << 12 | seat << 9 | action
    waiting = state[WAITING]
    if waiting:
        # Clockwise, past the Fools.
        following = waiting >> seat << seat or waiting
        turn = following & -following
        state[TURN] = turn
        state[WAITING] = waiting ^ turn
    else:
        _trick_complete(config, state)


@inlined
def _lead(config: Ints, state: Ints, seat: int) -> None:
    state[LEADER] = seat
    state[TURN] = 1 << seat
    state[WAITING] = (1 << config[SEATS]) - 1 & ~(state[FOOLS] | 1 << seat)


@inlined
def _trick_complete(config: Ints, state: Ints) -> None:
    winner = _winner(config, state)
    fools = _worst(config, state)
    _clear_trick(state)
    if _all_hold_cards(config, state):
        state[FOOLS] = fools
        _lead(config, state, winner)
    else:
        _end_round(config, state, fools)


@inlined
def _all_hold_cards(config: Ints, state: Ints) -> bool:
    fewest = state[COUNT]
    for seat in range(1, config[SEATS]):
        fewest = min(fewest, state[COUNT + seat])
    return fewest > 0


@kernel
def _end_round(config: Ints, state: Ints, fools: int) -> None:
    seats = config[SEATS]
    for seat in range(seats):
        if state[COUNT + seat]:
            state[TOTAL + seat] -= cost(config, state, seat)
        elif not fools >> seat & 1:
            state[TOTAL + seat] += OUT
            state[TENS + seat] += 1
    state[TURN] = state[FOOLS] = 0
    state[ENDING] = _how_it_ends(config, state)
    if is_over(state):
        state[LEADER] = NONE
        return
    first = seat = state[FIRST]
    for step in range(seats):
        seat = seat + 1 if seat + 1 < seats else 0
        if step == 0 or state[TOTAL + seat] < state[TOTAL + first]:
            first = seat
    state[ROUND] += 1
    state[FIRST] = state[LEADER] = first
    _clear_hands(state)


@inlined
def _how_it_ends(config: Ints, state: Ints) -> int:
    ends = GOING_ON
    for seat in range(config[SEATS]):
        if state[TOTAL + seat] <= TOTAL_TO_END:
            return LOWEST_TOTAL
        if state[TENS + seat] >= TENS_TO_END:
            ends = OUT_OFTEN
    return ends


@inlined
def scores(config: Ints, state: Ints, out: Ints) -> None:
    """Give the totals, at any time."""
    for seat in range(config[SEATS]):
        out[seat] = state[TOTAL + seat]


@inlined
def winners(config: Ints, state: Ints) -> int:
    best = state[TOTAL]
    for seat in range(1, config[SEATS]):
        best = max(best, state[TOTAL + seat])
    mask = 0
    for seat in range(config[SEATS]):
        if state[TOTAL + seat] == best:
            mask |= 1 << seat
    return mask


@inlined
def ending(state: Ints) -> int:
    return state[ENDING]


# What a trick asks for, and what it comes to: games/fool/tricks.py


@inlined
def _bound_to(state: Ints, hand: int) -> int:
    """Give the colour that a player with this hand has to follow, or NONE."""
    colour = state[COLOUR]
    return colour if colour != NONE and state[hand + colour] else NONE


@inlined
def _worth(config: Ints, state: Ints, seat: int, card: int) -> int:
    """Rank a card in its trick: discards below the trick's colour, 1s at its bottom; of equals, the later."""
    rank = 0 if card == ONE else 1 + (card & BIT)
    follows = 1 if card == ONE or card >> 6 == state[COLOUR] else 0
    place = seat - state[LEADER]
    if place < 0:
        place += config[SEATS]
    return (follows << 7 | rank) << 3 | MOST_SEATS - 1 - place


@inlined
def _winner(config: Ints, state: Ints) -> int:
    # In a trick of nothing but 1s the first played is the best of equals: the leader wins.
    best = 0
    for seat in range(config[SEATS]):
        best = max(best, state[TRICK + seat])
    return best >> 9 & MOST_SEATS - 1


@inlined
def _worst(config: Ints, state: Ints) -> int:
    """Give those who played the worst cards: as many as there are discs."""
    fools = worst = 0
    for _ in range(config[DISCS]):
        least = 1 << 30
        for seat in range(config[SEATS]):
            played = state[TRICK + seat]
            least = min(least, played if played > worst else 1 << 30)
        worst = least
        fools |= 1 << (worst >> 9 & MOST_SEATS - 1)
    return fools


@inlined
def cost(config: Ints, state: Ints, seat: int) -> int:
    """Add up what the cards left in a hand cost."""
    hand = HAND + WORDS * seat
    total = ONE_LEFT_COSTS * state[hand + COLOURS]
    for colour in range(COLOURS):
        ranks = state[hand + colour]
        while ranks:
            total += config[VALUES + lowest(ranks)]
            ranks &= ranks - 1
    return total


@inlined
def _clear_trick(state: Ints) -> None:
    state[COLOUR] = NONE
    for seat in range(MOST_SEATS):
        state[TRICK + seat] = 0


@inlined
def _clear_hands(state: Ints) -> None:
    for slot in range(HAND, SIZE):
        state[slot] = 0
    for seat in range(MOST_SEATS):
        state[COUNT + seat] = 0


# Chance


@inlined
def choose(config: Ints, state: Ints, seat: int, rng: Ints) -> int:  # noqa: ARG001
    hand = HAND + WORDS * seat
    ones = 1 if state[hand + COLOURS] else 0
    bound = _bound_to(state, hand)
    if bound != NONE:
        same = state[hand + bound]
        cards = count(same)
        which = below(rng, cards + ones)
        return bound << 6 | nth(same, which) if which < cards else ONE
    green = count(state[hand])
    red = green + count(state[hand + 1])
    yellow = red + count(state[hand + 2])
    blue = yellow + count(state[hand + 3])
    which = below(rng, blue + ones)
    # How many colours are passed over, and how many cards: without branches, which would be guessed wrong.
    colour = int(which >= green) + int(which >= red) + int(which >= yellow) + int(which >= blue)
    which -= max(green * (which >= green), red * (which >= red), yellow * (which >= yellow), blue * (which >= blue))
    return colour << 6 | nth(ones if colour == COLOURS else state[hand + colour], which)


@kernel
def playout_round(config: Ints, state: Ints, rng: Ints) -> int:
    moves = 0
    while state[TURN]:
        seat = lowest(state[TURN])
        play(config, state, seat, choose(config, state, seat, rng))
        moves += 1
    return moves


@kernel
def playout(config: Ints, state: Ints, rng: Ints) -> int:
    moves = 0
    while not is_over(state):
        if awaits_deal(state):
            deal(config, state, rng)
        moves += playout_round(config, state, rng)
    return moves


@kernel
def play_random(config: Ints, state: Ints, rng: Ints, games: int, out: Ints) -> int:
    """Play whole games; a line for each: moves, deals, how it ended, who won (a mask), and the totals."""
    total = 0
    for game in range(games):
        start(config, state)
        moves = playout(config, state, rng)
        total += moves
        line = out[game]
        line[0], line[1], line[2], line[3] = moves, state[ROUND], state[ENDING], winners(config, state)
        scores(config, state, line[4:])
    return total


@kernel
def rollouts(config: Ints, state: Ints, scratch: Ints, rng: Ints, times: int) -> int:
    """Play from this state to the end of the round, again and again."""
    moves = 0
    for _ in range(times):
        copy(state, scratch)
        moves += playout_round(config, scratch, rng)
    return moves
