"""Fool! in the browser: whole games, many people at a table, a keyboard alone, every language, a line that breaks."""

from __future__ import annotations

import asyncio
import re
from typing import Final

import pytest
from playwright.async_api import Locator, WebSocketRoute, expect

from tests.browser.visiting import DESKTOP, PATIENCE, PHONE, TABLET, Visitor, in_browser, visitors, words
from tests.server.house import House

QUICK: Final = """localStorage.setItem("foxden.settings", JSON.stringify({ speed: "fast", oneTap: true }))"""


class Player:
    """Somebody who plays Fool! in a browser."""

    def __init__(self, visitor: Visitor, language: str = "en") -> None:
        say = words(language)
        self.visitor = visitor
        self.page = visitor.page
        self.hand = self.page.get_by_role("group", name=say("fool-hand"))
        self.cards = self.hand.get_by_role("button")
        self.may = self.hand.locator("button[aria-pressed]:not([aria-disabled])")
        self.barred = self.hand.locator("button[aria-disabled]")
        self.leading = self.page.get_by_text(say("fool-ask-lead"))
        self.ready = self.page.get_by_role("button", name=say("next-round"))
        self.again = self.page.get_by_role("button", name=say("play-again"))

    def asked(self) -> Locator:
        """The card that may be played, or what stands there instead between rounds and at the end."""
        return self.may.or_(self.ready).or_(self.again).first

    async def is_asked(self) -> bool:
        return await self.asked().count() > 0

    async def names(self) -> list[str]:
        return [await card.get_attribute("aria-label") or "" for card in await self.cards.all()]

    async def state(self) -> str:
        """Say in a word what the player is asked."""
        await expect(self.asked()).to_be_visible()
        if await self.again.count():
            return "over"
        if await self.ready.count():
            return "round"
        if await self.leading.count():
            return "leading"
        if await self.barred.count():
            return "following"
        return "free"

    async def go_on(self) -> None:
        """Play some card by one tap, or be ready."""
        await self.asked().click()


_OPEN_TABLE: Final = """async (seats) => {
  const post = (path, body) =>
    fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  await post("/api/me", {});
  return (await (await post("/api/tables", { game: "fool", seats })).json()).table;
}"""
_SEATED: Final = """async ([table, free]) => (await (await fetch(`/api/tables/${table}`)).json()).free <= free"""


async def sit_together(host: Visitor, others: list[Visitor], seats: int) -> str:
    """Let people sit down at a table, and bots on the seats that stay free; give the table's address."""
    await host.page.goto("/about")
    table = await host.page.evaluate(_OPEN_TABLE, seats)
    for at, visitor in enumerate([host, *others]):
        await visitor.page.goto(f"/t/{table}")
        await visitor.page.wait_for_function(_SEATED, arg=[table, seats - at - 1])
    await host.page.goto(f"/t/{table}#bots")
    await host.page.reload()
    return f"/t/{table}"


@in_browser
async def test_a_whole_game_on_a_phone_by_touch_alone(house: House) -> None:
    async with visitors(house) as come:
        ada = Player(await come(PHONE))
        page = ada.page
        await ada.visitor.play("fool")
        await expect(ada.may.first).to_be_visible()
        held = await ada.cards.count()

        # A first tap only chooses; another tap on the same card plays it.
        chosen = ada.may.first
        await chosen.tap()
        await expect(page.get_by_role("button", name=re.compile("^Play "))).to_be_visible()
        await page.get_by_role("button", name="Another one").tap()
        await expect(page.get_by_role("button", name=re.compile("^Play "))).to_have_count(0)
        assert await ada.cards.count() == held
        await chosen.tap()
        await chosen.tap()
        await expect(ada.cards).to_have_count(held - 1)

        await page.get_by_role("button", name="Settings").tap()
        dialog = page.get_by_role("dialog", name="Settings")
        await dialog.get_by_role("button", name="Fast").tap()
        await dialog.get_by_text("One tap plays").tap()
        await dialog.get_by_role("button", name="Close").tap()

        seen: set[str] = set()
        while (state := await ada.state()) != "over":
            if state not in seen:
                seen.add(state)
                if state == "following":
                    await a_barred_card_is_explained(ada)
                await ada.visitor.look(f"fool-phone-{state}")
            await ada.go_on()
        await expect(page.get_by_role("heading", name=re.compile("win(s| together)?!$"))).to_be_visible()
        await expect(page.get_by_text(re.compile(r"ha(s|ve) reached .80\.$|for the sixth time\.$"))).to_be_visible()
        await ada.visitor.look("fool-phone-over")
        assert {"leading", "following", "free", "round"} <= seen


async def a_barred_card_is_explained(player: Player) -> None:
    held = await player.cards.count()
    await player.barred.first.tap(force=True)
    status = player.page.get_by_text(re.compile(r"^You have (\w+): you must play \1 or a 1\.$"))
    await expect(status).to_be_visible()
    assert await player.cards.count() == held


@in_browser
async def test_three_people_on_three_screens_and_five_bots(house: House) -> None:
    """Two discs; every state is looked at on every screen, and somebody else holds it until it has been."""
    async with visitors(house) as come:
        people = {
            "phone": Player(await come(PHONE, reduced_motion="reduce")),
            "tablet": Player(await come(TABLET, color_scheme="dark")),
            "desktop": Player(await come(DESKTOP)),
        }
        for player in people.values():
            await player.visitor.context.add_init_script(QUICK)
        host, *others = people.values()
        address = await sit_together(host.visitor, [other.visitor for other in others], 8)
        watcher = Player(await come(PHONE))
        await watcher.page.goto(f"{address}#watch")

        seen: dict[str, set[str]] = {size: set() for size in people}
        reloaded = False
        while True:
            await somebody_asked(list(people.values()))
            for size, player in people.items():
                await looked_at_as_fool(player, size, seen[size])
            asked = [(size, player) for size, player in people.items() if await player.is_asked()]
            for size, player in asked:
                state = await player.state()
                if state not in seen[size]:
                    seen[size].add(state)
                    await player.visitor.look(f"fool-8-{size}-{state}", axe=size == "desktop")
                if state == "free" and not reloaded:
                    reloaded = True
                    before = await player.names()
                    await player.page.reload()
                    await expect(player.may.first).to_be_visible()
                    assert await player.names() == before
            if all("round" in states for states in seen.values()):
                break
            for _, player in asked:
                if not await player.ready.count():
                    await player.go_on()
        await expect(watcher.page.get_by_role("heading", name="Round 1 is over")).to_be_visible()
        await expect(watcher.hand).to_have_count(0)
        await watcher.visitor.look("fool-8-watcher-round")
        for player in people.values():
            await player.go_on()
        await expect(watcher.page.get_by_text("You are watching.", exact=True)).to_be_visible()
        await watcher.visitor.look("fool-8-watcher")
        assert any("fool" in states for states in seen.values())


async def somebody_asked(players: list[Player]) -> None:
    async with asyncio.timeout(PATIENCE / 1000):
        while not any([await player.is_asked() for player in players]):  # noqa: ASYNC110 - several browsers
            await asyncio.sleep(0.02)


async def looked_at_as_fool(player: Player, size: str, seen: set[str]) -> None:
    sitting_out = player.page.get_by_text("You are the Fool: you sit out this trick, and play again in the next.")
    if "fool" not in seen and await sitting_out.count():
        seen.add("fool")
        await player.visitor.look(f"fool-8-{size}-fool")


@in_browser
async def test_what_is_foreseen_and_what_is_told_can_be_looked_up(house: House) -> None:
    async with visitors(house) as come:
        ada = Player(await come(PHONE))
        await ada.visitor.context.add_init_script(QUICK)
        await ada.visitor.play("fool")
        foreseen = ada.page.locator("p").filter(has_text="Fool so far")
        while not await foreseen.count():
            await ada.go_on()
            await expect(ada.asked()).to_be_visible()
        await expect(foreseen).to_have_text(re.compile(r"Fool so far\s*(Bot\s\d|you): .+"))

        await ada.page.get_by_role("button", name="Scores").click()
        sheet = ada.page.get_by_role("dialog", name="Score sheet")
        await expect(sheet.get_by_text(re.compile("from .80$")).first).to_be_visible()
        await expect(sheet.get_by_text(re.compile("^Green 2.17$"))).to_have_count(1)
        await ada.visitor.look("fool-phone-scores")
        await sheet.get_by_role("button", name="Close").click()

        await ada.page.get_by_role("button", name="Settings").click()
        await ada.page.get_by_role("dialog", name="Settings").get_by_text("Help at the table").click()
        await ada.page.get_by_role("dialog", name="Settings").get_by_role("button", name="Close").click()
        await expect(foreseen).to_have_count(0)


@in_browser
async def test_a_round_with_the_keyboard_alone(house: House) -> None:
    async with visitors(house) as come:
        ada = Player(await come(DESKTOP))
        await ada.visitor.play("fool")
        await expect(ada.may.first).to_be_visible()
        keyboard = ada.page.keyboard
        focused = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()"
        while await ada.page.evaluate(focused) not in await ada.names():
            await keyboard.press("Tab")
        await keyboard.press("End")
        assert await ada.page.evaluate(focused) == (await ada.names())[-1]
        await keyboard.press("Home")
        while await ada.state() not in {"round", "over"}:
            held = await ada.cards.count()
            if held > 1:  # with a single card there is nowhere to go
                await expect(ada.hand.locator(":focus")).to_have_count(1)
            while await ada.hand.locator(":focus[aria-disabled]").count():
                await keyboard.press("ArrowRight")
            await keyboard.press("Enter")
            await keyboard.press("Enter")
            await expect(ada.cards.nth(held - 1)).to_have_count(0)
        while await ada.page.evaluate(focused) != "Next round":
            await keyboard.press("Tab")
        await keyboard.press("Enter")
        await expect(ada.may.first).to_be_visible()


@pytest.mark.parametrize("language", ["fr", "it"])
@in_browser
async def test_a_round_in_another_language(house: House, language: str) -> None:
    async with visitors(house) as come:
        ada = Player(await come((320, 640), language=language, color_scheme="dark"), language)
        await ada.visitor.context.add_init_script(QUICK)
        await ada.visitor.play("fool", seats=7)
        await expect(ada.may.first).to_be_visible()
        await ada.visitor.look(f"fool-{language}-narrow")
        while not await ada.ready.count():
            await ada.go_on()
            await expect(ada.asked()).to_be_visible()
        await ada.visitor.look(f"fool-{language}-narrow-round")


@in_browser
async def test_a_line_that_breaks_in_the_middle_leaves_the_hand_as_it_was(house: House) -> None:
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    async with visitors(house) as come:
        ada = Player(await come(PHONE))
        await ada.page.route_web_socket(re.compile("/api/socket"), through)
        await ada.visitor.context.add_init_script(QUICK)
        await ada.visitor.play("fool")
        await expect(ada.may.first).to_be_visible()
        await ada.go_on()
        await expect(ada.may.first).to_be_visible()
        held = await ada.names()
        await lines[-1].close()
        await expect(ada.may).to_have_count(0)
        await expect(ada.may.first).to_be_visible()
        assert len(lines) > 1
        assert await ada.names() == held
        await ada.go_on()
        await expect(ada.cards).to_have_count(len(held) - 1)
