"""Constants and their types in TypeScript, laid out as Prettier leaves them."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

WIDTH = 110  # of a line, as in web/.prettierrc.json


class Part(Protocol):
    """Something that stands in a module."""

    def text(self) -> str:
        """The lines of it."""


@dataclass(frozen=True)
class Names:
    """A list of ids in its order, and if wanted the type that is one of them."""

    name: str
    note: str
    ids: Iterable[str]
    kind: str = ""

    def text(self) -> str:
        """A tuple, and the type of its elements."""
        lines = Fixed(self.name, self.note, list(self.ids)).text()
        return lines + (self.kind and f"export type {self.kind} = (typeof {self.name})[number];\n")


@dataclass(frozen=True)
class Fixed:
    """Values of which every one is known by its name or place."""

    name: str
    note: str
    value: Any

    def text(self) -> str:
        """A constant whose type is what it is."""
        start, end = f"export const {self.name} = ", " as const"
        return (
            f"{_note(self.note)}{start}{laid_out(self.value, 0, len(start), len(end) + 1)}{end};\n"
        )


@dataclass(frozen=True)
class Value:
    """A number, or numbers and words in lists, tuples and mappings from ids."""

    name: str
    note: str
    value: Any
    kind: str = ""
    """The type, where it is narrower than what is found."""

    def text(self) -> str:
        """A constant with its type; that of one number or word is plain to see."""
        plain = isinstance(self.value, int | str)
        kind = self.kind or ("" if plain else kind_of([self.value]))
        return _note(self.note) + _constant(self.name, kind, self.value)


@dataclass(frozen=True)
class Table:
    """Rows by their ids, or in a list, or in lists of a list, and the type of a row."""

    name: str
    note: str
    row: str
    rows: Mapping[str, Any] | Sequence[Any]
    fields: Mapping[str, str] = field(default_factory=dict)
    """What a field means, where its name does not say so."""
    kinds: Mapping[str, str] = field(default_factory=dict)
    """The type of a field, where it is narrower than what its values are."""

    def text(self) -> str:
        """The type of a row, as its fields are found, then the table."""
        rows = list(self.rows.values()) if isinstance(self.rows, Mapping) else list(self.rows)
        kind = (
            f"Readonly<Record<string, {self.row}>>"
            if isinstance(self.rows, Mapping)
            else f"readonly {self.row}[]"
        )
        if isinstance(rows[0], list):
            rows, kind = [row for group in rows for row in group], f"readonly ({kind})[]"
        lines = [f"export interface {self.row} {{\n"]
        for name in dict.fromkeys(name for row in rows for name in row):
            found = [row[name] for row in rows if name in row]
            some = "?" if len(found) < len(rows) else ""
            sort = self.kinds.get(name) or kind_of(found)
            lines.append(_note(self.fields.get(name, ""), 2) + f"  {name}{some}: {sort};\n")
        return "".join(lines) + "}\n" + _note(self.note) + _constant(self.name, kind, self.rows)


def kind_of(values: Sequence[Any]) -> str:
    """The type of some values that are alike."""
    for kind, name in ((bool, "boolean"), (int, "number"), (str, "string")):
        if all(isinstance(value, kind) for value in values):
            return name
    if all(isinstance(value, Mapping) for value in values):
        inner = kind_of([entry for value in values for entry in value.values()])
        return f"Readonly<Record<string, {inner}>>"
    if all(isinstance(value, tuple) for value in values):
        return f"readonly [{', '.join(kind_of(column) for column in zip(*values, strict=True))}]"
    if not all(isinstance(value, list) for value in values):
        raise ValueError(f"not alike: {values}")
    inner = kind_of([entry for value in values for entry in value])
    return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"


def laid_out(value: Any, indent: int, before: int, after: int) -> str:
    """A literal: on one line if that may be and fits between what is before and after it."""
    flat = _flat(value)
    if not _forced(value) and indent + before + len(flat) + after <= WIDTH:
        return flat
    deeper = " " * (indent + 2)
    if isinstance(value, Mapping):
        lines = [
            f"{_key(name)}: {laid_out(entry, indent + 2, len(_key(name)) + 2, 1)}"
            for name, entry in value.items()
        ]
        opening, closing = "{", "}"
    else:
        numbers = all(isinstance(entry, int) for entry in value)
        entries = [laid_out(entry, indent + 2, 0, 1) for entry in value]
        lines = _filled(entries, WIDTH - indent - 2) if numbers else entries
        opening, closing = "[", "]"
    inner = "".join(f"{deeper}{line},\n" for line in lines)
    return f"{opening}\n{inner}{' ' * indent}{closing}"


def _flat(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        if not re.fullmatch(r"[^'\\\n]*", value):
            raise ValueError(f"not an id: {value}")
        return f"'{value}'"
    if isinstance(value, Mapping):
        entries = [f"{_key(name)}: {_flat(entry)}" for name, entry in value.items()]
        return f"{{ {', '.join(entries)} }}" if entries else "{}"
    return f"[{', '.join(_flat(entry) for entry in value)}]"


def _forced(value: Any) -> bool:
    """Whether Prettier breaks it even if it fits: lists of what has more than one entry."""
    if isinstance(value, Mapping):
        return any(_forced(entry) for entry in value.values())
    if not isinstance(value, list | tuple):
        return False
    kinds = {"object" if isinstance(entry, Mapping) else "list" for entry in value}
    nested = all(isinstance(entry, Mapping | list | tuple) and len(entry) > 1 for entry in value)
    alike = len(value) > 1 and nested and len(kinds) == 1
    return alike or any(_forced(entry) for entry in value)


def _filled(entries: Sequence[str], width: int) -> list[str]:
    """Numbers, as many to a line as fit."""
    lines = [entries[0]]
    for entry in entries[1:]:
        if len(lines[-1]) + len(entry) + 3 <= width:
            lines[-1] += f", {entry}"
        else:
            lines.append(entry)
    return lines


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z_]\w*", name) else f"'{name}'"


def _constant(name: str, kind: str, value: Any) -> str:
    start = f"export const {name}{kind and f': {kind}'} = "
    return f"{start}{laid_out(value, 0, len(start), 1)};\n"


def _note(note: str, indent: int = 0) -> str:
    return f"{' ' * indent}/** {note} */\n" if note else ""


def entries(table: Mapping[str, Any]) -> dict[str, Any]:
    """The rows of a table of components, without where it is from."""
    return {name: row for name, row in table.items() if name != "source"}
