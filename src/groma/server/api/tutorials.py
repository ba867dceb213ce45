"""Tutorials: the moments of a recorded game, and what is said at them."""

from litestar import get

from groma.words.tutorials import Tutorial, load_tutorial

from ..entries import now
from ..moments import Eyes, Then, shown
from ..problems import not_there
from ..said import plain_words
from ..shapes.playing import LogLine, Moment, TutorialShape, TutorialStepShape
from ..showing import offers
from .common import Asking, game_of, lang_of, limited, node_of


def tutorial_of(request: Asking, game: str) -> Tutorial:
    """The tutorial of a game."""
    found = load_tutorial(game_of(node_of(request), game))
    if found is None:
        raise not_there("tutorial")
    return found


@get("/games/{game:str}/tutorial", guards=[limited("read")], summary="How to learn a game")
async def tutorial(request: Asking, game: str, lang: str | None = None) -> TutorialShape:
    """What is said, step by step; at a gate the reader makes the next move."""
    found = tutorial_of(request, game)
    record = found.record
    words = plain_words(found.game, lang_of(request, lang), record.names)
    return TutorialShape(
        game=found.game.name,
        title=words.title(),
        players=record.players,
        names=record.names,
        seat=found.seat,
        steps=[
            TutorialStepShape(
                step.at,
                words.text(step.say),
                step.gate,
                record.moves[step.at] if step.gate else None,
                words.text(step.hint) if step.hint else "",
                step.pieces,
            )
            for step in found.steps
        ],
    )


@get(
    "/games/{game:str}/tutorial/{at:int}",
    guards=[limited("think")],
    summary="A moment of a tutorial",
)
async def tutorial_moment(request: Asking, game: str, at: int, lang: str | None = None) -> Moment:
    """The table after its first `at` moves, with all that may be chosen there."""
    found = tutorial_of(request, game)
    of = len(found.record.moves)
    if not 0 <= at <= of:
        raise not_there("moment")
    match = found.after(at)
    words = plain_words(found.game, lang_of(request, lang), found.record.names)
    told = match.notes_since(found.seat, at - 1) if at else match.since_own_move(found.seat)
    moment = now()
    lines = [LogLine(moment, words.note(note), note.to_json()) for note in told]
    mover = match.mover(at - 1) if at else None
    then = Then(found.game, match.state)
    made = shown(then, at, of, mover, Eyes(found.seat), lines, words)
    if made.legal is not None:
        made.choices = offers(then, words, previews=True)
    return made


HANDLERS = [tutorial, tutorial_moment]
