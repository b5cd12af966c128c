"""A memory as people have it: counts that fade and blur, with one parameter.

Every animal on a card leaves a *mark* in the player's head, and what a player calls a count is the number of marks.
Whenever a new card covers the last one, each older mark *slips* with the probability `fade`:

- half of the marks that slip are lost: the count fades,
- the other half become marks of some other animal: the count blurs.

So a card that was just covered is remembered well, one from the beginning of the game hardly; and a count can be too
high. `fade` is all there is to set: 0 is an elephant. For the Fox rule `singles` cards with one animal and cards with
several leave marks of two more kinds, which slip in the same way. How many cards there were, nobody forgets: the turns
are numbered; nor whether the Fox has come.

When the dice are rolled does not matter, so that cards are only jotted down (`notice`) until it comes to deciding.
"""

from __future__ import annotations

from random import Random
from typing import Final

from foxden.core.seats import Card
from foxden.games.foxy.box import ANIMALS, CAT, FOX, SHOWN
from foxden.games.foxy.state import FoxRule
from foxden.games.foxy.view import View

NUMBER: Final = {animal: at for at, animal in enumerate(ANIMALS)}
"""An animal's place in the lists here."""
SHOWS: Final[dict[Card, tuple[int, ...]]] = {
    card: tuple(NUMBER[animal] for animal in shown) for card, shown in SHOWN.items()
}
CAT_NUMBER: Final = NUMBER[CAT]
SINGLE, SEVERAL = 0, 1


class Memory:
    """What a player remembers of the cards before the newest."""

    def __init__(self, fade: float, rule: FoxRule) -> None:
        self.fade = fade
        self._rule = rule
        self.turn = 0
        """Of the newest card."""
        self.newest: Card | None = None
        self.marks = [0] * len(ANIMALS)
        self.kinds = [0, 0]
        """Marks of cards with a single animal, and with several."""
        self.cards = 0
        """How many habitat cards were seen before the newest."""
        self.missed = 0
        """How many turns went by before this player came."""
        self.fox_seen = False
        self._jotted: list[tuple[int, Card]] = []

    def notice(self, view: View) -> None:
        """Jot down a card that is new."""
        if view.table.card is not None:
            self.see(view.table.turn, view.table.card)

    def see(self, turn: int, card: Card) -> None:
        last = self._jotted[-1][0] if self._jotted else self.turn
        if turn > last:
            self._jotted.append((turn, card))

    def catch_up(self, rng: Random) -> None:
        """Let the time pass up to the newest card."""
        for turn, card in self._jotted:
            self.missed += turn - self.turn - 1
            for _ in range(turn - self.turn):
                if self.fade:
                    self._slip(rng)
            self._imprint()
            self.turn, self.newest = turn, card
        self._jotted.clear()

    def _imprint(self) -> None:
        """Make marks of the card that is covered now."""
        if self.newest is None:
            return
        if self.newest == FOX:
            self.fox_seen = True
            self.marks[CAT_NUMBER] += self._rule == "cat"
            return
        shown = SHOWS[self.newest]
        for animal in shown:
            self.marks[animal] += 1
        self.kinds[SINGLE if len(shown) == 1 else SEVERAL] += 1
        self.cards += 1

    def _slip(self, rng: Random) -> None:
        _slip(self.marks, self.fade, rng)
        _slip(self.kinds, self.fade, rng)


def _slip(marks: list[int], fade: float, rng: Random) -> None:
    for kind, count in enumerate(marks.copy()):
        for _ in range(count):
            drawn = rng.random()
            if drawn >= fade:
                continue
            marks[kind] -= 1
            if drawn < fade / 2:
                other = rng.randrange(len(marks) - 1)
                marks[other + (other >= kind)] += 1
