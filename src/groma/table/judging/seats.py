"""Seats: sitting down, changing places, getting up, beginning, calling off, coming back."""

from groma.bots.names import NAMES
from groma.core.deal import deal_key

from ..bots import knows, stand_in
from ..entries import (
    CLOSE,
    GATHERING,
    LEAVE,
    OWNER_LEFT,
    REMOVE,
    RETURN,
    RUNNING,
    SEAT_BOT,
    SIT,
    STAND_IN,
    START,
    SWAP,
    BotsSeat,
    Dealing,
    StandingIn,
)
from ..header import Seat
from ..problems import not_now, not_yours, wrong
from ..replica import Replica
from .deeds import Deed


def sit(replica: Replica, person: int, seat: int | None) -> list[Deed]:
    """Sit down at a table that gathers; without a number on any free seat."""
    if not replica.gathering:
        raise not_now("started")
    if replica.seat_of(person) is not None:
        raise not_now("seated")
    if person in replica.removed:
        raise not_yours("removed")
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
    return [Deed(STAND_IN, OWNER_LEFT, seat, StandingIn(stand_in(replica)))]


def seat_bot(replica: Replica, person: int, seat: int, bot: str) -> list[Deed]:
    """The host gives a bot a free seat, or another bot the seat of a bot."""
    _host_before_start(replica, person)
    if not knows(replica.game, bot):
        raise wrong("bot")
    now = _seat(replica, seat)
    if now.person is not None:
        raise not_now("no-free-seat")
    names = [name for name in NAMES if name not in replica.names()]
    called = now.called.bot or names[seat % len(names)]
    return [Deed(SEAT_BOT, 0, seat, BotsSeat(bot, called))]


def remove(replica: Replica, person: int, seat: int) -> list[Deed]:
    """The host makes a seat free; people are sent away by nobody but who opened the table."""
    _host_before_start(replica, person)
    now = _seat(replica, seat)
    if now.free:
        raise not_now("nobody-there")
    if now.person == person:
        raise wrong("oneself")
    if now.person is not None and replica.header.host != person:
        raise not_yours("table")
    return [Deed(REMOVE, 0, seat)]


def swap(replica: Replica, person: int, seat: int, other: int) -> list[Deed]:
    """Somebody moves to a free seat; who opened the table lets any two change places."""
    own = replica.seat_of(person)
    opener = replica.header.host == person
    if own is None and not opener:
        raise not_yours("seat")
    if not replica.gathering:
        raise not_now("started")
    one, two = _seat(replica, seat), _seat(replica, other)
    if seat == other:
        raise wrong("seat")
    if one.free and two.free:
        raise not_now("nobody-there")
    if not opener:
        if own not in (seat, other):
            raise not_yours("table")
        if not (one.free or two.free):
            raise not_now("no-free-seat")
    return [Deed(SWAP, other, seat)]


def _seat(replica: Replica, seat: int) -> Seat:
    """A seat by its number."""
    if seat >= replica.header.players:
        raise wrong("seat")
    return replica.header.seats[seat]


def start(replica: Replica, person: int) -> list[Deed]:
    """Begin the game; the host does it when every seat is taken."""
    _host_before_start(replica, person)
    if any(seat.free for seat in replica.header.seats):
        raise not_now("free-seats")
    key = deal_key(replica.header.opening.seed, replica.words())
    return [Deed(START, 0, 0, Dealing(key))]


def close(replica: Replica, person: int) -> list[Deed]:
    """Call off a table that has not started."""
    _host_before_start(replica, person)
    return [Deed(CLOSE, 0, 0)]


def _host_before_start(replica: Replica, person: int) -> None:
    """What only the host does, and only at a table that gathers."""
    if not hosts(replica, person):
        raise not_yours("table")
    if not replica.gathering:
        raise not_now("started")


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
