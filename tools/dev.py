"""Starts everything a developer needs: a database, the server, the page with hot reload.

python tools/dev.py [--port 8000] [--page 5173]

The database is GROMA_DATABASE, or a PostgreSQL of its own under build/dev. The server starts anew
whenever something under src/groma changes; the page reloads by itself. Ctrl-C stops it all.
"""

import argparse
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from groma.server.operate import local

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "groma"
WEB = ROOT / "web"
WATCHED = {".py", ".ftl", ".json", ".md", ".toml"}
LOOK_SECONDS = 0.7
PATIENCE_SECONDS = 10.0


def newest(folder: Path) -> tuple[int, int]:
    """When something in a folder changed last, and how much is in it: files also go."""
    built = folder / "site"
    times = [
        path.stat().st_mtime_ns
        for path in folder.rglob("*")
        if path.suffix in WATCHED and built not in path.parents
    ]
    return max(times, default=0), len(times)


def begin(command: list[str], folder: Path, **more: str) -> subprocess.Popen[bytes]:
    """Start a program in a group of its own, so that it ends when we say, not with the terminal."""
    return subprocess.Popen(command, cwd=folder, env=os.environ | more, start_new_session=True)


def end(program: subprocess.Popen[bytes]) -> None:
    """Ask a program and its children to stop; whatever is left after a while is not asked."""
    for sign in (signal.SIGTERM, signal.SIGKILL):
        with suppress(ProcessLookupError):
            os.killpg(program.pid, sign)
        with suppress(subprocess.TimeoutExpired):
            program.wait(PATIENCE_SECONDS)


@contextmanager
def database() -> Iterator[str]:
    """The database that the environment names, or one of our own."""
    named = os.environ.get("GROMA_DATABASE")
    if named:
        yield named
        return
    with local.start(ROOT / "build" / "dev") as own:
        yield own.url


def serve(url: str, port: int) -> subprocess.Popen[bytes]:
    """The server with a worker for bots."""
    command = [sys.executable, "-m", "groma", "serve", "--database", url, "--port", str(port)]
    return begin([*command, "--limits", "0", "--log", "warning"], ROOT)


def watch(url: str, port: int, page: subprocess.Popen[bytes]) -> int:
    """Keep the server new until somebody interrupts, or the page's server ends by itself."""
    server = serve(url, port)
    try:
        seen = newest(SOURCE)
        while page.poll() is None:
            time.sleep(LOOK_SECONDS)
            now = newest(SOURCE)
            if now != seen:
                seen = now
                print("groma has changed: the server starts anew", flush=True)
                end(server)
                server = serve(url, port)
        return page.returncode
    finally:
        end(server)


def main() -> int:
    """Start all, say where it is, stop all."""
    parser = argparse.ArgumentParser(description="the server and the page, for developers")
    parser.add_argument("--port", type=int, default=8000, help="the server's")
    parser.add_argument("--page", type=int, default=5173, help="the page's")
    asked = parser.parse_args()
    vite = WEB / "node_modules" / ".bin" / "vite"
    if not vite.exists():
        print("The page's tools are missing: run `npm install` in web/ first.", file=sys.stderr)
        return 1
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.default_int_handler)
    with database() as url:
        command = [str(vite), "--port", str(asked.page), "--strictPort", "--logLevel", "warn"]
        page = begin(command, WEB, GROMA_SERVER=f"http://127.0.0.1:{asked.port}")
        print(
            f"Groma, all seats at once: http://localhost:{asked.page}/dev (Ctrl-C stops)",
            flush=True,
        )
        try:
            return watch(url, asked.port, page)
        except KeyboardInterrupt:
            return 0
        finally:
            end(page)


if __name__ == "__main__":
    sys.exit(main())
