"""The cards of the Duet, and its boards: data, checked."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from msgspec import Struct

from foxden.core.boxes import Box, whole_number
from foxden.core.errors import Unreadable
from foxden.core.seats import Card

SUITS: Final = {"D": "doves", "R": "roses", "S": "stars"}
RANKS: Final = range(1, 11)
HAND: Final = 11
ROUNDS: Final = 3
MUSICIAN, FOXES, GAZELLE, GIFT, HEIR = 1, 3, 5, 7, 9
CHARACTERS: Final = {MUSICIAN: "Musician", FOXES: "Foxes", GAZELLE: "Gazelle", GIFT: "Gift", HEIR: "Heir"}

DECK: Final = {Card(f"{suit}{rank}"): (suit, rank) for suit in SUITS for rank in RANKS}
"""Every card, in the order in which a player sorts them, with its suit and rank."""
STOCK: Final = dict.fromkeys(DECK, 1)


suit_of: Final = {card: suit for card, (suit, _) in DECK.items()}.__getitem__
rank_of: Final = {card: rank for card, (_, rank) in DECK.items()}.__getitem__


class Level(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One set-up of a board."""

    side: str
    gems: tuple[int, ...]
    """How many lie on each space of the path, from seat 0's end to seat 1's. The middle is the start."""
    plus: tuple[int, ...]
    """Where a gem is added after rounds 1 and 2: spaces, counted from the start, negative toward seat 0's end."""
    forest: int
    points: int

    @property
    def reach(self) -> int:
        """How far each end of the path is from the start."""
        return len(self.gems) // 2


class DuetBox(Box, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """The movement value of each rank, from 1 to 10, the gem tokens, and the boards by level."""

    movement: tuple[int, ...]
    gem_tokens: int
    levels: dict[int, Level]

    def __post_init__(self) -> None:
        self.check_game("duet")
        if len(self.movement) != len(RANKS):
            raise Unreadable(f"There is one number for each of the {len(RANKS)} ranks.", "movement")
        for at, steps in enumerate(self.movement):
            whole_number(steps, f"movement[{at}]", 0, 99)
        whole_number(self.gem_tokens, "gem_tokens", 1, 999)
        if not self.levels:
            raise Unreadable("There is no level.", "levels")
        for number, level in self.levels.items():
            self._check(level, f"levels.{number}")

    def _check(self, level: Level, place: str) -> None:
        if len(level.gems) % 2 == 0 or not 1 <= level.reach <= 50:
            raise Unreadable("A path has an odd number of spaces, 3 to 101.", f"{place}.gems")
        for at, gems in enumerate(level.gems):
            whole_number(gems, f"{place}.gems[{at}]", 0, 999)
        if level.gems[level.reach]:
            raise Unreadable("There are no gems at the start.", f"{place}.gems[{level.reach}]")
        if not any(level.gems):
            raise Unreadable("There is no gem to collect.", f"{place}.gems")
        for at, space in enumerate(level.plus):
            whole_number(space, f"{place}.plus[{at}]", -level.reach, level.reach)
        if 0 in level.plus or len(set(level.plus)) != len(level.plus):
            raise Unreadable("Each space but the start has one plus sign at most.", f"{place}.plus")
        # A forest token never covers the last space beside the start: somewhere the gems must go.
        whole_number(level.forest, f"{place}.forest", 0, level.reach - 1)
        whole_number(level.points, f"{place}.points", 0, 999)
        needed = sum(level.gems) + (ROUNDS - 1) * len(level.plus)
        if needed > self.gem_tokens:
            raise Unreadable(f"This takes {needed} gems; there are {self.gem_tokens} tokens.", place)

    @cached_property
    def paws(self) -> dict[Card, int]:
        """How far each card moves the tracker."""
        return {card: self.movement[rank - 1] for card, (_, rank) in DECK.items()}
