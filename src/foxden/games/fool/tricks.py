"""What a trick asks for, and what it comes to."""

from __future__ import annotations

from typing import NamedTuple

from foxden.core.seats import Card, Seat
from foxden.games.fool.box import ONE, ONE_LEFT_COSTS, colour_of, value_of
from foxden.games.fool.state import Hand, Trick


def trick_colour(trick: Trick) -> str | None:
    """Give the colour of the first coloured card; a 1 sets none."""
    return next((colour for played in trick if (colour := colour_of(played.card))), None)


def holds(hand: Hand, colour: str | None) -> bool:
    """Tell whether a player with this hand is bound to the trick's colour."""
    for card in hand:  # noqa: SIM110 - `any` takes twice as long, and every card played asks this
        if card[0] == colour:
            return True
    return False


def follows(card: Card, colour: str | None) -> bool:
    """Tell whether a card counts as one of the trick's colour. A 1 always does."""
    return card[0] == colour or card == ONE


def playable(hand: Hand, colour: str | None) -> list[Card]:
    """Give each different card of a sorted hand that may be played."""
    if holds(hand, colour):
        hand = tuple([card for card in hand if card[0] == colour or card == ONE])
    copies = hand.count(ONE)
    return list(hand if copies < 2 else hand[: 1 - copies])  # sorted, the 1s come last


class Result(NamedTuple):
    """What a finished trick comes to."""

    winner: Seat
    fools: tuple[Seat, ...]


def judge(trick: Trick, discs: int) -> Result:
    """Find the winner and those who played the worst cards."""
    colour = trick_colour(trick)
    # From worst to best: discards, then the trick's colour, low to high; of equals the later played is worse.
    ranked = sorted(
        [(follows(card := played.card, colour), value_of(card), -at, played.seat) for at, played in enumerate(trick)]
    )
    # In a trick of nothing but 1s the first played is the best of equals: the leader wins.
    return Result(winner=ranked[-1][-1], fools=tuple(sorted([seat for *_, seat in ranked[:discs]])))


def cost(hand: Hand) -> int:
    """Add up what the cards left in a hand cost."""
    return sum(ONE_LEFT_COSTS if card == ONE else value_of(card) for card in hand)
