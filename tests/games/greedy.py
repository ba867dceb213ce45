"""What the greedy bot does with a scene of any game, for tests of a game's sense."""

from collections.abc import Callable
from typing import Any

from groma.bots import Position
from groma.bots.levels import journeyman
from tests.scenes.scene import Play


def choice(scene: Play[Any]) -> str:
    """What greedy would do."""
    table = scene.table
    return scene.game.moves.text(
        journeyman(b"sense").choose(Position(scene.game, table, table.seat))
    )


def choices(scene: Play[Any], choose: Callable[[Any], str] = choice) -> list[str]:
    """The whole choice of greedy, played."""
    seat = scene.table.seat
    made: list[str] = []
    while not made or (scene.table.midway() and scene.table.seat == seat):
        made.append(choose(scene))
        scene.play(made[-1])
    return made
