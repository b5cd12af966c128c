"""The table of the Duet, played by clicking and by keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from playwright.async_api import expect

from tests.browser.duet_tables import Player, begin, open_table
from tests.browser.visiting import DESKTOP, LANGUAGES, PHONE, TABLET, Visitor, in_browser, visitors
from tests.server.house import House

LONG: Final = {
    "game": "duet",
    "name": "A long way",
    "movement": [0, 1, 0, 0, 1, 0, 0, 0, 0, 0],
    "gem_tokens": 99,
    "levels": {"1": {"side": "A", "gems": [9, *[0] * 9, 9], "plus": [-5, 1], "forest": 4, "points": 10}},
}
"""Nobody finds so many gems or walks off the path: a game of three rounds, in which everything happens."""
SHORT: Final = {
    "game": "duet",
    "name": "Two gems",
    "movement": [1] * 10,
    "gem_tokens": 9,
    "levels": {"1": {"side": "A", "gems": [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0], "plus": [], "forest": 4, "points": 10}},
}
"""Won as soon as both of you have won a trick from the start."""


async def set_up(visitor: Visitor, **settings: Any) -> None:
    """Change settings, and come back."""
    await visitor.page.evaluate("kept => localStorage.setItem('foxden.settings', JSON.stringify(kept))", settings)
    await visitor.page.reload()


async def play_on(player: Player, until: Callable[[str], bool], *, patience: int = 600) -> str:
    """Play until the page asks for something that one waits for."""
    for _ in range(patience):
        asked = await player.asked()
        if asked == "over" or (asked and until(asked)):
            return asked
        if asked:
            await player.answer(asked)
        await player.page.wait_for_timeout(15)
    raise AssertionError("nothing happens any more")


@in_browser
async def test_a_whole_game_with_a_bot_on_a_phone(house: House) -> None:
    async with visitors(house) as come:
        ada = await come(PHONE)
        player = Player(ada, seed=4)
        await begin(ada, await open_table(ada))
        page, seen, foreseen = ada.page, set[str](), 0
        while (asked := await play_on(player, lambda _: True)) != "over":
            following = asked == "play" and "lead" not in await page.get_by_role("heading", level=2).first.inner_text()
            state = "follow" if following else asked
            if asked in {"play", "give", "swap"} and (following or state not in seen):
                card = await player.choose()
                said = await page.locator(".ask p").all_inner_texts()
                foretold = re.search(r"would win: .* to ([\u2212+]?\d+), ", said[-1])
                if state not in seen:
                    await ada.look(f"duet-{state}-phone")
                if foretold and following and "decree stays" not in said[-1] and not card.endswith((" 3", " 7")):
                    await page.get_by_role("button", name=f"Play {card}", exact=True).click()
                    at = page.get_by_text(re.compile(rf"^{re.escape(foretold[1])}: .*the tracker is here$"))
                    if "last gem" not in said[-1]:
                        await expect(at).to_be_attached()
                    foreseen += 1
                else:
                    await page.get_by_role("button", name="Another one").click()
                    await player.answer(asked)
            else:
                if state not in seen:
                    await ada.look(f"duet-{state}-phone")
                await player.answer(asked)
            seen.add(state)
        assert foreseen > 0
        assert {"play", "follow"} <= seen
        await expect(page.get_by_role("button", name="Play again")).to_be_visible()
        await ada.look("duet-over-phone")


@in_browser
async def test_two_people_meet_everything(house: House) -> None:
    """Gift, exchange, choice of the way, forest, silence and talk; somebody watches, somebody reloads."""
    async with visitors(house) as come:
        ada, bo, eve = await come(PHONE), await come(TABLET), await come(DESKTOP)
        key = await open_table(ada, box=LONG)
        await begin(ada, key, bo)
        await eve.page.goto(f"/t/{key}")
        players = [Player(ada, seed=1), Player(bo, seed=2)]
        await expect(ada.page.get_by_text("silence", exact=True)).to_be_visible()
        await ada.page.get_by_role("button", name="Chat").click()
        await expect(ada.page.get_by_role("textbox", name="Write a line")).to_be_disabled()
        await ada.page.get_by_role("button", name="Close").click()

        seen: set[str] = set()
        everything = {"play", "swap", "give", "gave", "move", "cover", "ready", "watched"}
        for _ in range(900):
            asked = [await player.asked() for player in players]
            if "over" in asked or seen >= everything:
                break
            for player, what in zip(players, asked, strict=True):
                if not what:
                    continue
                who = "ada" if player is players[0] else "bo"
                if what not in seen and what in {"move", "cover"}:
                    await player.visitor.look(f"duet-{what}-{who}")
                if what == "play" and "play" not in seen:
                    hand = await player.names()
                    await player.page.reload()
                    await expect(player.cards).to_have_count(len(hand))
                    assert await player.names() == hand
                if what == "ready" and "ready" not in seen:
                    await talk(ada, bo)
                await player.answer(what)
                seen.add(what)
                if what == "give" and asked == ["give", "give"]:
                    await expect(player.page.get_by_text("comes at the same time")).to_be_visible()
                    if "gave" not in seen:
                        await player.visitor.look(f"duet-gave-{who}")
                    seen.add("gave")
                    break
            if "watched" not in seen and len(seen) > 3:
                seen.add("watched")
                await expect(eve.page.get_by_role("group", name="Your hand")).to_have_count(0)
                await eve.look("duet-watching-desktop")
            await ada.page.wait_for_timeout(15)
        assert seen >= everything

        await stop(ada, bo)
        for visitor in (ada, bo, eve):
            await expect(visitor.page.get_by_text("The two of you agreed to stop.")).to_be_visible()
        await ada.look("duet-stopped-phone")


async def talk(ada: Visitor, bo: Visitor) -> None:
    """Between rounds, one writes and the other reads."""
    await expect(ada.page.get_by_text("You may talk now")).to_be_visible()
    await ada.page.get_by_role("button", name="Talk", exact=True).click()
    await ada.page.get_by_role("textbox", name="Write a line").fill("More roses!")
    await ada.page.get_by_role("button", name="Send").click()
    await ada.page.get_by_role("button", name="Close").click()
    await bo.page.get_by_role("button", name=re.compile("^Chat")).click()
    await expect(bo.page.get_by_role("log").get_by_text("More roses!")).to_be_visible()
    await bo.page.get_by_role("button", name="Close").click()
    await ada.look("duet-between-phone")


async def stop(ada: Visitor, bo: Visitor) -> None:
    """One offers to stop; the other does not want to at first, and then agrees."""
    await ada.page.get_by_role("button", name="Offer to stop").click()
    await ada.look("duet-stop-phone")
    await ada.page.get_by_role("button", name="Offer to stop").last.click()
    await expect(ada.page.get_by_text("You have proposed to stop")).to_be_visible()
    await bo.look("duet-offer-tablet")
    await bo.page.get_by_role("button", name="Play on").click()
    await expect(bo.page.get_by_text("proposes to stop. The game")).to_have_count(0)
    await bo.page.reload()
    await bo.page.get_by_role("button", name="Stop here").click()


@in_browser
async def test_a_game_is_won_and_adds_up(house: House) -> None:
    async with visitors(house) as come:
        ada = await come(DESKTOP)
        won = ada.page.get_by_role("heading", name="You have won together!")
        for attempt in range(5):  # the bot plays at random
            await begin(ada, await open_table(ada, box=SHORT))
            await play_on(Player(ada, seed=attempt), lambda _: False)
            await expect(ada.page.get_by_role("button", name="Play again")).to_be_visible()
            if await won.count():
                break
        await expect(won).to_be_visible()
        *parts, total = [int(text) for text in await ada.page.locator("td").all_inner_texts()]
        assert sum(parts) == total > 10
        await ada.look("duet-won-desktop")


@in_browser
async def test_by_keys_alone(house: House) -> None:
    """Every card, every choice and the next round are reached without a pointer."""
    async with visitors(house) as come:
        ada = await come(DESKTOP)
        await begin(ada, await open_table(ada, box=LONG))
        player, keys = Player(ada), ada.page.keyboard
        answered: set[str] = set()
        wanted = {"play", "move", "cover", "ready"}
        for _ in range(900):
            asked = await player.asked()
            if asked == "over" or answered >= wanted:
                break
            if asked in {"play", "give", "swap"}:
                hand = ada.page.get_by_role("group", name="Your hand")
                await hand.locator('button[tabindex="0"]:not([inert])').focus()
                for _ in range(12):  # past the cards that may not be played
                    if await ada.page.locator(":focus").get_attribute("aria-disabled") is None:
                        break
                    await keys.press("ArrowRight")
                name = await ada.page.locator(":focus").get_attribute("aria-label") or ""
                await keys.press("Enter")
                await expect(ada.page.get_by_role("button", name="Another one")).to_be_visible()
                await keys.press("Enter")
                await expect(player.cards.and_(ada.page.get_by_label(name, exact=True))).to_have_count(0)
            elif asked:
                button = await ada.page.locator(
                    ".choices button, .cover button:not(.hint), .ready button"
                ).first.element_handle()
                await button.focus()
                await keys.press("Enter")
                await button.wait_for_element_state("hidden")
            answered.add(asked)
            await ada.page.wait_for_timeout(15)
        assert answered >= wanted


@in_browser
async def test_every_language_and_the_dark(house: House) -> None:
    async with visitors(house) as come:
        ada = await come(PHONE, color_scheme="dark")
        player = Player(ada)
        await begin(ada, await open_table(ada))
        await play_on(player, lambda asked: asked == "play")
        for language in LANGUAGES:
            await set_up(ada, language=language)
            await player.playable.first.click()
            await expect(ada.page.locator(".act button")).to_have_count(2)
            await ada.look(f"duet-dark-phone-{language}")
            for visitor_size in ((320, 640), TABLET):
                await ada.page.set_viewport_size({"width": visitor_size[0], "height": visitor_size[1]})
                await ada.look(f"duet-dark-{visitor_size[0]}-{language}", axe=False)
            await ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})


@in_browser
async def test_why_a_card_may_not_be_played_and_no_help_for_who_wants_none(house: House) -> None:
    async with visitors(house) as come:
        ada = await come(PHONE)
        player = Player(ada)
        await begin(ada, await open_table(ada))
        barred = ada.page.get_by_role("group", name="Your hand").locator('[aria-disabled="true"]')
        for _ in range(20):
            if await play_on(player, lambda asked: asked == "play") == "over":
                await begin(ada, await open_table(ada))
            elif await barred.count() > 0:
                break
            else:
                await player.answer("play")
        await barred.first.click(force=True)  # it is disabled, and says why
        await expect(ada.page.get_by_text(re.compile("were led: you must play a"))).to_be_visible()
        card = await player.choose()
        await expect(ada.page.get_by_text("would win")).to_be_visible()
        await set_up(ada, preview=False)
        await player.choose(card)
        await expect(ada.page.get_by_role("button", name=f"Play {card}")).to_be_visible()
        await expect(ada.page.get_by_text("would win")).to_have_count(0)
