"""Tables, as operators act on them: each deed with its line in the audit, or neither."""

from typing import Final

from groma.table.problems import not_there
from groma.table.wire.desk import TableFound

from ..live.node import Node
from ..store.check import check_one, rebuild_one
from . import audit, looking
from .finding import table_found


async def found(node: Node, table: int) -> TableFound:
    """One table."""
    known = await table_found(node.database, table)
    if known is None:
        raise not_there()
    return known


async def look(node: Node, operator: int, table: int, reason: str) -> TableFound:
    """Let an operator look at a table, hidden or not, as an onlooker for some hours.

    Who sits there looks with the eyes of that seat, as ever, and with no others.
    """
    await found(node, table)
    async with node.database.transaction() as connection:
        hours = str(looking.HOURS)
        await audit.write(connection, operator, "look", reason, table=table, hours=hours)
        await looking.grant(connection, operator, table)
    return await found(node, table)


async def pause(node: Node, operator: int | None, table: int, reason: str) -> TableFound:
    """Nothing is played there from now on, and no clock runs."""
    await found(node, table)
    async with node.database.transaction() as connection:
        await audit.write(connection, operator, "pause", reason, table=table)
        await node.door.pause(table)
    return await found(node, table)


async def resume(node: Node, operator: int | None, table: int, reason: str) -> TableFound:
    """Play goes on there; what pauses with the whole house goes on with it."""
    await found(node, table)
    live = await node.tables.fresh(table)
    if live.replica.header.rests:
        await node.house.look()
        node.house.check_open()
    async with node.database.transaction() as connection:
        await audit.write(connection, operator, "resume", reason, table=table)
        await node.door.resume(table)
    return await found(node, table)


async def end(node: Node, operator: int | None, table: int, reason: str) -> TableFound:
    """End the game there without a winner, or call the table off."""
    before = await found(node, table)
    async with node.database.transaction() as connection:
        await audit.write(connection, operator, "end", reason, table=table, was=before.status)
        await node.door.end(table)
    return await found(node, table)


async def repair(node: Node, operator: int | None, table: int, reason: str) -> TableFound:
    """Replay the entries of a table, and make what else is known of it again if it differs."""
    shelf = node.tables.shelf
    async with node.database.connection() as connection:
        trouble = await check_one(connection, table, shelf)
        left = trouble
        if trouble is not None and trouble.row and await rebuild_one(connection, table, shelf):
            left = await check_one(connection, table, shelf)
    known = await found(node, table)
    known.sound = left is None
    known.trouble = "" if trouble is None else f"{trouble.seq}: {trouble.what}"
    sound = "yes" if known.sound else "no"
    async with node.database.transaction() as connection:
        await audit.write(
            *(connection, operator, "repair", reason),
            table=table,
            trouble=known.trouble,
            sound=sound,
        )
    return known


DEEDS: Final = {"pause": pause, "resume": resume, "end": end, "repair": repair}
