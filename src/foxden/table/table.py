"""One live table, and its only writer. No network and no storage of its own.

Everything that happens goes the same way: judge it, keep it, adopt it, show it. What has been judged but is not kept
yet is seen by nobody: `_ahead` is where the next command is judged, `live` is what everybody is shown.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec import Raw, Struct

from foxden.core.errors import IllegalMove, Unreadable
from foxden.core.rules import AnyRules, game_over
from foxden.core.seats import WATCHER, Seat, Viewer
from foxden.record.fairness import new_secret
from foxden.table.agenda import Agenda
from foxden.table.chat import Chat, may_hear
from foxden.table.commands import Hint, Move, Mute, Nudge, Say, TableCommand
from foxden.table.entries import AnyEntry, Moved, Opened, Pledged, Returned, write
from foxden.table.hints import Hints
from foxden.table.house import Address, Face, House, KeptGame, KeptLine, Letter, Listener, line_shown
from foxden.table.judge import Judged, forgetting, judge, own_seat
from foxden.table.live import Live, after, opened
from foxden.table.memoir import Memoir
from foxden.table.refusals import Refusal
from foxden.table.showing import Around, Presence, hosts, room, seen, silence
from foxden.table.shown import Accepted, Hinted, Nudged, Refused
from foxden.table.tokens import new_secret_name

BUSY_SHARE: Final = 4
"""After showing a large table, so many times as long is left to the others before it is shown again."""
NOT_WORTH_WAITING: Final = 0.002
NUDGE_EVERY: Final = 5.0

_log = logging.getLogger(__name__)


class Table:
    """One table: who listens, what is true, what is waiting to be kept, and what is due next."""

    def __init__(self, address: Address, house: House, log: Iterable[AnyEntry], chat: Chat) -> None:
        self.address = address
        self._house = house
        self._chat = chat
        self._loop = asyncio.get_running_loop()
        entries = iter(log)
        first = next(entries)
        assert isinstance(first, Opened), "a log begins with how the table was opened"
        self._memoir = Memoir()
        self._agenda = Agenda(house, address.number, first.game, self._drive_soon)
        self._hints = Hints(house, address.number)
        live = opened(first)
        for entry in entries:
            before, live = live, after(live, entry)
            self._memoir.note(entry)
            self._agenda.remember(before, live)
        self.live = live
        self._ahead = live
        self._waiting: deque[tuple[Live, Callable[[], None] | None, float]] = deque()
        self._listeners: dict[Listener, tuple[int, int]] = {}
        """Who is connected, and which room they were shown last: its number, and a mark of what it said to them."""
        self._rooms = 0
        """Counts the changes of the room."""
        self._faces: dict[str, Face] = {}
        """How players were known when silence began, for as long as it lasts."""
        self._here: dict[str, int] = {}
        """How many connections each person has who is not only watching."""
        self._programs: dict[str, int] = {}
        self._seal: str | None = None
        """Of the last finished game's record."""
        self._nudged: dict[int, float] = {}
        self._failed = False
        """Whether something could not be kept, after which nothing is."""
        self._view_changed = False
        self._rooms_shown = 0
        self._showing: asyncio.TimerHandle | asyncio.Handle | None = None
        self._show_not_before = 0.0
        self._alarm: asyncio.TimerHandle | None = None
        self._driving: asyncio.Handle | None = None
        self.idle_since = time.monotonic()
        if self._ahead.pledge is None:
            self._keep([])

    @property
    def rules(self) -> AnyRules:
        return self.live.rules

    @property
    def empty(self) -> bool:
        """Whether nobody is here, and nothing is on its way to be kept."""
        return not self._listeners and not self._waiting

    # Who is here

    def enter(self, listener: Listener) -> None:
        """Let somebody in, show them everything, and give them their seat back if a bot held it in their absence."""
        if not self._listeners:
            self._agenda.begin(self.live, self._loop.time())
        _count(self._here, listener.person, 0 if listener.watching else 1)
        _count(self._programs, listener.person, 1 if listener.program else 0)
        seat = self._ahead.seat_of(listener.person)
        if seat is not None and not listener.watching and self._ahead.chairs[seat].held == "absent":
            self._keep([Returned(at=self._house.now(), seat=seat)])
        self._rooms += 1
        self._listeners[listener] = self._rooms, 0  # already here, in the room that is now shown
        shown = Letter(self._room(listener))
        self._listeners[listener] = self._rooms, hash(shown.data)
        listener.tell(shown)
        if self.live.state is not None:
            listener.tell(Letter(self._seen(self._viewer(listener), self._left(), program=listener.program)))
        own = self.live.seat_of(listener.person)
        for line in self._chat.lines:
            if may_hear(self.live, listener.person, own, line):
                listener.tell(Letter(self._line(line)))
        self._show_soon()
        self._drive()

    def exit(self, listener: Listener) -> None:
        if self._listeners.pop(listener, self) is self:
            return
        _count(self._here, listener.person, 0 if listener.watching else -1)
        _count(self._programs, listener.person, -1 if listener.program else 0)
        self.idle_since = time.monotonic()
        self._rooms += 1
        self._show_soon()
        self._drive()

    def face_changed(self) -> None:
        """Show a new name or colour."""
        self._rooms += 1
        self._show_soon()

    def forget(self, person: str) -> None:
        """Let a person go who wants to be forgotten: their seat, and what they have written."""
        if entries := forgetting(self._ahead, person, self._house.now()):
            self._keep(entries)
        self._chat.forget(person)
        self._faces.pop(person, None)
        self.face_changed()

    # What is asked for

    def hear(self, listener: Listener, command: TableCommand) -> None:
        """Judge a command of somebody at the table; what comes of it is kept and shown, or they alone are refused."""
        if self._failed:
            return  # the connection is closed already
        try:
            match command:
                case Move():
                    self._move(listener, command)
                case Say():
                    self._say(listener, command)
                case Hint():
                    self._hint(listener, command)
                case Nudge(seat):
                    self._nudge(listener, seat)
                case _:
                    self._judge(listener, command)
        except (IllegalMove, Refusal) as problem:
            self.refuse(listener, command, problem)

    def refuse(self, listener: Listener, command: TableCommand, problem: IllegalMove | Refusal) -> None:
        self._house.tally.refusals[problem.code] += 1
        about = command.__struct_config__.tag
        listener.tell(
            Letter(
                Refused(
                    about=str(about),
                    id=getattr(command, "id", None),
                    code=problem.code,
                    text=str(problem),
                    facts=problem.facts,
                )
            )
        )

    def _move(self, listener: Listener, command: Move) -> None:
        live = self._ahead
        rules = live.rules
        seat = own_seat(live, listener.person)
        if live.state is None:
            raise Refusal("not-playing")
        if command.id in live.recent[seat]:
            self._when_kept(lambda: self._accepted_again(listener, command))
            return
        if live.phase == "over":
            raise game_over()  # by agreement, perhaps, of which the rules know nothing
        if live.phase == "paused":
            raise Refusal("paused")
        try:
            move = rules.chosen_move(command.move)
        except Unreadable as problem:
            raise Refusal("unreadable-move", reason=str(problem)) from None
        if move == rules.out_of_time:
            raise Refusal("only-the-clock")
        if move != rules.offer_to_stop and command.seen < live.asked_at[seat] and seat in rules.to_move(live.state):
            raise Refusal("stale")
        state = rules.play(live.state, seat, move)
        now = self._house.now()
        entries: list[AnyEntry] = [Returned(at=now, seat=seat)] if live.chairs[seat].held else []
        entries.append(Moved(at=now, seat=seat, move=Raw(rules.spell(move).encode()), id=command.id))
        self._house.tally.moves += 1
        self._keep(entries, state, then=lambda: listener.tell(Letter(Accepted(command.id, self.live.version))))

    def _accepted_again(self, listener: Listener, command: Move) -> None:
        """Tell somebody who has missed it that their move was kept, and where the game stands since."""
        listener.tell(Letter(Accepted(command.id, self.live.version)))
        listener.tell(Letter(self._seen(self._viewer(listener), self._left(), program=listener.program)))

    def _hint(self, listener: Listener, command: Hint) -> None:
        def tell(answer: Hinted | Refusal) -> None:
            if isinstance(answer, Refusal):
                self.refuse(listener, command, answer)
            elif listener in self._listeners:
                listener.tell(Letter(answer))

        def ask() -> None:
            try:
                seat = own_seat(self.live, listener.person)
                self._hints.ask(lambda: self.live, seat, self._memoir.so_far(), tell)
            except Refusal as problem:
                tell(problem)

        self._when_kept(ask)

    def _say(self, listener: Listener, command: Say) -> None:
        def accepted() -> None:
            if command.id is not None:
                listener.tell(Letter(Accepted(command.id, self.live.version)))

        if command.id is not None and self._chat.has(listener.person, command.id):
            accepted()  # sent again by somebody who has not heard of it
            return
        line = self._chat.write(self._ahead, listener.person, command.text, command.id, self._house.now())
        if line is None:
            return

        def kept(problem: BaseException | None) -> None:
            if problem is not None:
                self._chat.not_kept(line)
                self.refuse(listener, command, Refusal("not-kept"))
                return
            self._house.tally.lines += 1
            self._chat.kept(line)
            accepted()
            letter = Letter(self._line(line))
            for other in self._listeners:
                if may_hear(self.live, other.person, self.live.seat_of(other.person), line):
                    other.tell(letter)

        self._house.keeper.keep_line(self.address.number, line, kept)

    def _judge(self, listener: Listener, command: Judged) -> None:
        if isinstance(command, Mute) and command.on and not self._knows(command.person):
            raise Refusal("no-such-person")
        hosting = hosts(self._ahead, listener.person, self._here)
        entries = judge(self._ahead, listener.person, command, hosting=hosting, at=self._house.now())
        if entries:
            self._keep(entries)

    def _knows(self, person: str) -> bool:
        """Tell whether this person sits here, is connected, or has written something that can still be read."""
        return (
            self._ahead.seat_of(person) is not None
            or any(listener.person == person for listener in self._listeners)
            or any(line.person == person for line in self._chat.lines)
        )

    def _nudge(self, listener: Listener, number: int) -> None:
        live = self._ahead
        if not hosts(live, listener.person, self._here):
            raise Refusal("not-host")
        if not 0 <= number < len(live.chairs):
            raise Refusal("no-such-seat")
        seat = Seat(number)
        chair = live.chairs[seat]
        if chair.person is None:
            raise Refusal("not-a-person")
        if seat not in live.to_move() and not (live.awaits_ready and seat in live.not_ready):
            raise Refusal("not-awaited")
        now = time.monotonic()
        if now - self._nudged.get(seat, -NUDGE_EVERY) < NUDGE_EVERY:
            return
        self._nudged[seat] = now
        letter = Letter(Nudged(seat))
        for other in self._listeners:
            if other.person == chair.person and not other.watching:
                other.tell(letter)

    # Keep

    def _keep(
        self, entries: list[AnyEntry], state: Struct | None = None, then: Callable[[], None] | None = None
    ) -> None:
        """Fold entries that have been judged, and give them to be kept, all together.

        The state after the last of them may be given where it is known already.
        """
        entries = list(entries)
        was_over = self._ahead.phase == "over"
        live = self._ahead
        for entry in entries:
            live = after(live, entry, state if entry is entries[-1] else None)
            self._memoir.note(entry)
        if (pledged := self._due_pledge(live)) is not None:
            entries.append(pledged)
            live = after(live, pledged)
        if not entries or self._failed:
            return
        self._ahead = live
        self._waiting.append((live, then, time.perf_counter()))
        self._house.keeper.append(self.address.number, [write(entry) for entry in entries], self._kept)
        if live.phase == "over" and not was_over:
            self._house.tally.games_ended += 1
            self._house.keeper.keep_game(self.address.number, self.game_kept())
            _log.info("a game is over", extra=self._about(live) | {"ended": live.ended})

    def _about(self, live: Live) -> dict[str, object]:
        """Say in the log which game it is, by numbers that open nothing."""
        return {"table": self.address.number, "game": live.rules.name, "number": live.number}

    def game_kept(self) -> KeptGame:
        """Give the game that is over as it is kept."""
        game = self._memoir.finished(self._ahead, self._house.face)
        self._seal = game.seal
        return game

    def _due_pledge(self, live: Live) -> Pledged | None:
        """Promise the next shuffle as soon as the one before is done, so that nobody has to wait for it."""
        most = live.rules.most_deals
        if live.pledge is not None or live.phase == "over" or (most is not None and len(live.fair) >= most):
            return None
        return Pledged(
            at=self._house.now(),
            deal=len(live.fair),
            secret=new_secret(),
            game_id=live.game_id or new_secret_name(),
        )

    def _when_kept(self, do: Callable[[], None]) -> None:
        """Do something once all that has been judged so far is kept."""
        if not self._waiting:
            do()
            return
        live, then, since = self._waiting.pop()

        def both() -> None:
            if then is not None:
                then()
            do()

        self._waiting.append((live, both, since))

    def _kept(self, problem: BaseException | None) -> None:
        """Adopt what is kept now."""
        if self._failed:
            return
        if problem is not None:
            # What was judged on top of this is void too: the table is read again from what was kept.
            self._failed = True
            self._waiting.clear()
            self._house.failed(self.address.number)
            return
        before = self.live
        self.live, then, since = self._waiting.popleft()
        self._house.tally.keeping.append(time.perf_counter() - since)
        self._note_changes(before, self.live)
        self._show_soon()
        if then is not None:
            then()
        if not self._waiting:
            self._drive()

    def _note_changes(self, before: Live, live: Live) -> None:
        # After a pause the clocks begin again.
        if live.state is not before.state or live.phase != before.phase:
            self._view_changed = True
        number, keeper = self.address.number, self._house.keeper
        if live.chairs is not before.chairs:
            seated = [chair.person for chair in live.chairs if chair.person is not None]
            if seated != [chair.person for chair in before.chairs if chair.person is not None]:
                keeper.seated(number, seated)
        if live.phase != before.phase:
            keeper.touch(number, self._house.now(), over=live.phase == "over")
        deals, dealt = live.awaits_deal, before.awaits_deal
        # A move that changes nothing around the game is the usual case, and need not show the room again.
        if not (
            live.chairs is before.chairs
            and live.phase == before.phase
            and live.pledge is before.pledge
            and live.host == before.host
            and live.ready is before.ready
            and live.ending == before.ending
            and live.muted is before.muted
            and live.options is before.options
            and live.clock == before.clock
            and deals == dealt
            and (live.rules.name != "duet" or _asks_for_silence(live) == _asks_for_silence(before))
        ):
            self._rooms += 1
        self._agenda.note(before, live, self._loop.time(), stopped_or_not=deals != dealt)

    # Show

    def _show_soon(self) -> None:
        if self._showing is None:
            wait = self._show_not_before - self._loop.time()
            if wait > NOT_WORTH_WAITING:
                self._showing = self._loop.call_later(wait, self._show)
            else:
                self._showing = self._loop.call_soon(self._show)

    def _show(self) -> None:
        """Show everybody what is new. At a large table this is worth saving: several moves are shown at once."""
        self._showing = None
        begun = self._loop.time()
        with_room, self._rooms_shown = self._rooms != self._rooms_shown, self._rooms
        with_view, self._view_changed = self._view_changed and self.live.state is not None, False
        if not with_room and not with_view:
            return
        views: dict[tuple[Viewer, bool], Letter] = {}
        rooms: dict[str, Letter] = {}
        left = self._left() if with_view else {}
        for listener, shown in list(self._listeners.items()):
            # Who has just come has been shown this room already.
            if with_room and shown[0] != self._rooms:
                key = listener.person + ("?" if listener.watching else "")
                if key not in rooms:
                    rooms[key] = Letter(self._room(listener))
                letter = rooms[key]
                mark = hash(letter.data)
                self._listeners[listener] = self._rooms, mark
                # What changes nothing for this viewer is not even to be noticed: whom somebody else mutes, say.
                if mark != shown[1]:
                    listener.tell(letter)
            if with_view:
                viewer = self._viewer(listener)
                view = views.get((viewer, listener.program))
                if view is None:
                    view = Letter(self._seen(viewer, left, program=listener.program))
                    views[viewer, listener.program] = view
                listener.tell(view)
        done = self._loop.time()
        self._show_not_before = done + (done - begun) * BUSY_SHARE

    def _viewer(self, listener: Listener) -> Viewer:
        seat = None if listener.watching else self.live.seat_of(listener.person)
        return WATCHER if seat is None else seat

    def _presence(self) -> Presence:
        seated = {chair.person for chair in self.live.chairs}
        watchers = len({listener.person for listener in self._listeners} - seated)
        return Presence(self._here, self._programs, watchers, self._face)

    def _face(self, person: str) -> Face:
        """Tell how somebody is known. A new name waits until players may talk again, for it can say anything."""
        if silence(self.live) is None or self.live.seat_of(person) is None:
            self._faces.pop(person, None)
            return self._house.face(person)
        return self._faces.setdefault(person, self._house.face(person))

    def _room(self, listener: Listener) -> Any:  # noqa: ANN401
        seat = None if listener.watching else self.live.seat_of(listener.person)
        return room(self.live, listener.person, seat, Around(self.address, self._presence(), self._seal))

    def _seen(self, viewer: Viewer, left: dict[int, float], *, program: bool) -> Any:  # noqa: ANN401
        return seen(self.live, viewer, left, program=program)

    def _line(self, line: KeptLine) -> Any:  # noqa: ANN401
        return line_shown(line, self._face(line.person), self.live.seat_of(line.person))

    def _left(self) -> dict[int, float]:
        return self._agenda.left(self.live, self._loop.time())

    # What is due next

    def _drive_soon(self) -> None:
        """Look what is due in the next turn of the loop: a bot has thought of something, and others may have too."""
        if self._driving is None:
            self._driving = self._loop.call_soon(self._drive)

    def _drive(self) -> None:
        """Do what is due now without anybody's asking, and set the next alarm."""
        self._driving = None
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._waiting or self.live.phase != "playing" or not self._listeners or self._failed:
            return
        now = self._loop.time()
        entries, due = self._agenda.due(self.live, now, self._here)
        if entries:
            self._keep(entries)
        elif due is not None:
            self._alarm = self._loop.call_later(max(0.0, due - now), self._drive)

    def sleep(self) -> None:
        """Stop all that is planned; the table is about to be let go."""
        self._house.keeper.touch(self.address.number, self._house.now(), over=self.live.phase == "over")
        self._agenda.sleep()
        for handle in (self._alarm, self._showing, self._driving):
            if handle is not None:
                handle.cancel()
        self._alarm = self._showing = self._driving = None


def _asks_for_silence(live: Live) -> bool:
    return live.in_game and live.state.asked not in {"deal", "cover"}


def _count(counts: dict[str, int], person: str, step: int) -> None:
    counts[person] = counts.get(person, 0) + step
    if counts[person] <= 0:
        del counts[person]
