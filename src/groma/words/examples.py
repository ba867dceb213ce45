"""Worked examples: positions that the rules text tells of, and the moves that it plays there."""

import json
from functools import cache
from typing import Any

from groma.core.game import Game
from groma.core.match import Match, open_match
from groma.core.state import State

from .resources import resource


class Example:
    """A position of a game by the id of its paragraph, and the moves of the paragraph."""

    def __init__(
        self, game: Game[Any], name: str, settings: list[int], players: int, start: bytes
    ) -> None:
        self.game = game
        self.name = name
        self.settings = settings
        self.players = players
        self.start = start
        self.moves: list[int] = []

    @property
    def seat(self) -> int:
        """Who decides first: the seat of whoever opens it."""
        state: State = self.game.load(self.players, self.settings[:], self.start)
        return state.seat

    def match(self, names: list[str], seed: bytes) -> Match:
        """A table that begins with the position."""
        return open_match(self.game, names, seed, self.settings[:], start=self.start)


@cache
def load_examples(game: Game[Any]) -> dict[str, Example]:
    """The worked examples of a game by id, in the order of its rules text."""
    text = resource(game.package, "texts", "examples.json")
    return {} if text is None else read_examples(game, text)


def read_examples(game: Game[Any], text: str) -> dict[str, Example]:
    """Examples as they are written: moves by their notation, settings by their names."""
    found: dict[str, Example] = {}
    for name, form in json.loads(text).items():
        settings = game.defaults()
        for number, setting in enumerate(game.settings):
            if setting.name in form["settings"]:
                settings[number] = setting.labels.index(form["settings"][setting.name])
        start = bytes.fromhex(form["start"])
        made = found[name] = Example(game, name, settings, int(form["players"]), start)
        made.moves = [game.moves.parse(move) for move in form["moves"]]
        if -1 in made.moves:
            wrong = form["moves"][made.moves.index(-1)]
            raise ValueError(f"{name}: {wrong!r} is no move of {game.name}")
    return found
