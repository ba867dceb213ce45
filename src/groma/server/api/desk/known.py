"""People, as operators find them, and what operators do to them; the audit of it."""

from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import Parameter

from groma.table.wire.desk import (
    STORABLE,
    AuditShape,
    Found,
    PersonAct,
    PersonFile,
    ReasonGiven,
)

from ...desk import audit, people
from ...desk.finding import tables_found
from ...desk.known import people_found, person_file
from ..account.leaving import zipped
from ..common import Asking, limited, me, node_of, number, operator

MOST: Final = 50  # people, and tables, that are found
WORDS_MOST: Final = 100
Words = Annotated[str, Parameter(max_length=WORDS_MOST, pattern=STORABLE)]
Before = Annotated[int, Parameter(ge=0, le=2**62)]


@get("/desk/find", guards=[operator, limited("read")], summary="Find people and tables")
async def find(request: Asking, words: Words = "") -> Found:
    """By name, title or number; without words the newest."""
    database = node_of(request).database
    return Found(
        await people_found(database, words, MOST), await tables_found(database, words, MOST)
    )


@get(
    "/desk/people/{person:str}",
    guards=[operator, limited("read")],
    summary="Somebody, for operators",
)
async def read_person(request: Asking, person: str) -> PersonFile:
    """What is known, what holds, where they sit; nothing that was said, no address, no hand."""
    return await person_file(node_of(request).database, number(person, "person"))


@post(
    "/desk/people/{person:str}",
    guards=[operator, limited("move")],
    status_code=200,
    summary="Do something to somebody",
)
async def act_on_person(request: Asking, person: str, data: PersonAct) -> PersonFile:
    """Rename, silence, ban, lift what holds, end log-ins, erase; not oneself, not an operator."""
    node = node_of(request)
    wanted = number(person, "person")
    await people.act(node, me(request).id, wanted, data)
    return await person_file(node.database, wanted)


@post(
    "/desk/people/{person:str}/export",
    guards=[operator, limited("create")],
    status_code=200,
    media_type="application/zip",
    summary="All that is stored of somebody",
)
async def export_person(request: Asking, person: str, data: ReasonGiven) -> Response[bytes]:
    """For somebody who asks for it by post; the same zip that they would get themselves."""
    asked = number(person, "person")
    return zipped(await people.export(node_of(request), me(request).id, asked, data.reason))


@get("/desk/audit", guards=[operator, limited("read")], summary="What operators did")
async def read_audit(request: Asking, before: Before = 0) -> list[AuditShape]:
    """The newest lines, or those before a number."""
    return await audit.lines(node_of(request).database, before)


HANDLERS = [find, read_person, act_on_person, export_person, read_audit]
