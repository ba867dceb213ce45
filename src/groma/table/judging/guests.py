"""What somebody may say at a table, and whom they may ask there."""

from ..entries import Opening
from ..phrases import PHRASES
from ..problems import not_now, not_yours, wrong
from ..replica import Replica


def welcome(opening: Opening, account: bool) -> None:
    """At some tables guests may not sit down."""
    if opening.accounts and not account:
        raise not_yours("account")


def invite(replica: Replica, person: int, seat: int | None) -> None:
    """Whoever sits there or has opened the table invites to a seat, or to any, before the start."""
    if replica.seat_of(person) is None and replica.header.host != person:
        raise not_yours("seat")
    if not replica.gathering:
        raise not_now("started")
    if seat is not None and seat >= replica.header.players:
        raise wrong("seat")


def said(replica: Replica, person: int, text: str) -> str:
    """What somebody says, as it is shown; at a quiet table the key of a phrase."""
    if replica.seat_of(person) is None:
        raise not_yours("seat")
    shown = "".join(letter for letter in text if letter.isprintable() or letter == "\n")
    if not shown.strip():
        raise wrong("text")
    if replica.header.opening.quiet and shown not in PHRASES:
        raise wrong("phrase")
    return shown
