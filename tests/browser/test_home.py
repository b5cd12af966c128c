"""The home page: three games one tap away, a code or a link to come in by, and the way back to one's tables."""

from __future__ import annotations

import asyncio
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Route, expect

from tests.browser.visiting import DESKTOP, PHONE, SIZES, Visitor, in_browser, visitors
from tests.server.house import House, arrive, open_house

CLAIMS = {
    "en": "Three card games, one tap away",
    "fr": "Trois jeux à portée de doigt",
    "it": "Tre giochi a portata di tocco",
}
NAMES = {"foxy": "Foxy", "fool": "Fool!", "duet": "The Fox in the Forest Duet"}
SHOWN = {**NAMES, "duet": "Forest Duet"}
"""As a telephone shows them at the table."""
AT_A_TABLE = re.compile(r"/t/[\w-]+$")
REFUSED = r"console: Failed to load resource: the server responded with a status of 40[34]"


async def press(visitor: Visitor, game: str, button: str) -> None:
    article = visitor.page.get_by_role("article", name=NAMES[game])
    await article.get_by_role("button", name=button).click()


async def key_of(visitor: Visitor) -> str:
    """Wait until the visitor is at a table, and give its secret."""
    await expect(visitor.page).to_have_url(AT_A_TABLE)
    return visitor.page.url.rpartition("/")[2]


async def until_playing(visitor: Visitor, key: str) -> None:
    await visitor.page.wait_for_function(
        "async key => (await (await fetch(`/api/tables/${key}`)).json()).phase === 'playing'", arg=key, polling=200
    )


@pytest.mark.parametrize("game", NAMES)
@in_browser
async def test_one_tap_starts_a_game_against_bots(house: House, game: str) -> None:
    async with visitors(house) as come:
        ada = await come(PHONE)
        await ada.page.goto("/")
        button = ada.page.get_by_role("article", name=NAMES[game]).get_by_role("button", name="Play now")
        await expect(button).to_be_in_viewport(ratio=1)  # nobody has to look for it
        await button.tap()
        key = await key_of(ada)
        await expect(ada.page.get_by_role("heading", level=1, name=SHOWN[game])).to_be_visible()
        await until_playing(ada, key)


@in_browser
async def test_a_touch_on_the_picture_plays_too(house: House) -> None:
    async with visitors(house) as come:
        ada = await come(PHONE)
        await ada.page.goto("/")
        box = await ada.page.get_by_role("article", name="Fool!").bounding_box()
        assert box
        await ada.page.touchscreen.tap(box["x"] + box["width"] * 0.75, box["y"] + 30)
        await until_playing(ada, await key_of(ada))


@in_browser
async def test_a_tap_is_seen_at_once_and_counts_once(house: House) -> None:
    async with visitors(house) as come:
        ada = await come(PHONE)
        asked: list[Route] = []
        shown = asyncio.Event()

        async def slowly(route: Route) -> None:
            asked.append(route)
            await shown.wait()
            await route.continue_()

        await ada.page.route("**/api/tables", slowly)
        await ada.page.goto("/")
        await press(ada, "foxy", "Play now")
        waiting = ada.page.get_by_role("article", name="Foxy").get_by_role("button", name="One moment…")
        await expect(waiting).to_have_attribute("aria-disabled", "true")
        await waiting.click(force=True)
        await press(ada, "duet", "Play now")
        shown.set()
        await key_of(ada)
        await expect(ada.page.get_by_role("heading", level=1, name="Foxy")).to_be_visible()
        assert len(asked) == 1


@in_browser
async def test_who_cannot_open_a_table_is_told_why_and_can_try_again(house: House) -> None:
    async with visitors(house) as come:
        ada = await come(PHONE)
        ada.expected = ["console: Failed to load resource"]
        await ada.page.goto("/")
        await ada.page.route("**/api/tables", lambda route: route.abort())
        await press(ada, "fool", "Play now")
        await expect(ada.page.get_by_text("The server does not answer.")).to_be_visible()
        await ada.page.unroute("**/api/tables")
        await press(ada, "fool", "Make a table")
        await key_of(ada)


@in_browser
async def test_a_shortcut_starts_its_game_and_going_back_starts_no_other(house: House) -> None:
    async with visitors(house) as come:
        ada = await come(PHONE)
        manifest = await (await ada.page.request.get("/manifest.webmanifest")).json()
        assert [shortcut["url"] for shortcut in manifest["shortcuts"]] == [f"/#{game}" for game in NAMES]
        for icon in manifest["icons"]:
            assert (await ada.page.request.get(icon["src"])).ok
        assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}
        await ada.page.goto("/#duet")
        await until_playing(ada, await key_of(ada))
        await ada.page.go_back()
        await expect(ada.page.get_by_role("heading", level=1, name=CLAIMS["en"])).to_be_visible()
        await expect(ada.page.get_by_role("link", name="Go on with The Fox in the Forest Duet")).to_be_visible()
        assert (await (await ada.page.request.get("/api/me/tables")).json()) == [
            table for table in await (await ada.page.request.get("/api/me/tables")).json() if table["game"] == "duet"
        ]
        await expect(ada.page).to_have_url(f"{house.url}/")


@in_browser
async def test_people_come_by_code_or_link_however_they_write_it(house: House) -> None:
    async with visitors(house) as come:
        ada, bo = await come(DESKTOP), await come(PHONE)
        bo.expected = [REFUSED]
        await ada.page.goto("/")
        await press(ada, "fool", "Make a table")
        key = await key_of(ada)
        table = await (await ada.page.request.get(f"/api/tables/{key}")).json()
        assert table["phase"] == "gathering"
        code = table["code"]

        async def join(text: str) -> None:
            await bo.page.get_by_label("Code or link").fill(text)
            await bo.page.get_by_label("Code or link").press("Enter")

        await bo.page.goto("/")
        missing = "".join("Z" if letter != "Z" else "Y" for letter in code)
        for text, answer in {
            "": "Type the code you were given",
            "k7m": "A code has six letters and digits, and this has 3.",
            "k7mq20": "No code has an O, 0, I or 1 in it",
            missing.lower(): f"No table has the code {missing[:3]} {missing[3:]}.",
            f"{house.url}/t/AAAAAAAAAAAAAAAAAAAAAA": "There is no such table.",
        }.items():
            await join(text)
            await expect(bo.page.get_by_role("alert")).to_contain_text(answer)
            await expect(bo.page.get_by_label("Code or link")).to_be_focused()
        await bo.look("home-join-refused")
        for text in (f" {code[:3]}-{code[3:]} ".lower(), f"Come! http://elsewhere:8420/t/{key} Ada"):
            await bo.page.goto("/")
            await join(text)
            assert await key_of(bo) == key
        await expect(bo.page.get_by_role("heading", level=1, name="Fool!")).to_be_visible()


@in_browser
async def test_the_way_back_to_a_table_one_has_left(house: House) -> None:
    async with visitors(house) as come:
        ada = await come(PHONE)
        await ada.page.goto("/")
        await expect(ada.page.get_by_role("heading", name="Go on playing")).to_have_count(0)
        keys = []
        for game in ("foxy", "duet"):
            await press(ada, game, "Play now")
            keys.append(await key_of(ada))
            await until_playing(ada, keys[-1])
            await ada.page.get_by_role("link", name="Home").click()
        running = ada.page.get_by_role("region", name="Go on playing")
        await expect(running.get_by_role("listitem")).to_have_count(2)
        for name, size in SIZES.items():
            await ada.page.set_viewport_size({"width": size[0], "height": size[1]})
            await ada.look(f"home-running-{name}")
        await ada.page.get_by_role("link", name="Go on with The Fox in the Forest Duet").click()
        assert await key_of(ada) == keys[1]
        await ada.page.get_by_role("link", name="Home").click()
        await running.get_by_role("link", name="Foxy").click()
        assert await key_of(ada) == keys[0]
        await expect(ada.page.get_by_role("heading", level=1, name="Foxy")).to_be_visible()


@in_browser
async def test_finished_games_are_listed_with_their_records(house: House, tmp_path: Path) -> None:
    async with visitors(house) as come:
        ada = await come(PHONE, accept_downloads=True)
        await ada.page.goto("/")
        await press(ada, "foxy", "Make a table")
        key = await key_of(ada)
        await ada.page.goto("/about")
        token = next(c["value"] for c in await ada.context.cookies() if c["name"] == "foxden")
        player = await arrive(house, key, token=token)
        await player.say("sit")
        await player.say("add_bot")
        await player.say("start")
        await player.play_on(random.Random(1))
        await player.leave()
        await ada.page.goto("/")
        await expect(ada.page.get_by_role("heading", name="Go on playing")).to_have_count(0)
        finished = ada.page.get_by_role("region", name="Finished games")
        await expect(finished.get_by_role("listitem")).to_contain_text("Foxy")
        await ada.look("home-finished")
        async with ada.page.expect_download() as coming:
            await finished.get_by_role("link", name="Record").click()
        await (await coming.value).save_as(tmp_path / "record.json")
        assert json.loads((tmp_path / "record.json").read_text("utf-8"))["game"] == "foxy"


@in_browser
async def test_all_by_keyboard(house: House) -> None:
    async with visitors(house) as come:
        ada = await come(DESKTOP)
        await ada.page.goto("/")
        play = ada.page.get_by_role("article", name="Fool!").get_by_role("button", name="Play now")
        await expect(play).to_be_visible()
        for _ in range(40):
            await ada.page.keyboard.press("Tab")
            if await play.evaluate("button => button === document.activeElement"):
                break
        await expect(play).to_be_focused()
        await ada.page.keyboard.press("Enter")
        await until_playing(ada, await key_of(ada))
        await ada.page.goto("/")
        await ada.page.get_by_role("button", name="Settings").focus()
        await ada.page.keyboard.press("Enter")
        await expect(ada.page.get_by_role("dialog", name="Settings")).to_be_visible()
        await ada.look("home-settings")
        await ada.page.keyboard.press("Escape")
        await expect(ada.page.get_by_role("button", name="Settings")).to_be_focused()


@pytest.mark.parametrize("language", CLAIMS)
@in_browser
async def test_the_language_is_the_browsers(house: House, language: str) -> None:
    async with visitors(house) as come:
        ada = await come(PHONE, language=language)
        await ada.page.goto("/")
        await expect(ada.page.get_by_role("heading", level=1, name=CLAIMS[language])).to_be_visible()
        await expect(ada.page.locator("html")).to_have_attribute("lang", language)


@in_browser
async def test_the_switch_changes_every_word_at_once_and_for_good(house: House) -> None:
    async with visitors(house) as come:
        ada = await come(PHONE, language="fr")
        await ada.page.goto("/")
        description = ada.page.locator('meta[name="description"]')
        await expect(description).to_have_attribute("content", re.compile("^Foxy, Fou\u00a0!"))
        await ada.page.get_by_label("Code ou lien").fill("abc")
        await ada.page.get_by_label("Code ou lien").press("Enter")
        await expect(ada.page.get_by_role("alert")).to_contain_text("Un code a six lettres")
        before = set((await ada.page.locator("body").inner_text()).split("\n"))
        await ada.page.get_by_role("button", name="Italiano").click()
        await expect(ada.page.get_by_role("heading", level=1, name=CLAIMS["it"])).to_be_visible()
        await expect(ada.page.locator("html")).to_have_attribute("lang", "it")
        await expect(ada.page).to_have_title(re.compile("tre giochi"))
        await expect(description).to_have_attribute("content", re.compile("nel browser"))
        await expect(ada.page.get_by_role("alert")).to_contain_text("Un codice ha sei lettere")
        after = set((await ada.page.locator("body").inner_text()).split("\n"))
        same = {text for text in before & after if not text.isdecimal()}
        assert same <= {
            "Foxden",
            "Foxy",
            "en",
            "fr",
            "it",
            "EN",
            "FR",
            "IT",
            ": English",
            ": Français",
            ": Italiano",
            "",
        }
        await ada.page.reload()
        await expect(ada.page.get_by_role("heading", level=1, name=CLAIMS["it"])).to_be_visible()
        await expect(ada.page.get_by_role("button", name="Italiano")).to_have_attribute("aria-pressed", "true")


@in_browser
async def test_while_the_house_is_closed_the_browser_says_so_and_opens_it_again(tmp_path: Path) -> None:
    with open_house(tmp_path / "data") as house:
        async with visitors(house) as come:
            ada = await come(PHONE, language="it")
            ada.expected = ["503 for", "console: Failed to load resource"]
            await ada.page.goto("/")
            await ada.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
            house.kill()
            await ada.page.goto("/about")
            await expect(ada.page.get_by_role("heading", name="La casa è chiusa")).to_be_visible()
            await ada.look("closed")
            kept: Any = await ada.page.evaluate("caches.keys()")
            assert kept == []  # nothing that could ever be too old
            house.open()
            await expect(ada.page.get_by_role("heading", level=1, name="Informazioni su Foxden")).to_be_visible()
