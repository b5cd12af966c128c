"""The page is light: what it takes to come from nothing to a game is measured as it crosses the line."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.async_api import expect

import foxden
from foxden.games import GAMES
from tests.browser.visiting import PHONE, Visitor, in_browser, visitors, words
from tests.server.house import House

MOST_SCRIPT: Final = 120_000
MOST: Final = 300_000
"""Bytes; they hold for the home page and a game together, of which any first load is a part."""
MOST_FILES: Final = 40
_BUILT: Final = Path(foxden.__file__).parent / "_web"


@dataclass
class Load:
    """All that a page has asked for, by address."""

    bytes: dict[str, int] = field(default_factory=dict)
    """As they came over the line, with headers."""
    encoding: dict[str, str] = field(default_factory=dict)
    keeping: dict[str, str] = field(default_factory=dict)

    def of(self, ending: str) -> int:
        return sum(size for name, size in self.bytes.items() if name.endswith(ending))

    @property
    def whole(self) -> int:
        return sum(self.bytes.values())

    def heaviest(self) -> str:
        sizes = sorted(self.bytes.items(), key=lambda each: -each[1])
        return ", ".join(f"{name.rsplit('/', 1)[-1]} {size:,}" for name, size in sizes[:12])


async def weigh(visitor: Visitor, house: House) -> Load:
    """Weigh from now on what this visitor's page is sent."""
    load = Load()
    names: dict[str, str] = {}
    session = await visitor.context.new_cdp_session(visitor.page)

    def responded(event: dict[str, Any]) -> None:
        response = event["response"]
        headers = {name.lower(): value for name, value in response["headers"].items()}
        name = names[event["requestId"]] = response["url"].removeprefix(house.url)
        load.encoding[name] = headers.get("content-encoding", "")
        load.keeping[name] = headers.get("cache-control", "")

    def finished(event: dict[str, Any]) -> None:
        name = names.get(event["requestId"], "")
        load.bytes[name] = load.bytes.get(name, 0) + int(event["encodedDataLength"])

    session.on("Network.responseReceived", responded)
    session.on("Network.loadingFinished", finished)
    await session.send("Network.enable")
    return load


@pytest.mark.parametrize("game", GAMES)
@in_browser
async def test_from_nothing_to_a_game_it_takes_little(house: House, game: str) -> None:
    say = words("en")
    async with visitors(house) as come:
        ada = await come(PHONE)
        load = await weigh(ada, house)
        await ada.page.goto("/")
        offer = ada.page.get_by_role("article", name=say(f"name-{game}"), exact=True)
        await expect(offer).to_be_visible()
        await ada.page.wait_for_load_state("networkidle")
        home = load.of(".js"), load.whole
        await offer.get_by_role("button", name=say("play-now")).click()
        await ada.page.wait_for_url(re.compile(r"/t/[^#]+$"))
        await expect(ada.page.get_by_role("heading", level=1, name=say(f"name-{game}"))).to_be_visible()
        await ada.page.wait_for_load_state("networkidle")

        script, whole = load.of(".js"), load.whole
        print(f"home {home[0]:,} of script, {home[1]:,} in all; with {game} {script:,} and {whole:,}")
        assert 0 < home[0] < script <= MOST_SCRIPT, load.heaviest()
        assert whole <= MOST, load.heaviest()

        assert len(load.bytes) <= MOST_FILES, "each file has headers and a wait of its own"

        assets = [name for name in load.bytes if name.startswith("/assets/")]
        for name in assets:
            assert re.search(r"-[\w-]{8}\.\w+$", name), f"{name} has no hash in its name"
            assert "immutable" in load.keeping[name], name
            assert load.encoding[name] == "br" or name.endswith((".woff2", ".png")), name
        assert not {name for name in load.bytes if name.endswith((".js", ".css", ".woff2"))} - set(assets)

        # Where there is no TLS, as in a household, other browsers take gzip only.
        zipped = [_BUILT / f"{name[1:]}.gz" for name in assets if name.endswith(".js")]
        assert sum(file.stat().st_size for file in zipped) <= MOST_SCRIPT


@in_browser
async def test_who_comes_back_loads_nothing_twice(house: House) -> None:
    async with visitors(house) as come:
        ada = await come(PHONE)
        await ada.page.goto("/")
        await ada.page.wait_for_load_state("networkidle")
        load = await weigh(ada, house)
        await ada.page.goto("/about")
        await ada.page.goto("/")
        await ada.page.wait_for_load_state("networkidle")
        again = {name: size for name, size in load.bytes.items() if name.startswith("/assets/") and size}
        about = {name for name in again if re.search(r"/(about|About)-", name)}
        assert set(again) <= about | {name for name in again if name.endswith(".css")}, again
