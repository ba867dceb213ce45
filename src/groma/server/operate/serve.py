"""Serving: one process a core, streams sent away before the end, nothing acknowledged lost."""

import asyncio
import gc
import logging
import signal
import socket
from typing import Any, Final, cast

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ..api.app import application
from ..desk import here
from ..live.abandoned import Abandoned
from ..live.analyst import Analyst
from ..live.connections import HttpConnection
from ..live.figures import WORKER
from ..live.node import Config, Node
from ..live.reckoner import Reckoner
from ..live.rests import Rests
from ..live.room import Lines, carried, raise_files
from ..live.vacations import Vacations
from ..live.worker import Worker
from ..people.budgets import LINES_OF_ADDRESS
from ..people.purge import run as run_purge
from ..tracing import traced
from .scheduled import run as run_backups
from .watched import FACTORY

log = logging.getLogger(__name__)

SEND_BUFFER: Final = 32 * 1024  # so that a slow reader's old views do not pile up in the kernel
KEEP_ALIVE_SECONDS: Final = 75
GRACE_SECONDS: Final = 2
GARBAGE: Final = 10_000  # new objects between looks for what nobody holds any more
LOOK_TICKS: Final = 20  # tenths of a second between looks for lines that say nothing


def listen(host: str, port: int) -> socket.socket:
    """The socket to serve on, its send buffer bounded; several processes may share a port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    listening.bind((host, port))
    return listening


def serve(config: Config, host: str, port: int, proxies: str = "127.0.0.1") -> None:
    """Serve until told to stop."""
    files = raise_files()
    log.info("files", extra={"files": files, "connections": carried(files)})
    of_address = LINES_OF_ADDRESS * config.limits
    app = application(config)
    trusted: Any = ProxyHeadersMiddleware(cast(Any, app), proxies).trusted_hosts
    HttpConnection.lines = Lines(carried(files), of_address, trusted.__contains__)
    settings = uvicorn.Config(
        traced(app),
        loop=FACTORY if config.watched else "uvloop",
        http=HttpConnection,
        ws="none",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
        forwarded_allow_ips=proxies,
        backlog=2048,
    )
    server = _Draining(settings, app)
    gc.collect()
    gc.freeze()  # what was imported stays; nobody needs to look through it again and again
    gc.set_threshold(GARBAGE, 20, 20)
    server.run(sockets=[listen(host, port)])


class _Draining(uvicorn.Server):
    """Sends the streams away first, so that nothing is left to wait for."""

    def __init__(self, config: uvicorn.Config, app: Any) -> None:
        super().__init__(config)
        self._app = app

    async def on_tick(self, counter: int) -> bool:
        if counter % LOOK_TICKS == 0:
            for line in list(self.server_state.connections):
                if isinstance(line, HttpConnection):
                    line.look()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        node = getattr(self._app.state, "node", None)
        if node is not None:
            node.drain()
        await super().shutdown(sockets)


async def work(config: Config) -> None:
    """A worker's life: bots, clocks, notices, results, analyses, until told to stop."""
    # The library of queued jobs takes a while to load, and nodes have no use for it.
    from ..notices.worker import run as run_notices

    node = Node(config, WORKER)
    worker = Worker(node)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    await node.start(worker.heard)
    playing = asyncio.create_task(worker.run())
    telling = asyncio.create_task(run_notices(config.database, config.notices, stop))
    reckoning = asyncio.create_task(Reckoner(node).run())
    resting = asyncio.create_task(Vacations(node).run())
    pausing = asyncio.create_task(Rests(node).run())
    clearing = asyncio.create_task(Abandoned(node).run())
    sampling = asyncio.create_task(here.run(node))
    purging = asyncio.create_task(run_purge(node.database))
    analysing = asyncio.create_task(Analyst(node).run())
    keeping = asyncio.create_task(run_backups(node.database, config.backups, config.backups_kept))
    ended = asyncio.create_task(stop.wait())
    mine = (playing, reckoning, resting, pausing, clearing, sampling, purging, analysing, keeping)
    await asyncio.wait({*mine, telling, ended}, return_when=asyncio.FIRST_COMPLETED)
    stop.set()
    for part in mine:
        part.cancel()
    found = await asyncio.gather(*mine, telling, return_exceptions=True)
    await node.stop()
    for problem in found:
        if isinstance(problem, Exception):  # not a cancellation: something that must be seen
            raise problem
