"""What a bot is: somebody who sits on one seat for one game and sees what that seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, Literal, Protocol, TypeAlias, get_args

from msgspec import Struct

Level: TypeAlias = Literal["easy", "normal", "hard"]
"""How much a bot thinks. None plays badly on purpose."""
LEVELS: Final[tuple[Level, ...]] = get_args(Level)


class Bot(Protocol):
    """A player for one seat in one game. Bots share nothing but tables that are only read."""

    def notice(self, view: Any) -> None:  # noqa: ANN401 - each game has a view of its own
        """See what has happened: called with the views of its seat, in order, also when it is not asked. Quick."""
        ...

    def choose(self, view: Any, rng: Random) -> Struct:  # noqa: ANN401
        """Choose a move for the seat whose view this is, and which is to move.

        May take its time, in any thread, but is never called twice at the same time.
        """
        ...

    def answer(self, view: Any) -> Struct | None:  # noqa: ANN401
        """Give what to say to an offer that lies open and can be answered at any time, or None. Quick."""
        ...


class Advice(Struct, frozen=True):
    """What a strong player would do, and why, in a form that can be said in any language."""

    move: Struct
    code: str
    """The reason, as a word of the game's bots."""
    facts: Mapping[str, str | int] = {}
    """What the reason speaks of: a card, a number, a space."""


class Adviser(Bot, Protocol):
    """A bot that can say why."""

    def advise(self, view: Any, rng: Random) -> Advice:  # noqa: ANN401
        """Choose as in `choose`, and give the reason."""
        ...
