"""What a strong player would do, and why, for a player who asks.

The strong player is a bot that has seen what the asker has seen: the game is gone through again, from that seat. It
thinks where all bots think, and knows no more than the views of that seat.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple

from msgspec import Struct

from foxden.bots import Advice, Level, advise, bot_for
from foxden.core.errors import IllegalMove
from foxden.core.rules import AnyRules
from foxden.core.seats import Seat
from foxden.record import Entry
from foxden.record.replay import fold
from foxden.table.house import House
from foxden.table.live import Live
from foxden.table.memoir import Story
from foxden.table.refusals import Refusal
from foxden.table.shown import Hinted

ADVISER: Final[Level] = "hard"

_log = logging.getLogger(__name__)

Tell = Callable[[Hinted | Refusal], None]


class _Asked(NamedTuple):
    """A question that is being thought about, and who is to be told."""

    since: int
    tell: list[Tell]


class Hints:
    """Those of one table."""

    def __init__(self, house: House, table: int) -> None:
        self._house = house
        self._table = table
        self._asked: dict[Seat, _Asked] = {}
        self._given: dict[Seat, Hinted] = {}

    def ask(self, now: Callable[[], Live], seat: Seat, story: Story, tell: Tell) -> None:
        """Ask for a seat that is to move, and tell what came of it, soon. Raise `Refusal` if there is no hint now."""
        live = now()
        if not live.allows_hints:
            raise Refusal("no-hints")
        if not live.in_game:
            raise Refusal("not-playing")
        if live.phase == "paused":
            raise Refusal("paused")
        if seat not in live.to_move():
            raise Refusal("not-awaited")
        since = live.asked_at[seat]
        given, asked = self._given.get(seat), self._asked.get(seat)
        if given is not None and given.version == since:
            tell(given)
        elif asked is not None and asked.since == since:
            asked.tell.append(tell)
        else:
            self._asked[seat] = _Asked(since, [tell])
            think = partial(_advice, live, seat, story, self._house)
            self._house.thinkers.ask(self._table, think, partial(self._thought, now, seat, self._asked[seat]))

    def _thought(
        self, now: Callable[[], Live], seat: Seat, asked: _Asked, advice: Advice | None, problem: BaseException | None
    ) -> None:
        if self._asked.get(seat) is asked:
            del self._asked[seat]
        answer: Hinted | Refusal
        if advice is None:
            _log.error("a hint failed", exc_info=problem, extra={"table": self._table})
            self._house.tally.bot_failures["hint"] += 1
            answer = Refusal("no-hint")
        elif seat not in now().to_move() or now().asked_at[seat] != asked.since:
            answer = Refusal("stale")
        else:
            self._house.tally.hints += 1
            answer = Hinted(version=asked.since, move=advice.move, code=advice.code, facts=dict(advice.facts))
            self._given[seat] = answer
        for tell in asked.tell:
            tell(answer)


def _advice(live: Live, seat: Seat, story: Story, house: House) -> Advice:
    """Sit down on a seat, go through the game, and say what one would do now; in any thread."""
    rules: AnyRules = live.rules
    bot = bot_for(rules.name, ADVISER, rules, house.bot_seconds)
    lay_open: Struct | None = None
    for state in _states(live, story):
        lies_open = rules.table(state)
        if lies_open != lay_open:
            lay_open = lies_open
            bot.notice(rules.view(state, seat))
    view = rules.view(live.state, seat)
    bot.notice(view)
    advice = advise(bot, view, Random(house.rng.getrandbits(64)))
    problem: IllegalMove | None = rules.why_not(live.state, seat, advice.move)
    if problem is not None:
        raise problem
    return advice


def _states(live: Live, story: Story) -> Iterable[Any]:
    rules = live.rules
    deals = (rules.read_deal(deal) for deal in story.deals)
    entries = (Entry(Seat(moved.seat), rules.read_move(moved.move)) for moved in story.moves)
    return (step.state for step in fold(rules, rules.start(live.options, len(live.chairs)), deals, entries))
