"""The board in a cell: the pages of the site in a frame, served on this machine alone."""

from html import escape

from groma.pages.paths import FOLDER, INDEX

from .cell import Words
from .homes import THREADS
from .serving import Serving, serving
from .sitting import Sitting


class Board:
    """What a cell shows: a frame, or a line that says why there is none."""

    def __init__(self, html: str, address: str = "") -> None:
        self.html = html
        self.address = address  # for a browser on this machine; whoever knows it may play

    def __repr__(self) -> str:
        return self.address or self.html

    def _repr_html_(self) -> str:
        return self.html


def board_of(sitting: Sitting, height: int) -> Board:
    """The board of a table."""
    words = Words(None, sitting.lang)
    if not THREADS:
        return Board(escape(words.text("cell-no-pages")))
    if not (FOLDER / INDEX).is_file():
        return Board(escape(words.text("cell-no-site")))
    pages: Serving = serving(sitting.home)
    address = f"{pages.address}tables/{sitting.id}"
    frame = (
        f'<iframe src="{escape(address)}" width="100%" height="{int(height)}"'
        ' style="border: 0" title="Groma" allow="fullscreen"></iframe>'
    )
    return Board(frame, address)
