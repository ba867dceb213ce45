"""Vacations: tables are told of the holidays of their people, where that stops a clock."""

import asyncio
import logging
from typing import Final

import asyncpg

from groma.table.clock import DAY
from groma.table.ids import written
from groma.table.problems import Problem

from ..store.database import LOST
from .node import Node

log = logging.getLogger(__name__)

LOOK_SECONDS: Final = 5.0
BATCH: Final = 50

# Of one that is over, only those learn that believe it lasts longer.
_DUE: Final = f"""
select h.id, h.person, h.begins, h.ends, s.table_id
from holidays h join seats s on s.person = h.person join tables t on t.id = s.table_id
    left join holidays_told d on d.holiday = h.id and d.table_id = t.id
where t.status = 1 and t.allowance >= {DAY}
    and case when d.ends is null then h.ends > now() else d.ends <> h.ends end
order by h.id limit $1"""

_TOLD: Final = """
insert into holidays_told (table_id, holiday, ends) values ($1, $2, $3)
on conflict (table_id, holiday) do update set ends = excluded.ends"""


class Vacations:
    """Makes entries out of people's holidays."""

    def __init__(self, node: Node) -> None:
        self.node = node

    async def run(self) -> None:
        """Look until cancelled."""
        while True:
            try:
                if await self.tell() == BATCH:
                    continue
            except (*LOST, asyncpg.PostgresError) as problem:
                log.warning("could not tell of holidays: %s", problem)
            await asyncio.sleep(LOOK_SECONDS)

    async def tell(self) -> int:
        """Tell some tables; the answer is how many. One that knows it already makes no entry."""
        due = await self.node.database.rows(_DUE, BATCH)
        for holiday, person, begins, ends, table in due:
            try:
                await self.node.door.holiday(table, person, begins, ends)
            except Problem as problem:
                log.info("table %s: %s %s", written(table), problem.kind, problem.facts)
                if problem.kind == "too-late":
                    continue  # somebody was faster: next time
            await self.node.database.run(_TOLD, table, holiday, ends)
        return len(due)
