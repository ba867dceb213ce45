"""Puzzles at the keyboard: the table, one question, and why the answer is right or not."""

from groma.words import telling
from groma.words.puzzles import Puzzle
from groma.words.puzzling import explained, question, verdict

from . import table
from .screen import Face
from .words import Words

RECENT = 6  # notes told before the question


def ask(puzzle: Puzzle, of: int, words: Words, face: Face, plain: bool, solve: bool) -> bool:
    """Show a puzzle and ask for its solution; the answer is whether it was found."""
    match = puzzle.match()
    seat = puzzle.seat
    face.tell([words.title(), words.text("puzzle-head", number=puzzle.number, of=of)], "head")
    face.tell(["", *telling.log(words, match, seat)[-RECENT:]], "note")
    face.tell(["", *table.show(words, match, seat, not plain), ""])
    face.tell([question(words, puzzle)], "head")
    begun = puzzle.match()  # how it stood at the question, whatever is answered
    moves: list[int] = []
    while not solve and moves == puzzle.asked[: len(moves)] and len(moves) < puzzle.clear:
        if moves:
            face.tell([words.text("puzzle-part")], "head")
        face.tell([telling.prompt(words, match)], "ask")
        face.tell(table.moves(words, match, plain, face.width))
        move = _typed(words, face, list(telling.hints_of_moves(match)))
        if move is None:
            break
        moves.append(move)
        if move == puzzle.asked[len(moves) - 1]:
            match.follow(move)
    face.tell(["", *verdict(words, puzzle, begun, moves)], "head")
    face.tell(explained(words, puzzle, begun))
    return moves == puzzle.asked


def _typed(words: Words, face: Face, moves: list[int]) -> int | None:
    """The move whose number is typed; None if there is no answer."""
    while True:
        line = face.ask("> ")
        if line is None or not line.strip():
            return None
        number = line.strip()
        if number.isdecimal() and 1 <= int(number) <= len(moves):
            return moves[int(number) - 1]
        face.tell([words.text("puzzle-how", count=len(moves))], "hint")
