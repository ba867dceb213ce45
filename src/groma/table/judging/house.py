"""What whoever runs the server may do at a table, and what becomes of one that nobody fills."""

from ..entries import BY_NOBODY, BY_THE_HOUSE, CLOSE, END, PAUSE, RESUME, RUNNING
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


def resume(replica: Replica) -> list[Deed]:
    """Play goes on, with the time that everybody had."""
    if replica.header.paused is None:
        raise not_now("not-paused")
    return [Deed(RESUME)]


def end(replica: Replica) -> list[Deed]:
    """End a game without a winner, or call off a table that has not begun."""
    if replica.gathering:
        return [Deed(CLOSE, BY_THE_HOUSE)]
    if replica.header.status != RUNNING:
        raise not_now("not-running")
    return [Deed(END, BY_THE_HOUSE)]


def give_up(replica: Replica) -> list[Deed]:
    """Call off a table for which nobody has come for long."""
    if not replica.gathering:
        raise not_now("started")
    return [Deed(CLOSE, BY_NOBODY)]
