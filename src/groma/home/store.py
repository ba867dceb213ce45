"""The store of a home: tables are their entries and texts, as bytes; it knows no more of them."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol


class Store(Protocol):
    """Where a home keeps everything. Several homes may use one, like the tabs of a browser."""

    tells: bool
    """Whether `changed` is called for whatever another home writes; else it must be asked."""

    changed: Callable[[int], None]
    """Set by the home: called with the number of a table at which another home has written."""

    async def tables(self) -> dict[int, int]:
        """The numbers of all tables, each with the number of its last entry."""

    async def entries(self, table: int, since: int = 0) -> list[bytes]:
        """The entries of a table in order, from number `since` on; none if it is not there."""

    async def texts(self, table: int) -> bytes | None:
        """What was stored last beside the entries of a table."""

    async def append(self, table: int, seq: int, entries: list[bytes], texts: bytes | None) -> bool:
        """Add entries, the first of them with number `seq`: all or none.

        With texts, unless they are None: those stay as they were then. False, and nothing is
        stored, if `seq` is not the next number: another home was faster. It returns when all is
        stored for good.
        """

    async def remove(self, table: int) -> None:
        """Forget a table."""

    async def value(self, name: str) -> bytes | None:
        """A small thing by its name."""

    async def keep(self, name: str, value: bytes) -> None:
        """Keep a small thing."""

    async def forget(self, name: str) -> None:
        """Keep it no longer."""

    async def names(self, prefix: str) -> list[str]:
        """The names of the small things that begin so."""

    def alone(self, what: str) -> AbstractAsyncContextManager[object]:
        """Wait until no other home holds this lock, then hold it while the block runs."""


class Memory:
    """A store that is gone with the process; several homes in it use `Memory(like)`."""

    tells = True

    def __init__(self, like: "Memory | None" = None) -> None:
        self.changed: Callable[[int], None] = lambda table: None
        self._kept: _Kept = _Kept() if like is None else like._kept
        self._kept.users.append(self)

    async def tables(self) -> dict[int, int]:
        """The numbers of all tables, each with the number of its last entry."""
        return {table: len(entries) - 1 for table, entries in self._kept.entries.items()}

    async def entries(self, table: int, since: int = 0) -> list[bytes]:
        """The entries of a table in order."""
        return self._kept.entries.get(table, [])[since:]

    async def texts(self, table: int) -> bytes | None:
        """What was stored last beside the entries of a table."""
        return self._kept.texts.get(table)

    async def append(self, table: int, seq: int, entries: list[bytes], texts: bytes | None) -> bool:
        """Add entries, all or none."""
        known = self._kept.entries.get(table, [])
        if len(known) != seq:
            return False
        self._kept.entries[table] = [*known, *entries]
        if texts is not None:
            self._kept.texts[table] = texts
        self._tell(table)
        return True

    async def remove(self, table: int) -> None:
        """Forget a table."""
        self._kept.entries.pop(table, None)
        self._kept.texts.pop(table, None)
        self._tell(table)

    def _tell(self, table: int) -> None:
        for user in self._kept.users:
            if user is not self:
                user.changed(table)

    async def value(self, name: str) -> bytes | None:
        """A small thing by its name."""
        return self._kept.values.get(name)

    async def keep(self, name: str, value: bytes) -> None:
        """Keep a small thing."""
        self._kept.values[name] = value

    async def forget(self, name: str) -> None:
        """Keep it no longer."""
        self._kept.values.pop(name, None)

    async def names(self, prefix: str) -> list[str]:
        """The names of the small things that begin so."""
        return sorted(name for name in self._kept.values if name.startswith(prefix))

    def alone(self, what: str) -> AbstractAsyncContextManager[object]:
        """Wait until no other home holds this lock."""
        return self._kept.locks.setdefault(what, asyncio.Lock())


class _Kept:
    """What the homes of one memory have in common."""

    def __init__(self) -> None:
        self.entries: dict[int, list[bytes]] = {}
        self.texts: dict[int, bytes] = {}
        self.values: dict[str, bytes] = {}
        self.locks: dict[str, asyncio.Lock] = {}
        self.users: list[Memory] = []
