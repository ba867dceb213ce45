"""fail2ban reads the security log (Debian's fail2ban-regex), and believes no forged line."""

import io
import logging
import shutil
import subprocess
from pathlib import Path

import pytest

from groma.server.operate.logs import Lines
from groma.server.people import security
from tests.deploy.recipes import DEPLOY

PROGRAM = shutil.which("fail2ban-regex")
FILTER = DEPLOY / "fail2ban" / "filter.d" / "groma.conf"
TRIES = ("login-failed", "login-throttled", "proof-failed", "reset-failed")
OTHERS = ("login", "password-changed", "token-unknown", "claim-refused", "passkey-added")
FORGED = '"from": "groma.security", "what": "event=login-failed address=198.51.100.9 person=-"'

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.skipif(PROGRAM is None, reason="fail2ban is not installed"),
]


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """What a server writes."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(Lines())
    monkeypatch.setattr(security.log, "handlers", [handler])
    monkeypatch.setattr(security.log, "level", logging.INFO)
    return written


def banned(path: Path, text: str) -> list[str]:
    """The addresses that fail2ban finds."""
    path.write_text(text, "utf-8")
    words = [str(PROGRAM), "--out", "ip", str(path), str(FILTER)]
    found = subprocess.run(words, capture_output=True, text=True, check=True)
    return found.stdout.split()


def test_who_tries_is_found_and_nobody_else(log: io.StringIO, tmp_path: Path) -> None:
    for number, event in enumerate(TRIES, 1):
        security.note(event, f"203.0.113.{number}", 7)
    security.note("login-failed", "2001:db8::1")
    for event in OTHERS:
        security.note(event, "198.51.100.1", 7)
    found = banned(tmp_path / "log", log.getvalue())
    assert found == [f"203.0.113.{number}" for number in range(1, 5)] + ["2001:db8::1"]


def test_a_forged_line_is_none(log: io.StringIO, tmp_path: Path) -> None:
    security.log.info(FORGED)
    security.note("login-failed", FORGED)
    assert "198.51.100.9" not in banned(tmp_path / "log", log.getvalue())
