"""The others at the table of a learner: bots, asked as the arena asks them."""

from collections.abc import Callable, Sequence
from typing import Any

from groma.bots import Bot, Position, bot_named, bots_for
from groma.bots.random import Random
from groma.core.game import Game
from groma.core.state import State
from groma.lab.lines import program_named

Maker = Callable[[bytes], Bot]
Given = str | Maker  # the name of a bot or a program, or what makes one of a seed


class Rival:
    """A bot at a seat; it is handed a position, never the table.

    Its copy is a bot made anew of the same seed, which plays on alike: the number of the decision
    is all that bots hang on beside it.
    """

    def __init__(self, game: Game[Any], given: Given, seed: bytes) -> None:
        self.given = given
        self.seed = seed
        self._game = game
        self._bot = maker(given)(seed)

    def move(self, table: State, decision: int) -> int:
        """What it chooses at the decision of that number."""
        self._bot.turn_to(decision)
        if type(self._bot) is Random:  # it asks for the legal moves alone: spare it a position
            legal = table.legal()
            return legal[self._bot.deal.below(len(legal))]
        move = self._bot.choose(Position(self._game, table, table.seat))
        if not table.allows(move):
            raise RuntimeError(f"the bot at seat {table.seat} chose {move}, which is not legal")
        return move

    def leave(self) -> None:
        """Its game is over."""
        self._bot.leave()


def given_for(game: Game[Any], against: Given | Sequence[Given], seats: int) -> list[Given]:
    """Who sits at each of the other seats; one alone takes them all."""
    if isinstance(against, str) or callable(against):
        rivals: list[Given] = [against]
    elif isinstance(against, Sequence):
        rivals = list(against)
    else:
        raise ValueError(f"rivals are bots or their names, not {against!r}")
    if len(rivals) not in (1, seats):
        raise ValueError(f"{len(rivals)} rivals for {seats} seats")
    for rival in rivals:
        if isinstance(rival, str):
            check_rival(game, rival, seats + 1)
        maker(rival)
    return rivals * seats if len(rivals) == 1 else rivals


def check_rival(game: Game[Any], name: str, players: int) -> None:
    """A bot or a program of that name plays the game with so many."""
    kind = program_named(name) or bot_named(name)
    if kind is None or not kind.can_play(game, players):
        known = ", ".join(bots_for(game, players))
        raise ValueError(f"no bot {name!r} plays {game.name} with {players}, but {known} do")


def maker(given: Given) -> Maker:
    """What makes a bot of a seed."""
    if callable(given):
        return given
    kind = program_named(given) or bot_named(given) if isinstance(given, str) else None
    if kind is None:
        raise ValueError(f"a rival is a bot or its name, not {given!r}")
    return kind.make
