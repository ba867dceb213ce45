"""Seating: what the host does with the seats before the start, and who changes places."""

from litestar import post

from groma.table.ids import written
from groma.table.wire.tables import BotWanted, Done, SeatWanted, SwapWanted

from ..people import security
from .common import Asking, client_of, limited, live_of, me, node_of, number, somebody


@post(
    "/tables/{table:str}/seat-bot",
    guards=[somebody, limited("move")],
    status_code=200,
    summary="Give a bot a seat",
)
async def seat_bot(request: Asking, table: str, data: BotWanted) -> Done:
    """The host gives a bot a free seat, or lets another bot have the seat of a bot."""
    await live_of(request, table)
    door = node_of(request).door
    return Done(await door.seat_bot(number(table), me(request), data.seat, data.bot))


@post(
    "/tables/{table:str}/remove",
    guards=[somebody, limited("move")],
    status_code=200,
    summary="Make a seat free",
)
async def remove(request: Asking, table: str, data: SeatWanted) -> Done:
    """The host sends a bot or somebody away; who was sent away does not sit down there again."""
    live = await live_of(request, table)
    seats = live.replica.header.seats
    gone = seats[data.seat].person if data.seat < len(seats) else None
    seq = await node_of(request).door.remove(number(table), me(request), data.seat)
    if gone is not None:
        told = {"table": table, "removed": written(gone)}
        security.note("removed", client_of(request), me(request).id, **told)
    return Done(seq)


@post(
    "/tables/{table:str}/swap",
    guards=[somebody, limited("move")],
    status_code=200,
    summary="Change places",
)
async def swap(request: Asking, table: str, data: SwapWanted) -> Done:
    """Somebody moves to a free seat; who opened the table lets any two seats change places."""
    await live_of(request, table)
    door = node_of(request).door
    return Done(await door.swap(number(table), me(request), data.seat, data.other))


HANDLERS = [seat_bot, remove, swap]
