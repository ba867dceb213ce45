"""A plain web space for the browser tests: files below a path, 404.html for the rest, nothing else.

`python static_site.py RECORD OUT GAME...` plays games by chance and publishes them; without a game
it builds the whole site. Then it serves OUT below PATH until standard input ends, and says its
address in a line of JSON, with the paths of the games.
"""

import json
import sys
import threading
from hashlib import sha256
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any

from groma.cli import main
from groma.core.game import games
from groma.core.match import open_match

PATH = "/some/where/"
AXE = "tests/axe.js"  # a tool of the tests, which lies in no site
NAMES = ["Anna", "Bert"]


def played(name: str, file: Path) -> None:
    """A finished game of two, the same every time."""
    game = games()[name]
    match = open_match(game, NAMES, sha256(name.encode()).digest())
    chance = Random(name)
    while not match.state.over():
        match.follow(chance.choice(match.state.legal()))
    file.write_text(match.record(opened=True).to_json(game), "utf-8")


def made(out: Path, names: list[str], more: list[str]) -> None:
    """A folder of records, or, with a word for it, the whole site with them."""
    records = []
    for name in names:
        file = out.with_name(f"{name}.json")
        played(name, file)
        records.append(str(file))
    if "--whole" in more:
        flags = [flag for file in records for flag in ("--record", file)]
        assert main(["site", "build", "--out", str(out), *flags]) == 0
        return
    for file in records:
        analyse = ["--analyse"] if "--analyse" in more else []
        assert main(["record", "publish", file, "--out", str(out), *analyse]) == 0


def serving(out: Path, axe: Path) -> ThreadingHTTPServer:
    """Python's own server of files, as anybody may have it, below a path."""

    class Handler(SimpleHTTPRequestHandler):
        def translate_path(self, path: str) -> str:
            bare = path.partition("?")[0]
            if bare == PATH + AXE:
                return str(axe)
            inside = bare.startswith(PATH) and ".." not in bare
            below = bare.removeprefix(PATH)
            return f"{out / below}{'/' * below.endswith('/')}" if inside else "/no/such/place"

        def send_error(self, code: int, *more: Any) -> None:
            if code != HTTPStatus.NOT_FOUND:
                super().send_error(code, *more)
                return
            page = (out / "404.html").read_bytes()
            self.send_response(code)
            self.send_header("content-type", "text/html")
            self.send_header("content-length", str(len(page)))
            self.end_headers()
            self.wfile.write(page)

        def log_message(self, *said: Any) -> None:
            """Nobody reads it."""

    return ThreadingHTTPServer(("127.0.0.1", 0), Handler)


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    given = sys.argv[3:]
    said, sys.stdout = sys.stdout, sys.stderr  # what the commands print is no answer of ours
    made(folder, [one for one in given if one[0] != "-"], [one for one in given if one[0] == "-"])
    server = serving(folder, Path(sys.argv[2]))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    lines = json.loads((folder / "frozen/tables.json").read_text("utf-8"))
    address = f"http://127.0.0.1:{server.server_port}{PATH}"
    print(json.dumps({"address": address, "tables": lines}), file=said, flush=True)
    sys.stdin.read()
