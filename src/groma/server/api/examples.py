"""Worked examples of the rules: to read, and to open at a table of one's own."""

from litestar import get, post

from groma.table.catalogue.examples import (
    example_of,
    example_opening,
    example_shape,
    example_texts,
)
from groma.table.wire.games import ExampleShape
from groma.table.wire.tables import TableShape

from . import chance
from .common import Asking, game_of, lang_of, limited, me, node_of, somebody
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
    return example_shape(game_of(node_of(request), game), example, lang_of(request, lang))


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
    found = example_of(game_of(node, game), example)
    opening = example_opening(found, person.id, person.name, chance.seed())
    texts = example_texts(found, lang_of(request, lang))
    return await opened(node, opening, person, texts, start=True)


HANDLERS = [one_example, open_example]
