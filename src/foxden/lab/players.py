"""Who plays: the levels of Foxden's own bots, and anybody's, named as `module:Class`."""

from __future__ import annotations

import inspect
import sys
import traceback
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

from msgspec import Struct

from foxden.bots import KERNELS, LEVELS, bot_for, simple
from foxden.core.errors import FoxdenError, IllegalMove, Unreadable, quoted
from foxden.core.rules import AnyRules
from foxden.fast.warming import load, ready

RANDOM: Final = "random"
"""Any legal move: no level, but good to be measured against."""
NAMES: Final = (RANDOM, *LEVELS)

Maker = Callable[[], Any]
"""Makes a bot for one seat in one game."""


class BotFailed(FoxdenError):
    """A bot did what no bot may: it broke, or chose what is no legal move. `trace` is for whoever wrote it."""

    def __init__(self, reason: str, trace: str = "") -> None:
        self.reason = reason
        self.trace = trace
        super().__init__(reason)


class Player(Struct, frozen=True):
    """Somebody who can be asked to play, by what was typed: a level, or `module:Class`."""

    name: str

    @property
    def label(self) -> str:
        """A short name for tables and pictures."""
        return self.name.rpartition(":")[2]

    @property
    def is_ours(self) -> bool:
        return self.name in NAMES

    @property
    def is_random(self) -> bool:
        return self.name == RANDOM

    def maker(self, rules: AnyRules) -> Maker:
        """Find the class; raise `Unreadable` where there is none."""
        if self.is_random:
            return lambda: simple.bot_for(rules.name)
        for level in LEVELS:
            if self.name == level:
                return partial(bot_for, rules.name, level, rules)
        made: Any = _found(self.name)
        takes_rules = "rules" in _parameters(made)
        return lambda: made(rules=rules) if takes_rules else made()

    def kernels(self, game: str) -> tuple[str, ...]:
        return KERNELS.get(game, ()) if self.is_ours and not self.is_random else ()


def players(text: str) -> tuple[Player, ...]:
    """Read a list such as `hard,normal,my_bot:MyBot`."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in NAMES and ":" not in name:
            raise Unreadable(
                f"There is no bot {quoted(name)}; there are {', '.join(NAMES)}, and module:Class.", "players"
            )
    return tuple(map(Player, names))


def labels(chosen: Sequence[Player]) -> list[str]:
    """Give each a short name of its own: the whole one where two classes have the same."""
    short = [player.label for player in chosen]
    return [label if short.count(label) == 1 else player.name for player, label in zip(chosen, short, strict=True)]


def get_ready(chosen: Sequence[Player], game: str) -> None:
    """Have everything compiled that these players think with. It waits, so that they always think their best."""
    names = dict.fromkeys(name for player in chosen for name in player.kernels(game))
    load(*(name for name in names if not ready(name)))


def check(chosen: Sequence[Player], rules: AnyRules) -> None:
    """Raise `Unreadable` unless each of them can be made and can choose."""
    for player in dict.fromkeys(chosen):
        make = player.maker(rules)
        try:
            made = make()
        except FoxdenError:
            raise
        except Exception as problem:  # noqa: BLE001 - whatever somebody else's class does
            raise BotFailed(f"{player.name} cannot be made: {_told(problem)}", traceback.format_exc()) from None
        if not callable(getattr(made, "choose", None)):
            raise Unreadable(f"{player.name} has no choose(view, rng).", "players")


def _found(name: str) -> Maker:
    module_name, _, class_name = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)  # as `python -m` does, so that a bot may lie in the folder where one is
    try:
        module = import_module(module_name)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{module_name}.".startswith(f"{missing.name}."):
            raise BotFailed(f"{module_name} cannot be imported: {_told(missing)}", traceback.format_exc()) from None
        hint = f"; try {module_name.removesuffix('.py')}:{class_name}" if module_name.endswith(".py") else ""
        raise Unreadable(f"There is no module {quoted(module_name)} here{hint}.", "players") from None
    except Exception as problem:  # noqa: BLE001 - whatever somebody else's module does
        raise BotFailed(f"{module_name} cannot be imported: {_told(problem)}", traceback.format_exc()) from None
    made: Any = getattr(module, class_name, None)
    if not callable(made):
        raise Unreadable(f"{module_name} has no class {quoted(class_name)}.", "players")
    return made  # type: ignore[no-any-return]


def _parameters(made: Maker) -> Sequence[str]:
    try:
        return tuple(inspect.signature(made).parameters)
    except (TypeError, ValueError):  # one written in C need not say
        return ()


class Chair:
    """A bot on its seat. Whatever it does wrong is told as its own doing."""

    def __init__(self, player: Player, bot: Any, rules: AnyRules, rng: Random) -> None:  # noqa: ANN401
        self.player = player
        self._rules = rules
        self._rng = rng
        self._choose = bot.choose
        self._notice = getattr(bot, "notice", None)
        self._answer = getattr(bot, "answer", None)
        self._may_answer = self._answer is not None and rules.offer_to_stop is not None
        self.listens = self._notice is not None or self._may_answer
        """Whether it wants to see more than the questions that it is asked."""

    def notice(self, view: Struct) -> None:
        if self._notice is not None:
            self._guarded(self._notice, view)

    def choose(self, view: Struct) -> Struct:
        return self._as_move(self._guarded(self._choose, view, self._rng))

    def answer(self, view: Struct) -> Struct | None:
        if self._answer is None or not self._may_answer:
            return None
        answer = self._guarded(self._answer, view)
        return None if answer is None else self._as_move(answer)

    def _as_move(self, chosen: Any) -> Struct:  # noqa: ANN401 - whatever it has given
        """Take a move, or the same as plain JSON values; nothing else."""
        if self.player.is_ours:
            move: Struct = chosen
            return move
        try:
            read: Struct = self._rules.chosen_move(self._rules.spell(chosen).encode())
        except (Unreadable, TypeError, ValueError) as problem:
            raise BotFailed(f"{self.player.name} chose {quoted(repr(chosen))}, which is no move: {problem}") from None
        return read

    def _guarded(self, call: Callable[..., Any], *given: object) -> Any:  # noqa: ANN401
        try:
            return call(*given)
        except Exception as problem:  # anything may be wrong with somebody's bot
            if self.player.is_ours:
                raise
            raise BotFailed(f"{self.player.name} failed: {_told(problem)}", traceback.format_exc()) from None

    def refused(self, move: Struct, problem: IllegalMove) -> BotFailed:
        """Tell that its move was not legal."""
        return BotFailed(f"{self.player.name} chose {self._rules.spell(move)}, which is not legal: {problem}")


def _told(problem: BaseException) -> str:
    """Say what went wrong and where, on one line."""
    frames = traceback.extract_tb(problem.__traceback__)
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"{type(problem).__name__}: {problem}{where}"
