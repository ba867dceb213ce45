"""Origins: whether two people at a table came from one place, without keeping from where."""

from collections import OrderedDict
from typing import Final

from ..store.database import Database
from ..store.keys import Key

NOTED_MOST: Final = 20_000  # what a node remembers to have noted
KEPT_DAYS: Final = 7  # after the end of a table


class Origins:
    """The places from which people came to tables."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._key = Key(database, "origins")
        self._noted: OrderedDict[tuple[int, int, bytes], None] = OrderedDict()

    async def note(self, table: int, person: int, places: list[str]) -> None:
        """Somebody who has a seat came from some places."""
        hashed = await self._hashed(table, places)
        found = [one for one in hashed if self._is_news(table, person, one)]
        if found:
            await self.database.run(
                """insert into origins (table_id, person, origin)
                select $1, $2, unnest($3::bytea[]) on conflict do nothing""",
                table,
                person,
                found,
            )

    async def shared(self, table: int, person: int, places: list[str]) -> bool:
        """Whether somebody else who has a seat there came from one of these places."""
        found: bool = await self.database.value(
            """select exists (
                select from origins o join seats s using (table_id, person)
                where o.table_id = $1 and o.person <> $2 and o.origin = any($3::bytea[])
            )""",
            table,
            person,
            await self._hashed(table, places),
        )
        return found

    async def shared_before(self, table: int, person: int) -> bool:
        """The same for somebody who was noted there."""
        found: bool = await self.database.value(
            """select exists (
                select from origins mine join origins o using (table_id, origin)
                join seats s on (s.table_id, s.person) = (o.table_id, o.person)
                where mine.table_id = $1 and mine.person = $2 and o.person <> $2
            )""",
            table,
            person,
        )
        return found

    async def _hashed(self, table: int, places: list[str]) -> list[bytes]:
        """What is kept of places; the same place is another one at another table."""
        await self._key.ready()
        return [self._key.mark(f"{table} {place}") for place in places]

    def _is_news(self, table: int, person: int, origin: bytes) -> bool:
        noted = table, person, origin
        if noted in self._noted:
            return False
        self._noted[noted] = None
        if len(self._noted) > NOTED_MOST:
            self._noted.popitem(last=False)
        return True
