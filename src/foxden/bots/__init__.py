"""Players that see what a seat sees, and nothing else.

bot = bot_for("duet")
move = bot.choose(rules, view, rng)     one of the moves that the view allows
answer = bot.answer(view)               what it says to an open offer, or None
"""

from foxden.bots.simple import Bot, bot_for

__all__ = ["Bot", "bot_for"]
