"""Figures of all processes in one place, and what a node says of its surroundings."""

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

from groma.server.api.health import found_database
from groma.server.live.figures import NODE, WORKER, Figures
from groma.server.metrics import METRICS
from groma.server.store.database import connect
from groma.server.store.migrate import migrate
from tests.server.access.door import serving
from tests.server.services import sql
from tests.server.wire import Door, House, seated, until


def kinds(told: bytes) -> dict[str, set[str]]:
    """By the kind of process: who tells which build it is."""
    found: dict[str, set[str]] = {}
    pattern = rb'^groma_build{build="\w+",kind="(\w+)",process="([^"]+)",version="[^"]+"} 1.0'
    for kind, process in re.findall(pattern, told, re.M):
        found.setdefault(kind.decode(), set()).add(process.decode())
    return found


def test_any_node_shows_what_all_processes_count(database_url: str) -> None:
    with (
        serving(database_url, "--workers", "1") as first,
        serving(database_url, "--workers", "0") as second,
    ):
        first.guest()

        def all_there() -> dict[str, set[str]] | None:
            found = kinds(second.ask("GET", "/metrics").body)
            return found if len(found.get(NODE, ())) == 2 and found.get(WORKER) else None

        assert until(all_there)[NODE] == kinds(first.ask("GET", "/metrics").body)[NODE]
        told = second.ask("GET", "/metrics").body
        assert len(re.findall(rb"^# TYPE groma_entries_total counter$", told, re.M)) == 1
        assert b"_created" not in told
        own = second.ask("GET", "/metrics?own").body
        assert b"process=" not in own
        assert b"groma_entries_total" in own


def test_a_worker_waits_for_the_tables(empty_url: str, tmp_path: Path) -> None:
    line = [sys.executable, "-m", "groma", "work", "--database", empty_url]
    told = tmp_path / "log"
    with told.open("wb") as log, subprocess.Popen(line, stderr=log) as worker:
        try:
            until(lambda: "database not migrated yet" in told.read_text())
            asyncio.run(brought(empty_url))
            until(lambda: sql(empty_url, "select count(*) from figures") == 1)
            assert worker.poll() is None
        finally:
            worker.terminate()
    assert sql(empty_url, "select count(*) from figures") == 0  # it said good-bye


async def brought(url: str) -> None:
    connection = await connect(url)
    await migrate(connection)
    await connection.close()


def test_who_stops_is_no_longer_told_of(house: House, door: Door) -> None:
    figures = Figures(door.node.database, NODE)
    until(lambda: house.sql("select count(*) from figures")[0][0] == 1)
    house.sql("insert into figures values ('old:1', now() - interval '2 hours', '')")
    house.sql("insert into figures values ('odd:1', now(), '\\xff')")
    assert b"groma_streams" in house.do(figures.all())  # somebody's nonsense hides nothing of ours
    house.do(figures.forget())
    assert [row[0] for row in house.sql("select process from figures")] == ["odd:1"]


@contextmanager
def reading_only(url: str) -> Iterator[None]:
    """As if another database led, or somebody had turned the key."""
    name = sql(url, "select current_database()")
    again = (
        "select count(pg_terminate_backend(pid)) from pg_stat_activity "
        "where datname = current_database() and pid <> pg_backend_pid()"
    )
    sql(url, f"alter database {name} set default_transaction_read_only = on", again)
    try:
        yield
    finally:
        off = "set default_transaction_read_only = off"  # of this connection alone
        sql(url, off, f"alter database {name} reset default_transaction_read_only", again)


def test_a_node_says_how_it_finds_its_database(house: House, door: Door) -> None:
    assert house.do(found_database(door.node)) == "there"
    with reading_only(house.database):
        until(lambda: house.do(found_database(door.node)) == "reading only")
    until(lambda: house.do(found_database(door.node)) == "there")


def test_a_database_that_takes_nothing_is_told_calmly_and_play_goes_on(
    house: House, door: Door
) -> None:
    table, people = seated(door, "caesars-empire", "Anna", "Bert")
    mover = next(one for one in people if one.view(table)["legal"])
    view = mover.view(table)
    path = f"/tables/{table}/moves"
    move = {"seq": view["seq"], "move": view["legal"][0], "key": str(uuid4())}
    counted = METRICS.registry.get_sample_value("groma_lost_total") or 0
    with reading_only(house.database):
        # connections of before may go on for a moment, or end in the middle
        status, refused = until(lambda: _resting(mover.ask("POST", path, move)))
        assert (status, refused["retry"]) == (503, True)
        assert "cannot store anything" in refused["title"]
        assert METRICS.registry.get_sample_value("groma_lost_total") > counted
    until(lambda: mover.ask("POST", path, move)[0] == 201)
    assert mover.ask("POST", path, move)[0] == 201  # it counts once
    assert mover.view(table)["table"]["moves"] == 1


def _resting(answer: tuple[int, Any]) -> tuple[int, Any] | None:
    return answer if (answer[1] or {}).get("type") == "/problems/resting" else None
