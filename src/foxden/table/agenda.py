"""What a table does without anybody's asking, and when: it deals, bots move, clocks run out.

Time is told to it, never asked for, in the seconds of the table's loop. None of it runs while nobody is at the table.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from typing import Final

from msgspec import Raw, Struct

from foxden.core.seats import DEALER, Seat
from foxden.table.entries import AnyEntry, Dealt, Held, Moved, Readied
from foxden.table.house import House
from foxden.table.live import Chair, Live, next_deal
from foxden.table.minds import Minds

LAPSES_UNTIL_HELD: Final = 2
PATIENCE_FOR_RANDOMNESS: Final = 2.0
"""Seconds that a deal waits for a player who is here but has not added randomness."""

_log = logging.getLogger(__name__)


class Agenda:
    """One table's: since when it waits for what."""

    def __init__(self, house: House, table: int, game: str, wake: Callable[[], None]) -> None:
        self._house = house
        self._about = {"table": table, "game": game}
        """How the log names the table."""
        self._minds = Minds(house, table, game, wake)
        self._chairs: tuple[Chair, ...] = ()
        self._has_bots = False
        """Whether a bot moves on any of these chairs."""
        self._asked: dict[Seat, float] = {}
        """Since when each seat that is awaited is."""
        self._bot_pace: dict[Seat, float] = {}
        """How long the bot on a seat takes for its move, if anybody is there to see it."""
        self._stopped_since: float | None = None
        """Since when the table waits between rounds."""
        self._mixing_since: float | None = None
        """Since when only randomness is missing."""
        self._silent: set[str] = set()
        """Who was waited for in vain when randomness was asked for."""

    def begin(self, live: Live, now: float) -> None:
        """Note that somebody comes to an empty table. No clock has run while nobody was here; they all begin now."""
        self._chairs, self._has_bots = live.chairs, live.has_bots
        self._asked = {seat: now for seat in live.to_move() if seat != DEALER}
        self._bot_pace.clear()
        self._stopped_since = self._mixing_since = None

    def remember(self, before: Live, live: Live) -> None:
        """Note an entry of the log that is read again: bots that sat there remember what they had seen."""
        self._minds.note(before, live)

    def note(self, before: Live, live: Live, now: float, *, stopped_or_not: bool) -> None:
        """Note who is awaited since now, after something has happened; and whether a round has begun or ended by it."""
        self._minds.note(before, live)
        if live.chairs is not self._chairs:
            self._chairs = live.chairs
            self._has_bots = live.has_bots
        if stopped_or_not or live.phase != before.phase:
            self._stopped_since = self._mixing_since = None
            if before.phase == "paused":
                self._asked.clear()
        if live.clock is None and not self._has_bots:
            return
        asked = live.to_move()
        for seat in [seat for seat in self._asked if seat not in asked]:
            del self._asked[seat]
        for actor in asked:
            if actor != DEALER and (
                actor not in self._asked or not before.asked_at or live.asked_at[actor] != before.asked_at[actor]
            ):
                self._asked[actor] = now
                self._bot_pace.pop(actor, None)

    def left(self, live: Live, now: float) -> dict[int, float]:
        """Give the seconds left to each player who has a clock."""
        if live.clock is None or live.phase != "playing":
            return {}
        return {
            int(seat): max(0.0, live.clock - (now - since))
            for seat, since in self._asked.items()
            if not live.chairs[seat].botted
        }

    def due(self, live: Live, now: float, here: Collection[str]) -> tuple[list[AnyEntry], float | None]:
        """Give what happens now; or, if nothing does, when to ask again, if ever."""
        if (answers := self._bots_answer(live, now)) is not None:
            return answers
        return self._deal(live, now, here) if live.awaits_deal else self._players(live, now)

    def sleep(self) -> None:
        """Let bots stop thinking: the table is let go."""
        self._minds.sleep()

    def _deal(self, live: Live, now: float, here: Collection[str]) -> tuple[list[AnyEntry], float | None]:
        """Deal as soon as everybody is ready and has added randomness, or had the time to."""
        if live.awaits_ready and (missing := live.not_ready):
            if live.clock is None:
                return [], None
            if self._stopped_since is None:
                self._stopped_since = now
            due = self._stopped_since + live.clock
            if now < due:
                return [], due
            return [Readied(at=self._house.now(), seat=seat) for seat in missing], None
        if (due_mixed := self._randomness_due(live, now, here)) is not None:
            return [], due_mixed
        if not live.fair:
            self._house.tally.games_started += 1
            _log.info("a game begins", extra=self._about | {"number": live.number, "seats": len(live.chairs)})
        deal = Raw(live.rules.spell(next_deal(live)).encode())
        return [Dealt(at=self._house.now(), deal=deal)], None

    def _randomness_due(self, live: Live, now: float, here: Collection[str]) -> float | None:
        """Tell until when the deal waits for somebody's randomness; None if it does not."""
        assert live.pledge is not None, "there is a pledge while a deal is awaited"
        chairs = list(zip(live.chairs, live.pledge.randomness, strict=True))
        self._silent -= {chair.person for chair, given in chairs if given is not None and chair.person is not None}
        people = [chair.person for chair, given in chairs if given is None and chair.person in here and not chair.held]
        waited_for = [person for person in people if person is not None and person not in self._silent]
        if not waited_for:
            return None
        if self._mixing_since is None:
            self._mixing_since = now
        due = self._mixing_since + PATIENCE_FOR_RANDOMNESS
        if now < due:
            return due
        self._silent.update(waited_for)
        return None

    def _players(self, live: Live, now: float) -> tuple[list[AnyEntry], float | None]:
        """Make the moves of bots, and of people whose time is over, that are due."""
        if live.clock is None and not self._has_bots:
            return [], None
        entries: list[AnyEntry] = []
        times: list[float] = []
        for actor in live.to_move():
            assert actor != DEALER, "a deal is not awaited"
            due = self._due_of(live, actor, now)
            if due is None:
                continue
            # A bot thinks from the moment it is asked, and moves at its pace: how hard it was, nobody sees.
            move = self._move_for(live, actor) if now >= due or live.chairs[actor].botted else None
            if now < due:
                times.append(due)
            elif move is None:
                times.append(now + self._minds.look_again_in())
            else:
                entries += self._made(live, actor, move)
        return entries, None if entries else min(times, default=None)

    def _due_of(self, live: Live, seat: Seat, now: float) -> float | None:
        """Tell when a seat's decision is made without its owner; None if never."""
        asked = self._asked.setdefault(seat, now)
        if not live.chairs[seat].botted:
            return None if live.clock is None else asked + live.clock
        if seat not in self._bot_pace:
            self._bot_pace[seat] = self._house.bot_pace * self._house.rng.uniform(0.7, 1.3)
        # Where only bots are left nobody wants to wait for them.
        return asked + self._bot_pace[seat] if live.players else asked

    def _move_for(self, live: Live, seat: Seat) -> Struct | None:
        """Decide for a bot, or for somebody who has not decided in time; None while a bot thinks about it."""
        move: Struct | None = None if live.chairs[seat].botted else live.rules.out_of_time
        return self._minds.decision(live, seat) if move is None else move

    def _made(self, live: Live, seat: Seat, move: Struct) -> list[AnyEntry]:
        """Give what is to be written of such a move."""
        chair, at = live.chairs[seat], self._house.now()
        spelled = Raw(live.rules.spell(move).encode())
        if chair.botted:
            self._house.tally.bot_moves += 1
            return [Moved(at=at, seat=seat, move=spelled, by="bot")]
        self._house.tally.clock_moves += 1
        moved = Moved(at=at, seat=seat, move=spelled, by="clock")
        return [moved, Held(at=at, seat=seat, why="absent")] if chair.lapses + 1 >= LAPSES_UNTIL_HELD else [moved]

    def _bots_answer(self, live: Live, now: float) -> tuple[list[AnyEntry], float | None] | None:
        """Let bots answer an offer to stop, in games that know one, before they do anything else; None if none does."""
        if not self._has_bots or live.offer is None:
            return None
        for number, chair in enumerate(live.chairs):
            seat = Seat(number)
            if not chair.botted or seat == live.offer:
                continue
            reply = self._minds.reply(live, seat)
            if reply is None:
                return [], now + self._minds.look_again_in()
            if reply.move is not None:
                return self._made(live, seat, reply.move), None
        return None
