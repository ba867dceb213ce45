"""Odd requests: whatever is sent, the answer is about the request, never a fault of ours."""

import http.client
import json
import secrets
import socket
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from groma.table.ids import read
from tests.server.access.door import NOBODY, SECONDS, Answer, Door, Who, serving
from tests.server.access.scenes import MADE, USED, bot, key, record
from tests.server.services import sql

pytestmark = pytest.mark.access

Asks = Callable[[str], Who]  # who asks for a path

HUGE = [-1, 2**31, 2**31 - 1, 2**63 - 1, 2**63, 2**64, 10**30, -(2**63), 1.5, 1e308, True, None]
TEXTS = [
    "\x00",
    "a\x00b",
    "x" * 10_000,
    "\ud7ff",
    "\uffff",
    "\U0010ffff",
    "\u200b",
    "",
    " ",
    "'; --",
]
WRONG_TYPES: list[Any] = [[], {}, [[]], {"a": 1}, "x", 1, True, None, [None] * 1000]


@pytest.fixture(scope="module")
def person(door: Door) -> Who:
    return door.guest("Odysseus")


@pytest.fixture(scope="module")
def boss(door: Door, shared_url: str) -> Who:
    """Somebody who runs the server."""
    known = {"name": f"Penelope {secrets.token_hex(4)}", "password": "ave imperator"}
    person = door.done("POST", "/api/me/account", {**known, "lang": "en"})["person"]
    sql(shared_url, f"insert into operators values ({read(person)})")
    # A new log-in: of the first one the node may believe for some seconds what it knew.
    return Who(door.done("POST", "/api/me/login", known)["token"], person)


@pytest.fixture(scope="module")
def table(door: Door, person: Who) -> str:
    wanted = {"game": "city-of-rome", "seats": [{"kind": "me"}, bot()], "start": True}
    return str(door.done("POST", "/api/tables", wanted, person)["id"])


def requests(table: str) -> dict[str, Any]:
    """Every endpoint that takes something, with something sensible."""
    here = f"/api/tables/{table}"
    name = f"Odd {secrets.token_hex(4)}"
    return {
        "POST /api/me/guest": {"name": "Gaius", "lang": "en"},
        "POST /api/me/account": {"name": name, "password": "ave imperator", "lang": "en"},
        "POST /api/me/login": {"name": name, "password": "ave imperator"},
        "PATCH /api/me": {"lang": "en"},
        "POST /api/me/proof": {"password": "ave imperator"},
        "POST /api/me/password": {"password": "vale imperator", "old": "ave imperator"},
        "POST /api/me/passkeys/options": {"name": name},
        "POST /api/me/account/passkey": {"name": name, "credential": MADE},
        "POST /api/me/passkeys": {"credential": MADE, "label": "mine"},
        "POST /api/me/login/passkey": {"credential": USED},
        "POST /api/me/proof/passkey": {"credential": USED},
        "POST /api/me/reset": {"name": name},
        "POST /api/me/reset/password": {"token": "x", "password": "vale imperator"},
        "POST /api/me/tokens": {"label": "mine"},
        "POST /api/me/channels": {"kind": "mail", "address": "a@example.org", "template": ""},
        "POST /api/me/channels/0000000000000/confirm": {"code": "12345678"},
        "POST /api/me/mutes": {"person": "0000000000000", "muted": True},
        "POST /api/me/holidays": {
            "begins": "2026-03-01T00:00:00Z",
            "ends": "2026-03-02T00:00:00Z",
        },
        "POST /api/games/city-of-rome/puzzles/1/answer": {"moves": [0]},
        f"POST {here}/report": {"lines": [1], "reason": "spam"},
        "POST /api/tables": {
            "game": "city-of-rome",
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
            "settings": {},
            "title": "Odd",
            "hidden": True,
            "worded": True,
            "word": "veni",
            "clock": {"allowance": 0, "bank": 60, "increment": 0},
            "start": False,
        },
        "POST /api/tables/brought": {
            "record": record("city-of-rome"),
            "at": 0,
            "seats": [{"kind": "me"}, bot(), bot()],
            "bot": "random",
        },
        f"POST {here}/join": {"seat": 0, "word": "x"},
        f"POST {here}/seat-bot": {"seat": 0, "bot": "random"},
        f"POST {here}/remove": {"seat": 0},
        f"POST {here}/swap": {"seat": 0, "other": 1},
        f"POST {here}/claim": {"seat": 0},
        f"POST {here}/claim/admit": {"seat": 0},
        f"POST {here}/claim/turn-away": {"seat": 0},
        f"POST {here}/invitations": {"seat": 0},
        "POST /api/invitations/nonsense": {"name": "Gaius", "lang": "en", "word": ""},
        f"POST {here}/fork": {"at": 0, "eyes": 0, "bot": "random"},
        f"POST {here}/moves": {"seq": 1, "move": 0, "key": key()},
        f"POST {here}/why-not": {"move": 0, "after": []},
        f"POST {here}/preview": {"move": 0, "after": []},
        f"POST {here}/trial": {"seq": 1, "moves": [0]},
        f"POST {here}/undo": {"seq": 1, "key": key(), "count": 1},
        f"POST {here}/undo/ask": {"seq": 1, "key": key(), "count": 1},
        f"POST {here}/undo/agree": {"seq": 1, "key": key()},
        f"POST {here}/undo/decline": {"seq": 1, "key": key()},
        f"POST {here}/chat": {"text": "salve"},
        "POST /api/me/appeals": {"sanction": 1, "text": "It was somebody else."},
        "POST /api/desk/reports/1": {"answer": "no-fault", "reason": "nothing", "days": 1},
        "POST /api/desk/appeals/1": {"lift": True, "reason": "nothing"},
        "POST /api/desk/people/0000000000000": {
            "act": "rename",
            "reason": "nothing",
            "days": 1,
            "name": "Naso",
        },
        "POST /api/desk/people/0000000000000/export": {"reason": "nothing"},
        f"POST /api/desk/tables/{table}": {"act": "look", "reason": "nothing"},
        "POST /api/desk/announcements": {"de": "Salve", "en": "Salve", "hours": 1, "reason": "new"},
        "POST /api/desk/announcements/1/end": {"reason": "nothing"},
        "POST /api/desk/closed": {"closed": False, "reason": "nothing", "minutes": 1},
    }


@pytest.fixture(scope="module")
def asks(door: Door, person: Who, boss: Who) -> Asks:
    """Who makes an account is another one after that: its token is worth nothing any more."""

    def chosen(path: str) -> Who:
        if path.startswith("/api/desk/"):
            return boss
        return door.guest("Odysseus") if path == "/api/me/account" else person

    return chosen


def sane(answer: Answer, where: Any) -> None:
    """A success, or a problem that is not ours."""
    assert answer.status < 500, (where, answer)
    if answer.status >= 400:
        assert answer.headers["content-type"] == "application/problem+json", (where, answer)
        assert answer.json["status"] == answer.status
        assert answer.json["type"].startswith("/problems/")
        assert answer.json["title"]


def test_every_endpoint_with_a_body_is_tried(table: str) -> None:
    from tests.server.access.test_table import ENDPOINTS

    taking = {one for one, operation in ENDPOINTS.items() if "requestBody" in operation}
    filled = {table: "{table}", "nonsense": "{token}", "0000000000000": "{channel}"}
    filled |= {"city-of-rome": "{game}", "puzzles/1/": "puzzles/{number}/"}
    filled |= {"people/{channel}": "people/{person}", "reports/1": "reports/{report}"}
    filled |= {"appeals/1": "appeals/{appeal}", "announcements/1": "announcements/{announcement}"}
    tried = set(requests(table))
    for value, name in filled.items():
        tried = {one.replace(value, name) for one in tried}
    assert tried == taking


@pytest.mark.parametrize("number", range(len(requests(""))))
def test_no_field_breaks_anything(door: Door, asks: Asks, table: str, number: int) -> None:
    """Each field with every odd value; NUL is no text to PostgreSQL, 2**63 no number."""
    endpoint, body = list(requests(table).items())[number]
    method, path = endpoint.split()
    for field in body:
        for value in [*HUGE, *TEXTS, *WRONG_TYPES]:
            answer = door.ask(method, path, {**body, field: value}, asks(path))
            sane(answer, (endpoint, field, value))
        without = {name: value for name, value in body.items() if name != field}
        sane(door.ask(method, path, without, asks(path)), (endpoint, "without", field))
    answer = door.ask(method, path, {**body, "unknown": 1}, asks(path))
    assert answer.status == 400
    sane(answer, (endpoint, "unknown"))


DEEP = b"[" * 30_000 + b"]" * 30_000
BODIES = {
    "empty": b"",
    "no JSON": b"{",
    "no UTF-8": b'{"name": "\xff\xfe"}',
    "half a pair": b'{"name": "\\ud800"}',
    "NUL": b"\x00",
    "deep lists": DEEP,
    "deep objects": b'{"a":' * 10_000 + b"1" + b"}" * 10_000,
    "deep in a field": b'{"name": ' + DEEP[:20_000] + b"1" + DEEP[-20_000:] + b"}",
    "twice": b'{"name": "a", "name": "b"}',
    "not a number": b'{"name": NaN}',
    "long number": b'{"seq": ' + b"9" * 5000 + b"}",
    "a form": b"name=Gaius",
    "two values": b"{} {}",
    "XML": b"<?xml version='1.0'?><a/>",
}


@pytest.mark.parametrize("name", BODIES)
def test_no_body_breaks_anything(door: Door, asks: Asks, table: str, name: str) -> None:
    for endpoint in requests(table):
        method, path = endpoint.split()
        answer = door.ask(method, path, BODIES[name], asks(path))
        sane(answer, (endpoint, name))
        assert answer.status >= 400 or name in ("twice", "empty"), (endpoint, name, answer)


CONTENT_TYPES = [
    "",
    "nonsense",
    "text/plain",
    "application/xml",
    "application/msgpack",
    "application/x-www-form-urlencoded",
    "application/json; charset=utf-16",
    "multipart/form-data; boundary=x",
]


@pytest.mark.parametrize("kind", CONTENT_TYPES)
def test_no_content_type_breaks_anything(door: Door, asks: Asks, table: str, kind: str) -> None:
    for endpoint, body in requests(table).items():
        method, path = endpoint.split()
        who = asks(path)
        sane(door.ask(method, path, body, who, {"content-type": kind}), (endpoint, kind))


def test_too_long_is_refused(door: Door, person: Who) -> None:
    body = json.dumps({"name": "x" * 100_000}).encode()
    answer = door.ask("POST", "/api/me/guest", body, person)
    assert (answer.status, answer.kind) == (413, "too-large")
    # Without a length, in pieces.
    with socket.create_connection(("127.0.0.1", door.port), timeout=SECONDS) as line:
        line.sendall(
            b"POST /api/me/guest HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
        )
        try:
            for _ in range(200):
                line.sendall(b"400\r\n" + b"x" * 1024 + b"\r\n")
            line.sendall(b"0\r\n\r\n")
        except OSError:
            pass
        assert b" 413 " in line.recv(65536).split(b"\r\n")[0]


PATHS = [
    "/api/tables/%00",
    "/api/tables/%ff",
    "/api/tables/" + "x" * 5000,
    "/api/tables/zzzzzzzzzzzzz",
    "/api/tables/7zzzzzzzzzzzz",
    "/api/tables/..%2f..%2fetc",
    "/api/tables/0000000000000/view?lang=%00",
    "/api/tables?after=%00",
    "/api/tables?after=7zzzzzzzzzzzz",
    "/api/tables?after=zzzzzzzzzzzzz",
    "/api/tables?game=%00",
    "/api/tables?game=" + "x" * 5000,
    "/api/tables?status=%00",
    "/api/tables?status=closed",
    "/api/tables?status=over&status=running",
    "/api/tables?%00=%00&&&=&a",
    "/api/games/%00",
    "/api/games/%F0%9F%8F%9B",
    "/api/games?lang=%ff%fe",
    "/api/games/city-of-rome/rules?lang=" + "x" * 5000,
    "/api/invitations/%00",
    "/api/invitations/%ed%a0%80",
    "/api/me/tokens/%00",
    "/api",
    "/api/",
    "/api/nothing",
    "/nothing",
    "//",
    "/%00",
    "/problems/nothing",
    "/api/docs/nothing",
]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:50])
def test_no_address_breaks_anything(door: Door, person: Who, path: str) -> None:
    for method in ("GET", "POST", "DELETE", "PUT", "PATCH", "OPTIONS"):
        sane(door.ask(method, path, None, person), (method, path))
        sane(door.ask(method, path, None), (method, path))


@pytest.mark.parametrize("query", ["after=-1", "after=4611686018427387905", "after=x"])
def test_no_number_breaks_the_chat(door: Door, person: Who, table: str, query: str) -> None:
    sane(door.ask("GET", f"/api/tables/{table}/chat?{query}", None, person), query)
    sane(door.ask("GET", f"/api/tables/{table}/log?since={'9' * 30}", None, person), query)


def test_what_is_unknown_is_a_problem_too(door: Door) -> None:
    answer = door.ask("GET", "/no/such/path", headers={"accept-language": "de"})
    assert (answer.status, answer.kind) == (404, "not-there")
    assert answer.json["title"].startswith("Hier ist nichts")
    answer = door.ask("DELETE", "/api/games")
    assert (answer.status, answer.kind) == (405, "not-allowed")
    assert "GET" in answer.headers["allow"]


HEADERS = [
    {"authorization": "Bearer \xff\xfe"},
    {"authorization": "Bearer " + "x" * 10_000},
    {"cookie": "groma=" + "x" * 10_000, "sec-fetch-site": "same-origin"},
    {"cookie": 'groma="\\000\\377"; ;;=; groma', "sec-fetch-site": "same-origin"},
    {"cookie": "\xff\xfe=\xff", "sec-fetch-site": "same-origin"},
    {"accept-language": "," * 1000},
    {"accept-language": "\xff"},
    {"accept": "nonsense"},
    {"last-event-id": "\xff"},
    {"last-event-id": "9" * 100},
    {"last-event-id": "٣"},
    {"x-forwarded-for": "nonsense, \xff"},
    {"x-forwarded-for": ":::::"},
    {"content-length": "nonsense"},
    {"expect": "100-continue"},
]


@pytest.mark.parametrize("headers", HEADERS, ids=lambda headers: str(headers)[:40])
def test_no_header_breaks_anything(door: Door, table: str, headers: dict[str, str]) -> None:
    sent = {name: value.encode().decode("latin-1") for name, value in headers.items()}
    for method, path in (
        ("GET", "/api/games"),
        ("GET", f"/api/tables/{table}/stream"),
        ("POST", "/api/me/guest"),
    ):
        body = {"name": "Gaius"} if method == "POST" else None
        answer = door.ask(method, path, body, NOBODY, sent)
        assert answer.status < 500, (headers, answer)


def raw(door: Door, *parts: bytes, pause: float = 0) -> bytes:
    """What a line answers to some bytes; nothing if it is cut."""
    with socket.create_connection(("127.0.0.1", door.port), timeout=SECONDS) as line:
        try:
            for part in parts:
                line.sendall(part)
                time.sleep(pause)
            return line.recv(65536)
        except ConnectionError:
            return b""


@pytest.mark.parametrize(
    "bytes_",
    [
        b"\x00" * 100 + b"\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 200,
        b"GET /api/games HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\n\xff\xfe: y\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nhost: x\r\nx: a\x00b\r\n\r\n",
        b"NONSENSE /api/games HTTP/1.1\r\nhost: x\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\nhost: x\r\n\r\n",
        b"GET http://elsewhere.example/api/games HTTP/1.1\r\nhost: x\r\n\r\n",
        b"POST /api/me/guest HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n",
    ],
    ids=range(11),
)
def test_no_bytes_break_anything(door: Door, bytes_: bytes) -> None:
    answer = raw(door, bytes_)
    assert b" 500 " not in answer.split(b"\r\n")[0]
    assert door.ask("GET", "/healthz").status == 200


def test_headers_have_an_end(door: Door) -> None:
    """Nobody fills our memory with headers."""
    many = b"GET /api/games HTTP/1.1\r\nhost: x\r\n" + b"".join(
        b"x-%d: %s\r\n" % (number, b"y" * 1000) for number in range(2000)
    )
    assert not raw(door, many, b"\r\n").startswith(b"HTTP/1.1 200")
    one = b"GET /api/games HTTP/1.1\r\nhost: x\r\nx: " + b"y" * 2_000_000
    assert not raw(door, one, b"\r\n\r\n").startswith(b"HTTP/1.1 200")
    long = b"GET /api/games?" + b"y" * 2_000_000 + b" HTTP/1.1\r\nhost: x\r\n\r\n"
    assert not raw(door, long).startswith(b"HTTP/1.1 200")
    assert door.ask("GET", "/healthz").status == 200


def test_who_never_ends_a_request_is_cut_off(database_url: str) -> None:
    """A line that says nothing, or one letter after the other, is not kept for ever."""
    quick = "from groma.server.live import connections\nconnections.HEAD_SECONDS = 2\n"
    quick += "from groma.server.operate import serve\nserve.LOOK_TICKS = 2"
    half = b"GET /api/games HTTP/1.1\r\nhost: x\r\n"
    slowly = [bytes([letter]) for letter in half]
    with serving(database_url, changed=quick) as door, ThreadPoolExecutor() as threads:
        line = http.client.HTTPConnection("127.0.0.1", door.port, timeout=SECONDS)
        line.request("GET", "/healthz")
        assert line.getresponse().read() == b'{"status":"alive","database":"there","bus":"there"}'
        cut = [threads.submit(raw, door, *parts, pause=0.1) for parts in ([], [half], slowly)]
        assert [one.result() for one in cut] == [b"", b"", b""]
        kept = line.sock  # but whoever has asked may keep the line, quietly
        line.request("GET", "/healthz")
        assert line.getresponse().read() == b'{"status":"alive","database":"there","bus":"there"}'
        assert line.sock is kept is not None
        line.close()
