"""Worked examples of the rules: to read, and to open at a table of one's own."""

import secrets

from litestar import get, post

from groma.core.deal import SEED_BYTES
from groma.table.bots import usual_bot
from groma.table.entries import Opening
from groma.table.opening import against_bots
from groma.table.problems import not_there
from groma.table.sentences import plain_words
from groma.table.texts import Texts
from groma.table.wire.games import ExampleShape
from groma.table.wire.tables import TableShape
from groma.words.examples import load_examples

from .common import Asking, game_of, lang_of, limited, me, node_of, somebody
from .games import example_shapes
from .tables import opened


@get(
    "/games/{game:str}/examples/{example:str}",
    guards=[limited("read")],
    summary="A worked example of the rules",
)
async def one_example(
    request: Asking, game: str, example: str, lang: str | None = None
) -> ExampleShape:
    """What the rules tell of it."""
    found = game_of(node_of(request), game)
    for shape in example_shapes(found, lang_of(request, lang)):
        if shape.id == example:
            return shape
    raise not_there("example")


@post(
    "/games/{game:str}/examples/{example:str}",
    guards=[somebody, limited("fork")],
    summary="Open a worked example, against bots",
)
async def open_example(
    request: Asking, game: str, example: str, lang: str | None = None
) -> TableShape:
    """A hidden table of my own that begins with its position; I sit where it asks first."""
    node = node_of(request)
    person = me(request)
    found = load_examples(game_of(node, game)).get(example)
    if found is None:
        raise not_there("example")
    words = plain_words(found.game, lang_of(request, lang))
    bot = usual_bot(found.game)
    opening = Opening(
        game=found.game.name,
        rules=found.game.version,
        settings=found.settings,
        seats=against_bots(found.players, found.seat, person.id, person.name, bot),
        seed=secrets.token_bytes(SEED_BYTES),
        hidden=True,
        start=found.start,
        example=found.name,
    )
    title = words.text("example-title", game=words.title(), example=found.name)
    return await opened(node, opening, person, Texts(title=title), start=True)


HANDLERS = [one_example, open_example]
