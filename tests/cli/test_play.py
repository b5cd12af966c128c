"""`foxden play`: a game in the terminal, seen through a pipe and through a real (pseudo) terminal."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import time
from pathlib import Path
from typing import Self

import pytest

from foxden import GAMES
from foxden.core.seats import Card
from foxden.games.foxy.box import SHOWN
from tests.cli.running import FOXDEN, complaint, environment, foxden, replaying_lines, said

CLEAR = "\x1b[H\x1b[2J\x1b[3J"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", ["1", "2"])
def test_a_whole_game_is_played_and_kept(game: str, seed: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    printed = said("play", game, "--seed", seed, "--record", file, given="auto\n")
    told = json.loads(said("replay", "--json", file))
    assert told["over"]
    assert f"The game is kept in {file}" in printed
    assert json.loads(file.read_text())["seats"][0] == "You"


@pytest.mark.parametrize(
    ("words", "given"),
    [
        (["foxy", "--seats", "1"], "3\n" * 20),
        (["foxy", "--options", '{"announce_last": true, "fox": "singles"}'], "2!\n" + "1\n" * 19),
        (["fool", "--seats", "8"], "auto\n"),
        (["duet", "--options", '{"level": 3}'], "stop\n"),
    ],
)
def test_a_game_played_to_its_end_by_typing(words: list[str], given: str) -> None:
    printed = said("play", *words, "--seed", "5", given=given)
    assert [line for line in printed.splitlines() if len(line) > 80] == []
    assert re.search(r"won|lost|Won|Lost", printed)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("given", ["", "quit\n", "?\nq\n", "\n", "nonsense\n" * 3, "9" * 5000, "\x00\x1b[A\udcff"])
def test_leaving_is_clean_and_keeps_the_game(game: str, given: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    printed = foxden("play", game, "--seed", "1", "--record", file, given=given.encode(errors="surrogateescape"))
    assert (printed.returncode, printed.stderr) == (0, b"")
    assert "You have left the table." in printed.stdout.decode()
    assert not json.loads(said("replay", "--json", file))["over"]


def test_a_refusal_names_the_rule_and_asks_again() -> None:
    printed = said("play", "fool", "--seed", "3", given="R5\nG99\nB2\nquit\n")
    assert "Type a card such as" not in printed
    assert "You do not hold G99." in printed
    for wrong, sentence in (
        ("100", "An estimate is a whole number from 0 to 99."),
        ("x", "Type a whole number such as 7"),
    ):
        assert sentence in said("play", "foxy", "--seed", "3", given=f"{wrong}\nquit\n")


def test_following_suit_is_explained() -> None:
    # A seed with which bots lead, and the hand can follow with some cards and not with others.
    table = ("play", "fool", "--seats", "8", "--seed", "3", "--level", "easy")
    printed = said(*table, given="quit\n")
    offered = printed.split("You may play")[1].splitlines()[1].split()
    hand = printed.split("Your hand:")[1].splitlines()[1].split()
    barred = next(card for card in hand if card not in offered)
    assert re.search(r"You must follow \w+, or play a 1\.", said(*table, given=f"{barred}\nquit\n"))


def test_the_legal_moves_are_offered() -> None:
    printed = said("play", "fool", "--seed", "3", "--seats", "8", given="quit\n")
    offered = printed.split("You may play")[1].splitlines()[1].split()
    hand = printed.split("Your hand:")[1].splitlines()[1].split()
    assert offered
    assert set(offered) <= set(hand)


def test_a_record_is_never_written_over(tmp_path: Path) -> None:
    file = tmp_path / "precious.json"
    file.write_text("precious")
    assert "File exists" in complaint("play", "duet", "--record", file)
    assert file.read_text() == "precious"
    assert "No such file or directory" in complaint("play", "duet", "--record", tmp_path / "no" / "game.json")


class Terminal:
    """Foxden in a terminal of its own; gone at the end of the `with` if it has not left before."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(60)

    def __init__(self, *words: str, term: str = "xterm-256color") -> None:
        self.seen = ""
        self._ours, theirs = pty.openpty()
        env = environment() | {"TERM": term, "COLUMNS": "80", "LINES": "24"}
        self.process = subprocess.Popen(
            [*FOXDEN, "play", *words], stdin=theirs, stdout=theirs, stderr=theirs, env=env, start_new_session=True
        )
        os.close(theirs)

    def until(self, words: str, since: int = 0) -> str:
        """Read until these words have been shown; give what was shown since then."""
        give_up = time.monotonic() + 60
        while words not in self.seen[since:]:
            assert time.monotonic() < give_up, self.seen
            if select.select([self._ours], [], [], 1)[0]:
                try:
                    self.seen += os.read(self._ours, 65536).decode()
                except OSError:  # Linux tells so that the other end is closed
                    break
        return self.seen[since:]

    def type(self, text: str) -> int:
        """Type something; give the place from which on what it brings is shown."""
        at = len(self.seen)
        os.write(self._ours, text.encode())
        return at

    def leave(self) -> int:
        status = self.process.wait(60)
        self.until("\x00 never shown")
        os.close(self._ours)
        return status


def animals(text: str) -> set[str]:
    return {animal for card in SHOWN for animal in SHOWN[Card(card)] if animal in text}


def test_no_earlier_card_of_foxy_is_left_to_scroll_back_to() -> None:
    with Terminal("foxy", "--seed", "1", "--seats", "1") as terminal:
        screens = [terminal.until("> ")]
        for turn in range(2, 8):
            at = terminal.type("1\r")
            terminal.until(f"Card {turn} of 20", at)
            screens.append(terminal.until("quit leaves", at))
        for screen in screens:
            # Everything before it is wiped, what has scrolled away too, and all of it is on another screen.
            assert CLEAR in screen
        newest = terminal.seen[terminal.seen.rindex(CLEAR) :]
        deck = json.loads(said("new", "foxy", "--seed", "1", "--seats", "1"))["deals"][0]["deck"]
        assert animals(newest) == set(SHOWN[deck[6]])
        assert terminal.seen.startswith("\x1b[?1049h")
        os.killpg(terminal.process.pid, signal.SIGINT)
        assert terminal.leave() == 130
        after = terminal.seen[terminal.seen.rindex("\x1b[?1049l") :]
        assert animals(after) == set()
        assert "You have left the table." in after
        assert "Traceback" not in terminal.seen


def test_a_terminal_is_coloured_and_ctrl_c_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with Terminal("duet", "--seed", "3", "--record", str(file)) as terminal:
        screen = terminal.until("> ")
        assert "\x1b[1m" in screen
        for _ in range(3):  # by an impatient hand
            os.killpg(terminal.process.pid, signal.SIGINT)
        assert terminal.leave() == 130
        assert "Traceback" not in terminal.seen
        assert json.loads(said("replay", "--json", file))["counts"]


def test_ctrl_c_while_replaying_is_no_traceback() -> None:
    with replaying_lines() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"{}\n")
        process.stdin.flush()
        assert process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=60)
    assert told == b""
    assert process.returncode == 130


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_window_that_is_closed_keeps_the_game(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with Terminal("duet", "--seed", "3", "--record", str(file)) as terminal:
        terminal.until("quit leaves")
        os.killpg(terminal.process.pid, getattr(signal, name))
        assert terminal.leave() == 130
        assert terminal.seen.rindex("\x1b[?1049l") > terminal.seen.rindex(CLEAR)
        assert json.loads(said("replay", "--json", file))["counts"]


def screen_of(text: str) -> list[str]:
    """Give the lines that are on the screen, without colours."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text[text.rindex(CLEAR) :]).replace("\r", "").split("\n")


def an_answer(lines: list[str]) -> str:
    """Read the question above the line of commands, and give the first answer that it offers."""
    question = next(n for n, line in reversed(list(enumerate(lines))) if line.startswith("? tells"))
    while not re.match(r"You may play|Foxes:|Gift:|How far|A forest token", lines[question]):
        question -= 1
    if "left or right" in lines[question]:
        return "left"
    return lines[question].split()[-1] if lines[question].startswith("How far") else lines[question + 1].split()[0]


@pytest.mark.parametrize(("words", "decisions"), [("fool --seats 8 --seed 5", 14), ("duet --seed 8", 25)])
def test_every_screen_fits_a_terminal_of_24_rows(words: str, decisions: int) -> None:
    with Terminal(*words.split()) as terminal:
        at = 0
        for decision in range(decisions):
            terminal.until("quit leaves", at)
            terminal.until("> ", terminal.seen.rindex("quit leaves"))
            lines = screen_of(terminal.seen)
            if not any(line.startswith("? tells") for line in lines):
                assert decision > 15, "the game is over too soon to have seen much"
                break
            assert len(lines) <= 24, "\n".join(lines)
            assert max(map(len, lines)) <= 80
            at = terminal.type(an_answer(lines) + "\r")
        else:
            terminal.type("quit\r")
        assert terminal.leave() == 0


def test_help_and_slips_do_not_lose_the_table() -> None:
    with Terminal("fool", "--seats", "8", "--seed", "3") as terminal:
        terminal.until("quit leaves")
        at = terminal.type("?\r")
        assert "be rid of your cards" in terminal.until("Enter goes back", at)
        at = terminal.type("\r")
        assert "Your hand" in terminal.until("quit leaves", at)
        for _ in range(3):
            at = terminal.type("nonsense\r")
            terminal.until("? explains the game", at)
        lines = screen_of(terminal.seen)
        assert lines[0].startswith("Fool!")
        assert len(lines) <= 25
        terminal.type("quit\r")
        assert terminal.leave() == 0


def test_a_terminal_that_knows_no_codes_gets_none() -> None:
    with Terminal("foxy", "--seed", "1", term="dumb") as terminal:
        terminal.until("quit leaves")
        terminal.type("quit\r")
        assert terminal.leave() == 0
        assert "\x1b" not in terminal.seen


def test_foxy_with_a_thousand_players() -> None:
    printed = said("play", "foxy", "--seats", "1000", "--seed", "1", given="1\n1\nquit\n")
    assert "Card 3 of 20" in printed


def test_a_line_without_end_is_no_answer() -> None:
    assert "You have left the table." in said("play", "duet", given=b"\0" * 5_000_000)
