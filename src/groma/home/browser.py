"""The browser as a home knows it: a store, and somebody who thinks, both of JavaScript."""

import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from pyodide.ffi import JsException, create_proxy, to_js

from groma.table.ids import read, written
from groma.table.thoughts import ThinkerLost, Thought, ToThink

GARBAGE: Final = 10_000  # new objects between looks for what nobody holds any more
PACKER = msgspec.msgpack.Encoder()


def settle() -> None:
    """What was imported stays; nobody needs to look through it again and again."""
    gc.freeze()
    gc.set_threshold(GARBAGE)


class BrowserStore:
    """The store of `storing.ts`: tables by their written ids, bytes as arrays of them."""

    tells = True  # tabs hear of each other

    def __init__(self, js: Any) -> None:
        self._js = js
        self.changed: Callable[[int], None] = lambda table: None
        js.changed = create_proxy(self._heard)

    def _heard(self, table: str) -> None:
        number = read(table)
        if number is not None:
            self.changed(number)

    async def tables(self) -> dict[int, int]:
        """The numbers of all tables, each with the number of its last entry."""
        found = [(read(table), last) for table, last in await self._js.tables()]
        return {number: last for number, last in found if number is not None}

    async def entries(self, table: int, since: int = 0) -> list[bytes]:
        """The entries of a table in order."""
        return [entry.to_bytes() for entry in await self._js.entries(written(table), since)]

    async def texts(self, table: int) -> bytes | None:
        """What was stored last beside the entries of a table."""
        return _bytes(await self._js.texts(written(table)))

    async def append(self, table: int, seq: int, entries: list[bytes], texts: bytes | None) -> bool:
        """Add entries, all or none."""
        stored = self._js.append(written(table), seq, to_js(entries), to_js(texts))
        return bool(await stored)

    async def remove(self, table: int) -> None:
        """Forget a table."""
        await self._js.remove(written(table))

    async def value(self, name: str) -> bytes | None:
        """A small thing by its name."""
        return _bytes(await self._js.value(name))

    async def keep(self, name: str, value: bytes) -> None:
        """Keep a small thing."""
        await self._js.keep(name, to_js(value))

    async def forget(self, name: str) -> None:
        """Keep it no longer."""
        await self._js.forget(name)

    async def names(self, prefix: str) -> list[str]:
        """The names of the small things that begin so."""
        return list(await self._js.names(prefix))

    @asynccontextmanager
    async def alone(self, what: str) -> AsyncIterator[None]:
        """Wait until no other home holds this lock."""
        release = await self._js.hold(what)
        try:
            yield
        finally:
            release()


def _bytes(found: Any) -> bytes | None:
    """A value that may be missing; JavaScript has two words for that."""
    return found.to_bytes() if hasattr(found, "to_bytes") else None


class BrowserThinking:
    """The worker that thinks; where it has died, the next question begins another one."""

    def __init__(self, think: Callable[[Any], Any]) -> None:
        self._think = think

    async def ask(self, asked: ToThink) -> Thought:
        """Wait for one's turn, then for the answer; whom one worker was too much gets another."""
        question = PACKER.encode(asked)
        try:
            told = await self._think(to_js(question))
        except JsException:
            try:
                told = await self._think(to_js(question))
            except JsException as problem:
                raise ThinkerLost(str(problem)) from problem
        return msgspec.msgpack.decode(told.to_bytes(), type=Thought)
