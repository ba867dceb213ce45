"""Leaving for good, and taking along what is stored of oneself."""

import contextlib
import io
import zipfile
from typing import Final

import msgspec
from litestar import Response, delete, get

from groma.table.entries import GATHERING, RUNNING
from groma.table.ids import written
from groma.table.problems import Problem
from groma.table.sentences import plain_words
from groma.table.showing import record

from ...live.node import Node
from ...live.tables import News
from ...people import export
from ...people.accounts import Person
from ...people.leaving import short_number, wipe
from ...people.security import note
from ..common import Asking, client_of, in_browser, limited, me, node_of
from .cookies import DEVICE, cookie, ended
from .proof import proved

GAMES: Final = 500  # whose records are exported, the newest of them
ROUNDS: Final = 3  # of getting up: a table may begin in the same moment


@get(
    "/me/export",
    guards=[in_browser, limited("create")],
    media_type="application/zip",
    summary="All that is stored of me",
)
async def export_me(request: Asking) -> Response[bytes]:
    """A zip of JSON, with the records of the games that I have played to their end."""
    node = node_of(request)
    person = me(request).id
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, rows in (await export.files(node.database, person)).items():
            archive.writestr(f"{name}.json", _written(rows))
        for table in await export.finished(node.database, person, GAMES):
            with contextlib.suppress(Problem):  # its rules are not installed any more
                kept = record((await node.tables.find(table)).replica)
                archive.writestr(f"records/{written(table)}.json", _written(kept))
    return Response(
        packed.getvalue(),
        media_type="application/zip",
        headers={
            "content-disposition": 'attachment; filename="groma.zip"',
            "cache-control": "no-store",
        },
    )


def _written(value: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=2)


@delete("/me", guards=[in_browser, limited("login")], status_code=200, summary="Leave for good")
async def leave_for_good(request: Asking) -> Response[None]:
    """My seats go to bots, all that I wrote is deleted, and a pseudonym stays.

    Who has an account shows password or passkey first.
    """
    person = me(request)
    node = node_of(request)
    if not person.guest:
        await proved(request)
    await _get_up(node, person)
    words = plain_words(None, person.lang)
    pseudonym = words.text("person-left", number=short_number(person.id))
    async with node.database.transaction() as connection:
        gone = await wipe(connection, person.id, pseudonym)
    node.tell(News(person=person.id, called=pseudonym, left=True))
    ended(request, gone)
    note("left", client_of(request), person.id)
    nothing = [cookie(request, "", 0), cookie(request, "", 0, DEVICE)]
    return Response(None, cookies=nothing)


async def _get_up(node: Node, person: Person) -> None:
    """Call off what only this person waits for, and leave all other tables."""
    for _ in range(ROUNDS):
        rows = await node.database.rows(
            """select t.id, t.status, s.seat is null or not exists (
                select from seats o where o.table_id = t.id and o.person <> $1
            ) as alone
            from tables t left join seats s on s.table_id = t.id and s.person = $1
            where t.status = $2 and (s.seat is not null or t.host = $1)
                or t.status = $3 and s.seat is not null""",
            person.id,
            GATHERING,
            RUNNING,
        )
        for row in rows:
            with contextlib.suppress(Problem):  # it has gone on meanwhile: the next round sees it
                if row["status"] == GATHERING and row["alone"]:
                    await node.door.close(row["id"], person)
                else:
                    await node.door.leave(row["id"], person)
        if not rows:
            return


HANDLERS = [export_me, leave_for_good]
