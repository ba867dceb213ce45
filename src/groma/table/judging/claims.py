"""Claims: taking over the seat of somebody who is away, without anybody being robbed of it.

A claim waits: for the host, or until the table's grace is over. Who comes back meanwhile keeps the
seat. At a public table with a clock people are strangers, and there is something to win by sitting
in another's place: there a claim needs an account and another origin than all who sit there, and
the host cannot cut the owner's grace short.
"""

from datetime import datetime

import msgspec

from ..entries import ADMIT, APPLY, CLAIM, RUNNING, TURN_AWAY
from ..problems import not_now, not_yours, wrong
from ..replica import Replica
from .deeds import Deed
from .seats import hosts


class Claimant(msgspec.Struct, frozen=True):
    """Somebody who wants a seat, and what its home knows of them."""

    person: int
    account: bool
    shares: bool  # an address or a log-in with somebody who has a seat there


def claim(replica: Replica, claimant: Claimant, wanted: int) -> list[Deed]:
    """Ask for the seat of somebody who is away; what nobody else can want is given at once."""
    header = replica.header
    person = claimant.person
    if header.status != RUNNING:
        raise not_now("not-running")
    if replica.seat_of(person) is not None or replica.sat.get(person, wanted) != wanted:
        raise not_now("seated")  # who has seen one hand may not look into another
    if not 0 <= wanted < header.players:
        raise wrong("seat")
    seat = header.seats[wanted]
    if not seat.away:
        raise not_now("seat-taken")
    given_up = seat.person is None
    if given_up and replica.sat.get(person) == wanted:
        return [Deed(CLAIM, 0, wanted)]  # who left has thought better of it
    if header.among_strangers:
        if not claimant.account:
            raise not_yours("account")
        if claimant.shares:
            raise not_yours("origin")
    if header.claims.get(wanted) or any(one.person == person for one in header.claims.values()):
        raise not_now("claimed")
    return [Deed(APPLY, 0, wanted)]


def admit(replica: Replica, person: int, wanted: int) -> list[Deed]:
    """Let somebody take over a seat; the host does it."""
    claimed = _claimed(replica, wanted)
    if not hosts(replica, person):
        raise not_yours("table")
    if replica.header.among_strangers and replica.header.seats[wanted].person is not None:
        raise not_now("grace")
    return [Deed(ADMIT, 0, wanted), Deed(CLAIM, 0, wanted, own=False, person=claimed)]


def turn_away(replica: Replica, person: int, wanted: int) -> list[Deed]:
    """Let somebody not take over a seat; the host does it, or who has thought better of it."""
    if _claimed(replica, wanted) != person and not hosts(replica, person):
        raise not_yours("table")
    return [Deed(TURN_AWAY, 0, wanted)]


def waits_no_more(replica: Replica, person: int) -> list[Deed]:
    """Somebody who cannot sit down any more waits for nothing."""
    seats = [seat for seat, one in replica.header.claims.items() if one.person == person]
    if not seats:
        raise not_now("nobody-claims")
    return [Deed(TURN_AWAY, 0, seat, own=False, person=person) for seat in seats]


def grace_is_over(replica: Replica, at: datetime) -> list[Deed]:
    """Nobody has come back, and nobody has said no: who waits sits down."""
    header = replica.header
    ripe = header.ripe_at(at)
    if header.status != RUNNING or not ripe:
        raise not_now("grace")
    return [Deed(CLAIM, 0, seat, own=False, person=header.claims[seat].person) for seat in ripe]


def _claimed(replica: Replica, seat: int) -> int:
    """Who waits for a seat."""
    claimed = replica.header.claims.get(seat)
    if claimed is None:
        raise not_now("nobody-claims")
    return claimed.person
