"""How long a large database takes: `python -m tests.server.landed.many --entries 10000000`.

It is filled as schema 3 would hold it, then brought along step by step: up to 0010 as with the
servers stopped, from 0011 on while somebody writes without a pause, whose longest wait is told.
"""

import argparse
import asyncio
import sys
import time
from typing import Any, Final

import asyncpg

from groma.server.store.migrate import (
    LAST_WITH_SERVERS_STOPPED,
    connect_to_migrate,
    migrate,
    migrations,
)
from tests.server import services

FILLED_AT: Final = 3
EACH: Final = 50  # entries of a table, its opening among them
PEOPLE: Final = 20_000
PIECE: Final = 20_000  # tables
SEATS: Final = 3
WAIT: Final = "longest wait of a write"
LONGEST_WAIT: Final = 2.0  # seconds

_PEOPLE: Final = """
insert into people (id, name, account)
select n, 'Somebody ' || n, case when n % 4 > 0 then 'somebody ' || n end
from generate_series(1, $1::int) n"""
_TABLES: Final = """
insert into tables (id, game, rules, settings, players, title, host, seed, status, seq, turn, since,
    created_at, ended_at)
select n * 7919, (array['city-of-rome', 'carpe-diem', 'city-of-marble', 'caesars-empire',
    'builders-antiquity'])[n % 5 + 1], 2, '{0, 1, 0}', 3, case when n % 10 = 0 then 'Via ' || n
    else '' end, n % $3::int + 1, sha256(n::text::bytea), case when n % 10 = 0 then 1 else 2 end,
    $4::int, case when n % 10 = 0 then 1 end, now() - interval '1 hour', now() - interval '90 days',
    case when n % 10 > 0 then now() - interval '2 days' end
from generate_series($1::int, $2::int) n"""
_SEATS: Final = """
insert into seats (table_id, seat, person, bot, name)
select n * 7919, s, case when s < 2 or n % 3 > 0 then (n + s) % $3::int + 1 end,
    case when s = 2 and n % 3 = 0 then 'greedy' end, 'Somebody ' || (n + s) % $3::int + 1
from generate_series($1::int, $2::int) n, generate_series(0, $4::int - 1) s"""
_MOVES: Final = """
insert into moves (table_id, seq, kind, value, seat, person, name, key, at)
select n * 7919, e, case when e <= 2 then 5 when e = 3 then 7 when e % 25 = 0 then 1 else 0 end,
    (n * e) % 400, case when e <> 3 then e % 3 end, (n + e % 3) % $3::int + 1,
    'Somebody ' || (n + e % 3) % $3::int + 1, gen_random_uuid(),
    now() - interval '80 days' + e * interval '1 minute'
from generate_series($1::int, $2::int) n, generate_series(1, $4::int) e order by n, e"""
_CHAT: Final = """
insert into chat (table_id, person, name, text)
select n * 7919, n % $3::int + 1, 'Somebody', 'Salvete, amici et amicae!'
from generate_series($1::int, $2::int) n"""
_WRITE: Final = """
with t as (update tables set seq = seq + 1 where id = $1 returning seq)
insert into entries (table_id, seq, kind, value, at) select $1, seq, 0, 1, now() from t"""


async def fill(connection: Any, entries: int) -> None:
    """People, tables, seats, entries and chat, as they lay at schema 3."""
    await migrate(connection, migrations()[:FILLED_AT])
    await connection.execute(_PEOPLE, PEOPLE)
    tables = entries // EACH
    for first in range(1, tables + 1, PIECE):
        last = min(tables, first + PIECE - 1)
        await connection.execute(_TABLES, first, last, PEOPLE, EACH - 1)
        await connection.execute(_SEATS, first, last, PEOPLE, SEATS)
        await connection.execute(_MOVES, first, last, PEOPLE, EACH - 1)
        await connection.execute(_CHAT, first, last, PEOPLE)
    await connection.execute("vacuum analyze")


class Writer:
    """Somebody who plays without a pause, and how long they waited at most."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.longest = 0.0
        self.written = 0
        self.enough = False

    async def write(self) -> None:
        connection = await asyncpg.connect(self.url)
        while not self.enough:
            begun = time.monotonic()
            await connection.execute(_WRITE, 10 * 7919)
            self.longest = max(self.longest, time.monotonic() - begun)
            self.written += 1
        await connection.close()


async def bring(url: str, entries: int) -> list[dict[str, Any]]:
    """Fill, and carry out one migration after another."""
    connection = await connect_to_migrate(url)
    begun = time.monotonic()
    await fill(connection, entries)
    told = [{"name": "filled", **await _figures(connection, begun)}]
    for one in migrations()[FILLED_AT:]:
        writer = Writer(url)
        beside = one.number > LAST_WITH_SERVERS_STOPPED and one.additive
        writing = asyncio.create_task(writer.write()) if beside else None
        while writing is not None and writer.written < 100:
            await asyncio.sleep(0.01)
        begun = time.monotonic()
        assert await migrate(connection, migrations()[: one.number]) == [one.name]
        figures = await _figures(connection, begun)
        if writing is not None:
            writer.enough = True
            await writing
            figures[WAIT] = round(writer.longest, 3)
        told.append({"name": one.name, **figures})
    found = await connection.fetchval("select count(*) from entries where seq < $1", EACH)
    assert found == entries // EACH * EACH
    await connection.close()
    return told


async def _figures(connection: Any, begun: float) -> dict[str, Any]:
    seconds = round(time.monotonic() - begun, 2)
    size = await connection.fetchval("select pg_database_size(current_database())")
    return {"seconds": seconds, "MB": size // 1_000_000}


def main() -> int:
    """On a PostgreSQL of our own, which goes afterwards; 1: it took too long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=10_000_000)
    parser.add_argument("--most", type=float, default=600, help="seconds for all migrations")
    asked = parser.parse_args()
    postgres = services.Postgres()
    try:
        postgres.start()
        told = asyncio.run(bring(postgres.url, asked.entries))
    finally:
        postgres.remove()
    for line in told:
        print(line)
    seconds = sum(one["seconds"] for one in told[1:])
    waited = max((one.get(WAIT, 0) for one in told), default=0)
    print(f"{seconds:.1f} s for all migrations, a write waited {waited} s at most")
    return 1 if seconds > asked.most or waited > LONGEST_WAIT else 0


if __name__ == "__main__":
    sys.exit(main())
