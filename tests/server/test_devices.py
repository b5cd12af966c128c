"""One person on several devices, programs beside people, and what each connection is shown."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator

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
    sit_down,
    stranger,
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("devices") / "data") as house:
        yield house


def awaited(guests: list[Guest]) -> Guest:
    seat: int = guests[0].view["to_move"][0]
    return guests[seat]


@over_sockets
async def test_two_devices_show_the_same_hand_and_either_may_move(house: House) -> None:
    guests = await sit_down(house, "fool", 4)
    one = awaited(guests)
    two = await arrive(house, one.room["table"], token=one.token)
    await two.until(lambda me: me.view)
    assert two.newest("view") == one.newest("view")
    assert two.newest("room") == one.newest("room")
    assert two.view["game"]["hand"]
    assert two.welcome["person"] == one.person
    assert two.welcome["token"] is None  # a secret is told once
    card = two.legal[0]
    assert await two.move(card) == ""
    await one.until(lambda me: me.view["game"]["table"]["trick"])
    await two.settled()
    await one.settled()
    assert one.newest("view") == two.newest("view")
    assert one.view["game"]["table"]["trick"] == [{"seat": one.seat, "card": card["card"]}]
    # The seat is there as long as one of its devices is.
    await one.leave()
    other = next(each for each in guests if each is not one)
    await other.settled()
    assert other.chair(one.room["seat"])["here"]
    await two.leave()
    await other.until(lambda me: not me.chair(one.room["seat"])["here"])


@pytest.mark.parametrize(("game", "seats"), [("foxy", 3), ("fool", 4), ("duet", 2)])
def test_a_watching_device_of_a_player_sees_what_a_stranger_sees_to_the_byte(
    house: House, game: str, seats: int
) -> None:
    @over_sockets
    async def play() -> None:
        guests = await sit_down(house, game, 2, seats=seats)
        watching = await arrive(house, guests[0].room["table"], token=guests[0].token, watch=True)
        other = await arrive(house, guests[0].room["table"])
        pair = (watching, other)
        await all_until(pair, lambda me: me.view)
        assert watching.room["seat"] is None
        assert watching.person == guests[0].person
        rng = random.Random(3)
        await asyncio.gather(
            *(
                each.play_on(rng, until=lambda me: me.room["phase"] == "over" or me.view["version"] > 40)
                for each in guests
            )
        )
        await asyncio.gather(*(each.settled() for each in (*guests, *pair)))
        seen: list[dict[int, bytes]] = []
        for each in pair:
            views = [data for data in each.everything if json.loads(data)["kind"] == "view"]
            seen.append({json.loads(data)["version"]: data for data in views})
            assert {json.loads(data)["game"]["viewer"] for data in views} == {"watcher"}
            assert not any(json.loads(data)["game"]["legal"] for data in views)
            assert not any(json.loads(data)["game"].get("hand") for data in views)
        both = seen[0].keys() & seen[1].keys()
        assert len(both) > 3
        assert all(seen[0][version] == seen[1][version] for version in both)
        assert guests[0].view["game"]["viewer"] == 0

    play()


@over_sockets
async def test_a_token_from_a_welcome_makes_the_same_person_and_another_does_not(house: House) -> None:
    (host,) = await company(house, "duet", 1)
    new = await arrive(house, host.room["table"], name="Ada")
    assert new.welcome["token"]
    assert new.welcome["protocol"] == 1
    again = await arrive(house, host.room["table"], token=new.token)
    assert again.person == new.person
    assert again.welcome["name"] == "Ada"
    other = await arrive(house, host.room["table"])
    assert other.person not in {host.person, new.person}
    assert other.welcome["name"] == ""


@pytest.mark.parametrize(
    "spoil",
    [
        lambda token: token[:-1] + ("a" if token[-1] != "a" else "b"),
        lambda token: token.partition(".")[0],
        lambda token: token.partition(".")[0] + ".",
        lambda token: "x" + token,
        lambda token: token + "\u00e9",
        lambda token: "." + token.partition(".")[2],
    ],
)
def test_a_token_that_we_did_not_make_is_refused(house: House, spoil: Callable[[str], str]) -> None:
    @over_sockets
    async def play() -> None:
        (host,) = await company(house, "duet", 1)
        door = await stranger(house)
        assert await door.refused("hello", table=host.room["table"], token=spoil(host.token)) == "bad-token"
        # One may try again on the same socket.
        await door.say("hello", table=host.room["table"], token=host.token)
        await door.until(lambda me: me.room)
        assert door.person == host.person

    play()


@over_sockets
async def test_a_cookie_says_who_one_is_and_a_token_counts_more(house: House) -> None:
    (host,) = await company(house, "duet", 1)
    with house.http() as http:
        me = http.post("/api/me", json={"name": "Cookie"})
        cookie = {"Cookie": f"other=1; foxden={me.cookies['foxden']}; last=2"}
    by_cookie = await arrive(house, host.room["table"], headers=cookie)
    assert by_cookie.person == me.json()["person"]
    assert by_cookie.welcome["token"] is None
    both = await arrive(house, host.room["table"], headers=cookie, token=host.token)
    assert both.person == host.person
    spoiled = await arrive(house, host.room["table"], headers={"Cookie": "foxden=0123456789abcdef.nonsense"})
    assert spoiled.person not in {by_cookie.person, host.person, "0123456789abcdef"}
    assert spoiled.welcome["token"]


@over_sockets
async def test_a_name_and_a_colour_reach_everybody_at_once(house: House) -> None:
    host, player, watcher = await company(house, "fool", 3)
    await player.say("sit", seat=1)
    await all_until((host, player, watcher), lambda me: me.chair(1)["person"])
    await player.say("say", text="Here I am.")
    with house.http(headers=bearer(player.token)) as http:
        assert http.post("/api/me", json={"name": "Zoe", "colour": "#c2410c"}).status_code == 200
    await all_until((host, player, watcher), lambda me: me.chair(1)["name"] == "Zoe")
    assert watcher.chair(1)["colour"] == "#c2410c"
    again = await arrive(house, host.room["table"], token=player.token, name="Zoë")
    assert again.welcome["name"] == "Zoë"
    assert again.welcome["colour"] == "#c2410c"
    await all_until((host, player, watcher), lambda me: me.chair(1)["name"] == "Zoë")
    late = await arrive(house, host.room["table"])
    await late.until(lambda me: me.lines)
    assert late.lines[0]["name"] == "Zoë"  # names are not kept with what was said
    assert late.lines[0]["seat"] == 1


@over_sockets
async def test_a_name_that_is_changed_elsewhere_reaches_the_tables_where_one_has_a_seat(house: House) -> None:
    host, player = await company(house, "fool", 2)
    await player.say("sit", seat=1)
    await host.until(lambda me: me.chair(1)["person"])
    await player.leave()
    await host.until(lambda me: not me.chair(1)["here"])
    with house.http(headers=bearer(player.token)) as http:
        http.post("/api/me", json={"name": "From afar"})
    await host.until(lambda me: me.chair(1)["name"] == "From afar")


@over_sockets
async def test_everybody_is_told_who_is_a_program(house: House) -> None:
    host, person = await company(house, "duet", 2)
    program = await arrive(house, host.room["table"], program=True)
    await person.say("sit", seat=0)
    await program.say("sit", seat=1)
    await all_until((host, person, program), lambda me: all(chair["person"] for chair in me.room["chairs"]))
    for each in (host, person, program):
        assert [chair["program"] for chair in each.room["chairs"]] == [False, True]
    await program.leave()
    await host.until(lambda me: not me.chair(1)["program"])


@pytest.mark.parametrize(("game", "seats"), [("fool", 4), ("duet", 2)])
def test_programs_are_given_the_rounds_memory_and_people_are_not(house: House, game: str, seats: int) -> None:
    @over_sockets
    async def play() -> None:
        guests = await sit_down(house, game, seats)
        table = guests[0].room["table"]
        others = [
            await arrive(house, table, token=guests[0].token, program=True),
            await arrive(house, table, program=True),
            await arrive(house, table),
            await arrive(house, table, token=guests[0].token, program=True, watch=True),
        ]
        own_program, watching_program, watcher, own_watching_program = others
        rng = random.Random(1)
        done = lambda me: len(me.view["game"]["last"]) == seats  # noqa: E731
        await asyncio.gather(*(each.play_on(rng, until=done) for each in guests))
        await asyncio.gather(*(each.settled() for each in (*guests, *others)))
        for each in (*guests, watcher):
            views = [json.loads(data) for data in each.everything if json.loads(data)["kind"] == "view"]
            assert [view["game"]["seen"] for view in views] == [[]] * len(views)
        for each in (own_program, watching_program, own_watching_program):
            assert each.view["game"]["seen"]
        assert {**own_program.view["game"], "seen": []} == guests[0].view["game"]
        assert {**watching_program.view["game"], "seen": []} == watcher.view["game"]
        assert own_watching_program.newest("view") == watching_program.newest("view")

    play()


@over_sockets
async def test_foxy_remembers_for_nobody(house: House) -> None:
    guests = await sit_down(house, "foxy", 2, seats=2)
    program = await arrive(house, guests[0].room["table"], token=guests[0].token, program=True)
    for turn in (1, 2, 3):
        for each in guests:
            await each.until(lambda me, turn=turn: me.view["game"]["table"]["turn"] == turn)  # type: ignore[misc]
            await each.move({"do": "estimate", "value": turn})
    await all_until((*guests, program), lambda me: me.view["game"]["table"]["turn"] == 4)
    assert program.newest("view") == guests[0].newest("view")
    assert "seen" not in program.view["game"]
    assert program.view["game"]["reveal"] is None


# Another device, by one's own secret link


@over_sockets
async def test_ones_own_link_makes_one_the_same_person_on_another_device(house: House) -> None:
    (host,) = await company(house, "duet", 1)
    with house.http(headers=bearer(host.token)) as http, house.http() as telephone:
        link = http.get("/api/me/link").json()["link"]
        assert link.startswith(f"{house.url}/me#")
        assert http.get("/api/me/link").json()["link"] == link
        became = telephone.post("/api/me/here", json={"secret": link.partition("#")[2]})
        assert became.status_code == 200
        assert became.json()["person"] == host.person
        assert became.json()["name"] == "Guest 0"
        there = await arrive(house, host.room["table"], headers={"Cookie": f"foxden={telephone.cookies['foxden']}"})
        assert there.person == host.person
        assert there.room["hosting"]
        assert telephone.get("/api/me").json()["person"] == host.person


def test_an_old_link_is_good_no_more_once_a_new_one_is_made(house: House) -> None:
    with house.http() as http, house.http() as telephone:
        assert http.get("/api/me/link").status_code == 401
        assert http.post("/api/me/link").status_code == 401
        me = http.post("/api/me", json={"name": "Linked"}).json()
        old = http.get("/api/me/link").json()["link"].partition("#")[2]
        made = http.post("/api/me/link")
        assert made.status_code == 200
        new = made.json()["link"].partition("#")[2]
        assert new != old
        assert http.get("/api/me/link").json()["link"].partition("#")[2] == new
        for bad in (old, new[:-1], "", ".", "..", f"{me['person']}.1.", f"{me['person']}.2.{new.rpartition('.')[2]}"):
            refused = telephone.post("/api/me/here", json={"secret": bad})
            assert (refused.status_code, refused.json()["code"]) == (403, "bad-link"), bad
            assert "set-cookie" not in refused.headers
        assert telephone.post("/api/me/here", json={"secret": new}).json()["person"] == me["person"]
        assert me["token"] not in new  # a link is one thing, a token another
