"""Boards of packages: a game that somebody has begun is opened, and its board served, no more."""

import gzip
import importlib
import os
import re
import sys
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from uuid import uuid4

import pytest

from groma.bots import LEVELS
from groma.new import make
from groma.pages.policy import POLICY
from groma.server.api import boards
from groma.server.api.boards import Boards, brought, stamped
from groma.server.operate.commands import _tell_of_pages
from tests.server.wire import SECONDS, Door, Person

NAME, MODULE = "sixth-of-tests", "sixth_of_tests"
BROWSER = {"accept": "text/html,*/*;q=0.8"}


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of a package with a board, among others that Python finds."""
    home = tmp_path_factory.mktemp("package")
    make(NAME, home / NAME, board=True)
    sys.path.insert(0, str(home / NAME / "src"))
    yield home / NAME / "src" / MODULE
    sys.path.remove(str(home / NAME / "src"))


@pytest.fixture
def folder(package: Path, door: Door, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Its board, at a node that has the game and looks at once whether something has changed."""
    door.install(importlib.import_module(MODULE).GAME)
    monkeypatch.setattr(boards, "LOOK_SECONDS", 0.0)
    return package / "board"


def fetch(door: Door, path: str, method: str = "GET", **headers: str) -> tuple[HTTPResponse, bytes]:
    line = HTTPConnection("127.0.0.1", door.port, timeout=SECONDS)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    line.request(method, path, headers=named)
    answer = line.getresponse()
    content = answer.read()
    line.close()
    return answer, content


def address(door: Door) -> str:
    """Where the files of the board are, by what the API says of the game."""
    script: str = Person(door.port).get(f"/games/{NAME}")["board"]["script"]
    return "/" + script.removesuffix("board.js")


def test_a_game_that_somebody_has_begun_is_played_at_a_table(folder: Path, door: Door) -> None:
    anna = door.guest("Anna")
    (listed,) = [one for one in anna.get("/games?lang=de") if one["name"] == NAME]
    assert listed["tagline"].startswith("Nimm Plättchen")
    assert [bot["name"] for bot in listed["bots"]] == LEVELS
    assert listed["usual_bot"] == "apprentice"
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    wanted = {"game": NAME, "seats": seats, "title": "", "start": True}
    table = anna.post("/tables", wanted, 201)["id"]
    shown = anna.get(f"/tables/{table}/view")
    assert len(shown["view"]["row"]) == 14
    move = {"seq": shown["seq"], "move": shown["legal"][0], "key": str(uuid4())}
    anna.post(f"/tables/{table}/moves", move, 201)
    assert len(anna.get(f"/tables/{table}/view")["view"]["row"]) == 13


def test_files_may_be_kept_and_stand_under_the_policy_of_the_page(folder: Path, door: Door) -> None:
    (folder / "pieces.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "deep").mkdir(exist_ok=True)
    (folder / "deep" / "more.js").write_text("export const more = 1;\n")
    shape = Person(door.port).get(f"/games/{NAME}")["board"]
    here = address(door)
    assert shape == {"script": f"{here[1:]}board.js", "style": f"{here[1:]}board.css"}
    assert re.fullmatch(rf"/boards/{NAME}/[0-9a-f]{{32}}/", here)
    kinds = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml"}
    for name in ("board.js", "board.css", "pieces.svg", "deep/more.js"):
        for accepted in ("", "gzip, br"):
            answer, content = fetch(door, here + name, accept_encoding=accepted)
            assert answer.status == 200
            assert answer.headers["content-type"].startswith(kinds[name.rpartition(".")[2]])
            assert answer.headers["content-security-policy"] == POLICY
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert answer.headers["vary"] == "accept-encoding"
            assert answer.headers["set-cookie"] is None
            whole = gzip.decompress(content) if accepted else content
            assert whole == (folder / name).read_bytes()
        again, nothing = fetch(
            door, here + name, if_none_match=fetch(door, here + name)[0].headers["etag"]
        )
        assert (again.status, nothing) == (304, b"")


def test_everybody_gets_the_same_whoever_they_are(folder: Path, door: Door) -> None:
    anna = door.guest("Anna")
    script = f"{address(door)}board.js"
    _, content = fetch(door, script)
    for headers in (
        {"authorization": f"Bearer {anna.token}"},
        {"authorization": "Bearer worth-nothing"},
        {"cookie": "login=worth-nothing"},
    ):
        answer, same = fetch(door, script, **headers)
        assert (answer.status, same) == (200, content)


def test_a_changed_board_has_another_address(folder: Path, door: Door) -> None:
    before = address(door)
    style = folder / "board.css"
    kept = style.read_text("utf-8")
    style.write_text(kept + "/* more */\n")
    after = address(door)
    assert before != after
    assert fetch(door, f"{before}board.css")[0].status == 404
    assert fetch(door, f"{after}board.css")[1].endswith(b"/* more */\n")
    style.write_text(kept)
    os.utime(style, (1, 1))
    assert address(door) == before  # it is made of what is in the files, not of when


PATHS = [
    "board.mjs",
    "",
    "deep",
    "../board.js",
    "..%2f__init__.py",
    "%2e%2e/game.py",
    "../../../game.py",
    "/etc/passwd",
    "%2fetc/passwd",
    "board.js%00.css",
    "./board.js",
    ".hidden.js",
    ".well/known.js",
    "page.html",
    "notes.secret",
    "link.js",
    "linked/game.js",
    "x" * 5000,
]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:30])
def test_nothing_else_is_served(folder: Path, door: Door, path: str) -> None:
    (folder / ".well").mkdir(exist_ok=True)
    outside = folder.parent / "linked"
    outside.mkdir(exist_ok=True)
    for secret in (folder / ".hidden.js", folder / ".well" / "known.js", outside / "game.js"):
        secret.write_text("arcana")
    for secret in ("page.html", "notes.secret"):
        (folder / secret).write_text("arcana")
    for link, target in (("link.js", outside / "game.js"), ("linked", outside)):
        if not (folder / link).is_symlink():
            (folder / link).symlink_to(target)
    here = address(door)
    for headers in ({}, BROWSER):
        answer, content = fetch(door, here + path, **headers)
        assert (answer.status, answer.headers["content-type"]) == (404, "application/problem+json")
        assert not [secret for secret in (b"arcana", b"root:", b"import") if secret in content]


def test_who_asks_for_another_board_gets_none(folder: Path, door: Door) -> None:
    tag = address(door).split("/")[3]
    for path in (
        f"/boards/carpe-diem/{tag}/board.js",
        f"/boards/nothing/{tag}/board.js",
        f"/boards/{NAME}/{'0' * 32}/board.js",
        f"/boards/{NAME}/{tag}",
        f"/boards/{NAME}/",
        "/boards",
    ):
        assert fetch(door, path, **BROWSER)[0].status == 404, path
    for method in ("POST", "PUT", "DELETE"):
        assert fetch(door, f"{address(door)}board.js", method)[0].status == 405
    games = Person(door.port).get("/games")
    assert [one["name"] for one in games if one["board"]] == [NAME]


def test_what_is_too_large_or_has_no_module_is_no_board(
    folder: Path, door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = Boards(door.node.games)
    assert here.shape(NAME) is not None
    monkeypatch.setattr(boards, "MOST", 100)
    assert Boards(door.node.games).shape(NAME) is None
    assert here.shape(NAME) is not None, "what is held and has not changed is not read again"
    monkeypatch.undo()
    (folder / "board.js").rename(folder / "other.js")
    try:
        assert Boards(door.node.games).shape(NAME) is None
    finally:
        (folder / "other.js").rename(folder / "board.js")
    assert "board.js" in dict(stamped(folder))


def test_the_operator_is_told_whose_board_runs_in_the_browsers(
    folder: Path, door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert brought(door.node.games) == {NAME: MODULE}
    monkeypatch.setattr("groma.server.operate.commands.games", lambda: door.node.games)
    told: list[tuple[str, dict[str, str]]] = []
    _tell_of_pages(lambda message, **facts: told.append((message, facts)))
    assert ("serving-board", {"game": NAME, "package": MODULE}) in told
