"""Services of our own for tests: a PostgreSQL and a NATS that may be killed and come back."""

import asyncio
import fcntl
import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import IO, Any
from urllib.parse import urlsplit, urlunsplit

import asyncpg

from groma.server.operate.programs import installed, run_as, user_for
from groma.server.store.migrate import migrate

SECONDS = 120  # to start, or to stop; only what hangs takes that long


PORTS = range(20_000, 32_000)
_CLAIMED: list[IO[str]] = []  # locks, which go with this process


class Missing(Exception):
    """The program is not installed."""


class Service:
    """A program that we start, on a port and in a folder of its own; its port stays the same."""

    def __init__(self, place: Path = Path("/tmp")) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="groma-test-", dir=place))
        self.folder.chmod(0o755)  # as root we run it as somebody else
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[Any]:
        raise NotImplementedError

    def run(self) -> None:
        """Start the program, without waiting until it is ready."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                **run_as(user_for(self.folder)),
            )

    def start(self) -> None:
        """Start, and return when it is ready."""
        self.run()
        until(self.ready, f"{type(self).__name__} does not start: {self.log()}")

    def ready(self) -> bool:
        if self.process is None or self.process.poll() is not None:
            raise RuntimeError(f"{type(self).__name__} ended: {self.log()}")
        return self.reachable()

    def reachable(self) -> bool:
        """Whether somebody listens there."""
        return reachable(self.port)

    def kill(self) -> None:
        """As if the power went: no farewell, nothing written."""
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> None:
        """Stop as it should be."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(SECONDS)

    def restart(self) -> None:
        """Start again, after whatever happened."""
        self.stop()
        self.start()

    def remove(self) -> None:
        """Away with everything."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def log(self) -> str:
        log = self.folder / "log"
        return "\n".join(log.read_text(errors="replace").splitlines()[-5:]) if log.exists() else ""


class Postgres(Service):
    """A PostgreSQL: the system's, else the one of the wheel."""

    def __init__(self, place: Path = Path("/tmp")) -> None:
        super().__init__(place)
        self.binaries = postgres_binaries()
        self.data = self.folder / "data"

    @property
    def url(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def command(self) -> list[Any]:
        settings = f"port={self.port} listen_addresses=127.0.0.1 fsync=on unix_socket_directories="
        return [
            self.binaries / "postgres",
            *("-D", self.data),
            *[f"--{setting}" for setting in settings.split()],
        ]

    def start(self) -> None:
        if not self.data.exists():
            self.data.mkdir(mode=0o700)
            user = user_for(self.data)
            if user is not None:
                os.chown(self.data, user.pw_uid, user.pw_gid)
            subprocess.run(
                [
                    self.binaries / "initdb",
                    *"--no-sync -U postgres -A trust -E UTF8 --locale=C -D".split(),
                    self.data,
                ],
                check=True,
                capture_output=True,
                **run_as(user_for(self.folder)),
            )
        super().start()

    def ready(self) -> bool:
        return super().ready() and asyncio.run(self._answers())

    async def _answers(self) -> bool:
        return await postgres_answers(self.url)

    def processes(self) -> list[int]:
        """The postmaster and its children."""
        assert self.process is not None
        return [self.process.pid, *children_of(self.process.pid)]

    def kill(self) -> None:
        """Kill the postmaster and its children."""
        if self.process is None or self.process.poll() is not None:
            return
        children = children_of(self.process.pid)
        self.process.kill()
        self.process.wait()
        for child in children:
            try:
                os.kill(child, signal.SIGKILL)
            except ProcessLookupError:
                continue
        until(lambda: not any(map(lives, children)), "children of PostgreSQL survive")

    def restart(self) -> None:
        self.stop()
        trace = self.data / "postmaster.pid"
        if trace.exists():  # left by one that was killed; its number may be anybody's by now
            trace.unlink()
        self.start()


class Nats(Service):
    """A NATS server."""

    def __init__(self) -> None:
        found = shutil.which("nats-server", path=os.environ.get("PATH", "") + ":/usr/sbin")
        if found is None:
            raise Missing("nats-server")
        super().__init__()
        self.program = found

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def command(self) -> list[Any]:
        return [self.program, "-a", "127.0.0.1", "-p", str(self.port)]


# ---- finding -------------------------------------------------------------------------------------


def postgres_binaries() -> Path:
    """The newest that the system has, else those of the wheel."""
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/postgres")]
    if found:
        return max(found, key=lambda folder: int(folder.parent.name))
    wheel = installed()
    if not wheel:
        raise Missing("postgres")
    return wheel[max(wheel)]


def free_port() -> int:
    """A port that stays ours, even while what listens there is killed and comes back.

    It is below those that systems give to who calls out, and no other process of tests gets it.
    """
    while True:
        port = secrets.choice(PORTS)
        claim = (Path(tempfile.gettempdir()) / f"groma-port-{port}").open("w")
        try:
            fcntl.flock(claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", port))
        except OSError:
            claim.close()
        else:
            _CLAIMED.append(claim)
            return port


def reachable(port: int, host: str = "127.0.0.1") -> bool:
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex((host, port)) == 0


async def postgres_answers(url: str) -> bool:
    try:
        connection = await asyncpg.connect(url, timeout=60)
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
        return False
    await connection.close()
    return True


# ---- databases -----------------------------------------------------------------------------------


def database_of(url: str, name: str) -> str:
    """The address of another database of the same server."""
    return urlunsplit(urlsplit(url)._replace(path="/" + name))


def sql(url: str, *statements: str) -> Any:
    """Carry out some statements; the answer is the first value of the last one."""

    async def run() -> Any:
        connection = await asyncpg.connect(url)
        try:
            for statement in statements[:-1]:
                await connection.execute(statement)
            return await connection.fetchval(statements[-1])
        finally:
            await connection.close()

    return asyncio.run(run())


async def migrated(url: str) -> None:
    """Make all tables."""
    connection = await asyncpg.connect(url)
    await migrate(connection)
    await connection.close()


# ---- processes -----------------------------------------------------------------------------------


def children_of(process: int) -> list[int]:
    """By Linux's own list; elsewhere none: they go by themselves when they miss the postmaster."""
    listed = Path(f"/proc/{process}/task/{process}/children")
    return [int(child) for child in listed.read_text().split()] if listed.exists() else []


def lives(process: int) -> bool:
    """Whether it runs; one that only waits to be buried does not."""
    status = Path(f"/proc/{process}/stat")
    try:
        return status.read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def until(done: Any, complaint: str, seconds: float = SECONDS) -> None:
    """Wait until something is so."""
    patience = time.monotonic() + seconds
    while not done():
        if time.monotonic() > patience:
            raise TimeoutError(complaint)
        time.sleep(0.02)
