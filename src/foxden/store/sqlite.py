"""SQLite: what is kept and how it is found again.

Writing is in `writing`. Reading goes through a connection of its own, which in WAL mode is never blocked by the writer.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from foxden.core.errors import FoxdenError
from foxden.record import load
from foxden.store.filing import Filer, file_all
from foxden.store.schema import migrate
from foxden.store.writing import Append, Job, Mend, PatientWriter, Times, Wipe, Writer, complain
from foxden.table.chat import REMEMBERED_LINES
from foxden.table.entries import AnyEntry, Opened, read, write
from foxden.table.house import Address, Face, Kept, KeptGame, KeptLine
from foxden.table.tokens import new_code, new_secret_name

FILE: Final = "foxden.sqlite3"
LOCK: Final = "foxden.lock"
FORGOTTEN: Final = "Somebody"
"""What takes the place of a name in records, once its owner wants to be forgotten."""
PATIENCE: Final = 5.0
"""Seconds to wait for another process, such as a backup, that has locked the file."""

_log = logging.getLogger(__name__)


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
                writing.execute(f"PRAGMA fullfsync = {int(full)}")  # on a Mac nothing less reaches the disk itself
                writing.execute("PRAGMA wal_autocheckpoint = 0")  # the filer does it
                writing.execute("PRAGMA secure_delete = ON")
                migrate(writing)
                file_all(writing)
                self.key = _signing_key(writing)
                self._reading = _connect(self._path)
            except sqlite3.Error as problem:
                raise Unavailable(f"{self._path}: {problem}") from problem
            opened.pop_all()
        self._writer = (PatientWriter if full else Writer)(writing, loop)
        self._filer = Filer(lambda: _connect(self._path))

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
        self._writer.give(Append(table, entries, kept))

    def mend(self, table: int) -> None:
        """Take entries for a table again, after one could not be kept: it has been read again from what was."""
        self._writer.give(Mend(table, complain))

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
        filed = [read(line) for (chapter,) in chapters for line in chapter.split("\n")]
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
        row = (table, line.n, line.person, line.channel, line.text, line.at, line.sent_as)
        self._do(
            lambda database: database.execute(
                "INSERT INTO lines (tab, n, person, channel, text, at, sent_as) VALUES (?, ?, ?, ?, ?, ?, ?)", row
            ),
            kept,
        )

    def lines_of(self, table: int) -> list[KeptLine]:
        """Give the last lines of chat at a table."""
        rows = self._reading.execute(
            "SELECT n, person, channel, text, at, sent_as FROM lines WHERE tab = ? ORDER BY n DESC LIMIT ?",
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

        self._writer.give(Job(keep, complain, table))

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
            # SQLite clears what is deleted, but may copy it when it tidies its pages up. So it is written over before,
            # where it stands, which takes something just as long.
            database.execute(
                "UPDATE lines SET text = replace(hex(zeroblob(length(CAST(text AS BLOB)))), '00', ' ')"
                " WHERE person = ?",
                (person,),
            )
            for table in ("players", "lines", "seats"):
                database.execute(f"DELETE FROM {table} WHERE person = ?", (person,))  # noqa: S608 - our own names
            database.execute("DELETE FROM people WHERE id = ?", (person,))

        self._do(forget, then)
        self._writer.give(Wipe(complain))

    # Writing

    @property
    def times(self) -> list[Times]:
        """What the last commits took. Whoever has read it may empty it."""
        return self._writer.times

    def close(self) -> None:
        """Keep what was given, and stop."""
        self._filer.close()
        self._do(lambda database: database.execute("PRAGMA optimize"))
        self._writer.close()
        with closing(_connect(self._path)) as database:
            file_all(database)
        self._reading.close()
        self._lock.close()

    def _do(self, do: Callable[[sqlite3.Connection], Any], done: Kept | None = None) -> None:
        self._writer.give(Job(do, done or complain))


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
