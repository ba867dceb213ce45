"""The worker's part: drain the outbox every second, and send what is due."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

import asyncpg
from procrastinate import App
from procrastinate.exceptions import ConnectorException

from ..store.database import LOST, Database
from .channels import Channel, channels
from .jobs import FIRST_WAIT, STALLED, Post, app_at, prepare, rescue
from .outbox import QUEUE, drain
from .outward import Outward
from .settings import Notices

log = logging.getLogger(__name__)

LOOK_SECONDS: Final = 1.0
RESCUE_SECONDS: Final = 15.0
AT_ONCE: Final = 32  # notices at the same time: mail has room beside what hangs
CONNECTIONS: Final = 4
GRACE_SECONDS: Final = 1.0  # for what is being sent when we are to stop; it is sent later then
END_SECONDS: Final = 1.8  # for everything
LONGEST_WAIT: Final = 30.0  # for a database that does not answer


class _Stopped(Exception):
    """The queue ended by itself, which it does when it has lost the database."""


_TROUBLE: Final = (*LOST, asyncpg.PostgresError, ConnectorException, _Stopped)


async def run(
    url: str, settings: Notices, stop: asyncio.Event, first_wait: float = FIRST_WAIT
) -> None:
    """Send notices until we are to stop; a lost database is waited for."""
    logging.getLogger("httpx").setLevel(logging.WARNING)  # it would log addresses, which are keys
    for line in settings.report():
        log.info(line)
    outward = Outward(settings.private)
    found = channels(settings, outward)
    stopped = asyncio.create_task(stop.wait())
    loop = asyncio.get_running_loop()
    wait = LOOK_SECONDS
    try:
        while not stop.is_set():
            began = loop.time()
            try:
                await _bounded(_work(url, settings, found, first_wait, stop), stopped)
            except _TROUBLE as problem:
                if loop.time() - began > LONGEST_WAIT:
                    wait = LOOK_SECONDS
                log.warning("notices wait %d s for the database: %r", wait, problem)
                await asyncio.wait({stopped}, timeout=wait)
                wait = min(LONGEST_WAIT, 2 * wait)
    finally:
        stopped.cancel()
        await outward.close()


async def _bounded(work: Coroutine[Any, Any, None], stopped: "asyncio.Task[bool]") -> None:
    """Carry out some work that ends soon after we are to stop, or is left alone then."""
    task = asyncio.create_task(work)
    try:
        await asyncio.wait({task, stopped}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            await asyncio.wait({task}, timeout=END_SECONDS)
    finally:
        if not task.done():
            log.warning("notices do not end in time; what was begun is done again later")
            task.add_done_callback(_heard)
            task.cancel()
    if task.done():
        task.result()


async def _work(
    url: str,
    settings: Notices,
    found: dict[str, Channel],
    first_wait: float,
    stop: asyncio.Event,
) -> None:
    """Drain, send and rescue as long as the database is there."""
    database = Database(url, CONNECTIONS)
    try:
        async with database.connection() as connection:
            await prepare(connection)
        app = app_at(url, first_wait)
        async with app.open_async():
            await _parts(app, database, settings, Post(database, settings, found), stop)
    finally:
        await database.close()


async def _parts(
    app: App, database: Database, settings: Notices, post: Post, stop: asyncio.Event
) -> None:
    stopped = asyncio.create_task(stop.wait())
    queue = asyncio.create_task(
        app.run_worker_async(
            queues=[QUEUE],
            concurrency=AT_ONCE,
            fetch_job_polling_interval=LOOK_SECONDS,
            listen_notify=False,  # most jobs wait anyway, and to listen takes a connection
            delete_jobs="always",
            shutdown_graceful_timeout=GRACE_SECONDS,
            stalled_worker_timeout=STALLED,
            install_signal_handlers=False,
            additional_context={"post": post},
        )
    )
    parts = [
        stopped,
        queue,
        asyncio.create_task(_draining(database, settings)),
        asyncio.create_task(_rescuing(database)),
    ]
    try:
        done, _ = await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for part in parts:
            part.add_done_callback(_heard)
        for _ in range(2):  # the first time the queue waits for its jobs, the second for nothing
            for part in parts:
                part.cancel()
            await asyncio.wait(parts, timeout=GRACE_SECONDS + 0.3)
    for part in done - {stopped}:
        part.result()
    if not stop.is_set():
        raise _Stopped


def _heard(task: "asyncio.Task[Any]") -> None:
    """How a part ends that nobody waits for any more is of no interest."""
    if not task.cancelled():
        task.exception()


async def _draining(database: Database, settings: Notices) -> None:
    while True:
        await drain(database, settings)
        await asyncio.sleep(LOOK_SECONDS)


async def _rescuing(database: Database) -> None:
    while True:
        await rescue(database)
        await asyncio.sleep(RESCUE_SECONDS)
