"""Places where the API is answered: a server and a home, each with a list of all that was said.

What cannot be the same in both is written otherwise: numbers by the order in which they came up,
times and tokens as such, and what was wrong with a request only as being something.
"""

import json
import re
from collections.abc import Callable
from http.client import HTTPConnection
from typing import Any, NamedTuple

from groma.home.home import Home
from groma.table.ids import read
from tests.asking import Asker, Event
from tests.home import homes

ID = re.compile(r"(?<![0-9a-z])[0-7][0-9abcdefghjkmnpqrstvwxyz]{12}(?![0-9a-z])")
TIME = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)")


class Told(NamedTuple):
    """What somebody asked, and what they were told."""

    who: str
    asked: str
    status: int
    kind: str
    data: Any


class Place:
    """Somewhere the API is answered."""

    def __init__(self) -> None:
        self.told: list[Told] = []
        self.raw: list[tuple[str, str, int, bytes]] = []  # method, path, status, and the body
        self._ids: dict[str, str] = {}
        self._tokens: set[str] = set()

    def send(
        self, method: str, path: str, body: bytes, headers: dict[str, str]
    ) -> tuple[int, str, bytes]:
        """The status, the kind of answer, the body."""
        raise NotImplementedError

    def listen(self, path: str, headers: dict[str, str]) -> Any:
        """A stream, with `next`, `until` and `close`."""
        raise NotImplementedError

    def later(self, seconds: float) -> None:
        """The time at the tables goes on."""
        raise NotImplementedError

    def bots_play(self, table: str) -> None:
        """Bots do so by themselves, or are made to."""

    def time_is_up(self, table: str) -> None:
        """What a clock does that has run out."""
        raise NotImplementedError

    def grace_is_over(self, table: str) -> None:
        """Who has waited long enough for a seat sits down."""
        raise NotImplementedError

    @property
    def nobody(self) -> "Voice":
        """Somebody without a token."""
        return Voice(self, "nobody")

    def guest(self, name: str, lang: str = "en") -> "Voice":
        """Somebody comes in."""
        login = self.nobody.post("/me/guest", {"name": name, "lang": lang}, 201)
        return Voice(self, name, login["token"], login["person"])

    # ---- what was said --------------------------------------------------------------------------

    def note(self, who: str, asked: str, status: int, kind: str, data: Any) -> None:
        """Something was answered."""
        self.told.append(Told(who, self.plain(asked), status, kind, self.plain(data)))

    def plain(self, data: Any, name: str = "") -> Any:
        """What can be compared."""
        if isinstance(data, dict):
            if isinstance(data.get("token"), str):
                self._tokens.add(data["token"])
            return {key: self.plain(value, key) for key, value in data.items()}
        if name == "errors" and data:
            return "<errors>"
        if name == "id" and isinstance(data, int):  # of a line of chat
            return "<line>"
        if isinstance(data, list):
            return [self.plain(one) for one in data]
        if not isinstance(data, str):
            return data
        for token in self._tokens:
            data = data.replace(token, "<token>")
        data = re.sub(r"(?<=after=)\d+$", "<line>", data)
        return TIME.sub("<time>", ID.sub(self._numbered, data))

    def known(self, number: str) -> bool:
        """Whether a number has come up here."""
        return number in self._ids

    def _numbered(self, found: re.Match[str]) -> str:
        return self._ids.setdefault(found[0], f"<number {len(self._ids)}>")


class Voice(Asker):
    """Somebody at a place."""

    def __init__(self, place: Place, name: str, token: str = "", id: str = "") -> None:
        self.place = place
        self.name = name
        self.token = token
        self.id = id

    def _headers(self, **more: str) -> dict[str, str]:
        named = {name.replace("_", "-"): value for name, value in more.items()}
        return {**({"authorization": f"Bearer {self.token}"} if self.token else {}), **named}

    def say(self, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, Any]:
        """Ask with a body as it is; all of it is noted."""
        given = self._headers(content_type="application/json", **headers)
        status, kind, content = self.place.send(method, path, body, given)
        data = json.loads(content) if content else None
        self.place.raw.append((method, path, status, content))
        self.place.note(self.name, f"{method} {path}", status, kind, data)
        return status, data

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        return self.say(method, path, b"" if body is None else json.dumps(body).encode())

    def look(self, path: str) -> Any:
        """What it is like just now; that is not noted."""
        return json.loads(self.place.send("GET", path, b"", self._headers())[2])

    def wait(self, table: str) -> Any:
        """The view once no bot is to decide."""

        def waits() -> bool:
            known = self.look(f"/tables/{table}")
            return known["turn"] is None or known["seats"][known["turn"]]["bot"] is None

        self.place.bots_play(table)
        homes.until(waits)
        return self.view(table)

    def list(self, path: str) -> None:
        """Some tables; those that were not opened in this case are left out."""
        status, kind, content = self.place.send("GET", path, b"", self._headers())
        self.place.raw.append(("GET", path, status, content))
        found = [one for one in json.loads(content)["tables"] if self.place.known(one["id"])]
        self.place.note(self.name, f"GET {path}", status, kind, found)

    def hear(self, table: str, query: str = "", **headers: str) -> "Ear":
        """Watch a table."""
        path = f"/tables/{table}/stream?{query}"
        self.place.raw.append(("GET", path, 200, b""))
        return Ear(self, path, self.place.listen(path, self._headers(**headers)))


class Ear:
    """A stream of somebody; whatever comes is noted."""

    def __init__(self, voice: Voice, path: str, stream: Any) -> None:
        self.voice = voice
        self.path = path
        self._stream = stream

    def next(self) -> Event:
        """The next event."""
        event: Event = self._stream.next()
        told = [event.id, event.data]
        self.voice.place.note(self.voice.name, f"hears {self.path}", 200, event.kind, told)
        return event

    def until(self, right: Callable[[Event], bool]) -> Event:
        """The event that is meant, after those before it."""
        while not right(event := self.next()):
            continue
        return event

    def to(self, seq: int) -> Event:
        """The table after an entry."""
        return self.until(lambda event: event.id is not None and event.id >= seq)

    def close(self) -> None:
        self._stream.close()


class AtHome(Place):
    """A home."""

    def __init__(self, door: homes.Door) -> None:
        super().__init__()
        self.door = door
        door.given.stands = door.home.chance.now()

    def send(
        self, method: str, path: str, body: bytes, headers: dict[str, str]
    ) -> tuple[int, str, bytes]:
        answer = self.door.answer(homes.Person(self.door).asked(method, path, body, **headers))
        return answer.status, answer.headers["content-type"], answer.body

    def listen(self, path: str, headers: dict[str, str]) -> Any:
        asked = homes.Person(self.door).asked("GET", path, b"", **headers)
        return homes.Stream(self.door, self.door.answer(asked))

    @property
    def home(self) -> Home:
        return self.door.home

    def later(self, seconds: float) -> None:
        self.door.later(seconds)

    def time_is_up(self, table: str) -> None:
        self._look(table)
        number = read(table)
        assert number is not None
        homes.until(lambda: not self._overdue(number))

    def _overdue(self, table: int) -> bool:
        deadline = self.home.tables.held[table].replica.header.deadline
        return deadline is not None and deadline <= self.home.chance.now()

    def grace_is_over(self, table: str) -> None:
        self._look(table)

    def _look(self, table: str) -> None:
        """A player of the home would look when it is time; here time has made a leap."""
        number = read(table)
        assert number is not None
        live = self.home.tables.held[number]
        self.door.house.loop.call_soon_threadsafe(self.home.players.mind, live)


class AtServer(Place):
    """A node of a server, where bots play when a case waits for them: its time stands still."""

    def __init__(self, door: Any, clock: Any) -> None:
        super().__init__()
        self.door = door
        self.clock = clock
        self._line = HTTPConnection("127.0.0.1", door.port, timeout=homes.SECONDS)

    def send(
        self, method: str, path: str, body: bytes, headers: dict[str, str]
    ) -> tuple[int, str, bytes]:
        self._line.request(method, f"/api{path}", body or None, headers)
        answer = self._line.getresponse()
        return answer.status, answer.headers["content-type"], answer.read()

    def listen(self, path: str, headers: dict[str, str]) -> Any:
        from tests.server.wire import Person, Stream

        token = headers.get("authorization", "")[len("Bearer ") :]
        last = headers.get("last-event-id")
        table, _, query = path.removeprefix("/tables/").partition("/stream?")
        asked = query.removeprefix("lang=")
        assert asked == query or query.startswith("lang=")
        person = Person(self.door.port, token)
        return Stream(person, table, None if last is None else int(last), 0, asked)

    def later(self, seconds: float) -> None:
        self.clock.move(seconds)

    def bots_play(self, table: str) -> None:
        node, house = self.door.node, self.door.house
        while house.do(node.tables.fresh(read(table))).replica.header.bots_turn:
            house.do(node.door.bot_plays(read(table)))

    def time_is_up(self, table: str) -> None:
        self.door.house.do(self.door.node.door.time_is_up(read(table)))

    def grace_is_over(self, table: str) -> None:
        self.door.house.do(self.door.node.door.grace_is_over(read(table)))
