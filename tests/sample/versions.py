"""The sample game in other versions, as a newer package or a changed one would bring it."""

from collections.abc import Callable
from typing import Any

from groma.core.game import Earlier, Game, Setting
from tests.sample.hoard import GAME, Table


def version(
    number: int,
    deal: Callable[..., Table] = GAME.deal,
    settings: list[Setting] = GAME.settings,
    earlier: list[Earlier] | None = None,
) -> Game[Any]:
    """The game under another number, dealt in another way, with other settings."""
    return Game(
        name=GAME.name,
        package=GAME.package,
        version=number,
        players=GAME.players,
        settings=settings,
        moves=GAME.moves,
        notes=GAME.notes,
        blank=GAME.blank,
        deal=deal,
        sections=GAME.sections,
        sheet=GAME.sheet,
        standing=GAME.standing,
        census=GAME.census,
        longest=GAME.longest,
        sense=GAME.sense,
        earlier=earlier,
    )
