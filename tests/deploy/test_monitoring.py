"""Prometheus reads what a running server tells, and the rules about it (Debian's promtool)."""

import shutil
import subprocess

import pytest

from tests.deploy.recipes import DEPLOY
from tests.server.access.door import serving

PROMTOOL = shutil.which("promtool")

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.skipif(PROMTOOL is None, reason="promtool is not installed"),
]


def checked(*words: str, given: bytes = b"") -> str:
    done = subprocess.run([str(PROMTOOL), "check", *words], input=given, capture_output=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return (done.stdout + done.stderr).decode()


def test_the_rules_and_the_configuration_are_sound() -> None:
    assert "7 rules found" in checked("rules", str(DEPLOY / "monitoring" / "alerts.yml"))
    assert "SUCCESS" in checked("config", str(DEPLOY / "monitoring" / "prometheus.yml"))


def test_prometheus_reads_what_a_server_tells(database_url: str) -> None:
    with serving(database_url, "--workers", "1") as door:
        door.guest()
        for path in ("/metrics", "/metrics?own"):
            answer = door.ask("GET", path)
            assert answer.status == 200
            checked("metrics", given=answer.body)
