"""Holidays: guests have none, and at a home all are guests."""

from typing import Final

from groma.table.problems import not_there, not_yours
from groma.table.wire.holidays import HolidaysShape, HolidayWanted

from ..routes import delete, get, post
from .common import Asking

DAYS_A_YEAR: Final = 28.0


@get("/me/holidays")
async def list_holidays(asking: Asking) -> HolidaysShape:
    """None."""
    asking.me()
    return HolidaysShape([], DAYS_A_YEAR)


@post("/me/holidays")
async def go_on_holiday(asking: Asking) -> HolidaysShape:
    """Only with an account."""
    asking.me()
    asking.body(HolidayWanted)
    raise not_yours("account")


@delete("/me/holidays/{holiday}")
async def come_home(asking: Asking, holiday: str) -> HolidaysShape:
    """There is none to come home from."""
    asking.me()
    raise not_there("holiday")


HANDLERS = [list_holidays, go_on_holiday, come_home]
