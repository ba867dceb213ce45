"""Where a clause or a piece comes from: what is printed, and what is our own and says so.

A source is a line of text: kinds joined by "; ", each perhaps with the clause that tells why in
brackets and the public places after a colon, as in "printed; reading (CR-1.12)" or "public:
ludorium.at". The clauses' sources stand in a game's `sources.toml`, the pieces' in its
`components.toml`: a table has one line, or one for each field that differs from `all`.
"""

import re
import tomllib
from typing import Any, Final, NamedTuple

from groma.core.game import Game

from .resources import resource

KINDS: Final = ("printed", "public", "reading", "rebuilt")  # the weakest last: it marks the whole
_PART = re.compile(r"(\w+)(?: \(([A-Z]+-\d+\.\d+)\))?(?:: (.+))?")


class Source(NamedTuple):
    """Where something comes from."""

    kinds: tuple[str, ...]
    places: tuple[str, ...] = ()  # public ones: sites and programs
    clause: str = ""  # the clause that tells why, if it is not the thing's own

    @property
    def mark(self) -> str:
        """The weakest of its kinds: what a reader must know."""
        return max(self.kinds, key=KINDS.index)


def parse(text: str) -> Source:
    """Read a source; ValueError if it is none."""
    kinds: list[str] = []
    places: list[str] = []
    clause = ""
    for part in text.split("; "):
        found = _PART.fullmatch(part)
        if found is None or found[1] not in KINDS or found[1] in kinds:
            raise ValueError(f"{text!r} is no source")
        if bool(found[3]) != (found[1] == "public"):
            raise ValueError(f"{text!r}: what is public names its places, nothing else does")
        kinds.append(found[1])
        places += found[3].split(", ") if found[3] else []
        clause = found[2] or clause
    return Source(tuple(kinds), tuple(places), clause)


def clause_sources(game: Game[Any]) -> dict[str, Source]:
    """The source of every clause; empty if a game says nothing about them."""
    text = resource(game.package, "texts", "sources.toml")
    return {} if text is None else {name: parse(one) for name, one in _lines(text)}


def _lines(text: str) -> list[tuple[str, str]]:
    """The clauses with their sources, whichever chapter they stand in."""
    chapters = tomllib.loads(text)
    return [(name, one) for chapter in chapters.values() for name, one in chapter.items()]


def field_sources(table: dict[str, Any]) -> dict[str, Source]:
    """The sources of a table of components: of `all`, and of the fields that differ."""
    given = table["source"]
    if isinstance(given, str):
        return {"all": parse(given)}
    return {name: parse(one) for name, one in given.items()}


def tables_of(components: dict[str, Any], path: str = "") -> list[tuple[str, dict[str, Any]]]:
    """The tables of a box with their names, those in lists and groups too."""
    found: list[tuple[str, dict[str, Any]]] = []
    for name, value in components.items():
        several = value if isinstance(value, list) else [value]
        for one in several:
            if isinstance(one, dict) and "source" in one:
                found.append((path + name, one))
            elif isinstance(one, dict) and isinstance(value, dict):
                found += tables_of(one, f"{path}{name}.")
    return found
