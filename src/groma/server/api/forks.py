"""Forks: what if, against bots, from any position that one knows, here or elsewhere."""

from litestar import post

from groma.table.brought import Brought
from groma.table.forks import bot_wanted, fork_opening, fork_texts, fork_wanted, settled
from groma.table.wire.records import BroughtWanted
from groma.table.wire.tables import ForkWanted, TableShape

from . import chance
from .common import (
    Asking,
    headers_of,
    lang_of,
    limited,
    live_of,
    me,
    node_of,
    number,
    somebody,
    viewer_of,
    words_at,
)
from .origins import note_origin
from .tables import opened


@post(
    "/tables/{table:str}/fork",
    guards=[somebody, limited("fork")],
    summary="Go on from here, against bots",
)
async def fork(
    request: Asking, table: str, data: ForkWanted, lang: str | None = None
) -> TableShape:
    """A hidden table of my own; what I did not know of the position is dealt anew.

    I sit where I sat, an onlooker on the first seat; bots have all the others.
    """
    node = node_of(request)
    person = me(request)
    live = await live_of(request, table)
    replica = live.replica
    bot = bot_wanted(replica, data.bot)
    made = fork_wanted(replica, data, viewer_of(request, live), chance.seed())
    free = await settled(replica.header, headers_of(node))
    opening = fork_opening(replica, made, person.id, person.name, bot, free)
    texts = fork_texts(made, words_at(request, live, lang))
    return await opened(node, opening, person, texts, start=True)


@post(
    "/tables/brought",
    guards=[somebody, limited("fork"), limited("think")],  # all its moves are played again
    summary="Go on with a game that was begun elsewhere",
)
async def bring(request: Asking, data: BroughtWanted, lang: str | None = None) -> TableShape:
    """A hidden table of my own that goes on from a record. It counts for nobody.

    The record is played again by its rules, and refused if that cannot be done; what I did not
    know of the position is dealt anew.
    """
    node = node_of(request)
    person = me(request)
    made = Brought(node.tables.shelf, data, chance.seed())
    opening = made.opening(person.id, person.name)
    texts = made.texts(lang_of(request, lang))
    shown = await opened(node, opening, person, texts, start=made.begins)
    await note_origin(request, await node.tables.find(number(shown.id)))
    return shown


HANDLERS = [fork, bring]
