"""Other people: what everybody may know of somebody before sitting down together."""

from litestar import get

from groma.table.ids import written
from groma.table.problems import not_there
from groma.table.wire.standing import PersonShape, StandingShape, TallyShape

from ..people.standings import standing, tallies
from .common import Asking, limited, node_of, number


@get("/people/{person:str}", guards=[limited("read")], summary="Somebody")
async def one_person(request: Asking, person: str) -> PersonShape:
    """Games and results, and how fast and reliably they were played; of guests only the name."""
    database = node_of(request).database
    wanted = number(person, "person")
    row = await database.row(
        "select name, account is null as guest, created_at from people where id = $1", wanted
    )
    if row is None:
        raise not_there("person")
    found = None if row["guest"] else await standing(database, wanted)
    played = [] if row["guest"] else await tallies(database, wanted)
    return PersonShape(
        written(wanted),
        row["name"],
        row["guest"],
        row["created_at"],
        None if found is None else StandingShape(*found),
        [TallyShape(*one) for one in played],
    )


HANDLERS = [one_person]
