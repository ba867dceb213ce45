"""Migrations: numbered SQL files, each carried out once, in order, and never changed after that."""

import re
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

from .database import Connection

LOCK: Final = 0x67726F6D61  # "groma": one node migrates, the others wait
_NAME: Final = re.compile(r"(\d{4})_\w+\.sql")

_LEDGER: Final = """
create table if not exists migrations (
    number int primary key,
    name text not null,
    checksum bytea not null,
    at timestamptz not null default now()
)"""


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


async def migrate(connection: Connection, wanted: list[Migration] | None = None) -> list[str]:
    """Bring the database up to date; the answer names what was done."""
    known = migrations() if wanted is None else wanted
    done: list[str] = []
    if wanted is None and await complete(connection):
        return done  # nothing is written: a database that only reads is enough to start
    await connection.execute("select pg_advisory_lock($1)", LOCK)
    try:
        await connection.execute(_LEDGER)
        present = await _present(connection, known)
        for migration in known[present:]:
            async with connection.transaction():
                await connection.execute(migration.source)
                await connection.execute(
                    "insert into migrations (number, name, checksum) values ($1, $2, $3)",
                    migration.number,
                    migration.name,
                    migration.checksum,
                )
            done.append(migration.name)
    finally:
        await connection.execute("select pg_advisory_unlock($1)", LOCK)
    return done


async def _present(connection: Connection, known: list[Migration]) -> int:
    """How many migrations the database has seen; a fault if they are not ours."""
    rows = await connection.fetch("select name, checksum from migrations order by number")
    if len(rows) > len(known):
        raise MigrationFault(f"the database is newer than this program: {rows[len(known)]['name']}")
    for row, migration in zip(rows, known):
        if row["checksum"] != migration.checksum:
            raise MigrationFault(f"{row['name']} was changed after it was carried out")
    return len(rows)


async def complete(connection: Connection) -> bool:
    """Whether the database has exactly what this program needs."""
    if not await connection.fetchval("select to_regclass('migrations') is not null"):
        return False
    return await _present(connection, migrations()) == len(migrations())


async def up_to_date(connection: Connection) -> bool:
    """Whether the database has all that this program needs.

    While nodes are exchanged one by one it may have more: a program that starts refuses that, one
    that runs goes on.
    """
    there = await connection.fetchval("select to_regclass('migrations') is not null")
    if not there:
        return False
    rows = await connection.fetch("select checksum from migrations order by number")
    known = [migration.checksum for migration in migrations()]
    return [row["checksum"] for row in rows[: len(known)]] == known
