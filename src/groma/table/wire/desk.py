"""The desk: what whoever runs the server is shown, and what they may do; every act has a reason."""

from datetime import datetime
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .chat import ChatLine
from .common import Shape

STORABLE = r"^[^\x00]*$"  # what no database takes stands in no text
Reason = Annotated[str, Meta(min_length=3, max_length=500, pattern=STORABLE)]
Days = Annotated[int, Meta(ge=1, le=3650)]

# ---- today --------------------------------------------------------------------------------------


class StateShape(msgspec.Struct):
    """Whether all is well, in five figures."""

    well: bool
    since: datetime | None  # when the process that has run longest began
    nodes: int
    workers: int
    answer_ms: float | None  # 95 of 100 answers are faster
    live: int  # tables that run, with turns of minutes ...
    slow: int  # ... and of days, or without a clock
    here: int  # streams that are open
    lost: int  # answers that could not be given since the start
    backup_at: datetime | None  # when the last one was made
    backup_good: bool | None  # and whether it could be restored; None: none is made here


class BudgetShape(msgspec.Struct):
    """Who came to the end of a budget today; an address is not kept, only that it was one."""

    kind: str
    by: str  # person, address, table, mailbox
    person: str | None
    name: str | None
    times: int
    since: datetime
    last: datetime


class StillShape(msgspec.Struct):
    """A table that stands still, and why."""

    table: str
    game: str
    title: str
    why: Literal["overdue", "asleep"]  # a worker should have come; or nobody has for a month
    since: datetime


class HereShape(msgspec.Struct):
    """How many streams were open."""

    at: datetime
    here: int


class HealthShape(msgspec.Struct):
    """One thing that must work; `state` is good, slow or missing."""

    name: str  # database, bus, notices, bots, analyses, errors, backups
    state: str
    figure: float | None
    unit: str  # ms, count, s or empty


class JobShape(msgspec.Struct):
    """What is done once a day, and when it last was."""

    name: str
    at: datetime


class VersionsShape(msgspec.Struct):
    """What runs here."""

    groma: list[str]  # of all processes: while the server is upgraded, two
    python: str
    database: str
    schema: int
    games: dict[str, list[int]]  # the rules that are installed, by game


class AuditShape(msgspec.Struct):
    """Something that an operator did."""

    id: int
    at: datetime
    operator: str | None  # None: at the command line
    operator_name: str | None
    act: str
    person: str | None
    person_name: str | None
    table: str | None
    facts: dict[str, str]
    reason: str


class MatterShape(msgspec.Struct):
    """Something that waits for an operator: a report, or an appeal."""

    kind: Literal["report", "appeal"]
    id: int
    at: datetime
    why: str  # of a report: insult, threat, spam, cheating, other; of an appeal: silence or ban
    table: str | None
    title: str
    game: str
    by: str  # who reports or appeals
    by_name: str
    against: str | None  # whom it is about
    against_name: str | None
    earlier: int  # reports against the same person that were not without fault
    games: int  # that this person has finished
    since: datetime | None  # when this person came
    lines: list[ChatLine]  # that were reported, as far as they are still there
    before: list[ChatLine]  # a few lines before them
    missing: int  # lines that have been deleted since
    text: str  # of an appeal
    reason: str  # of what the appeal is against
    until: datetime | None
    closed_at: datetime | None
    answer: str  # how it was answered


class DeskShape(msgspec.Struct):
    """The desk at a glance."""

    state: StateShape
    waiting: list[MatterShape]
    budgets: list[BudgetShape]
    still: list[StillShape]
    here: list[HereShape]
    audit: list[AuditShape]
    known: list["KnownShape"]  # people to know about
    health: list[HealthShape]
    jobs: list[JobShape]
    versions: VersionsShape
    people: int
    tables: int


# ---- people -------------------------------------------------------------------------------------


class SanctionShape(msgspec.Struct):
    """What somebody may not do for a while: speak (silence), or do anything (ban)."""

    id: int
    kind: Literal["silence", "ban"]
    reason: str
    at: datetime
    until: datetime | None  # None: for good
    appealed: bool
    kept: bool  # an operator has read the appeal, and it stays as it is


class KnownShape(msgspec.Struct):
    """Somebody, as operators see them in a list."""

    person: str
    name: str
    guest: bool
    operator: bool
    created_at: datetime
    left: bool
    games: int
    reports: int  # against them
    sanctions: list[SanctionShape]  # that hold now


class SeatedShape(msgspec.Struct):
    """A table at which somebody sits."""

    table: str
    game: str
    title: str
    status: str


class PersonFile(msgspec.Struct):
    """Somebody, as operators see them: nothing that was said, no address, no hand."""

    known: KnownShape
    lang: str
    seen: datetime | None  # the last day with a log-in
    logins: int
    programs: int
    tables: list[SeatedShape]
    past: list[SanctionShape]  # that hold no more
    audit: list[AuditShape]


class PersonAct(Shape):
    """What is done to somebody, and why."""

    act: Literal["rename", "silence", "ban", "lift", "log-out", "erase"]
    reason: Reason
    days: Days | None = None  # for silence and ban; None: for good
    name: Annotated[str, Meta(max_length=40)] = ""  # for rename


class ReasonGiven(Shape):
    """Why."""

    reason: Reason


# ---- tables -------------------------------------------------------------------------------------


class TableFound(msgspec.Struct):
    """A table, as operators find it."""

    table: str
    game: str
    rules: int
    title: str
    status: str
    hidden: bool
    paused: bool
    entries: int
    created_at: datetime
    last: datetime | None  # when something last happened
    people: list[str]
    sound: bool | None = None  # whether it comes out the same when it is replayed; None: not tried
    trouble: str = ""


class TableAct(Shape):
    """What is done at a table, and why."""

    act: Literal["look", "pause", "resume", "end", "repair"]
    reason: Reason


class Found(msgspec.Struct):
    """What was found: people by name or number, tables by title, number or who sits there."""

    people: list[KnownShape]
    tables: list[TableFound]


# ---- answers ------------------------------------------------------------------------------------


class ReportAnswer(Shape):
    """What comes of a report."""

    answer: Literal["no-fault", "silence", "ban"]
    reason: Reason
    days: Days | None = None


class AppealAnswer(Shape):
    """What comes of an appeal."""

    lift: bool
    reason: Reason


class AppealWanted(Shape):
    """Why what holds against me should not."""

    sanction: Annotated[int, Meta(ge=1, le=2**62)]
    text: Annotated[str, Meta(min_length=3, max_length=1000, pattern=STORABLE)]


# ---- the house ----------------------------------------------------------------------------------


class AnnouncementShape(msgspec.Struct):
    """What everybody is told, in the reader's language."""

    id: int
    text: str
    ends: datetime


class AnnouncementWanted(Shape):
    """What everybody is to be told for a while, in both languages."""

    de: Reason
    en: Reason
    hours: Annotated[int, Meta(ge=1, le=24 * 60)]
    reason: Reason


class ClosedShape(msgspec.Struct):
    """The server is worked on: all tables pause."""

    since: datetime
    until: datetime | None  # about


class ClosedWanted(Shape):
    """Let all tables pause, or go on."""

    closed: bool
    reason: Reason
    minutes: Annotated[int, Meta(ge=1, le=7 * 24 * 60)] | None = None  # about so long


class HouseShape(msgspec.Struct):
    """What everybody may know of this server."""

    announcements: list[AnnouncementShape]
    closed: ClosedShape | None
    pages: list[str]  # imprint, privacy: those that whoever runs it has written


class HousePage(msgspec.Struct):
    """A page that whoever runs the server has written, as plain paragraphs and headings."""

    name: str
    lang: str
    text: str
