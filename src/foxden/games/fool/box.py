"""The cards of Fool!, and which of them are used by how many players."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Final

from msgspec import Struct

from foxden.core.boxes import Box, whole_number
from foxden.core.errors import Unreadable
from foxden.core.seats import Card

FEWEST, MOST = 4, 8
ONE: Final = Card("1")
COLOURS: Final = {"G": "green", "R": "red", "Y": "yellow", "B": "blue"}
LEAST_VALUE, MOST_VALUE = 2, 99
ONE_LEFT_COSTS: Final = 5
LONGEST_LIST: Final = 400


def colour_of(card: Card) -> str | None:
    """Give the letter of a card's colour; a 1 has none.

    Where every card played passes, the code looks at `card[0]` itself: a 1 there is a letter like no colour's.
    """
    return None if card == ONE else card[0]


EVERY_CARD: Final = {
    ONE: 1,
    **{Card(f"{colour}{value}"): value for colour in COLOURS for value in range(LEAST_VALUE, MOST_VALUE + 1)},
}
"""Every card that any box can hold, and its value."""
value_of: Final = EVERY_CARD.__getitem__


class Pile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Some cards and discs. Values are written like `2-17`, or `2-9, 12, 15-17`."""

    green: str
    red: str
    yellow: str
    blue: str
    ones: int
    discs: int

    def cards(self, place: str) -> dict[Card, int]:
        """Give each card and how often it is there, in the order in which a player sorts them."""
        whole_number(self.ones, f"{place}.ones", 0, 99)
        coloured = {
            Card(f"{letter}{value}"): 1
            for letter, colour in COLOURS.items()
            for value in _values(getattr(self, colour), f"{place}.{colour}")
        }
        return coloured | ({ONE: self.ones} if self.ones else {})


def _values(text: str, place: str) -> list[int]:
    values: list[int] = []
    if len(text) > LONGEST_LIST:
        raise Unreadable("This list of values is too long.", place)
    for part in text.split(","):
        first, dash, last = part.strip().partition("-")
        ends = (first, last if dash else first)
        if not all(end.isascii() and end.isdigit() and len(end) <= len(str(MOST_VALUE)) for end in ends):
            raise Unreadable('Values are written like "2-17" or "2-9, 12, 15-17".', place)
        # Backward it would be an empty range, and nobody would be told.
        values += range(int(ends[0]), int(ends[1]) + 1) or [0]
    if min(values) < LEAST_VALUE or sorted(set(values)) != values:
        raise Unreadable(f"Values rise from {LEAST_VALUE}, each once.", place)
    return values


class Stock(Struct, frozen=True):
    """What is used at one table."""

    deck: dict[Card, int]
    order: dict[Card, int]
    """How a player sorts the cards."""
    hand: int
    discs: int


class FoolBox(Box, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """All cards of the box, and those used for each number of players that it has a table for."""

    cards: Pile
    tables: dict[int, Pile]

    def __post_init__(self) -> None:
        self.check_game("fool")
        if not self.tables:
            raise Unreadable("There is no table for any number of players.", "tables")
        # Looked at here, so that a faulty box is refused at once and not in the middle of something.
        _ = self.stocks

    @cached_property
    def stocks(self) -> dict[int, Stock]:
        whole_number(self.cards.discs, "cards.discs", 1, MOST)
        everything = Counter(self.cards.cards("cards"))
        return {seats: self._stock(seats, pile, everything) for seats, pile in self.tables.items()}

    def _stock(self, seats: int, pile: Pile, everything: Counter[Card]) -> Stock:
        place = f"tables.{seats}"
        whole_number(seats, place, FEWEST, MOST)
        deck = pile.cards(place)
        if missing := Counter(deck) - everything:
            raise Unreadable(f"The box does not hold so many {next(iter(missing))}.", place)
        total = sum(deck.values())
        if total == 0 or total % seats:
            raise Unreadable(f"{total} cards do not divide evenly among {seats} players.", place)
        # Without a player more than two for each disc, the winner of a trick could be a Fool and not lead.
        whole_number(pile.discs, f"{place}.discs", 1, min(self.cards.discs, (seats - 1) // 2))
        return Stock(deck=deck, order={card: at for at, card in enumerate(deck)}, hand=total // seats, discs=pile.discs)
