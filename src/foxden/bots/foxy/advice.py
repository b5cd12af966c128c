"""Why a number is good, in a form that can be said in any language: a code, and the facts that it speaks of."""

from __future__ import annotations

from typing import Final

from foxden.bots.bot import Advice
from foxden.bots.foxy.belief import Chances
from foxden.bots.foxy.memory import SHOWS, Memory
from foxden.games.foxy import FOX, Estimate
from foxden.games.foxy.box import ANIMALS
from foxden.games.foxy.state import FoxRule

CODES: Final = {
    "counted": "The animals of this card have been seen so often, with those on it: {hen}, {pig} …",
    "guessed": "As far as it is remembered, {value} is worth most on average.",
    "fox": "The Fox asks for another number (the {rule} of the options), and this is it.",
    "fox-guessed": "This is the best guess at the number that the Fox asks for (the {rule} of the options).",
    "bet": "Circle it: to wait would bring less on average.",
}
"""Every reason there is. The sentences are for who reads this; people are told in their own language.

`value` is the number to write, `sure` the chance in per cent that the exact number is not lower; of a bet, that it is
this one. Where the count is known the facts say under each animal's name how often it has been seen."""
SURE: Final = 0.995


def explained(move: Estimate, chances: Chances, memory: Memory, rule: FoxRule) -> Advice:
    """Give the move with its reason, from what was believed about the exact number."""
    right = chances[move.value] if move.circled else sum(chances[move.value :])
    known = max(chances) >= SURE
    facts: dict[str, str | int] = {"value": move.value, "sure": round(100 * right)}
    if memory.newest == FOX:
        code = "fox" if known else "fox-guessed"
        facts["rule"] = rule
    else:
        code = "counted" if known else "guessed"
        shown = SHOWS[memory.newest] if known and memory.newest else ()
        facts |= {ANIMALS[animal]: memory.marks[animal] + 1 for animal in shown}
    return Advice(move, "bet" if move.circled else code, facts)
