"""Export: all that is stored of a person, as plain data."""

from typing import Any, Final

from groma.table.entries import OVER, STATUSES
from groma.table.ids import written

from ..store.database import Database

# Each becomes a file; a column called `table` or `person` is a number, and written as the API does.
_FILES: Final = {
    "person": """select id as person, name, account is null as guest, lang, created_at
        from people where id = $1""",
    "log-ins": """select label as program, browser, created_at, expires_at, revoked_at, seen
        from logins where person = $1 order by id""",
    "passkeys": "select label, created_at, seen from passkeys where person = $1 order by id",
    "channels": """select kind, address, template, code is null as confirmed, created_at
        from channels where person = $1 order by id""",
    "chat": "select table_id as table, at, text from chat where person = $1 order by id",
    "mutes": """select m.muted as person, p.name, m.blocked
        from mutes m join people p on p.id = m.muted where m.person = $1 order by m.muted""",
    "reports": """select table_id as table, at, reason, lines, closed_at, answer from reports
        where person = $1 order by id""",
    "sanctions": """select s.kind, s.reason, s.at, s.until, s.lifted_at, a.text as appeal,
            a.at as appealed_at, a.closed_at, a.answer
        from sanctions s left join appeals a on a.sanction = s.id
        where s.person = $1 order by s.id""",
    "operator": "select at from operators where person = $1",
    "holidays": "select begins, ends from holidays where person = $1 order by begins",
    "budgets": """select day, kind, times, since, last from hits
        where person = $1 and by = 'person' order by day, kind""",
    "results": """select table_id as table, game, players, won, finished, seconds, ended_at
        from results where person = $1 order by table_id""",
    "invitations": """select table_id as table, seat, created_at, expires_at
        from invitations where person = $1 order by created_at""",
    "tables": """select t.id as table, t.game, t.status, coalesce(i.title, '') as title, s.seat,
            coalesce(w.word, '') as word, t.host = $1 as host, t.created_at, t.ended_at
        from tables t left join seats s on s.table_id = t.id and s.person = $1
            left join titles i on i.table_id = t.id
            left join words w on w.table_id = t.id and w.seat = s.seat
        where t.host = $1 or t.id in (select table_id from seats where person = $1)
        order by t.id""",
}


async def files(database: Database, person: int) -> dict[str, list[dict[str, Any]]]:
    """What is stored of somebody, by the name of the file it becomes."""
    found = {}
    for name, query in _FILES.items():
        found[name] = [_plain(dict(row)) for row in await database.rows(query, person)]
    return found


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    shown = dict(row)
    for name in {"table", "person"} & set(shown):
        shown[name] = written(shown[name])
    if "status" in shown:
        shown["status"] = STATUSES[shown["status"]]
    return shown


async def finished(database: Database, person: int, most: int) -> list[int]:
    """The games that somebody has played to their end, the newest first."""
    rows = await database.rows(
        """select t.id from seats s join tables t on t.id = s.table_id
        where s.person = $1 and t.status = $2 order by t.id desc limit $3""",
        person,
        OVER,
        most,
    )
    return [row[0] for row in rows]
