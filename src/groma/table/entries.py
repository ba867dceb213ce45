"""Entries: whatever happens at a table, numbered; a table is made of nothing else.

An entry is complete in itself, and says who did it by number: never a name, an address, or a text
that somebody wrote. Those are looked up when something is told, so that a person can be forgotten
without touching an entry.
"""

from datetime import datetime
from typing import Final
from uuid import UUID

import msgspec

from .clock import Clock

# While it runs: about the position.
MOVE: Final = 0  # value: the move
UNDO: Final = 1  # value: how many moves remain
ASK: Final = 2  # to take back further than the rules allow; value: how many moves would remain
AGREE: Final = 3
DECLINE: Final = 4
# Who sits where.
SIT: Final = 5
LEAVE: Final = 6
START: Final = 7  # facts: what was dealt from
STAND_IN: Final = 8  # a bot takes the seat; value: why; facts: which bot
RETURN: Final = 9  # its owner comes back
CLAIM: Final = 10  # somebody else takes it over, at once or after a claim that waited
CLOSE: Final = 11  # before its start; value: by whom
# With which it begins; and what only its clock does.
OPEN: Final = 12  # number 0; facts: what table this is
REMIND: Final = 13  # the clock reminds the seat that decides
# Claims that wait.
APPLY: Final = 14  # somebody asks for the seat of somebody who is away
ADMIT: Final = 15  # the host lets it happen: CLAIM follows
TURN_AWAY: Final = 16  # the host does not, or it was withdrawn
# A game that nobody wants to finish.
PROPOSE_END: Final = 17
END: Final = 18  # before its end; value: by whom
# Where there are days for a turn.
HOLIDAY: Final = 19  # the owner of a seat is away; facts: from when until when; value 1: anew
# Before the start: what the host does, and who changes places.
SEAT_BOT: Final = 20  # a bot gets a seat; facts: which, and its name
REMOVE: Final = 21  # a seat is free again, and who sat there does not come back to it
SWAP: Final = 22  # two seats change places; value: the other one, which may be free
# What whoever runs the server does; nobody's name stands there.
PAUSE: Final = 23  # nothing is played, and clocks stand still; value: why
RESUME: Final = 24

NAMES: Final = (
    "move undo ask agree decline sit leave start stand-in return claim close open remind "
    "apply admit turn-away propose-end end holiday seat-bot remove swap pause resume"
).split()

TIME_IS_UP: Final = 0  # why a bot stands in
OWNER_LEFT: Final = 1

BY_ITS_PEOPLE: Final = 0  # who closes or ends a table: all of them agreed, or the host
BY_THE_HOUSE: Final = 1  # whoever runs the server
BY_NOBODY: Final = 2  # no one has come for long

ONE_TABLE: Final = 0  # why it pauses: somebody looks into something there
WHOLE_HOUSE: Final = 1  # the server is worked on
HOME_CLOSED: Final = 2  # no home without a server that has it was open

GATHERING: Final = 0  # the status of a table
RUNNING: Final = 1
OVER: Final = 2
CLOSED: Final = 3
STATUSES: Final = ("gathering", "running", "over", "closed")


def name_of(kind: int) -> str:
    """What an entry's kind is called on the wire and in messages."""
    return NAMES[kind]


def known(kind: int) -> bool:
    """Whether this program knows what such an entry is; a newer one may know more."""
    return 0 <= kind < len(NAMES)


class Chair(msgspec.Struct, frozen=True):
    """A seat as a table is opened: somebody's, a bot's, or free."""

    person: int | None = None
    bot: str | None = None
    called: str = ""  # the bot's own name


class Opening(msgspec.Struct, frozen=True, tag="open", tag_field="is"):
    """What table this is."""

    game: str
    rules: int  # a table ends under the rules it began with
    settings: list[int]
    seats: list[Chair]
    seed: bytes  # the secret of the deal; only its seal is shown
    clock: Clock | None = None
    hidden: bool = False  # not listed; only its people and the invited see it
    worded: bool = False  # each player adds a word to the seed
    quiet: bool = False  # nothing is said there but a few phrases
    foresight: bool = True  # before a move players are told what it would bring
    accounts: bool = False  # guests may not sit down
    hints: bool = False  # who is to decide may ask what a good player would do
    start: bytes | None = None  # a position that it goes on from; None: it is dealt
    forked_from: int | None = None  # the table where that was taken
    example: str | None = None  # the worked example of the rules that it begins with
    brought: bool = False  # it was begun in another home, of which nothing is known here


class Dealing(msgspec.Struct, frozen=True, tag="deal", tag_field="is"):
    """From what the cards are dealt: the secret of the table, mixed with its players' words."""

    key: bytes


class StandingIn(msgspec.Struct, frozen=True, tag="bot", tag_field="is"):
    """Which bot takes a seat."""

    bot: str


class BotsSeat(msgspec.Struct, frozen=True, tag="seat-bot", tag_field="is"):
    """Which bot gets a seat of its own, and what it is called."""

    bot: str
    called: str


class Away(msgspec.Struct, frozen=True, tag="away", tag_field="is"):
    """When the owner of a seat is on holiday; each is known by when it begins."""

    begins: datetime
    ends: datetime  # not later than it begins: called off


Facts = Opening | Dealing | StandingIn | BotsSeat | Away


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One thing that happened."""

    table: int
    seq: int
    kind: int
    value: int
    seat: int | None
    person: int | None  # who did it; None: a bot, or the clock
    at: datetime
    key: UUID | None = None
    facts: Facts | None = None

    def same(self, other: "Entry") -> bool:
        """Whether two entries of a table are one, wherever they were read."""
        mine = (self.seq, self.kind, self.value, self.seat, self.at)
        return mine == (other.seq, other.kind, other.value, other.seat, other.at)


class Told(Entry, frozen=True, array_like=True):
    """An entry as it goes over the bus."""

    # When the one before happened, for two pasts number alike; None: a program of before told it.
    after: datetime | None = None


_ENTRIES: Final = msgspec.json.Decoder(Entry)
_TOLD: Final = msgspec.json.Decoder(Told)
_ENCODER: Final = msgspec.json.Encoder()
_ANY: Final = msgspec.json.Decoder(tuple[int, int, *tuple[msgspec.Raw, ...]])


def heard(message: bytes) -> tuple[int, int, Entry | None]:
    """Table, number and entry that were kept or told; None: a newer program wrote it."""
    try:
        entry = _ENTRIES.decode(message)
    except msgspec.ValidationError:
        table, seq, *_ = _ANY.decode(message)
        return table, seq, None
    return entry.table, entry.seq, entry if known(entry.kind) else None


def told(entry: Entry, before: Entry) -> bytes:
    """An entry for the bus, with what it follows."""
    return _ENCODER.encode(Told(**msgspec.structs.asdict(entry), after=before.at))


def follows(message: bytes, last: Entry) -> bool:
    """Whether an entry that was told comes right after this one, in the same past."""
    try:
        entry = _TOLD.decode(message)
    except msgspec.ValidationError:
        return False  # a newer program told it
    return entry.seq == last.seq + 1 and entry.after in (None, last.at)
