"""Finding: 1,003 streams without a name, and new visitors are cut off."""

import resource
import socket

import pytest

from tests.server.attack.strangers import Stranger, opened_stream, serving

pytestmark = pytest.mark.attack

FEW = 200  # files
OLD_SOFT = 150
SOFT = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({OLD_SOFT}, {{hard}}))"


def open_many(
    port: int, address: str, table: str, count: int
) -> tuple[list[socket.socket], list[int]]:
    found = [opened_stream(port, address, table) for _ in range(count)]
    return [line for line, _ in found], [status for _, status in found]


@pytest.mark.nightly
def test_streams_of_one_address_are_counted(database_url: str) -> None:
    with serving(database_url, "--workers", "0", "--limits", "0.1") as port:
        table = Stranger.guest(port, "127.0.0.2").open("city-of-rome", "me", "open")
        lines, statuses = open_many(port, "127.0.0.66", table, 30)
        assert statuses.count(200) == 24
        assert statuses.count(429) == 6
        elsewhere, status = opened_stream(port, "127.0.0.67", table)
        assert status == 200
        lines.pop(0).close()
        again = 0
        while again != 200:  # once the server has noticed
            line, again = opened_stream(port, "127.0.0.66", table)
            lines.append(line)
        for line in [*lines, elsewhere]:
            line.close()


def test_a_full_node_has_room_for_visitors(database_url: str) -> None:
    """However many addresses: what files are left is for those who ask for pages."""
    with serving(database_url, "--workers", "0", files=FEW) as port:
        table = Stranger.guest(port, "127.0.0.2").open("city-of-rome", "me", "open")
        lines: list[socket.socket] = []
        statuses: list[int] = []
        for address in range(66, 86):
            more, found = open_many(port, f"127.0.0.{address}", table, 12)
            lines += more
            statuses += found
        assert statuses.count(200) >= FEW / 2
        assert statuses.count(503) == 240 - statuses.count(200)
        visitor = Stranger.guest(port, "127.0.0.2")
        assert visitor.get("/me")["name"] == "Anna"
        for line in lines:
            line.close()


def test_serve_raises_the_limit_of_files(database_url: str) -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    changed = SOFT.format(hard=hard)
    with serving(database_url, "--workers", "0", changed=changed) as port:
        table = Stranger.guest(port, "127.0.0.2").open("city-of-rome", "me", "open")
        lines, statuses = open_many(port, "127.0.0.66", table, OLD_SOFT)
        assert statuses == [200] * OLD_SOFT
        assert Stranger.guest(port, "127.0.0.2").get("/me")
        for line in lines:
            line.close()


@pytest.mark.nightly
def test_connections_of_one_address_are_counted(database_url: str) -> None:
    with serving(database_url, "--workers", "0", "--limits", "0.1") as port:
        lines = []
        for _ in range(60):
            line = socket.create_connection(("127.0.0.1", port), source_address=("127.0.0.66", 0))
            line.settimeout(0.2)
            lines.append(line)
        told = 0
        for line in lines:
            try:
                told += line.recv(100).startswith(b"HTTP/1.1 503")
            except TimeoutError:
                continue
        assert told == 20
        assert Stranger.guest(port, "127.0.0.67").get("/me")
        for line in lines:
            line.close()
