"""The site: pages under any path, files that may be kept, and nothing from outside its folder."""

import gzip
import os
import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from urllib.parse import urljoin

import pytest

from groma.server.api.site import POLICY, Site
from tests.server.wire import SECONDS, Door

PAGE = '<!doctype html>\n<base href="./" />\n<script type="module" src="assets/a-1.js"></script>\n'
SCRIPT = "console.log('salve');\n" * 100
BROWSER = {"accept": "text/html,*/*;q=0.8", "accept-language": "de"}

PAGES = {  # and the way from there to where the site begins
    "/": "./",
    "/games": "./",
    "/games/": "../",
    "/games/city-of-rome": "../",
    "/games/city-of-rome/rules": "../../",
    "/games/city-of-rome/box": "../../",
    "/games/city-of-rome/tutorial": "../../",
    "/puzzles/city-of-rome": "../",
    "/puzzles/city-of-rome/3": "../../",
    "/lobby": "./",
    "/lobby?game=x/y": "./",
    "/new": "./",
    "/new/city-of-rome": "../",
    "/invitations/abc": "../",
    "/tables/abc": "../",
    "/mine": "./",
    "/account": "./",
    "/reset": "./",
    "/reset/abc": "../",
    "/about": "./",
    "/here": "./",
    "/here/city-of-rome/3": "../../",
    "/here/a%2Fb": "../",
    "/dev": "./",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "site"
    (made / "assets").mkdir(parents=True)
    (made / "index.html").write_text(PAGE)
    (made / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (made / "assets" / "a-1.js").write_text(SCRIPT)
    (made / "assets" / "a-1.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (made / "notes.secret").write_text("arcana")
    (tmp_path / "outside.html").write_text("arcana")
    return made


@pytest.fixture
def served(door: Door, folder: Path) -> Iterator[Door]:
    before = door.state.site
    door.state.site = Site(folder)
    yield door
    door.state.site = before


def fetch(door: Door, path: str, method: str = "GET", **headers: str) -> tuple[HTTPResponse, bytes]:
    line = HTTPConnection("127.0.0.1", door.port, timeout=SECONDS)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    line.request(method, path, headers=named)
    answer = line.getresponse()
    content = answer.read()
    line.close()
    return answer, content


@pytest.mark.parametrize("path", PAGES)
def test_every_page_finds_its_way_under_any_path(served: Door, path: str) -> None:
    answer, content = fetch(served, path)
    assert answer.status == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-security-policy"] == POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"
    (base,) = re.findall(r'<base href="([^"]+)">', content.decode())
    assert base == PAGES[path]
    for before in ("", "/groma", "/some/where"):
        address = urljoin(f"https://example.org{before}{path}", base)
        assert address == f"https://example.org{before}/"


def test_a_page_is_asked_for_again_but_sent_once(served: Door, folder: Path) -> None:
    answer, content = fetch(served, "/lobby")
    assert answer.headers["cache-control"] == "no-cache"
    tag = answer.headers["etag"]
    again, nothing = fetch(served, "/lobby", if_none_match=tag)
    assert (again.status, nothing, again.headers["etag"]) == (304, b"", tag)
    assert fetch(served, "/tables/abc", if_none_match=tag)[0].status == 200
    short, packed = fetch(served, "/lobby", accept_encoding="br, gzip")
    assert (short.headers["content-encoding"], short.headers["vary"]) == ("gzip", "accept-encoding")
    assert gzip.decompress(packed) == content
    assert short.headers["etag"] != tag
    head, nothing = fetch(served, "/lobby", "HEAD")
    assert (head.status, head.headers["content-length"], nothing) == (200, str(len(content)), b"")
    (folder / "index.html").write_text(PAGE + "<!-- new -->")
    os.utime(folder / "index.html", (1, 1))
    assert fetch(served, "/lobby", if_none_match=tag)[1] != content


def test_what_is_named_after_its_content_may_be_kept(served: Door) -> None:
    for accepted, packed in (("", False), ("gzip, deflate", True)):
        answer, content = fetch(served, "/assets/a-1.js", accept_encoding=accepted)
        assert answer.status == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers.get("content-encoding") == ("gzip" if packed else None)
        assert (gzip.decompress(content) if packed else content) == SCRIPT.encode()
    answer, _ = fetch(served, "/icon.svg", accept_encoding="gzip")
    assert (answer.headers["cache-control"], answer.headers["content-encoding"]) == (
        "no-cache",
        None,
    )
    assert answer.headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    "path",
    [
        "/../outside.html",
        "/..%2foutside.html",
        "/assets/../../outside.html",
        "/assets/%2e%2e/%2e%2e/outside.html",
        "//etc/passwd",
        "/%2fetc/passwd",
        "/notes.secret",
        "/assets",
        "/assets/",
        "/assets/b-2.js",
        "/assets/a-1.js.gz",
        "/assets/%00",
        "/" + "x" * 5000,
        "/no/such/page",
        "/tables",
        "/tables/abc/def",
    ],
    ids=lambda path: path[:40],
)
def test_what_is_not_there_is_a_problem_to_programs_and_a_page_to_people(
    served: Door, path: str
) -> None:
    answer, content = fetch(served, path)
    assert (answer.status, answer.headers["content-type"]) == (404, "application/problem+json")
    page, shown = fetch(served, path, **BROWSER)
    assert page.status == 404
    assert b"arcana" not in content + shown
    assert b"root:" not in content + shown
    assets = path.startswith("/assets/")
    assert page.headers["content-type"].startswith("application" if assets else "text/html")


@pytest.mark.parametrize("path", ["/api/nothing", "/api", "/problems/nothing", "/healthz/x"])
def test_the_api_stays_the_api(served: Door, path: str) -> None:
    answer, _ = fetch(served, path, **BROWSER)
    assert (answer.status, answer.headers["content-type"]) == (404, "application/problem+json")


def test_only_looking_is_for_pages(served: Door) -> None:
    for method in ("POST", "PUT", "DELETE"):
        answer, _ = fetch(served, "/lobby", method)
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.status == 404


def test_the_policy_lets_nothing_in_from_elsewhere() -> None:
    assert POLICY.startswith("default-src 'none'; ")
    assert "unsafe" not in POLICY
    assert "http" not in POLICY
    assert "*" not in POLICY


@pytest.fixture
def bare(door: Door, tmp_path: Path) -> Iterator[Door]:
    """A node that was installed without pages."""
    before = door.state.site
    door.state.site = Site(tmp_path)
    yield door
    door.state.site = before


@pytest.mark.parametrize(
    ("lang", "said"),
    [("de", "Node.js 20.19 oder neuer installieren"), ("en", "install Node.js 20.19 or later")],
)
@pytest.mark.parametrize("path", [*PAGES, "/no/such/page"])
def test_without_pages_every_path_tells_how_to_get_them(
    bare: Door, path: str, lang: str, said: str
) -> None:
    answer, content = fetch(bare, path, **{**BROWSER, "accept-language": f"{lang}, fr;q=0.5"})
    shown = content.decode()
    assert answer.status == (200 if path in PAGES else 404)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert (answer.headers["cache-control"], answer.headers["vary"]) == (
        "no-cache",
        "accept-language",
    )
    assert f'<html lang="{lang}">' in shown
    assert said in shown
    assert "pip install '.[local]'" in shown
    assert len(content) < 3000
    (link,) = re.findall(r'href="([^"]+)"', shown)
    for before in ("", "/groma"):
        address = urljoin(f"https://example.org{before}{path}", link)
        assert address == f"https://example.org{before}/api/docs"


def test_the_page_without_pages_keeps_its_own_policy(bare: Door) -> None:
    answer, content = fetch(bare, "/", **BROWSER)
    policy = answer.headers["content-security-policy"]
    (style,) = re.findall("<style>(.*?)</style>", content.decode(), re.DOTALL)
    hashed = b64encode(sha256(style.encode()).digest()).decode()
    assert policy == f"default-src 'none'; style-src 'sha256-{hashed}'; frame-ancestors 'none'"
    assert not re.search(r"<script|<img|<link|\bstyle=|\bon\w+=|http:|https:", content.decode())


def test_without_pages_programs_get_what_they_get_else(bare: Door) -> None:
    for path in ("/api/nothing", "/assets/a-1.js", "/healthz/x"):
        answer, _ = fetch(bare, path, **BROWSER)
        assert (answer.status, answer.headers["content-type"]) == (404, "application/problem+json")
    assert fetch(bare, "/no/such/page")[0].headers["content-type"] == "application/problem+json"
    assert fetch(bare, "/lobby", "POST")[0].status == 404
    assert fetch(bare, "/healthz")[0].status == 200
    games, content = fetch(bare, "/api/games")
    assert (games.status, content[:1]) == (200, b"[")
