"""The open game record, version 1: one JSON document that tells a whole game, finished or not.

record = load(data)            bytes or text in; raises BrokenRecord
data = dump(record)            bytes out
state = replay(record)         where the record ends
for step in positions(record)  every position on the way
summary(rules, state)          what `foxden replay --json` prints
verify(data)                   moves, shuffles and seal, checked; raises BrokenRecord
"""

from foxden.record.fairness import (
    FairDeal,
    Fairness,
    FairShuffler,
    commitment,
    fair_deal,
    fairness_of,
    new_secret,
    seal,
    sealed,
)
from foxden.record.reading import Reading, load, read
from foxden.record.record import Entry, Record, begin, dump
from foxden.record.replay import Step, positions, replay
from foxden.record.summary import summary, summary_json
from foxden.record.verify import Verified, verify

__all__ = [
    "Entry",
    "FairDeal",
    "FairShuffler",
    "Fairness",
    "Reading",
    "Record",
    "Step",
    "Verified",
    "begin",
    "commitment",
    "dump",
    "fair_deal",
    "fairness_of",
    "load",
    "new_secret",
    "positions",
    "read",
    "replay",
    "seal",
    "sealed",
    "summary",
    "summary_json",
    "verify",
]
