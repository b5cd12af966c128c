"""What is done beside the writing, so that it stays quick: filing the journal, and emptying the write-ahead log.

A thread with a connection of its own does it in small steps, each of which holds the writer up for a moment only.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from time import sleep
from typing import Final

ROWS_AT_ONCE: Final = 500
_FILE: Final = """
    INSERT INTO chapters (tab, entries)
    SELECT tab, group_concat(entry, char(10)) FROM (SELECT tab, entry FROM journal WHERE n <= ? ORDER BY tab, n)
    GROUP BY tab
"""
"""SQLite takes the rows of a group as they come, and so in their order."""
FILE_AFTER: Final = 20_000
"""So many entries in the journal are filed as chapters."""
LOOK_EVERY: Final = 2.0
BETWEEN_STEPS: Final = 0.01
CHECKPOINT_PAGES: Final = 4000

_log = logging.getLogger(__name__)


class Filer:
    """The thread."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._work, name="foxden-filing", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._over.set()
        self._thread.join()

    def _work(self) -> None:
        with closing(self._connect()) as database:
            while not self._over.wait(LOOK_EVERY):
                try:
                    self._look_after(database)
                except sqlite3.Error as problem:
                    if database.in_transaction:
                        database.execute("ROLLBACK")
                    _log.warning("the journal could not be filed now: %s", problem)

    def _look_after(self, database: sqlite3.Connection) -> None:
        while not self._over.is_set() and _length(database) > FILE_AFTER:
            file_some(database)
            sleep(BETWEEN_STEPS)
        # Most of it is done without holding up anybody; what is left over is short.
        _, in_log, done = database.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        if in_log > CHECKPOINT_PAGES and in_log - done < CHECKPOINT_PAGES:
            database.execute("PRAGMA wal_checkpoint(RESTART)")


def _length(database: sqlite3.Connection) -> int:
    # Each for itself is found at once; asked for together they make SQLite look at every row.
    (first,) = database.execute("SELECT min(n) FROM journal").fetchone()
    (last,) = database.execute("SELECT max(n) FROM journal").fetchone()
    return 0 if first is None else int(last - first + 1)


def file_all(database: sqlite3.Connection) -> None:
    """Put all of the journal where each table finds its own."""
    while file_some(database):
        pass


def file_some(database: sqlite3.Connection) -> bool:
    """Do so with the oldest entries; tell whether there were any."""
    rows = database.execute("SELECT n FROM journal ORDER BY n LIMIT 1 OFFSET ?", (ROWS_AT_ONCE - 1,)).fetchone()
    last = (rows or database.execute("SELECT max(n) FROM journal").fetchone())[0]
    if last is None:
        return False
    database.execute("BEGIN IMMEDIATE")
    database.execute(_FILE, (last,))
    database.execute("DELETE FROM journal WHERE n <= ?", (last,))
    database.execute("COMMIT")
    return True
