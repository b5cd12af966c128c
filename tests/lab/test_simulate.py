"""`foxden simulate`: many games, the same from the same seed, told in every way there is."""

from __future__ import annotations

import csv
import json
import signal
import subprocess
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import numpy as np
import pytest

from foxden.games import GAMES
from foxden.lab.games import Games, Setting, Task, play, tasks, together
from foxden.lab.players import Player
from foxden.lab.simulate import Simulation
from foxden.record import read
from tests.cli.running import FOXDEN, complaint, environment, foxden, said

BOTS = "tests.lab.bots"
ROOT = Path(__file__).parents[2]


def simulated(*words: str | Path) -> dict[str, Any]:
    result: dict[str, Any] = json.loads(said("simulate", *words, "--json"))
    return result


def lines(*words: str | Path) -> list[dict[str, str]]:
    return list(csv.DictReader(said("simulate", *words, "--csv").splitlines()))


def setting(game: str, seats: int, name: str = "random", **how: Any) -> Setting:
    rules = GAMES[game]()
    return Setting(game, rules.options(), (Player(name),) * seats, "7", **how)


def test_the_table_says_who_did_what() -> None:
    told = said(
        "simulate", "fool", "--games", "30", "--players", f"{BOTS}:Careful,random", "--seed", "7", "--jobs", "1"
    )
    first, second, *rest = told.splitlines()
    assert first == "Fool!, 4 seats"
    assert second == "30 games of seed 7; 95 % confidence intervals"
    assert [line.split()[:2] for line in rest if line.startswith(("Careful", "random"))] == [
        ["Careful", "2"],
        ["random", "2"],
    ]
    assert "lowest_total" in rest[-1]


def test_however_many_share_the_work_the_games_are_the_same() -> None:
    players = f"{BOTS}:Careful,random,{BOTS}:Plain"
    words = ("fool", "--games", "60", "--players", players, "--seed", "a fox", "--csv")
    one = said("simulate", *words, "--jobs", "1")
    assert one == said("simulate", *words, "--jobs", "3")
    assert one.splitlines()[:121] == said("simulate", *words, "--games", "30", "--jobs", "1").splitlines()
    assert one != said("simulate", *words[:-3], "--seed", "another fox", "--csv", "--jobs", "1")


def test_whole_chunks_are_the_same_on_any_number_of_threads() -> None:
    parts = [play(task) for task in tasks(setting("duet", 2), 2500, 4)]
    assert [part.count for part in parts] == [1000, 1000, 500]
    again = play(Task(setting("duet", 2), 1000, 1000, in_kernels=True))
    assert np.array_equal(together(parts).moves[1000:2000], again.moves)
    assert not np.array_equal(parts[0].moves, parts[1].moves)


def test_everybody_sits_a_seat_further_on_in_each_game() -> None:
    told = lines("fool", "--games", "5", "--players", f"{BOTS}:Careful,random,random,random", "--jobs", "1")
    assert [line["seat"] for line in told if line["player"] != "random"] == ["0", "1", "2", "3", "0"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("in_kernels", [True, False], ids=["kernels", "rules"])
def test_records_tell_the_games_that_were_counted(game: str, *, in_kernels: bool) -> None:
    seats = GAMES[game].usual_seats
    kept = play(Task(setting(game, seats, keeps_records=True), 0, 20, in_kernels))
    plain = play(Task(setting(game, seats), 0, 20, in_kernels))
    assert len(kept.records) == 20
    for at, record in enumerate(kept.records):
        reading = read(record)
        outcome = reading.rules.outcome(reading.state)
        assert outcome is not None
        seat_of = [(player + at) % seats for player in range(seats)]
        assert [outcome.scores[seat] for seat in seat_of] == kept.scores[at].tolist() == plain.scores[at].tolist()
        assert [seat in outcome.winners for seat in seat_of] == kept.won[at].tolist() == plain.won[at].tolist()
        assert outcome.ending == kept.endings[at].decode() == plain.endings[at].decode()
        assert len(reading.record.moves) == kept.moves[at] == plain.moves[at]
        assert len(reading.record.deals) == kept.rounds[at] == plain.rounds[at]


def test_records_are_written_one_a_line(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ("duet", "--games", "12", "--players", "random", "--seed", "3", "--options", '{"level": 2}')
    assert simulated(*words, "--records", file) == simulated(*words)
    told = [json.loads(line) for line in said("replay", "--lines", file).splitlines()]
    assert [game["result"] for game in told] == [line["ending"] for line in lines(*words)][::2]
    record = json.loads(file.read_text().splitlines()[5])
    assert (record["lab"], record["options"]) == ({"seed": "3", "game": 5}, {"level": 2})
    assert "File exists" in complaint("simulate", *words, "--records", file)


@pytest.mark.parametrize("game", GAMES)
def test_random_players_are_the_same_in_kernels_and_at_a_table_of_the_rules(game: str) -> None:
    """Both draw their own games, so they are compared by what these come to."""
    seats = GAMES[game].usual_seats
    fast, slow = (
        Simulation(setting(game, seats), play(Task(setting(game, seats), 0, count, in_kernels))).result()
        for count, in_kernels in ((1000, True), (150, False))
    )
    points = (fast.players[0].points, slow.players[0].points)
    for one, other in ((fast.moves, slow.moves), (fast.rounds, slow.rounds), points):
        assert abs(one.mean - other.mean) <= 2 * (one.margin + other.margin)


def test_a_bot_is_shown_everything_in_order() -> None:
    assert simulated("fool", "--games", "2", "--players", f"{BOTS}:Watchful,random", "--jobs", "1")["games"] == 2
    assert simulated("duet", "--games", "4", "--players", f"{BOTS}:Watchful", "--jobs", "1")["games"] == 4


def test_an_offer_to_stop_is_answered() -> None:
    agreed = simulated("duet", "--games", "4", "--players", f"{BOTS}:WantsToStop,{BOTS}:Agrees", "--jobs", "1")
    assert agreed["endings"] == {"stopped": 4}
    refused = simulated("duet", "--games", "4", "--players", f"{BOTS}:WantsToStop,{BOTS}:Watchful", "--jobs", "1")
    assert "stopped" not in refused["endings"]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["chess", "--players", "random"], "invalid choice: 'chess'"),
        (["duet"], "the following arguments are required: --players"),
        (["duet", "--players", "rndom"], 'There is no bot "rndom"; there are random, easy, normal, hard, and'),
        (["duet", "--players", "random,,random"], 'There is no bot ""'),
        (["duet", "--players", "random,random,random"], "These are 3 players for 2 seats."),
        (["fool", "--players", "random", "--seats", "3"], "Fool! is for 4 to 8 players, not 3."),
        (["duet", "--players", "random", "--games", "0"], "this is a whole number from 1 to 1,000,000,000"),
        (["duet", "--players", "random", "--jobs", "-1"], "this is a whole number from 1 to 1,024"),
        (["duet", "--players", "random", "--options", '{"level": 9}'], "options.level: This box has no such level"),
        (["duet", "--players", "random", "--json", "--csv"], "--json and --csv are one at a time."),
        (["duet", "--players", "random", "--plot", "picture.png"], "pictures are drawn as .svg files"),
        (["duet", "--players", "random", "--plot", "nowhere/picture.svg"], "There is no folder nowhere."),
        (["fool", "--players", "no_such_module:Bot"], 'There is no module "no_such_module" here.'),
        (["fool", "--players", "my_bot.py:Bot"], 'There is no module "my_bot.py" here; try my_bot:Bot.'),
        (["fool", "--players", f"{BOTS}:Nobody"], 'tests.lab.bots has no class "Nobody".'),
        (["fool", "--players", f"{BOTS}:HasNoChoice"], "has no choose(view, rng)."),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(words: list[str], reason: str) -> None:
    assert reason in complaint("simulate", *words)


@pytest.mark.parametrize(
    ("game", "bot", "reason"),
    [
        ("fool", "Breaks", "tests.lab.bots:Breaks failed: ZeroDivisionError: it was bound to happen (bots.py, line "),
        ("fool", "Cheats", 'chose {"do":"play","card":"G99"}, which is not legal: You do not hold G99. (in game 0 of'),
        ("fool", "SaysNothing", "which is no move"),
        ("fool", "CannotBeMade", "cannot be made: RuntimeError: not today"),
        ("duet", "NeverStopsStopping", "offers to stop again and again"),
    ],
)
def test_a_bot_that_fails_is_told_of(game: str, bot: str, reason: str) -> None:
    jobs = "2" if bot == "Breaks" else "1"
    done = foxden("simulate", game, "--players", f"{BOTS}:{bot}", "--games", "50", "--seed", "5", "--jobs", jobs)
    *trace, told = done.stderr.decode().splitlines()
    assert (done.returncode, done.stdout) == (2, b"")
    assert told.startswith("foxden: ")
    assert reason in told
    if bot in {"Breaks", "CannotBeMade"}:
        assert trace[0] == "Traceback (most recent call last):"
    else:
        assert trace == []


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="Windows ends processes in other ways")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_who_is_asked_to_end_takes_the_other_processes_along(how: signal.Signals) -> None:
    command = [*FOXDEN, "simulate", "fool", "--players", f"{BOTS}:TakesForEver", "--jobs", "2", "--games", "40"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, env=environment(), cwd=ROOT) as simulation:
        children = Path(f"/proc/{simulation.pid}/task/{simulation.pid}/children")
        end = time.monotonic() + 60
        while time.monotonic() < end and (not children.exists() or len(children.read_text().split()) < 3):
            time.sleep(0.1)
        simulation.send_signal(how)
        _, complaints = simulation.communicate(timeout=60)
    assert simulation.returncode == 130
    assert b"Traceback" not in complaints


def test_the_picture_shows_everybody(tmp_path: Path) -> None:
    for game, players, words in (
        ("fool", f"{BOTS}:Careful,random", ["Fool!", "Careful", "random", "2 seats", "lowest total"]),
        ("duet", "random", ["The Fox in the Forest Duet, level 1", "Points of the games won", "lost path"]),
        ("foxy", "random", ["Foxy", "random", "Points"]),
    ):
        file = tmp_path / f"{game}.svg"
        said("simulate", game, "--games", "50", "--players", players, "--seed", "7", "--jobs", "1", "--plot", file)
        shown = " ".join(text.strip() for text in ET.fromstring(file.read_text("utf-8")).itertext())  # noqa: S314
        assert [word for word in words if word not in shown] == []
        assert "nan" not in shown


def test_an_unusual_result_can_be_drawn(tmp_path: Path) -> None:
    """One game, one seat, a name that is no XML."""
    file = tmp_path / "one.svg"
    said("simulate", "foxy", "--games", "1", "--seats", "1", "--players", "random", "--seed", "<&>", "--plot", file)
    assert "seed <&>" in "".join(ET.fromstring(file.read_text("utf-8")).itertext())  # noqa: S314


def test_games_are_put_together_in_order() -> None:
    parts = [play(Task(setting("foxy", 2), first, 3, in_kernels=False)) for first in (0, 3)]
    whole = together(parts)
    assert isinstance(whole, Games)
    assert whole.scores.tolist() == play(Task(setting("foxy", 2), 0, 6, in_kernels=False)).scores.tolist()
