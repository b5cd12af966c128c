"""Who may talk to whom and when, and what becomes of their words."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator

import pytest

from tests.server.house import (
    Guest,
    House,
    all_until,
    arrive,
    bearer,
    company,
    open_house,
    over_sockets,
    seated,
    sit_down,
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("chat") / "data") as house:
        yield house


async def may_talk(guest: Guest) -> str:
    """Try to talk; give the code of the refusal. The lamp has to have said the same."""
    text = f"Now, at {len(guest.everything)}?"
    lamp = guest.room["chat"]
    code = await guest.ask("say", text=text)
    assert lamp["open"] == (code == "")
    assert {"round": "silence-round", "game": "silence-game"}.get(lamp["why"], "") == code
    if not code:
        await guest.until(lambda me: text in me.said)
    return code


@over_sockets
async def test_in_the_duet_people_talk_before_and_after_and_between_rounds(house: House) -> None:
    rng = random.Random(2)
    while True:
        guests = await seated(house, "duet", 2)
        assert [await may_talk(each) for each in guests] == ["", ""]
        for each in guests:
            await each.be_polite()
        await guests[0].say("start")
        await all_until(guests, lambda me: me.view and not me.room["chat"]["open"])
        assert [await may_talk(each) for each in guests] == ["silence-round"] * 2
        between = lambda me: not me.view["to_move"] or me.view["game"]["asked"] == "cover"  # noqa: E731
        await asyncio.gather(*(each.play_on(rng, until=between) for each in guests))
        if guests[0].room["phase"] != "over" and guests[0].view["game"]["asked"] == "cover":
            break
    # An end is to be covered: the round is over, and the two may speak about it.
    await all_until(guests, lambda me: me.room["chat"]["open"])
    assert [await may_talk(each) for each in guests] == ["", ""]
    await asyncio.gather(*(each.play_on(rng, until=lambda me: me.room["awaits_ready"]) for each in guests))
    assert await may_talk(guests[0]) == ""
    await all_until(guests, lambda me: me.room["awaits_ready"])
    for each in guests:
        await each.be_polite()
    await all_until(guests, lambda me: me.view["game"]["table"]["round"] == 2 and not me.room["chat"]["open"])
    assert await may_talk(guests[1]) == "silence-round"
    for each in guests:
        await each.say("end")
    await all_until(guests, lambda me: me.room["phase"] == "over")
    assert await may_talk(guests[1]) == ""


@over_sockets
async def test_foxy_is_silent_from_the_first_card_to_the_end_of_the_count(house: House) -> None:
    guests = await seated(house, "foxy", 2, seats=2)
    assert [await may_talk(each) for each in guests] == ["", ""]
    for each in guests:
        await each.be_polite()
    await guests[0].say("start")
    await all_until(guests, lambda me: me.view["game"]["table"]["turn"] if me.view else None)
    for each in guests:
        await each.settled()
    assert [await may_talk(each) for each in guests] == ["silence-game"] * 2
    refused = [refused for refused in guests[0].refusals if refused["about"] == "say"]
    assert refused[0]["text"].startswith("Silence: in Foxy")
    await asyncio.gather(
        *(each.play_on(random.Random(1), until=lambda me: me.view["game"]["table"]["turn"] == 9) for each in guests)
    )
    assert await may_talk(guests[0]) == "silence-game"
    await guests[0].say("pause")
    await all_until(guests, lambda me: me.room["phase"] == "paused")
    assert await may_talk(guests[0]) == "silence-game"  # a pause is no loophole
    await guests[0].say("resume")
    await all_until(guests, lambda me: me.room["phase"] == "playing")
    await asyncio.gather(*(each.play_on(random.Random(1)) for each in guests))
    assert [await may_talk(each) for each in guests] == ["", ""]


@over_sockets
async def test_fool_is_a_game_for_talking(house: House) -> None:
    guests = await sit_down(house, "fool", 2, seats=4)
    assert [await may_talk(each) for each in guests] == ["", ""]
    await guests[0].until(lambda me: len(me.said) == 2)
    assert {line["channel"] for line in guests[0].lines} == {"table"}


@over_sockets
async def test_watchers_talk_among_themselves_while_a_game_is_on(house: House) -> None:
    players = await sit_down(house, "duet", 2)
    table = players[0].room["table"]
    watchers = [await arrive(house, table) for _ in range(2)]
    watching = await arrive(house, table, token=players[0].token, watch=True)
    assert watchers[0].room["chat"] == {"open": True, "why": "to_watchers"}
    await watchers[0].say("say", text="The decree is a trap.")
    await all_until(watchers, lambda me: me.said == ["The decree is a trap."])
    assert watchers[1].lines[0]["channel"] == "watchers"
    assert watchers[1].lines[0]["seat"] is None
    # A player's watching device is the player's: it hears no more than they may, and may say no more.
    assert watching.room["chat"] == {"open": False, "why": "round"}
    assert await may_talk(watching) == "silence-round"
    late = await arrive(house, table, token=players[1].token)
    late_watcher = await arrive(house, table)
    await late_watcher.until(lambda me: me.said)
    for each in (*players, watching, late):
        await each.settled()
        assert not each.lines
        assert not any(b"trap" in data for data in each.everything)
    for each in players:
        await each.say("end")
    await all_until((*players, *watchers), lambda me: me.room["phase"] == "over")
    assert watchers[0].room["chat"] == {"open": True, "why": "open"}
    await watchers[0].say("say", text="Well played.")
    await all_until((*players, *watchers), lambda me: "Well played." in me.said)
    assert players[0].lines[-1]["channel"] == "table"
    # Now that it is over, everybody may read what was said.
    after = await arrive(house, table, token=players[1].token)
    await after.until(lambda me: me.said == ["The decree is a trap.", "Well played."])


@over_sockets
async def test_a_name_says_nothing_in_a_silent_round(house: House) -> None:
    players = await sit_down(house, "duet", 2)
    watcher = await arrive(house, players[0].room["table"])
    everybody = (*players, watcher)
    for each in everybody:
        await each.settled()
    heard = [len(each.everything) for each in everybody]
    with house.http(headers=bearer(players[0].token)) as http:
        for name in ("I hold the nine", "of doves"):
            assert http.post("/api/me", json={"name": name, "colour": "#ff0000"}).json()["name"] == name
    for each, before in zip(everybody, heard, strict=True):
        await each.settled()
        assert [json.loads(data)["kind"] for data in each.everything[before:]] == ["refused"]  # settled's own
    late = await arrive(house, players[0].room["table"])
    assert late.chair(0)["name"] == "Guest 0"
    assert late.chair(0)["colour"] == ""
    for each in players:
        await each.say("end")
    await all_until(everybody, lambda me: me.room["phase"] == "over")
    await all_until(everybody, lambda me: me.chair(0)["name"] == "of doves")


@over_sockets
async def test_nobody_notices_who_is_muted(house: House) -> None:
    players = await sit_down(house, "duet", 2)
    leader = next(each for each in players if each.legal)
    other = next(each for each in players if each is not leader)
    await leader.settled()
    before, version = len(leader.everything), leader.view["version"]
    for on in (True, False, True):
        assert await other.ask("mute", person=leader.person, on=on) == ""
    await other.until(lambda me: me.room["muted"] == [leader.person])
    await leader.settled()
    assert [json.loads(data)["kind"] for data in leader.everything[before:]] == ["refused"]
    await leader.move(leader.legal[0])
    assert leader.view["version"] == version + 1


@over_sockets
async def test_who_leaves_a_game_cannot_talk_to_those_who_play(house: House) -> None:
    players = await sit_down(house, "duet", 2)
    await players[1].say("leave")
    await players[1].until(lambda me: me.seat is None)
    await players[1].say("say", text="I had the seven of doves.")
    await players[1].until(lambda me: me.said)
    assert players[1].lines[0]["channel"] == "watchers"
    await players[0].settled()
    assert not any(b"seven of doves" in data for data in players[0].everything)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Hello", "Hello"),
        ("  a \t b\n\nc\r\n ", "a b c"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("abc\u202edef\u2066ghi\u2069", "abcdefghi"),
        ("a\x00b\x1b[31mc\x7fd\u0085e", "ab[31mcde"),
        ("\ufeffa\u200bb", "ab"),
        ("z\u0300\u0301\u0302\u0303\u0304\u0305", "z\u0300\u0301\u0302"),
        ("👩‍👧", "👩‍👧"),
    ],
)
def test_a_line_is_shown_without_what_could_do_harm(house: House, text: str, shown: str) -> None:
    @over_sockets
    async def play() -> None:
        host, other = await company(house, "duet", 2)
        await host.say("say", text=text)
        await other.until(lambda me: me.lines)
        assert other.said == [shown]
        line = other.lines[0]
        assert line["person"] == host.person
        assert line["name"] == "Guest 0"
        assert line["channel"] == "table"
        assert line["at"] > 1_600_000_000_000

    play()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("\u202e\u2066", "nothing-to-say"),
        (" \n ", "nothing-to-say"),
        ("\u3164", "nothing-to-say"),
        ("", "unreadable"),
        ("x" * 301, "unreadable"),
        (7, "unreadable"),
        (None, "unreadable"),
    ],
)
def test_a_line_that_says_nothing_or_too_much_is_refused(house: House, text: object, code: str) -> None:
    @over_sockets
    async def play() -> None:
        (host,) = await company(house, "duet", 1)
        assert await host.ask("say", text=text) == code
        assert await host.ask("say", text="x" * 300) == ""
        await host.until(lambda me: me.said == ["x" * 300])

    play()


@over_sockets
async def test_who_writes_too_much_has_to_wait_and_nobody_else(house: House) -> None:
    host, other = await company(house, "fool", 2)
    codes = [await host.ask("say", text=f"{number}") for number in range(8)]
    assert codes[:5] == [""] * 5
    assert set(codes[5:]) <= {"", "too-much-chat"}
    assert codes.count("too-much-chat") >= 2
    assert await other.ask("say", text="Patience!") == ""
    await host.until(lambda me: "Patience!" in me.said)
    second = await arrive(house, host.room["table"], token=host.token)
    assert await second.ask("say", text="From here?") == "too-much-chat"


@over_sockets
async def test_a_line_that_is_sent_again_is_shown_once(house: House) -> None:
    host, other = await company(house, "fool", 2)
    for each in (host, await arrive(house, host.room["table"], token=host.token)):
        assert await each.ask("say", text="Once.", id="c1") == ""
    assert await other.ask("say", text="Mine.", id="c1") == ""  # ids are each person's own
    await all_until((host, other), lambda me: "Mine." in me.said)
    assert host.said == other.said == ["Once.", "Mine."]
    assert [line["n"] for line in host.lines] == [1, 2]


@over_sockets
async def test_who_is_muted_is_not_heard_by_who_muted_them(house: House) -> None:
    host, pest, other = await company(house, "fool", 3)
    await pest.say("say", text="First")
    await all_until((host, other), lambda me: me.said)
    assert await host.ask("mute", person=host.person) == "yourself"
    await host.say("mute", person=pest.person)
    await host.until(lambda me: me.room["muted"] == [pest.person])
    assert other.room["muted"] == pest.room["muted"] == []
    await pest.say("say", text="Second")
    await all_until((pest, other), lambda me: "Second" in me.said)
    again = await arrive(house, host.room["table"], token=host.token)
    for each in (host, again):
        await each.settled()
        assert "Second" not in each.said
    assert again.said == []
    await again.say("mute", person=pest.person, on=False)
    await host.until(lambda me: me.room["muted"] == [])
    await pest.say("say", text="Third")
    await all_until((host, again), lambda me: "Third" in me.said)


@over_sockets
async def test_nobody_is_muted_who_was_never_here(house: House) -> None:
    (host,) = await company(house, "fool", 1)
    assert await host.ask("mute", person="0123456789abcdef") == "no-such-person"


@over_sockets
async def test_who_comes_is_told_the_last_hundred_lines_in_order(house: House) -> None:
    host, *others = await company(house, "fool", 22)
    for each in others:
        for number in range(5):
            await each.say("say", text=f"{each.person} {number}")
    await host.until(lambda me: len(me.lines) == 105)
    late = await arrive(house, host.room["table"])
    await late.until(lambda me: len(me.lines) == 100)
    await late.settled()
    assert late.lines == host.lines[-100:]
    assert [line["n"] for line in late.lines] == list(range(6, 106))


@over_sockets
async def test_no_refusal_and_no_nudge_tells_anybody_else_anything(house: House) -> None:
    players = await sit_down(house, "duet", 2)
    watcher = await arrive(house, players[0].room["table"])
    for each in (*players, watcher):
        await each.until(lambda me: me.room["watchers"] == 1)
    await watcher.until(lambda me: me.view)
    await all_until((*players, watcher), lambda me: me.room["watchers"] == 1 and me.room["pledge"]["deal"] == 1)
    await asyncio.gather(*(each.settled() for each in (*players, watcher)))
    heard = [len(each.everything) for each in (*players, watcher)]
    leader = players[players[0].view["to_move"][0]]
    assert await leader.ask("say", text="Psst") == "silence-round"
    assert await leader.ask("move", id="x", seen=99, move={"do": "cover", "end": 0}) == "not-asked"
    await watcher.settled()
    other = players[1 - (leader.seat or 0)]
    await other.settled()
    for each, before in zip((*players, watcher), heard, strict=True):
        new = [json.loads(data) for data in each.everything[before:]]
        codes = [message["code"] for message in new if message["kind"] == "refused" and message["code"] != "hello-once"]
        assert codes == (["silence-round", "not-asked"] if each is leader else [])
        assert not [message for message in new if message["kind"] != "refused"]
