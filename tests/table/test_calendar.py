"""Which time counts where weekends and holidays do not: to the microsecond, and back again."""

from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from groma.table.calendar import Calendar, Holidays
from groma.table.clock import Clock

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
FRIDAY = datetime(2026, 3, 6, 12, tzinfo=UTC)
SATURDAY, MONDAY = datetime(2026, 3, 7, tzinfo=UTC), datetime(2026, 3, 9, tzinfo=UTC)


def test_the_calendar_agrees_on_what_a_saturday_is() -> None:
    assert (SATURDAY.strftime("%A"), MONDAY.strftime("%A")) == ("Saturday", "Monday")


@pytest.mark.parametrize(
    ("weekend", "since", "length", "wanted"),
    [
        (None, FRIDAY, 3 * DAY, FRIDAY + 3 * DAY),
        (0, FRIDAY, 11 * HOUR, FRIDAY + 11 * HOUR),
        (0, FRIDAY, 12 * HOUR, SATURDAY),
        (0, FRIDAY, 13 * HOUR, MONDAY + HOUR),
        (0, FRIDAY, 3 * DAY, MONDAY + 2.5 * DAY),
        (0, FRIDAY, 8 * DAY, MONDAY + 9.5 * DAY),  # over two weekends
        (0, SATURDAY + HOUR, DAY, MONDAY + DAY),  # begun in the midst of one
        (60, SATURDAY - HOUR, HOUR, MONDAY),  # where it is an hour later, Saturday has begun
        (-60, SATURDAY, HOUR, SATURDAY + HOUR),
        (-60, SATURDAY, 2 * HOUR, MONDAY + 2 * HOUR),
    ],
)
def test_weekends_do_not_count(
    weekend: int | None, since: datetime, length: timedelta, wanted: datetime
) -> None:
    assert Calendar(weekend, {}).later(since, length) == wanted


def test_holidays_do_not_count_and_weekends_in_them_only_once() -> None:
    holidays: Holidays = {FRIDAY + HOUR: MONDAY + HOUR}
    for weekend in (None, 0):
        time = Calendar(weekend, holidays)
        assert time.later(FRIDAY, 2 * HOUR) == MONDAY + 2 * HOUR
        assert time.counted(FRIDAY, MONDAY + 2 * HOUR) == 2 * HOUR
        assert time.counted(FRIDAY, SATURDAY) == HOUR
    assert Calendar(None, {FRIDAY: FRIDAY}).later(FRIDAY, HOUR) == FRIDAY + HOUR  # called off


def test_forth_and_back_again() -> None:
    chance = Random(7)
    for _ in range(300):
        since = FRIDAY + chance.randrange(10**6) * timedelta(seconds=1, microseconds=7)
        begins = since + chance.randrange(20) * DAY
        time = Calendar(
            chance.choice([None, 0, 330, -480]), {begins: begins + chance.randrange(1, 30) * DAY}
        )
        length = chance.randrange(10**6, 10**12) * timedelta(microseconds=1)
        until = time.later(since, length)
        assert time.counted(since, until) == length
        assert time.counted(time.earlier(until, length), until) == length
        assert until - since >= length


def test_only_where_there_are_days_for_a_turn() -> None:
    holidays: Holidays = {FRIDAY: MONDAY}
    quick = Clock(3600, 60, 0, 0)
    assert quick.calendar(holidays, {}).counted(FRIDAY, MONDAY) == MONDAY - FRIDAY
    assert Clock(86400, 60, 0, 0).calendar(holidays, {}).counted(FRIDAY, MONDAY) == timedelta(0)


def test_a_pause_of_the_table_counts_for_nobody_whatever_a_turn_may_take() -> None:
    pauses: Holidays = {FRIDAY: MONDAY}
    for clock in (Clock(3600, 60, 0, 0), Clock(86400, 60, 0, 0)):
        assert clock.calendar({}, pauses).counted(FRIDAY, MONDAY) == timedelta(0)


def test_of_a_pause_and_a_holiday_that_begin_together_the_longer_one_counts() -> None:
    slow = Clock(86400, 60, 0, 0)
    short: Holidays = {FRIDAY: FRIDAY + timedelta(hours=1)}
    long: Holidays = {FRIDAY: MONDAY}
    assert slow.calendar(short, long).counted(FRIDAY, MONDAY) == timedelta(0)
    assert slow.calendar(long, short).counted(FRIDAY, MONDAY) == timedelta(0)
