"""Every clause and every table of every game says where it comes from, and why if it is ours."""

from collections.abc import Iterator
from typing import Any

import pytest

from groma.core.game import games
from groma.words import LANGUAGES, Words
from groma.words.rules import Rules, load_rules
from groma.words.sources import Source, field_sources, tables_of
from tests.games.components import box

GAMES = sorted(games())

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def book(game: str, lang: str = "en") -> Rules:
    found = load_rules(games()[game], lang)
    assert found is not None
    return found


@every_game
def test_every_clause_has_a_source_and_every_source_a_clause(game: str) -> None:
    rules = book(game)
    assert list(rules.sources) == list(rules.clauses)


@every_game
@every_language
def test_what_is_not_simply_printed_says_why_and_nothing_else_does(game: str, lang: str) -> None:
    rules = book(game, lang)
    unprinted = [name for name in rules.clauses if rules.mark(name) != "printed"]
    assert sorted(rules.whys) == sorted(unprinted)
    assert all(why.endswith((".", ")")) for why in rules.whys.values())


@every_game
def test_a_setting_changes_what_is_not_simply_printed_or_a_variant_of_the_book(game: str) -> None:
    rules = book(game)
    for setting in games()[game].settings:
        assert setting.clause in rules.clauses, setting.name


@every_game
@every_language
def test_the_last_chapter_names_all_that_is_ours(game: str, lang: str) -> None:
    rules = book(game, lang)
    words = Words(games()[game], lang)
    page = "\n".join(rules.page(words))
    chapter = page.partition(words.text("left-open").upper())[2]
    assert rules.left_open()
    for name in rules.left_open():
        assert f"\n{name}  " in chapter


def sources_in(value: Any) -> Iterator[Source]:
    """All sources of a box, those of single rows too."""
    if isinstance(value, dict):
        if "source" in value:
            yield from field_sources(value).values()
        for name, part in value.items():
            if name != "source":
                yield from sources_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from sources_in(part)


@every_game
def test_what_is_ours_in_the_box_names_the_clause_that_tells_why(game: str) -> None:
    rules = book(game)
    data = box(game.replace("-", "_"))
    assert tables_of(data)
    for source in sources_in(data):
        if source.mark in ("reading", "rebuilt"):
            assert rules.mark(source.clause) == source.mark, source
        elif source.clause:
            assert source.clause in rules.clauses, source


@every_game
def test_what_differs_in_a_table_is_a_field_of_it(game: str) -> None:
    for name, table in tables_of(box(game.replace("-", "_"))):
        for path in field_sources(table):
            first = path.partition(".")[0]
            assert first in ("all", "*") or first in table, (name, path)
