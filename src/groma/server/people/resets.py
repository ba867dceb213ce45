"""Resets: a new password for who has lost the old one, by a mail to an address of the account."""

import secrets
from typing import Any, Final

from groma.table.names import clean_name
from groma.table.problems import Problem

from ..store.database import Connection, Database
from . import attempts
from .logins import digest
from .names import account_name

MINUTES: Final = 60  # how long what was mailed is good
MAILS: Final = 3  # without a wait


async def ask(database: Database, name: str) -> int | None:
    """Have a mail sent to every confirmed address of an account, if there is one; who it is."""
    try:
        account = account_name(clean_name(name))
        await attempts.take(database, attempts.key_of("reset", account), MAILS)
    except Problem:  # no name, or too often: whoever asks is told the same
        return None
    rows = await database.rows(
        """insert into outbox (table_id, seq, kind, person, channel)
        select 0, 0, 'reset', p.id, c.id from people p join channels c on c.person = p.id
        where p.account = $1 and c.kind = 'mail' and c.code is null returning person""",
        account,
    )
    return rows[0][0] if rows else None


async def make(database: Database, person: int) -> str:
    """What is mailed; nothing but its hash is stored."""
    token = secrets.token_urlsafe(24)
    await database.run(
        """insert into resets (token, person, expires_at)
        values ($1, $2, now() + make_interval(mins => $3))""",
        digest(token),
        person,
        MINUTES,
    )
    return token


async def holder(database: Database, token: str) -> Any | None:
    """Whose password may be set with it: number and name."""
    return await database.row(
        """select p.id, p.name, p.account from resets r join people p on p.id = r.person
        where r.token = $1 and r.expires_at > now()""",
        digest(token),
    )


async def use(connection: Connection, token: str) -> bool:
    """Use it up, and all others of the same person; False: somebody was faster."""
    person = await connection.fetchval(
        "delete from resets where token = $1 returning person", digest(token)
    )
    await connection.execute("delete from resets where person = $1", person)
    return person is not None
