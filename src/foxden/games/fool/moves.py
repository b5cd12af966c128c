"""What can be done in Fool!, in the words of the record."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from foxden.core.seats import Card


class Deal(Struct, frozen=True, gc=False):
    """The dealer's move: a hand for each seat."""

    hands: tuple[tuple[Card, ...], ...]


class Play(Struct, frozen=True, gc=False, tag_field="do", tag="play"):
    """Put a card into the trick."""

    card: Card


Move: TypeAlias = Play
