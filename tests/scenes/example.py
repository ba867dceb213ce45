"""The worked examples of a game: made of scenes, kept in its package, played by its tests."""

import json
from collections.abc import Callable
from typing import Any, TypeVar

from groma.core.game import Game
from groma.core.notes import Log
from groma.words.examples import Example, load_examples
from tests.scenes.scene import Play

P = TypeVar("P", bound=Play[Any])


class Examples:
    """How the positions of a game's examples are made; `examples.json` is written from it."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.made: dict[str, tuple[Callable[[], Play[Any]], tuple[str, ...]]] = {}

    def __call__(self, name: str, *moves: str) -> Callable[[Callable[[], P]], Callable[[], P]]:
        """Make a scene the position of an example, with the moves that its text plays."""

        def keep(scene: Callable[[], P]) -> Callable[[], P]:
            assert name not in self.made, f"{name} is made twice"
            self.made[name] = (scene, moves)
            return scene

        return keep

    def to_json(self) -> str:
        """The file that the game's package keeps, one example a line."""
        lines: list[str] = []
        for name, (scene, moves) in self.made.items():
            table = scene().table
            settings = {
                setting.name: setting.labels[value]
                for setting, value in zip(self.game.settings, table.settings, strict=True)
                if value != setting.default
            }
            form = {
                "players": table.players,
                "settings": settings,
                "start": table.to_bytes().hex(),
                "moves": list(moves),
            }
            lines.append(f"{json.dumps(name)}: {json.dumps(form)}")
        return "{\n" + ",\n".join(lines) + "\n}\n"


def opened(example: Example, kind: type[P]) -> P:
    """An example as anybody opens it, for a test: its position, with an empty log."""
    table = example.game.load(example.players, example.settings[:], example.start)
    table.log = Log(example.players + 1)
    return kind(example.game, table)


def open_example(game: Game[Any], name: str, kind: type[P]) -> P:
    """An example of a game by its id, before its moves."""
    return opened(load_examples(game)[name], kind)


def play_example(game: Game[Any], name: str, kind: type[P]) -> P:
    """An example of a game by its id, after all its moves."""
    example = load_examples(game)[name]
    scene = opened(example, kind)
    return scene.play(*[game.moves.text(move) for move in example.moves])
