"""Seating: what the host does with the seats before the start, and who changes places."""

from groma.table.judging import seats
from groma.table.wire.tables import BotWanted, Done, SeatWanted, SwapWanted

from ..routes import post
from .common import Asking


@post("/tables/{table}/seat-bot", status=200)
async def seat_bot(asking: Asking, table: str) -> Done:
    """The host gives a bot a free seat, or lets another bot have the seat of a bot."""
    asking.me()
    data = asking.body(BotWanted)
    return await asking.enter(table, seats.seat_bot, data.seat, data.bot)


@post("/tables/{table}/remove", status=200)
async def remove(asking: Asking, table: str) -> Done:
    """The host sends a bot or somebody away; who was sent away does not sit down there again."""
    asking.me()
    return await asking.enter(table, seats.remove, asking.body(SeatWanted).seat)


@post("/tables/{table}/swap", status=200)
async def swap(asking: Asking, table: str) -> Done:
    """Somebody moves to a free seat; who opened the table lets any two seats change places."""
    asking.me()
    data = asking.body(SwapWanted)
    return await asking.enter(table, seats.swap, data.seat, data.other)


HANDLERS = [seat_bot, remove, swap]
