"""The store: tables and their entries in PostgreSQL; a move is one statement."""

from typing import Any, Final

from groma.table.clock import Clock
from groma.table.entries import Entry
from groma.table.header import Header, Row, Seat

from .database import Connection, Database

# One statement for one move or for many. The update is the referee between nodes: no row, and
# somebody was faster. Nothing here notifies anybody: that would take group commit away.
WRITE: Final = """
with b as materialized (
    select * from unnest(
        $1::bigint[], $2::int[], $3::smallint[], $4::int[], $5::smallint[], $6::bigint[],
        $7::text[], $8::uuid[], $9::timestamptz[], $10::smallint[], $11::smallint[],
        $12::timestamptz[], $13::timestamptz[], $14::timestamptz[], $15::text[], $16::bytea[],
        $17::boolean[]
    ) as b(id, seq, kind, value, seat, person, name, key, at, status, turn, since, deadline, due,
           banks, state, turned)
),
t as (
    update tables x set
        seq = b.seq, status = b.status, turn = b.turn, since = b.since, deadline = b.deadline,
        due = b.due, banks = b.banks::bigint[], reminded = x.reminded and not b.turned,
        ended_at = case when b.status >= 2 then b.at end
    from b where x.id = b.id and x.seq = b.seq - 1
    returning x.id
),
m as (
    insert into moves (table_id, seq, kind, value, seat, person, name, key, at)
    select id, seq, kind, value, seat, person, name, key, at from b join t using (id)
    returning table_id
),
s as (
    insert into snapshots (table_id, seq, state)
    select id, seq, state from b join t using (id) where state is not null
    on conflict (table_id) do update set seq = excluded.seq, state = excluded.state
),
o as (
    insert into outbox (table_id, seq, kind, person)
    select b.id, b.seq, case when b.status = 2 then 'over' else 'turn' end, seats.person
    from b join t using (id) join seats on seats.table_id = b.id
    where (b.status = 2 or b.turned and seats.seat = b.turn and seats.bot is null
           and seats.person is distinct from b.person)
      and exists (select from channels c where c.person = seats.person and c.code is null)
)
select table_id from m"""


def columns(rows: list[Row]) -> list[list[Any]]:
    """The arguments of `WRITE`."""
    return [
        [row.entry.table for row in rows],
        [row.entry.seq for row in rows],
        [row.entry.kind for row in rows],
        [row.entry.value for row in rows],
        [row.entry.seat for row in rows],
        [row.entry.person for row in rows],
        [row.entry.name for row in rows],
        [row.entry.key for row in rows],
        [row.entry.at for row in rows],
        [row.status for row in rows],
        [row.turn for row in rows],
        [row.since for row in rows],
        [row.deadline for row in rows],
        [row.due for row in rows],
        ["{" + ",".join(map(str, row.banks)) + "}" for row in rows],
        [row.state for row in rows],
        [row.turned for row in rows],
    ]


async def write(connection: Connection, rows: list[Row]) -> set[int]:
    """Write one entry for each of some tables; the answer is where nobody was faster."""
    stored = await connection.fetch(WRITE, *columns(rows))
    return {row[0] for row in stored}


# ---- reading ------------------------------------------------------------------------------------

_HEADER: Final = """
select t.*, (
    select array_agg(array[s.person::text, s.bot, s.away::text, s.name, s.word] order by s.seat)
    from seats s where s.table_id = t.id
) as chairs
from tables t where t.id = $1"""

_ENTRIES: Final = """
select seq, kind, value, seat, person, name, at, key from moves
where table_id = $1 and seq > $2 order by seq"""


_AFTER: Final = """
select t.seq, m.seq, kind, value, seat, person, name, at, key
from tables t left join moves m on m.table_id = t.id and m.seq > $2 and m.seq <= t.seq
where t.id = $1 order by m.seq"""


async def header(connection: Connection, table: int) -> Header | None:
    """A table's own row and its seats."""
    row = await connection.fetchrow(_HEADER, table)
    return None if row is None else _header(row)


def _header(row: Any) -> Header:
    bank = row["bank"]
    return Header(
        id=row["id"],
        game=row["game"],
        rules=row["rules"],
        settings=list(row["settings"]),
        players=row["players"],
        title=row["title"],
        host=row["host"],
        hidden=row["hidden"],
        worded=row["worded"],
        clock=None if bank is None else Clock(row["allowance"], bank, row["increment"]),
        seed=row["seed"],
        status=row["status"],
        seq=row["seq"],
        turn=row["turn"],
        since=row["since"],
        deadline=row["deadline"],
        reminded=row["reminded"],
        banks=list(row["banks"]),
        created_at=row["created_at"],
        seats=[
            Seat(None if person is None else int(person), bot, away == "true", name, word)
            for person, bot, away, name, word in row["chairs"] or []
        ],
        start=row["start"],
        forked_from=row["forked_from"],
        example=row["example"],
    )


async def entries(connection: Connection, table: int, after: int) -> list[Entry]:
    """What happened after entry number `after`."""
    rows = await connection.fetch(_ENTRIES, table, after)
    return [Entry(table, *row) for row in rows]


async def after(connection: Connection, table: int, seq: int) -> tuple[int, list[Entry]]:
    """The number of a table's last entry, -1 if it is not there, and what came after `seq`."""
    found = await connection.fetch(_AFTER, table, seq)
    last = found[0][0] if found else -1
    return last, [Entry(table, *row[1:]) for row in found if row[1] is not None]


async def answered(connection: Connection, table: int, key: Any, person: int) -> int | None:
    """The number of the entry that a key stands for, if that person's request was carried out."""
    found = await connection.fetchval(
        "select seq from moves where table_id = $1 and key = $2 and person = $3",
        table,
        key,
        person,
    )
    return None if found is None else int(found)


async def numbers(database: Database, tables: list[int]) -> dict[int, int]:
    """How many entries some tables have."""
    rows = await database.rows("select id, seq from tables where id = any($1)", tables)
    return {row[0]: row[1] for row in rows}
