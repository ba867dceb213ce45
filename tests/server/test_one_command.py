"""One command on an empty folder, then the game of docs/api.md, played by curl alone."""

import http.client
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.services import SECONDS, free_port

GUIDE = Path(__file__).parents[2] / "docs" / "api.md"
SOON = 20  # seconds on a quiet machine


def block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def answers(port: int) -> bool:
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=1)
    try:
        line.request("GET", "/readyz")
        return line.getresponse().status == 200
    except OSError:
        return False
    finally:
        line.close()


@pytest.fixture(scope="module")
def data() -> Iterator[Path]:
    """An empty folder."""
    with tempfile.TemporaryDirectory(prefix="groma-test-", dir="/tmp") as name:
        Path(name).chmod(0o755)  # as root, the database runs as somebody else
        yield Path(name) / "groma"


@pytest.fixture(scope="module")
def address(data: Path) -> Iterator[str]:
    """`groma serve` with nothing configured, on an empty data folder."""
    yield from serving(data)


def serving(data: Path) -> Iterator[str]:
    port = free_port()
    environment = {key: value for key, value in os.environ.items() if not key.startswith("GROMA_")}
    environment["GROMA_PAUSE"] = "0"  # but bots need not wait for a program
    command = [sys.executable, "-m", "groma", "serve", "--data", str(data), "--port", str(port)]
    begun = time.monotonic()
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE) as process:
        try:
            while not answers(port):
                assert process.poll() is None, "the server ended by itself"
                assert time.monotonic() - begun < SECONDS, "no answer"
                time.sleep(0.05)
            print(f"first answer after {time.monotonic() - begun:.1f} s")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.send_signal(signal.SIGTERM)
            begun = time.monotonic()
            process.wait(SECONDS)
            print(f"stopped after {time.monotonic() - begun:.1f} s")


def test_a_game_by_curl_alone(address: str) -> None:
    played = subprocess.run(
        ["bash", "-u", "-c", block("sh")],
        env={**os.environ, "GROMA": address},
        capture_output=True,
        text=True,
        timeout=2 * SECONDS,
    )
    assert played.returncode == 0, played.stderr
    lines = played.stdout.splitlines()
    assert lines[-1].startswith('{"sound":true'), played.stdout
    assert '"words":"The game ends' in played.stdout


def test_the_same_in_python(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(block("python").replace("http://127.0.0.1:8000", address), {})
    assert "Sound" in capsys.readouterr().out


def test_a_backup_while_it_runs(address: str, data: Path, tmp_path: Path) -> None:
    environment = {key: value for key, value in os.environ.items() if not key.startswith("GROMA_")}
    for command in (["backup", str(tmp_path / "all.zip")], ["check-tables"]):
        line = [sys.executable, "-m", "groma", *command, "--data", str(data)]
        done = subprocess.run(
            line, env=environment, capture_output=True, text=True, timeout=SECONDS
        )
        assert done.returncode == 0, done.stderr
    assert "0 come out differently" in done.stdout
    assert (tmp_path / "all.zip").stat().st_size > 1000


@pytest.mark.nightly
def test_it_is_ready_soon() -> None:
    """A stopwatch: on a machine that has nothing else to do."""
    with tempfile.TemporaryDirectory(prefix="groma-test-", dir="/tmp") as name:
        Path(name).chmod(0o755)
        begun = time.monotonic()
        starting = serving(Path(name) / "groma")
        next(starting)
        assert time.monotonic() - begun < SOON
        starting.close()
