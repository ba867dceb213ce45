"""Clients: somebody with a token who asks any node, again and again, until the answer is known."""

import asyncio
import time
from random import Random
from typing import Any

import msgspec

from groma.table.ids import read
from tests.server.chaos.asked import Evidence
from tests.server.chaos.wire import Door, Lost


class Client:
    """Somebody with a token who asks any node."""

    def __init__(self, doors: list[Door], chance: Random, evidence: Evidence) -> None:
        self.doors = doors
        self.chance = chance
        self.evidence = evidence
        self.token = ""

    async def until_known(
        self, method: str, path: str, body: Any = None, door: Door | None = None
    ) -> tuple[int, Any, int]:
        """Ask again and again, until the answer says what happened; and how often it took."""
        attempts = 0
        while True:
            attempts += 1
            asked = door if door is not None and attempts == 1 else self.chance.choice(self.doors)
            begun = time.monotonic()
            try:
                status, content = await asked.ask(method, path, self.token, body)
            except Lost:
                self.evidence.lost += 1
                self.evidence.hear(begun)
            else:
                self.evidence.hear(begun, status, content)
                if status < 500 and status not in (401, 404, 429):
                    return status, msgspec.json.decode(content), attempts
                if status == 503:
                    self.evidence.unavailable += 1
                elif status != 429:
                    self.evidence.faults[f"{method} {_plain(path)} {status} {content}"] += 1
            await asyncio.sleep(self.chance.uniform(0.02, 0.3))

    async def come_in(self, name: str) -> None:
        """Become a guest."""
        status, content, _ = await self.until_known("POST", "/me/guest", {"name": name})
        assert status == 201, content
        self.token = content["token"]


def _plain(path: str) -> str:
    """A path without the table's number."""
    return "/".join(part for part in path.split("/") if read(part) is None or part.isalpha())
