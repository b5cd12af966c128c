"""The games of the house have names."""

from __future__ import annotations

import pytest

from foxden.core.errors import Unreadable
from foxden.games import GAMES, game_named
from foxden.games.duet import Duet
from foxden.games.fool import Fool
from foxden.games.foxy import Foxy


def test_there_are_three_games() -> None:
    assert {"foxy": Foxy, "fool": Fool, "duet": Duet} == GAMES


def test_a_game_is_found_by_its_name() -> None:
    assert game_named("fool") is Fool


def test_there_is_no_other_game() -> None:
    with pytest.raises(Unreadable, match=r'^game: There is no game "chess"; there are foxy, fool, duet\.$'):
        game_named("chess")
