"""Somebody who plays any game by doing the first thing that the page offers: for tests and pictures of all games."""

from __future__ import annotations

import re
from typing import Final

from playwright.async_api import Locator, Page, expect

from tests.locale.catalogs import all_messages, words

_CARDS: Final = ".hand button[aria-pressed]:not([aria-disabled])"
_CHOICES: Final = ":is(.cover, .ask).mine button:not(.hint)"
"""In the Duet: what is to be chosen beside cards."""
_READ: Final = """() => [
  document.title,
  document.body.innerText,
  ...[...document.querySelectorAll("[aria-label], [alt], [title], [placeholder]")].flatMap((element) =>
    ["aria-label", "alt", "title", "placeholder"].map((name) => element.getAttribute(name) ?? "")),
].join("\\n")"""


class Player:
    """Plays at the table that a page shows, in the page's language."""

    def __init__(self, page: Page, game: str, language: str = "en") -> None:
        say = words(language)
        self.page = page
        self.game = game
        self.pad = page.locator(".pad", has_text=say("foxy-type"))
        self.cards = page.locator(_CARDS)
        self.choices = page.locator(_CHOICES)
        self.ready = page.get_by_role("button", name=say("next-round"))
        self.again = page.get_by_role("button", name=say("play-again"))

    @property
    def asked(self) -> Locator:
        """Something that is to be done, or the end of the game."""
        own = self.pad if self.game == "foxy" else self.cards.or_(self.choices)
        return own.or_(self.ready).or_(self.again).first

    async def go_on(self, number: int = 3) -> bool:
        """Do the first thing that is offered; tell whether there was any left to do."""
        await expect(self.asked).to_be_visible()
        if await self.again.count():
            return False
        if await self.ready.count():
            await self.ready.click()
        elif self.game == "foxy":
            await self.page.keyboard.type(str(number))
            await self.page.keyboard.press("Enter")
        elif await self.choices.count():
            await self.choices.first.click()
        else:
            await self.cards.first.click()
            await self.page.locator(".hand button[aria-pressed=true]").click()
        return True


def _plain(language: str) -> set[str]:
    """Give the longer texts of a language's messages that stand for themselves."""
    texts = {text.strip() for _, message in all_messages(language) for text in message.texts if "{" not in text}
    return {text for text in texts if len(text) >= 15}


async def untranslated(page: Page, language: str) -> list[str]:
    """Find ids where words should be, and English where it is not spoken."""
    read = await page.evaluate(_READ)
    ids = {each for each in words(language).ids if "-" in each}
    found = sorted(ids & set(re.findall(r"(?<![\w/#-])[a-z0-9]+(?:-[a-z0-9]+)+(?![\w-])", read)))
    if language != "en":
        found += sorted(text for text in _plain("en") - _plain(language) if text in read)
    return found
