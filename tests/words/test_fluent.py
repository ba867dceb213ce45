"""Words that were made functions say what Fluent says: every message of ours, and every form."""

from itertools import product

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from groma.core.game import games
from groma.core.sayings import Fact
from groma.words import LANGUAGES
from groma.words.book import PARTS, Book
from groma.words.fluent import Unsupported, module_of
from groma.words.resources import resource

OURS = ("groma.words", "groma.table", "groma.server.api", "groma.server.notices")
NUMBERS = (0, 1, 2, 3, 17, 1234, -1, -4000000)
TEXTS = ("", "Ostia", "1", "{")
PLURALS = {"one": 1, "other": 2}  # as texts they are no facts of ours, and Fluent muddles them
MOST = 300  # combinations of facts that one message is tried with


def sources(package: str, lang: str) -> str:
    """The Fluent files of a package, as they are read."""
    parts = [resource(package, "words", f"{part}{lang}.ftl") for part in PARTS]
    return "\n".join(part for part in parts if part is not None)


class Asked(Visitor):
    """The facts that a message speaks of, its own and those of what it refers to."""

    def __init__(self, entries: dict[str, ast.Message]) -> None:
        self.entries = entries
        self.names: dict[str, set[Fact]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.visit(self.entries[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        tried = self.names.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            key = variant.key
            number = isinstance(key, ast.NumberLiteral)
            tried.add(int(key.value) if number else PLURALS.get(key.name, key.name))
        self.generic_visit(node)


def combinations(names: dict[str, set[Fact]]) -> list[dict[str, Fact]]:
    """Facts to try: every form of every choice, and all sorts of values for the rest."""
    usual: list[Fact] = [*NUMBERS, *TEXTS]
    found: list[dict[str, Fact]] = [{}]
    found += [dict.fromkeys(names, value) for value in usual]
    chosen = {name: [*sorted(forms, key=str), 1, 2] for name, forms in names.items() if forms}
    rest = dict.fromkeys(names, "Roma")
    for values in list(product(*chosen.values()))[:MOST]:
        found.append({**rest, **dict(zip(chosen, values))})
    return found


def packages() -> list[str]:
    return [*OURS, *(game.package for game in games().values())]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", packages())
def test_every_message_says_what_fluent_says(package: str, lang: str) -> None:
    resourced = FluentResource(sources(package, lang))
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(resourced, allow_overrides=True)
    book = Book((package,), lang)
    entries = {one.id.name: one for one in resourced.body if isinstance(one, ast.Message)}
    assert entries
    for name, entry in entries.items():
        asked = Asked(entries)
        asked.visit(entry)
        for facts in combinations(asked.names):
            said, _ = bundle.format_pattern(bundle.get_message(name).value, facts)
            assert book.say(name, facts) == said, (name, facts)


def said(source: str, **facts: Fact) -> str:
    """The message "a" of a source."""
    read: dict[str, object] = {}
    exec(module_of(source), read)
    book = Book((), "de")
    book._messages = read["MESSAGES"]  # type: ignore[assignment]
    found = book.say("a", facts)
    assert found is not None
    return found


def test_terms_attributes_and_what_is_missing() -> None:
    assert said("-brand = Groma\na = { -brand }!") == "Groma!"
    assert (
        said('-in = { $case ->\n  [gen] Roms\n *[nom] Rom\n }\na = { -in(case: "gen") }') == "Roms"
    )
    assert said("b = B\n  .long = Beta\na = { b.long } { b }") == "Beta B"
    assert said("a = { $gone } { nowhere }") == "gone nowhere"
    assert said('a = { "{" }{ $n }{ 7 }', n=12345) == "{12.3457"


def test_a_function_is_refused_by_name() -> None:
    with pytest.raises(Unsupported, match="a: FunctionReference"):
        module_of("a = { NUMBER($n) }")
