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

from groma.pages.policy import POLICY
from groma.server.api.site import Site
from tests.server.wire import SECONDS, Door

PAGE = '<!doctype html>\n<base href="./" />\n<script type="module" src="assets/a-1.js"></script>\n'
SCRIPT = "console.log('salve');\n" * 100
BROTLI = b"what only a browser can read"
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
    "/offline": "./",
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
    (made / "parts").mkdir()
    (made / "parts" / "manifest.json").write_text("{}")
    (made / "parts" / "python-1.wasm.gz").write_bytes(gzip.compress(b"\0asm"))
    (made / "parts" / "python-1.wasm.br").write_bytes(BROTLI)
    (made / "parts" / "groma-1.zip").write_bytes(b"PK")
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


def test_a_part_comes_as_small_as_the_reader_takes_it(served: Door) -> None:
    short = gzip.compress(b"\0asm")
    for accepted, coding, wanted in [
        ("gzip, deflate, br, zstd", "br", BROTLI),
        ("gzip;q=1.0, br;q=0.5", "br", BROTLI),
        ("gzip, br;q=0", "gzip", short),
        ("br; q=0.000, GZIP", "gzip", short),
        ("gzip", "gzip", short),
    ]:
        answer, content = fetch(served, "/parts/python-1.wasm", accept_encoding=accepted)
        assert (answer.status, answer.headers["content-encoding"]) == (200, coding), accepted
        assert content == wanted
        assert answer.headers["content-type"] == "application/wasm"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize("accepted", ["identity", "brotli, xbr", "gzip;q=0", ""])
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_a_part_that_lies_there_packed_is_unpacked_for_nobody(
    served: Door, monkeypatch: pytest.MonkeyPatch, accepted: str, method: str
) -> None:
    read = noted(monkeypatch)
    answer, content = fetch(served, "/parts/python-1.wasm", method, accept_encoding=accepted)
    assert (answer.status, answer.headers["cache-control"]) == (406, "no-cache")
    assert answer.headers["vary"] == "accept-encoding"
    assert (b"br, gzip" in content) == (method == "GET")
    assert read == []


def test_who_says_nothing_of_packing_takes_a_part_packed_and_all_else_as_it_is(
    served: Door,
) -> None:
    for path, coding in [("/parts/python-1.wasm", "gzip"), ("/assets/a-1.js", None)]:
        line = HTTPConnection("127.0.0.1", served.port, timeout=SECONDS)
        line.putrequest("GET", path, skip_accept_encoding=True)
        line.endheaders()
        answer = line.getresponse()
        answer.read()
        line.close()
        assert (answer.status, answer.headers["content-encoding"]) == (200, coding)


def noted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the files that are read from now on."""
    names: list[str] = []
    reads = Path.read_bytes

    def reading(path: Path) -> bytes:
        names.append(path.name)
        return reads(path)

    monkeypatch.setattr(Path, "read_bytes", reading)
    return names


@pytest.mark.parametrize(
    ("path", "accepted", "file"),
    [
        ("/parts/python-1.wasm", "br", "python-1.wasm.br"),
        ("/parts/python-1.wasm", "gzip", "python-1.wasm.gz"),
        ("/assets/a-1.js", "gzip", "a-1.js.gz"),
        ("/assets/a-1.js", "identity", "a-1.js"),
    ],
)
def test_who_only_asks_what_is_there_makes_nobody_read(
    served: Door, monkeypatch: pytest.MonkeyPatch, path: str, accepted: str, file: str
) -> None:
    read = noted(monkeypatch)
    head, nothing = fetch(served, path, "HEAD", accept_encoding=accepted)
    assert (head.status, nothing) == (200, b"")
    tag = head.headers["etag"]
    again, _ = fetch(served, path, accept_encoding=accepted, if_none_match=tag)
    assert (again.status, again.headers["etag"]) == (304, tag)
    assert read == []
    whole, content = fetch(served, path, accept_encoding=accepted)
    assert (whole.headers["etag"], read) == (tag, [file])
    for name in ("content-length", "content-type", "content-encoding"):
        assert head.headers[name] == whole.headers[name], name
    assert head.headers["content-length"] == str(len(content))


def test_each_coding_has_a_tag_of_its_own(served: Door) -> None:
    for path, codings in [("/assets/a-1.js", "gzip identity"), ("/parts/python-1.wasm", "gzip br")]:
        tags = {
            fetch(served, path, accept_encoding=one)[0].headers["etag"] for one in codings.split()
        }
        assert len(tags) == 2


def test_what_may_change_is_looked_at_once_and_when_it_has_changed(
    served: Door, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = noted(monkeypatch)
    path = "/parts/manifest.json"
    tags = [fetch(served, path, "HEAD")[0].headers["etag"] for _ in range(3)]
    assert (len(set(tags)), read) == (1, ["manifest.json"])
    assert fetch(served, path, if_none_match=tags[0])[0].status == 304
    (folder / path[1:]).write_text("[]")
    os.utime(folder / path[1:], (1, 1))
    changed, content = fetch(served, path, if_none_match=tags[0])
    assert (changed.status, content) == (200, b"[]")


def test_the_list_of_the_parts_is_asked_for_again(served: Door) -> None:
    answer, _ = fetch(served, "/parts/manifest.json")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "application/json"
    answer, content = fetch(served, "/parts/groma-1.zip", accept_encoding="br")
    assert (answer.headers["content-encoding"], content) == (None, b"PK")
    assert answer.headers["content-type"] == "application/zip"


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
        "/parts/python-1.wasm.br",
        "/parts/python-2.wasm",
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
    assets = path.startswith(("/assets/", "/parts/"))
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
    assert re.findall(r"[^ ;]*unsafe[^ ;]*", POLICY) == ["'wasm-unsafe-eval'"]
    assert "script-src 'self' 'wasm-unsafe-eval'; " in POLICY
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
