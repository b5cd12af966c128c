"""The tracker on the path: what it collects, and what happens at the ends."""

from __future__ import annotations

import pytest

from foxden.games.duet import State
from tests.games.duet.tables import LEVEL_1, after, late, legal, result, shown

FIVE_RIGHT = "1 R10, 0 R8"
"""Seat 1 wins with 3 + 2."""
FIVE_LEFT = "1 R8, 0 R10"
"""Seat 0 wins with 2 + 3."""


def right(
    tracker: int,
    *,
    gems: tuple[int, ...] = LEVEL_1,
    covered: tuple[int, int] = (0, 0),
    forest: int = 4,
) -> State:
    """Move five steps toward seat 1's end."""
    return after(late("R8 D2", "R10 D6", tracker=tracker, gems=gems, covered=covered, forest=forest), FIVE_RIGHT)


def left(
    tracker: int,
    *,
    gems: tuple[int, ...] = LEVEL_1,
    covered: tuple[int, int] = (0, 0),
    forest: int = 4,
) -> State:
    """Move five steps toward seat 0's end."""
    return after(late("R10 D2", "R8 D6", tracker=tracker, gems=gems, covered=covered, forest=forest), FIVE_LEFT)


def stay(tracker: int) -> State:
    """Move no step."""
    return after(late("R7 D2", "R9 D6", tracker=tracker), "1 R9, 0 R7, 0 give D2, 1 give D6")


def test_one_gem_is_collected_where_the_tracker_stops() -> None:
    board = shown(right(-2))
    assert board.tracker == 3
    assert board.gems == (1, 1, 2, 1, 1, 0, 1, 1, 1, 1, 1)
    board = shown(left(2))
    assert board.tracker == -3
    assert board.gems == (1, 1, 1, 1, 1, 0, 1, 1, 2, 1, 1)


def test_gems_that_are_passed_stay() -> None:
    assert shown(right(-4)).gems == (1, 1, 2, 1, 1, 0, 0, 1, 2, 1, 1)


def test_nothing_is_collected_where_no_gem_lies() -> None:
    gems = (1, 1, 2, 1, 1, 0, 1, 1, 0, 1, 1)
    assert shown(right(-2, gems=gems)).gems == gems
    assert shown(right(-5)).gems == LEVEL_1
    assert shown(right(-5)).tracker == 0


def test_collected_gems_do_not_go_back_to_the_reserve() -> None:
    assert shown(right(-2)).reserve == 10


def test_a_tracker_that_does_not_move_collects_too() -> None:
    assert shown(stay(3)).tracker == 3
    assert shown(stay(3)).gems == (1, 1, 2, 1, 1, 0, 1, 1, 1, 1, 1)
    assert shown(stay(0)).gems == LEVEL_1


def test_a_choice_to_stay_collects_too() -> None:
    state = after(late("R5 D2", "R9 D6", tracker=4), "1 R9, 0 R5, 1 move 0")
    assert shown(state).gems == (1, 1, 2, 1, 1, 0, 1, 1, 2, 0, 1)


def test_the_last_space_of_an_end_is_still_on_the_path() -> None:
    board = shown(right(0))
    assert (board.tracker, board.gems, board.forest) == (5, (1, 1, 2, 1, 1, 0, 1, 1, 2, 1, 0), 4)
    board = shown(left(0))
    assert (board.tracker, board.gems, board.forest) == (-5, (0, 1, 2, 1, 1, 0, 1, 1, 2, 1, 1), 4)


def test_worked_example_from_plus_4_by_5_the_last_space_is_covered() -> None:
    board = shown(right(4))
    assert board.tracker == 0
    assert board.covered == (0, 1)
    assert board.forest == 3
    assert board.gems == (1, 1, 2, 1, 1, 0, 1, 1, 2, 2, 0)


def test_past_seat_0s_end_the_same_happens_on_that_side() -> None:
    board = shown(left(-4))
    assert board.tracker == 0
    assert board.covered == (1, 0)
    assert board.forest == 3
    assert board.gems == (0, 2, 2, 1, 1, 0, 1, 1, 2, 1, 1)


def test_one_step_too_far_is_too_far() -> None:
    assert shown(right(1)).covered == (0, 1)
    assert shown(right(1)).tracker == 0
    assert shown(left(-1)).covered == (1, 0)


def test_the_end_moves_inward_with_each_cover() -> None:
    board = shown(right(0, gems=(1, 1, 2, 1, 1, 0, 1, 1, 2, 2, 0), covered=(0, 1), forest=3))
    assert board.covered == (0, 2)
    assert board.gems == (1, 1, 2, 1, 1, 0, 1, 1, 4, 0, 0)
    assert board.forest == 2
    board = shown(left(0, gems=(0, 0, 4, 1, 1, 0, 1, 1, 2, 1, 1), covered=(2, 0), forest=2))
    assert board.covered == (3, 0)
    assert board.gems == (0, 0, 0, 5, 1, 0, 1, 1, 2, 1, 1)
    assert board.forest == 1


def test_the_other_end_is_not_changed() -> None:
    board = shown(right(0, gems=(0, 2, 2, 1, 1, 0, 1, 1, 2, 2, 0), covered=(1, 1), forest=2))
    assert board.covered == (1, 2)
    assert board.gems == (0, 2, 2, 1, 1, 0, 1, 1, 4, 0, 0)


def test_on_a_shorter_path_the_last_space_left_can_be_reached() -> None:
    board = shown(right(-1, gems=(1, 1, 2, 1, 1, 0, 1, 1, 2, 2, 0), covered=(0, 1), forest=3))
    assert board.tracker == 4
    assert board.gems == (1, 1, 2, 1, 1, 0, 1, 1, 2, 1, 0)


def test_an_empty_last_space_is_covered_as_well() -> None:
    gems = (1, 1, 2, 1, 1, 0, 1, 1, 2, 1, 0)
    assert shown(right(4, gems=gems)).gems == gems
    assert shown(right(4, gems=gems)).covered == (0, 1)


def test_all_four_forest_tokens_on_one_side_leave_one_space_there() -> None:
    board = shown(right(0, gems=(1, 0, 0, 0, 0, 0, 1, 6, 0, 0, 0), covered=(0, 3), forest=1))
    assert board.covered == (0, 4)
    assert board.gems == (1, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0)
    assert board.forest == 0
    assert shown(right(-4, gems=board.gems, covered=(0, 4), forest=0)).gems == (1, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0)


@pytest.mark.parametrize("covered", [(0, 4), (2, 2), (4, 0)])
def test_without_a_forest_token_the_walk_is_lost(covered: tuple[int, int]) -> None:
    gems = (1, 0, 0, 1, 1, 0, 1, 1, 0, 0, 0)
    for state in (
        right(1, gems=gems, covered=covered, forest=0),
        left(-1, gems=gems, covered=covered, forest=0),
    ):
        assert result(state) == "lost_path"
        assert shown(state).gems == gems
        assert shown(state).covered == covered


def test_the_tracker_may_go_to_the_last_space_though_no_forest_token_is_left() -> None:
    assert result(right(0, forest=0)) is None
    assert result(left(0, forest=0)) is None


def test_the_winner_may_choose_to_go_past_an_end_with_a_musician_or_gazelle() -> None:
    state = after(late("R8 D2", "R1 D6", tracker=4), "1 R1, 0 R8")
    assert legal(state, 0) == "move -2, move 2"
    assert shown(after(state, "0 move 2")).covered == (0, 1)
    assert shown(after(state, "0 move 2")).tracker == 0
    assert shown(after(state, "0 move -2")).tracker == 2


def test_passing_an_end_collects_nothing_even_at_the_start() -> None:
    assert sum(shown(right(4)).gems) == 12
    gems = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)
    assert result(right(4, gems=gems)) is None
    assert shown(right(4, gems=gems)).gems == (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0)
