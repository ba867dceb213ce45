"""Clocks: how long a seat may think, and when somebody else must act."""

from datetime import UTC, datetime, timedelta
from typing import Final

import msgspec

from .calendar import Calendar, Holidays

LIVE: Final = 3600  # a turn shorter than this is played while people sit there
LIVE_GRAIN: Final = 5  # how coarsely a worker's next look is rounded up, in seconds ...
SLOW_GRAIN: Final = 3600  # ... where turns take days
LONGEST: Final = 60 * 24 * 3600  # of a bank
REMINDER: Final = 0.75  # of the allowance
GRACE_LEAST: Final = 120  # seconds for which a claim waits at least ...
GRACE_WITHOUT_CLOCK: Final = 86400  # ... and where nobody hurries
DAY: Final = 86400
EVERY_DAY: Final = Calendar(None, {})  # all time counts


class Clock(msgspec.Struct, frozen=True):
    """Seconds for each turn; beside them a bank for the whole game; added to it after each turn."""

    allowance: int
    bank: int
    increment: int
    weekend: int | None = None  # minutes east of UTC where weekends are told; None: they count

    @property
    def slow(self) -> bool:
        """Whether there are days for a turn: only then weekends and holidays are of any use."""
        return self.allowance >= DAY

    def calendar(self, holidays: Holidays, pauses: Holidays) -> Calendar:
        """Which time counts for a seat whose owner has some holidays, at a table that paused."""
        if not self.slow:
            return Calendar(None, pauses) if pauses else EVERY_DAY
        rests = dict(pauses)
        for begins, ends in holidays.items():
            rests[begins] = max(ends, rests.get(begins, ends))
        return Calendar(self.weekend, rests)

    def fill(self, players: int) -> list[int]:
        """The banks at the start, in milliseconds."""
        return [self.bank * 1000] * players

    def left(self, bank: int, since: datetime, at: datetime, time: Calendar = EVERY_DAY) -> int:
        """What is left of a bank after a turn."""
        over = time.counted(since, at).total_seconds() - self.allowance
        return max(0, bank - max(0, round(over * 1000)))

    def spent(
        self,
        banks: list[int],
        seat: int,
        since: datetime,
        at: datetime,
        time: Calendar = EVERY_DAY,
    ) -> list[int]:
        """The banks after a seat's turn."""
        left = self.left(banks[seat], since, at, time)
        filled = min(left + self.increment * 1000, LONGEST * 1000)
        return [*banks[:seat], filled, *banks[seat + 1 :]]

    def refilled(
        self,
        banks: list[int],
        seat: int,
        since: datetime | None,
        at: datetime,
        time: Calendar = EVERY_DAY,
    ) -> list[int]:
        """The banks after somebody sits down where a bot stood in: at least half a bank.

        In the midst of the seat's turn, begun at `since`, what it used of that is paid.
        """
        left = banks[seat] if since is None else self.left(banks[seat], since, at, time)
        return [*banks[:seat], max(left, self.bank * 500), *banks[seat + 1 :]]

    def deadline(
        self, banks: list[int], seat: int, since: datetime, time: Calendar = EVERY_DAY
    ) -> datetime:
        """When the seat's time is up."""
        return time.later(since, timedelta(seconds=self.allowance, milliseconds=banks[seat]))

    def reminder(self, since: datetime, time: Calendar = EVERY_DAY) -> datetime | None:
        """When a seat is reminded; None where people sit at the table."""
        after = self.reminded_after
        return None if after is None else time.later(since, timedelta(seconds=after))

    @property
    def reminded_after(self) -> int | None:
        """After how many seconds of a turn a seat is reminded."""
        return None if self.allowance < LIVE else round(self.allowance * REMINDER)

    @property
    def grace(self) -> int:
        """For how many seconds a claim to a seat waits: a turn, and a few minutes at least."""
        return max(GRACE_LEAST, self.allowance)

    def look(self, when: datetime) -> datetime:
        """When a worker looks: rounded up, so that few moves change it."""
        return rounded(when, LIVE_GRAIN if self.allowance < LIVE else SLOW_GRAIN)


def rounded(when: datetime, grain: int) -> datetime:
    """The next time that is a multiple of a grain of seconds."""
    return datetime.fromtimestamp(-(-when.timestamp() // grain) * grain, UTC)
