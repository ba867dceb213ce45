"""The house, as operators run it: announcements, and whether all tables pause."""

from datetime import timedelta

from groma.table.problems import not_there

from ..live.node import Node
from ..live.tables import News
from . import audit


async def announce(
    node: Node, operator: int | None, words: dict[str, str], hours: int, reason: str
) -> int:
    """Tell everybody something for a while; the answer is its number."""
    ends = node.tables.now() + timedelta(hours=hours)
    async with node.database.transaction() as connection:
        number: int = await connection.fetchval(
            "insert into announcements (de, en, ends) values ($1, $2, $3) returning id",
            *(words["de"], words["en"], ends),
        )
        await audit.write(
            *(connection, operator, "announce", reason),
            announcement=str(number),
            hours=str(hours),
            de=words["de"],
            en=words["en"],
        )
    await _changed(node)
    return number


async def withdraw(node: Node, operator: int | None, number: int, reason: str) -> None:
    """End an announcement before its time."""
    async with node.database.transaction() as connection:
        ended = await connection.fetchval(
            "update announcements set ends = now() where id = $1 and ends > now() returning id",
            number,
        )
        if ended is None:
            raise not_there("announcement")
        await audit.write(
            connection, operator, "end-announcement", reason, announcement=str(number)
        )
    await _changed(node)


async def close(node: Node, operator: int | None, minutes: int | None, reason: str) -> None:
    """Let all tables pause, for about so long; said again, it lasts so long from now on."""
    until = None if minutes is None else node.tables.now() + timedelta(minutes=minutes)
    async with node.database.transaction() as connection:
        await connection.execute(
            """insert into closed (until) values ($1)
            on conflict (one) do update set until = excluded.until""",
            until,
        )
        said = "" if minutes is None else str(minutes)
        await audit.write(connection, operator, "close", reason, minutes=said)
    await _changed(node)


async def reopen(node: Node, operator: int | None, reason: str) -> None:
    """Let those tables go on that pause for it."""
    async with node.database.transaction() as connection:
        if await connection.fetchval("delete from closed returning true"):
            await audit.write(connection, operator, "open", reason)
    await _changed(node)


async def _changed(node: Node) -> None:
    """Know it here at once, and tell the other nodes."""
    await node.house.look()
    node.tell(News(house=True))
