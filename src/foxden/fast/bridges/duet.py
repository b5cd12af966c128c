"""Between the Duet's values and its arrays."""

from __future__ import annotations

from typing import Final

import numpy as np

from foxden.core.seats import NOBODY, THE_DEALER, Card, Seat
from foxden.fast import duet
from foxden.fast.arrays import Ints
from foxden.fast.bridges.bridge import Bridge, Kernels, TooBig, bits, ints
from foxden.games.duet import Cover, Deal, Duet, Give, Move, Options, Play, State, Stop, Swap
from foxden.games.duet.box import DECK
from foxden.games.duet.moves import AnyMove
from foxden.games.duet.state import Ending, Hand, Path, Question

_CARDS: Final = tuple(DECK)
_NUMBER: Final = {card: at for at, card in enumerate(DECK)}
_BIT: Final = {card: 1 << at for card, at in _NUMBER.items()}
_QUESTIONS: Final[tuple[Question, ...]] = ("play", "swap", "give", "move", "cover", "deal", "nothing")
_ASKED: Final = {question: at for at, question in enumerate(_QUESTIONS)}
_ENDINGS: Final[tuple[Ending, ...]] = ("won", "lost_path", "lost_time", "stopped")


class DuetBridge(Bridge[State, AnyMove, Deal]):
    """One table of the Duet."""

    kernels: Kernels = duet
    endings = ("", *_ENDINGS)

    def __init__(self, rules: Duet, options: Options, seats: int) -> None:
        super().__init__(rules, seats)
        self.level = options.level
        box = rules.box
        board = box.levels[options.level]
        if max(box.movement) > duet.MOST_MOVEMENT:
            raise TooBig(f"The kernels have room for movement values up to {duet.MOST_MOVEMENT}.", "movement")
        self.config = ints(
            len(board.gems),
            board.reach,
            box.gem_tokens - sum(board.gems),
            board.forest,
            board.points,
            len(board.plus),
            *box.paws.values(),
            *board.gems,
            *(space + board.reach for space in board.plus),
        )
        self._reach = board.reach

    def pack(self, state: State) -> Ints:
        path = state.path
        led, followed, *_ = (*(_NUMBER[card] for card in state.trick), duet.NONE, duet.NONE)
        hand_0, hand_1 = state.hands
        from_0, from_1 = state.given
        asked_of = 0 if state.asked == "deal" else sum(1 << int(seat) for seat in state.asked_of)
        array = np.empty(duet.GEMS + len(path.gems), np.int64)
        array[: duet.GEMS] = (
            _ASKED[state.asked],
            asked_of,
            state.round,
            state.leader,
            _mask(hand_0),
            _mask(hand_1),
            duet.NONE if state.decree is None else _NUMBER[state.decree],
            led,
            followed,
            duet.NONE if from_0 is None else _NUMBER[from_0],
            duet.NONE if from_1 is None else _NUMBER[from_1],
            duet.NONE if state.offer is None else state.offer,
            0 if state.ending is None else 1 + _ENDINGS.index(state.ending),
            path.tracker + self._reach,
            path.covered[0],
            2 * self._reach - path.covered[1],
            path.forest,
            path.reserve,
            sum(path.gems),
        )
        array[duet.GEMS :] = path.gems
        return array

    def unpack(self, array: Ints, history: State | None = None) -> State:
        slots: list[int] = array.tolist()
        asked = _QUESTIONS[slots[duet.ASKED]]
        seats = frozenset(Seat(seat) for seat in bits(slots[duet.ASKED_OF]))
        ending, offer = slots[duet.ENDING], slots[duet.OFFER]
        path = Path(
            tracker=slots[duet.TRACKER] - self._reach,
            gems=tuple(slots[duet.GEMS :]),
            reserve=slots[duet.RESERVE],
            covered=(slots[duet.LOW], 2 * self._reach - slots[duet.HIGH]),
            forest=slots[duet.FOREST],
        )
        return State(
            level=self.level,
            path=path,
            asked=asked,
            asked_of=THE_DEALER if asked == "deal" else seats or NOBODY,
            round=slots[duet.ROUND],
            leader=Seat(slots[duet.LEADER]),
            hands=(_hand(slots[duet.HAND]), _hand(slots[duet.HAND + 1])),
            decree=_card(slots[duet.DECREE]),
            trick=tuple(_CARDS[card] for card in slots[duet.LED : duet.FOLLOWED + 1] if card != duet.NONE),
            last=history.last if history else (),
            given=(_card(slots[duet.GIVEN]), _card(slots[duet.GIVEN + 1])),
            log=history.log if history else (),
            offer=None if offer == duet.NONE else Seat(offer),
            ending=_ENDINGS[ending - 1] if ending else None,
        )

    def deal(self, array: Ints, deal: Deal) -> None:
        array[duet.HAND], array[duet.HAND + 1] = map(_mask, deal.hands)
        array[duet.DECREE] = _NUMBER[deal.decree]
        self.kernels.dealt(self.config, array)

    def action_of(self, move: AnyMove) -> int:
        match move:
            case Play(card):
                return duet.PLAY << 6 | _NUMBER[card]
            case Swap(card):
                return duet.SWAP << 6 | (duet.LEAVE if card is None else _NUMBER[card])
            case Give(card):
                return duet.GIVE << 6 | _NUMBER[card]
            case Move(steps):
                return duet.MOVE << 6 | duet.STILL + steps
            case Cover(end):
                return duet.COVER << 6 | end
            case _:
                return duet.STOP

    def move_of(self, action: int) -> AnyMove:
        asked, bit = divmod(int(action), duet.BIT + 1)
        match asked:
            case duet.PLAY:
                return Play(_CARDS[bit])
            case duet.SWAP:
                return Swap(None if bit == duet.LEAVE else _CARDS[bit])
            case duet.GIVE:
                return Give(_CARDS[bit])
            case duet.MOVE:
                return Move(bit - duet.STILL)
            case duet.COVER:
                return Cover(bit)
            case _:
                return Stop()

    def offered(self, array: Ints, seat: int) -> list[int]:
        asked = int(array[duet.ASKED]) << 6
        return [asked | bit for bit in bits(self.kernels.legal(self.config, array, seat))]

    def actions(self) -> Ints:
        most = 2 * max(self.rules.box.movement)
        cards = range(duet.DECK_SIZE)
        return ints(
            *(duet.PLAY << 6 | card for card in cards),
            *(duet.SWAP << 6 | card for card in (*cards, duet.LEAVE)),
            *(duet.GIVE << 6 | card for card in cards),
            *(duet.MOVE << 6 | duet.STILL + steps for steps in range(-most, most + 1)),
            *(duet.COVER << 6 | end for end in range(2)),
        )


def _mask(hand: Hand) -> int:
    return sum([_BIT[card] for card in hand])


def _hand(mask: int) -> Hand:
    return tuple(_CARDS[card] for card in bits(mask))


def _card(number: int) -> Card | None:
    return None if number == duet.NONE else _CARDS[number]
