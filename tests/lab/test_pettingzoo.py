"""PettingZoo's own tests, as they are, on all our environments; and what they do not ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from foxden import IllegalMove, Unreadable
from foxden.lab.pettingzoo_envs import MOST, duet, fool, foxy, foxy_parallel

Maker = Callable[[], Any]

ENVS: dict[str, Maker] = {
    "duet": duet,
    "duet-3": lambda: duet(level=3),
    "fool": fool,
    "fool-8": lambda: fool(seats=8),
    "foxy": foxy,
    "foxy-solo": lambda: foxy(seats=1, fox="cat", exact_only=True),
    "foxy-announced": lambda: foxy(seats=3, announce_last=True),
}
every_env = pytest.mark.parametrize("make", ENVS.values(), ids=ENVS.keys())

# Its tests warn of observations with a mask, as all of its own card games have them, and of what a seat sees that may
# not move.
pytestmark = [
    pytest.mark.filterwarnings(f"ignore:{warned}")
    for warned in (
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be",
        "Action mask numpy array is all zeros",
    )
]


@every_env
def test_it_passes_the_api_test(make: Maker) -> None:
    api_test(make(), num_cycles=1000)


@every_env
def test_it_passes_the_seed_test(make: Maker) -> None:
    seed_test(make, num_cycles=500)


@pytest.mark.parametrize("seats", [1, 4])
def test_foxy_passes_the_parallel_api_test(seats: int) -> None:
    parallel_api_test(foxy_parallel(seats=seats), num_cycles=1000)


@pytest.mark.parametrize("make", [duet, fool, foxy])
def test_it_passes_the_render_test(make: Maker) -> None:
    render_test(make)


def totals(drawing: str) -> list[float]:
    return [float(total) for line in drawing.splitlines() for total in line.partition("totals ")[2].split()]


def played(env: Any, seed: int) -> tuple[dict[str, float], list[str]]:
    """Play at random; give the sums of the rewards, and what was drawn on the way."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    drawn = []
    for agent in env.agent_iter():
        observed, reward, ended, _, _ = env.last()
        sums[agent] += reward
        drawn.append(env.render())
        assert np.abs(observed["observation"]).max() <= MOST
        env.step(None if ended else int(rng.choice(np.flatnonzero(observed["action_mask"]))))
    return sums, drawn


@pytest.mark.parametrize("make", [lambda: fool(seats=5, render_mode="ansi"), lambda: foxy(seats=2, render_mode="ansi")])
@pytest.mark.parametrize("seed", range(2))
def test_rewards_add_up_to_the_points(make: Maker, seed: int) -> None:
    sums, drawn = played(make(), seed)
    assert list(sums.values()) == totals(drawn[-1])


def test_it_can_be_watched(capsys: pytest.CaptureFixture[str]) -> None:
    _, drawn = played(duet(level=2, render_mode="ansi"), 1)
    assert "decree" in drawn[0]
    assert "lost" in drawn[-1]
    env = foxy_parallel(seats=2, render_mode="human")
    env.reset(seed=1)
    env.step({"player_0": 3, "player_1": 4})
    assert "seat 1: 4" in capsys.readouterr().out


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    env = duet()
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(IllegalMove):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(Unreadable):
        env.step(10**6)
    assert np.array_equal(env.observe(env.agent_selection)["action_mask"], mask)
    parallel = foxy_parallel(seats=2)
    parallel.reset(seed=1)
    with pytest.raises(IllegalMove):
        parallel.step({"player_0": 1})
    parallel.step({"player_0": 101, "player_1": 1})
    before = parallel.step({"player_0": 2, "player_1": 102})[0]
    with pytest.raises(IllegalMove):
        parallel.step({"player_0": 2, "player_1": 103})
    after = parallel.step({"player_0": 2, "player_1": 3})[0]
    assert before["player_0"]["observation"][:20].argmax() + 1 == after["player_0"]["observation"][:20].argmax()


def test_the_same_seed_deals_the_same_and_no_seed_another() -> None:
    env = duet()
    hands = []
    for seed in (1, 1, None, None):
        env.reset(seed=seed)
        hands.append(env.observe("player_0")["observation"].tobytes())
    assert hands[0] == hands[1]
    assert len(set(hands)) == 3
