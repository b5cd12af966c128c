"""How the database is laid out, and how an older one becomes a newer one."""

from __future__ import annotations

import sqlite3
from typing import Final

from foxden.core.errors import FoxdenError

MIGRATIONS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE facts (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;

    CREATE TABLE people (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, colour TEXT NOT NULL, link INTEGER NOT NULL, seen_at INTEGER NOT NULL
    ) WITHOUT ROWID;

    CREATE TABLE tables (
        number INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL,
        opened_by TEXT NOT NULL, opened_at INTEGER NOT NULL, touched_at INTEGER NOT NULL, over INTEGER NOT NULL
    );
    CREATE INDEX tables_by_time ON tables (touched_at);
    CREATE INDEX tables_by_opener ON tables (opened_by) WHERE NOT over;

    -- New entries are appended here by row id alone, which costs least. Now and then they are filed as chapters.
    CREATE TABLE journal (n INTEGER PRIMARY KEY, tab INTEGER NOT NULL, entry TEXT NOT NULL);
    CREATE TABLE chapters (n INTEGER PRIMARY KEY, tab INTEGER NOT NULL, entries TEXT NOT NULL);
    CREATE INDEX chapters_by_table ON chapters (tab);

    CREATE TABLE seats (person TEXT NOT NULL, tab INTEGER NOT NULL, PRIMARY KEY (person, tab)) WITHOUT ROWID;
    CREATE INDEX seats_by_table ON seats (tab);

    CREATE TABLE lines (
        id INTEGER PRIMARY KEY, tab INTEGER NOT NULL, n INTEGER NOT NULL, person TEXT NOT NULL,
        channel TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL, sent_as TEXT
    );
    CREATE INDEX lines_by_table ON lines (tab, n);
    CREATE INDEX lines_by_person ON lines (person);

    CREATE TABLE games (
        n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, ended_at INTEGER NOT NULL,
        record BLOB NOT NULL
    );
    CREATE TABLE players (person TEXT NOT NULL, game INTEGER NOT NULL, seat INTEGER NOT NULL,
        PRIMARY KEY (person, game)) WITHOUT ROWID;
    """,
)
"""What to do to come from version n to version n + 1. What is written here once is never changed; the list grows."""


class TooNew(FoxdenError):
    """A newer Foxden has kept this."""


def migrate(database: sqlite3.Connection) -> None:
    """Bring a database to this Foxden's version, step by step, each all or nothing."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise TooNew("This data was kept by a newer Foxden; please use that one.")
    for step in range(version, len(MIGRATIONS)):
        # executescript commits whatever was open before it; so the transaction is in the script.
        database.executescript(f"BEGIN IMMEDIATE; {MIGRATIONS[step]} PRAGMA user_version = {step + 1}; COMMIT;")
