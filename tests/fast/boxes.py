"""Boxes that nobody would print, for what the standard ones never try."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from foxden.core.rules import AnyRules
from foxden.games import GAMES
from foxden.games.foxy.box import SHOWN


def odd_rules(game: str, rng: Random) -> AnyRules:
    """Make rules with a box drawn at random, for tables of every size that a test plays."""
    box: dict[str, Any] = _DRAWN[game](rng)
    rules = GAMES[game]
    return rules(rules.read_box(json.dumps({"game": game, **box}).encode()))


def _duet(rng: Random) -> dict[str, Any]:
    levels = {str(level): _level(rng) for level in (1, 2, 3)}
    movement = [rng.choice((0, 0, 1, 2, 3, 4, 15)) if rng.random() < 0.7 else 1 for _ in range(10)]
    return {"movement": movement, "gem_tokens": 999, "levels": levels}


def _level(rng: Random) -> dict[str, Any]:
    reach = rng.choice((1, 2, 5, 8, 20))
    spaces = [space for space in range(-reach, reach + 1) if space]
    # Few gems, or even one: players who play anything never win otherwise.
    most = rng.choice((0, 0, 1, 3))
    gems = [rng.randint(0, most) if space in spaces else 0 for space in range(-reach, reach + 1)]
    gems[rng.choice(spaces) + reach] += 1
    return {
        "side": "odd",
        "gems": gems,
        "plus": rng.sample(spaces, rng.randint(0, min(6, len(spaces)))),
        "forest": rng.randint(0, reach - 1),
        "points": rng.randint(0, 50),
    }


def _fool(rng: Random) -> dict[str, Any]:
    most = {"green": "2-99", "red": "2-99", "yellow": "2-99", "blue": "2-99", "ones": 99, "discs": 3}
    return {"cards": most, "tables": {str(seats): _pile(rng, seats) for seats in range(4, 9)}}


def _pile(rng: Random, seats: int) -> dict[str, Any]:
    values = sorted(rng.sample(range(2, 100), rng.choice((3, 10, 30, 62))))
    colours = [
        sorted(rng.sample(values, rng.randint(1, min(len(values), 25)))) for _ in ("green", "red", "yellow", "blue")
    ]
    ones = -sum(map(len, colours)) % seats + rng.choice((0, 0, 0, seats, 3 * seats))
    green, red, yellow, blue = (", ".join(map(str, colour)) for colour in colours)
    discs = rng.randint(1, (seats - 1) // 2)
    return {"green": green, "red": red, "yellow": yellow, "blue": blue, "ones": ones, "discs": discs}


def _foxy(rng: Random) -> dict[str, Any]:
    names = rng.sample(list(SHOWN), rng.randint(1, len(SHOWN)))
    return {"cards": {name: rng.choice((19, 20, 300)) for name in names[:1]} | dict.fromkeys(names[1:], 2)}


_DRAWN: dict[str, Callable[[Random], dict[str, Any]]] = {"duet": _duet, "fool": _fool, "foxy": _foxy}
