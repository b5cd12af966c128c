"""All tables of the house: found by link or code, opened, woken when somebody comes, let go when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from random import SystemRandom
from typing import Any, Final, Protocol

import msgspec
from msgspec import Raw

from foxden.core.boxes import Box
from foxden.core.errors import Unreadable
from foxden.games import game_named
from foxden.server.histogram import Histogram
from foxden.server.messages import Closed
from foxden.server.people import Buckets, People
from foxden.server.settings import Settings
from foxden.store import Store
from foxden.store.sqlite import Person
from foxden.table.chat import Chat
from foxden.table.cleaning import clean_name
from foxden.table.entries import Opened
from foxden.table.house import Address, Face, House, Kept, Listener
from foxden.table.live import options_as_written
from foxden.table.refusals import Refusal
from foxden.table.table import Table
from foxden.table.thinkers import THREADS, Thinkers
from foxden.table.tokens import CODE_LENGTH, as_code

LET_GO_AFTER: Final = 60.0
"""Seconds for which an empty table stays in memory."""
SWEEP_EVERY: Final = 15.0
CLEAR_EVERY: Final = 3600.0
A_DAY: Final = 86_400_000
BOT_PATIENCE: Final = 10.0
"""Seconds that a bot may take beyond what it was given, before it is given up."""
GUESSES_AT_ONCE: Final = 20
GUESSES_A_SECOND: Final = 0.1

_log = logging.getLogger(__name__)


class Connection(Listener, Protocol):
    """A socket, as the lobby knows it."""

    table: Table | None

    def close(self, why: Closed, status: int) -> None:
        """Say why, and close."""
        ...


RESTART: Final = Closed("restart", "The server starts again; connect again in a moment.")
GONE: Final = Closed("gone", "This table does not exist any more.")
FORGOTTEN: Final = Closed("forgotten", "You have been forgotten, as you asked.")
SERVICE_RESTART: Final = 1012
NORMAL: Final = 1000


def now_ms() -> int:
    return int(time.time() * 1000)


class Lobby:
    """The tables in memory, and everything that they share."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.people = People(store)
        self.house = House(
            keeper=store,
            face=self.people.face,
            rng=SystemRandom(),
            bot_pace=settings.bot_pace,
            now=now_ms,
            failed=self._failed,
            thinkers=Thinkers(settings.bot_threads or THREADS),
            bot_seconds=settings.bot_seconds or None,
            bot_patience=BOT_PATIENCE + 2 * settings.bot_seconds,
        )
        self.tables: dict[int, Table] = {}
        self._by_name: dict[str, Table] = {}
        self.connections: set[Connection] = set()
        self.sockets_by_person: Counter[str] = Counter()
        self.sockets_by_address: Counter[str] = Counter()
        self._newcomers = Buckets(settings.people_per_address / 3600, settings.people_per_address)
        self._guesses = Buckets(GUESSES_A_SECOND, GUESSES_AT_ONCE)
        self.keeping, self.commits = Histogram(), Histogram()
        self.thinking: defaultdict[tuple[str, str], Histogram] = defaultdict(Histogram)
        """How long bots think, by game and level."""
        self.requests = Buckets(settings.requests_per_second, settings.requests_per_second * 10)

    # People

    def newcomer(self, address: str) -> str:
        """Let somebody in who has not been here."""
        if not self._newcomers.take(address):
            raise Refusal("too-many-people")
        return self.people.newcomer()

    def name(self, person: str, name: str | None, colour: str | None, then: Kept | None = None) -> Face:
        """Give somebody another name or colour, everywhere at once. What is None stays."""
        known = self.people.known(person)
        face = Face(
            known.face.name if name is None else clean_name(name), known.face.colour if colour is None else colour
        )
        self.people.keep(person, Person(face, known.link), then)
        self._tell_tables_of(person)
        return face

    def _tell_tables_of(self, person: str) -> None:
        tables = {id(c.table): c.table for c in self.connections if c.person == person}
        for address, _, _ in self.store.tables_of(person):
            # They may have a seat there and be away.
            seated = self.tables.get(address.number)
            tables[id(seated)] = seated
        for table in tables.values():
            if table is not None:
                table.face_changed()

    def new_link(self, person: str, then: Kept) -> None:
        """Make the secret link of a person anew; the one before is good no more."""
        known = self.people.known(person)
        self.people.keep(person, Person(known.face, known.link + 1), then)

    def forget(self, person: str, then: Kept) -> None:
        """Delete what is known of somebody. Where they are playing, a bot takes their seat."""
        for address, _, over in self.store.tables_of(person):
            table = self.tables.get(address.number) or (None if over else self._wake(address))
            if table is not None:
                table.forget(person)
        for table in self.tables.values():
            table.forget(person)
        for connection in [connection for connection in self.connections if connection.person == person]:
            connection.close(FORGOTTEN, NORMAL)
        self.people.forget(person, then)

    # Tables

    def table(self, name: str, address: str) -> Table:
        """Give the table with this secret or code, or raise `Refusal`."""
        code = as_code(name)
        # Who has guessed too often is not told of a right guess either. Links cannot be guessed.
        if len(code) == CODE_LENGTH and self._guesses.spent(address):
            raise Refusal("too-many-guesses")
        table = self._by_name.get(name) or self._by_name.get(code)
        if table is not None:
            return table
        found = self.store.find_table(name) or (self.store.find_table(code) if len(code) == CODE_LENGTH else None)
        if found is None:
            if not self._guesses.take(address):
                raise Refusal("too-many-guesses")
            raise Refusal("no-such-table")
        return self.tables.get(found.number) or self._wake(found)

    def open_table(  # noqa: PLR0913 - a table is all of this
        self,
        person: str,
        *,
        game: str,
        seats: int | None,
        options: dict[str, Any],
        box: dict[str, Raw] | None,
        clock: int | None,
        then: Callable[[Address], None],
        failed: Callable[[BaseException], None],
    ) -> None:
        """Open a table for somebody; raise `Unreadable` or `Refusal` if there can be no such table."""
        rules_of = game_named(game)
        read_box: Box | None = None
        if box is not None:
            try:
                read_box = rules_of.read_box(msgspec.json.encode(box))
            except Unreadable as problem:
                raise problem.within("box") from None
        rules = rules_of(read_box)
        chosen = rules.chosen_options(options)
        seats = rules.usual_seats if seats is None else seats
        rules.start(chosen, seats)
        if seats > self.settings.seats_at_a_table:
            raise Unreadable(f"Tables here have at most {self.settings.seats_at_a_table:,} seats.", "seats")
        if self.store.count_open_tables(person) >= self.settings.tables_per_person:
            raise Refusal("too-many-tables")
        if self.store.count_tables() >= self.settings.tables:
            raise Refusal("full-house")
        first = Opened(
            at=now_ms(),
            game=game,
            host=person,
            seats=seats,
            options=options_as_written(chosen),
            box=box,
            clock=clock,
        )
        self.store.open_table(first, then, lambda _: failed(Refusal("not-kept")))

    def _wake(self, address: Address) -> Table:
        """Bring a table back into memory, as it was."""
        try:
            log = self.store.log_of(address.number)
            table = Table(address, self.house, log, Chat(self.store.lines_of(address.number)))
        except Exception as problem:
            # Nothing of it is lost; but whoever comes is not to try again and again.
            _log.exception("a table cannot be read", extra={"table": address.number})
            raise Refusal("broken-table") from problem
        self.tables[address.number] = table
        self._by_name[address.key] = self._by_name[address.code] = table
        if table.live.phase == "over":
            game = table.game_kept()
            if not self.store.has_game(game.id):
                # The last move was kept, but the process ended before the record was.
                self.store.keep_game(address.number, game)
        return table

    def _let_go(self, table: Table) -> None:
        table.sleep()
        del self.tables[table.address.number]
        del self._by_name[table.address.key]
        del self._by_name[table.address.code]

    def _failed(self, number: int) -> None:
        """Throw away a table that could not be kept. Whoever is at it comes back to what was kept."""
        table = self.tables.get(number)
        if table is None:
            return
        _log.error("a table could not be kept and is read again", extra={"table": number})
        self._let_go(table)
        self.store.mend(number)
        for connection in [connection for connection in self.connections if connection.table is table]:
            connection.close(RESTART, SERVICE_RESTART)

    def set_limits(self, seats: int) -> None:
        """Raise `Refusal` if a table may not have so many seats."""
        if seats > self.settings.seats_at_a_table:
            raise Refusal("bad-seats", reason=f"Tables here have at most {self.settings.seats_at_a_table:,} seats.")

    # Housekeeping

    async def keep_house(self) -> None:
        """Let go of empty tables, and now and then delete what nobody has used for long. Ends when cancelled."""
        cleared = 0.0
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            now = time.monotonic()
            self.collect_times()
            for table in list(self.tables.values()):
                if table.empty and now - table.idle_since > LET_GO_AFTER:
                    self._let_go(table)
            if now - cleared > CLEAR_EVERY:
                cleared = now
                today = now_ms()
                self.store.clear_away(
                    before=today - self.settings.keep_days * A_DAY,
                    over_before=today - self.settings.keep_over_days * A_DAY,
                    spare=self.tables,
                )

    def collect_times(self) -> None:
        """Sort what has been measured since the last time into its histograms."""
        self.keeping.add(self.house.tally.keeping)
        self.house.tally.keeping.clear()
        for game, level, seconds in self.house.tally.thinking:
            self.thinking[game, level].add([seconds])
        self.house.tally.thinking.clear()
        self.commits.add(took.seconds for took in self.store.times)
        self.store.times.clear()

    def close(self) -> None:
        """Send everybody away, to come back in a moment."""
        for connection in list(self.connections):
            connection.close(RESTART, SERVICE_RESTART)
        for table in self.tables.values():
            table.sleep()
        self.house.thinkers.close()
