"""Leaving for good: what somebody wrote, held and gave away goes; a pseudonym stays on its seats.

Entries hold nobody's name, so none of them changes: the row of the person says what is shown.
"""

from typing import Final

from ..store.database import Connection

# What is somebody's own, by table and column.
WIPED: Final = (
    *(("channels", "person"), ("outbox", "person"), ("chat", "person"), ("invitations", "person")),
    *(("mutes", "person"), ("mutes", "muted"), ("logins", "person"), ("devices", "person")),
    *(("resets", "person"), ("passkeys", "person"), ("challenges", "person")),
    ("seen", "person"),
    *(("origins", "person"), ("reports", "person"), ("results", "person"), ("standings", "person")),
    *(("seen", "person"), ("holidays", "person"), ("sanctions", "person"), ("operators", "person")),
    *(("looks", "person"), ("hits", "person")),
)
# Where the number stays, and the pseudonym is shown.
KEPT: Final = (("tables", "host"), ("seats", "person"))

_TEXTS: Final = (
    "delete from titles i using tables t where t.id = i.table_id and t.host = $1",
    """delete from words w using seats s
    where s.table_id = w.table_id and s.seat = w.seat and s.person = $1""",
)


def short_number(person: int) -> str:
    """By which readers tell two who left apart."""
    return f"{person % 10_000:04}"


async def wipe(connection: Connection, person: int, pseudonym: str) -> list[int]:
    """Forget a person, in a transaction; the answer is the log-ins that ended."""
    rows = await connection.fetch("select id from logins where person = $1", person)
    for statement in _TEXTS:
        await connection.execute(statement, person)
    for table, column in WIPED:
        await connection.execute(f"delete from {table} where {column} = $1", person)
    await connection.execute(
        """update people set name = $2, account = null, password = null, skeleton = null,
        lang = 'en', left_at = now() where id = $1""",
        person,
        pseudonym,
    )
    return [row[0] for row in rows]
