"""Tables: what is wanted and shown before a game, and who sits where."""

from datetime import datetime
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .common import Count, Lang, Shape, Word
from .people import LoggedIn


class ClockShape(Shape):
    """Seconds for each turn, beside them a bank for the whole game, and what each turn adds.

    With `weekend`, the minutes east of UTC where they are told, weekends do not count: only where
    there are days for a turn.
    """

    allowance: Annotated[int, Meta(ge=0, le=60 * 86400)]
    bank: Annotated[int, Meta(ge=1, le=60 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=86400)] = 0
    weekend: Annotated[int, Meta(ge=-14 * 60, le=14 * 60)] | None = None


class ChairWanted(Shape):
    """A seat of a new table: mine, open to somebody, or a bot's."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=30)] = ""


class TableWanted(Shape):
    """A new table."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[ChairWanted], Meta(min_length=1, max_length=8)]
    settings: dict[str, str] = msgspec.field(default_factory=dict)
    title: Word = ""
    hidden: bool = False
    worded: bool = False
    word: Word = ""
    quiet: bool = False  # only phrases are said there
    foresight: bool = True  # players are told what their moves would bring
    accounts: bool = False  # not for guests
    hints: bool = False  # players may ask what a master would do
    clock: ClockShape | None = None
    start: bool = False  # at once, if no seat is open


class ForkWanted(Shape):
    """A table of my own that goes on from a position of another one; all other seats are bots'.

    `at`: after so many moves, else as it is now. `eyes`: when that game is over, whose seat I take.
    """

    at: Count | None = None
    eyes: Annotated[int, Meta(ge=0, le=8)] | None = None
    bot: Annotated[str, Meta(max_length=30)] = ""  # else the best that knows the game


class HolidayShape(msgspec.Struct):
    """When somebody is away, and the clock stands still."""

    begins: datetime
    ends: datetime


class ChairShape(msgspec.Struct):
    """A seat: who sits there, and which bot plays it."""

    seat: int
    name: str
    person: str | None
    bot: str | None
    away: bool
    guest: bool  # called after somebody without an account: the name is nobody's own
    holiday: HolidayShape | None = None  # the last that was told


class PresenceShape(msgspec.Struct):
    """Whether somebody who sits at a table is there, and since when it is so, if that is known."""

    person: str
    here: bool
    since: datetime | None


class RequestShape(msgspec.Struct):
    """Somebody asks all others to take back moves, or to end the game here."""

    seat: int
    moves: int
    agreed: list[int]
    ends: bool


class ClaimShape(msgspec.Struct):
    """Somebody waits for the seat of somebody who is away."""

    seat: int
    person: str
    name: str
    until: datetime  # then it is given, if the owner does not come back and the host says nothing


class ClaimFacts(msgspec.Struct):
    """What the host may know of somebody who waits for a seat."""

    seat: int
    guest: bool
    shares: bool  # an address or a log-in with somebody who has a seat here


class TableShape(msgspec.Struct):
    """What everybody at a table knows of it."""

    id: str
    game: str
    rules: int
    title: str
    status: str
    settings: dict[str, str]
    seats: list[ChairShape]
    host: str
    hidden: bool
    worded: bool
    quiet: bool
    foresight: bool
    accounts: bool
    hints: bool
    clock: ClockShape | None
    seal: str
    seq: int
    moves: int
    turn: int | None
    since: datetime | None
    deadline: datetime | None
    banks: list[int]
    request: RequestShape | None
    reminder: int | None  # after how many seconds of a turn somebody is reminded
    grace: int  # for how many seconds a claim to a seat waits, if the host says nothing
    strangers: bool  # a claim needs an account and another address, and waits in any case
    claims: list[ClaimShape]
    broken_off: bool  # over before its end, because everybody wanted it, or the house
    paused: datetime | None  # since when nothing is played and the clock stands still
    created_at: datetime
    forked_from: str | None  # the table from whose position this one goes on
    example: str | None  # the worked example of the rules that it began with
    brought: bool  # it was begun elsewhere, and goes on here


class TableLine(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: str
    seats: list[ChairShape]
    clock: ClockShape | None
    turn: int | None
    seq: int
    mine: int | None = None  # my seat
    deadline: datetime | None = None


class TableList(msgspec.Struct):
    """Some tables, and where the next ones begin."""

    tables: list[TableLine]
    next: str | None = None


class JoinWanted(Shape):
    """Sit down; without a number on any free seat. A word is added to the seed, where wanted."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    word: Word = ""


class BotWanted(Shape):
    """Give a bot a seat before the start."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    bot: Annotated[str, Meta(max_length=30)]


class SeatWanted(Shape):
    """Make a seat free before the start."""

    seat: Annotated[int, Meta(ge=0, le=7)]


class SwapWanted(Shape):
    """Let two seats change places before the start; one of them may be free."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    other: Annotated[int, Meta(ge=0, le=7)]


class ClaimWanted(Shape):
    """Take over the seat of somebody who is away."""

    seat: Annotated[int, Meta(ge=0, le=7)]


class InvitationWanted(Shape):
    """An invitation to a seat, or to any free one."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class InvitationShape(msgspec.Struct):
    """A link for somebody."""

    token: str
    path: str
    url: str | None  # the whole of it, where others must type another address than whoever asked
    expires_at: datetime


class InvitationUsed(Shape):
    """Who follows an invitation; a name is needed only from somebody who is not logged in."""

    name: Word = ""
    lang: Lang = "en"
    word: Word = ""


class Seated(msgspec.Struct):
    """Where somebody sits now; a new guest gets a token, too."""

    table: str
    seat: int
    login: LoggedIn | None = None


class Done(msgspec.Struct):
    """Stored: this is the number of the entry."""

    seq: int
