"""Sanctions: what somebody may not do for a while, and why that should not hold."""

from datetime import datetime
from typing import Any, Final

import msgspec

from groma.table.problems import Problem, not_now, not_there
from groma.table.wire.desk import SanctionShape

from ..store.database import Connection, Database

SILENCE: Final = "silence"  # says nothing in chats
BAN: Final = "ban"  # does nothing here but appeal, take along what is stored, leave
HOLDS: Final = "s.lifted_at is null and (s.until is null or s.until > now())"
REFUSALS: Final = {SILENCE: "silenced", BAN: "banned"}  # the kinds of problems

_LISTED: Final = f"""
select s.*, a.id is not null as appealed, a.answer = 'keep' as kept, {HOLDS} as holds
from sanctions s left join appeals a on a.sanction = s.id
where s.person = any($1) order by s.id"""


class Held(msgspec.Struct, frozen=True):
    """What holds against somebody."""

    reason: str
    until: datetime | None  # None: for good


def refusal(kind: str, held: Held) -> Problem:
    """What somebody is told who may not."""
    why = "for-good" if held.until is None else "until"
    return Problem(REFUSALS[kind], 403, why=why, reason=held.reason, until=held.until)


async def of_people(database: Database, people: list[int]) -> dict[int, list[SanctionShape]]:
    """What holds against whom."""
    found: dict[int, list[SanctionShape]] = {person: [] for person in people}
    for row in await database.rows(_LISTED, people) if people else ():
        if row["holds"]:
            found[row["person"]].append(_shape(row))
    return found


async def absent(database: Database, people: list[int]) -> list[int]:
    """Who of some people can sit down nowhere: banned, or gone for good."""
    if not people:
        return []
    rows = await database.rows(
        f"""select p.id from people p where p.id = any($1) and (p.left_at is not null or exists (
            select from sanctions s where s.person = p.id and s.kind = '{BAN}' and {HOLDS}
        ))""",
        people,
    )
    return [row["id"] for row in rows]


async def past(database: Database, person: int) -> list[SanctionShape]:
    """What has held against somebody and holds no more."""
    return [_shape(row) for row in await database.rows(_LISTED, [person]) if not row["holds"]]


def _shape(row: Any) -> SanctionShape:
    return SanctionShape(
        row["id"],
        row["kind"],
        row["reason"],
        row["at"],
        row["until"],
        row["appealed"],
        bool(row["kept"]),
    )


async def impose(
    connection: Connection, person: int, kind: str, reason: str, days: int | None
) -> None:
    """Let something hold against somebody from now on, in place of what held of its kind."""
    await _lift(connection, person, [kind], "")
    await connection.execute(
        """insert into sanctions (person, kind, reason, until)
        values ($1, $2, $3, now() + make_interval(days => $4))""",
        person,
        kind,
        reason,
        days,
    )


async def lift(connection: Connection, person: int, *kinds: str) -> bool:
    """Let nothing of some kinds hold against somebody; False: nothing did."""
    return await _lift(connection, person, list(kinds), "lift")


async def _lift(connection: Connection, person: int, kinds: list[str], answer: str) -> bool:
    """An appeal that waits has its answer with it."""
    rows = await connection.fetch(
        f"""update sanctions s set lifted_at = now()
        where s.person = $1 and s.kind = any($2) and {HOLDS} returning s.id""",
        person,
        kinds,
    )
    await connection.execute(
        """update appeals set closed_at = now(), answer = $2
        where sanction = any($1) and closed_at is null""",
        [row["id"] for row in rows],
        answer,
    )
    return bool(rows)


async def appeal(database: Database, person: int, sanction: int, text: str) -> None:
    """Say why something that holds against oneself should not; once."""
    holds = await database.value(
        f"select s.id from sanctions s where s.id = $1 and s.person = $2 and {HOLDS}",
        sanction,
        person,
    )
    if holds is None:
        raise not_there("sanction")
    new = await database.value(
        """insert into appeals (sanction, text) values ($1, $2)
        on conflict do nothing returning id""",
        sanction,
        text,
    )
    if new is None:
        raise not_now("appealed")
