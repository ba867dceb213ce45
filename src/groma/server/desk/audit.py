"""The audit: what operators did, to whom, where and why; the database lets nobody change a line."""

import json
from typing import Any, Final

from groma.table.ids import written
from groma.table.wire.desk import AuditShape

from ..store.database import Connection, Database

PAGE: Final = 100

_WRITE: Final = """
insert into audit (operator, act, person, table_id, facts, reason)
values ($1, $2, $3, $4, $5::jsonb, $6)"""

# Names are those of today: who has left has a pseudonym here, too.
_READ: Final = """
select a.id, a.at, a.operator, o.name as operator_name, a.act, a.person, p.name as person_name,
    a.table_id, a.facts::text as facts, a.reason
from audit a left join people o on o.id = a.operator left join people p on p.id = a.person
where ($1 = 0 or a.id < $1) and ($2::bigint is null or a.person = $2)
    and ($3::bigint is null or a.table_id = $3)
order by a.id desc limit $4"""


async def write(
    connection: Connection,
    operator: int | None,
    act: str,
    reason: str,
    *,
    person: int | None = None,
    table: int | None = None,
    **facts: str,
) -> None:
    """A line, in the transaction of the deed where there is one; without an operator it was done at
    the command line."""
    await connection.execute(_WRITE, operator, act, person, table, json.dumps(facts), reason)


async def lines(
    database: Database,
    before: int = 0,
    *,
    person: int | None = None,
    table: int | None = None,
    most: int = PAGE,
) -> list[AuditShape]:
    """The newest lines, or those before a number; of one person or table, if one is named."""
    rows = await database.rows(_READ, before, person, table, most)
    return [_shape(row) for row in rows]


def _shape(row: Any) -> AuditShape:
    def known(number: int | None) -> str | None:
        return None if number is None else written(number)

    return AuditShape(
        row["id"],
        row["at"],
        known(row["operator"]),
        row["operator_name"],
        row["act"],
        known(row["person"]),
        row["person_name"],
        known(row["table_id"]),
        json.loads(row["facts"]),
        row["reason"],
    )
