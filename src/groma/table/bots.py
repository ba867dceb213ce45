"""Bots at a table: which know a game, which stands in, and what one plays."""

from hashlib import sha256
from typing import Any, Final

import msgspec

from groma.bots import BOTS, LEVELS, NEEDS_SENSE, USUAL_BOT, Bot, Position
from groma.bots.advice import ADVISER, Advice, advise
from groma.core.game import Game

from .header import Header
from .replica import Replica

STAND_IN_BOT: Final = "journeyman"  # where no bot at the table says how strong it is to be
SENSELESS_BOT: Final = "random"  # in a game that has no sense for levels
LONG: Final = ("master", "consul")
GOING_ON: Final = 1 / 3  # of the pause before bots answer, before each other move of theirs
FORMER: Final = {"greedy": "journeyman"}  # what levels were called before


def bots_of(game: Game[Any]) -> list[str]:
    """The bots that are offered for a game, from weak to strong."""
    return list(LEVELS) if game.sense is not None else [SENSELESS_BOT]


def knows(game: Game[Any], bot: str) -> bool:
    """Whether a bot can play a game; tables, records and programs may say a name of old."""
    return bot in BOTS and (game.sense is not None or bot not in NEEDS_SENSE)


def usual_bot(game: Game[Any]) -> str:
    """The bot that takes a seat where nobody chose one."""
    return USUAL_BOT if game.sense is not None else SENSELESS_BOT


def stand_in(replica: Replica) -> str:
    """The bot that takes somebody's seat: as strong as those at this table, the median of them.

    Of two in the middle it is the weaker one: nobody chose it.
    """
    if replica.game.sense is None:
        return SENSELESS_BOT
    names = [seat.bot for seat in replica.header.seats if seat.bot is not None and not seat.away]
    here = sorted(LEVELS.index(level) for level in map(level_of, names) if level is not None)
    return LEVELS[here[(len(here) - 1) // 2]] if here else STAND_IN_BOT


def level_of(bot: str) -> str | None:
    """The level at which a bot plays, also by its name of old; None: at none."""
    level = FORMER.get(bot, bot)
    return level if level in LEVELS else None


def somebody_sits(header: Header) -> bool:
    """Whether a person is at the table, and not only bots in its place."""
    return any(seat.person is not None and not seat.away for seat in header.seats)


class Question(msgspec.Struct, frozen=True, tag="move"):
    """All that a bot needs to decide, wherever it thinks."""

    game: str
    rules: int
    settings: list[int]
    players: int
    state: bytes
    seat: int
    bot: str
    seed: bytes  # of its own chance
    decision: int
    why: bool = False  # what speaks for it is wanted, too


def _chance(replica: Replica, seat: int) -> bytes:
    """The seed of a bot: it hangs on the secret one, so nobody can foretell what it plays."""
    return sha256(b"bot %d " % seat + replica.header.opening.seed).digest()


def question(replica: Replica, seat: int, adviser: str = "") -> Question:
    """What the bot on a seat is asked, or who advises the person there."""
    header = replica.header
    match = replica.playing()
    bot = adviser or header.seats[seat].bot
    assert bot is not None
    return Question(
        header.opening.game,
        header.opening.rules,
        header.opening.settings,
        header.players,
        match.state.to_bytes(),
        seat,
        bot,
        _chance(replica, seat),
        len(match.moves),
    )


def hint_wanted(replica: Replica, seat: int) -> Question:
    """What a good player is asked who advises somebody."""
    return msgspec.structs.replace(question(replica, seat, ADVISER), seed=b"", why=True)


def answer(game: Game[Any], asked: Question) -> Advice:
    """What a bot plays that was asked elsewhere, with what speaks for it if that is wanted."""
    state = game.load(asked.players, asked.settings, asked.state)
    position = Position(game, state, asked.seat)
    if asked.why:
        return advise(position, asked.bot, asked.decision)
    move = _choose(asked.bot, asked.seed, asked.decision, position)
    return Advice([move], move, [])


def choose(replica: Replica, seat: int) -> int:
    """What a bot plays, thought of here and now."""
    match = replica.playing()
    name = replica.header.seats[seat].bot
    assert name is not None
    position = Position(replica.game, match.state, seat)
    return _choose(name, _chance(replica, seat), len(match.moves), position)


def _choose(name: str, seed: bytes, decision: int, position: Position) -> int:
    bot: Bot = BOTS[name](seed)
    bot.turn_to(decision)
    return bot.choose(position)


def thinks_long(header: Header) -> bool:
    """Whether a bot decides that thinks moves through: for seconds, where others need a moment."""
    return header.turn is not None and header.seats[header.turn].bot in LONG
