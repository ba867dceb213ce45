"""The API's document and its pages: complete, stable, and without anything from elsewhere."""

import ast
import re
from html.parser import HTMLParser
from ipaddress import ip_network
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import urljoin

import msgspec
import pytest

import groma.server
import groma.table
from groma.server.api.docs import POLICY
from groma.server.api.health import watches
from groma.server.live.node import LOCAL, Config
from groma.table.problems import KINDS
from groma.table.sentences import plain_words
from tests.server.access.door import Answer, Door, serving
from tests.server.access.scenes import bot
from tests.server.access.test_table import DOCUMENT, ENDPOINTS
from tools import openapi

pytestmark = pytest.mark.access

VOID = {"meta", "br", "link", "img", "input", "hr"}
PAGES = ["/api/docs", "/problems", *[f"/problems/{kind}" for kind in KINDS]]


# ---- the document --------------------------------------------------------------------------------


def test_the_document_is_the_one_that_is_kept() -> None:
    """What programs rely on changes on purpose only: `python tools/openapi.py` renews it."""
    assert openapi.PLACE.read_text(encoding="utf-8") == openapi.text()


def test_the_document_is_served(door: Door) -> None:
    answer = door.ask("GET", "/api/openapi.json")
    assert answer.status == 200
    assert answer.json == DOCUMENT
    assert DOCUMENT["openapi"].startswith("3.1.")


def test_every_reference_leads_somewhere() -> None:
    text = msgspec.json.encode(DOCUMENT).decode()
    used = set(re.findall(r'"#/components/schemas/(\w+)"', text))
    assert used == set(DOCUMENT["components"]["schemas"])


def test_every_endpoint_and_shape_is_explained() -> None:
    for endpoint, operation in ENDPOINTS.items():
        assert operation["summary"], endpoint
        assert operation["description"], endpoint
        assert len(operation["tags"]) == 1
    for name, shape in DOCUMENT["components"]["schemas"].items():
        assert shape["description"], name
    ids = [operation["operationId"] for operation in ENDPOINTS.values()]
    assert len(set(ids)) == len(ids)


def test_what_is_sent_may_hold_nothing_unknown() -> None:
    for endpoint, operation in ENDPOINTS.items():
        if "requestBody" in operation:
            [(media, content)] = operation["requestBody"]["content"].items()
            name = content["schema"]["$ref"].rpartition("/")[2]
            assert media == "application/json"
            assert DOCUMENT["components"]["schemas"][name]["additionalProperties"] is False, (
                endpoint
            )


def test_every_problem_is_typed() -> None:
    for endpoint, operation in ENDPOINTS.items():
        for status, response in operation["responses"].items():
            if status >= "400" and endpoint != "GET /readyz":
                assert list(response["content"]) == ["application/problem+json"], endpoint


# ---- problems ------------------------------------------------------------------------------------


def kinds_in_the_code() -> set[tuple[str, int]]:
    """Every `Problem("kind", status, ...)` of tables and the server."""
    found = set()
    rooms = (groma.server, groma.table)
    for file in (file for room in rooms for file in Path(room.__path__[0]).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Problem":
                match node.args:
                    case [ast.Constant(value=str(kind)), ast.Constant(value=int(status))]:
                        found.add((kind, status))
    return found


def test_every_kind_of_problem_is_known() -> None:
    used = kinds_in_the_code()
    assert len(used) > 10
    for kind, status in used:
        assert status in KINDS[kind][0], kind
    for lang in ("en", "de"):
        words = plain_words(None, lang)
        for kind in KINDS:
            assert words.find(f"problem-{kind}"), (lang, kind)


def test_the_type_of_a_problem_leads_to_its_page(door: Door) -> None:
    kinds = [
        door.ask("GET", "/nothing").json,
        door.ask("GET", "/api/me/tables").json,
        door.ask("POST", "/api/me/guest", b"{").json,
    ]
    for problem in kinds:
        assert {"type", "title", "status", "detail"} <= set(problem)
        answer = door.ask("GET", problem["type"])
        assert answer.status == 200
        assert problem["title"] in answer.body.decode()


# ---- pages ---------------------------------------------------------------------------------------


class Page(HTMLParser):
    """Reads a page as a browser would, and complains as a browser would not."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.feed(text)
        self.close()
        assert not self.open, self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.add(tag)
        self.attributes |= set(given)
        self.ids += [str(given["id"])] if "id" in given else []
        self.links += [str(given["href"])] if "href" in given else []
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, tag


def page(door: Door, path: str) -> tuple[Answer, Page]:
    answer = door.ask("GET", path)
    assert answer.status == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    return answer, Page(answer.body.decode())


@pytest.mark.parametrize("path", PAGES)
def test_pages_load_nothing(door: Door, path: str) -> None:
    answer, read = page(door, path)
    assert answer.headers["content-security-policy"] == POLICY
    assert "default-src 'none'" in POLICY
    assert "unsafe" not in POLICY
    text = answer.body.decode()
    assert not re.search(r"https?:|//\w", text)
    assert not read.tags & {"script", "img", "link", "iframe", "object", "embed", "form", "base"}
    assert not read.attributes & {"src", "style"}
    assert not [name for name in read.attributes if name.startswith("on")]
    assert len(set(read.ids)) == len(read.ids)
    for link in read.links:
        if link.startswith("#"):
            assert link[1:] in read.ids
        else:
            assert not link.startswith("/"), "a proxy may put a path before ours"
            assert door.ask("GET", urljoin(path, link)).status == 200, link


def test_the_page_tells_everything(door: Door) -> None:
    answer, read = page(door, "/api/docs")
    text = answer.body.decode()
    for endpoint, operation in ENDPOINTS.items():
        assert f"<code>{endpoint}</code>" in text
        assert operation["operationId"] in read.ids
        assert operation["summary"] in text.replace("&#x27;", "'")
        section = text.partition(f"<code>{endpoint}</code>")[2].partition("<h3")[0]
        for parameter in operation.get("parameters", []):
            assert f"<th>{parameter['name']}</th>" in section
        for status in operation["responses"]:
            assert status in section
    for name, shape in DOCUMENT["components"]["schemas"].items():
        assert f"shape-{name}" in read.ids
        section = text.partition(f'id="shape-{name}"')[2].partition("<h3")[0]
        for field in shape["properties"]:
            assert f"<th>{field}</th>" in section


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/games", None),
        ("GET", "/nothing", None),
        ("DELETE", "/api/games", None),
        ("POST", "/api/me/guest", b"{"),
        ("POST", "/api/me/guest", {"name": "Gaius"}),
        ("POST", "/api/me/guest", b"x" * 100_000),
        ("GET", "/healthz", None),
        ("GET", "/metrics", None),
        ("GET", "/api/openapi.json", None),
        ("GET", "/api/docs", None),
        ("OPTIONS", "/api/games", None),
    ],
)
def test_every_answer_is_hardened(door: Door, method: str, path: str, body: Any) -> None:
    headers = door.ask(method, path, body).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "server" not in headers


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("/api/me", "no-store"),
        ("/api/me/tables", "no-store"),
        ("/api/tables", "no-store"),
        ("/api/tables/{table}/view", "no-store"),
        ("/api/tables/{table}/stream", "no-store"),
        ("/api/tables/{absent}", "no-store"),
        ("/healthz", None),
    ],
)
def test_what_is_personal_is_kept_nowhere(door: Door, path: str, kept: str | None) -> None:
    person = door.guest()
    wanted = {"game": "city-of-rome", "seats": [{"kind": "me"}, bot()]}
    table = door.done("POST", "/api/tables", wanted, person)["id"]
    answer = door.ask("GET", path.format(table=table, absent="0" * 13), who=person)
    assert answer.headers.get("cache-control") == kept


def test_who_comes_by_https_comes_by_nothing_else(door: Door, database_url: str) -> None:
    assert "strict-transport-security" not in door.ask("GET", "/api/games").headers
    with serving(database_url, "--secure") as secure:
        for path in ("/", "/api/games", "/api/me", "/healthz", "/nothing"):
            headers = secure.ask("GET", path).headers
            assert headers["strict-transport-security"] == "max-age=31536000"


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded", "x-real-ip"])
def test_figures_are_not_for_who_comes_by_a_proxy(door: Door, header: str) -> None:
    assert door.ask("GET", "/metrics").status == 200
    for client in ("203.0.113.5", "127.0.0.1", ""):
        answer = door.ask("GET", "/metrics", headers={header: client})
        assert (answer.status, answer.kind) == (404, "not-there")


def test_figures_are_for_the_networks_that_are_named() -> None:
    """From another machine, which a test on one machine has not."""
    asked = SimpleNamespace(headers={}, client=SimpleNamespace(host="192.0.2.7"))
    for watchers, may in ((LOCAL, False), ((*LOCAL, ip_network("192.0.2.0/24")), True)):
        config = Config("postgresql://", watchers=watchers)
        asked.app = SimpleNamespace(state=SimpleNamespace(node=SimpleNamespace(config=config)))
        assert watches(cast(Any, asked)) is may


def test_who_has_the_token_reads_the_figures_from_anywhere(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GROMA_METRICS_TOKEN", "open sesame")
    away = {"x-forwarded-for": "203.0.113.5"}
    with serving(database_url) as door:
        for token, status in (("open sesame", 200), ("open", 404), ("", 404), ("öffne", 404)):
            headers = {**away, "authorization": f"Bearer {token}".encode().decode("latin-1")}
            assert door.ask("GET", "/metrics", headers=headers).status == status
        assert door.ask("GET", "/metrics").status == 200


def test_without_a_token_an_empty_one_opens_nothing(door: Door) -> None:
    headers = {"x-forwarded-for": "203.0.113.5", "authorization": "Bearer "}
    assert door.ask("GET", "/metrics", headers=headers).status == 404


def test_streams_are_hardened_too(door: Door) -> None:
    wanted = {"game": "city-of-rome", "seats": [{"kind": "me"}, bot()]}
    table = door.done("POST", "/api/tables", wanted, door.guest())["id"]
    answer = door.ask("GET", f"/api/tables/{table}/stream")
    assert answer.headers["content-type"] == "text/event-stream"
    assert answer.headers["x-content-type-options"] == "nosniff"
