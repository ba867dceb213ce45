"""Backups on a schedule: one a day, put back and replayed before it counts, the oldest go."""

import asyncio
import logging
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import asyncpg

from groma.core.game import versions

from ..metrics import METRICS
from ..store.backup import BackupFault, backup
from ..store.chores import is_time, not_done
from ..store.database import LOST, Database
from ..store.migrate import MigrationFault
from ..store.spare import try_backup

log = logging.getLogger(__name__)

CHORE: Final = "backup"
LOOK_SECONDS: Final = 600.0
NAME: Final = "groma-%Y-%m-%dT%H%M%SZ.zip"
PATTERN: Final = "groma-????-??-??T??????Z.zip"


async def run(database: Database, folder: Path | None, kept: int) -> None:
    """Make one a day, whichever worker is first, until cancelled."""
    while True:
        try:
            if folder is not None and await is_time(database, CHORE):
                await _make(database, folder, kept)
        except (*LOST, asyncpg.PostgresError) as problem:
            log.warning("could not look whether a backup is due: %s", problem)
        await asyncio.sleep(LOOK_SECONDS)


async def _make(database: Database, folder: Path, kept: int) -> None:
    """One backup; if it fails it is due again, and somebody must see that."""
    try:
        made = await make(database.url, folder, kept)
    except (*LOST, asyncpg.PostgresError, BackupFault, MigrationFault) as problem:
        METRICS.backups.labels("failed").inc()
        log.error("backup failed: %s", problem)
        await not_done(database, CHORE)
    else:
        METRICS.backups.labels("tried").inc()
        METRICS.backup_at.set_to_current_time()
        log.info("backup tried", extra={"file": made.name, "bytes": made.stat().st_size})


async def make(url: str, folder: Path, kept: int) -> Path:
    """Write a backup, try it, and let only the newest stay."""
    file = folder / datetime.now(UTC).strftime(NAME)
    await backup(url, file)
    try:
        await try_backup(url, file, versions(), log.info)
    except BaseException:
        file.rename(file.with_suffix(".bad"))  # kept for whoever looks; never counted as a backup
        raise
    for old in sorted(folder.glob(PATTERN))[:-kept]:
        old.unlink()
    return file
