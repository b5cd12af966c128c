"""Sharing work out: to threads where kernels run, which need no interpreter, and to processes for everything else."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from foxden.core.errors import FoxdenError
from foxden.lab.games import Games, Task, play
from foxden.lab.players import BotFailed


def usable_cores() -> int:
    """Tell how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def results(tasks: Sequence[Task], jobs: int) -> Iterator[Games]:
    """Play everything, and give the games in the order of the tasks, whoever finishes first."""
    jobs = min(jobs, len(tasks))
    if jobs == 1:
        yield from map(play, tasks)
    elif all(_leaves_python(task) for task in tasks):
        threads = ThreadPoolExecutor(jobs)
        try:
            yield from _in_order(threads, tasks)
        finally:
            threads.shutdown(cancel_futures=True)
    else:
        yield from _by_processes(tasks, jobs)


def _leaves_python(task: Task) -> bool:
    """Tell whether other threads can work meanwhile: kernels keep no records, and without a compiler are Python too."""
    if not task.in_kernels or task.setting.keeps_records:
        return False
    from foxden.fast.compiled import HAVE_NUMBA  # noqa: PLC0415 - it imports the compiler

    return HAVE_NUMBA


def _by_processes(tasks: Sequence[Task], jobs: int) -> Iterator[Games]:
    others = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _begin)
    before = set(multiprocessing.active_children())
    try:
        yield from _in_order(others, tasks)
    except BrokenProcessPool:
        raise FoxdenError("A process ended that should not have: perhaps there was not enough memory.") from None
    except BaseException:
        # Nobody waits for games that nobody wants any more.
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        raise
    finally:
        others.shutdown(cancel_futures=True)


def _in_order(pool: Executor, tasks: Sequence[Task]) -> Iterator[Games]:
    for done in pool.map(_play, tasks):
        if isinstance(done, _Failed):
            raise BotFailed(done.reason, done.trace)
        yield done


class _Failed:
    """A bot's failure on its way between processes, where exceptions lose what they carry."""

    def __init__(self, failed: BotFailed) -> None:
        self.reason = failed.reason
        self.trace = failed.trace


def _play(task: Task) -> Games | _Failed:
    try:
        return play(task)
    except BotFailed as failed:
        return _Failed(failed)


def _begin() -> None:
    """Leave Ctrl-C to whoever started us, and end when they do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(1)
