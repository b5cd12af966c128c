"""The decorator that compiles a kernel, or leaves it plain Python where there is no compiler.

Machine code is kept on disk, so that only the first run after an installation compiles. Numba looks at a kernel's own
file to tell whether that code is out of date, but calls are inlined, so that it may hold code of other files as well.
Ours is therefore kept in a folder named after all the sources that it can come from.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path
from threading import Lock
from typing import Any, Final, TypeVar, cast

import platformdirs

try:
    import numba
except ImportError:
    numba = None

HAVE_NUMBA: Final = numba is not None and not numba.config.DISABLE_JIT
"""Whether kernels are compiled; NUMBA_DISABLE_JIT=1 leaves them plain."""

Kernel = TypeVar("Kernel", bound=Callable[..., Any])

PACKAGE: Final = Path(__file__).resolve().parents[1]
UNUSED_FOR: Final = 30 * 24 * 3600
"""After so many seconds the machine code of other sources is thrown away."""
_choosing_a_folder: Final = Lock()
_in_use: Final[set[Path]] = set()


def kernel(function: Kernel) -> Kernel:
    """Compile this function when it is first called, for threads that run at the same time."""
    return _compiled(function)


def inlined(function: Kernel) -> Kernel:
    """Do as `kernel` does, and let the function's code be part of every kernel that calls it."""
    return _compiled(function, forceinline=True)


def _compiled(function: Kernel, **how: bool) -> Kernel:
    if not HAVE_NUMBA:
        return function
    dispatcher = numba.njit(nogil=True, error_model="numpy", _nrt=False, **how)(function)
    # Machine code is found again by its module, and would be in the way of another that has the same name.
    if function.__module__ in sys.modules:
        _keep(dispatcher, cache_folder(Path(function.__code__.co_filename)))
    return cast("Kernel", dispatcher)


def _keep(dispatcher: Any, folder: Path) -> None:  # noqa: ANN401 - a type of the compiler's
    with _choosing_a_folder:
        chosen, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
        # Where nothing may be written, it is compiled each time.
        with suppress(RuntimeError):
            dispatcher.enable_caching()
        numba.config.CACHE_DIR = chosen


def cache_folder(source: Path) -> Path:
    """Give the folder for the machine code of a file's kernels."""
    told = os.environ.get("NUMBA_CACHE_DIR")
    base = Path(told) if told else platformdirs.user_cache_path("foxden")
    folder = base / "kernels" / _fingerprint(source)
    _in_use.add(folder)
    return folder


def forget_old_code() -> None:
    """Throw away what older versions have left behind."""
    now = time.time()
    with suppress(OSError):
        for folder in filter(Path.exists, _in_use):
            os.utime(folder)
        for kept in {folder.parent for folder in _in_use}:
            for left in kept.iterdir():
                if now - left.stat().st_mtime > UNUSED_FOR:
                    shutil.rmtree(left, ignore_errors=True)


@cache
def _fingerprint(source: Path) -> str:
    sources = {source, *Path(__file__).parent.glob("*.py")}
    if PACKAGE in source.parents:
        sources |= set(source.parent.glob("*.py"))
    digest = blake2b(digest_size=8)
    for file in sorted(sources):
        with suppress(OSError):  # a notebook's cell has a name, but no file
            digest.update(file.read_bytes())
    return digest.hexdigest()
