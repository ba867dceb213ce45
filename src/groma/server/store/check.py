"""Checking: whether this build plays every stored table as it was played, and finds it as it is."""

from collections.abc import AsyncIterator, Callable
from typing import Any, Final

import asyncpg
import msgspec

from groma.core.game import Game
from groma.core.refusals import Refusal
from groma.core.state import State
from groma.table.entries import MOVE, RUNNING, STATUSES, UNDO, Entry, Opening
from groma.table.ids import written
from groma.table.replica import Replica

from . import rows
from .database import CONNECT_SECONDS, Connection

BATCH: Final = 200  # tables

Shelf = dict[tuple[str, int], Game[Any]]
Report = Callable[[str], None]

# A table is one row, whatever happened at it, so that a batch of them is one round trip.
_STORED: Final = """
select coalesce(t.id, o.table_id) as id, t.id is not null as found, t.game, t.rules, t.host,
    t.hidden, t.allowance, t.bank, t.increment, t.weekend, t.created_at, t.status, t.seq, t.turn,
    t.deadline, t.ended_at, c.seats, e.entries, s.seq as kept, s.state
from tables t full join (select table_id from entries where seq = 0) o on o.table_id = t.id
left join lateral (
    select array_agg(row(e.seq, kind, value, seat, person, at, key, facts::text) order by e.seq)
        as entries
    from entries e where e.table_id = coalesce(t.id, o.table_id)
) e on true
left join lateral (
    select array_agg(row(person, bot, away, called, bot_name) order by seat) as seats
    from seats where seats.table_id = t.id
) c on true
left join snapshots s on s.table_id = coalesce(t.id, o.table_id)
where """
_TABLES: Final = _STORED + "coalesce(t.status = $1, false) = $2 order by 1"
_ONE: Final = _STORED + "coalesce(t.id, o.table_id) = $1"

# What it was for its people is made again, too, or taken back.
_RECKON: Final = "update tables set reckoned = status < 2 where id = $1"
# Workers make them again, table by table.
FORGET_RESULTS: Final = """
with t as (update tables set reckoned = false where reckoned),
    r as (delete from results)
delete from standings"""


class Divergence(msgspec.Struct, frozen=True):
    """Where a table first comes out differently, and how."""

    seq: int
    what: str
    row: bool = False  # its entries are sound, and its row can be made again of them


async def check_tables(url: str, shelf: Shelf, report: Report, rebuild: bool = False) -> int:
    """Replay every table, running ones first; 1 if any comes out differently, else 0.

    With `rebuild` the row and the seats of every table are made again of its entries before.
    """
    connection = await asyncpg.connect(url, timeout=CONNECT_SECONDS)
    checked = wrong = 0
    try:
        if rebuild:
            report(f"{await rebuild_rows(connection, shelf)} rows made again")
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            async for row in _stored(connection):
                checked += 1
                found = diverges(row, shelf)
                if found is not None:
                    wrong += 1
                    report(f"{_named(row)} entry {found.seq}: {found.what}")
    finally:
        await connection.close()
    report(f"{checked} tables checked, {wrong} come out differently")
    return 1 if wrong else 0


async def check_one(connection: Connection, table: int, shelf: Shelf) -> Divergence | None:
    """Replay one table, as it is stored at this moment; None: it is sound."""
    row = await connection.fetchrow(_ONE, table)
    return None if row is None else diverges(row, shelf)


async def rebuild_one(connection: Connection, table: int, shelf: Shelf) -> bool:
    """Throw away what is known of a table beside its entries, and make it again of them.

    Its row is held: nodes may go on meanwhile. False: its rules are not installed.
    """
    async with connection.transaction():
        await connection.execute("select from tables where id = $1 for update", table)
        entries = await rows.entries(connection, table)
        opening = _opening(entries)
        game = None if opening is None else shelf.get((opening.game, opening.rules))
        if game is None:
            return False
        await rows.index(connection, Replica(game, entries).header, entries[-1])
        await connection.execute(_RECKON, table)
    return True


async def rebuild_rows(connection: Connection, shelf: Shelf) -> int:
    """The same for every table, each by itself; the answer is how many rows were made."""
    made = 0
    for (table,) in await connection.fetch("select table_id from entries where seq = 0"):
        made += await rebuild_one(connection, table, shelf)
    await connection.execute(FORGET_RESULTS)
    return made


async def _stored(connection: Connection) -> AsyncIterator[Any]:
    for running in (True, False):
        async for row in connection.cursor(_TABLES, RUNNING, running, prefetch=BATCH):
            yield row


def _named(row: Any) -> str:
    """What a table is called in a report."""
    opening = _opening([rows.entry_of(row["id"], entry) for entry in (row["entries"] or [])[:1]])
    game, rules = (row["game"], row["rules"]) if opening is None else (opening.game, opening.rules)
    return f"{written(row['id'])} {game} {rules}"


def _opening(entries: list[Entry]) -> Opening | None:
    """What table it is, if its first entry says so."""
    facts = entries[0].facts if entries else None
    return facts if isinstance(facts, Opening) else None


# ---- one table -----------------------------------------------------------------------------------


def diverges(row: Any, shelf: Shelf) -> Divergence | None:
    """The first thing that comes out differently; None if the table is sound."""
    entries = [rows.entry_of(row["id"], entry) for entry in row["entries"] or []]
    for number, entry in enumerate(entries):
        if entry.seq != number:
            return Divergence(number, "the entry is missing")
    opening = _opening(entries)
    if opening is None:
        return Divergence(0, "it does not say what table it is")
    game = shelf.get((opening.game, opening.rules))
    if game is None:
        return Divergence(0, "these rules are not installed")
    replica = Replica(game, entries[:1])
    for entry in entries[1:]:
        try:
            what = _impossible(replica, entry)
            if not what:
                replica.apply(entry)
        except Exception as problem:  # rules that crash are a finding, whatever they raise
            what = f"the rules fail: {problem!r}"
        if not what and entry.seq == row["kept"]:
            what = _compare(replica, row["state"])
        if what:
            return Divergence(entry.seq, what)
    what = _unlike(replica, row)
    return Divergence(replica.seq, what, row=True) if what else None


def _impossible(replica: Replica, entry: Entry) -> str:
    """Why an entry cannot follow; nothing if it can."""
    if entry.kind not in (MOVE, UNDO):
        return ""
    match = replica.match
    if match is None:
        return "a move before the start"
    if entry.kind == UNDO:
        made = len(match.moves)
        return "" if entry.value < made else f"{entry.value} moves should remain of {made}"
    state = match.state
    if entry.seat != state.seat and not state.over():
        return f"seat {_seat(state.seat)} decides, it was seat {_seat(entry.seat)}"
    if not state.allows(entry.value):
        return _illegal(replica.game, entry.value, state.why_not(state.seat, entry.value))
    return ""


def _illegal(game: Game[Any], move: int, refusal: Refusal | None) -> str:
    known = 0 <= move < game.moves.count
    text = game.moves.public_text(move) if known else f"number {move}"
    if refusal is None:
        return f"the move {text} is not legal"
    return f"the move {text} is not legal: {refusal.clause or refusal.message}"


def _compare(replica: Replica, state: bytes | None) -> str:
    now: State | None = None if replica.match is None else replica.match.state
    if now is None or now.to_bytes() != state:
        return "the state differs from the one that was kept"
    return ""


def _unlike(replica: Replica, row: Any) -> str:
    """What the row of a table says that its entries do not; nothing if they agree."""
    header = replica.header
    if row["kept"] is not None and row["kept"] > replica.seq:
        return f"a state was kept after entry {row['kept']}, which is missing"
    if not row["found"]:
        return "its row is missing"
    if row["status"] != header.status:
        return f"the table is {STATUSES[header.status]}, it was {STATUSES[row['status']]}"
    if row["turn"] != header.turn:
        return f"seat {_seat(header.turn)} decides at the end, it was seat {_seat(row['turn'])}"
    made = rows.indexed(header)
    unlike = [name for name, value in made.items() if row[name] != value]
    if [tuple(seat) for seat in row["seats"] or []] != rows.seated(header):
        unlike.append("seats")
    return f"its row is wrong: {', '.join(unlike)}" if unlike else ""


def _seat(seat: int | None) -> str:
    return "nobody" if seat is None else str(seat)
