"""Every move that a game could ever see, legal or not, so that what is legal can be checked against all of it."""

from __future__ import annotations

from typing import Any

from foxden.games import duet, fool, foxy
from foxden.games.duet.box import DECK
from foxden.games.fool.box import COLOURS, ONE

_DUET_CARDS = [*DECK, "D11", "X1", ""]
_FOOL_CARDS = [f"{colour}{value}" for colour in COLOURS for value in range(1, 29)] + [ONE, "G02", ""]

EVERY_MOVE: dict[str, list[Any]] = {
    "foxy": [foxy.Estimate(value, circled=circled) for value in (-1, *range(101), 10**30) for circled in (False, True)],
    "fool": [fool.Play(card) for card in _FOOL_CARDS],  # type: ignore[arg-type]
    "duet": [
        *(kind(card) for kind in (duet.Play, duet.Swap, duet.Give) for card in _DUET_CARDS),  # type: ignore[arg-type]
        duet.Swap(None),
        *(duet.Move(steps) for steps in range(-8, 9)),
        *(duet.Cover(end) for end in range(-1, 3)),
    ],
}
UNOFFERED: dict[str, list[Any]] = {"foxy": [foxy.Blank()], "fool": [], "duet": [duet.Stop()]}
"""Legal without being offered: a blank when time runs out, and the offer to stop."""
