"""A store in a folder, for notebooks: each table a folder, each deed a file."""

import asyncio
import os
import secrets
import shutil
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import quote, unquote

import msgspec

from groma.table.ids import read, written

LONGEST: Final = 200  # letters of a file's name; nothing is kept under a longer one
GONE: Final = ".gone"  # how a table's folder ends while it is removed
NOTHING: Final = msgspec.Raw(b"null")


class Deed(msgspec.Struct):
    """What was stored together."""

    entries: list[msgspec.Raw]
    texts: msgspec.Raw = NOTHING  # as they were


class Folder:
    """Keeps tables under a path; other processes may do so, too.

    A deed is a file that is named after the number of its first entry. Of two processes one can
    make a file of that name, and the other one learns that it was too late.
    """

    tells = False  # nobody hears of other processes

    def __init__(self, path: str | Path) -> None:
        self.changed: Callable[[int], None] = lambda table: None
        self.path = Path(path)
        self._locks: dict[str, asyncio.Lock] = {}

    # ---- tables ---------------------------------------------------------------------------------

    async def tables(self) -> dict[int, int]:
        """The numbers of all tables, each with the number of its last entry."""
        found: dict[int, int] = {}
        for folder in self._inside("tables"):
            number, deeds = read(folder.name), self._deeds(folder)
            if number is not None and deeds:
                with suppress(FileNotFoundError):  # another process removes it
                    found[number] = _last(deeds[-1])
        return found

    async def entries(self, table: int, since: int = 0) -> list[bytes]:
        """The entries of a table in order."""
        deeds = self._deeds(self._table(table))
        first = max((at for at, deed in enumerate(deeds) if _seq(deed) <= since), default=0)
        found: list[bytes] = []
        for deed in deeds[first:]:
            try:
                entries = _read(deed).entries
            except FileNotFoundError:  # another process removes the table
                return []
            found += [bytes(one) for one in entries[max(0, since - _seq(deed)) :]]
        return found

    async def texts(self, table: int) -> bytes | None:
        """What was stored last beside the entries of a table."""
        with suppress(FileNotFoundError):  # another process removes the table
            for deed in reversed(self._deeds(self._table(table))):
                texts = _read(deed).texts
                if texts != NOTHING:
                    return bytes(texts)
        return None

    async def append(self, table: int, seq: int, entries: list[bytes], texts: bytes | None) -> bool:
        """Add entries, all or none."""
        folder = self._table(table)
        kept = NOTHING if texts is None else msgspec.Raw(texts)
        deed = msgspec.json.encode(Deed([msgspec.Raw(one) for one in entries], kept))
        try:
            deeds = self._deeds(folder)
            last = _seq(deeds[-1]) + len(_read(deeds[-1]).entries) if deeds else 0
            if last != seq:
                return False
            if seq == 0:
                _stands(folder)
            return _made(folder / f"{seq:08}.json", deed)
        except FileNotFoundError:  # another process has removed the table meanwhile
            return False

    async def remove(self, table: int) -> None:
        """Forget a table."""
        folder = self._table(table)
        gone = folder.with_name(f"{folder.name}.{secrets.token_hex(8)}{GONE}")
        with suppress(
            FileNotFoundError
        ):  # whoever writes there now finds no folder, and is too late
            folder.rename(gone)
            _settle(gone.parent)
        for rest in folder.parent.glob(f"*{GONE}"):  # also what was left when the power went
            shutil.rmtree(rest, ignore_errors=True)

    def _table(self, table: int) -> Path:
        return self.path / "tables" / written(table)

    def _inside(self, name: str) -> list[Path]:
        folder = self.path / name
        return sorted(folder.iterdir()) if folder.exists() else []

    def _deeds(self, folder: Path) -> list[Path]:
        """The files of a table; without the first of them it was removed, whoever wrote since."""
        deeds = sorted(folder.glob("*.json")) if folder.exists() else []
        return deeds if deeds and _seq(deeds[0]) == 0 else []

    # ---- small things ---------------------------------------------------------------------------

    async def value(self, name: str) -> bytes | None:
        """A small thing by its name."""
        path = self._value(name)
        return path.read_bytes() if len(path.name) <= LONGEST and path.exists() else None

    async def keep(self, name: str, value: bytes) -> None:
        """Keep a small thing."""
        path = self._value(name)
        _stands(path.parent)
        _put(path, value).replace(path)
        _settle(path.parent)

    async def forget(self, name: str) -> None:
        """Keep it no longer."""
        if await self.value(name) is not None:
            self._value(name).unlink(missing_ok=True)

    async def names(self, prefix: str) -> list[str]:
        """The names of the small things that begin so."""
        kept = [path.name for path in self._inside("values") if path.name.endswith(".kept")]
        names = [unquote(name.removesuffix(".kept")) for name in kept]
        return sorted(name for name in names if name.startswith(prefix))

    def _value(self, name: str) -> Path:
        return self.path / "values" / f"{quote(name, safe='')}.kept"

    def alone(self, what: str) -> AbstractAsyncContextManager[object]:
        """A lock for the homes of this process.

        In another one bots may play at the same table: then one of them is too late, that is all.
        """
        return self._locks.setdefault(what, asyncio.Lock())


def _seq(deed: Path) -> int:
    return int(deed.stem)


def _read(deed: Path) -> Deed:
    return msgspec.json.decode(deed.read_bytes(), type=Deed)


def _last(deed: Path) -> int:
    """The number of the last entry in a file; of one that cannot be read, that of the first."""
    try:
        return _seq(deed) + len(_read(deed).entries) - 1
    except msgspec.DecodeError:
        return _seq(deed)


def _made(path: Path, content: bytes) -> bool:
    """A new file, with all of its content at once; False: there is one already."""
    new = _put(path, content)
    try:
        os.link(new, path)
    except FileExistsError:
        return False
    except OSError:  # a place without links: nobody else makes it, but it fills while others look
        return _written(path, content)
    finally:
        new.unlink(missing_ok=True)
        _settle(path.parent)
    return True


def _written(path: Path, content: bytes) -> bool:
    """A new file; what could not be written whole is taken away. False: there is one already."""
    try:
        file = path.open("xb")
    except FileExistsError:
        return False
    try:
        with file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        path.unlink(missing_ok=True)
        raise
    return True


def _put(path: Path, content: bytes) -> Path:
    """A file beside the one that is meant, which nobody else writes."""
    new = path.with_name(f"{path.name}.{secrets.token_hex(8)}.new")
    _written(new, content)
    return new


def _stands(folder: Path) -> None:
    """Make a folder where it is missing, with those around it."""
    if not folder.is_dir():
        if folder.parent != folder:
            _stands(folder.parent)
        folder.mkdir(exist_ok=True)
        _settle(folder.parent)


def _settle(folder: Path) -> None:
    """The names in a folder stay when the power goes, where a system lets us ask for that."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
