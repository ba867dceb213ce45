"""The site: the built browser table, served under whichever path a proxy puts before it."""

import gzip
import hashlib
import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Response

from groma.pages.paths import ASSETS, FOLDER, INDEX, MANIFEST, PAGES, PARTS, based
from groma.pages.policy import POLICY

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
KINDS: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
GZIP: Final = "gzip"
PACKED: Final = {"br": ".br", GZIP: ".gz"}  # copies beside a file, the smallest first
OURS: Final = re.compile(r"/(api|boards|healthz|readyz|metrics|problems)(/.*)?")  # never the site's

ONLY_PACKED: Final = b"Accept-Encoding: br, gzip"  # all that there is of the largest parts


class Content(NamedTuple):
    """What is sent, in one coding: read only if somebody wants more than to hear of it."""

    tag: str
    size: int
    coding: str
    read: Callable[[], bytes]


class Site:
    """A folder of built files."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder.resolve()

    @property
    def built(self) -> bool:
        """Whether there is a page to show."""
        return (self.folder / INDEX).is_file()

    def answer(self, request: Any) -> Response[bytes] | None:
        """The file or the page that a path asks for; None: there is none for this reader."""
        path = request.scope["path"]
        if not for_site(request):
            return None
        name = path.lstrip("/")
        taken = codings(request)
        if name and name != INDEX:
            file = self._file(name)
            if file is not None:
                lasts = name.startswith((ASSETS, PARTS)) and name != MANIFEST
                content = _content(name if lasts else None, file, taken)
                if content is None and "accept-encoding" not in request.headers:
                    content = _content(name, file, {GZIP})  # who says nothing takes anything
                if content is None:
                    return _only_packed()
                return _answer(request, content, file.suffix, FOREVER if lasts else ASK_AGAIN)
        status = page_status(request)
        if status is None:
            return None
        time = (self.folder / INDEX).stat().st_mtime_ns
        zipped = GZIP in taken
        shown = _page(self.folder / INDEX, time, way_up(request.scope), zipped)
        return sent(request, shown, GZIP if zipped else "", ".html", ASK_AGAIN, status)

    def _file(self, name: str) -> Path | None:
        """A file of the folder itself, whatever a path may say."""
        try:
            file = (self.folder / name).resolve()
            there = file.is_file() or _beside(file, GZIP).is_file()  # parts lie there packed only
            inside = file.is_relative_to(self.folder) and there
        except (OSError, ValueError):  # too long, or no path at all
            return None
        return file if inside and file.suffix in KINDS else None


def _content(name: str | None, file: Path, taken: set[str]) -> Content | None:
    """A file for somebody who takes these codings; None: it lies there in others only.

    `name` is that of a file whose name changes with its content: then it says enough of it.
    """
    for coding in PACKED:
        beside = _beside(file, coding)
        if coding in taken and beside.is_file():
            return _lying(name, beside, coding)
    return _lying(name, file, "") if file.is_file() else None


def _lying(name: str | None, file: Path, coding: str) -> Content:
    """A file as it lies there."""
    found = file.stat()
    if name is None:
        tag = _looked_at(file, found.st_mtime_ns, found.st_size)
    else:
        tag = tag_of(f"{name} {found.st_size} {coding}".encode())
    return Content(tag, found.st_size, coding, file.read_bytes)


@lru_cache(maxsize=512)
def _looked_at(file: Path, time: int, size: int) -> str:
    """The tag of a file; made anew when the file is another."""
    return tag_of(file.read_bytes())


def tag_of(content: bytes) -> str:
    """What tells one content from another."""
    return f'"{hashlib.sha256(content).hexdigest()[:32]}"'


def _only_packed() -> Response[bytes]:
    """To who takes no packed files: nothing of such a size is unpacked for one reader."""
    headers = {"cache-control": ASK_AGAIN, "vary": "accept-encoding"}
    return Response(ONLY_PACKED, status_code=406, media_type="text/plain", headers=headers)


def _beside(file: Path, coding: str) -> Path:
    """A packed copy of a file."""
    return file.with_name(file.name + PACKED[coding])


def codings(request: Any) -> set[str]:
    """What a reader takes packed."""
    found = set()
    for one in request.headers.get("accept-encoding", "").split(","):
        name, _, weight = one.partition(";")
        if weight.replace(" ", "").rstrip(".0") != "q=":
            found.add(name.strip().lower())
    return found


def sent(
    request: Any, content: bytes, coding: str, suffix: str, keep: str, status: int = 200
) -> Response[bytes]:
    """A file on its way to a browser, with the policy under which all of them stand."""
    held = Content(tag_of(content), len(content), coding, lambda: content)
    return _answer(request, held, suffix, keep, status)


def _answer(
    request: Any, content: Content, suffix: str, keep: str, status: int = 200
) -> Response[bytes]:
    headers = {
        "cache-control": keep,
        "content-security-policy": POLICY,
        "etag": content.tag,
        "vary": "accept-encoding",
    }
    if status == 200 and content.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if content.coding:
        headers["content-encoding"] = content.coding
    if request.method == "HEAD":
        headers["content-length"] = str(content.size)
    body = b"" if request.method == "HEAD" else content.read()
    return Response(body, status_code=status, media_type=KINDS[suffix], headers=headers)


def for_site(request: Any) -> bool:
    """Whether somebody looks at something that is not the API's."""
    return request.method in ("GET", "HEAD") and not OURS.fullmatch(request.scope["path"])


def page_status(request: Any) -> int | None:
    """How a page answers: 200 where there is one, 404 to people elsewhere; None: not by a page."""
    path = request.scope["path"]
    if not for_site(request) or path.lstrip("/").startswith((ASSETS, PARTS)):
        return None
    if PAGES.fullmatch(path.rstrip("/") or "/"):
        return 200
    return 404 if "text/html" in request.headers.get("accept", "") else None


@lru_cache(maxsize=32)
def _page(index: Path, time: int, base: str, zipped: bool) -> bytes:
    """The page for one depth of path; made anew when the file is another."""
    text = based(index.read_text("utf-8"), base).encode()
    return gzip.compress(text, mtime=0) if zipped else text


def way_up(scope: Any) -> str:
    """The way from a page to where the site begins: "./" for /games, "../" for /games/x."""
    raw = scope.get("raw_path") or scope["path"].encode()
    return "../" * (raw.partition(b"?")[0].count(b"/") - 1) or "./"
