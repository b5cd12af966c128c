"""Tables of the Duet to visit: how they are opened, and how somebody plays there by clicking."""

from __future__ import annotations

import random
import re
from typing import Any, Final

from playwright.async_api import Locator, Page, expect

from tests.browser.visiting import LANGUAGES, Visitor, words

_HAND: Final = re.compile("^(" + "|".join(words(language)("duet-hand") for language in LANGUAGES) + ")$")
_OPEN: Final = """async how => {
  const post = (path, body) => fetch(path, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  await post("/api/me", { name: how.name });
  const made = await (await post("/api/tables", { game: "duet", options: how.options, box: how.box })).json();
  return made.table;
}"""
_SAY: Final = """({ key, words }) => new Promise((done) => {
  const line = new WebSocket(location.origin.replace("http", "ws") + "/api/socket");
  let said = false;
  line.onopen = () => line.send(JSON.stringify({ kind: "hello", table: key }));
  line.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.kind !== "room") return;
    const seated = message.seat !== null && message.chairs.every((chair) => chair.person !== null || chair.bot);
    if (!said && message.phase === "gathering" && (seated || words.includes("add_bot"))) {
      said = true;
      for (const kind of words) line.send(JSON.stringify({ kind }));
    }
    if (message.phase === "playing") {
      line.close();
      done();
    }
  };
})"""


async def open_table(host: Visitor, *, name: str = "Ada", box: dict[str, Any] | None = None, level: int = 1) -> str:
    """Let somebody make a table, and give its key."""
    await host.page.goto("/about")
    key: str = await host.page.evaluate(_OPEN, {"name": name, "box": box, "options": {"level": level}})
    return key


async def begin(host: Visitor, key: str, *guests: Visitor) -> None:
    """Let everybody come, and the game begin: with a bot if nobody else comes."""
    for guest in guests:
        await guest.page.goto(f"/t/{key}")
    await host.page.goto(f"/t/{key}")
    words = ["start"] if guests else ["sit", "add_bot", "start"]
    await host.page.evaluate(_SAY, {"key": key, "words": words})


_ASKED: Final = """() => {
  const has = (what) => document.querySelector(what) !== null;
  if (has(".result")) return "over";
  if (has(".cover.mine button")) return "cover";
  if (has(".ready button")) return "ready";
  if (!has(".ask.mine")) return "";
  if (has(".choices button")) return "move";
  const title = document.querySelector(".ask.mine h2").textContent;
  if (title.startsWith("The Gift")) return has(".hand .playable") ? "give" : "";
  if (title.startsWith("The Foxes")) return has(".hand .playable") ? "swap" : "";
  return has(".hand .playable") ? "play" : "";
}"""


class Player:
    """Somebody who plays by clicking, now this and now that."""

    def __init__(self, visitor: Visitor, seed: int = 0) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self._rng = random.Random(seed)

    @property
    def cards(self) -> Locator:
        """The cards in hand. One that is on its way out of it is inert."""
        return self.page.get_by_role("group", name=_HAND).locator("button:not([inert])")

    @property
    def playable(self) -> Locator:
        """The cards that may be played now."""
        return self.cards.and_(self.page.locator(":not([aria-disabled])"))

    async def names(self) -> list[str]:
        """Name the cards in hand."""
        return [await card.get_attribute("aria-label") or "" for card in await self.cards.all()]

    async def asked(self) -> str:
        """Tell what the page asks this player: play, swap, give, move, cover, ready; over; or nothing."""
        asked: str = await self.page.evaluate(_ASKED)
        return asked

    async def choose(self, card: str | None = None) -> str:
        """Touch a card, so that it is chosen, and give its name."""
        if card is None:
            at = self._rng.randrange(await self.playable.count())
            card = await self.playable.nth(at).get_attribute("aria-label") or ""
        await self.cards.and_(self.page.get_by_role("button", name=card, exact=True)).click()
        return card

    async def answer(self, asked: str) -> None:
        """Answer what is asked, and wait until the page has taken it."""
        page = self.page
        match asked:
            case "play" | "give":
                card = await self.choose()
                await page.get_by_role("button", name=f"{asked.capitalize()} {card}", exact=True).click()
            case "swap":
                if self._rng.random() < 0.5:
                    await page.get_by_role("button", name="Leave it").click()
                else:
                    await self.choose()
                    await page.get_by_role("button", name="Make it the decree").click()
            case "move" | "cover":
                choices = page.locator(".choices button" if asked == "move" else ".cover button:not(.hint)")
                await choices.nth(self._rng.randrange(await choices.count())).click()
            case "ready":
                await page.get_by_role("button", name="Next round").click()
                await expect(page.get_by_role("button", name="Next round")).to_have_count(0)
            case _:
                raise AssertionError(asked)
