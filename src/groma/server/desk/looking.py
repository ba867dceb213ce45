"""Looking: an operator sees a hidden table for some hours, as an onlooker, having said why."""

from typing import Final

from ..store.database import Connection, Database

HOURS: Final = 4

_GRANT: Final = f"""
insert into looks (person, table_id, until) values ($1, $2, now() + interval '{HOURS} hours')
on conflict (person, table_id) do update set until = excluded.until"""

_LEFT: Final = """
select extract(epoch from l.until - now())::float8 from looks l
where l.person = $1 and l.table_id = $2 and l.until > now()
    and exists (select from operators o where o.person = l.person)"""


async def grant(connection: Connection, operator: int, table: int) -> None:
    """Let an operator look from now on; the audit says so in the same transaction."""
    await connection.execute(_GRANT, operator, table)


async def may_look(database: Database, operator: int, table: int) -> float:
    """For how many seconds more; 0: not at all."""
    return float(await database.value(_LEFT, operator, table) or 0.0)
