"""Matters: what waits for an operator, reports of chats and appeals, and how it is answered."""

from typing import Any, Final

from groma.table.ids import written
from groma.table.problems import not_now, not_there, not_yours
from groma.table.wire.chat import ChatLine
from groma.table.wire.desk import AppealAnswer, MatterShape, ReportAnswer

from ..live.node import Node
from ..live.tables import News
from ..people.sanctions import HOLDS
from ..store.database import Connection, Database
from . import audit
from .people import deed, sanction

MOST: Final = 50  # of each kind; the others show when some are answered
BEFORE: Final = 5  # lines before the reported ones that an operator reads

_OF_SOMEBODY: Final = """
(select count(*) from reports e
    where e.against = x.against and e.id < x.report and e.answer <> 'no-fault') as earlier,
(select count(*) from results r where r.person = x.against and r.finished) as games"""

_REPORTS: Final = f"""
select x.*, o.name as by_name, p.name as against_name, p.created_at as since,
    coalesce(i.title, '') as title, coalesce(t.game, '') as game, {_OF_SOMEBODY}
from (
    select id, id as report, at, reason as why, table_id, person as by, against, lines,
        closed_at, answer
    from reports where (closed_at is not null) = $1
) x join people o on o.id = x.by left join people p on p.id = x.against
    left join tables t on t.id = x.table_id left join titles i on i.table_id = x.table_id
order by x.closed_at desc, x.id limit {MOST}"""

# One that waits for what does not hold any more waits for nothing.
_APPEALS: Final = f"""
select x.*, p.name as against_name, p.created_at as since, {_OF_SOMEBODY}
from (
    select a.id, {2**62} as report, a.at, s.kind as why, s.person as against, a.text, s.reason,
        s.until, a.closed_at, a.answer
    from appeals a join sanctions s on s.id = a.sanction
    where (a.closed_at is not null) = $1 and ($1 or {HOLDS})
) x join people p on p.id = x.against
order by x.closed_at desc, x.id limit {MOST}"""

_SAID: Final = """
select c.id, c.person, c.name, c.text, c.at, p.account is null as guest
from chat c join people p on p.id = c.person where """


async def matters(database: Database, closed: bool = False) -> list[MatterShape]:
    """What waits, the oldest first; or what was answered, the newest first."""
    found = [await _report(database, row) for row in await database.rows(_REPORTS, closed)]
    found += [_appeal(row) for row in await database.rows(_APPEALS, closed)]
    if closed:
        found.sort(key=lambda one: one.closed_at or one.at, reverse=True)
    else:
        found.sort(key=lambda one: one.at)
    return found


async def _report(database: Database, row: Any) -> MatterShape:
    """Only from a report is anything of a chat shown; what was before, only as long as it waits."""
    lines = await database.rows(_SAID + "c.id = any($1) order by c.id", row["lines"])
    before: list[Any] = []
    if row["closed_at"] is None:
        before = await database.rows(
            _SAID + f"c.table_id = $1 and c.id < $2 order by c.id desc limit {BEFORE}",
            row["table_id"],
            min(row["lines"]),
        )
    return MatterShape(
        kind="report",
        table=written(row["table_id"]),
        title=row["title"],
        game=row["game"],
        by=written(row["by"]),
        by_name=row["by_name"],
        lines=[_line(one) for one in lines],
        before=[_line(one) for one in reversed(before)],
        missing=len(row["lines"]) - len(lines),
        text="",
        reason="",
        until=None,
        **_common(row),
    )


def _appeal(row: Any) -> MatterShape:
    return MatterShape(
        kind="appeal",
        table=None,
        title="",
        game="",
        by=written(row["against"]),
        by_name=row["against_name"],
        lines=[],
        before=[],
        missing=0,
        text=row["text"],
        reason=row["reason"],
        until=row["until"],
        **_common(row),
    )


def _common(row: Any) -> dict[str, Any]:
    """What is told of any matter, and of whom it is about."""
    against = row["against"]
    return {
        **{name: row[name] for name in "id at why earlier games since closed_at answer".split()},
        "against": None if against is None else written(against),
        "against_name": row["against_name"],
    }


def _line(row: Any) -> ChatLine:
    return ChatLine(row["id"], written(row["person"]), *row[2:])


# ---- answering -----------------------------------------------------------------------------------


async def answer_report(node: Node, operator: int | None, report: int, given: ReportAnswer) -> None:
    """Close a report, with a silence or a ban for whom it is about, or without."""
    row = await node.database.row("select against from reports where id = $1", report)
    if row is None:
        raise not_there("report")
    against: int | None = row["against"]
    if against is not None and against == operator:
        raise not_yours("about-you")
    if given.answer == "no-fault":
        async with node.database.transaction() as connection:
            await _close(connection, report, given)
            await audit.write(
                connection, operator, "no-fault", given.reason, person=against, report=str(report)
            )
        return
    if against is None:
        raise not_now("nobody-known")
    done = await deed(node, operator, against, given.reason)

    async def close(connection: Connection) -> None:
        await _close(connection, report, given)

    await sanction(done, given.answer, given.days, close, report=str(report))


async def _close(connection: Connection, report: int, given: ReportAnswer) -> None:
    closed = await connection.fetchval(
        """update reports set closed_at = now(), answer = $2, closing = $3
        where id = $1 and closed_at is null returning id""",
        *(report, given.answer, given.reason),
    )
    if closed is None:
        raise not_now("answered")


async def answer_appeal(node: Node, operator: int | None, appeal: int, given: AppealAnswer) -> None:
    """Let something hold no more, or as it was."""
    row = await node.database.row(
        """select s.person, s.kind from appeals a join sanctions s on s.id = a.sanction
        where a.id = $1""",
        appeal,
    )
    if row is None:
        raise not_there("appeal")
    done = await deed(node, operator, row["person"], given.reason)
    answer = "lift" if given.lift else "keep"
    async with node.database.transaction() as connection:
        sanction = await connection.fetchval(
            """update appeals set closed_at = now(), answer = $2
            where id = $1 and closed_at is null returning sanction""",
            *(appeal, answer),
        )
        if sanction is None:
            raise not_now("answered")
        if given.lift:
            await connection.execute(
                "update sanctions set lifted_at = now() where id = $1", sanction
            )
        await done.note(connection, answer, appeal=str(appeal), kind=row["kind"])
    node.tell(News(person=row["person"], anew=True))
