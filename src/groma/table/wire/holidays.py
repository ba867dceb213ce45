"""Holidays: when somebody's clocks stand still, where there are days for a turn."""

from datetime import datetime

import msgspec

from .common import Shape


class HolidayWanted(Shape):
    """From when until when somebody is away."""

    begins: datetime
    ends: datetime


class OwnHoliday(msgspec.Struct):
    """A holiday of one's own."""

    id: str
    begins: datetime
    ends: datetime


class HolidaysShape(msgspec.Struct):
    """The holidays that are not over, and how many days are left of a year's."""

    holidays: list[OwnHoliday]
    days: float
