"""People of a home: guests, each with a token, one of whom is the browser's own person."""

from datetime import datetime
from typing import Final

import msgspec

from groma.table.ids import written
from groma.table.names import clean_name

from .chance import Chance
from .store import Store

OWN: Final = "own"  # under which the token of the browser's own person is kept


class Person(msgspec.Struct, frozen=True):
    """Somebody who asks."""

    id: int
    name: str
    lang: str
    since: datetime


class People:
    """Who is who at a home."""

    def __init__(self, store: Store, chance: Chance) -> None:
        self.store = store
        self.chance = chance

    async def guest(self, name: str, lang: str, own: bool) -> tuple[Person, str]:
        """A guest comes in, with a token; `own`: this browser knows them without it."""
        person = Person(self.chance.number(), clean_name(name), lang, self.chance.now())
        token = self.chance.token()
        await self._keep(person)
        await self.store.keep(f"token/{token}", written(person.id).encode())
        if own:
            await self.store.keep(OWN, token.encode())
        return person, token

    async def own_token(self) -> str:
        """The token of the browser's own person; "": it has none."""
        return (await self.store.value(OWN) or b"").decode()

    async def by_token(self, token: str) -> Person | None:
        """Who holds a token."""
        found = await self.store.value(f"token/{token}")
        return None if found is None else await self.called(found.decode())

    async def called(self, number: str) -> Person | None:
        """Somebody by their written number."""
        kept = await self.store.value(f"person/{number}")
        return None if kept is None else msgspec.json.decode(kept, type=Person)

    async def speak(self, person: Person, lang: str) -> Person:
        """Somebody wants another language."""
        changed = msgspec.structs.replace(person, lang=lang)
        await self._keep(changed)
        return changed

    async def end(self, token: str) -> None:
        """A token is worth nothing any more."""
        await self.store.forget(f"token/{token}")
        if await self.own_token() == token:
            await self.store.forget(OWN)

    async def _keep(self, person: Person) -> None:
        await self.store.keep(f"person/{written(person.id)}", msgspec.json.encode(person))
