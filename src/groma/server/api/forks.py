"""Forks: what if, against bots, from any position that one knows."""

import secrets
from typing import Any

from litestar import post

from groma.core.deal import SEED_BYTES
from groma.table.bots import bots_of, usual_bot
from groma.table.forks import Fork
from groma.table.moments import eyes_of
from groma.table.opening import bots_chair
from groma.table.problems import wrong
from groma.table.showing import table as table_shape
from groma.table.wire.tables import ForkWanted, TableShape

from ..store.stamps import new_id
from .common import Asking, limited, live_of, me, node_of, somebody, viewer_of, words_at
from .tables import put


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
    live = await live_of(request, table)
    replica = live.replica
    header = replica.header
    bot = data.bot or usual_bot(replica.game)
    if bot not in bots_of(replica.game):
        raise wrong("bot")
    wanted = None if data.eyes is None else str(data.eyes)
    eyes = eyes_of(replica, viewer_of(request, live), wanted)
    made = Fork(replica, data.at, eyes, secrets.token_bytes(SEED_BYTES))
    number = new_id()
    words = words_at(request, live, lang)
    row: dict[str, Any] = {
        "id": number,
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
    chairs = [bots_chair(seat, bot, person.name) for seat in range(header.players)]
    chairs[made.seat] = (made.seat, person.id, None, person.name, "")
    await put(node, row, chairs)
    await node.seating.start(number, person)
    return table_shape((await node.tables.fresh(number)).replica)


HANDLERS = [fork]
