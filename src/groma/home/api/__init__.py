"""What a home answers: one file a subject, each with its list HANDLERS."""

from ..routes import Route
from . import (
    absent,
    advice,
    chat,
    claims,
    forks,
    games,
    holidays,
    invitations,
    kept,
    lessons,
    me,
    play,
    seating,
    tables,
    votes,
)

HANDLERS: list[Route] = [
    *me.HANDLERS,
    *tables.HANDLERS,
    *seating.HANDLERS,
    *invitations.HANDLERS,
    *play.HANDLERS,
    *votes.HANDLERS,
    *claims.HANDLERS,
    *chat.HANDLERS,
    *games.HANDLERS,
    *lessons.HANDLERS,
    *forks.HANDLERS,
    *advice.HANDLERS,
    *kept.HANDLERS,
    *holidays.HANDLERS,
    *absent.HANDLERS,
]
