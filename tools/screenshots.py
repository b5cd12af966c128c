"""The pictures of the README: `python3 make.py screenshots` opens a house, plays each game for a while, and takes them.

They are in docs/pictures, as PNG files with 256 colours, made from what Chromium shows. Which cards come is chance, so
whoever renews the pictures looks at them before keeping them.
"""

from __future__ import annotations

import base64
import struct
import tempfile
import zlib
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Page

from tests.browser.turns import Player
from tests.browser.visiting import DESKTOP, PHONE, Size, Visitor, browsing, visitors
from tests.server.house import House, open_house

FOLDER: Final = Path(__file__).parents[1] / "docs" / "pictures"
LARGEST: Final = 150_000
PLACES: Final[dict[str, tuple[Size, dict[str, Any]]]] = {
    "phone": (PHONE, {"device_scale_factor": 2}),
    "desktop": (DESKTOP, {}),
}
TURNS: Final = {"foxy": 4, "fool": 3, "duet": 3}
"""After how many of one's own turns a game looks its best."""


async def home(visitor: Visitor) -> None:
    await visitor.page.goto("/")
    await visitor.page.wait_for_load_state("networkidle")


async def game(visitor: Visitor, name: str) -> None:
    await visitor.context.request.post("/api/me", data={"name": "Ada"})
    await visitor.play(name)
    player = Player(visitor.page, name)
    for turn in range(TURNS[name]):
        await player.go_on(number=turn // 2 + 1)
    await player.asked.wait_for()
    if name == "fool":
        await player.cards.first.click()


async def picture(visitor: Visitor, name: str) -> None:
    await visitor.still()
    taken = await visitor.page.screenshot()
    paper = await visitor.context.new_page()
    small = await reduced(paper, taken)
    await paper.close()
    print(f"{name}.png: {len(small):,} bytes")
    assert len(small) <= LARGEST, f"{name}.png has more than {LARGEST:,} bytes"
    (FOLDER / f"{name}.png").write_bytes(small)


async def take_all(house: House) -> None:
    async with visitors(house) as come:
        for place, (size, how) in PLACES.items():
            visitor = await come(size, **how)
            await home(visitor)
            await picture(visitor, f"home-{place}")
            for name in TURNS:
                await game(visitor, name)
                await picture(visitor, f"{name}-{place}")


_REDUCE: Final = """async (png) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  const pen = new OffscreenCanvas(width, height).getContext("2d");
  pen.drawImage(picture, 0, 0);
  const pixels = pen.getImageData(0, 0, width, height).data;

  // Colours that are nearly the same count as one; then the box of colours that is worst off is cut in two, again and
  // again, until there are 256.
  const keyAt = (at) => ((pixels[at] >> 2) << 12) | ((pixels[at + 1] >> 2) << 6) | (pixels[at + 2] >> 2);
  const found = new Map();
  for (let at = 0; at < pixels.length; at += 4) {
    const key = keyAt(at);
    const sums = found.get(key) ?? [0, 0, 0, 0];
    for (let part = 0; part < 3; part += 1) sums[part] += pixels[at + part];
    sums[3] += 1;
    found.set(key, sums);
  }
  const colours = [...found].map(([key, [r, g, b, n]]) => ({ key, parts: [r / n, g / n, b / n], n }));
  const spread = (box) => {
    const n = box.reduce((sum, each) => sum + each.n, 0);
    const each = [0, 1, 2].map((part) => {
      const mean = box.reduce((sum, one) => sum + one.parts[part] * one.n, 0) / n;
      return { part, mean, error: box.reduce((sum, one) => sum + one.n * (one.parts[part] - mean) ** 2, 0) };
    });
    const worst = each.reduce((a, b) => (b.error > a.error ? b : a));
    return { box, mean: each.map(({ mean }) => mean), worst, error: box.length > 1 ? worst.error : 0 };
  };
  const boxes = [spread(colours)];
  while (boxes.length < 256) {
    const at = boxes.reduce((best, each, i) => (each.error > boxes[best].error ? i : best), 0);
    const { box, worst } = boxes[at];
    if (boxes[at].error === 0) break;
    const low = box.filter((one) => one.parts[worst.part] <= worst.mean);
    const high = box.filter((one) => one.parts[worst.part] > worst.mean);
    boxes.splice(at, 1, spread(low), spread(high));
  }
  const places = new Map(boxes.flatMap(({ box }, place) => box.map(({ key }) => [key, place])));
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + x + 1] = places.get(keyAt((y * width + x) * 4));
  let text = "";
  for (let at = 0; at < rows.length; at += 32768) text += String.fromCharCode(...rows.subarray(at, at + 32768));
  return { width, height, palette: boxes.flatMap(({ mean }) => mean.map(Math.round)), rows: btoa(text) };
}"""
"""Finds the 256 colours of a picture, and each pixel's place among them."""


async def reduced(page: Page, png: bytes) -> bytes:
    """Write a picture with 256 colours: a third as large, and one has to look twice to see it."""
    found = await page.evaluate(_REDUCE, base64.b64encode(png).decode())
    header = struct.pack(">IIBBBBB", found["width"], found["height"], 8, 3, 0, 0, 0)
    rows = zlib.compress(base64.b64decode(found["rows"]), 9)
    parts = {b"IHDR": header, b"PLTE": bytes(found["palette"]), b"IDAT": rows, b"IEND": b""}
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts.items())


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, open_house(Path(folder) / "data") as house:
        try:
            browsing.run(take_all(house))
        finally:
            browsing.close()


if __name__ == "__main__":
    main()
