"""Entries: whatever happens at a table, numbered; a replica is made of nothing else."""

from datetime import datetime
from typing import Final
from uuid import UUID

import msgspec

# While it runs; every node can follow these from the entry alone.
MOVE: Final = 0  # value: the move
UNDO: Final = 1  # value: how many moves remain
ASK: Final = 2  # to take back further than the rules allow; value: how many moves would remain
AGREE: Final = 3
DECLINE: Final = 4
# Who sits where changes; a node that follows reads the seats again.
SIT: Final = 5
LEAVE: Final = 6
START: Final = 7
STAND_IN: Final = 8  # a bot takes the seat; value: 0 its time is up, 1 its owner left
RETURN: Final = 9  # its owner comes back
CLAIM: Final = 10  # somebody else takes it over
CLOSE: Final = 11  # before its end

FROM_THE_ENTRY_ALONE: Final = frozenset({MOVE, UNDO, ASK, AGREE, DECLINE})
NAMES: Final = "move undo ask agree decline sit leave start stand-in return claim close".split()

GATHERING: Final = 0  # the status of a table
RUNNING: Final = 1
OVER: Final = 2
CLOSED: Final = 3
STATUSES: Final = ("gathering", "running", "over", "closed")


def name_of(kind: int) -> str:
    """What an entry's kind is called on the wire and in messages."""
    return NAMES[kind]


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One thing that happened; also its form on the bus."""

    table: int
    seq: int
    kind: int
    value: int
    seat: int | None
    person: int | None
    name: str | None
    at: datetime
    key: UUID | None = None
