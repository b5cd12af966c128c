"""The pages around the games: about oneself, and about Foxden; and how all of them look."""

from __future__ import annotations

import re
from importlib.metadata import version

import pytest
from playwright.async_api import expect

from tests.browser.visiting import DESKTOP, LANGUAGES, PHONE, SIZES, Visitor, in_browser, visitors
from tests.server.house import House

SPOKEN = {"en": "English", "fr": "Français", "it": "Italiano"}
NOT_GOOD = r"console: Failed to load resource: the server responded with a status of 403"


@in_browser
async def test_text_is_really_drawn(house: House) -> None:
    """A browser without fonts lays the page out all the same, and shows nothing."""
    async with visitors(house) as come:
        ada = await come(PHONE)
        await ada.page.goto("/")
        width = await ada.page.evaluate(
            "() => { const pen = document.createElement('canvas').getContext('2d');"
            " pen.font = '20px sans-serif'; return pen.measureText('Foxden').width }"
        )
        assert width > 20


@pytest.mark.parametrize(("size", "scheme"), [("phone", "light"), ("tablet", "dark"), ("desktop", "light")])
@in_browser
async def test_every_page_in_every_language(house: House, size: str, scheme: str) -> None:
    async with visitors(house) as come:
        ada = await come(SIZES[size], color_scheme=scheme)
        for path, name in {"/": "home", "/me": "me", "/about": "about"}.items():
            await ada.page.goto(path)
            for language in LANGUAGES:
                await ada.page.get_by_role("button", name=SPOKEN[language]).click()
                await expect(ada.page.locator("html")).to_have_attribute("lang", language)
                await expect(ada.page.get_by_role("heading", level=2).first).to_be_visible()
                await ada.look(f"{name}-{size}-{language}", axe=language == "fr")


@in_browser
async def test_the_narrowest_phone_and_a_chosen_appearance(house: House) -> None:
    async with visitors(house) as come:
        ada = await come((320, 640), language="fr", color_scheme="light")
        for path, name in {"/": "home", "/me": "me", "/about": "about"}.items():
            await ada.page.goto(path)
            await expect(ada.page.get_by_role("heading", level=2).first).to_be_visible()
            await ada.look(f"{name}-narrow-fr")
        light = await ada.page.evaluate("getComputedStyle(document.body).color")
        await ada.page.get_by_role("button", name="Réglages").click()
        await ada.page.get_by_role("button", name="Sombre").click()
        await ada.look("settings-narrow-dark")
        assert await ada.page.evaluate("getComputedStyle(document.body).color") != light


async def be_called(visitor: Visitor, name: str) -> None:
    await visitor.page.goto("/me")
    await visitor.page.get_by_label("Your name").fill(name)
    await visitor.page.get_by_role("button", name="Save").click()
    await expect(visitor.page.get_by_role("link", name=f"You: {name}")).to_be_visible()


@in_browser
async def test_name_and_colour_are_kept(house: House) -> None:
    async with visitors(house) as come:
        ada = await come(PHONE)
        await be_called(ada, "Ada")
        await expect(ada.page.get_by_text("Saved.").first).to_be_visible()
        await ada.page.get_by_role("button", name="Teal").click()
        await expect(ada.page.get_by_role("button", name="Teal")).to_have_attribute("aria-pressed", "true")
        await ada.page.reload()
        await expect(ada.page.get_by_label("Your name")).to_have_value("Ada")
        await expect(ada.page.get_by_role("button", name="Teal")).to_have_attribute("aria-pressed", "true")
        assert (await (await ada.page.request.get("/api/me")).json())["colour"] == "#0f766e"
        await ada.look("me-named")


async def own_link(visitor: Visitor) -> str:
    await visitor.page.get_by_role("button", name="Show my link").click()
    return await visitor.page.get_by_label("Your own link").input_value()


@in_browser
async def test_ones_own_link_makes_one_the_same_person_on_another_device(house: House) -> None:
    async with visitors(house) as come:
        ada = await come(DESKTOP, permissions=["clipboard-read", "clipboard-write"])
        await be_called(ada, "Ada")
        link = await own_link(ada)
        assert link.startswith(f"{house.url}/me#")
        await ada.page.get_by_role("button", name="Copy").click()
        await expect(ada.page.get_by_text("Copied.")).to_be_visible()
        assert await ada.page.evaluate("navigator.clipboard.readText()") == link
        await ada.look("me-own-link")

        other = await come(PHONE)
        other.expected = [NOT_GOOD]
        await be_called(other, "Bo")
        await other.page.goto("/")
        await other.page.get_by_label("Code or link").fill(link)
        await other.page.get_by_role("button", name="Join").click()
        question = other.page.get_by_role("region", name="Is this your own link?")
        await expect(question).to_contain_text("Here you are Bo until now")
        await other.look("me-be-here")
        await question.get_by_role("button", name="No, stay as I am").click()
        await expect(question).to_have_count(0)
        await expect(other.page.get_by_label("Your name")).to_have_value("Bo")

        await other.page.goto(link)
        await other.page.reload()
        await question.get_by_role("button", name="Yes, this is me").click()
        await expect(other.page.get_by_text("Welcome back, Ada!")).to_be_visible()
        await expect(other.page.get_by_label("Your name")).to_have_value("Ada")
        await expect(other.page).to_have_url(f"{house.url}/me")  # the secret does not stay in sight
        persons = [(await (await each.page.request.get("/api/me")).json())["person"] for each in (ada, other)]
        assert persons[0] == persons[1]

        await ada.page.get_by_role("button", name="New link").click()
        await expect(ada.page.get_by_label("Your own link")).not_to_have_value(link)
        await other.page.goto(link)
        await question.get_by_role("button", name="Yes, this is me").click()
        await expect(other.page.get_by_text("This link is not good, or not any more.")).to_be_visible()
        await expect(other.page.get_by_label("Your name")).to_have_value("Ada")


@in_browser
async def test_being_forgotten_is_asked_twice_and_then_done(house: House) -> None:
    async with visitors(house) as come:
        ada = await come(PHONE)
        await be_called(ada, "Ada")
        person = (await (await ada.page.request.get("/api/me")).json())["person"]
        dialog = ada.page.get_by_role("dialog", name="Be forgotten")
        await ada.page.reload()
        for answers in (["No, keep everything"], ["Yes, go on", "No, keep everything"]):
            await ada.page.get_by_role("button", name="Forget me…").click()
            for answer in answers:
                await dialog.get_by_role("button", name=answer).click()
            await expect(dialog).to_have_count(0)
        assert (await (await ada.page.request.get("/api/me")).json())["person"] == person
        await ada.page.get_by_role("button", name="Forget me…").click()
        await ada.look("me-forget-once")
        await dialog.get_by_role("button", name="Yes, go on").click()
        await expect(dialog).to_contain_text("There is no way back")
        await ada.look("me-forget-twice")
        await dialog.get_by_role("button", name="Forget me for good").click()
        await expect(ada.page.get_by_text("Nothing is known of you here any more.")).to_be_visible()
        await expect(ada.page).to_have_url(f"{house.url}/")
        await expect(ada.page.get_by_role("link", name="You", exact=True)).to_be_visible()
        assert (await (await ada.page.request.get("/api/me")).json())["person"] is None


@in_browser
async def test_about_tells_whose_all_of_it_is(house: House) -> None:
    async with visitors(house) as come:
        ada = await come(DESKTOP)
        await ada.page.goto("/")
        await ada.page.get_by_role("link", name="About Foxden").click()
        await expect(ada.page).to_have_title("About Foxden · Foxden")
        for name in ("David Spada", "Friedemann Friese", "Joshua Buergel", "Microsoft", "Lorc", "Lucide", "Fredoka"):
            await expect(ada.page.get_by_text(re.compile(name)).first).to_be_visible()
        await expect(ada.page.get_by_text(f"Version {version('foxden')}")).to_be_visible()
        await ada.page.get_by_role("link", name="See what is known of you").click()
        await expect(ada.page.get_by_role("heading", level=1, name="You")).to_be_visible()
