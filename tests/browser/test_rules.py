"""The rules in the page: a page for each game, and the help at a table, which opens where it is needed."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

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
                # What may break is the layout; the words are the same at every size.
                await visitor.look(f"rules-{game}-{language}-{name}", axe=name == "phone")


@in_browser
async def test_the_narrowest_screen_in_the_dark(house: House) -> None:
    async with visitors(house) as come:
        visitor = await come((320, 640), language="fr", color_scheme="dark")
        for game in GAMES:
            await visitor.page.goto(f"/rules/{game}")
            await expect(visitor.page.locator("#decisions-title")).to_be_visible()
            await visitor.look(f"rules-{game}-narrow")
