"""SQLite, kept by one thread that writes and never makes the tables wait.

What is given to be kept within a moment is committed together, in the order in which it was given, and only then said
to be kept. Reading goes through a connection of its own, which in WAL mode is never blocked by the writer.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

import msgspec

from foxden.core.errors import FoxdenError
from foxden.record import load
from foxden.store.schema import migrate
from foxden.table.chat import REMEMBERED_LINES
from foxden.table.entries import AnyEntry, Opened, read, write
from foxden.table.house import Address, Face, Kept, KeptGame, KeptLine
from foxden.table.tokens import new_code, new_secret_name

FILE: Final = "foxden.sqlite3"
LOCK: Final = "foxden.lock"
FORGOTTEN: Final = "Somebody"
"""What takes the place of a name in records, once its owner wants to be forgotten."""
CHECKPOINT_PAGES: Final = 4000
FILE_AFTER: Final = 5000
"""So many entries in the journal are filed as chapters."""
PATIENCE: Final = 5.0
"""Seconds to wait for another process, such as a backup, that has locked the file."""
WIPE_PATIENCE: Final = 200
"""Milliseconds to wait for readers when the write-ahead log is to be emptied; else it is tried again later."""

_log = logging.getLogger(__name__)
_list_of_pairs: Final = msgspec.json.Encoder().encode
_BATCH: Final = "INSERT INTO journal (tab, entry) SELECT value ->> 0, value ->> 1 FROM json_each(?)"


class Unavailable(FoxdenError):
    """The data cannot be used, for a reason that a person can mend."""


class Person(NamedTuple):
    """Somebody, as they are kept."""

    face: Face
    link: int
    """Which of their secret links is good: making a new one ends the one before."""


class GameListed(msgspec.Struct, frozen=True):
    """A finished game in a list."""

    id: str
    game: str
    ended_at: int


class _Job(NamedTuple):
    """Something to be written in one go."""

    do: Callable[[sqlite3.Connection], Any]
    done: Kept
    tab: int | None = None
    """The table whose entries this goes with: without them it must not be kept."""


class _Append(NamedTuple):
    tab: int
    entries: list[bytes]
    done: Kept


class _Mend(NamedTuple):
    tab: int
    done: Kept


class _Wipe(NamedTuple):
    """What is deleted must not live on in the write-ahead log."""

    done: Kept
    tab: int | None = None


_Given = _Job | _Append | _Mend | _Wipe


class Times(NamedTuple):
    """What a commit took, and how much was in it."""

    seconds: float
    jobs: int


class Store:
    """All that the server keeps. Its methods are called by one thread, that of the tables."""

    def __init__(self, folder: Path, loop: asyncio.AbstractEventLoop, *, full: bool) -> None:
        """Open the data in this folder, or begin it there.

        With `full`, what is kept is on the disk itself and survives a power cut; without, it is with the operating
        system and survives the end of this process.
        """
        self._loop = loop
        self._path = folder / FILE
        with ExitStack() as opened:
            self._lock = opened.enter_context(closing(_lock(folder)))
            try:
                writing = opened.enter_context(closing(_connect(self._path)))
                writing.execute("PRAGMA journal_mode = WAL")
                writing.execute(f"PRAGMA synchronous = {'FULL' if full else 'NORMAL'}")
                writing.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
                writing.execute("PRAGMA secure_delete = ON")
                migrate(writing)
                _file_chapters(writing)
                self.key = _signing_key(writing)
                self._reading = _connect(self._path)
            except sqlite3.Error as problem:
                raise Unavailable(f"{self._path}: {problem}") from problem
            opened.pop_all()
        self.times: list[Times] = []
        self._broken: set[int] = set()
        """Tables of which an entry could not be kept. Those that were judged on top of it must not be kept either."""
        self._given: list[_Given] = []
        self._queue: queue.SimpleQueue[list[_Given] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, args=(writing,), name="foxden-store", daemon=True)
        self._writer.start()

    # Tables

    def open_table(
        self, first: Opened, then: Callable[[Address], None], failed: Callable[[BaseException], None]
    ) -> None:
        """Make a table whose log begins with this entry."""
        made: list[Address] = []

        def make(database: sqlite3.Connection) -> None:
            made.clear()
            while not made:
                key, code = new_secret_name(), new_code()
                found = database.execute(
                    "INSERT OR IGNORE INTO tables (key, code, game, opened_by, opened_at, touched_at, over)"
                    " VALUES (?, ?, ?, ?, ?, ?, 0) RETURNING number",
                    (key, code, first.game, first.host, first.at, first.at),
                ).fetchall()
                made.extend(Address(number, key, code) for (number,) in found)
            database.execute("INSERT INTO journal (tab, entry) VALUES (?, ?)", (made[0].number, write(first).decode()))

        def done(problem: BaseException | None) -> None:
            if problem is None:
                then(made[0])
            else:
                failed(problem)

        self._do(make, done)

    def append(self, table: int, entries: list[bytes], kept: Kept) -> None:
        """Add entries to a table's log, all of them or none."""
        self._give(_Append(table, entries, kept))

    def mend(self, table: int) -> None:
        """Take entries for a table again, after one could not be kept: it has been read again from what was."""
        self._give(_Mend(table, _complain))

    def find_table(self, key_or_code: str) -> Address | None:
        row = self._reading.execute(
            "SELECT number, key, code FROM tables WHERE key = ?1 OR code = ?1", (key_or_code,)
        ).fetchone()
        return None if row is None else Address(*row)

    def log_of(self, table: int) -> list[AnyEntry]:
        """Give a table's whole log. All of it must have been kept; nobody may be writing to it."""
        database = self._reading
        database.execute("BEGIN")  # the journal may be filed as chapters meanwhile: we look at one moment of both
        try:
            chapters = database.execute("SELECT entries FROM chapters WHERE tab = ? ORDER BY n", (table,)).fetchall()
            # Without an index this looks at the whole journal, which is filed before it grows long.
            unfiled = database.execute("SELECT entry FROM journal WHERE tab = ? ORDER BY n", (table,)).fetchall()
        finally:
            database.execute("COMMIT")
        filed = [read(line) for (chapter,) in chapters for line in zlib.decompress(chapter).split(b"\n")]
        return filed + [read(entry) for (entry,) in unfiled]

    def touch(self, table: int, at: int, *, over: bool) -> None:
        """Note when a table was last used."""
        self._do(
            lambda database: database.execute(
                "UPDATE tables SET touched_at = ?, over = ? WHERE number = ?", (at, over, table)
            )
        )

    def seated(self, table: int, people: Iterable[str]) -> None:
        """Note who has a seat at a table."""
        rows = [(person, table) for person in people]

        def note(database: sqlite3.Connection) -> None:
            database.execute("DELETE FROM seats WHERE tab = ?", (table,))
            database.executemany("INSERT OR IGNORE INTO seats (person, tab) VALUES (?, ?)", rows)

        self._do(note)

    def tables_of(self, person: str) -> list[tuple[Address, str, bool]]:
        """Give the tables where somebody has a seat, with their games and whether they are over; the newest first."""
        rows = self._reading.execute(
            "SELECT number, key, code, game, over FROM seats JOIN tables ON tab = number WHERE person = ?"
            " ORDER BY touched_at DESC LIMIT 100",
            (person,),
        )
        return [(Address(number, key, code), game, bool(over)) for number, key, code, game, over in rows]

    def count_open_tables(self, person: str) -> int:
        (count,) = self._reading.execute(
            "SELECT count(*) FROM tables WHERE opened_by = ? AND NOT over", (person,)
        ).fetchone()
        return int(count)

    def count_tables(self) -> int:
        (count,) = self._reading.execute("SELECT count(*) FROM tables").fetchone()
        return int(count)

    def clear_away(self, before: int, over_before: int, spare: Iterable[int]) -> None:
        """Delete tables that nobody has touched for long, but for those in use. Their finished games stay."""
        spared = msgspec.json.encode(list(spare)).decode()

        def clear(database: sqlite3.Connection) -> None:
            old = [
                (number,)
                for (number,) in database.execute(
                    "SELECT number FROM tables WHERE (touched_at < ?1 OR (over AND touched_at < ?2))"
                    " AND number NOT IN (SELECT value FROM json_each(?3)) LIMIT 500",
                    (before, over_before, spared),
                )
            ]
            for table, column in (("lines", "tab"), ("seats", "tab"), ("chapters", "tab"), ("tables", "number")):
                database.executemany(f"DELETE FROM {table} WHERE {column} = ?", old)  # noqa: S608 - our own names
            # The journal has no index, so its part is deleted in one pass.
            gone = msgspec.json.encode([number for (number,) in old]).decode()
            database.execute("DELETE FROM journal WHERE tab IN (SELECT value FROM json_each(?))", (gone,))

        self._do(clear)

    # Chat

    def keep_line(self, table: int, line: KeptLine, kept: Kept) -> None:
        """Keep a line of chat."""
        row = (table, line.n, line.person, line.channel, line.text, line.at)
        self._do(
            lambda database: database.execute(
                "INSERT INTO lines (tab, n, person, channel, text, at) VALUES (?, ?, ?, ?, ?, ?)", row
            ),
            kept,
        )

    def lines_of(self, table: int) -> list[KeptLine]:
        """Give the last lines of chat at a table."""
        rows = self._reading.execute(
            "SELECT n, person, channel, text, at FROM lines WHERE tab = ? ORDER BY n DESC LIMIT ?",
            (table, REMEMBERED_LINES),
        ).fetchall()
        return [KeptLine(*row) for row in reversed(rows)]

    # Games

    def keep_game(self, table: int, game: KeptGame) -> None:
        """Keep the record of a game that is over. Kept once, however often it is given."""

        def keep(database: sqlite3.Connection) -> None:
            made = database.execute(
                "INSERT OR IGNORE INTO games (id, game, ended_at, record) VALUES (?, ?, ?, ?) RETURNING n",
                (game.id, game.game, game.ended_at, zlib.compress(game.record)),
            ).fetchall()
            for (n,) in made:
                database.executemany(
                    "INSERT OR IGNORE INTO players (person, game, seat) VALUES (?, ?, ?)",
                    [(person, n, seat) for person, seat in game.people.items()],
                )

        self._give(_Job(keep, _complain, table))

    def record_of(self, game: str) -> bytes | None:
        """Give the record of a finished game."""
        return record_in(self._reading, game)

    def has_game(self, game: str) -> bool:
        return self._reading.execute("SELECT 1 FROM games WHERE id = ?", (game,)).fetchone() is not None

    def games_of(self, person: str) -> list[GameListed]:
        """Give the last finished games of a person, the newest first."""
        rows = self._reading.execute(
            "SELECT id, games.game, ended_at FROM players JOIN games ON players.game = games.n WHERE person = ?"
            " ORDER BY n DESC LIMIT 1000",
            (person,),
        )
        return [GameListed(*row) for row in rows]

    # People

    def person(self, person: str) -> Person | None:
        row = self._reading.execute("SELECT name, colour, link FROM people WHERE id = ?", (person,)).fetchone()
        return None if row is None else Person(Face(row[0], row[1]), row[2])

    def keep_person(self, person: str, kept: Person, at: int, then: Kept | None = None) -> None:
        row = (person, *kept.face, kept.link, at)
        self._do(lambda database: database.execute("INSERT OR REPLACE INTO people VALUES (?, ?, ?, ?, ?)", row), then)

    def forget(self, person: str, then: Kept) -> None:
        """Delete what is known of a person: name, chat, seats, and their name in the records of finished games."""

        def forget(database: sqlite3.Connection) -> None:
            played = database.execute(
                "SELECT n, seat, record FROM players JOIN games ON players.game = games.n WHERE person = ?", (person,)
            ).fetchall()
            for n, seat, record in played:
                without = zlib.compress(_nameless(zlib.decompress(record), seat))
                database.execute("UPDATE games SET record = ? WHERE n = ?", (without, n))
            for table in ("players", "lines", "seats"):
                database.execute(f"DELETE FROM {table} WHERE person = ?", (person,))  # noqa: S608 - our own names
            database.execute("DELETE FROM people WHERE id = ?", (person,))

        self._do(forget, then)
        self._give(_Wipe(_complain))

    # Writing

    def file_chapters(self) -> None:
        """Put the journal's entries where each table finds its own."""
        self._do(_file_chapters)

    def close(self) -> None:
        """Keep what was given, and stop."""
        self.file_chapters()
        self._flush()
        self._queue.put(None)
        self._writer.join()
        self._reading.close()
        self._lock.close()

    def _do(self, do: Callable[[sqlite3.Connection], Any], done: Kept | None = None) -> None:
        self._give(_Job(do, done or _complain))

    def _give(self, job: _Given) -> None:
        if not self._given:
            self._loop.call_soon(self._flush)
        self._given.append(job)

    def _flush(self) -> None:
        if self._given:
            given, self._given = self._given, []
            self._queue.put(given)

    def _write_all(self, database: sqlite3.Connection) -> None:
        """Commit what is given, and with it all that has come in the meantime. The writer's thread."""
        unfiled = 0
        wiping = False
        with closing(database):
            while (given := self._queue.get()) is not None:
                stop = False
                while not self._queue.empty() and not stop:
                    more = self._queue.get()
                    stop = more is None
                    given += more or []
                begun = perf_counter()
                problems = self._commit(database, given)
                took = Times(perf_counter() - begun, len(given))
                wiping = (wiping or any(isinstance(job, _Wipe) for job in given)) and not _wiped(database)
                self._tell(given, problems, took)
                unfiled += len(given)
                if unfiled >= FILE_AFTER and not stop:
                    unfiled = 0
                    self._commit(database, [_Job(_file_chapters, _complain)])
                if stop:
                    return

    def _commit(self, database: sqlite3.Connection, given: list[_Given]) -> list[BaseException | None]:
        """Write everything in one transaction. If that fails, one after the other, so that each fails for itself."""
        if not self._broken and _commit_all(database, given) is None:
            return [None] * len(given)
        problems: list[BaseException | None] = []
        for job in given:
            if isinstance(job, _Mend):
                self._broken.discard(job.tab)
                problems.append(None)
                continue
            if job.tab in self._broken:
                problem: BaseException | None = Unavailable("an earlier entry of this table could not be kept")
            else:
                problem = _commit_all(database, [job])
            if problem is not None and job.tab is not None:
                self._broken.add(job.tab)
            problems.append(problem)
        return problems

    def _tell(self, given: list[_Given], problems: list[BaseException | None], took: Times) -> None:
        def tell() -> None:
            self.times.append(took)
            for job, problem in zip(given, problems, strict=True):
                try:
                    job.done(problem)
                except Exception:  # noqa: BLE001 - whatever goes wrong there, the others have to be told
                    _log.exception("somebody could not be told what was kept")

        with suppress(RuntimeError):  # the loop is closed: nobody is left to be told
            self._loop.call_soon_threadsafe(tell)


def _connect(path: Path) -> sqlite3.Connection:
    # The connections are each used by one thread, but made by another.
    return sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)


def _lock(folder: Path) -> sqlite3.Connection:
    """Hold a lock that the system lets go when we end, however that comes about."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None, check_same_thread=False)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as problem:
        if "locked" in str(problem):
            raise Unavailable(f"{folder}: another Foxden is using this data") from None
        raise Unavailable(f"{folder}: {problem}") from None
    return lock


def _signing_key(database: sqlite3.Connection) -> bytes:
    """Give the key that people's cookies are signed with. It is made once, and kept with the data."""
    database.execute("INSERT OR IGNORE INTO facts VALUES ('signing_key', randomblob(32))")
    (key,) = database.execute("SELECT value FROM facts WHERE name = 'signing_key'").fetchone()
    return bytes(key)


def _commit_all(database: sqlite3.Connection, given: list[_Given]) -> BaseException | None:
    """Write everything in one transaction: all of it is kept, or nothing."""
    try:
        if all(isinstance(job, _Append) for job in given):
            # One statement is a transaction of its own, and lets Python's other threads run all the while.
            database.execute(_BATCH, (_batch(given),))
            return None
        database.execute("BEGIN IMMEDIATE")
        for job in given:
            if isinstance(job, _Job):
                job.do(database)
        if any(isinstance(job, _Append) for job in given):
            database.execute(_BATCH, (_batch(given),))
        database.execute("COMMIT")
    except Exception as problem:  # noqa: BLE001 - the thread that writes must go on, whatever it is
        usual = isinstance(problem, sqlite3.Error | FoxdenError)
        _log.error("could not be kept, of %d things: %s", len(given), problem, exc_info=None if usual else problem)
        if database.in_transaction:
            database.execute("ROLLBACK")
        return problem
    return None


def _batch(given: list[_Given]) -> str:
    pairs = [(job.tab, entry.decode()) for job in given if isinstance(job, _Append) for entry in job.entries]
    return _list_of_pairs(pairs).decode()


def _complain(problem: BaseException | None) -> None:
    if problem is not None:
        _log.error("could not be kept: %s", problem)


def _file_chapters(database: sqlite3.Connection) -> None:
    """Put the journal's entries where each table finds its own, and begin a new journal."""
    chapters: dict[int, list[str]] = {}
    last = 0
    for n, tab, entry in database.execute("SELECT n, tab, entry FROM journal ORDER BY n"):
        chapters.setdefault(tab, []).append(entry)
        last = n
    if not chapters:
        return
    within = database.in_transaction
    if not within:
        database.execute("BEGIN IMMEDIATE")
    database.executemany(
        "INSERT INTO chapters (tab, entries) VALUES (?, ?)",
        [(tab, zlib.compress("\n".join(entries).encode())) for tab, entries in chapters.items()],
    )
    database.execute("DELETE FROM journal WHERE n <= ?", (last,))
    if not within:
        database.execute("COMMIT")


def _wiped(database: sqlite3.Connection) -> bool:
    """Empty the write-ahead log; tell whether that could be done now, which somebody who reads prevents."""
    database.execute(f"PRAGMA busy_timeout = {WIPE_PATIENCE}")
    try:
        busy, _, _ = database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.Error as problem:
        _log.error("the write-ahead log could not be emptied: %s", problem)
        return False
    finally:
        database.execute(f"PRAGMA busy_timeout = {int(PATIENCE * 1000)}")
    return not busy


def _nameless(record: bytes, seat: int) -> bytes:
    """Give a record without the name of the player on this seat. Everything else stays to the letter."""
    document = msgspec.json.decode(record, type=dict[str, msgspec.Raw])
    names = msgspec.json.decode(document["seats"], type=list[str])
    names[seat] = FORGOTTEN
    document["seats"] = msgspec.Raw(msgspec.json.encode(names))
    without = msgspec.json.encode(document)
    load(without)
    return without


# Reading without the server: what the command line does.


def record_in(database: sqlite3.Connection, game: str) -> bytes | None:
    row = database.execute("SELECT record FROM games WHERE id = ?", (game,)).fetchone()
    return None if row is None else zlib.decompress(row[0])


def looked_into(folder: Path) -> sqlite3.Connection:
    """Open the data of a server, which may be running, to read it."""
    path = folder / FILE
    if not path.is_file():
        raise Unavailable(f"{folder}: there is no data of Foxden's here")
    try:
        database = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=PATIENCE)
        database.execute("SELECT count(*) FROM games")
    except sqlite3.Error as problem:
        raise Unavailable(f"{path}: {problem}") from None
    return database


def all_games(folder: Path) -> Iterator[tuple[GameListed, bytes]]:
    """Give every finished game with its record, the oldest first."""
    with closing(looked_into(folder)) as database:
        for game, name, ended_at, record in database.execute("SELECT id, game, ended_at, record FROM games ORDER BY n"):
            yield GameListed(game, name, ended_at), zlib.decompress(record)


def back_up(folder: Path, target: Path) -> None:
    """Copy all data into a new file, also while a server is using it."""
    with closing(looked_into(folder)) as database:
        target.touch(mode=0o600, exist_ok=False)  # the copy holds the key that cookies are signed with
        try:
            with closing(sqlite3.connect(target)) as copy:
                database.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.Error as problem:
            target.unlink(missing_ok=True)
            raise Unavailable(f"{target}: {problem}") from None
