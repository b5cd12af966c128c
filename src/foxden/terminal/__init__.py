"""The games in a terminal: accounts of records, and a table for one person against bots."""

from typing import Final

from foxden.terminal.duet import DuetFace
from foxden.terminal.face import AnyFace
from foxden.terminal.fool import FoolFace
from foxden.terminal.foxy import FoxyFace

FACES: Final[dict[str, type[AnyFace]]] = {"foxy": FoxyFace, "fool": FoolFace, "duet": DuetFace}

__all__ = ["FACES"]
