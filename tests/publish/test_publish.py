"""Published sites: what a folder holds after the commands, and what they refuse."""

import gzip
import json
import re
import shutil
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from groma.cli import main
from groma.core.game import games
from groma.core.match import open_match
from groma.core.record import read
from groma.pages.paths import MANIFEST
from groma.publish import command, making
from groma.publish.finished import table_of
from groma.table.moments import Eyes, moment
from groma.table.records import replayed
from groma.table.sentences import words_of
from groma.table.wire.records import TableRecord
from groma.text.files import write_record
from tests.text.faces import SEED, finished
from tests.text.pebbles import PEBBLES

Capture = pytest.CaptureFixture[str]
WEB = Path(__file__).parents[2] / "web"
ROME = games()["city-of-rome"]


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a folder of its own, with pages that look like built ones and a game of a few moves."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    site = tmp_path / "site"
    shutil.copytree(WEB / "public", site)
    (site / "assets").mkdir()
    (site / "parts").mkdir()
    page = (WEB / "index.html").read_text("utf-8").replace("/src/main.ts", "./assets/index-1.js")
    (site / "index.html").write_text(page, "utf-8")
    for name in ("assets/index-1.js", "assets/index-1.js.gz", "parts/python.wasm.gz", MANIFEST):
        (site / name).write_text(json.dumps({"named": name}))
    monkeypatch.setattr(making, "FOLDER", site)
    monkeypatch.setattr(command, "games", lambda: {"pebbles": PEBBLES, ROME.name: ROME})
    match = open_match(PEBBLES, ["Anna", "Bert"], SEED)
    while not match.state.over():
        match.follow(match.state.legal()[0])
    write_record(Path("game.json"), match)


@pytest.fixture
def only_pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    """One small game: a whole site of it is built at once."""
    monkeypatch.setattr(command, "games", lambda: {"pebbles": PEBBLES})


def another(path: Path) -> None:
    """Another game of pebbles."""
    match = open_match(PEBBLES, ["Anna", "Bert"], bytes(32))
    while not match.state.over():
        match.follow(match.state.legal()[-1])
    write_record(path, match)


def publish(*more: str, record: str = "game.json", out: str = "out") -> int:
    return main(["record", "publish", record, "--out", out, *more])


def content(out: str = "out") -> dict[str, bytes]:
    """What lies in a folder, unpacked."""
    found = {}
    for path in sorted(Path(out).rglob("*")):
        if path.is_file():
            raw = path.read_bytes()
            packed = path.name.endswith(".json.gz")
            found[path.relative_to(out).as_posix()] = gzip.decompress(raw) if packed else raw
    return found


def the_one(out: str = "out") -> dict[str, Any]:
    (line,) = json.loads(content(out)["frozen/tables.json"])
    assert isinstance(line, dict)
    return line


# ---- a record -----------------------------------------------------------------------------------


def test_a_record_becomes_a_folder_of_answers_in_both_languages(capsys: Capture) -> None:
    finished(Path("game.json"))
    assert publish() == 0
    files, line = content(), the_one()
    assert f"tables/{line['id']}/?at=0&play=1" in capsys.readouterr().out
    assert line["id"][0] < "4", "a number of no server"
    assert sorted(line["places"]) == [1, 2]
    for lang in ("de", "en"):
        at = f"frozen/{lang}/tables/{line['id']}"
        for name in "log sheet text record whole verification analysis course".split():
            assert json.loads(files[f"{at}/{name}.json"]), name
        assert json.loads(files[f"{at}/verification.json"])["sound"]
        view = json.loads(files[f"{at}/view.json.gz"])
        assert view["table"]["status"] == "over"
        assert view["told"]["sheets"]
        assert view["told"]["text"]
        assert view["told"]["lines"]
        eyes = {name for name in files if name.startswith(f"{at}/moments/")}
        assert eyes == {f"{at}/moments/{one}.json.gz" for one in ("0", "1", "2", "open")}
    english, german = (
        json.loads(files[f"frozen/{lang}/tables/{line['id']}/log.json"])["lines"]
        for lang in ("en", "de")
    )
    assert [one["note"] for one in english] == [one["note"] for one in german]
    assert [one["words"] for one in english] != [one["words"] for one in german]


def merged(told: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The moments of a course, put together as a page does it."""
    whole = told["first"]
    yield whole
    for parts in told["changes"]:
        whole = json.loads(json.dumps(whole))
        for path, value in parts.items():
            *way, last = path.split(".")
            at: Any = whole
            for key in way:
                at = at[int(key)] if isinstance(at, list) else at[key]
            at[int(last) if isinstance(at, list) else last] = value
        yield whole


@pytest.mark.parametrize("eyes", ["0", "2", "open"])
def test_moments_told_by_what_changed_are_those_that_a_server_tells(eyes: str) -> None:
    finished(Path("game.json"))
    assert publish() == 0
    table = table_of(read(Path("game.json").read_bytes(), {ROME.name: ROME}), ROME)
    looks = Eyes(2, open_=True) if eyes == "open" else Eyes(int(eyes))
    file = f"frozen/de/tables/{the_one()['id']}/moments/{eyes}.json.gz"
    found = list(merged(json.loads(content()[file])))
    assert len(found) == len(table.playing().moves) + 1
    for at, one in enumerate(found):
        asked = json.loads(msgspec.json.encode(moment(table, at, looks, words_of(table, "de"))))
        sheets = asked.pop("sheets")
        assert one["view"] == asked.pop("view")
        assert asked.pop("at") == at == sheets.pop("seq")
        assert one["table"] == {**asked, **sheets}


def test_names_are_published_or_left_out() -> None:
    form = json.loads(Path("game.json").read_text("utf-8"))
    form["names"] = ["Xanthippe", "Quirinus"]
    Path("game.json").write_text(json.dumps(form), "utf-8")
    assert publish() == 0
    assert publish("--anonymous", out="nobody") == 0
    assert the_one()["names"] == ["Xanthippe", "Quirinus"]
    assert the_one("nobody")["names"] == ["A", "B"]
    assert any(b"Xanthippe" in one for one in content().values())
    for name, one in content("nobody").items():
        assert not re.search(b"Xanthippe|Quirinus", one), name


def test_words_for_the_seed_go_with_the_names_and_the_game_is_the_same() -> None:
    match = open_match(ROME, ["Anna", "Bert"], SEED, words=["Xanthippe's cat", "Quirinal"])
    chance = Random("words")
    while not match.state.over():
        match.follow(chance.choice(match.state.legal()))
    write_record(Path("game.json"), match)
    assert publish() == 0
    assert publish("--anonymous", out="nobody") == 0
    named, nameless = content(), content("nobody")
    assert any(b"Quirinal" in one for one in named.values())
    for name, one in nameless.items():
        assert not re.search(b"Xanthippe|Quirinal", one), name
    at = f"frozen/en/tables/{the_one('nobody')['id']}"
    assert json.loads(nameless[f"{at}/verification.json"])["sound"]
    assert the_one("nobody")["totals"] == the_one()["totals"]
    record = read(nameless[f"{at}/record.json"], {ROME.name: ROME})
    assert record.words == ["", ""]
    assert record.replay(ROME).to_bytes() == match.state.to_bytes()
    for files, line in ((named, the_one()), (nameless, the_one("nobody"))):
        told = json.loads(files[f"frozen/en/tables/{line['id']}/whole.json"])
        whole = msgspec.convert(told, TableRecord)
        assert replayed(ROME, whole).state.to_bytes() == match.state.to_bytes()


@pytest.mark.parametrize("first", ["", "--anonymous"])
def test_one_game_is_not_published_under_two_sets_of_names(first: str, capsys: Capture) -> None:
    both = {"", "--anonymous"}
    assert publish(*filter(None, [first])) == 0
    files = content()
    (second,) = both - {first}
    assert publish(*filter(None, [second])) == 2
    assert "with other names: nothing was written" in capsys.readouterr().err
    assert content() == files


def test_its_page_leads_to_the_replay_and_a_second_game_makes_a_list() -> None:
    assert publish() == 0
    first = the_one()["id"]
    assert f"url=tables/{first}/?at=0&amp;play=1" in content()["index.html"].decode()
    another(Path("game.json"))
    assert publish() == 0
    files = content()
    lines = json.loads(files["frozen/tables.json"])
    assert len(lines) == 2
    assert first in {line["id"] for line in lines}
    assert "url=archive/" in files["index.html"].decode()
    assert publish() == 0
    assert content() == files, "the same game twice is one"


@pytest.mark.usefixtures("only_pebbles")
def test_python_is_left_out_where_nothing_is_played() -> None:
    assert publish() == 0
    assert main(["site", "build", "--out", "whole"]) == 0
    assert not [name for name in content() if name.startswith("parts/")]
    assert b'name="groma-frozen"' in content()["archive/index.html"]
    assert "parts/python.wasm.gz" in content("whole"), "what has no unpacked form is no copy"
    assert b'name="groma-frozen"' not in content("whole")["games/index.html"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"moves": -1}, "The game in game.json is not over yet"),
        ({"seed": None}, "seed"),
        ({"game": "chess"}, "game.json"),
    ],
)
def test_only_finished_games_are_published(
    change: dict[str, Any], said: str, capsys: Capture
) -> None:
    form = json.loads(Path("game.json").read_text("utf-8"))
    if "moves" in change:
        change = {"moves": form["moves"][:-1]}
    Path("game.json").write_text(json.dumps({**form, **change}), "utf-8")
    assert publish() == 2
    assert said in capsys.readouterr().err
    assert not Path("out").exists()


def test_a_single_file_is_refused_with_the_reason(capsys: Capture) -> None:
    assert publish(out="game.html") == 2
    assert "A single file does not work" in capsys.readouterr().err
    assert not Path("game.html").exists()


# ---- a site -------------------------------------------------------------------------------------


def build(*more: str, out: str = "out") -> int:
    return main(["site", "build", "--out", out, "--record", "game.json", *more])


@pytest.mark.usefixtures("only_pebbles")
def test_two_builds_are_the_same_byte_for_byte(tmp_path: Path) -> None:
    assert build() == 0
    assert build(out="again") == 0
    raw = {path: path.read_bytes() for path in Path("out").rglob("*") if path.is_file()}
    assert len(raw) > 30
    for path, one in raw.items():
        assert (Path("again") / path.relative_to("out")).read_bytes() == one, path
    assert len(content("again")) == len(raw)
    before = content()
    assert build() == 0
    assert content() == before, "over itself, too"


@pytest.mark.usefixtures("only_pebbles")
@pytest.mark.parametrize("command", ["site", "record"])
def test_a_folder_of_somebody_else_is_refused(command: str, capsys: Capture) -> None:
    Path("out").mkdir()
    Path("out/diary.txt").write_text("Dear diary")
    assert (build() if command == "site" else publish()) == 2
    assert "out is not empty" in capsys.readouterr().err
    assert content() == {"diary.txt": b"Dear diary"}


@pytest.mark.usefixtures("only_pebbles")
def test_what_somebody_put_beside_it_stays_and_what_is_old_goes() -> None:
    assert build() == 0
    Path("out/CNAME").write_text("games.example")
    table = the_one()["id"]
    assert main(["site", "build", "--out", "out"]) == 0
    files = content()
    assert files["CNAME"] == b"games.example"
    assert not [name for name in files if table in name]
    assert not Path("out/tables").exists()


@pytest.mark.parametrize(
    "name",
    ["../diary.txt", "/diary.txt", "way/diary.txt", "..\\diary.txt", "C:diary.txt", "a:b", "", 5],
)
def test_a_list_of_files_leads_nowhere_outside(name: str | int, capsys: Capture) -> None:
    assert publish() == 0
    Path("diary.txt").write_text("Dear diary")
    Path("out/way").symlink_to("..")
    made = json.loads(Path("out/groma-site.json").read_text("utf-8"))
    made["files"].append(name)
    Path("out/groma-site.json").write_text(json.dumps(made))
    assert publish() == 2
    assert "did not make it" in capsys.readouterr().err
    assert Path("diary.txt").read_text() == "Dear diary"


@pytest.mark.usefixtures("only_pebbles")
@pytest.mark.parametrize("command", ["site", "record"])
def test_what_has_the_name_of_a_file_of_ours_is_not_overwritten(
    command: str, capsys: Capture
) -> None:
    assert publish() == 0
    another(Path("game.json"))
    assert publish(out="other") == 0
    theirs = f"tables/{the_one('other')['id']}/index.html"
    Path("out", theirs).parent.mkdir()
    Path("out", theirs).write_text("Dear diary")
    before = content()
    assert (build() if command == "site" else publish()) == 2
    assert f"{theirs} in out was not put there" in capsys.readouterr().err
    assert content() == before


def test_what_broke_off_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    assert publish(out="whole") == 0
    writes, count = Path.write_bytes, 0

    def breaking(path: Path, raw: bytes) -> int:
        nonlocal count
        count += 1
        if count > 10:
            raise OSError(28, "No space left on device")
        return writes(path, raw)

    with monkeypatch.context() as full:
        full.setattr(Path, "write_bytes", breaking)
        assert publish() == 2
    assert publish() == 0
    assert content() == content("whole")


def links(page: str) -> Iterator[str]:
    """What a page refers to, with its base."""
    (base,) = re.findall(r'<base href="([^"]*)"', page) or ["./"]
    for name, link in re.findall(r'(href|src)="([^"]*)"', page.replace(f'<base href="{base}"', "")):
        assert name, link
        yield base + link


@pytest.mark.usefixtures("only_pebbles")
@pytest.mark.parametrize("command", ["site", "record"])
def test_every_link_leads_to_a_file_and_none_elsewhere(command: str) -> None:
    assert (build() if command == "site" else publish()) == 0
    out = Path("out").resolve()
    files = content()
    pages = [name for name in files if name.endswith("/index.html") or name == "archive/index.html"]
    assert "games/pebbles/rules/index.html" in pages
    for name in pages:
        page = files[name].decode()
        found = list(links(page))
        assert len(found) > 3, name
        for link in found:
            target = ((out / name).parent / link).resolve()
            assert target.is_relative_to(out), (name, link)
            assert target.is_file(), (name, link)
    for name, one in files.items():
        if name.endswith((".html", ".json")) and "/record" not in name:
            foreign = re.findall(r"(?:https?:)?//[a-z0-9.]+\.[a-z]+", one.decode())
            assert not foreign, name
            assert b"/api" not in one, name


@pytest.mark.usefixtures("only_pebbles")
def test_a_page_says_its_policy_before_it_loads_anything() -> None:
    assert build() == 0
    for name, one in content().items():
        if name.endswith("/index.html") or name == "404.html":
            page = one.decode()
            begins = page.index("Content-Security-Policy")
            loads = re.search("<script|<link|<template", page)
            assert loads is not None
            assert begins < loads.start(), name
            assert "frame-ancestors" not in page, "only headers may say that"


@pytest.mark.usefixtures("only_pebbles")
def test_the_page_for_unknown_paths_runs_its_own_script_and_no_other() -> None:
    assert build() == 0
    page = content()["404.html"].decode()
    (script,) = re.findall(r"<script>(.*?)</script>", page, re.DOTALL)
    fingerprint = b64encode(sha256(script.encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{fingerprint}'" in page
    assert "There is nothing here" in page
    assert "Hier ist nichts" in page
    assert build("--base", "club/games", out="there") == 0
    page = content("there")["404.html"].decode()
    assert '<base href="/club/games/">' in page
    assert "<script>" not in page


@pytest.mark.usefixtures("only_pebbles")
def test_a_path_is_written_as_it_is_said() -> None:
    assert build("--base", r'a\1\g<0>"><script>&') == 0
    page = content()["404.html"].decode()
    assert r'<base href="/a\1\g&lt;0&gt;&quot;&gt;&lt;script&gt;&amp;/">' in page


@pytest.mark.usefixtures("only_pebbles")
def test_imprint_and_privacy_come_along() -> None:
    Path("house").mkdir()
    Path("house/imprint.de.md").write_text("# Wer wir sind", "utf-8")
    assert build("--house", "house") == 0
    files = content()
    assert json.loads(files["frozen/en/house.json"])["pages"] == ["imprint"]
    assert json.loads(files["frozen/en/house/pages/imprint.json"])["text"] == "# Wer wir sind"
    assert "house/imprint/index.html" in files


@pytest.mark.usefixtures("only_pebbles")
def test_an_install_without_pages_says_so(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(making, "FOLDER", Path("nowhere"))
    assert publish() == 2
    assert "no pages" in capsys.readouterr().err


def test_a_site_without_python_is_not_made(capsys: Capture) -> None:
    Path("site", MANIFEST).unlink()
    assert build() == 2
    assert "without Python" in capsys.readouterr().err
    assert not Path("out").exists()


@pytest.mark.usefixtures("only_pebbles")
def test_parts_are_handed_out_packed_and_kept_so() -> None:
    files = [
        {"path": "", "bytes": 5, "sent": 5, "hash": None},
        {"path": "assets/index-1.js", "bytes": 1, "sent": 1, "hash": "old"},
        {"path": "parts/python.wasm", "bytes": 9, "sent": 9, "hash": "old"},
        {"path": MANIFEST, "bytes": 9, "sent": 9, "hash": "old"},
    ]
    Path("site/kept.json").write_text(json.dumps({"build": "abcdef012345", "files": files}))
    Path("site/sw.js").write_text('const BUILD = "abcdef012345";')
    assert build() == 0
    found = content()
    assert json.loads(found[MANIFEST])["packed"] is True
    kept = json.loads(found["kept.json"])
    assert kept["build"] != "abcdef012345", "it is another build than that of a server"
    assert found["sw.js"].decode() == f'const BUILD = "{kept["build"]}";'
    paths = [one["path"] for one in kept["files"]]
    assert "parts/python.wasm.gz" in paths
    assert "frozen/de/games.json" in paths
    assert not [path for path in paths if "/tables/" in path], "published games are not kept"
    for one in kept["files"][1:]:
        raw = Path("out", one["path"]).read_bytes()
        assert one["bytes"] == len(raw), one
        assert one["hash"] == b64encode(sha256(raw).digest()).decode(), one
