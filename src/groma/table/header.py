"""The head of a table: what is known of it beside its entries, and what an entry makes of it."""

from datetime import datetime

import msgspec

from .clock import Clock
from .entries import Entry


class Seat(msgspec.Struct):
    """A place at a table: whose it is, and which bot plays it."""

    person: int | None
    bot: str | None
    away: bool  # the bot stands in for somebody
    name: str
    word: str

    @property
    def free(self) -> bool:
        """Whether anybody may sit down."""
        return self.person is None and self.bot is None


class Header(msgspec.Struct):
    """What is known of a table beside its entries."""

    id: int
    game: str
    rules: int
    settings: list[int]
    players: int
    title: str
    host: int
    hidden: bool
    worded: bool
    clock: Clock | None
    seed: bytes
    status: int
    seq: int
    turn: int | None
    since: datetime | None
    deadline: datetime | None
    reminded: bool
    banks: list[int]
    created_at: datetime
    seats: list[Seat]
    start: bytes | None = None  # a position that it went on from; None: it was dealt
    forked_from: int | None = None
    example: str | None = None  # the worked example of the rules that it began with


class Row(msgspec.Struct, frozen=True):
    """An entry, and what it makes of the table's row."""

    entry: Entry
    status: int
    turn: int | None
    since: datetime | None
    deadline: datetime | None
    due: datetime | None
    banks: list[int]
    state: bytes | None  # a snapshot, now and then
    turned: bool  # somebody else's turn begins
