"""Tutorials: a recorded game with words beside its moments, and gates where one moves oneself."""

import json
from functools import cache
from typing import Any

from groma.core.deal import commitment
from groma.core.game import Game
from groma.core.match import Match
from groma.core.record import Record

from .resources import resource


class TutorialStep:
    """Something said after so many moves; at a gate, whoever learns makes the next one."""

    def __init__(self, at: int, say: str, hint: str, gate: bool, pieces: list[str]) -> None:
        self.at = at
        self.say = say  # the message that says it ...
        self.hint = hint  # ... and the one that answers another move than that of the lesson
        self.gate = gate
        self.pieces = pieces  # what it is about, for the light: "<sort>:<label>", "...@<seat>"


class Tutorial:
    """A game to learn by: its record, whose eyes it is seen with, and what is said."""

    def __init__(
        self, game: Game[Any], record: Record, seat: int, steps: list[TutorialStep]
    ) -> None:
        self.game = game
        self.record = record
        self.seat = seat
        self.steps = steps

    def after(self, count: int) -> Match:
        """The table after the first `count` moves."""
        whole = self.record
        return Match(
            self.game,
            Record(
                whole.game,
                whole.version,
                whole.settings,
                whole.names,
                whole.seed,
                whole.seed_hash,
                whole.words,
                whole.moves[:count],
            ),
        )

    def faults(self) -> list[str]:
        """What is wrong with it: moves that are not legal, gates at which another seat decides."""
        found: list[str] = []
        match = self.after(0)
        for number, move in enumerate(self.record.moves):
            if not match.state.allows(move):
                return [f"move {number + 1}, {self.game.moves.text(move)}, is not legal"]
            match.follow(move)
        if [step.at for step in self.steps] != sorted(step.at for step in self.steps):
            found.append("the steps are not in the order of the moves")
        for step in self.steps:
            if not 0 <= step.at <= len(match.moves):
                found.append(f"{step.say}: there are only {len(match.moves)} moves")
            elif step.gate and step.at == len(match.moves):
                found.append(f"{step.say}: after the last move there is no gate")
            elif step.gate and match.mover(step.at) != self.seat:
                found.append(f"{step.say}: at this gate another seat decides")
        return found


@cache
def load_tutorial(game: Game[Any]) -> Tutorial | None:
    """The tutorial of a game; None if it has none."""
    text = resource(game.package, "texts", "tutorial.json")
    return None if text is None else read_tutorial(game, text)


def read_tutorial(game: Game[Any], text: str) -> Tutorial:
    """A tutorial as it is written: moves by their notation, settings by their names."""
    form = json.loads(text)
    settings = game.defaults()
    for number, setting in enumerate(game.settings):
        if setting.name in form["settings"]:
            settings[number] = setting.labels.index(form["settings"][setting.name])
    moves = [game.moves.parse(move) for move in form["moves"]]
    if -1 in moves:
        raise ValueError(f"{form['moves'][moves.index(-1)]!r} is no move of {game.name}")
    seed = bytes.fromhex(form["seed"])
    names = [str(name) for name in form["names"]]
    if len(names) != form["players"]:
        raise ValueError(f"{form['players']} players have {len(names)} names")
    empty = [""] * len(names)
    record = Record(game.name, game.version, settings, names, seed, commitment(seed), empty, moves)
    record.check(game)
    steps = [
        TutorialStep(
            int(step["at"]),
            str(step["say"]),
            str(step.get("hint", "")),
            bool(step.get("gate", False)),
            [str(piece) for piece in step.get("pieces", [])],
        )
        for step in form["steps"]
    ]
    return Tutorial(game, record, int(form["seat"]), steps)
