"""Foxy: remember the animals. See `rules` for the source and our rulings."""

from foxden.games.foxy.box import FOX, FoxyBox
from foxden.games.foxy.moves import Blank, Deal, Estimate
from foxden.games.foxy.rules import Foxy
from foxden.games.foxy.state import Options, State
from foxden.games.foxy.view import Table, View

__all__ = ["FOX", "Blank", "Deal", "Estimate", "Foxy", "FoxyBox", "Options", "State", "Table", "View"]
