"""Starting the server and ending it, and what a person at the terminal sees of it."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import uvicorn
from starlette.requests import Request

from foxden.bots import KERNELS
from foxden.core.errors import FoxdenError
from foxden.fast.warming import warm
from foxden.server import logs
from foxden.server.app import application
from foxden.server.door import LONGEST_MESSAGE
from foxden.server.guards import Guards
from foxden.server.http import CarefulHttp
from foxden.server.lobby import Lobby
from foxden.server.settings import Settings
from foxden.server.upgrade import upgrading
from foxden.store import Store

BACKLOG: Final = 2048
SWITCH_INTERVAL: Final = 0.0005
"""Seconds. The storing thread needs Python's lock for moments only; with the usual 5 ms it would wait for it long."""
COLLECT_AFTER: Final = (20_000, 20, 100)
FAREWELL: Final = 3
"""Seconds that connections have to close at the end."""

_log = logging.getLogger(__name__)


class CannotServe(FoxdenError):
    """The server cannot start, for a reason that a person can mend."""


def serve(settings: Settings) -> None:
    """Serve until Ctrl-C or a signal to end."""
    logs.set_up(settings.log, settings.log_level)
    sys.setswitchinterval(SWITCH_INTERVAL)
    # What is there now stays; and what tables are made of is nearly all without cycles. Looking through it takes long.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    if settings.compile_bots and (kernels := [name for names in KERNELS.values() for name in names]):
        warm(*kernels)
    listening = _listen(settings)
    with contextlib.closing(listening):
        runner = asyncio.Runner(loop_factory=_loop_factory())
        with runner:
            runner.run(_serve(settings, listening))


def _loop_factory() -> Any:  # noqa: ANN401 - uvloop's, or none
    try:
        import uvloop  # noqa: PLC0415 - not made for Windows
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(settings: Settings, listening: socket.socket) -> None:
    store = Store(settings.folder(), asyncio.get_running_loop(), full=settings.durable == "full")
    try:
        lobby = Lobby(store, settings)
        guards = Guards(settings)
        port = listening.getsockname()[1]
        own = _Addresses(settings, port)
        config = uvicorn.Config(
            application(lobby, guards, own.for_request),
            http=CarefulHttp,
            ws=upgrading(lobby, guards),  # type: ignore[arg-type]  # uvicorn takes any that makes a protocol
            ws_max_size=LONGEST_MESSAGE,
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=FAREWELL,
            backlog=BACKLOG,
        )
        _log.info("the house opens", extra={"port": port, "lan": settings.lan, "durable": settings.durable})
        server = _Server(config, lambda: own.announce(settings))
        await server.serve(sockets=[listening])
    finally:
        # Moves that were judged are kept before we end.
        store.close()
    _log.info("closed; everything is kept")


class _Server(uvicorn.Server):
    """uvicorn, which tells people where to go once it listens."""

    def __init__(self, config: uvicorn.Config, announce: Any) -> None:  # noqa: ANN401 - a call without arguments
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if not self.should_exit:
            self._announce()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Let uvicorn end in its own time; and do not raise the signal once more, for we have ended well."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()


def _listen(settings: Settings) -> socket.socket:
    host = "0.0.0.0" if settings.lan else "127.0.0.1"  # noqa: S104 - asked for
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    if os.name != "nt":  # there it would let two servers share a port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, settings.port))
        listening.listen(BACKLOG)
    except OSError as problem:
        listening.close()
        if problem.errno in {errno.EADDRINUSE, errno.EACCES}:
            raise CannotServe(
                f"port {settings.port} is not free: another Foxden may be running; --port 0 takes one that is"
            ) from None
        raise
    listening.setblocking(False)
    return listening


class _Addresses:
    """By which addresses this server is reached."""

    def __init__(self, settings: Settings, port: int) -> None:
        self.here = f"http://localhost:{port}"
        self._public = settings.address.rstrip("/")
        lan = _lan_address() if settings.lan else None
        self.lan = None if lan is None else f"http://{lan}:{port}"

    def for_request(self, request: Request) -> str:
        """Give the address to put into links: one that others can use, if there is one."""
        if self._public:
            return self._public
        host = request.headers.get("host", "")
        if self.lan is not None and (not host or host.startswith(("localhost", "127."))):
            return self.lan
        return f"http://{host}" if host else self.here

    def announce(self, settings: Settings) -> None:
        """Tell the person who started us where to go, and take them there."""
        shared = self._public or self.lan
        lines = ["", f"  Foxden is open:  {self.here}"]
        if shared:
            lines.append(f"  for the others:  {shared}")
        print(*lines, "", sep="\n")
        if shared or sys.stdout.isatty():
            from foxden.server.qr import for_terminal  # noqa: PLC0415 - only where one is drawn

            with contextlib.suppress(UnicodeEncodeError):
                print(for_terminal(shared or self.here))
        if not shared:
            print("  Only this machine can join. foxden --lan lets the household in.")
        print(f"  Everything is kept in {settings.folder()}")
        print("  Ctrl-C closes the house; games go on when it opens again.", flush=True)
        if settings.open_browser and _has_screen():
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, self.here)


def _has_screen() -> bool:
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _lan_address() -> str | None:
    """Ask the system which of our addresses leads into the network. Nothing is sent."""
    with contextlib.closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


def data_folder(given: str | None) -> Path:
    """Give the folder where a server keeps its data, from what was given and what is set elsewhere."""
    from foxden.server.settings import settings  # noqa: PLC0415

    return settings({"data": given} if given else {}).folder()
