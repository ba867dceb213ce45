"""Acts: what people and bots do at a running table; each becomes an entry, or a problem."""

from collections.abc import Callable
from uuid import UUID

from groma.core.refusals import Refusal

from . import store
from .entries import (
    AGREE,
    ASK,
    DECLINE,
    GATHERING,
    MOVE,
    UNDO,
    Entry,
    name_of,
    now,
)
from .metrics import METRICS
from .people import Person
from .problems import Problem, not_now, not_yours, refused, too_late, wrong
from .replica import Replica
from .tables import Place, Tables


class Doer:
    """Carries out what somebody wants, on one node."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def play(self, table: int, person: Person, seq: int, move: int, key: UUID) -> int:
        """Play a move that was chosen with the table at entry `seq`; the answer is its number."""

        def judge(replica: Replica, seat: int) -> int:
            refusal = replica.playing().state.why_not(seat, move)
            if refusal is not None:
                METRICS.refusals.inc()
                raise refused(refusal)
            return move

        return await self._running(table, person, seq, key, MOVE, judge)

    async def undo(self, table: int, person: Person, seq: int, count: int, key: UUID) -> int:
        """Take back one's own last moves, as far as the rules allow; 0: all of them."""

        def judge(replica: Replica, seat: int) -> int:
            match = replica.playing()
            most, stops = match.undoable(seat)
            if most == 0 or count > most:
                raise refused(Refusal("", stops, {}))
            return len(match.moves) - (count or most)

        return await self._running(table, person, seq, key, UNDO, judge)

    async def ask(self, table: int, person: Person, seq: int, count: int, key: UUID) -> int:
        """Ask all others to take back moves, whoever made them."""

        def judge(replica: Replica, seat: int) -> int:
            match = replica.playing()
            if match.state.over():
                raise not_now("over")
            if not 1 <= count <= len(match.moves):
                raise wrong("count")
            return len(match.moves) - count

        number = await self._running(table, person, seq, key, ASK, judge)
        await self._take_back_if_agreed(table, number)
        return number

    async def agree(self, table: int, person: Person, seq: int, key: UUID) -> int:
        """Agree to a request; the last one to agree takes the moves back."""
        number = await self._running(table, person, seq, key, AGREE, _asked)
        await self._take_back_if_agreed(table, number)
        return number

    async def decline(self, table: int, person: Person, seq: int, key: UUID) -> int:
        """Decline a request, or withdraw one's own."""
        return await self._running(table, person, seq, key, DECLINE, _asked)

    async def _take_back_if_agreed(self, table: int, number: int) -> None:
        """Once everybody agrees, take back; who asked or agreed is answered its own entry."""
        place = await self.tables.place(table)
        async with place.lock:
            replica = place.replica
            request = replica.request
            if request is None or replica.seq != number or replica.voters() - request.agreed:
                return
            entry = next_entry(replica, UNDO, request.keep, request.seat, None)
            await self.tables.store(place, entry)

    async def _running(
        self,
        table: int,
        person: Person,
        seq: int,
        key: UUID,
        kind: int,
        judge: Callable[[Replica, int], int],
    ) -> int:
        """One entry of a seat at a running table; `judge` gives its value, or a problem."""
        place = await self.tables.place(table)
        async with place.lock:
            if seq != place.replica.seq or place.behind or place.gone:
                await self.tables.catch_up(place)
            replica = place.replica
            seat = replica.seat_of(person.id)
            if seq != replica.seq:
                if seat is None:
                    return await self._answered(table, person, key, not_yours("seat"))
                return await self._answered(table, person, key, too_late(replica.seq))
            if seat is None:
                raise not_yours("seat")
            before = replica.answer(person.id, key)
            if before is not None:
                return before
            if replica.header.status == GATHERING or replica.match is None:
                raise not_now("gathering")
            if replica.header.seats[seat].away:
                raise not_now("stand-in")
            entry = next_entry(replica, kind, judge(replica, seat), seat, person, key)
            if not await self.tables.store(place, entry):
                METRICS.conflicts.inc()
                await self.tables.catch_up(place)
                return await self._answered(table, person, key, too_late(place.replica.seq))
            METRICS.entries.labels(name_of(kind)).inc()
            return entry.seq

    async def _answered(self, table: int, person: Person, key: UUID, problem: Problem) -> int:
        """The number of an entry that was stored before, for a client whose answer got lost."""
        async with self.tables.database.connection() as connection:
            number = await store.answered(connection, table, key, person.id)
        if number is None:
            raise problem
        return number

    async def bot_plays(self, place: Place, seat: int, move: int) -> bool:
        """A bot's move, chosen for the table as it is; False: somebody was faster."""
        replica = place.replica
        entry = next_entry(replica, MOVE, move, seat, None)
        stored = await self.tables.store(place, entry)
        if stored:
            METRICS.entries.labels(name_of(MOVE)).inc()
        return stored


def _asked(replica: Replica, seat: int) -> int:
    if replica.request is None:
        raise not_now("nobody-asks")
    return 0


def next_entry(
    replica: Replica,
    kind: int,
    value: int,
    seat: int | None,
    person: Person | None,
    key: UUID | None = None,
) -> Entry:
    """The next entry of a table."""
    who = None if person is None else person.id
    if person is not None:
        name: str | None = person.name
    elif seat is not None and kind != MOVE:
        name = replica.header.seats[seat].name
    else:
        name = None
    return Entry(replica.header.id, replica.seq + 1, kind, value, seat, who, name, now(), key)
