"""Thinking: what makes a node think is weighed, and waits in a line of its address."""

import asyncio
import time
from typing import Final

from groma.table.problems import Problem

from ..people.budgets import THINK_BREATH, THINK_WAIT_SECONDS, THINK_WAITING
from ..people.limits import Limits
from ..people.spending import Spending

KIND: Final = "think"
TOLD_LEAST: Final = 20.0  # milliseconds of which other nodes are told
TOLD_MOST: Final = 100  # at a time
LINES_MOST: Final = 10_000


class _Line:
    """Those at one address who want the node to think: one at a time."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0
        self.free_at = 0.0  # after a breath, in which others have their turn


class Thought:
    """One request that makes the node think."""

    def __init__(self, thinking: "Thinking", line: _Line, who: dict[str, str]) -> None:
        self._thinking = thinking
        self._line: _Line | None = line
        self._who = who
        self._spent = 0.0
        self.answered = False  # what is left to do is to wait for its reader

    def spend(self, seconds: float) -> None:
        """So long the processor was busy with it."""
        self._spent += seconds
        self._thinking.spent(self._who, seconds * 1000)
        if self.answered:
            self.step_aside()

    def step_aside(self) -> None:
        """Let the next one of the address think: the later, the more of its budget is spent."""
        if self._line is not None:
            breath = THINK_BREATH * self._thinking.used(self._who)
            self._line.free_at = time.monotonic() + self._spent * breath
            self._line.lock.release()
            self._line = None


class Thinking:
    """Who may make a node think; nodes tell each other what it took."""

    def __init__(self, limits: Limits, spending: Spending) -> None:
        self.limits = limits
        self.spending = spending
        self._lines: dict[str, _Line] = {}
        self._untold: dict[tuple[str, str], float] = {}

    async def enter(self, address: str, person: int | None) -> Thought | None:
        """Wait for one's turn; None: nothing is limited."""
        if not self.limits.scale:
            return None
        await self.spending.prepare()
        who = {"address": self._mark("address", address)}
        if person is not None:
            who["person"] = self._mark("person", person)
        patience = time.monotonic() + THINK_WAIT_SECONDS
        line = self._line(who["address"])
        if line.waiting >= THINK_WAITING:
            raise self._too_much("address", address, THINK_WAIT_SECONDS)
        line.waiting += 1
        try:
            if person is not None:
                await self._until_there("person", person, patience)
            await line.lock.acquire()
            try:
                await asyncio.sleep(max(0.0, line.free_at - time.monotonic()))
                await self._until_there("address", address, patience)
            except BaseException:
                line.lock.release()
                raise
        finally:
            line.waiting -= 1
        return Thought(self, line, who)

    def _line(self, mark: str) -> _Line:
        """The line of an address; those in which nobody stands are forgotten now and then."""
        if len(self._lines) > LINES_MOST:
            busy = {key: one for key, one in self._lines.items() if one.lock.locked()}
            self._lines = busy
        return self._lines.setdefault(mark, _Line())

    async def _until_there(self, by: str, whose: object, patience: float) -> None:
        """Wait until a budget is there, if that is soon."""
        seconds = self.limits.owed(KIND, by, self._mark(by, whose))
        if seconds > 0:
            if time.monotonic() + seconds > patience:
                raise self._too_much(by, whose, seconds)
            await asyncio.sleep(seconds)

    def _too_much(self, by: str, whose: object, seconds: float) -> Problem:
        return self.limits.hits.too_much(KIND, by, whose, seconds)

    def _mark(self, by: str, whose: object) -> str:
        return self.spending.mark(KIND, by, whose).hex()

    def spent(self, who: dict[str, str], milliseconds: float) -> None:
        """Somebody made this node think."""
        for by, mark in who.items():
            self.limits.charge(KIND, by, mark, milliseconds)
            self._untold[by, mark] = self._untold.get((by, mark), 0.0) + milliseconds

    def used(self, who: dict[str, str]) -> float:
        """Which part of its budget an address has spent."""
        return self.limits.used(KIND, "address", who["address"])

    def told(self) -> list[tuple[str, str, float]]:
        """What other nodes are to hear: who has made this one think, and how much."""
        most = sorted(self._untold.items(), key=lambda one: -one[1])[:TOLD_MOST]
        self._untold.clear()
        return [(by, mark, round(spent)) for (by, mark), spent in most if spent >= TOLD_LEAST]

    def heard(self, thought: list[tuple[str, str, float]]) -> None:
        """What others were made to think counts here, too."""
        for by, mark, milliseconds in thought:
            self.limits.charge(KIND, by, mark, milliseconds)
