"""Tutorials: the moments of a recorded game, and what is said at them."""

from litestar import get

from groma.table.catalogue.lessons import lesson_moment, lesson_of, lesson_shape
from groma.table.wire.playing import Moment, TutorialShape

from ..store.stamps import now
from .common import Asking, game_of, lang_of, limited, node_of


@get("/games/{game:str}/tutorial", guards=[limited("read")], summary="How to learn a game")
async def tutorial(request: Asking, game: str, lang: str | None = None) -> TutorialShape:
    """What is said, step by step; at a gate the reader makes the next move."""
    return lesson_shape(lesson_of(game_of(node_of(request), game)), lang_of(request, lang))


@get(
    "/games/{game:str}/tutorial/{at:int}",
    guards=[limited("think")],
    summary="A moment of a tutorial",
)
async def tutorial_moment(request: Asking, game: str, at: int, lang: str | None = None) -> Moment:
    """The table after its first `at` moves, with all that may be chosen there."""
    return lesson_moment(
        lesson_of(game_of(node_of(request), game)), at, lang_of(request, lang), now()
    )


HANDLERS = [tutorial, tutorial_moment]
