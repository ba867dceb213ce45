"""The chat of a table: among those who play at one screen."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from groma.table.ids import written
from groma.table.judging import guests
from groma.table.phrases import phrase_shapes
from groma.table.wire.chat import ChatLine, ChatWanted, PhraseShape

from ..routes import get, post
from .common import Asking

PAGE: Final = 200
After = Annotated[int, Meta(ge=0, le=2**62)]


@get("/tables/{table}/chat")
async def read_chat(asking: Asking, table: str) -> list[ChatLine]:
    """The last lines, or those after a number."""
    asking.me()
    after = asking.query("after", After, 0)
    live = await asking.table(table)
    said = await _said(asking, written(live.replica.header.id))
    return [line for line in said if line.id > after]


async def _said(asking: Asking, table: str) -> list[ChatLine]:
    kept = await asking.home.store.value(f"chat/{table}")
    return [] if kept is None else msgspec.json.decode(kept, type=list[ChatLine])


@post("/tables/{table}/chat")
async def say(asking: Asking, table: str) -> ChatLine:
    """For those who sit at the table."""
    person = asking.me()
    data = asking.body(ChatWanted)
    live = await asking.table(table)
    text = guests.said(live.replica, person.id, data.text)
    # What two say together, also in two tabs, is kept one after the other.
    async with asking.home.store.alone(f"chat/{table}"):
        said = await _said(asking, table)
        number = said[-1].id + 1 if said else 1
        now = asking.home.chance.now()
        line = ChatLine(number, written(person.id), person.name, text, now, True)
        kept = msgspec.json.encode([*said, line][-PAGE:])
        await asking.home.store.keep(f"chat/{table}", kept)
    for watcher in list(live.watchers):
        watcher.say(b"event: chat\ndata: %b\n\n" % msgspec.json.encode(line))
    return line


@get("/phrases")
async def list_phrases(asking: Asking) -> list[PhraseShape]:
    """By key, and in words."""
    return phrase_shapes(asking.lang())


HANDLERS = [read_chat, say, list_phrases]
