"""Between Foxy's values and its arrays."""

from __future__ import annotations

from typing import Final

import numpy as np

from foxden.core.seats import Card, Seat
from foxden.fast import foxy
from foxden.fast.arrays import Ints
from foxden.fast.bridges.bridge import Bridge, Kernels, TooBig, ints
from foxden.games.foxy import Blank, Deal, Estimate, Foxy, Options, State
from foxden.games.foxy.box import FOX, SHOWN
from foxden.games.foxy.count import exact_numbers
from foxden.games.foxy.moves import Move
from foxden.games.foxy.state import Announced, FoxRule, Row, empty_row, is_circled, open_seats

_CARDS: Final = (*SHOWN, FOX)
_NUMBER: Final = {card: at for at, card in enumerate(_CARDS)}
_FOX_RULES: Final[tuple[FoxRule, ...]] = ("different", "most_seen", "singles", "cat")


class FoxyBridge(Bridge[State, Move, Deal]):
    """One table of Foxy."""

    kernels: Kernels = foxy
    endings = ("", "counted")

    def __init__(self, rules: Foxy, options: Options, seats: int) -> None:
        super().__init__(rules, seats)
        if seats > foxy.MOST_SEATS:
            raise TooBig(f"The kernels have room for {foxy.MOST_SEATS} players.", "seats")
        self._options = options
        cards = [_NUMBER[card] for card, copies in rules.box.stock.items() for _ in range(copies) if card != FOX]
        self.config = ints(
            seats,
            _FOX_RULES.index(options.fox),
            options.exact_only,
            options.announce_last,
            len(cards),
            *cards,
        )

    def pack(self, state: State) -> Ints:
        array = self.kernels.new(self.config)
        turn = len(state.rows)
        over = turn == foxy.TURNS
        rows = (*state.rows, *(() if over else (state.row,)))
        array[foxy.TURN] = turn
        array[foxy.OPEN] = sum(1 << seat for seat in open_seats(state.row)) if state.deck and not over else 0
        array[foxy.CIRCLED] = sum(1 << seat for seat in self._seats() if any(is_circled(row, seat) for row in rows))
        array[foxy.LAST_WRITER] = foxy.NONE if state.last_writer is None else state.last_writer
        array[foxy.ENDING] = foxy.COUNTED if over else foxy.GOING_ON
        if state.deck:
            array[foxy.DECK : foxy.EXACT] = [_NUMBER[card] for card in state.deck]
            array[foxy.EXACT : foxy.ANNOUNCED] = exact_numbers(state.deck, self._options.fox)
        for told in state.announced:
            array[foxy.ANNOUNCED + told.turn - 1] = told.seat << 7 | told.value
        for at, row in enumerate(rows):
            first = foxy.BOX + at * self.seats
            array[first : first + self.seats] = np.frombuffer(row, np.uint8)
        return array

    def _seats(self) -> map[Seat]:
        return map(Seat, range(self.seats))

    def unpack(self, array: Ints, history: State | None = None) -> State:  # noqa: ARG002 - nothing is left out
        slots: list[int] = array.tolist()
        turn, writer = slots[foxy.TURN], slots[foxy.LAST_WRITER]
        boxes = bytes(slots[foxy.BOX :])
        rows = [Row(boxes[at * self.seats : (at + 1) * self.seats]) for at in range(foxy.TURNS)]
        told = enumerate(slots[foxy.ANNOUNCED : foxy.BOX], 1)
        return State(
            options=self._options,
            seats=self.seats,
            deck=tuple(_card(number) for number in slots[foxy.DECK : foxy.EXACT] if number != foxy.NONE),
            rows=tuple(rows[:turn]),
            row=empty_row(self.seats) if turn == foxy.TURNS else rows[turn],
            last_writer=None if writer == foxy.NONE else Seat(writer),
            announced=tuple(Announced(at, Seat(said >> 7), said & 127) for at, said in told if said != foxy.NONE),
        )

    def deal(self, array: Ints, deal: Deal) -> None:
        array[foxy.DECK : foxy.EXACT] = [_NUMBER[card] for card in deal.deck]
        self.kernels.dealt(self.config, array)

    def action_of(self, move: Move) -> int:
        if isinstance(move, Blank):
            return foxy.BLANK
        return move.value | (foxy.CIRCLE if move.circled else 0)

    def move_of(self, action: int) -> Move:
        action = int(action)
        if action == foxy.BLANK:
            return Blank()
        return Estimate(action & ~foxy.CIRCLE, circled=action >= foxy.CIRCLE)

    def offered(self, array: Ints, seat: int) -> list[int]:
        ways = self.kernels.legal(self.config, array, seat)
        return [way * foxy.CIRCLE + number for way in range(ways) for number in range(foxy.NUMBERS)]

    def actions(self) -> Ints:
        return ints(*(way * foxy.CIRCLE + number for way in range(2) for number in range(foxy.NUMBERS)))


def _card(number: int) -> Card:
    return _CARDS[number]
