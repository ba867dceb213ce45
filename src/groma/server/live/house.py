"""The house: what everybody is told, and whether all tables pause, as each process knows it."""

import asyncio
import logging
from datetime import datetime
from typing import Final

import asyncpg
import msgspec

from groma.table.problems import closed
from groma.table.wire.desk import AnnouncementShape, ClosedShape

from ..store.database import LOST, Database

log = logging.getLogger(__name__)

LOOK_SECONDS: Final = 5.0  # between two looks, if nobody says that something has changed
MOST: Final = 20  # announcements at a time

_TOLD: Final = """
select id, de, en, ends from announcements where ends > now() order by id desc limit $1"""


class Announcement(msgspec.Struct, frozen=True):
    """What everybody is told for a while."""

    id: int
    words: dict[str, str]  # by language
    ends: datetime


class House:
    """What a process knows of the house; asking it costs nothing."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.told: list[Announcement] = []
        self.closed: ClosedShape | None = None  # the server is worked on
        self.known = asyncio.Event()  # whether it has been looked at

    async def run(self) -> None:
        """Look until cancelled."""
        while True:
            try:
                await self.look()
            except (*LOST, asyncpg.PostgresError) as problem:
                log.warning("could not look at the house: %s", problem)
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Ask the database."""
        async with self.database.connection() as connection:
            told = await connection.fetch(_TOLD, MOST)
            row = await connection.fetchrow("select since, until from closed")
        self.told = [
            Announcement(row["id"], {"de": row["de"], "en": row["en"]}, row["ends"]) for row in told
        ]
        self.closed = None if row is None else ClosedShape(row["since"], row["until"])
        self.known.set()

    def check_open(self) -> None:
        """A problem while the server is worked on."""
        if self.closed is None:
            return
        until = self.closed.until
        if until is None:
            raise closed(None)
        raise closed(max(0, int((until - self.database.time.now()).total_seconds())))

    def announcements(self, lang: str) -> list[AnnouncementShape]:
        """What is told now, in a language."""
        now = self.database.time.now()
        return [
            AnnouncementShape(one.id, one.words[lang], one.ends)
            for one in self.told
            if one.ends > now
        ]
