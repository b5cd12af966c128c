"""The comparison notices it when a kernel breaks a rule: each of these was bent on purpose."""

from __future__ import annotations

from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from foxden import fast
from foxden.fast.bridges import bridge_for
from tests.fast.boxes import odd_rules
from tests.fast.differential import Different, play_both
from tests.fast.tables import EVERY_TABLE

GAMES_TO_NOTICE = 150
BENDS = [
    ("duet", "a follower need not follow", "return same_suit or hand", "return hand"),
    ("duet", "an Heir does not free the follower", "or 1 << card & _HEIRS else", "else"),
    ("duet", "the lower card of a suit wins", "leader if led > followed", "leader if led < followed"),
    (
        "duet",
        "trump does not beat the suit led",
        "1 - leader if followed // 10 == state[DECREE]",
        "leader if followed // 10 == state[DECREE]",
    ),
    ("duet", "the Foxes act without a card to act with", "bit & _FOXES and hand", "bit & _FOXES"),
    ("duet", "a Gift needs no card to give", "bit & _GIFTS and hand and state[HAND + 1 - seat]", "bit & _GIFTS"),
    ("duet", "the decree stays where the Foxes found it", "        state[DECREE] = card\n", ""),
    (
        "duet",
        "a Gazelle leaves out only the follower's value",
        "1 << STILL + one | 1 << STILL + two",
        "1 << STILL + one",
    ),
    ("duet", "two Gazelles leave out no more than one", "if not trick & ~_GAZELLES:", "if False:"),
    ("duet", "a Musician lets nobody choose", "if trick & _MUSICIANS:", "if False:"),
    ("duet", "gems stay where they lie", "            state[GEMS + to] -= 1\n", ""),
    (
        "duet",
        "who is lost does not go back to the start",
        "    state[TRACKER] = config[START]\n    return True",
        "    return True",
    ),
    (
        "duet",
        "gems on a covered space are gone",
        "state[GEMS + inward] += state[GEMS + last]",
        "state[GEMS + inward] += 0",
    ),
    ("duet", "a tracker on the covered space stays", "if state[TRACKER] == last:", "if False:"),
    ("duet", "the last dealer deals again", "return (of_round - 1) & 1", "return 0"),
    ("duet", "there is a fourth round", "ROUNDS, BOTH = 11, 30, 3,", "ROUNDS, BOTH = 11, 30, 4,"),
    (
        "duet",
        "a win in round 1 earns more, too",
        "if state[ROUND] == EARLY_WIN_ROUND",
        "if state[ROUND] <= EARLY_WIN_ROUND",
    ),
    ("duet", "cards still held score nothing", "+ count(state[HAND] | state[HAND + 1])", "+ 0"),
    (
        "duet",
        "a deal withdraws an offer to stop",
        "    state[ASKED_OF] = 1 << state[LEADER]",
        "    state[ASKED_OF] = 1 << state[LEADER]; state[OFFER] = NONE",
    ),
    ("duet", "an offer to stop stands for ever", "    state[OFFER] = NONE\n", ""),
    (
        "duet",
        "a player can accept their own offer",
        "if state[OFFER] == NONE or state[OFFER] == seat:",
        "if state[OFFER] == NONE:",
    ),
    ("fool", "nobody need follow", "return colour if colour != NONE and state[hand + colour] else NONE", "return NONE"),
    ("fool", "a 1 sets the colour", "if state[COLOUR] == NONE and action != ONE:", "if state[COLOUR] == NONE:"),
    ("fool", "Fools play on", "& ~(state[FOOLS] | 1 << seat)", "& ~(1 << seat)"),
    ("fool", "discards are no worse", "(follows << 7 | rank) << 3", "rank << 3"),
    ("fool", "of equals the earlier is worse", "MOST_SEATS - 1 - place", "place"),
    ("fool", "there is always one Fool", "for _ in range(config[DISCS]):", "for _ in range(1):"),
    ("fool", "a Fool of the last trick scores as well", "elif not fools >> seat & 1:", "else:"),
    (
        "fool",
        "a 1 left costs 1",
        "ONE_LEFT_COSTS, OUT, TENS_TO_END, TOTAL_TO_END = 5,",
        "ONE_LEFT_COSTS, OUT, TENS_TO_END, TOTAL_TO_END = 1,",
    ),
    (
        "fool",
        "seven times out ends it, not six",
        "TENS_TO_END, TOTAL_TO_END = 5, 10, 6,",
        "TENS_TO_END, TOTAL_TO_END = 5, 10, 7,",
    ),
    ("fool", "-80 is not low enough", "state[TOTAL + seat] <= TOTAL_TO_END", "state[TOTAL + seat] < TOTAL_TO_END"),
    (
        "fool",
        "of several lowest the last first player begins",
        "if step == 0 or state[TOTAL + seat] <",
        "if state[TOTAL + seat] <",
    ),
    ("fool", "discs are kept for the next round", "state[TURN] = state[FOOLS] = 0", "state[TURN] = 0"),
    ("foxy", "anybody can bet twice", "return 1 if state[CIRCLED] >> seat & 1 else 2", "return 2"),
    ("foxy", "a number too high counts", "    if value > exact:\n        return 0, 0, 1, value - exact\n", ""),
    ("foxy", "a bet too low counts", "bet = 2 * value if value == exact else 0", "bet = 2 * value"),
    ("foxy", "exact_only changes nothing", "config[EXACT_ONLY] and value < exact", "value < 0"),
    ("foxy", "a blank is exact", "return 0, 0, 0, exact\n", "return 0, 0, 0, 0\n"),
    ("foxy", "the Fox counts itself under no rule", "seen += 1 << _CAT_PLACE", "seen += 0"),
    ("foxy", "cards of one animal are not counted", "            singles += 1", "            singles += 0"),
    ("foxy", "most_seen asks for the kinds", "return different if rule == DIFFERENT else most", "return different"),
    (
        "foxy",
        "the first to write is announced",
        "        state[LAST_WRITER] = seat\n",
        "        state[LAST_WRITER] = seat if state[LAST_WRITER] == NONE else state[LAST_WRITER]\n",
    ),
    ("foxy", "a blank is announced", "    if action != BLANK:\n", "    if True:\n"),
    (
        "foxy",
        "a shared total is a shared win",
        "rank = (total << 8 | circled_points) << 8 | TURNS - crossed",
        "rank = total",
    ),
    ("foxy", "alone one may be as far off as one likes", "[3] <= SOLO_DEVIATION", "[3] <= 10**9"),
]


def bent(game: str, rule: str, becomes: str) -> ModuleType:
    """Make the kernels of a game, left as plain Python, with one rule changed."""
    file = Path(fast.__file__).with_name(f"{game}.py")
    source = file.read_text("utf-8")
    assert source.count(rule) == 1, rule
    plain = "inlined = kernel = lambda function: function"
    imported = "from foxden.fast.compiled import inlined, kernel"
    assert imported in source
    module = ModuleType(f"bent_{game}")
    code = source.replace(rule, becomes).replace(imported, plain)
    exec(compile(code, str(file), "exec"), module.__dict__)  # noqa: S102 - it is our own
    return module


def seems_the_same(game: str, kernels: Any) -> bool:
    tables = [table for table in EVERY_TABLE if table.game == game]
    try:
        for seed in range(GAMES_TO_NOTICE):
            rng = Random(seed)
            table = rng.choice(tables)
            rules = table.rules if seed % 2 else odd_rules(game, rng)
            options = rules.options(table.options)
            bridge = bridge_for(rules, options, table.seats)
            bridge.kernels = kernels
            play_both(bridge, options, rng)
    except Different:
        return False
    return True


@pytest.mark.parametrize(
    ("game", "rule", "becomes"), [(game, *bend) for game, _, *bend in BENDS], ids=[name for _, name, *_ in BENDS]
)
def test_a_bent_rule_is_noticed(game: str, rule: str, becomes: str) -> None:
    assert not seems_the_same(game, bent(game, rule, becomes))
