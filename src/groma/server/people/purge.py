"""The purge: once a day what nobody comes back for goes, a little at a time."""

import asyncio
import logging
from typing import Final

import asyncpg

from ..store.chores import is_time
from ..store.database import LOST, Database
from .attempts import FORGET_HOURS
from .devices import DAYS as DEVICE_DAYS
from .leaving import WIPED
from .origins import KEPT_DAYS as ORIGIN_DAYS

log = logging.getLogger(__name__)

GUEST_DAYS: Final = 90
HIT_DAYS: Final = 7  # who came to the end of a budget
HERE_DAYS: Final = 2  # how many streams were open
TOLD_DAYS: Final = 7  # announcements, after their end
BATCH: Final = 500
LOOK_SECONDS: Final = 600.0
BREATH: Final = 0.1  # seconds between two batches: others use the database, too

# Guests who have not been seen for long and have no seat and no table; what they wrote goes along.
_GUESTS: Final = f"""
select p.id from people p
where p.account is null and p.left_at is null
    and p.created_at < now() - interval '{GUEST_DAYS} days'
    and not exists (
        select from logins l where l.person = p.id
        and (l.seen > current_date - {GUEST_DAYS} or l.label is not null and l.expires_at > now())
    )
    and not exists (select from seats s where s.person = p.id)
    and not exists (select from tables t where t.host = p.id)
limit {BATCH} for update of p skip locked"""

# A log-in that ended stays for a day, so that every node notices.
_ENDED: Final = {
    "logins": "expires_at < now() - interval '1 day' or revoked_at < now() - interval '1 day'",
    "invitations": "expires_at < now()",
    "resets": "expires_at < now()",
    "challenges": "expires_at < now()",
    "attempts": f"at < now() - interval '{FORGET_HOURS} hours'",
    "origins": f"""table_id in (
        select id from tables where ended_at < now() - interval '{ORIGIN_DAYS} days'
    )""",
    "devices": f"seen < current_date - {DEVICE_DAYS}",
    "looks": "until < now()",
    "hits": f"day < current_date - {HIT_DAYS}",
    "streams_open": f"at < now() - interval '{HERE_DAYS} days'",
    "announcements": f"ends < now() - interval '{TOLD_DAYS} days'",
}


async def run(database: Database) -> None:
    """Purge once a day, whichever worker is first, until cancelled."""
    while True:
        try:
            if await is_time(database, "purge"):
                log.info("purged: %s", await purge(database))
        except (*LOST, asyncpg.PostgresError) as problem:
            log.warning("could not purge: %s", problem)
        await asyncio.sleep(LOOK_SECONDS)


async def purge(database: Database) -> dict[str, int]:
    """All that is to go; the answer is how much of each."""
    gone = {"guests": 0}
    while count := await _guests(database):
        gone["guests"] += count
        await asyncio.sleep(BREATH)
    for table, ended in _ENDED.items():
        gone[table] = 0
        while count := await _ended(database, table, ended):
            gone[table] += count
            await asyncio.sleep(BREATH)
    return gone


async def _guests(database: Database) -> int:
    async with database.transaction() as connection:
        people = [row[0] for row in await connection.fetch(_GUESTS)]
        for table, column in (*WIPED, ("people", "id")) if people else ():
            await connection.execute(f"delete from {table} where {column} = any($1)", people)
    return len(people)


async def _ended(database: Database, table: str, ended: str) -> int:
    rows = await database.rows(
        f"""delete from {table} where ctid in (
            select ctid from {table} where {ended} limit {BATCH} for update skip locked
        ) returning 1"""
    )
    return len(rows)
