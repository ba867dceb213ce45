"""The head of a table: what its entries have made of it beside the game itself."""

from datetime import datetime, timedelta
from typing import Final

import msgspec

from groma.core.state import State

from .calendar import Calendar, Holidays
from .clock import EVERY_DAY, GRACE_WITHOUT_CLOCK, LIVE_GRAIN, Clock, rounded
from .entries import (
    APPLY,
    CLAIM,
    CLOSE,
    CLOSED,
    END,
    GATHERING,
    HOLIDAY,
    LEAVE,
    MOVE,
    OVER,
    OWNER_LEFT,
    PAUSE,
    REMIND,
    REMOVE,
    RESUME,
    RETURN,
    RUNNING,
    SEAT_BOT,
    SIT,
    STAND_IN,
    START,
    SWAP,
    TURN_AWAY,
    UNDO,
    WHOLE_HOUSE,
    Away,
    BotsSeat,
    Entry,
    Opening,
    StandingIn,
)

LEASE_SECONDS: Final = 5  # how long a table that a worker plays is left alone by the others


class Called(msgspec.Struct, frozen=True):
    """Whom a seat is called after: a person, whose name is looked up, or a bot by its own name."""

    person: int | None = None
    bot: str = ""


class Seat(msgspec.Struct, frozen=True):
    """A place at a table: whose it is, and which bot plays it."""

    person: int | None = None
    bot: str | None = None
    away: bool = False  # the bot stands in for somebody
    called: Called = Called()

    @property
    def free(self) -> bool:
        """Whether anybody may sit down."""
        return self.person is None and self.bot is None


class Claim(msgspec.Struct, frozen=True):
    """Somebody waits for a seat."""

    person: int
    at: datetime


class Ticking(msgspec.Struct, frozen=True):
    """The clock when a move was made."""

    since: datetime
    at: datetime
    banks: list[int]


class Header:
    """What is known of a table beside its game, made by its entries alone."""

    def __init__(self, entry: Entry) -> None:
        opening = entry.facts
        if entry.seq != 0 or entry.person is None or not isinstance(opening, Opening):
            raise ValueError("a table begins with its opening")
        self.id = entry.table
        self.opening = opening
        self.host = entry.person
        self.created_at = entry.at
        self.players = len(opening.seats)
        self.seats = [
            Seat(one.person, one.bot, False, Called(one.person, one.called))
            for one in opening.seats
        ]
        self.status = GATHERING
        self.seq = 0
        self.turn: int | None = None
        self.since: datetime | None = None  # when that turn began
        self.reminded = False
        self.banks: list[int] = []  # milliseconds, by seat
        self.ended_at: datetime | None = None
        self.broken_off = False  # ended before its end: by all, or by whoever runs the server
        self.claims: dict[int, Claim] = {}  # who waits for which seat
        self.holidays: dict[int, Holidays] = {}  # of the owners of seats, where turns take days
        self.paused: datetime | None = None  # since when nothing is played, ...
        self.rests = False  # ... with all tables, not this one alone
        self.pauses: Holidays = {}  # those that are over
        self._clocks: list[Ticking] = []  # before each move, where there is a clock

    def copy(self) -> "Header":
        """Another one of the same; what one of them follows, the other does not."""
        made = Header.__new__(Header)
        made.__dict__.update(self.__dict__)
        made.seats = list(self.seats)
        made.claims = dict(self.claims)
        made._clocks = list(self._clocks)
        return made

    @property
    def clock(self) -> Clock | None:
        """How long a seat may think."""
        return self.opening.clock

    # ---- following ------------------------------------------------------------------------------

    def follow(self, entry: Entry, state: State | None) -> None:
        """What an entry makes of it; `state` is the position afterwards, once the game began."""
        seat = entry.seat
        if entry.kind == SIT and seat is not None:
            self.seats[seat] = Seat(entry.person, called=Called(entry.person))
        elif entry.kind in (LEAVE, REMOVE) and seat is not None:
            self.seats[seat] = Seat()
        elif entry.kind == SEAT_BOT and seat is not None and isinstance(entry.facts, BotsSeat):
            self.seats[seat] = Seat(None, entry.facts.bot, False, Called(None, entry.facts.called))
        elif entry.kind == SWAP and seat is not None:
            other = entry.value
            self.seats[seat], self.seats[other] = self.seats[other], self.seats[seat]
        elif entry.kind == STAND_IN and seat is not None:
            self._stand_in(entry, seat)
        elif entry.kind in (RETURN, CLAIM) and seat is not None:
            self.claims.pop(seat, None)
            self._sit_down(entry, seat)
        elif entry.kind == APPLY and seat is not None and entry.person is not None:
            self.claims[seat] = Claim(entry.person, entry.at)
        elif entry.kind == TURN_AWAY and seat is not None:
            self.claims.pop(seat, None)
        elif entry.kind == END:
            self.broken_off = True
            self._end(entry.at)
        elif entry.kind == CLOSE:
            self.status = CLOSED
            self.ended_at = entry.at
        elif entry.kind == REMIND:
            self.reminded = True
        elif entry.kind == HOLIDAY and seat is not None and isinstance(entry.facts, Away):
            known = self.holidays.get(seat, {})
            away = {**known, entry.facts.begins: entry.facts.ends}
            self.holidays = {**self.holidays, seat: away}
        elif entry.kind == PAUSE:
            self.paused, self.rests = entry.at, entry.value == WHOLE_HOUSE
        elif entry.kind == RESUME and self.paused is not None:
            self._resume(self.paused, entry.at)
        elif entry.kind in (MOVE, UNDO, START) and state is not None:
            self._turn(entry, state)
        self.seq = entry.seq

    def _stand_in(self, entry: Entry, seat: int) -> None:
        old = self.seats[seat]
        assert isinstance(entry.facts, StandingIn)
        owner = None if entry.value == OWNER_LEFT else old.person
        self.seats[seat] = Seat(owner, entry.facts.bot, True, old.called)

    def _resume(self, since: datetime, at: datetime) -> None:
        """What waited goes on waiting as long as it still had to."""
        self.paused, self.rests = None, False
        self.pauses = {**self.pauses, since: at}
        self.claims = {
            seat: Claim(one.person, one.at + (at - max(since, one.at)))
            for seat, one in self.claims.items()
        }

    def _sit_down(self, entry: Entry, seat: int) -> None:
        """Somebody sits down where a bot stood in: with some time, also if moves are taken back."""
        called = self.seats[seat].called
        if self.seats[seat].person != entry.person:
            called = Called(entry.person)
            self.holidays = {key: away for key, away in self.holidays.items() if key != seat}
        self.seats[seat] = Seat(entry.person, called=called)
        since = self.since if self.turn == seat else None
        if self.clock is not None:
            fill = self.clock.refilled
            self.banks = fill(self.banks, seat, since, entry.at, self._time(seat))
            self._clocks = [
                Ticking(entry.at, entry.at, self.banks)
                if old.since == since
                else Ticking(old.since, old.at, fill(old.banks, seat, None, entry.at))
                for old in self._clocks
            ]
        if self.turn == seat:
            self.since = entry.at

    def _turn(self, entry: Entry, state: State) -> None:
        """A position was dealt, made by a move, or made again by taking moves back."""
        before, at = self.turn, entry.at
        turned = entry.kind == START or state.seat != before
        if entry.kind == MOVE and self.clock is not None and self.since is not None:
            self._clocks.append(Ticking(self.since, at, self.banks))
        if entry.kind == START:
            self.status = RUNNING
            self.banks = [] if self.clock is None else self.clock.fill(self.players)
        elif self.clock is not None and entry.kind == UNDO:
            self._as_it_was(self.clock, entry, state.seat)
        elif self.clock is not None and turned and before is not None and self.since is not None:
            self.banks = self.clock.spent(self.banks, before, self.since, at, self._time(before))
        if turned and not (entry.kind == UNDO and self.clock is not None):
            self.since = at
        self.turn = state.seat
        self.reminded = self.reminded and not turned
        if state.over():
            self._end(at)

    def _end(self, at: datetime) -> None:
        self.status, self.turn, self.since, self.ended_at = OVER, None, at, at
        self.claims = {}
        self.paused, self.rests = None, False

    def _as_it_was(self, clock: Clock, entry: Entry, seat: int) -> None:
        """The clock before a move that is taken back: nobody pays for what came after it."""
        then = self._clocks[entry.value]
        del self._clocks[entry.value :]
        self.banks = then.banks
        if then.since == self.since:  # still the same turn
            return
        time = self._time(seat)
        since = time.earlier(entry.at, time.counted(then.since, then.at))
        in_time = clock.deadline(then.banks, seat, since, time) > entry.at
        self.since = since if in_time else entry.at

    def _time(self, seat: int | None) -> Calendar:
        """Which time counts for a seat."""
        if self.clock is None or seat is None:
            return EVERY_DAY
        return self.clock.calendar(self.holidays.get(seat, {}), self.pauses)

    # ---- asking ---------------------------------------------------------------------------------

    @property
    def bots_turn(self) -> bool:
        """Whether a bot decides."""
        return self.turn is not None and self.seats[self.turn].bot is not None

    @property
    def deadline(self) -> datetime | None:
        """When the time of the seat that decides is up."""
        if self.clock is None or self.turn is None or self.since is None or self.bots_turn:
            return None
        if self.paused is not None:
            return None
        return self.clock.deadline(self.banks, self.turn, self.since, self._time(self.turn))

    @property
    def reminder(self) -> datetime | None:
        """When the seat that decides is to be reminded."""
        if self.deadline is None or self.clock is None or self.since is None or self.reminded:
            return None
        return self.clock.reminder(self.since, self._time(self.turn))

    def due(self, entry: Entry) -> datetime | None:
        """When a worker must look after an entry: at once for a bot, else rounded up."""
        if self.bots_turn and self.paused is None:
            alone = entry.kind == MOVE and entry.person is None  # a worker plays on, and alone
            return entry.at + timedelta(seconds=LEASE_SECONDS) if alone else entry.at
        return self.look

    @property
    def look(self) -> datetime | None:
        """When a worker must look, unless something happens before: rounded up."""
        if self.paused is not None:
            return None
        looks = [rounded(self.ripe(seat), LIVE_GRAIN) for seat in self.claims]
        when = self.reminder or self.deadline
        if when is not None and self.clock is not None:
            looks.append(self.clock.look(when))
        return min(looks, default=None)

    @property
    def among_strangers(self) -> bool:
        """Whether anybody may come to the table, and time can be lost there."""
        return not self.opening.hidden and self.clock is not None

    @property
    def grace(self) -> int:
        """For how many seconds a claim waits, if the host says nothing."""
        return GRACE_WITHOUT_CLOCK if self.clock is None else self.clock.grace

    def ripe(self, seat: int) -> datetime:
        """When the claim to a seat has waited long enough."""
        return self.claims[seat].at + timedelta(seconds=self.grace)

    def ripe_at(self, at: datetime) -> list[int]:
        """The seats whose claims have waited long enough; in a pause none has."""
        if self.paused is not None:
            return []
        return [seat for seat in self.claims if self.ripe(seat) <= at]
