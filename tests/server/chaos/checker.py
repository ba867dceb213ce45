"""The checker: whether the log has everything that was acknowledged, once and in order."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any
from uuid import UUID

import asyncpg
import msgspec

from groma.core.game import Game
from groma.core.match import Match, open_match
from groma.table.entries import MOVE, OVER, START, UNDO
from tests.server.chaos.asked import Asked, Seen
from tests.server.landed.older import as_far_as


class Entry(msgspec.Struct):
    """A row of `moves`."""

    seq: int
    kind: int
    value: int
    seat: int | None
    person: int | None
    key: UUID | None


class Stored(msgspec.Struct):
    """A table as the database has it."""

    table: int
    game: str
    rules: int
    settings: list[int]
    seed: bytes
    status: int
    seq: int
    names: list[str]
    words: list[str]
    bots: list[bool]
    entries: list[Entry]


Shelf = dict[tuple[str, int], Game[Any]]


async def stored(url: str, tables: list[int]) -> list[Stored]:
    """Read some tables straight from the database."""
    connection = await asyncpg.connect(url)
    found: list[Stored] = []
    try:
        for table in tables:
            row = await connection.fetchrow(
                """select t.game, t.rules, e.facts->'settings' as settings,
                decode(e.facts->>'seed', 'base64') as seed, t.status, t.seq
                from tables t join entries e on e.table_id = t.id and e.seq = 0 where id = $1""",
                table,
            )
            assert row is not None, f"table {table} is not there"
            seats = await connection.fetch(
                """select coalesce(p.name, s.bot_name) as name, coalesce(w.word, '') as word, bot
                from seats s left join people p on p.id = s.called
                left join words w on w.table_id = s.table_id and w.seat = s.seat
                where s.table_id = $1 order by s.seat""",
                table,
            )
            entries = await connection.fetch(
                """select seq, kind, value, seat, person, key from entries where table_id = $1
                and seq > 0 order by seq""",
                table,
            )
            found.append(
                Stored(
                    table,
                    row["game"],
                    row["rules"],
                    msgspec.json.decode(row["settings"]),
                    row["seed"],
                    row["status"],
                    row["seq"],
                    [seat["name"] for seat in seats],
                    [seat["word"] for seat in seats],
                    [seat["bot"] is not None for seat in seats],
                    [Entry(**entry) for entry in entries],
                )
            )
    finally:
        await connection.close()
    return found


def check(
    tables: Iterable[Stored], asked: Iterable[Asked], seen: Iterable[Seen], shelf: Shelf
) -> list[str]:
    """Everything that is wrong; an empty list if nothing was lost."""
    by_table: dict[int, list[Asked]] = defaultdict(list)
    streams: dict[int, list[Seen]] = defaultdict(list)
    for one in asked:
        by_table[one.table].append(one)
    for stream in seen:
        streams[stream.table].append(stream)
    complaints: list[str] = []
    known: set[int] = set()
    for table in tables:
        known.add(table.table)
        for wrong in _table(table, by_table[table.table], streams[table.table], shelf):
            complaints.append(f"table {table.table} {table.game}: {wrong}")
    missing = {table for table in by_table if by_table[table]} - known
    return complaints + [f"table {table}: is not there" for table in sorted(missing)]


def _table(table: Stored, asked: list[Asked], seen: list[Seen], shelf: Shelf) -> Iterator[str]:
    yield from _numbers(table)
    yield from _answers(table, asked)
    yield from _order(asked)
    yield from _replayed(table, asked, seen, shelf)
    if table.status != OVER:
        yield "did not reach its end"


def _numbers(table: Stored) -> Iterator[str]:
    """Entries are numbered without holes, and no key stands for two that were not sent as one."""
    numbers = [entry.seq for entry in table.entries]
    if numbers != list(range(1, len(numbers) + 1)):
        yield f"holes in the numbers {numbers}"
    if table.seq != len(numbers):
        yield f"counts {table.seq} entries, not {len(numbers)}"
    keys: dict[UUID, int] = {}
    for entry in table.entries:
        if entry.key is not None:
            if keys.get(entry.key, entry.seq - 1) != entry.seq - 1:
                yield f"doubled: key of entry {entry.seq} is that of {keys[entry.key]}"
            keys[entry.key] = entry.seq


def _answers(table: Stored, asked: list[Asked]) -> Iterator[str]:
    """What was acknowledged is there, what was refused is not, and nobody made anything up."""
    entries = {entry.seq: entry for entry in table.entries}
    by_key: dict[UUID, list[Entry]] = {}
    for entry in table.entries:
        if entry.key is not None:
            by_key.setdefault(entry.key, []).append(entry)
    owners: dict[int, UUID] = {}
    for one in asked:
        stored = by_key.get(one.key, [])
        if stored and len(stored) < len(one.moves):
            yield f"half: {len(stored)} entries of {one}"
        if len(stored) > len(one.moves):
            yield f"doubled: {len(stored)} entries of {one}"
        if len(set(one.numbers)) > 1:
            yield f"one key was acknowledged as {one.numbers}"
        for number in set(one.numbers):
            if owners.setdefault(number, one.key) != one.key:
                yield f"entry {number} was acknowledged to two keys"
            entry = entries.get(number)
            if entry is None or entry.key != one.key:
                yield f"lost: acknowledged entry {number} of seat {one.seat}"
            elif number != one.seq + len(one.moves) or any(
                (entry.kind, entry.seat) != (one.kind, one.seat) for entry in stored
            ):
                yield f"entry {number} is not what seat {one.seat} asked for: {entry} {one}"
            elif one.kind == MOVE and [entry.value for entry in stored] != one.moves:
                yield f"entry {number} is move {entry.value}, not {one.moves}"
        if one.refusal and (one.numbers or one.key in by_key):
            yield f"refused ({one.refusal}) and yet stored: {one}"
        if not one.refusal and not one.numbers:
            yield f"never answered: {one}"
    keys = {one.key for one in asked}
    for entry in table.entries:
        if entry.key is not None and entry.key not in keys:
            yield f"entry {entry.seq} was asked for by nobody"
        if entry.kind in (MOVE, UNDO) and entry.key is None:
            if entry.seat is None or not table.bots[entry.seat]:
                yield f"entry {entry.seq} has no key, and its seat is no bot's"


def _order(asked: list[Asked]) -> Iterator[str]:
    """What was asked for after something was acknowledged comes after it."""
    done = sorted((one for one in asked if one.numbers), key=lambda one: one.received)
    highest, index = 0, 0
    for one in sorted(done, key=lambda one: one.sent):
        while done[index].received < one.sent:
            highest = max(highest, done[index].numbers[0])
            index += 1
        if one.numbers[0] <= highest:
            yield f"reordered: entry {one.numbers[0]}, asked for when {highest} was known"


# ---- replay --------------------------------------------------------------------------------------


def _replayed(table: Stored, asked: list[Asked], seen: list[Seen], shelf: Shelf) -> Iterator[str]:
    """The rules make of the entries what everybody was shown."""
    game = shelf[table.game, table.rules]
    counts = {one.key: one.value for one in asked if one.kind == UNDO}
    match: Match | None = None
    undone = False
    for entry in table.entries:
        if entry.kind == START:
            match = open_match(game, table.names, table.seed, table.settings, table.words)
        elif entry.kind == MOVE and match is not None:
            refusal = None if entry.seat is None else match.state.why_not(entry.seat, entry.value)
            if entry.seat != match.state.seat or refusal is not None:
                yield f"entry {entry.seq} is illegal: {entry}"
                return
            match.follow(entry.value)
        elif entry.kind == UNDO and match is not None and entry.seat is not None:
            most, _ = match.undoable(entry.seat)
            wanted = most if entry.key is None else counts.get(entry.key, most) or most
            if not 1 <= wanted <= most or entry.value != len(match.moves) - wanted:
                yield f"entry {entry.seq} takes back {entry}, not {wanted} of {most}"
                return
            match.rewind(entry.value)
            undone = True
        for one in seen:
            if entry.seq in one.samples:
                yield from _same(game, match, one, entry.seq, one.samples[entry.seq])
    if match is None:
        yield "never started"
        return
    if not match.state.over():
        yield "the replay does not reach the end"
    for one in seen:
        yield from _stream(game, match, one, len(table.entries), undone)


def _stream(game: Game[Any], match: Match, seen: Seen, last: int, undone: bool) -> Iterator[str]:
    """The last view of a stream is that of the record, and it told every note once."""
    if seen.seq != last or seen.status != "over":
        yield f"stream of viewer {seen.viewer} ends with {seen.status} entry {seen.seq} of {last}"
        return
    yield from _same(game, match, seen, last, seen.view)
    if seen.backwards:
        yield f"stream of viewer {seen.viewer} went backwards {seen.backwards} times"
    told = [note.to_json() for note in match.notes if note.readers >> seen.viewer & 1]
    if not undone and not seen.anew and seen.notes != told:  # taken back, but told all the same
        yield f"stream of viewer {seen.viewer} told {len(seen.notes)} notes, not {len(told)}"


def _same(
    game: Game[Any], match: Match | None, seen: Seen, seq: int, shown: bytes
) -> Iterator[str]:
    view = None if match is None else game.view(match.state, seen.viewer)
    made, told = msgspec.json.decode(msgspec.json.encode(view)), msgspec.json.decode(shown)
    if told != (as_far_as(told, made) if seq in seen.earlier else made):
        yield f"viewer {seen.viewer} was shown another view than that of entry {seq}"
