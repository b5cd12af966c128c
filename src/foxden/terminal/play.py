"""A table in the terminal: one person, and bots that play some legal move."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random
from typing import Final, TextIO

from msgspec import Struct

from foxden.core.boxes import Box
from foxden.core.rules import AnyRules
from foxden.core.seats import DEALER, Actor, Seat
from foxden.record import Record, begin
from foxden.terminal import FACES
from foxden.terminal.face import Happening, Misunderstood
from foxden.terminal.paint import Paint

YOU: Final = Seat(0)
COMMANDS: Final = "?  how to play     auto  let a bot finish for you     quit  leave the table"

_CLEAR = "\x1b[H\x1b[2J\x1b[3J"
_OTHER_SCREEN, _FIRST_SCREEN = "\x1b[?1049h", "\x1b[?1049l"


class Left(Exception):
    """The person has left the table."""


class TerminalTable:
    """One game, from the deal to the end, or until the person leaves. Its record is true at every moment."""

    def __init__(self, rules: AnyRules, record: Record, rng: Random, given: TextIO, shown: TextIO) -> None:
        self.rules = rules
        self.record = record
        self.state: Struct = rules.start(record.options, len(record.seats))
        self._rng = rng
        self._given = given
        self._shown = shown
        self._paint = Paint.for_stream(shown)
        self._face = FACES[rules.name](rules, record.seats, self._paint)
        # What was seen before must not be looked up again, so nothing of it may stay where one can scroll back to it.
        self._hides_the_past = given.isatty() and shown.isatty()
        self._news: list[str] = []
        self._auto = False

    def play(self) -> None:
        """Play to the end; raise `Left` if the person leaves before."""
        if self._hides_the_past:
            self._write(_OTHER_SCREEN)
        try:
            while actors := self.rules.to_move(self.state):
                if DEALER in actors:
                    self._advance(DEALER, self.rules.deal(self.state, self._rng))
                else:
                    seat = self._next_seat(self.rules.seats_to_move(self.state))
                    self._advance(seat, self._decide(seat))
                    self._let_bots_answer()
        finally:
            if self._hides_the_past:
                self._write(_CLEAR + _FIRST_SCREEN)
        for line in [*self._news, "", *self._face.farewell(self.record)]:
            self._write(line + "\n")

    def _next_seat(self, seats: Sequence[Seat]) -> Seat:
        """Where several may act at once, the person comes first and is not kept waiting."""
        return YOU if YOU in seats else seats[0]

    def _decide(self, seat: Seat) -> Struct:
        view = self.rules.view(self.state, seat)
        if seat != YOU or self._auto:
            move: Struct = self._face.bot_move(view, self._rng)
            return move
        return self._ask(view)

    def _let_bots_answer(self) -> None:
        for seat in map(Seat, range(YOU + 1, len(self.record.seats))):
            answer = self._face.bot_answer(self.rules.view(self.state, seat))
            if answer is not None and self.rules.why_not(self.state, seat, answer) is None:
                self._advance(seat, answer)

    def _advance(self, actor: Actor, move: Struct) -> None:
        after: Struct = self.rules.play(self.state, actor, move)
        self.record = self.record.with_deal(move) if actor == DEALER else self.record.with_move(actor, move)
        self._news += self._face.news(Happening(self.state, actor, move, after), YOU)
        self.state = after

    def _ask(self, view: Struct) -> Struct:
        """Draw the table and ask until the answer is a legal move."""
        self._draw(view)
        while True:
            self._write(self._paint("> ", "bold"))
            line = self._given.readline()
            if not line:
                self._write("\n")
                raise Left
            typed = line.strip()
            if typed.lower() in {"q", "quit", "exit"}:
                raise Left
            if typed == "?":
                self._write(f"{self._face.help}\n\n{COMMANDS}\n")
                continue
            if typed.lower() == "auto":
                self._auto = True
                move: Struct = self._face.bot_move(view, self._rng)
                return move
            try:
                move = self._face.understand(typed, view)
            except Misunderstood as hint:
                self._write(f"{hint} (? explains the game)\n")
                continue
            if (problem := self.rules.why_not(self.state, YOU, move)) is None:
                return move
            self._write(self._paint(str(problem), "red") + "\n")

    def _draw(self, view: Struct) -> None:
        lines = [*self._face.screen(view), ""]
        if self._news:
            lines += [self._paint("Since your last move", "dim"), *(f"  {line}" for line in self._news), ""]
        lines += [*self._face.question(view), self._paint(COMMANDS, "dim")]
        self._news = []
        self._write((_CLEAR if self._hides_the_past else "\n") + "\n".join(lines) + "\n")

    def _write(self, text: str) -> None:
        self._shown.write(text)
        self._shown.flush()


def sit_down(rules: AnyRules, options: Struct, seats: int, rng: Random, *, box: Box | None) -> TerminalTable:
    """Open a table for a person and enough bots."""
    bots = seats - 1
    names = ("You", *(f"Bot {number}" if bots > 1 else "Bot" for number in range(1, seats)))
    return TerminalTable(rules, begin(rules, options, names, box=box), rng, sys.stdin, sys.stdout)
