"""What is not played but asked for: people, tables and finished games over HTTP, and who is not let in."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from foxden.record import verify
from tests.cli.running import said
from tests.server.house import Guest, House, all_until, arrive, bearer, open_house, over_sockets, sit_down

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("http") / "data") as house:
        yield house


def problem(answer: httpx.Response) -> tuple[int, str]:
    """Give the status and the code of an answer that says no, and see that it says so in words."""
    said = answer.json()
    assert set(said) == {"code", "text", "facts"}
    assert said["text"]
    return answer.status_code, said["code"]


async def end(*guests: Guest) -> str:
    for each in guests:
        await each.say("end")
    await all_until(guests, lambda me: me.room["phase"] == "over")
    return str(guests[0].room["game_id"])


# Being somebody


def test_one_becomes_somebody_and_changes_name_and_colour(house: House) -> None:
    with house.http() as http:
        assert http.get("/api/me").json() == {"person": None, "name": "", "colour": ""}
        me = http.post("/api/me", json={"name": "Ada"}).json()
        assert http.get("/api/me").json() == {"person": me["person"], "name": "Ada", "colour": ""}
        again = http.post("/api/me", json={"colour": "#00ff00"}).json()
        assert again == {"person": me["person"], "name": "Ada", "colour": "#00ff00", "token": me["token"]}
        http.post("/api/me", json={"name": "", "colour": ""})
        assert http.get("/api/me").json() == {"person": me["person"], "name": "", "colour": ""}
    with house.http(headers=bearer(me["token"])) as program:
        assert program.get("/api/me").json()["person"] == me["person"]
    with house.http(headers=bearer("nobody.nothing")) as stranger:
        for method, path in (("GET", "/api/me"), ("POST", "/api/tables"), ("GET", "/api/me/tables")):
            body = {"game": "fool"} if method == "POST" else None
            assert problem(stranger.request(method, path, json=body)) == (401, "bad-token")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Bo\tand  Zoe ", "Bo and Zoe"),
        ("\u202eevil\u2066", "evil"),
        ("x" * 40, "x" * 24),
        ("\u3164\u2800", ""),
        ("<script>", "<script>"),
    ],
)
def test_names_are_cleaned(house: House, name: str, shown: str) -> None:
    with house.http() as http:
        assert http.post("/api/me", json={"name": name}).json()["name"] == shown


@pytest.mark.parametrize(
    "body",
    [
        b'{"name": 7}',
        b'{"nmae": "Ada"}',
        b'{"colour": "red"}',
        b'{"colour": "#00ff0"}',
        b'{"colour": "#00ff00\\n"}',
        b'{"colour": "#00ff00;"}',
        b'{"name": "%s"}' % (b"x" * 97),
        b"[]",
        b"{",
        b"",
        b"\xff",
        b"[" * 100_000,
    ],
)
def test_a_body_that_is_not_what_is_asked_for_is_refused(house: House, body: bytes) -> None:
    with house.http() as http:
        answer = http.post("/api/me", content=body, headers={"Content-Type": "application/json"})
        assert problem(answer) == (400, "unreadable")
        assert "set-cookie" not in answer.headers


def test_only_json_of_a_reasonable_length_is_read(house: House) -> None:
    with house.http() as http:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "application/jsonp"):
            answer = http.post("/api/me", content=b"{}", headers={"Content-Type": kind})
            assert problem(answer) == (415, "not-json"), kind
        assert http.post(
            "/api/me", content=b"{}", headers={"Content-Type": "Application/JSON; charset=utf-8"}
        ).is_success
        long = b" " * (256 * 1024 + 1)
        assert problem(http.post("/api/tables", content=long, headers={"Content-Type": "application/json"})) == (
            413,
            "too-long",
        )


def test_cookies_are_kept_from_scripts_and_other_sites(house: House) -> None:
    with house.http() as http:
        made = http.post("/api/tables", json={"game": "fool"})
        assert made.status_code == 201
        cookie = made.headers["set-cookie"]
        words = {word.strip().partition("=")[0].lower(): word.strip().partition("=")[2] for word in cookie.split(";")}
        assert "httponly" in words
        assert words["samesite"].lower() == "lax"
        assert words["path"] == "/"
        assert int(words["max-age"]) > 86_400
        assert "domain" not in words
        assert "secure" not in words  # this is not HTTPS
        assert http.get("/api/me").json()["person"]  # whoever opens a table is somebody
        assert "set-cookie" not in http.post("/api/tables", json={"game": "fool"}).headers


def test_behind_tls_cookies_go_over_tls_alone(tmp_path: Any) -> None:
    with open_house(tmp_path / "data", "--address", "https://foxes.example.org") as own, own.http() as http:
        made = http.post("/api/tables", json={"game": "fool"}, headers={"Host": "foxes.example.org"})
        assert "; secure" in made.headers["set-cookie"].lower()
        assert made.json()["link"] == f"https://foxes.example.org/t/{made.json()['table']}"
        origin = {"Host": "foxes.example.org", "Origin": "https://foxes.example.org"}
        assert http.post("/api/me", json={}, headers=origin).is_success


# Tables


def test_a_table_is_found_by_its_code_in_any_spelling(house: House) -> None:
    table = house.open_table("fool")
    with house.http() as http:
        link = f"{house.url}/t/{table.key}"
        found = {"table": table.key, "code": table.code, "link": link}
        for spelled in (table.code, table.code.lower(), f"{table.code[:3]}-{table.code[3:]}", f" {table.code} "):
            assert http.get(f"/api/codes/{spelled}").json() == found
            assert http.get(f"/api/tables/{spelled}").json() == found | {
                "game": "fool",
                "phase": "gathering",
                "seats": 4,
                "free": 4,
            }
        assert http.get(f"/api/tables/{table.key}").json()["code"] == table.code
        assert problem(http.get("/api/codes/AAAAAA")) == (404, "no-such-table")
        assert problem(http.get(f"/api/tables/{table.key[:-1]}")) == (404, "no-such-table")
        assert problem(http.get(f"/api/tables/{table.key.swapcase()}")) == (404, "no-such-table")


@over_sockets
async def test_a_table_is_found_by_its_code_on_a_socket_too(house: House) -> None:
    table = house.open_table("fool")
    for spelled in (table.code.lower(), f"{table.code[:2]} {table.code[2:]}"):
        me = await arrive(house, spelled)
        assert me.room["table"] == table.key


def test_a_tables_link_can_be_photographed(house: House) -> None:
    table = house.open_table("fool")
    with house.http() as http:
        answer = http.get(f"/api/tables/{table.key}/qr.svg")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert "<svg" in answer.text
        assert "<script" not in answer.text
        other = http.get(f"/api/tables/{house.open_table('fool').key}/qr.svg")
        assert other.content != answer.content
        assert problem(http.get("/api/tables/nothing/qr.svg")) == (404, "no-such-table")


@pytest.mark.parametrize(
    ("table", "status", "word"),
    [
        ({"game": "chess"}, 400, "game"),
        ({}, 400, "game"),
        ({"game": "fool", "seats": 3}, 409, "not 3"),
        ({"game": "fool", "seats": 0}, 400, "seats"),
        ({"game": "foxy", "seats": 501}, 409, "500"),
        ({"game": "duet", "options": {"level": 9}}, 409, "level"),
        ({"game": "duet", "options": {"lvl": 1}}, 409, "lvl"),
        ({"game": "duet", "box": {}}, 409, "box"),
        ({"game": "duet", "clock": 0}, 400, "clock"),
        ({"game": "duet", "clock": 1.5}, 400, "clock"),
        ({"game": "duet", "more": 1}, 400, "more"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(
    house: House, table: dict[str, Any], status: int, word: str
) -> None:
    with house.http() as http:
        answer = http.post("/api/tables", json=table)
        assert answer.status_code == status
        assert word in problem(answer)[1] + answer.json()["text"]
        assert http.get("/api/me/tables").json() == []


@over_sockets
async def test_ones_tables_and_games_are_listed_the_newest_first(house: House) -> None:
    host, player = await sit_down(house, "foxy", 2, seats=2)
    first = host.room
    with house.http(headers=bearer(player.token)) as http, house.http() as stranger:
        (listed,) = http.get("/api/me/tables").json()
        assert listed == {
            "table": first["table"],
            "code": first["code"],
            "link": f"{house.url}/t/{first['table']}",
            "game": "foxy",
            "over": False,
        }
        assert problem(stranger.get(f"/api/games/{first['game_id']}")) == (404, "no-such-game")
        assert http.get("/api/me/games").json() == []
        game = await end(host, player)
        assert http.get("/api/me/tables").json()[0]["over"]
        (played,) = http.get("/api/me/games").json()
        assert (played["id"], played["game"]) == (game, "foxy")
        record = stranger.get(f"/api/games/{game}")
        assert record.headers["content-type"] == "application/json"
        assert record.json()["seats"] == ["Guest 0", "Guest 1"]
        verify(record.content)
        await host.say("rematch")
        await all_until((host, player), lambda me: me.room["phase"] == "gathering")
        for each in (host, player):
            await each.be_polite()
        await host.say("start")
        await all_until((host, player), lambda me: me.room["phase"] == "playing" and me.legal)
        second = await end(host, player)
        assert [each["id"] for each in http.get("/api/me/games").json()] == [second, game]
        other = house.open_table("duet")
        me = await arrive(house, other.key, token=player.token)
        await me.say("sit")
        await me.until(lambda me: me.seat == 0)
        assert [each["table"] for each in http.get("/api/me/tables").json()] == [other.key, first["table"]]
        await me.say("leave")
        await me.until(lambda me: me.seat is None)
        assert [each["table"] for each in http.get("/api/me/tables").json()] == [first["table"]]
        for path in ("/api/me/tables", "/api/me/games"):
            assert stranger.get(path).json() == []
        for odd in ("", "x", "%00", "../games", "x" * 3000):
            assert stranger.get(f"/api/games/{odd}").status_code in {404, 414, 400}


def test_a_table_with_a_deck_and_board_of_its_own_is_kept_with_them(tmp_path: Any) -> None:
    box = json.loads(said("box", "duet"))
    box["name"] = "A box of our own"
    left: list[Any] = []

    @over_sockets
    async def before(house: House) -> None:
        guests = await sit_down(house, "duet", 2, box=box)
        assert guests[0].room["box"] == box
        left.extend((guests[0].room["table"], [each.token for each in guests]))

    @over_sockets
    async def after(house: House) -> None:
        guests = [await arrive(house, left[0], token=token) for token in left[1]]
        assert guests[0].room["box"] == box
        await all_until(guests, lambda me: me.view)
        record = house.record(await end(*guests))
        assert json.loads(record)["box"] == box
        verify(record)

    with open_house(tmp_path / "data") as own:
        before(own)
        assert own.close() == 0
        own.open()
        after(own)


# Being forgotten


@over_sockets
async def test_who_wants_to_be_forgotten_is_nowhere_any_more(house: House) -> None:
    host, player = await sit_down(house, "fool", 2, seats=4)
    with house.http(headers=bearer(player.token)) as http:
        http.post("/api/me", json={"name": "Rumpel Stiltskin"})
        link = http.get("/api/me/link").json()["link"].partition("#")[2]
        await player.say("say", text="Nobody knows my name.")
        await host.until(lambda me: me.said)
        first = await end(host, player)
        assert b"Rumpel" in house.record(first)
        await host.say("rematch")
        await all_until((host, player), lambda me: me.room["phase"] == "gathering")
        for each in (host, player):
            await each.be_polite()
        await host.say("start")
        await all_until((host, player), lambda me: me.room["phase"] == "playing" and me.view["to_move"])
        second = await arrive(house, host.room["table"], token=player.token)
        seat = player.room["seat"]
        before = verify(house.record(first))

        forgotten = http.delete("/api/me")
        assert forgotten.status_code == 204
        assert "foxden=" in forgotten.headers["set-cookie"]
        for each in (player, second):
            await each.until_closed()
            assert each.closed is not None
            assert each.closed["code"] == "forgotten"
            assert each.close_code == 1000
        await host.until(lambda me: me.chair(seat)["bot"])
        assert player.person not in json.dumps(host.room)
        assert http.get("/api/me/tables").json() == []
        assert http.get("/api/me/games").json() == []
        assert http.get("/api/me").json()["name"] == ""
        assert http.post("/api/me/here", json={"secret": link}).status_code in {200, 403}
        record = house.record(first)
        assert b"Rumpel" not in record
        assert json.loads(record)["seats"][1] == "Somebody"
        assert verify(record) == before  # without the name every shuffle and the seal still fit
        late = await arrive(house, host.room["table"])
        await late.settled()
        assert not late.lines
        assert not any(b"Rumpel" in data or b"Nobody knows" in data for data in late.everything)
    game = await end(host)
    assert b"Rumpel" not in house.record(game)
    database = house.data / "foxden.sqlite3"
    for file in (database, database.with_name(database.name + "-wal")):
        if file.exists():
            assert b"Rumpel" not in file.read_bytes()
            assert b"Nobody knows my name" not in file.read_bytes()
    assert "Rumpel" not in house.logged()
    with house.http() as stranger:
        assert problem(stranger.delete("/api/me")) == (401, "nobody")


@over_sockets
async def test_a_host_who_is_forgotten_leaves_another_host(house: House) -> None:
    host, player = await sit_down(house, "foxy", 2, seats=2)
    with house.http(headers=bearer(host.token)) as http:
        assert http.delete("/api/me").status_code == 204
    await player.until(lambda me: me.room["host"] == player.person)
    assert host.person not in json.dumps(player.room)


@over_sockets
async def test_who_is_forgotten_after_the_game_gets_no_seat_in_the_next(house: House) -> None:
    host, player = await sit_down(house, "foxy", 2, seats=2)
    await end(host, player)
    with house.http(headers=bearer(player.token)) as http:
        assert http.delete("/api/me").status_code == 204
    await player.until_closed()
    await host.say("rematch")
    await host.until(lambda me: me.room["phase"] == "gathering")
    assert player.person not in json.dumps(host.room)


# Who is not let in

OTHER_SITES: list[dict[str, str]] = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": ""},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]


@pytest.mark.parametrize("headers", OTHER_SITES, ids=str)
def test_another_sites_page_changes_nothing_here(house: House, headers: dict[str, str]) -> None:
    with house.http() as http:
        http.post("/api/me", json={})
        for method, path, body in (
            ("POST", "/api/me", {"name": "Evil"}),
            ("POST", "/api/tables", {"game": "fool"}),
            ("POST", "/api/me/link", None),
            ("DELETE", "/api/me", None),
        ):
            answer = http.request(method, path, headers=headers, json=body)
            assert problem(answer) == (403, "other-site")
            assert "access-control-allow-origin" not in answer.headers
        assert http.get("/api/me").json()["name"] == ""


@pytest.mark.parametrize("headers", OTHER_SITES, ids=str)
def test_another_sites_page_opens_no_socket_here(house: House, headers: dict[str, str]) -> None:
    @over_sockets
    async def play() -> None:
        address = f"ws://127.0.0.1:{house.port}/api/socket"
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, additional_headers=headers)
        assert refused.value.response.status_code == 403

    play()


def test_no_socket_is_opened_under_a_name_that_is_not_ours(house: House) -> None:
    with socket.create_connection(("127.0.0.1", house.port), timeout=10) as raw:
        raw.sendall(
            b"GET /api/socket HTTP/1.1\r\nHost: evil.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        assert raw.recv(4096).startswith(b"HTTP/1.1 403 ")


@over_sockets
async def test_our_own_page_opens_sockets(house: House) -> None:
    table = house.open_table("fool")
    own = {"Origin": house.url, "Sec-Fetch-Site": "same-origin"}
    me = await arrive(house, table.key, headers=own)
    assert me.room
    with pytest.raises(InvalidStatus) as refused:
        await connect(f"ws://127.0.0.1:{house.port}/api/elsewhere")
    assert refused.value.response.status_code == 404
    with house.http(headers=own) as http:
        assert http.post("/api/me", json={}).is_success


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8420", "foxden.evil.example", "", "[::1"])
def test_a_name_that_is_not_ours_is_not_answered(house: House, host: str) -> None:
    with house.http() as http:
        answer = http.get("/api/me", headers={"Host": host})
        assert answer.status_code in {421, 400}
        if answer.status_code == 421:
            assert problem(answer) == (421, "unknown-host")


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:8420", "127.0.0.1", "[::1]:8420", "192.168.1.7", "fox.local", "nas"]
)
def test_names_that_can_only_be_ours_are_answered(house: House, host: str) -> None:
    with house.http() as http:
        assert http.get("/api/me", headers={"Host": host}).status_code == 200


# What every answer says


def test_every_answer_tells_the_browser_our_rules(house: House) -> None:
    table = house.open_table("fool")
    with house.http() as http:
        answers = [
            http.get("/"),
            http.get(f"/t/{table.key}"),
            http.get("/me"),
            http.get("/api/me"),
            http.get("/healthz"),
            http.get("/nothing"),
            http.get("/api/openapi.json"),
            http.get(f"/api/tables/{table.key}/qr.svg"),
            http.post("/api/me", content=b"{"),
            http.put("/api/me"),
            http.get("/api/me", headers={"Host": "evil.example"}),
            http.post("/api/me", json={}, headers={"Origin": "https://evil.example"}),
        ]
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, answer
        policy = answer.headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; script-src 'self';")
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["cache-control"] in {"no-store", "no-cache"}
        assert "server" not in answer.headers


def test_a_wrong_method_is_told_the_right_ones(house: House) -> None:
    with house.http() as http:
        for method in ("PUT", "PATCH", "OPTIONS"):
            answer = http.request(method, "/api/me")
            assert problem(answer) == (405, "wrong-method")
            assert {name.strip() for name in answer.headers["allow"].split(",")} >= {"GET", "POST", "DELETE"}
        assert problem(http.get("/api/nothing")) == (404, "not-found")
        head = http.head("/healthz")
        assert (head.status_code, head.content) == (200, b"")
        assert http.get("/healthz").json() == {"status": "ok"}


def test_numbers_are_for_this_machine(house: House) -> None:
    with house.http() as http:
        numbers = http.get("/metrics")
        assert numbers.status_code == 200
        assert "foxden_moves_total" in numbers.text
        assert "foxden_sockets" in numbers.text
        # A proxy on this machine asks for others.
        assert problem(http.get("/metrics", headers={"X-Forwarded-For": "192.0.2.7"})) == (403, "not-for-you")


def test_a_request_that_is_no_http_harms_nobody(house: House) -> None:
    with socket.create_connection(("127.0.0.1", house.port), timeout=10) as raw:
        raw.sendall(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 this is not for you\r\n\r\n")
        while raw.recv(4096):
            pass
    with house.http() as http:
        assert http.get("/healthz").is_success
