"""What Lighthouse says about the page. Start it with `python3 make.py bench-page`.

It visits the home page, and a table of each game in play, with the Chromium that the tests use and an empty cache, as
on a middling telephone on a slow network (Lighthouse's own default, simulated; `--desktop` for the other preset). Each
figure is the median of the rounds. The aims: accessibility and best practices 100, performance at least 95.

Bear in mind: other work on the same machine makes the performance worse, never better. The table is reloaded by who
sits at it, so what is measured is the way back to a running game. Whole reports for people lie in `.tools/lighthouse`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from make import ROOT, TOOLS
from playwright.async_api import BrowserContext, async_playwright

from tests.browser.finder import find
from tests.node import ENVIRONMENT, NODE, npm
from tests.server.house import House, open_house

SOURCES: Final = ROOT / "benchmarks" / "page_tools"
SCRATCH: Final = TOOLS / "lighthouse"
GAMES: Final = ("foxy", "fool", "duet")
AIMS: Final = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 0}
TIMES: Final = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "main paint",
    "total-blocking-time": "blocked",
    "speed-index": "speed index",
}
"""In milliseconds."""
PATIENCE: Final = 30_000


class CannotMeasure(Exception):
    """Says what is missing or fails."""


@dataclass(frozen=True, slots=True)
class Report:
    """What came out of one visit."""

    scores: dict[str, int]
    times: dict[str, float]
    shift: float
    weak: dict[str, str]
    """Audits that are not passed, with what Lighthouse calls them."""


def install() -> None:
    """Bring Lighthouse from npm, unless it is here already."""
    SCRATCH.mkdir(parents=True, exist_ok=True)
    lock, whole = SCRATCH / "package-lock.json", SCRATCH / "node_modules" / ".package-lock.json"
    if whole.is_file() and lock.is_file() and lock.read_bytes() == (SOURCES / "package-lock.json").read_bytes():
        return
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(SOURCES / name, SCRATCH)
    if npm("ci", cwd=SCRATCH):
        raise CannotMeasure("npm could not install Lighthouse")


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


@asynccontextmanager
async def browser(port: int, profile: str) -> AsyncIterator[BrowserContext]:
    """Open a browser that Lighthouse can talk to, too."""
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(NODE)
    async with async_playwright() as playwright:
        found = find(playwright.chromium.executable_path)
        context = await playwright.chromium.launch_persistent_context(
            profile,
            executable_path=found.path,
            args=[*found.flags, f"--remote-debugging-port={port}"],
            env={**os.environ, **found.env},
        )
        context.set_default_timeout(PATIENCE)
        yield context
        await context.close()


async def addresses(house: House, context: BrowserContext) -> dict[str, str]:
    """Begin a game of each kind against bots, and tell where they are."""
    found = {"home": f"{house.url}/"}
    page = await context.new_page()
    await page.goto(house.url)
    for game in GAMES:
        key = await page.evaluate(
            """async (game) => {
              const post = (path, body) =>
                fetch(path, {
                  method: "POST",
                  headers: { "content-type": "application/json" },
                  body: JSON.stringify(body),
                });
              await post("/api/me", {});
              return (await (await post("/api/tables", { game })).json()).table;
            }""",
            game,
        )
        await page.goto(f"{house.url}/t/{key}#bots")
        await page.wait_for_url(f"{house.url}/t/{key}")  # which it is once the bots sit
        await page.wait_for_load_state("networkidle")
        found[game] = f"{house.url}/t/{key}"
    await page.goto("about:blank")
    return found


async def visit(name: str, url: str, context: BrowserContext, port: int, *, desktop: bool) -> Report:
    """Let Lighthouse visit a page once. It may keep who we are, and nothing else."""
    cleaning = await context.new_page()
    session = await context.new_cdp_session(cleaning)
    await session.send("Network.clearBrowserCache")
    await cleaning.close()
    words: list[str | Path] = [
        NODE,
        "node_modules/lighthouse/cli/index.js",
        url,
        f"--port={port}",
        "--quiet",
        "--disable-storage-reset",
    ]
    words += ["--output=json", "--output=html", f"--output-path={SCRATCH / name}"]
    words += [f"--only-categories={','.join(AIMS)}", *(["--preset=desktop"] if desktop else [])]
    process = await asyncio.create_subprocess_exec(*words, cwd=SCRATCH, env=ENVIRONMENT)
    if await process.wait():
        raise CannotMeasure(f"Lighthouse could not visit {url}")
    return read((SCRATCH / f"{name}.report.json").read_bytes())


def read(report: bytes) -> Report:
    said: dict[str, Any] = json.loads(report)
    if said.get("runtimeError"):
        raise CannotMeasure(said["runtimeError"]["message"])
    audits = said["audits"]
    counted = {ref["id"] for each in said["categories"].values() for ref in each["auditRefs"] if ref["weight"]}
    return Report(
        {name: round(100 * (said["categories"][name]["score"] or 0)) for name in AIMS},
        {name: audits[name]["numericValue"] for name in TIMES},
        audits["cumulative-layout-shift"]["numericValue"],
        {
            name: audits[name]["title"]
            for name in sorted(counted)
            if audits[name]["score"] is not None and audits[name]["score"] < 0.9
        },
    )


async def measure(rounds: int, *, desktop: bool) -> dict[str, list[Report]]:
    found: dict[str, list[Report]] = {}
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, open_house(Path(folder) / "data") as house:
        async with browser(port, f"{folder}/profile") as context:
            pages = await addresses(house, context)
            for _ in range(rounds):
                for name, url in pages.items():
                    found.setdefault(name, []).append(await visit(name, url, context, port, desktop=desktop))
    return found


def print_results(found: dict[str, list[Report]]) -> bool:
    """Print what came out; tell whether the aims are met."""
    print(f"{'':8}" + "".join(f"{name:>16}" for name in (*AIMS, *TIMES.values(), "layout shift")))
    met = True
    for name, reports in found.items():
        scores = {each: median(report.scores[each] for report in reports) for each in AIMS}
        times = [median(report.times[each] for report in reports) for each in TIMES]
        shift = median(report.shift for report in reports)
        met = met and all(scores[each] >= aim for each, aim in AIMS.items())
        cells = [f"{score:g}" for score in scores.values()] + [f"{each:,.0f} ms" for each in times] + [f"{shift:.3f}"]
        print(f"{name:8}" + "".join(f"{cell:>16}" for cell in cells))
    for name, reports in found.items():
        weak = {audit: title for report in reports for audit, title in report.weak.items()}
        for audit, title in weak.items():
            print(f"{name}: {audit}: {title}")
    return met


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="bench-page", description="What Lighthouse says about the page.")
    parser.add_argument("--rounds", type=int, default=3, help="visits to each page (3)")
    parser.add_argument("--desktop", action="store_true", help="as on a desktop, instead of a telephone")
    given = parser.parse_args(words)
    try:
        install()
        found = asyncio.run(measure(given.rounds, desktop=given.desktop))
    except (CannotMeasure, FileNotFoundError, subprocess.SubprocessError) as problem:
        sys.exit(f"bench-page: {problem}")
    if not print_results(found):
        sys.exit("bench-page: below the aims: " + ", ".join(f"{name} {aim}" for name, aim in AIMS.items() if aim))


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
