"""Puzzles over the wire: the question without its answer, right and wrong ones, and why."""

from typing import Any

import pytest

from groma.core.game import games
from groma.words.puzzles import Puzzle, load_puzzles
from tests.server.test_playing import raw
from tests.server.wire import Door, Person

GAMES = {name: load_puzzles(game) for name, game in games().items() if load_puzzles(game)}
ROME = "city-of-rome"


@pytest.fixture
def nobody(door: Door) -> Person:
    return Person(door.port)


def in_parts() -> Puzzle | None:
    """A puzzle that asks for more than one part of a choice."""
    every = [puzzle for puzzles in GAMES.values() for puzzle in puzzles.values()]
    return next((puzzle for puzzle in every if puzzle.clear > 1), None)


def at(puzzle: Puzzle) -> str:
    return f"/games/{puzzle.game.name}/puzzles/{puzzle.number}"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_puzzle_of_the_day_is_asked(nobody: Person, name: str, lang: str) -> None:
    """Nobody needs a log-in to think."""
    shown = nobody.get(f"/games/{name}/puzzle?lang={lang}")
    puzzle = GAMES[name][shown["number"]]
    moment = shown["moment"]
    assert shown["today"]
    assert shown["of"] == max(GAMES[name])
    assert (shown["seat"], shown["names"]) == (puzzle.seat, puzzle.record.names)
    assert puzzle.record.names[puzzle.seat] in shown["question"]
    assert moment["seat"] == moment["viewer"] == moment["view"]["viewer"] == puzzle.seat
    assert sorted(one["move"] for one in moment["choices"]) == moment["legal"]
    assert not raw(shown["question"])
    again = nobody.get(f"{at(puzzle)}?lang={lang}")
    assert (again["question"], again["moment"]["view"]) == (shown["question"], moment["view"])


def test_the_first_answer_holds_no_solution(nobody: Person) -> None:
    shown = nobody.get(f"/games/{ROME}/puzzles/1")
    assert not {"solution", "loss", "losses", "gains"} & set(shown)
    assert set(shown["moment"]) == set(nobody.get(f"/games/{ROME}/tutorial/0"))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_right_answer(nobody: Person, lang: str) -> None:
    puzzle = GAMES[ROME][1]
    told = nobody.post(f"{at(puzzle)}/answer?lang={lang}", {"moves": puzzle.asked})
    assert (told["right"], told["whole"], told["loss"]) == (True, True, None)
    assert told["solution"] == puzzle.solution
    assert told["words"][0] == {"en": "Right!", "de": "Richtig!"}[lang]
    assert not [line for line in told["words"] if raw(line)]


@pytest.mark.parametrize("name", GAMES)
def test_a_wrong_answer_says_what_it_gives_away(nobody: Person, name: str) -> None:
    puzzle = next(iter(GAMES[name].values()))
    told = nobody.post(f"{at(puzzle)}/answer", {"moves": [puzzle.obvious]})
    assert (told["right"], told["whole"]) == (False, True)
    assert told["solution"] == puzzle.solution
    assert told["loss"] >= 1
    assert not [line for line in told["words"] if raw(line)]


def test_the_solution_may_be_asked_for(nobody: Person) -> None:
    puzzle = GAMES[ROME][1]
    told = nobody.post(f"{at(puzzle)}/answer", {"moves": []})
    assert (told["right"], told["solution"], told["loss"]) == (False, puzzle.solution, None)
    assert told["words"][0].startswith("Best is: ")


def test_a_choice_of_several_parts_is_asked_part_by_part(nobody: Person) -> None:
    puzzle = in_parts()
    if puzzle is None:
        pytest.skip("there is none")
    first, second = puzzle.asked[:2]
    told = nobody.post(f"{at(puzzle)}/answer", {"moves": [first]})
    assert (told["right"], told["whole"], told["solution"], told["words"]) == (True, False, [], [])
    moment = nobody.get(f"{at(puzzle)}?moves={first}")["moment"]
    assert (moment["at"], moment["seat"]) == (puzzle.at + 1, puzzle.seat)
    assert second in moment["legal"]
    for move in moment["legal"]:
        if move != second:
            told = nobody.post(f"{at(puzzle)}/answer", {"moves": [first, move]})
            assert (told["right"], told["whole"], told["loss"]) == (False, True, None)


def test_what_another_move_would_show_is_not_told(nobody: Person) -> None:
    puzzle = GAMES[ROME][1]
    for moves in (str(puzzle.obvious), ",".join(map(str, puzzle.asked)), "x", "1,,2", "99999"):
        check(nobody.get(f"{at(puzzle)}?moves={moves}", 422))
    for answer in ([puzzle.obvious, 1], [*puzzle.asked, 1], [99999]):
        check(nobody.post(f"{at(puzzle)}/answer", {"moves": answer}, 422))


def check(told: Any) -> None:
    assert told["type"] == "/problems/wrong"


def test_what_is_not_there(nobody: Person) -> None:
    for path in (f"{ROME}/puzzles/0", f"{ROME}/puzzles/9999", f"{ROME}/puzzles/-1", "chess/puzzle"):
        assert nobody.get(f"/games/{path}", 404)["type"] == "/problems/not-there"
    nobody.post(f"/games/{ROME}/puzzles/9999/answer", {"moves": []}, 404)
    for game in nobody.get("/games"):
        assert game["puzzles"] == len(GAMES.get(game["name"], {}))
        nobody.get(f"/games/{game['name']}/puzzle", 200 if game["puzzles"] else 404)


def test_the_numbers_beside_it(nobody: Person) -> None:
    numbers = list(GAMES[ROME])
    first = nobody.get(f"/games/{ROME}/puzzles/{numbers[0]}")
    last = nobody.get(f"/games/{ROME}/puzzles/{numbers[-1]}")
    assert (first["before"], first["after"]) == (None, numbers[1])
    assert (last["before"], last["after"]) == (numbers[-2], None)
