"""What a trick asks for, and what it comes to."""

from __future__ import annotations

from typing import NamedTuple

from foxden.core.seats import Card, Seat
from foxden.games.fool.box import ONE, ONE_LEFT_COSTS, colour_of, value_of
from foxden.games.fool.state import Hand, Trick


def trick_colour(trick: Trick) -> str | None:
    """Give the colour of the first coloured card; a 1 sets none."""
    for played in trick:
        if played.card != ONE:
            return played.card[0]
    return None


def must_follow(hand: Hand, colour: str | None) -> bool:
    """Tell whether a player with this hand is bound to the trick's colour."""
    return colour is not None and any(card[0] == colour for card in hand)


def follows(card: Card, colour: str | None) -> bool:
    """Tell whether a card counts as one of the trick's colour. A 1 always does."""
    return card == ONE or colour_of(card) == colour


class Result(NamedTuple):
    """What a finished trick comes to."""

    winner: Seat
    fools: tuple[Seat, ...]


def judge(trick: Trick, discs: int) -> Result:
    """Find the winner and those who played the worst cards."""
    colour = trick_colour(trick)

    def quality(at: int) -> tuple[bool, int, int]:
        """From worst to best: discards, then the trick's colour, low to high; of equals the later is worse."""
        card = trick[at].card
        return follows(card, colour), value_of(card), -at

    ranked = sorted(range(len(trick)), key=quality)
    # In a trick of nothing but 1s the first played is the best of equals: the leader wins.
    return Result(
        winner=trick[ranked[-1]].seat,
        fools=tuple(sorted(trick[at].seat for at in ranked[:discs])),
    )


def cost(hand: Hand) -> int:
    """Add up what the cards left in a hand cost."""
    return sum(ONE_LEFT_COSTS if card == ONE else value_of(card) for card in hand)
