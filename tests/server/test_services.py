"""The services for tests: they survive being killed, and nothing of them remains."""

import asyncio
import os
from collections.abc import Iterator

import nats
import pytest

from tests.server import services
from tests.server.services import sql


@pytest.fixture
def postgres() -> Iterator[services.Postgres]:
    try:
        service = services.Postgres()
    except services.Missing:
        pytest.skip("no PostgreSQL is installed")
    service.start()
    yield service
    service.remove()
    assert not service.folder.exists()
    assert not services.reachable(service.port)


def test_what_a_postgres_confirmed_is_there_after_it_was_killed(
    postgres: services.Postgres,
) -> None:
    assert sql(postgres.url, "show fsync") == "on"
    sql(postgres.url, "create table kept (n int)", "insert into kept values (7)", "select 1")
    assert postgres.process is not None
    children = services.children_of(postgres.process.pid)
    assert children
    postgres.kill()
    assert not any(map(services.lives, children))
    assert not services.reachable(postgres.port)
    trace = postgres.data / "postmaster.pid"
    lines = trace.read_text().splitlines(keepends=True)
    trace.write_text("".join([f"{os.getpid()}\n", *lines[1:]]))  # the number is another's now
    postgres.restart()
    assert sql(postgres.url, "select n from kept") == 7
    postgres.restart()
    assert sql(postgres.url, "select n from kept") == 7


def test_a_nats_comes_back_at_the_same_address() -> None:
    try:
        service = services.Nats()
    except services.Missing:
        pytest.skip("no NATS is installed")

    async def said() -> bytes:
        client = await nats.connect(service.url)
        heard = await client.subscribe("table")
        await client.publish("table", b"a move")
        message = await heard.next_msg(timeout=services.SECONDS)
        await client.close()
        return message.data

    service.start()
    assert asyncio.run(said()) == b"a move"
    service.kill()
    assert not services.reachable(service.port)
    service.restart()
    assert asyncio.run(said()) == b"a move"
    service.stop()
    service.remove()
    assert not services.reachable(service.port)


def test_every_test_has_a_database_of_its_own(database_url: str, empty_url: str) -> None:
    assert sql(database_url, "select count(*) from tables") == 0
    assert sql(empty_url, "select to_regclass('tables') is null")


def test_the_bus_is_there(nats_url: str) -> None:
    async def flushed() -> None:
        client = await nats.connect(nats_url)
        await client.flush()
        await client.close()

    asyncio.run(flushed())
