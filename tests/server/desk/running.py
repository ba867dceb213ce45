"""Whoever runs the server, for tests: at the desk in a browser, and what the audit says of it."""

from typing import Any

from tests.server.wire import Door, House, Person


def secret(door: Door, game: str, *people: Person) -> str:
    """A running table that is hidden from everybody else."""
    table: str = people[0].open(game, "me", *["open"] * (len(people) - 1), hidden=True)
    for person in people[1:]:
        token = people[0].post(f"/tables/{table}/invitations", {}, 201)["token"]
        person.post(f"/invitations/{token}", {}, 201)
    people[0].post(f"/tables/{table}/start")
    return table


def change(house: House, statement: str, *values: Any) -> None:
    """Change entries, which nobody can."""

    async def do() -> None:
        async with house.front.node.database.transaction() as connection:
            await connection.execute("alter table entries disable trigger user")
            await connection.execute(statement, *values)
            await connection.execute("alter table entries enable trigger user")

    house.do(do())
    for door in house.doors:
        door.forget()


def audit(house: House) -> list[tuple[Any, ...]]:
    """What operators did, the last first: who, what, where and why."""
    return house.sql("select operator, act, table_id, reason from audit order by id desc")


def act(person: Person, table: str, deed: str, status: int = 200) -> Any:
    """Something done at a table."""
    wanted = {"act": deed, "reason": f"{deed} it"}
    return person.post(f"/desk/tables/{table}", wanted, status)
