"""A club's first evening: one command on one machine, a friend's browser on another; as root."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.services import until

pytestmark = pytest.mark.nightly

ROOT = Path(__file__).parents[2]
CLUB, FRIEND = "groma-club", "groma-friend"  # two machines: rooms of the network of their own
AT = {CLUB: "10.83.1.1", FRIEND: "10.83.1.2"}  # within them, and nowhere else
PORT = 8000
CHROMIUM = shutil.which("chromium")


def run(*words: str) -> None:
    subprocess.run(words, check=True, capture_output=True)


@pytest.fixture
def machines() -> Iterator[None]:
    """Two machines on a line; each knows no other way out than the other."""
    if os.geteuid() != 0 or shutil.which("ip") is None or CHROMIUM is None:
        pytest.skip("needs root, ip and chromium")
    try:
        for name in AT:
            run("ip", "netns", "add", name)
        line = f"ip link add groma-c netns {CLUB} type veth peer name groma-f netns {FRIEND}"
        run(*line.split())
        for (name, at), end in zip(AT.items(), ("groma-c", "groma-f"), strict=True):
            inside = ("ip", "-n", name)
            run(*inside, "link", "set", "lo", "up")
            run(*inside, "addr", "add", f"{at}/24", "dev", end)
            run(*inside, "link", "set", end, "up")
            run(*inside, "route", "add", "default", "dev", end)
        yield
    finally:
        for name in AT:
            subprocess.run(["ip", "netns", "del", name], capture_output=True)


def browser_on(machine: str, folder: Path) -> Path:
    """A program that starts Chromium on a machine."""
    program = folder / f"chromium-{machine}"
    program.write_text(f'#!/bin/sh\nexec ip netns exec {machine} {CHROMIUM} "$@"\n')
    program.chmod(0o755)
    return program


def test_from_one_command_to_a_table_with_a_friend(machines: None) -> None:
    with tempfile.TemporaryDirectory(prefix="groma-test-", dir="/tmp") as name:
        folder = Path(name)
        folder.chmod(0o755)  # as root, the database runs as somebody else
        environment = {key: value for key, value in os.environ.items() if key[:6] != "GROMA_"}
        command = f"ip netns exec {CLUB} {sys.executable} -m groma serve --host 0.0.0.0"
        told = folder / "said"
        begun = time.monotonic()
        with (
            told.open("wb") as said,
            subprocess.Popen(
                [*command.split(), "--port", str(PORT), "--data", str(folder / "data")],
                env=environment,
                stdout=said,
                stderr=subprocess.DEVNULL,
            ) as server,
        ):
            try:
                until(lambda: answers() or server.poll() is not None, "no answer")
                served = time.monotonic() - begun
                seen = met(folder)
            finally:
                server.terminate()
                server.wait(60)
        there = f"http://{AT[CLUB]}:{PORT}"
        assert there in told.read_text()  # what the host is told to tell others
        assert seen["link"].startswith(f"{there}/invitations/")  # though it played at localhost
        print(f"answers after {served:.1f} s; in browsers {seen}")


def answers() -> bool:
    """Whether the server answers on its own machine."""
    asked = ("ip", "netns", "exec", CLUB, "curl", "-fs", f"http://localhost:{PORT}/readyz")
    return subprocess.run(asked, capture_output=True).returncode == 0


def met(folder: Path) -> dict[str, str | float]:
    """What the two browsers saw."""
    script = ROOT / "web" / "browser" / "stage" / "first-table.mjs"
    programs = [str(browser_on(machine, folder)) for machine in AT]
    pictures = os.environ.get("SHOTS", str(folder))
    done = subprocess.run(
        [
            "node",
            str(script),
            *programs,
            f"http://localhost:{PORT}",
            "builders-antiquity",
            pictures,
        ],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    seen: dict[str, str | float] = json.loads(done.stdout)
    return seen
