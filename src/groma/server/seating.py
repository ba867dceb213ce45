"""Seating: who sits where, before the start and when somebody goes, is late, or comes back."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from groma.core.game import Game

from . import store
from .acts import next_entry
from .database import Connection
from .entries import (
    CLAIM,
    CLOSE,
    CLOSED,
    GATHERING,
    LEAVE,
    RETURN,
    RUNNING,
    SIT,
    STAND_IN,
    START,
    Entry,
    name_of,
    now,
)
from .metrics import METRICS
from .people import Person
from .problems import not_now, not_yours, too_late, wrong
from .replica import Replica
from .tables import Tables

STAND_IN_BOT: Final = "greedy"
TIME_IS_UP: Final = 0
OWNER_LEFT: Final = 1
ATTEMPTS: Final = 5  # at changes of seats, which carry no number of their own


def usual_bot(game: Game[Any]) -> str:
    """The bot that takes a seat where nobody chose one."""
    return STAND_IN_BOT if game.sense is not None else "random"


class Seating:
    """Changes who sits where, on one node."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def sit(self, table: int, person: Person, seat: int | None, word: str) -> int:
        """Sit down at a table that gathers; without a number on any free seat."""

        def judge(replica: Replica) -> int:
            if not replica.gathering:
                raise not_now("started")
            if replica.seat_of(person.id) is not None:
                raise not_now("seated")
            free = [number for number, one in enumerate(replica.header.seats) if one.free]
            if not free or (seat is not None and seat not in free):
                raise not_now("no-free-seat")
            return free[0] if seat is None else seat

        async def sits(connection: Connection, entry: Entry) -> None:
            await connection.execute(
                """update seats set person = $3, name = $4, word = $5
                where table_id = $1 and seat = $2""",
                table,
                entry.seat,
                person.id,
                person.name,
                word,
            )

        return await self._seats(table, person, SIT, judge, sits)

    async def leave(self, table: int, person: Person) -> int:
        """Get up: from a table that gathers, or for good from one that runs, to a bot."""
        place = await self.tables.fresh(table)
        if place.replica.gathering:
            return await self._seats(
                table, person, LEAVE, self._own(person, GATHERING), _empty(table)
            )
        bot = self.stand_in(place.replica)

        async def goes(connection: Connection, entry: Entry) -> None:
            await connection.execute(
                """update seats set person = null, bot = $3, away = true
                where table_id = $1 and seat = $2""",
                table,
                entry.seat,
                bot,
            )
            await self._hurry(connection, entry)

        return await self._seats(
            table, person, STAND_IN, self._own(person, RUNNING), goes, OWNER_LEFT
        )

    async def start(self, table: int, person: Person) -> int:
        """Begin the game; the host does it when every seat is taken."""

        def judge(replica: Replica) -> int:
            if not hosts(replica, person):
                raise not_yours("table")
            if not replica.gathering:
                raise not_now("started")
            if any(seat.free for seat in replica.header.seats):
                raise not_now("free-seats")
            return 0

        async def deal(connection: Connection, entry: Entry) -> None:
            header = await store.header(connection, table)
            assert header is not None
            game = self.tables.shelf[header.game, header.rules]
            entries = await store.entries(connection, table, 0)
            replica = Replica(game, header, entries)
            timing = replica.timing(replica.playing().state, None, entry.at)
            await connection.execute(
                """update tables set status = $2, turn = $3, since = $4, deadline = $5, due = $6,
                banks = $7 where id = $1""",
                table,
                RUNNING,
                replica.playing().state.seat,
                entry.at,
                timing.deadline,
                timing.due,
                timing.banks,
            )
            await self._notice(connection, "turn", entry, replica.playing().state.seat)

        return await self._seats(table, person, START, judge, deal)

    async def close(self, table: int, person: Person) -> int:
        """Call off a table that has not started."""

        def judge(replica: Replica) -> int:
            if not hosts(replica, person):
                raise not_yours("table")
            if not replica.gathering:
                raise not_now("started")
            return 0

        async def ends(connection: Connection, entry: Entry) -> None:
            await connection.execute(
                "update tables set status = $2, due = null, ended_at = now() where id = $1",
                table,
                CLOSED,
            )

        return await self._seats(table, person, CLOSE, judge, ends)

    async def time_is_up(self, table: int) -> int:
        """A seat has used up its time: a bot takes it."""

        def judge(replica: Replica) -> int:
            header = replica.header
            overdue = header.deadline is not None and header.deadline <= now()
            if header.status != RUNNING or header.turn is None or not overdue:
                raise not_now("in-time")
            return header.turn

        place = await self.tables.place(table)

        async def takes(connection: Connection, entry: Entry) -> None:
            await connection.execute(
                "update seats set bot = $3, away = true where table_id = $1 and seat = $2",
                table,
                entry.seat,
                self.stand_in(place.replica),
            )
            await self._hurry(connection, entry)
            await self._notice(connection, "stand-in", entry, entry.seat)

        return await self._seats(table, None, STAND_IN, judge, takes, TIME_IS_UP)

    async def come_back(self, table: int, person: Person) -> int:
        """Take one's own seat back from the bot that stands in."""
        return await self._take(table, person, RETURN, None)

    async def claim(self, table: int, person: Person, seat: int) -> int:
        """Take over the seat of somebody who is away."""
        return await self._take(table, person, CLAIM, seat)

    async def _take(self, table: int, person: Person, kind: int, wanted: int | None) -> int:
        def judge(replica: Replica) -> int:
            header = replica.header
            if header.status != RUNNING:
                raise not_now("not-running")
            own = replica.seat_of(person.id)
            if kind == RETURN:
                if own is None:
                    raise not_yours("seat")
                if not header.seats[own].away:
                    raise not_now("nobody-stands-in")
                return own
            if own is not None or replica.sat.get(person.id, wanted) != wanted:
                raise not_now("seated")  # who has seen one hand may not look into another
            if wanted is None or not 0 <= wanted < header.players:
                raise wrong("seat")
            if wanted not in claimable(replica):
                raise not_now("seat-taken")
            return wanted

        async def sits(connection: Connection, entry: Entry) -> None:
            seat = entry.seat
            await connection.execute(
                """update seats set bot = null, away = false, person = $3,
                name = case when person = $3 then name else $4 end
                where table_id = $1 and seat = $2""",
                table,
                seat,
                person.id,
                person.name,
            )
            header = await store.header(connection, table)
            assert header is not None
            assert seat is not None
            if header.clock is None:
                due = deadline = None
                banks = header.banks
            else:
                since = header.since if header.turn == seat else None
                banks = header.clock.refilled(header.banks, seat, since, entry.at)
                deadline = header.clock.deadline(banks, seat, entry.at)
                due = header.clock.look(deadline)
            if header.turn == seat:
                await connection.execute(
                    "update tables set since = $2, deadline = $3, due = $4 where id = $1",
                    table,
                    entry.at,
                    deadline,
                    due,
                )
            await connection.execute("update tables set banks = $2 where id = $1", table, banks)

        return await self._seats(table, person, kind, judge, sits)

    def stand_in(self, replica: Replica) -> str:
        """The bot that takes the seat of somebody who is away."""
        return usual_bot(replica.game)

    def _own(self, person: Person, status: int) -> Callable[[Replica], int]:
        def judge(replica: Replica) -> int:
            seat = replica.seat_of(person.id)
            if seat is None:
                raise not_yours("seat")
            if replica.header.status != status:
                raise not_now("not-running")
            return seat

        return judge

    async def _hurry(self, connection: Connection, entry: Entry) -> None:
        """A bot plays a seat now: if it is its turn, at once."""
        await connection.execute(
            "update tables set due = now(), deadline = null where id = $1 and turn = $2",
            entry.table,
            entry.seat,
        )

    async def _notice(
        self, connection: Connection, kind: str, entry: Entry, seat: int | None
    ) -> None:
        """Somebody is to be told, if it has said where."""
        await connection.execute(
            """insert into outbox (table_id, seq, kind, person)
            select table_id, $3, $4, person from seats
            where table_id = $1 and seat = $2 and (bot is null or away)
              and exists (
                  select from channels c where c.person = seats.person and c.code is null
              )""",
            entry.table,
            seat,
            entry.seq,
            kind,
        )

    async def _seats(
        self,
        table: int,
        person: Person | None,
        kind: int,
        judge: Callable[[Replica], int],
        change: Callable[[Connection, Entry], Awaitable[None]],
        value: int = 0,
    ) -> int:
        """One entry that changes who sits where; `judge` gives the seat, or a problem."""
        for _ in range(ATTEMPTS):
            place = await self.tables.fresh(table)
            async with place.lock:
                if place.gone:
                    continue
                replica = place.replica
                seat = judge(replica)
                entry = next_entry(replica, kind, value, seat, person)
                if await self.tables.change(place, entry, change):
                    METRICS.entries.labels(name_of(kind)).inc()
                    return entry.seq
        raise too_late(-1)


def _empty(table: int) -> Callable[[Connection, Entry], Awaitable[None]]:
    async def empty(connection: Connection, entry: Entry) -> None:
        await connection.execute(
            """update seats set person = null, name = '', word = ''
            where table_id = $1 and seat = $2""",
            table,
            entry.seat,
        )

    return empty


def hosts(replica: Replica, person: Person) -> bool:
    """Whether somebody may start or call off a table: its host, or who sits there if he got up."""
    host = replica.header.host
    if host in replica.left:
        return replica.seat_of(person.id) is not None
    return host == person.id


def claimable(replica: Replica) -> list[int]:
    """The seats that somebody else may take over."""
    return [number for number, seat in enumerate(replica.header.seats) if seat.away]
