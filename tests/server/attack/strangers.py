"""Strangers: people at addresses of their own, at a server in processes of its own."""

import json
import os
import resource
import signal
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from random import Random
from typing import Any, Self
from uuid import uuid4

from tests.server.services import free_port
from tests.server.wire import SECONDS, Person

QUICK = "caesars-empire"  # whose bots decide in a moment


class Stranger(Person):
    """Somebody at an address of this machine's own."""

    def __init__(self, port: int, address: str, token: str = "", id: str = "") -> None:
        super().__init__(port, token, id)
        self.address = address
        self.refused = 0  # how often with 429
        self.retry_after = ""
        self._line = HTTPConnection("127.0.0.1", port, timeout=SECONDS, source_address=(address, 0))

    @classmethod
    def guest(cls, port: int, address: str, name: str = "Anna") -> Self:
        """Somebody comes in."""
        come = cls(port, address)
        login = come.post("/me/guest", {"name": name, "lang": "en"}, 201)
        come.token, come.id = login["token"], login["person"]
        return come

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        content = None if body is None else json.dumps(body)
        self._line.request(method, f"/api{path}", content, headers)
        answer = self._line.getresponse()
        data = answer.read()
        if answer.status == 429:
            self.refused += 1
            self.retry_after = answer.headers["retry-after"]
        return answer.status, json.loads(data) if data else None


@contextmanager
def serving(
    database: str, *options: str, changed: str = "", files: int = 0, **given: str
) -> Iterator[int]:
    """A server as `groma serve` starts it; its port. `changed` is run in the process first."""
    port = free_port()
    command = [sys.executable, "-c", f"{changed}\nfrom groma.cli import main\nmain()"]
    command += ["serve", "--database", database, "--port", str(port), "--log", "warning"]

    def few_files() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    process = subprocess.Popen(
        [*command, *options],
        env={**os.environ, **given},
        preexec_fn=few_files if files else None,
    )
    try:
        patience = time.monotonic() + SECONDS
        while not _ready(port):
            assert process.poll() is None, "the server ended"
            assert time.monotonic() < patience, "the server does not start"
            time.sleep(0.05)
        yield port
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(SECONDS)


def _ready(port: int) -> bool:
    line = HTTPConnection("127.0.0.1", port, timeout=SECONDS)
    try:
        line.request("GET", "/readyz")
        return line.getresponse().status == 200
    except OSError:
        return False
    finally:
        line.close()


def times(what: Callable[[], Any], count: int) -> list[float]:
    """How many seconds something takes, each time."""
    found = []
    for _ in range(count):
        begun = time.monotonic()
        what()
        found.append(time.monotonic() - begun)
    return found


def median(found: list[float]) -> float:
    return statistics.median(found)


def p95(found: list[float]) -> float:
    return sorted(found)[int(0.95 * (len(found) - 1))]


class Player(Stranger):
    """Somebody who plays against a bot, and waits for its answer."""

    chance = Random(7)

    def sits_down(self, *seats: str) -> None:
        self.at_table = self.open(QUICK, "me", *(seats or ("random",)), start=True)

    def plays(self) -> float:
        """One move, if it is mine; how many seconds it took until it was stored."""
        seen = self.view(self.at_table)
        if not seen["legal"]:
            if seen["table"]["status"] != "running":
                self.sits_down()
            return 0.0
        move = self.chance.choice(seen["legal"])
        begun = time.monotonic()
        body = {"seq": seen["seq"], "move": move, "key": str(uuid4())}
        self.post(f"/tables/{self.at_table}/moves", body, 201)
        return time.monotonic() - begun

    def moves(self, seconds: float) -> list[float]:
        """What moves take, for a while."""
        found: list[float] = []
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            found += filter(None, [self.plays()])
            time.sleep(0.03)
        return found

    def waits(self, patience: float = 60.0) -> float:
        """Play until it is the bot's turn; how many seconds until its answer was there."""
        while True:
            begun = time.monotonic()
            self.plays()
            seen = self.view(self.at_table)
            if seen["table"]["status"] != "running":
                self.sits_down()
            elif seen["table"]["turn"] != 0:
                break
        while self.view(self.at_table)["table"]["turn"] != 0:
            if time.monotonic() - begun > patience:
                return patience
            time.sleep(0.03)
        return time.monotonic() - begun


class Pair:
    """Two who play with each other, and quickly."""

    def __init__(self, port: int, address: str) -> None:
        self.both = [Stranger.guest(port, address, name) for name in ("Anna", "Ben")]
        self._sit_down()

    def _sit_down(self) -> None:
        self.table = self.both[0].open(QUICK, "me", "open")
        self.both[1].post(f"/tables/{self.table}/join", {})
        self.both[0].post(f"/tables/{self.table}/start")

    def moves(self, seconds: float) -> list[float]:
        """How many seconds it took until each move was stored, for a while."""
        chance = Random(5)
        found: list[float] = []
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            seen = self.both[0].view(self.table)
            if seen["table"]["status"] != "running":
                self._sit_down()
                continue
            mover = self.both[seen["table"]["turn"]]
            legal = seen["legal"] or mover.view(self.table)["legal"]
            body = {"seq": seen["seq"], "move": chance.choice(legal), "key": str(uuid4())}
            begun = time.monotonic()
            mover.post(f"/tables/{self.table}/moves", body, 201)
            found.append(time.monotonic() - begun)
            time.sleep(0.05)
        return found


def opened_stream(port: int, address: str, table: str) -> tuple[socket.socket, int]:
    """A stream that nobody reads, and the status with which it was answered; 0: cut off."""
    line = socket.socket()
    line.settimeout(SECONDS)
    line.bind((address, 0))
    try:
        line.connect(("127.0.0.1", port))
        line.sendall(f"GET /api/tables/{table}/stream HTTP/1.1\r\nhost: x\r\n\r\n".encode())
        first = line.recv(200)
    except OSError:
        first = b""
    return line, int(first.split()[1]) if first else 0
