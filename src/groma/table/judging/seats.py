"""Seats: sitting down, getting up, beginning, calling off, coming back."""

from groma.core.deal import deal_key

from ..bots import usual_bot
from ..entries import (
    CLOSE,
    GATHERING,
    LEAVE,
    OWNER_LEFT,
    RETURN,
    RUNNING,
    SIT,
    STAND_IN,
    START,
    Dealing,
    StandingIn,
)
from ..problems import not_now, not_yours
from ..replica import Replica
from .deeds import Deed


def sit(replica: Replica, person: int, seat: int | None) -> list[Deed]:
    """Sit down at a table that gathers; without a number on any free seat."""
    if not replica.gathering:
        raise not_now("started")
    if replica.seat_of(person) is not None:
        raise not_now("seated")
    free = [number for number, one in enumerate(replica.header.seats) if one.free]
    if not free or (seat is not None and seat not in free):
        raise not_now("no-free-seat")
    return [Deed(SIT, 0, free[0] if seat is None else seat)]


def leave(replica: Replica, person: int, gathering: bool) -> list[Deed]:
    """Get up: from a table that gathers, or for good from one that runs, to a bot.

    `gathering`: whether it gathered when that was wanted; nobody gets up for good by mistake.
    """
    if replica.gathering is not gathering:
        raise not_now("not-running")
    seat = replica.seat_of(person)
    if seat is None:
        raise not_yours("seat")
    if replica.header.status not in (GATHERING, RUNNING):
        raise not_now("not-running")
    if gathering:
        return [Deed(LEAVE, 0, seat)]
    return [Deed(STAND_IN, OWNER_LEFT, seat, StandingIn(usual_bot(replica.game)))]


def start(replica: Replica, person: int) -> list[Deed]:
    """Begin the game; the host does it when every seat is taken."""
    close(replica, person)
    if any(seat.free for seat in replica.header.seats):
        raise not_now("free-seats")
    key = deal_key(replica.header.opening.seed, replica.words())
    return [Deed(START, 0, 0, Dealing(key))]


def close(replica: Replica, person: int) -> list[Deed]:
    """Call off a table that has not started."""
    if not hosts(replica, person):
        raise not_yours("table")
    if not replica.gathering:
        raise not_now("started")
    return [Deed(CLOSE, 0, 0)]


def come_back(replica: Replica, person: int) -> list[Deed]:
    """Take one's own seat back from the bot that stands in."""
    if replica.header.status != RUNNING:
        raise not_now("not-running")
    own = replica.seat_of(person)
    if own is None:
        raise not_yours("seat")
    if not replica.header.seats[own].away:
        raise not_now("nobody-stands-in")
    return [Deed(RETURN, 0, own)]


def hosts(replica: Replica, person: int) -> bool:
    """Whether somebody acts as the host: who opened the table; if gone or away, who sits there."""
    host = replica.header.host
    if host in replica.left or not _is_there(replica, host):
        return replica.seat_of(person) is not None and _is_there(replica, person)
    return host == person


def _is_there(replica: Replica, person: int) -> bool:
    """Whether no bot stands in for a person."""
    seat = replica.seat_of(person)
    return seat is None or not replica.header.seats[seat].away
