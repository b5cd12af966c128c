"""foxden verify: what it prints, and what it says when something does not hold."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from foxden.record import dump, fairness_of
from tests.cli.running import complaint, foxden, said
from tests.playing import Table
from tests.record.fair_games import fair_game, read_back, written

PAGE = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text("utf-8")

FOXY, FOOL, DUET = Table("foxy", 12, {}), Table("fool", 4, {}), Table("duet", 2, {})
OF_EACH_GAME = [pytest.param(table, id=table.game) for table in (FOXY, FOOL, DUET)]


@pytest.mark.parametrize("table", OF_EACH_GAME)
def test_it_tells_deal_by_deal_what_was_checked(table: Table, tmp_path: Path) -> None:
    record = fair_game(table)
    file = tmp_path / "game.json"
    file.write_bytes(dump(record))
    printed = said("verify", file)
    assert said("verify", "-", given=dump(record)) == printed
    checked, _, conclusion = printed.partition("\n\n")
    first, *deals, last = checked.splitlines()
    assert first.endswith("all lawful; the game is over.")
    assert last == f"The seal fits: {fairness_of(record).seal}."
    told = fairness_of(record).deals
    assert len(deals) == 2 * len(told)
    assert all(deal.commitment in line for deal, line in zip(told, deals[::2], strict=True))
    assert "It may still not be the game you played" in conclusion
    assert all(len(line) <= 120 for line in printed.splitlines())


def test_whose_randomness_went_in() -> None:
    assert "with randomness from seats 0, 2, it" in said("verify", "-", given=dump(fair_game(FOOL)))
    assert "with randomness from seat 0, it" in said("verify", "-", given=dump(fair_game(DUET)))
    many = said("verify", "-", given=dump(fair_game(Table("foxy", 30, {}), moves=1)))
    assert "with randomness from 15 of 30 seats, it" in many


def test_the_example_of_the_page() -> None:
    (record,) = re.findall(r"^```json\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    assert f"```text\n{said('verify', '-', given=record)}```" in PAGE


def test_as_json() -> None:
    record = fair_game(DUET)
    told = json.loads(said("verify", "--json", "-", given=dump(record)))
    assert set(told) == {"checked", "commitments", "seal", "conclusion"}
    assert told["seal"] == fairness_of(record).seal
    assert told["commitments"] == [deal.commitment for deal in fairness_of(record).deals]


def test_what_the_page_showed_is_compared() -> None:
    record = fair_game(DUET)
    seal = fairness_of(record).seal
    promises = [word for deal in fairness_of(record).deals for word in ("--commitment", deal.commitment.upper())]
    printed = said("verify", "--seal", seal, *promises, "-", given=dump(record))
    assert "The seal is the one that you were shown." in printed
    assert "Deal 2 has the commitment that you were shown." in printed
    assert "to the last card and move" in printed
    assert "Only the seal (--seal HEX)" in said("verify", *promises[:2], "-", given=dump(record))
    zeros = "0" * 64
    assert complaint("verify", "--seal", zeros, "-", given=dump(record)) == (
        "fairness.seal: This is not the seal that you were shown."
    )
    assert complaint("verify", *promises, "--commitment", zeros, "-", given=dump(record)) == (
        'fairness.deals: You were shown a commitment that no deal has: "0000000000000000"…'
    )


@pytest.mark.parametrize("option", ["--seal", "--commitment"])
@pytest.mark.parametrize("given", ["", "0" * 63, "0" * 65, "g" * 64, "\x1b[2J"])
def test_what_is_no_seal_and_no_commitment(option: str, given: str) -> None:
    said_so = complaint("verify", option, given, "-")
    assert said_so.startswith(f"argument {option}: ")
    assert "is not 64 digits of 0 to 9 and a to f" in said_so


def test_what_does_not_hold_is_told_in_one_line() -> None:
    record = written(fair_game(DUET))
    card = record["deals"][0]["decree"]
    record["deals"][0]["decree"], record["deals"][0]["hands"][0][0] = record["deals"][0]["hands"][0][0], card
    record["moves"] = []
    assert complaint("verify", "-", given=read_back(record)) == (
        "fairness.deals[0]: Shuffled from this, other cards are dealt than the record has."
    )
    assert complaint("verify", "--json", "-", given=read_back(record)).startswith("fairness.deals[0]: ")


def test_what_is_no_fair_record() -> None:
    assert complaint("verify", "-", given=said("new", "foxy")) == (
        'This record says nothing about its shuffles: it has no key "fairness".'
    )
    assert "This is not JSON" in complaint("verify", "-", given="once upon a time")
    assert "No such file" in complaint("verify", "nowhere.json")
    assert "RECORD" in complaint("verify")
    record = written(fair_game(DUET))
    record["moves"][3]["seat"] = 5
    assert complaint("verify", "-", given=read_back(record)).startswith("move 3: ")


def test_the_smallest_help() -> None:
    assert "--commitment" in said("verify", "--help")
    assert "verify" in foxden("--help").stdout.decode()
