"""What is given to the store is kept in order, all or nothing, and found again; what is forgotten is gone."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import sqlite3
import subprocess
import sys
import zlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw

from foxden.core.seats import DEALER, Seat
from foxden.games.foxy import Estimate, Foxy
from foxden.record import begin, dump, fair_deal, new_secret, read
from foxden.record.fairness import FairDeal, commitment, sealed
from foxden.store import Store
from foxden.store.filing import file_some
from foxden.store.schema import MIGRATIONS, TooNew
from foxden.store.sqlite import FILE, Person, Unavailable, back_up, looked_into
from foxden.table.entries import AnyEntry, Opened, Rose, Sat, write
from foxden.table.house import Address, Face, KeptGame, KeptLine
from tests.cli.running import environment

Work = Callable[[Store], Awaitable[None]]


def with_store(folder: Path, work: Work, *, full: bool = False) -> None:
    async def run() -> None:
        store = Store(folder, asyncio.get_running_loop(), full=full)
        try:
            await asyncio.wait_for(work(store), 60)
        finally:
            store.close()

    asyncio.run(run())


async def table_in(store: Store, at: int = 0) -> int:
    made: asyncio.Future[Address] = asyncio.get_running_loop().create_future()
    first = Opened(at=at, game="foxy", host="ada", seats=2, options=Raw(b"{}"))
    store.open_table(first, made.set_result, made.set_exception)
    return (await made).number


async def all_kept(store: Store) -> None:
    """Wait until all that was given is kept, or has failed."""
    done = asyncio.Event()
    store.keep_person("nobody", Person(Face("", ""), 0), 0, lambda _: done.set())
    await done.wait()


def sat(seat: int, at: int = 0) -> bytes:
    return write(Sat(at=at, person=f"p{at}", seat=seat))


def seats_in(log: list[AnyEntry]) -> list[int]:
    return [entry.at for entry in log if isinstance(entry, Sat)]


def ignored(problem: BaseException | None) -> None:
    assert problem is None


# Order


def test_everything_is_told_to_be_kept_in_the_order_in_which_it_was_given(tmp_path: Path) -> None:
    told: list[int] = []

    async def work(store: Store) -> None:
        rng = random.Random(1)
        tables = [await table_in(store) for _ in range(3)]
        for number in range(3000):
            what = rng.randrange(4)
            if what == 0:
                line = KeptLine(number, "ada", "table", "hello", number)
                store.keep_line(tables[0], line, lambda _, number=number: told.append(number))  # type: ignore[misc]
            elif what == 1:
                person = Person(Face("Ada", ""), 0)
                store.keep_person("ada", person, number, lambda _, number=number: told.append(number))  # type: ignore[misc]
            else:
                table = rng.choice(tables)
                store.append(table, [sat(0, number)], lambda _, number=number: told.append(number))  # type: ignore[misc]
            if rng.random() < 0.05:
                await asyncio.sleep(rng.random() / 500)
        await all_kept(store)

    with_store(tmp_path, work)
    assert told == list(range(3000))


def test_nothing_is_told_before_it_can_be_read(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        table = await table_in(store)
        with contextlib.closing(looked_into(tmp_path)) as other:
            for number in range(50):
                kept = asyncio.Event()
                store.append(table, [sat(0, number)], lambda _, kept=kept: kept.set())  # type: ignore[misc]
                await kept.wait()
                (entry,) = other.execute("SELECT entry FROM journal ORDER BY n DESC LIMIT 1").fetchone()
                assert json.loads(entry)["at"] == number

    with_store(tmp_path, work)


def test_a_job_that_fails_fails_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    problems: list[tuple[str, bool]] = []

    async def work(store: Store) -> None:
        table = await table_in(store)
        store.append(table, [sat(0, 1)], lambda problem: problems.append(("one", problem is None)))
        bad = KeptLine(1, "ada", "table", None, 0)  # type: ignore[arg-type]
        store.keep_line(table, bad, lambda problem: problems.append(("bad", problem is None)))
        store.append(table, [sat(0, 2)], lambda problem: problems.append(("two", problem is None)))
        good = KeptLine(1, "ada", "table", "hello", 0)
        store.keep_line(table, good, lambda problem: problems.append(("good", problem is None)))
        await all_kept(store)
        assert seats_in(store.log_of(table)) == [1, 2]
        assert store.lines_of(table) == [good]

    with_store(tmp_path, work)
    assert problems == [("one", True), ("bad", False), ("two", True), ("good", True)]
    assert "could not be kept" in caplog.text


def test_a_fault_of_ours_in_a_job_does_not_end_the_writing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(store: Store) -> None:
        problems: list[BaseException | None] = []
        store.keep_person("x", Person(Face("\ud800", ""), 0), 0, problems.append)  # which SQLite cannot take
        await all_kept(store)
        assert isinstance(problems[0], UnicodeEncodeError)

    with_store(tmp_path, work)
    assert "could not be kept" in caplog.text


def test_a_listener_that_fails_does_not_keep_the_others_from_being_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: BaseException | None) -> None:
        raise RuntimeError("a fault somewhere else")

    async def work(store: Store) -> None:
        told = asyncio.Event()
        store.keep_person("ada", Person(Face("Ada", ""), 0), 0, fail)
        store.keep_person("bo", Person(Face("Bo", ""), 0), 0, lambda _: told.set())
        await told.wait()

    with_store(tmp_path, work)
    assert "a fault somewhere else" in caplog.text


def refuse(folder: Path, when: str) -> sqlite3.Connection:
    database = sqlite3.connect(folder / FILE, timeout=10, isolation_level=None)
    database.execute(f"CREATE TRIGGER no BEFORE INSERT ON journal WHEN {when} BEGIN SELECT RAISE(ABORT, 'full'); END")
    return database


def test_a_log_has_no_gaps(tmp_path: Path) -> None:
    """After an entry that could not be kept, those that were judged on top of it are not kept either, until mended."""
    told: list[tuple[int, bool]] = []

    def tell(number: int) -> Callable[[BaseException | None], None]:
        return lambda problem: told.append((number, problem is None))

    async def work(store: Store) -> None:
        table, other = await table_in(store), await table_in(store)
        with contextlib.closing(refuse(tmp_path, "new.entry LIKE '%p2%'")):
            for number in (1, 2, 3):
                store.append(table, [sat(0, number)], tell(number))
                store.append(other, [sat(0, 10 + number)], tell(10 + number))
            store.keep_game(table, KeptGame("lost", "foxy", 0, b"{}", "", {}))
            await all_kept(store)
            store.append(table, [sat(0, 4)], tell(4))
            await all_kept(store)
            store.append(table, [sat(0, 5)], tell(5))
            store.mend(table)
            store.append(table, [sat(0, 6)], tell(6))
            await all_kept(store)
        assert seats_in(store.log_of(table)) == [1, 6]
        assert seats_in(store.log_of(other)) == [11, 12, 13]
        assert not store.has_game("lost")

    with_store(tmp_path, work)
    kept = {number for number, good in told if good}
    assert kept == {1, 6, 11, 12, 13}
    assert [number for number, _ in told if number < 10] == [1, 2, 3, 4, 5, 6]


def test_entries_given_together_are_kept_together_or_not_at_all(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        table = await table_in(store)
        with contextlib.closing(refuse(tmp_path, "new.entry LIKE '%p2%'")):
            store.append(table, [sat(0, 1), sat(1, 2), sat(0, 3)], lambda _: None)
            await all_kept(store)
        assert seats_in(store.log_of(table)) == []

    with_store(tmp_path, work)


# Journal and chapters


def file_now(folder: Path) -> None:
    """File some of the journal, as the house's own filer does now and then."""
    with contextlib.closing(sqlite3.connect(folder / FILE, timeout=10, isolation_level=None)) as database:
        file_some(database)


def test_filing_the_journal_as_chapters_keeps_each_log_in_order(
    tmp_path: Path,
) -> None:
    async def work(store: Store) -> None:
        rng = random.Random(2)
        tables = [await table_in(store) for _ in range(7)]
        given: dict[int, list[int]] = {table: [] for table in tables}
        for number in range(2000):
            table = rng.choice(tables)
            given[table].append(number)
            store.append(table, [sat(0, number)], ignored)
            if rng.random() < 0.02:
                file_now(tmp_path)
            if number % 50 == 0:
                await asyncio.sleep(0.001)
        await all_kept(store)
        for table in tables:
            assert isinstance(store.log_of(table)[0], Opened)
            assert seats_in(store.log_of(table)) == given[table]
        with contextlib.closing(looked_into(tmp_path)) as other:
            assert other.execute("SELECT count(*) FROM chapters").fetchone()[0] > len(tables)
            assert 0 < other.execute("SELECT count(*) FROM journal").fetchone()[0] < 2000

    with_store(tmp_path, work)
    with contextlib.closing(looked_into(tmp_path)) as other:  # at the end all is filed
        assert other.execute("SELECT count(*) FROM journal").fetchone() == (0,)


def test_a_log_is_whole_also_if_it_is_filed_while_it_is_read(tmp_path: Path) -> None:
    class Interrupted:
        """A connection for reading, before whose look at the journal the journal is filed."""

        def __init__(self, database: sqlite3.Connection, interrupt: Callable[[], None]) -> None:
            self._database = database
            self._interrupt = interrupt

        def execute(self, statement: str, *what: Any) -> sqlite3.Cursor:
            if "FROM journal" in statement:
                self._interrupt()
            return self._database.execute(statement, *what)

        def close(self) -> None:
            self._database.close()

    async def work(store: Store) -> None:
        table = await table_in(store)
        store.append(table, [sat(0, 1)], ignored)
        await all_kept(store)

        store._reading = Interrupted(store._reading, lambda: file_now(tmp_path))  # type: ignore[assignment]
        assert seats_in(store.log_of(table)) == [1]
        assert seats_in(store.log_of(table)) == [1]

    with_store(tmp_path, work)


def test_what_was_kept_is_there_when_the_house_opens_again(tmp_path: Path) -> None:
    async def write_some(store: Store) -> None:
        table = await table_in(store)
        for number in range(10):
            store.append(table, [sat(0, number)], ignored)
        store.keep_line(table, KeptLine(1, "ada", "table", "hello", 5), ignored)
        # Nothing is waited for: closing keeps what was given.

    async def read_it(store: Store) -> None:
        assert seats_in(store.log_of(1)) == list(range(10))
        assert [line.text for line in store.lines_of(1)] == ["hello"]

    with_store(tmp_path, write_some)
    with_store(tmp_path, read_it)


@pytest.mark.parametrize(("full", "level"), [(False, 1), (True, 2)])
def test_with_durable_full_sqlite_waits_for_the_disk(tmp_path: Path, *, full: bool, level: int) -> None:
    async def work(store: Store) -> None:
        levels: list[tuple[int, str]] = []

        def look(database: sqlite3.Connection) -> None:
            (synchronous,) = database.execute("PRAGMA synchronous").fetchone()
            (journal,) = database.execute("PRAGMA journal_mode").fetchone()
            levels.append((synchronous, journal))

        store._do(look)
        await all_kept(store)
        assert levels == [(level, "wal")]

    with_store(tmp_path, work, full=full)


# Layout


def test_an_older_layout_is_brought_up_to_date_and_keeps_its_data(tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (0,)
        database.executescript(f"{MIGRATIONS[0]} PRAGMA user_version = 1;")
        database.execute("INSERT INTO people VALUES ('ada', 'Ada', '', 0, 0)")
        database.commit()

    async def work(store: Store) -> None:
        assert store.person("ada") == Person(Face("Ada", ""), 0)
        with contextlib.closing(looked_into(tmp_path)) as other:
            assert other.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)

    with_store(tmp_path, work)


def test_data_of_a_newer_foxden_is_refused_and_left_alone(tmp_path: Path) -> None:
    async def nothing(store: Store) -> None:
        pass

    with_store(tmp_path, nothing)
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    before = (tmp_path / FILE).read_bytes()
    for _ in range(2):  # the lock is let go each time
        with pytest.raises(TooNew, match="newer Foxden"):
            with_store(tmp_path, nothing)
    assert (tmp_path / FILE).read_bytes() == before


def test_data_that_is_none_is_refused_with_its_name(tmp_path: Path) -> None:
    async def nothing(store: Store) -> None:
        pass

    (tmp_path / FILE).write_bytes(b"this is no database, but long enough to be looked at as one" * 100)
    with pytest.raises(Unavailable, match=FILE):
        with_store(tmp_path, nothing)


# One house at a time

HOLDING = """
import asyncio, pathlib, sys
from foxden.store import Store

async def hold():
    Store(pathlib.Path(sys.argv[1]), asyncio.get_running_loop(), full=False)
    print("open", flush=True)
    await asyncio.sleep(60)

asyncio.run(hold())
"""


def test_data_is_used_by_one_house_at_a_time_and_is_free_when_that_is_killed(tmp_path: Path) -> None:
    async def nothing(store: Store) -> None:
        pass

    other = subprocess.Popen(
        [sys.executable, "-c", HOLDING, str(tmp_path)], stdout=subprocess.PIPE, text=True, env=environment()
    )
    try:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        with pytest.raises(Unavailable, match="another Foxden is using this data"):
            with_store(tmp_path, nothing)
    finally:
        other.kill()
        other.wait()
        assert other.stdout is not None
        other.stdout.close()
    with_store(tmp_path, nothing)


# Forgetting

NAME = "Zyxwvut Unmistakable"
SAID = "something that only she would say"


def finished_game(name: str) -> bytes:
    rules = Foxy()
    options = rules.options()
    record = begin(rules, options, ("Bo", name))
    state = rules.start(options, 2)
    secret = new_secret()
    deal = fair_deal(rules, state, secret, "her-game", 0, (None, None))
    record = record.with_deal(deal)
    state = rules.play(state, DEALER, deal)
    for turn in range(20):
        for seat in (Seat(0), Seat(1)):
            record = record.with_move(seat, Estimate(turn))
    told = FairDeal(commitment=commitment(secret), secret=secret, randomness=(None, None))
    return dump(sealed(record, "her-game", [told]))


def everything_in(folder: Path) -> bytes:
    """Give all bytes of all files, and what is compressed in them besides."""
    found = [file.read_bytes() for file in sorted(folder.iterdir())]
    with contextlib.closing(looked_into(folder)) as database:
        found += [zlib.decompress(packed) for (packed,) in database.execute("SELECT record FROM games")]
    return b"\n".join(found)


def test_what_is_known_of_somebody_who_is_forgotten_is_in_no_file_any_more(tmp_path: Path) -> None:
    her = "0123456789abcdef"

    async def work(store: Store) -> None:
        table = await table_in(store)
        store.keep_person(her, Person(Face("An Earlier " + NAME, ""), 0), 1)
        await all_kept(store)
        store.keep_person(her, Person(Face(NAME, "#c2410c"), 0), 1)
        record = finished_game(NAME)
        store.keep_game(table, KeptGame("her-game", "foxy", 5, record, "", {"bo": 0, her: 1}))
        for number in range(300):
            store.keep_line(table, KeptLine(number, her, "table", f"{SAID} {number}", 0), ignored)
            store.keep_line(table, KeptLine(number, "bo", "table", "and Bo answers", 0), ignored)
        store.seated(table, ["bo", her])
        await all_kept(store)
        before = everything_in(tmp_path)
        assert NAME.encode() in before
        assert SAID.encode() in before
        assert store.games_of(her)

        done: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
        store.forget(her, done.set_result)
        assert await done is None

        # At once, while the house is open, in the database and in its write-ahead log.
        after = everything_in(tmp_path)
        for trace in (NAME, "Zyxwvut", SAID, "only she"):
            assert trace.encode() not in after
        assert b"and Bo answers" in after
        assert store.person(her) is None
        assert store.games_of(her) == []
        assert store.tables_of(her) == []
        assert {line.person for line in store.lines_of(table)} == {"bo"}
        kept = store.record_of("her-game")
        assert kept is not None
        assert read(kept).record.seats == ("Bo", "Somebody")
        assert kept == record.replace(NAME.encode(), b"Somebody")

    with_store(tmp_path, work)


def test_somebody_is_forgotten_completely_also_if_a_reader_is_in_the_way_at_first(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        store.keep_person("her", Person(Face(NAME, ""), 0), 1)
        await all_kept(store)
        with contextlib.closing(looked_into(tmp_path)) as reader:
            rows = reader.execute("SELECT * FROM people")
            assert rows.fetchone()  # and goes on reading
            done = asyncio.Event()
            store.forget("her", lambda _: done.set())
            await done.wait()
            rows.close()
        await all_kept(store)
        assert NAME.encode() not in everything_in(tmp_path)

    with_store(tmp_path, work)


# Backups


def test_a_backup_made_while_the_house_is_busy_is_of_one_moment(tmp_path: Path) -> None:
    data = tmp_path / "data"

    async def work(store: Store) -> None:
        tables = [await table_in(store) for _ in range(5)]
        going = True

        async def write_on() -> int:
            number = 0
            while going:
                for table in tables:  # each time to all, in one commit
                    store.append(table, [sat(0, number), write(Rose(at=number, seat=0))], ignored)
                number += 1
                if number % 40 == 0:
                    file_now(data)
                await asyncio.sleep(0)
            return number

        writing = asyncio.create_task(write_on())
        for copy in range(5):
            await asyncio.sleep(0.05)
            await asyncio.to_thread(back_up, data, tmp_path / f"copy {copy}.sqlite3")
        going = False
        assert await writing > 50
        await all_kept(store)

    with_store(data, work)
    before = 0
    for copy in range(5):
        folder = tmp_path / f"opened {copy}"
        folder.mkdir()
        file = tmp_path / f"copy {copy}.sqlite3"
        if os.name != "nt":
            assert file.stat().st_mode & 0o077 == 0
        file.rename(folder / FILE)

        async def look(store: Store) -> None:
            nonlocal before
            logs = [seats_in(store.log_of(table)) for table in range(1, 6)]
            assert len({len(log) for log in logs}) == 1, "all tables are of the same moment"
            assert logs[0] == list(range(len(logs[0])))
            assert len(logs[0]) >= before
            before = len(logs[0])

        with_store(folder, look)
    assert before > 10


def test_a_backup_does_not_overwrite_anything(tmp_path: Path) -> None:
    async def nothing(store: Store) -> None:
        pass

    with_store(tmp_path / "data", nothing)
    target = tmp_path / "copy.sqlite3"
    target.write_text("precious", "utf-8")
    with pytest.raises(FileExistsError):
        back_up(tmp_path / "data", target)
    assert target.read_text("utf-8") == "precious"


# Clearing away


def test_only_what_is_old_and_not_in_use_is_cleared_away_and_games_stay(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ages = {"new": (900, False), "old": (100, False), "over": (600, True), "over and new": (900, True)}
        numbers = {}
        for name, (at, over) in {**ages, "old but in use": (100, False)}.items():
            numbers[name] = number = await table_in(store, at)
            store.append(number, [sat(0, number)], ignored)
            store.keep_line(number, KeptLine(1, "ada", "table", name, at), ignored)
            store.seated(number, ["ada"])
            store.touch(number, at, over=over)
        store.keep_game(numbers["over"], KeptGame("a-game", "foxy", 600, finished_game("Ada"), "", {"ada": 0}))
        await all_kept(store)
        file_now(tmp_path)
        store.append(numbers["old"], [sat(1, 7)], ignored)
        store.append(numbers["new"], [sat(1, 7)], ignored)
        await all_kept(store)
        store.clear_away(before=500, over_before=800, spare=[numbers["old but in use"]])
        await all_kept(store)

        left = {name for name, number in numbers.items() if store.log_of(number)}
        assert left == {"new", "over and new", "old but in use"}
        assert seats_in(store.log_of(numbers["new"])) == [numbers["new"], 7]
        assert {address.number for address, _, _ in store.tables_of("ada")} == {numbers[name] for name in left}
        for name, number in numbers.items():
            assert [line.text for line in store.lines_of(number)] == ([name] if name in left else [])
        assert store.record_of("a-game") is not None
        assert [game.id for game in store.games_of("ada")] == ["a-game"]
        with contextlib.closing(looked_into(tmp_path)) as other:
            kept = {tab for (tab,) in other.execute("SELECT tab FROM journal UNION SELECT tab FROM chapters")}
            assert kept == {numbers[name] for name in left}

    with_store(tmp_path, work)


def test_no_number_of_a_table_is_used_again_for_one_that_others_still_know(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        first, second = await table_in(store, 100), await table_in(store, 900)
        store.clear_away(before=500, over_before=500, spare=[])
        await all_kept(store)
        third = await table_in(store, 900)
        assert len({first, second, third}) == 3

    with_store(tmp_path, work)
