"""The catalogue: which games there are, their rules, boxes and tutorials, in both languages."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from groma.core.game import Game
from groma.pages import house
from groma.table.catalogue.box import box_shape
from groma.table.catalogue.declared import tables_of
from groma.table.catalogue.games import game_shape
from groma.table.catalogue.lessons import lesson_moment, lesson_shape
from groma.table.catalogue.rules import rules_shape
from groma.table.problems import Problem
from groma.table.sentences import plain_words
from groma.table.wire.desk import HouseShape
from groma.words import LANGUAGES
from groma.words.tutorials import Tutorial, load_tutorial

from .course import told_by_changes
from .finished import WHEN
from .folder import Folder
from .frozen import freeze

ENCODER = msgspec.json.Encoder()


def put_games(folder: Folder, games: Iterable[Game[Any]]) -> list[str]:
    """Write down all that a page may read of some games; the paths of their pages."""
    found = list(games)
    for lang in LANGUAGES:
        freeze(folder, lang, "games", ENCODER.encode([game_shape(one, lang) for one in found]))
        for game in found:
            _put(folder, lang, game)
    return [path for game in found for path in _pages(game)]


def _put(folder: Folder, lang: str, game: Game[Any]) -> None:
    at = f"games/{game.name}"
    freeze(folder, lang, at, ENCODER.encode(game_shape(game, lang)))
    freeze(folder, lang, f"{at}/tables", ENCODER.encode(tables_of(game, plain_words(game, lang))))
    for name, shape in (("rules", rules_shape), ("box", box_shape)):
        try:
            freeze(folder, lang, f"{at}/{name}", ENCODER.encode(shape(game, lang)))
        except Problem:  # a game of somebody else may have none
            continue
    lesson = load_tutorial(game)
    if lesson is not None:
        freeze(folder, lang, f"{at}/tutorial", ENCODER.encode(lesson_shape(lesson, lang)))
        freeze(folder, lang, f"{at}/tutorial/moments", _lesson(lesson, lang))


def _lesson(lesson: Tutorial, lang: str) -> bytes:
    moments = range(len(lesson.record.moves) + 1)
    return told_by_changes(lesson_moment(lesson, at, lang, WHEN) for at in moments)


def _pages(game: Game[Any]) -> list[str]:
    at = f"games/{game.name}"
    below = ["rules", "box", *(["tutorial"] if load_tutorial(game) else [])]
    return [at, *(f"{at}/{name}" for name in below)]


def put_house(folder: Folder, written: Path | None) -> list[str]:
    """Write down who makes the site public, in files as a server takes them; the pages' paths."""
    names = house.written(written)
    for lang in LANGUAGES:
        freeze(folder, lang, "house", ENCODER.encode(HouseShape([], None, names)))
        for name in names:
            page = house.page(written, name, lang)
            freeze(folder, lang, f"house/pages/{name}", ENCODER.encode(page))
    return [f"house/{name}" for name in names]
