"""Boards that come with the packages of games: found beside their code, served as they are.

A board runs in the page with the rights of whoever looks at it. Who installs a package trusts it
with that; the page's policy only sees to it that nothing is loaded from anywhere else.
"""

import gzip
import hashlib
import logging
import time
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get

from groma.core.game import Game
from groma.table.problems import not_there
from groma.table.wire.games import BoardShape

from .site import FOREVER, GZIP, KINDS, codings, sent

log = logging.getLogger(__name__)

FOLDER: Final = "board"  # in the package that a game names
SCRIPT: Final = "board.js"  # without it there is no board
STYLE: Final = "board.css"
NEVER: Final = {".html"}  # no package has pages of its own at our address
PACKED: Final = {".css", ".ftl", ".js", ".json", ".svg", ".txt"}  # what gets smaller
MOST: Final = 8 * 1024 * 1024  # bytes of a board: they are held in memory
LOOK_SECONDS: Final = 1.0  # between looks whether its files have changed: somebody draws it now

Stamps = dict[str, tuple[int, int]]  # by name of file: when it changed, how long it is


class Board:
    """The files of a board, read once; their address changes with their content."""

    def __init__(self, folder: Path, stamps: Stamps) -> None:
        self.stamps = stamps
        self.files = {name: (folder / name).read_bytes() for name in sorted(stamps)}
        self.packed = {
            name: gzip.compress(content, mtime=0)
            for name, content in self.files.items()
            if Path(name).suffix in PACKED
        }
        whole = hashlib.sha256()
        for name, content in self.files.items():
            whole.update(b"%d %s %d " % (len(name.encode()), name.encode(), len(content)) + content)
        self.tag = whole.hexdigest()[:32]


class Boards:
    """The boards of the games that a node has."""

    def __init__(self, games: dict[str, Game[Any]]) -> None:
        self._games = games
        self._held: dict[str, Board | None] = {}
        self._looked: dict[str, float] = {}

    def shape(self, game: str) -> BoardShape | None:
        """Where a page finds the board of a game; None: its package brings none."""
        board = self._board(game)
        if board is None:
            return None
        here = f"boards/{game}/{board.tag}/"
        return BoardShape(here + SCRIPT, here + STYLE if STYLE in board.files else "")

    def content(self, game: str, tag: str, name: str, zipped: bool) -> tuple[bytes, str] | None:
        """A file of a board, and how it is packed; None: there is no such file."""
        board = self._held.get(game)
        if board is None or board.tag != tag:
            board = self._board(game)
        if board is None or board.tag != tag or name not in board.files:
            return None
        if zipped and name in board.packed:
            return board.packed[name], GZIP
        return board.files[name], ""

    def _board(self, game: str) -> Board | None:
        if game not in self._games:
            return None
        now = time.monotonic()
        if now - self._looked.get(game, -LOOK_SECONDS) >= LOOK_SECONDS:
            self._looked[game] = now
            self._held[game] = renewed(self._games[game].package, self._held.get(game))
        return self._held[game]


def brought(games: dict[str, Game[Any]]) -> dict[str, str]:
    """The games whose packages bring a board, and which packages these are."""
    return {
        name: game.package
        for name, game in games.items()
        if renewed(game.package, None) is not None
    }


def renewed(package: str, held: Board | None) -> Board | None:
    """The board of a package as it is now: the same one if nothing has changed."""
    folder = folder_of(package)
    stamps = {} if folder is None else dict(stamped(folder))
    if folder is None or SCRIPT not in stamps:
        return None
    if held is not None and held.stamps == stamps:
        return held
    if sum(size for _, size in stamps.values()) > MOST:
        log.warning("board too large", extra={"package": package, "most": MOST})
        return None
    return Board(folder, stamps)


def folder_of(package: str) -> Path | None:
    """The folder where a package keeps its board."""
    try:
        place = files(package).joinpath(FOLDER)
    except (ModuleNotFoundError, TypeError):  # a game may be a plain module without a folder
        return None
    return place.resolve() if isinstance(place, Path) and place.is_dir() else None


def stamped(folder: Path) -> Iterator[tuple[str, tuple[int, int]]]:
    """The files that may be served: of a known kind, not hidden, and really in this folder."""
    for path in folder.rglob("*"):
        name = path.relative_to(folder).as_posix()
        known = path.suffix in KINDS and path.suffix not in NEVER and "/." not in f"/{name}"
        if known and path.is_file() and path.resolve().is_relative_to(folder):
            yield name, (path.stat().st_mtime_ns, path.stat().st_size)


@get("/boards/{game:str}/{tag:str}/{name:path}", include_in_schema=False)
async def board_file(
    request: Request[Any, Any, Any], game: str, tag: str, name: str
) -> Response[bytes]:
    """A file of the board that a game's package brings: for everybody, and to be kept."""
    boards: Boards = request.app.state.boards
    found = boards.content(game, tag, name.removeprefix("/"), GZIP in codings(request))
    if found is None:
        raise not_there("board")
    return sent(request, *found, Path(name).suffix, FOREVER)


HANDLERS = [board_file]
