"""What the faces of the games tell people is true, word for word."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from foxden import DEALER, Card, Seat
from foxden.core.rules import AnyRules
from foxden.games import duet, fool, foxy
from foxden.games.fool.state import Played
from foxden.record import begin
from foxden.terminal import FACES
from foxden.terminal.face import AnyFace, Happening
from foxden.terminal.paint import Paint, fit, fit_right, short_names, width_of

ADA, BO = Seat(0), Seat(1)


def face_of(rules: AnyRules, *names: str) -> AnyFace:
    return FACES[rules.name](rules, names, Paint(coloured=False))


def news(face: AnyFace, state: Any, seat: Seat, move: Any, viewer: Seat = ADA) -> tuple[list[str], Any]:
    after = face.rules.play(state, seat, move)
    return face.news(Happening(state, seat, move, after), viewer), after


DUET = duet.Duet()
DUET_FACE = face_of(DUET, "Ada", "Bo")


def duet_round(hand_0: str, hand_1: str, decree: str) -> duet.State:
    """Deal these cards first, and whatever else there is after them."""
    named = [list(map(Card, cards.split())) for cards in (hand_0, hand_1, decree)]
    rest = [card for card in DUET.box.paws if not any(card in cards for cards in named)]
    one, two = (tuple(cards + [rest.pop() for _ in range(11 - len(cards))]) for cards in named[:2])
    return DUET.play(DUET.start(DUET.options(), 2), DEALER, duet.Deal((one, two), Card(decree)))


def test_a_gift_is_told_to_each_from_their_side() -> None:
    state = duet_round("D3 R2", "S7 D8", "R5")
    told, state = news(DUET_FACE, state, BO, duet.Play(Card("S7")))
    assert told == ["Bo: S7 Gift"]
    told, state = news(DUET_FACE, state, BO, duet.Give(Card("D8")))
    assert told == ["Bo: a card to give is chosen"]
    mine = duet.Give(Card("R2"))
    assert news(DUET_FACE, state, ADA, mine, ADA)[0][1:] == ["  you gave R2 and received D8"]
    assert news(DUET_FACE, state, ADA, mine, BO)[0][1:] == ["  you gave D8 and received R2"]


def test_a_trick_is_won_under_the_decree_that_the_foxes_have_made() -> None:
    state = duet_round("R3 D4 D10 S9", "S10", "S1")
    _, state = news(DUET_FACE, state, BO, duet.Play(Card("S10")))
    # Ada follows stars, and nothing changes: Bo's 10 is higher.
    assert news(DUET_FACE, state, ADA, duet.Play(Card("S9")))[0] == [
        "Ada: S9 Heir",
        "  trick to Bo: tracker +3 to +3, a gem",
    ]
    state = duet_round("R3 R4 D10 D1 D2 D4 D5 D6 D7 D8 R6", "S10", "S1")
    _, state = news(DUET_FACE, state, BO, duet.Play(Card("S10")))
    _, state = news(DUET_FACE, state, ADA, duet.Play(Card("R3")))
    # Roses are trump from now on, this trick included, so the 3 wins it.
    assert news(DUET_FACE, state, ADA, duet.Swap(Card("R4")))[0] == [
        "Ada: the decree is now R4",
        "  trick to Ada: tracker -5 to -5, a gem",
    ]


def test_a_path_that_gets_shorter_is_told() -> None:
    state = duet_round("D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 R1", "S2 S10", "S1")
    record = begin(DUET, DUET.options(), ("Ada", "Bo")).with_deal(duet.Deal(state.hands, Card("S1")))
    record = record.with_move(BO, duet.Play(Card("S10"))).with_move(ADA, duet.Play(Card("D10")))
    told = list(DUET_FACE.account(record))
    assert "  1. Bo           S10" in told
    assert "     Ada          D10" in told
    assert "                  trick to Bo: past the end; a forest token covers it" in told
    assert "path   -5   -4   -3   -2   -1   [0]  +1   +2   +3   +4   ##    forest tokens 3" in told


def test_whether_a_gem_was_collected_is_told_right_at_the_end_of_a_round_too() -> None:
    """The last trick of a round takes a gem and the reserve gives five: the board has more than before."""
    seen = set()
    for seed in range(40):
        rng, state = Random(seed), DUET.start(DUET.options(), 2)
        while (actors := DUET.to_move(state)) and state.round == 1:
            actor = min(actors, key=str)
            move = DUET.deal(state, rng) if actor == DEALER else rng.choice(DUET.legal_moves(state, actor))
            after = DUET.play(state, actor, move)
            if after.asked == "cover" and state.asked != "cover":
                told = DUET_FACE.news(Happening(state, actor, move, after), ADA)
                assert told[-1].startswith("  the round is over; gems are added")
                collected = sum(state.path.gems) + 5 - sum(after.path.gems)
                if "past the end" not in told[-2]:
                    assert told[-2].endswith(", a gem" if collected else ", no gem")
                    seen.add(collected)
            state = after
            if state.asked == "cover":
                break
    assert seen == {0, 1}


FOOL = fool.Fool()


def fool_trick(state: Any, *cards: str) -> Happening[Any]:
    """Let each player in turn hold this card and a blue 2, and play it; give the last of these moves."""
    happening = Happening[Any](state, DEALER, fool.Deal(()), state)
    for card in map(Card, cards):
        seat = state.turn
        hands = tuple((card, Card("B2")) if at == seat else hand for at, hand in enumerate(state.hands))
        before = replace(state, hands=hands)
        state = FOOL.play(before, seat, fool.Play(card))
        happening = Happening(before, seat, fool.Play(card), state)
    return happening


def fool_round(seats: int) -> Any:
    state = FOOL.start(FOOL.options(), seats)
    return FOOL.play(state, DEALER, FOOL.deal(state, Random(1)))


def test_a_trick_of_fool_is_told_with_its_fools() -> None:
    face = face_of(FOOL, *"ABCDEFGH")
    told = face.news(fool_trick(fool_round(8), "G5", "G9", "R2", "G7", "Y3", "G3", "G4", "G20"), ADA)
    assert told == ["B G5, C G9, D R2, E G7, F Y3, G G3, H G4, A G20", "  to A;  Fool: D and F"]
    four = face_of(FOOL, *"ABCD")
    told = four.news(fool_trick(fool_round(4), "G5", "1", "G9", "G7"), ADA)
    assert told == ["B G5, C 1, D G9, A G7", "  to D;  Fool: C"]


def test_an_account_of_fool_marks_who_leads_wins_and_is_the_fool() -> None:
    deal = FOOL.deal(FOOL.start(FOOL.options(), 4), Random(1))
    record = begin(FOOL, FOOL.options(), tuple("ABCD")).with_deal(deal)
    state = FOOL.play(FOOL.start(FOOL.options(), 4), DEALER, deal)
    while not state.tricks:
        seat = state.turn
        assert seat is not None
        move = FOOL.legal_moves(state, seat)[0]
        record = record.with_move(seat, move)
        state = FOOL.play(state, seat, move)
    assert state.tricks == (tuple(Played(Seat(s), Card(c)) for s, c in ((1, "G5"), (2, "G4"), (3, "G3"), (0, "G2"))),)
    lines = list(face_of(FOOL, *"ABCD").account(record))
    assert lines[3:5] == ["      A        B        C        D", "   1   G2!     >G5*      G4       G3"]
    assert lines[-1] == "Round 1. To play: B"


def test_the_screen_of_fool_shows_who_sits_out_and_the_cards_in_the_trick() -> None:
    after = fool_trick(fool_round(4), "G5", "1", "G9", "G7").after
    after = fool_trick(after, "B5").after
    lines = face_of(FOOL, "Ada", "Bo", "Cy", "Di").screen(FOOL.view(after, ADA))
    assert [line.split("   ")[-1].strip() for line in lines[3:7]] == ["0", "0", "a Fool, sits out", "B5  leads"]
    assert lines[3].startswith("→ Ada")


FOXY = foxy.Foxy()


def test_a_number_announced_is_told() -> None:
    state = FOXY.start(FOXY.options({"announce_last": True}), 2)
    state = FOXY.play(state, DEALER, FOXY.deal(state, Random(1)))
    state = FOXY.play(FOXY.play(state, ADA, foxy.Estimate(1)), BO, foxy.Estimate(2, circled=True))
    lines = face_of(FOXY, "Ada", "Bo").screen(FOXY.view(state, ADA))
    assert lines[-1] == "Told aloud:  Bo wrote 2 for card 1."
    assert "Your sheet:    1" in lines


def test_foxys_question_is_that_of_the_variant() -> None:
    asked = set()
    for rule in ("different", "most_seen", "singles", "cat"):
        state = FOXY.start(FOXY.options({"fox": rule}), 1)
        deck = sorted(FOXY.deal(state, Random(1)).deck, key=lambda card: card != foxy.FOX)
        state = FOXY.play(state, DEALER, foxy.Deal(tuple(deck)))
        asked.add(face_of(FOXY, "Ada").screen(FOXY.view(state, ADA))[4])
    assert len(asked) == 4


def test_names_fit_their_columns_whatever_is_in_them() -> None:
    names = ["大熊猫大熊猫", "a\x1b[2Jb\n\u202ec", "", "e\u0301" * 9, "plain"]
    fitted = short_names(names, 8)
    assert fitted == ("大熊猫…", "a[2Jbc", "Seat 2", "e\u0301" * 7 + "…", "plain")
    assert all(width_of(fit(name, 8)) == width_of(fit_right(name, 8)) == 8 for name in fitted)
    assert fit_right("plain", 8) == "   plain"


def test_wide_names_head_their_columns_in_line() -> None:
    state = FOXY.start(FOXY.options(), 2)
    record = begin(FOXY, FOXY.options(), ("大熊猫大熊猫", "Bo")).with_deal(FOXY.deal(state, Random(1)))
    plain = begin(FOXY, FOXY.options(), ("Ada", "Bo")).with_deal(record.deals[0])
    heads = [list(face_of(FOXY, *kept.seats).account(kept))[2] for kept in (record, plain)]
    assert width_of(heads[0]) == width_of(heads[1])
