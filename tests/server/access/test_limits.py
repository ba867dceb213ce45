"""Limits: whoever asks too often is told to wait, and nobody else notices."""

import asyncio
import http.client
import secrets
import time
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from groma.core.game import games
from groma.server.api.app import application
from groma.server.live.node import Config
from groma.server.live.thinking import Thinking
from groma.server.people.budgets import BUDGETS, KINDS
from groma.server.people.limits import CACHE_MOST, Limits
from groma.server.people.spending import Spending
from groma.server.store.database import Database
from groma.table.ids import written
from groma.table.problems import Problem
from tests.server.access.door import NOBODY, SECONDS, Answer, Door, Who, serving
from tests.server.access.scenes import bot
from tests.server.played import Played, store

pytestmark = pytest.mark.access

SCALE = "0.1"
MOST_TRIES = 400


@pytest.fixture(scope="module")
def tight_url(postgres_url: str, template: str) -> Iterator[str]:
    from tests.server.conftest import fresh

    yield from fresh(postgres_url, template)


class Clock:
    """The time of a node's limits: a file, which stands still unless a test moves it."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self._time = 0.0
        self.move(1000)

    def move(self, seconds: float) -> None:
        self._time += seconds
        self.place.write_text(str(self._time))

    def instead(self) -> str:
        """What a node does to go by it."""
        return f"""
from pathlib import Path
from types import SimpleNamespace
from groma.server.people import limits
limits.time = SimpleNamespace(monotonic=lambda: float(Path({str(self.place)!r}).read_text()))
"""


@pytest.fixture(scope="module")
def clock(tmp_path_factory: pytest.TempPathFactory) -> Clock:
    return Clock(tmp_path_factory.mktemp("limits") / "clock")


@pytest.fixture(scope="module")
def tight_node(tight_url: str, clock: Clock) -> Iterator[Door]:
    with serving(tight_url, "--limits", SCALE, changed=clock.instead()) as node:
        yield node


@pytest.fixture
def tight(tight_node: Door, clock: Clock) -> Door:
    """A node that is a tenth as generous; nobody has asked for a day."""
    clock.move(86400)
    return tight_node


@pytest.fixture
def address(addresses: Iterator[int]) -> str:
    """An address that nobody has asked from."""
    return f"127.0.1.{next(addresses)}"


@pytest.fixture(scope="module")
def addresses() -> Iterator[int]:
    return iter(range(1, 250))


class Crowd:
    """People, put straight into the database: coming in is limited, too."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.number = time.time_ns() // 1000

    def person(self) -> Who:
        token = secrets.token_urlsafe(32)
        self.number += 1
        asyncio.run(self._insert(self.number, sha256(token.encode()).digest()))
        return Who(token)

    def finished(self) -> str:
        """A table that is over, for everybody to see."""
        self.number += 1
        store(self.database, Played(games()["city-of-rome"], self.number))
        return written(self.number)

    async def _insert(self, number: int, digest: bytes) -> None:
        connection = await asyncpg.connect(self.database)
        await connection.execute("insert into people (id, name) values ($1, 'Somebody')", number)
        await connection.execute(
            """insert into logins (token, person, id, expires_at)
            values ($1, $2, $2, now() + interval '1 day')""",
            digest,
            number,
        )
        await connection.close()


class From(Door):
    """Somebody at another address."""

    def __init__(self, port: int, address: str) -> None:
        super().__init__(port)
        self.address = address

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        who: Who = NOBODY,
        headers: dict[str, str] | None = None,
    ) -> Answer:
        self.hang_up()
        self._line = http.client.HTTPConnection(
            "127.0.0.1", self.port, timeout=SECONDS, source_address=(self.address, 0)
        )
        return super().ask(method, path, body, who, headers)


@pytest.fixture
def crowd(tight_url: str) -> Crowd:
    return Crowd(tight_url)


def question(kind: str, door: Door, who: Who, crowd: Crowd) -> tuple[str, str, Any]:
    """A request of each kind."""
    if kind == "analysis":
        return "POST", f"/api/tables/{crowd.finished()}/analysis", None
    table: dict[str, Any] = {"game": "city-of-rome", "seats": [{"kind": "me"}, bot()]}
    if kind in ("chat", "invite", "fork"):
        opened = door.done("POST", "/api/tables", table | {"start": kind == "fork"}, who)["id"]
        said = {"chat": {"text": "salve"}, "invite": {}, "fork": {"at": 0}}[kind]
        paths = {"chat": "chat", "invite": "invitations", "fork": "fork"}
        return "POST", f"/api/tables/{opened}/{paths[kind]}", said
    if kind == "hint":  # I decide first, and the bot after me
        mine = table | {"start": True, "hints": True, "settings": {"first_player": "seat_2"}}
        opened = door.done("POST", "/api/tables", mine, who)["id"]
        return "POST", f"/api/tables/{opened}/hint", {}
    hook = {"kind": "webhook", "address": "https://example.org/"}
    simple: dict[str, tuple[str, str, Any]] = {
        "login": ("POST", "/api/me/login", {"name": "Nobody", "password": "ave imperator"}),
        "guest": ("POST", "/api/me/guest", {"name": "Gaius"}),
        "stray": ("GET", "/api/games", None),
        "create": ("POST", "/api/me/tokens", {"label": "bot"}),
        "table": ("POST", "/api/tables", table),
        "bots": ("POST", "/api/tables", table | {"seats": [bot(), bot()]}),
        "channel": ("POST", "/api/me/channels", hook),
        "mail": ("POST", "/api/me/channels", {"kind": "mail", "address": "anna@example.org"}),
        "read": ("GET", "/api/tables", None),
        "move": ("PATCH", "/api/me", {"lang": "en"}),
        "think": ("GET", "/api/games/city-of-rome/box", None),
    }
    return simple[kind]


def allowed(kind: str) -> int:
    """How many of a kind one person at one address may ask for at once."""
    most = min(budget.most for (one, _), budget in BUDGETS.items() if one == kind)
    return max(1, int(most * float(SCALE)))


@pytest.mark.parametrize("kind", sorted(set(KINDS) - {"think"}))
def test_each_kind_has_its_limit(tight: Door, crowd: Crowd, kind: str, address: str) -> None:
    person, other = crowd.person(), crowd.person()
    near = From(tight.port, address)
    ask = question(kind, near, person, crowd)
    loud = Who("nonsense") if kind == "stray" else person
    assert flood(near, ask, loud) == allowed(kind)
    # Nobody elsewhere notices, nor another person at the same address.
    far = From(tight.port, "127.0.0.9")
    if (kind, "person") not in BUDGETS:
        assert far.ask(*ask, who=loud).status in (200, 201, 401)
    elif kind not in ("mail", "bots"):  # of which a tenth is one
        assert near.ask(*question(kind, near, other, crowd), who=other).status in (200, 201)


def test_guests_of_one_address_have_its_budget_together(
    tight: Door, crowd: Crowd, address: str
) -> None:
    loud = From(tight.port, address)
    ask = question("table", loud, NOBODY, crowd)
    opened = 0
    while loud.ask(*ask, who=crowd.person()).status == 201:
        opened += 1
    assert opened == BUDGETS["table", "address"].most * float(SCALE)


def test_thinking_is_weighed(tight: Door, crowd: Crowd, address: str) -> None:
    near = From(tight.port, address)
    person = crowd.person()
    flood(near, question("think", near, person, crowd), person)
    assert near.ask("GET", "/api/me", who=person).status == 200


def flood(door: Door, ask: tuple[str, str, Any], who: Who) -> int:
    """Ask until it is too fast; how often it went well."""
    for count in range(MOST_TRIES):
        answer = door.ask(*ask, who=who)
        if answer.status == 429:
            assert answer.kind == "too-fast"
            assert int(answer.headers["retry-after"]) >= 1
            return count
        assert answer.status in (200, 201, 401), answer
    raise AssertionError("no limit")


def test_nobody_is_limited_by_address(tight: Door) -> None:
    loud, quiet = From(tight.port, "127.0.0.11"), From(tight.port, "127.0.0.12")
    flood(loud, ("GET", "/api/games", None), NOBODY)
    assert quiet.ask("GET", "/api/games").status == 200


def test_many_people_of_one_address_guess_no_faster(tight: Door, crowd: Crowd) -> None:
    """Whoever comes as a hundred guests has no more guesses at a password."""
    loud = From(tight.port, "127.0.0.13")
    guess = ("POST", "/api/me/login", {"name": "Nobody", "password": "ave imperator"})
    flood(loud, guess, NOBODY)
    assert loud.ask(*guess, who=crowd.person()).status == 429


def test_only_a_proxy_is_believed_about_addresses(tight: Door, crowd: Crowd) -> None:
    ask = question("guest", tight, NOBODY, crowd)
    liar = From(tight.port, "127.0.0.14")
    flood(liar, ask, NOBODY)
    assert liar.ask(*ask, headers={"x-forwarded-for": "192.0.2.1"}).status == 429
    proxied = {"x-forwarded-for": "192.0.2.2"}
    while tight.ask(*ask, headers=proxied).status == 201:
        pass
    assert tight.ask(*ask, headers={"x-forwarded-for": "192.0.2.3"}).status == 201
    assert tight.ask(*ask, headers={"x-forwarded-for": "2001:db8::1"}).status == 201


def test_one_household_is_one(tight: Door, crowd: Crowd) -> None:
    """Of an IPv6 address the last half is anybody's choice."""
    ask = question("guest", tight, NOBODY, crowd)
    statuses = [
        tight.ask(*ask, headers={"x-forwarded-for": f"2001:db8:1:2::{number:x}"}).status
        for number in range(7)
    ]
    assert statuses == [201] * 6 + [429]
    assert tight.ask(*ask, headers={"x-forwarded-for": "2001:db8:1:3::1"}).status == 201


def test_after_waiting_one_may_ask_again(tight: Door, crowd: Crowd, clock: Clock) -> None:
    person = crowd.person()
    ask = question("move", tight, person, crowd)
    flood(tight, ask, person)
    answer = tight.ask(*ask, who=person)
    assert answer.status == 429
    clock.move(int(answer.headers["retry-after"]))
    assert tight.ask(*ask, who=person).status == 200


def test_limits_can_be_switched_off(door: Door) -> None:
    person = door.guest()
    for _ in range(40):
        assert door.ask("POST", "/api/me/guest", {"name": "Gaius"}).status == 201
        assert door.ask("GET", "/api/games", who=Who("nonsense")).status == 401
        assert door.ask("GET", "/api/me", who=person).status == 200


BOTH = {"/api/tables/brought": 2}  # it opens a table, and has all moves of a record played again


def test_every_endpoint_of_the_api_has_a_limit() -> None:
    app = application(Config("postgresql://"))
    pages = ("/api/docs", "/api/openapi.json")
    kinds = set()
    for route in app.routes:
        for handler in getattr(route, "route_handlers", []):
            if route.path.startswith("/api/") and not route.path.startswith(pages):
                found = {getattr(guard, "kind", "") for guard in handler.guards or ()} - {""}
                assert found <= set(KINDS)
                wanted = BOTH.get(route.path, 1)
                assert len(found) == wanted or "OPTIONS" in handler.http_methods, route.path
                kinds |= found
    assert kinds == set(KINDS) - {"stray", "bots", "mail"}  # which are asked for in between


# ---- the buckets themselves ----------------------------------------------------------------------


def test_buckets_fill_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("groma.server.people.limits.time.monotonic", lambda: clock[0])
    limits = Limits()
    budget = BUDGETS["login", "address"]
    for _ in range(int(budget.most)):
        limits.take("login", address="a")
    with pytest.raises(Problem) as refused:
        limits.take("login", address="a")
    assert refused.value.facts["seconds"] == 1 / budget.rate
    limits.take("login", address="b")
    limits.take("guest", address="a")
    clock[0] += 0.9 / budget.rate
    with pytest.raises(Problem) as refused:
        limits.take("login", address="a")
    assert refused.value.facts["seconds"] == 1
    clock[0] += 0.2 / budget.rate
    limits.take("login", address="a")


def test_a_flood_of_addresses_does_not_free_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is forgotten, when there are too many, are those that asked longest ago."""
    monkeypatch.setattr("groma.server.people.limits.CACHE_MOST", 1000)
    limits = Limits()
    for number in range(5000):
        if number % 50 == 0:
            try:
                limits.take("login", address="loud")
            except Problem:
                break
        limits.take("login", address=number)
        assert len(limits._until) <= 1000
    else:
        raise AssertionError("forgotten")
    assert CACHE_MOST > 1000


def test_a_node_hears_what_others_were_made_to_think(tight_url: str) -> None:
    """Whoever is sent to another process has no more there."""

    async def scene() -> None:
        database = Database(tight_url)
        here, there = (Thinking(Limits(), Spending(database)) for _ in range(2))
        thought = await here.enter("192.0.2.66", None)
        assert thought is not None
        thought.spend(5.0)
        thought.step_aside()
        assert await there.enter("192.0.2.66", None) is not None
        there = Thinking(Limits(), Spending(database))
        there.heard(here.told())
        with pytest.raises(Problem) as refused:
            await there.enter("192.0.2.66", None)
        assert refused.value.status == 429
        assert await there.enter("192.0.2.67", None) is not None
        await database.close()

    asyncio.run(scene())
