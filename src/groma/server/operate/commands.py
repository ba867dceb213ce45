"""What the command line does with the server: serve, work, backup, check, and the desk."""

import argparse
import asyncio
import logging
import signal
import time
from ipaddress import ip_network
from typing import Final

from groma.core.game import games, versions
from groma.settings import Read

from ..api.boards import brought
from ..api.site import Site
from ..live.figures import NODE, WORKER
from ..live.node import LOCAL, Config
from ..notices.settings import notices_of
from ..store import backup as backups
from ..store.database import TROUBLE, connect
from ..store.migrate import (
    MigrationFault,
    connect_to_migrate,
    migrate,
    refuse_newer,
    up_to_date,
)
from ..store.spare import check_stored, try_backup
from ..tracing import Missing, trace_to
from . import local
from .addresses import said_address
from .asked import Fault as Fault
from .asked import Tell, with_database
from .children import Children, end_with_parent, is_child
from .desk import audit as audit  # the command line finds all commands here
from .desk import operator as operator
from .desk import people as people
from .house_commands import announce as announce
from .house_commands import maintenance as maintenance
from .house_commands import tables as tables
from .logs import write_logs
from .reports import report_lines
from .serve import serve as serve_node
from .serve import work as work_node

log = logging.getLogger(__name__)

LOOK_SECONDS: Final = 1.0
PATIENCE_SECONDS: Final = 20.0  # with a database that starts at the same time


def serve(read: Read, asked: argparse.Namespace, tell: Tell) -> int:
    """`groma serve`: a database if none is named, the tables in it, workers, and the node."""
    settings = read.settings
    write_logs(settings.log)
    _trace(read, NODE)
    signal.signal(signal.SIGTERM, _leave)  # until the node has a better way to end
    end_with_parent()
    own: local.Local | None = None
    url = settings.database
    try:
        if not url:
            own = local.start(settings.data)
            own.keep()
            url = own.url
        _prepare(url)
        nodes = 0 if is_child() else settings.processes - 1
        workers = 0 if is_child() else settings.workers
        with Children([["serve"]] * nodes + [["work"]] * workers, read.environment(database=url)):
            tell("serving", address=said_address(settings))
            if not is_child():
                _tell_of_pages(tell)
            serve_node(_config(read, url), settings.host, settings.port, settings.proxies)
    except (local.LocalFault, MigrationFault) as problem:
        raise Fault(str(problem)) from problem
    finally:
        if own is not None:
            own.stop()
    return 0


def _trace(read: Read, kind: str) -> None:
    """Tell a collector what takes its time, if one is named."""
    if not read.settings.traces:
        return
    try:
        trace_to(read.settings.traces, kind)
    except Missing as problem:
        raise Fault("Traces need the extra otel (see docs/hosting.md).") from problem


def _config(read: Read, url: str) -> Config:
    """How a node or a worker is set up."""
    settings = read.settings
    watchers = [ip_network(one) for one in settings.metrics_from.split(",") if one]
    return Config(
        url,
        settings.bus,
        settings.secure,
        settings.limits,
        pause=settings.pause,
        watched=settings.watch_loop,
        watchers=(*LOCAL, *watchers),
        token=settings.metrics_token,
        address=said_address(settings),
        notices=notices_of(settings),
        backups=settings.backups,
        backups_kept=settings.backups_kept,
        pages=settings.pages,
        connections=settings.connections,
    )


def _tell_of_pages(tell: Tell) -> None:
    """What whoever starts the server should know of its pages."""
    if not Site().built:
        tell("serving-no-pages")
    for game, package in brought(games()).items():
        log.info("board of a package", extra={"game": game, "package": package})
        tell("serving-board", game=game, package=package)


def work(read: Read, asked: argparse.Namespace, tell: Tell) -> int:
    """`groma work`: bots, clocks, notices."""
    write_logs(read.settings.log)
    _trace(read, WORKER)
    end_with_parent()
    if not read.settings.database:
        raise Fault("A worker needs a database: --database, or GROMA_DATABASE.")
    _await_tables(read.settings.database)
    asyncio.run(work_node(_config(read, read.settings.database)))
    return 0


def backup(read: Read, asked: argparse.Namespace, tell: Tell) -> int:
    """`groma backup`."""

    def make(url: str) -> int:
        if not (asked.verify and asked.file.exists()):
            made = asyncio.run(backups.backup(url, asked.file))
            tell("backup-made", file=str(asked.file), rows=made.rows)
        if asked.verify:
            tried = asyncio.run(try_backup(url, asked.file, versions(), print))
            tell("backup-tried", file=str(asked.file), rows=tried.rows)
        return 0

    return with_database(read, make)


def restore(read: Read, asked: argparse.Namespace, tell: Tell) -> int:
    """`groma restore`."""

    def fill(url: str) -> int:
        made = asyncio.run(backups.restore(url, asked.file))
        tell("backup-restored", file=str(asked.file), rows=made.rows)
        return 0

    return with_database(read, fill)


def check(read: Read, asked: argparse.Namespace, tell: Tell) -> int:
    """`groma check-tables`."""

    def do(url: str) -> int:
        return asyncio.run(check_stored(url, versions(), print, asked.rebuild))

    return with_database(read, do)


def reports(read: Read, asked: argparse.Namespace, tell: Tell) -> int:
    """`groma reports`."""

    async def list_them(url: str) -> int:
        connection = await connect(url)
        try:
            for line in await report_lines(connection):
                print(line)
        finally:
            await connection.close()
        return 0

    return with_database(read, lambda url: asyncio.run(list_them(url)))


def _prepare(url: str) -> None:
    """Bring the tables up to date."""

    async def bring() -> list[str]:
        connection = await connect_to_migrate(url)
        try:
            return await migrate(connection)
        finally:
            await connection.close()

    until = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            for name in asyncio.run(bring()):
                log.info("migrated", extra={"migration": name})
        except TROUBLE as problem:
            if time.monotonic() > until:
                raise Fault(f"The database cannot be reached: {problem}") from problem
            log.warning("database not there yet: %s", problem)
            time.sleep(LOOK_SECONDS)
        else:
            return


def _await_tables(url: str) -> None:
    """A worker may come before the node that makes the tables, and before the database."""

    async def ready() -> bool:
        connection = await connect(url)
        try:
            ready = await up_to_date(connection)
            if ready:
                await refuse_newer(connection)
            return ready
        finally:
            await connection.close()

    while True:
        try:
            if asyncio.run(ready()):
                return
            log.warning("database not migrated yet")
        except TROUBLE as problem:
            log.warning("database not there yet: %s", problem)
        except MigrationFault as problem:
            raise Fault(str(problem)) from problem
        time.sleep(LOOK_SECONDS)


def _leave(number: int, frame: object) -> None:
    raise SystemExit(0)
