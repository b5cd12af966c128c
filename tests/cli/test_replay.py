"""`foxden replay`: where recorded games stand, for programs and for people."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import complaint, environment, replaying_lines, said
from tests.record.test_transcripts import TRANSCRIPTS, in_order

GOOD = [transcript for transcript in TRANSCRIPTS if "error" not in transcript["result"]]
BROKEN = [transcript for transcript in TRANSCRIPTS if "error" in transcript["result"]]


def by_name(about: str) -> dict[str, Any]:
    record: dict[str, Any] = next(transcript["record"] for transcript in TRANSCRIPTS if transcript["about"] == about)
    return record


def test_json_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(GOOD[0]["record"]))
    printed = said("replay", "--json", file)
    assert printed.count("\n") == 1
    assert in_order(json.loads(printed)) == in_order(GOOD[0]["result"])


def test_json_of_standard_input() -> None:
    for transcript in GOOD[::9]:
        printed = said("replay", "--json", "-", given=json.dumps(transcript["record"], indent=2))
        assert in_order(json.loads(printed)) == in_order(transcript["result"])


def test_a_wrong_move_is_named_on_standard_error() -> None:
    for transcript in BROKEN:
        line = complaint("replay", "--json", "-", given=json.dumps(transcript["record"]))
        assert line.startswith(f"move {transcript['result']['error']['move']}: ")
        assert complaint("replay", "-", given=json.dumps(transcript["record"])) == line


def test_lines_come_out_in_order_and_a_broken_one_does_not_end_the_run() -> None:
    given = "".join(json.dumps(transcript["record"]) + "\n" for transcript in TRANSCRIPTS)
    results = [json.loads(line) for line in said("replay", "--lines", "-", given=given).splitlines()]
    assert len(results) == len(TRANSCRIPTS)
    for result, transcript in zip(results, TRANSCRIPTS, strict=True):
        if "error" in transcript["result"]:
            assert set(result) == {"error"}
            assert set(result["error"]) == {"move", "reason"}
            assert result["error"]["move"] == transcript["result"]["error"]["move"]
            assert result["error"]["reason"]
        else:
            assert in_order(result) == in_order(transcript["result"])


def test_every_line_has_its_result_whatever_is_on_it(tmp_path: Path) -> None:
    good = json.dumps(GOOD[0]["record"]).encode()
    file = tmp_path / "games.jsonl"
    file.write_bytes(b"\n".join([good, b"", b"\xff", b"[" * 10_000, b"{}", good + b"\r", b"  " + good, good]))
    results = [json.loads(line) for line in said("replay", "--lines", file).splitlines()]
    assert ["error" in result for result in results] == [False, True, True, True, True, False, False, False]
    assert [result["error"]["move"] for result in results[1:5]] == [None] * 4


def test_no_lines_give_no_results() -> None:
    assert said("replay", "--lines", "-") == ""


def test_each_result_comes_before_the_next_record_is_asked_for() -> None:
    with replaying_lines() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for transcript in GOOD[:5]:
            process.stdin.write(json.dumps(transcript["record"]).encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["game"] == transcript["record"]["game"]
        process.stdin.close()
        assert process.wait(30) == 0


def test_a_record_or_line_that_is_too_long(tmp_path: Path) -> None:
    record = json.dumps(GOOD[0]["record"]).encode()
    file = tmp_path / "games.jsonl"
    file.write_bytes(record + b"\n" + b" " * (3 * len(record)) + b"\n" + record + b"\n" + b" " * len(record) + b"xx")

    def with_a_lower_limit(*words: str) -> subprocess.CompletedProcess[bytes]:
        code = (
            f"import sys; from foxden import cli; cli.MAX_BYTES = {len(record) + 1}; sys.exit(cli.main(sys.argv[1:]))"
        )
        return subprocess.run([sys.executable, "-c", code, *words], capture_output=True, check=False, env=environment())

    done = with_a_lower_limit("replay", "--lines", str(file))
    assert (done.returncode, done.stderr) == (0, b"")
    results = [json.loads(line) for line in done.stdout.splitlines()]
    assert ["error" in result for result in results] == [False, True, False, True]
    assert "This line is longer than" in results[1]["error"]["reason"]
    done = with_a_lower_limit("replay", "--json", str(file))
    assert (done.returncode, done.stdout, done.stderr.count(b"\n")) == (2, b"", 1)
    assert b"games.jsonl: this is longer than" in done.stderr


@pytest.mark.parametrize("words", [["replay"], ["replay", "--json"], ["replay", "--lines"]])
def test_files_that_cannot_be_read(words: list[str], tmp_path: Path) -> None:
    assert "No such file or directory" in complaint(*words, tmp_path / "none.json")
    assert "Is a directory" in complaint(*words, tmp_path)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (b"", "This is not JSON"),
        (b"{", "This is not JSON"),
        (b"\xff\xfe", "This is not UTF-8 text."),
        (b"[" * 300_000, "Expected an object"),
        (b'{"foxden":1,"game":"foxy","seats":["a"],"deals":[],"moves":[]', "This is not JSON"),
        (b'{"foxden":1,"game":"foxy","seats":[' + b'"x",' * 999_999 + b'"x"],"deals":[],"moves":[]}', "1,000,000"),
    ],
)
def test_garbage_is_refused_in_one_line(given: bytes, reason: str) -> None:
    assert reason in complaint("replay", "--json", "-", given=given)


def test_two_thousand_seats_in_a_moment() -> None:
    record = json.loads(said("new", "foxy", "--seats", "2000", "--seed", "1"))
    record["moves"] = [{"seat": s, "do": "estimate", "value": (s + t) % 9} for t in range(20) for s in range(2000)]
    told = json.loads(said("replay", "--json", "-", given=json.dumps(record)))
    assert told["over"]
    assert len(told["totals"]) == 2000
    account = said("replay", "-", given=json.dumps(record))
    assert "more players" in account
    assert account.count("\n") < 60


def test_a_closed_pipe_is_no_traceback() -> None:
    given = (json.dumps(GOOD[0]["record"]) + "\n").encode() * 20_000
    with replaying_lines() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(given[: len(given) // 20_000])
        process.stdin.flush()
        process.stdout.readline()
        process.stdout.close()
        try:
            process.stdin.write(given)
            process.stdin.close()
        except BrokenPipeError:
            pass
        complaint_lines = process.stderr.read().decode().splitlines()
        assert process.wait(60) == 1
    assert complaint_lines == ["foxden: the output was closed before all was written"]


@pytest.mark.parametrize("transcript", GOOD, ids=lambda transcript: transcript["about"])
def test_an_account_is_readable_at_80_columns(transcript: dict[str, Any]) -> None:
    record = transcript["record"] | {"seats": ["Zoë", "", "\x1b[31mred", "大熊猫大熊猫", "a" * 99, "x\ny", "G", "H"]}
    record["seats"] = record["seats"][: len(transcript["record"]["seats"])]
    lines = said("replay", "-", given=json.dumps(record)).splitlines()
    assert [line for line in lines if len(line) > 80] == []
    assert "\x1b" not in "".join(lines)
    assert len(lines) >= 2


def test_an_account_is_coloured_where_it_is_wanted() -> None:
    record = json.dumps(by_name("duet level 1, won"))
    plain = said("replay", "-", given=record)
    coloured = said("replay", "-", given=record, FORCE_COLOR="1")
    assert "\x1b[" not in plain
    assert "\x1b[" in coloured
    assert "\x1b[" not in said("replay", "-", given=record, FORCE_COLOR="1", NO_COLOR="1")


def test_the_account_of_a_duet_tells_tricks_and_the_end() -> None:
    account = said("replay", "-", given=json.dumps(by_name("duet level 1, won")))
    for words in ("Round 1   decree", "trick to", "a gem", "Won: every gem is collected.", "points: level 1"):
        assert words in account


def test_the_account_of_fool_tells_scores_and_winners() -> None:
    transcript = next(transcript for transcript in GOOD if transcript["about"] == "fool for 5, over")
    account = said("replay", "-", given=json.dumps(transcript["record"]))
    assert account.count("\nscore") == len(transcript["result"]["rounds"])
    assert "The game is over:" in account
    best = max(transcript["result"]["totals"])
    assert f" won {best:>5}" in account


def test_the_account_of_foxy_tells_cards_and_exact_numbers() -> None:
    transcript = next(transcript for transcript in GOOD if transcript["about"] == "foxy alone, won")
    account = said("replay", "-", given=json.dumps(transcript["record"]))
    rows = [line.split() for line in account.splitlines() if line[:2].strip().isdecimal()]
    assert len(rows) == 20
    assert [int(row[-2]) for row in rows] == transcript["result"]["exact"]
    assert "Won: off by" in account


def test_every_game_can_be_told_before_its_first_deal() -> None:
    for game in ("foxy", "fool", "duet"):
        record = json.loads(said("new", game)) | {"deals": []}
        account = said("replay", "-", given=json.dumps(record))
        assert "the cards are" in account.lower()


def test_names_of_any_length_are_told_at_once() -> None:
    for name in ("x" * 3_000_000, "a" + "\u0301" * 100_000, "\ufdfa" * 50_000):
        record = by_name("duet, asked to give") | {"seats": [name, "Bo"]}
        account = said("replay", "-", given=json.dumps(record))
        assert len(account) < 10_000
