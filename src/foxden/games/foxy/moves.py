"""What can be done in Foxy, in the words of the record."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from foxden.core.seats import Card

LEAST_ESTIMATE, MOST_ESTIMATE = 0, 99


class Deal(Struct, frozen=True, gc=False):
    """The dealer's move: the 20 cards in the order in which they will be revealed."""

    deck: tuple[Card, ...]


class Estimate(Struct, frozen=True, gc=False, tag_field="do", tag="estimate", omit_defaults=True):
    """Write a number in the box of this turn; circled, it is a bet on being exact."""

    value: int
    circled: bool = False


class Blank(Struct, frozen=True, gc=False, tag_field="do", tag="blank"):
    """Time ran out: the box stays empty."""


Move: TypeAlias = Estimate | Blank


class EstimateRange(Struct, frozen=True, tag_field="do", tag="estimate"):
    """All the numbers that may be written, said at once."""

    min: int
    max: int
    may_circle: bool
