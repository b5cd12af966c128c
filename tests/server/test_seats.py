"""Seats and their owners, the host, set-ups, hand-overs, endings and rematches, as people at a table live them."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from foxden.record import read
from tests.server.house import Guest, House, all_until, arrive, company, open_house, over_sockets, seated, sit_down


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("seats") / "data") as house:
        yield house


@pytest.fixture(scope="module")
def slow_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose bots think for so long that they never move."""
    with open_house(tmp_path_factory.mktemp("slow") / "data", BOT_PACE="60") as house:
        yield house


def people(guest: Guest) -> list[str | None]:
    return [chair["person"] for chair in guest.room["chairs"]]


# Sitting


@over_sockets
async def test_a_player_sits_down_moves_to_another_seat_and_gets_up_again(house: House) -> None:
    host, player = await company(house, "fool", 2)
    await player.say("sit")
    await all_until((host, player), lambda me: people(me) == [player.person, None, None, None])
    assert player.seat == 0
    assert host.seat is None
    assert player.chair(0) == host.chair(0)
    assert player.chair(0) == {
        "seat": 0,
        "person": player.person,
        "name": "Guest 1",
        "colour": "",
        "bot": False,
        "held": False,
        "here": True,
        "program": False,
        "level": None,
    }
    await player.say("sit", seat=2)
    await all_until((host, player), lambda me: people(me) == [None, None, player.person, None])
    assert player.seat == 2
    await player.say("leave")
    await all_until((host, player), lambda me: people(me) == [None] * 4)
    assert player.room["seat"] is None
    assert await player.ask("leave") == "not-seated"


@over_sockets
async def test_nobody_sits_where_somebody_sits_or_where_no_seat_is(house: House) -> None:
    first, second, third = await company(house, "duet", 3)
    assert await first.ask("sit", seat=0) == ""
    assert await second.ask("sit", seat=0) == "seat-taken"
    assert await second.ask("sit", seat=2) == "no-such-seat"
    assert await second.ask("sit") == ""
    assert await third.ask("sit") == "no-free-seat"
    assert await first.ask("sit", seat=1) == "seat-taken"
    await all_until((first, second, third), lambda me: people(me) == [first.person, second.person])
    version = first.newest("room")
    assert await first.ask("sit", seat=0) == ""
    assert await first.ask("sit") == ""
    assert first.newest("room") == version


@over_sockets
async def test_watchers_are_counted_as_people_who_have_no_seat(house: House) -> None:
    first, second, third = await company(house, "duet", 3)
    await all_until((first, second, third), lambda me: me.room["watchers"] == 3)
    again = await arrive(house, first.room["table"], token=third.token)
    await first.say("sit")
    await all_until((first, second, third, again), lambda me: me.room["watchers"] == 2)
    await third.leave()
    await again.leave()
    await all_until((first, second), lambda me: me.room["watchers"] == 1)


@over_sockets
async def test_whoever_was_kicked_may_watch_but_not_sit(house: House) -> None:
    host, pest, other = await seated(house, "fool", 3)
    assert await host.ask("kick", seat=3) == "not-a-person"
    assert await host.ask("kick", seat=0) == "yourself"
    assert await host.ask("kick", seat=4) == "no-such-seat"
    assert await host.ask("kick", seat=1) == ""
    await pest.until(lambda me: me.seat is None)
    assert await pest.ask("sit") == "kicked"
    assert await pest.ask("sit", seat=1) == "kicked"
    back = await arrive(house, host.room["table"], token=pest.token)
    assert await back.ask("sit") == "kicked"
    assert await other.ask("leave") == ""
    assert await other.ask("sit", seat=1) == ""  # only the one who was kicked is not wanted
    await host.say("add_bot")
    await host.be_polite()
    await other.be_polite()
    await host.say("start")
    for each in (pest, back):
        await each.until(lambda me: me.view)
        assert each.view["game"]["viewer"] == "watcher"
    assert await host.ask("kick", seat=1) == "not-gathering"


@over_sockets
async def test_bots_come_and_go_before_the_game(house: House) -> None:
    (host,) = await company(house, "fool", 1)

    def bots(guest: Guest) -> list[int]:
        return [chair["seat"] for chair in guest.room["chairs"] if chair["bot"]]

    await host.say("add_bot", seat=2)
    await host.until(lambda me: bots(me) == [2])
    assert await host.ask("add_bot", seat=2) == "seat-taken"
    assert await host.ask("add_bot", seat=7) == "no-such-seat"
    assert await host.ask("kick", seat=2) == "not-a-person"
    await host.say("sit", seat=0)
    await host.until(lambda me: me.seat == 0)
    assert await host.ask("remove_bot", seat=0) == "not-a-bot"
    assert await host.ask("remove_bot", seat=1) == "not-a-bot"
    await host.say("add_bot")
    await host.until(lambda me: bots(me) == [1, 2, 3])
    await host.say("remove_bot", seat=1)
    await host.until(lambda me: bots(me) == [2, 3])
    await host.say("sit", seat=3)
    await host.until(lambda me: bots(me) == [2])
    assert people(host) == [None, None, None, host.person]


# Hosting

HOSTS_BEFORE_THE_GAME: list[dict[str, Any]] = [
    {"kind": "add_bot"},
    {"kind": "remove_bot", "seat": 1},
    {"kind": "kick", "seat": 0},
    {"kind": "change", "clock": 60},
    {"kind": "start"},
]
HOSTS_IN_THE_GAME: list[dict[str, Any]] = [
    {"kind": "pause"},
    {"kind": "resume"},
    {"kind": "nudge", "seat": 0},
    {"kind": "hand_over", "seat": 0},
]


@over_sockets
async def test_only_the_host_may_do_what_a_host_does(house: House) -> None:
    host, player, watcher = await company(house, "duet", 3)
    for seat, each in enumerate((host, player)):
        assert await each.ask("sit", seat=seat) == ""
    assert host.room["hosting"]
    assert not player.room["hosting"]
    for other in (player, watcher):
        for command in HOSTS_BEFORE_THE_GAME:
            assert await other.ask(**command) == "not-host", command
    for each in (host, player):
        await each.be_polite()
    await host.say("start")
    await all_until((host, player, watcher), lambda me: me.view)
    for other in (player, watcher):
        for command in HOSTS_IN_THE_GAME:
            assert await other.ask(**command) == "not-host", command
    for command in HOSTS_BEFORE_THE_GAME:
        assert await host.ask(**command) == "not-gathering", command


@over_sockets
async def test_who_hosts_and_leaves_makes_the_next_player_the_host(house: House) -> None:
    host, second, third = await seated(house, "fool", 3)
    await host.say("leave")
    await all_until((host, second, third), lambda me: me.room["host"] == second.person)
    assert second.room["hosting"]
    assert not host.room["hosting"]
    assert await host.ask("add_bot") == "not-host"
    assert await second.ask("add_bot", seat=0) == ""
    await third.say("leave")
    await second.say("leave")
    await all_until((host, second, third), lambda me: me.room["host"] is None)
    await third.say("sit", seat=3)
    await all_until((host, second, third), lambda me: me.room["host"] == third.person)


@over_sockets
async def test_who_hosts_and_leaves_a_game_makes_the_next_player_the_host(house: House) -> None:
    host, second = await sit_down(house, "foxy", 2, seats=2)
    await host.say("leave")
    await second.until(lambda me: me.room["hosting"])
    assert await second.ask("pause") == ""


@over_sockets
async def test_while_the_host_is_away_the_first_player_who_is_here_stands_in(house: House) -> None:
    host, second, third, watcher = await company(house, "fool", 4)
    for seat, each in ((3, host), (1, second), (2, third)):
        assert await each.ask("sit", seat=seat) == ""
    await host.leave()
    await second.until(lambda me: me.room["hosting"])
    await all_until((third, watcher), lambda me: not me.chair(3)["here"])
    assert not third.room["hosting"]
    assert not watcher.room["hosting"]
    assert second.room["host"] == host.person
    assert await third.ask("add_bot") == "not-host"
    assert await watcher.ask("add_bot") == "not-host"
    assert await second.ask("add_bot", seat=0) == ""
    await second.leave()
    await third.until(lambda me: me.room["hosting"])
    back = await arrive(house, host.room["table"], token=host.token)
    assert back.room["hosting"]
    await third.until(lambda me: not me.room["hosting"])
    assert await third.ask("add_bot") == "not-host"


# Setting up


@over_sockets
async def test_no_game_starts_while_a_seat_is_free(house: House) -> None:
    (host,) = await seated(house, "fool", 1)
    assert await host.ask("start") == "seats-missing"
    assert await host.ask("add_bot") == ""
    assert await host.ask("start") == ""
    await host.until(lambda me: me.room["phase"] == "playing")


@over_sockets
async def test_a_table_is_changed_for_everybody(house: House) -> None:
    host, other = await seated(house, "foxy", 2, seats=4)
    assert host.room["options"] == {"fox": "different", "exact_only": False, "announce_last": False}
    await host.say("change", seats=2, options={"fox": "cat", "announce_last": True}, clock=90)
    await all_until((host, other), lambda me: me.room["clock"] == 90)
    for each in (host, other):
        assert each.room["options"] == {"fox": "cat", "exact_only": False, "announce_last": True}
        assert people(each) == [host.person, other.person]
    await host.say("change", seats=5)
    await all_until((host, other), lambda me: len(me.room["chairs"]) == 5)
    assert other.room["clock"] == 90
    assert other.room["options"]["fox"] == "cat"
    await host.say("change", no_clock=True)
    await all_until((host, other), lambda me: me.room["clock"] is None)
    await host.say("change", seats=2)
    await all_until((host, other), lambda me: len(me.room["chairs"]) == 2)
    for each in (host, other):
        await each.be_polite()
    await host.say("start")
    await all_until((host, other), lambda me: me.view)
    assert other.view["game"]["options"]["fox"] == "cat"
    assert other.view["clocks"] == []


@pytest.mark.parametrize(
    ("game", "change", "code", "reason"),
    [
        ("fool", {"seats": 3}, "bad-options", "for 4 to 8 players, not 3"),
        ("duet", {"seats": 3}, "bad-options", "not 3"),
        ("duet", {"options": {"level": 4}}, "bad-options", "level"),
        ("duet", {"options": {"levle": 2}}, "bad-options", 'There is no option "levle"'),
        ("foxy", {"options": {"fox": "dog"}}, "bad-options", "fox"),
        ("foxy", {"seats": 501}, "bad-seats", "at most 500 seats"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_with_the_reason(
    house: House, game: str, change: dict[str, Any], code: str, reason: str
) -> None:
    @over_sockets
    async def play() -> None:
        (host,) = await seated(house, game, 1)
        before = host.newest("room")
        assert await host.ask("change", **change) == code
        refused = host.refusals[0]
        assert reason in refused["text"]
        assert refused["facts"]["reason"] == refused["text"]
        assert host.newest("room") == before

    play()


@over_sockets
async def test_seats_that_are_taken_do_not_go(house: House) -> None:
    host, _ = await seated(house, "foxy", 2, seats=5)
    assert await host.ask("change", seats=1) == "seats-in-use"
    assert await host.ask("add_bot", seat=4) == ""
    assert await host.ask("change", seats=4) == "seats-in-use"
    assert await host.ask("remove_bot", seat=4) == ""
    assert await host.ask("change", seats=2) == ""
    await host.until(lambda me: len(me.room["chairs"]) == 2)


# In a game


@over_sockets
async def test_who_leaves_a_game_gives_the_seat_to_a_bot_for_good(house: House) -> None:
    host, leaver = await sit_down(house, "foxy", 2, seats=2)
    await leaver.say("leave")
    await all_until((host, leaver), lambda me: me.chair(1)["bot"])
    assert not host.chair(1)["held"]
    assert host.chair(1)["person"] is None
    await leaver.until(lambda me: me.view["game"]["viewer"] == "watcher")
    assert leaver.seat is None
    assert await leaver.ask("sit", seat=1) == "not-gathering"
    assert await leaver.ask("take_back") == "not-seated"
    back = await arrive(house, host.room["table"], token=leaver.token)
    assert back.seat is None
    await host.play_on(random.Random(1))  # the bot plays to the end
    record = json.loads(house.record(host.room["game_id"]))
    assert record["seats"] == ["Guest 0", "Bot"]
    assert {move["seat"] for move in record["moves"] if move.get("by") == "bot"} == {1}


@over_sockets
async def test_a_seat_that_was_handed_over_is_taken_back_with_the_same_hand(slow_house: House) -> None:
    guests = await sit_down(slow_house, "fool", 4)
    awaited = guests[guests[0].view["to_move"][0]]
    idle = guests[((awaited.seat or 0) + 2) % 4]
    hand = idle.view["game"]["hand"]
    assert len(hand) > 5
    await idle.say("hand_over", seat=idle.seat)
    await all_until(guests, lambda me: me.chair(idle.seat or 0)["held"])
    assert awaited.chair(idle.seat or 0)["bot"]
    assert awaited.chair(idle.seat or 0)["person"] == idle.person
    again = await arrive(slow_house, idle.room["table"], token=idle.token)
    assert await again.ask("hand_over", seat=idle.seat) == ""  # coming in again does not undo what they asked for
    assert again.chair(idle.seat or 0)["held"]
    await again.say("take_back")
    await all_until(guests, lambda me: not me.chair(idle.seat or 0)["held"])
    for each in (idle, again):
        assert each.view["game"]["hand"] == hand
    assert await idle.ask("take_back") == ""


@over_sockets
async def test_a_bot_plays_the_hand_of_who_handed_it_over_and_no_other(house: House) -> None:
    guests = await sit_down(house, "fool", 4)
    awaited = guests[guests[0].view["to_move"][0]]
    hand = Counter(awaited.view["game"]["hand"])
    await awaited.say("hand_over", seat=awaited.seat)
    await awaited.until(lambda me: me.view["to_move"] != [me.seat])
    await awaited.say("take_back")
    await awaited.until(lambda me: not me.chair(me.seat or 0)["held"])
    left = Counter(awaited.view["game"]["hand"])
    (played,) = awaited.view["game"]["table"]["trick"]
    assert hand - left == Counter([played["card"]])
    assert played["seat"] == awaited.seat


@over_sockets
async def test_a_move_or_a_ready_takes_the_seat_back_too(slow_house: House) -> None:
    host, other = await sit_down(slow_house, "foxy", 2, seats=2)
    await host.say("hand_over", seat=0)
    await other.until(lambda me: me.chair(0)["held"])
    assert await host.move({"do": "estimate", "value": 3}) == ""
    await all_until((host, other), lambda me: not me.chair(0)["held"])
    assert host.view["game"]["sheet"] == [{"do": "estimate", "value": 3}]


@over_sockets
async def test_a_ready_takes_the_seat_back(house: House) -> None:
    guests = await sit_down(house, "fool", 2, seats=4)
    await asyncio.gather(
        *(each.play_on(random.Random(each.seat), until=lambda me: me.room["awaits_ready"]) for each in guests)
    )
    host, other = guests
    await host.say("hand_over", seat=0)
    await other.until(lambda me: me.chair(0)["held"])
    assert await host.ask("ready") == ""
    await all_until(guests, lambda me: me.room["ready"] == [0] and not me.chair(0)["held"])
    assert await host.ask("ready") == ""
    for each in guests:
        await each.be_polite()
    await all_until(guests, lambda me: me.view["game"]["table"]["round"] == 2)
    assert await host.ask("ready") == "not-between"


@over_sockets
async def test_the_host_hands_over_the_seat_of_an_absent_player_who_is_awaited(slow_house: House) -> None:
    guests = await sit_down(slow_house, "fool", 4)
    host = guests[0]
    leader = host.view["to_move"][0]
    # Play on until somebody else than the host is awaited.
    if leader == 0:
        await host.move(host.legal[0])
        leader = host.view["to_move"][0]
    absent, idle = guests[leader], guests[leader % 3 + 1]
    await absent.leave()
    await host.until(lambda me: not me.chair(leader)["here"])
    assert await host.ask("hand_over", seat=idle.seat) == "not-awaited"
    assert await host.ask("hand_over", seat=4) == "no-such-seat"
    assert await host.ask("hand_over", seat=leader) == ""
    await all_until([each for each in guests if each is not absent], lambda me: me.chair(leader)["held"])
    assert await host.ask("hand_over", seat=leader) == ""
    back = await arrive(slow_house, host.room["table"], token=absent.token)
    await all_until((host, back, idle), lambda me: me.chair(leader)["here"] and not me.chair(leader)["held"])
    assert await back.move(back.legal[0]) == ""


@over_sockets
async def test_what_is_no_game_cannot_be_handed_over_paused_or_ended(house: House) -> None:
    host, _ = await seated(house, "duet", 2)
    assert await host.ask("hand_over", seat=0) == "not-playing"
    assert await host.ask("pause") == "not-playing"
    assert await host.ask("resume") == "not-paused"
    assert await host.ask("end") == "not-playing"
    assert await host.ask("rematch") == "not-over"
    assert await host.ask("move", id="m", seen=0, move={"do": "play", "card": "D1"}) == "not-playing"
    assert await host.ask("ready") == "not-between"
    assert await host.ask("nudge", seat=1) == "not-awaited"


@over_sockets
async def test_a_nudge_reaches_the_sockets_of_that_player_and_no_others(house: House) -> None:
    guests = await sit_down(house, "fool", 4)
    host = guests[0]
    if host.view["to_move"] == [0]:
        await host.move(host.legal[0])
    awaited = guests[host.view["to_move"][0]]
    idle = next(each for each in guests[1:] if each is not awaited)
    second = await arrive(house, host.room["table"], token=awaited.token)
    watching = await arrive(house, host.room["table"], token=awaited.token, watch=True)
    watcher = await arrive(house, host.room["table"])
    assert await host.ask("nudge", seat=idle.seat) == "not-awaited"
    assert await host.ask("nudge", seat=9) == "no-such-seat"
    assert await host.ask("nudge", seat=awaited.seat) == ""
    await all_until((awaited, second), lambda me: me.nudges)
    assert await host.ask("nudge", seat=awaited.seat) == ""  # no more often than is polite
    everybody = {*guests, second, watching, watcher}
    await asyncio.gather(*(each.settled() for each in everybody))
    assert [each.nudges for each in (awaited, second)] == [1, 1]
    assert not any(each.nudges for each in everybody - {awaited, second})


# Ending


@pytest.mark.parametrize(("game", "seats"), [("foxy", 3), ("fool", 4)])
def test_a_game_ends_here_when_all_who_play_agree(house: House, game: str, seats: int) -> None:
    @over_sockets
    async def play() -> None:
        guests = await sit_down(house, game, 2, seats=seats)  # bots on the other seats are not asked
        host, other = guests
        watcher = await arrive(house, host.room["table"])
        assert await watcher.ask("end") == "not-seated"
        await host.say("end")
        await all_until((*guests, watcher), lambda me: me.room["ending"] == [0])
        assert await host.ask("end") == ""  # agreeing twice is not two
        await host.say("end", agree=False)
        await all_until(guests, lambda me: me.room["ending"] == [])
        await other.say("end")
        await all_until(guests, lambda me: me.room["ending"] == [1])
        assert host.room["phase"] == "playing"
        await host.say("end")
        await all_until((*guests, watcher), lambda me: me.room["phase"] == "over")
        assert host.room["ended"] == "agreement"
        assert host.room["pledge"] is None
        assert await host.ask("end") == "not-playing"
        assert await host.ask("pause") == "not-playing"
        record = house.record(host.room["game_id"])
        assert json.loads(record)["ended"] == "agreement"
        reading = read(record)
        assert reading.rules.outcome(reading.state) is None

    play()


@over_sockets
async def test_a_move_withdraws_what_was_agreed(house: House) -> None:
    host, other = await sit_down(house, "foxy", 2, seats=2)
    await host.say("end")
    await other.until(lambda me: me.room["ending"] == [0])
    assert await other.move({"do": "estimate", "value": 1}) == ""
    await all_until((host, other), lambda me: me.room["ending"] == [])
    await other.say("end")
    await host.until(lambda me: me.room["ending"] == [1])
    assert host.room["phase"] == "playing"


@over_sockets
async def test_a_game_ends_when_the_only_one_who_has_not_agreed_leaves(house: House) -> None:
    host, other = await sit_down(house, "foxy", 2, seats=2)
    await host.say("end")
    await other.until(lambda me: me.room["ending"] == [0])
    await other.say("leave")
    await all_until((host, other), lambda me: me.room["phase"] == "over")
    assert host.room["ended"] == "agreement"


@over_sockets
async def test_a_game_ends_when_the_only_one_who_has_not_agreed_hands_over(house: House) -> None:
    host, other = await sit_down(house, "foxy", 2, seats=2)
    await host.say("end")
    await other.until(lambda me: me.room["ending"] == [0])
    await other.say("hand_over", seat=other.seat)
    await all_until((host, other), lambda me: me.room["phase"] == "over")
    assert host.room["ended"] == "agreement"


@over_sockets
async def test_in_the_duet_ending_is_the_games_own_offer_to_stop(house: House) -> None:
    host, partner = await sit_down(house, "duet", 2)
    await host.say("end")
    await all_until((host, partner), lambda me: me.view["game"]["offer"] == 0)
    assert partner.room["ending"] == []
    leader = partner if partner.legal else host
    assert await leader.move(leader.legal[0]) == ""
    await all_until((host, partner), lambda me: me.view["game"]["offer"] is None)
    assert await partner.move({"do": "stop"}) == ""  # the same as a move, though nobody lists it
    await host.until(lambda me: me.view["game"]["offer"] == 1)
    await host.say("end")
    await all_until((host, partner), lambda me: me.room["phase"] == "over")
    assert host.room["ended"] == "stopped"
    assert host.view["game"]["table"]["result"] == "stopped"
    record = json.loads(house.record(host.room["game_id"]))
    assert [move["do"] for move in record["moves"]][-2:] == ["stop", "stop"]


@over_sockets
async def test_a_bot_accepts_its_partners_offer_to_stop(house: House) -> None:
    (player,) = await sit_down(house, "duet", 1)
    await player.say("end")
    await player.until(lambda me: me.room["phase"] == "over")
    assert player.room["ended"] == "stopped"


@over_sockets
async def test_a_bot_accepts_its_partners_offer_to_stop_between_rounds(house: House) -> None:
    while True:
        (player,) = await sit_down(house, "duet", 1)
        await player.play_on(random.Random(), until=lambda me: me.room["awaits_ready"] or me.room["phase"] == "over")
        if player.room["phase"] == "playing":
            break
    await player.say("end")
    await player.until(lambda me: me.room["phase"] == "over")
    assert player.room["ended"] == "stopped"


@over_sockets
async def test_a_game_that_is_paused_takes_no_moves_until_it_goes_on(house: House) -> None:
    host, other = await sit_down(house, "foxy", 2, seats=2)
    assert await other.ask("pause") == "not-host"
    await host.say("pause")
    await all_until((host, other), lambda me: me.room["phase"] == "paused")
    assert await host.ask("pause") == "paused"
    for each in (host, other):
        assert await each.move({"do": "estimate", "value": 1}) == "paused"
    assert await other.ask("resume") == "not-host"
    await host.say("resume")
    await all_until((host, other), lambda me: me.room["phase"] == "playing")
    assert await host.ask("resume") == "not-paused"
    assert await other.move({"do": "estimate", "value": 1}) == ""
    assert len(other.view["game"]["sheet"]) == 1


@over_sockets
async def test_bots_rest_while_the_game_is_paused(house: House) -> None:
    (host,) = await sit_down(house, "fool", 1, seats=4)
    await host.until(lambda me: me.legal)
    await host.say("pause")
    await host.until(lambda me: me.room["phase"] == "paused")
    version = host.view["version"]
    await host.say("hand_over", seat=0)
    await host.until(lambda me: me.chair(0)["held"])
    await host.settled()
    assert host.view["game"]["table"]["trick"] == json.loads(host.newest("view"))["game"]["table"]["trick"]
    assert host.view["to_move"] == [0]
    await host.say("resume")
    await host.until(lambda me: me.view["version"] > version + 2 and me.view["to_move"] != [0])


# The next game


@over_sockets
async def test_a_rematch_gathers_the_same_people_each_a_seat_further_for_new_cards(house: House) -> None:
    guests = await sit_down(house, "fool", 3, seats=4)
    first_game = guests[0].room["game_id"]
    hands = [each.view["game"]["hand"] for each in guests]
    assert await guests[0].ask("rematch") == "not-over"
    for each in guests:
        await each.say("end")
    await all_until(guests, lambda me: me.room["phase"] == "over")
    watcher = await arrive(house, guests[0].room["table"])
    assert await watcher.ask("rematch") == "not-seated"
    await guests[1].say("rematch")  # any of those who played
    await all_until(guests, lambda me: me.room["phase"] == "gathering" and me.room["pledge"])
    host = guests[0]
    assert [each.seat for each in guests] == [1, 2, 3]
    assert people(host) == [None, *(each.person for each in guests)]
    assert host.chair(0)["bot"]
    assert host.room["hosting"]
    assert host.room["number"] == 2
    assert host.room["ended"] is None
    assert host.room["game_id"] not in {"", first_game}
    assert await guests[2].ask("rematch") == "not-over"
    for each in guests:
        await each.be_polite()
    await host.say("start")
    await all_until(guests, lambda me: me.room["phase"] == "playing" and me.view["to_move"] and me.view["game"]["hand"])
    assert all(each.view["game"]["viewer"] == seat for seat, each in enumerate(guests, 1))
    assert [each.view["game"]["hand"] for each in guests] != hands
    for each in guests:
        await each.say("end")
    await all_until(guests, lambda me: me.room["phase"] == "over")
    records = [json.loads(house.record(game)) for game in (first_game, host.room["game_id"])]
    assert records[0]["deals"] != records[1]["deals"]
    assert [record["fairness"]["deals"][0]["commitment"] for record in records] == list(
        dict.fromkeys(record["fairness"]["deals"][0]["commitment"] for record in records)
    )
