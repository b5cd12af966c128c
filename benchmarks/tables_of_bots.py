"""What people notice of many bots: the time of a person's move while bots play at full speed at other tables.

python benchmarks/tables_of_bots.py [--tables 100] [--game fool] [--level hard] [--seconds 30]

A server of its own, over real sockets. First two people play the Duet at an empty house; then tables with nothing but
bots, each watched by one connection, so that they play on at once; and the two people play on. What is measured is the
time from sending a move to `accepted`, when it is kept. Server, people and watchers share this machine's processors.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import secrets
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import quantiles

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from foxden.bots import LEVELS
from foxden.games import GAMES
from tests.server.house import Guest, House, arrive, sit_down, some_move

PAUSE = 0.05
"""Seconds between two moves of people."""


async def measure(house: House, seconds: float) -> list[float]:
    """Let two people play for some time; give what their moves took, in milliseconds."""
    took: list[float] = []
    end = time.monotonic() + seconds
    rng = random.Random(1)
    while time.monotonic() < end:
        pair = await sit_down(house, "duet", 2)
        await asyncio.gather(*(_play(each, end, rng, took) for each in pair))
        for each in pair:
            await each.leave()
    return took


async def _play(guest: Guest, end: float, rng: random.Random, took: list[float]) -> None:
    while time.monotonic() < end and guest.room["phase"] == "playing":
        await guest.be_polite()
        if guest.legal and guest.room["phase"] == "playing":
            sent, name = time.perf_counter(), secrets.token_hex(8)
            await guest.say("move", id=name, seen=guest.view["version"], move=some_move(guest.legal, rng))
            refused = len(guest.refusals)
            await guest.until(lambda me, name=name, refused=refused: name in me.accepted or len(me.refusals) > refused)  # type: ignore[misc]
            took.append(1000 * (time.perf_counter() - sent))
        await asyncio.sleep(PAUSE)


async def open_tables(house: House, args: argparse.Namespace) -> list[Guest]:
    """Open tables where bots play among themselves before one watcher."""
    watchers = []
    for _ in range(args.tables):
        table = house.open_table(args.game)
        host = await arrive(house, table.key, token=table.token)
        await host.say("add_bot", level=args.level)
        await host.until(lambda me: all(chair["bot"] for chair in me.room["chairs"]))
        await host.say("start")
        watchers.append(host)
    return watchers


def told(took: Sequence[float]) -> str:
    at = quantiles(took, n=100)
    return f"p50 {at[49]:.1f} ms, p95 {at[94]:.1f} ms, p99 {at[98]:.1f} ms, most {max(took):.0f} ms ({len(took)} moves)"


def bot_moves(house: House) -> int:
    with house.http() as http:
        found = re.search(r'foxden_moves_total\{by="bots"\} (\S+)', http.get("/metrics").text)
    return int(float(found[1])) if found else 0


async def run(house: House, args: argparse.Namespace) -> None:
    print("nobody else:      ", told(await measure(house, args.seconds / 3)), flush=True)
    watchers = await open_tables(house, args)
    await asyncio.sleep(2)
    before, begun = bot_moves(house), time.monotonic()
    took = await measure(house, args.seconds)
    speed = (bot_moves(house) - before) / (time.monotonic() - begun)
    print(f"{args.tables} tables of bots:", told(took))
    playing = sum(watcher.room["phase"] == "playing" for watcher in watchers)
    print(f"the bots ({args.level}, {args.game}) made {speed:.0f} moves a second; {playing} tables still play")
    await asyncio.gather(*(watcher.leave() for watcher in watchers))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--game", choices=GAMES, default="fool")
    parser.add_argument("--level", choices=LEVELS, default="hard")
    parser.add_argument("--seconds", type=float, default=30)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder) / "data", COMPILE_BOTS="true", TABLES_PER_PERSON="1000").open()
        try:
            asyncio.run(run(house, args))
        finally:
            house.close()


if __name__ == "__main__":
    main()
