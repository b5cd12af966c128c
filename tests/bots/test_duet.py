"""The Duet's bots: legal, reproducible, honest about what they see, and the better the more they have experienced."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from statistics import fmean
from typing import Any, Final

import pytest
from msgspec.structs import replace

from foxden.bots.bot import LEVELS, Level
from foxden.bots.duet import Player, bot
from foxden.bots.duet.advice import CODES
from foxden.bots.duet.instinct import CHOICES, FEATURES, experience, features, has_experience
from foxden.bots.duet.knowledge import CARDS, knowledge, places
from foxden.core.seats import DEALER, Seat
from foxden.games.duet import Cover, Deal, Duet, Move, Play, Stop, Swap
from tests.games.duet.tables import DECREE, DUET, HANDS, after, cards, dealt
from tests.secrecy.two_worlds import assert_keeps_its_secrets

STANDARD: Final = DUET.box
BOARD: Final = STANDARD.levels[1]
ALL_LEVELS: Final = (1, 2, 3)


def with_board(**changes: Any) -> Duet:
    return Duet(replace(STANDARD, levels={level: replace(BOARD, **changes) for level in ALL_LEVELS}))


OTHER_PAWS: Final = Duet(replace(STANDARD, movement=(1, 0, 2, 1, 3, 2, 0, 2, 1, 15)))
SHORT: Final = with_board(gems=(2, 1, 0, 1, 2), plus=(-2, 2), forest=1)
LONG: Final = with_board(gems=(1,) * 7 + (0,) + (1,) * 7, plus=(-7,), forest=5)
RICH: Final = Duet(replace(STANDARD, gem_tokens=40, levels={1: replace(BOARD, gems=(3, 2, 2, 2, 2, 0, 2, 2, 2, 2, 3))}))
UNEVEN: Final = with_board(gems=(0, 0, 7, 0, 0, 0, 0, 0, 4, 0, 1), plus=(-1, 4))
DEALT: Final = dealt(*HANDS, DECREE)
BOXES: Final = {"standard": DUET, "other paws": OTHER_PAWS, "short": SHORT, "long": LONG, "uneven": UNEVEN}

every_level = pytest.mark.parametrize("level", LEVELS)
every_box = pytest.mark.parametrize("rules", BOXES.values(), ids=BOXES)


def decisions(rules: Duet, board: int, pair: tuple[Player, Player], seed: int, slips: float = 0.0) -> Iterator[Any]:
    """Let two bots play; give each position with who is asked and what they choose. Slips are other legal moves."""
    rng, dice = Random(seed), (Random(f"0 {seed}"), Random(f"1 {seed}"))
    state = rules.start(rules.options({"level": board}), 2)
    while actors := rules.to_move(state):
        if DEALER in actors:
            state = rules.play(state, DEALER, rules.deal(state, rng))
            continue
        seat = rng.choice(rules.seats_to_move(state))
        for at, one in enumerate(pair):
            one.notice(rules.view(state, Seat(at)))
        move = pair[seat].choose(rules.view(state, seat), dice[seat])
        yield state, seat, move
        state = rules.play(state, seat, rng.choice(rules.legal_moves(state, seat)) if rng.random() < slips else move)
    yield state, None, None


def score(level: Level, board: int, seed: int) -> int:
    *_, (state, _, _) = decisions(DUET, board, (bot(level, DUET), bot(level, DUET)), seed)
    outcome = DUET.outcome(state)
    assert outcome is not None
    return int(outcome.scores[0])


@every_box
@every_level
def test_every_move_is_legal_on_every_board(rules: Duet, level: Level) -> None:
    pair = bot(level, rules), bot(level, rules)
    asked = set()
    for board in ALL_LEVELS:
        for seed in range(3):
            for state, seat, move in decisions(rules, board, pair, seed, slips=0.4):
                if seat is not None:
                    assert rules.why_not(state, seat, move) is None
                    asked.add(state.asked)
    assert asked == {"play", "swap", "give", "move", *([] if rules is SHORT else ["cover"])}


@every_level
def test_who_sees_no_more_than_what_lies_open_still_plays_legally(level: Level) -> None:
    for rules in (DUET, SHORT):
        player = bot(level, rules)
        for state, seat, _ in decisions(rules, 3, (player, player), seed=4):
            if seat is not None:
                view = rules.face_down(rules.view(state, seat))
                assert rules.why_not(state, seat, player.choose(view, Random(1))) is None


@every_box
@every_level
def test_the_same_dice_give_the_same_game(rules: Duet, level: Level) -> None:
    one, two = (list(decisions(rules, 2, (bot(level, rules), bot(level, rules)), seed=5)) for _ in range(2))
    assert one == two


@every_level
def test_what_nobody_sees_makes_no_difference(level: Level) -> None:
    for seed, rules in enumerate((DUET, SHORT)):
        player = bot(level, rules)
        for at, (state, seat, _) in enumerate(decisions(rules, 1, (player, player), seed)):
            if seat is not None:
                other = assert_keeps_its_secrets(rules, state, seat, seed=at)
                one, two = (player.choose(rules.view(world, seat), Random(at)) for world in (state, other))
                assert one == two


def test_more_experience_is_better() -> None:
    means = {level: fmean(score(level, board, seed) for board in ALL_LEVELS for seed in range(24)) for level in LEVELS}
    assert means["easy"] + 2 < means["normal"] < means["hard"] - 2
    assert means["hard"] > 40


def test_hard_bots_nearly_always_win() -> None:
    scores = [score("hard", 3, seed) for seed in range(60)]
    assert sum(map(bool, scores)) >= 57


def test_experience_serves_on_other_boards_of_the_same_length() -> None:
    assert has_experience(UNEVEN, 1)
    scores = []
    for seed in range(12):
        *_, (state, _, _) = decisions(UNEVEN, 1, (bot("hard", UNEVEN), bot("hard", UNEVEN)), seed)
        outcome = UNEVEN.outcome(state)
        assert outcome is not None
        scores.append(outcome.scores[0])
    assert fmean(scores) > 25
    assert fmean(map(bool, scores)) > 0.9


@pytest.mark.parametrize("rules", [OTHER_PAWS, SHORT, LONG, RICH], ids=["paws", "short", "long", "rich"])
def test_strange_paths_and_paws_are_not_a_matter_of_experience(rules: Duet) -> None:
    assert not has_experience(rules, 1)


def test_looking_ahead_takes_the_gem_that_can_be_taken() -> None:
    """Seat 0 cannot follow roses 8 but with 1 to 4; the 2 makes five steps, the 4 three, the 3 four, the 1 two."""
    rules = with_board(gems=(0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0), plus=())
    assert not has_experience(rules, 1)
    state = rules.play(
        rules.start(rules.options({}), 2), DEALER, Deal((cards(HANDS[0]), cards(HANDS[1])), cards(DECREE)[0])
    )
    state = after(state, "1 R8", rules=rules)
    for level in LEVELS:
        chosen = bot(level, rules).choose(rules.view(state, Seat(0)), Random(3))
        assert chosen == Play(cards("R1")[0])


def test_whoever_looks_ahead_uses_the_time_given_and_whoever_knows_does_not() -> None:
    rules = SHORT
    state = rules.start(rules.options({}), 2)
    state = rules.play(state, DEALER, rules.deal(state, Random(1)))
    view = rules.view(state, Seat(1))
    begun = time.monotonic()
    assert bot("easy", rules, seconds=0.2).choose(view, Random(1)) in view.legal
    assert time.monotonic() - begun >= 0.2
    assert bot("hard", rules, seconds=0).choose(view, Random(1)) in view.legal


@every_level
def test_manners(level: Level) -> None:
    player = bot(level, DUET)
    state = after(DEALT, "1 D9")
    offered = DUET.play(state, Seat(0), Stop())
    assert player.answer(DUET.view(offered, Seat(1))) == Stop()
    assert player.answer(DUET.view(offered, Seat(0))) is None
    assert player.answer(DUET.view(state, Seat(1))) is None
    assert player.answer(DUET.view(offered, "watcher")) is None
    assert player.answer(DUET.view(DUET.play(offered, Seat(1), Stop()), Seat(1))) is None


NO_ROSES: Final = "D5 D6 D7 D8 D9 S4 S5 S6 S7 S8 S9"


def listed(cards: int) -> set[str]:
    return {CARDS[place] for place in places(cards)}


class TestKnowledge:
    def test_nobody_holds_what_they_lacked(self) -> None:
        state = after(dealt("D1 D2 D3 D4 R1 R2 R3 R4 S1 S2 S10", NO_ROSES, DECREE), "1 S4, 0 S10")
        assert knowledge(DUET.view(state, Seat(0))).lacks == (0, 0)
        state = after(state, "0 R4, 1 S9")
        known = knowledge(DUET.view(state, Seat(0)))
        assert not listed(known.possible) & set(cards("R5 R6 R7 R8 R9 R10"))
        assert set(cards("D5 S8")) <= listed(known.possible)
        assert known.lacks[1]
        assert not known.lacks[0]

    def test_gifts_are_remembered_until_they_are_played(self) -> None:
        state = after(DEALT, "1 D7, 0 give D1, 1 give S8")
        known = knowledge(DUET.view(state, Seat(0)))
        assert listed(known.known) == set(cards("D1"))
        assert listed(known.shown) == set(cards("S8"))
        assert known.unknown == 9
        state = after(state, "0 D4, 1 D1")
        assert not knowledge(DUET.view(state, Seat(0))).known

    def test_who_takes_the_decree_holds_it(self) -> None:
        state = after(DEALT, "1 D9, 0 D3, 0 swap R4")
        assert listed(knowledge(DUET.view(state, Seat(1))).known) == set(cards("D10"))
        assert listed(knowledge(DUET.view(state, Seat(0))).shown) == set(cards("D10"))

    def test_the_truth_is_always_possible(self) -> None:
        for state, seat, _ in decisions(DUET, 1, (bot("easy", DUET), bot("easy", DUET)), seed=3):
            if seat is not None and state.asked != "cover":
                known = knowledge(DUET.view(state, seat))
                partners = set(state.hands[1 - seat])
                assert listed(known.known) <= partners <= listed(known.known | known.possible)
                assert len(partners - listed(known.known)) == known.unknown

    def test_who_does_not_count_cards_sees_the_same_whatever_was_played(self) -> None:
        for state, seat, _ in decisions(DUET, 2, (bot("hard", DUET), bot("hard", DUET)), seed=1):
            if seat is not None and state.asked == "play":
                view = DUET.view(state, seat)
                counted = set(features(DUET, view, knowledge(view), counts_cards=True))
                plain = set(features(DUET, view, knowledge(view), counts_cards=False))
                assert plain < counted
                assert not plain & {*range(36, 66), *range(196, 202)}


@pytest.mark.parametrize("name", LEVELS)
def test_networks_have_the_right_shape(name: str) -> None:
    shapes = [layer.weights.shape for layer in experience(name)]
    assert shapes[0][0] == FEATURES
    assert shapes[-1][1] == CHOICES
    assert all(one[1] == two[0] for one, two in pairwise(shapes))
    assert [layer.bias.shape[0] for layer in experience(name)] == [shape[1] for shape in shapes]


class TestAdvice:
    def test_it_is_what_the_bot_would_do_with_a_reason_that_can_be_said(self) -> None:
        codes = set()
        for rules in (DUET, SHORT):
            player = bot("hard", rules)
            for seed in range(4):
                for state, seat, move in decisions(rules, 1 + seed % 3, (player, player), seed, slips=0.2):
                    if seat is None or rules is SHORT:
                        continue
                    advice = player.advise(rules.view(state, seat), Random(seed))
                    assert advice.move == move
                    assert CODES[advice.code].format(**advice.facts)
                    codes.add(advice.code)
        assert {"collects", "invites", "approaches", "only-move", "gives", "covers"} <= codes
        assert codes & {"sets-trump", "keeps-trump"}

    def test_a_gem_taken_is_named_by_its_space(self) -> None:
        for state, seat, move in decisions(DUET, 1, (bot("hard", DUET), bot("hard", DUET)), seed=9):
            if seat is None or not isinstance(move, Move):
                continue
            advice = bot("hard", DUET).advise(DUET.view(state, seat), Random(1))
            after_it = DUET.play(state, seat, move)
            took = sum(after_it.path.gems) < sum(state.path.gems)
            if after_it.round == state.round and after_it.asked != "cover":
                assert (advice.code in {"collects", "wins"}) == took
            if advice.code == "collects":
                assert advice.facts == {"space": after_it.path.tracker}

    def test_covering_names_the_end(self) -> None:
        for state, seat, move in decisions(DUET, 3, (bot("hard", DUET), bot("hard", DUET)), seed=9):
            if isinstance(move, Cover):
                assert bot("hard", DUET).advise(DUET.view(state, seat), Random(1)).facts == {"end": move.end}
            if isinstance(move, Swap):
                assert bot("hard", DUET).advise(DUET.view(state, seat), Random(1)).facts["suit"]
