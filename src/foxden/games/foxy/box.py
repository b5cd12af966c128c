"""The animals, the cards that show them, and how many of each card a box holds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from foxden.core.boxes import Box, whole_number
from foxden.core.errors import Unreadable, quoted
from foxden.core.seats import Card

TURNS: Final = 20
FOX: Final = Card("fox")
CAT: Final = "cat"
NATIVES: Final[dict[str, tuple[str, str]]] = {
    "farm": ("hen", "pig"),
    "forest": ("bear", "rabbit"),
    "savannah": ("giraffe", "zebra"),
    "sea": ("dolphin", "octopus"),
}
ANIMALS: Final = (*(animal for pair in NATIVES.values() for animal in pair), CAT)


def _all_cards() -> Iterator[tuple[Card, tuple[str, ...]]]:
    for habitat, (one, other) in NATIVES.items():
        for cats in ((), (CAT,)):
            for natives in ((one,), (other,), (one, other)):
                shown = (*natives, *cats)
                yield Card(f"{habitat}:{'+'.join(shown)}"), shown


SHOWN: Final[dict[Card, tuple[str, ...]]] = dict(_all_cards())
"""Each habitat card that can be, and the animals on it. Before they are shuffled, the cards lie in this order."""


class FoxyBox(Box, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """How many copies of each habitat card there are. The Fox is always there, once."""

    cards: dict[str, int]

    def __post_init__(self) -> None:
        self.check_game("foxy")
        for name, copies in self.cards.items():
            place = f"cards[{quoted(name)}]"
            if Card(name) not in SHOWN:
                raise Unreadable(_why_no_card(name), place)
            whole_number(copies, place, 0, 1000)
        if (total := sum(self.cards.values())) < TURNS - 1:
            raise Unreadable(f"A game takes {TURNS - 1} habitat cards; these are {total}.", "cards")

    @cached_property
    def stock(self) -> dict[Card, int]:
        """Every card of the box and how often it is there, the Fox included.

        The order does not follow the file's: a deal can be checked also after a program has sorted the keys.
        """
        return {card: copies for card in SHOWN if (copies := self.cards.get(card))} | {FOX: 1}


def _why_no_card(name: str) -> str:
    habitat, _, shown = name.partition(":")
    if habitat not in NATIVES:
        return f"There is no habitat {quoted(habitat)}; there are {', '.join(NATIVES)}."
    animals = shown.split("+")
    for animal in animals:
        if animal not in ANIMALS:
            return f"There is no animal {quoted(animal)}; there are {', '.join(ANIMALS)}."
    one, other = NATIVES[habitat]
    return f"A {habitat} card shows {one}, {other} or both, in this order, and sometimes the cat, which comes last."
