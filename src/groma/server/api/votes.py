"""Votes: asking all others to take back moves or to end the game, and what they answer."""

from litestar import post

from groma.table.wire.playing import AnswerWanted, UndoWanted
from groma.table.wire.tables import Done

from .common import Asking, limited, live_of, me, node_of, number, somebody


@post(
    "/tables/{table:str}/undo/ask",
    guards=[somebody, limited("move")],
    status_code=200,
    summary="Ask all others to take back",
)
async def ask(request: Asking, table: str, data: UndoWanted) -> Done:
    """So many moves, whoever made them; it happens when everybody agrees, also who is away."""
    await live_of(request, table)
    door = node_of(request).door
    return Done(await door.ask(number(table), me(request), data.seq, data.count, data.key))


@post(
    "/tables/{table:str}/undo/agree",
    guards=[somebody, limited("move")],
    status_code=200,
    summary="Agree to what is asked",
)
async def agree(request: Asking, table: str, data: AnswerWanted) -> Done:
    """The last one to agree makes it happen."""
    await live_of(request, table)
    door = node_of(request).door
    return Done(await door.agree(number(table), me(request), data.seq, data.key))


@post(
    "/tables/{table:str}/undo/decline",
    guards=[somebody, limited("move")],
    status_code=200,
    summary="Decline what is asked",
)
async def decline(request: Asking, table: str, data: AnswerWanted) -> Done:
    """Or withdraw my own request."""
    await live_of(request, table)
    door = node_of(request).door
    return Done(await door.decline(number(table), me(request), data.seq, data.key))


@post(
    "/tables/{table:str}/end",
    guards=[somebody, limited("move")],
    status_code=200,
    summary="Ask all others to end the game here",
)
async def end(request: Asking, table: str) -> Done:
    """It happens when everybody agrees, as with taking back; the result says so."""
    await live_of(request, table)
    return Done(await node_of(request).door.propose_end(number(table), me(request)))


HANDLERS = [ask, agree, decline, end]
