"""The bots at one table: what they have been shown, what they are being asked, and what they came up with.

A bot lives in a chair from when it sits down, or holds it for somebody, until it does not any more. Whenever something
new lies open it is told, so that it knows what somebody in that chair would; after a restart it is told again, as the
log is read. Nothing of a bot runs in the table's thread, neither its thinking nor its looking: states are values, so
they are put aside here, and it is shown its own views of them when it comes to think (see `thinkers`).

What a bot says counts only if it still answers the question. A bot that fails, cheats or takes too long is replaced by
one that plays any legal move: for this move, and one that takes too long for the rest of the game.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from foxden.bots import Bot, Level, bot_for, simple
from foxden.core.rules import AnyRules
from foxden.core.seats import Seat
from foxden.table.house import House
from foxden.table.live import STAND_IN_LEVEL, Live
from foxden.table.thinkers import Job

TURN_WITHIN: Final = 30.0
"""Seconds for which a bot's question may wait for a thread where people play."""
LONGER_ALONE: Final = 20
"""So many times as long it may wait where only bots do."""

_log = logging.getLogger(__name__)

About: TypeAlias = Literal["move", "offer"]


class Question(NamedTuple):
    """What a bot is asked."""

    about: About
    game: int
    since: int
    """For a move: the version since which it stands. For an offer: how many states there have been."""


class Thought(NamedTuple):
    """What came of it: a move, nothing to say, or a failure."""

    move: Struct | None
    problem: BaseException | None = None


class Reply(NamedTuple):
    """What a bot says to an offer."""

    move: Struct | None


class Mind:
    """One bot in one chair."""

    def __init__(self, rules: AnyRules, seat: Seat, level: Level, make: Callable[[], Bot]) -> None:
        self.rules = rules
        self.seat = seat
        self.level = level
        self.make = make
        """Called where there is time for it: a bot may have much to prepare."""
        self.bot: Bot | None = None
        self.unseen: list[Struct] = []
        """States of which it has not been shown its view."""
        self.shown: list[Struct] = []
        """Those that it is shown now."""
        self.job: Job | None = None
        self.thoughts: dict[About, tuple[Question, Thought]] = {}
        """What it has thought of last."""

    def think(self, states: Iterable[Struct], about: About, rng: Random) -> tuple[Thought, float]:
        """Show the bot what has happened, and ask it. Give what it says and the seconds it took; in any thread."""
        begun = time.perf_counter()
        if self.bot is None:
            self.bot = self.make()
        view: Struct | None = None
        for state in states:
            view = self.rules.view(state, self.seat)
            self.bot.notice(view)
        move = self.bot.choose(view, rng) if about == "move" else self.bot.answer(view)
        # Spelled and read again it is a move of ours, whatever the bot has made.
        clean = None if move is None else self.rules.read(self.rules.spell(move))
        return Thought(clean), time.perf_counter() - begun


class Minds:
    """All bots of a table."""

    def __init__(self, house: House, table: int, game: str, wake: Callable[[], None]) -> None:
        self._house = house
        self._table = table
        self._game = game
        self._wake = wake
        """Called when something has been thought out."""
        self._seated: dict[Seat, Mind] = {}
        self._helpers: dict[Seat, Mind] = {}
        """Those who decide once for somebody whose time is over. They know no more than that moment's view."""
        self._people = True
        """Whether people play here."""
        self._states = 0
        self._open: Struct | None = None
        """What lay open when the bots were shown something last."""

    def note(self, before: Live, live: Live) -> None:
        """Note what has happened at the table: who sits where now, and what there is to see."""
        if live.state is not before.state:
            self._states += 1
            self._forget(self._helpers)
        if live.chairs is not before.chairs or live.phase != before.phase:
            self._seat_bots(live)
        if not self._seated or live.state is before.state:
            return
        # That somebody has written a number, of which nobody sees anything else, is nothing to look at.
        lies_open = live.rules.table(live.state)
        if lies_open != self._open:
            self._open = lies_open
            for mind in self._seated.values():
                if not mind.unseen or mind.unseen[-1] is not live.state:
                    mind.unseen.append(live.state)

    def _seat_bots(self, live: Live) -> None:
        wanted: dict[Seat, Level] = {}
        if live.in_game:
            wanted = {Seat(seat): chair.plays_at for seat, chair in enumerate(live.chairs) if chair.botted}
        for seat in [seat for seat in self._seated if seat not in wanted]:
            self._let_go(self._seated.pop(seat))
        for seat, level in wanted.items():
            if seat not in self._seated:
                self._seated[seat] = self._bot(live, seat, level)
                # Who takes over in the middle sees what lies there now, and nothing of before.
                self._seated[seat].unseen.append(live.state)

    def _bot(self, live: Live, seat: Seat, level: Level) -> Mind:
        return Mind(live.rules, seat, level, partial(bot_for, self._game, level, live.rules, self._house.bot_seconds))

    def decision(self, live: Live, seat: Seat) -> Struct | None:
        """Give a legal move for a seat that is to move; None while a bot still thinks about it."""
        question = Question("move", live.number, live.asked_at[seat])
        thought = self._asked(self._mind(live, seat), question, live)
        return None if thought is None else self._legal(live, self._mind(live, seat), question, thought)

    def _mind(self, live: Live, seat: Seat) -> Mind:
        mind = self._seated.get(seat) or self._helpers.get(seat)
        if mind is None:
            mind = self._helpers[seat] = self._bot(live, seat, STAND_IN_LEVEL)
        return mind

    def reply(self, live: Live, seat: Seat) -> Reply | None:
        """Give what the bot on a seat says to the offer that lies open; None while it still thinks about it."""
        thought = self._asked(self._mind(live, seat), Question("offer", live.number, self._states), live)
        if thought is None:
            return None
        legal = thought.move is not None and live.rules.why_not(live.state, seat, thought.move) is None
        return Reply(thought.move if legal else None)

    def look_again_in(self) -> float:
        """Give the seconds after which it is to be looked whether somebody takes too long."""
        times = (self._patience_left(mind.job) for mind in self._all() if mind.job is not None)
        return max(0.0, min(times, default=TURN_WITHIN))

    def sleep(self) -> None:
        """Stop: the table is let go."""
        for minds in (self._seated, self._helpers):
            self._forget(minds)

    def _all(self) -> list[Mind]:
        return [*self._seated.values(), *self._helpers.values()]

    def _forget(self, minds: dict[Seat, Mind]) -> None:
        for mind in minds.values():
            self._let_go(mind)
        minds.clear()

    def _let_go(self, mind: Mind) -> None:
        if mind.job is not None:
            self._house.thinkers.forget(mind.job)
            mind.job = None

    # Asking

    def _asked(self, mind: Mind, question: Question, live: Live) -> Thought | None:
        """Ask, unless that was done; give the answer once it is there."""
        known = mind.thoughts.get(question.about)
        if known is not None and known[0] == question:
            return known[1]
        if mind.job is None:
            self._ask(mind, question, live)
        elif self._patience_left(mind.job) <= 0:
            late = Thought(None, TimeoutError())
            self._too_slow(mind).thoughts[question.about] = question, late
            return late
        return None

    def _ask(self, mind: Mind, question: Question, live: Live) -> None:
        mind.shown, mind.unseen = mind.unseen, []
        if not mind.shown or mind.shown[-1] is not live.state:
            mind.shown.append(live.state)
        think = partial(mind.think, mind.shown, question.about, Random(self._house.rng.getrandbits(64)))
        self._people = bool(live.players)
        then = partial(self._thought, mind, question)
        mind.job = self._house.thinkers.ask(self._table, think, then, urgent=self._people)

    def _thought(
        self, mind: Mind, question: Question, thought: tuple[Thought, float] | None, problem: BaseException | None
    ) -> None:
        mind.job = None
        if thought is None:
            _log.error("a bot failed", exc_info=problem, extra=self._about())
            self._house.tally.bot_failures["crash"] += 1
            mind.thoughts[question.about] = question, Thought(None, problem)
        else:
            mind.thoughts[question.about] = question, thought[0]
            self._house.tally.thinking.append((self._game, mind.level, thought[1]))
        self._wake()

    def _patience_left(self, job: Job) -> float:
        if job.begun is None:
            # Nobody tells us when it begins; so it is looked at again after as long as it may then take.
            left = TURN_WITHIN * (1 if self._people else LONGER_ALONE) - job.waiting_for()
            return left if left <= 0 else min(left, self._house.bot_patience)
        return self._house.bot_patience - job.running_for()

    def _too_slow(self, mind: Mind) -> Mind:
        """Give a bot up, and give who sits there now."""
        assert mind.job is not None, "it was asked something"
        began = mind.job.begun is not None
        self._house.thinkers.give_up(mind.job)
        mind.job = None
        _log.error("a bot took too long" if began else "no thread was free for a bot", extra=self._about())
        self._house.tally.bot_failures["late"] += 1
        if not began:
            mind.unseen = [*mind.shown, *mind.unseen]
            return mind
        # It may be in there for ever, and a bot is never asked by two at the same time.
        minds = self._seated if self._seated.get(mind.seat) is mind else self._helpers
        minds[mind.seat] = Mind(mind.rules, mind.seat, mind.level, partial(simple.bot_for, self._game))
        return minds[mind.seat]

    def _about(self) -> dict[str, object]:
        return {"table": self._table, "game": self._game}

    # What is made of the answer

    def _legal(self, live: Live, mind: Mind, question: Question, thought: Thought) -> Struct:
        """Give the move that was thought of, if the rules allow it, or else another."""
        if thought.problem is None:
            problem = None if thought.move is None else live.rules.why_not(live.state, mind.seat, thought.move)
            if thought.move is not None and problem is None:
                return thought.move
            _log.error("a bot chose an illegal move: %s", problem or "none at all", extra=self._about())
            self._house.tally.bot_failures["illegal"] += 1
        move: Struct = simple.bot_for(self._game).choose(live.rules.view(live.state, mind.seat), self._house.rng)
        mind.thoughts[question.about] = question, Thought(move)
        return move
