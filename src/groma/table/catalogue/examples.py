"""Worked examples of the rules: to read, and to open at a table of one's own."""

from typing import Any

from groma.core.game import Game
from groma.words.examples import Example, load_examples
from groma.words.rules import load_rules

from ..bots import usual_bot
from ..entries import Opening
from ..opening import against_bots
from ..problems import not_there
from ..sentences import plain_words
from ..texts import Texts
from ..wire.games import ExampleShape


def example_shapes(game: Game[Any], lang: str) -> list[ExampleShape]:
    """The worked examples that the rules of a game tell."""
    rules = load_rules(game, lang)
    if rules is None:
        return []
    opens = load_examples(game)
    return [ExampleShape(name, rules.plain(name), name in opens) for name in rules.examples]


def example_shape(game: Game[Any], name: str, lang: str) -> ExampleShape:
    """One of them."""
    for shape in example_shapes(game, lang):
        if shape.id == name:
            return shape
    raise not_there("example")


def example_of(game: Game[Any], name: str) -> Example:
    """An example that opens at a table."""
    found = load_examples(game).get(name)
    if found is None:
        raise not_there("example")
    return found


def example_opening(found: Example, person: int, name: str, seed: bytes) -> Opening:
    """A hidden table of somebody's own, with the position of an example; bots have the others."""
    game = found.game
    return Opening(
        game=game.name,
        rules=game.version,
        settings=found.settings,
        seats=against_bots(found.players, found.seat, person, name, usual_bot(game)),
        seed=seed,
        hidden=True,
        start=found.start,
        example=found.name,
    )


def example_texts(found: Example, lang: str) -> Texts:
    """What such a table is called."""
    words = plain_words(found.game, lang)
    return Texts(title=words.text("example-title", game=words.title(), example=found.name))
