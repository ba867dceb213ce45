"""Puzzles: positions in which one move is clearly best, a new one each day; nothing is stored."""

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from groma.table.catalogue.puzzles import (
    parts_given,
    puzzle_of,
    puzzle_shape,
    puzzle_verdict,
    todays,
)
from groma.table.wire.playing import PuzzleAnswer, PuzzleShape, PuzzleVerdict
from groma.words.puzzles import Puzzle, load_puzzles

from ..store.stamps import now
from .common import Asking, game_of, lang_of, limited, node_of


def puzzles_of(request: Asking, game: str) -> dict[int, Puzzle]:
    """The puzzles of a game."""
    return load_puzzles(game_of(node_of(request), game))


@get("/games/{game:str}/puzzle", guards=[limited("think")], summary="The puzzle of the day")
async def puzzle_today(request: Asking, game: str, lang: str | None = None) -> PuzzleShape:
    """The same for everybody on the same day; its number stays the same on all others."""
    puzzles = puzzles_of(request, game)
    stamp = now()
    return puzzle_shape(puzzles, todays(puzzles, stamp), [], lang_of(request, lang), stamp)


@get("/games/{game:str}/puzzles/{number:int}", guards=[limited("think")], summary="A puzzle")
async def puzzle(
    request: Asking,
    game: str,
    number: int,
    moves: Annotated[
        str | None, Parameter(max_length=60, description="The first parts of the solution: 12,7")
    ] = None,
    lang: str | None = None,
) -> PuzzleShape:
    """The position and the question; or what is asked after the first parts of the solution."""
    puzzles = puzzles_of(request, game)
    found = puzzle_of(puzzles, number)
    given = parts_given(moves or "")
    return puzzle_shape(puzzles, found, given, lang_of(request, lang), now())


@post(
    "/games/{game:str}/puzzles/{number:int}/answer",
    guards=[limited("think")],
    status_code=200,
    summary="Is this the best move?",
)
async def answer_puzzle(
    request: Asking, game: str, number: int, data: PuzzleAnswer, lang: str | None = None
) -> PuzzleVerdict:
    """Whether an answer is right, and why; without moves it shows the solution."""
    found = puzzle_of(puzzles_of(request, game), number)
    return puzzle_verdict(found, data.moves, lang_of(request, lang))


HANDLERS = [puzzle_today, puzzle, answer_puzzle]
