"""Homes for tests: in a thread of their own, and people who ask them one thing after the other."""

import asyncio
import json
import queue
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from datetime import datetime, timedelta
from random import Random
from typing import Any
from urllib.parse import parse_qsl

from groma.core.deal import SEED_BYTES
from groma.home.asking import Answer, Asked
from groma.home.chance import Chance
from groma.home.home import Home
from groma.home.store import Memory, Store
from tests.asking import Asker, Event

SECONDS = 120  # until a test gives up waiting; only what hangs takes that long


class Given(Chance):
    """Seeds that are the same every time, and a time that a test can move."""

    def __init__(self, seeds: str = "") -> None:
        super().__init__()
        self.chance = Random(seeds)
        self.later = timedelta()
        self.stands: datetime | None = None  # a time that does not go on by itself

    def now(self) -> datetime:
        return (self.stands or super().now()) + self.later

    def seed(self) -> bytes:
        return self.chance.randbytes(SEED_BYTES)


class House:
    """Homes that share one loop, as tabs share a browser."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()
        self._homes: list[Home] = []

    def open(
        self, store: Store | None = None, seeds: str = "", later: float = 0.0, **more: Any
    ) -> "Door":
        """One more home; its time is so many seconds later."""
        given = Given(seeds)
        given.later = timedelta(seconds=later)

        async def begun() -> Home:
            home = Home(store or Memory(), chance=given, **more)
            await home.start()
            return home

        self._homes.append(self.do(begun()))
        return Door(self, self._homes[-1])

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Carry out something where the homes live."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(SECONDS)

    def close(self) -> None:
        for home in self._homes:
            self.do(home.stop())
        self.do(self._end())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(SECONDS)

    async def _end(self) -> None:
        """Nobody reads any more."""
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Door:
    """One home, and how it is asked."""

    def __init__(self, house: House, home: Home) -> None:
        self.house = house
        self.home = home

    def answer(self, asked: Asked) -> Answer:
        return self.house.do(self.home.answer(asked))

    def guest(self, name: str = "Anna", lang: str = "en") -> "Person":
        """Somebody comes in."""
        login = Person(self).post("/me/guest", {"name": name, "lang": lang}, 201)
        return Person(self, login["token"], login["person"], name)

    @property
    def given(self) -> Given:
        """Where it has its times and seeds from."""
        assert isinstance(self.home.chance, Given)
        return self.home.chance

    def later(self, seconds: float) -> None:
        """The time at its tables goes on."""
        self.given.later += timedelta(seconds=seconds)

    def stop(self) -> None:
        """It is closed, like a tab."""
        self.house.do(self.home.stop())


class Person(Asker):
    """Somebody with a token, or nobody; `cookie`: the browser's own person."""

    def __init__(
        self, door: Door, token: str = "", id: str = "", name: str = "", cookie: bool = False
    ) -> None:
        self.door = door
        self.token = token
        self.id = id
        self.name = name
        self.cookie = cookie

    def at(self, door: Door) -> "Person":
        """The same person at another home."""
        return Person(door, self.token, self.id, self.name, self.cookie)

    def asked(self, method: str, path: str, body: bytes = b"", **headers: str) -> Asked:
        """A request of theirs."""
        there, _, query = path.partition("?")
        given = {"authorization": f"Bearer {self.token}"} if self.token else {}
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return Asked(
            method, f"/api{there}", dict(parse_qsl(query)), {**given, **named}, body, self.cookie
        )

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        content = b"" if body is None else json.dumps(body).encode()
        answer = self.door.answer(self.asked(method, path, content))
        return answer.status, json.loads(answer.body) if answer.body else None

    def stream(self, table: str, last: int | None = None, **asked: str) -> "Stream":
        """What happens at a table, as it happens."""
        query = "&".join(f"{name}={value}" for name, value in asked.items())
        more = {} if last is None else {"last_event_id": str(last)}
        wanted = self.asked("GET", f"/tables/{table}/stream?{query}", **more)
        return Stream(self.door, self.door.answer(wanted))


class Stream:
    """An open stream; what came is kept until a test asks."""

    def __init__(self, door: Door, answer: Answer) -> None:
        self.status = answer.status
        self.house = door.house
        self.raw: list[bytes] = []
        self._came: queue.Queue[Event | None] = queue.Queue()
        if answer.events is not None:
            self._reading = asyncio.run_coroutine_threadsafe(
                self._read(answer.events), door.house.loop
            )

    async def _read(self, events: AsyncIterator[bytes]) -> None:
        async for chunk in events:
            self.raw.append(chunk)
            for text in chunk.decode().split("\n\n"):
                if text and text != ":":
                    self._came.put(Event(text))
        self._came.put(None)

    def next(self) -> Event:
        """The next event; EOFError: it is over."""
        event = self._came.get(timeout=SECONDS)
        if event is None:
            raise EOFError
        return event

    def until(self, right: Callable[[Event], bool]) -> list[Event]:
        """All events up to the one that is meant."""
        found: list[Event] = []
        while not found or not right(found[-1]):
            found.append(self.next())
        return found

    def to(self, seq: int) -> list[Event]:
        """All events up to the table after an entry."""
        return self.until(lambda event: event.id is not None and event.id >= seq)

    def close(self) -> None:
        self._reading.cancel()


def until(done: Callable[[], Any]) -> Any:
    """Wait until something is so."""
    patience = time.monotonic() + SECONDS
    while not (found := done()):
        if time.monotonic() > patience:
            raise AssertionError("it did not happen in time")
        time.sleep(0.002)
    return found


def played(person: Asker, table: str, chance: Random) -> Any:
    """Play to the end against bots; the last view."""
    while True:
        seen = until(lambda: my_turn(person, table))
        if seen["table"]["status"] != "running":
            return seen
        person.move(table, chance)


def my_turn(person: Asker, table: str) -> Any:
    """The view once somebody is to decide, or nothing is decided any more."""
    seen = person.view(table)
    return seen if seen["legal"] or seen["table"]["status"] != "running" else None
