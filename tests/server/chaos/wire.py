"""The wire: HTTP and Server-Sent Events over plain sockets, cheap enough for many clients."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

HOST = "127.0.0.1"
ANSWER_SECONDS = 10.0
SILENCE_SECONDS = 40.0  # of a stream; a node shows twice in that time that the line is alive
LARGEST = 1 << 22


class Lost(Exception):
    """The answer did not come: nobody knows what became of the request."""


class Event(NamedTuple):
    """One event of a stream."""

    kind: str
    id: int | None
    data: bytes


class Door:
    """One node's address, with connections that are used again."""

    def __init__(self, port: int, host: str = HOST, address: str = "") -> None:
        self.port = port
        self.host = host
        self.address = address  # of whoever asks, if it is not to be the usual one
        self.earlier = False  # whether a program of before answers there
        self._free: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def ask(
        self,
        method: str,
        path: str,
        token: str = "",
        body: Any = None,
        root: str = "/api",
    ) -> tuple[int, bytes]:
        """Status and content of an answer, or `Lost`."""
        line = None
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                if self._free:
                    line = self._free.pop()
                else:
                    line = await self._call()
                reader, writer = line
                writer.write(_request(method, root + path, token, body))
                status, headers = await _head(reader)
                content = await reader.readexactly(int(headers.get("content-length", "0")))
        except (OSError, EOFError, TimeoutError, ValueError) as problem:
            if line is not None:
                line[1].close()
            raise Lost(repr(problem)) from None
        if headers.get("connection") == "close":
            writer.close()
        else:
            self._free.append(line)
        return status, content

    async def events(
        self, path: str, token: str = "", last: int | None = None
    ) -> AsyncIterator[Event]:
        """The events of a stream until it ends; `Lost` if it breaks."""
        writer = None
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                reader, writer = await self._call()
                writer.write(_request("GET", f"/api{path}", token, None, last))
                status, headers = await _head(reader)
            if status != 200:
                raise Lost(f"status {status}")
            assert headers.get("transfer-encoding") == "chunked", headers
            rest = b""
            while True:
                async with asyncio.timeout(SILENCE_SECONDS):
                    size = int(await reader.readline(), 16)
                    chunk = (await reader.readexactly(size + 2))[:-2]
                if not size:
                    return
                *whole, rest = (rest + chunk).split(b"\n\n")
                for text in whole:
                    event = _event(text)
                    if event is not None:
                        yield event
        except (OSError, EOFError, TimeoutError, ValueError) as problem:
            raise Lost(repr(problem)) from None
        finally:
            if writer is not None:
                writer.close()

    async def _call(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        mine = (self.address, 0) if self.address else None
        return await asyncio.open_connection(self.host, self.port, limit=LARGEST, local_addr=mine)

    def close(self) -> None:
        """Hang up."""
        for _, writer in self._free:
            writer.close()
        self._free.clear()


def _request(method: str, path: str, token: str, body: Any, last: int | None = None) -> bytes:
    content = b"" if body is None else json.dumps(body).encode()
    lines = [f"{method} {path} HTTP/1.1", f"host: {HOST}"]
    if token:
        lines.append(f"authorization: Bearer {token}")
    if last is not None:
        lines.append(f"last-event-id: {last}")
    if body is not None:
        lines += ["content-type: application/json", f"content-length: {len(content)}"]
    return "\r\n".join([*lines, "", ""]).encode() + content


async def _head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")[:-2]
    headers = {}
    for line in lines:
        name, _, value = line.partition(":")
        headers[name.strip().lower()] = value.strip().lower()
    return int(first.split()[1]), headers


def _event(text: bytes) -> Event | None:
    kind, number, data = "message", None, b""
    for line in text.split(b"\n"):
        name, _, value = line.partition(b": ")
        if name == b"event":
            kind = value.decode()
        elif name == b"id":
            number = int(value)
        elif name == b"data":
            data = value
    return Event(kind, number, data) if data else None
