"""The server and the company of the leak tests: one for all, as tables are strangers."""

import secrets
import shutil
from collections.abc import Iterator

import pytest

from tests.server.leak.twins import Company
from tests.server.leak.wire import Server
from tests.server.services import database_of, sql


@pytest.fixture(scope="session")
def company(postgres_url: str, template: str) -> Iterator[Company]:
    name = f"groma_leak_{secrets.token_hex(6)}"
    sql(postgres_url, f"create database {name} template {template}")
    # Many small tables, and none that must survive a loss of power.
    sql(postgres_url, f"alter database {name} set synchronous_commit = off")
    server = Server(database_of(postgres_url, name))
    try:
        yield Company(server)
    finally:
        server.stop()
        sql(postgres_url, f"drop database {name} with (force)")
        shutil.rmtree(server.folder)
