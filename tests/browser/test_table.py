"""The table around the game: gathering, people, chat, and a line that breaks."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.async_api import Locator, Page, expect

from tests.browser.visiting import DESKTOP, PHONE, TABLET, Visitor, in_browser, visitors
from tests.server.house import House, open_house

BROKEN_LINE = r"WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED"
"""What a browser says of a server that is not there."""


def button(page: Page | Locator, name: str, *, exact: bool = True) -> Locator:
    return page.get_by_role("button", name=name, exact=exact)


def seat_of(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("listitem").filter(has=visitor.page.get_by_text(name, exact=True))


async def opens_table(visitor: Visitor, game: str, **how: Any) -> dict[str, str]:
    """Open a table, and go to it."""
    await visitor.context.request.post("/api/me", data={})
    made: dict[str, str] = await (await visitor.context.request.post("/api/tables", data={"game": game, **how})).json()
    await visitor.page.goto(f"/t/{made['table']}")
    await expect(seat_of(visitor, "you").or_(seat_of(visitor, "vous")).or_(seat_of(visitor, "tu"))).to_be_visible()
    return made


async def is_called(visitor: Visitor, name: str) -> None:
    await visitor.context.request.post("/api/me", data={"name": name})


async def plays_with(ada: Visitor, bo: Visitor) -> None:
    """Start a game of Foxy that Ada hosts, with Bo and a bot."""
    await is_called(ada, "Ada")
    await is_called(bo, "Bo")
    made = await opens_table(ada, "foxy", seats=3, clock=86400)
    await bo.page.goto(made["link"])
    await expect(seat_of(ada, "Bo")).to_be_visible()
    await button(ada.page, "Fill with bots").click()
    await button(ada.page, "Start the game").click()


async def shows_people(visitor: Visitor, name: str = "People") -> Locator:
    await button(visitor.page, name).click()
    return visitor.page.get_by_role("dialog", name=name)


@in_browser
async def test_people_come_by_link_and_by_code_and_the_host_sets_the_table(house: House) -> None:
    async with visitors(house) as come:
        ada = await come(PHONE)
        await ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
        made = await opens_table(ada, "foxy")

        # Three ways to come, side by side.
        await expect(ada.page.get_by_text(f"{made['code'][:3]} {made['code'][3:]}")).to_be_visible()
        qr = ada.page.get_by_role("img", name="QR code with the link of this table")
        assert await qr.evaluate("img => img.decode().then(() => img.naturalWidth)") > 0
        await button(ada.page, "Copy").click()
        await expect(ada.page.get_by_text("The link is copied.")).to_be_visible()
        assert await ada.page.evaluate("navigator.clipboard.readText()") == made["link"]

        # One's own name and colour, in place.
        await ada.page.get_by_role("textbox", name="My name").fill("Ada")
        await button(ada.page, "Keep this name").click()
        await expect(seat_of(ada, "Ada")).to_be_visible()
        await ada.look("gathering-alone")

        bo = await come(DESKTOP, language="fr")
        await bo.page.goto(made["link"])
        await expect(bo.page.get_by_text("Ada prépare la table.")).to_be_visible()
        await expect(seat_of(ada, "Guest 2")).to_be_visible()
        await button(bo.page, "Changer mon nom et ma couleur").click()
        await bo.page.get_by_role("textbox", name="Mon nom").fill("Bo")
        await bo.page.get_by_role("radio", name="Framboise").check()
        await bo.look("gathering-face-fr")
        await bo.page.get_by_role("textbox", name="Mon nom").press("Enter")
        await expect(seat_of(ada, "Bo")).to_be_visible()
        colour = "el => getComputedStyle(el.querySelector('.avatar')).backgroundColor"
        assert await seat_of(ada, "Bo").evaluate(colour) == "rgb(190, 24, 93)"

        cleo = await come(TABLET, language="it", color_scheme="dark")
        await is_called(cleo, "Cleo")
        await cleo.page.goto(f"/t/{made['code'].lower()}")
        await expect(seat_of(ada, "Cleo")).to_be_visible()
        await expect(bo.page.get_by_role("status").filter(has_text="On attend encore une personne.")).to_be_visible()

        # Everybody sees live what the host chooses, and can only read it.
        await ada.page.get_by_role("radio", name="Hard").check()
        await expect(bo.page.get_by_text("Difficile")).to_be_visible()
        await ada.page.get_by_text("The rules in detail").click()
        await ada.page.get_by_role("checkbox", name=re.compile("Last number told")).check()
        await expect(bo.page.get_by_text("Sur mesure")).to_be_visible()
        await ada.look("gathering-details")
        await ada.page.get_by_role("radio", name="30s").check()
        await expect(bo.page.get_by_text("30s par décision")).to_be_visible()
        await ada.page.get_by_role("radio", name="Own").check()
        await ada.page.get_by_label("Seconds for each decision").fill("75")
        await ada.page.get_by_label("Seconds for each decision").press("Enter")
        await expect(cleo.page.get_by_text("75s per ogni decisione")).to_be_visible()
        await button(ada.page, "One seat more").click()
        await expect(cleo.page.get_by_text("Posti: 3 su 5")).to_be_visible()
        assert await bo.page.get_by_role("radio").count() == 0
        await bo.look("gathering-guest-fr")
        await cleo.look("gathering-guest-it-dark")


@in_browser
async def test_bots_come_and_go_and_somebody_is_asked_to_leave(house: House) -> None:
    async with visitors(house) as come:
        ada, cleo = await come(PHONE), await come(TABLET, language="it")
        await is_called(ada, "Ada")
        await is_called(cleo, "Cleo")
        made = await opens_table(ada, "foxy")
        await cleo.page.goto(made["link"])
        await expect(seat_of(ada, "Cleo")).to_be_visible()

        # Why not yet is said, and a seat with somebody on it does not go.
        await button(ada.page, "Start the game").press("Enter")
        await expect(ada.page.get_by_text("2 seats are free:").first).to_be_visible()
        await ada.page.get_by_label("Seats").fill("1")
        await ada.page.get_by_label("Seats").press("Enter")
        await expect(ada.page.get_by_text("Cleo sits on the last seat.")).to_be_visible()

        # Bots, one and all; and somebody is asked to leave, once more asked.
        await button(ada.page, "Put a bot on seat 4").click()
        await button(ada.page, "Take Bot 4 off the table").click()
        await button(ada.page, "Fill with bots").click()
        await expect(cleo.page.get_by_text("Posti: 4 su 4")).to_be_visible()
        await expect(cleo.page.get_by_text("Ada dà il via.")).to_be_visible()
        await ada.look("gathering-full")
        await button(ada.page, "Ask Cleo to leave").click()
        await ada.look("gathering-kick")
        await button(ada.page.get_by_role("dialog"), "Ask to leave").click()
        await expect(cleo.page.get_by_text("Non hai ancora un posto.")).to_be_visible()
        await button(cleo.page, "Siediti").click()
        await expect(cleo.page.get_by_text("Chi ospita ti ha chiesto di non sederti")).to_be_visible()
        await expect(ada.page.get_by_text("One person is watching.")).to_be_visible()


@in_browser
async def test_the_chat_tells_of_new_lines_and_one_may_stop_hearing_somebody(house: House) -> None:
    async with visitors(house) as come:
        ada, bo = await come(PHONE), await come(DESKTOP, language="fr")
        await is_called(bo, "Bo")
        made = await opens_table(ada, "foxy")
        await bo.page.goto(made["link"])
        await expect(seat_of(ada, "Bo")).to_be_visible()
        await expect(button(ada.page, "Chat")).to_be_visible()
        await button(bo.page, "Discussion").click()
        await bo.page.get_by_role("textbox", name="Écrire un message").fill("Bonjour !")
        await button(bo.page, "Envoyer").click()
        await button(ada.page, "Chat, one new line").click()
        chat = ada.page.get_by_role("dialog", name="Chat")
        await expect(chat.get_by_text("Bonjour !")).to_be_visible()
        await chat.get_by_text("Mute somebody").click()
        await ada.look("chat-open")
        await button(chat, "Mute Bo").click()
        await expect(chat.get_by_text("Bonjour !")).to_be_hidden()
        await button(chat, "Hear Bo again").click()
        await expect(chat.get_by_text("Bonjour !")).to_be_visible()
        await button(chat, "Close").click()
        await expect(button(ada.page, "Chat")).to_be_visible()
        # What was read stays read when the page is loaded again, and what was not stays new.
        await bo.page.get_by_role("textbox", name="Écrire un message").fill("Encore moi")
        await button(bo.page, "Envoyer").click()
        await expect(button(ada.page, "Chat, one new line")).to_be_visible()
        await ada.page.reload()
        await expect(button(ada.page, "Chat, one new line")).to_be_visible()


@in_browser
async def test_in_play_everybody_can_do_what_is_theirs_to_do(house: House) -> None:
    async with visitors(house) as come:
        ada, bo = await come(PHONE), await come(PHONE, language="fr", color_scheme="dark")
        await plays_with(ada, bo)
        await expect(ada.page).to_have_title("Your turn · Foxy · Foxden")
        await expect(bo.page).to_have_title("À vous de jouer · Foxy · Foxden")

        # Silence has a reason.
        await button(ada.page, "Chat. Silence: nobody talks from the first card to the end of the count.").click()
        await expect(ada.page.get_by_role("textbox", name="Write a line")).to_be_disabled()
        await ada.look("chat-silent")
        await button(ada.page, "Close").click()

        people = await shows_people(ada)
        await ada.look("people-host")
        await button(people, "Nudge Bo").click()
        await expect(bo.page.get_by_text("La table vous attend.")).to_be_visible()

        # A bot holds a seat until its owner takes it back.
        await button(people, "Let a bot play for Bo until they are back").click()
        await expect(bo.page.get_by_text("Un bot joue à votre place.")).to_be_visible()
        await bo.look("held-seat-fr-dark")
        await button(bo.page, "Jouer moi-même").click()
        await expect(bo.page.get_by_text("Un bot joue à votre place.")).to_be_hidden()
        await button(people, "Let a bot play for me").click()
        await expect(people.get_by_text("a bot plays")).to_be_visible()
        await button(people, "Play myself").click()
        await expect(people.get_by_text("a bot plays")).to_be_hidden()

        await button(people, "Pause the game").click()
        await expect(bo.page.get_by_text("La partie est en pause. Ada peut la reprendre.")).to_be_visible()
        await button(people, "Close").click()
        await ada.look("paused-host")
        await button(ada.page, "Go on").click()
        await expect(bo.page.get_by_text("La partie est en pause.")).to_be_hidden()

        # A new name waits while it could say anything.
        people = await shows_people(ada)
        await people.get_by_text("Change my name and colour").click()
        await people.get_by_role("textbox", name="My name").fill("Adele")
        await button(people, "Keep this name").click()
        await expect(ada.page.get_by_text("The others see it as soon as everybody may talk again.")).to_be_visible()


@in_browser
async def test_a_game_is_ended_together_and_another_one_is_left(house: House) -> None:
    async with visitors(house) as come:
        ada, bo = await come(PHONE), await come(PHONE, language="fr", color_scheme="dark")
        await plays_with(ada, bo)

        # Agreeing to end can be taken back; together it ends, and another game gathers.
        people = await shows_people(ada)
        await button(people, "Agree to end it").click()
        await expect(people.get_by_text("You agree to end it. Still asked: Bo.")).to_be_visible()
        await button(people, "Go on playing after all").click()
        await button(people, "Agree to end it").click()
        theirs = await shows_people(bo, "Joueurs")
        await expect(theirs.get_by_text("Ada veut arrêter la partie.")).to_be_visible()
        await bo.look("people-ending-fr-dark")
        await button(theirs, "D’accord pour arrêter").click()
        await button(theirs, "Rejouer").click()
        await expect(ada.page.get_by_text("The table is complete.")).to_be_visible()
        await expect(seat_of(bo, "Ada")).to_be_visible()

        # Who leaves a game gives the seat to a bot for good, and goes on watching.
        await button(ada.page, "Start the game").click()
        theirs = await shows_people(bo, "Joueurs")
        await button(theirs, "Quitter la table").click()
        await bo.look("leave-fr-dark")
        await button(bo.page.get_by_role("dialog", name="Quitter la table ?"), "Quitter").click()
        await expect(bo.page.get_by_text("Vous regardez la partie.")).to_be_visible()
        people = await shows_people(ada)
        await expect(people.get_by_text("One person is watching.")).to_be_visible()
        await expect(people.get_by_text(re.compile(r"^Bot \d$"))).to_have_count(2)


@in_browser
async def test_who_watches_sees_the_table_and_talks_to_watchers_only(house: House) -> None:
    async with visitors(house) as come:
        ada = await come(DESKTOP)
        made = await opens_table(ada, "fool")
        watcher = await come(PHONE, language="it")
        await watcher.page.goto(f"{made['link']}#watch")
        await expect(watcher.page.get_by_text("Stai guardando.")).to_be_visible()
        await button(watcher.page, "Siediti", exact=True).click()
        await expect(seat_of(ada, "Guest 2")).to_be_visible()
        await button(watcher.page, "Lascia il mio posto").click()
        await expect(watcher.page.get_by_text("Non hai ancora un posto.")).to_be_visible()

        await button(ada.page, "Fill with bots").click()
        await expect(watcher.page.get_by_text("Tutti i posti sono occupati: puoi guardare.")).to_be_visible()
        await watcher.look("gathering-watcher-it")
        await button(ada.page, "Start the game").click()
        await expect(watcher.page.get_by_text("Stai guardando.")).to_be_visible()
        await button(watcher.page, re.escape("Chiacchiere"), exact=False).click()
        await expect(watcher.page.get_by_text("fino alla fine ti leggono solo gli altri spettatori")).to_be_visible()
        await watcher.page.get_by_role("textbox", name="Scrivi un messaggio").fill("Che mano!")
        await button(watcher.page, "Invia").click()
        await expect(watcher.page.get_by_text("Che mano!")).to_be_visible()
        await watcher.look("chat-watcher-it")
        await button(ada.page, "Chat").click()
        await expect(ada.page.get_by_text("Nobody has written anything yet.")).to_be_visible()
        await button(ada.page.get_by_role("dialog"), "Close").click()

        # A player's second device may watch, and takes the seat when it is wanted.
        await ada.page.goto(f"/t/{made['table']}#watch")
        await ada.page.reload()
        await expect(ada.page.get_by_text("You are watching.")).to_be_visible()
        await button(ada.page, "Back to my seat").click()
        await expect(ada.page.get_by_text("You are watching.")).to_be_hidden()
        people = await shows_people(ada)
        await people.get_by_text("Invite somebody to watch").click()
        await expect(people.get_by_label("Link for who wants to watch")).to_have_value(f"{made['link']}#watch")
        await ada.look("people-desktop")


@in_browser
async def test_a_line_that_breaks_comes_back_by_itself_with_what_was_tapped(tmp_path: Path) -> None:
    with open_house(tmp_path / "data") as house:
        async with visitors(house) as come:
            ada = await come(PHONE)
            ada.expected.append(BROKEN_LINE)
            await opens_table(ada, "duet")
            await button(ada.page, "Fill with bots").click()
            await button(ada.page, "Start the game").click()
            await expect(button(ada.page, "People")).to_be_visible()
            await ada.page.evaluate("window.stillHere = true")
            banner = ada.page.get_by_text("Reconnecting… your seat is safe.")

            house.close()
            await expect(banner).to_be_visible()
            await ada.look("reconnecting", axe=False)
            people = await shows_people(ada)
            await button(people, "Pause the game").click()
            house.open()
            await expect(ada.page.get_by_text("The game is paused.")).to_be_visible()
            await expect(banner).to_be_hidden()
            await button(people, "Go on").click()
            await expect(ada.page.get_by_text("The game is paused.")).to_be_hidden()

            await ada.context.set_offline(True)
            await expect(banner).to_be_visible()
            await ada.context.set_offline(False)
            await expect(banner).to_be_hidden()
            assert await ada.page.evaluate("window.stillHere")


@in_browser
async def test_a_table_can_be_set_and_started_by_keyboard_alone(house: House) -> None:
    async with visitors(house) as come:
        ada = await come(DESKTOP, reduced_motion="reduce")
        await opens_table(ada, "duet")
        keys = ada.page.keyboard

        async def tab_to(target: Locator) -> None:
            for _ in range(40):
                if await target.evaluate("el => el === document.activeElement"):
                    return
                await keys.press("Tab")
            raise AssertionError(f"the Tab key never comes to {target}")

        await tab_to(ada.page.get_by_role("textbox", name="My name"))
        await keys.type("Ada")
        await keys.press("Enter")
        await expect(seat_of(ada, "Ada")).to_be_visible()
        await tab_to(ada.page.get_by_role("radio", name="1 · gentle"))
        await keys.press("ArrowRight")
        await expect(ada.page.get_by_text("13 gems further away")).to_be_visible()
        await tab_to(button(ada.page, "Fill with bots"))
        await keys.press("Enter")
        await tab_to(button(ada.page, "Start the game"))
        await keys.press("Enter")
        await tab_to(button(ada.page, "People"))
        await keys.press("Enter")
        await expect(ada.page.get_by_role("heading", name="My seat")).to_be_visible()
        await keys.press("Escape")
        await expect(ada.page.get_by_role("dialog", name="People")).to_be_hidden()


@in_browser
async def test_no_table_and_a_quick_one(house: House) -> None:
    async with visitors(house) as come:
        ada = await come((320, 640), language="fr")
        await ada.page.goto("/t/nowhere")
        await expect(ada.page.get_by_role("heading", name="Cette table")).to_be_visible()
        await ada.look("no-table-320-fr")

        # "Play now": bots take the other seats and the game starts, without a question.
        await ada.context.request.post("/api/me", data={})
        made = await (await ada.context.request.post("/api/tables", data={"game": "duet"})).json()
        await ada.page.goto(f"/t/{made['table']}#bots")
        await expect(button(ada.page, "Joueurs")).to_be_visible()
        await expect(ada.page).to_have_url(re.compile(rf"/t/{made['table']}$"))
        heading = ada.page.get_by_role("heading", level=1)
        await expect(heading).to_have_text(re.compile("Renard Duo"))
        assert await heading.evaluate("el => el.scrollWidth <= el.clientWidth")
        await button(ada.page, "Règles").click()
        await expect(ada.page.get_by_role("dialog", name="Règles")).to_be_visible()
