"""Read a record and tell how often each player moved: `python examples/read_a_record.py game.json`."""

from __future__ import annotations

import sys
from pathlib import Path

from foxden import DEALER, BrokenRecord
from foxden.record import load, positions, replay, summary


def main(file: str) -> int:
    try:
        record = load(Path(file).read_bytes())
    except BrokenRecord as broken:
        print(f"{file}: {broken}", file=sys.stderr)
        return 2
    moves = [0] * len(record.seats)
    for step in positions(record):
        if step.actor is not None and step.actor != DEALER:
            moves[step.actor] += 1
    told = summary(record.rules(), replay(record))
    print(f"{told['game']}, {'over' if told['over'] else 'not over'}")
    for name, count in zip(record.seats, moves, strict=True):
        print(f"{name}: {count} moves")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
