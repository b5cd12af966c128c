"""A game as OpenSpiel walks through it: cards are drawn one by one, and every seat keeps what it has been told.

Here is nothing of OpenSpiel's, only values. A position never changes, so that copies are free.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from foxden.core.rules import AnyRules
from foxden.core.seats import DEALER, Actor, Card, Seat
from foxden.games import duet, fool, foxy
from foxden.games.duet.state import Gave, Played, Swapped
from foxden.games.foxy.state import in_box
from foxden.lab.observations import Spaces
from foxden.lab.openspiel.dealing import Dealing, dealing_for

Told = tuple[str, ...]


class Table:
    """What is the same in all positions of a table."""

    def __init__(self, rules: AnyRules, options: Struct, seats: int) -> None:
        self.rules: Final = rules
        self.options: Final = options
        self.seats: Final = seats
        self.spaces: Final = Spaces(rules, options, seats)
        self.dealing: Final[Dealing] = dealing_for(rules, seats)

    def start(self) -> Position:
        return Position(table=self, state=self.rules.start(self.options, self.seats), told=("",) * self.seats)


class Position(Struct, frozen=True, kw_only=True):
    """Where a game stands."""

    table: Table
    state: Any
    told: Told
    """All that each seat has been told since the game began, in words: its information state."""
    drawn: tuple[int, ...] = ()
    """The cards of a deal that is not complete."""
    opening: Position | None = None
    """The position before this round was dealt."""
    moves: tuple[tuple[Seat, Struct], ...] = ()
    """What has been done in this round."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self

    @property
    def awaits_card(self) -> bool:
        return self.table.rules.awaits_deal(self.state)

    def chances(self) -> list[tuple[int, float]]:
        """Tell which cards can be drawn next, and how likely."""
        return self.table.dealing.chances(self.drawn)

    def after_card(self, card: int) -> Position:
        drawn = (*self.drawn, card)
        if len(drawn) < self.table.dealing.cards:
            return msgspec.structs.replace(self, drawn=drawn)
        return self.after_deal(self.table.dealing.deal(drawn))

    def after_deal(self, deal: Struct) -> Position:
        opening = msgspec.structs.replace(self, drawn=(), opening=None, moves=())
        state = self.table.rules.play(self.state, DEALER, deal)
        return Position(table=self.table, state=state, told=_told(self, DEALER, deal, state), opening=opening, moves=())

    def after_move(self, seat: Seat, move: Struct) -> Position:
        state = self.table.rules.play(self.state, seat, move)
        told = _told(self, seat, move, state)
        return msgspec.structs.replace(self, state=state, told=told, moves=(*self.moves, (seat, move)))

    def imagined(self, seat: Seat, rng: Random) -> Position:
        """Draw a position that this seat cannot tell from the true one, whatever it remembers."""
        rules, opening = self.table.rules, self.opening
        if opening is None or self.awaits_card:
            return self  # nothing is hidden
        world = rules.imagine(rules.view(self.state, seat), rng)
        deal, moves = _IMAGINED[rules.name](self, world, rng)
        position = opening.after_deal(deal)
        for mover, move in moves:
            position = position.after_move(mover, move)
        assert position.told[seat] == self.told[seat], "it is told the same there"
        return position


def brief(move: Struct) -> str:
    """Give a move a short name."""
    match move:
        case duet.Play(card) | fool.Play(card):
            return card
        case duet.Swap(card):
            return f"swap-{card or 'none'}"
        case duet.Give(card):
            return f"give-{card}"
        case duet.Move(steps):
            return f"move{steps:+d}"
        case duet.Cover(end):
            return f"cover-{end}"
        case foxy.Estimate(value, circled):
            return f"({value})" if circled else f"{value}"
        case _:
            raise TypeError(f"Nobody has said yet what {type(move).__name__} is called.")


def _told(before: Position, actor: Actor, move: Struct, after: Any) -> Told:  # noqa: ANN401
    """Add what everybody is told of a step to what they have been told before."""
    news = _NEWS[before.table.rules.name](before.state, actor, move, after)
    return tuple(f"{told} {news(Seat(seat))}" if told else news(Seat(seat)) for seat, told in enumerate(before.told))


def _duet_news(before: duet.State, actor: Actor, move: Struct, after: duet.State) -> Any:  # noqa: ANN401
    if isinstance(move, duet.Deal):
        return lambda seat: f"[{','.join(after.hands[seat])} decree {after.decree}]"
    if not isinstance(move, duet.Give):
        return lambda _: f"{actor}:{brief(move)}"
    # Who was first to give has not seen the other's card until now.
    first = before.given[1 - int(actor)]

    def news(seat: Seat) -> str:
        own = brief(move) if seat == actor else "gives"
        got = "" if first is None else f" gets-{first if seat == actor else move.card}"
        return f"{actor}:{own}{got}"

    return news


def _fool_news(before: fool.State, actor: Actor, move: Struct, after: fool.State) -> Any:  # noqa: ANN401
    if isinstance(move, fool.Deal):
        return lambda seat: f"[{','.join(after.hands[seat])}]"
    left = ""
    if len(after.rounds) > len(before.rounds):
        left = " left " + "/".join(",".join(hand) or "-" for hand in after.left)
    return lambda _: f"{actor}:{brief(move)}{left}"


def _foxy_news(before: foxy.State, actor: Actor, move: Struct, after: foxy.State) -> Any:  # noqa: ANN401
    turn_over = len(after.rows) > len(before.rows)
    card = ""
    if isinstance(move, foxy.Deal) or (turn_over and len(after.rows) < len(after.deck)):
        card = f"[{after.deck[len(after.rows)]}]"
    if isinstance(move, foxy.Deal):
        return lambda _: card
    last = after.announced[-1] if len(after.announced) > len(before.announced) else None
    rest = (f" last-{last.seat}:{last.value}" if last else "") + (f" {card}" if card else "")
    return lambda seat: f"{actor}:{brief(move) if seat == actor else 'wrote'}{rest}"


_NEWS: Final[dict[str, Any]] = {"duet": _duet_news, "fool": _fool_news, "foxy": _foxy_news}

Moves = Sequence[tuple[Seat, Struct]]


def _imagined_duet(position: Position, world: duet.State, rng: Random) -> tuple[duet.Deal, Moves]:  # noqa: ARG001
    """Go back through an imagined round to how it was dealt, and put its cards into the exchanges."""
    hands, decree = [list(hand) for hand in world.hands], world.decree
    for event in reversed(world.log):
        match event:
            case Played(seat, card):
                hands[seat].append(card)
            case Swapped(seat, card, taken):
                hands[seat].remove(taken)
                hands[seat].append(card)
                decree = taken
            case Gave((one, other)):
                assert one is not None, "a world knows all cards"
                assert other is not None, "a world knows all cards"
                hands[0].remove(other)
                hands[1].remove(one)
                hands[0].append(one)
                hands[1].append(other)
    assert decree is not None, "there is a decree in every round"
    exchanges: list[tuple[Card | None, Card | None]] = [
        event.cards for event in world.log if isinstance(event, Gave)
    ] + [world.given]
    given = [0, 0]
    moves: list[tuple[Seat, Struct]] = []
    for seat, move in position.moves:
        if isinstance(move, duet.Give):
            chosen = exchanges[given[seat]][seat]
            assert chosen is not None, "it has given one"
            given[seat] += 1
            moves.append((seat, duet.Give(chosen)))
        else:
            moves.append((seat, move))
    return duet.Deal((tuple(hands[0]), tuple(hands[1])), decree), moves


def _imagined_fool(position: Position, world: fool.State, rng: Random) -> tuple[fool.Deal, Moves]:  # noqa: ARG001
    hands = [list(hand) for hand in world.hands]
    for seat, move in position.moves:
        assert isinstance(move, fool.Play), "there is no other move"
        hands[seat].append(move.card)
    return fool.Deal(tuple(map(tuple, hands))), position.moves


def _imagined_foxy(position: Position, world: foxy.State, rng: Random) -> tuple[foxy.Deal, Moves]:
    """Draw the cards to come; those that were seen are remembered here, though no view shows them again."""
    dealing, state = position.table.dealing, position.state
    drawn = dealing.drawn(foxy.Deal(state.deck))[: len(state.rows) + 1]
    while len(drawn) < dealing.cards:
        cards, chances = zip(*dealing.chances(drawn), strict=True)
        drawn = (*drawn, rng.choices(cards, chances)[0])
    moves: list[tuple[Seat, Struct]] = []
    for at, (seat, _) in enumerate(position.moves):
        row = (*world.rows, world.row)[at // position.table.seats]
        move = in_box(row, seat)
        assert move is not None, "it has written"
        moves.append((seat, move))
    deal = dealing.deal(drawn)
    assert isinstance(deal, foxy.Deal), "it is Foxy that is dealt"
    return deal, moves


_IMAGINED: Final[dict[str, Any]] = {"duet": _imagined_duet, "fool": _imagined_fool, "foxy": _imagined_foxy}
