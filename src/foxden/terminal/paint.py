"""Text for terminals: colour where it is wanted, columns that line up, and names that cannot play tricks."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Iterable
from typing import Final, TextIO

WIDTH: Final = 80
LONGEST_NAME: Final = 200
MOST_MARKS: Final = 2
"""How many accents a letter can have before they smear over the lines around it."""
_CODES: Final = {
    "bold": "1",
    "dim": "2",
    "red": "31",
    "green": "32",
    "yellow": "33",
    "blue": "34",
    "magenta": "35",
    "cyan": "36",
}


class Paint:
    """Colours text, or leaves it as it is."""

    def __init__(self, *, coloured: bool) -> None:
        self._coloured = coloured

    @classmethod
    def for_stream(cls, stream: TextIO) -> Paint:
        """Colour for terminals that can show it; NO_COLOR and FORCE_COLOR have the last word."""
        if os.environ.get("NO_COLOR"):
            return cls(coloured=False)
        if os.environ.get("FORCE_COLOR"):
            return cls(coloured=True)
        return cls(coloured=stream.isatty() and os.environ.get("TERM") != "dumb")

    def __call__(self, text: str, *styles: str) -> str:
        if not self._coloured or not styles:
            return text
        return f"\x1b[{';'.join(_CODES[style] for style in styles)}m{text}\x1b[0m"


def clean(name: str) -> str:
    """Take everything out of somebody's name that a terminal would not print as a character."""
    shown = (
        char for char in name[:LONGEST_NAME] if unicodedata.category(char)[0] != "C" and char not in "\u2028\u2029"
    )
    return "".join(shown).strip()


def width_of(text: str) -> int:
    """Tell how many columns a text takes."""
    return sum(map(_width, text))


def _width(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def fit(text: str, width: int) -> str:
    """Cut or fill a text so that it takes just so many columns."""
    kept, used, marks = "", 0, 0
    for char in text:
        wide = _width(char)
        marks = 0 if wide else marks + 1
        if marks > MOST_MARKS:
            continue
        if used + wide > width:
            while used > width - 1:
                used -= _width(kept[-1])
                kept = kept[:-1]
            kept, used = kept + "…", used + 1
            break
        kept, used = kept + char, used + wide
    return kept + " " * (width - used)


def fit_right(text: str, width: int) -> str:
    """Do the same for a column whose texts end in line."""
    cut = fit(text, width).rstrip()
    return " " * (width - width_of(cut)) + cut


def short_names(names: Iterable[str], longest: int) -> tuple[str, ...]:
    """Make players' names fit for tables; who has none is called by the seat."""
    return tuple(fit(clean(name) or f"Seat {seat}", longest).strip() for seat, name in enumerate(names))


def signed(number: int) -> str:
    return f"{number:+d}" if number else "0"


def wrapped(words: Iterable[str], indent: int) -> list[str]:
    """Set words, which may be coloured, in lines that leave room for a margin within 80 columns."""
    lines: list[str] = []
    used = WIDTH
    for word in words:
        wide = width_of(_without_colour(word))
        if used + 1 + wide > WIDTH - 2:
            lines.append(" " * indent + word)
            used = indent + wide
        else:
            lines[-1] += " " + word
            used += 1 + wide
    return lines


def _without_colour(text: str) -> str:
    while (start := text.find("\x1b[")) >= 0:
        end = text.find("m", start)
        text = text[:start] + text[end + 1 :]
    return text
