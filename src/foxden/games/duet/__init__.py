"""The Fox in the Forest Duet: a silent walk for two. See `rules` for the source and our rulings."""

from foxden.games.duet.box import DuetBox
from foxden.games.duet.moves import Cover, Deal, Give, Move, Play, Stop, Swap
from foxden.games.duet.rules import Duet
from foxden.games.duet.state import Options, State
from foxden.games.duet.view import Table, View

__all__ = [
    "Cover",
    "Deal",
    "Duet",
    "DuetBox",
    "Give",
    "Move",
    "Options",
    "Play",
    "State",
    "Stop",
    "Swap",
    "Table",
    "View",
]
