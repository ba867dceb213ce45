"""The game keeps every promise that games make here, and speaks both languages."""

import re
from importlib.resources import files

import pytest
from groma.core.conformance import check_substitute, fuzz
from groma.words import LANGUAGES
from groma.words.rules import load_rules

from sample_game import GAME


def test_random_games_keep_every_promise() -> None:
    assert fuzz(GAME, GAME.players, 30, b"kit", lambda line: None) == []


@pytest.mark.parametrize("players", GAME.players)
def test_whoever_takes_over_a_seat_the_game_ends(players: int) -> None:
    check_substitute(GAME, players, b"substitute")


def test_every_language_says_the_same() -> None:
    said, ruled = [], []
    for lang in LANGUAGES:
        words = files(GAME.package).joinpath("words", f"{lang}.ftl").read_text("utf-8")
        said.append(re.findall(r"^([\w-]+) =", words, re.MULTILINE))
        rules = load_rules(GAME, lang)
        ruled.append([] if rules is None else list(rules.clauses))
    assert said[0] == said[1]
    assert ruled[0] == ruled[1]
    for declared in [*(f"move-{one.name}" for one in GAME.moves.families), "title"]:
        assert declared in said[0]
    for step in GAME.blank(2, []).steps:
        assert step.clause in ruled[0]
