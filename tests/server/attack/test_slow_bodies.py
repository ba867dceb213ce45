"""Finding: a body sent byte by byte is never cut off."""

import socket
import time

import pytest

from tests.server.attack.strangers import Stranger, serving

pytestmark = pytest.mark.attack

HASTE = "from groma.server.live import connections\nconnections.BODY_SECONDS = 2"
PATIENCE = 60.0  # seconds, on a loud machine; before, nobody ever hung up
HEAD = (
    b"POST /api/me/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    b"content-length: 4000\r\n\r\n"
)


def test_a_body_byte_by_byte_is_cut_off(database_url: str) -> None:
    with serving(database_url, "--workers", "0", changed=HASTE) as port:
        line = socket.create_connection(("127.0.0.1", port))
        line.sendall(HEAD)
        line.settimeout(0.1)
        assert until_cut_off(line) < PATIENCE
        line.close()


def until_cut_off(line: socket.socket) -> float:
    """Send byte after byte; how many seconds it was listened to."""
    begun = time.monotonic()
    while (seconds := time.monotonic() - begun) < PATIENCE:
        try:
            line.sendall(b" ")
            if not line.recv(1):
                break
        except TimeoutError:
            continue
        except OSError:
            break
    return seconds


def test_a_body_that_is_too_long_is_not_read(database_url: str) -> None:
    with serving(database_url, "--workers", "0") as port:
        stranger = Stranger(port, "127.0.0.66")
        status, _ = stranger.ask("POST", "/me/guest", {"name": "x" * 200_000})
        assert status == 413
