"""What the command line does with tables and the whole house: the same deeds as at the desk."""

import argparse
from typing import Final

from groma.settings import Read
from groma.table.ids import read as number_in
from groma.table.problems import not_there
from groma.table.wire.desk import AnnouncementWanted, ClosedWanted, ReasonGiven, TableFound

from ..desk import house
from ..desk import tables as deeds
from ..desk.finding import tables_found
from ..live.node import Node
from .asked import Tell
from .desk import given, with_node

FOUND_MOST: Final = 100
LOOKS: Final = ("find", "show")  # what needs no reason


def tables(read: Read, asked: argparse.Namespace, tell: Tell) -> int:
    """`groma tables`."""

    async def do(node: Node) -> int:
        words = " ".join(asked.which)
        if asked.what == "find":
            found = await tables_found(node.database, words, FOUND_MOST)
            for one in found:
                _tell_table(one, tell)
            if not found:
                tell("desk-none")
            return 0
        table = number_in(words)
        if table is None:
            raise not_there()
        if asked.what == "show":
            _tell_table(await deeds.found(node, table), tell)
            return 0
        shown = await deeds.DEEDS[asked.what](node, None, table, asked.reason)
        _tell_table(shown, tell)
        if asked.what == "repair":
            name = "desk-sound" if shown.sound else "desk-unsound"
            name = "desk-repaired" if shown.sound and shown.trouble else name
            tell(name, trouble=shown.trouble)
        return 0 if shown.sound is not False else 1

    if asked.what not in LOOKS:
        given({"reason": asked.reason}, ReasonGiven)
    return with_node(read, asked, do)


def announce(read: Read, asked: argparse.Namespace, tell: Tell) -> int:
    """`groma announce`."""

    async def do(node: Node) -> int:
        if asked.end is not None:
            await house.withdraw(node, None, asked.end, asked.reason)
            tell("desk-withdrawn", number=asked.end)
            return 0
        words = {"de": asked.de, "en": asked.en}
        number = await house.announce(node, None, words, asked.hours, asked.reason)
        tell("desk-announced", number=number)
        return 0

    if asked.end is not None:
        given({"reason": asked.reason}, ReasonGiven)
    else:
        words = {"de": asked.de or "", "en": asked.en or ""}
        given({**words, "hours": asked.hours, "reason": asked.reason}, AnnouncementWanted)
    return with_node(read, asked, do)


def maintenance(read: Read, asked: argparse.Namespace, tell: Tell) -> int:
    """`groma maintenance`."""

    async def do(node: Node) -> int:
        if asked.what == "on":
            await house.close(node, None, asked.minutes, asked.reason)
            tell("desk-closed")
        else:
            await house.reopen(node, None, asked.reason)
            tell("desk-open")
        return 0

    wanted = {"closed": asked.what == "on", "reason": asked.reason, "minutes": asked.minutes}
    given(wanted, ClosedWanted)
    return with_node(read, asked, do)


def _tell_table(one: TableFound, tell: Tell) -> None:
    tell(
        "desk-table",
        table=one.table,
        game=one.game,
        rules=one.rules,
        title=one.title,
        status=one.status,
        paused="yes" if one.paused else "no",
        hidden="yes" if one.hidden else "no",
        entries=one.entries,
        last="-" if one.last is None else f"{one.last:%Y-%m-%d %H:%M}",
    )
    if one.people:
        tell("desk-people", people="    " + ", ".join(one.people))
