"""Deeds: what was judged and may happen; with a number, a time and who did it, it is an entry."""

from datetime import datetime
from uuid import UUID

import msgspec

from ..entries import Entry, Facts
from ..problems import Problem, not_yours, too_late
from ..replica import Replica


class Deed(msgspec.Struct, frozen=True):
    """Something that may happen at a table now."""

    kind: int
    value: int = 0
    seat: int | None = None
    facts: Facts | None = None
    own: bool = True  # done by whoever asks; else it follows by itself ...
    person: int | None = None  # ... and is somebody's, or nobody's


def entries_of(
    replica: Replica,
    deeds: list[Deed],
    at: datetime,
    person: int | None = None,
    key: UUID | None = None,
) -> list[Entry]:
    """The next entries of a table."""
    return [
        Entry(
            replica.header.id,
            number,
            deed.kind,
            deed.value,
            deed.seat,
            person if deed.own else deed.person,
            at,
            key if deed.own else None,
            deed.facts,
        )
        for number, deed in enumerate(deeds, replica.seq + 1)
    ]


def gone_on(replica: Replica, person: int, kind: int, seq: int) -> Problem | None:
    """Why what somebody wanted with the table at entry `seq` is not judged any more."""
    if replica.still_stands(kind, seq):
        return None
    return not_yours("seat") if replica.seat_of(person) is None else too_late(replica.seq)


def answered(entries: list[Entry], person: int | None) -> int:
    """The number that whoever asked is told: of the last entry that is their own doing."""
    return max(entry.seq for entry in entries if person in (entry.person, None))
