"""Lessons: the moments of a recorded game, and what is said at them."""

from datetime import datetime
from typing import Any

from groma.core.game import Game
from groma.core.match import Match
from groma.words.tutorials import Tutorial, load_tutorial

from ..moments import Eyes, Then, shown
from ..problems import not_there
from ..replica import gained
from ..sentences import TableWords
from ..showing import offers
from ..wire.playing import LogLine, Moment, TutorialShape, TutorialStepShape


def lesson_of(game: Game[Any]) -> Tutorial:
    """The tutorial of a game."""
    found = load_tutorial(game)
    if found is None:
        raise not_there("tutorial")
    return found


def words_in(lesson: Tutorial, lang: str) -> TableWords:
    """The words of a lesson."""
    return TableWords(lesson.game, lang, lesson.record.names)


def lesson_shape(lesson: Tutorial, lang: str) -> TutorialShape:
    """What is said, step by step; at a gate the reader makes the next move."""
    record = lesson.record
    words = words_in(lesson, lang)
    return TutorialShape(
        game=lesson.game.name,
        title=words.title(),
        players=record.players,
        names=record.names,
        seat=lesson.seat,
        steps=[
            TutorialStepShape(
                step.at,
                words.text(step.say),
                step.gate,
                record.moves[step.at] if step.gate else None,
                words.text(step.hint) if step.hint else "",
                step.pieces,
            )
            for step in lesson.steps
        ],
    )


def lesson_moment(lesson: Tutorial, at: int, lang: str, now: datetime) -> Moment:
    """The table after its first `at` moves, with all that may be chosen there."""
    of = len(lesson.record.moves)
    if not 0 <= at <= of:
        raise not_there("moment")
    return moment_for(lesson.after(at), lesson.seat, of, words_in(lesson, lang), now)


def moment_for(match: Match, seat: int, of: int, words: TableWords, now: datetime) -> Moment:
    """A table as it stands for one seat, with what the last move did and all that may be chosen."""
    at = len(match.moves)
    told = match.notes_since(seat, at - 1) if at else match.since_own_move(seat)
    mover = match.mover(at - 1) if at else None
    then = Then(match.game, match.state)
    gains = gained(match.state_after(at - 1), match.state, match.game) if at else None
    lines = [
        LogLine(
            now,
            words.note(note),
            note.to_json(),
            id=f"{at}.{number}",
            brief=words.short_note(note),
            move=at,
            mover=mover,
            gains=gains,
        )
        for number, note in enumerate(told)
    ]
    made = shown(then, at, of, mover, Eyes(seat), lines, words)
    if made.legal is not None:
        made.choices = offers(then, words, previews=True)
    return made
