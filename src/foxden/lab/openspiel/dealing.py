"""Deals, drawn card by card: which card may come next, and how likely it is.

A whole deal is one of 10**15 or more, which nobody can list. Card by card there are at most a hundred possibilities, so
that algorithms can go through them, and the history tells a deal by numbers that anybody can read.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from foxden.core.rules import AnyRules
from foxden.core.seats import Card
from foxden.games.duet import Deal as DuetDeal
from foxden.games.duet import Duet
from foxden.games.duet.box import DECK, HAND
from foxden.games.fool import Deal as FoolDeal
from foxden.games.fool import Fool
from foxden.games.foxy import FOX, Foxy
from foxden.games.foxy import Deal as FoxyDeal
from foxden.games.foxy.box import TURNS


class Dealing(ABC):
    """How the dealer's move is drawn."""

    def __init__(self, stock: dict[Card, int], cards: int) -> None:
        self.names: Final = tuple(stock)
        """The cards; a draw is the place of one in here."""
        self.cards: Final = cards
        """How many a deal takes."""
        self._copies = tuple(stock.values())
        self._number = {card: at for at, card in enumerate(stock)}

    def chances(self, drawn: Sequence[int]) -> list[tuple[int, float]]:
        """Give the cards that can be drawn next, each with its probability."""
        gone = Counter(drawn)
        left = [(card, copies - gone[card]) for card, copies in enumerate(self._copies)]
        total = sum(copies for _, copies in left)
        return [(card, copies / total) for card, copies in left if copies]

    @abstractmethod
    def deal(self, drawn: Sequence[int]) -> Struct:
        """Make a deal of the cards drawn."""

    @abstractmethod
    def drawn(self, deal: Struct) -> tuple[int, ...]:
        """Give one of the ways to draw a deal."""

    def _cards(self, drawn: Sequence[int]) -> tuple[Card, ...]:
        return tuple(self.names[card] for card in drawn)

    def _numbers(self, cards: Sequence[Card]) -> tuple[int, ...]:
        return tuple(self._number[card] for card in cards)


class DuetDealing(Dealing):
    """A hand, the other hand, the decree."""

    def __init__(self) -> None:
        super().__init__(dict.fromkeys(DECK, 1), 2 * HAND + 1)

    def deal(self, drawn: Sequence[int]) -> DuetDeal:
        *hands, decree = self._cards(drawn)
        return DuetDeal((tuple(hands[:HAND]), tuple(hands[HAND:])), decree)

    def drawn(self, deal: Struct) -> tuple[int, ...]:
        assert isinstance(deal, DuetDeal), "this deals the Duet"
        return self._numbers((*deal.hands[0], *deal.hands[1], deal.decree))


class FoolDealing(Dealing):
    """A card to each, clockwise, until all are dealt."""

    def __init__(self, rules: Fool, seats: int) -> None:
        stock = rules.box.stocks[seats]
        super().__init__(stock.deck, stock.hand * seats)
        self._seats = seats

    def deal(self, drawn: Sequence[int]) -> FoolDeal:
        return FoolDeal(tuple(self._cards(drawn[seat :: self._seats]) for seat in range(self._seats)))

    def drawn(self, deal: Struct) -> tuple[int, ...]:
        assert isinstance(deal, FoolDeal), "this deals Fool!"
        return self._numbers([card for cards in zip(*deal.hands, strict=True) for card in cards])


class FoxyDealing(Dealing):
    """The deck from its first card to its last. The Fox is equally likely to be on each place."""

    def __init__(self, rules: Foxy) -> None:
        super().__init__(rules.box.stock, TURNS)
        self._fox = self._number[FOX]

    def chances(self, drawn: Sequence[int]) -> list[tuple[int, float]]:
        fox = 0.0 if self._fox in drawn else 1 / (TURNS - len(drawn))
        others = [(card, chance) for card, chance in super().chances((*drawn, self._fox)) if card != self._fox]
        total = sum(chance for _, chance in others)
        told = [(card, (1 - fox) * chance / total) for card, chance in others if fox < 1]
        return [*told, (self._fox, fox)] if fox else told

    def deal(self, drawn: Sequence[int]) -> FoxyDeal:
        return FoxyDeal(self._cards(drawn))

    def drawn(self, deal: Struct) -> tuple[int, ...]:
        assert isinstance(deal, FoxyDeal), "this deals Foxy"
        return self._numbers(deal.deck)


def dealing_for(rules: AnyRules, seats: int) -> Dealing:
    if isinstance(rules, Duet):
        return DuetDealing()
    if isinstance(rules, Fool):
        return FoolDealing(rules, seats)
    if isinstance(rules, Foxy):
        return FoxyDealing(rules)
    raise TypeError(f"Nobody has said yet how {rules.title} is drawn card by card.")
