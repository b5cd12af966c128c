"""Foxy as it is played in a browser: whole games by touch, mouse and keys, and what the page must not remember."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any, Final

from playwright.async_api import Locator, WebSocket, expect

from foxden.core.seats import Card
from foxden.games.foxy.count import exact_numbers
from foxden.games.foxy.state import FoxRule
from tests.browser.visiting import DESKTOP, PATIENCE, PHONE, TABLET, Come, Visitor, in_browser, visitors
from tests.server.house import House

expect.set_options(timeout=PATIENCE)

TURNS: Final = 20
NARROW: Final = (320, 640)

_CUT: Final = """(() => {
  const Real = WebSocket;
  globalThis.lines = [];
  globalThis.WebSocket = class extends Real {
    constructor(...how) { super(...how); lines.push(this); }
  };
})()"""
"""Lets a test cut the page's line."""


class Player:
    """Somebody at a Foxy table, who notes down what the page is told: a better memory than the game allows."""

    def __init__(self, visitor: Visitor, rule: FoxRule = "different") -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.rule: FoxRule = rule
        self.cards: dict[int, str] = {}
        self.deck: tuple[str, ...] = ()
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message: dict[str, Any] = json.loads(frame)
        if message["kind"] == "view" and message["game"]["table"]["card"]:
            self.cards[message["game"]["table"]["turn"]] = message["game"]["table"]["card"]
            self.deck = tuple((message["game"]["reveal"] or {}).get("deck", ()))

    def exact(self) -> int:
        """Give the number that the newest card asks for."""
        return exact_numbers([Card(self.cards[turn]) for turn in sorted(self.cards)], self.rule)[-1]

    @property
    def pad(self) -> Locator:
        return self.page.locator(".pad")

    async def turn(self, turn: int) -> None:
        await expect(self.page.locator("h2", has_text=re.compile(rf"\D{turn}\D+{TURNS}$"))).to_be_visible()
        await expect(self.page.locator("[aria-current=step]")).to_have_count(1)

    async def touch(self, value: int, *, circled: bool = False) -> None:
        """Write a number with a thumb."""
        for digit in str(value):
            await self.pad.get_by_role("button", name=digit, exact=True).tap()
        if circled:
            await self.page.get_by_role("button", name="double or nothing").tap()
        await self.pad.get_by_role("button", name=re.compile(f"^Write {value}")).tap()

    async def type(self, value: int) -> None:
        await self.page.keyboard.type(str(value))
        await self.page.keyboard.press("Enter")


async def sit(come: Come, table: str, *where: Any, then: str = "", **how: Any) -> Player:
    """Come to a table and sit down; with `#bots` bots take the other seats and the game starts."""
    player = Player(await come(*where, **how))
    await player.page.add_init_script(_CUT)
    await player.page.goto(f"/t/{table}{then}")
    return player


async def _seats_left(player: Player, table: str, free: int) -> None:
    await player.page.wait_for_function(
        "async ([table, free]) => (await (await fetch(`/api/tables/${table}`)).json()).free === free", arg=[table, free]
    )


async def _forgotten(player: Player) -> None:
    """See that no earlier card is left: not on the page, and not anywhere in its memory."""
    page, now = player.page, player.cards[max(player.cards)]
    earlier = {card for card in player.cards.values() if card not in {now, "fox"}}
    assert earlier
    patterns = {card: re.compile(rf"{re.escape(card)}(?![+\w])|{_english(card)}") for card in (*earlier, now)}
    if now != "fox":
        assert "The fox!" not in await page.evaluate("document.body.textContent")
    shown = await page.evaluate("document.documentElement.outerHTML + document.title + location.href")
    assert patterns[now].search(shown)
    tools = await page.context.new_cdp_session(page)
    parts: list[str] = []
    tools.on("HeapProfiler.addHeapSnapshotChunk", lambda part: parts.append(part["chunk"]))
    await tools.send("HeapProfiler.collectGarbage")
    await tools.send("HeapProfiler.takeHeapSnapshot")
    await tools.detach()
    kept = json.loads("".join(parts))["strings"]
    assert any(patterns[now].search(text) for text in kept), "the search finds nothing at all"
    for card in earlier:
        assert not patterns[card].search(shown), f"{card} is still on the page"
        assert not [text for text in kept if patterns[card].search(text)], f"{card} is still in memory"


def _english(card: str) -> str:
    """Give a pattern for a card's name as it is read out, and for no longer name that begins so."""
    if card == "fox":
        return r"The fox!"
    place, _, animals = card.partition(":")
    names = [
        "cat in a diving helmet" if animal == "cat" and place == "sea" else animal for animal in animals.split("+")
    ]
    return f"{place.capitalize()}: {',?( and)? '.join(names)}(?!,|\\w| and| in a)"


@in_browser
async def test_a_whole_game_alone_on_a_phone(house: House) -> None:
    """By thumb alone, every number exact; a slip is undone; no earlier card is left; the count is watched."""
    async with visitors(house) as come:
        table = house.open_table("foxy", seats=1)
        ada = await sit(come, table.key, PHONE, then="#bots")
        page = ada.page
        await ada.turn(1)
        await ada.visitor.look("foxy-phone-turn")
        # Nothing is written before there is a number, and a digit too many is no number either.
        await ada.pad.get_by_role("button", name="Type your number").tap(force=True)
        await expect(page.get_by_role("button", name="First type a number.")).to_be_visible()
        await ada.pad.get_by_role("button", name="9", exact=True).tap()
        await ada.pad.get_by_role("button", name="8", exact=True).tap()
        await ada.pad.get_by_role("button", name="7", exact=True).tap()
        await expect(page.get_by_role("button", name="99 is the highest number")).to_be_visible()
        await expect(ada.pad.get_by_role("button", name="Write 98")).to_be_visible()
        for _ in "98":
            await ada.pad.get_by_role("button", name="Erase").tap()
        for turn in range(1, TURNS + 1):
            await ada.turn(turn)
            assert (await page.get_by_role("img", name=re.compile(_english(ada.cards[turn]))).count()) == 1
            if turn == 4:
                await ada.pad.get_by_role("button", name="5", exact=True).tap()
                await page.get_by_role("button", name="double or nothing").tap()
                await expect(page.get_by_text("If 5 is exact: 10 points.")).to_be_visible()
                await ada.visitor.look("foxy-phone-bet")
                await page.get_by_role("button", name="double or nothing").tap()
                await ada.pad.get_by_role("button", name="Erase").tap()
            if turn == 12:
                await _forgotten(ada)
            await ada.touch(ada.exact(), circled=turn == 5)
            if turn == 5:
                await expect(page.get_by_text("circled your number on card 5")).to_be_visible()
        # The count, which goes on by itself.
        await expect(page.get_by_role("heading", name="The count")).to_be_visible()
        await expect(page.locator(".checks").get_by_text("5 of 5 left")).to_be_visible()
        await expect(page.locator("h2", has_text="Card 2 of 20")).to_be_visible()
        await page.get_by_role("button", name="Stop").tap()
        await page.get_by_role("button", name="Next card").tap()
        await ada.visitor.look("foxy-phone-count-alone")
        await page.get_by_role("button", name="Result").tap()
        await expect(page.get_by_role("heading", name="You win: every number exact!")).to_be_focused()
        exact = exact_numbers([Card(card) for card in ada.deck], "different")
        await expect(page.get_by_text(f"You got {sum(exact) + exact[4]} points.")).to_be_visible()
        assert await page.locator("tbody td.exact").all_inner_texts() == [str(each) for each in exact]
        await ada.visitor.look("foxy-phone-result-alone")


@in_browser
async def test_two_people_and_bots_and_a_line_that_breaks(house: House) -> None:
    """Who has written is seen, never what; a number written without a line is kept; the better memory wins."""
    async with visitors(house) as come:
        table = house.open_table("foxy", seats=4)
        bo = await sit(come, table.key, TABLET, color_scheme="dark")
        await _seats_left(bo, table.key, 3)
        ada = await sit(come, table.key, PHONE)
        await _seats_left(ada, table.key, 2)
        await bo.page.goto(f"/t/{table.key}#bots")
        await bo.page.reload()
        bo.visitor.expected.append("WebSocket connection|ERR_INTERNET_DISCONNECTED|Failed to load resource")
        for turn in range(1, TURNS + 1):
            await asyncio.gather(ada.turn(turn), bo.turn(turn))
            await expect(ada.page.get_by_text(re.compile("is thinking$")).first).to_be_attached()
            await ada.touch(ada.exact(), circled=turn == TURNS)
            if turn == TURNS:
                await bo.touch(bo.exact() + 1)
                break
            await expect(ada.page.get_by_text("Written, and final")).to_be_visible()
            await expect(bo.page.get_by_text("Guest 2 has written")).to_be_attached()
            if turn == 2:
                await ada.visitor.look("foxy-phone-written")
                await bo.visitor.look("foxy-tablet-dark-turn")
            if turn == 3:
                await bo.visitor.context.set_offline(offline=True)
                await bo.page.evaluate("lines.at(-1).close()")
                await expect(bo.page.get_by_text("Reconnecting")).to_be_visible()
                await bo.touch(7)
                await expect(bo.page.get_by_text("7 will be written")).to_be_visible()
                await bo.visitor.look("foxy-tablet-dark-offline")
                await bo.visitor.context.set_offline(offline=False)
            else:
                await bo.touch(bo.exact() + 1)
            if turn == 4:
                boxes = bo.page.get_by_role("list", name="Your 20 boxes").get_by_role("listitem")
                await expect(boxes.nth(2)).to_contain_text("7")
        await _count_and_result(ada, bo)


async def _count_and_result(ada: Player, bo: Player) -> None:
    for each in (ada, bo):
        await expect(each.page.get_by_role("heading", name="The count")).to_be_visible()
    await ada.page.get_by_role("button", name="Stop").tap()
    await ada.page.get_by_role("button", name="Next card").tap()
    rows = ada.page.get_by_role("list", name="Points").get_by_role("listitem")
    await expect(rows.filter(has_text="Guest 1")).to_contain_text("1 too high")
    await expect(rows.filter(has_text="Guest 2")).to_contain_text("exact")
    await ada.visitor.look("foxy-phone-count")
    await bo.visitor.look("foxy-tablet-dark-count", axe=False)
    for each in (ada, bo):
        await each.page.get_by_role("button", name="Result").tap()
    await expect(ada.page.get_by_role("heading", name="You win with")).to_be_visible()
    await expect(bo.page.get_by_role("heading", name="Guest 2 wins with")).to_be_visible()
    await ada.visitor.look("foxy-phone-result")
    await bo.visitor.look("foxy-tablet-dark-result")
    # What the others wrote can be looked up, and the count be watched again.
    await ada.page.get_by_label("Whose numbers").select_option("Guest 1")
    await expect(ada.page.get_by_role("columnheader", name="Guest 1")).to_be_visible()
    await ada.page.get_by_role("button", name="Watch the count").tap()
    await expect(ada.page.get_by_role("heading", name="The count")).to_be_visible()


@in_browser
async def test_with_keys_alone_in_french_and_without_motion(house: House) -> None:
    async with visitors(house) as come:
        table = house.open_table("foxy", seats=3, options={"fox": "most_seen", "exact_only": True})
        ada = await sit(come, table.key, DESKTOP, then="#bots", language="fr", reduced_motion="reduce")
        ada.rule = "most_seen"
        page = ada.page
        for turn in range(1, TURNS + 1):
            await ada.turn(turn)
            if turn == 1:
                await ada.visitor.look("foxy-desktop-fr-turn")
            if turn == 2:  # slips are undone, and nothing is written without a number
                await page.keyboard.type("41")
                await page.keyboard.press("Backspace")
                await page.keyboard.press("Backspace")
                await page.keyboard.press("Enter")
                await expect(page.get_by_role("button", name=re.compile("Tapez d.abord un nombre"))).to_be_visible()
                await page.keyboard.type("3")
                await page.get_by_role("button", name="quitte ou double").press("Space")
                await expect(page.get_by_role("button", name=re.compile("Écrire 3 et l.entourer"))).to_be_visible()
                await page.get_by_role("button", name="quitte ou double").press("Space")
                await page.keyboard.press("Backspace")
            if ada.cards[turn] == "fox":
                await expect(page.locator(".question")).to_have_text(
                    "Quel animal est venu le plus souvent\u00a0? Écrivez combien de fois."
                )
                await ada.visitor.look("foxy-desktop-fr-fox")
            await page.locator("h2").first.evaluate("() => document.activeElement?.blur()")
            await ada.type(max(0, ada.exact() - (turn == 3)))
        # Without motion nothing goes on by itself: the count is turned card by card.
        heading = page.get_by_role("heading", name="Le décompte")
        await expect(heading).to_be_focused()
        await expect(page.get_by_role("button", name="Défilement automatique")).to_be_visible()
        for turn in range(1, TURNS):
            await expect(page.locator("h2", has_text=f"Carte {turn} sur")).to_be_visible()
            if turn == 3:
                await expect(page.locator(".checks li.own")).to_contain_text("1 de moins")
                await expect(page.locator(".checks li.own .gain")).to_have_text("+0")
                await ada.visitor.look("foxy-desktop-fr-count")
            await page.get_by_role("button", name="Carte suivante").press("Enter")
        await page.get_by_role("button", name="Résultat").press("Enter")
        await expect(page.get_by_role("heading", name="Vous gagnez avec")).to_be_focused()
        await ada.visitor.look("foxy-desktop-fr-result")


@in_browser
async def test_a_crowd_a_watcher_and_numbers_announced_in_italian(house: House) -> None:
    async with visitors(house) as come:
        table = house.open_table("foxy", seats=30, options={"announce_last": True, "fox": "singles"})
        ada = await sit(come, table.key, NARROW, then="#bots", language="it", color_scheme="dark")
        ada.rule = "singles"
        await ada.turn(1)
        wil = await sit(come, table.key, DESKTOP, then="#watch", language="it")
        for turn in range(1, TURNS + 1):
            await ada.turn(turn)
            if turn <= 2:
                # The bots think first, so that hers is the number that is told.
                await expect(ada.page.get_by_text("29 su 30 hanno scritto")).to_be_visible()
            if turn == 2:
                await expect(ada.page.locator(".asked")).to_contain_text("ultima stima, di Ospite 1: 11.")
                await ada.visitor.look("foxy-narrow-it-turn")
                await expect(wil.page.get_by_text("Stai guardando.")).to_be_visible()
                await expect(wil.page.get_by_role("img", name=re.compile("^(Ca|Fo|Sa|Ma|La V)"))).to_have_count(1)
                await expect(wil.page.locator(".pad")).to_have_count(0)
                await wil.visitor.look("foxy-desktop-it-watching")
            if ada.cards[turn] == "fox":
                await expect(ada.page.locator(".question")).to_contain_text("un solo animale?")
            await ada.type(11)
        await expect(ada.page.get_by_role("heading", name="Il conteggio")).to_be_visible()
        await expect(ada.page.get_by_text("e altri 26")).to_be_visible()
        await ada.page.get_by_role("button", name="Ferma").tap()
        await ada.visitor.look("foxy-narrow-it-count")
        await ada.page.get_by_role("button", name="Risultato").tap()
        await expect(ada.page.locator(".others .own")).to_contain_text("Ospite 1")
        await ada.visitor.look("foxy-narrow-it-result")
        # Who comes later sees how it ended, at once.
        late = await sit(come, table.key, PHONE, then="#watch", language="it")
        await expect(late.page.get_by_role("heading", name=re.compile("^Vinc"))).to_be_visible()


@in_browser
async def test_time_runs_out(house: House) -> None:
    async with visitors(house) as come:
        table = house.open_table("foxy", seats=2, clock=2)
        ada = await sit(come, table.key, PHONE, then="#bots")
        await ada.turn(1)
        await expect(ada.page.get_by_title("Time left")).to_be_visible()
        await expect(ada.page.get_by_role("button", name="Time was up: box 1 stays empty.")).to_be_visible()
        first = ada.page.get_by_role("list", name="Your 20 boxes").get_by_role("listitem").first
        await expect(first).to_contain_text("left empty")
