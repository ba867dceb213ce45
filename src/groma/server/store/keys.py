"""Keys: secrets that all nodes share, with which what must not be read back is hashed."""

import secrets
from hashlib import blake2b
from typing import Final

from .database import Database

_KEY: Final = """
with made as (
    insert into keys values ($1, $2) on conflict do nothing returning value
)
select value from made union all select value from keys where name = $1"""


class Key:
    """A secret by name; the first node that needs it makes it."""

    def __init__(self, database: Database, name: str) -> None:
        self.database = database
        self.name = name
        self._value = b""

    async def ready(self) -> None:
        """Know the secret."""
        while not self._value:  # another node may make it in the same moment
            made = await self.database.value(_KEY, self.name, secrets.token_bytes(32))
            self._value = made or b""

    def mark(self, text: str) -> bytes:
        """What stands for a text: nobody without the key can tell which it is, or try them all."""
        return blake2b(text.encode(), key=self._value, digest_size=16).digest()
