"""The door of a home: what people, bots and clocks do at a table becomes entries, or a problem."""

from collections.abc import Callable
from typing import Final
from uuid import UUID

from groma.table.bots import question, thinks_long
from groma.table.entries import Entry
from groma.table.judging import playing
from groma.table.judging.deeds import Deed, answered, entries_of, gone_on
from groma.table.problems import too_late
from groma.table.proposing import propose
from groma.table.replica import Replica

from ..chance import Chance
from ..people import Person
from ..thinking import Thinking
from .tables import Tables, unpacked

ATTEMPTS: Final = 20  # at what other homes overtake without touching what it is about

Judge = Callable[[Replica], list[Deed]]


class Door:
    """Carries out what somebody wants."""

    def __init__(self, tables: Tables, thinking: Thinking, chance: Chance) -> None:
        self.tables = tables
        self.thinking = thinking
        self.chance = chance

    async def enter(
        self, table: int, judge: Judge, person: Person | None = None, word: str = ""
    ) -> int:
        """What somebody does, if the table allows it as it is; the answer is the entry's number.

        Nobody: a bot or a clock, which lets go if somebody else was faster.
        """
        who = None if person is None else person.id
        live = await self.tables.fresh(table)
        async with live.lock:
            for _ in range(1 if person is None else ATTEMPTS):
                entries = self._judged(live.replica, judge, who, None)
                if await self.tables.append(live, propose(live.replica, entries, word), person):
                    return answered(entries, who)
                await self.tables.catch_up(live)
            raise too_late(live.replica.seq)

    async def enter_at(
        self, table: int, judge: Judge, person: Person, kind: int, seq: int, key: UUID
    ) -> int:
        """What somebody does who saw the table as it was at entry `seq`; with a key of theirs.

        What happened since and left untouched what it is about does not matter. Who repeats it
        with its key is answered as the first time.
        """
        live = await self.tables.fresh(table)
        async with live.lock:
            if seq != live.replica.seq:
                await self.tables.catch_up(live)
            for _ in range(ATTEMPTS):
                replica = live.replica
                before = replica.answer(person.id, key)
                if before is not None:
                    return before
                problem = gone_on(replica, person.id, kind, seq)
                if problem is not None:
                    found = await self._answered(table, person, key)
                    if found is None:
                        raise problem
                    return found
                entries = self._judged(replica, judge, person.id, key)
                if await self.tables.append(live, propose(replica, entries), person):
                    return answered(entries, person.id)
                await self.tables.catch_up(live)
            raise too_late(live.replica.seq)

    def _judged(
        self, replica: Replica, judge: Judge, person: int | None, key: UUID | None
    ) -> list[Entry]:
        return entries_of(replica, judge(replica), self.chance.now(), person, key)

    async def _answered(self, table: int, person: Person, key: UUID) -> int | None:
        """The number of what was stored before with a key, for whom the answer got lost."""
        entries = [unpacked(one) for one in await self.tables.store.entries(table)]
        mine = [one.seq for one in entries if one.person == person.id and one.key == key]
        return max(mine, default=None)

    async def bot_plays(self, table: int) -> int:
        """A bot makes the move that it is to make.

        Who thinks long does so elsewhere, and holds nothing: if something else has happened
        meanwhile, its answer is not wanted any more.
        """
        replica = (await self.tables.fresh(table)).replica
        if thinks_long(replica.header):
            asked = question(replica, playing.bots_seat(replica))
            told = await self.thinking.ask(asked)
            if told.trouble:
                raise RuntimeError(told.trouble)
            if told.known:
                return await self.enter(
                    table, lambda now: playing.bots_answer(now, asked, told.moves[0])
                )
        return await self.enter(table, playing.bots_move)
