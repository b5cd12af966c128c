"""The property that guards the secrets is worth nothing if a leak goes through it: here are some that must not."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from foxden import Seat
from foxden.core.rules import AnyRules
from foxden.games import duet, fool, foxy
from tests.playing import Table, random_position
from tests.secrecy.two_worlds import assert_keeps_its_secrets


class TellsASumOfRanks(duet.Duet):
    """Tells how high the partner's cards are, in a field that was already there."""

    def view(self, state: duet.State, viewer: Any) -> duet.View:
        return replace(super().view(state, viewer), level=sum(int(card[1:]) for card in state.hands[1]))


class ShowsLegalMovesToAll(duet.Duet):
    """A list of legal moves tells a hand."""

    def view(self, state: duet.State, viewer: Any) -> duet.View:
        return replace(super().view(state, viewer), legal=self.legal_moves(state, Seat(1)))


class ShowsTheGift(duet.Duet):
    """Shows a watcher and a partner what was exchanged, or will be."""

    def view(self, state: duet.State, viewer: Any) -> duet.View:
        return replace(super().view(state, viewer), given=state.given[1])


class SortsByAnothersHand(fool.Fool):
    """The order of the own cards tells something of others'."""

    def view(self, state: fool.State, viewer: Any) -> fool.View:
        view = super().view(state, viewer)
        return replace(view, hand=view.hand[::-1] if state.hands and state.hands[2] < state.hands[3] else view.hand)


class SortsByNumbersWritten(foxy.Foxy):
    """The order of those who are done tells who wrote more."""

    def view(self, state: foxy.State, viewer: Any) -> foxy.View:
        view = super().view(state, viewer)
        return replace(view, done=tuple(sorted(view.done, key=lambda seat: state.row[seat])))


class ShowsTheLastCard(foxy.Foxy):
    """Shows one card that has gone by."""

    def view(self, state: foxy.State, viewer: Any) -> foxy.View:
        view = super().view(state, viewer)
        gone = state.deck[len(state.rows) - 1] if state.rows else None
        return view if gone is None or view.reveal else replace(view, table=replace(view.table, card=gone))


@pytest.mark.parametrize(
    ("leaky", "table", "steps"),
    [
        (TellsASumOfRanks(), Table("duet", 2, {}), 4),
        (ShowsLegalMovesToAll(), Table("duet", 2, {}), 4),
        (ShowsTheGift(), Table("duet", 2, {}), 6),
        (SortsByAnothersHand(), Table("fool", 4, {}), 4),
        (SortsByNumbersWritten(), Table("foxy", 4, {}), 4),
        (ShowsTheLastCard(), Table("foxy", 2, {}), 8),
    ],
    ids=lambda value: "" if isinstance(value, Table | int) else type(value).__name__,
)
def test_a_leak_is_found(leaky: AnyRules, table: Table, steps: int) -> None:
    def looked_for() -> None:
        for seed in range(200):
            assert_keeps_its_secrets(leaky, random_position(table, seed, steps), Seat(0), seed)

    with pytest.raises(AssertionError):
        looked_for()
