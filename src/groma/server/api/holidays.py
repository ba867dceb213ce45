"""Holidays: somebody says when they are away, and ends it."""

from datetime import UTC, datetime, timedelta
from typing import Final

from litestar import delete, get, post

from groma.table.ids import written
from groma.table.problems import not_there, not_yours, wrong
from groma.table.wire.holidays import HolidaysShape, HolidayWanted, OwnHoliday

from ..store.stamps import new_id
from .common import Asking, in_browser, limited, me, node_of, number

DAYS_A_YEAR: Final = 28
YEAR: Final = timedelta(days=365)


async def shape(request: Asking) -> HolidaysShape:
    """My holidays as they are now."""
    now = node_of(request).tables.now()
    rows = await node_of(request).database.rows(
        """select id, begins, ends from holidays
        where person = $1 and ends > $2 and ends > begins order by begins""",
        me(request).id,
        now - YEAR,
    )
    used = sum((row["ends"] - row["begins"] for row in rows), timedelta())
    return HolidaysShape(
        [OwnHoliday(written(row[0]), row[1], row[2]) for row in rows if row["ends"] > now],
        max(0.0, DAYS_A_YEAR - used / timedelta(days=1)),
    )


@get("/me/holidays", guards=[in_browser, limited("read")], summary="My holidays")
async def list_holidays(request: Asking) -> HolidaysShape:
    """Those that are not over; guests have none."""
    return await shape(request)


@post("/me/holidays", guards=[in_browser, limited("move")], summary="Go on holiday")
async def go_on_holiday(request: Asking, data: HolidayWanted) -> HolidaysShape:
    """My clocks stand still meanwhile, where there are days for a turn."""
    if me(request).guest:
        raise not_yours("account")
    node = node_of(request)
    if data.begins.tzinfo is None or data.ends.tzinfo is None:
        raise wrong("holiday")
    now = node.tables.now()
    begins, ends = max(data.begins.astimezone(UTC), now), data.ends.astimezone(UTC)
    known = await shape(request)
    too_long = ends - begins > timedelta(days=known.days)
    twice = any(one.begins < ends and begins < one.ends for one in known.holidays)
    if not begins < ends or begins > now + YEAR or too_long or twice:
        raise wrong("holiday")
    await node.database.run(
        "insert into holidays (id, person, begins, ends) values ($1, $2, $3, $4)",
        new_id(),
        me(request).id,
        begins,
        ends,
    )
    return await shape(request)


@delete(
    "/me/holidays/{holiday:str}",
    guards=[in_browser, limited("move")],
    status_code=200,
    summary="Come back from a holiday",
)
async def come_home(request: Asking, holiday: str) -> HolidaysShape:
    """It ends now; one that has not begun is called off."""
    now: datetime = node_of(request).tables.now()
    ended = await node_of(request).database.value(
        """update holidays set ends = greatest(begins, $3) where id = $1 and person = $2
        and ends > $3 returning id""",
        number(holiday, "holiday"),
        me(request).id,
        now,
    )
    if ended is None:
        raise not_there("holiday")
    return await shape(request)


HANDLERS = [list_holidays, go_on_holiday, come_home]
