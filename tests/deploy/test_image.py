"""The image: built of the wheel GROMA_WHEEL, run as a container that may do little, and stopped."""

import os
import resource
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from groma import __version__
from groma.client import Client
from tests.server.services import free_port, until

pytestmark = pytest.mark.nightly

ROOT = Path(__file__).parents[2]
TAG = "localhost/groma-test"
HYBRID = Path(
    "/sys/fs/cgroup/unified"
)  # crun refuses such a system; in a room of its own it is not
ASIDE = ["unshare", "-m", "sh", "-c", f'umount {HYBRID} && exec podman "$@"', "podman"]
PODMAN = ASIDE if HYBRID.exists() else ["podman"]


def podman(*words: str, check: bool = True) -> str:
    done = subprocess.run([*PODMAN, *words], check=check, capture_output=True, text=True)
    return done.stdout.strip()


@pytest.fixture(scope="module")
def image() -> Iterator[str]:
    wheel = os.environ.get("GROMA_WHEEL")
    if not wheel:
        pytest.skip("GROMA_WHEEL names no wheel")
    for name in ("buildah", "podman"):
        if shutil.which(name) is None:
            pytest.skip(f"{name} is not installed")
    command = ["deploy/image/build.sh", wheel, "--tag", TAG]
    command += ["--base", os.environ.get("GROMA_BASE", "scratch"), "--"]
    for path in ("/etc/pip.conf", "/etc/ssl/certs"):  # what pip is told here, it is told there
        command += ["--volume", f"{path}:{path}:ro"] if Path(path).exists() else []
    environment = {"BUILDAH_ISOLATION": "chroot", **os.environ}  # also where we are in a container
    subprocess.run(command, cwd=ROOT, env=environment, check=True)
    yield TAG
    podman("rmi", TAG)


def limits() -> list[str]:
    """As many files and processes as we may have ourselves."""
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return [f"--ulimit=nofile={files}:{files}", "--ulimit=nproc=4096:4096", "--cgroups=disabled"]


def run(image: str, *words: str, database: str = "", port: int = 8000) -> str:
    """A container that sees this machine's network and may write nothing but /tmp."""
    locked = "--read-only --read-only-tmpfs=false --tmpfs=/tmp --cap-drop=all --network=host"
    options = [*locked.split(), "--security-opt=no-new-privileges", *limits()]
    given = {"GROMA_DATABASE": database, "GROMA_PORT": str(port), "GROMA_PAUSE": "0"}
    options += [f"--env={name}={value}" for name, value in given.items()]
    return podman("run", "--detach", *options, image, *words)


@pytest.fixture
def served(image: str, empty_url: str) -> Iterator[tuple[str, int]]:
    port = free_port()
    container = run(image, "serve", "--port", str(port), database=empty_url, port=port)
    try:
        begun = time.monotonic()
        until(lambda: healthy(container), f"not healthy: {podman('logs', container)}")
        print(f"healthy after {time.monotonic() - begun:.1f} s")
        yield container, port
    finally:
        podman("rm", "--force", container)


def healthy(container: str) -> bool:
    """By the image's own check; called by hand, for Podman leaves that to systemd."""
    podman("healthcheck", "run", container, check=False)
    state = podman("inspect", container, "--format", "{{.State.Health.Status}}")
    return state == "healthy"


def test_it_says_what_it_is(image: str) -> None:
    labels = podman("inspect", image, "--format", "{{.Config.Labels}} {{.Config.User}}")
    assert f"org.opencontainers.image.version:{__version__}" in labels
    assert labels.endswith("10001:10001")


def test_nothing_in_it_installs_or_compiles(image: str) -> None:
    for name in ("pip", "gcc", "cc"):
        command = ["--entrypoint", "sh", image, "-c", f"! command -v {name}"]
        podman("run", "--rm", "--no-healthcheck", "--network=none", *limits(), *command)


def test_a_game_is_played_and_the_container_stops(served: tuple[str, int]) -> None:
    container, port = served
    assert podman("exec", container, "id", "-u") == "10001"
    podman("exec", container, "sh", "-c", "! touch /opt/groma/x && touch /tmp/x")
    with urlopen(f"http://127.0.0.1:{port}/", timeout=10) as page:
        assert b"<html" in page.read()
    client = Client(f"http://127.0.0.1:{port}")
    client.come_as_guest("Anna")
    table = client.open_table("caesars-empire", ["me", "random"])
    for view in client.decisions(table):
        client.play(table, view["seq"], view["legal"][0])
    assert client.ask("GET", f"/tables/{table}/verification?lang=en")["sound"] is True
    begun = time.monotonic()
    podman("stop", "--time", "30", container)
    assert time.monotonic() - begun < 10
    assert podman("inspect", container, "--format", "{{.State.ExitCode}}") == "0"
