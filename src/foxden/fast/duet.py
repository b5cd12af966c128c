"""The Fox in the Forest Duet as kernels: `games/duet/rules.py`, rule by rule, over slots and bits.

A card is `suit * 10 + rank - 1`, in the order of `games.duet.box.DECK`; a hand is a mask of cards. A space is counted
from seat 0's end, so that the tracker and the gems can be found in the state.

An action is what is asked, and a bit: `state[ASKED] << 6 | bit`. The bit is a card (PLAY, SWAP, GIVE), LEAVE to leave
the decree, STILL plus the steps (MOVE), or the end (COVER). STOP is an action of its own that is always allowed.

Not kept is what the rules never look at again: the log of a round and the trick before.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from foxden.fast.arrays import Ints, copy
from foxden.fast.bits import count, lowest, nth
from foxden.fast.compiled import inlined, kernel
from foxden.fast.dice import below, scaled, turned

# The state
ASKED, ASKED_OF, ROUND, LEADER, HAND, DECREE, LED, FOLLOWED, GIVEN = 0, 1, 2, 3, 4, 6, 7, 8, 9
OFFER, ENDING, TRACKER, LOW, HIGH, FOREST, RESERVE, LEFT, GEMS = 11, 12, 13, 14, 15, 16, 17, 18, 19
"""HAND, GIVEN (the cards of an exchange) and GEMS (by space) are several slots. LEFT counts the gems on the board; LOW
and HIGH are the last open spaces of both ends."""
NONE: Final = -1
"""No card, or no seat."""

# What is asked, and how it ended
PLAY, SWAP, GIVE, MOVE, COVER, DEAL, NOTHING = range(7)
GOING_ON, WON, LOST_PATH, LOST_TIME, STOPPED = range(5)

# Actions
BIT: Final = 63
LEAVE, STILL, STOP = 30, 31, 5 << 6
MOST_MOVEMENT: Final = 15

# The config
SPACES, START, TOKENS, TREES, POINTS, PLUSES, PAWS, BOARD = 0, 1, 2, 3, 4, 5, 6, 36
"""PAWS is a slot a card. BOARD is a slot a space, with the gems that lie there first; behind it are the plus signs."""

HAND_SIZE, DECK_SIZE, ROUNDS, BOTH = 11, 30, 3, 0b11
DECK: Final = (1 << DECK_SIZE) - 1
_SUIT: Final = 0b11_1111_1111
_MUSICIANS, _FOXES, _GAZELLES, _GIFTS, _HEIRS = (
    sum(1 << suit * 10 + rank - 1 for suit in range(3)) for rank in (1, 3, 5, 7, 9)
)
BOUND_TO: Final = np.array(
    [DECK if card < 0 or 1 << card & _HEIRS else _SUIT << card // 10 * 10 for card in range(-1, DECK_SIZE)], np.int64
)
"""Which cards follow, by the card that was led plus one: all of them, if there is none or it is an Heir."""
EARLY_WIN_ROUND, EARLY_WIN_POINTS, FOREST_POINTS = 2, 10, 3


@inlined
def size(config: Ints) -> int:
    return GEMS + config[SPACES]


def new(config: Ints) -> Ints:
    state = np.zeros(size(config), np.int64)
    start(config, state)
    return state


@kernel
def start(config: Ints, state: Ints) -> None:
    state[ENDING] = GOING_ON
    state[ROUND] = 1
    state[OFFER] = state[DECREE] = state[GIVEN] = state[GIVEN + 1] = NONE
    state[HAND] = state[HAND + 1] = 0
    _clear_trick(state)
    _at_the_start(config, state)
    _ask_for_deal(state)


@inlined
def to_move(state: Ints) -> int:
    return state[ASKED_OF]


@inlined
def awaits_deal(state: Ints) -> bool:
    return state[ASKED] == DEAL


@inlined
def is_over(state: Ints) -> bool:
    return state[ASKED] == NOTHING


@inlined
def is_legal(config: Ints, state: Ints, seat: int, action: int) -> bool:
    if action == STOP:
        return not is_over(state)
    return action >> 6 == state[ASKED] and legal(config, state, seat) >> (action & BIT) & 1 != 0


@inlined
def legal(config: Ints, state: Ints, seat: int) -> int:
    """Give the bits of all actions that answer what is asked of this seat."""
    if not state[ASKED_OF] >> seat & 1:
        return 0
    asked = state[ASKED]
    hand = state[HAND + seat]
    if asked == PLAY:
        return _playable(hand, state[LED])
    if asked == SWAP:
        return hand | 1 << LEAVE
    if asked == GIVE:
        return hand
    if asked == MOVE:
        return _steps(config, state, seat)
    return BOTH


@kernel
def deal(config: Ints, state: Ints, rng: Ints) -> None:
    chance = rng[0]
    stock, left = DECK, DECK_SIZE
    for seat in range(2):
        hand = 0
        for _ in range(HAND_SIZE):
            chance = turned(chance)
            card = 1 << nth(stock, scaled(chance, left))
            stock ^= card
            hand |= card
            left -= 1
        state[HAND + seat] = hand
    rng[0] = chance = turned(chance)
    state[DECREE] = nth(stock, scaled(chance, left))
    dealt(config, state)


@inlined
def dealt(config: Ints, state: Ints) -> None:  # noqa: ARG001 - the same arguments for every game
    """Begin a round with the hands and the decree that lie in the state."""
    state[ASKED] = PLAY
    state[ASKED_OF] = 1 << state[LEADER]


@inlined
def play(config: Ints, state: Ints, seat: int, action: int) -> None:
    if action == STOP:
        _stop(state, seat)
        return
    state[OFFER] = NONE
    asked = state[ASKED]
    bit = action & BIT
    if asked == PLAY:
        complete = _play(state, seat, bit)
    elif asked == SWAP:
        complete = _swap(state, seat, bit)
    elif asked == GIVE:
        complete = _give(state, seat, bit)
    elif asked == MOVE:
        _end_trick(config, state, seat, bit - STILL)
        return
    else:
        _cover(state, bit)
        _next_round(state)
        return
    if complete:
        _trick_complete(config, state)


@inlined
def _stop(state: Ints, seat: int) -> None:
    if state[OFFER] == NONE or state[OFFER] == seat:
        state[OFFER] = seat
    else:
        _over(state, STOPPED)


@inlined
def _play(state: Ints, seat: int, card: int) -> bool:
    bit = 1 << card
    hand = state[HAND + seat] & ~bit
    state[HAND + seat] = hand
    leads = state[LED] == NONE
    state[LED if leads else FOLLOWED] = card
    # Foxes and Gift act at once, if there is a card to act with.
    if bit & _FOXES and hand:
        state[ASKED] = SWAP
        return False
    if bit & _GIFTS and hand and state[HAND + 1 - seat]:
        state[ASKED] = GIVE
        state[ASKED_OF] = BOTH
        return False
    if leads:
        state[ASKED_OF] = 2 >> seat
    return not leads


@inlined
def _swap(state: Ints, seat: int, card: int) -> bool:
    if card != LEAVE:
        state[HAND + seat] ^= 1 << card | 1 << state[DECREE]
        state[DECREE] = card
    return _go_on(state)


@inlined
def _give(state: Ints, seat: int, card: int) -> bool:
    state[GIVEN + seat] = card
    from_0, from_1 = state[GIVEN], state[GIVEN + 1]
    if NONE in (from_0, from_1):
        state[ASKED_OF] = 2 >> seat
        return False
    given = 1 << from_0 | 1 << from_1
    state[HAND] ^= given
    state[HAND + 1] ^= given
    state[GIVEN] = state[GIVEN + 1] = NONE
    return _go_on(state)


@inlined
def _go_on(state: Ints) -> bool:
    """What a card does is done: the follower plays, or the trick is complete."""
    if state[FOLLOWED] != NONE:
        return True
    state[ASKED] = PLAY
    state[ASKED_OF] = 2 >> state[LEADER]
    return False


@inlined
def _trick_complete(config: Ints, state: Ints) -> None:
    won_by = _winner(state)
    steps = _steps(config, state, won_by)
    if steps & (steps - 1):
        state[ASKED] = MOVE
        state[ASKED_OF] = 1 << won_by
    else:
        _end_trick(config, state, won_by, lowest(steps) - STILL)


@inlined
def _end_trick(config: Ints, state: Ints, won_by: int, steps: int) -> None:
    state[LEADER] = won_by
    _clear_trick(state)
    if not _walk(config, state, steps):
        _over(state, LOST_PATH)
        return
    if state[LEFT] == 0:
        _over(state, WON)
    elif state[HAND] | state[HAND + 1]:
        state[ASKED] = PLAY
        state[ASKED_OF] = 1 << won_by
    else:
        _end_round(config, state)


@kernel
def _end_round(config: Ints, state: Ints) -> None:
    if state[ROUND] == ROUNDS:
        _over(state, LOST_TIME)
        return
    _add_gems(config, state)
    if state[FOREST] == 0:
        _next_round(state)
    else:
        state[ASKED] = COVER
        state[ASKED_OF] = 1 << _dealer(state[ROUND] + 1)


@inlined
def _next_round(state: Ints) -> None:
    state[ROUND] += 1
    state[DECREE] = NONE
    _ask_for_deal(state)


@inlined
def _ask_for_deal(state: Ints) -> None:
    state[ASKED] = DEAL
    state[ASKED_OF] = 0
    state[LEADER] = 1 - _dealer(state[ROUND])


@inlined
def _dealer(of_round: int) -> int:
    return (of_round - 1) & 1


@inlined
def _over(state: Ints, ending: int) -> None:
    state[ASKED] = NOTHING
    state[ASKED_OF] = 0
    state[ENDING] = ending


@inlined
def scores(config: Ints, state: Ints, out: Ints) -> None:
    out[0] = out[1] = score(config, state)


@inlined
def score(config: Ints, state: Ints) -> int:
    if state[ENDING] != WON:
        return 0
    return (
        config[POINTS]
        + count(state[HAND] | state[HAND + 1])
        + (EARLY_WIN_POINTS if state[ROUND] == EARLY_WIN_ROUND else 0)
        + FOREST_POINTS * state[FOREST]
    )


@inlined
def winners(config: Ints, state: Ints) -> int:  # noqa: ARG001
    return BOTH if state[ENDING] == WON else 0


@inlined
def ending(state: Ints) -> int:
    return state[ENDING]


# What a trick asks for, and what it comes to: games/duet/tricks.py


@inlined
def _playable(hand: int, led: int) -> int:
    same_suit = hand & BOUND_TO[led + 1]
    return same_suit or hand


@inlined
def _winner(state: Ints) -> int:
    """The higher trump wins, or else the higher card of the suit led."""
    led, followed, leader = state[LED], state[FOLLOWED], state[LEADER]
    suit = led // 10
    if suit == followed // 10:
        return leader if led > followed else 1 - leader
    return 1 - leader if followed // 10 == state[DECREE] // 10 else leader


@inlined
def _steps(config: Ints, state: Ints, won_by: int) -> int:
    """Give all moves of the tracker that the complete trick leaves to its winner, as bits from STILL up and down."""
    led, followed = state[LED], state[FOLLOWED]
    one, two = config[PAWS + led], config[PAWS + followed]
    trick = 1 << led | 1 << followed
    toward = 1 if won_by == 1 else -1
    possible = _distances(trick, one * toward, two * toward)
    if trick & _MUSICIANS:
        possible |= _distances(trick, -one * toward, -two * toward)
    return possible


@inlined
def _distances(trick: int, one: int, two: int) -> int:
    possible = 1 << STILL + one + two
    if trick & _GAZELLES:
        possible |= 1 << STILL + one | 1 << STILL + two
        if not trick & ~_GAZELLES:
            possible |= 1 << STILL
    return possible


@inlined
def _clear_trick(state: Ints) -> None:
    state[LED] = state[FOLLOWED] = NONE


# The path: games/duet/path.py


@inlined
def _at_the_start(config: Ints, state: Ints) -> None:
    spaces = config[SPACES]
    state[TRACKER] = config[START]
    state[LOW], state[HIGH] = 0, spaces - 1
    state[FOREST], state[RESERVE] = config[TREES], config[TOKENS]
    state[LEFT] = 0
    for space in range(spaces):
        gems = config[BOARD + space]
        state[GEMS + space] = gems
        state[LEFT] += gems


@inlined
def _walk(config: Ints, state: Ints, steps: int) -> bool:
    """Move the tracker and collect a gem, or go past an end; False when lost in the forest."""
    to = state[TRACKER] + steps
    if state[LOW] <= to <= state[HIGH]:
        state[TRACKER] = to
        if state[GEMS + to]:
            state[GEMS + to] -= 1
            state[LEFT] -= 1
        return True
    if state[FOREST] == 0:
        return False
    _shorten(state, 0 if to < state[LOW] else 1)
    state[TRACKER] = config[START]
    return True


@inlined
def _cover(state: Ints, end: int) -> None:
    """Shorten the path between rounds; a tracker on the covered space goes to the other end."""
    last = state[HIGH if end else LOW]
    _shorten(state, end)
    if state[TRACKER] == last:
        state[TRACKER] = state[LOW if end else HIGH]


@inlined
def _add_gems(config: Ints, state: Ints) -> None:
    """Add a gem at each plus sign; if that space is covered, at the nearest one toward the centre that is not."""
    pluses = config[PLUSES]
    first = BOARD + config[SPACES]
    for at in range(pluses):
        space = min(max(config[first + at], state[LOW]), state[HIGH])
        state[GEMS + space] += 1
    state[LEFT] += pluses
    state[RESERVE] -= pluses


@inlined
def _shorten(state: Ints, end: int) -> None:
    """A forest token covers the last space of an end; its gems move one toward the centre."""
    last = state[HIGH if end else LOW]
    inward = last - 1 if end else last + 1
    state[GEMS + inward] += state[GEMS + last]
    state[GEMS + last] = 0
    state[HIGH if end else LOW] = inward
    state[FOREST] -= 1


# Chance


@inlined
def choose(config: Ints, state: Ints, seat: int, rng: Ints) -> int:
    offered = legal(config, state, seat)
    return state[ASKED] << 6 | nth(offered, below(rng, count(offered)))


@kernel
def playout_round(config: Ints, state: Ints, rng: Ints) -> int:
    moves = 0
    while state[ASKED] < COVER:
        seat = lowest(state[ASKED_OF])
        play(config, state, seat, choose(config, state, seat, rng))
        moves += 1
    return moves


@kernel
def playout(config: Ints, state: Ints, rng: Ints) -> int:
    moves = 0
    while not is_over(state):
        if awaits_deal(state):
            deal(config, state, rng)
        elif state[ASKED] == COVER:
            seat = lowest(state[ASKED_OF])
            play(config, state, seat, choose(config, state, seat, rng))
            moves += 1
        moves += playout_round(config, state, rng)
    return moves


@kernel
def play_random(config: Ints, state: Ints, rng: Ints, games: int, out: Ints) -> int:
    """Play whole games; a line for each: moves, deals, how it ended, who won (a mask), and both scores."""
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
