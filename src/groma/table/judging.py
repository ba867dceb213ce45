"""Judging: may this person, bot or clock do that now? A value, a seat, or a problem."""

from datetime import datetime
from uuid import UUID

from groma.core.refusals import Refusal

from .entries import GATHERING, MOVE, RUNNING, Entry
from .problems import not_now, not_yours, refused, wrong
from .replica import Replica

# ---- at a running table: the value of the entry -------------------------------------------------


def acting(replica: Replica, person: int) -> int:
    """The seat with which a person acts at a running table."""
    seat = replica.seat_of(person)
    if seat is None:
        raise not_yours("seat")
    if replica.gathering or replica.match is None:
        raise not_now("gathering")
    if replica.header.seats[seat].away:
        raise not_now("stand-in")
    return seat


def play(replica: Replica, seat: int, move: int) -> int:
    """A move, if the rules allow it."""
    refusal = replica.playing().state.why_not(seat, move)
    if refusal is not None:
        raise refused(refusal)
    return move


def undo(replica: Replica, seat: int, count: int) -> int:
    """Take back one's own last moves, as far as the rules allow; 0: all of them."""
    match = replica.playing()
    most, stops = match.undoable(seat)
    if most == 0 or count > most:
        raise refused(Refusal("", stops, {}))
    return len(match.moves) - (count or most)


def ask(replica: Replica, seat: int, count: int) -> int:
    """Ask all others to take back moves, whoever made them."""
    match = replica.playing()
    if match.state.over():
        raise not_now("over")
    if not 1 <= count <= len(match.moves):
        raise wrong("count")
    return len(match.moves) - count


def answer(replica: Replica, seat: int) -> int:
    """Agree to a request, decline it, or withdraw one's own."""
    if replica.request is None:
        raise not_now("nobody-asks")
    return 0


def agreed(replica: Replica) -> bool:
    """Whether everybody who must agree to a request has done so."""
    request = replica.request
    return request is not None and not replica.voters() - request.agreed


# ---- who sits where: the seat of the entry ------------------------------------------------------


def sit(replica: Replica, person: int, seat: int | None) -> int:
    """Sit down at a table that gathers; without a number on any free seat."""
    if not replica.gathering:
        raise not_now("started")
    if replica.seat_of(person) is not None:
        raise not_now("seated")
    free = [number for number, one in enumerate(replica.header.seats) if one.free]
    if not free or (seat is not None and seat not in free):
        raise not_now("no-free-seat")
    return free[0] if seat is None else seat


def leave(replica: Replica, person: int) -> int:
    """Get up: from a table that gathers, or for good from one that runs, to a bot."""
    seat = replica.seat_of(person)
    if seat is None:
        raise not_yours("seat")
    if replica.header.status not in (GATHERING, RUNNING):
        raise not_now("not-running")
    return seat


def start(replica: Replica, person: int) -> int:
    """Begin the game; the host does it when every seat is taken."""
    close(replica, person)
    if any(seat.free for seat in replica.header.seats):
        raise not_now("free-seats")
    return 0


def close(replica: Replica, person: int) -> int:
    """Call off a table that has not started."""
    if not hosts(replica, person):
        raise not_yours("table")
    if not replica.gathering:
        raise not_now("started")
    return 0


def time_is_up(replica: Replica, at: datetime) -> int:
    """A seat has used up its time: a bot takes it."""
    header = replica.header
    overdue = header.deadline is not None and header.deadline <= at
    if header.status != RUNNING or header.turn is None or not overdue:
        raise not_now("in-time")
    return header.turn


def come_back(replica: Replica, person: int) -> int:
    """Take one's own seat back from the bot that stands in."""
    if replica.header.status != RUNNING:
        raise not_now("not-running")
    own = replica.seat_of(person)
    if own is None:
        raise not_yours("seat")
    if not replica.header.seats[own].away:
        raise not_now("nobody-stands-in")
    return own


def claim(replica: Replica, person: int, wanted: int) -> int:
    """Take over the seat of somebody who is away."""
    header = replica.header
    if header.status != RUNNING:
        raise not_now("not-running")
    if replica.seat_of(person) is not None or replica.sat.get(person, wanted) != wanted:
        raise not_now("seated")  # who has seen one hand may not look into another
    if not 0 <= wanted < header.players:
        raise wrong("seat")
    if not header.seats[wanted].away:
        raise not_now("seat-taken")
    return wanted


def hosts(replica: Replica, person: int) -> bool:
    """Whether somebody may start or call off a table: its host, or who sits there if he got up."""
    host = replica.header.host
    if host in replica.left:
        return replica.seat_of(person) is not None
    return host == person


# ---- what is judged becomes an entry ------------------------------------------------------------


def next_entry(
    replica: Replica,
    kind: int,
    value: int,
    seat: int | None,
    at: datetime,
    person: int | None = None,
    name: str | None = None,
    key: UUID | None = None,
) -> Entry:
    """The next entry of a table; what a seat does without a person bears the name of the seat."""
    if name is None and seat is not None and kind != MOVE:
        name = replica.header.seats[seat].name
    return Entry(replica.header.id, replica.seq + 1, kind, value, seat, person, name, at, key)
