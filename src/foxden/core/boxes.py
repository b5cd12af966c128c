"""Decks and boards are data: JSON files in the package, and of the same shape in records and on the command line."""

from __future__ import annotations

from importlib.resources import files

from msgspec import Struct

from foxden.core.errors import Unreadable


class Reconstruction(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a box that no rulebook prints, and where it comes from."""

    part: str
    why: str


class Box(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every game's box says about itself."""

    game: str
    name: str = ""
    reconstructed: tuple[Reconstruction, ...] = ()

    def check_game(self, game: str) -> None:
        if self.game != game:
            raise Unreadable(f"This box is not for {game}.", "game")


def standard_box_text(game: str) -> str:
    """Give the file of the game's standard box as it stands."""
    return files("foxden.games").joinpath(game, "box.json").read_text(encoding="utf-8")


def whole_number(value: int, place: str, least: int, most: int) -> None:
    """Raise `Unreadable` unless this number of a box is in its range."""
    if not least <= value <= most:
        raise Unreadable(f"This is a whole number from {least} to {most:,}.", place)
