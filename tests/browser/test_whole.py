"""From the home page into every game, as somebody does who has read nothing: in every language, and as people need it.

Whole games, and each part of the page by itself, are tested beside this.
"""

from __future__ import annotations

import asyncio
import re
from typing import Any, Final

import pytest
from playwright.async_api import Locator, expect

from foxden.games import GAMES
from tests.browser.turns import Player, untranslated
from tests.browser.visiting import DESKTOP, LANGUAGES, PHONE, TABLET, Visitor, in_browser, visitors, words
from tests.server.house import House

AT_A_TABLE: Final = re.compile(r"/t/[\w-]+$")
_MOTIONS: Final = """(() => {
  globalThis.motions = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const long = typeof how === "number" ? how : Number(how?.duration ?? 0) + Number(how?.delay ?? 0);
    if (long > 0) motions.push(`${this.tagName}.${this.className} ${long} ms`);
    return animate.call(this, frames, how);
  };
  for (const kind of ["animationstart", "transitionstart"]) {
    document.addEventListener(kind, (event) =>
      motions.push(`${kind} of ${event.target.tagName}.${event.target.className}`), true);
  }
})()"""
"""Notes down whatever moves."""


def offer(visitor: Visitor, game: str, language: str) -> Locator:
    return visitor.page.get_by_role("article", name=words(language)(f"name-{game}"), exact=True)


@pytest.mark.parametrize("language", LANGUAGES)
@in_browser
async def test_one_click_leads_from_the_home_page_into_a_game(house: House, language: str) -> None:
    say = words(language)
    async with visitors(house) as come:
        ada = await come(PHONE, language=language)
        for game in GAMES:
            await ada.page.goto("/")
            await expect(offer(ada, game, language)).to_be_visible()
            assert await untranslated(ada.page, language) == []
            await offer(ada, game, language).get_by_role("button", name=say("play-now")).click()
            await expect(ada.page).to_have_url(AT_A_TABLE)
            player = Player(ada.page, game, language)
            await expect(player.asked).to_be_visible()
            await expect(player.asked).to_be_in_viewport()  # what is asked need not be looked for
            await ada.look(f"whole-{game}-{language}")
            for _ in range(3):
                assert await player.go_on()
                assert await untranslated(ada.page, language) == []
            for name in ("rules", "people", "settings"):
                await ada.page.get_by_role("button", name=say(name), exact=True).click()
                await expect(ada.page.get_by_role("dialog", name=say(name))).to_be_visible()
                assert await untranslated(ada.page, language) == []
                await ada.page.keyboard.press("Escape")


@in_browser
async def test_people_of_three_languages_and_a_bot_play_at_one_table(house: House) -> None:
    async with visitors(house) as come:
        ada, bo, cleo = await come(PHONE, language="fr"), await come(DESKTOP, language="it"), await come(TABLET)
        await ada.page.goto("/")
        await offer(ada, "fool", "fr").get_by_role("button", name=words("fr")("make-a-table")).click()
        await expect(ada.page).to_have_url(AT_A_TABLE)
        code = await code_of(ada)
        for guest, language in ((bo, "it"), (cleo, "en")):
            say = words(language)
            await guest.page.goto("/")
            await guest.page.get_by_label(say("join-label")).fill(code)
            await guest.page.get_by_role("button", name=say("join"), exact=True).click()
            await expect(guest.page).to_have_url(AT_A_TABLE)
        say = words("fr")
        await expect(ada.page.get_by_text(say("seats-taken", taken=3, seats=4))).to_be_visible()
        await ada.page.get_by_role("button", name=say("fill-with-bots")).click()
        await ada.page.get_by_role("button", name=say("start"), exact=True).click()

        players = [Player(each.page, "fool", spoken) for each, spoken in ((ada, "fr"), (bo, "it"), (cleo, "en"))]
        await play_together(players, 3)
        await bo.page.reload()
        await play_together(players, 2)
        for visitor, spoken in ((ada, "fr"), (bo, "it"), (cleo, "en")):
            assert await untranslated(visitor.page, spoken) == []
            await visitor.look(f"whole-together-{spoken}")


async def code_of(visitor: Visitor) -> str:
    """Ask as the page does which code its table has."""
    key = visitor.page.url.rpartition("/")[2]
    table = await (await visitor.context.request.get(f"/api/tables/{key}")).json()
    return str(table["code"])


async def play_together(players: list[Player], turns: int) -> None:
    """Go on until everybody has done so many things."""
    done = [0] * len(players)
    while min(done) < turns:
        for at, player in enumerate(players):
            if await player.asked.count():
                assert await player.go_on()
                done[at] += 1
        await asyncio.sleep(0.02)


MODES: Final[dict[str, dict[str, Any]]] = {
    "dark": {"size": PHONE, "color_scheme": "dark"},
    "zoomed": {"size": (DESKTOP[0] // 2, DESKTOP[1] // 2), "device_scale_factor": 2},
    "narrow": {"size": (320, 568)},
    "tablet": {"size": TABLET},
    "desktop": {"size": DESKTOP},
}


@pytest.mark.parametrize("mode", MODES)
@in_browser
async def test_every_game_suits_every_screen(house: House, mode: str) -> None:
    async with visitors(house) as come:
        ada = await come(**MODES[mode])
        for game in GAMES:
            await ada.play(game)
            player = Player(ada.page, game)
            await expect(player.asked).to_be_visible()
            await player.go_on()
            await expect(player.asked).to_be_visible()
            await ada.look(f"whole-{game}-{mode}")
        if mode == "dark":
            paper = await ada.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
            assert max(map(int, re.findall(r"\d+", paper)[:3])) < 80, paper


@in_browser
async def test_nothing_moves_for_who_wants_no_motion(house: House) -> None:
    async with visitors(house) as come:
        ada = await come(PHONE, reduced_motion="reduce")
        await ada.context.add_init_script(_MOTIONS)
        for game in GAMES:
            await ada.play(game)
            player = Player(ada.page, game)
            for _ in range(4):
                assert await player.go_on()
            await ada.page.get_by_role("button", name=words("en")("settings"), exact=True).click()
            await ada.page.keyboard.press("Escape")
            assert await ada.page.evaluate("motions") == [], game


@in_browser
async def test_cards_do_travel_for_everybody_else(house: House) -> None:
    """That nothing moves tells something only if it is noticed when it does."""
    async with visitors(house) as come:
        ada = await come(PHONE)
        await ada.context.add_init_script(_MOTIONS)
        await ada.play("fool")
        player = Player(ada.page, "fool")
        await player.go_on()
        await expect(player.asked).to_be_visible()
        assert await ada.page.evaluate("motions.length") > 0
