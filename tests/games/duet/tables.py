"""Tables of the Duet in a few words.

Moves are `1 R10, 0 D2`: seat 1 plays the ten of roses, then seat 0 the two of doves. The others are written
`1 swap D5`, `1 swap -` (leave the decree), `0 give D3`, `1 move -2`, `0 cover 1` and `0 stop`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from foxden.core.boxes import standard_box_text
from foxden.core.errors import IllegalMove, Unreadable
from foxden.core.seats import DEALER, Card, Seat
from foxden.games.duet import Cover, Deal, Duet, Give, Move, Play, State, Stop, Swap, Table
from foxden.games.duet.box import DECK
from foxden.games.duet.moves import AnyMove

DUET = Duet()
LEVEL_1 = (1, 1, 2, 1, 1, 0, 1, 1, 2, 1, 1)

HANDS = ("D1 D2 D3 D4 R1 R2 R3 R4 S1 S2 S3", "D6 D7 D8 D9 R6 R7 R8 R9 S6 S7 S8")
DECREE = "D10"


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def a_deal(one: str, two: str, decree: str) -> Deal:
    return Deal((cards(one), cards(two)), Card(decree))


def before_the_deal(level: int = 1, rules: Duet = DUET) -> State:
    return rules.start(rules.options({"level": level}), 2)


def dealt(one: str, two: str, decree: str, *, level: int = 1) -> State:
    """Give the table after the first deal. A hand is filled up with other cards of the suits that it names."""
    named = (cards(one), cards(two))
    suits = [{card[0] for card in hand} for hand in named]
    free = [card for card in DECK if card not in {*named[0], *named[1], decree}]
    hand_0 = _filled_up(named[0], [card for card in free if card[0] in suits[0]], avoid=suits[1])
    free = [card for card in free if card not in hand_0]
    hand_1 = _filled_up(named[1], [card for card in free if card[0] in suits[1]], avoid=suits[0])
    return DUET.play(before_the_deal(level), DEALER, Deal((hand_0, hand_1), Card(decree)))


def _filled_up(hand: tuple[Card, ...], spare: list[Card], avoid: set[str]) -> tuple[Card, ...]:
    """Add cards up to eleven, those first whose suit the other hand does not want."""
    spare.sort(key=lambda card: card[0] in avoid)
    return (*hand, *spare[: 11 - len(hand)])


def late(
    one: str,
    two: str,
    decree: str = DECREE,
    *,
    level: int = 1,
    round_: int = 1,
    leader: int = 1,
    tracker: int = 0,
    gems: tuple[int, ...] = LEVEL_1,
    covered: tuple[int, int] = (0, 0),
    forest: int = 4,
) -> State:
    """Give a table late in a round: just these cards are left, and the board looks like this."""
    state = before_the_deal(level)
    path = replace(state.path, tracker=tracker, gems=gems, covered=covered, forest=forest)
    state = replace(state, round=round_, leader=Seat(leader), path=path)
    state = DUET.play(state, DEALER, a_deal(*HANDS, DECREE))
    return replace(state, hands=(_in_order(one), _in_order(two)), decree=Card(decree))


def _in_order(text: str) -> tuple[Card, ...]:
    return tuple(sorted(cards(text), key=list(DECK).index))


def a_move(words: list[str]) -> AnyMove:
    match words:
        case ["swap", "-"]:
            return Swap(None)
        case ["swap", card]:
            return Swap(Card(card))
        case ["give", card]:
            return Give(Card(card))
        case ["move", steps]:
            return Move(int(steps))
        case ["cover", end]:
            return Cover(int(end))
        case ["stop"]:
            return Stop()
        case [card]:
            return Play(Card(card))
    raise AssertionError(words)


def after(state: State, *moves: str, rules: Duet = DUET) -> State:
    for line in ", ".join(moves).split(", "):
        seat, *words = line.split()
        state = rules.play(state, Seat(int(seat)), a_move(words))
    return state


def _spelled(moves: tuple[AnyMove, ...]) -> Iterator[str]:
    for move in moves:
        match move:
            case Play(card):
                yield card
            case Swap(card):
                yield f"swap {card or '-'}"
            case Give(card):
                yield f"give {card}"
            case Move(steps):
                yield f"move {steps}"
            case Cover(end):
                yield f"cover {end}"
            case Stop():
                yield "stop"


def legal(state: State, seat: int) -> str:
    return ", ".join(_spelled(DUET.legal_moves(state, Seat(seat))))


def shown(state: State) -> Table:
    return DUET.table(state)


def hand(state: State, seat: int) -> str:
    return " ".join(state.hands[seat])


def score(state: State) -> int:
    outcome = DUET.outcome(state)
    assert outcome is not None
    assert outcome.scores[0] == outcome.scores[1] == shown(state).score
    return outcome.scores[0]


def result(state: State) -> str | None:
    outcome = DUET.outcome(state)
    assert outcome is None or outcome.ending == shown(state).result
    return None if outcome is None else outcome.ending


def refused(state: State, move: str) -> tuple[str, str]:
    """Give the code and the sentence with which a move is refused."""
    with pytest.raises(IllegalMove) as refusal:
        after(state, move)
    return refusal.value.code, str(refusal.value)


def deal_refused(state: State, deal: Deal) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as refusal:
        DUET.play(state, DEALER, deal)
    return refusal.value.code, str(refusal.value)


def a_box(**changes: object) -> Duet:
    """Give the game with another box: the standard one, but for these keys."""
    return Duet(DUET.read_box(json.dumps(json.loads(standard_box_text("duet")) | changes).encode()))


def box_refused(**changes: object) -> str:
    with pytest.raises(Unreadable) as refusal:
        a_box(**changes)
    return str(refusal.value)
