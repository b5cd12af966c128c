"""People in a real Chromium: each in a browser context of their own, watched for everything that must not happen.

`@in_browser` runs a test that awaits, on the one loop that Playwright lives on. In it `visitors(house)` lets people
come:

    @in_browser
    async def test_something(house: House) -> None:
        async with visitors(house) as come:
            ada = await come(PHONE, language="fr")
            await ada.page.goto("/")
            await ada.look("home")  # a screenshot, axe-core, nothing clipped or sideways

`words(language)` gives the sentences of the page, by their ids, for who looks for something in another language:

    say = words("fr")
    await ada.page.get_by_role("button", name=say("settings")).click()
"""

from __future__ import annotations

import asyncio
import functools
import json
import os
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    Response,
    async_playwright,
    expect,
)

from tests.browser.finder import find
from tests.locale.catalogs import LANGUAGES, words
from tests.node import NODE, WEB
from tests.server.house import House

__all__ = ["DESKTOP", "LANGUAGES", "PHONE", "SIZES", "TABLET", "Come", "Visitor", "in_browser", "visitors", "words"]

P = ParamSpec("P")
T = TypeVar("T")
Size = tuple[int, int]

PHONE: Final[Size] = (360, 740)
TABLET: Final[Size] = (820, 1180)
DESKTOP: Final[Size] = (1440, 900)
SIZES: Final = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
SCREENS: Final = Path(os.environ.get("FOXDEN_SCREENS", Path(__file__).parents[2] / ".screens"))
"""Where the run leaves its screenshots."""
PATIENCE: Final = 30_000
"""Milliseconds after which something that should appear will not."""
expect.set_options(timeout=PATIENCE)

_AXE: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
_STANDARDS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


class Browsing:
    """The one browser of a test run, and the loop that it lives on."""

    def __init__(self) -> None:
        self._runner = asyncio.Runner()
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self._runner.run(work)

    async def browser(self) -> Browser:
        if self._browser is None:
            os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(NODE)  # Playwright's own wants a library that bare machines lack
            self._playwright = await async_playwright().start()
            found = find(self._playwright.chromium.executable_path)
            self._browser = await self._playwright.chromium.launch(
                executable_path=found.path, args=found.flags, env={**os.environ, **found.env}
            )
        return self._browser

    def close(self) -> None:
        if self._browser is not None:
            self._runner.run(self._browser.close())
        if self._playwright is not None:
            self._runner.run(self._playwright.stop())
        self._runner.close()


browsing = Browsing()


def in_browser(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run a test that awaits on the browser's loop."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        browsing.run(test(*args, **kwargs))

    return run


class Visitor:
    """Somebody at a browser. Whatever goes wrong in it is kept, and makes the test fail at its end."""

    def __init__(self, house: House, context: BrowserContext, page: Page) -> None:
        self.page = page
        self.context = context
        self.wrong: list[str] = []
        self.expected: list[str] = []
        """Beginnings of complaints that belong to the test, such as a line that it cuts."""
        here = re.compile(rf"(https?|wss?)://(localhost|127\.0\.0\.1):{house.port}/|data:|blob:")

        # What is preloaded but not used within some seconds only tells that the machine was busy.
        def said(message: ConsoleMessage) -> None:
            if message.type in {"error", "warning"} and "preloaded using link preload but not used" not in message.text:
                self.wrong.append(f"console: {message.text}")

        def asked(request: Request) -> None:
            if not here.match(request.url):
                self.wrong.append(f"request to another host: {request.url}")

        def given(response: Response) -> None:
            if response.status >= 500:
                self.wrong.append(f"{response.status} for {response.url}")

        page.on("console", said)
        page.on("pageerror", lambda error: self.wrong.append(f"fault: {error}"))
        context.on("request", asked)
        context.on("response", given)

    async def play(self, game: str, **how: Any) -> str:
        """Make a table and begin there, with bots on all other seats, without clicking. Give the table's address."""
        await self.page.goto("/about")
        table = await self.page.evaluate(_OPEN_TABLE, {"game": game, **how})
        await self.page.goto(f"/t/{table}#bots")
        await self.page.wait_for_url(f"**/t/{table}")  # which it is once the bots sit
        return f"/t/{table}"

    async def still(self) -> None:
        """Wait until what moves has arrived."""
        await self.page.evaluate(_STILL)

    def complaints(self) -> list[str]:
        return [each for each in self.wrong if not any(re.search(known, each) for known in self.expected)]

    async def look(self, name: str, *, axe: bool = True) -> None:
        """Keep a picture of the screen; see that nobody is shut out and nothing lies beyond its edges."""
        SCREENS.mkdir(parents=True, exist_ok=True)
        await self.still()
        await self.page.screenshot(path=SCREENS / f"{name}.png", full_page=True)
        wide, here = await self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= here, f"{name}: one has to scroll sideways ({wide} > {here})"
        small = await self.page.evaluate(_SMALL_TARGETS)
        assert not small, f"{name}: targets below 44 px: {small}"
        if axe:
            await self.page.evaluate(_AXE.read_text("utf-8"))
            found = await self.page.evaluate(
                "standards => axe.run(document, {runOnly: standards, resultTypes: ['violations']})", _STANDARDS
            )
            violations = [
                {"rule": each["id"], "where": [node["html"][:200] for node in each["nodes"]], "why": each["help"]}
                for each in found["violations"]
            ]
            assert not violations, f"{name}: {json.dumps(violations, indent=1)}"


_OPEN_TABLE: Final = """async (table) => {
  const post = (path, body) =>
    fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  await post("/api/me", {});
  return (await (await post("/api/tables", table)).json()).table;
}"""
_STILL: Final = """async () => {
  const frame = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const moving = () =>
    document.getAnimations().filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime));
  for (let round = 0; round < 5; round += 1) {
    await frame();
    if (moving().length === 0) return;
    const late = new Promise((done) => setTimeout(done, 1000));
    await Promise.race([late, Promise.allSettled(moving().map((each) => each.finished))]);
  }
}"""
_SMALL_TARGETS: Final = """() => [...document.querySelectorAll("button, a[href], input, select, summary")]
  .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .filter((element) => !element.closest("p, li > a, [data-inline]") || element.tagName === "BUTTON")
  .map((element) => element.labels?.[0] && element.type !== "text" ? element.labels[0] : element)
  .map((element) => [element.getBoundingClientRect(), element.outerHTML.slice(0, 120)])
  .filter(([box]) => box.width > 1 && box.height > 1 && (box.width < 43.5 || box.height < 43.5))
  .map(([box, html]) => `${box.width.toFixed()}x${box.height.toFixed()} ${html}`)"""

Come = Callable[..., Awaitable[Visitor]]


@asynccontextmanager
async def visitors(house: House) -> AsyncIterator[Come]:
    """Let people come to a house; at the end see that nothing went wrong in any of their browsers."""
    browser = await browsing.browser()
    came: list[Visitor] = []

    async def come(size: Size = PHONE, *, language: str = "en", **how: Any) -> Visitor:
        touch = size[0] < DESKTOP[0]
        context = await browser.new_context(
            base_url=house.url,
            viewport={"width": size[0], "height": size[1]},
            locale="en-GB" if language == "en" else f"{language}-{language.upper()}",
            has_touch=touch,
            is_mobile=touch,
            **how,
        )
        context.set_default_timeout(PATIENCE)
        visitor = Visitor(house, context, await context.new_page())
        came.append(visitor)
        return visitor

    try:
        yield come
        for visitor in came:
            assert not visitor.complaints(), visitor.complaints()
    finally:
        for visitor in came:
            await visitor.context.close()
