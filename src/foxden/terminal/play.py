"""A table in the terminal: one person, and bots."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from random import Random
from typing import Final, TextIO

from msgspec import Struct
from msgspec.structs import replace

from foxden.bots import KERNELS, Level, bot_for
from foxden.core.boxes import Box
from foxden.core.rules import AnyRules
from foxden.core.seats import DEALER, Actor, Seat
from foxden.fast.warming import warm
from foxden.record import Entry, Record, begin
from foxden.terminal import FACES
from foxden.terminal.face import Happening, Misunderstood
from foxden.terminal.paint import Paint

YOU: Final = Seat(0)
COMMANDS: Final = "? tells how to play   auto lets a bot finish   quit leaves"
LONGEST_LINE: Final = 1000
LAST_NEWS: Final = 8
"""How much of what led to the end is told with it; the record tells the rest."""

_CLEAR = "\x1b[H\x1b[2J\x1b[3J"
_OTHER_SCREEN, _FIRST_SCREEN = "\x1b[?1049h", "\x1b[?1049l"


class Left(Exception):
    """The person has left the table."""


class TerminalTable:
    """One game, from the deal to the end, or until the person leaves. Its record is true at every moment."""

    def __init__(  # noqa: PLR0913 - a table, and both ends of a terminal
        self, rules: AnyRules, record: Record, rng: Random, *, level: Level, given: TextIO, shown: TextIO
    ) -> None:
        self.rules = rules
        self._opening = record
        self._deals: list[Struct] = []
        self._moves: list[Entry] = []
        self.state: Struct = rules.start(record.options, len(record.seats))
        self._open: Struct | None = None
        """What lay open when the bots were shown something last."""
        # One for each seat, the person's too: whoever is to finish a game must have followed it.
        self._bots = [bot_for(rules.name, level, rules) for _ in record.seats]
        self._rng = rng
        self._given = given
        self._shown = shown
        self._paint = Paint.for_stream(shown)
        self._face = FACES[rules.name](rules, record.seats, self._paint)
        # What was seen before must not be looked up again, so nothing of it may stay where one can scroll back to it.
        self._hides_the_past = shown.isatty() and os.environ.get("TERM") != "dumb"
        self._news: list[str] = []
        self._auto = False

    @property
    def record(self) -> Record:
        """The game so far."""
        return replace(self._opening, deals=tuple(self._deals), moves=tuple(self._moves))

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
        for line in [*self._news[-LAST_NEWS:], "", *self._face.farewell(self.record)]:
            self._write(line + "\n")

    def _next_seat(self, seats: Sequence[Seat]) -> Seat:
        """Where several may act at once, the person comes first and is not kept waiting."""
        return YOU if YOU in seats else seats[0]

    def _decide(self, seat: Seat) -> Struct:
        view = self.rules.view(self.state, seat)
        if seat != YOU or self._auto:
            return self._bots_choice(seat, view)
        return self._ask(view)

    def _bots_choice(self, seat: Seat, view: Struct) -> Struct:
        self._bots[seat].notice(view)
        return self._bots[seat].choose(view, self._rng)

    def _let_bots_answer(self) -> None:
        """Let bots say what they think of an offer that now lies open."""
        if self.rules.offer_to_stop is None:
            return
        for seat in map(Seat, range(YOU + 1, len(self._opening.seats))):
            if (answer := self._bots[seat].answer(self.rules.view(self.state, seat))) is not None:
                self._advance(seat, answer)

    def _advance(self, actor: Actor, move: Struct) -> None:
        after: Struct = self.rules.play(self.state, actor, move)
        if actor == DEALER:
            self._deals.append(move)
        else:
            self._moves.append(Entry(actor, move))
        self._news += self._face.news(Happening(self.state, actor, move, after), YOU)
        self.state = after
        lies_open: Struct = self.rules.table(after)
        if lies_open == self._open:
            return  # somebody has written a number, perhaps, of which nobody sees anything else
        self._open = lies_open
        for seat, bot in enumerate(self._bots):
            bot.notice(self.rules.view(after, Seat(seat)))

    def _ask(self, view: Struct) -> Struct:
        """Draw the table and ask until the answer is a legal move."""
        news, self._news = self._news, []
        self._draw(view, news)
        while True:
            typed = self._typed()
            if typed == "?":
                self._explain()
                note = ""
            elif typed.lower() == "auto":
                self._auto = True
                return self._bots_choice(YOU, view)
            else:
                answer, note = self._understood(typed, view)
                if answer is not None:
                    return answer
            if self._hides_the_past:
                self._draw(view, news)
            self._write(note)

    def _typed(self) -> str:
        self._write(self._paint("> ", "bold"))
        line = self._given.readline(LONGEST_LINE)
        if not line.endswith("\n") or line.strip().lower() in {"q", "quit", "exit"}:
            if not line.endswith("\n"):
                self._write("\n")
            raise Left
        return line.strip()

    def _understood(self, typed: str, view: Struct) -> tuple[Struct | None, str]:
        """Give the move that was typed if it is legal, or else what to tell the person."""
        if not typed:
            return None, ""
        try:
            move: Struct = self._face.understand(typed, view)
        except Misunderstood as hint:
            return None, f"{hint} (? explains the game)\n"
        if (problem := self.rules.why_not(self.state, YOU, move)) is None:
            return move, ""
        return None, self._paint(str(problem), "red") + "\n"

    def _explain(self) -> None:
        self._write((_CLEAR if self._hides_the_past else "") + self._face.help + "\n")
        if self._hides_the_past:
            self._write(self._paint("\nEnter goes back to the table.\n", "bold"))
            self._typed()

    def _draw(self, view: Struct, news: list[str]) -> None:
        table, question = self._face.screen(view), self._face.question(view)
        if self._hides_the_past:
            # Besides them there are the commands, two lines to type and be answered on, two blank lines and a heading.
            room = shutil.get_terminal_size().lines - len(table) - len(question) - 6
            news = news if len(news) <= room else ["…", *news[len(news) + 1 - max(room, 2) :]]
        lines = [*table, ""]
        if news:
            lines += [self._paint("Since your last move", "dim"), *(f"  {line}" for line in news), ""]
        lines += [*question, self._paint(COMMANDS + self._face.commands, "dim")]
        self._write((_CLEAR if self._hides_the_past else "\n") + "\n".join(lines) + "\n")

    def _write(self, text: str) -> None:
        self._shown.write(text)
        self._shown.flush()


def sit_down(  # noqa: PLR0913 - a table is all of this
    rules: AnyRules, options: Struct, seats: int, rng: Random, *, box: Box | None, level: Level
) -> TerminalTable:
    """Open a table for a person and enough bots."""
    if kernels := KERNELS.get(rules.name):
        warm(*kernels)  # until it is done, they think less
    bots = seats - 1
    names = ("You", *(f"Bot {number}" if bots > 1 else "Bot" for number in range(1, seats)))
    record = begin(rules, options, names, box=box)
    return TerminalTable(rules, record, rng, level=level, given=sys.stdin, shown=sys.stdout)
