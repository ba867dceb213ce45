"""Votes: taking back further than the rules allow, and ending a game that nobody wants to finish.

Everybody who has a seat must agree, also who is away: only who has given up the seat has no say.
So whatever is decided was decided by all whom it can harm.
"""

from ..entries import AGREE, ASK, DECLINE, END, PROPOSE_END, UNDO
from ..problems import not_now, wrong
from ..replica import Replica
from .deeds import Deed
from .playing import acting


def ask(replica: Replica, person: int, count: int) -> list[Deed]:
    """Ask all others to take back moves, whoever made them; if there are none, it is done."""
    seat = acting(replica, person)
    match = replica.playing()
    if match.state.over():
        raise not_now("over")
    if not 1 <= count <= len(match.moves):
        raise wrong("count")
    keep = len(match.moves) - count
    return [Deed(ASK, keep, seat), *_agreed(replica, {seat}, Deed(UNDO, keep, seat, own=False))]


def propose_end(replica: Replica, person: int) -> list[Deed]:
    """Ask all others to end the game here; if there are none, it is done."""
    seat = acting(replica, person)
    if replica.playing().state.over():
        raise not_now("over")
    return [Deed(PROPOSE_END, 0, seat), *_agreed(replica, {seat}, Deed(END, 0, seat, own=False))]


def agree(replica: Replica, person: int) -> list[Deed]:
    """Agree to a request; the last one to agree makes it happen."""
    seat = acting(replica, person)
    request = replica.request
    if request is None:
        raise not_now("nobody-asks")
    kind, value = (END, 0) if request.ends else (UNDO, request.keep)
    then = Deed(kind, value, request.seat, own=False)
    return [Deed(AGREE, 0, seat), *_agreed(replica, request.agreed | {seat}, then)]


def _agreed(replica: Replica, agreed: set[int], then: Deed) -> list[Deed]:
    """What follows once everybody has agreed."""
    return [] if replica.voters() - agreed else [then]


def decline(replica: Replica, person: int) -> list[Deed]:
    """Decline a request, or withdraw one's own."""
    seat = acting(replica, person)
    if replica.request is None:
        raise not_now("nobody-asks")
    return [Deed(DECLINE, 0, seat)]
