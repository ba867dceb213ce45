"""The paths of the pages: in which the page itself finds its way, and the way up from there."""

import re
from html import escape
from pathlib import Path
from typing import Final

import groma

FOLDER: Final = Path(groma.__path__[0]) / "site"  # made by `npm run build`, packed into the wheel
INDEX: Final = "index.html"
ASSETS: Final = "assets/"  # their names change with their content
PARTS: Final = "parts/"  # so do theirs: what a browser needs to play without a server ...
MANIFEST: Final = "parts/manifest.json"  # ... but for the list of them
BASE: Final = re.compile(r'<base href="\./" ?/?>')
PAGES: Final = re.compile(
    r"""/ | /games(/[^/]+(/rules|/box|/tutorial)?)? | /puzzles/[^/]+(/[^/]+)?
    | /lobby | /new(/[^/]+)? | /invitations/[^/]+ | /archive
    | /standing | /house/[^/]+ | /desk(/.*)?
    | /tables/[^/]+ | /people/[^/]+ | /mine | /account | /reset(/[^/]+)? | /about | /offline
    | /here(/.*)?
    | /dev""",
    re.VERBOSE,
)
FIRST: Final = (  # the first part of each of them
    "games puzzles lobby new invitations archive standing house desk "
    "tables people mine account reset about offline here dev"
).split()


def based(page: str, base: str) -> str:
    """The page for another depth of path: `base` is the way from there to where the site begins."""
    tag = f'<base href="{escape(base)}">'
    return BASE.sub(lambda _: tag, page)
