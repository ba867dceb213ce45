"""The homes of a program: one for each folder, and one that keeps its tables in memory."""

import asyncio
import sys
from collections.abc import Coroutine
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import Any, Final, TypeVar

from groma.core.game import versions
from groma.table.ids import HOME

from ..chance import Chance
from ..folder import Folder
from ..home import Home
from ..store import Memory
from ..thinking import Alone, Beside

T = TypeVar("T")

THREADS: Final = sys.platform != "emscripten"  # a browser has none for Python


class Served(Chance):
    """Numbers of tables that pages ask for at the address they came from, not in the browser."""

    def number(self) -> int:
        """A number that no other home makes."""
        return super().number() | HOME  # as those of a server


_homes: Final[dict[str, Home]] = {}


async def home_of(folder: str | Path | None) -> Home:
    """The home over a folder, begun when it is first asked for; None: in memory."""
    key = "" if folder is None else str(Path(folder).resolve())
    if key not in _homes:
        shelf = versions()
        thinking, aside = [Beside(shelf) if THREADS else Alone(shelf) for _ in range(2)]
        store = Memory() if folder is None else Folder(key)
        _homes[key] = Home(store, thinking, Served(), shelf=shelf, aside=aside)
        await _homes[key].start()
    return _homes[key]


class Loop:
    """A loop of its own, in which homes live beside whatever the program does."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        Thread(target=self.loop.run_forever, name="groma-home", daemon=True).start()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry out something there, and wait for it."""
        doing = asyncio.run_coroutine_threadsafe(work, self.loop)
        try:
            return doing.result()
        except KeyboardInterrupt:
            doing.cancel()
            raise


_loop: Loop | None = None


def loop() -> Loop:
    """The loop of all homes of this program."""
    global _loop
    if _loop is None:
        _loop = Loop()
    return _loop


def do(work: Coroutine[Any, Any, T]) -> T:
    """Carry out something at a home, and wait for it."""
    if THREADS:
        return loop().do(work)
    ffi: Any = import_module("pyodide.ffi")
    if not ffi.can_run_sync():
        work.close()
        raise RuntimeError(
            "this browser cannot wait for Python: use `await groma.home.sitting(...)`"
        )
    found: T = ffi.run_sync(work)
    return found
