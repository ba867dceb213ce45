"""The door: what people and bots do at a running table; each becomes an entry, or a problem."""

from collections.abc import Callable
from typing import Final
from uuid import UUID

from groma.table import judging
from groma.table.entries import AGREE, ASK, DECLINE, MOVE, UNDO, name_of
from groma.table.judging import next_entry
from groma.table.problems import Problem, not_yours, too_late
from groma.table.replica import Replica

from ..metrics import METRICS
from ..people.accounts import Person
from ..store import rows
from .table import LiveTable
from .tables import Tables

ATTEMPTS: Final = 20  # at an entry that others overtake without touching what it is about

Judge = Callable[[Replica, int], int]


class Door:
    """Carries out what somebody wants, on one node."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def play(self, table: int, person: Person, seq: int, move: int, key: UUID) -> int:
        """Play a move that was chosen with the table at entry `seq`; the answer is its number."""
        return await self._enter(
            table, person, seq, key, MOVE, lambda replica, seat: judging.play(replica, seat, move)
        )

    async def undo(self, table: int, person: Person, seq: int, count: int, key: UUID) -> int:
        """Take back one's own last moves, as far as the rules allow; 0: all of them."""
        return await self._enter(
            table, person, seq, key, UNDO, lambda replica, seat: judging.undo(replica, seat, count)
        )

    async def ask(self, table: int, person: Person, seq: int, count: int, key: UUID) -> int:
        """Ask all others to take back moves, whoever made them."""
        number = await self._enter(
            table, person, seq, key, ASK, lambda replica, seat: judging.ask(replica, seat, count)
        )
        await self._take_back_if_agreed(table, number)
        return number

    async def agree(self, table: int, person: Person, seq: int, key: UUID) -> int:
        """Agree to a request; the last one to agree takes the moves back."""
        number = await self._enter(table, person, seq, key, AGREE, judging.answer)
        await self._take_back_if_agreed(table, number)
        return number

    async def decline(self, table: int, person: Person, seq: int, key: UUID) -> int:
        """Decline a request, or withdraw one's own."""
        return await self._enter(table, person, seq, key, DECLINE, judging.answer)

    async def _take_back_if_agreed(self, table: int, number: int) -> None:
        """Once everybody agrees, take back; who asked or agreed is answered its own entry."""
        live = await self.tables.find(table)
        async with live.lock:
            replica = live.replica
            request = replica.request
            if request is None or replica.seq != number or not judging.agreed(replica):
                return
            entry = next_entry(replica, UNDO, request.keep, request.seat, self.tables.now())
            await self.tables.store(live, entry)

    async def _enter(
        self, table: int, person: Person, seq: int, key: UUID, kind: int, judge: Judge
    ) -> int:
        """One entry of a seat at a running table, meant for the table as it was at entry `seq`.

        What happened since and left untouched what it is about does not matter: nobody is refused
        a move because somebody else asked for something.
        """
        live = await self.tables.find(table)
        async with live.lock:
            if seq != live.replica.seq or live.behind or live.gone:
                await self.tables.catch_up(live)
            for _ in range(ATTEMPTS):
                replica = live.replica
                before = replica.answer(person.id, key)
                if before is not None:
                    return before
                if not replica.still_stands(kind, seq):
                    seated = replica.seat_of(person.id) is not None
                    problem = too_late(replica.seq) if seated else not_yours("seat")
                    return await self._answered(table, person, key, problem)
                value, seat = self._judged(replica, person, judge)
                entry = next_entry(
                    replica, kind, value, seat, self.tables.now(), person.id, person.name, key
                )
                if await self.tables.store(live, entry):
                    METRICS.entries.labels(name_of(kind)).inc()
                    return entry.seq
                METRICS.conflicts.inc()
                await self.tables.catch_up(live)
            return await self._answered(table, person, key, too_late(live.replica.seq))

    def _judged(self, replica: Replica, person: Person, judge: Judge) -> tuple[int, int]:
        seat = judging.acting(replica, person.id)
        try:
            return judge(replica, seat), seat
        except Problem as problem:
            if problem.refusal is not None:
                METRICS.refusals.inc()
            raise

    async def _answered(self, table: int, person: Person, key: UUID, problem: Problem) -> int:
        """The number of an entry that was stored before, for a client whose answer got lost."""
        async with self.tables.database.connection() as connection:
            number = await rows.answered(connection, table, key, person.id)
        if number is None:
            raise problem
        return number

    async def bot_plays(self, live: LiveTable, seat: int, move: int) -> bool:
        """A bot's move, chosen for the table as it is; False: somebody was faster."""
        entry = next_entry(live.replica, MOVE, move, seat, self.tables.now())
        stored = await self.tables.store(live, entry)
        if stored:
            METRICS.entries.labels(name_of(MOVE)).inc()
        return stored
