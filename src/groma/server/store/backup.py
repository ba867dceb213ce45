"""Backups: all that is ours in a database as one file, taken while people play."""

import errno
import os
import struct
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import IO, Any, Final

import asyncpg
import msgspec

from groma import __version__

from . import catalogue
from .database import CONNECT_SECONDS, Connection
from .migrate import Migration, migrate, migrations

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"
LEVEL: Final = 1  # of compression: higher ones save little and take much longer
PIECE: Final = 1 << 20
_FORM: Final[dict[str, str]] = {"format": "text", "encoding": "UTF8"}
# How values are written as text must not depend on the settings of a server.
_SESSION: Final = {
    "DateStyle": "ISO, YMD",
    "IntervalStyle": "postgres",
    "TimeZone": "UTC",
    "bytea_output": "hex",
    "extra_float_digits": "1",
    "statement_timeout": "0",
    "idle_in_transaction_session_timeout": "0",
}


# What is wrong with a disk or a folder, not with a connection.
_OF_FILES: Final = {
    *(errno.ENOENT, errno.ENOTDIR, errno.EISDIR, errno.EACCES, errno.EPERM, errno.EROFS),
    *(errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.ENAMETOOLONG),
}


class BackupFault(Exception):
    """Why a backup cannot be made, read or put back."""


class Ran(msgspec.Struct, frozen=True):
    """A migration that the database had seen."""

    number: int
    name: str
    checksum: str


class Part(msgspec.Struct, frozen=True):
    """The rows of one table, as PostgreSQL's COPY writes them as text."""

    table: str
    columns: list[str]
    rows: int
    size: int
    sha256: str

    @property
    def file(self) -> str:
        """What the part is called in the backup."""
        return f"{self.table}.copy"


class Manifest(msgspec.Struct, frozen=True):
    """What is in a backup."""

    format: int
    program: str
    at: datetime
    migrations: list[Ran]
    parts: list[Part]
    sequences: dict[str, int]

    @property
    def rows(self) -> int:
        """How many rows there are in all."""
        return sum(part.rows for part in self.parts)


# ---- making one ----------------------------------------------------------------------------------


async def backup(url: str, path: Path) -> Manifest:
    """Write everything as it is at one moment; nobody has to stop."""
    if path.exists():
        raise BackupFault(f"there is already something at {path}")
    unfinished = path.with_name(path.name + ".part")
    connection = await _connect(url)
    try:
        manifest = await _bundle(connection, unfinished)
        unfinished.rename(path)
    except OSError as problem:
        if problem.errno in _OF_FILES:
            raise BackupFault(f"{path} cannot be written: {problem.strerror}") from problem
        raise
    finally:
        with suppress(OSError):
            unfinished.unlink()
        await connection.close()
    return manifest


async def _bundle(connection: Connection, path: Path) -> Manifest:
    """The file, safe on the disk."""
    with open(path, "wb", opener=_private) as file:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=LEVEL) as bundle:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                manifest = await _write(connection, bundle)
        file.flush()
        os.fsync(file.fileno())
    return manifest


async def _write(connection: Connection, bundle: zipfile.ZipFile) -> Manifest:
    if await connection.fetchval("select to_regclass('migrations') is null"):
        raise BackupFault("this is no database of Groma: it has no migrations")
    rows = await connection.fetch("select number, name, checksum from migrations order by number")
    ran = [Ran(row["number"], row["name"], row["checksum"].hex()) for row in rows]
    at = await connection.fetchval("select now()")
    parts = [await _part(connection, bundle, one) for one in await catalogue.tables(connection)]
    # They do not belong to the snapshot: read last, they are never behind the rows.
    numbers = await catalogue.sequences(connection)
    manifest = Manifest(FORMAT, __version__, at.astimezone(UTC), ran, parts, numbers)
    bundle.writestr(MANIFEST, msgspec.json.format(msgspec.json.encode(manifest), indent=1))
    return manifest


async def _part(connection: Connection, bundle: zipfile.ZipFile, one: catalogue.Columns) -> Part:
    name = f"{one.name}.copy"
    columns = ", ".join(catalogue.quoted(column) for column in one.columns)
    query = f"select {columns} from {catalogue.quoted(one.name)}"
    with bundle.open(name, "w", force_zip64=True) as file:
        counted = _Counted(file)
        status = await connection.copy_from_query(query, output=counted.write, **_FORM)
    return Part(one.name, one.columns, _rows(status), counted.size, counted.hash.hexdigest())


class _Counted:
    """Counts and sums up what goes through."""

    def __init__(self, file: IO[bytes]) -> None:
        self.file = file
        self.size = 0
        self.hash = sha256()

    async def write(self, piece: bytes) -> None:
        self.size += len(piece)
        self.hash.update(piece)
        self.file.write(piece)


# ---- reading one ---------------------------------------------------------------------------------


def verify(path: Path) -> Manifest:
    """Read a whole backup; BackupFault if a single bit is not as it was written."""
    with _opened(path) as bundle:
        manifest = _manifest(bundle)
        for part in manifest.parts:
            whole = sha256()
            size = 0
            with bundle.open(part.file) as file:
                while piece := file.read(PIECE):
                    whole.update(piece)
                    size += len(piece)
            if whole.hexdigest() != part.sha256 or size != part.size:
                raise BackupFault(f"{path} is damaged: {part.file} is not what was written")
    return manifest


# What reading a damaged bundle can end in.
_DAMAGE: Final = (
    *(zipfile.BadZipFile, zlib.error, msgspec.MsgspecError, EOFError, struct.error),
    *(LookupError, ValueError, TypeError, RuntimeError, OverflowError, OSError),
)


@contextmanager
def _opened(path: Path) -> Iterator[zipfile.ZipFile]:
    try:
        with zipfile.ZipFile(path) as bundle:
            yield bundle
    except FileNotFoundError:
        raise BackupFault(f"there is no {path}") from None
    except _DAMAGE as bad:
        raise BackupFault(f"{path} is damaged, or no backup: {bad}") from bad


def _manifest(bundle: zipfile.ZipFile) -> Manifest:
    content = bundle.read(MANIFEST)
    number = msgspec.json.decode(content)["format"]
    if number != FORMAT:
        raise BackupFault(f"the backup has format {number}, this program reads {FORMAT}")
    return msgspec.json.decode(content, type=Manifest)


# ---- putting one back ----------------------------------------------------------------------------


async def restore(url: str, path: Path) -> Manifest:
    """Fill an empty database from a backup, all or nothing, and bring it up to date."""
    manifest = verify(path)
    past = _past(manifest)
    connection = await _connect(url)
    try:
        await _must_be_fresh(connection, len(past))
        await migrate(connection, past)
        async with connection.transaction():
            with zipfile.ZipFile(path) as bundle:
                await _fill(connection, manifest, bundle)
        await connection.execute("analyze")
        await migrate(connection)
    finally:
        await connection.close()
    return manifest


def _past(manifest: Manifest) -> list[Migration]:
    """The migrations that the backup had seen, which must be ours."""
    known = migrations()
    if len(manifest.migrations) > len(known):
        newest = manifest.migrations[-1].name
        raise BackupFault(f"the backup is newer than this program: {newest}")
    for ran, migration in zip(manifest.migrations, known):
        if ran.checksum != migration.checksum.hex():
            raise BackupFault(f"the backup was made with another {migration.name}")
    return known[: len(manifest.migrations)]


async def _must_be_fresh(connection: Connection, past: int) -> None:
    found = await catalogue.tables(connection)
    await _must_be_empty(connection, found)
    if await connection.fetchval("select to_regclass('migrations') is not null"):
        seen = await connection.fetchval("select count(*) from migrations")
        if seen > past:
            raise BackupFault("the backup is older than the database: restore it in an empty one")
    elif found:
        raise BackupFault(f"the database is not empty: there is a table {found[0].name}")


async def _must_be_empty(connection: Connection, found: list[catalogue.Columns]) -> None:
    for one in found:
        if await connection.fetchval(f"select exists (select from {catalogue.quoted(one.name)})"):
            raise BackupFault(f"the database is not empty: there are {one.name}")


async def _fill(connection: Connection, manifest: Manifest, bundle: zipfile.ZipFile) -> None:
    found = await catalogue.tables(connection)
    there = {one.name: set(one.columns) for one in found}
    if there != {part.table: set(part.columns) for part in manifest.parts}:
        raise BackupFault("the tables of the backup are not those that its migrations make")
    names = ", ".join(catalogue.quoted(one.name) for one in found)
    await connection.execute(f"lock table {names} in exclusive mode")
    await _must_be_empty(connection, found)
    parts = {part.table: part for part in manifest.parts}
    for one in found:
        part = parts[one.name]
        with bundle.open(part.file) as file:
            status = await connection.copy_to_table(
                one.name, columns=part.columns, source=_pieces(file), **_FORM
            )
        if _rows(status) != part.rows:
            raise BackupFault(f"{_rows(status)} of {part.rows} {one.name} were put back")
    for name, last in manifest.sequences.items():
        if last:
            await connection.execute("select setval($1::text::regclass, $2)", name, last)


async def _pieces(file: IO[bytes]) -> Any:
    while piece := file.read(PIECE):
        yield piece


# ---- small things --------------------------------------------------------------------------------


async def _connect(url: str) -> Connection:
    """A connection whose statements may take as long as they need."""
    return await asyncpg.connect(url, timeout=CONNECT_SECONDS, server_settings=_SESSION)


def _rows(status: str) -> int:
    return int(status.removeprefix("COPY "))


def _private(path: str, flags: int) -> int:
    """A file for its owner alone: it holds what people keep to themselves."""
    return os.open(path, flags, 0o600)
