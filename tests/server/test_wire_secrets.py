"""Nothing hidden goes over the wire: all that the server sent during whole games is searched, and could be otherwise.

Searched: each message is compared with the truth at its moment, which the server's own log tells afterwards. Could be
otherwise: from what a viewer may know other worlds are imagined, in which the same bytes would have been sent.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, cast

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from foxden.core.seats import WATCHER, Seat, Viewer
from foxden.games import GAMES, duet, fool, foxy
from foxden.games.duet.box import GIFT, rank_of
from foxden.games.duet.state import Gave, Played, Swapped
from foxden.games.foxy.box import SHOWN
from foxden.games.foxy.state import in_box
from foxden.store import Store
from foxden.table.chat import Chat
from foxden.table.commands import Move
from foxden.table.entries import AnyEntry, Dealt, Mixed, Moved, Opened, Pledged, Sat, Started
from foxden.table.house import Address, Face, House, Kept, KeptGame, KeptLine, Letter
from foxden.table.live import Live, Pledge, after, next_deal, opened
from foxden.table.showing import Around, Presence, room, seen
from foxden.table.shown import Room, Seen
from foxden.table.table import Table
from tests.server.house import Guest, bearer, open_house, some_move
from tests.server.house import House as Server
from tests.server.house import arrive as arrive_at

VIEWS: dict[str, type[msgspec.Struct]] = {"foxy": foxy.View, "fool": fool.View, "duet": duet.View}
Show = Callable[..., Seen]
ShowRoom = Callable[..., Room]
_encode = msgspec.json.encode


class Wire:
    """Stands between clients and the server, and keeps every byte that the server sends."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.port = 0
        self.tapes: list[bytearray] = []
        """One for each connection, in their order."""

    @contextlib.asynccontextmanager
    async def tapped(self) -> AsyncIterator[Wire]:
        listening = await asyncio.start_server(self._relay, "127.0.0.1", 0)
        self.port = listening.sockets[0].getsockname()[1]
        async with listening:
            yield self

    async def _relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        tape = bytearray()
        self.tapes.append(tape)
        to_reader, to_writer = await asyncio.open_connection("127.0.0.1", self._server.port)
        await asyncio.gather(_pass_on(reader, to_writer, bytearray()), _pass_on(to_reader, writer, tape))

    async def arrive(self, table: str, **hello: Any) -> tuple[Guest, bytearray]:
        before = len(self.tapes)
        guest = await arrive_at(cast("Server", self), table, **hello)
        return guest, self.tapes[before]


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, tape: bytearray) -> None:
    with contextlib.suppress(ConnectionError):
        while data := await reader.read(65536):
            tape += data
            writer.write(data)
            await writer.drain()
    with contextlib.suppress(ConnectionError):
        writer.close()


@dataclass
class Heard:
    """What one connection was sent."""

    role: str
    viewer: Viewer
    program: bool
    messages: list[bytes]
    tape: bytearray
    tokens: list[str]
    """That it may have been told: its own."""


@dataclass
class Evening:
    """One whole game, all that was sent during it, and the truth at each moment."""

    game: str
    record: bytes
    log: list[AnyEntry]
    heard: list[Heard] = field(default_factory=list)
    http: list[tuple[str, bytes]] = field(default_factory=list)
    """What was asked for while the game went on, and the answer, headers and all."""
    tokens: list[str] = field(default_factory=list)

    def lives(self) -> list[Live]:
        """Give the table after each entry; the one of version n is the nth, from 1."""
        first = self.log[0]
        assert isinstance(first, Opened)
        lives = [opened(first)]
        for entry in self.log[1:]:
            lives.append(after(lives[-1], entry))
        return lives

    def secrets(self) -> set[str]:
        """Give what nobody is told while the game goes on: what the shuffles came from."""
        found = {entry.secret for entry in self.log if isinstance(entry, Pledged)}
        return found | {entry.value for entry in self.log if isinstance(entry, Mixed)}


TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("foxy", 3, {}),
    ("foxy", 3, {"announce_last": True, "fox": "cat"}),
    ("fool", 4, {}),
    ("duet", 2, {}),
    ("duet", 2, {"level": 2}),
)


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]}-{'-'.join(map(str, table[2].values()))}")
def evening(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Evening:
    game, seats, options = request.param
    folder = tmp_path_factory.mktemp("wire")
    with open_house(folder / "data") as server:
        past = asyncio.run(_play(server, game, seats, options))

    async def read_log() -> list[AnyEntry]:
        store = Store(folder / "data", asyncio.get_running_loop(), full=False)
        try:
            return store.log_of(1)
        finally:
            store.close()

    past.log = asyncio.run(read_log())
    return past


async def _play(server: Server, game: str, seats: int, options: dict[str, Any]) -> Evening:
    table = await asyncio.to_thread(lambda: server.open_table(game, seats=seats, options=options))
    rng = random.Random(f"{game} {options}")
    past = Evening(game, b"", [])
    async with Wire(server).tapped() as wire:
        guests: list[Guest] = []

        async def come(role: str, viewer: Viewer, tokens: list[str], **hello: Any) -> Guest:
            guest, tape = await wire.arrive(table.key, **hello)
            guests.append(guest)
            tokens = tokens or [guest.token]
            past.tokens += tokens
            program = hello.get("program", False)
            past.heard.append(Heard(role, viewer, program, guest.everything, tape, tokens))
            return guest

        one = await come("host", Seat(0), [table.token], token=table.token, name="One")
        other = await come("player, a program", Seat(1), [], name="Other", program=True)
        for seat, each in enumerate((one, other)):
            await each.say("sit", seat=seat)
            await each.until(lambda me, seat=seat: me.seat == seat)  # type: ignore[misc]
        token = other.token
        await come("watcher", WATCHER, [])
        await come("watcher, a program", WATCHER, [], program=True)
        await come("second tab", Seat(0), [table.token], token=table.token)
        await come("watching tab", WATCHER, [table.token], token=table.token, watch=True)
        await come("watching tab of a program", WATCHER, [token], token=token, watch=True, program=True)
        if seats > 2:
            await one.say("add_bot")
        await one.until(lambda me: all(chair["bot"] or chair["person"] for chair in me.room["chairs"]))
        await one.be_polite()
        await other.be_polite()
        await one.say("start")
        await one.until(lambda me: me.view)
        await other.until(lambda me: me.view)

        halfway = one.view["version"] + 20
        await asyncio.gather(*(_play_on(each, rng, halfway) for each in (one, other)))
        await other.leave()
        other = await come("player who came back", Seat(1), [token], token=token, program=True)
        await come("latecomer", WATCHER, [], name="Late")
        past.http += await asyncio.to_thread(_asked, server, one, table.token)
        await asyncio.gather(*(_play_on(each, rng, None) for each in (one, other)))
        for each in guests:
            if each.close_code is None:
                await each.until(lambda me: me.room["phase"] == "over")
                await each.settled()
            await each.leave()
        past.record = await asyncio.to_thread(server.record, one.room["game_id"])
    return past


async def _play_on(guest: Guest, rng: random.Random, until: int | None) -> None:
    """Play, until there is a view of at least this version or the game is over."""

    def done(me: Guest) -> bool:
        return bool(me.room["phase"] == "over" or (until is not None and me.view["version"] >= until))

    while not done(guest):
        heard = len(guest.everything)
        await guest.be_polite()
        if guest.legal and guest.room["phase"] == "playing" and not done(guest):
            assert await guest.move(some_move(guest.legal, rng)) == ""
        if not guest.legal and not done(guest):
            await guest.until(lambda me, heard=heard: len(me.everything) > heard or done(me))  # type: ignore[misc]


def _asked(server: Server, guest: Guest, token: str) -> list[tuple[str, bytes]]:
    """Ask for all that HTTP tells about a table and its people."""
    table, game = guest.room["table"], guest.room["game_id"]
    paths = [f"/api/tables/{table}", f"/api/codes/{guest.room['code']}", f"/api/games/{game}", f"/t/{table}"]
    paths += [
        f"/api/tables/{table}/qr.svg",
        "/api/me",
        "/api/me/tables",
        "/api/me/games",
        "/metrics",
        "/api/openapi.json",
    ]
    found = []
    with server.http() as http:
        for headers in ({}, bearer(token)):
            for path in paths:
                answer = http.get(path, headers=headers)
                found.append((path, str(answer.headers.raw).encode() + answer.content))
                if path.startswith("/api/games/"):
                    assert answer.status_code == 404
    return found


# By search


def all_in(value: Any) -> Iterator[Any]:
    """Give each text and number in a JSON value, keys too; but for the options, of which one is named like a card."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key != "options":
                yield key
                yield from all_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from all_in(inner)
    else:
        yield value


def cards_of(rules: Any) -> set[str]:
    """Give every card that can be in this game."""
    match rules.name:
        case "foxy":
            return {*SHOWN, foxy.FOX}
        case "duet":
            return set(rules.box.paws)
        case _:
            return {card for stock in rules.box.stocks.values() for card in stock.deck}


def may_be_seen(live: Live, viewer: Viewer, *, program: bool) -> set[str]:
    """Tell, from the whole truth, which cards may be in what a viewer is shown now."""
    state = live.state
    if live.rules.name == "foxy":
        over = len(state.rows) == len(state.deck)
        return set(state.deck if over else state.deck[len(state.rows) : len(state.rows) + 1])
    own = set() if viewer == WATCHER or not state.hands else set(state.hands[viewer])
    if live.rules.name == "fool":
        own |= {played.card for trick in (state.trick, state.last) for played in trick}
        own |= {card for hand in state.left for card in hand}  # laid open at the end of a round
        return own | ({played.card for trick in state.tricks for played in trick} if program else set())
    own |= {*state.trick, state.decree, *(played.card for played in state.last)}
    if viewer != WATCHER:
        own.add(state.given[viewer])
    for event in state.log if program else ():
        match event:
            case Gave(cards) if viewer != WATCHER:
                own |= set(cards)
            case Played(_, card):
                own.add(card)
            case Swapped(_, card, decree):
                own |= {card, decree}
    return own - {None}


def sheet_of(state: foxy.State, seat: int) -> list[dict[str, Any]]:
    """Give what a seat has written so far."""
    written = [in_box(row, Seat(seat)) for row in (*state.rows, state.row)]
    return [json.loads(_encode(move)) for move in written if move is not None]


def search(live: Live, viewer: Viewer, data: bytes, *, program: bool) -> None:
    """Look for anything in a view that its viewer may not know."""
    game = json.loads(data)["game"]
    found = {each for each in all_in(game) if isinstance(each, str)} & cards_of(live.rules)
    assert found <= may_be_seen(live, viewer, program=program), found
    if live.rules.name != "foxy":
        if not program:
            assert game["seen"] == []
        return
    own = [] if viewer == WATCHER else sheet_of(live.state, viewer)
    assert game["sheet"] == own
    if live.phase != "over":
        announced = json.loads(_encode(live.state.announced)) if live.options.announce_last else []
        assert game["table"]["announced"] == announced
        left = {**game, "sheet": [], "table": {**game["table"], "announced": []}}
        numbers = {each for each in all_in(left) if isinstance(each, int)}
        usual = {0, 99, viewer, live.state.seats, len(live.state.rows) + 1, *range(live.state.seats), True}
        assert numbers <= usual, numbers
        assert game["reveal"] is None


def test_no_message_holds_what_its_viewer_may_not_know(evening: Evening) -> None:
    lives = evening.lives()
    looked_at = 0
    for heard in evening.heard:
        for data in heard.messages:
            if json.loads(data)["kind"] == "view":
                live = lives[json.loads(data)["version"] - 1]
                search(live, heard.viewer, data, program=heard.program)
                looked_at += 1
            else:
                texts = {each for each in all_in(json.loads(data)) if isinstance(each, str)}
                assert not texts & cards_of(lives[0].rules)
    assert looked_at > 100


def test_no_byte_tells_what_the_shuffles_come_from_or_who_somebody_is(evening: Evening) -> None:
    assert len(evening.secrets()) >= 3
    for heard in evening.heard:
        assert heard.tape.startswith(b"HTTP/1.1 101 ")
        for data in heard.messages:
            assert data in heard.tape, "the tape has all that was heard"
        for secret in evening.secrets():
            assert secret.encode() not in heard.tape
        for token in evening.tokens:
            told = token.encode() in heard.tape or token.partition(".")[2].encode() in heard.tape
            assert not told or token in heard.tokens
    cards = cards_of(evening.lives()[0].rules)
    for path, answer in evening.http:
        for secret in (*evening.secrets(), *evening.tokens):
            assert secret.encode() not in answer, path
        if "openapi" not in path:
            assert not any(b'"%b"' % card.encode() in answer for card in cards), path


def test_people_are_shown_no_finished_tricks_and_programs_are(evening: Evening) -> None:
    if evening.game == "foxy":
        assert not any(b'"seen"' in data for heard in evening.heard for data in heard.messages)
        return
    for heard in evening.heard:
        views = [json.loads(data)["game"] for data in heard.messages if json.loads(data)["kind"] == "view"]
        assert any(view["seen"] for view in views) == heard.program, heard.role


# By imagination

PLEDGED_OTHERWISE = "00" * 32


def other_world(live: Live, viewer: Viewer, rng: random.Random) -> Live:
    """Imagine a table of which this viewer knows the same. What the shuffles come from is other than it was, too."""
    state = live.rules.imagine(live.rules.view(live.state, viewer), rng)
    return _with_other_secrets(replace(live, state=state))


def _with_other_secrets(live: Live) -> Live:
    pledge = live.pledge
    if pledge is not None:
        given = tuple(None if value is None else "77" * 16 for value in pledge.randomness)
        pledge = Pledge(pledge.deal, PLEDGED_OTHERWISE, pledge.commitment, given)
    fair = tuple(replace(told, secret=PLEDGED_OTHERWISE, randomness=(None,) * len(live.chairs)) for told in live.fair)
    return replace(live, pledge=pledge, fair=fair)


def assert_could_be_otherwise(
    show: Show, live: Live, viewer: Viewer, data: bytes, rng: random.Random, *, program: bool
) -> None:
    """Require that a viewer would have been sent these bytes in another world, too."""
    assert _encode(show(live, viewer, {}, program=program)) == data
    other = other_world(live, viewer, rng)
    assert _encode(show(other, viewer, {}, program=program)) == data


def around(watchers: int = 1) -> Around:
    return Around(
        Address(1, "key", "CODE23"), Presence({"p0"}, {"p1"}, watchers, lambda person: Face(person, "")), None
    )


def assert_room_could_be_otherwise(show: ShowRoom, live: Live, viewer: Viewer, rng: random.Random) -> None:
    seat = None if viewer == WATCHER else Seat(viewer)
    other = _with_other_secrets(live) if live.state is None else other_world(live, viewer, rng)
    assert _encode(show(live, "p0", seat, around())) == _encode(show(other, "p0", seat, around()))


def test_every_view_that_was_sent_would_be_sent_in_other_worlds_too(evening: Evening) -> None:
    rng = random.Random(11)
    lives = evening.lives()
    others, done = 0, set()
    for heard in evening.heard:
        for data in heard.messages:
            version = json.loads(data).get("version", 0)
            key = version, heard.viewer, heard.program, data
            if json.loads(data)["kind"] != "view" or key in done:
                continue
            done.add(key)
            live = lives[version - 1]
            assert_could_be_otherwise(seen, live, heard.viewer, data, rng, program=heard.program)
            assert_room_could_be_otherwise(room, live, heard.viewer, rng)
            if heard.program:
                told = msgspec.convert(json.loads(data)["game"], VIEWS[evening.game], strict=False)
                assert told == live.rules.view(live.state, heard.viewer)
            others += other_world(live, heard.viewer, rng).state != live.state
    assert others > 40, "the other worlds are other worlds"


# Two tables that differ in what one player has chosen in secret


class QuickKeeper:
    """Says that it has kept, at once when the loop comes round."""

    def append(self, table: int, entries: list[bytes], kept: Kept) -> None:  # noqa: ARG002
        asyncio.get_running_loop().call_soon(kept, None)

    def keep_line(self, table: int, line: KeptLine, kept: Kept) -> None:  # noqa: ARG002
        raise AssertionError("nobody talks here")

    def seated(self, table: int, people: Any) -> None:
        pass

    def touch(self, table: int, at: int, *, over: bool) -> None:
        pass

    def keep_game(self, table: int, game: KeptGame) -> None:
        pass


class Ear:
    """Somebody at a table, who hears."""

    def __init__(self, person: str, *, watching: bool = False, program: bool = False) -> None:
        self.person = person
        self.watching = watching
        self.program = program
        self.heard: list[bytes] = []

    def tell(self, letter: Letter) -> None:
        self.heard.append(letter.data)


def beginning(game: str, seats: int, seed: int) -> list[AnyEntry]:
    """Give the log of a game that has just been dealt, the same for the same seed."""
    rng = random.Random(seed)
    log: list[AnyEntry] = [Opened(at=0, game=game, host="p0", seats=seats, options=Raw(b"{}"))]
    log += [Sat(at=0, person=f"p{seat}", seat=seat) for seat in range(seats)]
    log += [Pledged(at=0, deal=0, secret=rng.randbytes(32).hex(), game_id="a-game-of-theirs"), Started(at=0)]
    live = opened(cast("Opened", log[0]))
    for entry in log[1:]:
        live = after(live, entry)
    log.append(Dealt(at=0, deal=Raw(live.rules.spell(next_deal(live)).encode())))
    if game == "duet":
        log.append(Pledged(at=0, deal=1, secret=rng.randbytes(32).hex(), game_id="a-game-of-theirs"))
    return log


def folded(log: list[AnyEntry]) -> Live:
    live = opened(cast("Opened", log[0]))
    for entry in log[1:]:
        live = after(live, entry)
    return live


async def heard_at(log: list[AnyEntry], moves: list[tuple[int, dict[str, Any]]], deaf: int) -> list[list[bytes]]:
    """Let these moves be made at a table, one after the other; give what all hear but the seat with the secret."""
    house = House(
        keeper=QuickKeeper(),
        face=lambda person: Face(person, ""),
        rng=random.Random(0),
        bot_pace=0,
        now=lambda: 0,
        failed=lambda table: pytest.fail(f"table {table} was not kept"),
    )
    table = Table(Address(1, "key", "CODE23"), house, log, Chat([]))
    seats = len(table.live.chairs)
    players = [Ear(f"p{seat}", program=bool(seat % 2)) for seat in range(seats)]
    others = [
        Ear("w"),
        Ear("w2", program=True),
        Ear(f"p{deaf}", watching=True),
        Ear(f"p{deaf}", watching=True, program=True),
    ]
    for ear in (*players, *others):
        table.enter(ear)
    for number, (seat, move) in enumerate(moves):
        command = Move(id=f"m{number}", seen=table.live.version, move=Raw(json.dumps(move).encode()))
        table.hear(players[seat], command)
        assert not any(b'"refused"' in data for data in players[seat].heard), players[seat].heard[-1]
        # Until all is shown, however busy this machine is.
        while table._waiting or table._showing is not None:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
    table.sleep()
    return [ear.heard for ear in (*players, *others) if ear is not players[deaf]]


@pytest.mark.parametrize("seed", range(5))
def test_foxy_whatever_somebody_writes_all_others_hear_the_same(seed: int) -> None:
    log = beginning("foxy", 3, seed)
    secrets = [{"value": 0}, {"value": 99}, {"value": 5, "circled": True}, {"value": 99, "circled": True}]
    rounds = []
    for secret in secrets:
        moves = [
            (1, {"do": "estimate", **secret}),
            (0, {"do": "estimate", "value": 3}),
            (2, {"do": "estimate", "value": 4}),
        ]
        moves += [(2, {"do": "estimate", "value": 9}), (1, {"do": "estimate", "value": 8})]
        rounds.append(asyncio.run(heard_at(log, moves, deaf=1)))
    assert all(heard == rounds[0] for heard in rounds)
    assert all(len(each) >= 3 for each in rounds[0])


def with_a_gift(seed: int) -> Iterator[list[AnyEntry]]:
    """Give the log of a Duet whose leader has just played a Gift, if these cards are so."""
    log = beginning("duet", 2, seed)
    live = folded(log)
    for card in live.state.hands[live.state.leader]:
        if rank_of(card) == GIFT:
            play = Raw(live.rules.spell(duet.Play(card)).encode())
            yield [*log, Moved(at=0, seat=live.state.leader, move=play, id="x")]


def test_duet_whatever_card_is_chosen_as_a_gift_the_others_hear_the_same() -> None:
    logs = [log for seed in range(12) for log in with_a_gift(seed)]
    assert len(logs) > 5
    for log in logs:
        state = folded(log).state
        assert state.asked == "give"
        leader = state.leader
        gifts = [[(leader, {"do": "give", "card": card})] for card in state.hands[leader]]
        rounds = [asyncio.run(heard_at(log, moves, deaf=leader)) for moves in gifts]
        assert all(heard == rounds[0] for heard in rounds)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", ["fool", "duet"])
def test_two_deals_that_differ_in_others_hands_are_the_same_to_a_seat(game: str, seed: int) -> None:
    live = folded(beginning(game, 4 if game == "fool" else 2, seed))
    rng = random.Random(seed)
    for seat in (Seat(0), Seat(1)):
        for program in (False, True):
            data = _encode(seen(live, seat, {}, program=program))
            assert_could_be_otherwise(seen, live, seat, data, rng, program=program)


# The checks have teeth


def shows_the_whole_memory(live: Live, viewer: Viewer, left: dict[int, float], *, program: bool) -> Seen:  # noqa: ARG001
    """Forget that people are not programs."""
    return seen(live, viewer, left, program=True)


def shows_the_next_seats_hand(live: Live, viewer: Viewer, left: dict[int, float], *, program: bool) -> Seen:
    """Take the wrong seat."""
    seat = Seat(0) if viewer == WATCHER else Seat((viewer + 1) % len(live.chairs))
    return seen(live, seat, left, program=program)


def hidden_number(live: Live) -> int:
    """Give a number that follows from what nobody else may know: where the Fox lies, or how high the hands are."""
    state = live.state
    if live.rules.name == "foxy":
        return state.deck.index(foxy.FOX) if state.deck else 0
    return sum(int(re.sub(r"\D", "", card) or 0) * (seat + 1) for seat, hand in enumerate(state.hands) for card in hand)


def tells_how_high_the_cards_are(live: Live, viewer: Viewer, left: dict[int, float], *, program: bool) -> Seen:
    """Hide it where nobody searches."""
    view = seen(live, viewer, left, program=program)
    return replace(view, to_move=(*view.to_move, hidden_number(live)))


def shows_a_card_that_has_gone_by(live: Live, viewer: Viewer, left: dict[int, float], *, program: bool) -> Seen:
    view = seen(live, viewer, left, program=program)
    if live.rules.name != "foxy" or not live.state.rows or live.phase == "over":
        return view
    return replace(view, game=replace(view.game, table=replace(view.game.table, card=live.state.deck[0])))


def room_with_the_secret(live: Live, person: str, seat: Seat | None, about: Around) -> Room:
    shown = room(live, person, seat, about)
    return shown if live.pledge is None else replace(shown, game_id=live.pledge.secret)


def room_with_a_tell(live: Live, person: str, seat: Seat | None, about: Around) -> Room:
    """Let something around the game depend on what is hidden in it."""
    shown = room(live, person, seat, about)
    return shown if live.state is None else replace(shown, watchers=hidden_number(live) % 2)


def found_by_search(lives: list[Live], show: Show) -> bool:
    for live in lives:
        for viewer in (Seat(0), WATCHER):
            if live.state is not None and live.phase == "playing":
                try:
                    search(live, viewer, _encode(show(live, viewer, {}, program=False)), program=False)
                except AssertionError:
                    return True
    return False


def found_by_imagination(lives: list[Live], show: Show) -> bool:
    rng = random.Random(5)
    for live in lives:
        for viewer in (Seat(0), WATCHER):
            if live.state is not None and live.phase == "playing":
                data = _encode(show(live, viewer, {}, program=False))
                try:
                    assert_could_be_otherwise(show, live, viewer, data, rng, program=False)
                except AssertionError:
                    return True
    return False


def room_found(lives: list[Live], show: ShowRoom) -> bool:
    rng = random.Random(6)
    for live in lives:
        try:
            assert_room_could_be_otherwise(show, live, WATCHER, rng)
        except AssertionError:
            return True
    return False


def test_leaks_are_found(evening: Evening) -> None:
    lives = evening.lives()
    assert not found_by_search(lives, seen)
    assert not found_by_imagination(lives, seen)
    assert not room_found(lives, room)
    assert found_by_search(lives, shows_the_next_seats_hand)
    assert found_by_imagination(lives, shows_the_next_seats_hand)
    assert found_by_imagination(lives, tells_how_high_the_cards_are)
    assert room_found(lives, room_with_the_secret)
    assert room_found(lives, room_with_a_tell)
    if evening.game == "foxy":
        assert found_by_search(lives, shows_a_card_that_has_gone_by)
        assert found_by_imagination(lives, shows_a_card_that_has_gone_by)
    else:
        assert found_by_search(lives, shows_the_whole_memory)


def test_every_game_is_listened_to() -> None:
    assert {game for game, _, _ in TABLES} == set(GAMES)
