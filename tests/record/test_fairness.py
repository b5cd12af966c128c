"""Shuffles anyone can check: against another program made from the page's words, and against everybody who cheats."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from foxden import GAMES, BrokenRecord, FoxdenError, Unreadable
from foxden.core.boxes import standard_box_text
from foxden.games import duet, fool, foxy
from foxden.record import (
    FairDeal,
    Fairness,
    FairShuffler,
    begin,
    commitment,
    dump,
    fair_deal,
    fairness_of,
    load,
    new_secret,
    replay,
    seal,
    sealed,
    verify,
)
from tests.playing import TABLES, Table
from tests.record import by_hand
from tests.record.fair_games import GAME, fair_game, read_back, written

PAGE = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text("utf-8")
SECRET = "00112233445566778899aabbccddeeff" * 2
OTHER_SECRET = "ff" * 32
GIVEN = "5a" * 16

FOXY, FOOL, DUET = Table("foxy", 3, {"fox": "cat"}), Table("fool", 5, {}), Table("duet", 2, {"level": 2})
OF_EACH_GAME = [pytest.param(table, id=table.game) for table in (FOXY, FOOL, DUET)]


@cache
def _played(name: str) -> str:
    table = {"foxy": FOXY, "fool": FOOL, "duet": DUET}[name]
    return dump(fair_game(table)).decode()


def played(table: Table) -> dict[str, Any]:
    """Give a good record, anew for every test that spoils it."""
    document: dict[str, Any] = json.loads(_played(table.game))
    return document


# The procedure


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_deals_and_seals_are_those_of_another_program(table: Table, seed: int) -> None:
    record = written(fair_game(table, seed))
    box = json.loads(standard_box_text(table.game))
    assert record["deals"]
    for index, (deal, told) in enumerate(zip(record["deals"], record["fairness"]["deals"], strict=True)):
        assert told["commitment"] == by_hand.commitment(told["secret"])
        words = by_hand.words(by_hand.seed(told["secret"], GAME, index, told["randomness"]))
        assert deal == by_hand.deal(table.game, box, table.seats, words)
    assert record["fairness"]["seal"] == by_hand.seal(record)


def test_the_seed_is_an_hmac_as_everybody_knows_it() -> None:
    """The second example of RFC 4231, so that the other program is not wrong in the same way."""
    assert by_hand.hmac_sha256(b"Jefe", b"what do ya want for nothing?").hex() == (
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    )


def test_known_shuffles() -> None:
    """These never change: records that exist were shuffled so."""
    cards = list("abcdefghij")
    shuffler = FairShuffler(SECRET, "g", 0, (GIVEN, None))
    shuffler.shuffle(cards)
    first = "".join(cards)
    shuffler.shuffle(cards)
    assert (first, "".join(cards)) == ("bjfhieadcg", "gfjhdebcai")
    assert commitment(SECRET) == "4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef"


def test_a_list_of_one_or_none_is_left_alone_and_draws_nothing() -> None:
    one, two = (FairShuffler(SECRET, "g", 0, ()) for _ in range(2))
    for few in ([], ["a"]):
        one.shuffle(few)
    ten, again = list(range(10)), list(range(10))
    one.shuffle(ten)
    two.shuffle(again)
    assert ten == again
    assert few == ["a"]


@pytest.mark.parametrize("limit", [2, 3, 5, 8, 11, 20, 48])
def test_each_number_is_drawn_from_equally_many_words(limit: int) -> None:
    """All words that differ in the bits that count: each number comes from one, and the others are thrown away."""
    bits = (limit - 1).bit_length()
    drawn = []
    for word in range(1 << bits):
        shuffler = FairShuffler(SECRET, "g", 0, ())
        shuffler._words = iter([word | 0xABCD0000, 0])
        number = shuffler._draw_below(limit)
        if next(shuffler._words, None) is not None:  # it did not have to look at the next word
            drawn.append(number)
    assert sorted(drawn) == list(range(limit))


def test_all_orders_of_four_come_up_about_equally_often() -> None:
    times: Counter[tuple[str, ...]] = Counter()
    for index in range(24 * 200):
        cards = list("abcd")
        FairShuffler(SECRET, "g", index, (GIVEN,)).shuffle(cards)
        times[tuple(cards)] += 1
    chi_square = sum((times[order] - 200) ** 2 / 200 for order in permutations("abcd"))
    assert chi_square < 49.7  # one in a thousand fair shuffles with 23 degrees of freedom is worse


@pytest.mark.parametrize(
    "other",
    [
        (OTHER_SECRET, "g", 0, (GIVEN, None)),
        (SECRET, "h", 0, (GIVEN, None)),
        (SECRET, "g", 1, (GIVEN, None)),
        (SECRET, "g", 0, (None, GIVEN)),
        (SECRET, "g", 0, (GIVEN, GIVEN)),
        (SECRET, "g", 0, (GIVEN,)),
        (SECRET, "g", 0, (GIVEN + "00", None)),
    ],
)
def test_whatever_goes_in_makes_a_difference(other: Any) -> None:
    state = duet.Duet().start(duet.Duet().options(), 2)
    one = fair_deal(duet.Duet(), state, SECRET, "g", 0, (GIVEN, None))
    assert one == fair_deal(duet.Duet(), state, SECRET, "g", 0, [GIVEN, None])
    assert one != fair_deal(duet.Duet(), state, *other)


@pytest.mark.parametrize(
    ("wrong", "place"),
    [
        ({"secret": ""}, "secret"),
        ({"secret": "0" * 63}, "secret"),
        ({"secret": "0" * 66}, "secret"),
        ({"secret": "A" * 64}, "secret"),
        ({"secret": "0" * 64 + "\n"}, "secret"),
        ({"secret": "\u0660" * 64}, "secret"),
        ({"game": ""}, "game"),
        ({"game": "a\n0"}, "game"),
        ({"game": "x" * 65}, "game"),
        ({"game": "é"}, "game"),
        ({"index": -1}, "index"),
        ({"index": 10**9}, "index"),
        ({"randomness": (None, "")}, "randomness[1]"),
        ({"randomness": ("-",)}, "randomness[0]"),
        ({"randomness": ("00" * 15,)}, "randomness[0]"),
        ({"randomness": ("00" * 65,)}, "randomness[0]"),
        ({"randomness": ("0" * 33,)}, "randomness[0]"),
        ({"randomness": ("AB" * 32,)}, "randomness[0]"),
        ({"randomness": ("00" * 16 + "\n",)}, "randomness[0]"),
    ],
)
def test_what_cannot_go_into_a_shuffle(wrong: dict[str, Any], place: str) -> None:
    right: dict[str, Any] = {"secret": SECRET, "game": "g", "index": 0, "randomness": (GIVEN,)}
    with pytest.raises(Unreadable) as refused:
        FairShuffler(**right | wrong)
    assert refused.value.place == place


def test_the_longest_and_shortest_that_can_go_in() -> None:
    for game, index, randomness in (("x" * 64, 10**9 - 1, ("00" * 64,)), ("-", 0, ("00" * 16,)), ("_", 0, ())):
        FairShuffler(SECRET, game, index, randomness).shuffle(list(range(5)))


def test_secrets_are_new_each_time() -> None:
    drawn = {new_secret() for _ in range(100)}
    assert len(drawn) == 100
    assert all(re.fullmatch("[0-9a-f]{64}", secret) for secret in drawn)
    with pytest.raises(Unreadable, match="secret: This is not 32 bytes"):
        commitment("secret")


def test_the_cards_of_foxy_lie_in_the_same_order_however_the_box_is_written() -> None:
    box = foxy.Foxy().box
    shaken = replace(box, cards=dict(sorted(box.cards.items(), reverse=True)))
    one, other = (
        fair_deal(rules, rules.start(rules.options(), 1), SECRET, "g", 0, (None,))
        for rules in (foxy.Foxy(box), foxy.Foxy(shaken))
    )
    assert one == other


# The page's example


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def test_the_example_of_the_page_is_true_to_the_last_digit() -> None:
    (text,) = blocks("json")
    message, sealed_lines, printed = blocks("text")
    record = json.loads(text)
    (told,) = record["fairness"]["deals"]
    verified = verify(text)
    assert printed == "\n".join([*verified.checked, "", *verified.conclusion]) + "\n"
    assert message == by_hand.message(record["fairness"]["game"], 0, told["randomness"])
    assert sealed_lines.splitlines() == by_hand.sealed_lines(record)
    seed = by_hand.seed(told["secret"], record["fairness"]["game"], 0, told["randomness"])
    words = by_hand.words(seed)
    drawn = ", ".join(str(by_hand.below(n, words)) for n in (48, 47, 46, 45))
    assert f"| seed | `{seed.hex()}` |" in PAGE
    assert f"| block 0 | `{sha256(seed + bytes(8)).hexdigest()}` |" in PAGE
    assert f"| drawn below 48, 47, 46, 45 | {drawn} |" in PAGE


# What holds


@pytest.mark.parametrize("table", [*TABLES, Table("foxy", 30, {})], ids=str)
def test_a_fair_game_holds(table: Table) -> None:
    record = fair_game(table, seed=4)
    verified = verify(dump(record))
    assert verified.seal == seal(record)
    assert verified.commitments == tuple(told.commitment for told in fairness_of(record).deals)
    assert len(verified.checked) == 2 + 2 * len(record.deals)
    assert "all lawful; the game is over." in verified.checked[0]
    assert verify(dump(load(dump(record)))) == verified


@pytest.mark.parametrize("table", OF_EACH_GAME)
def test_a_game_that_goes_on_holds_as_far_as_it_goes(table: Table) -> None:
    for moves in (0, 1, 7):
        assert verify(dump(fair_game(table, moves=moves))).checked[0].endswith("the game goes on.")


def test_a_table_of_bots_gives_no_randomness() -> None:
    rules = duet.Duet()
    record = begin(rules, rules.options(), ("a bot", "another"))
    deal = fair_deal(rules, replay(record), SECRET, GAME, 0, (None, None))
    told = FairDeal(commitment=commitment(SECRET), secret=SECRET, randomness=(None, None))
    told_of = verify(dump(sealed(record.with_deal(deal), GAME, [told]))).checked
    assert told_of[2] == "Deal 1: shuffled again, with no randomness of any player's, it gives the same cards."


def test_before_the_first_deal_there_is_a_seal_already() -> None:
    rules = fool.Fool()
    record = sealed(begin(rules, rules.options(), ("a", "b", "c", "d")), GAME, [])
    told = verify(dump(record)).checked
    assert told[0] == "Fool! for 4 players: 0 deals and 0 moves, all lawful; the game goes on."
    assert len(told) == 2


@pytest.mark.parametrize("table", OF_EACH_GAME)
def test_a_game_with_another_box_holds_and_is_sealed_with_it(table: Table) -> None:
    box = replace(table.rules.box, name='A "box" of \\ Zoë\'s 大\x7f\u2028\x01\n')
    record = written(fair_game(table, box=box, moves=30))
    assert record["fairness"]["seal"] == by_hand.seal(record)
    assert verify(read_back(record)).checked
    record["box"]["name"] = "Another"
    assert "seal" in cheated(record).reason


def forget_names(record: dict[str, Any]) -> None:
    record["seats"] = ["" for _ in record["seats"]]


def forget_times(record: dict[str, Any]) -> None:
    for move in record["moves"]:
        del move["t"]


def add_notes(record: dict[str, Any]) -> None:
    record |= {"id": "abc", "at": 1, "by": None}
    record["deals"][0]["note"] = record["moves"][0]["note"] = record["fairness"]["note"] = ["a note"]


def say_what_goes_without_saying(record: dict[str, Any]) -> None:
    for move in record["moves"]:
        if move["do"] == "estimate":
            move.setdefault("circled", False)


@pytest.mark.parametrize("table", OF_EACH_GAME)
@pytest.mark.parametrize("change", [forget_names, forget_times, add_notes, say_what_goes_without_saying])
def test_what_is_not_sealed_may_be_changed(table: Table, change: Callable[[dict[str, Any]], None]) -> None:
    record = played(table)
    before = verify(read_back(record))
    change(record)
    assert verify(read_back(record)) == before
    assert verify(json.dumps(record, sort_keys=True, indent=1)) == before


def test_options_that_are_as_if_nothing_was_said_may_be_left_out() -> None:
    record = written(fair_game(Table("duet", 2, {})))
    del record["options"]
    assert verify(read_back(record)).checked


# What does not hold


def cheated(record: dict[str, Any] | bytes) -> BrokenRecord:
    with pytest.raises(BrokenRecord) as broken:
        verify(record if isinstance(record, bytes) else read_back(record))
    line = str(broken.value)
    assert "\n" not in line
    assert len(line) < 400
    return broken.value


def spoils(record: dict[str, Any]) -> Iterator[tuple[str, Callable[[], object], str]]:
    """Give many ways to spoil a good record, and what has to be said about each."""
    fairness, deals, moves = record["fairness"], record["deals"], record["moves"]
    told = fairness["deals"][0]

    def put(where: Any, key: Any, value: object) -> Callable[[], object]:
        return lambda: where.__setitem__(key, value)

    def both(*changes: Callable[[], object]) -> Callable[[], object]:
        return lambda: [change() for change in changes]

    def swap(cards: list[str], one: int, other: int) -> Callable[[], object]:
        return both(put(cards, one, cards[other]), put(cards, other, cards[one]))

    gives_other_cards = "fairness.deals[0]: Shuffled from this, other cards are dealt than the record has."
    no_commitment = "fairness.deals[0].commitment: This is not the commitment to this deal's secret."
    unsealed = "fairness.seal: The seal does not fit"
    yield "no fairness", lambda: record.pop("fairness"), "This record says nothing about its shuffles"
    yield "another procedure", put(fairness, "procedure", "foxden-2"), 'There is no procedure "foxden-2"'
    yield "another game's id", put(fairness, "game", "game-8"), gives_other_cards
    yield "no id", put(fairness, "game", ""), "fairness.game: The id of a game has"
    yield "another seal", put(fairness, "seal", "0" * 64), unsealed
    yield "no seal", put(fairness, "seal", ""), unsealed
    yield "a deal less", fairness["deals"].pop, "fairness.deals: This is about"
    yield "a deal more", lambda: fairness["deals"].append(dict(told)), "fairness.deals: This is about"
    yield "another commitment", put(told, "commitment", "0" * 64), no_commitment
    yield "another secret", put(told, "secret", OTHER_SECRET), no_commitment
    yield "half a secret", put(told, "secret", told["secret"][:32]), "fairness.deals[0].secret: This is not 32 bytes"
    yield (
        "another secret with its commitment",
        both(put(told, "secret", OTHER_SECRET), put(told, "commitment", commitment(OTHER_SECRET))),
        gives_other_cards,
    )
    yield "other randomness", put(told["randomness"], 0, GIVEN), gives_other_cards
    yield "no randomness", put(told["randomness"], 0, None), gives_other_cards
    yield "more randomness", put(told["randomness"], 1, GIVEN), gives_other_cards
    yield "too little", put(told["randomness"], 0, "00"), "fairness.deals[0].randomness[0]: This is not 16 to 64"
    yield "a seat left out", told["randomness"].pop, "fairness.deals[0].randomness: There is one entry a seat"
    yield "a seat too many", lambda: told["randomness"].append(None), "fairness.deals[0].randomness: There is one"
    yield "the last move dropped", moves.pop, unsealed
    yield "half the moves dropped", lambda: moves.__delitem__(slice(len(moves) // 2, None)), unsealed
    yield "by a bot", put(moves[2], "by", "bot"), unsealed
    yield "by nobody", lambda: moves[0].pop("by"), unsealed
    yield "by the clock", put(moves[0], "by", "clock"), unsealed
    yield "by an object", put(moves[0], "by", {}), "moves[0].by: Expected a text, got an object."
    yield "by null", put(moves[0], "by", None), "moves[0].by: Expected a text, got null."
    cards = deals[0].get("deck") or deals[0]["hands"][0]
    other = next(at for at, card in enumerate(cards) if card != cards[0])
    yield "cards in another order", swap(cards, 0, other), gives_other_cards


def all_spoils() -> Iterator[Any]:
    for table in (FOXY, FOOL, DUET):
        for name, _, _ in spoils(played(table)):
            yield pytest.param(table, name, id=f"{table.game}, {name}")


@pytest.mark.parametrize(("table", "name"), [*all_spoils()])
def test_whoever_cheats_is_told_how(table: Table, name: str) -> None:
    record = played(table)
    ((change, reason),) = [(change, reason) for named, change, reason in spoils(record) if named == name]
    change()
    assert reason in str(cheated(record))


def test_other_options_are_seen() -> None:
    record = played(FOXY)
    for change in ({"fox": "singles"}, {"exact_only": True}, {"announce_last": True}):
        assert "seal" in cheated(record | {"options": record["options"] | change}).reason
    record = written(fair_game(DUET, moves=3))
    assert "seal" in cheated(record | {"options": {"level": 1}}).reason


def test_another_number_of_seats_is_seen() -> None:
    record = written(fair_game(FOXY, moves=1))
    record["seats"].append("Another")
    assert "one entry a seat" in cheated(record).reason
    for told in record["fairness"]["deals"]:
        told["randomness"].append(None)
    assert "other cards" in cheated(record).reason
    record["deals"], record["moves"], record["fairness"]["deals"] = [], [], []
    assert "seal" in cheated(record).reason


@pytest.mark.parametrize("table", [pytest.param(table, id=table.game) for table in (FOOL, DUET)])
def test_deals_in_another_order_are_seen(table: Table) -> None:
    record = played(table)
    assert len(record["deals"]) > 1
    fairness = record["fairness"]["deals"]
    fairness[0], fairness[1] = fairness[1], fairness[0]
    assert "other cards" in cheated(record).reason
    # The cards exchanged too, in a game in which nobody has moved, the number of the deal gives it away.
    record = played(table) | {"moves": []}
    for deals in (record["deals"], record["fairness"]["deals"]):
        deals[0], deals[1] = deals[1], deals[0]
    assert "fairness.deals[0]: Shuffled from this, other cards" in str(cheated(record))


def test_a_secret_is_good_for_one_deal() -> None:
    rules, record = duet.Duet(), fair_game(DUET)
    told = list(fairness_of(record).deals)
    told[1] = replace(told[1], secret=told[0].secret, commitment=told[0].commitment)
    state = rules.start(rules.options({"level": 2}), 2)
    again = fair_deal(rules, state, told[1].secret, GAME, 1, told[1].randomness)
    twice = sealed(replace(record, deals=(record.deals[0], again), moves=()), GAME, told[:2])
    assert str(cheated(dump(twice))) == "fairness.deals[1].secret: An earlier deal has the same secret."


@pytest.mark.parametrize("table", OF_EACH_GAME)
def test_a_move_that_is_lawful_too_is_not_the_one_that_was_made(table: Table) -> None:
    """Wherever the last move could have been another, or another's."""
    rules = GAMES[table.game]()
    for length in range(1, 12):
        record = fair_game(table, moves=length)
        before = load(dump(replace(record, moves=record.moves[:-1])))
        made = record.moves[-1]
        state: Any = replay(before)
        for seat in rules.seats_to_move(state):
            for move in rules.legal_moves(state, seat)[:12]:
                if (seat, move) != (made.seat, made.move):
                    changed = replace(record, moves=(*before.moves, replace(made, seat=seat, move=move)))
                    assert cheated(dump(changed)).reason.startswith("fairness.seal:")


def test_an_unlawful_move_is_told_with_its_index() -> None:
    record = played(DUET)
    record["moves"][4]["seat"] = 7
    assert cheated(record).move == 4


def test_who_makes_a_new_seal_is_found_out_by_the_old_one() -> None:
    record = fair_game(DUET)
    shown, promised = fairness_of(record).seal, fairness_of(record).deals[0].commitment
    shorter = sealed(replace(record, moves=record.moves[:-1]), GAME, fairness_of(record).deals)
    assert verify(dump(shorter)).checked
    with pytest.raises(BrokenRecord, match="This is not the seal that you were shown"):
        verify(dump(shorter), shown_seal=shown)
    told = verify(dump(record), shown_seal=shown, shown_commitments=[promised])
    assert told.checked[-2:] == (
        "The seal is the one that you were shown.",
        "Deal 1 has the commitment that you were shown.",
    )
    with pytest.raises(BrokenRecord, match="You were shown a commitment that no deal has"):
        verify(dump(record), shown_commitments=[promised, "0" * 64])


def test_the_conclusion_says_what_was_compared() -> None:
    record = fair_game(DUET, moves=1)
    seal_, (told,) = fairness_of(record).seal, fairness_of(record).deals
    alone, with_promise, with_seal = (
        verify(dump(record), **shown).conclusion
        for shown in ({}, {"shown_commitments": [told.commitment]}, {"shown_seal": seal_})
    )
    assert any("It may still not be the game" in line for line in alone)
    assert any("Only the seal" in line for line in with_promise)
    assert any("to the last card and move" in line for line in with_seal)


@pytest.mark.parametrize(
    ("fairness", "reason"),
    [
        (None, "fairness: Expected an object, got null."),
        ([], "fairness: Expected an object, got a list."),
        ({}, 'fairness: The key "procedure" is missing.'),
        ({"procedure": 1}, "fairness.procedure: Expected a text, got a whole number."),
        ({"procedure": "x" * 9999}, 'fairness: The key "game" is missing.'),
        ({"deals": 3}, "fairness.deals: Expected a list, got a whole number."),
        ({"deals": [3]}, "fairness.deals[0]: Expected an object, got a whole number."),
        ({"deals": [{}]}, 'fairness.deals[0]: The key "commitment" is missing.'),
        ({"deals": [{"commitment": 1.5}]}, "fairness.deals[0].commitment: Expected a text, got a number with a fract"),
        ({"deals": [{"randomness": [1]}]}, "fairness.deals[0].randomness[0]: Expected"),
        ({"deals": [{"randomness": "00"}]}, "fairness.deals[0].randomness: Expected a list, got a text."),
        ({"seal": True}, "fairness.seal: Expected a text, got true or false."),
    ],
)
def test_hostile_fairness_is_refused_in_one_line(fairness: Any, reason: str) -> None:
    assert reason in str(cheated(played(DUET) | {"fairness": fairness}))


def test_fairness_nested_without_end() -> None:
    deep = b'{"deals":' + b"[" * 1_000_000 + b"]" * 1_000_000 + b"}"
    good = read_back({key: value for key, value in played(DUET).items() if key != "fairness"})
    assert "nested too deeply" in str(cheated(good[:-1] + b',"fairness":' + deep + b"}"))


def test_long_texts_are_not_repeated() -> None:
    for key in ("procedure", "game", "seal"):
        record = played(DUET)
        record["fairness"][key] = "\x1b[2J" * 100_000
        cheated(record)
    for key in ("commitment", "secret"):
        record = played(DUET)
        record["fairness"]["deals"][0][key] = "\x1b[2J" * 100_000
        cheated(record)


def test_a_seal_needs_something_to_seal() -> None:
    rules = duet.Duet()
    with pytest.raises(Unreadable, match="This record says nothing about its shuffles"):
        seal(begin(rules, rules.options(), ("Ada", "Bo")))


def test_fairness_is_read_as_it_was_written() -> None:
    record = fair_game(FOOL)
    again = fairness_of(load(dump(record)))
    assert isinstance(again, Fairness)
    assert again == fairness_of(record)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.just("0" * 64),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["commitment", "secret", "randomness", "x"]), inner, max_size=4)
    ),
    max_leaves=6,
)


@settings(max_examples=300, deadline=None)
@given(
    path=st.sampled_from(["procedure", "game", "deals", "seal", "deals/0", "deals/0/secret", "deals/0/randomness"]),
    value=VALUES,
)
def test_any_value_in_any_place_is_refused(path: str, value: Any) -> None:
    record = played(DUET)
    where: Any = record["fairness"]
    *way, key = [int(step) if step.isdecimal() else step for step in path.split("/")]
    for step in way:
        where = where[step]
    where[key] = value
    with pytest.raises(FoxdenError):
        verify(read_back(record))


# Who made a move


def test_who_made_a_move_is_kept_as_it_stands() -> None:
    record = written(fair_game(DUET, moves=1))
    for by in ('"bot"', '"clock"', "null", "1.0", '{"any": ["thing"]}'):
        text = json.dumps(record).replace('"by": "bot", ', f'"by": {by}, ')
        assert f'"by":{by},"t":0.5}}'.encode() in dump(load(text))
    del record["moves"][0]["by"]
    assert msgspec.json.decode(dump(load(json.dumps(record))))["moves"] == record["moves"]
