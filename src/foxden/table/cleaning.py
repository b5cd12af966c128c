"""Other people's words, made safe to show: no control characters, no tricks with direction, no towers of accents."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
MOST_MARKS: Final = 3
"""Accents on one letter. Living languages need two or three; more make towers that cover other people's lines."""
_JOINERS: Final = {"\u200c", "\u200d", "\ufe0f", "\ufe0e"}
"""Format characters that scripts and emoji need."""
_BLANKS: Final = {"\u115f", "\u1160", "\u3164", "\uffa0", "\u2800"}
"""Letters and symbols that show nothing, with which a name could look empty."""


def clean(text: str, longest: int) -> str:
    """Give what can be shown of a text, on one line; perhaps nothing."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text[: 4 * longest]):
        category = unicodedata.category(char)
        if category.startswith("Z") or char in "\t\n\r" or char in _BLANKS:
            kept.append(" ")
        elif char in _JOINERS:
            # A joiner needs something to join, and one is enough.
            if kept and kept[-1] != " " and kept[-1] not in _JOINERS:
                kept.append(char)
            continue
        elif category.startswith("C"):
            continue  # control, bidirectional and other format characters, surrogates, private and unassigned ones
        elif category.startswith("M"):
            marks += 1
            if marks <= MOST_MARKS and kept and kept[-1] != " ":
                kept.append(char)
            continue
        else:
            kept.append(char)
        marks = 0
    return " ".join("".join(kept).split())[:longest].rstrip()


def clean_name(text: str) -> str:
    """Give a name as it may be shown; empty if nothing is left of it."""
    return clean(text, LONGEST_NAME)
