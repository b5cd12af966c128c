"""Routes and wiring: the ASGI application, and what stands before every request."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from foxden.server import page
from foxden.server.api import ENDPOINTS, STATUS, Api, Fault, Handler, problem
from foxden.server.guards import HEADERS, Guards
from foxden.server.lobby import Lobby
from foxden.table.refusals import REFUSALS, Refusal

SAFE_METHODS: Final = {"GET", "HEAD", "OPTIONS"}
_log = logging.getLogger(__name__)


def application(lobby: Lobby, guards: Guards, base: Callable[[Request], str]) -> ASGIApp:
    """Put the server's HTTP together."""
    api = Api(lobby, guards, base)
    by_path: dict[str, dict[str, Handler]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = getattr(api, endpoint.name)
    routes = [Route(path, _by_method(handlers), methods=list(handlers)) for path, handlers in by_path.items()]
    app = Starlette(
        routes=routes + page.routes(),
        exception_handlers={
            Refusal: _refused,
            Fault: _fault,
            HTTPException: _http_problem,
            Exception: _our_fault,
        },
        lifespan=_lifespan(lobby),
    )
    return _Threshold(app, lobby, guards)


def _by_method(handlers: dict[str, Handler]) -> Handler:
    """Give one handler for a path, so that a wrong method is told all the right ones."""

    async def handle(request: Request) -> Response:
        return await handlers["GET" if request.method == "HEAD" else request.method](request)

    return handle


def _lifespan(lobby: Lobby) -> Callable[[Starlette], contextlib.AbstractAsyncContextManager[None]]:
    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:  # noqa: ARG001 - Starlette's
        keeping = asyncio.create_task(lobby.keep_house())
        try:
            yield
        finally:
            keeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await keeping
            lobby.close()

    return lifespan


async def _refused(request: Request, refused: Exception) -> Response:  # noqa: ARG001 - Starlette's
    assert isinstance(refused, Refusal)
    return problem(refused.code, str(refused), STATUS.get(refused.code, 400), refused.facts)


async def _fault(request: Request, fault: Exception) -> Response:  # noqa: ARG001 - Starlette's
    assert isinstance(fault, Fault)
    return problem(fault.code, str(fault), fault.status)


async def _http_problem(request: Request, wrong: Exception) -> Response:  # noqa: ARG001 - Starlette's
    assert isinstance(wrong, HTTPException)
    code = {404: "not-found", 405: "wrong-method"}.get(wrong.status_code, "bad-request")
    response = problem(code, wrong.detail, wrong.status_code)
    response.headers.update(wrong.headers or {})
    return response


async def _our_fault(request: Request, wrong: Exception) -> Response:  # noqa: ARG001 - logged by who raised it
    return problem("fault", "Something went wrong here.", 500)


class _Threshold:
    """What every request passes: other sites' requests stay out, nobody asks too often, browsers are told our rules."""

    def __init__(self, app: ASGIApp, lobby: Lobby, guards: Guards) -> None:
        self._app = app
        self._lobby = lobby
        self._guards = guards

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(raw=message["headers"])
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
                message["headers"] = headers.raw
            await send(message)

        refusal = self._why_not(scope)
        if refusal is not None:
            await refusal(scope, receive, send_with_headers)
            return
        try:
            await self._app(scope, receive, send_with_headers)
        except Exception:  # noqa: BLE001 - logged here, without what is secret in it
            # The client has been answered; what is in the request is not for the log.
            _log.exception("a request could not be handled", extra={"method": scope["method"]})
            self._lobby.house.tally.refusals["fault"] += 1

    def _why_not(self, scope: Scope) -> Response | None:
        headers = Headers(scope=scope)
        peer = scope["client"][0] if scope.get("client") else ""
        if not self._guards.knows_host(headers.get("host", "")):
            return problem("unknown-host", "This server is not known by this name.", 421)
        if scope["method"] not in SAFE_METHODS and (reason := self._guards.why_not(headers)) is not None:
            _log.info("a request was refused: %s", reason)
            return problem("other-site", "This request comes from another site's page.", 403)
        if not self._lobby.requests.take(self._guards.address(peer, headers)):
            self._lobby.house.tally.refusals["too-fast"] += 1
            return problem("too-fast", REFUSALS["too-fast"], 429)
        return None
