"""Looking one trick ahead, over some hands that the partner might hold.

In each imagined world both hands lie open, and both players want the same: the best trick that can be made of a card
is what it is worth there. The worth of a board is a rule of thumb; it is what makes this simple player simple.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from foxden.bots.duet.knowledge import CARDS, OF_SUIT, bit, knowledge, places
from foxden.core.seats import WATCHER, Card
from foxden.games.duet import Cover, Duet, Give, Move, Play, Swap, View
from foxden.games.duet.box import HEIR, rank_of, suit_of
from foxden.games.duet.moves import AnyMove
from foxden.games.duet.path import cover, walk
from foxden.games.duet.state import Path
from foxden.games.duet.tricks import distances, winner

LOST, WON = -60.0, 60.0
PER_GEM, PER_TOKEN, PER_CHANCE = -3.0, 4.0, 0.5
LEFT_ALONE = 0.01
"""For the decree that is not exchanged: of two things that are as good, the simpler one."""


class World(NamedTuple):
    """The two hands, as the viewer imagines them."""

    mine: int
    partners: int


class Ahead:
    """One position, seen by the player who is asked."""

    def __init__(self, rules: Duet, view: View) -> None:
        assert view.viewer != WATCHER, "who only watches is not asked"
        assert view.table.decree is not None or view.asked == "cover", "there is a decree while cards are played"
        self.rules, self.view, self.me = rules, view, view.viewer
        self.movement = rules.box.movement
        self.path = path_of(view)
        self.trick = tuple(played.card for played in view.table.trick)
        self._worth: dict[int, float] = {}

    def values(self, rng: Random, worlds: int, until: float | None = None) -> list[float]:
        """Tell what each legal move is worth on average; with a time to stop at, look at worlds until then."""
        moves = self.view.legal
        totals = [0.0] * len(moves)
        for at, world in enumerate(self.imagined(rng)):
            if at and (at >= worlds if until is None else time.monotonic() >= until):
                break
            gift = rng.choice(list(places(world.partners))) if self.view.asked == "give" else 0
            for which, move in enumerate(moves):
                totals[which] += self.value(move, world, gift)
        return totals

    def imagined(self, rng: Random) -> Iterator[World]:
        known = knowledge(self.view)
        possible = list(places(known.possible))
        while True:
            yield World(known.hand, known.known | sum(1 << card for card in rng.sample(possible, known.unknown)))

    def value(self, move: AnyMove, world: World, gift: int) -> float:
        decree = self.view.table.decree
        match move:
            case Play(card):
                assert decree is not None, "cards are played after the deal"
                return self._goes_on((*self.trick, card), world, decree)
            case Swap(None):
                assert decree is not None, "cards are played after the deal"
                return LEFT_ALONE + self._goes_on(self.trick, world, decree)
            case Swap(card):
                assert card is not None, "the case before"
                assert decree is not None, "cards are played after the deal"
                return self._goes_on(self.trick, World(world.mine ^ bit(card) | bit(decree), world.partners), card)
            case Give(card):
                return self._after_gift(card, world, gift)
            case Move(steps):
                return self.worth_of(steps)
            case Cover(end):
                return worth(cover(self.path, end), self.movement)
            case _:
                raise AssertionError("nobody is asked to stop")

    def _goes_on(self, trick: tuple[Card, ...], world: World, decree: Card) -> float:
        """Give the best that can become of a trick."""
        return max(value for value, _ in self.outcomes(trick, world, decree))

    def outcomes(self, trick: tuple[Card, ...], world: World, decree: Card) -> Iterator[tuple[float, int]]:
        """Go through what can become of a trick: its worth, and the tracker's steps."""
        leader = self.view.table.leader
        if len(trick) == 1:
            follower = world.partners if leader == self.me else world.mine
            replies = [(trick[0], CARDS[card]) for card in places(playable(follower, trick[0]))]
        else:
            replies = [(trick[0], trick[1])]
        for both in replies:
            won_by = winner(leader, both, decree)
            for distance in distances(both, self.movement):
                steps = distance if won_by == 1 else -distance
                yield self.worth_of(steps), steps

    def _after_gift(self, card: Card, world: World, gift: int) -> float:
        decree = self.view.table.decree
        assert decree is not None, "cards are played after the deal"
        given, got = bit(card), 1 << gift
        after = World(world.mine ^ given | got, world.partners ^ got | given)
        value = self._goes_on(self.trick, after, decree)
        if len(self.trick) == 1:
            return value
        # The trick is complete. What the gift is good for is the next one.
        won_by = winner(self.view.table.leader, self.trick, decree)
        leads, follows = (after.mine, after.partners) if won_by == self.me else (after.partners, after.mine)
        best = LOST
        for led in places(leads):
            for followed in places(playable(follows, CARDS[led])):
                both = (CARDS[led], CARDS[followed])
                wins = winner(won_by, both, decree)
                for distance in distances(both, self.movement):
                    best = max(best, self.worth_of(distance if wins == 1 else -distance))
        return best

    def worth_of(self, steps: int) -> float:
        if steps not in self._worth:
            self._worth[steps] = worth(walk(self.path, steps), self.movement)
        return self._worth[steps]


def path_of(view: View) -> Path:
    table = view.table
    return Path(table.tracker, table.gems, table.reserve, table.covered, table.forest)


def playable(hand: int, led: Card) -> int:
    return (rank_of(led) != HEIR and hand & OF_SUIT[suit_of(led)]) or hand


@cache
def chances(movement: tuple[int, ...]) -> dict[int, float]:
    """Tell how usual it is that two cards add up to a distance; the most usual one counts 1."""
    sums = Counter(one + two for one in movement for two in movement)
    most = max(sums.values())
    return {distance: often / most for distance, often in sums.items()}


def worth(path: Path | None, movement: tuple[int, ...]) -> float:
    """Judge a board by a rule of thumb: gems to find, tokens left, and how many gems could be next."""
    if path is None:
        return LOST
    if not any(path.gems):
        return WON + PER_TOKEN * path.forest
    usual = chances(movement)
    here = path.tracker + len(path.gems) // 2
    next_ = sum(usual.get(abs(at - here), 0) for at, gems in enumerate(path.gems) if gems)
    return PER_GEM * sum(path.gems) + PER_TOKEN * path.forest + PER_CHANCE * next_
