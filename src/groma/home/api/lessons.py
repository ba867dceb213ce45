"""Tutorials, puzzles and worked examples."""

from typing import Annotated

from msgspec import Meta

from groma.table.catalogue.examples import (
    example_of,
    example_opening,
    example_shape,
    example_texts,
)
from groma.table.catalogue.lessons import lesson_moment, lesson_of, lesson_shape
from groma.table.catalogue.puzzles import (
    parts_given,
    puzzle_of,
    puzzle_shape,
    puzzle_verdict,
    todays,
)
from groma.table.wire.games import ExampleShape
from groma.table.wire.playing import (
    Moment,
    PuzzleAnswer,
    PuzzleShape,
    PuzzleVerdict,
    TutorialShape,
)
from groma.table.wire.tables import TableShape
from groma.words.puzzles import load_puzzles

from ..routes import get, post
from .common import Asking
from .tables import opened

Parts = Annotated[str, Meta(max_length=60)]


@get("/games/{game}/tutorial")
async def tutorial(asking: Asking, game: str) -> TutorialShape:
    """What is said, step by step; at a gate the reader makes the next move."""
    return lesson_shape(lesson_of(asking.game(game)), asking.lang())


@get("/games/{game}/tutorial/{at:int}")
async def tutorial_moment(asking: Asking, game: str, at: int) -> Moment:
    """The table after its first `at` moves, with all that may be chosen there."""
    lesson = lesson_of(asking.game(game))
    return lesson_moment(lesson, at, asking.lang(), asking.home.chance.now())


@get("/games/{game}/puzzle")
async def puzzle_today(asking: Asking, game: str) -> PuzzleShape:
    """The same for everybody on the same day; its number stays the same on all others."""
    puzzles = load_puzzles(asking.game(game))
    now = asking.home.chance.now()
    return puzzle_shape(puzzles, todays(puzzles, now), [], asking.lang(), now)


@get("/games/{game}/puzzles/{number:int}")
async def puzzle(asking: Asking, game: str, number: int) -> PuzzleShape:
    """The position and the question; or what is asked after the first parts of the solution."""
    puzzles = load_puzzles(asking.game(game))
    moves = asking.query("moves", Parts, "")
    found = puzzle_of(puzzles, number)
    given = parts_given(moves)
    return puzzle_shape(puzzles, found, given, asking.lang(), asking.home.chance.now())


@post("/games/{game}/puzzles/{number:int}/answer", status=200)
async def answer_puzzle(asking: Asking, game: str, number: int) -> PuzzleVerdict:
    """Whether an answer is right, and why; without moves it shows the solution."""
    data = asking.body(PuzzleAnswer)
    found = puzzle_of(load_puzzles(asking.game(game)), number)
    return puzzle_verdict(found, data.moves, asking.lang())


@get("/games/{game}/examples/{example}")
async def one_example(asking: Asking, game: str, example: str) -> ExampleShape:
    """What the rules tell of it."""
    return example_shape(asking.game(game), example, asking.lang())


@post("/games/{game}/examples/{example}")
async def open_example(asking: Asking, game: str, example: str) -> TableShape:
    """A hidden table of my own that begins with its position; I sit where it asks first."""
    person = asking.me()
    found = example_of(asking.game(game), example)
    opening = example_opening(found, person.id, person.name, asking.home.chance.seed())
    return await opened(asking, opening, example_texts(found, asking.lang()), start=True)


HANDLERS = [
    tutorial,
    tutorial_moment,
    puzzle_today,
    puzzle,
    answer_puzzle,
    one_example,
    open_example,
]
