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
        # Seconds that one takes to come back, and all of them.
        self._prices: dict[tuple[str, str], tuple[float, float]] = {}
        if scale:
            self._prices = {
                key: (1 / scale / budget.rate, budget.room(scale))
                for key, budget in BUDGETS.items()
            }

    def take(self, kind: str, **who: object) -> None:
        """Take one from the bucket of a person or an address, or of each; or complain."""
        clock = time.monotonic()
        taken = []
        for by, whose in who.items():
            price = self._prices.get((kind, by))
            if price is not None:
                key = (kind, by, whose)
                until = max(self._until.get(key, 0.0), clock) + price[0]
                if until - clock > price[1] + JITTER:
                    raise too_much(kind, by, until - clock - price[1])
                taken.append((key, until))
        for key, until in taken:
            self._keep(key, until)

    def owed(self, kind: str, by: str, whose: object) -> float:
        """How many seconds it takes until what was taken beyond a bucket is there again."""
        price = self._prices.get((kind, by))
        if price is None:
            return 0.0
        return max(0.0, self._until.get((kind, by, whose), 0.0) - time.monotonic() - price[1])

    def used(self, kind: str, by: str, whose: object) -> float:
        """Which part of a bucket is taken: 0 nothing, 1 all of it."""
        price = self._prices.get((kind, by))
        if price is None:
            return 0.0
        left = self._until.get((kind, by, whose), 0.0) - time.monotonic()
        return min(1.0, max(0.0, left) / price[1])

    def charge(self, kind: str, by: str, whose: object, amount: float) -> None:
        """Take so much, whether it is there or not."""
        price = self._prices.get((kind, by))
        if price is not None:
            key = (kind, by, whose)
            until = max(self._until.get(key, 0.0), time.monotonic())
            self._keep(key, until + amount * price[0])

    def _keep(self, key: tuple[str, str, object], until: float) -> None:
        """Note when a bucket is full again; who asked longest ago is forgotten first."""
        self._until.pop(key, None)
        if len(self._until) >= CACHE_MOST:
            for old in list(self._until)[: CACHE_MOST // 10]:
                del self._until[old]
        self._until[key] = until


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
