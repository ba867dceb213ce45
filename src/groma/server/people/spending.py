"""Spending: the budgets that all processes count together, in the database."""

import time
from typing import Final

from ..store.database import Database
from ..store.keys import Key
from .budgets import BUDGETS
from .hits import Hits
from .limits import CACHE_MOST, JITTER

# All of what is asked is taken, or nothing: the answer is how many seconds are missing.
_SPEND: Final = """
with asked as (
    select * from unnest($1::bytea[], $2::float8[], $3::float8[]) as a(key, costs, most)
),
held as materialized (
    select key, until from spent where key = any($1) order by key for update
),
after as materialized (
    select a.key, a.most,
        greatest(coalesce(h.until, now()), now()) + make_interval(secs => a.costs) as until
    from asked a left join held h on h.key = a.key
),
missing as materialized (
    select key, extract(epoch from until - now())::float8 - most as seconds from after
),
taken as (
    insert into spent (key, until) select key, until from after
    where not exists (select from missing where seconds > $4)
    on conflict (key) do update set until = excluded.until
)
select key, seconds from missing where seconds > $4 order by seconds desc limit 1"""

# So much is taken, whether it is there or not.
_CHARGE: Final = """
insert into spent (key, until)
    select key, now() + make_interval(secs => costs)
    from unnest($1::bytea[], $2::float8[]) as a(key, costs) order by key
on conflict (key) do update
    set until = greatest(spent.until, now()) + (excluded.until - now())"""


class Spending:
    """What people, addresses and tables spend, on all nodes."""

    def __init__(self, database: Database, scale: float = 1.0, hits: Hits | None = None) -> None:
        self.database = database
        self.hits = hits or Hits()
        self.scale = scale  # 0: no limits at all
        self._key = Key(database, "spent")
        self._refused: dict[bytes, float] = {}  # until when it is known that nothing is there

    async def spend(self, kind: str, **who: object) -> None:
        """Take one from the budget of each who is named, or complain."""
        asked = {by: whose for by, whose in who.items() if (kind, by) in BUDGETS}
        if not self.scale or not asked:
            return
        await self.prepare()
        marks = {self.mark(kind, by, whose): by for by, whose in asked.items()}
        for mark, by in marks.items():
            seconds = self._refused.get(mark, 0.0) - time.monotonic()
            if seconds > 0:
                raise self.hits.too_much(kind, by, asked[by], seconds)
        limits = [BUDGETS[kind, by] for by in marks.values()]
        row = await self.database.row(
            _SPEND,
            list(marks),
            [1 / one.rate / self.scale for one in limits],
            [one.room(self.scale) for one in limits],
            JITTER,
        )
        if row is not None:
            if len(self._refused) >= CACHE_MOST:
                self._refused.clear()
            self._refused[row["key"]] = time.monotonic() + row["seconds"]
            by = marks[row["key"]]
            raise self.hits.too_much(kind, by, asked[by], row["seconds"])

    async def charge(self, kind: str, amount: float, **who: object) -> None:
        """Take what somebody has cost already, whether it is there or not."""
        asked = {by: whose for by, whose in who.items() if (kind, by) in BUDGETS}
        if not self.scale or not asked:
            return
        await self.prepare()
        await self.database.run(
            _CHARGE,
            [self.mark(kind, by, whose) for by, whose in asked.items()],
            [amount / BUDGETS[kind, by].rate / self.scale for by in asked],
        )

    async def prepare(self) -> None:
        """Know the key with which marks are made."""
        await self._key.ready()

    def mark(self, kind: str, by: str, whose: object) -> bytes:
        """What stands for somebody: nobody can tell from it who it is."""
        return self._key.mark(f"{kind} {by} {whose}")

    async def sweep(self) -> None:
        """Forget what is there again, and mail addresses that nobody confirmed in a day."""
        await self.database.run("delete from spent where until < now()")
        await self.database.run(
            "delete from channels where code is not null and created_at < now() - interval '1 day'"
        )
