"""What is in the box of a game: families of pieces, how many, what they say and where it is from.

Made of `components.toml` by the game's `box.toml`, which names for each family the rows it is made
of ("building", "cards.*.kinds"), the field that counts them and the fields worth telling; one that
stands in a table of its own is named with it ("player_board.columns").
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, NamedTuple

from groma.core.game import Game

from .resources import resource
from .sources import KINDS, Source, field_sources
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


class Row(NamedTuple):
    """A row of a table: what it says, and the sources of the table it stands in."""

    id: str
    content: Any
    path: tuple[str, ...]  # within its table
    sources: dict[str, Source]

    def field(self, name: str) -> Any:
        """What it says in a field; a row that is but a value says it in any."""
        return self.content.get(name) if isinstance(self.content, dict) else self.content

    def source(self, field: str) -> Source:
        """Where a field comes from: the most exact of what is said about it."""
        own = isinstance(self.content, dict) and "source" in self.content
        sources = field_sources(self.content) if own else self.sources
        *way, row = self.path or ("",)
        at = ".".join([*way, row])
        for path in (f"{at}.{field}", f"*.{field}", field, at, *way):
            if path in sources:
                return sources[path]
        return sources["all"]


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
    layout = resource(game.package, "box.toml")
    components = resource(game.package, "components.toml")
    if layout is None or components is None:
        return None
    return tomllib.loads(components), tomllib.loads(layout)["family"]


def _family(words: Words, components: dict[str, Any], family: dict[str, Any]) -> Family:
    pieces: dict[str, Piece] = {}
    only = family.get("only")
    found = _rows(components, family["rows"].split("."), family.get("id", "id"))
    rows = [row for row in found if only is None or row.id in only]
    for row in rows:
        piece = _piece(words, components, family, row, len(rows))
        if piece.id in pieces:  # equal cards may stand in several rows
            piece = _more(piece, pieces[piece.id].count)
        pieces[piece.id] = piece
    name = words.text(f"box-{family['name']}")
    return Family(family["name"], name, list(pieces.values()), family.get("sides", 1))


def _more(piece: Piece, count: int) -> Piece:
    """The same piece, so many more of it."""
    count += piece.count
    told = [one._replace(value=f"{count}") if one.field == "count" else one for one in piece.told]
    return replace(piece, count=count, told=told)


def _rows(components: dict[str, Any], path: list[str], id_field: str) -> Iterator[Row]:
    """The rows that a path leads to; "*" goes through all tables of a group or list.

    Without a field for the id the table is the row.
    """
    for table, rest in _tables(components, path):
        sources = field_sources(table)
        found: Any = table
        for name in rest:
            found = found[name]
        if not id_field:
            yield Row(path[-1], found, tuple(rest), sources)
        elif isinstance(found, dict) and rest == [] and id_field in found:
            yield Row(str(found[id_field]), found, (), sources)
        elif isinstance(found, dict):
            for name, content in found.items():
                if name != "source":
                    yield Row(name, content, (*rest, name), sources)
        else:
            for content in found:
                named = content[id_field] if isinstance(content, dict) else content
                yield Row(str(named), content, (*rest, str(named)), sources)


def _tables(found: Any, path: list[str]) -> Iterator[tuple[dict[str, Any], list[str]]]:
    """The tables on the way of a path, and what of the path is left inside of them."""
    if isinstance(found, list):
        for one in found:
            yield from _tables(one, path)
    elif "source" in found:
        yield found, path
    else:
        names = list(found) if path[0] == "*" else [path[0]]
        for name in names:
            yield from _tables(found[name], path[1:])


def _counted(
    components: dict[str, Any], family: dict[str, Any], row: Row, rows: int
) -> tuple[int, Source]:
    """How many there are of a piece, and where that is from; rows may share the number of all."""
    field = family.get("whole", family.get("count"))
    if field is None:
        return 1, row.source("count")
    said, name = _said(components, row, field)
    number = said.field(name)
    count = sum(number.values()) if isinstance(number, dict) else number or 0
    if "whole" in family:
        count = count * family.get("sides", 1) // rows
    if "times" in family:
        table, times = _said(components, row, family["times"])
        count *= table.field(times)
    return count, said.source(name)


def _piece(
    words: Words, components: dict[str, Any], family: dict[str, Any], row: Row, rows: int
) -> Piece:
    count, source = _counted(components, family, row, rows)
    said = [_said(components, row, field) for field in family.get("shows", [])]
    told = [_told(words, one, field) for one, field in said if one.field(field)]
    if family.get("count") not in [one.field for one in told]:
        label = "box-field-sides" if "sides" in family else "box-count"
        told.append(Told("count", words.text(label), f"{count}", source))
    named = _dashed(row.id)
    sort = family.get("sort", "piece")
    name = words.find(f"{sort}-{named}") or words.find(f"box-piece-{named}") or row.id
    about = words.find(f"about-{sort}-{named}") or words.find(f"about-{named}") or ""
    return Piece(row.id, name, about, count, told)


def _said(components: dict[str, Any], row: Row, field: str) -> tuple[Row, str]:
    """Where a field stands: in the row, or in the table that is named with it."""
    table, _, name = field.rpartition(".")
    if not table:
        return row, field
    return Row(table, components[table], (), field_sources(components[table])), name


def _told(words: Words, row: Row, field: str) -> Told:
    name = words.text(f"box-field-{_dashed(field)}")
    own = words.find(f"box-value-{_dashed(field)}-{_dashed(row.id)}")
    return Told(field, name, own or _value(words, field, row.field(field)), row.source(field))


def _value(words: Words, field: str, value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{count} × {_called(words, name)}" for name, count in value.items())
    if isinstance(value, list):
        return " · ".join(_value(words, field, one) for one in value)
    if isinstance(value, str):
        return " ".join(_called(words, one) for one in value.split())
    return f"{value}"


def _called(words: Words, name: str) -> str:
    return words.find(f"box-value-{_dashed(name)}") or name


def _dashed(name: str) -> str:
    return name.replace("_", "-").lower()
