"""One game by the rules, with a bot on every seat."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct

from foxden.core.errors import IllegalMove
from foxden.core.outcome import Outcome
from foxden.core.rules import AnyRules
from foxden.core.seats import DEALER, Seat
from foxden.lab.players import BotFailed, Chair
from foxden.record import Entry


class Played(Struct, frozen=True):
    """A finished game."""

    outcome: Outcome
    deals: tuple[Struct, ...]
    moves: tuple[Entry, ...]


def play_game(rules: AnyRules, options: Struct, chairs: Sequence[Chair], dealer: Random, order: Random) -> Played:
    """Play to the end. Where several may move at once, `order` draws who is first."""
    return _Table(rules, options, chairs).play(dealer, order)


class _Table:
    def __init__(self, rules: AnyRules, options: Struct, chairs: Sequence[Chair]) -> None:
        self._rules = rules
        self._chairs = chairs
        self._listeners = [Seat(seat) for seat, chair in enumerate(chairs) if chair.listens]
        self._state: Any = rules.start(options, len(chairs))
        self._deals: list[Struct] = []
        self._moves: list[Entry] = []

    def play(self, dealer: Random, order: Random) -> Played:
        rules = self._rules
        while (outcome := rules.outcome(self._state)) is None:
            if rules.awaits_deal(self._state):
                deal = rules.deal(self._state, dealer)
                self._state = rules.play(self._state, DEALER, deal)
                self._deals.append(deal)
            else:
                seats = rules.seats_to_move(self._state)
                seat = seats[0] if len(seats) == 1 else order.choice(seats)
                self._move(seat, self._chairs[seat].choose(rules.view(self._state, seat)))
            self._show()
        return Played(outcome, tuple(self._deals), tuple(self._moves))

    def _show(self) -> None:
        """Let everybody look, and answer an offer that lies open."""
        for seat in self._listeners:
            self._chairs[seat].notice(self._rules.view(self._state, seat))
        if self._rules.offer_to_stop is None or not self._rules.to_move(self._state):
            return
        for seat in self._listeners:
            if (answer := self._chairs[seat].answer(self._rules.view(self._state, seat))) is not None:
                self._move(seat, answer)
                self._show()
                return

    def _move(self, seat: Seat, move: Struct) -> None:
        chair = self._chairs[seat]
        try:
            after = self._rules.play(self._state, seat, move)
        except IllegalMove as problem:
            raise chair.refused(move, problem) from None
        if move == self._rules.offer_to_stop and after == self._state:
            raise BotFailed(f"{chair.player.name} offers to stop again and again, and nobody agrees.")
        self._state = after
        self._moves.append(Entry(seat, move))
