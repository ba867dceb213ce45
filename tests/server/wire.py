"""A house of tables for tests: nodes in this process, and people who come over real sockets."""

import asyncio
import json
import secrets
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from http.client import HTTPConnection
from random import Random
from typing import Any

import pytest
import uvicorn

from groma.core.game import Game
from groma.server.api.app import application
from groma.server.live.node import Config, Node
from groma.server.live.worker import Worker
from groma.server.operate.serve import GRACE_SECONDS, _Draining, listen
from groma.server.store.database import DatabaseTime
from groma.server.store.stamps import now
from groma.table.ids import read
from tests.asking import Asker, Event
from tests.server.services import database_of, sql

SECONDS = 120  # until a test gives up waiting; only what hangs takes that long
CONNECTIONS = 3  # of a node: several houses stand beside each other, and a database has a hundred
QUIET_SECONDS = 600  # a line of a test that is slow is not cut


class Door:
    """A node and the port at which it is reached."""

    def __init__(
        self, house: "House", server: uvicorn.Server, serving: Any, state: Any, port: int
    ) -> None:
        self.house = house
        self._server = server
        self._serving = serving
        self.state = state  # of the application
        self.node: Node = state.node
        self.port = port

    def guest(self, name: str = "Anna", lang: str = "en") -> "Person":
        """Somebody comes in."""
        login = Person(self.port).post("/me/guest", {"name": name, "lang": lang}, 201)
        return Person(self.port, login["token"], login["person"], name=name)

    def member(self, name: str, place: str = "") -> "Person":
        """Somebody with an account comes in, from a place of its own if one is named."""
        called = f"{name} {secrets.token_hex(3)}"  # nobody else is called so
        wanted = {"name": called, "password": f"quadrata {secrets.token_hex(8)}"}
        login = Person(self.port, place=place).post("/me/account", wanted, 201)
        return Person(self.port, login["token"], login["person"], place, called)

    def install(self, *games: Game[Any]) -> None:
        """Put games on the node's shelf; the newest of a name is offered."""
        for game in games:
            self.node.tables.shelf[game.name, game.version] = game
            if self.node.games.get(game.name, game).version <= game.version:
                self.node.games[game.name] = game

    def replica(self, table: str) -> Any:
        """A table as this node knows it."""
        return self.house.do(self.node.tables.fresh(number(table))).replica

    def forget(self) -> None:
        """Drop all tables that nobody watches: whoever asks next has them from the database."""
        held = self.node.tables._held
        for key in [key for key, live in held.items() if not live.watchers]:
            held.pop(key).gone = True

    def stop(self) -> None:
        """Send everybody away, and stop."""
        self._server.should_exit = True
        self._serving.result(SECONDS)


class House:
    """Nodes on one database, all in one thread of their own."""

    def __init__(self, database: str, bus: str = "notify", nodes: int = 1) -> None:
        self.database = database
        self.bus = bus
        self._least = nodes
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()
        self._doors: list[Door] = []

    @property
    def front(self) -> Door:
        """The first node."""
        return self._doors[0]

    @property
    def doors(self) -> list[Door]:
        """All nodes; those beside the first are opened when a test first asks for them."""
        while len(self._doors) < self._least:
            self.open()
        return self._doors

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Carry out something where the nodes live."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(SECONDS)

    def sql(self, query: str, *values: Any) -> list[Any]:
        async def ask() -> list[Any]:
            async with self.front.node.database.connection() as connection:
                return await connection.fetch(query, *values)

        return [tuple(row) for row in self.do(ask())]

    def open(self) -> Door:
        """One more node."""
        app = application(Config(self.database, self.bus, limits=0, connections=CONNECTIONS))
        listening = listen("127.0.0.1", 0)
        settings = uvicorn.Config(
            app,
            http="httptools",
            ws="none",
            log_config=None,
            timeout_keep_alive=QUIET_SECONDS,
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
        server = _Draining(settings, app)
        serving = asyncio.run_coroutine_threadsafe(server.serve(sockets=[listening]), self.loop)
        until(lambda: server.started)
        port = listening.getsockname()[1]
        self._doors.append(Door(self, server, serving, app.state, port))
        until(self._doors[-1].node.bus.healthy)
        return self._doors[-1]

    @contextmanager
    def working(self, pause: float = 0.0) -> Iterator[None]:
        """With a worker on a node of its own; its bots may pause where people sit."""
        node, job = self.do(self._work(pause))
        try:
            yield
        finally:
            self.loop.call_soon_threadsafe(job.cancel)
            self.do(node.stop())

    async def _work(self, pause: float) -> tuple[Node, asyncio.Task[None]]:
        node = Node(Config(self.database, self.bus, pause=pause, connections=CONNECTIONS))
        node.tables.shelf = self.front.node.tables.shelf
        playing = Worker(node)
        await node.start(playing.heard)
        return node, asyncio.create_task(playing.run())

    def close(self) -> None:
        for door in self._doors:
            door.stop()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(SECONDS)


@contextmanager
def opened(postgres: str, template: str, bus: str = "notify", nodes: int = 1) -> Iterator[House]:
    """A house on a database of its own."""
    name = f"groma_life_{secrets.token_hex(6)}"
    sql(postgres, f"create database {name} template {template}")
    house = House(database_of(postgres, name), bus, nodes)
    try:
        house.open()
        yield house
    finally:
        house.close()
        sql(postgres, f"drop database {name} with (force)")


def number(table: str) -> int:
    """The number behind a written one."""
    found = read(table)
    assert found is not None
    return found


def until(done: Callable[[], Any], seconds: float = SECONDS) -> Any:
    """Wait until something is so."""
    patience = time.monotonic() + seconds
    while True:
        found = done()
        if found:
            return found
        if time.monotonic() > patience:
            raise AssertionError("it did not happen in time")
        time.sleep(0.005)


class Clockwork:
    """The time at which things happen at the tables: it stands still unless a test moves it."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._time = now()
        patch.setattr(DatabaseTime, "now", lambda _: self.now())

    def now(self) -> datetime:
        return self._time

    def move(self, seconds: float) -> None:
        self._time += timedelta(seconds=seconds)


# ---- people --------------------------------------------------------------------------------------


class Person(Asker):
    """Somebody with a log-in, or nobody."""

    def __init__(
        self, port: int, token: str = "", id: str = "", place: str = "", name: str = ""
    ) -> None:
        self.port = port
        self.token = token
        self.id = id
        self.name = name
        self.place = place  # the address that a proxy names; else this machine's
        self._line = HTTPConnection("127.0.0.1", port, timeout=SECONDS)

    def at(self, door: Door) -> "Person":
        """The same person at another node."""
        return Person(door.port, self.token, self.id, self.place, self.name)

    def from_(self, place: str) -> "Person":
        """The same person at another address."""
        return Person(self.port, self.token, self.id, place, self.name)

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        if self.place:
            headers["x-forwarded-for"] = self.place
        content = None if body is None else json.dumps(body)
        self._line.request(method, f"/api{path}", content, headers)
        answer = self._line.getresponse()
        data = answer.read()
        return answer.status, json.loads(data) if data else None

    def stream(self, table: str, last: int | None = None, room: int = 0) -> "Stream":
        return Stream(self, table, last, room)


def seated(door: Door, game: str, *names: str, **more: Any) -> tuple[str, list[Person]]:
    """A running table of people."""
    people = [door.guest(name) for name in names]
    chairs = ["me"] + ["open"] * (len(people) - 1)
    table = people[0].open(game, *chairs, **more)
    for person in people[1:]:
        person.post(f"/tables/{table}/join", {})
    people[0].post(f"/tables/{table}/start")
    return table, people


def play(table: str, people: list[Person], chance: Random, moves: int = 10_000) -> Any:
    """People play by chance; the last view of the first one."""
    for _ in range(moves):
        seen = people[0].view(table)
        turn = seen["table"]["turn"]
        if seen["table"]["status"] != "running":
            break
        people[turn].move(table, chance)
    return people[0].view(table)


# ---- streams -------------------------------------------------------------------------------------


class Stream:
    """An open stream; it is read only when a test asks."""

    def __init__(
        self, person: Person, table: str, last: int | None, room: int, lang: str = ""
    ) -> None:
        self._socket = socket.socket()
        if room:
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        self._socket.settimeout(SECONDS)
        self._socket.connect(("127.0.0.1", person.port))
        query = f"?lang={lang}" if lang else ""
        lines = [f"GET /api/tables/{table}/stream{query} HTTP/1.1", "host: groma"]
        lines += [f"authorization: Bearer {person.token}"] if person.token else []
        lines += [] if last is None else [f"last-event-id: {last}"]
        self._socket.sendall("\r\n".join([*lines, "", ""]).encode())
        self._raw = b""
        self._text = b""
        while b"\r\n\r\n" not in self._raw:
            self._fill()
        head, _, self._raw = self._raw.partition(b"\r\n\r\n")
        self.status = int(head.split()[1])
        self.over = False

    def _fill(self) -> None:
        more = self._socket.recv(65536)
        if not more:
            raise EOFError
        self._raw += more

    def _chunk(self) -> bytes:
        while b"\r\n" not in self._raw:
            self._fill()
        size, _, self._raw = self._raw.partition(b"\r\n")
        length = int(size, 16)
        while len(self._raw) < length + 2:
            self._fill()
        chunk, self._raw = self._raw[:length], self._raw[length + 2 :]
        return chunk

    def next(self) -> Event:
        """The next event; EOFError: it is over."""
        while True:
            text = self._next()
            if text != b":":
                return Event(text.decode())

    def beat(self) -> None:
        """Wait until the line shows that it is alive, and nothing else."""
        assert self._next() == b":"

    def _next(self) -> bytes:
        while b"\n\n" not in self._text:
            chunk = self._chunk()
            if not chunk:
                self.over = True
                raise EOFError
            self._text += chunk
        text, _, self._text = self._text.partition(b"\n\n")
        return text

    def until(self, right: Callable[[Event], bool]) -> list[Event]:
        """All events up to the one that is meant."""
        found: list[Event] = []
        while not found or not right(found[-1]):
            found.append(self.next())
        return found

    def to(self, seq: int) -> list[Event]:
        """All events up to the view after an entry."""
        return self.until(lambda event: event.kind == "table" and event.id >= seq)

    def close(self) -> None:
        self._socket.close()


def views(events: list[Event]) -> list[Any]:
    """The views that came."""
    return [event.data for event in events if event.kind == "table"]


def notes(events: list[Event]) -> list[Any]:
    """The notes that came, in order."""
    return [note for shown in views(events) for note in shown["notes"]]


def all_notes(person: Person, table: str) -> list[Any]:
    """The notes that a person may read."""
    lines = person.get(f"/tables/{table}/log")["lines"]
    return [line["note"] for line in lines if line["note"] is not None]


def same(shown: Any, view: Any) -> bool:
    """Whether two views are the same but for their notes."""
    return {**shown, "notes": []} == {**view, "notes": []}
