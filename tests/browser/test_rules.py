"""The rules in the page: a page for each game, and the help at a table, which opens where it is needed."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.async_api import Page, WebSocket, expect

from tests.browser.visiting import LANGUAGES, PHONE, SIZES, in_browser, visitors
from tests.server.house import House

GAMES = ("foxy", "fool", "duet")
MESSAGE_ID = re.compile(r"\b(?:rules|name|refusal)-[a-z]+(?:-[a-z]+)*\b")
"""What stands on the screen where there are no words for something."""


@pytest.mark.parametrize("game", GAMES)
@in_browser
async def test_a_page_in_every_language_and_size(house: House, game: str) -> None:
    titles = {"en": "Rules of ", "fr": "Règles de ", "it": "Regole di "}
    async with visitors(house) as come:
        for language in LANGUAGES:
            visitor = await come(PHONE, language=language)
            page = visitor.page
            await page.goto(f"/rules/{game}")
            await expect(page.locator("#decisions-title")).to_be_visible()
            await expect(page).to_have_title(re.compile(f"^{titles[language]}.* · Foxden$"))
            assert not MESSAGE_ID.findall(await page.inner_text("body"))
            for name, (width, height) in SIZES.items():
                await page.set_viewport_size({"width": width, "height": height})
                # What else may break is the layout; the page is built alike in every language and size.
                await visitor.look(f"rules-{game}-{language}-{name}", axe=(language, name) == ("en", "phone"))


@in_browser
async def test_the_narrowest_screen_in_the_dark(house: House) -> None:
    async with visitors(house) as come:
        visitor = await come((320, 640), language="fr", color_scheme="dark")
        for game in GAMES:
            await visitor.page.goto(f"/rules/{game}")
            await expect(visitor.page.locator("#decisions-title")).to_be_visible()
            await visitor.look(f"rules-{game}-narrow")


@in_browser
async def test_links_lead_to_a_section_to_other_games_and_home(house: House) -> None:
    async with visitors(house) as come:
        page = (await come(PHONE)).page
        await page.goto("/rules/fool#fools")
        await expect(page.locator("#fools-title")).to_be_focused()
        await expect(page.locator("#fools")).to_be_in_viewport()
        contents = page.get_by_role("navigation", name="Contents")
        await contents.get_by_role("button").click()
        await contents.get_by_role("link", name="The 1s").click()
        await expect(page.locator("#ones-title")).to_be_focused()
        await expect(page).to_have_url(re.compile("/rules/fool#ones$"))
        await page.get_by_role("button", name="Italiano").click()
        await expect(page.get_by_role("heading", name="Gli 1")).to_be_visible()
        await page.get_by_role("link", name="Foxy", exact=True).click()
        await expect(page).to_have_title("Regole di Foxy · Foxden")
        await page.get_by_role("link", name="Gioca subito").click()
        await expect(page).to_have_url(re.compile("/$"))


@in_browser
async def test_a_game_that_is_not_there(house: House) -> None:
    async with visitors(house) as come:
        visitor = await come(PHONE)
        await visitor.page.goto("/rules/chess")
        await expect(visitor.page.get_by_role("heading", name="There are no rules of this name.")).to_be_visible()
        await visitor.look("rules-unknown")
        await visitor.page.get_by_role("link", name="Fool!", exact=True).click()
        await expect(visitor.page.get_by_role("heading", name="Fool!", level=1)).to_be_visible()


async def _at_a_table(page: Page, game: str, **options: Any) -> list[dict[str, Any]]:
    """Sit down to a game with bots, until it is one's turn. Gives the views that come, as they come."""
    views: list[dict[str, Any]] = []

    def heard(payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["kind"] == "view":
            views.append(message["game"])

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", heard)

    page.on("websocket", listen)
    await page.goto("/about")
    table = await page.evaluate(
        """async ([game, options]) => {
          const send = (path, body) => fetch(path, {
            method: "POST", body: JSON.stringify(body), headers: {"content-type": "application/json"}
          }).then((answer) => answer.json());
          await send("/api/me", {});
          return (await send("/api/tables", {game, options})).table;
        }""",
        [game, options],
    )
    await page.goto(f"/t/{table}#bots")
    await expect(page).to_have_title(re.compile("^Your turn"))
    return views


@in_browser
async def test_help_at_a_table_opens_where_it_is_needed(house: House) -> None:
    async with visitors(house) as come:
        visitor = await come(PHONE)
        page = visitor.page
        views = await _at_a_table(page, "foxy", fox="cat", exact_only=True)
        await page.get_by_role("button", name="Rules", exact=True).click()
        help_ = page.get_by_role("dialog", name="Rules")
        asked = "fox" if views[-1]["table"]["card"] == "fox" else "estimate"
        await expect(help_.locator(f"#{asked}-title")).to_be_focused()
        await expect(help_.locator(f"#{asked}-title")).to_be_in_viewport()
        await expect(help_.locator(f"#{asked}").get_by_text("Now", exact=True)).to_be_visible()
        await expect(help_.get_by_role("row").filter(has_text="The Fox is a cat")).to_contain_text("at this table")
        await expect(help_.locator("#count")).to_contain_text("At this table an estimate that is too low")
        await expect(help_.locator("#variants li").filter(has_text="The last one tells")).not_to_contain_text(
            "at this table"
        )
        await visitor.look("rules-help-foxy")


@in_browser
async def test_help_by_keyboard_only(house: House) -> None:
    async with visitors(house) as come:
        page = (await come(PHONE)).page
        await _at_a_table(page, "duet", level=2)
        button = page.get_by_role("button", name="Rules", exact=True)
        await button.focus()
        await page.keyboard.press("Enter")
        help_ = page.get_by_role("dialog", name="Rules")
        await expect(help_.locator("section:has(:focus) .now")).to_be_visible()
        await page.keyboard.press("Shift+Tab")
        await page.keyboard.press("Enter")
        levels = help_.get_by_role("link", name="The levels")
        await expect(levels).to_be_visible()
        await page.keyboard.press("Escape")
        await expect(levels).to_be_hidden()
        await page.keyboard.press("Enter")
        await levels.focus()
        await page.keyboard.press("Enter")
        await expect(help_.locator("#levels-title")).to_be_focused()
        await expect(help_.locator("#levels-title")).to_be_in_viewport()
        await expect(help_.locator("#levels tbody").filter(has_text="at this table")).to_contain_text("13")
        await page.keyboard.press("Escape")
        await expect(help_).to_be_hidden()
        await expect(button).to_be_focused()
