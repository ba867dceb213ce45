"""Claims: asking for the seat of somebody who is away, and what the host says to it."""

from litestar import get, post

from groma.table.ids import written
from groma.table.judging.seats import hosts
from groma.table.problems import Problem, not_yours
from groma.table.wire.tables import ClaimFacts, ClaimWanted, Done

from ..people import security
from .common import (
    Asking,
    check_company,
    client_of,
    limited,
    live_of,
    me,
    node_of,
    number,
    somebody,
)
from .origins import places_of


@post(
    "/tables/{table:str}/claim",
    guards=[somebody, limited("move")],
    status_code=200,
    summary="Ask for a seat",
)
async def claim(request: Asking, table: str, data: ClaimWanted) -> Done:
    """The seat of somebody who is away: mine if the host lets me, or nobody comes back in time.

    At a public table with a clock that needs an account, and another address than anybody's there.
    """
    await check_company(request, await live_of(request, table), me(request))
    node = node_of(request)
    table_number, places = number(table), places_of(request)
    shares = await node.origins.shared(table_number, me(request).id, places)
    told: dict[str, int | str] = {"table": written(table_number), "seat": data.seat}
    try:
        seq = await node.door.claim(table_number, me(request), data.seat, shares)
    except Problem as problem:
        if problem.kind == "not-yours":
            security.note("claim-refused", client_of(request), me(request).id, **told)
        raise
    security.note("claim", client_of(request), me(request).id, **told)
    await node.origins.note(table_number, me(request).id, places)
    return Done(seq)


@post(
    "/tables/{table:str}/claim/admit",
    guards=[somebody, limited("move")],
    status_code=200,
    summary="Let somebody have the seat",
)
async def admit(request: Asking, table: str, data: ClaimWanted) -> Done:
    """The host lets who waits for a seat sit down."""
    await live_of(request, table)
    return Done(await node_of(request).door.admit(number(table), me(request), data.seat))


@post(
    "/tables/{table:str}/claim/turn-away",
    guards=[somebody, limited("move")],
    status_code=200,
    summary="Let somebody not have the seat",
)
async def turn_away(request: Asking, table: str, data: ClaimWanted) -> Done:
    """The host says no to who waits for a seat; who waits may also withdraw."""
    await live_of(request, table)
    return Done(await node_of(request).door.turn_away(number(table), me(request), data.seat))


@get(
    "/tables/{table:str}/claims",
    guards=[somebody, limited("read")],
    summary="What the host may know of claims",
)
async def facts_of_claims(request: Asking, table: str) -> list[ClaimFacts]:
    """Whether who waits for a seat is a guest, and comes from where another player came from."""
    replica = (await live_of(request, table)).replica
    if not hosts(replica, me(request).id):
        raise not_yours("table")
    node = node_of(request)
    found: list[ClaimFacts] = []
    for seat, waiting in sorted(replica.header.claims.items()):
        guest = waiting.person in replica.texts.guests
        shares = await node.origins.shared_before(replica.header.id, waiting.person)
        found.append(ClaimFacts(seat, guest, shares))
    return found


HANDLERS = [claim, admit, turn_away, facts_of_claims]
