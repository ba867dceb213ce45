"""The messages of a words file, read for tests."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

from groma.words.resources import resource

SOURCE = Path(__file__).parents[2] / "src" / "groma"


def messages(package: str, lang: str) -> dict[str, ast.Message]:
    """All messages of a language by their names."""
    return read(package, f"{lang}.ftl")


def read(package: str, file: str) -> dict[str, ast.Message]:
    """The messages of a file by their names; it has no fault, and none of them twice."""
    source = resource(package, "words", file)
    assert source is not None
    body = FluentParser().parse(source).body
    junk = [entry for entry in body if isinstance(entry, ast.Junk)]
    assert junk == [], [entry.content for entry in junk]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message stands there twice"
    return {entry.id.name: entry for entry in found}


def variables(message: ast.Message) -> set[str]:
    """The facts that a message tells."""
    text = str(message.to_json())
    return set(re.findall(r"'VariableReference', 'id': \{[^}]*'name': '([a-z-]+)'", text))


def code(*rooms: str) -> str:
    """The code of some rooms."""
    paths = [path for room in rooms for path in sorted(SOURCE.glob(room))]
    return "\n".join(path.read_text("utf-8") for path in paths)


def named_in(source: str) -> set[str]:
    """The messages that code asks for by their whole names."""
    found = set(re.findall(r'\b(?:text|say|Trouble|Fault|_hint)\(\s*"([a-z-]+)"', source))
    return {name for name in found if not name.endswith("-")}
