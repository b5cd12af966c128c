"""A bot for Fool! to begin with: it would rather not be the Fool. docs/write-a-bot.md tells how it gets to a table.

foxden simulate fool --players examples.my_bot:MyBot,normal,normal,normal
foxden bot --table LINK examples.my_bot:MyBot
"""

from random import Random

from foxden import Card
from foxden.games.fool import Play, View

ONE = "1"


class MyBot:
    """Follows with the lowest card that is not the worst so far, and discards its highest."""

    def choose(self, view: View, rng: Random) -> Play:
        """Choose one of `view.legal`; whatever is left to chance is drawn from `rng`."""
        cards = [move.card for move in view.legal if move.card != ONE]
        if not cards:
            return view.legal[0]  # nothing but 1s
        trick = [played.card for played in view.table.trick if played.card != ONE]
        if not trick:
            return Play(rng.choice([card for card in cards if value(card) == max(map(value, cards))]))
        colour = trick[0][0]
        if cards[0][0] != colour:
            return Play(max(cards, key=value))  # a discard is bad already: at least a costly card is gone
        worst = min(value(card) for card in trick if card[0] == colour)
        better = [card for card in cards if value(card) > worst]
        return Play(min(better, key=value) if better else max(cards, key=value))


def value(card: Card) -> int:
    """Give the number on a coloured card: 12 for "G12"."""
    return int(card[1:])
