"""Floods: an attacker who sends as many requests a second as asked, whatever comes back.

    python -m tests.server.attack.floods HOST PORT KIND RATE SECONDS [TABLE]

The last line says how many were sent and how they were answered.
"""

import asyncio
import json
import sys
import time
from collections import Counter
from typing import Any

GUESTS = 8
LINES = 64  # requests under way
PATIENCE = 2.0  # seconds with an answer
BOTS = {"game": "carpe-diem", "seats": [{"kind": "bot", "bot": "greedy"}] * 4, "start": True}
KINDS = ("bots", "streams", "think", "read", "guests")


class Attacker:
    """One program at one address."""

    def __init__(self, host: str, port: int, kind: str, table: str) -> None:
        self.host = host
        self.port = port
        self.kind = kind
        self.table = table
        self.tokens: list[str] = []
        self.answers: Counter[int] = Counter()
        self.sent = 0
        self._free: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
        self._held: list[asyncio.StreamWriter] = []  # streams that nobody reads
        self._room = asyncio.Semaphore(LINES)

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> bytes:
        """One request; nothing if nobody answers."""
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} /api{path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        head += f"content-length: {len(content)}\r\n"
        head += f"authorization: Bearer {token}\r\n" if token else ""
        self.sent += 1
        try:
            async with asyncio.timeout(PATIENCE):
                line = self._free.pop() if self._free else await self._call()
                line[1].write(head.encode() + b"\r\n" + content)
                return await self._answer(line, path.endswith("/stream"))
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            self.answers[0] += 1
            return b""

    async def _call(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port)

    async def _answer(
        self, line: tuple[asyncio.StreamReader, asyncio.StreamWriter], stream: bool
    ) -> bytes:
        said = (await line[0].readuntil(b"\r\n\r\n")).decode().lower()
        status = int(said.split()[1])
        self.answers[status] += 1
        if stream and status == 200:
            self._held.append(line[1])
            return b""
        size = int(said.partition("content-length: ")[2].partition("\r\n")[0] or 0)
        body = await line[0].readexactly(size)
        self._free.append(line)
        return body

    async def come_in(self) -> None:
        """As some guests, if somebody answers."""
        for _ in range(GUESTS):
            answer = await self.ask("POST", "/me/guest", {"name": "Anna", "lang": "en"})
            if b'"token"' in answer:
                self.tokens.append(json.loads(answer)["token"])

    async def once(self, number: int) -> None:
        """One request of the flood."""
        async with self._room:
            token = self.tokens[number % len(self.tokens)] if self.tokens else ""
            if self.kind == "bots":
                await self.ask("POST", "/tables", BOTS, token)
            elif self.kind == "guests":
                await self.ask("POST", "/me/guest", {"name": "Anna", "lang": "en"})
            elif self.kind == "streams":
                await self.ask("GET", f"/tables/{self.table}/stream")
            elif self.kind == "read":
                await self.ask("GET", f"/tables/{self.table}/view", token=token)
            else:
                what = ("log", "course")[number % 2]
                await self.ask("GET", f"/tables/{self.table}/{what}", token=token)

    async def flood(self, rate: float, seconds: float) -> None:
        """So many a second, whatever becomes of those before."""
        if self.kind != "streams":
            await self.come_in()
        begun = time.monotonic()
        under_way: set[asyncio.Task[None]] = set()
        for number in range(int(rate * seconds)):
            wait = begun + number / rate - time.monotonic()
            if wait > 0:
                await asyncio.sleep(wait)
            if time.monotonic() - begun > seconds:
                break
            if len(under_way) < 4 * LINES:
                task = asyncio.create_task(self.once(number))
                under_way.add(task)
                task.add_done_callback(under_way.discard)
        for task in list(under_way):
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)


def main() -> None:
    host, port, kind, rate, seconds, *table = sys.argv[1:]
    attacker = Attacker(host, int(port), kind, *(table or [""]))
    asyncio.run(attacker.flood(float(rate), float(seconds)))
    answers = ", ".join(
        f"{count} times {status}" for status, count in attacker.answers.most_common()
    )
    print(f"sent {attacker.sent}: {answers}")


if __name__ == "__main__":
    main()
