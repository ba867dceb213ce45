"""People at the desk, for tests: operators, and what they do."""

from typing import Any

from tests.server.wire import Door, House, Person, number

GAME = "caesars-empire"
WHY = "he was asked to stop"


def operator(house: House, door: Door, name: str = "Tullia") -> Person:
    """Somebody with an account who runs the server."""
    person = door.member(name)
    house.sql("insert into operators (person) values ($1)", number(person.id))
    ask_anew(house, person)
    return person


def ask_anew(house: House, person: Person) -> None:
    """What the nodes know of somebody may have been changed in the database."""
    for door in house.doors:
        house.do(forgotten(door, person))


async def forgotten(door: Door, person: Person) -> None:
    door.node.people.forget(person=number(person.id))


def act(boss: Person, person: Person, what: str, status: int = 200, **more: Any) -> Any:
    """An operator does something to somebody."""
    return boss.post(f"/desk/people/{person.id}", {"act": what, "reason": WHY, **more}, status)


def deeds(boss: Person, person: Person) -> list[str]:
    """What the audit says was done to somebody, the newest first."""
    lines = boss.get(f"/desk/people/{person.id}")["audit"]
    assert all(line["operator"] == boss.id and line["reason"] == WHY for line in lines)
    return [line["act"] for line in lines]


def held(person: Person) -> list[tuple[str, bool]]:
    """What holds against somebody, as they are told; and whether an appeal was in vain."""
    return [(one["kind"], one["kept"]) for one in person.get("/me")["sanctions"]]
