"""A database of its own, with the queue of notices, for every test that asks for one."""

import asyncio
import secrets
from collections.abc import Iterator

import asyncpg
import pytest

from groma.server.notices.jobs import prepare
from tests.server.conftest import fresh
from tests.server.services import database_of, sql


async def _prepared(url: str) -> None:
    connection = await asyncpg.connect(url)
    assert await prepare(connection)
    assert not await prepare(connection)
    await connection.close()


@pytest.fixture(scope="session")
def with_queue(postgres_url: str, template: str) -> Iterator[str]:
    """The name of a database that was prepared once, to be copied."""
    name = f"groma_notices_{secrets.token_hex(4)}"
    sql(postgres_url, f"create database {name} template {template}")
    asyncio.run(_prepared(database_of(postgres_url, name)))
    yield name
    sql(postgres_url, f"drop database {name} with (force)")


@pytest.fixture
def url(postgres_url: str, with_queue: str) -> Iterator[str]:
    yield from fresh(postgres_url, with_queue)
