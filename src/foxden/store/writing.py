"""Committing what is given to be kept: together, in order, and said to be kept only when it is.

Two ways, for two promises. What need only survive the end of this process is handed to the operating system, a matter
of microseconds: it is done at once, on the tables' own thread, once for all that came in a turn of its loop. What has
to survive a power cut waits for the disk: that is done by a thread of its own, so that nobody else waits.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter
from typing import Any, Final, NamedTuple

import msgspec

from foxden.core.errors import FoxdenError
from foxden.table.house import Kept

WIPE_PATIENCE: Final = 200
"""Milliseconds to wait for somebody who reads while the write-ahead log is to be emptied."""

_log = logging.getLogger(__name__)
_list_of_pairs: Final = msgspec.json.Encoder().encode
_BATCH: Final = "INSERT INTO journal (tab, entry) SELECT value ->> 0, value ->> 1 FROM json_each(?)"


class Job(NamedTuple):
    """Something to be written in one go."""

    do: Callable[[sqlite3.Connection], Any]
    done: Kept
    tab: int | None = None
    """The table whose entries this goes with: without them it must not be kept."""


class Append(NamedTuple):
    """Entries of a table's log."""

    tab: int
    entries: list[bytes]
    done: Kept


class Mend(NamedTuple):
    """From here on entries of this table may be kept again."""

    tab: int
    done: Kept


class Wipe(NamedTuple):
    """What is deleted must not live on in the write-ahead log."""

    done: Kept
    tab: int | None = None


Given = Job | Append | Mend | Wipe


class Times(NamedTuple):
    """What a commit took, and how much was in it."""

    seconds: float
    jobs: int


class Writer:
    """Commits what a turn of the loop has brought, at its end."""

    def __init__(self, database: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self._database = database
        self._loop = loop
        self._given: list[Given] = []
        self._wiping = False
        self._broken: set[int] = set()
        """Tables of which an entry could not be kept. Those that were judged on top of it must not be kept either."""
        self.times: list[Times] = []

    def give(self, job: Given) -> None:
        if not self._given:
            self._loop.call_soon(self.flush)
        self._given.append(job)

    def flush(self) -> None:
        """Commit all that has been given."""
        while self._given:
            given, self._given = self._given, []
            problems, took = self._commit(given)
            self._tell(given, problems, took)

    def close(self) -> None:
        """Commit what is left, and let the database go."""
        self.flush()
        self._database.close()

    def _commit(self, given: list[Given]) -> tuple[list[BaseException | None], Times]:
        begun = perf_counter()
        problems = self._commit_one_by_one(given) if self._broken or self._commit_all(given) is not None else []
        took = Times(perf_counter() - begun, len(given))
        if self._wiping or any(isinstance(job, Wipe) for job in given):
            self._wiping = not _wiped(self._database)
        return problems or [None] * len(given), took

    def _commit_one_by_one(self, given: list[Given]) -> list[BaseException | None]:
        """Commit each thing for itself, after all of them together have failed, so that it fails for itself."""
        problems: list[BaseException | None] = []
        for job in given:
            if isinstance(job, Mend):
                self._broken.discard(job.tab)
                problems.append(None)
                continue
            if job.tab in self._broken:
                problem: BaseException | None = FoxdenError("an earlier entry of this table could not be kept")
            else:
                problem = self._commit_all([job])
            if problem is not None and job.tab is not None:
                self._broken.add(job.tab)
            problems.append(problem)
        return problems

    def _commit_all(self, given: list[Given]) -> BaseException | None:
        """Write everything in one transaction: all of it is kept, or nothing."""
        database = self._database
        try:
            if all(isinstance(job, Append) for job in given):
                # One statement is a transaction of its own.
                database.execute(_BATCH, (_batch(given),))
                return None
            database.execute("BEGIN IMMEDIATE")
            for job in given:
                if isinstance(job, Job):
                    job.do(database)
            if any(isinstance(job, Append) for job in given):
                database.execute(_BATCH, (_batch(given),))
            database.execute("COMMIT")
        except Exception as problem:  # noqa: BLE001 - whoever writes must go on, whatever it is
            usual = isinstance(problem, sqlite3.Error | FoxdenError)
            _log.error("could not be kept, of %d things: %s", len(given), problem, exc_info=None if usual else problem)
            if database.in_transaction:
                database.execute("ROLLBACK")
            return problem
        return None

    def _tell(self, given: list[Given], problems: list[BaseException | None], took: Times) -> None:
        self.times.append(took)
        for job, problem in zip(given, problems, strict=True):
            try:
                job.done(problem)
            except Exception:  # noqa: BLE001 - whatever goes wrong there, the others have to be told
                _log.exception("somebody could not be told what was kept")


class PatientWriter(Writer):
    """Commits in a thread of its own: while it waits for the disk, what comes in is gathered for the next commit."""

    def __init__(self, database: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(database, loop)
        self._queue: queue.SimpleQueue[list[Given] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="foxden-store", daemon=True)
        self._thread.start()

    def flush(self) -> None:
        if self._given:
            given, self._given = self._given, []
            self._queue.put(given)

    def close(self) -> None:
        self.flush()
        self._queue.put(None)
        self._thread.join()
        self._database.close()

    def _write_all(self) -> None:
        stop = False
        while not stop and (given := self._queue.get()) is not None:
            while not self._queue.empty() and not stop:
                more = self._queue.get()
                stop = more is None
                given += more or []
            problems, took = self._commit(given)
            with suppress(RuntimeError):  # the loop is closed: nobody is left to be told
                self._loop.call_soon_threadsafe(self._tell, given, problems, took)


def _batch(given: list[Given]) -> str:
    pairs = [(job.tab, entry.decode()) for job in given if isinstance(job, Append) for entry in job.entries]
    return _list_of_pairs(pairs).decode()


def complain(problem: BaseException | None) -> None:
    """Say in the log that something could not be kept, where nobody else waits to be told."""
    if problem is not None:
        _log.error("could not be kept: %s", problem)


def _wiped(database: sqlite3.Connection) -> bool:
    """Empty the write-ahead log; tell whether that could be done now, which somebody who reads prevents."""
    (patience,) = database.execute("PRAGMA busy_timeout").fetchone()
    database.execute(f"PRAGMA busy_timeout = {WIPE_PATIENCE}")
    try:
        busy, _, _ = database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.Error as problem:
        _log.error("the write-ahead log could not be emptied: %s", problem)
        return False
    finally:
        database.execute(f"PRAGMA busy_timeout = {patience}")
    return not busy
