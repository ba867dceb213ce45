"""The wire: a server of our own, who asks it, and the very bytes that it answers."""

import asyncio
import http.client
import json
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg

from groma.table.ids import read
from tests.server.services import free_port, reachable, until

SECONDS = 120  # for one answer; only what hangs takes that long
IDLE = 30  # seconds until a line is opened anew
SERVING = Path(__file__).with_name("serving.py")
TIME = re.compile(rb'"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z"')
CHAT_NUMBER = re.compile(rb'{"id":\d+,"person"')


class Answer(NamedTuple):
    """What came back: everything of it but the date."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)

    def as_bytes(self) -> bytes:
        return repr((self.status, self.headers)).encode() + b"\n" + self.body


class Server:
    """A process that serves, its folder of saved tables, and what it logs."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="groma-leak-"))
        self.saved = self.folder / "saved"
        self.saved.mkdir()
        self.log = self.folder / "log"
        command = [sys.executable, SERVING, self.saved, "serve", "--database", database]
        command += ["--bus", "notify", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--workers", "0", "--limits", "0"]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        until(self.ready, f"the server does not start: {self.log}")
        self._loop = asyncio.new_event_loop()
        self._line = self._loop.run_until_complete(asyncpg.connect(database))

    def ready(self) -> bool:
        if self.process.poll() is not None:
            raise RuntimeError(self.log.read_text())
        return reachable(self.port)

    def seed_of(self, table: str) -> bytes:
        """What the server keeps to itself."""
        asked = self._line.fetchval(
            "select decode(facts->>'seed', 'base64') from entries where table_id = $1 and seq = 0",
            read(table),
        )
        seed: bytes = self._loop.run_until_complete(asked)
        return seed

    def stop(self) -> None:
        self._loop.run_until_complete(self._line.close())
        self._loop.close()
        self.process.terminate()
        self.process.wait(SECONDS)


class Reader:
    """Somebody who asks the server, logged in or not."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.server = server
        self.token = ""
        self.asked = time.monotonic()
        self.line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=SECONDS)
        if name:
            self.token = self.ask("POST", "/me/guest", {"name": name}).json()["token"]

    def headers(self) -> dict[str, str]:
        known = {"authorization": f"Bearer {self.token}"} if self.token else {}
        return {"content-type": "application/json", **known}

    def ask(self, method: str, path: str, body: Any = None) -> Answer:
        return self.raw(method, "/api" + path, body)

    def raw(self, method: str, path: str, body: Any = None) -> Answer:
        if time.monotonic() > self.asked + IDLE:
            self.line.close()  # the server may have hung up; it opens again by itself
        self.asked = time.monotonic()
        content = None if body is None else json.dumps(body)
        self.line.request(method, path, content, self.headers())
        answer = self.line.getresponse()
        read = answer.read()
        headers = answer.getheaders()
        length = dict(headers).get("content-length")
        assert length is None or int(length) == len(read)
        apart = ("date", "content-length")  # its length is compared with the body itself
        kept = [header for header in headers if header[0].lower() not in apart]
        return Answer(answer.status, kept, read)

    def stream(self, table: str, last: int | None = None, lang: str = "") -> "Stream":
        return Stream(self, table, last, lang)


class Stream:
    """An open stream of a table."""

    def __init__(self, reader: Reader, table: str, last: int | None, lang: str) -> None:
        self.line = http.client.HTTPConnection("127.0.0.1", reader.server.port, timeout=SECONDS)
        headers = reader.headers()
        if last is not None:
            headers["last-event-id"] = str(last)
        query = f"?lang={lang}&text=true" if lang else ""
        self.line.request("GET", f"/api/tables/{table}/stream{query}", headers=headers)
        self.answer = self.line.getresponse()
        assert self.answer.status == 200

    def event(self) -> bytes:
        """The next event, as it came; a heartbeat is none."""
        lines: list[bytes] = []
        while True:
            line = self.answer.readline()
            assert line, "the stream ended"
            if line != b"\n":
                lines.append(line)
            elif lines != [b":\n"]:
                return b"".join(lines)
            else:
                lines = []

    def close(self) -> None:
        self.answer.close()
        self.line.close()


def without_names(sent: bytes, names: Iterable[str]) -> bytes:
    """What was sent without its table's own names, the times, and the numbers of chat lines."""
    for name in names:
        sent = sent.replace(name.encode(), b"(name)")
    return CHAT_NUMBER.sub(b'{"id":0,"person"', TIME.sub(b'"(time)"', sent))
