"""The site: the built browser table, served under whichever path a proxy puts before it."""

import gzip
import hashlib
import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Response

import groma

FOLDER: Final = Path(groma.__path__[0]) / "site"  # made by `npm run build`, packed into the wheel
INDEX: Final = "index.html"
ASSETS: Final = "assets/"  # their names change with their content
BASE: Final = re.compile(r'<base href="\./" ?/?>')
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        *(f"{kind}-src 'self'" for kind in "script style font connect manifest worker".split()),
        "img-src 'self' data:",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
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
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
PAGES: Final = re.compile(  # what the page itself finds its way in
    r"""/ | /games(/[^/]+(/rules|/box|/tutorial)?)? | /puzzles/[^/]+(/[^/]+)?
    | /lobby | /new(/[^/]+)? | /invitations/[^/]+
    | /standing | /house/[^/]+ | /desk(/.*)?
    | /tables/[^/]+ | /people/[^/]+ | /mine | /account | /reset(/[^/]+)? | /about | /here(/.*)?
    | /dev""",
    re.VERBOSE,
)
OURS: Final = re.compile(r"/(api|boards|healthz|readyz|metrics|problems)(/.*)?")  # never the site's


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
        zipped = "gzip" in request.headers.get("accept-encoding", "")
        if name and name != INDEX:
            file = self._file(name)
            if file is not None:
                keep = FOREVER if name.startswith(ASSETS) else ASK_AGAIN
                return sent(request, *self._content(file, zipped), file.suffix, keep)
        status = page_status(request)
        if status is None:
            return None
        time = (self.folder / INDEX).stat().st_mtime_ns
        content = _page(self.folder / INDEX, time, way_up(request.scope), zipped)
        return sent(request, content, zipped, ".html", ASK_AGAIN, status)

    def _file(self, name: str) -> Path | None:
        """A file of the folder itself, whatever a path may say."""
        try:
            file = (self.folder / name).resolve()
            inside = file.is_relative_to(self.folder) and file.is_file()
        except (OSError, ValueError):  # too long, or no path at all
            return None
        return file if inside and file.suffix in KINDS else None

    def _content(self, file: Path, zipped: bool) -> tuple[bytes, bool]:
        beside = file.with_name(file.name + ".gz")
        if zipped and beside.is_file():
            return beside.read_bytes(), True
        return file.read_bytes(), False


def sent(
    request: Any, content: bytes, zipped: bool, suffix: str, keep: str, status: int = 200
) -> Response[bytes]:
    """A file on its way to a browser, with the policy under which all of them stand."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    headers = {
        "cache-control": keep,
        "content-security-policy": POLICY,
        "etag": tag,
        "vary": "accept-encoding",
    }
    if status == 200 and tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if zipped:
        headers["content-encoding"] = "gzip"
    return Response(content, status_code=status, media_type=KINDS[suffix], headers=headers)


def for_site(request: Any) -> bool:
    """Whether somebody looks at something that is not the API's."""
    return request.method in ("GET", "HEAD") and not OURS.fullmatch(request.scope["path"])


def page_status(request: Any) -> int | None:
    """How a page answers: 200 where there is one, 404 to people elsewhere; None: not by a page."""
    path = request.scope["path"]
    if not for_site(request) or path.lstrip("/").startswith(ASSETS):
        return None
    if PAGES.fullmatch(path.rstrip("/") or "/"):
        return 200
    return 404 if "text/html" in request.headers.get("accept", "") else None


@lru_cache(maxsize=32)
def _page(index: Path, time: int, base: str, zipped: bool) -> bytes:
    """The page for one depth of path; made anew when the file is another."""
    text = BASE.sub(f'<base href="{base}">', index.read_text("utf-8")).encode()
    return gzip.compress(text, mtime=0) if zipped else text


def way_up(scope: Any) -> str:
    """The way from a page to where the site begins: "./" for /games, "../" for /games/x."""
    raw = scope.get("raw_path") or scope["path"].encode()
    return "../" * (raw.partition(b"?")[0].count(b"/") - 1) or "./"
