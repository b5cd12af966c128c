"""What is no record, or tells no lawful game, is refused with one reason, at the right place."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foxden import DEALER, BrokenRecord, Seat
from foxden.games import duet, foxy
from foxden.record import begin, dump, load, positions, read, replay, summary

DUET_HANDS = [
    ["D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10", "R1"],
    ["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10", "R2"],
]
FOXY_DECK = [
    "fox",
    *["farm:hen"] * 3,
    *["farm:pig"] * 3,
    *["sea:dolphin"] * 3,
    *["sea:octopus"] * 3,
    *["forest:bear"] * 3,
]
FOXY_DECK += ["forest:rabbit"] * 3 + ["sea:dolphin+octopus+cat"]


def duet_record(**changes: Any) -> dict[str, Any]:
    record: dict[str, Any] = {
        "foxden": 1,
        "game": "duet",
        "options": {},
        "seats": ["Ada", "Bo"],
        "deals": [{"hands": DUET_HANDS, "decree": "R9"}],
        "moves": [{"seat": 1, "do": "play", "card": "S2"}],
    }
    return {key: value for key, value in (record | changes).items() if value is not ...}


def foxy_record(**changes: Any) -> dict[str, Any]:
    record: dict[str, Any] = {
        "foxden": 1,
        "game": "foxy",
        "seats": ["Ada"],
        "deals": [{"deck": FOXY_DECK}],
        "moves": [],
    }
    return record | changes


def refused(record: Any) -> BrokenRecord:
    with pytest.raises(BrokenRecord) as broken:
        read(record if isinstance(record, bytes | str) else json.dumps(record))
    assert "\n" not in str(broken.value)
    assert "`" not in str(broken.value)
    assert len(str(broken.value)) < 400
    return broken.value


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        (b"", "This is not JSON"),
        (b"\xff\xfe{\x00}\x00", "This is not UTF-8 text."),
        (b"\xef\xbb\xbf{}", "byte order mark"),
        (b'{"foxden": 1, "by": "\xe9"}', "This is not UTF-8 text."),
        ('{"foxden": 1, "by": "\ud800"}', "This is not UTF-8 text."),
        ('{"foxden": 1, "by": "\\ud800"}', "half of a character"),
        (b'{"foxden": 1, "game": "du', "it ends too early"),
        (b'{"foxden": 1} {}', "This is not JSON"),
        (b'{"foxden": NaN}', "This is not JSON"),
        (b"[" * 100_000, "Expected an object, got a list."),
        (b'{"id": ' + b"[" * 2_000_000 + b"]" * 2_000_000 + b"}", "nested too deeply"),
        (b"[]", "Expected an object, got a list."),
        (b"null", "Expected an object, got null."),
        (b"{}", 'The key "foxden" is missing.'),
        ({"foxden": 2}, "foxden: This version of the record is unknown; 1 is known."),
        ({"foxden": True}, "foxden: Expected a whole number, got true or false."),
        ({"foxden": 1.0}, "foxden: Expected a whole number, got a number with a fraction."),
        ({"foxden": 10**100}, "foxden: This version of the record is unknown"),
        ({"foxden": 1}, 'The key "game" is missing.'),
        (duet_record(game="chess"), 'game: There is no game "chess"; there are foxy, fool, duet.'),
        (duet_record(game=3), "game: Expected a text, got a whole number."),
        (duet_record(game="x" * 10_000), "game: There is no game"),
        (duet_record(options=None), "options: Expected an object, got null."),
        (duet_record(options={"level": 4}), "options.level: This box has no such level; it has 1, 2, 3."),
        (duet_record(options={"level": True}), "options.level: Expected a whole number, got true or false."),
        (duet_record(options={"level": "1"}), "options.level: Expected a whole number, got a text."),
        (foxy_record(options={"fox": "wolf"}), 'options.fox: "wolf" is not one of the possible values.'),
        (foxy_record(options={"exact_only": 1}), "options.exact_only: Expected true or false, got a whole number."),
        (foxy_record(options={"announce_last": True}), "options.announce_last: Alone there is nobody"),
        (duet_record(seats=...), 'The key "seats" is missing.'),
        (duet_record(seats=["Ada"]), "seats: The Fox in the Forest Duet is for 2 players, not 1."),
        (duet_record(seats=["Ada", 2]), "seats[1]: Expected a text, got a whole number."),
        (duet_record(seats="AB"), "seats: Expected a list, got a text."),
        (foxy_record(seats=[]), "seats: Foxy is for 1 to 100,000 (a limit of Foxden's) players, not 0."),
        (foxy_record(seats=["x"] * 100_001), "seats: Foxy is for 1 to 100,000"),
        (duet_record(deals=...), 'The key "deals" is missing.'),
        (duet_record(moves=...), 'The key "moves" is missing.'),
        (duet_record(moves={}), "moves: Expected a list, got an object."),
        (duet_record(deals=[1]), "deals[0]: Expected an object, got a whole number."),
        (duet_record(deals=[{"hands": DUET_HANDS}]), 'deals[0]: The key "decree" is missing.'),
        (
            duet_record(deals=[{"hands": DUET_HANDS, "decree": 4}]),
            "deals[0].decree: Expected a text, got a whole number.",
        ),
        (
            duet_record(deals=[{"hands": DUET_HANDS, "decree": "D1"}]),
            "deals[0].decree: The card D1 is dealt more often",
        ),
        (
            duet_record(deals=[{"hands": [DUET_HANDS[0], ["X1", *DUET_HANDS[1][1:]]], "decree": "R9"}]),
            'deals[0].hands[1][0]: There is no card "X1" in this deck.',
        ),
        (
            duet_record(deals=[{"hands": [DUET_HANDS[0][:10], DUET_HANDS[1]], "decree": "R9"}]),
            "deals[0].hands[0]: A hand has 11 cards, not 10.",
        ),
        (
            duet_record(deals=[{"hands": DUET_HANDS, "decree": "R9"}] * 4),
            "deals: A game of The Fox in the Forest Duet takes at most 3 deals, not 4.",
        ),
        (foxy_record(deals=[{"deck": FOXY_DECK}] * 2), "deals: A game of Foxy takes at most 1 deal, not 2."),
        (foxy_record(deals=[{"deck": FOXY_DECK[1:]}]), "deals[0].deck: A Foxy deck has 20 cards, not 19."),
        (
            foxy_record(deals=[{"deck": [*FOXY_DECK[1:], "sea:octopus+cat"]}]),
            "deals[0].deck: The Fox is not in the deck.",
        ),
        (
            foxy_record(deals=[{"deck": [*FOXY_DECK[1:], "fox", "fox"][1:]}]),
            "deals[0].deck[19]: The card fox is dealt more",
        ),
        (
            foxy_record(deals=[{"deck": [*FOXY_DECK[:-1], "farm:hen"]}]),
            "deals[0].deck[19]: The card farm:hen is dealt more",
        ),
        (
            foxy_record(deals=[{"deck": [*FOXY_DECK[:-1], "farm:cow"]}]),
            'deals[0].deck[19]: There is no card "farm:cow"',
        ),
        (duet_record(box={}), 'box: The key "game" is missing.'),
        (duet_record(box=None), "box: Expected an object, got null."),
    ],
)
def test_what_is_no_record(record: Any, reason: str) -> None:
    broken = refused(record)
    assert reason in broken.reason
    assert broken.move is None


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (5, "Expected an object, got a whole number."),
        ({}, 'The key "seat" is missing.'),
        ({"seat": 0}, 'The key "do" is missing.'),
        ({"seat": 0, "do": "dance"}, 'do: "dance" is not one of the possible values.'),
        ({"seat": 0, "do": "deal"}, "is not one of the possible values."),
        ({"seat": 0, "do": 1}, "do: Expected a text"),
        ({"seat": True, "do": "play", "card": "D1"}, "seat: Expected a whole number, got true or false."),
        ({"seat": 0.0, "do": "play", "card": "D1"}, "seat: Expected a whole number, got a number with a fraction."),
        ({"seat": "0", "do": "play", "card": "D1"}, "seat: Expected a whole number, got a text."),
        ({"seat": 2, "do": "play", "card": "D1"}, "There is no such seat at a table of 2."),
        ({"seat": -1, "do": "play", "card": "D1"}, "There is no such seat at a table of 2."),
        ({"seat": 10**30, "do": "play", "card": "D1"}, "There is no such seat at a table of 2."),
        ({"seat": 0, "do": "play"}, 'The key "card" is missing.'),
        ({"seat": 0, "do": "play", "card": None}, "card: Expected a text, got null."),
        ({"seat": 0, "do": "play", "card": "S1"}, "You do not hold S1."),
        ({"seat": 0, "do": "play", "card": "\x1b[2J" * 99}, "You do not hold"),
        ({"seat": 1, "do": "play", "card": "S1"}, "It is not your turn."),
        ({"seat": 0, "do": "swap"}, 'The key "card" is missing.'),
        ({"seat": 0, "do": "swap", "card": None}, "Now a card is to be played."),
        ({"seat": 0, "do": "move", "steps": 1.0}, "steps: Expected a whole number, got a number with a fraction."),
        ({"seat": 0, "do": "cover", "end": False}, "end: Expected a whole number, got true or false."),
    ],
)
def test_the_first_wrong_move_is_named(move: Any, reason: str) -> None:
    first = {"seat": 1, "do": "play", "card": "S2"}
    after_all = {"seat": 7, "do": "nothing of the kind"}
    broken = refused(duet_record(moves=[first, move, after_all]))
    assert reason in broken.reason
    assert broken.move == 1


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        (True, "value: Expected a whole number, got true or false."),
        (5.0, "value: Expected a whole number, got a number with a fraction."),
        ("5", "value: Expected a whole number, got a text."),
        (100, "An estimate is a whole number from 0 to 99."),
        (-1, "An estimate is a whole number from 0 to 99."),
        (10**18, "An estimate is a whole number from 0 to 99."),
        (10**40, "An estimate is a whole number from 0 to 99."),
    ],
)
def test_an_estimate_is_a_whole_number_from_0_to_99(value: Any, reason: str) -> None:
    broken = refused(foxy_record(moves=[{"seat": 0, "do": "estimate", "value": value}]))
    assert (broken.move, broken.reason) == (0, reason)


def test_a_number_too_long_to_be_read_is_a_wrong_move() -> None:
    text = json.dumps(foxy_record(moves=[{"seat": 0, "do": "estimate", "value": 0}])).replace(
        '"value": 0', '"value": ' + "9" * 9000
    )
    assert refused(text).move == 0


def test_a_wrong_deal_is_told_before_a_wrong_move_even_if_it_is_never_reached() -> None:
    deals = [{"hands": DUET_HANDS, "decree": "R9"}, {"hands": DUET_HANDS, "decree": "R99"}]
    broken = refused(duet_record(deals=deals, moves=[{"seat": 9, "do": "play", "card": "S2"}]))
    assert broken.move is None
    assert 'deals[1].decree: There is no card "R99"' in broken.reason


def test_json_broken_inside_a_move_breaks_the_record_and_not_the_move() -> None:
    text = json.dumps(duet_record(moves=[{"seat": 1, "do": "play", "card": "S2"}])).replace("S2", "\\ud800")
    assert refused(text).move is None


def test_a_move_while_a_deal_is_missing() -> None:
    broken = refused(duet_record(deals=[]))
    assert (broken.move, broken.reason) == (0, "The cards are not dealt yet.")


def test_stopping_while_a_deal_is_missing() -> None:
    moves = [{"seat": 0, "do": "stop"}, {"seat": 0, "do": "stop"}, {"seat": 1, "do": "stop"}]
    reading = read(json.dumps(duet_record(deals=[], moves=moves)))
    told = summary(reading.rules, reading.state)
    assert (told["over"], told["result"], told["score"], told["winners"], told["to_move"]) == (
        True,
        "stopped",
        0,
        [],
        [],
    )
    assert refused(duet_record(deals=[], moves=[*moves, moves[0]])).move == 3


def test_what_others_have_written_is_kept() -> None:
    record = duet_record(
        id="g1", at=[2026, 1], by=None, fairness={"commit": "00ff"}, options={"level": 2, "mood": "good"}
    )
    record["moves"] = [{"seat": 1, "do": "play", "card": "S2", "t": 1.25, "note": "ignored"}]
    again = json.loads(dump(load(json.dumps(record))))
    assert {key: again[key] for key in ("id", "at", "by", "fairness")} == {
        "id": "g1",
        "at": [2026, 1],
        "by": None,
        "fairness": {"commit": "00ff"},
    }
    assert again["moves"] == [{"seat": 1, "do": "play", "card": "S2", "t": 1.25}]
    assert again["options"] == {"level": 2}


def test_a_record_of_another_box_keeps_it() -> None:
    box = msgspec.structs.replace(duet.Duet().box, name="Short walk", movement=(1,) * 10)
    rules = duet.Duet(box)
    record = begin(rules, rules.options(), ("Ada", "Bo"), box=box)
    record = record.with_deal(rules.deal(rules.start(rules.options(), 2), Random(1)))
    again = load(dump(record))
    assert again.box == box
    assert again.rules().box.movement == (1,) * 10
    assert replay(again) == replay(record)


def test_a_given_box_is_for_records_without_one_and_of_its_game() -> None:
    box = msgspec.structs.replace(duet.Duet().box, movement=(1,) * 10)
    assert read(json.dumps(duet_record()), box).rules.box == box
    with pytest.raises(BrokenRecord, match="This box is not for foxy"):
        read(json.dumps(foxy_record()), box)


def test_positions_are_iterated_with_what_led_to_them() -> None:
    record = load(json.dumps(duet_record()))
    steps = list(positions(record))
    assert [(step.actor, type(step.move).__name__) for step in steps] == [
        (None, "NoneType"),
        (DEALER, "Deal"),
        (Seat(1), "Play"),
    ]
    assert replay(record) == steps[-1].state


def test_a_record_may_be_text_or_bytes() -> None:
    text = json.dumps(duet_record(seats=["Zoë", "大"]), ensure_ascii=False)
    assert load(text) == load(text.encode())
    assert load(text).seats == ("Zoë", "大")


def test_records_grow_by_values() -> None:
    rules = foxy.Foxy()
    empty = begin(rules, rules.options(), ("Ada",))
    dealt = empty.with_deal(rules.deal(rules.start(rules.options(), 1), Random(4)))
    played = dealt.with_move(Seat(0), foxy.Estimate(1, circled=True))
    assert (len(empty.deals), len(dealt.moves), len(played.moves)) == (0, 0, 1)
    assert json.loads(dump(played))["moves"] == [{"seat": 0, "do": "estimate", "value": 1, "circled": True}]


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes_are_a_record_or_refused(data: bytes) -> None:
    try:
        read(data)
    except BrokenRecord as broken:
        assert broken.reason


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=5)
    | st.sampled_from(["D1", "play"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["seat", "do", "card", "x"]), inner, max_size=3)
    ),
    max_leaves=6,
)


@settings(max_examples=400, deadline=None)
@given(key=st.sampled_from(["foxden", "game", "options", "seats", "box", "deals", "moves"]), value=VALUES)
def test_any_value_in_any_place_is_lawful_or_refused(key: str, value: Any) -> None:
    try:
        reading = read(json.dumps(duet_record(**{key: value})))
    except BrokenRecord as broken:
        assert broken.reason
    else:
        assert summary(reading.rules, reading.state)["game"] == "duet"


@settings(max_examples=300, deadline=None)
@given(at=st.integers(0, 2000), change=st.sampled_from(["cut", "drop", "0", '"', "}", "-", "\\"]))
def test_a_spoiled_record_is_lawful_or_refused(at: int, change: str) -> None:
    text = json.dumps(duet_record())
    at %= len(text)
    spoiled = text[:at] if change == "cut" else text[:at] + ("" if change == "drop" else change) + text[at + 1 :]
    try:
        load(spoiled)
    except BrokenRecord as broken:
        assert broken.reason
