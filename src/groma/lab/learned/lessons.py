"""Lessons: games in which a teacher says at every decision what it would do, whoever plays."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path

from groma.bots import BOTS, Bot, Position, bot_named
from groma.core.deal import Deal, deal_key
from groma.core.game import games

STRAYS = 12  # one decision in so many is made by chance, so that mended positions are seen, too


@dataclass(frozen=True)
class Course:
    """What is to be taught: which game, how many sit, and from which seed deals are made."""

    game: str
    teacher: str
    players: int
    seed: str
    player: str = ""  # the bot that plays and is corrected by the teacher; else the teacher plays


@dataclass(frozen=True)
class Lesson:
    """One game: what was played, what the teacher would have played, and how it ended."""

    game: str
    version: int
    players: int
    teacher: str
    player: str
    seed: str
    number: int  # of the deal
    played: list[int]
    taught: list[int]
    points: list[int]  # by seat, as in `standing`
    places: list[int]


def key_of(seed: str, number: int) -> bytes:
    """The key of a deal by its number."""
    return deal_key(sha256(seed.encode()).digest(), ["lesson", str(number)])


def lesson(course: Course, number: int) -> Lesson:
    """The lesson of one deal; the same number gives the same lesson."""
    game = games()[course.game]
    key = key_of(course.seed, number)
    chance = Deal(key + b"strays")
    state = game.deal(course.players, game.defaults(), Deal(key), None)
    teacher = BOTS[course.teacher](key + b"teacher")
    player = _made(course.player, key + b"player") if course.player else None
    played: list[int] = []
    taught: list[int] = []
    while not state.over():
        teacher.turn_to(len(played))
        best = teacher.choose(Position(game, state, state.seat))
        taught.append(best)
        move = best
        if chance.below(STRAYS) == 0:
            move = state.legal()[chance.below(len(state.legal()))]
        elif player is not None:
            player.turn_to(len(played))
            move = player.choose(Position(game, state, state.seat))
        played.append(move)
        state.play(move)
    return Lesson(
        game.name,
        game.version,
        course.players,
        course.teacher,
        course.player,
        course.seed,
        number,
        played,
        taught,
        game.scores(state),
        game.places(state),
    )


def _made(name: str, seed: bytes) -> Bot:
    """The bot of a name."""
    kind = bot_named(name)
    if kind is None:
        raise ValueError(f"there is no bot {name!r}")
    return kind.make(seed)


def write(path: Path, given: Sequence[Lesson]) -> None:
    """Put lessons behind those that a file has, a line each."""
    with path.open("a", encoding="utf-8") as file:
        for one in given:
            file.write(json.dumps(asdict(one), separators=(",", ":")) + "\n")


def read(path: Path) -> Iterator[Lesson]:
    """The lessons of a file."""
    with path.open(encoding="utf-8") as file:
        for line in file:
            yield Lesson(**json.loads(line))
