"""Why a move is good, in a form that can be said in any language: a code, and the facts that it speaks of."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from foxden.bots.bot import Advice
from foxden.bots.duet.ahead import Ahead, path_of
from foxden.core.seats import Card
from foxden.games.duet import Cover, Duet, Give, Move, Play, Swap, View
from foxden.games.duet.box import FOXES, GIFT, SUITS, rank_of, suit_of
from foxden.games.duet.moves import AnyMove
from foxden.games.duet.path import ends

CODES: Final = {
    "only-move": "There is nothing else to do.",
    "collects": "The tracker collects the gem on {space}.",
    "wins": "The tracker collects the last gem, on {space}.",
    "invites": "Your partner can answer so that the tracker collects the gem on {space}.",
    "approaches": "The tracker comes to {space}, nearer to the gems.",
    "waits": "The tracker stays on the path, at {space}, and better cards are kept for later.",
    "saves": "This trick does not matter much; better cards are kept for later.",
    "leaves-path": "The tracker leaves the path past {end}, which costs a forest token, but here that is better.",
    "offers-trump": "The Foxes let you choose trump anew.",
    "exchanges": "The Gift helps your hands to fit together.",
    "sets-trump": "With {suit} as trump your hands win the tricks that they should.",
    "takes-decree": "{card} is good to have in hand, and {suit} stay trump.",
    "keeps-trump": "Trump is as it should be: {suit}.",
    "gives": "Your partner can do more with {card} than you.",
    "covers": "Of the two ends, this one is missed less: {end}.",
}
"""Every reason there is. The sentences are for who reads this; people are told in their own language.

A space counts from the start, as the tracker does; an end is 0 or 1, as the seats; a suit is doves, roses or stars."""
WORLDS: Final = 24
LIKELY: Final = 0.5
"""In so many of the imagined worlds an answer must exist, to be spoken of."""


def explained(rules: Duet, view: View, move: AnyMove, rng: Random) -> Advice:
    """Give the move with the reason that says most."""
    if len(view.legal) == 1:
        return Advice(move, "only-move")
    match move:
        case Swap(card):
            return _of_the_decree(view, move, card)
        case Give(card):
            return Advice(move, "gives", {"card": card})
        case Cover(end):
            return Advice(move, "covers", {"end": end})
        case Move(steps):
            return _where_to(view, move, steps)
        case Play(card):
            return _of_a_card(rules, view, card, rng)
        case _:
            raise AssertionError("nobody is advised to stop")


def _of_a_card(rules: Duet, view: View, card: Card, rng: Random) -> Advice:
    """Speak of the trick that becomes of a card: certain for who follows, likely for who leads."""
    move = next(move for move in view.legal if isinstance(move, Play) and move.card == card)
    ahead = Ahead(rules, view)
    decree = view.table.decree
    assert decree is not None, "cards are played after the deal"
    wanted: Counter[int] = Counter()
    for _, world in zip(range(WORLDS), ahead.imagined(rng), strict=False):
        _, steps = max(ahead.outcomes((*ahead.trick, move.card), world, decree))
        wanted[steps] += 1
    steps, often = wanted.most_common(1)[0]
    follows = bool(view.table.trick)
    collects = _collects(view, steps) and often >= LIKELY * WORLDS
    if rank_of(move.card) == FOXES and len(view.hand) > 1 and (follows or not collects):
        return Advice(move, "offers-trump")
    if rank_of(move.card) == GIFT and len(view.hand) > 1 and not collects:
        return Advice(move, "exchanges")
    if follows:
        return _where_to(view, move, steps)
    if collects:
        return Advice(move, "invites", {"space": view.table.tracker + steps})
    return Advice(move, "saves")


def _of_the_decree(view: View, move: AnyMove, card: Card | None) -> Advice:
    decree = view.table.decree
    assert decree is not None, "cards are played after the deal"
    if card is None:
        return Advice(move, "keeps-trump", {"suit": SUITS[suit_of(decree)]})
    if suit_of(card) == suit_of(decree):
        return Advice(move, "takes-decree", {"card": decree, "suit": SUITS[suit_of(decree)]})
    return Advice(move, "sets-trump", {"suit": SUITS[suit_of(card)]})


def _where_to(view: View, move: AnyMove, steps: int) -> Advice:
    table = view.table
    to = table.tracker + steps
    low, high = ends(path_of(view))
    if not low <= to <= high:
        return Advice(move, "leaves-path", {"end": 0 if to < low else 1})
    if _collects(view, steps):
        return Advice(move, "wins" if sum(table.gems) == 1 else "collects", {"space": to})
    return Advice(move, "approaches" if _far(view, to) < _far(view, table.tracker) else "waits", {"space": to})


def _collects(view: View, steps: int) -> bool:
    reach = len(view.table.gems) // 2
    at = view.table.tracker + steps + reach
    return 0 <= at < len(view.table.gems) and view.table.gems[at] > 0


def _far(view: View, space: int) -> int:
    reach = len(view.table.gems) // 2
    return min(abs(at - reach - space) for at, gems in enumerate(view.table.gems) if gems)
