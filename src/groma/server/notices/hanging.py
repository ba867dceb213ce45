"""Hanging: places of somebody's own that never answer hold up nobody else's notices."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from .outward import Failed, NoAnswer, Refused

AT_ONCE: Final = 24  # notices that go to places of somebody's own, in one process
OF_PERSON: Final = 2  # of them at once
LATE_MOST: Final = 2  # times without an answer, in a row, and a place rests, ...
REST_SECONDS: Final = 300.0  # ... twice as long each time, ...
REST_MOST: Final = 3600.0  # ... but not longer than this
KNOWN_MOST: Final = 10_000


class Busy(Failed):
    """Others are being sent: again in a moment."""


class Resting(Refused):
    """It has not answered for a while, and is not asked for a while."""


class Hanging:
    """What is on its way to places of somebody's own, and which of them do not answer."""

    def __init__(self) -> None:
        self._sending: Counter[int] = Counter()
        self._late: dict[int, tuple[int, float]] = {}  # how often, and until when a place rests

    @contextmanager
    def sending(self, person: int, channel: int) -> Iterator[None]:
        """Send something to a person's place while the block runs."""
        late, until = self._late.get(channel, (0, 0.0))
        if time.monotonic() < until:
            raise Resting("does not answer")
        if self._sending[person] >= OF_PERSON or self._sending.total() >= AT_ONCE:
            raise Busy("others are being sent")
        self._sending[person] += 1
        try:
            yield
        except NoAnswer:
            self._put_to_rest(channel, late + 1)
            raise
        except Exception:
            self._late.pop(channel, None)
            raise
        else:
            self._late.pop(channel, None)
        finally:
            self._sending[person] -= 1
            if not self._sending[person]:
                del self._sending[person]

    def _put_to_rest(self, channel: int, late: int) -> None:
        rest = 0.0
        if late >= LATE_MOST:
            rest = min(REST_MOST, REST_SECONDS * 2 ** min(10, late - LATE_MOST))
        if len(self._late) >= KNOWN_MOST:
            self._late.clear()
        self._late[channel] = (late, time.monotonic() + rest)
