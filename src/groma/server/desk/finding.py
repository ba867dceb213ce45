"""Finding: tables by words or by number, for whoever runs the server."""

from typing import Any, Final

from groma.table.entries import GATHERING, PAUSE, RESUME, RUNNING, STATUSES
from groma.table.ids import read, written
from groma.table.wire.desk import TableFound

from ..store.database import Database

_TABLES: Final = f"""
select t.id, t.game, t.rules, coalesce(i.title, '') as title, t.status, t.hidden, t.seq,
    t.created_at, e.at as last, t.status in ({GATHERING}, {RUNNING}) and coalesce((
        select p.kind = {PAUSE} from entries p
        where p.table_id = t.id and p.kind in ({PAUSE}, {RESUME}) order by p.seq desc limit 1
    ), false) as paused, array(
        select p.name from seats s join people p on p.id = s.person
        where s.table_id = t.id order by s.seat
    ) as people
from tables t left join titles i on i.table_id = t.id
    left join entries e on e.table_id = t.id and e.seq = t.seq
where """

_BY_WORDS: Final = (
    _TABLES
    + """$1 = '' or position(lower($1) in lower(i.title)) > 0 or exists (
    select from seats s join people p on p.id = s.person
    where s.table_id = t.id and position(lower($1) in lower(p.name)) > 0
)
order by t.id desc limit $2"""
)


async def tables_found(database: Database, words: str, most: int) -> list[TableFound]:
    """Tables by title, number or who sits there, the newest first; without words the newest."""
    plain = " ".join(words.split())
    number = read(plain)
    if number is not None:
        one = await table_found(database, number)
        return [] if one is None else [one]
    return [_table(row) for row in await database.rows(_BY_WORDS, plain, most)]


async def table_found(database: Database, table: int) -> TableFound | None:
    """One table by its number."""
    row = await database.row(_TABLES + "t.id = $1", table)
    return None if row is None else _table(row)


def _table(row: Any) -> TableFound:
    return TableFound(
        table=written(row["id"]),
        game=row["game"],
        rules=row["rules"],
        title=row["title"],
        status=STATUSES[row["status"]],
        hidden=row["hidden"],
        paused=row["paused"],
        entries=row["seq"] + 1,
        created_at=row["created_at"],
        last=row["last"],
        people=list(row["people"]),
    )
