"""The door: what people, bots and clocks do at a table; all of it becomes entries, or a problem."""

import time
from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Final
from uuid import UUID

from groma.table.bots import question, somebody_sits, thinks_long
from groma.table.entries import (
    AGREE,
    ASK,
    DECLINE,
    MOVE,
    ONE_TABLE,
    OPEN,
    UNDO,
    Entry,
    Opening,
    name_of,
)
from groma.table.judging import claims, holidays, house, playing, seats, votes
from groma.table.judging.claims import Claimant
from groma.table.judging.deeds import Deed, answered, entries_of, gone_on
from groma.table.problems import Problem, too_late
from groma.table.proposing import propose
from groma.table.replica import Replica
from groma.table.texts import Texts

from ..metrics import METRICS
from ..people.accounts import Person
from ..people.budgets import BOTS_SECONDS
from ..people.sanctions import absent
from ..people.spending import Spending
from ..store import rows
from ..store.stamps import new_id
from ..tracing import span
from .house import House
from .tables import Tables
from .thinker import Thinker

ATTEMPTS: Final = 20  # at what others overtake without touching what it is about

Judge = Callable[[Replica], list[Deed]]


class Door:
    """Carries out what somebody wants, on one node."""

    def __init__(self, tables: Tables, spending: Spending, house: House) -> None:
        self.tables = tables
        self.spending = spending
        self.house = house
        self.thinker = Thinker()

    # ---- at a running table ---------------------------------------------------------------------

    async def play(self, table: int, person: Person, seq: int, moves: list[int], key: UUID) -> int:
        """Play moves that were chosen with the table at entry `seq`: all of them, or none.

        The answer is the number of the last one.
        """
        return await self._enter(
            table, lambda replica: playing.play(replica, person.id, moves), person, MOVE, seq, key
        )

    async def undo(self, table: int, person: Person, seq: int, count: int, key: UUID) -> int:
        """Take back one's own last moves, as far as the rules allow; 0: all of them."""
        return await self._enter(
            table, lambda replica: playing.undo(replica, person.id, count), person, UNDO, seq, key
        )

    async def ask(self, table: int, person: Person, seq: int, count: int, key: UUID) -> int:
        """Ask all others to take back moves, whoever made them."""
        return await self._enter(
            table, lambda replica: votes.ask(replica, person.id, count), person, ASK, seq, key
        )

    async def agree(self, table: int, person: Person, seq: int, key: UUID) -> int:
        """Agree to a request; the last one to agree makes it happen."""
        return await self._enter(
            table, lambda replica: votes.agree(replica, person.id), person, AGREE, seq, key
        )

    async def decline(self, table: int, person: Person, seq: int, key: UUID) -> int:
        """Decline a request, or withdraw one's own."""
        return await self._enter(
            table, lambda replica: votes.decline(replica, person.id), person, DECLINE, seq, key
        )

    async def propose_end(self, table: int, person: Person) -> int:
        """Ask all others to end the game here."""
        return await self._enter(
            table, lambda replica: votes.propose_end(replica, person.id), person
        )

    # ---- who sits where -------------------------------------------------------------------------

    async def open(self, opening: Opening, person: Person, texts: Texts) -> int:
        """A new table; the answer is its number."""
        self.house.check_open()
        table = new_id()
        entry = Entry(table, 0, OPEN, 0, None, person.id, self.tables.now(), None, opening)
        async with self.tables.database.transaction() as connection:
            await rows.create(connection, entry, texts)
        METRICS.entries.labels(name_of(OPEN)).inc()
        return table

    async def sit(self, table: int, person: Person, seat: int | None, word: str) -> int:
        """Sit down at a table that gathers; without a number on any free seat."""
        return await self._enter(
            table, lambda replica: seats.sit(replica, person.id, seat), person, word=word
        )

    async def leave(self, table: int, person: Person) -> int:
        """Get up: from a table that gathers, or for good from one that runs, to a bot."""
        gathering = (await self.tables.fresh(table)).replica.gathering
        return await self._enter(
            table,
            lambda replica: seats.leave(replica, person.id, gathering),
            person,
            leaves=True,
        )

    async def seat_bot(self, table: int, person: Person, seat: int, bot: str) -> int:
        """The host gives a bot a seat before the start."""
        return await self._enter(
            table, lambda replica: seats.seat_bot(replica, person.id, seat, bot), person
        )

    async def remove(self, table: int, person: Person, seat: int) -> int:
        """The host makes a seat free before the start."""
        return await self._enter(
            table, lambda replica: seats.remove(replica, person.id, seat), person
        )

    async def swap(self, table: int, person: Person, seat: int, other: int) -> int:
        """Two seats change places before the start."""
        return await self._enter(
            table, lambda replica: seats.swap(replica, person.id, seat, other), person
        )

    async def start(self, table: int, person: Person) -> int:
        """Begin the game; the host does it when every seat is taken."""
        return await self._enter(table, lambda replica: seats.start(replica, person.id), person)

    async def close(self, table: int, person: Person) -> int:
        """Call off a table that has not started."""
        return await self._enter(
            table, lambda replica: seats.close(replica, person.id), person, leaves=True
        )

    async def come_back(self, table: int, person: Person) -> int:
        """Take one's own seat back from the bot that stands in."""
        return await self._enter(table, lambda replica: seats.come_back(replica, person.id), person)

    # ---- claims ---------------------------------------------------------------------------------

    async def claim(self, table: int, person: Person, seat: int, shares: bool) -> int:
        """Ask for the seat of somebody who is away.

        `shares`: whether who asks comes from where somebody else came who has a seat there.
        """
        claimant = Claimant(person.id, not person.guest, shares)
        return await self._enter(
            table, lambda replica: claims.claim(replica, claimant, seat), person
        )

    async def admit(self, table: int, person: Person, seat: int) -> int:
        """Let somebody take over a seat."""
        await self._let_nobody_wait_in_vain(table)
        return await self._enter(
            table, lambda replica: claims.admit(replica, person.id, seat), person
        )

    async def turn_away(self, table: int, person: Person, seat: int) -> int:
        """Let somebody not take over a seat."""
        return await self._enter(
            table, lambda replica: claims.turn_away(replica, person.id, seat), person
        )

    async def grace_is_over(self, table: int) -> int:
        """Who has waited long enough sits down."""
        await self._let_nobody_wait_in_vain(table)
        return await self._enter(
            table, lambda replica: claims.grace_is_over(replica, self.tables.now())
        )

    async def _let_nobody_wait_in_vain(self, table: int) -> None:
        """Who was banned since, or has left for good, waits for no seat."""
        waiting = (await self.tables.fresh(table)).replica.header.claims.values()
        for person in await absent(self.tables.database, [one.person for one in waiting]):
            await self._enter(table, partial(claims.waits_no_more, person=person))

    # ---- bots and clocks ------------------------------------------------------------------------

    async def bot_plays(self, table: int) -> int:
        """A bot makes the move that it is to make; the answer is its number.

        Who thinks long does so beside this loop, and holds nothing: if something else has happened
        meanwhile, say that somebody took back a move, its answer is not wanted any more.
        """
        if thinks_long((await self.tables.find(table)).replica.header):
            replica = (await self.tables.fresh(table)).replica
            alone = not somebody_sits(replica.header)
            asked = question(replica, playing.bots_seat(replica))
            with span("think", **{"groma.game": replica.game.name}):
                told = await self.thinker.ask(asked)
            METRICS.bot_seconds.inc(told.seconds)
            if alone:
                spent = told.seconds / BOTS_SECONDS
                await self.spending.charge("bots", spent, person=replica.header.host)
            if told.trouble:
                raise RuntimeError(told.trouble)
            if told.known:
                return await self._enter(
                    table, lambda now: playing.bots_answer(now, asked, told.moves[0])
                )

        def chosen(replica: Replica) -> list[Deed]:
            begun = time.perf_counter()
            with span("think", **{"groma.game": replica.game.name}):
                deeds = playing.bots_move(replica)
            METRICS.bot_seconds.inc(time.perf_counter() - begun)
            return deeds

        return await self._enter(table, chosen)

    async def time_is_up(self, table: int) -> int:
        """A seat has used up its time: a bot takes it."""
        return await self._enter(
            table, lambda replica: playing.time_is_up(replica, self.tables.now())
        )

    async def holiday(self, table: int, person: int, begins: datetime, ends: datetime) -> int:
        """The owner of a seat is away for a while."""
        return await self._enter(
            table, lambda replica: holidays.holiday(replica, person, begins, ends)
        )

    async def remind(self, table: int) -> int:
        """A seat is reminded of its time."""
        return await self._enter(table, lambda replica: playing.remind(replica, self.tables.now()))

    # ---- whoever runs the server ----------------------------------------------------------------

    async def pause(self, table: int, why: int = ONE_TABLE) -> int:
        """Nothing is played at a table from now on, and its clock stands still."""
        return await self._enter(
            table, lambda replica: house.pause(replica, why), attempts=ATTEMPTS
        )

    async def resume(self, table: int, why: int = ONE_TABLE) -> int:
        """Play goes on; where it paused for that alone."""
        return await self._enter(
            table, lambda replica: house.resume(replica, why), attempts=ATTEMPTS
        )

    async def end(self, table: int) -> int:
        """End a game without a winner, or call off a table that has not begun."""
        return await self._enter(table, house.end, attempts=ATTEMPTS)

    async def give_up(self, table: int, since: datetime) -> int:
        """End a table to which nobody has come since then."""
        return await self._enter(table, lambda replica: house.give_up(replica, since))

    # ---- all of them ----------------------------------------------------------------------------

    async def _enter(
        self,
        table: int,
        judge: Judge,
        person: Person | None = None,
        kind: int = -1,
        seq: int | None = None,
        key: UUID | None = None,
        word: str = "",
        attempts: int = 0,
        leaves: bool = False,  # which one may at any time, also while the server is worked on
    ) -> int:
        """What somebody does; if with a `seq`, then it is meant for the table as it was then.

        What happened since and left untouched what it is about does not matter: nobody is refused
        a move because somebody else asked for something. The answer is the number of the last
        entry that whoever asked has made.
        """
        tries = attempts or (1 if person is None else ATTEMPTS)  # a worker that is late lets go
        asks = tries > 1 and seq is None  # what it saw is not known: look first
        live = await (self.tables.fresh(table) if asks else self.tables.find(table))
        async with live.lock:
            if not self.tables.sure(live) or live.gone or seq not in (None, live.replica.seq):
                await self.tables.catch_up(live)
            for _ in range(tries):
                replica = live.replica
                if person is not None and key is not None and seq is not None:
                    before = replica.answer(person.id, key)
                    if before is not None:
                        return before
                    problem = gone_on(replica, person.id, kind, seq)
                    if problem is not None:
                        return await self._answered(table, person, key, problem)
                if person is not None and not leaves:
                    self.house.check_open()
                deeds = self._judged(replica, judge)
                who = None if person is None else person.id
                entries = entries_of(replica, deeds, self.tables.now(), who, key)
                proposal = propose(replica, entries, word)
                if await self.tables.store(live, proposal, person):
                    for entry in entries:
                        METRICS.entries.labels(name_of(entry.kind)).inc()
                    return answered(entries, who)
                METRICS.conflicts.inc()
                await self.tables.catch_up(live)
            late = too_late(live.replica.seq)
            if person is None or key is None:
                raise late
            return await self._answered(table, person, key, late)

    def _judged(self, replica: Replica, judge: Judge) -> list[Deed]:
        try:
            with span("judge", **{"groma.game": replica.game.name}):
                return judge(replica)
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
