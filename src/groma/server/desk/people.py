"""What operators do to people, each deed with its line in the audit, in one transaction with it."""

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from groma.table.problems import not_now, not_there, not_yours
from groma.table.wire.desk import PersonAct

from ..live.departing import depart, get_up, packed
from ..live.node import Node
from ..live.tables import News
from ..people import logins, operators, sanctions
from ..people.accounts import Person
from ..people.sanctions import BAN, SILENCE
from ..store.database import Connection
from . import audit

Also = Callable[[Connection], Awaitable[None]]


class Deed(msgspec.Struct, frozen=True):
    """Something that is to be done to somebody, by whom and why."""

    node: Node
    operator: int | None  # None: at the command line
    subject: Person
    reason: str

    async def note(self, connection: Connection, act: str, **facts: str) -> None:
        """Write it into the audit."""
        subject = self.subject.id
        await audit.write(
            *(connection, self.operator, act, self.reason),
            person=subject,
            **facts,  # type: ignore[arg-type]  # none of them is called table
        )


async def deed(node: Node, operator: int | None, person: int, reason: str) -> Deed:
    """What may be done; nothing to oneself, and nothing to others who run the server."""
    subject = await node.people.by_number(person)
    if subject is None:
        raise not_there("person")
    if person == operator:
        raise not_yours("about-you")
    if subject.operator:
        raise not_yours("operator")
    return Deed(node, operator, subject, reason)


async def act(node: Node, operator: int | None, person: int, wanted: PersonAct) -> None:
    """Do something to somebody."""
    await _DEEDS[wanted.act](await deed(node, operator, person, wanted.reason), wanted)


async def sanction(
    done: Deed, kind: str, days: int | None, also: Also | None = None, **facts: str
) -> None:
    """Let somebody not speak, or do nothing, for some days or for good.

    Who is banned gets up everywhere, so that the others can go on. `also` is done in the same
    transaction, or nothing is.
    """
    if days is not None:
        facts["days"] = str(days)
    async with done.node.database.transaction() as connection:
        await _meant(connection, done.subject)
        if also is not None:
            await also(connection)
        await sanctions.impose(connection, done.subject.id, kind, done.reason, days)
        await done.note(connection, kind, **facts)
    done.node.tell(News(person=done.subject.id, anew=True, barred=kind == BAN))
    if kind == BAN:
        await get_up(done.node, done.subject)


async def _rename(done: Deed, wanted: PersonAct) -> None:
    person = done.subject
    async with done.node.database.transaction() as connection:
        await _meant(connection, person)
        name = await done.node.people.rename(connection, person, wanted.name)
        await done.note(connection, "rename")  # not with names: those go when people leave
    done.node.tell(News(person=person.id, called=name, guest=person.guest))


async def _silence(done: Deed, wanted: PersonAct) -> None:
    await sanction(done, SILENCE, wanted.days)


async def _ban(done: Deed, wanted: PersonAct) -> None:
    await sanction(done, BAN, wanted.days)


async def _lift(done: Deed, wanted: PersonAct) -> None:
    async with done.node.database.transaction() as connection:
        if not await sanctions.lift(connection, done.subject.id, SILENCE, BAN):
            raise not_now("nothing-holds")
        await done.note(connection, "lift")
    done.node.tell(News(person=done.subject.id, anew=True))


async def _log_out(done: Deed, wanted: PersonAct) -> None:
    async with done.node.database.transaction() as connection:
        gone = await logins.end_in(connection, done.subject.id)
        await connection.execute("delete from resets where person = $1", done.subject.id)
        await done.note(connection, "log-out")
    done.node.ended(gone)


async def _erase(done: Deed, wanted: PersonAct) -> None:
    async def noted(connection: Connection) -> None:
        await done.note(connection, "erase")

    await depart(done.node, done.subject, noted)


_DEEDS: Final[dict[str, Callable[[Deed, PersonAct], Awaitable[None]]]] = {
    "rename": _rename,
    "silence": _silence,
    "ban": _ban,
    "lift": _lift,
    "log-out": _log_out,
    "erase": _erase,
}


async def export(node: Node, operator: int | None, person: int, reason: str) -> bytes:
    """All that is stored of somebody, who has asked for it otherwise than here."""
    done = await deed(node, operator, person, reason)
    file = await packed(node, person)
    async with node.database.transaction() as connection:
        await done.note(connection, "export")
    return file


async def give_role(node: Node, person: int, reason: str) -> bool:
    """Make somebody with an account an operator; False: they are one."""
    subject = await node.people.by_number(person)
    if subject is None or subject.guest:
        raise not_yours("account")
    async with node.database.transaction() as connection:
        added = await operators.add(connection, person)
        if added:
            await audit.write(connection, None, "operator-add", reason, person=person)
    node.tell(News(person=person, anew=True))
    return added


async def take_role(node: Node, person: int, reason: str) -> bool:
    """Somebody is no operator any more; False: they were none."""
    async with node.database.transaction() as connection:
        removed = await operators.remove(connection, person)
        if removed:
            await audit.write(connection, None, "operator-remove", reason, person=person)
    node.tell(News(person=person, anew=True))
    return removed


async def _meant(connection: Connection, person: Person) -> None:
    """One deed at a time, and none to who has left or runs the server meanwhile."""
    here = await connection.fetchval(
        "select id from people where id = $1 and left_at is null for update", person.id
    )
    if here is None:
        raise not_there("person")
    if await operators.is_one(connection, person.id):
        raise not_yours("operator")
