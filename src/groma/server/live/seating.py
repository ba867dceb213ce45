"""Seating: who sits where, before the start and when somebody goes, is late, or comes back."""

from collections.abc import Awaitable, Callable
from typing import Final

from groma.table import judging
from groma.table.bots import usual_bot
from groma.table.entries import (
    CLAIM,
    CLOSE,
    CLOSED,
    LEAVE,
    RETURN,
    RUNNING,
    SIT,
    STAND_IN,
    START,
    Entry,
    name_of,
)
from groma.table.judging import next_entry
from groma.table.problems import not_now, too_late
from groma.table.replica import Replica

from ..metrics import METRICS
from ..people.accounts import Person
from ..store import rows
from ..store.database import Connection
from .tables import Tables

TIME_IS_UP: Final = 0
OWNER_LEFT: Final = 1
ATTEMPTS: Final = 5  # at changes of seats, which carry no number of their own


class Seating:
    """Changes who sits where, on one node."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def sit(self, table: int, person: Person, seat: int | None, word: str) -> int:
        """Sit down at a table that gathers; without a number on any free seat."""

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

        return await self._seats(
            table, person, SIT, lambda replica: judging.sit(replica, person.id, seat), sits
        )

    async def leave(self, table: int, person: Person) -> int:
        """Get up: from a table that gathers, or for good from one that runs, to a bot."""

        def judge(replica: Replica) -> int:
            if replica.gathering is not gathering:
                raise not_now("not-running")
            return judging.leave(replica, person.id)

        live = await self.tables.fresh(table)
        gathering = live.replica.gathering
        if gathering:
            return await self._seats(table, person, LEAVE, judge, _empty(table))
        bot = usual_bot(live.replica.game)

        async def goes(connection: Connection, entry: Entry) -> None:
            await connection.execute(
                """update seats set person = null, bot = $3, away = true
                where table_id = $1 and seat = $2""",
                table,
                entry.seat,
                bot,
            )
            await self._hurry(connection, entry)

        return await self._seats(table, person, STAND_IN, judge, goes, OWNER_LEFT)

    async def start(self, table: int, person: Person) -> int:
        """Begin the game; the host does it when every seat is taken."""

        async def deal(connection: Connection, entry: Entry) -> None:
            header = await rows.header(connection, table)
            assert header is not None
            game = self.tables.shelf[header.game, header.rules]
            entries = await rows.entries(connection, table, 0)
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

        return await self._seats(
            table, person, START, lambda replica: judging.start(replica, person.id), deal
        )

    async def close(self, table: int, person: Person) -> int:
        """Call off a table that has not started."""

        async def ends(connection: Connection, entry: Entry) -> None:
            await connection.execute(
                "update tables set status = $2, due = null, ended_at = now() where id = $1",
                table,
                CLOSED,
            )

        return await self._seats(
            table, person, CLOSE, lambda replica: judging.close(replica, person.id), ends
        )

    async def time_is_up(self, table: int) -> int:
        """A seat has used up its time: a bot takes it."""

        live = await self.tables.find(table)

        async def takes(connection: Connection, entry: Entry) -> None:
            await connection.execute(
                "update seats set bot = $3, away = true where table_id = $1 and seat = $2",
                table,
                entry.seat,
                usual_bot(live.replica.game),
            )
            await self._hurry(connection, entry)
            await self._notice(connection, "stand-in", entry, entry.seat)

        return await self._seats(
            table,
            None,
            STAND_IN,
            lambda replica: judging.time_is_up(replica, self.tables.now()),
            takes,
            TIME_IS_UP,
        )

    async def come_back(self, table: int, person: Person) -> int:
        """Take one's own seat back from the bot that stands in."""
        return await self._take(
            table, person, RETURN, lambda replica: judging.come_back(replica, person.id)
        )

    async def claim(self, table: int, person: Person, seat: int) -> int:
        """Take over the seat of somebody who is away."""
        return await self._take(
            table, person, CLAIM, lambda replica: judging.claim(replica, person.id, seat)
        )

    async def _take(
        self, table: int, person: Person, kind: int, judge: Callable[[Replica], int]
    ) -> int:
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
            header = await rows.header(connection, table)
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
            live = await self.tables.fresh(table)
            async with live.lock:
                if live.gone:
                    continue
                replica = live.replica
                seat = judge(replica)
                who, name = (None, None) if person is None else (person.id, person.name)
                entry = next_entry(replica, kind, value, seat, self.tables.now(), who, name)
                if await self.tables.change(live, entry, change):
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
