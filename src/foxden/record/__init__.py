"""The open game record, version 1: one JSON document that tells a whole game, finished or not.

record = load(data)            bytes or text in; raises BrokenRecord
data = dump(record)            bytes out
state = replay(record)         where the record ends
for step in positions(record)  every position on the way
summary(rules, state)          what `foxden replay --json` prints
"""

from foxden.record.reading import Reading, load, read
from foxden.record.record import Entry, Record, begin, dump
from foxden.record.replay import Step, positions, replay
from foxden.record.summary import summary, summary_json

__all__ = [
    "Entry",
    "Reading",
    "Record",
    "Step",
    "begin",
    "dump",
    "load",
    "positions",
    "read",
    "replay",
    "summary",
    "summary_json",
]
