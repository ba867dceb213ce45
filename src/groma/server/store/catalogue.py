"""What a database holds that is ours: its tables in the order in which rows can be put back."""

from graphlib import CycleError, TopologicalSorter
from typing import Final

import msgspec

from .database import Connection

LEDGER: Final = "migrations"  # written by migrating, never copied
FOREIGN: Final = "procrastinate_"  # what begins so belongs to the queue of work
SHORT_LIVED: Final = "origins"  # must be forgotten in time, which a copy would not be

_TABLES: Final = """
select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
from pg_class c join pg_attribute a on a.attrelid = c.oid
where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
  and c.relpersistence = 'p'  -- what need not survive a crash, need not survive anything
  and not c.relispartition and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
group by c.relname"""

_REFERENCES: Final = """
select distinct t.relname as name, o.relname as needs
from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_class o on o.oid = k.confrelid
where k.contype = 'f' and t.relnamespace = current_schema()::regnamespace and t.oid <> o.oid"""

_SEQUENCES: Final = """
select s.relname as name, t.relname as owner
from pg_class s
join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
join pg_class t on t.oid = d.refobjid
where s.relkind = 'S' and s.relnamespace = current_schema()::regnamespace
order by s.relname"""


class CatalogueFault(Exception):
    """The tables cannot be put in an order."""


class Columns(msgspec.Struct, frozen=True):
    """A table by name, and what is stored of it."""

    name: str
    columns: list[str]


async def tables(connection: Connection) -> list[Columns]:
    """Our tables; one that refers to another comes after it."""
    rows = await connection.fetch(_TABLES)
    found = {
        row["name"]: Columns(row["name"], row["columns"]) for row in rows if _ours(row["name"])
    }
    order: TopologicalSorter[str] = TopologicalSorter(dict.fromkeys(sorted(found), ()))
    for row in await connection.fetch(_REFERENCES):
        if row["name"] in found and row["needs"] in found:
            order.add(row["name"], row["needs"])
    try:
        return [found[name] for name in order.static_order()]
    except CycleError as problem:
        raise CatalogueFault(f"tables refer to each other in a circle: {problem.args[1]}") from None


async def sequences(connection: Connection) -> dict[str, int]:
    """The numbers that our tables hand out: the last one of each; 0: none yet."""
    found: dict[str, int] = {}
    for row in await connection.fetch(_SEQUENCES):
        if _ours(row["owner"]):
            last, used = await connection.fetchrow(
                f"select last_value, is_called from {quoted(row['name'])}"
            )
            found[row["name"]] = last if used else 0
    return found


def quoted(name: str) -> str:
    """A name as it stands in SQL."""
    return '"' + name.replace('"', '""') + '"'


def _ours(name: str) -> bool:
    return name not in (LEDGER, SHORT_LIVED) and not name.startswith(FOREIGN)
