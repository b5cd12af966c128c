"""The page that people see, as the build left it in the package: read once, and served with how long it may be kept."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from foxden.core.errors import FoxdenError

FOLDER: Final = Path(__file__).parents[1] / "_web"
PLACES: Final = ("/", "/t/{table}", "/me", "/about", "/rules/{game}")
"""Where one and the same file shows different things."""
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
HINTS: Final = "hints.json"
"""By place and by language, what a browser will need first: the page's build writes it."""
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""The best one first."""


class NotBuilt(FoxdenError):
    """The package holds no page."""

    def __init__(self) -> None:
        super().__init__("the page has not been built; `python3 make.py run` builds it")


def routes(folder: Path = FOLDER) -> list[Route]:
    """Give a route for each file of the page, and for each place where the page is shown."""
    if not (folder / "index.html").is_file():
        raise NotBuilt
    served = [path for path in sorted(folder.rglob("*")) if path.suffix in KINDS]
    index = _File.read(folder / "index.html", "no-cache")
    hints: dict[str, dict[str, str]] = json.loads((folder / HINTS).read_bytes())
    found = [Route(place, _shown(index, hints.get(place, {})), methods=["GET"]) for place in PLACES]
    for path in served:
        name = path.relative_to(folder).as_posix()
        # What has its content's hash in its name never changes.
        keeping = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
        found.append(Route(f"/{name}", _shown(_File.read(path, keeping)), methods=["GET"]))
    return found


@dataclass(frozen=True, slots=True)
class _File:
    kind: str
    headers: dict[str, str]
    bodies: dict[str, bytes]
    """By encoding; as it is under the empty one."""

    @classmethod
    def read(cls, path: Path, keeping: str) -> _File:
        content = path.read_bytes()
        compressed = {name: path.with_name(path.name + ending) for name, ending in ENCODINGS.items()}
        bodies = {name: file.read_bytes() for name, file in compressed.items() if file.is_file()}
        tag = f'"{hashlib.sha256(content).hexdigest()[:24]}"'
        headers = {"cache-control": keeping, "etag": tag, "vary": "accept-encoding"}
        return cls(KINDS[path.suffix], headers, {**bodies, "": content})

    def answer(self, request: Request) -> Response:
        if request.headers.get("if-none-match") == self.headers["etag"]:
            return Response(status_code=304, headers=self.headers)
        accepted = request.headers.get("accept-encoding", "")
        wanted = {each.split(";")[0].strip() for each in accepted.split(",") if not each.endswith("q=0")}
        encoding = next((name for name in ENCODINGS if name in wanted and name in self.bodies), "")
        headers = self.headers | ({"content-encoding": encoding} if encoding else {})
        return Response(self.bodies[encoding], media_type=self.kind, headers=headers)


def _shown(file: _File, hints: Mapping[str, str] | None = None) -> Callable[[Request], Awaitable[Response]]:
    async def show(request: Request) -> Response:
        response = file.answer(request)
        if hints:
            response.headers["link"] = hints[_language(request, hints)]
        return response

    return show


def _language(request: Request, known: Mapping[str, str]) -> str:
    """Guess which words the page will ask for. A browser names the languages that it wants in their order."""
    wanted = request.headers.get("accept-language", "").lower().split(",")
    guesses = (each.split(";")[0].strip().split("-")[0] for each in wanted)
    return next((guess for guess in guesses if guess in known), next(iter(known)))
