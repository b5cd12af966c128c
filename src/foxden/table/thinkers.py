"""Where bots think: a few threads beside the one of the tables, which never waits for them.

Tables take turns, so that one with many bots keeps no other waiting; and where only bots play, they think when nobody
else has to. What is thought comes back to the tables' own thread. A thread that does not come to an end cannot be
stopped in Python; it is left alone and another takes its place.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

THREADS: Final = max(1, (os.cpu_count() or 2) - 1)
MOST_LOST: Final = 16
"""So many threads that do not come to an end are replaced; they all go on using a processor."""
LOST_AFTER: Final = 30.0
"""Seconds after which something that nobody wants to know any more, and still goes on, is taken for endless."""
LESS_URGENT: Final = 5
"""How much longer than the tables' own thread these may be kept from a processor (Unix: its niceness)."""

Then = Callable[[Any, BaseException | None], None]
"""Called with what was thought, or with what went wrong."""


class Job:
    """Something to be thought out."""

    def __init__(self, do: Callable[[], Any], then: Then, loop: asyncio.AbstractEventLoop) -> None:
        self.do = do
        self.then = then
        self.loop = loop
        self.asked = time.monotonic()
        self.begun: float | None = None
        self.wanted = True
        self.lost = False
        """Whether it runs for so long that its thread is taken for lost."""

    def waiting_for(self) -> float:
        """Give the seconds since it was asked for."""
        return time.monotonic() - self.asked

    def running_for(self) -> float:
        """Give the seconds since a thread has begun with it."""
        return 0.0 if self.begun is None else time.monotonic() - self.begun


class Thinkers:
    """The threads. They start when there is something to think about."""

    def __init__(self, threads: int = THREADS) -> None:
        self._most = threads
        self._change = threading.Condition()
        self._urgent: dict[int, deque[Job]] = {}
        """What people wait for, by table; the table whose turn it is comes first."""
        self._waiting: dict[int, deque[Job]] = {}
        """The rest."""
        self._running: set[Job] = set()
        self._threads = 0
        self._idle = 0
        self._lost = 0
        self._closed = False

    def ask(self, table: int, do: Callable[[], Any], then: Then, *, urgent: bool = True) -> Job:
        """Have something thought out for a table. Call it in the tables' thread: there `then` will be called."""
        job = Job(do, then, asyncio.get_running_loop())
        with self._change:
            for other in self._running:
                if not other.wanted and not other.lost and other.running_for() > LOST_AFTER:
                    self._lose(other)
            waiting = self._urgent if urgent else self._waiting
            waiting.setdefault(table, deque()).append(job)
            if self._idle:
                self._idle -= 1
                self._change.notify()
            else:
                self._start_another()
        return job

    def forget(self, job: Job) -> None:
        """Do not want to know any more: its `then` is not called. If it has begun it comes to its end."""
        with self._change:
            job.wanted = False

    def give_up(self, job: Job) -> None:
        """Do not wait for it any more: if it has begun, its thread is taken for lost."""
        with self._change:
            job.wanted = False
            if job in self._running and not job.lost:
                self._lose(job)

    def _lose(self, job: Job) -> None:
        job.lost = True
        self._lost += 1
        self._threads -= 1
        if self._urgent or self._waiting:
            self._start_another()

    def close(self) -> None:
        """Begin nothing more."""
        with self._change:
            self._closed = True
            self._urgent.clear()
            self._waiting.clear()
            self._change.notify_all()

    def _start_another(self) -> None:
        if self._threads < self._most and self._lost < MOST_LOST:
            self._threads += 1
            threading.Thread(target=self._work, name="foxden-thinking", daemon=True).start()

    def _work(self) -> None:
        if sys.platform == "linux":  # where each thread has its own
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LESS_URGENT)
        while (job := self._next()) is not None:
            thought, problem = None, None
            try:
                thought = job.do()
            except Exception as wrong:  # noqa: BLE001 - whatever it is, the table is told
                problem = wrong
            with self._change:
                self._running.discard(job)
                if job.lost:  # another thread has taken the place of this one
                    self._lost -= 1
                    return
            with suppress(RuntimeError):  # the loop may have ended meanwhile
                job.loop.call_soon_threadsafe(_deliver, job, thought, problem)

    def _next(self) -> Job | None:
        with self._change:
            while True:
                while not (waiting := self._urgent or self._waiting) and not self._closed:
                    self._idle += 1  # and who wakes it counts it out again
                    self._change.wait()
                if self._closed:
                    self._threads -= 1
                    return None
                table = next(iter(waiting))
                jobs = waiting.pop(table)
                job = jobs.popleft()
                if jobs:
                    waiting[table] = jobs
                if job.wanted:
                    job.begun = time.monotonic()
                    self._running.add(job)
                    return job


def _deliver(job: Job, thought: Any, problem: BaseException | None) -> None:  # noqa: ANN401 - whatever was thought
    if job.wanted:
        job.then(thought, problem)
