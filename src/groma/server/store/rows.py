"""Rows: entries in PostgreSQL, and the index by which tables are found; a move is one statement.

A table is its entries. Its row and its seats are an index of them: made by `write` and `create`
out of what the entries made of the table, and made again by `groma check-tables --rebuild`.
"""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from groma.table.entries import Entry, Facts, known
from groma.table.header import Header
from groma.table.problems import newer
from groma.table.proposing import Proposal
from groma.table.texts import Texts

from .database import Connection, Database

# One statement for whatever happens at one table or at many. The update is the referee between
# nodes: no row, and somebody was faster, or the database has another past than the one that was
# judged; then nothing of that table is stored. Nothing here notifies anybody: that would take group
# commit away.
WRITE: Final = """
with b as materialized (
    select * from unnest(
        $1::bigint[], $2::int[], $3::int[], $4::smallint[], $5::smallint[], $6::timestamptz[],
        $7::timestamptz[], $8::timestamptz[], $9::timestamptz[]
    ) as b(id, first, last, status, turn, deadline, due, ended_at, after)
),
t as (
    update tables x set
        seq = b.last, status = b.status, turn = b.turn, deadline = b.deadline, due = b.due,
        ended_at = b.ended_at
    from b where x.id = b.id and x.seq = b.first - 1 and exists (
        select from entries p where p.table_id = x.id and p.seq = x.seq and p.at = b.after
    )
    returning x.id
),
e as (
    insert into entries (table_id, seq, kind, value, seat, person, key, at, facts)
    select e.id, seq, kind, value, seat, person, key, at, facts::jsonb
    from unnest(
        $10::bigint[], $11::int[], $12::smallint[], $13::int[], $14::smallint[], $15::bigint[],
        $16::uuid[], $17::timestamptz[], $18::text[]
    ) as e(id, seq, kind, value, seat, person, key, at, facts) join t on t.id = e.id
),
r as materialized (select $19::text::jsonb as rare),
c as (
    update seats x set
        person = c.person, bot = c.bot, away = c.away, called = c.called, bot_name = c.bot_name
    from r, jsonb_to_recordset(rare->'seats') as c(
        id bigint, seat smallint, person bigint, bot text, away boolean, called bigint,
        bot_name text
    ) join t on t.id = c.id
    where x.table_id = c.id and x.seat = c.seat
),
w as (
    insert into words (table_id, seat, word)
    select w.id, seat, word
    from r, jsonb_to_recordset(rare->'words') as w(id bigint, seat smallint, word text)
    join t on t.id = w.id
    on conflict (table_id, seat) do update set word = excluded.word
),
s as (
    insert into snapshots (table_id, seq, state)
    select s.id, seq, decode(state, 'hex')
    from r, jsonb_to_recordset(rare->'states') as s(id bigint, seq int, state text)
    join t on t.id = s.id
    on conflict (table_id) do update set seq = excluded.seq, state = excluded.state
),
o as (
    insert into outbox (table_id, seq, kind, person)
    select o.id, seq, kind, person
    from r, jsonb_to_recordset(rare->'notices') as o(id bigint, seq int, kind text, person bigint)
    join t on t.id = o.id
    where exists (select from channels c where c.person = o.person and c.code is null)
)
select id from t"""


SEAT: Final = ("person", "bot", "away", "called", "bot_name")  # what is stored of one


def columns(proposals: list[Proposal]) -> list[Any]:
    """The arguments of `WRITE`."""
    return [
        *_turned(_row(one) for one in proposals),
        *_turned(_entry(entry) for one in proposals for entry in one.entries),
        _rare(proposals),
    ]


def _rare(proposals: list[Proposal]) -> str:
    """What most moves have none of: seats that change, words, snapshots, notices."""
    made: dict[str, list[dict[str, Any]]] = {}
    for one in proposals:
        table, seq = one.header.id, one.last.seq
        for seat in one.seats:
            changed = dict(zip(SEAT, seated(one.header)[seat]))
            made.setdefault("seats", []).append({"id": table, "seat": seat, **changed})
        for seat, word in one.words.items():
            made.setdefault("words", []).append({"id": table, "seat": seat, "word": word})
        if one.state is not None:
            state = {"id": table, "seq": seq, "state": one.state.hex()}
            made.setdefault("states", []).append(state)
        for notice in one.notices:
            told = {"id": table, "seq": seq, "kind": notice.kind, "person": notice.person}
            made.setdefault("notices", []).append(told)
    return msgspec.json.encode(made).decode() if made else "{}"


def _turned(rows: Iterable[tuple[Any, ...]]) -> list[list[Any]]:
    """Rows as columns."""
    return [list(column) for column in zip(*rows)]


def _row(one: Proposal) -> tuple[Any, ...]:
    header = one.header
    return (
        header.id,
        one.entries[0].seq,
        one.last.seq,
        header.status,
        header.turn,
        header.deadline,
        header.due(one.last),
        header.ended_at,
        one.before.at,
    )


def _entry(entry: Entry) -> tuple[Any, ...]:
    facts = None if entry.facts is None else msgspec.json.encode(entry.facts).decode()
    return (
        entry.table,
        entry.seq,
        entry.kind,
        entry.value,
        entry.seat,
        entry.person,
        entry.key,
        entry.at,
        facts,
    )


def seated(header: Header) -> list[tuple[Any, ...]]:
    """The seats of a table, as they are stored."""
    return [
        (seat.person, seat.bot, seat.away, seat.called.person, seat.called.bot)
        for seat in header.seats
    ]


async def write(connection: Connection, proposals: list[Proposal]) -> set[int]:
    """Write what happens at some tables; the answer is where nobody was faster."""
    stored = await connection.fetch(WRITE, *columns(proposals))
    return {row[0] for row in stored}


# ---- a new table, and a row made again ----------------------------------------------------------


def indexed(header: Header) -> dict[str, Any]:
    """The row of a table as its entries made it, but for when a worker must look."""
    opening = header.opening
    clock = header.clock
    return {
        "id": header.id,
        "game": opening.game,
        "rules": opening.rules,
        "host": header.host,
        "hidden": opening.hidden,
        "allowance": None if clock is None else clock.allowance,
        "bank": None if clock is None else clock.bank,
        "increment": None if clock is None else clock.increment,
        "weekend": None if clock is None else clock.weekend,
        "created_at": header.created_at,
        "status": header.status,
        "seq": header.seq,
        "turn": header.turn,
        "deadline": header.deadline,
        "ended_at": header.ended_at,
    }


async def index(connection: Connection, header: Header, last: Entry) -> None:
    """Write the row and the seats of a table as its entries made them."""
    row = indexed(header) | {"due": header.due(last)}
    places = ", ".join(f"${number}" for number in range(1, len(row) + 1))
    again = ", ".join(f"{name} = excluded.{name}" for name in row if name != "id")
    await connection.execute(
        f"""insert into tables ({", ".join(row)}) values ({places})
        on conflict (id) do update set {again}""",
        *row.values(),
    )
    await connection.execute("delete from seats where table_id = $1", header.id)
    await connection.executemany(
        """insert into seats (table_id, seat, person, bot, away, called, bot_name)
        values ($1, $2, $3, $4, $5, $6, $7)""",
        [(header.id, number, *seat) for number, seat in enumerate(seated(header))],
    )


async def create(connection: Connection, opening: Entry, texts: Texts) -> None:
    """Store a new table; the connection is in a transaction."""
    await index(connection, Header(opening), opening)
    if texts.title:
        await connection.execute(
            "insert into titles (table_id, title) values ($1, $2)", opening.table, texts.title
        )
    await connection.execute(
        """insert into entries (table_id, seq, kind, value, seat, person, key, at, facts)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9::text::jsonb)""",
        *_entry(opening),
    )
    await connection.executemany(
        "insert into words (table_id, seat, word) values ($1, $2, $3)",
        [(opening.table, seat, word) for seat, word in texts.words.items() if word],
    )


# ---- reading ------------------------------------------------------------------------------------

_ENTRIES: Final = """
select seq, kind, value, seat, person, at, key, facts::text from entries
where table_id = $1 and seq > $2 order by seq"""

_AFTER: Final = """
select e.seq, kind, value, seat, person, at, key, facts::text
from tables t join entries e on e.table_id = t.id and e.seq >= $2 and e.seq <= t.seq
where t.id = $1 order by e.seq"""

_TEXTS: Final = """
select
    (select title from titles where table_id = $1),
    (select array_agg(array[seat::text, word]) from words where table_id = $1),
    (
        select array_agg(array[id::text, name, (account is null and left_at is null)::text])
        from people where id in (select person from entries where table_id = $1)
    )"""

_FACTS: Final = msgspec.json.Decoder(Facts)


def entry_of(table: int, row: Any) -> Entry:
    """An entry as it is read: seq, kind, value, seat, person, at, key, facts.

    A problem if it is nothing that this program knows.
    """
    seq, kind, value, seat, person, at, key, facts = row
    if not known(kind):
        raise newer()
    try:
        more = None if facts is None else _FACTS.decode(facts)
    except msgspec.ValidationError:
        raise newer() from None
    return Entry(table, seq, kind, value, seat, person, at, key, more)


async def entries(connection: Connection, table: int, after: int = -1) -> list[Entry]:
    """What happened after entry number `after`; with its opening, if none is named."""
    rows = await connection.fetch(_ENTRIES, table, after)
    return [entry_of(table, row) for row in rows]


async def texts(connection: Connection, table: int) -> Texts:
    """What the entries of a table do not say: names, words and its title."""
    title, words, names = await connection.fetchrow(_TEXTS, table)
    return Texts(
        title or "",
        {int(person): name for person, name, _ in names or []},
        {int(person) for person, _, guest in names or [] if guest == "true"},
        {int(seat): word for seat, word in words or []},
    )


async def after(connection: Connection, table: int, known: Entry) -> list[Entry] | None:
    """What came after an entry; nothing at all if the table has another past than one with it."""
    rows = await connection.fetch(_AFTER, table, known.seq)
    found = [entry_of(table, row) for row in rows]
    return found[1:] if found and found[0].same(known) else None


async def answered(connection: Connection, table: int, key: Any, person: int) -> int | None:
    """The number of the entry that a key stands for, if that person's request was carried out."""
    found = await connection.fetchval(
        "select max(seq) from entries where table_id = $1 and key = $2 and person = $3",
        table,
        key,
        person,
    )
    return None if found is None else int(found)


async def numbers(database: Database, tables: list[int]) -> dict[int, int]:
    """How many entries some tables have."""
    rows = await database.rows("select id, seq from tables where id = any($1)", tables)
    return {row[0]: row[1] for row in rows}
