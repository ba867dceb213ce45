"""Claims: asking for the seat of somebody who is away, and what the host says to it."""

from groma.table.judging import claims
from groma.table.judging.claims import Claimant
from groma.table.judging.guests import welcome
from groma.table.judging.seats import hosts
from groma.table.problems import not_yours
from groma.table.wire.tables import ClaimFacts, ClaimWanted, Done

from ..routes import get, post
from .common import Asking, number


@post("/tables/{table}/claim", status=200)
async def claim(asking: Asking, table: str) -> Done:
    """The seat of somebody who is away: mine if the host lets me, or nobody comes back in time."""
    person = asking.me()
    data = asking.body(ClaimWanted)
    live = await asking.table(table)
    welcome(live.replica.header.opening, account=False)
    claimant = Claimant(person.id, account=False, shares=True)
    return Done(
        await asking.home.door.enter(
            number(table), lambda replica: claims.claim(replica, claimant, data.seat), person
        )
    )


@post("/tables/{table}/claim/admit", status=200)
async def admit(asking: Asking, table: str) -> Done:
    """The host lets who waits for a seat sit down."""
    asking.me()
    return await asking.enter(table, claims.admit, asking.body(ClaimWanted).seat)


@post("/tables/{table}/claim/turn-away", status=200)
async def turn_away(asking: Asking, table: str) -> Done:
    """The host says no to who waits for a seat; who waits may also withdraw."""
    asking.me()
    return await asking.enter(table, claims.turn_away, asking.body(ClaimWanted).seat)


@get("/tables/{table}/claims")
async def facts_of_claims(asking: Asking, table: str) -> list[ClaimFacts]:
    """At a home all are guests, and share a browser."""
    person = asking.me()
    replica = (await asking.table(table)).replica
    if not hosts(replica, person.id):
        raise not_yours("table")
    return [ClaimFacts(seat, True, True) for seat in sorted(replica.header.claims)]


HANDLERS = [claim, admit, turn_away, facts_of_claims]
