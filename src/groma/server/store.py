"""The store: tables and their entries in PostgreSQL; a move is one statement."""

from datetime import datetime
from typing import Any, Final

import msgspec

from .clocks import Clock
from .database import Connection, Database
from .entries import Entry


class Seat(msgspec.Struct):
    """A place at a table: whose it is, and which bot plays it."""

    person: int | None
    bot: str | None
    away: bool  # the bot stands in for somebody
    name: str
    word: str

    @property
    def free(self) -> bool:
        """Whether anybody may sit down."""
        return self.person is None and self.bot is None


class Header(msgspec.Struct):
    """What is known of a table beside its entries."""

    id: int
    game: str
    rules: int
    settings: list[int]
    players: int
    title: str
    host: int
    hidden: bool
    worded: bool
    clock: Clock | None
    seed: bytes
    status: int
    seq: int
    turn: int | None
    since: datetime | None
    deadline: datetime | None
    reminded: bool
    banks: list[int]
    created_at: datetime
    seats: list[Seat]
    start: bytes | None = None  # a position that it went on from; None: it was dealt
    forked_from: int | None = None
    example: str | None = None  # the worked example of the rules that it began with


class Page(msgspec.Struct, frozen=True):
    """An entry, and what it makes of the table's row."""

    entry: Entry
    status: int
    turn: int | None
    since: datetime | None
    deadline: datetime | None
    due: datetime | None
    banks: list[int]
    state: bytes | None  # a snapshot, now and then
    turned: bool  # somebody else's turn begins


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


def columns(pages: list[Page]) -> list[list[Any]]:
    """The arguments of `WRITE`."""
    return [
        [page.entry.table for page in pages],
        [page.entry.seq for page in pages],
        [page.entry.kind for page in pages],
        [page.entry.value for page in pages],
        [page.entry.seat for page in pages],
        [page.entry.person for page in pages],
        [page.entry.name for page in pages],
        [page.entry.key for page in pages],
        [page.entry.at for page in pages],
        [page.status for page in pages],
        [page.turn for page in pages],
        [page.since for page in pages],
        [page.deadline for page in pages],
        [page.due for page in pages],
        ["{" + ",".join(map(str, page.banks)) + "}" for page in pages],
        [page.state for page in pages],
        [page.turned for page in pages],
    ]


async def write(connection: Connection, pages: list[Page]) -> set[int]:
    """Write one entry for each of some tables; the answer is where nobody was faster."""
    rows = await connection.fetch(WRITE, *columns(pages))
    return {row[0] for row in rows}


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
