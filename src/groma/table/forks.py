"""Forks: a table of one's own that goes on from a position of another, as its owner knew it."""

from collections.abc import Awaitable, Callable
from hashlib import sha256

from groma.core.deal import Deal
from groma.core.state import State

from .bots import knows, stand_in
from .entries import OVER, RUNNING, Opening
from .header import Header
from .moments import Eyes, eyes_of
from .opening import against_bots
from .problems import not_now, not_there, wrong
from .replica import Replica
from .sentences import TableWords
from .texts import Texts
from .wire.tables import ForkWanted


class Fork:
    """What a new table needs to go on from a position, with somebody's eyes."""

    def __init__(self, state: State, moves: int, eyes: Eyes, seed: bytes) -> None:
        if state.over():
            raise not_now("over")
        self.moves = moves  # made before it
        self.seed = seed
        self.seat = eyes.viewer % state.players  # an onlooker takes the first one
        # What its owner does not know must not hang on the truth: it is dealt anew.
        chance = Deal(sha256(b"fork " + self.seed).digest())
        self.start = state.fork(eyes.viewer, chance).to_bytes()


def fork_wanted(replica: Replica, wanted: ForkWanted, own: int, seed: bytes) -> Fork:
    """The fork that somebody wants whose own eyes are these."""
    eyes = eyes_of(replica, own, None if wanted.eyes is None else str(wanted.eyes))
    match = replica.match
    if match is None:
        raise not_now("gathering")
    moves = len(match.moves) if wanted.at is None else wanted.at
    if moves > len(match.moves):
        raise not_there("moment")
    return Fork(match.state_after(moves), moves, eyes, seed)


def bot_wanted(replica: Replica, wanted: str) -> str:
    """The bot that has the other seats: a known one, else one as strong as those at the table."""
    bot = wanted or stand_in(replica)
    if not knows(replica.game, bot):
        raise wrong("bot")
    return bot


def fork_opening(
    replica: Replica, made: Fork, person: int, name: str, bot: str, settled: bool
) -> Opening:
    """A hidden table of somebody's own that goes on; bots have the other seats.

    `settled`: nobody plays any more what it goes on from, and one may be advised.
    """
    source = replica.header.opening
    return Opening(
        game=source.game,
        rules=source.rules,
        settings=source.settings,
        seats=against_bots(replica.header.players, made.seat, person, name, bot),
        seed=made.seed,
        hidden=True,
        foresight=source.foresight or settled,
        hints=source.hints or settled,
        start=made.start,
        forked_from=replica.header.id,
    )


def fork_texts(made: Fork, words: TableWords) -> Texts:
    """What such a table is called."""
    return Texts(title=words.text("fork-title", game=words.title(), moves=made.moves))


Find = Callable[[int], Awaitable[Header | None]]  # the header of any table, if it is still there


async def springs_from_running(header: Header, find: Find) -> bool:
    """Whether a table goes on from one that still runs, at which nobody is to be advised.

    However often it was gone on from: else whoever plays would only have to end a fork quickly.
    """
    source = header.opening.forked_from
    while source is not None:
        above = await find(source)
        if above is None:
            return False
        if above.status == RUNNING and not above.opening.hints:
            return True
        source = above.opening.forked_from
    return False


async def settled(header: Header, find: Find) -> bool:
    """Whether a game is over, and what it goes on from, too."""
    return header.status == OVER and not await springs_from_running(header, find)
