"""Old records go on meaning what they meant.

Each line of transcripts.jsonl is a record and the result that another program, written from the rules alone, gave for
it. Add lines, but never change one: somebody has kept such a game.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from foxden import BrokenRecord
from foxden.record import dump, load, read, summary

FILE = Path(__file__).with_name("transcripts.jsonl")
TRANSCRIPTS = [json.loads(line) for line in FILE.read_bytes().splitlines()]


def in_order(result: dict[str, Any]) -> dict[str, Any]:
    """Put legal moves in an order: the record leaves it free."""
    for mover in result["to_move"]:
        mover["legal"].sort(key=json.dumps)
    return result


@pytest.mark.parametrize("transcript", TRANSCRIPTS, ids=lambda transcript: transcript["about"])
def test_a_transcript_means_what_it_meant(transcript: dict[str, Any]) -> None:
    data = json.dumps(transcript["record"])
    expected = transcript["result"]
    if "error" in expected:
        with pytest.raises(BrokenRecord) as broken:
            read(data)
        assert broken.value.move == expected["error"]["move"]
        return
    reading = read(data)
    assert in_order(summary(reading.rules, reading.state)) == in_order(expected)
    assert load(dump(reading.record)) == reading.record


def test_the_transcripts_tell_of_every_game_and_ending() -> None:
    told = " ".join(transcript["about"] for transcript in TRANSCRIPTS)
    for word in (
        "won",
        "lost_path",
        "lost_time",
        "stopped",
        "cover",
        "swap",
        "give",
        "move",
        "cat",
        "singles",
        "fool for 7",
    ):
        assert word in told
