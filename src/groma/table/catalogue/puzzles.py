"""Puzzles at a table of nobody's: the question, its moments, and the verdict on an answer."""

from datetime import datetime

from groma.words.puzzles import Puzzle, number_on
from groma.words.puzzling import explained, points, question, verdict

from ..problems import not_there, wrong
from ..sentences import TableWords
from ..wire.playing import PuzzleShape, PuzzleVerdict
from .lessons import moment_for


def todays(puzzles: dict[int, Puzzle], now: datetime) -> Puzzle:
    """The puzzle of this day, by Greenwich."""
    number = number_on(puzzles, now.toordinal())
    if number is None:
        raise not_there("puzzle")
    return puzzles[number]


def puzzle_shape(
    puzzles: dict[int, Puzzle], puzzle: Puzzle, moves: list[int], lang: str, now: datetime
) -> PuzzleShape:
    """The question; after the first parts of the solution, if they are given."""
    if len(moves) >= puzzle.clear or moves != puzzle.asked[: len(moves)]:
        raise wrong("move")  # what another move shows is not told
    match = puzzle.match()
    for move in moves:
        match.follow(move)
    words = words_in(puzzle, lang)
    numbers = list(puzzles)
    place = numbers.index(puzzle.number)
    return PuzzleShape(
        game=puzzle.game.name,
        title=words.title(),
        number=puzzle.number,
        of=numbers[-1],
        today=todays(puzzles, now) is puzzle,
        before=numbers[place - 1] if place else None,
        after=numbers[place + 1] if place + 1 < len(numbers) else None,
        names=puzzle.record.names,
        seat=puzzle.seat,
        question=question(words, puzzle),
        moment=moment_for(match, puzzle.seat, len(match.moves), words, now),
    )


def puzzle_verdict(puzzle: Puzzle, moves: list[int], lang: str) -> PuzzleVerdict:
    """Whether an answer is right, and what is best; nothing yet while a part is missing."""
    good = moves == puzzle.asked[: len(moves)]
    if moves and good and len(moves) < puzzle.clear:
        return PuzzleVerdict(True, False, [], 0, None, [])
    match = puzzle.match()
    if moves and not good:
        _check(puzzle, moves)
    words = words_in(puzzle, lang)
    said = [*verdict(words, puzzle, match, moves), *explained(words, puzzle, match)]
    loss = puzzle.losses.get(moves[0]) if moves else None
    return PuzzleVerdict(
        right=bool(moves) and good,
        whole=True,
        solution=puzzle.solution,
        asked=puzzle.clear,
        loss=None if loss is None else points(loss),
        words=said,
    )


def parts_given(moves: str) -> list[int]:
    """The first parts of a solution as they stand in an address: "12,7"."""
    parts = moves.split(",") if moves else []
    if not all(part.isascii() and part.isdecimal() and len(part) < 6 for part in parts):
        raise wrong("move")
    return [int(part) for part in parts]


def puzzle_of(puzzles: dict[int, Puzzle], number: int) -> Puzzle:
    """One of them."""
    found = puzzles.get(number)
    if found is None:
        raise not_there("puzzle")
    return found


def words_in(puzzle: Puzzle, lang: str) -> TableWords:
    """The words of a puzzle."""
    return TableWords(puzzle.game, lang, puzzle.record.names)


def _check(puzzle: Puzzle, moves: list[int]) -> None:
    """The first wrong part ends an answer, and it must be a legal one."""
    if len(moves) > puzzle.clear or moves[:-1] != puzzle.asked[: len(moves) - 1]:
        raise wrong("move")
    state = puzzle.match().state
    for move in moves:
        if not 0 <= move < puzzle.game.moves.count or not state.allows(move):
            raise wrong("move")
        state.play(move)
