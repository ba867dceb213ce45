"""Log-ins: the browsers and programs that may act for a person, listed and ended."""

from hashlib import sha256
from typing import Any, Final

from ..store.database import Connection, Database

# What browsers say of themselves; the first that is found, for most say they are others, too.
BROWSERS: Final = (
    *(("Edg", "Edge"), ("OPR", "Opera"), ("SamsungBrowser", "Samsung Internet")),
    *(("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome")),
    *(("Safari", "Safari"), ("curl", "curl"), ("Python", "Python")),
)
SYSTEMS: Final = (
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("CrOS", "ChromeOS")),
    *(("Windows", "Windows"), ("Mac OS X", "macOS"), ("Linux", "Linux")),
)


def digest(token: str) -> bytes:
    """What is stored of a token."""
    return sha256(token.encode()).digest()


def browser_of(agent: str) -> str:
    """Which browser it is, roughly; empty if it does not say."""
    found = []
    for known in (BROWSERS, SYSTEMS):
        shown = (name for sign, name in known if sign in agent)
        found.append(next(shown, ""))
    return ", ".join(filter(None, found))


async def older(database: Database, token: str) -> str:
    """A log-in from before cookies were this host's own; anything newer is worth nothing."""
    known = token and await database.value(
        """select 1 from logins
        where token = $1 and created_at < (select at from migrations where number = 7)""",
        digest(token),
    )
    return token if known else ""


async def listed(database: Database, person: int) -> list[Any]:
    """The browsers in which a person is logged in, the last seen first."""
    return await database.rows(
        """select id, browser, created_at, seen from logins
        where person = $1 and label is null and revoked_at is null and expires_at > now()
        order by seen desc, id desc""",
        person,
    )


async def end(database: Database, person: int, login: int, program: bool) -> int | None:
    """End one log-in of a person, of a browser or a program; None: there is none."""
    ended: int | None = await database.value(
        """update logins set revoked_at = now()
        where person = $1 and id = $2 and (label is not null) = $3 and revoked_at is null
        returning id""",
        person,
        login,
        program,
    )
    return ended


async def end_all(
    database: Database, person: int, but: int = 0, programs: bool = True
) -> list[int]:
    """End the log-ins of a person, but one; the answer is which of them ended."""
    async with database.connection() as connection:
        return await end_in(connection, person, but, programs)


async def end_in(
    connection: Connection, person: int, but: int = 0, programs: bool = True
) -> list[int]:
    """The same in a transaction."""
    rows = await connection.fetch(
        """update logins set revoked_at = now()
        where person = $1 and id <> $2 and ($3 or label is null) and revoked_at is null
        returning id""",
        person,
        but,
        programs,
    )
    return [row[0] for row in rows]
