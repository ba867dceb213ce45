"""Forks: what if, against bots, from any position that one knows."""

from typing import Any

from litestar import post

from ..forks import Fork
from ..moments import eyes_of
from ..problems import wrong
from ..shapes.tables import ForkWanted, TableShape
from ..showing import table as table_shape
from .common import Asking, limited, me, node_of, place_of, somebody, viewer_of, words_at
from .games import bots_of
from .tables import bots_chair, put


@post(
    "/tables/{table:str}/fork",
    guards=[somebody, limited("create")],
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
    place = await place_of(request, table)
    replica = place.replica
    header = replica.header
    bot = data.bot or node.seating.stand_in(replica)
    if bot not in bots_of(replica.game):
        raise wrong("bot")
    wanted = None if data.eyes is None else str(data.eyes)
    made = Fork(replica, data.at, eyes_of(replica, viewer_of(request, place), wanted))
    words = words_at(request, place, lang)
    row: dict[str, Any] = {
        "id": made.table,
        "game": header.game,
        "rules": header.rules,
        "settings": header.settings,
        "players": header.players,
        "title": words.text("fork-title", game=words.title(), moves=made.moves),
        "host": person.id,
        "hidden": True,
        "seed": made.seed,
        "start": made.start,
        "forked_from": header.id,
    }
    chairs = [bots_chair(seat, bot, person) for seat in range(header.players)]
    chairs[made.seat] = (made.seat, person.id, None, person.name, "")
    await put(node, row, chairs)
    await node.seating.start(made.table, person)
    return table_shape((await node.tables.fresh(made.table)).replica)


HANDLERS = [fork]
