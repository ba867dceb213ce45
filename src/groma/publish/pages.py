"""The pages of a published site: a server's, each with a file of its own at its path."""

import re
from base64 import b64encode
from collections.abc import Iterable
from hashlib import sha256
from html import escape
from importlib.resources import files
from json import dumps
from pathlib import Path
from typing import Final

from groma.pages.paths import BASE, FIRST, INDEX, PARTS, based
from groma.pages.policy import IN_PAGE, with_script

from .folder import Folder

SCRIPTS: Final = (".js", ".json")  # which browsers load by themselves, unpacked
LOST: Final = "404.html"  # what plain hosts show for a path without a file
PACKED: Final = (".gz", ".br")  # beside the files that they are made of
HOME: Final = '<meta name="groma-home" content="here" />'  # no server answers
FROZEN: Final = '<meta name="groma-frozen" content="{}" />'
HEAD: Final = re.compile(r"<head>\s*<meta charset=\"utf-8\" ?/?>", re.IGNORECASE)


class NoPages(Exception):
    """This install has no pages: it was made without them."""


class Pages:
    """What the package carries for browsers."""

    def __init__(self, site: Path, frozen: str) -> None:
        index = site / INDEX
        if not index.is_file():
            raise NoPages
        self.site = site
        self.index = index.read_text("utf-8")
        # Finished games are shown there: "also", or "only" those, and nothing can be played.
        self.marks = [HOME, FROZEN.format(frozen)] if frozen else [HOME]

    def copy(self, folder: Folder, leave: Iterable[str] = (), packed: bool = False) -> None:
        """Put the pages there, and all that they load but what begins with one of `leave`."""
        for path in sorted(self.site.rglob("*")):
            name = path.relative_to(self.site).as_posix()
            if not path.is_file() or name.startswith((INDEX, *leave)):
                continue
            if not packed and not _as_it_is(path):
                continue
            folder.write(name, path.read_bytes())
        folder.write(".nojekyll", b"")  # else GitHub would leave out what begins with a line

    def at(self, path: str) -> tuple[str, bytes]:
        """The file of a page at its path, "games/carpe-diem": its name and content."""
        base = "../" * (path.count("/") + 1) if path else "./"
        page = self._with(based(self.index, base), IN_PAGE)
        return f"{path}/{INDEX}".lstrip("/"), page.encode()

    def lost(self, base: str | None, words: Iterable[tuple[str, str]]) -> bytes:
        """The page for all paths without a file; where the site begins it finds out, or is told."""
        if base is not None:
            return self._with(based(self.index, base), IN_PAGE).encode()
        script = files("groma.publish").joinpath("lost.js").read_text("utf-8")
        script = f"const FIRST = {dumps(FIRST)};\n{script}"
        fingerprint = b64encode(sha256(script.encode()).digest()).decode()
        head, body = self._cut()
        said = "".join(f'<p lang="{lang}">{escape(text)}</p>' for lang, text in words)
        page = (
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8" />\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1" />\n'
            f"<title>Groma</title>\n</head>\n<body>\n{said}\n"
            f'<template id="page">{head}{body}</template>\n<script>{script}</script>\n'
            "</body>\n</html>\n"
        )
        return self._with(page, with_script(fingerprint)).encode()

    def _cut(self) -> tuple[str, str]:
        """What stands in the head of the page beside its base, and what in its body."""
        head = self.index.partition("<head>")[2].partition("</head>")[0]
        head = BASE.sub("", head).replace('<meta charset="utf-8" />', "")
        body = self.index.partition("<body>")[2].partition("</body>")[0]
        return head, body

    def _with(self, page: str, policy: str) -> str:
        """A page with its policy and the place of its home, before anything is loaded."""
        meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
        told = "\n    ".join([meta, *self.marks])
        found, count = HEAD.subn(lambda head: f"{head[0]}\n    {told}", page, count=1)
        if not count:
            raise NoPages
        return found


def _as_it_is(path: Path) -> bool:
    """Whether a file is handed out as it lies there; parts are packed, for no host packs them."""
    if path.parent.name == PARTS.rstrip("/") and path.suffix not in SCRIPTS:
        return path.suffix == ".gz" and Path(path.stem).suffix not in SCRIPTS
    return path.suffix not in PACKED


def forward(to: str) -> bytes:
    """A page that leads on to another one at once, and says so where it cannot."""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8" />\n'
        f'<meta http-equiv="refresh" content="0; url={escape(to)}" />\n<title>Groma</title>\n'
        '<link rel="icon" href="icon.svg" type="image/svg+xml" />\n'
        f'</head>\n<body><p><a href="{escape(to)}">Groma</a></p></body>\n</html>\n'
    ).encode()
