"""Bots at a table: which know a game, which stands in, and what one plays."""

from hashlib import sha256
from typing import Any, Final

from groma.bots import BOTS, NEEDS_SENSE, Bot, Position
from groma.core.game import Game

from .header import Header
from .replica import Replica

STAND_IN_BOT: Final = "greedy"


def bots_of(game: Game[Any]) -> list[str]:
    """The bots that know a game."""
    return [bot for bot in BOTS if game.sense is not None or bot not in NEEDS_SENSE]


def usual_bot(game: Game[Any]) -> str:
    """The bot that takes a seat where nobody chose one."""
    return STAND_IN_BOT if game.sense is not None else "random"


def somebody_sits(header: Header) -> bool:
    """Whether a person is at the table, and not only bots in its place."""
    return any(seat.person is not None and not seat.away for seat in header.seats)


def choose(replica: Replica, seat: int) -> int:
    """A bot's move; its chance hangs on the secret seed, so nobody can foretell it."""
    match = replica.playing()
    name = replica.header.seats[seat].bot
    assert name is not None
    bot: Bot = BOTS[name](sha256(b"bot %d " % seat + replica.header.opening.seed).digest())
    bot.turn_to(len(match.moves))
    return bot.choose(Position(replica.game, match.state, seat))
