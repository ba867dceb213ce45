"""`groma bench server`: everything in one run on one machine, yardsticks beside every figure."""

import asyncio
import contextlib
import json
import os
import platform
import resource
import sys
from collections.abc import Awaitable, Iterator
from pathlib import Path
from typing import Any

from groma import __version__
from groma.core.native import compiled

from . import measures
from . import pages as with_pages
from .goals import goals, table
from .parts import Missing, Nats, Part, Postgres, ServingNode, database_of, sql
from .stored import cold_tables
from .yardsticks import CLIENTS, Yardsticks, fill, pgbench

FIRST = 1 << 40  # the number of the first table that nobody plays
BLOCK = 1 << 30  # ... and how far apart sets of them lie
COLD = 1 << 50  # the number of the first cold table
FEW = 63 * CLIENTS  # about 1,000 tables
MOVES_STORED = 10  # at each
FLAGSHIP = "city-of-rome"  # measured first


GAME_SECONDS = 8.0
DELAY_SECONDS = 20.0
COLD_TABLES = 200
MANY = 62_500 * CLIENTS  # tables stored
SIZE_SECONDS = 15.0
SIZE_ROUNDS = 3


class Scale:
    """How long, and how many, of what a short run measures, too."""

    def __init__(self, quick: bool) -> None:
        self.mix_seconds = 3.0 if quick else 15.0
        self.pgbench_seconds = 2 if quick else 8
        self.streams = 1000 if quick else 5000
        self.slow = 300 if quick else 1000


class Run:
    """One run: the programs it started, and the figures so far."""

    def __init__(self, names: list[str], quick: bool, database: str | None) -> None:
        self.names = names
        self.scale = Scale(quick)
        self.database = database
        self.parts: list[Part] = []
        self.others: dict[str, Part] = {}
        self.url = ""
        self.bus = "notify"
        self.made: list[str] = []  # databases
        self.blocks = 0
        self.sticks = Yardsticks(None)
        self.report: dict[str, Any] = {
            "build": "compiled" if compiled() else "pure",
            "version": __version__,
            "python": platform.python_version(),
            "cores": os.cpu_count(),
            "quick": quick,
            "games": names,
            "in_flight": measures.IN_FLIGHT,
        }

    # ---- the programs ---------------------------------------------------------------------------

    async def prepare(self) -> None:
        """PostgreSQL and NATS of our own, or what was named."""
        if self.database is None:
            postgres = Postgres()
            self.keep(postgres)
            postgres.start()
            self.others["postgres"] = postgres
            self.url = postgres.url
            self.sticks = Yardsticks(postgres.folder)
        else:
            self.url = self.database
            folder = Path(await sql(self.url, "show data_directory"))
            self.sticks = Yardsticks(folder if folder.exists() else None)
        with contextlib.suppress(Missing):
            nats = Nats()
            self.keep(nats)
            nats.start()
            self.others["nats"] = nats
            self.bus = nats.url
        self.report["bus"] = self.bus.partition(":")[0]
        self.report["postgres"] = await sql(self.url, "show server_version")

    def keep(self, part: Part) -> None:
        """Remember what has to be stopped."""
        self.parts.append(part)

    async def new_database(self, name: str) -> str:
        """An empty database."""
        name = f"groma_bench_{os.getpid()}_{name}"
        await sql(self.url, f"create database {name}", "select 1")
        self.made.append(name)
        return database_of(self.url, name)

    def node(self, database: str, watched: bool = False) -> ServingNode:
        """A serving process; the first one makes the tables of its database."""
        node = ServingNode(database, self.bus, watched)
        self.keep(node)
        node.start()
        return node

    async def close(self) -> None:
        """Stop everything and leave nothing behind."""
        for part in reversed(self.parts):
            if isinstance(part, ServingNode):
                part.remove()
        if self.database is not None:
            for name in self.made:
                await sql(self.url, f"drop database if exists {name} with (force)", "select 1")
        for part in reversed(self.parts):
            part.remove()

    # ---- the figures ----------------------------------------------------------------------------

    async def beside(self, measure: Awaitable[dict[str, Any]]) -> dict[str, Any]:
        """A measure with its yardsticks."""
        before = self.sticks.now()
        found = await measure
        found["beside"] = self.sticks.beside(before)
        return found

    async def pgbench(self, database: str) -> None:
        """PostgreSQL's own rate of the same statement, now."""
        first = FIRST + BLOCK * self.blocks
        self.blocks += 1
        await fill(database, first, FEW, MOVES_STORED)
        seconds = self.scale.pgbench_seconds
        found = await pgbench(database, seconds, first, FEW, MOVES_STORED)
        if found is not None:
            self.sticks.pgbench.append(found["per_s"])

    async def moves(self, database: str) -> None:
        """Moves a second and processor time, of one process and of two."""
        names, scale, found = self.names, self.scale, self.report.setdefault("moves", {})
        quick = self.report["quick"]
        first = self.node(database)
        await self.pgbench(database)
        for name in names if not quick else ():
            say(f"moves, {name}")
            run = measures.throughput([first], self.others, [name], GAME_SECONDS)
            found[name] = await self.beside(run)
        say("moves, mix")
        run = measures.throughput([first], self.others, names, scale.mix_seconds)
        found["mix"] = await self.beside(run)
        await self.pgbench(database)
        second = self.node(database)
        say("moves, two processes")
        run = measures.throughput([first, second], self.others, names, scale.mix_seconds)
        found["two"] = await self.beside(run)
        await self.pgbench(database)
        for row in found.values():
            rate = sum(self.sticks.pgbench) / max(1, len(self.sticks.pgbench))
            row["beside"]["pgbench_per_s"] = round(rate) or None
            row["of_pgbench"] = round(row["moves_per_s"] / rate, 3) if rate else None
        if not quick:
            await self.delays([first, second], found["mix"]["moves_per_s"] / 2)
        first.remove()
        second.remove()

    async def delays(self, nodes: list[ServingNode], rate: float) -> None:
        """How long until others see a move, at the same node and at another one."""
        say(f"delays at {rate:.0f} moves/s")
        found = self.report.setdefault("delays", {})
        same = measures.delays(nodes[:1], self.names, rate, DELAY_SECONDS)
        found["same node"] = await self.beside(same)
        across = measures.delays(nodes, self.names, rate, DELAY_SECONDS)
        found["across nodes"] = await self.beside(across)

    async def pages(self, database: str) -> None:
        """A move as real pages make it, beside one with bare streams: each game by itself."""
        found = self.report.setdefault("pages", {})
        plain, watched = self.node(database), self.node(database, watched=True)
        for name in self.names:
            say(f"pages, {name}")
            row = await self.beside(with_pages.page_moves(plain, name))
            loop = row["beside"]["loop_us"]
            row["bare_loops"] = round(row["bare_us"] / loop, 2)
            row["page_loops"] = round(row["page_us"] / loop, 2)
            row["page_to_bare"] = round(row["page_us"] / row["bare_us"], 2)
            row["many"] = await self.beside(with_pages.crowd(plain, name))
            found[name] = row | await with_pages.loop_held(watched, name)
        watched.remove()
        say("pages, two processes")
        second = self.node(database)
        both = await self.beside(with_pages.together([plain, second], self.names))
        await self.pgbench(database)
        rate = self.sticks.pgbench[-1] if self.sticks.pgbench else 0
        both["of_pgbench"] = round(both["moves_per_s"] / rate, 3) if rate else None
        self.report["pages_two"] = both
        plain.remove()
        second.remove()

    async def streams(self, database: str) -> None:
        """Memory of streams, and the end of a process that has many."""
        found = self.report.setdefault("streams", {})
        say("slow readers")
        node = self.node(database)
        slow = measures.slow_readers(node, self.names, self.scale.slow)
        found["slow"] = await self.beside(slow)
        node.remove()
        say("idle streams")
        node = self.node(database)
        idle = measures.idle_streams(node, self.names, self.scale.streams)
        found["idle"] = await self.beside(idle)
        node.remove()

    async def cold(self, database: str) -> None:
        """Tables that nobody asked for since the process began."""
        node = self.node(database)
        found = self.report.setdefault("cold", {})
        for number, name in enumerate(self.names):
            say(f"cold tables, {name}")
            run = cold_tables(node, name, COLD_TABLES, COLD + BLOCK * number)
            found[name] = await self.beside(run)
        node.remove()

    async def size(self) -> None:
        """The same delays with few tables stored and with many, in turn."""
        rate = min(300.0, self.report["moves"]["mix"]["moves_per_s"] / 3)
        sets = {"few": FEW, "many": MANY}
        nodes: dict[str, ServingNode] = {}
        found: dict[str, Any] = {name: {"tables": count} for name, count in sets.items()}
        for name, count in sets.items():
            say(f"storing {count:,} tables")
            url = await self.new_database(name)
            nodes[name] = self.node(url)
            await fill(url, FIRST, count, MOVES_STORED)
            run = pgbench(url, self.scale.pgbench_seconds, FIRST, count, MOVES_STORED)
            found[name]["pgbench"] = await run
        for _ in range(SIZE_ROUNDS):
            for name, node in nodes.items():
                say(f"delays with {sets[name]:,} tables stored")
                run = measures.delays([node], self.names, rate, SIZE_SECONDS)
                found[name].setdefault("rounds", []).append(await self.beside(run))
        for row in found.values():
            middles = [one["stream"]["p50_ms"] for one in row["rounds"]]
            row["p50_ms"] = min(middles)
        found["ratio"] = round(found["many"]["p50_ms"] / found["few"]["p50_ms"], 2)
        self.report["size"] = found

    async def run(self) -> dict[str, Any]:
        """Measure everything; in a short run what shows whether something broke."""
        try:
            await self.prepare()
            database = await self.new_database("play")
            await self.moves(database)
            await self.streams(database)
            if not self.report["quick"]:
                await self.pages(database)
                await self.cold(database)
                await self.size()
        finally:
            await self.close()
        self.report["pgbench_per_s"] = [round(rate) for rate in self.sticks.pgbench]
        self.report["goals"] = goals(self.report)
        return self.report


def say(what: str) -> None:
    """What is measured now; not among the figures."""
    print(what, file=sys.stderr, flush=True)


@contextlib.contextmanager
def many_files() -> Iterator[None]:
    """Thousands of connections are thousands of open files, here and in the node."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def main(names: list[str], quick: bool, as_json: bool, database: str | None) -> int:
    """Print the figures; the answer is the exit code."""
    names = sorted(names, key=lambda name: name != FLAGSHIP)
    run = Run(names, quick, database)
    with many_files(), asyncio.Runner(loop_factory=loop_factory()) as runner:
        report = runner.run(run.run())
    print(json.dumps(report, indent=1) if as_json else "\n".join(table(report)))
    return 0


def loop_factory() -> Any:
    """The event loop of the load: the quicker one, where it is installed."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return None
    return uvloop.new_event_loop
