"""Forks: what if, against bots, from any position that one knows, here or in another home."""

from groma.table.brought import Brought
from groma.table.forks import bot_wanted, fork_opening, fork_texts, fork_wanted, settled
from groma.table.wire.records import BroughtWanted
from groma.table.wire.tables import ForkWanted, TableShape

from ..routes import post
from .common import Asking
from .tables import opened


@post("/tables/{table}/fork")
async def fork(asking: Asking, table: str) -> TableShape:
    """A hidden table of my own; what I did not know of the position is dealt anew."""
    person = asking.me()
    data = asking.body(ForkWanted)
    live = await asking.table(table)
    replica = live.replica
    bot = bot_wanted(replica, data.bot)
    made = fork_wanted(replica, data, asking.viewer(live), asking.home.chance.seed())
    free = await settled(replica.header, asking.home.tables.header)
    opening = fork_opening(replica, made, person.id, person.name, bot, free)
    return await opened(asking, opening, fork_texts(made, asking.words(live)), start=True)


@post("/tables/brought")
async def bring(asking: Asking) -> TableShape:
    """A hidden table of my own that goes on from a record."""
    person = asking.me()
    data = asking.body(BroughtWanted)
    made = Brought(asking.home.shelf, data, asking.home.chance.seed())
    opening = made.opening(person.id, person.name)
    return await opened(asking, opening, made.texts(asking.lang()), start=made.begins)


HANDLERS = [fork, bring]
