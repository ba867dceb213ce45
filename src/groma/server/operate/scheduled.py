"""Backups on a schedule: one a day, put back and replayed before it counts, the oldest go."""

import asyncio
import logging
import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import asyncpg

from groma.settings import SETTINGS

from ..metrics import METRICS
from ..store.backup import BackupFault
from ..store.chores import is_time, not_done, went_well
from ..store.database import LOST, Database

log = logging.getLogger(__name__)

CHORE: Final = "backup"
LOOK_SECONDS: Final = 600.0
NICE: Final = 15  # it has all night; bots and clocks have not
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
    except (OSError, BackupFault) as problem:
        METRICS.backups.labels("failed").inc()
        log.error("backup failed: %s", problem)
        await not_done(database, CHORE)
    else:
        METRICS.backups.labels("tried").inc()
        METRICS.backup_at.set_to_current_time()
        await went_well(database, CHORE)
        log.info("backup tried", extra={"file": made.name, "bytes": made.stat().st_size})


async def make(url: str, folder: Path, kept: int) -> Path:
    """Write a backup, try it, and let only the newest stay."""
    file = folder / datetime.now(UTC).strftime(NAME)
    try:
        await _written_and_tried(url, file)
    except BaseException:
        if file.exists():  # kept for whoever looks; never counted as a backup
            file.rename(file.with_suffix(".bad"))
        raise
    for old in sorted(folder.glob(PATTERN))[:-kept]:
        old.unlink()
    return file


async def _written_and_tried(url: str, file: Path) -> None:
    """`groma backup --verify` in a process of its own: replaying all tables takes its time."""
    command = [sys.executable, "-m", "groma", "backup", "--verify", str(file)]
    process = await asyncio.create_subprocess_exec(
        *command,
        env={**os.environ, SETTINGS["database"].variable: url},
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
        preexec_fn=lambda: os.nice(NICE),
    )
    try:
        _, told = await process.communicate()
    except asyncio.CancelledError:
        process.terminate()
        await process.wait()
        raise
    if process.returncode:
        raise BackupFault(told.decode(errors="replace").strip())
