"""Worked examples: the rules text, the stored position and the scene of the tests are one."""

import re
from pathlib import Path
from typing import Any

import pytest

from groma.core.conformance import Trial
from groma.core.deal import Deal
from groma.core.game import Game, games
from groma.core.look import look
from groma.core.notes import Log
from groma.core.state import State
from groma.words import LANGUAGES
from groma.words.examples import Example, load_examples
from groma.words.resources import resource
from groma.words.rules import load_rules
from tests.scenes.scene import Play
from tools.examples import all_games, written

GAMES = [game for game in games().values() if game.package.rpartition(".")[2] in all_games()]
ALL = [example for game in GAMES for example in load_examples(game).values()]
EACH = pytest.mark.parametrize("example", ALL, ids=lambda example: str(example.name))
OF_EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))


def load(example: Example) -> State:
    state: State = example.game.load(example.players, example.settings[:], example.start)
    state.log = Log(example.players + 1)
    return state


@OF_EACH_GAME
def test_the_stored_positions_are_those_of_the_scenes(game: Game[Any]) -> None:
    folder = game.package.rpartition(".")[2]
    assert resource(game.package, "texts", "examples.json") == written(folder), (
        "run tools/examples.py"
    )


@OF_EACH_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_tell_every_example_once(game: Game[Any], lang: str) -> None:
    rules = load_rules(game, lang)
    assert rules is not None
    assert list(rules.examples) == list(load_examples(game))
    known = {*rules.clauses, *rules.examples}
    for name, text in rules.examples.items():
        named = set(re.findall(r"\b[A-Z]{2}-(?:\d+\.\d+|E\d+)\b", text))
        assert named & set(rules.clauses), f"{name} names no clause"
        assert named <= known, f"{name} names {named - known}"


@EACH
def test_a_test_of_its_game_plays_it(example: Example) -> None:
    """`open_example` or `play_example` with its id: what opens at a table is what is tested."""
    tests = Path("tests/games", example.game.package.rpartition(".")[2])
    text = "".join(path.read_text("utf-8") for path in sorted(tests.glob("test_*.py")))
    assert f'"{example.name}"' in text


@EACH
def test_its_moves_can_be_played(example: Example) -> None:
    scene = Play(example.game, load(example))
    assert not scene.table.over()
    scene.play(*[example.game.moves.text(move) for move in example.moves])


@EACH
def test_nothing_is_lost_or_made(example: Example) -> None:
    """Every component is somewhere, and nowhere twice: as in a game that was dealt."""
    dealt = example.game.deal(example.players, example.settings[:], Deal(b"whole"), None)
    state = load(example)
    assert example.game.census(state) == example.game.census(dealt)


class FromExample(Trial):
    """A trial that begins with an example."""

    def __init__(self, example: Example) -> None:
        super().__init__(example.game, example.players, example.settings, b"example", 40)
        self.example = example

    def start(self) -> State:
        """The position of the example."""
        return load(self.example)

    def check_record(self, state: State) -> None:
        """Its record begins elsewhere: tests of records look at that."""


@EACH
def test_it_keeps_every_promise_to_the_end(example: Example) -> None:
    FromExample(example).run()


@EACH
def test_everybody_may_look_at_it(example: Example) -> None:
    state = load(example)
    for viewer in range(example.players + 1):
        world = state.imagine(viewer, Deal(b"imagined"))
        assert look(example.game, world, viewer) == look(example.game, state, viewer)
