"""Foxden: Foxy, Fool! and The Fox in the Forest Duet as exact rules, open records and a table in the terminal."""

from foxden.core.errors import BrokenRecord, FoxdenError, IllegalMove, Unreadable
from foxden.core.outcome import Outcome
from foxden.core.rules import Rules
from foxden.core.seats import DEALER, WATCHER, Actor, Card, Seat, Viewer
from foxden.games import GAMES
from foxden.games.duet import Duet
from foxden.games.fool import Fool
from foxden.games.foxy import Foxy

__all__ = [
    "DEALER",
    "GAMES",
    "WATCHER",
    "Actor",
    "BrokenRecord",
    "Card",
    "Duet",
    "Fool",
    "FoxdenError",
    "Foxy",
    "IllegalMove",
    "Outcome",
    "Rules",
    "Seat",
    "Unreadable",
    "Viewer",
]
