"""Puzzles: positions out of recorded games in which one move is clearly best, one for each day."""

import json
from functools import cache
from typing import Any, Final

from groma.core.deal import commitment
from groma.core.game import Game
from groma.core.match import Match
from groma.core.record import Record

from .resources import resource

FIRST_DAY: Final = 739_938  # 18 November 2026, by `date.toordinal`: the day of number 1


class Puzzle:
    """A position, whose turn it is, what is best there and what other moves give away."""

    def __init__(self, game: Game[Any], number: int, form: Any) -> None:
        self.game = game
        self.number = number  # its place in the file, from 1 on: links name it
        self.record = _record(game, form)
        self.seat = int(form["seat"])
        self.solution = _moves(game, form["solution"])  # the whole choice
        self.clear = int(form["clear"])  # so many parts of it are clearly best, and asked for
        given = form["losses"]
        self.losses = dict(zip(_moves(game, [one[0] for one in given]), [one[1] for one in given]))
        self.gains = [int(gain) for gain in form["gains"]]  # by seat, in points, ...
        self.rows = [dict(one) for one in form["rows"]]  # ..., by row of its sheet, in tenths, ...
        self.obvious = next(iter(self.losses))  # ... compared with the move that looks best

    @property
    def at(self) -> int:
        """After how many moves it is."""
        return len(self.record.moves)

    @property
    def asked(self) -> list[int]:
        """The moves that solve it."""
        return self.solution[: self.clear]

    def match(self) -> Match:
        """The table at which it is asked."""
        return Match(self.game, self.record)

    def next_best(self) -> int:
        """The move that gives away least."""
        return min(self.losses, key=lambda move: self.losses[move])

    def faults(self) -> list[str]:
        """What is wrong with it: moves that are not legal, another who decides."""
        match = self.match()  # an illegal move raises
        state = match.state
        if state.over() or state.seat != self.seat:
            return [f"puzzle {self.number}: seat {self.seat} has nothing to decide"]
        found: list[str] = []
        for move in self.losses:
            if not state.allows(move) or move == self.solution[0]:
                found.append(f"puzzle {self.number}: {move} is no other move")
        for move in self.solution:
            if state.seat != self.seat or not state.allows(move):
                return [*found, f"puzzle {self.number}: {move} is not legal"]
            state.play(move)
        if not 1 <= self.clear <= len(self.solution):
            found.append(f"puzzle {self.number}: {self.clear} parts are not clear")
        return found


@cache
def load_puzzles(game: Game[Any]) -> dict[int, Puzzle]:
    """The puzzles of a game by number; those of other versions of its rules are left out."""
    text = resource(game.package, "texts", "puzzles.json")
    return {} if text is None else read_puzzles(game, text)


def read_puzzles(game: Game[Any], text: str) -> dict[int, Puzzle]:
    """Puzzles as they are written: moves by their notation, settings by their names."""
    return {
        number: Puzzle(game, number, form)
        for number, form in enumerate(json.loads(text)["puzzles"], start=1)
        if form["version"] == game.version
    }


def number_on(puzzles: dict[int, Puzzle], day: int) -> int | None:
    """The number of a day's puzzle, the same everywhere; after the last comes the first again."""
    numbers = list(puzzles)
    return numbers[(day - FIRST_DAY) % len(numbers)] if numbers else None


def _record(game: Game[Any], form: Any) -> Record:
    settings = [setting.labels.index(form["settings"][setting.name]) for setting in game.settings]
    seed = bytes.fromhex(form["seed"])
    names = [str(name) for name in form["names"]]
    moves = _moves(game, form["moves"])
    empty = [""] * len(names)
    return Record(game.name, game.version, settings, names, seed, commitment(seed), empty, moves)


def _moves(game: Game[Any], texts: list[str]) -> list[int]:
    moves = [game.moves.parse(text) for text in texts]
    if -1 in moves:
        raise ValueError(f"{texts[moves.index(-1)]!r} is no move of {game.name}")
    return moves
