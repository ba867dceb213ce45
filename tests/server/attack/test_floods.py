"""Floods from one address: everybody else's moves and bots are about as quick as before.

The attacker has an address and a quarter of a core of its own. Before means: the same attacker at
the same rate against a server that answers nothing.
"""

import asyncio
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.attack.floods import KINDS
from tests.server.attack.strangers import Player, median, p95, serving
from tests.server.services import free_port

pytestmark = [pytest.mark.attack, pytest.mark.nightly]

SPACE = "groma-attack"
OURS, THEIRS = "10.213.77.1", "10.213.77.2"
QUOTA = 25_000  # microseconds of each 100,000
SECONDS = float(os.environ.get("GROMA_FLOOD_SECONDS", "40"))
RATES = {"bots": 10, "streams": 50, "think": 40, "read": 100, "guests": 10}
LONG = ("carpe-diem", "random", "random", "random", "random")


def run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)


@pytest.fixture(scope="module")
def space() -> Iterator[list[str]]:
    """A network of the attacker's own, and the command that runs something in it, slowly."""
    if os.geteuid() != 0 or shutil.which("ip") is None:
        pytest.skip("a network of its own is made by root, with ip")
    group = Path("/sys/fs/cgroup/cpu") / SPACE
    if not group.parent.exists():
        group = Path("/sys/fs/cgroup") / SPACE
    group.mkdir(exist_ok=True)
    if (group / "cpu.cfs_quota_us").exists():
        (group / "cpu.cfs_period_us").write_text("100000")
        (group / "cpu.cfs_quota_us").write_text(str(QUOTA))
    else:
        (group / "cpu.max").write_text(f"{QUOTA} 100000")
    run("ip", "netns", "add", SPACE)
    try:
        run("ip", "link", "add", "groma0", "type", "veth", "peer", "name", "groma1")
        run("ip", "link", "set", "groma1", "netns", SPACE)
        run("ip", "addr", "add", f"{OURS}/24", "dev", "groma0")
        run("ip", "link", "set", "groma0", "up")
        run("ip", "-n", SPACE, "addr", "add", f"{THEIRS}/24", "dev", "groma1")
        run("ip", "-n", SPACE, "link", "set", "groma1", "up")
        slowly = f'echo $$ > {group}/cgroup.procs; exec ip netns exec {SPACE} "$@"'
        yield ["sh", "-c", slowly, "sh"]
    finally:
        run("ip", "netns", "del", SPACE)
        group.rmdir()


@contextmanager
def silence() -> Iterator[int]:
    """A server that takes everything and answers nothing; its port."""
    port = free_port()
    loop = asyncio.new_event_loop()

    async def swallow(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while await reader.read(65536):
            pass
        writer.close()

    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    asyncio.run_coroutine_threadsafe(asyncio.start_server(swallow, "0.0.0.0", port), loop).result()
    try:
        yield port
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()


class Watched:
    """What somebody elsewhere notices of a flood."""

    def __init__(self, space: list[str], player: Player, table: str) -> None:
        self.space = space
        self.player = player
        self.table = table

    def during(self, port: int, kind: str, rate: int) -> tuple[list[float], list[float], str]:
        """Moves, and answers of bots, while the flood lasts; and what came of it."""
        words = [OURS, str(port), kind, str(rate), str(SECONDS), self.table]
        flood = subprocess.Popen(
            [*self.space, sys.executable, "-m", "tests.server.attack.floods", *words],
            stdout=subprocess.PIPE,
            text=True,
        )
        time.sleep(1)
        moves = self.player.moves(SECONDS / 2)
        answers = []
        while flood.poll() is None:
            answers.append(self.player.waits(20.0))
        said, _ = flood.communicate()
        return moves, answers, said.strip()


@pytest.mark.parametrize("times", [1, 10])
@pytest.mark.parametrize("kind", KINDS)
def test_a_flood_from_one_address(
    database_url: str, space: list[str], kind: str, times: int
) -> None:
    rate = RATES[kind] * times
    with silence() as nobody, serving(database_url, "--host", "0.0.0.0", GROMA_PAUSE="0.6") as port:
        player = Player.guest(port, "127.0.0.2")
        table = player.open(*LONG, start=True)
        while player.table(table)["status"] != "over":
            time.sleep(0.1)
        player.sits_down()
        player.moves(3.0)
        watched = Watched(space, player, table)
        moves, answers, _ = watched.during(nobody, kind, rate)
        then_moves, then_answers, said = watched.during(port, kind, rate)
        print(
            f"\n{kind} at {rate}/s: p95 of a move {p95(moves) * 1000:.0f} -> "
            f"{p95(then_moves) * 1000:.0f} ms (median {median(moves) * 1000:.0f} -> "
            f"{median(then_moves) * 1000:.0f}), a bot's answer {median(answers):.2f} -> "
            f"{median(then_answers):.2f} s; {said}"
        )
        assert player.refused == 0
        assert median(then_answers) <= 2 * median(answers)
        assert p95(then_moves) <= 1.5 * p95(moves)
