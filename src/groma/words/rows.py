"""Rows of a box: where they stand in `components.toml`, what they say, and where each is from."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from .sources import Source, field_sources


class Row(NamedTuple):
    """A row of a table: what it says, and the sources of the table it stands in."""

    id: str
    content: Any
    path: tuple[str, ...]  # within its table
    sources: dict[str, Source]
    things: Sequence[str] = ()  # of which its lists are amounts, in their order

    def field(self, name: str) -> Any:
        """What it says in a field; a row that is but a value says it in any."""
        said = self.content.get(name) if isinstance(self.content, dict) else self.content
        if self.things and isinstance(said, list):
            return {thing: one for thing, one in zip(self.things, said, strict=True) if one}
        return said

    def source(self, field: str) -> Source:
        """Where a field comes from: the most exact of what is said about it."""
        *way, row = self.path or ("",)
        at = ".".join([*way, row])
        every = ".".join([*way, "*", field])
        if isinstance(self.content, dict) and "source" in self.content:
            own = field_sources(self.content)
            return own.get(field) or self.sources.get(every) or own["all"]
        for path in (f"{at}.{field}", every, f"*.{field}", field, at, *way):
            if path in self.sources:
                return self.sources[path]
        return self.sources["all"]


def rows_at(components: dict[str, Any], path: list[str], named: str) -> Iterator[Row]:
    """The rows that a path leads to; "*" goes through all tables of a group or list.

    `named` is the field of their names; if it is empty, what the path leads to is one row. Rows
    that are lists have no name but their number, which may stand in a pattern, "master-{}".
    """
    for table, rest in _tables(components, path):
        sources = field_sources(table)
        found = at(table, rest)
        if not named:
            content = found if isinstance(found, dict) else {path[-1]: found}
            yield Row(path[-1], content, tuple(rest), sources)
        elif isinstance(found, dict) and rest == [] and named in found:
            yield Row(str(found[named]), found, (), sources)
        elif isinstance(found, dict):
            for name, content in found.items():
                if name != "source":
                    yield Row(name, content, (*rest, name), sources)
        else:
            for number, content in enumerate(found, 1):
                name = str(_name(content, number, named))
                called = named.format(name) if "{}" in named else name
                yield Row(called, content, (*rest, name), sources)


def row_of(components: dict[str, Any], row: Row, field: str) -> tuple[Row, str]:
    """Where a field stands: in the row, or in the table that is named with it."""
    *path, name = field.split(".")
    if not path:
        return row, name
    table = components[path[0]]
    return Row(path[-1], at(table, path[1:]), tuple(path[1:]), field_sources(table)), name


def at(table: Any, path: Sequence[str]) -> Any:
    """What stands at the end of a path."""
    for name in path:
        table = table[name]
    return table


def _name(content: Any, number: int, named: str) -> Any:
    if isinstance(content, list):
        return number
    return content[named] if isinstance(content, dict) else content


def _tables(found: Any, path: list[str]) -> Iterator[tuple[dict[str, Any], list[str]]]:
    """The tables on the way of a path, and what of the path is left inside of them."""
    if isinstance(found, list):
        for one in found:
            yield from _tables(one, path)
    elif "source" in found:
        yield found, path
    else:
        for name in list(found) if path[0] == "*" else [path[0]]:
            yield from _tables(found[name], path[1:])
