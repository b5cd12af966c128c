"""The box of Fool! as data: what is in it, and which other boxes are refused."""

from __future__ import annotations

from random import Random

import pytest

from foxden.core.errors import Unreadable
from tests.games.fool.tables import FOOL, a_box, box_refused

ALL = {"green": "2-27", "red": "2-23", "yellow": "2-21", "blue": "2-15", "ones": 6, "discs": 2}
FOUR = {"green": "2-17", "red": "2-13", "yellow": "2-11", "blue": "2-8", "ones": 3, "discs": 1}


def in_use(seats: int, colour: str) -> int:
    deck = FOOL.box.stocks[seats].deck
    return sum(copies for card, copies in deck.items() if card[0] == colour)


def table_refused(seats: str = "4", **changes: object) -> str:
    return box_refused(tables={seats: FOUR | changes})


def test_the_box_holds_82_coloured_cards_and_six_1s() -> None:
    everything = FOOL.box.cards.cards("cards")
    by_colour = [sum(copies for card, copies in everything.items() if card[0] == letter) for letter in "GRYB1"]
    assert by_colour == [26, 22, 20, 14, 6]
    assert {"G2", "G27", "R2", "R23", "Y2", "Y21", "B2", "B15", "1"} <= set(everything)
    assert not {"G28", "R24", "Y22", "B16", "G1"} & set(everything)


@pytest.mark.parametrize(
    ("seats", "numbers", "highest", "discs"),
    [
        (4, [16, 12, 10, 7, 3], {"G17", "R13", "Y11", "B8"}, 1),
        (5, [19, 15, 13, 9, 4], {"G20", "R16", "Y14", "B10"}, 1),
        (6, [22, 18, 16, 11, 5], {"G23", "R19", "Y17", "B12"}, 1),
        (7, [25, 21, 19, 13, 6], {"G26", "R22", "Y20", "B14"}, 2),
        (8, [26, 22, 20, 14, 6], {"G27", "R23", "Y21", "B15"}, 2),
    ],
)
def test_the_cards_and_discs_in_use(seats: int, numbers: list[int], highest: set[str], discs: int) -> None:
    """Green, red, yellow, blue and 1s; a colour's values run from 2 without a gap."""
    stock = FOOL.box.stocks[seats]
    assert [in_use(seats, letter) for letter in "GRYB1"] == numbers
    assert {max((c for c in stock.deck if c[0] == letter), key=lambda c: int(c[1:])) for letter in "GRYB"} == highest
    assert {"G2", "R2", "Y2", "B2"} <= set(stock.deck)
    assert stock.discs == discs


def test_the_box_says_what_is_reconstructed() -> None:
    assert FOOL.box.game == "fool"
    assert [entry.part for entry in FOOL.box.reconstructed] == ["cards", "tables"]


def test_another_box_is_played_with() -> None:
    few = {"green": "2-4", "red": "7", "yellow": "2, 9", "blue": "2-3", "ones": 0, "discs": 1}
    rules = a_box(cards=ALL, tables={"4": few})
    assert set(rules.box.stocks[4].deck) == {"G2", "G3", "G4", "R7", "Y2", "Y9", "B2", "B3"}
    hands = rules.deal(rules.start(rules.options(), 4), Random(1)).hands
    assert [len(hand) for hand in hands] == [2, 2, 2, 2]


def test_a_box_need_not_have_a_table_for_every_number_of_players() -> None:
    rules = a_box(tables={"4": FOUR})
    with pytest.raises(Unreadable, match=r"^seats: This box has no table for 5 players\.$"):
        rules.start(rules.options(), 5)


@pytest.mark.parametrize("green", ["2-17", " 2-17 ", "2-16, 17", "2-9,10-17", "2, 3, 4-17", "02-17"])
def test_values_are_written_as_ranges_and_single_values(green: str) -> None:
    rules = a_box(tables={"4": FOUR | {"green": green}})
    assert rules.box.stocks[4].deck == FOOL.box.stocks[4].deck


@pytest.mark.parametrize(
    "green", ["", "2-", "-17", "2-17,", "2-9-17", "two", "2.5", "2-100", "\u0662-17", "\u00b2", "2 17"]
)
def test_other_writings_are_refused(green: str) -> None:
    assert table_refused(green=green) == 'tables.4.green: Values are written like "2-17" or "2-9, 12, 15-17".'


@pytest.mark.parametrize("green", ["1-17", "0", "17-2", "2-9, 9-17", "2, 2", "9-17, 2-8", "9-2, 2-8", "17-2, 20"])
def test_values_that_do_not_rise_from_2_are_refused(green: str) -> None:
    assert table_refused(green=green) == "tables.4.green: Values rise from 2, each once."


def test_a_list_of_values_has_some_length_at_most() -> None:
    assert table_refused(green="2," * 200).startswith("tables.4.green: Values are written like")
    assert table_refused(green="2," * 200 + "3") == "tables.4.green: This list of values is too long."


@pytest.mark.parametrize("discs", [-1, 0, 9])
def test_a_box_has_one_to_eight_discs(discs: int) -> None:
    assert box_refused(cards=ALL | {"discs": discs}) == "cards.discs: This is a whole number from 1 to 8."


def test_the_place_of_a_wrong_value_is_told() -> None:
    assert table_refused(blue="x").startswith("tables.4.blue: ")
    assert box_refused(cards=ALL | {"red": "x"}).startswith("cards.red: ")


@pytest.mark.parametrize("ones", [-1, 100])
def test_so_many_1s_are_refused(ones: int) -> None:
    assert table_refused(ones=ones) == "tables.4.ones: This is a whole number from 0 to 99."
    assert box_refused(cards=ALL | {"ones": ones}) == "cards.ones: This is a whole number from 0 to 99."


def test_a_table_uses_no_card_that_the_box_has_not() -> None:
    assert table_refused(green="2-27, 30") == "tables.4: The box does not hold so many G30."
    assert table_refused(ones=7) == "tables.4: The box does not hold so many 1."


def test_the_cards_must_divide_evenly() -> None:
    assert table_refused(ones=4) == "tables.4: 49 cards do not divide evenly among 4 players."
    assert table_refused("5") == "tables.5: 48 cards do not divide evenly among 5 players."


@pytest.mark.parametrize("seats", ["3", "9", "0", "-4"])
def test_a_table_is_for_four_to_eight(seats: str) -> None:
    assert table_refused(seats) == f"tables.{seats}: This is a whole number from 4 to 8."


def test_there_is_a_disc_and_never_so_many_that_a_winner_could_be_a_fool() -> None:
    assert table_refused(discs=0) == "tables.4.discs: This is a whole number from 1 to 1."
    assert table_refused(discs=2) == "tables.4.discs: This is a whole number from 1 to 1."
    assert table_refused("6", discs=3) == "tables.6.discs: This is a whole number from 1 to 2."
    a_box(tables={"6": FOUR | {"discs": 2}})


def test_a_table_has_no_more_discs_than_the_box() -> None:
    assert table_refused("8", discs=3) == "tables.8.discs: This is a whole number from 1 to 2."
    assert box_refused(cards=ALL | {"discs": 1}) == "tables.7.discs: This is a whole number from 1 to 1."


def test_a_box_without_tables_is_refused() -> None:
    assert box_refused(tables={}) == "tables: There is no table for any number of players."


def test_a_box_of_another_game_is_refused() -> None:
    assert box_refused(game="foxy") == "game: This box is not for fool."


def test_a_box_of_another_shape_is_refused() -> None:
    assert table_refused(ones="six") == "tables[...].ones: Expected a whole number, got a text."
    assert table_refused(violet="2-9") == "tables[...]: Object contains unknown field violet."
    assert box_refused(cards=[1]) == "cards: Expected an object, got a list."
    assert box_refused(colour="mauve") == "Object contains unknown field colour."
    assert box_refused(cards={"green": "2-27"}) == 'cards: The key "red" is missing.'
