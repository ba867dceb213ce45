"""Thinking: where long thoughts are thought, so that a home answers meanwhile."""

import asyncio
import time
import traceback
from typing import Any, Protocol

import msgspec

from groma.core.game import Game
from groma.table.thoughts import Thought, ToThink, thought


class Thinking(Protocol):
    """Somebody who answers questions that take long: a second worker, or a thread."""

    async def ask(self, asked: ToThink) -> Thought:
        """Wait for one's turn, then for the answer."""


class Beside:
    """Thinks in a thread, where there are any."""

    def __init__(self, shelf: dict[tuple[str, int], Game[Any]]) -> None:
        self.shelf = shelf
        self._turn = asyncio.Lock()

    async def ask(self, asked: ToThink) -> Thought:
        """Wait for one's turn, then for the answer."""
        async with self._turn:
            return await asyncio.to_thread(thought_of, self.shelf, asked)


class Alone:
    """Thinks at once, where there are no threads: nothing else happens meanwhile."""

    def __init__(self, shelf: dict[tuple[str, int], Game[Any]]) -> None:
        self.shelf = shelf

    async def ask(self, asked: ToThink) -> Thought:
        """The answer, after others had their turn."""
        await asyncio.sleep(0)
        return thought_of(self.shelf, asked)


def thought_of(shelf: dict[tuple[str, int], Game[Any]], asked: ToThink) -> Thought:
    """What comes of a question, and how long it took."""
    begun = time.perf_counter()
    try:
        told = thought(shelf.get((asked.game, asked.rules)), asked)
    except Exception:  # a stranger's game or bot may fail in any way; who asked says so
        told = Thought([], trouble=traceback.format_exc())
    return msgspec.structs.replace(told, seconds=time.perf_counter() - begun)
