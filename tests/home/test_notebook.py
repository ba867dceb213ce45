"""Tables in notebooks: shown in a cell, played by calls, kept in a folder, with a loop or none."""

import asyncio
import http.client
import json
import re
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import groma.home
from groma.home.notebook import board, cell, homes, serving
from groma.home.notebook.sitting import Refused
from groma.home.notebook.table import Table
from groma.words.book import messages

HERE = "127.0.0.1"


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    """Homes of one test are not those of the next."""
    homes._homes.clear()
    yield
    for home in homes._homes.values():
        homes.do(home.stop())
    homes._homes.clear()


class Read(HTMLParser):
    """The elements and the text of what a cell shows."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.tags.append(tag)

    def handle_data(self, data: str) -> None:
        self.text += data


def finished(table: Table) -> Table:
    while (seen := table.view())["table"]["status"] == "running":
        assert seen["legal"]
        table.play(len(table.legal()))
    return table


def test_a_game_is_played_in_cells(game: str) -> None:
    table = groma.home.table(game, bots="random")
    numbered = [f"{number:>3}  " for number in range(1, len(table.legal()) + 1)]
    for line in numbered:
        assert f"\n{line}" in repr(table)
    assert "table.play(1)" in repr(table)
    for _ in range(8):
        table.play(len(table.legal()))
    assert len(table.record()["moves"]) > 8


def test_at_the_end_nothing_is_left_to_choose() -> None:
    table = finished(groma.home.table("caesars-empire", bots="random"))
    assert "table.play" not in repr(table)
    assert table.legal() == []
    with pytest.raises(ValueError, match="there is no choice 1"):
        table.play(1)


def test_every_form_says_the_same() -> None:
    table = groma.home.table("city-of-rome", players=3, bots=["novice", "random"], lang="de")
    said = repr(table)
    assert table._repr_markdown_() == f"```text\n{said}\n```"
    page = Read(table._repr_html_())
    for choice in table.legal():
        assert choice.words in said
        assert choice.words in page.text
    assert set(page.tags) <= {"div", "strong", "ul", "li", "pre", "p", "ol"}
    assert page.tags.count("li") >= len(table.legal())
    assert "So wählst du" in page.text


def test_what_people_are_called_is_text_and_nothing_else() -> None:
    seen = cell.Shown("<b>``` &amp;", ["<script>"], ["````"], ["</pre>"], "</p>", ["<li>"], "<i>")
    page = Read(cell.html(seen))
    assert set(page.tags) <= {"div", "strong", "ul", "li", "pre", "p", "ol"}
    for text in ("<b>``` &amp;", "<script>", "````", "</pre>", "</p>", "<li>", "<i>"):
        assert text in page.text
    told = cell.markdown(seen)
    assert told.startswith("`````text\n")
    assert told.endswith("\n`````")
    assert unescape(told) != told


def test_choices_are_taken_back_and_a_master_is_asked() -> None:
    table = groma.home.table("carpe-diem", bots="random")
    undone = False
    for _ in range(12):
        before, record = table.view()["view"], table.record()["moves"]
        offered = table.legal()
        table.play(1)
        undo = table.view()["undo"]
        if undo["count"] and not undone:
            table.undo()
            assert table.record()["moves"] == record
            assert table.view()["view"] == before
            assert [one.move for one in table.legal()] == [one.move for one in offered]
            undone = True
    assert undone
    assert table.hint()
    with pytest.raises(Refused) as refused:
        table.play("nonsense")
    assert refused.value.kind == "wrong"
    legal = {one.move for one in table.legal()}
    other = next(move for move in range(5000) if move not in legal)
    sitting = table.sitting
    body = {
        "seq": table.view()["seq"],
        "move": other,
        "key": "0" * 8 + "-0000-4000-8000-" + "0" * 12,
    }
    with pytest.raises(Refused) as refused:
        homes.do(sitting._post("/moves", body))
    assert refused.value.kind in ("refused", "wrong")


def test_a_folder_keeps_tables_and_a_record_goes_elsewhere(tmp_path: Path) -> None:
    table = groma.home.table("city-of-rome", folder=tmp_path)
    table.play(1)
    seen = table.view()["view"]
    homes.do(homes._homes[str(tmp_path.resolve())].stop())
    homes._homes.clear()  # the program is another one
    again = groma.home.again(table.id, folder=tmp_path)
    assert again.view()["view"] == seen
    assert [(one.id, one.game) for one in groma.home.kept(tmp_path)] == [(table.id, "city-of-rome")]
    assert groma.home.kept() == []
    record = json.loads(json.dumps(again.record()))
    elsewhere = groma.home.from_record(record)
    assert elsewhere.id != table.id
    assert elsewhere.record() == record
    assert elsewhere.view()["view"] == seen
    with pytest.raises(Refused) as refused:
        groma.home.from_record({**record, "moves": [*record["moves"], 60_000]})
    assert refused.value.kind == "wrong"
    with pytest.raises(Refused):
        groma.home.again("zzzzzzzzzzzzz")


def test_bots_may_play_alone_and_what_makes_no_sense_is_said() -> None:
    table = groma.home.table("caesars-empire", players=2, bots="random", seat=None)
    assert table.view()["table"]["status"] == "over"
    with pytest.raises(ValueError, match="carpe-diem"):
        groma.home.table("hopscotch")
    with pytest.raises(ValueError, match="2 seats are left"):
        groma.home.table("carpe-diem", players=3, bots=["novice"])
    with pytest.raises(Refused):
        groma.home.table("carpe-diem", players=9)
    with pytest.raises(Refused):
        groma.home.table("carpe-diem", bots="grandmaster")
    with pytest.raises(Refused):
        groma.home.table("carpe-diem", settings={"weather": "rain"})


def test_where_a_loop_runs_already_both_ways_work() -> None:
    async def in_a_cell() -> tuple[str, str]:
        table = groma.home.table("carpe-diem")  # as Jupyter runs cells: a loop is there
        sitting = await groma.home.sitting("carpe-diem")
        await sitting.play(1)
        assert await sitting.legal()
        return repr(table.play(1)), repr(sitting)

    homes.loop()
    for text in asyncio.run(in_a_cell()):
        assert "  1  " in text


def test_a_browser_cannot_wait_and_says_what_to_write(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ffi:
        waits = False

        def can_run_sync(self) -> bool:
            return self.waits

        def run_sync(self, work: Any) -> Any:
            return asyncio.run(work)

    async def one() -> int:
        return 1

    ffi = Ffi()
    monkeypatch.setattr(homes, "THREADS", False)
    monkeypatch.setattr(homes, "import_module", lambda name: ffi)
    with pytest.raises(RuntimeError, match=r"await groma\.home\.sitting"):
        homes.do(one())
    ffi.waits = True
    assert homes.do(one()) == 1


def test_without_threads_all_is_thought_in_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(homes, "THREADS", False)
    monkeypatch.setattr(board, "THREADS", False)

    async def in_a_browser() -> str:
        sitting = await groma.home.sitting("carpe-diem", bots="master")
        await sitting.play(1)
        assert "cannot serve pages" in board.board_of(sitting, 700).html
        return await sitting.hint()

    try:
        assert asyncio.run(in_a_browser())
    finally:
        homes._homes.clear()  # its loop has ended


# ---- the board in a frame ------------------------------------------------------------------------


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "site"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<head><base href="./" /></head>', "utf-8")
    (folder / "assets" / "a.js").write_text("1", "utf-8")
    (tmp_path / "secret.txt").write_text("not for you", "utf-8")
    monkeypatch.setattr(board, "FOLDER", folder)
    monkeypatch.setattr(serving, "FOLDER", folder)
    return folder


class Pages:
    """The pages of a table, asked over a real socket."""

    def __init__(self, table: Table, site: Path) -> None:
        self.serving = serving.Serving(table.sitting.home, site)
        self.root = f"/{self.serving.secret}"

    def ask(
        self, method: str, path: str, body: Any = None, root: str | None = None, **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        line = http.client.HTTPConnection(HERE, self.serving.port, timeout=60)
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        content = json.dumps(body) if body is not None else None
        line.request(method, (self.root if root is None else root) + path, content, given)
        answer = line.getresponse()
        found = answer.status, {key.lower(): one for key, one in answer.getheaders()}, answer.read()
        line.close()
        return found


@pytest.fixture
def pages(site: Path) -> Iterator[tuple[Table, Pages]]:
    table = groma.home.table("carpe-diem")
    made = Pages(table, site)
    yield table, made
    made.serving.stop()


def test_the_board_is_a_frame_of_pages_that_play_the_same_table(site: Path) -> None:
    table = groma.home.table("carpe-diem")
    shown = table.board(500)
    pages = serving.serving(table.sitting.home)
    assert shown.address == f"{pages.address}tables/{table.id}"
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/[\w-]{32}/tables/[4-7]\w{12}", shown.address)
    assert Read(shown.html).tags == ["iframe"]
    assert 'height="500"' in shown.html
    assert table.board().address == shown.address
    pages.stop()


def test_without_pages_a_line_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "FOLDER", tmp_path)
    table = groma.home.table("carpe-diem", lang="de")
    assert table.board().html.startswith("Hier gibt es keine Seiten")
    assert "\n" not in table.board().html


def test_pages_and_files_come_whole_and_nothing_else(pages: tuple[Table, Pages]) -> None:
    table, at = pages
    status, headers, page = at.ask("GET", f"/tables/{table.id}")
    assert status == 200
    assert page == f'<head><base href="{at.root}/"></head>'.encode()
    assert "frame-ancestors http://localhost:*" in headers["content-security-policy"]
    assert headers["referrer-policy"] == "no-referrer"
    assert at.ask("GET", "/")[2] == page
    status, headers, script = at.ask("GET", "/assets/a.js")
    assert (status, headers["content-type"], script) == (200, "text/javascript", b"1")
    assert at.ask("HEAD", "/assets/a.js")[::2] == (200, b"")
    for path in (
        "/assets/gone.js",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/" + "x" * 5000 + ".js",
    ):
        status, _, body = at.ask("GET", path)
        assert (status, body) == (404, b"")
    assert at.ask("PUT", "/")[0] in (405, 501)
    assert at.ask("POST", "/assets/a.js")[0] == 405


def test_a_move_on_the_board_is_a_move_in_the_cell(pages: tuple[Table, Pages]) -> None:
    table, at = pages
    me = json.loads(at.ask("GET", "/api/me")[2])
    seen = json.loads(at.ask("GET", f"/api/tables/{table.id}/view")[2])
    assert me["person"] == seen["table"]["seats"][0]["person"]
    assert seen["legal"] == table.view()["legal"]
    line = http.client.HTTPConnection(HERE, at.serving.port, timeout=60)
    line.request("GET", f"{at.root}/api/tables/{table.id}/stream?lang=en")
    stream = line.getresponse()
    assert stream.getheader("content-type") == "text/event-stream"
    told = stream.readline()
    assert told.startswith((b"id: ", b"event: "))
    body = {
        "seq": seen["seq"],
        "move": seen["legal"][0],
        "key": "0" * 8 + "-0000-4000-8000-" + "0" * 12,
    }
    status, headers, done = at.ask("POST", f"/api/tables/{table.id}/moves", body)
    assert (status, headers["cache-control"]) == (201, "no-store")
    wanted = json.loads(done)["seq"]
    while f"id: {wanted}".encode() not in told:
        told = stream.readline()
        assert told
    line.close()
    assert len(table.record()["moves"]) >= 1
    guest = json.loads(at.ask("POST", "/api/me/guest", {"name": "Ben"})[2])
    assert guest["person"] != json.loads(at.ask("GET", "/api/me")[2])["person"] == me["person"]
    assert at.ask("POST", "/api/me/logout")[0] == 401


def test_nobody_else_comes_in(pages: tuple[Table, Pages]) -> None:
    _, at = pages
    port = at.serving.port
    assert at.ask("GET", "/api/me")[0] == 200
    assert at.ask("GET", "/api/me", host=f"localhost:{port}")[0] == 200
    for host in ("evil.example", f"evil.example:{port}", "127.0.0.1", f"127.0.0.1:{port + 1}", ""):
        assert at.ask("GET", "/api/me", host=host)[0] == 403
        assert at.ask("GET", "/", host=host)[0] == 403
    for root in ("", "/", "/x", "/" + "A" * 32, at.root[:-1], at.root.lower() + "x"):
        assert at.ask("GET", "/api/me", root=root)[0] == 403
    mine = f"http://127.0.0.1:{port}"
    for headers in (
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": f"http://localhost:{port}"},
        {"sec_fetch_site": "cross-site"},
        {"sec_fetch_site": "same-site"},
    ):
        assert at.ask("POST", "/api/me/guest", {"name": "Eve"}, **headers)[0] == 403
    for headers in ({"origin": mine}, {"sec_fetch_site": "same-origin"}):
        assert at.ask("POST", "/api/me/guest", {"name": "Ben"}, **headers)[0] == 201
    large = {"name": "x" * 70_000}
    assert at.ask("POST", "/api/me/guest", large)[0] == 413
    line = http.client.HTTPConnection(HERE, port, timeout=60)
    line.putrequest("POST", f"{at.root}/api/me/guest")
    line.putheader("transfer-encoding", "chunked")  # what was to come is not waited for
    line.endheaders()
    assert line.getresponse().status == 413
    line.close()
    with pytest.raises(ConnectionRefusedError):
        http.client.HTTPConnection("127.0.0.2", port, timeout=5).request("GET", "/")


def test_what_a_cell_says_stands_in_both_languages() -> None:
    english, german = (set(messages("groma.home.notebook", lang)) for lang in ("en", "de"))
    assert english == german
    assert not english & set(messages("groma.text", "en")) & set(messages("groma.words", "en"))
    source = "".join(path.read_text("utf-8") for path in Path(cell.__file__).parent.glob("*.py"))
    assert english == set(re.findall(r'words\.text\("(cell-[\w-]+)"', source))
