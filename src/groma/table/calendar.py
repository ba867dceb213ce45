"""The calendar of a slow table: which time counts, where weekends and holidays do not.

Everything is reckoned in whole microseconds and with a fixed offset from UTC, so that all nodes
come to the same moment, and go on doing so whatever becomes of summer time.
"""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from heapq import merge
from typing import Final

SECOND: Final = 1_000_000  # microseconds
DAY: Final = 86400 * SECOND
FIRST_SATURDAY: Final = 2 * DAY  # the first day of all was a Thursday
_FIRST: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND: Final = timedelta(microseconds=1)

Holidays = dict[datetime, datetime]  # when each begins, and ends
Span = tuple[int, int]


class Calendar:
    """The time that counts for one seat of a table."""

    def __init__(self, weekend: int | None, holidays: Holidays) -> None:
        self.weekend = weekend  # minutes east of UTC where weekends are told; None: they count
        self._holidays = sorted((_number(one), _number(other)) for one, other in holidays.items())

    def _rests(self, since: int) -> Iterator[Span]:
        """What does not count, in order; of the weekends all that end after a moment."""
        if self.weekend is None:
            return iter(self._holidays)
        return merge(self._weekends(since, self.weekend * 60 * SECOND), self._holidays)

    def _weekends(self, since: int, offset: int) -> Iterator[Span]:
        begins = since + offset - FIRST_SATURDAY
        begins = since - begins % (7 * DAY)  # the last Saturday that has begun
        while True:
            yield begins, begins + 2 * DAY
            begins += 7 * DAY

    def counted(self, since: datetime, at: datetime) -> timedelta:
        """How much of the time between two moments counts."""
        return self._counted(_number(since), _number(at)) * _MICROSECOND

    def _counted(self, since: int, at: int) -> int:
        found, now = 0, since
        for begins, ends in self._rests(since):
            if begins >= at:
                break
            found += max(0, begins - now)
            now = max(now, ends)
        return found + max(0, at - now)

    def later(self, since: datetime, length: timedelta) -> datetime:
        """The moment until which so much time counts."""
        left, now = length // _MICROSECOND, _number(since)
        for begins, ends in self._rests(now):
            if begins - now >= left:
                break
            left -= max(0, begins - now)
            now = max(now, ends)
        return _FIRST + (now + left) * _MICROSECOND

    def earlier(self, at: datetime, length: timedelta) -> datetime:
        """A moment since which so much time counts."""
        wanted, end = length // _MICROSECOND, _number(at)
        since = end - wanted
        while (found := self._counted(since, end)) < wanted:
            since -= wanted - found
        return _FIRST + since * _MICROSECOND


def _number(at: datetime) -> int:
    return (at - _FIRST) // _MICROSECOND
