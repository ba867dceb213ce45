"""What whoever runs the server may do at a table, and what becomes of one that nobody fills."""

from datetime import datetime

from ..entries import (
    BY_NOBODY,
    BY_THE_HOUSE,
    CLOSE,
    END,
    PAUSE,
    RESUME,
    RUNNING,
    WHOLE_HOUSE,
)
from ..problems import not_now
from ..replica import Replica
from .deeds import Deed


def pause(replica: Replica, why: int) -> list[Deed]:
    """Nothing is played from now on, and clocks stand still."""
    if replica.header.status != RUNNING:
        raise not_now("not-running")
    if replica.header.paused is not None:
        raise not_now("paused")
    return [Deed(PAUSE, why)]


def resume(replica: Replica, why: int) -> list[Deed]:
    """Play goes on, with the time that everybody had; where it paused for that alone."""
    header = replica.header
    if header.paused is None or (why == WHOLE_HOUSE and not header.rests):
        raise not_now("not-paused")
    return [Deed(RESUME)]


def end(replica: Replica) -> list[Deed]:
    """End a game without a winner, or call off a table that has not begun."""
    if replica.gathering:
        return [Deed(CLOSE, BY_THE_HOUSE)]
    if replica.header.status != RUNNING:
        raise not_now("not-running")
    return [Deed(END, BY_THE_HOUSE)]


def give_up(replica: Replica, since: datetime) -> list[Deed]:
    """End what nobody has come back to since then; where a clock runs that is for the clock."""
    header = replica.header
    if replica.last > since:
        raise not_now("in-time")
    if replica.gathering:
        return [Deed(CLOSE, BY_NOBODY)]
    if header.status != RUNNING or header.clock is not None or header.paused is not None:
        raise not_now("not-running")
    return [Deed(END, BY_NOBODY)]
