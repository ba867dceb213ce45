"""The server's door: requests over a real socket, and the people who knock."""

import http.client
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import quote

from tests.server.services import free_port

SECONDS = 120  # until a test gives up waiting; only what hangs takes that long
COOKIE = "groma"
NOTICES = {"GROMA_SMTP": "smtp://127.0.0.1:9?from=groma@example.org", "GROMA_WEBHOOKS": "1"}
OWN_PAGE = {"sec-fetch-site": "same-origin"}


class Answer:
    """What came back."""

    def __init__(self, response: http.client.HTTPResponse, body: bytes) -> None:
        self.status = response.status
        self.headers = {name.lower(): value for name, value in response.getheaders()}
        self.cookies = response.headers.get_all("set-cookie") or []
        self.body = body

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def kind(self) -> str:
        """The kind of a problem, or nothing."""
        if self.headers.get("content-type") != "application/problem+json":
            return ""
        return str(self.json["type"]).removeprefix("/problems/")

    def __repr__(self) -> str:
        return f"{self.status} {self.kind} {self.body[:300]!r}"


class Who:
    """Somebody with a log-in, sent as a token or as a cookie; or nobody."""

    def __init__(self, token: str = "", person: str = "", cookie: bool = False) -> None:
        self.token = token
        self.person = person
        self.cookie = cookie

    def headers(self) -> dict[str, str]:
        if not self.token:
            return {}
        if self.cookie:
            return {"cookie": f"{COOKIE}={self.token}", **OWN_PAGE}
        return {"authorization": f"Bearer {self.token}"}

    def in_browser(self) -> "Who":
        return Who(self.token, self.person, True)


NOBODY = Who()


class Door:
    """One node, asked by HTTP."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.asked = 0
        self._line: http.client.HTTPConnection | None = None

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        who: Who = NOBODY,
        headers: dict[str, str] | None = None,
    ) -> Answer:
        """One request; `body` is sent as JSON, bytes as they are."""
        self.asked += 1
        given = {"content-type": "application/json", **who.headers(), **(headers or {})}
        sent = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        path = quote(path, safe="/?&=%{}")
        for attempt in range(2):
            if self._line is None:
                self._line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=SECONDS)
            try:
                self._line.request(method, path, sent, given)
                response = self._line.getresponse()
                if response.headers.get("content-type", "").startswith("text/event-stream"):
                    first = response.readline()
                    self.hang_up()
                    return Answer(response, first)
                answer = Answer(response, response.read())
                if response.will_close:
                    self.hang_up()
                return answer
            except (http.client.RemoteDisconnected, BrokenPipeError, ConnectionResetError):
                self.hang_up()
                if attempt:
                    raise
        raise AssertionError

    def hang_up(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None

    def done(self, method: str, path: str, body: Any = None, who: Who = NOBODY) -> Any:
        """A request that must succeed."""
        answer = self.ask(method, path, body, who)
        assert answer.status < 300, (method, path, answer)
        return answer.json if answer.body else None

    # ---- people ---------------------------------------------------------------------------------

    def guest(self, name: str = "Gaius") -> Who:
        login = self.done("POST", "/api/me/guest", {"name": name})
        return Who(login["token"], login["person"])

    def account(self, name: str, password: str = "ave imperator") -> Who:
        login = self.done("POST", "/api/me/account", {"name": name, "password": password})
        return Who(login["token"], login["person"])

    def program(self, who: Who, label: str = "bot") -> Who:
        return Who(self.done("POST", "/api/me/tokens", {"label": label}, who)["token"], who.person)


@contextmanager
def serving(database: str, *options: str, bus: str = "notify", changed: str = "") -> Iterator[Door]:
    """A node in a process of its own; `changed` is run in it first."""
    port = free_port()
    command = [sys.executable, "-c", f"{changed}\nfrom groma.cli import main\nmain()"]
    command += ["serve", "--database", database, "--bus", bus]
    command += ["--host", "127.0.0.1", "--port", str(port), "--workers", "0", "--log", "warning"]
    process = subprocess.Popen([*command, *options], env={**os.environ, **NOTICES})
    door = Door(port)
    try:
        patience = time.monotonic() + SECONDS
        while True:
            assert process.poll() is None, "the node ended"
            assert time.monotonic() < patience, "the node does not start"
            try:
                if door.ask("GET", "/readyz").status == 200:
                    break
            except OSError:
                door.hang_up()
                time.sleep(0.05)
        yield door
    finally:
        door.hang_up()
        process.send_signal(signal.SIGTERM)
        process.wait(SECONDS)
