"""Fool!: get rid of your cards, and do not play the worst one. See `rules` for the source and our rulings."""

from foxden.games.fool.box import FoolBox
from foxden.games.fool.moves import Deal, Play
from foxden.games.fool.rules import Fool
from foxden.games.fool.state import Options, State
from foxden.games.fool.view import Table, View

__all__ = ["Deal", "Fool", "FoolBox", "Options", "Play", "State", "Table", "View"]
