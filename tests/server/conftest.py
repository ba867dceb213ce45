"""The services that tests use: those that run already, else our own for this session."""

import asyncio
import os
import secrets
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from groma.core.deal import SEED_BYTES
from groma.core.game import games

try:
    from argon2 import PasswordHasher

    from groma.server.api import chance
    from groma.server.people import passwords
    from tests.server import services
    from tests.server.services import database_of, sql
    from tests.server.wire import Door, House, opened
except ModuleNotFoundError:  # without what the server needs, there is nothing to test here
    collect_ignore_glob = ["*"]

USUAL_POSTGRES = "postgresql://postgres@127.0.0.1:5432/postgres"
USUAL_NATS = 4222

os.environ.setdefault("GROMA_PAUSE", "0")  # bots of the servers that tests start play at once


def own(service: Any) -> Iterator[str]:
    try:
        ours = service()
    except services.Missing as missing:
        pytest.skip(f"{missing} is not installed")
    try:
        ours.start()
        yield ours.url
    finally:
        ours.stop()
        ours.remove()


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL in which databases may be made."""
    named = os.environ.get("GROMA_TEST_DATABASE")
    if named:
        yield named
    elif asyncio.run(services.postgres_answers(USUAL_POSTGRES)):
        yield USUAL_POSTGRES
    else:
        yield from own(services.Postgres)


@pytest.fixture(scope="session")
def template(postgres_url: str) -> Iterator[str]:
    """The name of a database that was migrated once, to be copied."""
    name = f"groma_template_{secrets.token_hex(4)}"
    sql(postgres_url, f"create database {name}")
    asyncio.run(services.migrated(database_of(postgres_url, name)))
    yield name
    sql(postgres_url, f"drop database {name} with (force)")


def fresh(server: str, like: str) -> Iterator[str]:
    name = f"groma_test_{secrets.token_hex(6)}"
    sql(server, f"create database {name} template {like}")
    yield database_of(server, name)
    sql(server, f"drop database {name} with (force)")


@pytest.fixture
def database_url(postgres_url: str, template: str) -> Iterator[str]:
    """A database of its own for a test, migrated and without rows."""
    yield from fresh(postgres_url, template)


@pytest.fixture
def empty_url(postgres_url: str) -> Iterator[str]:
    """A database of its own for a test, without any table."""
    yield from fresh(postgres_url, "template0")


@pytest.fixture(scope="session")
def nats_url() -> Iterator[str]:
    """A NATS server."""
    if services.reachable(USUAL_NATS):
        yield f"nats://127.0.0.1:{USUAL_NATS}"
    else:
        yield from own(services.Nats)


@pytest.fixture(scope="session", autouse=True)
def passwords_are_cheap() -> Iterator[None]:
    """Those of the nodes in this process; that real ones are dear is a test of its own."""
    with pytest.MonkeyPatch.context() as patch:
        cheap = PasswordHasher(parallelism=1, memory_cost=8, time_cost=1)
        patch.setattr(passwords, "_HASHER", cheap)
        yield


@pytest.fixture(autouse=True)
def deals_of_its_own(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of the nodes in this process: what a test meets by chance, it meets every time."""
    chance_of = Random(request.node.nodeid)
    monkeypatch.setattr(chance, "seed", lambda: chance_of.randbytes(SEED_BYTES))


@pytest.fixture(params=sorted(games()))
def game(request: pytest.FixtureRequest) -> str:
    """Every game in turn."""
    name: str = request.param
    return name


@pytest.fixture(scope="module")
def house(postgres_url: str, template: str) -> Iterator["House"]:
    """Two nodes with a database of their own."""
    with opened(postgres_url, template, nodes=2) as house:
        yield house


@pytest.fixture
def door(house: "House") -> "Door":
    """The first node."""
    return house.front
