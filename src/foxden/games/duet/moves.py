"""What can be done in the Duet, in the words of the record."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from foxden.core.seats import Card


class Deal(Struct, frozen=True, gc=False):
    """The dealer's move: two hands, and the card turned over."""

    hands: tuple[tuple[Card, ...], ...]
    decree: Card


class Play(Struct, frozen=True, gc=False, tag_field="do", tag="play"):
    """Put a card into the trick."""

    card: Card


class Swap(Struct, frozen=True, gc=False, tag_field="do", tag="swap"):
    """After the Foxes: put this card in the decree's place and take the decree; null leaves it."""

    card: Card | None


class Give(Struct, frozen=True, gc=False, tag_field="do", tag="give"):
    """After the Gift: hand this card to the partner."""

    card: Card


class Move(Struct, frozen=True, gc=False, tag_field="do", tag="move"):
    """The winner's choice of how far the tracker goes; negative is toward seat 0's end."""

    steps: int


class Cover(Struct, frozen=True, gc=False, tag_field="do", tag="cover"):
    """Between rounds: a forest token covers the last space of this end, 0 or 1 as the seats."""

    end: int


class Stop(Struct, frozen=True, gc=False, tag_field="do", tag="stop"):
    """Offer to stop, or accept the partner's offer; then the game is lost."""


AnyMove: TypeAlias = Play | Swap | Give | Move | Cover | Stop
