"""Foxy tables in a few words.

A number in a box is `5`, a circled one `5*`, a blank `-`. A sheet is 20 of these; a move is a seat and one of them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from foxden.core.boxes import standard_box_text
from foxden.core.errors import IllegalMove, Unreadable
from foxden.core.seats import DEALER, Card, Seat
from foxden.games.foxy import Blank, Deal, Estimate, Foxy, State, Table

FOXY = Foxy()

DECK = (
    "farm:hen farm:hen farm:hen farm:pig farm:pig farm:pig farm:hen+pig "
    "forest:bear forest:bear forest:bear forest:rabbit forest:rabbit forest:rabbit forest:bear+rabbit "
    "sea:dolphin sea:dolphin sea:dolphin sea:octopus sea:dolphin+cat fox"
)
PERFECT = "1 2 3 1 2 3 8  1 2 3 1 2 3 8  1 2 3 1 5 7"
"""The exact numbers of that deck; they add up to 59."""
ZEROS = "0 0 0 0 0 0 0  0 0 0 0 0 0 0  0 0 0 0 0 0"
"""Never wins a point, never is crossed out."""


def but(sheet: str, boxes: dict[int, str]) -> str:
    """Give the sheet with other boxes, by turn from 1."""
    texts = dict(enumerate(sheet.split(), start=1)) | boxes
    return " ".join(texts.values())


def deck(cards: str) -> str:
    """Give a deck that begins with these cards; others follow, the Fox last if it is not among them."""
    first = cards.split()
    spare = [
        card for card, copies in FOXY.box.stock.items() if card != "fox" for _ in range(copies - first.count(card))
    ]
    fox = [] if "fox" in first else ["fox"]
    return " ".join([*first, *spare[: 20 - len(first) - len(fox)], *fox])


def a_deal(cards: str) -> Deal:
    return Deal(tuple(map(Card, cards.split())))


def before_the_deal(seats: int, options: Mapping[str, Any] | None = None) -> State:
    return FOXY.start(FOXY.options(options), seats)


def table(cards: str = DECK, *, seats: int = 2, options: Mapping[str, Any] | None = None) -> State:
    """Give a table at which this deck lies, its first card turned up."""
    return FOXY.play(before_the_deal(seats, options), DEALER, a_deal(cards))


def a_move(text: str) -> Estimate | Blank:
    if text == "-":
        return Blank()
    return Estimate(int(text.removesuffix("*")), circled=text.endswith("*"))


def after(state: State, *lines: str) -> State:
    """Play lines like `0 5*`: seat 0 writes a 5 and circles it."""
    for line in lines:
        seat, text = line.split()
        state = FOXY.play(state, Seat(int(seat)), a_move(text))
    return state


def finished(*sheets: str, cards: str = DECK, options: Mapping[str, Any] | None = None) -> State:
    """Play a whole game: everybody fills a sheet."""
    state = table(cards, seats=len(sheets), options=options)
    for boxes in zip(*(sheet.split() for sheet in sheets), strict=True):
        state = after(state, *(f"{seat} {text}" for seat, text in enumerate(boxes)))
    return state


def final_count(*sheets: str, cards: str = DECK, options: Mapping[str, Any] | None = None) -> Table:
    return FOXY.table(finished(*sheets, cards=cards, options=options))


def exact_numbers(cards: str, fox: str = "different") -> tuple[int, ...]:
    exact = final_count(ZEROS, cards=cards, options={"fox": fox}).exact
    assert isinstance(exact, tuple)
    return exact


def exact_number(turn: int, cards: str, fox: str = "different") -> int:
    return exact_numbers(deck(cards), fox)[turn - 1]


def winners(state: State) -> tuple[int, ...] | None:
    outcome = FOXY.outcome(state)
    return None if outcome is None else outcome.winners


def winners_with(*sheets: str, options: Mapping[str, Any] | None = None) -> tuple[int, ...] | None:
    return winners(finished(*sheets, options=options))


def refused(state: State, line: str) -> tuple[str, str]:
    """Give the code and the sentence with which a move is refused."""
    with pytest.raises(IllegalMove) as refusal:
        after(state, line)
    return refusal.value.code, str(refusal.value)


def deal_refused(state: State, cards: str) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as refusal:
        FOXY.play(state, DEALER, a_deal(cards))
    return refusal.value.code, str(refusal.value)


def a_box(**changes: object) -> Foxy:
    """Give the game with another box: the standard one, but for these keys."""
    return Foxy(FOXY.read_box(json.dumps(json.loads(standard_box_text("foxy")) | changes).encode()))


def box_refused(**changes: object) -> str:
    with pytest.raises(Unreadable) as refusal:
        a_box(**changes)
    return str(refusal.value)
