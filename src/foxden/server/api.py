"""HTTP, for all that is not playing: finding and making tables, being somebody, finished games."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct
from msgspec.structs import replace
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from foxden.core.boxes import standard_box_text
from foxden.core.errors import FoxdenError, Unreadable
from foxden.core.reading import Reader
from foxden.games import GAMES
from foxden.server.describe import Endpoint, Parameter, Problem
from foxden.server.guards import Guards
from foxden.server.lobby import Lobby
from foxden.server.messages import Colour, Name
from foxden.server.people import COOKIE
from foxden.store.sqlite import GameListed
from foxden.table.commands import ClockSeconds, GameOptions
from foxden.table.house import Address, Kept
from foxden.table.refusals import Refusal
from foxden.table.shown import Phase

BoxToRead: TypeAlias = Annotated[dict[str, Raw], Meta(extra={"type": "object"})]
LONGEST_BODY: Final = 256 * 1024
COOKIE_SECONDS: Final = 400 * 86_400
"""The longest that browsers keep one."""
STATUS: Final[dict[str, int]] = {
    "no-such-table": 404,
    "no-such-game": 404,
    "broken-table": 409,
    "too-many-guesses": 429,
    "too-many-people": 429,
    "too-many-tables": 429,
    "too-fast": 429,
    "full-house": 503,
    "not-kept": 503,
    "bad-token": 401,
    "nobody": 401,
    "bad-link": 403,
}


class OpenTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a new table is to be."""

    game: Literal["foxy", "fool", "duet"]
    seats: Annotated[int, Meta(ge=1, le=100_000)] | None = None
    """How many play; the game's usual number if left out."""
    options: GameOptions = {}
    """The game's options; those left out are as in the rulebook."""
    box: BoxToRead | None = None
    """Another deck or board than the standard one, as `foxden box` prints it."""
    clock: ClockSeconds | None = None
    """Seconds for a decision; no clock if left out."""


class TableFound(Struct, frozen=True, kw_only=True):
    """Where a table is."""

    table: str
    """Its secret, for `hello`. Whoever has it can join."""
    code: str
    """The short code, to be read out."""
    link: str
    """The address of its page."""


class TableListed(Struct, frozen=True, kw_only=True):
    """One of my tables."""

    table: str
    code: str
    link: str
    game: str
    over: bool
    """Whether its last game is over."""


class TableSummary(Struct, frozen=True, kw_only=True):
    """What can be told of a table before one sits down."""

    table: str
    code: str
    link: str
    game: str
    phase: Phase
    seats: int
    free: int
    """How many seats are free."""


class Me(Struct, frozen=True, kw_only=True):
    """Who somebody is here."""

    person: str | None
    """As others see it in the chairs; null for one who is not known."""
    name: str
    colour: str


class Myself(Struct, frozen=True, kw_only=True):
    """Who one is from now on."""

    person: str
    name: str
    colour: str
    token: str
    """The secret by which a program shows who it is: in `hello`, or as `Authorization: Bearer …`."""


class Face(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How one wants to be known. What is left out stays."""

    name: Name | None = None
    colour: Colour | None = None


class OwnLink(Struct, frozen=True):
    """How to be the same person on another device."""

    link: str
    """Open it there. Whoever has it can be you, so it is for nobody else."""


class LinkSecret(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of somebody's own link."""

    secret: Annotated[str, Meta(max_length=200)]
    """What stands behind the `#`."""


class Health(Struct, frozen=True):
    """That the server lives."""

    status: str
    """`ok`."""


class Fault(FoxdenError):
    """A request that cannot be answered as wished."""

    def __init__(self, code: str, sentence: str, status: int = 400) -> None:
        self.code = code
        self.status = status
        super().__init__(sentence)


_KEY: Final = Parameter(name="table", about="The table's secret, or its short code.", max_length=64)
_CODE: Final = Parameter(name="code", about="A short code, in any spelling.", max_length=20)
_GAME: Final = Parameter(name="game", about="The id of a finished game, from the room's `game_id`.", max_length=64)
_NOT_FOUND: Final = (404, "There is no such table.")
_GUESSING: Final = (429, "Too many tries that led nowhere.")
_NOBODY: Final = (401, "The request does not say who one is.")
_BAD: Final = (400, "The body is not what is asked for.")
_FAST: Final = (429, "Too many requests.")
_IMPOSSIBLE: Final = (409, "There can be no such table.")
_JSON_BODY: Final = ((413, "The body is too long."), (415, "The body is not JSON."))

_OWN_ENDPOINTS: Final = (
    Endpoint(
        name="open_table",
        method="POST",
        path="/api/tables",
        summary="Open a table. One who is not known yet becomes somebody (a cookie says whom).",
        body=OpenTable,
        answer=TableFound,
        status=201,
        errors=(_BAD, _IMPOSSIBLE, *_JSON_BODY, _FAST, (503, "The server has as many tables as it can hold.")),
    ),
    Endpoint(
        name="find_table",
        method="GET",
        path="/api/codes/{code}",
        summary="Find a table by its short code.",
        parameters=(_CODE,),
        answer=TableFound,
        errors=(_NOT_FOUND, _GUESSING),
    ),
    Endpoint(
        name="see_table",
        method="GET",
        path="/api/tables/{table}",
        summary="Tell what a table is like before one sits down.",
        parameters=(_KEY,),
        answer=TableSummary,
        errors=(_NOT_FOUND, _GUESSING),
    ),
    Endpoint(
        name="table_qr",
        method="GET",
        path="/api/tables/{table}/qr.svg",
        summary="A picture of the table's link, for a telephone's camera.",
        parameters=(_KEY,),
        answer=str,
        media_type="image/svg+xml",
        errors=(_NOT_FOUND, _GUESSING),
    ),
    Endpoint(
        name="who_am_i",
        method="GET",
        path="/api/me",
        summary="Tell who one is.",
        answer=Me,
        errors=(_FAST,),
    ),
    Endpoint(
        name="become_somebody",
        method="POST",
        path="/api/me",
        summary="Become somebody, or change one's name and colour.",
        body=Face,
        answer=Myself,
        errors=(_BAD, *_JSON_BODY, _FAST, (503, "It could not be kept.")),
    ),
    Endpoint(
        name="forget_me",
        method="DELETE",
        path="/api/me",
        summary="Delete everything that is known of one: name, chat, seats, and one's name in finished games.",
        status=204,
        errors=(_NOBODY, _FAST, (503, "It could not be kept.")),
    ),
    Endpoint(
        name="own_link",
        method="GET",
        path="/api/me/link",
        summary="Give the secret link with which one is the same person on another device.",
        answer=OwnLink,
        errors=(_NOBODY, _FAST),
    ),
    Endpoint(
        name="new_own_link",
        method="POST",
        path="/api/me/link",
        summary="Make that link anew; the one before is good no more.",
        answer=OwnLink,
        errors=(_NOBODY, _FAST, (503, "It could not be kept.")),
    ),
    Endpoint(
        name="be_me_here",
        method="POST",
        path="/api/me/here",
        summary="Become the person whose secret link this is, in this browser.",
        body=LinkSecret,
        answer=Myself,
        errors=(_BAD, (403, "The link is not good, or not any more."), *_JSON_BODY, _FAST),
    ),
    Endpoint(
        name="my_tables",
        method="GET",
        path="/api/me/tables",
        summary="List the tables where one has a seat, the newest first.",
        answer=list[TableListed],
        errors=(_FAST,),
    ),
    Endpoint(
        name="my_games",
        method="GET",
        path="/api/me/games",
        summary="List one's finished games, the newest first.",
        answer=list[GameListed],
        errors=(_FAST,),
    ),
    Endpoint(
        name="game_record",
        method="GET",
        path="/api/games/{game}",
        summary="Give the record of a finished game, as foxden replay and foxden verify read it.",
        parameters=(_GAME,),
        answer=dict[str, Any],
        errors=((404, "There is no such game, or it is not over."), _FAST),
    ),
    Endpoint(
        name="standard_box",
        method="GET",
        path="/api/boxes/{game}",
        summary="Give a game's standard deck and board, as foxden box prints it.",
        parameters=(Parameter(name="game", about="`foxy`, `fool` or `duet`.", max_length=20),),
        answer=dict[str, Any],
        errors=((404, "There is no such game."),),
    ),
    Endpoint(
        name="openapi",
        method="GET",
        path="/api/openapi.json",
        summary="This description, for programs.",
        answer=dict[str, Any],
        errors=(_FAST,),
    ),
    Endpoint(name="health", method="GET", path="/healthz", summary="Tell that the server lives.", answer=Health),
    Endpoint(
        name="metrics",
        method="GET",
        path="/metrics",
        summary="Numbers about the server, for Prometheus.",
        answer=str,
        media_type="text/plain",
        errors=((403, "Not for you."),),
    ),
)

_EVERYWHERE: Final = (
    (401, "The token is not known here."),
    (421, "The server is not known by the name in Host."),
)
_WRITING: Final = ((403, "The request comes from another site's page."),)


def _with_common_errors(endpoint: Endpoint) -> Endpoint:
    """Add what any request may be answered with."""
    common = (*_EVERYWHERE, _FAST, *(() if endpoint.method == "GET" else _WRITING))
    known = {status for status, _ in endpoint.errors}
    added = tuple(error for error in common if error[0] not in known)
    return replace(endpoint, errors=tuple(sorted((*endpoint.errors, *added))))


ENDPOINTS: Final = tuple(map(_with_common_errors, _OWN_ENDPOINTS))

_read_open_table: Final = Reader[OpenTable](OpenTable)
_read_face: Final = Reader[Face](Face)
_read_link: Final = Reader[LinkSecret](LinkSecret)
_encode: Final = msgspec.json.Encoder().encode


class Api:
    """The handlers, one for each endpoint, under its name."""

    def __init__(self, lobby: Lobby, guards: Guards, base: Callable[[Request], str]) -> None:
        self._lobby = lobby
        self._guards = guards
        self._base = base
        self._openapi: bytes | None = None

    async def open_table(self, request: Request) -> Response:
        wanted = await _body(request, _read_open_table)
        person, new = self._somebody(request)
        made: asyncio.Future[Address] = asyncio.get_running_loop().create_future()
        try:
            self._lobby.open_table(
                person,
                game=wanted.game,
                seats=wanted.seats,
                options=wanted.options,
                box=wanted.box,
                clock=wanted.clock,
                then=made.set_result,
                failed=made.set_exception,
            )
        except Unreadable as problem:
            raise Fault("bad-table", str(problem), 409) from None
        address = await made
        response = _json(self._found(request, address), 201)
        return self._with_cookie(response, person) if new else response

    async def find_table(self, request: Request) -> Response:
        table = self._lobby.table(request.path_params["code"], self._address(request))
        return _json(self._found(request, table.address))

    async def see_table(self, request: Request) -> Response:
        table = self._lobby.table(request.path_params["table"], self._address(request))
        live, found = table.live, self._found(request, table.address)
        return _json(
            TableSummary(
                table=found.table,
                code=found.code,
                link=found.link,
                game=live.rules.name,
                phase=live.phase,
                seats=len(live.chairs),
                free=sum(chair.free for chair in live.chairs),
            )
        )

    async def table_qr(self, request: Request) -> Response:
        from foxden.server.qr import as_svg  # noqa: PLC0415 - only where one is drawn

        table = self._lobby.table(request.path_params["table"], self._address(request))
        return Response(as_svg(self._found(request, table.address).link), media_type="image/svg+xml")

    async def who_am_i(self, request: Request) -> Response:
        person = self._person(request)
        if person is None:
            return _json(Me(person=None, name="", colour=""))
        face = self._lobby.people.face(person)
        return _json(Me(person=person, name=face.name, colour=face.colour))

    async def become_somebody(self, request: Request) -> Response:
        wanted = await _body(request, _read_face)
        person, _ = self._somebody(request)
        await _kept(lambda then: self._lobby.name(person, wanted.name, wanted.colour, then))
        return self._myself(person)

    async def forget_me(self, request: Request) -> Response:
        person = self._known_person(request)
        await _kept(lambda then: self._lobby.forget(person, then))
        response = Response(status_code=204)
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=self._guards.secure)
        return response

    async def own_link(self, request: Request) -> Response:
        return self._own_link(request, self._known_person(request))

    async def new_own_link(self, request: Request) -> Response:
        person = self._known_person(request)
        await _kept(lambda then: self._lobby.new_link(person, then))
        return self._own_link(request, person)

    async def be_me_here(self, request: Request) -> Response:
        wanted = await _body(request, _read_link)
        person = self._lobby.people.by_link(wanted.secret)
        if person is None:
            raise Fault("bad-link", "This link is not good, or not any more.", 403)
        return self._myself(person)

    async def my_tables(self, request: Request) -> Response:
        person = self._person(request)
        tables = [] if person is None else self._lobby.store.tables_of(person)
        listed = []
        for address, game, over in tables:
            found = self._found(request, address)
            listed.append(TableListed(table=found.table, code=found.code, link=found.link, game=game, over=over))
        return _json(listed)

    async def my_games(self, request: Request) -> Response:
        person = self._person(request)
        return _json([] if person is None else self._lobby.store.games_of(person))

    async def game_record(self, request: Request) -> Response:
        record = self._lobby.store.record_of(request.path_params["game"])
        if record is None:
            raise Fault("no-such-game", "There is no such game, or it is not over.", 404)
        return Response(record, media_type="application/json")

    async def standard_box(self, request: Request) -> Response:
        game = request.path_params["game"]
        if game not in GAMES:
            raise Fault("no-such-game", "There is no such game.", 404)
        return Response(standard_box_text(game), media_type="application/json")

    async def openapi(self, request: Request) -> Response:  # noqa: ARG002 - the same for everybody
        if self._openapi is None:
            from foxden.server.describe import openapi  # noqa: PLC0415 - reads our own sources

            self._openapi = json.dumps(openapi(ENDPOINTS)).encode()
        return Response(self._openapi, media_type="application/json")

    async def health(self, request: Request) -> Response:  # noqa: ARG002 - the same for everybody
        return _json(Health("ok"))

    async def metrics(self, request: Request) -> Response:
        allowed = self._lobby.settings.metrics
        peer = request.client.host if request.client else ""
        # Behind a proxy everybody seems to come from this machine.
        local = self._guards.is_local(peer) and "x-forwarded-for" not in request.headers
        if allowed == "off" or (allowed == "local" and not local):
            raise Fault("not-for-you", "These numbers are for this machine only.", 403)
        from foxden.server.metrics import written  # noqa: PLC0415 - only where somebody counts

        return Response(written(self._lobby), media_type="text/plain; version=0.0.4; charset=utf-8")

    # What they share

    def _address(self, request: Request) -> str:
        return self._guards.address(request.client.host if request.client else "", request.headers)

    def _person(self, request: Request) -> str | None:
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            person = self._lobby.people.by_token(token.strip())
            if person is None:
                raise Refusal("bad-token")
            return person
        return self._lobby.people.by_token(request.cookies.get(COOKIE))

    def _known_person(self, request: Request) -> str:
        person = self._person(request)
        if person is None:
            raise Fault("nobody", "The request does not say who you are.", 401)
        return person

    def _somebody(self, request: Request) -> tuple[str, bool]:
        """Tell who asks, and whether they are somebody new."""
        person = self._person(request)
        return (self._lobby.newcomer(self._address(request)), True) if person is None else (person, False)

    def _found(self, request: Request, address: Address) -> TableFound:
        return TableFound(table=address.key, code=address.code, link=f"{self._base(request)}/t/{address.key}")

    def _own_link(self, request: Request, person: str) -> Response:
        return _json(OwnLink(f"{self._base(request)}/me#{self._lobby.people.link(person)}"))

    def _myself(self, person: str) -> Response:
        face = self._lobby.people.face(person)
        token = self._lobby.people.token(person)
        return self._with_cookie(_json(Myself(person=person, name=face.name, colour=face.colour, token=token)), person)

    def _with_cookie(self, response: Response, person: str) -> Response:
        response.set_cookie(
            COOKIE,
            self._lobby.people.token(person),
            max_age=COOKIE_SECONDS,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self._guards.secure,
        )
        return response


def problem(code: str, text: str, status: int, facts: dict[str, str | int] | None = None) -> Response:
    """Say why a request was not done."""
    return _json(Problem(code=code, text=text, facts=facts or {}), status)


def _json(answer: object, status: int = 200) -> Response:
    return Response(_encode(answer), status, media_type="application/json")


async def _body(request: Request, read: Reader[Any]) -> Any:  # noqa: ANN401 - whatever is read
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Fault("not-json", "Send JSON, and say so: Content-Type: application/json.", 415)
    parts, length = [], 0
    try:
        async for part in request.stream():
            length += len(part)
            if length > LONGEST_BODY:
                raise Fault("too-long", f"A body has at most {LONGEST_BODY:,} bytes.", 413)
            parts.append(part)
    except ClientDisconnect:
        raise Fault("unreadable", "The body broke off.") from None
    try:
        return read(b"".join(parts))
    except Unreadable as unreadable:
        raise Fault("unreadable", str(unreadable)) from None


async def _kept(do: Callable[[Kept], object]) -> None:
    """Do something, and wait until it is kept."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def kept(problem: BaseException | None) -> None:
        if done.cancelled():
            return
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(Refusal("not-kept"))

    do(kept)
    await done


Handler = Callable[[Request], Awaitable[Response]]
