"""Playing by experience: a small network that was taught by many games, and is asked what it would do.

`tools/duet_instinct` taught it, and says how. What a seat sees becomes 352 yes-or-no features, in which whoever looks
sits at the upper end of the path, trump is the first suit, and the suit of which they hold more the second. Two layers
further on there is a number for each thing that can be done; the highest of those that are allowed is done.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from foxden.bots.duet.knowledge import NUMBER, Knowledge, knowledge, places
from foxden.core.seats import Card
from foxden.games.duet import Cover, Duet, Give, Move, Play, Swap, View
from foxden.games.duet.box import ROUNDS, DuetBox, rank_of, suit_of
from foxden.games.duet.box import Level as Board
from foxden.games.duet.moves import AnyMove
from foxden.games.duet.state import Question

Floats = NDArray[np.float32]

SPACES, REACH, MOST_STEPS, MOST_GEMS, MOST_TREES = 11, 5, 6, 22, 4
QUESTIONS: Final[tuple[Question, ...]] = ("play", "swap", "give", "move", "cover")

# Where the features are
LEADS, MINE, POSSIBLE, KNOWN, SHOWN, LED, FOLLOWED = 5, 6, 36, 66, 96, 126, 156
DECREE, I_LACK, PARTNER_LACKS = 186, 196, 199
TRACKER, GEMS, AROUND, GEM_NEAR, GEMS_NEAR, COVERED, FOREST = 202, 213, 246, 259, 272, 285, 295
ROUND, IN_HAND, LEFT, PLUS, LEVEL, FEATURES = 300, 303, 315, 338, 349, 352
# Where the choices are
TO_SWAP, TO_LEAVE, TO_GIVE, TO_MOVE, TO_COVER, CHOICES = 30, 60, 61, 91, 104, 106


class Layer(NamedTuple):
    """One layer of a network; the weights of each input are a row."""

    weights: Floats
    bias: Floats


@cache
def experience(name: str) -> tuple[Layer, ...]:
    """Unpack a network: a weight is a byte, and each neuron has a scale."""
    with files(__package__).joinpath("experience.npz").open("rb") as file:
        kept: Any = np.load(file)
        return tuple(
            Layer(
                np.ascontiguousarray((kept[f"{name}_weight{at}"] * kept[f"{name}_scale{at}"][:, None]).T),
                kept[f"{name}_bias{at}"],
            )
            for at in range(3)
        )


def has_experience(rules: Duet, level: int) -> bool:
    """Tell whether this board can be seen with these features, and whether paws mean what they meant there."""
    board = rules.box.levels[level]
    gems = sum(board.gems) + (ROUNDS - 1) * len(board.plus)
    fits = board.reach == REACH and gems <= MOST_GEMS and board.forest <= MOST_TREES
    return fits and rules.box.movement == _learned().movement


@cache
def _learned() -> DuetBox:
    return Duet().box


def _most_like(board: Board) -> int:
    """Give the place of the board it has played on that has as many gems, or nearly."""
    boards = list(_learned().levels.values())
    return min(range(len(boards)), key=lambda at: abs(sum(boards[at].gems) - sum(board.gems)))


class Mind(NamedTuple):
    """What somebody has become by playing."""

    name: str
    """Of the network."""
    counts_cards: bool
    """Whether they keep in mind which cards are gone, and which suits were not followed."""
    is_sure: bool
    """Whether they do what they like best, or also what they like nearly as much."""


def by_instinct(rules: Duet, view: View, mind: Mind, rng: Random) -> AnyMove:
    """Choose the move that comes to mind first."""
    open_ = choices(view)
    first, second, third = experience(mind.name)
    seen = features(rules, view, knowledge(view), counts_cards=mind.counts_cards)
    hidden = np.maximum(first.weights[seen].sum(axis=0) + first.bias, 0)
    hidden = np.maximum(hidden @ second.weights + second.bias, 0)
    likings = hidden @ third.weights[:, open_] + third.bias[open_]
    if mind.is_sure:
        return view.legal[int(likings.argmax())]
    return rng.choices(view.legal, np.exp(likings - likings.max()).tolist())[0]


def features(rules: Duet, view: View, known: Knowledge, *, counts_cards: bool) -> list[int]:
    """List the features that are true."""
    asked = QUESTIONS.index(view.asked)
    seen = [asked]
    if view.table.leader == view.viewer:
        seen.append(LEADS)
    if view.asked != "cover":
        _add_cards(seen, view, known, counts_cards=counts_cards)
    _add_path(seen, rules, view)
    return seen


def _add_cards(seen: list[int], view: View, known: Knowledge, *, counts_cards: bool) -> None:
    order = _order(view)
    lists = [(MINE, known.hand), (KNOWN, known.known), (SHOWN, known.shown)]
    if counts_cards:
        lists.append((POSSIBLE, known.possible))
        for start, lacked in zip((I_LACK, PARTNER_LACKS), known.lacks, strict=True):
            seen += [start + order[suit] for suit in range(3) if lacked >> 10 * suit & 1]
    for start, cards in lists:
        seen += [start + 10 * order[card // 10] + card % 10 for card in places(cards)]
    for start, played in zip((LED, FOLLOWED), view.table.trick, strict=False):
        seen.append(start + _place(order, played.card))
    assert view.table.decree is not None, "there is a decree while cards are played"
    seen.append(DECREE + rank_of(view.table.decree) - 1)


def _add_path(seen: list[int], rules: Duet, view: View) -> None:
    table = view.table
    way = 1 if view.viewer == 1 else -1
    low, high = table.covered[0] - REACH, REACH - table.covered[1]
    board = rules.box.levels[view.level]
    tracker = REACH + way * table.tracker
    seen.append(TRACKER + tracker)
    for space in range(-REACH, REACH + 1):
        at, gems = REACH + way * space, table.gems[space + REACH]
        seen += [GEMS + SPACES * many + at for many in range(min(gems, 3))]
        near = at - tracker + MOST_STEPS
        if 0 <= near <= 2 * MOST_STEPS and low <= space <= high:
            seen.append(AROUND + near)
            if gems:
                seen.append(GEM_NEAR + near)
            if gems > 1:
                seen.append(GEMS_NEAR + near)
        if space in board.plus:
            seen.append(PLUS + at)
    mine, partners = table.covered[::-way]
    like = _most_like(board)
    seen += [COVERED + mine, COVERED + 5 + partners, FOREST + table.forest, ROUND + table.round - 1]
    seen += [IN_HAND + len(view.hand), LEFT + sum(table.gems), LEVEL + like]


def _order(view: View) -> tuple[int, ...]:
    """Give each suit its place: trump, then the one of which the viewer holds more, then the other."""
    if view.table.decree is None:
        return 0, 1, 2
    trump = NUMBER[view.table.decree] // 10
    held = [0, 0, 0]
    for card in view.hand:
        held[NUMBER[card] // 10] += 1
    one, two = (suit for suit in range(3) if suit != trump)
    if held[two] > held[one]:
        one, two = two, one
    order = [0, 0, 0]
    order[one], order[two] = 1, 2
    return tuple(order)


def _place(order: tuple[int, ...], card: Card) -> int:
    return 10 * order["DRS".index(suit_of(card))] + rank_of(card) - 1


def choices(view: View) -> list[int]:
    """Give the number of each legal move."""
    order = _order(view)
    return [_choice(view, order, move) for move in view.legal]


def _choice(view: View, order: tuple[int, ...], move: AnyMove) -> int:
    match move:
        case Play(card):
            return _place(order, card)
        case Swap(None):
            return TO_LEAVE
        case Swap(card):
            assert card is not None, "the case before"
            return TO_SWAP + _place(order, card)
        case Give(card):
            return TO_GIVE + _place(order, card)
        case Move(steps):
            return TO_MOVE + MOST_STEPS + (steps if view.viewer == 1 else -steps)
        case Cover(end):
            return TO_COVER + (end != view.viewer)
        case _:
            raise AssertionError("nobody is asked to stop")
