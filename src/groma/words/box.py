"""What is in the box of a game: families of pieces, how many, what they say and where it is from.

Made of `components.toml` by the game's `box.toml`, which says for each family:

    name     its message is box-NAME; the words of all of it are `about`, if there are any
    rows     what it is made of ("building", "cards.*.kinds"), or several such; `only` some of them
    id       the field of a row's name ("id"); "": what `rows` leads to is one piece; "master-{}":
             rows without a name are numbered
    sort     the pieces are called by the messages SORT-ID
    count    the field with their number (else 1 each; `unsaid`: if a row does not name it), as
             often as `times` says; `whole`: the number of all, which the rows share; `sides`: each
             piece shows so many of them
    shows    the fields worth telling; one in a table of its own is named with it ("grid.columns")
    amounts  the things of which lists of numbers are so many each
"""

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, NamedTuple

from groma.core.game import Game

from .resources import resource
from .rows import Row, at, row_of, rows_at
from .sources import KINDS, Source
from .words import Words


class Told(NamedTuple):
    """One thing that a piece says, and where it is from."""

    field: str
    name: str
    value: str
    source: Source


@dataclass(frozen=True)
class Piece:
    """One sort of piece."""

    id: str
    name: str
    about: str
    count: int
    told: list[Told]

    @property
    def mark(self) -> str:
        """The weakest source of anything it says."""
        return max([told.source.mark for told in self.told], key=KINDS.index)


@dataclass(frozen=True)
class Family:
    """Pieces that belong together."""

    id: str
    name: str
    pieces: list[Piece]
    sides: int = 1  # of each, if what is counted are not pieces but their sides

    @property
    def count(self) -> int:
        """How many pieces it has."""
        return sum(piece.count for piece in self.pieces) // self.sides


def load_box(words: Words) -> list[Family] | None:
    """The families of a game's box in words; None if the game lays out none."""
    assert words.game is not None
    read = _read(words.game)
    if read is None:
        return None
    components, families = read
    return [_family(words, components, family) for family in families]


@cache
def _read(game: Game[Any]) -> tuple[dict[str, Any], list[dict[str, Any]]] | None:
    layout = resource(game.package, "box", "box.toml")
    components = resource(game.package, "box", "components.toml")
    if layout is None or components is None:
        return None
    return tomllib.loads(components), tomllib.loads(layout)["family"]


def _family(words: Words, components: dict[str, Any], family: dict[str, Any]) -> Family:
    pieces: dict[str, Piece] = {}
    rows = _rows(components, family)
    for row in rows:
        piece = _piece(words, components, family, row, len(rows))
        if piece.id in pieces:  # equal cards may stand in several rows
            piece = _more(piece, pieces[piece.id].count)
        if piece.count:
            pieces[piece.id] = piece
    name = words.text(f"box-{family['name']}")
    return Family(family["name"], name, list(pieces.values()), family.get("sides", 1))


def _rows(components: dict[str, Any], family: dict[str, Any]) -> list[Row]:
    paths = family["rows"] if isinstance(family["rows"], list) else [family["rows"]]
    named, only = family.get("id", "id"), family.get("only")
    things = at(components, family["amounts"].split(".")) if "amounts" in family else ()
    return [
        row._replace(things=things)
        for path in paths
        for row in rows_at(components, path.split("."), named)
        if only is None or row.id in only
    ]


def _more(piece: Piece, count: int) -> Piece:
    """The same piece, so many more of it."""
    count += piece.count
    told = [one._replace(value=f"{count}") if one.field == "count" else one for one in piece.told]
    return replace(piece, count=count, told=told)


def _counted(
    components: dict[str, Any], family: dict[str, Any], row: Row, rows: int
) -> tuple[int, Source]:
    """How many there are of a piece, and where that is from; rows may share the number of all."""
    field = family.get("whole", family.get("count"))
    if field is None:
        return 1, row.source("count")
    said, name = row_of(components, row, field)
    number = said.field(name)
    number = family.get("unsaid", 0) if number is None else number
    count: int = sum(number.values()) if isinstance(number, dict) else number
    if "whole" in family:
        count = count * family.get("sides", 1) // rows
    if "times" in family:
        table, times = row_of(components, row, family["times"])
        count *= table.field(times)
    return count, said.source(name)


def _piece(
    words: Words, components: dict[str, Any], family: dict[str, Any], row: Row, rows: int
) -> Piece:
    count, source = _counted(components, family, row, rows)
    said = [row_of(components, row, field) for field in family.get("shows", [])]
    told = [_told(words, one, field) for one, field in said if one.field(field)]
    if family.get("count") not in family.get("shows", []):
        label = "box-field-sides" if "sides" in family else "box-count"
        told.append(Told("count", words.text(label), f"{count}", source))
    named = _dashed(row.id)
    sort = family.get("sort", "piece")
    name = words.find(f"{sort}-{named}") or words.find(f"box-piece-{named}")
    name = name[0].upper() + name[1:] if name else row.id
    own = words.find(f"about-{sort}-{named}") or words.find(f"about-{named}") or ""
    about = words.text(family["about"]) if "about" in family else own
    return Piece(row.id, name, about, count, told)


def _told(words: Words, row: Row, field: str) -> Told:
    name = words.text(f"box-field-{_dashed(field)}")
    own = words.find(f"box-value-{_dashed(field)}-{_dashed(row.id)}")
    return Told(field, name, own or _value(words, field, row.field(field)), row.source(field))


def _value(words: Words, field: str, value: Any) -> str:
    if isinstance(value, dict) and any(isinstance(one, str) for one in value.values()):
        return " ".join(_value(words, field, one) for one in value.values())
    if isinstance(value, dict):
        return ", ".join(f"{count} × {_called(words, name)}" for name, count in value.items())
    if isinstance(value, list):
        return " · ".join(_value(words, field, one) for one in value)
    if isinstance(value, str):
        return ", ".join(_called(words, one) for one in value.split())
    return f"{value}"


def _called(words: Words, name: str) -> str:
    return words.find(f"box-value-{_dashed(name)}") or name


def _dashed(name: str) -> str:
    return name.replace("_", "-").lower()
