"""Checking a record that says what its deals were shuffled from. docs/fairness.md tells what that proves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from foxden.core.errors import BrokenRecord, Unreadable, quoted
from foxden.record.fairness import KEY, PROCEDURE, FairDeal, Fairness, commitment, fair_deal, fairness_of, seal
from foxden.record.reading import Reading, read

MOST_SEATS_NAMED: Final = 8

WHAT_IT_PROVES: Final = "So these cards come from these secrets and this randomness, and the file agrees with itself."
WHAT_IT_DOES_NOT: Final = (
    "It may still not be the game you played: whoever makes up a whole file makes up its secrets and its seal, too.",
    "That shows only if you compare it with what your page showed at the table: --seal HEX, --commitment HEX.",
)
WHAT_THE_SEAL_PROVES: Final = (
    "With the seal you gave, this is the game that it was shown for, to the last card and move.",
    "Names, times and other notes are not sealed.",
)
WHAT_A_COMMITMENT_PROVES: Final = (
    "With the commitment you gave, the secret behind it was fixed when it was shown.",
    "Only the seal (--seal HEX) tells that nothing else was changed, such as a move.",
)


class Verified(Struct, frozen=True, kw_only=True):
    """What was found to hold."""

    checked: tuple[str, ...]
    """Each thing that was checked, as a sentence."""
    commitments: tuple[str, ...]
    """One for each deal."""
    seal: str
    conclusion: tuple[str, ...]
    """What all this proves and what not, in lines for people."""


def verify(data: bytes | str, *, shown_seal: str | None = None, shown_commitments: Sequence[str] = ()) -> Verified:
    """Check the moves, the shuffles and the seal of a record; raise `BrokenRecord` with the first that does not hold.

    What somebody was shown at the table is compared, if it is given here.
    """
    reading = read(data)
    try:
        fairness = fairness_of(reading.record)
        checked = [_account(reading), *_check_deals(reading, fairness), _check_seal(reading, fairness)]
        checked += _compare(fairness, shown_seal, shown_commitments)
    except Unreadable as problem:
        raise BrokenRecord(str(problem)) from problem
    return Verified(
        checked=tuple(checked),
        commitments=tuple(told.commitment for told in fairness.deals),
        seal=fairness.seal,
        conclusion=_conclusion(shown_seal, shown_commitments),
    )


def _account(reading: Reading) -> str:
    record, rules = reading.record, reading.rules
    counted = f"{_many(len(record.deals), 'deal')} and {_many(len(record.moves), 'move')}"
    end = "goes on" if rules.outcome(reading.state) is None else "is over"
    return f"{rules.title} for {_many(len(record.seats), 'player')}: {counted}, all lawful; the game {end}."


def _check_deals(reading: Reading, fairness: Fairness) -> Iterator[str]:
    record, rules = reading.record, reading.rules
    if fairness.procedure != PROCEDURE:
        reason = f"There is no procedure {quoted(fairness.procedure)} that is known here; {PROCEDURE} is."
        raise Unreadable(reason, f"{KEY}.procedure")
    if len(fairness.deals) != len(record.deals):
        reason = f"This is about {_many(len(fairness.deals), 'deal')}; the record has {len(record.deals):,}."
        raise Unreadable(reason, f"{KEY}.deals")
    start = rules.start(record.options, len(record.seats))
    used: set[str] = set()
    for index, (deal, told) in enumerate(zip(record.deals, fairness.deals, strict=True)):
        place = f"{KEY}.deals[{index}]"
        try:
            _check_promise(told, seats=len(record.seats), used=used)
            again = fair_deal(rules, start, told.secret, fairness.game, index, told.randomness)
        except Unreadable as problem:
            raise problem.within(KEY if problem.place == "game" else place) from None
        if again != deal:
            raise Unreadable("Shuffled from this, other cards are dealt than the record has.", place)
        used.add(told.secret)
        yield f"Deal {index + 1}: the secret fits its commitment {told.commitment}."
        yield f"Deal {index + 1}: shuffled again, with {_whose(told)}, it gives the same cards."


def _check_promise(told: FairDeal, seats: int, used: set[str]) -> None:
    if commitment(told.secret) != told.commitment:
        raise Unreadable("This is not the commitment to this deal's secret.", "commitment")
    if told.secret in used:
        raise Unreadable("An earlier deal has the same secret.", "secret")
    if len(told.randomness) != seats:
        raise Unreadable(f"There is one entry a seat, for {seats:,} and not {len(told.randomness):,}.", "randomness")


def _whose(told: FairDeal) -> str:
    seats = [seat for seat, given in enumerate(told.randomness) if given is not None]
    if not seats:
        return "no randomness of any player's"
    if len(seats) > MOST_SEATS_NAMED:
        return f"randomness from {len(seats):,} of {len(told.randomness):,} seats"
    return f"randomness from seat{'s' if len(seats) > 1 else ''} {', '.join(map(str, seats))}"


def _check_seal(reading: Reading, fairness: Fairness) -> str:
    if seal(reading.record) != fairness.seal:
        raise Unreadable("The seal does not fit: something was changed after it was made.", f"{KEY}.seal")
    return f"The seal fits: {fairness.seal}."


def _compare(fairness: Fairness, shown_seal: str | None, shown_commitments: Sequence[str]) -> Iterator[str]:
    if shown_seal is not None:
        if fairness.seal != shown_seal:
            raise Unreadable("This is not the seal that you were shown.", f"{KEY}.seal")
        yield "The seal is the one that you were shown."
    of_deals = [told.commitment for told in fairness.deals]
    for shown in shown_commitments:
        if shown not in of_deals:
            raise Unreadable(f"You were shown a commitment that no deal has: {quoted(shown[:16])}…", f"{KEY}.deals")
        yield f"Deal {of_deals.index(shown) + 1} has the commitment that you were shown."


def _conclusion(shown_seal: str | None, shown_commitments: Sequence[str]) -> tuple[str, ...]:
    if shown_seal is not None:
        return (WHAT_IT_PROVES, *WHAT_THE_SEAL_PROVES)
    return (WHAT_IT_PROVES, *(WHAT_A_COMMITMENT_PROVES if shown_commitments else WHAT_IT_DOES_NOT))


def _many(number: int, thing: str) -> str:
    return f"{number:,} {thing}{'' if number == 1 else 's'}"
