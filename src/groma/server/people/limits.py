"""Limits: the budgets that a process counts for itself."""

import time
from typing import Final

from .budgets import BUDGETS
from .hits import Hits

CACHE_MOST: Final = 100_000
JITTER: Final = 0.001  # seconds for which nobody is sent away


class Limits:
    """Buckets that fill by themselves, one for each kind of thing and each who asks."""

    def __init__(self, scale: float = 1.0, hits: Hits | None = None) -> None:
        self.hits = hits or Hits()
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
                    raise self.hits.too_much(kind, by, whose, until - clock - price[1])
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
