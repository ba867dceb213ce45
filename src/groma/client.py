"""A client for the HTTP API, for anybody's bot; it needs the standard library alone."""

import http.client
import json
import time
import uuid
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

PATIENCE = 60.0  # seconds for which a lost answer is asked for again
PAUSE = 0.2


class Refused(Exception):
    """The server said no; `problem` is its answer (RFC 9457)."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem.get("detail") or problem.get("title") or "refused")
        self.problem = problem
        self.kind = str(problem.get("type", "")).rpartition("/")[2]


class Client:
    """Speaks to a server for one person: `Client("http://127.0.0.1:8000", token)`."""

    def __init__(self, address: str, token: str = "") -> None:
        parts = urlsplit(address)
        self._secure = parts.scheme == "https"
        self._host = parts.netloc
        self._base = parts.path.rstrip("/") + "/api"
        self._line: http.client.HTTPConnection | None = None
        self.token = token

    # ---- anything -------------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """One request; the answer, decoded. What was lost on the way is asked again."""
        text = None if body is None else json.dumps(body)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                status, answer = self._once(method, path, text)
            except (OSError, http.client.HTTPException):
                self._line = None
                status, answer = 503, {"title": "no answer", "status": 503}
            if status < 400:
                return answer
            if status not in (429, 503) or time.monotonic() > until:
                raise Refused(answer)
            time.sleep(PAUSE)

    def _once(self, method: str, path: str, body: str | None) -> tuple[int, Any]:
        if self._line is None:
            self._line = self._connect(30)
        self._line.request(method, self._base + path, body, self._headers())
        response = self._line.getresponse()
        content = response.read()
        return response.status, json.loads(content) if content else None

    def _connect(self, seconds: float) -> http.client.HTTPConnection:
        kind = http.client.HTTPSConnection if self._secure else http.client.HTTPConnection
        return kind(self._host, timeout=seconds)

    def _headers(self) -> dict[str, str]:
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        return headers

    # ---- coming in, sitting down ----------------------------------------------------------------

    def come_as_guest(self, name: str) -> None:
        """A name is enough."""
        self.token = self.ask("POST", "/me/guest", {"name": name})["token"]

    def open_table(self, game: str, seats: list[str], **more: object) -> str:
        """Open a table; a seat is "me", "open", or the name of a bot. The answer is its id."""
        chairs = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        wanted = {"game": game, "seats": chairs, "start": "open" not in seats, **more}
        return str(self.ask("POST", "/tables", wanted)["id"])

    # ---- playing --------------------------------------------------------------------------------

    def view(self, table: str) -> Any:
        """A table as this person sees it."""
        return self.ask("GET", f"/tables/{table}/view")

    def play(self, table: str, seq: int, move: int | str | list[int | str]) -> int:
        """Play a move, or several of one turn: all or none, and once, by the key they carry."""
        wanted = {"seq": seq, "move": move, "key": str(uuid.uuid4())}
        return int(self.ask("POST", f"/tables/{table}/moves", wanted)["seq"])

    def events(self, table: str, last: int | None = None) -> Iterator[tuple[str, Any]]:
        """Everything as it happens, name and content; after a break it goes on by itself."""
        while True:
            line = self._connect(60)
            headers = self._headers()
            if last is not None:
                headers["Last-Event-ID"] = str(last)
            try:
                line.request("GET", f"{self._base}/tables/{table}/stream", headers=headers)
                response = line.getresponse()
                if response.status >= 400 and response.status != 503:
                    raise Refused(json.loads(response.read()))
                for number, name, content in _events(response):
                    last = last if number is None else number
                    yield name, content
            except (OSError, http.client.HTTPException):
                pass
            finally:
                line.close()
            time.sleep(PAUSE)

    def decisions(self, table: str) -> Iterator[Any]:
        """The view whenever this person has to decide, until the game is over."""
        for name, content in self.events(table):
            if name == "table":
                if content["legal"] is not None:
                    yield content
                if content["table"]["status"] in ("over", "closed"):
                    return


def _events(response: http.client.HTTPResponse) -> Iterator[tuple[int | None, str, Any]]:
    """Server-Sent Events out of the lines of an answer."""
    number: int | None = None
    name, data = "message", ""
    while line := response.readline():
        field, _, value = line.decode().rstrip("\r\n").partition(": ")
        if field == "id":
            number = int(value)
        elif field == "event":
            name = value
        elif field == "data":
            data = value
        elif not field and not value and data:
            yield number, name, json.loads(data)
            number, name, data = None, "message", ""
