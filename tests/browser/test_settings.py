"""Settings, the dialogs in which they are, and the notes that tell something in passing."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.visiting import DESKTOP, LANGUAGES, PHONE, TABLET, Visitor, in_browser, visitors, words
from tests.server.house import House, arrive


async def open_settings(visitor: Visitor, language: str = "en") -> None:
    await visitor.page.get_by_role("button", name=words(language)("settings"), exact=True).click()
    await expect(visitor.page.get_by_role("dialog", name=words(language)("settings"))).to_be_visible()


@in_browser
async def test_a_dialog_is_left_as_dialogs_are_left_and_gives_the_focus_back(house: House) -> None:
    async with visitors(house) as come:
        ada = await come(DESKTOP)
        await ada.play("foxy")
        button = ada.page.get_by_role("button", name="Settings", exact=True)
        dialog = ada.page.get_by_role("dialog", name="Settings")
        box = dialog.locator("h2")

        await open_settings(ada)
        await ada.page.keyboard.press("Escape")
        await expect(dialog).to_be_hidden()
        await expect(button).to_be_focused()

        await ada.page.keyboard.press("Enter")
        await expect(dialog).to_be_visible()
        await ada.page.mouse.click(20, 400)
        await expect(dialog).to_be_hidden()
        await expect(button).to_be_focused()

        await open_settings(ada)
        await box.hover()
        await ada.page.mouse.down()
        await ada.page.mouse.move(20, 400)
        await ada.page.mouse.up()  # as when text is marked
        await ada.page.mouse.click(1300, 880)  # below all that stands in it
        await expect(dialog).to_be_visible()
        await dialog.get_by_role("button", name="Close").click()
        await expect(dialog).to_be_hidden()


@in_browser
async def test_what_is_set_holds_at_once_and_next_time(house: House) -> None:
    async with visitors(house) as come:
        ada = await come(PHONE, color_scheme="light")
        await ada.play("fool")
        await open_settings(ada)
        dark = "getComputedStyle(document.documentElement).colorScheme"
        await ada.page.get_by_role("button", name="Dark", exact=True).click()
        assert await ada.page.evaluate(dark) == "dark"
        await ada.page.get_by_role("button", name="Français").click()
        await expect(ada.page.get_by_role("dialog", name="Réglages")).to_be_visible()
        await expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
        tap = ada.page.get_by_role("switch", name="Jouer d’un seul geste")
        await expect(tap).not_to_be_checked()
        await tap.focus()
        await ada.page.keyboard.press("Space")
        await expect(tap).to_be_checked()

        await ada.page.reload()
        await open_settings(ada, "fr")
        await expect(ada.page.get_by_role("button", name="Sombre")).to_have_attribute("aria-pressed", "true")
        await expect(tap).to_be_checked()
        assert await ada.page.evaluate(dark) == "dark"
        assert "fr" in await ada.page.evaluate("document.documentElement.lang")


@pytest.mark.parametrize("language", LANGUAGES)
@in_browser
async def test_everybody_can_use_the_settings(house: House, language: str) -> None:
    async with visitors(house) as come:
        for size, scheme in ((PHONE, "light"), ((320, 640), "dark"), (TABLET, "dark"), (DESKTOP, "light")):
            ada = await come(size, language=language, color_scheme=scheme)
            await ada.play("duet")
            await open_settings(ada, language)
            await ada.look(f"settings-{language}-{size[0]}")


@in_browser
async def test_a_note_can_be_seen_and_put_away_while_a_dialog_is_open(house: House) -> None:
    async with visitors(house) as come:
        table = house.open_table("foxy", seats=2)
        host = await arrive(house, table.key, token=table.token)
        await host.say("sit", seat=0)
        ada = await come(PHONE)
        await ada.page.goto(f"/t/{table.key}")
        await host.until(lambda me: all(chair["person"] for chair in me.room["chairs"]))
        await host.say("start")
        await host.until(lambda me: me.room["phase"] == "playing")
        await host.be_polite()
        await host.until(lambda me: me.view and me.view["to_move"])
        await open_settings(ada)

        await host.say("nudge", seat=1)
        dialog = ada.page.get_by_role("dialog", name="Settings")
        note = dialog.get_by_role("status").get_by_role("button", name=words("en")("nudged"))
        await note.click()
        await expect(note).to_be_hidden()
        await expect(dialog).to_be_visible()
        await ada.page.keyboard.press("Escape")
        await expect(ada.page.locator("dialog [role=status]")).to_have_count(0)  # notes have left it again
        await host.leave()
