"""The threads where bots think: few, fair between tables, and none that is lost holds up the others."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from foxden.table.thinkers import MOST_LOST, Thinkers
from tests.table.room import in_a_loop, until


class Told:
    """What came of jobs, in order."""

    def __init__(self) -> None:
        self.thoughts: list[Any] = []
        self.threads: set[int] = set()

    def then(self, thought: Any, problem: BaseException | None) -> None:
        self.threads.add(threading.get_ident())
        self.thoughts.append(thought if problem is None else problem)


def blocked(until_set: threading.Event, thought: object = None) -> Callable[[], object]:
    def do() -> object:
        assert until_set.wait(30)
        return thought

    return do


@in_a_loop
async def test_what_was_thought_elsewhere_is_told_in_the_tables_own_thread() -> None:
    told, thinkers = Told(), Thinkers(1)
    thinkers.ask(1, threading.get_ident, told.then)
    await until(lambda: told.thoughts)
    assert told.thoughts != [threading.get_ident()]
    assert told.threads == {threading.get_ident()}


@in_a_loop
async def test_what_goes_wrong_is_told_and_the_thread_thinks_on() -> None:
    told, thinkers = Told(), Thinkers(1)
    thinkers.ask(1, lambda: 1 // 0, told.then)
    thinkers.ask(1, lambda: 2, told.then)
    await until(lambda: len(told.thoughts) == 2)
    assert isinstance(told.thoughts[0], ZeroDivisionError)
    assert told.thoughts[1] == 2


@in_a_loop
async def test_tables_take_turns_however_much_one_of_them_asks() -> None:
    told, thinkers, go = Told(), Thinkers(1), threading.Event()
    first = thinkers.ask(1, blocked(go, "first"), told.then)
    await until(lambda: first.begun is not None)
    for number in range(20):
        thinkers.ask(1, lambda number=number: number, told.then)  # type: ignore[misc]
    thinkers.ask(2, lambda: "other", told.then)
    thinkers.ask(2, lambda: "other again", told.then)
    go.set()
    await until(lambda: len(told.thoughts) == 23)
    assert told.thoughts.index("other") <= 2
    assert told.thoughts.index("other again") <= 4
    assert [thought for thought in told.thoughts if isinstance(thought, int)] == list(range(20))


@in_a_loop
async def test_what_people_wait_for_comes_before_what_only_bots_do() -> None:
    told, thinkers, go = Told(), Thinkers(1), threading.Event()
    first = thinkers.ask(1, blocked(go, "first"), told.then, urgent=False)
    await until(lambda: first.begun is not None)
    for table in range(2, 12):
        thinkers.ask(table, lambda: "bots", told.then, urgent=False)
    thinkers.ask(20, lambda: "people", told.then)
    thinkers.ask(20, lambda: "people", told.then)
    go.set()
    await until(lambda: len(told.thoughts) == 13)
    assert told.thoughts == ["first", "people", "people", *["bots"] * 10]


@in_a_loop
async def test_no_more_think_at_the_same_time_than_there_are_threads() -> None:
    inside, most, lock = 0, 0, threading.Lock()

    def think() -> None:
        nonlocal inside, most
        with lock:
            inside += 1
            most = max(most, inside)
        time.sleep(0.002)
        with lock:
            inside -= 1

    told, thinkers = Told(), Thinkers(3)
    for number in range(60):
        thinkers.ask(number % 7, think, told.then)
    await until(lambda: len(told.thoughts) == 60)
    assert 2 <= most <= 3


@in_a_loop
async def test_a_thread_that_does_not_come_to_an_end_is_replaced() -> None:
    told, thinkers, never = Told(), Thinkers(1), threading.Event()
    stuck = thinkers.ask(1, blocked(never, "too late"), told.then)
    thinkers.ask(2, lambda: "in time", told.then)
    await until(lambda: stuck.begun is not None)
    assert told.thoughts == []
    thinkers.give_up(stuck)
    await until(lambda: told.thoughts)
    never.set()
    thinkers.ask(2, lambda: "still here", told.then)
    await until(lambda: len(told.thoughts) == 2)
    await asyncio.sleep(0.05)
    assert told.thoughts == ["in time", "still here"]


@in_a_loop
async def test_what_nobody_wants_to_know_any_more_comes_to_its_end_first(monkeypatch: pytest.MonkeyPatch) -> None:
    told, thinkers, go = Told(), Thinkers(1), threading.Event()
    forgotten = thinkers.ask(1, blocked(go, "forgotten"), told.then)
    await until(lambda: forgotten.begun is not None)
    thinkers.forget(forgotten)
    thinkers.ask(2, lambda: "second", told.then)
    await asyncio.sleep(0.05)
    assert told.thoughts == []
    monkeypatch.setattr("foxden.table.thinkers.LOST_AFTER", 0.01)  # it seems to be endless: another takes its place
    thinkers.ask(3, lambda: "third", told.then)
    await until(lambda: len(told.thoughts) == 2)
    go.set()
    await asyncio.sleep(0.05)
    assert told.thoughts == ["second", "third"]


@in_a_loop
async def test_threads_are_not_replaced_for_ever() -> None:
    told, thinkers, never = Told(), Thinkers(1), threading.Event()
    try:
        for _ in range(MOST_LOST):
            stuck = thinkers.ask(1, blocked(never), told.then)
            await until(lambda stuck=stuck: stuck.begun is not None)  # type: ignore[misc]
            thinkers.give_up(stuck)
        before = threading.active_count()
        waiting = thinkers.ask(1, lambda: "one too many", told.then)
        await asyncio.sleep(0.05)
        assert waiting.begun is None
        assert threading.active_count() == before
    finally:
        never.set()


@in_a_loop
async def test_what_is_given_up_before_it_begins_is_never_done() -> None:
    told, thinkers, go = Told(), Thinkers(1), threading.Event()
    done: list[str] = []
    thinkers.ask(1, blocked(go, "first"), told.then)
    for end in (thinkers.give_up, thinkers.forget):
        end(thinkers.ask(1, lambda: done.append("not wanted"), told.then))
    thinkers.ask(1, lambda: "last", told.then)
    go.set()
    await until(lambda: len(told.thoughts) == 2)
    assert told.thoughts == ["first", "last"]
    assert done == []


@in_a_loop
async def test_after_closing_nothing_more_is_begun() -> None:
    told, thinkers, go = Told(), Thinkers(1), threading.Event()
    running = thinkers.ask(1, blocked(go, "first"), told.then)
    await until(lambda: running.begun is not None)
    waiting = thinkers.ask(1, lambda: "second", told.then)
    thinkers.close()
    go.set()
    await until(lambda: told.thoughts)
    await asyncio.sleep(0.02)
    assert told.thoughts == ["first"]
    assert waiting.begun is None
