"""Today: whether all is well, what came to its end, what stands still, and what runs here."""

import platform
from typing import Any, Final

import msgspec

from groma.table.clock import DAY
from groma.table.entries import GATHERING, RUNNING
from groma.table.ids import written
from groma.table.wire.desk import (
    BudgetShape,
    HealthShape,
    JobShape,
    StateShape,
    StillShape,
    VersionsShape,
)

from ..live.figures import NODE, WORKER
from ..live.node import Node
from ..store.database import Database
from ..store.migrate import migrations
from .counted import Counted
from .health import GOOD, health

MOST: Final = 50
OVERDUE_SECONDS: Final = 120  # a worker should have come
ASLEEP_DAYS: Final = 30  # nobody has moved

_COUNTS: Final = f"""
select count(*) filter (where status = {RUNNING} and allowance < {DAY}) as live,
    count(*) filter (where status = {RUNNING} and allowance < {DAY} is not true) as slow,
    count(*) as tables
from tables where status in ({GATHERING}, {RUNNING})"""
_PEOPLE: Final = "select count(*) from people where left_at is null"

_BUDGETS: Final = f"""
select h.kind, h.by, h.person, p.name, h.times, h.since, h.last
from hits h left join people p on p.id = h.person
where h.day = current_date order by h.last desc limit {MOST}"""

_OVERDUE: Final = f"""
select t.id, t.game, coalesce(i.title, '') as title, 'overdue' as why, t.due as since
from tables t left join titles i on i.table_id = t.id
where t.due < now() - interval '{OVERDUE_SECONDS} s' order by t.due limit {MOST}"""
_ASLEEP: Final = f"""
select t.id, t.game, coalesce(i.title, '') as title, 'asleep' as why, e.at as since
from tables t join entries e on e.table_id = t.id and e.seq = t.seq
    left join titles i on i.table_id = t.id
where t.status = {RUNNING} and (t.due is null or t.due > now())
    and e.at < now() - interval '{ASLEEP_DAYS} days' order by e.at limit {MOST}"""


class Today(msgspec.Struct):
    """The part of the desk that is about the house."""

    state: StateShape
    budgets: list[BudgetShape]
    still: list[StillShape]
    health: list[HealthShape]
    jobs: list[JobShape]
    versions: VersionsShape
    people: int
    tables: int


async def today(node: Node) -> Today:
    """How the server does at this moment."""
    database = node.database
    counted = Counted(await node.figures.families())
    chores = {row["name"]: row for row in await database.rows("select * from chores order by name")}
    backup = chores.get("backup")
    found = await health(node, counted, backup)
    counts = await database.row(_COUNTS)
    assert counts is not None
    state = _state(counted, counts, backup, all(one.state == GOOD for one in found))
    return Today(
        state,
        await budgets(database),
        await still(database),
        found,
        [JobShape(row["name"], row["at"]) for row in chores.values()],
        await versions(node, counted),
        int(await database.value(_PEOPLE)),
        counts["tables"],
    )


def _state(counted: Counted, counts: Any, backup: Any | None, well: bool) -> StateShape:
    return StateShape(
        well=well,
        since=counted.since(),
        nodes=counted.processes(NODE),
        workers=counted.processes(WORKER),
        answer_ms=counted.answer_ms(),
        live=counts["live"],
        slow=counts["slow"],
        here=counted.sum("groma_streams"),
        lost=counted.sum("groma_lost_total") + counted.sum("groma_failed_total"),
        backup_at=None if backup is None else backup["well_at"],
        backup_good=None if backup is None else backup["good"],
    )


async def budgets(database: Database) -> list[BudgetShape]:
    """Who came to the end of a budget today, the last one first."""
    return [
        BudgetShape(
            row["kind"],
            row["by"],
            None if row["person"] is None else written(row["person"]),
            *(row["name"], row["times"], row["since"], row["last"]),
        )
        for row in await database.rows(_BUDGETS)
    ]


async def still(database: Database) -> list[StillShape]:
    """Tables at which nothing happens, those first for which a worker should have come."""
    rows = [*await database.rows(_OVERDUE), *await database.rows(_ASLEEP)]
    return [
        StillShape(written(row["id"]), row["game"], row["title"], row["why"], row["since"])
        for row in rows
    ]


async def versions(node: Node, counted: Counted) -> VersionsShape:
    """What runs here."""
    games: dict[str, list[int]] = {}
    for name, rules in sorted(node.tables.shelf):
        games.setdefault(name, []).append(rules)
    return VersionsShape(
        counted.versions(),
        platform.python_version(),
        str(await node.database.value("show server_version")),
        len(migrations()),
        games,
    )
