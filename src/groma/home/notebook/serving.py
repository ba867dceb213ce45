"""Pages for a notebook: the site and the home's API, on this machine and for who has the address.

The address holds a secret, so nobody else on the machine comes in; a name that somebody else has
pointed at this machine is refused, and so is what another site makes a browser send.
"""

import logging
import secrets
from collections.abc import AsyncIterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from mimetypes import guess_type
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar, Final
from urllib.parse import parse_qsl, unquote, urlsplit

from groma.pages.paths import FOLDER, INDEX, based
from groma.pages.policy import IN_PAGE

from ..asking import Asked
from ..home import BODY_MOST, Home
from .homes import loop

log = logging.getLogger(__name__)

HERE: Final = "127.0.0.1"
NAMES: Final = (HERE, "localhost")
TYPES: Final = {".js": "text/javascript", ".ftl": "text/plain", ".woff2": "font/woff2"}
UNSAFE: Final = {"POST", "PUT", "PATCH", "DELETE"}
READ_MOST: Final = 1024 * 1024
OWN: Final = ("same-origin", "none")
OTHERS: Final = ("/api/me/guest", "/api/me/logout")  # the notebook's own person comes and stays
FRAMES: Final = "http://localhost:* http://127.0.0.1:* vscode-webview:"  # in which cells are shown
POLICY: Final = f"{IN_PAGE}; frame-ancestors {FRAMES}"


class Server(ThreadingHTTPServer):
    """Answers each request in a thread of its own."""

    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Readers go when they like; what really failed is logged, but not in a cell."""
        log.info("a request ended early", exc_info=True)


class Serving:
    """A port of this machine at which one home is asked."""

    def __init__(self, home: Home, site: Path = FOLDER) -> None:
        self.home = home
        self.site = site.resolve()
        self.secret = secrets.token_urlsafe(24)
        handler = type("Handler", (Handler,), {"serving": self})
        self._server = Server((HERE, 0), handler)
        self.port: int = self._server.server_address[1]
        Thread(target=self._server.serve_forever, name="groma-pages", daemon=True).start()

    @property
    def address(self) -> str:
        """Where the pages begin."""
        return f"http://{HERE}:{self.port}/{self.secret}/"

    def stop(self) -> None:
        """Answer nobody any more."""
        self._server.shutdown()
        self._server.server_close()


class Handler(BaseHTTPRequestHandler):
    """One request."""

    serving: ClassVar[Serving]
    protocol_version = "HTTP/1.1"
    server_version = "groma"
    sys_version = ""
    timeout = 60

    def do_GET(self) -> None:
        """A page, a file, or a question to the home."""
        self._answer()

    do_POST = do_PATCH = do_DELETE = do_HEAD = do_GET

    def _answer(self) -> None:
        body = self._body()
        inside = self._inside()
        if body is None or inside is None:
            self._send(403 if inside is None else 413, b"", "text/plain")
            return
        path, query = inside
        if path.startswith("/api/"):
            self._ask(path, query, body)
        elif self.command in ("GET", "HEAD"):
            self._file(path)
        else:
            self._send(405, b"", "text/plain")

    def _inside(self) -> tuple[str, dict[str, str]] | None:
        """The path behind the secret; None: whoever sent this was not given the address."""
        host = self.headers.get("host", "")
        origin = f"http://{host}"
        if host not in [f"{name}:{self.serving.port}" for name in NAMES]:
            return None
        wanted = urlsplit(self.path)
        secret, _, path = wanted.path.removeprefix("/").partition("/")
        if not secrets.compare_digest(secret.encode(), self.serving.secret.encode()):
            return None
        if self.command in UNSAFE:
            site, sent = self.headers.get("sec-fetch-site"), self.headers.get("origin")
            if (site is not None and site not in OWN) or (sent is not None and sent != origin):
                return None
        return "/" + path, dict(parse_qsl(wanted.query, keep_blank_values=True))

    def _body(self) -> bytes | None:
        """What was sent; None: too much, or nobody knows how much."""
        length = self.headers.get("content-length", "0")
        if not length.isdecimal() or self.headers.get("transfer-encoding"):
            self.close_connection = True
            return None
        if int(length) > BODY_MOST:
            self.close_connection = True
            self.rfile.read(min(int(length), READ_MOST))  # or who sends it hears no answer
            return None
        return self.rfile.read(int(length))

    # ---- the home -------------------------------------------------------------------------------

    def _ask(self, path: str, query: dict[str, str], body: bytes) -> None:
        headers = {name.lower(): value for name, value in self.headers.items()}
        cookie = "authorization" not in headers and path not in OTHERS
        asked = Asked(self.command, unquote(path), query, headers, body, cookie)
        answer = loop().do(self.serving.home.answer(asked))
        if answer.events is not None:
            self._stream(answer.headers, answer.events)
            return
        kind = answer.headers.get("content-type", "application/json")
        more = {name: value for name, value in answer.headers.items() if name != "content-type"}
        self._send(answer.status, answer.body, kind, {"cache-control": "no-store", **more})

    def _stream(self, headers: dict[str, str], events: AsyncIterator[bytes]) -> None:
        """Whatever happens, until the reader has gone."""
        self.close_connection = True
        self.send_response(200)
        for name, value in {**headers, "connection": "close"}.items():
            self.send_header(name, value)
        self.end_headers()
        try:
            while event := loop().do(_next(events)):
                self.wfile.write(event)
                self.wfile.flush()
        except OSError:  # nobody reads any more
            return
        finally:
            closing: Any = events
            loop().do(closing.aclose())

    # ---- the site -------------------------------------------------------------------------------

    def _file(self, path: str) -> None:
        """A file of the site; what is none is a page, which finds its way itself."""
        site = self.serving.site
        try:
            file = (site / unquote(path).lstrip("/")).resolve()
            there = file.is_relative_to(site) and file.is_file() and file.suffix != ".gz"
        except (OSError, ValueError):  # too long, or no path at all
            there = False
        if there and file.name != INDEX:
            kind = TYPES.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"
            self._send(200, file.read_bytes(), kind)
        elif "." in path.rpartition("/")[2]:
            self._send(404, b"", "text/plain")
        else:
            page = based((site / INDEX).read_text("utf-8"), f"/{self.serving.secret}/")
            self._send(200, page.encode(), "text/html; charset=utf-8")

    def _send(
        self, status: int, content: bytes, kind: str, more: dict[str, str] | None = None
    ) -> None:
        self.send_response(status)
        headers = {
            "content-type": kind,
            "content-length": str(len(content)),
            "content-security-policy": POLICY,
            "referrer-policy": "no-referrer",
            "x-content-type-options": "nosniff",
        }
        for name, value in {**headers, **(more or {})}.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing on the screen: the address in it is a secret."""


async def _next(events: AsyncIterator[bytes]) -> bytes:
    return await anext(events, b"")


_served: Final[dict[int, Serving]] = {}


def serving(home: Home) -> Serving:
    """The pages of a home, from the first board on."""
    if id(home) not in _served:
        _served[id(home)] = Serving(home)
    return _served[id(home)]
