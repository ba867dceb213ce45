"""What stands in views is declared, by sorts, and called something in both languages."""

import re
from pathlib import Path
from typing import Any

import pytest

from groma.core.contents import UNTOLD, Content
from groma.core.game import Game, games
from groma.core.sayings import sorts_of
from groma.words import LANGUAGES, Words
from tests.words.messages import messages, read, variables

PAGE = Path(__file__).parents[2] / "web" / "src" / "words"
COMMON = {"forum", "wissen", "farbe"}  # the lobby is called so, and people say so of anything

OURS = {name: game for name, game in games().items() if game.package.startswith("groma.games.")}
every_game = pytest.mark.parametrize("game", OURS.values(), ids=OURS)


def contents(game: Game[Any]) -> list[Content]:
    """All that is declared to stand in a view, with what stands in that."""
    found: list[Content] = []
    for section in game.sections.declared:
        assert section.holds is not None, f"{game.name}: nobody knows what {section.name} holds"
        found.append(section.holds)
    for content in found:
        found += [*content.members.values(), *([content.of] if content.of else [])]
    return found


def keys(game: Game[Any]) -> set[str]:
    """The messages that name sections and members."""
    named = [section.name for section in game.sections.declared]
    named += [key for content in contents(game) for key in content.members]
    return {"view-" + key.replace("_", "-") for key in named}


@every_game
def test_every_section_is_declared_and_nearly_all_of_it_can_be_shown(game: Game[Any]) -> None:
    whole = contents(game)
    assert len([one for one in whole if one.kind == UNTOLD]) < len(whole) / 5


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_section_and_member_has_a_name_and_nothing_else_has(
    game: Game[Any], lang: str
) -> None:
    said = read(game.package, f"view.{lang}.ftl")
    named = {name for name in said if name.startswith("view-")}
    better = named - keys(game)  # "view-turn-city": of a turn, it is called otherwise
    assert keys(game) <= named
    assert {f"view-{name.split('-', 2)[2]}" for name in better} <= keys(game)
    for message in said.values():
        assert variables(message) <= {"count"}


@every_game
def test_both_languages_say_the_same_in_the_same_order(game: Game[Any]) -> None:
    english, german = (read(game.package, f"view.{lang}.ftl") for lang in LANGUAGES)
    assert list(english) == list(german)
    assert not set(english) & set(messages(game.package, "en"))


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_in_a_view_has_a_name(game: Game[Any], lang: str) -> None:
    words = Words(game, lang)
    for sort in game.sections.sorts():
        for label in sort.labels if sort.worded else []:
            assert words.label(sort, label), (sort.name, label)


def test_one_and_several_are_called_differently() -> None:
    words = Words(OURS["carpe-diem"], "de")
    assert [words.key("coins", count) for count in (0, 1, 2)] == ["Münzen", "Münze", "Münzen"]
    assert words.key("fountain_cards", 2) == "Brunnenkarten"
    assert words.key("nothing_of_ours", 2) == ""


@every_game
def test_a_log_has_chapters(game: Game[Any]) -> None:
    assert any(kind.chapter for kind in game.notes.kinds)


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_page_name_nothing_of_a_game(game: Game[Any], lang: str) -> None:
    said = "\n".join(path.read_text("utf-8") for path in sorted((PAGE / lang).glob("*.ftl")))
    told = set(re.findall(r"[^\W_]+", re.sub("^#.*$", "", said, flags=re.MULTILINE).lower()))
    assert len(told) > 500
    words = Words(game, lang)
    sorts = {*game.sections.sorts(), *sorts_of(game.moves, game.notes).values()}
    named = [words.label(sort, label).lower() for sort in sorts for label in sort.labels]
    things = {name for name in named if re.fullmatch(r"[^\W_]{4,}", name)}
    assert len(things) > 5
    assert things & told <= COMMON
