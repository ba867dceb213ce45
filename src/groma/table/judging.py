"""Judging: may this person, bot or clock do that now? What becomes entries, or a problem."""

from datetime import datetime
from uuid import UUID

import msgspec

from groma.core.deal import deal_key
from groma.core.refusals import Refusal

from .bots import choose, usual_bot
from .entries import (
    AGREE,
    ASK,
    CLAIM,
    CLOSE,
    DECLINE,
    GATHERING,
    LEAVE,
    MOVE,
    OWNER_LEFT,
    REMIND,
    RETURN,
    RUNNING,
    SIT,
    STAND_IN,
    START,
    TIME_IS_UP,
    UNDO,
    Dealing,
    Entry,
    Facts,
    StandingIn,
)
from .problems import not_now, not_yours, refused, wrong
from .replica import Replica


class Deed(msgspec.Struct, frozen=True):
    """What was judged and may happen; with a number, a time and who did it, it is an entry."""

    kind: int
    value: int = 0
    seat: int | None = None
    facts: Facts | None = None
    own: bool = True  # done by whoever asks; else it follows by itself


# ---- at a running table -------------------------------------------------------------------------


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


def play(replica: Replica, person: int, moves: list[int]) -> list[Deed]:
    """Moves of one seat, one after another, if the rules allow every one of them."""
    seat = acting(replica, person)
    state = replica.playing().state
    for number, move in enumerate(moves):
        refusal = state.why_not(seat, move)
        if refusal is not None:
            raise refused(refusal)
        if number + 1 < len(moves):
            state = state.clone() if number == 0 else state
            state.play(move)
    return [Deed(MOVE, move, seat) for move in moves]


def undo(replica: Replica, person: int, count: int) -> list[Deed]:
    """Take back one's own last moves, as far as the rules allow; 0: all of them."""
    seat = acting(replica, person)
    match = replica.playing()
    most, stops = match.undoable(seat)
    if most == 0 or count > most:
        raise refused(Refusal("", stops, {}))
    return [Deed(UNDO, len(match.moves) - (count or most), seat)]


def ask(replica: Replica, person: int, count: int) -> list[Deed]:
    """Ask all others to take back moves, whoever made them; if there are none, it is done."""
    seat = acting(replica, person)
    match = replica.playing()
    if match.state.over():
        raise not_now("over")
    if not 1 <= count <= len(match.moves):
        raise wrong("count")
    keep = len(match.moves) - count
    return [Deed(ASK, keep, seat), *_taken_back(replica, seat, keep, {seat})]


def agree(replica: Replica, person: int) -> list[Deed]:
    """Agree to a request; the last one to agree takes the moves back."""
    seat = acting(replica, person)
    request = replica.request
    if request is None:
        raise not_now("nobody-asks")
    agreed = request.agreed | {seat}
    return [Deed(AGREE, 0, seat), *_taken_back(replica, request.seat, request.keep, agreed)]


def _taken_back(replica: Replica, seat: int, keep: int, agreed: set[int]) -> list[Deed]:
    return [] if replica.voters() - agreed else [Deed(UNDO, keep, seat, own=False)]


def decline(replica: Replica, person: int) -> list[Deed]:
    """Decline a request, or withdraw one's own."""
    seat = acting(replica, person)
    if replica.request is None:
        raise not_now("nobody-asks")
    return [Deed(DECLINE, 0, seat)]


def bots_move(replica: Replica) -> list[Deed]:
    """What a bot plays whose turn it is."""
    seat = replica.header.turn
    if seat is None or not replica.header.bots_turn:
        raise not_now("nobody-stands-in")
    return [Deed(MOVE, choose(replica, seat), seat)]


# ---- who sits where -----------------------------------------------------------------------------


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


def time_is_up(replica: Replica, at: datetime) -> list[Deed]:
    """A seat has used up its time: a bot takes it."""
    header = replica.header
    if header.status != RUNNING or header.deadline is None or header.deadline > at:
        raise not_now("in-time")
    bot = StandingIn(usual_bot(replica.game))
    return [Deed(STAND_IN, TIME_IS_UP, header.turn, bot)]


def remind(replica: Replica, at: datetime) -> list[Deed]:
    """A seat has used up most of its time and is reminded, once."""
    header = replica.header
    if header.reminder is None or header.reminder > at:
        raise not_now("in-time")
    return [Deed(REMIND, 0, header.turn)]


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


def claim(replica: Replica, person: int, wanted: int) -> list[Deed]:
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
    return [Deed(CLAIM, 0, wanted)]


def hosts(replica: Replica, person: int) -> bool:
    """Whether somebody may start or call off a table: its host, or who sits there if he got up."""
    host = replica.header.host
    if host in replica.left:
        return replica.seat_of(person) is not None
    return host == person


# ---- what is judged becomes entries -------------------------------------------------------------


def entries_of(
    replica: Replica,
    deeds: list[Deed],
    at: datetime,
    person: int | None = None,
    key: UUID | None = None,
) -> list[Entry]:
    """The next entries of a table."""
    return [
        Entry(
            replica.header.id,
            number,
            deed.kind,
            deed.value,
            deed.seat,
            person if deed.own else None,
            at,
            key if deed.own else None,
            deed.facts,
        )
        for number, deed in enumerate(deeds, replica.seq + 1)
    ]
