"""Yardsticks beside every figure: a disk's flush, a fixed Python loop, PostgreSQL's own rate."""

import ast
import asyncio
import os
import re
import statistics
import tempfile
import time
from importlib.resources import files
from pathlib import Path
from typing import Any

from .parts import pgbench_program, sql

CLIENTS = 16
TABLES_EACH = 100  # of a client of pgbench; it plays on all of them in turn
FLUSHES = 40
CHUNKS = 5

# Every entry that is made here has this time: so each can say when the one before it happened.
MOMENT = "timestamptz '2000-01-01'"
# What each argument of the statement is in pgbench, as for a lone move: arrays of length one, and
# of what is rare (seats, words, snapshots, notices) nothing.
ARGUMENTS = {
    1: "array[:id]",
    2: "array[:seq]",
    3: "array[:seq]",
    4: "array[1]",
    5: "array[:n % 4]",
    6: "array[null]",
    7: "array[null]",
    8: "array[null]",
    9: f"array[{MOMENT}]",
    10: "array[:id]",
    11: "array[:seq]",
    12: "array[0]",
    13: "array[:n % 500]",
    14: "array[:n % 4]",
    15: "array[:client_id + 1]",
    16: "array[gen_random_uuid()]",
    17: f"array[{MOMENT}]",
    18: "array[null]",
    19: "'{}'",
}
SCRIPT = r"""\set n :n + 1
\set id :first + :client_id * :each + (:n * 7919) % :each
\set seq :past + :n / :each + 1
{statement};
"""
_STORED = "select sum(seq) from tables where id >= {first} and id < {last}"


def cpu_us() -> float:
    """Processor time of a fixed piece of Python, in microseconds: the median of a few."""
    taken = []
    for _ in range(CHUNKS):
        begun = time.process_time()
        seen: dict[int, list[int]] = {}
        for number in range(2000):
            seen.setdefault(number * 7919 % 97, []).append(number)
        sum(len(numbers) for numbers in seen.values())
        taken.append(time.process_time() - begun)
    return statistics.median(taken) * 1e6


def flush_us(folder: Path | None) -> float | None:
    """Until eight kilobytes are safe on the disk, in microseconds: the median of a few."""
    if folder is None or not os.access(folder, os.W_OK):
        return None
    taken = []
    with tempfile.TemporaryFile(dir=folder) as file:
        file.write(bytes(8192 * 16))
        os.fdatasync(file.fileno())
        for turn in range(FLUSHES):
            os.pwrite(file.fileno(), bytes(8192), turn % 16 * 8192)
            begun = time.perf_counter()
            os.fdatasync(file.fileno())
            taken.append(time.perf_counter() - begun)
    return statistics.median(taken) * 1e6


class Yardsticks:
    """The figures that stand beside every other figure of a run."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.pgbench: list[float] = []

    def now(self) -> dict[str, Any]:
        """How quick this machine is at this moment."""
        flush = flush_us(self.folder)
        return {
            "loop_us": round(cpu_us(), 1),
            "flush_us": None if flush is None else round(flush, 1),
        }

    def beside(self, before: dict[str, Any]) -> dict[str, Any]:
        """Before and after a measure: the mean of both."""
        after = self.now()
        found: dict[str, Any] = {}
        for name, value in before.items():
            both = [one for one in (value, after[name]) if one is not None]
            found[name] = round(statistics.mean(both), 1) if both else None
        found["pgbench_per_s"] = round(self.pgbench[-1]) if self.pgbench else None
        return found


# ---- the very same statement --------------------------------------------------------------------


def statement(name: str = "WRITE") -> str:
    """A statement out of the server's own source, which is read here and not run."""
    source = (files("groma") / "server" / "store" / "rows.py").read_text("utf-8")
    for node in ast.parse(source).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            if node.target.id == name and isinstance(node.value, ast.Constant):
                return str(node.value.value)
    raise LookupError(f"groma/server/store/rows.py has no {name}")


def script() -> str:
    """The same statement for pgbench: each client plays its own tables, move after move."""

    def argument(found: re.Match[str]) -> str:
        return ARGUMENTS[int(found[1])]

    return SCRIPT.format(statement=re.sub(r"\$(\d+)", argument, statement()).strip())


async def fill(url: str, first: int, tables: int, moves: int) -> None:
    """Store tables that nobody plays, with so many moves each; the numbers go up from `first`.

    They are what PostgreSQL has to live with, and what pgbench plays on; no rules know them.
    """
    last = first + tables - 1
    await sql(
        url,
        f"insert into people (id, name) values ({first}, 'Filler')",
        f"""insert into tables (id, game, rules, host, status, seq, turn)
        select id, 'filler', 1, {first}, 1, {moves}, 0
        from generate_series({first}, {last}) id""",
        f"""insert into seats (table_id, seat, called) select id, seat, {first}
        from generate_series({first}, {last}) id, generate_series(0, 3) seat""",
        f"""insert into entries (table_id, seq, kind, value, seat, person, key, at)
        select id, seq, 0, seq % 500, seq % 4, {first}, gen_random_uuid(), {MOMENT}
        from generate_series({first}, {last}) id, generate_series(1, {moves}) seq""",
        "checkpoint",
        "vacuum analyze",
        "select 1",
    )


async def pgbench(
    url: str, seconds: int, first: int, tables: int, past: int, start: int = 0
) -> dict[str, Any] | None:
    """Rate of the statement from sixteen connections, and the log that a move writes."""
    program = pgbench_program()
    if program is None:
        return None
    with tempfile.NamedTemporaryFile("w", suffix=".sql") as file:
        file.write(script())
        file.flush()
        command = [str(program), "-n", "-M", "prepared", "-c", str(CLIENTS), "-j", "2"]
        command += ["-T", str(seconds), "-f", file.name]
        given = {"n": start - 1, "first": first, "each": tables // CLIENTS, "past": past}
        for name, value in given.items():
            command += ["-D", f"{name}={value}"]
        before = await sql(url, _STORED.format(first=first, last=first + tables))
        written = await sql(url, "select pg_current_wal_lsn() - '0/0'::pg_lsn")
        running = await asyncio.create_subprocess_exec(
            *command, url, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )
        out, err = await running.communicate()
    rate = re.search(rb"tps = ([0-9.]+) \(without", out)
    count = re.search(rb"actually processed: (\d+)", out)
    if running.returncode or rate is None or count is None:
        raise RuntimeError(f"pgbench failed:\n{err.decode()}")
    written = await sql(url, "select pg_current_wal_lsn() - '0/0'::pg_lsn") - written
    stored = await sql(url, _STORED.format(first=first, last=first + tables)) - before
    if stored != int(count[1]):
        raise RuntimeError(f"pgbench sent {int(count[1])} moves, and {stored} were stored")
    return {
        "per_s": round(float(rate[1]), 1),
        "moves": stored,
        "log_bytes": round(float(written) / max(1, int(count[1]))),
    }
