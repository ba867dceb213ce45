"""Departing: seats go to bots, what is stored of somebody is packed up, or forgotten for good."""

import contextlib
import io
import zipfile
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from groma.table.entries import GATHERING, RUNNING
from groma.table.ids import written
from groma.table.problems import Problem
from groma.table.sentences import plain_words
from groma.table.showing import record

from ..people import export
from ..people.accounts import Person
from ..people.leaving import short_number, wipe
from ..store.database import Connection
from .node import Node
from .tables import News

GAMES: Final = 500  # whose records are exported, the newest of them
ROUNDS: Final = 3  # of getting up: a table may begin in the same moment


async def packed(node: Node, person: int) -> bytes:
    """A zip of JSON, with the records of the games that somebody has played to their end."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, rows in (await export.files(node.database, person)).items():
            archive.writestr(f"{name}.json", _written(rows))
        for table in await export.finished(node.database, person, GAMES):
            with contextlib.suppress(Problem):  # its rules are not installed any more
                kept = record((await node.tables.find(table)).replica)
                archive.writestr(f"records/{written(table)}.json", _written(kept))
    return file.getvalue()


def _written(value: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=2)


async def get_up(node: Node, person: Person) -> None:
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


async def depart(
    node: Node, person: Person, noted: Callable[[Connection], Awaitable[None]] | None = None
) -> None:
    """Seats go to bots, all that somebody wrote is deleted, and a pseudonym stays.

    `noted` writes in the same transaction.
    """
    await get_up(node, person)
    words = plain_words(None, person.lang)
    pseudonym = words.text("person-left", number=short_number(person.id))
    async with node.database.transaction() as connection:
        gone = await wipe(connection, person.id, pseudonym)
        if noted is not None:
            await noted(connection)
    node.tell(News(person=person.id, called=pseudonym, left=True))
    node.ended(gone)
