"""Kept tables: all that this home holds, taken out whole as records, set up again, or removed.

Whoever has the browser or the folder has all of it anyway: nobody is asked who they are.
"""

from typing import Final

from groma.table.entries import Entry, heard
from groma.table.ids import written
from groma.table.names import clean_name
from groma.table.opening import shown
from groma.table.problems import Problem, newer, not_there, wrong
from groma.table.records import (
    entries_of,
    read_again,
    record_of,
    replayed,
    rules_of,
    unread,
)
from groma.table.showing import table as table_shape
from groma.table.texts import Texts
from groma.table.wire.people import LoggedIn
from groma.table.wire.records import Beside, Imported, ImportWanted, KeptLine, TableRecord

from ..live.tables import tell
from ..routes import delete, get, post
from .common import Asking, number

FAILED: Final = "failed"  # why is only in the log


@get("/home/tables")
async def list_kept(asking: Asking) -> list[KeptLine]:
    """All tables, the newest first, also those that this program cannot read."""
    readable = {shape.id: shape for shape in await asking.home.tables.shapes()}
    found: list[KeptLine] = []
    for table, seq in sorted((await asking.home.store.tables()).items(), reverse=True):
        shape = readable.get(written(table))
        if shape is not None:
            line = KeptLine(shape.id, seq, shape.game, shape.rules, shape.title, shape.status)
            line.problem = _missing(asking, line)
        else:
            line = KeptLine(written(table), seq)
            try:
                record = await _record(asking, table)
            except Exception as problem:  # nothing of it can be read; the others are listed
                tell(table, problem)
                line.problem = problem.kind if isinstance(problem, Problem) else FAILED
            else:
                line.game, line.rules, line.title = record.game, record.rules, record.title
                other = _missing(asking, line) or FAILED
                line.problem = other if record.entries is None else "newer"
        found.append(line)
    return found


def _missing(asking: Asking, line: KeptLine) -> str:
    """What is wrong if the rules of a table are not here."""
    return "" if (line.game, line.rules) in asking.home.shelf else "rules-not-installed"


@get("/home/tables/{table}")
async def take_out(asking: Asking, table: str) -> TableRecord:
    """The whole record, with the seed even while it runs; also of rules that are not here."""
    return await _record(asking, number(table))


async def _record(asking: Asking, table: int) -> TableRecord:
    stored = await asking.home.store.entries(table)
    if not stored:
        raise not_there()
    known: list[Entry] = []
    for one in stored:
        entry = heard(one)[2]
        if entry is None:
            break
        known.append(entry)
    if not known:
        raise newer()
    record = record_of(known, await asking.home.tables.texts(table))
    return record if len(known) == len(stored) else unread(record, stored)


@post("/home/tables")
async def set_up(asking: Asking) -> Imported:
    """A record becomes a table, if it can be played again; I have the seat of its first person.

    All other people of it are guests from now on, each with a token of their own.
    """
    me = asking.me()
    home = asking.home
    record = read_again(asking.body(ImportWanted).record)
    game = rules_of(home.shelf, record)
    if record.begun and any(not seat.person and seat.bot is None for seat in record.seats):
        raise wrong("seats")
    match = replayed(game, record)
    table, now = home.chance.number(), home.chance.now()
    entries_of(record, match, table, {}, me.id, now)  # refused before anybody is made a guest
    first = next((seat for seat, one in enumerate(record.seats) if one.person), None)
    for seat, one in enumerate(record.seats):
        if one.person and seat != first:
            clean_name(one.name)
    people: dict[int, int] = {}
    beside: list[Beside] = []
    texts = Texts(shown(record.title))
    texts.know(me.id, me.name, guest=True)
    for seat, one in enumerate(record.seats):
        if seat == first:
            people[seat] = me.id
        elif one.person:
            other, token = await home.people.guest(one.name, me.lang, own=False)
            people[seat] = other.id
            texts.know(other.id, other.name, guest=True)
            login = LoggedIn(written(other.id), other.name, True, token)
            beside.append(Beside(seat, other.name, login))
    entries = entries_of(record, match, table, people, me.id, now)
    live = await home.tables.open(entries, texts)
    return Imported(table_shape(live.replica), beside)


@delete("/home/tables/{table}")
async def remove(asking: Asking, table: str) -> None:
    """It is gone for good, with all that was kept of it."""
    found = number(table)
    if found not in await asking.home.store.tables():
        raise not_there()
    await asking.home.tables.remove(found)
    await asking.home.analyst.forget(found)
    await asking.home.store.forget(f"chat/{written(found)}")


HANDLERS = [list_kept, take_out, set_up, remove]
