"""Services for the browser tests: a database of their own and a NATS, until standard input ends.

Says their addresses in a line of JSON. Afterwards every line of JSON is a list of SQL statements;
the answer is the first value of the last one. With addresses as arguments it begins nothing, and
carries out SQL there.
"""

import asyncio
import json
import os
import secrets
import sys
from contextlib import ExitStack
from typing import Any

from tests.server import services
from tests.server.conftest import USUAL_NATS, USUAL_POSTGRES


def postgres(stack: ExitStack) -> str:
    """A PostgreSQL in which databases may be made: one that runs already, else our own."""
    for url in (os.environ.get("GROMA_TEST_DATABASE"), USUAL_POSTGRES):
        if url and asyncio.run(services.postgres_answers(url)):
            return url
    return own(services.Postgres(), stack).url


def nats(stack: ExitStack) -> str:
    if services.reachable(USUAL_NATS):
        return f"nats://127.0.0.1:{USUAL_NATS}"
    return own(services.Nats(), stack).url


def own(service: Any, stack: ExitStack) -> Any:
    stack.callback(service.remove)
    service.start()
    stack.callback(service.stop)
    return service


def answer(url: str, line: str) -> dict[str, Any]:
    try:
        return {"value": services.sql(url, *json.loads(line))}
    except Exception as problem:
        return {"problem": repr(problem)}


def begun(stack: ExitStack) -> tuple[str, str]:
    """A new database and a bus, until the stack ends."""
    server = postgres(stack)
    bus = nats(stack)
    name = f"groma_browser_{secrets.token_hex(6)}"
    services.sql(server, f"create database {name}")
    stack.callback(services.sql, server, f"drop database {name} with (force)")
    url = services.database_of(server, name)
    asyncio.run(services.migrated(url))
    return url, bus


def main() -> None:
    with ExitStack() as stack:
        url, bus = sys.argv[1:] or begun(stack)
        print(json.dumps({"database": url, "bus": bus}), flush=True)
        for line in sys.stdin:
            print(json.dumps(answer(url, line), default=str), flush=True)


if __name__ == "__main__":
    main()
