"""Operators: who runs the server; the role is given and taken at the command line alone."""

from ..store.database import Connection, Database


async def is_one(connection: Connection, person: int) -> bool:
    """Whether somebody is an operator."""
    found: bool = await connection.fetchval(
        "select exists (select from operators where person = $1)", person
    )
    return found


async def add(connection: Connection, person: int) -> bool:
    """Give somebody the role; False: they have it."""
    added = await connection.fetchval(
        "insert into operators (person) values ($1) on conflict do nothing returning person", person
    )
    return added is not None


async def remove(connection: Connection, person: int) -> bool:
    """Take the role from somebody; False: they do not have it."""
    removed = await connection.fetchval(
        "delete from operators where person = $1 returning person", person
    )
    return removed is not None


async def listed(database: Database) -> list[tuple[int, str]]:
    """All of them by number and name, the first one first."""
    rows = await database.rows(
        "select p.id, p.name from operators o join people p on p.id = o.person order by o.at, p.id"
    )
    return [(row["id"], row["name"]) for row in rows]
