"""The pages around the games."""

from __future__ import annotations

from tests.browser.visiting import PHONE, in_browser, visitors
from tests.server.house import House


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
