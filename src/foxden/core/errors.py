"""Everything that can be refused, as a small tree. Each has a sentence for people; programs go by type and code.

FoxdenError
  Unreadable     this is no move, deal, box, option or table at all   -> `place` says where
  IllegalMove    a move, but the rules forbid it now                  -> `code` and `facts` say which rule
  BrokenRecord   a record that tells no lawful game                   -> `move` is the index of the first wrong one
"""

from __future__ import annotations

import json


class FoxdenError(Exception):
    """Anything Foxden refuses. `str()` gives one line for people."""


class Unreadable(FoxdenError):
    """What was given is not a move, a deal, a box, options or a table of the game at all."""

    def __init__(self, reason: str, place: str = "") -> None:
        self.reason = reason
        self.place = place
        super().__init__(f"{place}: {reason}" if place else reason)

    def within(self, outer: str) -> Unreadable:
        """Say the same, seen from further out: `hands[0]` within `deals[2]` is `deals[2].hands[0]`."""
        inner = self.place if self.place.startswith("[") or not self.place else f".{self.place}"
        return Unreadable(self.reason, outer + inner)


class IllegalMove(FoxdenError):
    """The rules forbid this move now. The code is stable; the sentence names the rule.

    `facts` are what the sentence speaks of: a suit, a card, the possible steps.
    """

    def __init__(self, code: str, sentence: str, **facts: str | int) -> None:
        self.code = code
        self.facts = facts
        super().__init__(sentence.format(**facts))


class BrokenRecord(FoxdenError):
    """A record that tells no lawful game; `move` is the index of its first wrong move, if a move is wrong."""

    def __init__(self, reason: str, move: int | None = None) -> None:
        self.reason = reason
        self.move = move
        super().__init__(reason if move is None else f"move {move}: {reason}")


LONGEST_QUOTE = 60


def quoted(text: str) -> str:
    """Somebody else's words, safe to print: one line, no control characters, not too long."""
    shown = json.dumps(text[: LONGEST_QUOTE + 1])
    return shown if len(shown) <= LONGEST_QUOTE else shown[: LONGEST_QUOTE - 1] + '…"'
