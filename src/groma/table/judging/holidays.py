"""Judging holidays: where the clock of somebody who is away stands still."""

from datetime import datetime

from ..entries import HOLIDAY, RUNNING, Away
from ..problems import not_now, not_yours
from ..replica import Replica
from .deeds import Deed


def holiday(replica: Replica, person: int, begins: datetime, ends: datetime) -> list[Deed]:
    """Somebody is away for a while, or no longer; only where there are days for a turn."""
    header = replica.header
    seat = replica.seat_of(person)
    if seat is None:
        raise not_yours("seat")
    if header.status != RUNNING or header.clock is None or not header.clock.slow:
        raise not_now("not-running")
    known = header.holidays.get(seat, {}).get(begins)
    if known == ends:
        raise not_now("in-time")
    return [Deed(HOLIDAY, int(known is not None), seat, Away(begins, ends))]
