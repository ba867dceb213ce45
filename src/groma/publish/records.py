"""Records in a published site: each a table's answers and a page, and the list of all of them."""

import json
from collections.abc import Iterable
from typing import Any

import msgspec

from groma.bots.analysis import Analysis
from groma.table import showing
from groma.table.replica import Replica
from groma.words import LANGUAGES

from .answers import Line, answers, line_of
from .folder import Folder
from .frozen import freeze
from .pages import forward

LIST = "frozen/tables.json"


class OtherNames(Exception):
    """The same game is there with other names: left out here, they could be read there."""


def check_new(folder: Folder, replica: Replica) -> None:
    """Complain if the game is there already, but with other names."""
    table, game = showing.table(replica).id, replica.game.name
    deeds = _deeds(showing.record(replica))
    for line in listed(folder):
        if line.game == game and line.id != table:
            told = json.loads(folder.read(f"frozen/en/tables/{line.id}/record.json"))
            if _deeds(told) == deeds:
                raise OtherNames


def _deeds(record: dict[str, Any]) -> tuple[str, list[str]]:
    """What makes a game that game, whoever played it."""
    return record["seed"], record["moves"]


def put(folder: Folder, replica: Replica, analysis: Analysis | None) -> str:
    """Put a finished table there; the answer is its number."""
    line = line_of(replica, analysis)
    for lang in LANGUAGES:
        for name, content in answers(replica, lang, analysis):
            freeze(folder, lang, f"tables/{line.id}/{name}", content)
    others = [one for one in listed(folder) if one.id != line.id]
    lines = sorted([*others, line], key=lambda one: (one.game, one.names, one.id))
    folder.write(LIST, msgspec.json.encode(lines))
    return line.id


def listed(folder: Folder) -> list[Line]:
    """The games that are there."""
    return msgspec.json.decode(folder.read(LIST), type=list[Line]) if folder.has(LIST) else []


def begin(folder: Folder) -> None:
    """The first page of a site that is nothing but records: the only one, or the list of them."""
    lines = listed(folder)
    to = playing(lines[0].id) if len(lines) == 1 else "archive/"
    folder.write("index.html", forward(to))


def playing(table: str) -> str:
    """Where a game replays by itself."""
    return f"tables/{table}/?at=0&play=1"


def games_of(lines: Iterable[Line]) -> list[str]:
    """The games of which there are records."""
    return sorted({line.game for line in lines})
