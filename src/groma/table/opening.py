"""Opening: what a new table may be, and who sits there first."""

from typing import Any

from groma.bots.names import NAMES
from groma.core.game import Game

from .bots import knows
from .clock import Clock
from .entries import Chair, Opening
from .problems import wrong
from .texts import Texts
from .wire.tables import ChairWanted, ClockShape, TableWanted


def opening_of(
    game: Game[Any], wanted: TableWanted, person: int, name: str, seed: bytes
) -> Opening:
    """What table somebody wants to open."""
    check_chairs(game, wanted.seats)
    return Opening(
        game=game.name,
        rules=game.version,
        settings=chosen(game, wanted.settings),
        seats=chairs(wanted.seats, person, name),
        seed=seed,
        clock=None if wanted.clock is None else wound(wanted.clock),
        hidden=wanted.hidden,
        worded=wanted.worded,
        quiet=wanted.quiet,
        foresight=wanted.foresight,
        accounts=wanted.accounts,
        hints=wanted.hints,
    )


def texts_of(wanted: TableWanted) -> Texts:
    """What is written at it: its title, and a word for the seed of who opens it."""
    given = word(wanted.worded, wanted.word)
    mine = {seat: given for seat, one in enumerate(wanted.seats) if one.kind == "me"}
    return Texts(title=shown(wanted.title), words=mine)


def begins_at_once(wanted: TableWanted) -> bool:
    """Whether nobody is waited for."""
    return wanted.start and all(seat.kind != "open" for seat in wanted.seats)


def check_chairs(game: Game[Any], seats: list[ChairWanted]) -> None:
    """So many can play, one of them is oneself at most, and the bots know the game."""
    if len(seats) not in game.players:
        raise wrong("seats")
    if [seat.kind for seat in seats].count("me") > 1:
        raise wrong("me")
    if any(seat.kind == "bot" and not knows(game, seat.bot) for seat in seats):
        raise wrong("bot")


def chairs(wanted: list[ChairWanted], person: int, name: str) -> list[Chair]:
    """The seats of a new table."""
    made: list[Chair] = []
    for seat, one in enumerate(wanted):
        if one.kind == "me":
            made.append(Chair(person))
        elif one.kind == "bot":
            made.append(bots_chair(seat, one.bot, name))
        else:
            made.append(Chair())
    return made


def against_bots(players: int, seat: int, person: int, name: str, bot: str) -> list[Chair]:
    """The seats of a table of one's own: bots have all the others."""
    made = [bots_chair(number, bot, name) for number in range(players)]
    made[seat] = Chair(person)
    return made


def bots_chair(seat: int, bot: str, opener: str) -> Chair:
    """The seat of a bot; none is called like who opens the table."""
    free = [name for name in NAMES if name != opener]
    return Chair(None, bot, free[seat % len(free)])


def chosen(game: Game[Any], wanted: dict[str, str]) -> list[int]:
    """The settings of a new table."""
    settings = game.defaults()
    names = [setting.name for setting in game.settings]
    for name, label in wanted.items():
        if name not in names or label not in game.settings[names.index(name)].labels:
            raise wrong("setting")
        settings[names.index(name)] = game.settings[names.index(name)].labels.index(label)
    return settings


def wound(wanted: ClockShape) -> Clock:
    """The clock of a new table."""
    clock = Clock(wanted.allowance, wanted.bank, wanted.increment, wanted.weekend)
    if clock.weekend is not None and not clock.slow:
        raise wrong("weekend")
    return clock


def word(wanted: bool, given: str) -> str:
    """A word for the seed, where the table wants words."""
    return shown(given) if wanted else ""


def shown(text: str) -> str:
    """A text without what cannot be shown."""
    return "".join(filter(str.isprintable, text)).strip()
