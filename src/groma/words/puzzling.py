"""Puzzles in sentences: what is asked, whether an answer is right, and why a move is best."""

from groma.core.match import Match

from . import telling
from .advising import brings_said, choice_said, gains_said
from .puzzles import Puzzle
from .words import Words

TENTHS = 10
ROWS = 3  # of a sheet are told, those with the largest differences


def question(words: Words, puzzle: Puzzle) -> str:
    """What is asked."""
    return words.text("puzzle-question", name=words.name(puzzle.seat))


def verdict(words: Words, puzzle: Puzzle, match: Match, moves: list[int]) -> list[str]:
    """What is said to an answer, at the table of the puzzle; to none at all nothing.

    All moves but the last are those of the solution.
    """
    if not moves:
        return []
    if moves == puzzle.asked:
        return [words.text("puzzle-right")]
    said = choice_said(words, match, moves)
    loss = puzzle.losses.get(moves[0])
    lines = [words.text("puzzle-wrong", move=said)]
    if loss is not None:
        lines.append(words.text("puzzle-loss", points=points(loss)))
    elif len(moves) == 1:
        lines.append(words.text("puzzle-not-weighed"))
    return lines


def explained(words: Words, puzzle: Puzzle, match: Match) -> list[str]:
    """The best move, what it brings at once, and some turns later; the next best one."""
    seat = puzzle.seat
    lines = [words.text("puzzle-best", move=choice_said(words, match, puzzle.solution))]
    lines += brings_said(words, match, seat, puzzle.solution[0])
    lines.append(words.text("puzzle-later", other=_said(words, match, puzzle.obvious)))
    lines += gains_said(words, seat, puzzle.gains, seat)
    if puzzle.gains[seat] < 0:
        lines.append(words.text("puzzle-worth-it", points=-puzzle.gains[seat]))
    for rival, gain in enumerate(puzzle.gains):
        if rival != seat and gain > 0:
            lines.append(words.text("puzzle-but", name=words.name(rival), points=gain))
    lines += rows_said(words, puzzle)
    best = puzzle.next_best()
    if best != puzzle.obvious:
        loss = points(puzzle.losses[best])
        lines.append(words.text("puzzle-next-best", other=_said(words, match, best), points=loss))
    return [*lines, words.text("puzzle-worlds", name=words.name(seat))]


def rows_said(words: Words, puzzle: Puzzle) -> list[str]:
    """Where on the sheets the difference stands, one's own first."""
    seats = sorted(range(len(puzzle.rows)), key=lambda seat: seat != puzzle.seat)
    lines: list[str] = []
    for seat in seats:
        rows = sorted(puzzle.rows[seat].items(), key=lambda item: -abs(item[1]))
        parts = [f"{words.row(row)}: {_signed(by)}" for row, by in rows[:ROWS]]
        if parts:
            message = "puzzle-own-rows" if seat == puzzle.seat else "puzzle-rows"
            lines.append(words.text(message, name=words.name(seat), rows="; ".join(parts)))
    if 2 * _margin(puzzle) < puzzle.losses[puzzle.obvious]:
        lines.append(words.text("puzzle-promised"))
    return lines


def _margin(puzzle: Puzzle) -> int:
    """How much of the difference stands on the sheets, in tenths."""
    return sum(
        sum(rows.values()) * (1 if seat == puzzle.seat else -1)
        for seat, rows in enumerate(puzzle.rows)
    )


def _signed(tenths: int) -> str:
    """So many points more or less."""
    return f"{'-' if tenths < 0 else '+'}{points(abs(tenths))}"


def points(tenths: int) -> int:
    """Tenths of a point as whole ones, one at least."""
    return max(1, (tenths + TENTHS // 2) // TENTHS)


def _said(words: Words, match: Match, move: int) -> str:
    return telling.said(words, match.game, match.state, move, match.state.seat).rstrip(".")
