"""A bar on standard error while people wait; nothing at all where nobody looks."""

from __future__ import annotations

import shutil
import sys
import time
from types import TracebackType
from typing import Final, Self, TextIO

_EVERY: Final = 0.1
_FINE: Final = ("▕", " ▏▎▍▌▋▊▉█", "▏")
_COARSE: Final = ("[", " #", "]")
"""The ends of a bar, and what fills it."""
_WIDEST: Final = 32


class Progress:
    """How far something is, of so many; shown on terminals only."""

    def __init__(self, total: int, unit: str, shown: TextIO | None = None) -> None:
        self._total = total
        self._unit = unit
        self._shown = sys.stderr if shown is None else shown
        self._is_seen = self._shown is not None and self._shown.isatty()
        self._style = _FINE if "utf" in (getattr(self._shown, "encoding", None) or "").lower() else _COARSE
        self._started = time.monotonic()
        self._drawn = 0.0
        self._done = 0

    def __enter__(self) -> Self:
        self._draw()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if not self._is_seen:
            return
        self._clear()
        if kind is None:
            self._shown.write(f"{self._done:,} {self._unit} in {self._passed():.1f} s\n")
        self._shown.flush()

    def say(self, what: str) -> None:
        """Tell what is being done before anything can be counted."""
        if self._is_seen:
            self._clear()
            self._shown.write(what)
            self._shown.flush()

    def add(self, done: int) -> None:
        self._done += done
        if self._is_seen and time.monotonic() - self._drawn >= _EVERY:
            self._draw()

    def _draw(self) -> None:
        if not self._is_seen:
            return
        self._drawn = time.monotonic()
        share = self._done / self._total if self._total else 1.0
        told = f" {self._done:,} of {self._total:,} {self._unit}{self._left(share)}"
        columns = shutil.get_terminal_size().columns - 1
        self._clear()
        self._shown.write((self._bar(share, min(_WIDEST, columns - len(told) - 2)) + told)[:columns])
        self._shown.flush()

    def _left(self, share: float) -> str:
        if not 0 < share < 1:
            return ""
        seconds = round(self._passed() * (1 - share) / share)
        return f", {seconds // 60}:{seconds % 60:02} left" if seconds < 3600 else f", {seconds / 3600:.1f} h left"

    def _bar(self, share: float, width: int) -> str:
        if width < 1:
            return ""
        begin, parts, end = self._style
        whole, part = divmod(round(share * width * (len(parts) - 1)), len(parts) - 1)
        return begin + (parts[-1] * whole + parts[part] * (part > 0)).ljust(width) + end

    def _passed(self) -> float:
        return time.monotonic() - self._started

    def _clear(self) -> None:
        self._shown.write("\r\x1b[K")
