"""Puzzles are found again from their numbers, and hang on what the seat knows alone."""

import pytest

from groma.bots import Position
from groma.bots.analysis.verdicts import races
from groma.bots.levels import mind_of
from groma.bots.puzzles import (
    Found,
    by_look,
    clearly,
    game_of_bots,
    judge_at,
    others,
    puzzle_at,
    speaks_for_itself,
    tenths,
)
from groma.bots.weighing import Comparison, compare
from groma.core.deal import Deal
from groma.core.game import games
from groma.core.match import Match
from groma.words.puzzles import Puzzle, load_puzzles

EVERY = {
    f"{name} {number}": puzzle
    for name, game in games().items()
    for number, puzzle in load_puzzles(game).items()
}
SOME = [name for name in EVERY if name.endswith(" 1")]
ROME = games()["city-of-rome"]
LAST_ROUND = 1  # a puzzle late in its game is soon looked through


def told(found: Found) -> tuple[int, list[int], list[list[int]], list[int]]:
    return found.seat, found.solution, found.losses, found.gains


def found_at(puzzle: Puzzle) -> Found:
    found = puzzle_at(puzzle.match(), puzzle.at)
    assert found is not None
    return found


def test_a_kept_puzzle_is_found_again() -> None:
    puzzle = load_puzzles(ROME)[LAST_ROUND]
    found = found_at(puzzle)
    assert (found.seat, found.solution, found.clear) == (
        puzzle.seat,
        puzzle.solution,
        puzzle.clear,
    )
    assert dict(map(tuple, found.losses)) == puzzle.losses
    assert found.gains == puzzle.gains


def test_it_hangs_on_nothing_that_is_hidden() -> None:
    """In a world that the seat cannot tell from the real one the same is found."""
    puzzle = load_puzzles(ROME)[LAST_ROUND]
    match = puzzle.match()
    here = found_at(puzzle)
    other = match.state.imagine(puzzle.seat, Deal(b"another"))
    position = Position(ROME, other, puzzle.seat)
    judge = judge_at(puzzle.at)
    assert judge.choose(position) == here.solution[0]
    assert by_look(position, puzzle.at)[0] == puzzle.obvious


def test_a_game_of_bots_is_known_by_its_number() -> None:
    one, same, other = (game_of_bots(ROME, number) for number in (3, 3, 4))
    assert one.moves == same.moves
    assert one.state.over()
    assert one.moves != other.moves
    assert one.names != other.names


def test_an_obvious_move_is_no_puzzle() -> None:
    match: Match = game_of_bots(ROME, 3)
    state = match.state_after(0)
    position = Position(ROME, state, state.seat)
    if judge_at(0).choose(position) == by_look(position, 0)[0]:
        assert puzzle_at(match, 0) is None


def test_clear_is_clearer_than_sure() -> None:
    compared = Comparison()
    for margin in (40, 10, 30, 0):
        compared.add(margin, [1, -1])
    assert compared.sure()
    assert not clearly(compared)
    assert tenths(compared, 10) == 20
    even = Comparison()
    for _ in range(4):
        even.add(10, [])
    assert clearly(even)
    even.add(-40, [])
    assert not clearly(even)


def test_points_must_speak_for_it() -> None:
    assert speaks_for_itself([2, -1], 0, 30)
    assert speaks_for_itself([-2, -5], 0, 30)
    assert not speaks_for_itself([2, 1], 0, 30)
    assert not speaks_for_itself([], 0, 30)


def test_the_others_are_the_best_looking_ones() -> None:
    assert others(list(range(20)), 3, []) == [*range(3), *range(4, 13)]
    assert others(list(range(20)), 3, [2, 17]) == [*range(3), *range(4, 13), 17]


@pytest.mark.long
@pytest.mark.parametrize("name", SOME)
def test_the_solution_is_still_better_than_what_looks_best(name: str) -> None:
    check(EVERY[name])


@pytest.mark.nightly
@pytest.mark.parametrize("name", EVERY)
def test_all_solutions_are(name: str) -> None:
    check(EVERY[name])


def check(puzzle: Puzzle) -> None:
    """Whatever the judge has learnt since: who solves it plays better than who does not."""
    game = puzzle.game
    position = Position(game, puzzle.match().state, puzzle.seat)
    weighed = races(position, mind_of(game), judge_at(puzzle.at))
    assert compare(weighed, puzzle.solution[0], puzzle.obvious, 6).total > 0
