"""Checking: whether this build plays every stored table as it was played."""

from collections.abc import AsyncIterator, Callable
from typing import Any, Final

import asyncpg
import msgspec

from groma.core.deal import commitment
from groma.core.game import Game
from groma.core.record import Record
from groma.core.refusals import Refusal
from groma.core.state import State
from groma.table.entries import CLOSE, CLOSED, GATHERING, MOVE, OVER, RUNNING, START, STATUSES, UNDO
from groma.table.ids import written

from .database import CONNECT_SECONDS, Connection

BATCH: Final = 200  # tables

# A table is one row, whatever happened at it, so that a batch of them is one round trip.
_TABLES: Final = """
select t.id, t.game, t.rules, t.settings, t.players, t.seed, t.status, t.turn, t.seq,
    m.seqs, m.kinds, m.values, m.seats, w.words, s.seq as kept, s.state,
    t.start
from tables t
left join lateral (
    select coalesce(array_agg(m.seq order by m.seq), '{}') as seqs,
        coalesce(array_agg(m.kind order by m.seq), '{}') as kinds,
        coalesce(array_agg(m.value order by m.seq), '{}') as values,
        coalesce(array_agg(m.seat order by m.seq), '{}') as seats
    from moves m where m.table_id = t.id
) m on true
left join lateral (
    select coalesce(array_agg(w.word order by w.seat), '{}') as words
    from seats w where w.table_id = t.id
) w on true
left join snapshots s on s.table_id = t.id
where (t.status = $1) = $2 order by t.id"""


class Stored(msgspec.Struct, frozen=True):
    """A table as the database has it."""

    id: int
    game: str
    rules: int
    settings: list[int]
    players: int
    seed: bytes
    status: int
    turn: int | None
    seq: int
    seqs: list[int]  # of the entries: number, ...
    kinds: list[int]  # ... kind, ...
    values: list[int]  # ... value ...
    seats: list[int | None]  # ... and seat
    words: list[str]
    kept: int | None  # the entry after which the state was kept
    state: bytes | None
    start: bytes | None = None  # a position that it went on from


class Divergence(msgspec.Struct, frozen=True):
    """Where a table first comes out differently, and how."""

    seq: int
    what: str


async def check_tables(
    url: str, shelf: dict[tuple[str, int], Game[Any]], report: Callable[[str], None]
) -> int:
    """Replay every table, running ones first; 1 if any comes out differently, else 0."""
    connection = await asyncpg.connect(url, timeout=CONNECT_SECONDS)
    checked = wrong = 0
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            async for table in _stored(connection):
                checked += 1
                found = diverges(table, shelf)
                if found is not None:
                    wrong += 1
                    name = f"{written(table.id)} {table.game} {table.rules}"
                    report(f"{name} entry {found.seq}: {found.what}")
    finally:
        await connection.close()
    report(f"{checked} tables checked, {wrong} come out differently")
    return 1 if wrong else 0


async def _stored(connection: Connection) -> AsyncIterator[Stored]:
    for running in (True, False):
        async for row in connection.cursor(_TABLES, RUNNING, running, prefetch=BATCH):
            yield Stored(*row)


# ---- one table -----------------------------------------------------------------------------------


def diverges(table: Stored, shelf: dict[tuple[str, int], Game[Any]]) -> Divergence | None:
    """The first thing that comes out differently; None if the table is sound."""
    game = shelf.get((table.game, table.rules))
    if game is None:
        return Divergence(0, "these rules are not installed")
    for number, seq in enumerate(table.seqs, 1):
        if seq != number:
            return Divergence(number, "the entry is missing")
    if table.seq != len(table.seqs):
        return Divergence(table.seq, f"the table counts {table.seq} entries, not {len(table.seqs)}")
    replay = _Replay(game, table)
    for number in range(table.seq):
        try:
            what = replay.entry(table.kinds[number], table.values[number], table.seats[number])
        except Exception as problem:  # rules that crash are a finding, whatever they raise
            what = f"the rules fail: {problem!r}"
        if not what and number + 1 == table.kept:
            what = replay.compare(table.state)
        if what:
            return Divergence(number + 1, what)
    what = replay.end()
    return Divergence(table.seq, what) if what else None


class _Replay:
    """A table played again; every answer is what is wrong, or nothing."""

    def __init__(self, game: Game[Any], table: Stored) -> None:
        self.game = game
        self.table = table
        self.state: State | None = None
        self.moves: list[int] = []
        self.closed = False

    def entry(self, kind: int, value: int, seat: int | None) -> str:
        if kind == MOVE:
            return self._move(value, seat)
        if kind == UNDO:
            return self._undo(value)
        if kind == START:
            self.state = self._opening().deal(self.game)
        self.closed = self.closed or kind == CLOSE
        return ""

    def _opening(self) -> Record:
        table = self.table
        return Record(
            table.game,
            table.rules,
            table.settings,
            [""] * table.players,
            table.seed,
            commitment(table.seed),
            table.words,
            self.moves,
            table.start,
        )

    def _move(self, move: int, seat: int | None) -> str:
        state = self.state
        if state is None:
            return "a move before the start"
        if seat != state.seat and not state.over():
            return f"seat {_seat(state.seat)} decides, it was seat {_seat(seat)}"
        if not state.allows(move):
            return self._illegal(move, state.why_not(state.seat, move))
        state.play(move)
        self.moves.append(move)
        return ""

    def _illegal(self, move: int, refusal: Refusal | None) -> str:
        known = 0 <= move < self.game.moves.count
        text = self.game.moves.public_text(move) if known else f"number {move}"
        if refusal is None:
            return f"the move {text} is not legal"
        clause = refusal.clause or refusal.message
        return f"the move {text} is not legal: {clause}"

    def _undo(self, keep: int) -> str:
        if not 0 <= keep <= len(self.moves):
            return f"{keep} moves should remain of {len(self.moves)}"
        del self.moves[keep:]
        self.state = self._opening().replay(self.game)
        return ""

    def compare(self, state: bytes | None) -> str:
        if self.state is None or self.state.to_bytes() != state:
            return "the state differs from the one that was kept"
        return ""

    def end(self) -> str:
        table, state = self.table, self.state
        if table.kept is not None and table.kept > table.seq:
            return f"a state was kept after entry {table.kept}, which is missing"
        status, turn = GATHERING, None
        if state is not None:
            status = OVER if state.over() else RUNNING
            turn = None if state.over() else state.seat
        if self.closed:
            status, turn = CLOSED, table.turn
        if status != table.status:
            return f"the table is {STATUSES[status]}, it was {STATUSES[table.status]}"
        if turn != table.turn:
            return f"seat {_seat(turn)} decides at the end, it was seat {_seat(table.turn)}"
        return ""


def _seat(seat: int | None) -> str:
    return "nobody" if seat is None else str(seat)
