"""Reports: what people could not bear in chats, for whoever runs the server."""

from typing import Final

from groma.table.ids import written

from ..store.database import Connection

_REPORTS: Final = """
select r.id, r.at, r.table_id, r.reason, p.id as person, p.name, (
    select array_agg(row(c.person, c.name, c.at, c.text) order by c.id)
    from chat c where c.id = any(r.lines)
) as lines, cardinality(r.lines) as count, r.closed_at, r.answer, r.closing
from reports r join people p on p.id = r.person order by r.id"""


async def report_lines(connection: Connection) -> list[str]:
    """All reports, the oldest first: who reports what, where, why, and what was said."""
    told: list[str] = []
    for row in await connection.fetch(_REPORTS):
        said = row["lines"] or []
        reporter = f"{row['name']} ({written(row['person'])})"
        table = written(row["table_id"])
        told.append(f"{row['id']}  {row['at']:%Y-%m-%d %H:%M}  {row['reason']}  table {table}")
        told.append(f"    reported by {reporter}")
        told += [
            f"    {at:%H:%M} {name} ({written(person)}): {' '.join(text.split())}"
            for person, name, at, text in said
        ]
        if len(said) < row["count"]:
            told.append(f"    {row['count'] - len(said)} lines have been deleted since")
        if row["closed_at"] is not None:
            closed = f"{row['closed_at']:%Y-%m-%d %H:%M}"
            told.append(f"    answered {closed}: {row['answer']} ({row['closing']})")
    return told
