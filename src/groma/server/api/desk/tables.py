"""A table, as operators see it, and what they do there."""

from litestar import get, post

from groma.table.wire.desk import TableAct, TableFound

from ...desk import tables
from ..common import Asking, limited, me, node_of, number, operator


@get("/desk/tables/{table:str}", guards=[operator, limited("read")], summary="A table, for operators")
async def read_table(request: Asking, table: str) -> TableFound:
    """Whether it runs or pauses, and who sits there; nothing of what lies on it."""
    return await tables.found(node_of(request), number(table))


@post(
    "/desk/tables/{table:str}",
    guards=[operator, limited("move")],
    status_code=200,
    summary="Do something at a table",
)
async def act_on_table(request: Asking, table: str, data: TableAct) -> TableFound:
    """Look at it as an onlooker for some hours, let it pause or go on, end it, or replay it.

    To repair is to replay the entries, and to make the row of the table again if it differs.
    """
    node, mine = node_of(request), me(request).id
    deed = tables.look if data.act == "look" else tables.DEEDS[data.act]
    return await deed(node, mine, number(table), data.reason)


HANDLERS = [read_table, act_on_table]
