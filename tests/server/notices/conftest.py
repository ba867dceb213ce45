"""A database of its own for every test that asks for one."""

import asyncio
import os
import secrets
from collections.abc import Iterator
from urllib.parse import urlsplit

import asyncpg
import pytest

from groma.server.migrate import migrate
from groma.server.notices.jobs import prepare

SERVER = os.environ.get("GROMA_TEST_DATABASE")
DEFAULT = "postgresql://postgres@127.0.0.1:5432/postgres"


async def _run(url: str, sql: str) -> None:
    connection = await asyncpg.connect(url, timeout=5)
    await connection.execute(sql)
    await connection.close()


async def _make(url: str) -> None:
    connection = await asyncpg.connect(url)
    await migrate(connection)
    assert await prepare(connection)
    assert not await prepare(connection)
    await connection.close()


@pytest.fixture
def url() -> Iterator[str]:
    server = SERVER or DEFAULT
    name = f"groma_notices_{secrets.token_hex(4)}"
    try:
        asyncio.run(_run(server, f"create database {name}"))
    except OSError as problem:
        if SERVER:
            raise
        pytest.skip(f"no PostgreSQL at {DEFAULT}: {problem}")
    own = urlsplit(server)._replace(path="/" + name).geturl()
    try:
        asyncio.run(_make(own))
        yield own
    finally:
        asyncio.run(_run(server, f"drop database {name} with (force)"))
