"""Analyses: games that are to be looked through, what was found so far, and who is at it."""

from typing import Any, Final

import msgspec

from groma.table.analysing import Piece

from .database import Database

LEASE_SECONDS: Final = 30.0  # a worker that is not heard of for so long has died
TRIES: Final = 5  # of workers that came to nothing, one after the other

# Asked twice is asked once; anew only if something else might come out.
_ASK: Final = """
insert into analyses (table_id, stamp, parts) values ($1, $2, $3)
on conflict (table_id) do update set
    stamp = excluded.stamp, asked_at = now(), parts = excluded.parts, done = 0,
    found = '', tries = 0, holder = null, due = now()
where analyses.stamp <> excluded.stamp"""

# What is nearly done comes first, unless something else has waited for long.
# A claim puts it off for a while; who dies leaves what was found so far to another.
_CLAIM: Final = """
update analyses set holder = $1, tries = tries + 1, due = now() + make_interval(secs => $2)
where table_id = (
    select table_id from analyses where due <= now() and tries < $3
    order by asked_at + make_interval(secs => parts - done) limit 1 for update skip locked
)
returning table_id, stamp, parts, done, found, due, tries"""

_SAVE: Final = """
update analyses set parts = $4, done = $5, found = $6,
    tries = case when $5 > done then 0 else tries end,
    due = case when $7 then null else now() + make_interval(secs => $8) end
where table_id = $1 and holder = $2 and stamp = $3 and due is not null
returning true"""


class Kept(msgspec.Struct):
    """An analysis as it is stored."""

    table: int
    stamp: bytes
    parts: int  # about so many, until somebody has begun
    done: int
    found: list[Piece]
    hopeless: bool  # nobody will go on with it


def _kept(row: Any) -> Kept:
    found = msgspec.msgpack.decode(row["found"], type=list[Piece]) if row["found"] else []
    ended = row["due"] is None and (row["done"] < row["parts"] or not row["parts"])
    return Kept(
        row["table_id"],
        row["stamp"],
        row["parts"],
        row["done"],
        found,
        ended or (row["tries"] >= TRIES and row["late"]),
    )


async def ask(database: Database, table: int, stamp: bytes, parts: int) -> None:
    """Somebody wants a game looked through; asked twice is asked once."""
    await database.run(_ASK, table, stamp, parts)


async def read(database: Database, table: int, stamp: bytes) -> Kept | None:
    """What was found so far; None: nobody has asked for it, or for something else."""
    row = await database.row(
        "select *, due <= now() as late from analyses where table_id = $1 and stamp = $2",
        table,
        stamp,
    )
    return None if row is None else _kept(row)


async def claim(database: Database, holder: int) -> Kept | None:
    """The analysis whose turn it is; None: there is none."""
    row = await database.row(_CLAIM, holder, LEASE_SECONDS, TRIES)
    return None if row is None else _kept({**row, "late": False})


async def save(database: Database, holder: int, kept: Kept, ended: bool = False) -> bool:
    """Store what was found so far; False: it is somebody else's by now."""
    return bool(
        await database.value(
            _SAVE,
            kept.table,
            holder,
            kept.stamp,
            kept.parts,
            len(kept.found),
            msgspec.msgpack.encode(kept.found),
            ended,
            LEASE_SECONDS,
        )
    )


async def let_go(database: Database, holder: int, table: int) -> None:
    """Leave an analysis to whoever has time for it."""
    await database.run(
        "update analyses set holder = null, tries = greatest(tries - 1, 0), due = now() "
        "where table_id = $1 and holder = $2 and due is not null",
        table,
        holder,
    )
