"""Puzzles: every kept one replays, its seat decides, its solution is legal and can be told."""

import json
from pathlib import Path
from typing import Any

import pytest

from groma.core.game import games
from groma.words import LANGUAGES, Words
from groma.words.puzzles import FIRST_DAY, Puzzle, load_puzzles, number_on, read_puzzles
from groma.words.puzzling import explained, question, verdict
from tests.text.pebbles import PEBBLES

GAMES = games()
ASKED = {name: load_puzzles(game) for name, game in GAMES.items() if load_puzzles(game)}
SOURCES = Path(__file__).parents[2] / "src"


def form_of(name: str) -> Any:
    """The kept file of a game, as it is written."""
    package = GAMES[name].package.replace(".", "/")
    return json.loads((SOURCES / package / "texts" / "puzzles.json").read_text("utf-8"))


def words_of(puzzle: Puzzle, lang: str) -> Words:
    return Words(puzzle.game, lang, puzzle.record.names)


def test_there_are_some() -> None:
    assert "city-of-rome" in ASKED


@pytest.mark.parametrize("name", ASKED)
def test_every_puzzle_is_sound(name: str) -> None:
    for number, puzzle in ASKED[name].items():
        assert puzzle.faults() == []
        assert (puzzle.number, puzzle.obvious) == (number, next(iter(puzzle.losses)))
        assert min(puzzle.losses.values()) >= 15
        assert len(puzzle.match().state.legal()) >= 4


@pytest.mark.parametrize("name", ASKED)
def test_no_two_come_from_one_game(name: str) -> None:
    seeds = [form["seed"] for form in form_of(name)["puzzles"]]
    assert len(seeds) == len(set(seeds))


@pytest.mark.parametrize("name", ASKED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_solution_is_explained(name: str, lang: str) -> None:
    for puzzle in ASKED[name].values():
        words = words_of(puzzle, lang)
        match = puzzle.match()
        said = [question(words, puzzle), *explained(words, puzzle, match)]
        said += verdict(words, puzzle, match, [puzzle.obvious])
        said += verdict(words, puzzle, match, puzzle.asked)
        assert len(said) > 6
        assert not [line for line in said if "puzzle-" in line or "{" in line]


def test_those_of_other_rules_are_left_out_and_keep_their_numbers() -> None:
    form = form_of("city-of-rome")
    form["puzzles"][0]["version"] += 1
    left = read_puzzles(GAMES["city-of-rome"], json.dumps(form))
    assert list(left) == list(range(2, len(form["puzzles"]) + 1))


def test_each_day_has_one_and_after_the_last_comes_the_first() -> None:
    puzzles = ASKED["city-of-rome"]
    count = len(puzzles)
    days = [number_on(puzzles, FIRST_DAY + day) for day in range(count + 1)]
    assert days == [*puzzles, 1]
    assert number_on({2: puzzles[2], 3: puzzles[3]}, FIRST_DAY + 1) == 3


def test_a_game_without_puzzles_has_none() -> None:
    assert load_puzzles(PEBBLES) == {}
    assert number_on({}, FIRST_DAY) is None


def test_a_broken_one_is_found() -> None:
    form = form_of("city-of-rome")["puzzles"][0]
    good = Puzzle(GAMES["city-of-rome"], 1, form)
    assert Puzzle(good.game, 1, {**form, "seat": 1 - good.seat}).faults()
    assert Puzzle(good.game, 1, {**form, "clear": 9}).faults()
    assert Puzzle(good.game, 1, {**form, "losses": [[form["solution"][0], 40]]}).faults()
    assert Puzzle(good.game, 1, {**form, "solution": form["moves"][:1]}).faults()
    with pytest.raises(ValueError, match="is no move"):
        Puzzle(good.game, 1, {**form, "solution": ["fly"]})
