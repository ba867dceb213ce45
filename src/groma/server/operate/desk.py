"""The desk at the command line: who runs the server, what is done to people, what was done."""

import argparse
import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any, Final

import msgspec

from groma.settings import Read
from groma.table.ids import written
from groma.table.problems import Problem
from groma.table.sentences import plain_words, problem_shape
from groma.table.wire.desk import AuditShape, KnownShape, PersonAct, ReasonGiven, SanctionShape

from ..desk import audit as audits
from ..desk import people as deeds
from ..desk.known import people_found, person_file, person_meant
from ..live.figures import WORKER
from ..live.node import Config, Node
from ..people import operators
from ..store.migrate import up_to_date
from .asked import Fault, Tell, with_database

BUS_SECONDS: Final = 2.0  # for the bus; without it nodes notice by themselves, a little later
MOST: Final = 50
ROLES: Final = {  # what is said when it was so, and when it was not
    "add": ("operator-add", "operator-add-not"),
    "remove": ("operator-remove", "operator-remove-not"),
}
HELD: Final = {  # what is said of what holds for a while, and for good
    "silence": ("people-silence", "people-silence-for-good"),
    "ban": ("people-ban", "people-ban-for-good"),
}


def operator(read: Read, asked: argparse.Namespace, tell: Tell) -> int:
    """`groma operator`."""

    async def do(node: Node) -> None:
        if asked.what == "list":
            for person, name in await operators.listed(node.database):
                tell("operator-line", number=written(person), name=name)
            return
        change = deeds.give_role if asked.what == "add" else deeds.take_role
        person = await person_meant(node.database, _needed(asked.who, "NAME"))
        done = await change(node, person, asked.reason or "")
        name = (await person_file(node.database, person)).known.name
        tell(ROLES[asked.what][not done], name=name)

    return with_node(read, asked, do)


def people(read: Read, asked: argparse.Namespace, tell: Tell) -> int:
    """`groma people`."""

    async def do(node: Node) -> None:
        words = asked.who or ""
        if asked.what == "find":
            for one in await people_found(node.database, words, MOST):
                _tell_of(one, tell)
            return
        person = await person_meant(node.database, _needed(words, "WHO"))
        if asked.what == "export":
            read_as = given({"reason": asked.reason or ""}, ReasonGiven)
            with _needed(asked.file, "--file").open("xb") as stream:
                stream.write(await deeds.export(node, None, person, read_as.reason))
        elif asked.what != "show":
            wanted = {
                "act": asked.what,
                "reason": asked.reason or "",
                "days": asked.days,
                "name": asked.to or "",
            }
            await deeds.act(node, None, person, given(wanted, PersonAct))
        await _show(node, person, tell)

    return with_node(read, asked, do)


def audit(read: Read, asked: argparse.Namespace, tell: Tell) -> int:
    """`groma audit`."""

    async def do(node: Node) -> None:
        before = 0
        while lines := await audits.lines(node.database, before):
            for line in lines:
                _tell_of_deed(line, tell)
            before = lines[-1].id

    return with_node(read, asked, do)


# ---- telling -------------------------------------------------------------------------------------


async def _show(node: Node, person: int, tell: Tell) -> None:
    file = await person_file(node.database, person)
    _tell_of(file.known, tell)
    for seat in file.tables:
        tell("people-seat", table=seat.table, game=seat.game, title=seat.title)
    for line in file.audit:
        _tell_of_deed(line, tell)


def _tell_of(known: KnownShape, tell: Tell) -> None:
    kind = "guest" if known.guest else "account"
    tell(
        "people-line",
        number=known.person,
        name=known.name,
        kind="left" if known.left else "operator" if known.operator else kind,
        since=_day(known.created_at),
        games=known.games,
        reports=known.reports,
    )
    for held in known.sanctions:
        _tell_what_holds(held, tell)


def _tell_what_holds(held: SanctionShape, tell: Tell) -> None:
    until = "" if held.until is None else _minute(held.until)
    tell(HELD[held.kind][not until], until=until, reason=held.reason)


def _tell_of_deed(line: AuditShape, tell: Tell) -> None:
    whom = line.table or ""
    if line.person is not None:
        whom = f"{line.person_name or '–'} ({line.person})"
    facts = ", ".join(f"{key} {value}" for key, value in line.facts.items())
    by = line.operator_name or line.operator or ""
    message = "audit-line" if by else "audit-line-here"
    what = " ".join(filter(None, (line.act, whom, facts)))
    tell(message, at=_minute(line.at), by=by, what=what, reason=line.reason or "–")


def _minute(at: datetime) -> str:
    return f"{at:%Y-%m-%d %H:%M}"


def _day(at: datetime) -> str:
    return f"{at:%Y-%m-%d}"


# ---- asking --------------------------------------------------------------------------------------


def _needed(given: Any, what: str) -> Any:
    if not given:
        raise Fault(f"{what} is missing.")
    return given


def given(wanted: dict[str, Any], shape: Any) -> Any:
    """What was asked, if it is what the desk's pages could ask, too."""
    try:
        return msgspec.convert(wanted, shape)
    except msgspec.ValidationError as problem:
        raise Fault(str(problem)) from problem


def with_node(
    read: Read, asked: argparse.Namespace, do: Callable[[Node], Awaitable[int | None]]
) -> int:
    """Do something as a node would: those that serve hear of it at once."""

    async def run(url: str) -> int | None:
        async with _node(Config(url, read.settings.bus)) as node:
            return await do(node)

    def told(url: str) -> int:
        try:
            return asyncio.run(run(url)) or 0
        except Problem as problem:
            shape = problem_shape(problem, plain_words(None, asked.lang))
            raise Fault(f"{shape.title} {shape.detail}".strip()) from problem
        except FileExistsError as problem:
            raise Fault(f"{problem.filename} is there already.") from problem

    return with_database(read, told)


@asynccontextmanager
async def _node(config: Config) -> AsyncIterator[Node]:
    node = Node(config, WORKER)
    async with node.database.connection() as connection:
        if not await up_to_date(connection):
            raise Fault("The database has other tables than this build: start the server once.")
    await node.start()
    try:
        patience = time.monotonic() + BUS_SECONDS
        while not node.bus.healthy() and time.monotonic() < patience:
            await asyncio.sleep(0.01)
        yield node
    finally:
        await node.stop()
