"""Traces, against a collector that reads OTLP: what is told, and that nobody can be known by it."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from random import Random
from typing import Any

import pytest

from tests.server.access.door import serving
from tests.server.wire import Person, until

GAME = "caesars-empire"
KEYS = {"http.request.method", "http.route", "http.response.status_code", "groma.game"}
QUICKLY = {"OTEL_BSP_SCHEDULE_DELAY": "100"}  # milliseconds between two messages


class Collector:
    """Takes what it is sent, as a collector of OpenTelemetry does."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.bodies: list[bytes] = []

    def spans(self) -> list[Any]:
        """All that was told."""
        from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import (
            ExportTraceServiceRequest,
        )

        read = [ExportTraceServiceRequest.FromString(body) for body in list(self.bodies)]
        return [
            span
            for one in read
            for resource in one.resource_spans
            for scope in resource.scope_spans
            for span in scope.spans
        ]

    def names(self) -> set[str]:
        return {span.name for span in self.spans()}


@contextmanager
def collector() -> Iterator[Collector]:
    class Taking(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            assert self.path == "/v1/traces"
            taken.bodies.append(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(200)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Taking)
    taken = Collector(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield taken
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def test_a_move_is_told_and_nobody_is_named(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("opentelemetry.exporter.otlp.proto.http")
    for name, value in QUICKLY.items():
        monkeypatch.setenv(name, value)
    with (
        collector() as taken,
        serving(database_url, "--traces", taken.url, "--workers", "1") as node,
    ):
        login = Person(node.port).post("/me/guest", {"name": "Annabella"}, 201)
        anna = Person(node.port, login["token"], login["person"])
        table = anna.open(GAME, "me", "random", start=True)
        until(lambda: bool(anna.view(table)["legal"]))
        anna.move(table, Random(5))
        wanted = {"POST /api/tables/{table}/moves", "judge", "store", "tell", "think"}
        until(lambda: wanted <= taken.names())
        spans = taken.spans()
        (move,) = [one for one in spans if one.name == "POST /api/tables/{table}/moves"]
        parts = {one.name for one in spans if one.parent_span_id == move.span_id}
        assert parts == {"judge", "store", "tell"}
        assert {one.key: one.value.int_value for one in move.attributes}[
            "http.response.status_code"
        ] == 201
        assert {one.key for span in spans for one in span.attributes} <= KEYS
        told = b"".join(taken.bodies)
        for secret in ("Annabella", login["token"], login["person"], table):
            assert secret.encode() not in told


def test_nothing_of_it_is_there_where_it_is_off() -> None:
    """Not even imported: a request meets one question less than a dictionary's."""
    program = """
import sys
from groma.cli import main
from groma.server import tracing
from groma.server.operate import commands, serve
app = object()
assert tracing.traced(app) is app
assert tracing.span("judge") is tracing.span("store", game="x")
print([name for name in sys.modules if name.startswith("opentelemetry")])
"""
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert ran.stdout.strip() == "[]"


def test_who_wants_traces_without_the_extra_is_told_what_is_missing() -> None:
    program = """
import sys
sys.modules["opentelemetry"] = None
from groma.cli import main
sys.exit(main(["serve", "--traces", "http://127.0.0.1:4318"]))
"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ran.returncode != 0
    assert "the extra otel" in ran.stderr + ran.stdout
    assert "Traceback" not in ran.stderr
