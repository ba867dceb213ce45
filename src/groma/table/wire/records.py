"""Whole records of tables, with which they move from one home to another."""

from datetime import datetime
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from .common import Count, Name, Shape, Word
from .people import LoggedIn
from .tables import ChairWanted, ClockShape, TableShape

FORMAT: Final = 1

Secret = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Number = Annotated[int, Meta(ge=0, le=100_000)]


class RecordSeat(Shape):
    """A seat: what it is called, whether it is a person's, and which bot plays it."""

    name: Word = ""
    person: bool = False
    bot: Annotated[str, Meta(max_length=30)] | None = None


class TableRecord(Shape):
    """A table with all its secrets, also while it runs: it can be dealt and played again.

    `rules`: the version of the rules that the numbers of settings and moves belong to. `key`: what
    was dealt from, where words went into it. `start`: a position that it went on from.
    `entries`: all that happened, where a newer program has played, which alone can read it.
    """

    format: Literal[1]
    game: Name
    rules: Number
    settings: Annotated[list[Number], Meta(max_length=100)]
    seats: Annotated[list[RecordSeat], Meta(min_length=1, max_length=8)]
    seed: Secret
    moves: Annotated[list[Number], Meta(max_length=20_000)]
    key: Secret | None = None
    start: Annotated[str, Meta(max_length=40_000, pattern="^([0-9a-f]{2})*$")] | None = None
    example: Word | None = None
    title: Annotated[str, Meta(max_length=200)] = ""
    clock: ClockShape | None = None
    hidden: bool = False
    quiet: bool = False
    foresight: bool = True
    hints: bool = False
    begun: bool = True
    broken_off: bool = False
    created_at: datetime | None = None
    entries: list[Any] | None = None


class BroughtWanted(Shape):
    """A table of my own that goes on from one that was begun elsewhere, as I know it.

    `seats`: one of them is mine; without it that of the first person, and bots have all others.
    `at`: after so many moves, else as it is now.
    """

    record: TableRecord
    at: Count | None = None
    seats: Annotated[list[ChairWanted], Meta(min_length=1, max_length=8)] | None = None
    bot: Annotated[str, Meta(max_length=30)] = ""  # where no seats are given


class ImportWanted(Shape):
    """A record that becomes a table of this home."""

    record: TableRecord


class KeptLine(msgspec.Struct):
    """A table that a home keeps; `problem`: why this program cannot go on with it, if so."""

    id: str
    seq: int
    game: str = ""
    rules: int = 0
    title: str = ""
    status: str = ""
    problem: str = ""


class Imported(msgspec.Struct):
    """The table that a record became, and who plays at it beside whoever brought it."""

    table: TableShape
    people: list["Beside"]


class Beside(msgspec.Struct):
    """Another person of a record, who is a guest now: with a token that nobody else has."""

    seat: int
    name: str
    login: LoggedIn
