"""From where people come to a table: noted where others can sit, too."""

from hashlib import sha256

from ..live.table import LiveTable
from .account.cookies import device_of
from .common import Asking, address_of, node_of


def places_of(request: Asking) -> list[str]:
    """Where somebody comes from, as far as two people can have it in common: address, browser."""
    device = device_of(request)
    browser = [f"browser {sha256(device.encode()).hexdigest()}"] if device else []
    return [f"address {address_of(request)}", *browser]


async def note_origin(request: Asking, live: LiveTable) -> None:
    """Remember from where somebody came who has a seat at a table where others can sit, too."""
    person, replica = request.user, live.replica
    if person is None or replica.seat_of(person.id) is None:
        return
    if sum(seat.free or seat.person is not None for seat in replica.header.seats) > 1:
        await node_of(request).origins.note(replica.header.id, person.id, places_of(request))
