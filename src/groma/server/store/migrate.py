"""Migrations: numbered SQL files, each carried out once, in order, and never changed after that.

From number 11 on they are carried out while people play and nodes of before go on: none waits long
for a lock, and none takes away what an earlier program needs. A file that cannot be so has a line
that begins with `-- Servers stop:` and says why.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

import asyncpg

from .database import CONNECT_SECONDS, Connection

log = logging.getLogger(__name__)

LOCK: Final = 0x67726F6D61  # "groma": one node migrates, the others wait
SERVERS_STOP: Final = "-- Servers stop:"
LAST_WITH_SERVERS_STOPPED: Final = 10
# Who waits for a lock keeps everybody waiting who comes later: so long at most, ...
LOCK_MILLISECONDS: Final = 300
PAUSE_SECONDS: Final = 1.0  # ... then play goes on for this long, before the next try
TRIES: Final = 300
LOOK_SECONDS: Final = 0.2  # how often a node that waits for another looks whether it is done
_NAME: Final = re.compile(r"(\d{4})_\w+\.sql")
_STATEMENT: Final = re.compile(r";\s*\n")
_BY_ITSELF: Final = re.compile(r"^[^-\n]*\bconcurrently\b", re.MULTILINE)

_LEDGER: Final = """
create table if not exists migrations (
    number int primary key,
    name text not null,
    checksum bytea not null,
    at timestamptz not null default now()
)"""
_MARKED: Final = """
select exists (
    select from pg_attribute where attrelid = 'migrations'::regclass and attname = 'additive'
)"""
# Whether a program that does not know a migration may start on what it made.
_MARK: Final = "alter table migrations add column additive boolean not null default false"
_NEWER: Final = """
select name from migrations where number > $1 and not additive order by number limit 1"""
_ENTER: Final = """
insert into migrations (number, name, checksum, additive) values ($1, $2, $3, $4)"""


class Migration:
    """One file."""

    def __init__(self, name: str, source: str) -> None:
        found = _NAME.fullmatch(name)
        if found is None:
            raise ValueError(f"a migration is called 0001_what_for.sql, not {name}")
        self.number = int(found[1])
        self.name = name
        self.source = source
        self.checksum = sha256(source.encode()).digest()
        stops = any(line.startswith(SERVERS_STOP) for line in source.splitlines())
        self.additive = self.number > LAST_WITH_SERVERS_STOPPED and not stops
        # PostgreSQL makes an index beside all writing only outside of a transaction.
        self.by_itself = _BY_ITSELF.search(source) is not None


class MigrationFault(Exception):
    """The database and the files do not belong together."""


@cache
def migrations() -> list[Migration]:
    """All files, in order, as they were when the program began."""
    folder = files("groma.server.store").joinpath("migrations")
    found = [
        Migration(place.name, place.read_text("utf-8"))
        for place in folder.iterdir()
        if place.name.endswith(".sql")
    ]
    found.sort(key=lambda migration: migration.number)
    if [migration.number for migration in found] != list(range(1, len(found) + 1)):
        raise MigrationFault("migrations are numbered 1, 2, 3 ... without a gap")
    return found


async def connect_to_migrate(url: str) -> Connection:
    """A connection whose statements may take as long as they need."""
    return await asyncpg.connect(url, timeout=CONNECT_SECONDS)


async def migrate(connection: Connection, wanted: list[Migration] | None = None) -> list[str]:
    """Bring the database up to date; the answer names what was done."""
    known = migrations() if wanted is None else wanted
    done: list[str] = []
    if wanted is None and await complete(connection):
        return done  # nothing is written: a database that only reads is enough to start
    # Asked for again and again: a statement that waits would keep an index from being made.
    while not await connection.fetchval("select pg_try_advisory_lock($1)", LOCK):
        await asyncio.sleep(LOOK_SECONDS)
    try:
        await connection.execute(_LEDGER)
        if not await connection.fetchval(_MARKED):
            await _patiently(connection, lambda: connection.execute(_MARK), "the ledger")
        for migration in known[await _present(connection, known) :]:
            await _carry_out(connection, migration)
            done.append(migration.name)
    finally:
        await connection.execute("select pg_advisory_unlock($1)", LOCK)
    return done


async def _carry_out(connection: Connection, migration: Migration) -> None:
    """All of it or nothing; what must be by itself statement by statement, and keeps nobody out."""
    if migration.by_itself:
        for statement in filter(None, map(str.strip, _STATEMENT.split(migration.source))):
            await connection.execute(statement)
        await _enter(connection, migration)
        return

    async def whole() -> None:
        await connection.execute(migration.source)
        await _enter(connection, migration)

    await _patiently(connection, whole, migration.name)


async def _enter(connection: Connection, one: Migration) -> None:
    await connection.execute(_ENTER, one.number, one.name, one.checksum, one.additive)


async def _patiently(
    connection: Connection, work: Callable[[], Awaitable[None]], name: str
) -> None:
    """Try until no lock is in the way, and let people play between two tries."""
    for _ in range(TRIES):
        try:
            async with connection.transaction():
                await connection.execute(f"set local lock_timeout = {LOCK_MILLISECONDS}")
                await work()
        except asyncpg.LockNotAvailableError:
            log.warning("somebody holds what a migration changes", extra={"migration": name})
            await asyncio.sleep(PAUSE_SECONDS)
        else:
            return
    raise MigrationFault(f"somebody holds what {name} changes, and does not let go")


async def _present(connection: Connection, known: list[Migration]) -> int:
    """How many of our migrations the database has seen; a fault if they are not ours."""
    await refuse_newer(connection, len(known))
    rows = await connection.fetch("select name, checksum from migrations order by number")
    for row, migration in zip(rows, known):
        if row["checksum"] != migration.checksum:
            raise MigrationFault(f"{row['name']} was changed after it was carried out")
    return len(rows)


async def refuse_newer(connection: Connection, known: int | None = None) -> None:
    """A fault if the database saw a migration after ours that programs of before cannot live with.

    Its ledger says so: whoever carries out a migration enters it there.
    """
    ours = len(migrations()) if known is None else known
    name = await connection.fetchval(_NEWER, ours)
    if name is not None:
        raise MigrationFault(f"the database is newer than this program: {name}")


async def complete(connection: Connection) -> bool:
    """Whether the database has exactly what this program needs."""
    if not await connection.fetchval("select to_regclass('migrations') is not null"):
        return False
    if not await connection.fetchval(_MARKED):
        return False  # programs of before migration 11 did not mark anything
    return await _present(connection, migrations()) == len(migrations())


async def up_to_date(connection: Connection) -> bool:
    """Whether the database has all that this program needs.

    While nodes are exchanged one by one it may have more: a program that runs goes on, and one that
    starts refuses only what was made with all servers stopped.
    """
    there = await connection.fetchval("select to_regclass('migrations') is not null")
    if not there:
        return False
    rows = await connection.fetch("select checksum from migrations order by number")
    known = [migration.checksum for migration in migrations()]
    return [row["checksum"] for row in rows[: len(known)]] == known
