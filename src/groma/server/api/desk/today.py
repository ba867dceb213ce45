"""The desk at a glance."""

from typing import Final

from litestar import get

from groma.table.wire.desk import DeskShape

from ...desk import audit, here
from ...desk.known import people_to_know
from ...desk.matters import matters
from ...desk.today import today
from ..common import Asking, limited, node_of, operator

AUDIT_LINES: Final = 12
KNOWN: Final = 20


@get("/desk", guards=[operator, limited("read")], summary="The desk")
async def desk(request: Asking) -> DeskShape:
    """How the server does, and who waits for an operator."""
    node = node_of(request)
    now = await today(node)
    return DeskShape(
        state=now.state,
        waiting=await matters(node.database),
        budgets=now.budgets,
        still=now.still,
        here=await here.day(node.database),
        audit=await audit.lines(node.database, most=AUDIT_LINES),
        known=await people_to_know(node.database, KNOWN),
        health=now.health,
        jobs=now.jobs,
        versions=now.versions,
        people=now.people,
        tables=now.tables,
    )


HANDLERS = [desk]
