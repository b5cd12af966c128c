"""Between the values of `games/` and the arrays of the kernels, both ways. Plain Python; nothing here is fast."""

from __future__ import annotations

from typing import Any

from foxden.core.errors import Unreadable
from foxden.core.rules import AnyRules
from foxden.fast.bridges.bridge import Bridge, Kernels, TooBig
from foxden.games.duet import Duet
from foxden.games.fool import Fool
from foxden.games.foxy import Foxy

__all__ = ["Bridge", "Kernels", "TooBig", "bridge_for"]


def bridge_for(
    rules: AnyRules,
    options: Any,  # noqa: ANN401 - each game has options of its own
    seats: int,
) -> Bridge[Any, Any, Any]:
    """Lead to the kernels of a game, for one table; raise `TooBig` where they have no room for its box."""
    rules.start(options, seats)  # says what is wrong with a table that cannot be
    # Each brings in its game's kernels, and so the compiler.
    if isinstance(rules, Duet):
        from foxden.fast.bridges.duet import DuetBridge  # noqa: PLC0415

        return DuetBridge(rules, options, seats)
    if isinstance(rules, Fool):
        from foxden.fast.bridges.fool import FoolBridge  # noqa: PLC0415

        return FoolBridge(rules, options, seats)
    if isinstance(rules, Foxy):
        from foxden.fast.bridges.foxy import FoxyBridge  # noqa: PLC0415

        return FoxyBridge(rules, options, seats)
    raise Unreadable(f"There are no kernels for {rules.title}.", "game")
