"""Limits: the budgets that a process counts for itself, and how a refusal is told."""

import logging
import math
import time
from typing import Final

from groma.table.problems import Problem

from ..metrics import METRICS
from .budgets import BUDGETS

log = logging.getLogger(__name__)

CACHE_MOST: Final = 100_000
LOG_SECONDS: Final = 10.0
JITTER: Final = 0.001  # seconds for which nobody is sent away


class Limits:
    """Buckets that fill by themselves, one for each kind of thing and each who asks."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale  # 0: no limits at all
        self._until: dict[tuple[str, str, object], float] = {}  # when each is full again

    def take(self, kind: str, **who: object) -> None:
        """Take one from the bucket of a person or an address, or of each; or complain."""
        if not self.scale:
            return
        for by, whose in who.items():
            seconds = self.owed(kind, by, whose, 1)
            if seconds > JITTER:
                raise too_much(kind, by, seconds)
        for by, whose in who.items():
            self.charge(kind, by, whose, 1)

    def owed(self, kind: str, by: str, whose: object, amount: float = 0) -> float:
        """How many seconds it takes until there is so much; 0: it is there."""
        budget = BUDGETS.get((kind, by))
        if budget is None or not self.scale:
            return 0
        left = self._until.get((kind, by, whose), 0.0) - time.monotonic()
        costs = amount / self.scale / budget.rate
        return max(0.0, max(0.0, left) + costs - budget.room(self.scale))

    def used(self, kind: str, by: str, whose: object) -> float:
        """Which part of a budget is spent: 0 none, 1 all of it."""
        budget = BUDGETS.get((kind, by))
        if budget is None or not self.scale:
            return 0.0
        left = self._until.get((kind, by, whose), 0.0) - time.monotonic()
        return min(1.0, max(0.0, left) / budget.room(self.scale))

    def charge(self, kind: str, by: str, whose: object, amount: float) -> None:
        """Take so much, whether it is there or not."""
        budget = BUDGETS.get((kind, by))
        if budget is None or not self.scale:
            return
        key = (kind, by, whose)
        until = max(self._until.pop(key, 0.0), time.monotonic())  # who asked last stands last
        if len(self._until) >= CACHE_MOST:
            for old in list(self._until)[: CACHE_MOST // 10]:
                del self._until[old]
        self._until[key] = until + amount / self.scale / budget.rate


class _Refusals:
    """How often what was refused, in the log now and then: nobody can fill it."""

    def __init__(self) -> None:
        self._counted: dict[tuple[str, str], tuple[int, float]] = {}

    def count(self, kind: str, by: str) -> None:
        METRICS.too_much.labels(kind, by).inc()
        times, told = self._counted.get((kind, by), (0, -LOG_SECONDS))
        times += 1
        if time.monotonic() - told >= LOG_SECONDS:
            log.warning("budget spent", extra={"kind": kind, "by": by, "times": times})
            times, told = 0, time.monotonic()
        self._counted[kind, by] = (times, told)


_REFUSALS: Final = _Refusals()


def count_refusal(kind: str, by: str) -> None:
    """Somebody was refused something: a figure and now and then a line, without saying who."""
    _REFUSALS.count(kind, by)


def too_much(kind: str, by: str, seconds: float) -> Problem:
    """What somebody is told who has spent a budget."""
    count_refusal(kind, by)
    return Problem("too-fast", 429, seconds=max(1, math.ceil(seconds)))
