"""Between Fool!'s values and its arrays."""

from __future__ import annotations

from typing import Final

import numpy as np

from foxden.core.seats import Seat
from foxden.fast import fool
from foxden.fast.arrays import Ints
from foxden.fast.bridges.bridge import Bridge, Kernels, TooBig, bits, ints
from foxden.games.fool import Deal, Fool, Options, Play, State
from foxden.games.fool.box import COLOURS, ONE, value_of
from foxden.games.fool.rules import OUT
from foxden.games.fool.state import Hand, Played, Round
from foxden.games.fool.tricks import follows

_LETTERS: Final = tuple(COLOURS)
_ENDINGS: Final = ("lowest_total", "out_often")


class FoolBridge(Bridge[State, Play, Deal]):
    """One table of Fool!."""

    kernels: Kernels = fool
    endings = ("", *_ENDINGS)

    def __init__(self, rules: Fool, options: Options, seats: int) -> None:  # noqa: ARG002 - there are no options
        super().__init__(rules, seats)
        stock = rules.box.stocks[seats]
        values = sorted({value_of(card) for card in stock.deck if card != ONE})
        if len(values) > fool.MOST_RANKS:
            raise TooBig(f"The kernels have room for {fool.MOST_RANKS} different values.", f"tables.{seats}")
        cards = sum(stock.deck.values())
        self._number = {
            card: fool.ONE if card == ONE else _LETTERS.index(card[0]) << 6 | values.index(value_of(card))
            for card in stock.deck
        }
        self._card = {number: card for card, number in self._number.items()}
        self._adds = {card: (number >> 6, 1 << (number & fool.BIT)) for card, number in self._number.items()}
        self._play = {number: Play(card) for card, number in self._number.items()}
        self.config = np.zeros(fool.STOCK + cards, np.int64)
        self.config[: fool.VALUES] = seats, stock.discs, cards
        self.config[fool.VALUES : fool.VALUES + len(values)] = values
        self.config[fool.STOCK :] = [self._number[card] for card, copies in stock.deck.items() for _ in range(copies)]

    def pack(self, state: State) -> Ints:
        array = np.zeros(fool.SIZE, np.int64)
        array[: fool.TRICK] = (
            0 if state.turn is None else 1 << state.turn,
            state.round,
            state.first,
            fool.NONE if state.leader is None else state.leader,
            fool.NONE if state.colour is None else _LETTERS.index(state.colour),
            sum(1 << seat for seat in state.fools),
            sum(1 << seat for seat in self._waiting(state)),
            self._ending(state),
        )
        for played in state.trick:
            array[fool.TRICK + played.seat] = self._played(state, played)
        for seat, scores in enumerate(zip(*(round_.scores for round_ in state.rounds), strict=True)):
            array[fool.TOTAL + seat] = sum(scores)
            array[fool.TENS + seat] = scores.count(OUT)
        words: list[int] = []
        for seat, hand in enumerate(state.hands):
            array[fool.COUNT + seat] = len(hand)
            words += self._words(hand)
        array[fool.HAND : fool.HAND + len(words)] = words
        return array

    def _waiting(self, state: State) -> list[int]:
        """Tell who plays after the one whose turn it is."""
        if state.turn is None or state.leader is None:
            return []
        clockwise = [(state.leader + place) % self.seats for place in range(self.seats)]
        return [seat for seat in clockwise[clockwise.index(state.turn) + 1 :] if seat not in state.fools]

    def _played(self, state: State, played: Played) -> int:
        assert state.leader is not None, "somebody led the trick"
        card = self._number[played.card]
        rank = 0 if played.card == ONE else 1 + (card & fool.BIT)
        place = (played.seat - state.leader) % self.seats
        worth = (follows(played.card, state.colour or "") << 7 | rank) << 3 | fool.MOST_SEATS - 1 - place
        return worth << 12 | played.seat << 9 | card

    def _ending(self, state: State) -> int:
        outcome = self.rules.outcome(state)
        return 0 if outcome is None else 1 + _ENDINGS.index(outcome.ending)

    def _words(self, hand: Hand) -> list[int]:
        words = [0] * fool.WORDS
        for card in hand:
            word, bit = self._adds[card]
            words[word] += bit
        return words

    def unpack(self, array: Ints, history: State | None = None) -> State:
        slots: list[int] = array.tolist()
        seats = range(self.seats)
        turn, leader, colour = bits(slots[fool.TURN]), slots[fool.LEADER], slots[fool.COLOUR]
        has_hands = slots[fool.ENDING] or any(slots[fool.COUNT : fool.COUNT + self.seats])
        clockwise = [(leader + step) % self.seats for step in seats]
        cards = [(seat, slots[fool.TRICK + seat]) for seat in clockwise if slots[fool.TRICK + seat]]
        return State(
            seats=self.seats,
            round=slots[fool.ROUND],
            first=Seat(slots[fool.FIRST]),
            leader=None if leader == fool.NONE else Seat(leader),
            turn=Seat(turn[0]) if turn else None,
            hands=tuple(self._hand(slots, seat) for seat in seats) if has_hands else (),
            fools=tuple(map(Seat, bits(slots[fool.FOOLS]))),
            trick=tuple(Played(Seat(seat), self._card[played & fool.CARD]) for seat, played in cards),
            colour=None if colour == fool.NONE else _LETTERS[colour],
            last=history.last if history else (),
            tricks=history.tricks if history else (),
            rounds=history.rounds if history else self._some_rounds(slots),
            left=history.left if history else (),
        )

    def _hand(self, slots: list[int], seat: int) -> Hand:
        *colours, ones = slots[fool.HAND + fool.WORDS * seat :][: fool.WORDS]
        coloured = [self._card[colour << 6 | rank] for colour, ranks in enumerate(colours) for rank in bits(ranks)]
        return (*coloured, *[ONE] * ones)

    def _some_rounds(self, slots: list[int]) -> tuple[Round, ...]:
        """Make rounds up that come to the same totals, with as many times +10."""
        totals = slots[fool.TOTAL : fool.TOTAL + self.seats]
        tens = slots[fool.TENS : fool.TENS + self.seats]
        if not any(totals) and not any(tens):
            return ()
        rest = tuple(total - OUT * times for total, times in zip(totals, tens, strict=True))
        rounds = [tuple(OUT if at < times else 0 for times in tens) for at in range(max(tens))]
        return tuple(Round(scores, ()) for scores in (*rounds, rest))

    def deal(self, array: Ints, deal: Deal) -> None:
        for seat, hand in enumerate(deal.hands):
            first = fool.HAND + fool.WORDS * seat
            array[first : first + fool.WORDS] = self._words(hand)
        self.kernels.dealt(self.config, array)

    def action_of(self, move: Play) -> int:
        return self._number[move.card]

    def move_of(self, action: int) -> Play:
        return self._play[int(action)]

    def offered(self, array: Ints, seat: int) -> list[int]:
        words = self.kernels.legal(self.config, array, seat)
        return [word << 6 | bit for word, mask in enumerate(words) for bit in bits(mask)]

    def actions(self) -> Ints:
        return ints(*self._number.values())
