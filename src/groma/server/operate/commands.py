"""What the command line does with the server: serve, work, backup, restore, check, reports."""

import argparse
import asyncio
import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from ipaddress import ip_network
from typing import Final

from groma.core.game import games, versions
from groma.table.header import LEASE_SECONDS

from ..api.boards import brought
from ..api.site import Site
from ..live.node import LOCAL, Config, Network
from ..notices.settings import from_environment
from ..store import backup as backups
from ..store.check import check_tables
from ..store.database import LOST, connect
from ..store.migrate import MigrationFault, migrate
from . import local
from .logs import write_logs
from .reports import report_lines
from .serve import serve as serve_node
from .serve import work as work_node

log = logging.getLogger(__name__)

RESTART_SECONDS: Final = 1.0
STOP_SECONDS: Final = 6.0
PATIENCE_SECONDS: Final = 20.0  # with a database that starts at the same time
DATABASE: Final = "GROMA_DATABASE"
BUS: Final = "GROMA_BUS"
PAUSE: Final = "GROMA_PAUSE"
PAUSE_SECONDS: Final = 0.6  # so that people can take back a slip before a bot answers
WATCH: Final = "GROMA_WATCH_LOOP"  # 1: measure how long each piece of work holds the loop
WATCHERS: Final = "GROMA_METRICS_FROM"
PARENT: Final = "GROMA_PARENT"  # who started a process beside it

Tell = Callable[..., None]  # says a message of the words with its facts


class Fault(Exception):
    """Why a command cannot do what it was asked."""


def serve(asked: argparse.Namespace, tell: Tell) -> int:
    """`groma serve`: a database if none is named, the tables in it, workers, and the node."""
    write_logs(asked.log)
    signal.signal(signal.SIGTERM, _leave)  # until the node has a better way to end
    _end_with_parent()
    own: local.Local | None = None
    url = asked.database or os.environ.get(DATABASE)
    try:
        if not url:
            own = local.start(asked.data)
            url = own.url
        os.environ[DATABASE] = url  # for the workers; not on a command line that anybody can read
        _prepare(url)
        watched = os.environ.get(WATCH) == "1"
        config = Config(
            url,
            _bus(asked),
            asked.secure,
            asked.limits,
            watched=watched,
            watchers=(*LOCAL, *_watchers()),
        )
        more = [["serve", "--workers", "0", "--processes", "1", *_same(asked)]]
        commands = more * (asked.processes - 1) + [["work"]] * asked.workers
        os.environ[BUS] = config.bus
        with _Children([[*command, "--log", asked.log] for command in commands]):
            tell("serving", address=f"http://{asked.host}:{asked.port}")
            if PARENT not in os.environ:
                _tell_of_pages(tell)
            serve_node(config, asked.host, asked.port, asked.proxies)
    except (local.LocalFault, MigrationFault) as problem:
        raise Fault(str(problem)) from problem
    finally:
        if own is not None:
            own.stop()
    return 0


def _tell_of_pages(tell: Tell) -> None:
    """What whoever starts the server should know of its pages."""
    if not Site().built:
        tell("serving-no-pages")
    for game, package in brought(games()).items():
        log.info("board of a package", extra={"game": game, "package": package})
        tell("serving-board", game=game, package=package)


def _same(asked: argparse.Namespace) -> list[str]:
    """The options that all processes of one server share."""
    given = ["--host", asked.host, "--port", str(asked.port), "--proxies", asked.proxies]
    given += ["--limits", str(asked.limits)]
    return [*given, "--secure"] if asked.secure else given


def work(asked: argparse.Namespace, tell: Tell) -> int:
    """`groma work`: bots, clocks, notices."""
    write_logs(asked.log)
    _end_with_parent()
    config = Config(_database(asked), bus=_bus(asked), pause=_pause())
    asyncio.run(work_node(config, from_environment(os.environ)))
    return 0


def backup(asked: argparse.Namespace, tell: Tell) -> int:
    """`groma backup`."""

    def make(url: str) -> int:
        made = asyncio.run(backups.backup(url, asked.file))
        tell("backup-made", file=str(asked.file), rows=made.rows)
        return 0

    return _with_database(asked, make)


def restore(asked: argparse.Namespace, tell: Tell) -> int:
    """`groma restore`."""

    def fill(url: str) -> int:
        made = asyncio.run(backups.restore(url, asked.file))
        tell("backup-restored", file=str(asked.file), rows=made.rows)
        return 0

    return _with_database(asked, fill)


def check(asked: argparse.Namespace, tell: Tell) -> int:
    """`groma check-tables`."""

    def do(url: str) -> int:
        return asyncio.run(check_tables(url, versions(), print, asked.rebuild))

    return _with_database(asked, do)


def reports(asked: argparse.Namespace, tell: Tell) -> int:
    """`groma reports`."""

    async def read(url: str) -> int:
        connection = await connect(url)
        try:
            for line in await report_lines(connection):
                print(line)
        finally:
            await connection.close()
        return 0

    return _with_database(asked, lambda url: asyncio.run(read(url)))


def _with_database(asked: argparse.Namespace, do: Callable[[str], int]) -> int:
    """Do something with the named database, or with the one in the data folder."""
    url = asked.database or os.environ.get(DATABASE) or local.running(asked.data)
    try:
        if url:
            return do(url)
        with local.start(asked.data) as own:
            return do(own.url)
    except (local.LocalFault, backups.BackupFault, MigrationFault) as problem:
        raise Fault(str(problem)) from problem
    except LOST as problem:
        raise Fault(f"The database cannot be reached: {problem}") from problem


def _database(asked: argparse.Namespace) -> str:
    url: str | None = asked.database or os.environ.get(DATABASE)
    if not url:
        raise Fault(f"A worker needs a database: --database, or {DATABASE}.")
    return url


def _pause() -> float:
    given = os.environ.get(PAUSE, "")
    try:
        pause = float(given or PAUSE_SECONDS)
    except ValueError:
        pause = -1.0
    if not 0 <= pause < LEASE_SECONDS:
        raise Fault(f"{PAUSE} is a number of seconds from 0 to less than {LEASE_SECONDS}.")
    return pause


def _watchers() -> list[Network]:
    """The networks from where the figures may be read beside this machine."""
    try:
        return [ip_network(one) for one in os.environ.get(WATCHERS, "").split()]
    except ValueError as problem:
        raise Fault(f"{WATCHERS} is a list of addresses and networks: {problem}.") from problem


def _bus(asked: argparse.Namespace) -> str:
    return asked.bus or os.environ.get(BUS) or "notify"


def _prepare(url: str) -> None:
    """Bring the tables up to date."""

    async def bring() -> list[str]:
        connection = await connect(url)
        try:
            return await migrate(connection)
        finally:
            await connection.close()

    until = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            for name in asyncio.run(bring()):
                log.info("migrated", extra={"migration": name})
        except LOST as problem:
            if time.monotonic() > until:
                raise Fault(f"The database cannot be reached: {problem}") from problem
            log.warning("database not there yet: %s", problem)
            time.sleep(RESTART_SECONDS)
        else:
            return


class _Children:
    """Processes beside the node: started with it, started again if they die, stopped with it."""

    def __init__(self, commands: list[list[str]]) -> None:
        self._commands = commands
        self._running: list[subprocess.Popen[bytes]] = []
        self._stopping = threading.Event()
        self._watch = threading.Thread(target=self._keep, daemon=True)

    def __enter__(self) -> "_Children":
        self._running = [_start(command) for command in self._commands]
        self._watch.start()
        return self

    def _keep(self) -> None:
        while not self._stopping.wait(RESTART_SECONDS):
            for number, child in enumerate(self._running):
                if child.poll() is not None and not self._stopping.is_set():
                    log.warning("restarted", extra={"command": self._commands[number][0]})
                    self._running[number] = _start(self._commands[number])

    def __exit__(self, *_: object) -> None:
        self._stopping.set()
        self._watch.join()
        for child in self._running:
            child.send_signal(signal.SIGTERM)
        for child in self._running:
            try:
                child.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                child.kill()
                child.wait()


def _leave(number: int, frame: object) -> None:
    raise SystemExit(0)


def _end_with_parent() -> None:
    """A process beside a node ends when the node is gone, however that came about."""
    parent = os.environ.get(PARENT)
    if parent is None:
        return

    def watch() -> None:
        while os.getppid() == int(parent):
            time.sleep(RESTART_SECONDS)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()


def _start(command: list[str]) -> "subprocess.Popen[bytes]":
    """A process of ours; Ctrl-C reaches only the parent, which stops it in good order."""
    given = {**os.environ, PARENT: str(os.getpid())}
    line = [sys.executable, "-m", "groma", *command]
    return subprocess.Popen(line, env=given, start_new_session=True)
