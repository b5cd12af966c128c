"""Moves over sockets: counted once, judged for the right seat, and at the same time where the game has it so."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Guest, House, all_until, arrive, open_house, over_sockets, seated, sit_down

SEVEN = {"do": "estimate", "value": 7}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("moves") / "data") as house:
        yield house


async def accepted_again(guest: Guest, move_id: str, **move: Any) -> int:
    """Send a move once more; give the version at which it is accepted."""
    guest.accepted.pop(move_id, None)
    await guest.say("move", id=move_id, **move)
    await guest.until(lambda me: move_id in me.accepted)
    return guest.accepted[move_id]


@over_sockets
async def test_a_move_that_is_sent_twice_counts_once_and_is_accepted_twice(house: House) -> None:
    host, other = await sit_down(house, "foxy", 2, seats=2)
    seen = host.view["version"]
    assert await host.move(SEVEN, "m1") == ""
    await accepted_again(host, "m1", seen=seen, move=SEVEN)
    second = await arrive(house, host.room["table"], token=host.token)
    await accepted_again(second, "m1", seen=seen, move=SEVEN)
    await other.move(SEVEN)
    for each in (host, second):
        await each.until(lambda me: me.view["game"]["table"]["turn"] == 2)
    # The question is another one now; that move is still known for what it is, and answers nothing new.
    await accepted_again(host, "m1", seen=seen, move=SEVEN)
    assert host.view["game"]["sheet"] == [SEVEN]
    assert host.legal
    assert not host.refusals


@over_sockets
async def test_two_moves_under_one_id_that_come_at_once_count_once(house: House) -> None:
    host, other = await sit_down(house, "foxy", 2, seats=2)
    seen = host.view["version"]
    for _ in range(3):
        await host.say("move", id="m1", seen=seen, move=SEVEN)
    await host.settled()
    assert not [refused for refused in host.refusals if refused["about"] == "move"]
    await other.move(SEVEN)
    await host.until(lambda me: me.view["game"]["table"]["turn"] == 2)
    assert host.view["game"]["sheet"] == [SEVEN]


@over_sockets
async def test_ids_are_each_players_own(house: House) -> None:
    host, other = await sit_down(house, "foxy", 2, seats=2)
    assert await host.move(SEVEN, "m1") == ""
    assert await other.move({"do": "estimate", "value": 8}, "m1") == ""
    await all_until((host, other), lambda me: len(me.view["game"]["sheet"]) == 1 and me.legal)
    assert other.view["game"]["sheet"] == [{"do": "estimate", "value": 8}]


def test_a_move_that_was_kept_is_known_after_the_server_has_started_again(tmp_path: Path) -> None:
    left: list[Any] = []

    @over_sockets
    async def before(house: House) -> None:
        host, other = await sit_down(house, "foxy", 2, seats=2)
        seen = host.view["version"]
        assert await host.move(SEVEN, "m1") == ""
        left.extend((host.room["table"], host.token, other.token, seen))

    @over_sockets
    async def after(house: House) -> None:
        table, token, other_token, seen = left
        host = await arrive(house, table, token=token)
        await accepted_again(host, "m1", seen=seen, move=SEVEN)
        other = await arrive(house, table, token=other_token)
        await other.until(lambda me: me.view)
        assert await other.move(SEVEN) == ""
        await host.until(lambda me: me.view and me.view["game"]["table"]["turn"] == 2)
        assert host.view["game"]["sheet"] == [SEVEN]

    with open_house(tmp_path / "data") as own:
        before(own)
        assert own.close() == 0
        own.open()
        after(own)


@over_sockets
async def test_an_answer_to_an_older_question_is_refused(house: House) -> None:
    host, other = await sit_down(house, "foxy", 2, seats=2)
    seen = host.view["version"]
    for each in (host, other):
        assert await each.move(SEVEN) == ""
    await host.until(lambda me: me.view["game"]["table"]["turn"] == 2)
    assert await host.ask("move", id="late", seen=seen, move=SEVEN) == "stale"
    refused = host.refusals[0]
    assert (refused["about"], refused["id"]) == ("move", "late")
    assert await host.move(SEVEN, "late") == ""  # what was refused was not kept, and its id is free


@over_sockets
async def test_somebody_elses_move_leaves_my_question_as_it_was(house: House) -> None:
    host, other = await sit_down(house, "foxy", 2, seats=2)
    seen = host.view["version"]
    assert await other.move(SEVEN) == ""
    await host.until(lambda me: me.view["version"] > seen)
    assert await host.ask("move", id="m1", seen=seen, move=SEVEN) == ""
    await host.until(lambda me: "m1" in me.accepted)


@over_sockets
async def test_nobody_moves_for_another_seat(house: House) -> None:
    guests = await sit_down(house, "fool", 4)
    watcher = await arrive(house, guests[0].room["table"])
    awaited = guests[guests[0].view["to_move"][0]]
    others = [each for each in guests if each is not awaited]
    card = awaited.legal[0]
    for other in others:
        assert await other.move(card) == "not-your-turn"
        # A seat in the message is no key that we know.
        seat = card | {"seat": awaited.seat}
        assert await other.move(seat) == "unreadable-move"
        assert await other.ask("move", id="x", seen=0, seat=awaited.seat, move=card) == "unreadable"
    assert await watcher.move(card) == "not-seated"
    for each in guests:
        await each.settled()
        assert each.view["game"]["table"]["trick"] == []
    # A refusal is told to nobody but the mover.
    assert not [refused for refused in awaited.refusals if refused["code"] != "hello-once"]
    assert await awaited.move(card) == ""


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ({"do": "estimate", "value": "7"}, "unreadable-move"),
        ({"do": "estimate"}, "unreadable-move"),
        ({"do": "play", "card": "G2"}, "unreadable-move"),
        ({"do": "estimate", "value": 7, "circle": True}, "unreadable-move"),
        ({}, "unreadable-move"),
        ("estimate", "unreadable-move"),
        (None, "unreadable-move"),
        ([[[]]], "unreadable-move"),
        ({"do": "estimate", "value": 100}, "not-an-estimate"),
        ({"do": "estimate", "value": -1}, "not-an-estimate"),
        ({"do": "blank"}, "only-the-clock"),
    ],
)
def test_a_move_that_cannot_be_is_refused_and_nothing_happens(house: House, move: Any, code: str) -> None:
    @over_sockets
    async def play() -> None:
        host, other = await sit_down(house, "foxy", 2, seats=2)
        version = host.view["version"]
        assert await host.move(move, "m1") == code
        refused = host.refusals[0]
        assert refused["id"] == "m1"
        assert refused["text"]
        await other.settled()
        assert [each.view["version"] for each in (host, other)] == [version] * 2
        assert await host.move(SEVEN, "m1") == ""

    play()


@over_sockets
async def test_a_card_that_is_not_held_is_refused(house: House) -> None:
    guests = await sit_down(house, "fool", 4)
    awaited = guests[guests[0].view["to_move"][0]]
    hand = awaited.view["game"]["hand"]
    card = next(f"{colour}{rank}" for colour in "GRYB" for rank in range(2, 12) if f"{colour}{rank}" not in hand)
    assert await awaited.move({"do": "play", "card": card}) == "not-in-hand"
    assert awaited.refusals[0]["facts"] == {"card": card}


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_numbers_are_written_in_any_order(house: House, order: tuple[int, ...]) -> None:
    @over_sockets
    async def play() -> None:
        guests = await sit_down(house, "foxy", 3, seats=3)
        for at, seat in enumerate(order):
            assert guests[seat].view["game"]["done"] == sorted(order[:at])
            assert await guests[seat].move({"do": "estimate", "value": seat}) == ""
            if at < 2:
                await all_until(guests, lambda me, at=at: len(me.view["game"]["done"]) == at + 1)  # type: ignore[misc]
                assert await guests[seat].move(SEVEN) == "already-written"
        await all_until(guests, lambda me: me.view["game"]["table"]["turn"] == 2)
        for seat, each in enumerate(guests):
            assert each.view["game"]["sheet"] == [{"do": "estimate", "value": seat}]

    play()


async def until_a_gift(new_pair: Callable[[], Any], rng: random.Random) -> tuple[Guest, Guest]:
    """Let two play the Duet until a Gift asks both of them at once."""
    while True:
        pair = await new_pair()
        while pair[0].room["phase"] == "playing" and not pair[0].room["awaits_ready"]:
            await all_until(pair, lambda me: me.view["version"] >= max(each.view["version"] for each in pair))  # noqa: B023
            if pair[0].view["game"]["asked"] == "give":
                await all_until(pair, lambda me: me.legal)
                return pair[0], pair[1]
            mover = next((each for each in pair if each.legal), None)
            if mover is None:
                seen = pair[0].view["version"]
                await all_until(pair, lambda me, seen=seen: me.view["version"] > seen or me.room["awaits_ready"])  # type: ignore[misc]
                continue
            gifts = [move for move in mover.legal if move["do"] == "play" and move["card"][1:] == "7"]
            assert await mover.move(rng.choice(gifts or mover.legal)) == ""
            version = mover.view["version"]
            await all_until(pair, lambda me, version=version: me.view["version"] >= version)  # type: ignore[misc]


@pytest.mark.parametrize("first", [0, 1])
def test_gifts_are_given_in_any_order_and_unseen(house: House, first: int) -> None:
    @over_sockets
    async def play() -> None:
        pair = await until_a_gift(lambda: sit_down(house, "duet", 2), random.Random(first))
        watcher = await arrive(house, pair[0].room["table"])
        giver, partner = pair[first], pair[1 - first]
        hands = [set(each.view["game"]["hand"]) for each in (giver, partner)]
        gift, gift_back = giver.legal[0], partner.legal[-1]
        assert await giver.move(gift) == ""
        await all_until((partner, watcher), lambda me: any(me.view["game"]["has_given"]))
        assert giver.view["game"]["given"] == gift["card"]
        for each in (partner, watcher):
            assert each.view["game"]["given"] is None
            assert f'"{gift["card"]}"'.encode() not in each.newest("view")
        assert await giver.move(gift) == "already-given"
        assert await partner.move(gift_back) == ""
        await giver.until(lambda me: me.view["game"]["asked"] != "give")
        assert gift_back["card"] in giver.view["game"]["hand"]
        assert gift["card"] in partner.view["game"]["hand"]
        assert set(giver.view["game"]["hand"]) == hands[0] - {gift["card"]} | {gift_back["card"]}

    play()


@over_sockets
async def test_a_move_before_the_start_and_after_the_end_is_refused(house: House) -> None:
    guests = await seated(house, "foxy", 2, seats=2)
    assert await guests[0].ask("move", id="m", seen=99, move=SEVEN) == "not-playing"
    for each in guests:
        await each.be_polite()
    await guests[0].say("start")
    await all_until(guests, lambda me: me.legal)
    for each in guests:
        await each.say("end")
    await all_until(guests, lambda me: me.room["phase"] == "over")
    assert await guests[0].ask("move", id="m", seen=99, move=SEVEN) == "over"
    assert guests[0].view["game"]["sheet"] == []
    assert b'"moves":[]' in house.record(guests[0].room["game_id"]).replace(b" ", b"").replace(b"\n", b"")
