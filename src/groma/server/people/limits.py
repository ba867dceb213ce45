"""Limits: how often one may ask; generous to people, firm with loops."""

import math
import time
from typing import Final

from groma.table.problems import Problem

CACHE_MOST: Final = 100_000

# What is limited: how many at once, and how many a second after that.
LIMITS: Final[dict[str, tuple[float, float]]] = {
    "login": (10, 0.2),
    "guest": (20, 0.5),
    "stray": (50, 5),  # tokens that are worth nothing
    "create": (30, 0.5),
    "chat": (10, 0.5),
    "read": (400, 100),
    "move": (400, 100),
    "think": (100, 20),  # previews and choices with words
}

# Counted by address even for who is logged in: anybody may be as many people as it likes.
BY_ADDRESS: Final = frozenset({"login", "guest", "stray"})


class Limits:
    """Buckets that fill by themselves, one for each kind of thing and each who asks."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale  # 0: no limits at all
        self._buckets: dict[tuple[str, object], tuple[float, float]] = {}

    def take(self, kind: str, who: object) -> None:
        """Take one from a bucket, or complain."""
        if not self.scale:
            return
        most, rate = LIMITS[kind]
        clock = time.monotonic()
        left, then = self._buckets.get((kind, who), (most * self.scale, clock))
        left = min(most * self.scale, left + (clock - then) * rate * self.scale)
        if left < 1:
            seconds = math.ceil((1 - left) / rate / self.scale)
            raise Problem("too-fast", 429, seconds=max(1, seconds))
        self._buckets.pop((kind, who), None)  # who asked last stands last
        if len(self._buckets) >= CACHE_MOST:
            for key in list(self._buckets)[: CACHE_MOST // 10]:
                del self._buckets[key]
        self._buckets[kind, who] = (left - 1, clock)
