"""The Duet box as data: what is in it, and which other boxes are refused."""

from __future__ import annotations

import pytest

from foxden.core.seats import DEALER
from tests.games.duet.tables import DECREE, DUET, HANDS, a_box, a_deal, after, before_the_deal, box_refused

A_LEVEL = {
    "side": "A",
    "gems": [1, 1, 2, 1, 1, 0, 1, 1, 2, 1, 1],
    "plus": [-4, -2, -1, 1, 3],
    "forest": 4,
    "points": 10,
}


def level_refused(**changes: object) -> str:
    return box_refused(levels={"1": A_LEVEL | changes})


def test_the_standard_box() -> None:
    assert DUET.box.movement == (0, 3, 2, 1, 1, 2, 0, 2, 0, 3)
    assert DUET.box.gem_tokens == 22
    assert list(DUET.box.levels) == [1, 2, 3]


@pytest.mark.parametrize(
    ("number", "side", "plus", "points"),
    [
        (1, "A", (-4, -2, -1, 1, 3), 10),
        (2, "B", (-5, 1, 5), 20),
        (3, "B with diamonds", (-5, 1, 5), 30),
    ],
)
def test_the_standard_levels(number: int, side: str, plus: tuple[int, ...], points: int) -> None:
    level = DUET.box.levels[number]
    assert (level.side, level.plus, level.points) == (side, plus, points)
    assert level.reach == 5


def test_the_box_says_what_is_reconstructed() -> None:
    assert DUET.box.game == "duet"
    parts = [entry.part for entry in DUET.box.reconstructed]
    assert parts == ["movement", "characters", "path", "levels.1", "levels.2, levels.3"]


def test_another_board_is_played_on() -> None:
    tiny = A_LEVEL | {"gems": [1, 0, 1], "plus": [], "forest": 0, "points": 7}
    rules = a_box(movement=[1] * 10, gem_tokens=2, levels={"9": tiny})
    state = rules.play(before_the_deal(9, rules), DEALER, a_deal(*HANDS, DECREE))
    state = after(state, "1 R8, 0 R4", rules=rules)
    assert rules.table(state).result == "lost_path"


def test_there_is_a_movement_for_each_rank() -> None:
    sentence = "movement: There is one number for each of the 10 ranks."
    assert box_refused(movement=[0] * 9) == sentence
    assert box_refused(movement=[0] * 11) == sentence


@pytest.mark.parametrize("steps", [-1, 100])
def test_a_movement_is_from_0_to_99(steps: int) -> None:
    assert box_refused(movement=[0, 0, steps, *[0] * 7]) == "movement[2]: This is a whole number from 0 to 99."


@pytest.mark.parametrize("tokens", [0, -1, 1000])
def test_there_are_gem_tokens(tokens: int) -> None:
    assert box_refused(gem_tokens=tokens) == "gem_tokens: This is a whole number from 1 to 999."


def test_there_is_a_level() -> None:
    assert box_refused(levels={}) == "levels: There is no level."


@pytest.mark.parametrize("gems", [[], [0], [1, 1], [1, 0, 0, 1], [0] * 51 + [0] + [0] * 51])
def test_a_path_has_a_start_in_its_middle(gems: list[int]) -> None:
    assert level_refused(gems=gems) == "levels.1.gems: A path has an odd number of spaces, 3 to 101."


def test_the_shortest_and_the_longest_path() -> None:
    a_box(levels={"1": A_LEVEL | {"gems": [1, 0, 1], "plus": [-1, 1], "forest": 0}})
    a_box(levels={"1": A_LEVEL | {"gems": [1] + [0] * 100, "plus": [], "forest": 49}})


@pytest.mark.parametrize("gems", [-1, 1000])
def test_a_location_holds_0_to_999_gems(gems: int) -> None:
    refusal = level_refused(gems=[1, gems, 0, 0, 0])
    assert refusal == "levels.1.gems[1]: This is a whole number from 0 to 999."


def test_there_are_no_gems_at_the_start() -> None:
    assert level_refused(gems=[1, 1, 1, 0, 0]) == "levels.1.gems[2]: There are no gems at the start."


def test_there_is_a_gem_to_collect() -> None:
    assert level_refused(gems=[0, 0, 0, 0, 0]) == "levels.1.gems: There is no gem to collect."


@pytest.mark.parametrize("plus", [[-6], [1, 6]])
def test_a_plus_sign_is_on_the_path(plus: list[int]) -> None:
    place = f"levels.1.plus[{len(plus) - 1}]"
    assert level_refused(plus=plus) == f"{place}: This is a whole number from -5 to 5."


@pytest.mark.parametrize("plus", [[0], [1, 1], [-5, 1, -5]])
def test_a_space_has_one_plus_sign_and_the_start_none(plus: list[int]) -> None:
    assert level_refused(plus=plus) == "levels.1.plus: Each space but the start has one plus sign at most."


@pytest.mark.parametrize("forest", [-1, 5])
def test_the_spaces_beside_the_start_are_never_covered(forest: int) -> None:
    assert level_refused(forest=forest) == "levels.1.forest: This is a whole number from 0 to 4."


@pytest.mark.parametrize("points", [-1, 1000])
def test_a_level_gives_0_to_999_points(points: int) -> None:
    assert level_refused(points=points) == "levels.1.points: This is a whole number from 0 to 999."


def test_the_gem_tokens_are_enough_for_two_rounds_of_plus_signs() -> None:
    assert box_refused(gem_tokens=21) == "levels.1: This takes 22 gems; there are 21 tokens."
    assert level_refused(plus=[-5, -4, -2, -1, 1, 3]) == "levels.1: This takes 24 gems; there are 22 tokens."


def test_a_box_of_another_game_is_refused() -> None:
    assert box_refused(game="foxy") == "game: This box is not for duet."


def test_a_box_of_another_shape_is_refused() -> None:
    assert box_refused(movement=[0.5] * 10) == "movement[0]: Expected a whole number, got a number with a fraction."
    assert level_refused(side=5) == "levels[...].side: Expected a text, got a whole number."
    assert level_refused(colour="green") == "levels[...]: Object contains unknown field colour."
    assert box_refused(levels=[A_LEVEL]) == "levels: Expected an object, got a list."
    assert box_refused(wolves=2) == "Object contains unknown field wolves."
