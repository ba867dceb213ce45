"""Who sits at the table: people, and bots by their names."""

from typing import Any, Final

from groma.bots import (
    LEVELS,
    USUAL_BOT,
    BotKind,
    bot_named,
    bots_for,
    is_bot,
    signed_up,
)
from groma.bots.names import NAMES
from groma.core.game import Game

from .trouble import Trouble

ME: Final = "me"
PEOPLE: Final = NAMES  # people without a name of their own have such names, too


def offered() -> list[str]:
    """The bots that may be named, from weak to strong, then those of other people."""
    return ["random", *LEVELS, *signed_up()]


def default_seats(game: Game[Any], players: int = 0, me: int = 0) -> str:
    """One person, and bots to play against: as few as can play, or so many."""
    bot = "random" if game.sense is None else USUAL_BOT
    fewest = min([count for count in game.players if count > 1] or game.players)
    return ",".join(ME if seat == me else bot for seat in range(players or fewest))


def parse_seats(game: Game[Any], text: str) -> list[str]:
    """The names at the table: "me", "me:Anna", "novice"; a bot's name tells that it is one."""
    wanted = [word.strip() for word in text.split(",")]
    if len(wanted) not in game.players:
        counts = ", ".join(str(count) for count in game.players)
        raise Trouble("seats-wrong-number", number=len(wanted), players=counts)
    names: list[str] = []
    for seat, word in enumerate(wanted):
        kind, colon, given = word.partition(":")
        if kind.lower() == ME:
            name = given.strip() if colon else PEOPLE[seat % len(PEOPLE)]
            if not name or bot_of(name) is not None:
                raise Trouble("seats-name-taken", name=name)
        else:
            kind_of(game, word, len(wanted))
            name = word.lower()
        names.append(_another(name, names))
    return names


def kind_of(game: Game[Any], name: str, players: int) -> BotKind:
    """The bot of that name, if it can play a game with so many seats."""
    kind = bot_named(name.lower())
    if kind is None:
        raise Trouble("seats-unknown", seat=name, bots=", ".join(bots_for(game, players)))
    if not kind.can_play(game, players):
        raise Trouble("seats-bot-cannot", bot=name, bots=", ".join(bots_for(game, players)))
    return kind


def bot_of(name: str) -> str | None:
    """The bot that a name at the table stands for: "novice" and "novice 2" are novices."""
    word, _, number = name.partition(" ")
    return word if is_bot(word) and (not number or number.isdecimal()) else None


def called(names: list[str]) -> list[str]:
    """What those at the table are called: a bot by a name of its own that nobody else has.

    In a record it is "novice 2"; aloud that could be two points for a novice.
    """
    given: list[str] = []
    for seat, name in enumerate(names):
        if bot_of(name) is not None:
            free = [other for other in PEOPLE[seat:] + PEOPLE[:seat] if other not in names + given]
            name = free[0] if free else name
        given.append(name)
    return given


def find_seat(names: list[str], text: str) -> int | None:
    """A seat by the beginning of its name, or by its number from 1."""
    if text.isdecimal():
        return int(text) - 1 if 1 <= int(text) <= len(names) else None
    wanted = text.strip().casefold()
    exact = [seat for seat, name in enumerate(names) if name.casefold() == wanted]
    found = [seat for seat, name in enumerate(names) if name.casefold().startswith(wanted)]
    return (exact or found)[0] if exact or len(found) == 1 else None


def _another(name: str, names: list[str]) -> str:
    """A name nobody has yet."""
    if name not in names:
        return name
    number = 2
    while f"{name} {number}" in names:
        number += 1
    return f"{name} {number}"
