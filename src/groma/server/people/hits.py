"""Hits: who came to the end of a budget, how it is told, and what operators read of it."""

import asyncio
import logging
import math
import time
from datetime import datetime, timedelta
from typing import Final

import asyncpg
import msgspec

from groma.table.problems import Problem

from ..metrics import METRICS
from ..store.database import LOST
from ..store.keys import Key

log = logging.getLogger(__name__)

LOG_SECONDS: Final = 10.0
TELL_SECONDS: Final = 10.0
MOST: Final = 1000  # who are told apart between two tellings: nobody can fill the database

# Of people the number is kept, of all others what stands for them.
_TELL: Final = """
insert into hits as h (kind, by, whose, person, times, since, last)
select kind, by, whose, (select id from people where id = person), times, since, last
from unnest(
    $1::text[], $2::text[], $3::bytea[], $4::bigint[], $5::int[], $6::timestamptz[],
    $7::timestamptz[]
) as t(kind, by, whose, person, times, since, last)
on conflict (day, kind, by, whose) do update
    set times = h.times + excluded.times, last = excluded.last"""


class Hit(msgspec.Struct):
    """How often somebody came to the end of a budget, and when."""

    times: int
    since: float
    last: float


class Hits:
    """Those of one process, until they are told."""

    def __init__(self) -> None:
        self._untold: dict[tuple[str, str, object], Hit] = {}

    def too_much(self, kind: str, by: str, whose: object, seconds: float) -> Problem:
        """What somebody is told who has spent a budget; it is noted."""
        count_refusal(kind, by)
        now = time.monotonic()
        known = self._untold.get((kind, by, whose))
        if known is not None:
            known.times += 1
            known.last = now
        elif len(self._untold) < MOST:
            self._untold[kind, by, whose] = Hit(1, now, now)
        return Problem("too-fast", 429, seconds=max(1, math.ceil(seconds)))

    async def run(self, key: Key) -> None:
        """Tell them now and then, until cancelled."""
        while True:
            await asyncio.sleep(TELL_SECONDS)
            try:
                await self.tell(key)
            except (*LOST, asyncpg.PostgresError) as problem:
                log.warning("could not tell of spent budgets: %s", problem)

    async def tell(self, key: Key) -> None:
        """Write down those of which nobody knows yet; addresses and their like as marks alone."""
        if not self._untold:
            return
        await key.ready()
        told, self._untold = self._untold, {}
        await key.database.run(
            _TELL,
            [kind for kind, _, _ in told],
            [by for _, by, _ in told],
            [key.mark(f"{by} {whose}") for _, by, whose in told],
            [whose if by == "person" else None for _, by, whose in told],
            [hit.times for hit in told.values()],
            [_at(key, hit.since) for hit in told.values()],
            [_at(key, hit.last) for hit in told.values()],
        )


def _at(key: Key, then: float) -> datetime:
    return key.database.time.now() - timedelta(seconds=time.monotonic() - then)


class _Refusals:
    """How often what was refused, in the log now and then: nobody can fill it."""

    def __init__(self) -> None:
        self._counted: dict[tuple[str, str], tuple[int, float]] = {}

    def count(self, kind: str, by: str) -> None:
        METRICS.too_much.labels(kind, by).inc()
        times, told = self._counted.get((kind, by), (0, -LOG_SECONDS))
        times += 1
        if time.monotonic() - told >= LOG_SECONDS:
            log.warning("budget spent", extra={"kind": kind, "by": by, "times": times})
            times, told = 0, time.monotonic()
        self._counted[kind, by] = (times, told)


_REFUSALS: Final = _Refusals()


def count_refusal(kind: str, by: str) -> None:
    """Somebody was refused something: a figure and now and then a line, without saying who."""
    _REFUSALS.count(kind, by)
