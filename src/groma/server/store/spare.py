"""Spare databases: what is stored is tried on a copy beside it, and nobody has to stop."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Final
from urllib.parse import urlsplit

import asyncpg

from .backup import BackupFault, Manifest, backup, restore
from .check import Report, Shelf, check_tables
from .database import CONNECT_SECONDS, connect
from .migrate import MigrationFault, migrations, up_to_date

PREFIX: Final = "groma_spare_"  # then when it was made, and something of its own
LEFT_SECONDS: Final = 24 * 3600  # one so old was left behind by somebody who was killed

_LEFT: Final = f"""
select datname from pg_database
where datname ~ '^{PREFIX}[0-9]+_[0-9a-f]+$' and split_part(datname, '_', 3)::bigint < $1"""


@asynccontextmanager
async def spare(url: str) -> AsyncIterator[str]:
    """An empty database beside another, for as long as the block runs."""
    now = int(time.time())
    name = f"{PREFIX}{now}_{token_hex(6)}"
    connection = await asyncpg.connect(url, timeout=CONNECT_SECONDS)
    try:
        for (left,) in await connection.fetch(_LEFT, now - LEFT_SECONDS):
            await connection.execute(f"drop database if exists {left} with (force)")
        await connection.execute(f"create database {name} template template0")
        try:
            yield urlsplit(url)._replace(path="/" + name).geturl()
        finally:
            await connection.execute(f"drop database {name} with (force)")
    except asyncpg.InsufficientPrivilegeError as problem:
        raise BackupFault(
            "Trying a copy needs a database of its own, and this user may not make one: "
            "alter role NAME createdb"
        ) from problem
    finally:
        await connection.close()


async def try_backup(url: str, path: Path, shelf: Shelf, report: Report) -> Manifest:
    """Put a backup back into a spare database and replay all its tables; a fault if one differs."""
    async with spare(url) as copy:
        manifest = await restore(copy, path)
        if await check_tables(copy, shelf, report):
            raise BackupFault(f"{path} can be put back, but its tables come out differently")
    return manifest


async def check_stored(url: str, shelf: Shelf, report: Report, rebuild: bool = False) -> int:
    """Replay every table of a database of any age: an older one on a copy that is brought along."""
    connection = await connect(url)
    try:
        current = await up_to_date(connection)
        there = await connection.fetchval("select to_regclass('migrations') is not null")
        seen = await connection.fetchval("select count(*) from migrations") if there else 0
    finally:
        await connection.close()
    if current:
        return await check_tables(url, shelf, report, rebuild)
    if rebuild:
        raise MigrationFault("Rows are made again in a database of today: start the server first.")
    report(f"the database has {seen} of {len(migrations())} migrations: a copy of it is checked")
    with TemporaryDirectory(prefix="groma-") as folder:
        file = Path(folder) / "copy.zip"
        await backup(url, file)
        async with spare(url) as copy:
            await restore(copy, file)
            return await check_tables(copy, shelf, report)
