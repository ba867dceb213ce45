"""Devices: browsers that have been in an account before, known by a cookie of their own."""

import secrets
from typing import Final

from ..store.database import Database
from .logins import digest

DAYS: Final = 400  # longer no browser keeps a cookie


async def device_of(database: Database, token: str, account: str) -> bytes:
    """The browser, if it has been in the account before; else nothing."""
    if not token:
        return b""
    known = await database.value(
        """select d.token from devices d join people p on p.id = d.person
        where d.token = $1 and p.account = $2""",
        digest(token),
        account,
    )
    return known or b""


async def remember(database: Database, token: str, person: int) -> str:
    """The browser is in an account now; the answer is the token that it keeps."""
    if token:
        known = await database.value("select 1 from devices where token = $1", digest(token))
        token = token if known else ""
    token = token or secrets.token_urlsafe(32)
    await database.run(
        """insert into devices (token, person) values ($1, $2)
        on conflict (token, person) do update set seen = current_date""",
        digest(token),
        person,
    )
    return token
