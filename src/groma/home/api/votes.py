"""Votes: asking all others to take back moves or to end the game, and what they answer."""

from groma.table.entries import AGREE, ASK, DECLINE
from groma.table.judging import votes
from groma.table.wire.playing import AnswerWanted, UndoWanted
from groma.table.wire.tables import Done

from ..routes import post
from .common import Asking


@post("/tables/{table}/undo/ask", status=200)
async def ask(asking: Asking, table: str) -> Done:
    """So many moves, whoever made them; it happens when everybody agrees, also who is away."""
    asking.me()
    data = asking.body(UndoWanted)
    return await asking.enter_at(table, ASK, data, votes.ask, data.count)


@post("/tables/{table}/undo/agree", status=200)
async def agree(asking: Asking, table: str) -> Done:
    """The last one to agree makes it happen."""
    asking.me()
    data = asking.body(AnswerWanted)
    return await asking.enter_at(table, AGREE, data, votes.agree)


@post("/tables/{table}/undo/decline", status=200)
async def decline(asking: Asking, table: str) -> Done:
    """Or withdraw my own request."""
    asking.me()
    data = asking.body(AnswerWanted)
    return await asking.enter_at(table, DECLINE, data, votes.decline)


@post("/tables/{table}/end", status=200)
async def end(asking: Asking, table: str) -> Done:
    """It happens when everybody agrees, as with taking back; the result says so."""
    return await asking.enter(table, votes.propose_end)


HANDLERS = [ask, agree, decline, end]
