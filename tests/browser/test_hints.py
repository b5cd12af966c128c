"""Bots of several levels, and hints: what a strong player would do, in each game and in words."""

from __future__ import annotations

import re
from typing import Final

from playwright.async_api import Locator, expect

from tests.browser.test_table import button, opens_table, seat_of
from tests.browser.visiting import PHONE, Visitor, in_browser, visitors, words
from tests.server.house import House

SAYS: Final = {"en": "I would", "fr": "Je jouerais", "it": "Giocherei"}


async def asks_for_a_hint(visitor: Visitor, shown: Locator, language: str) -> str:
    """Ask, and give the sentence once it is there."""
    await button(visitor.page, words(language)("hint-ask")).click()
    await expect(shown).to_contain_text(SAYS[language])
    return await shown.inner_text()


def can_be_played(visitor: Visitor, card: str) -> Locator:
    """Give the card of this name in the hand, if nothing bars it."""
    words = r"\s".join(re.escape(word) for word in card.split())
    named = visitor.page.get_by_role("button", name=re.compile(rf"^{words}(?!\d)"))
    return visitor.page.locator(".hand button[aria-pressed]:not([aria-disabled=true])").and_(named).first


@in_browser
async def test_a_hint_names_a_move_that_can_be_made_and_goes_with_the_turn(house: House) -> None:
    async with visitors(house) as come:
        ada = await come(PHONE)
        await ada.play("foxy", seats=2)
        advice = ada.page.locator(".dock .advice")
        number = re.search(r"I would write (\d+)", await asks_for_a_hint(ada, advice, "en"))
        assert number
        await ada.look("hint-foxy")
        await ada.page.keyboard.type(number[1])
        await ada.page.keyboard.press("Enter")
        await expect(ada.page.get_by_role("heading", name="Card 2 of")).to_be_visible()
        assert "I would write" not in await ada.page.content()

        bo = await come(PHONE, language="fr")
        await bo.play("fool")
        said = await asks_for_a_hint(bo, bo.page.locator(".asking"), "fr")
        await bo.look("hint-fool-fr")
        card = said.split("Je jouerais ")[1].rstrip(".")
        await expect(can_be_played(bo, card)).to_be_visible()

        cleo = await come((320, 640), language="it", color_scheme="dark")
        await cleo.play("duet")
        said = await asks_for_a_hint(cleo, cleo.page.locator(".ask .lines"), "it")
        await cleo.look("hint-duet-320-it-dark")
        card = said.split("Giocherei ")[1].split(":")[0].strip(" .")
        await expect(can_be_played(cleo, card)).to_be_visible()


@in_browser
async def test_the_host_chooses_levels_and_whether_hints_are_given(house: House) -> None:
    async with visitors(house) as come:
        ada, bo = await come((320, 640)), await come(PHONE, language="fr")
        made = await opens_table(ada, "foxy", seats=3)
        await bo.page.goto(made["link"])
        await expect(seat_of(ada, "Guest 2")).to_be_visible()
        await button(ada.page, "Fill with bots").click()
        await button(ada.page, "Bot 3 plays: adult. Change.").click()
        await expect(button(ada.page, "Bot 3 plays: elephant. Change.")).to_be_visible()
        await expect(seat_of(bo, "Bot 3").get_by_text("éléphant")).to_be_visible()

        # With another person at the table nobody is helped unless the host says so, which everybody sees.
        hints = bo.page.locator("dd").last
        await expect(hints).to_contain_text("Aucun")
        await ada.page.get_by_role("checkbox", name=re.compile("Hints allowed")).check()
        await expect(hints).to_contain_text("Permis")
        await ada.look("gathering-levels-320")
        await bo.look("gathering-levels-guest-fr")
        assert await button(bo.page, "Niveau de", exact=False).count() == 0
