"""Who sits at the table: people, and bots by their names."""

from typing import Any, Final

from groma.bots import BOTS, LEVELS, NEEDS_SENSE, USUAL_BOT
from groma.bots.names import NAMES
from groma.core.game import Game

from .trouble import Trouble

ME: Final = "me"
OFFERED: Final = ["random", *LEVELS]  # from weak to strong
PEOPLE: Final = NAMES  # people without a name of their own have such names, too


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
        elif word.lower() in BOTS:
            name = word.lower()
            if name in NEEDS_SENSE and game.sense is None:
                raise Trouble("seats-bot-cannot", bot=name)
        else:
            raise Trouble("seats-unknown", seat=word, bots=", ".join(OFFERED))
        names.append(_another(name, names))
    return names


def bot_of(name: str) -> str | None:
    """The bot that a name at the table stands for: "novice" and "novice 2" are novices."""
    word, _, number = name.partition(" ")
    return word if word in BOTS and (not number or number.isdecimal()) else None


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
