"""The application: the API's parts put together, who asks found out, problems put into words."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar, Response, Router
from litestar.exceptions import HTTPException
from litestar.middleware.base import DefineMiddleware
from litestar.types import ExceptionHandlersMap

from groma.table.problems import Problem, resting, unknown_outcome, wrong
from groma.table.sentences import language, plain_words, problem_shape, words_of
from groma.table.wire.common import ProblemShape

from ..live.node import Config, Node
from ..metrics import METRICS
from ..store.database import LOST, RESTING
from . import (
    analyses,
    boards,
    channels,
    chat,
    claims,
    docs,
    document,
    examples,
    forks,
    games,
    health,
    hints,
    holidays,
    invitations,
    me,
    people,
    play,
    puzzles,
    seating,
    tables,
    tutorials,
    votes,
)
from .account import leaving, logins, passkeys, passwords
from .common import Asking, lang_of, not_banned
from .desk import house, known, matters, today
from .desk import tables as desk_tables
from .document import PROBLEM, documented
from .identify import Identify
from .metered import with_meter
from .site import Site, page_status, way_up

log = logging.getLogger(__name__)

BODY_MOST: Final = 64 * 1024
GONE: Final = "client disconnected prematurely"  # as the framework says it
HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
)
HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")  # a year, anew each time
NOT_KEPT: Final = (b"cache-control", b"no-store")  # what may depend on who asks


# ---- problems -----------------------------------------------------------------------------------


def answer(request: Any, problem: Problem) -> Response[ProblemShape]:
    """A problem in the reader's language."""
    wanted = request.query_params.get("lang")
    if "user" in request.scope:
        lang = lang_of(request, wanted)
    else:
        lang = language(wanted, request.headers.get("accept-language", ""))
    node: Node = request.app.state.node
    words = plain_words(None, lang)
    if problem.refusal is not None:
        live = node.tables.held(request.path_params.get("table", ""))
        words = plain_words(None, lang) if live is None else words_of(live.replica, lang)
    shape = problem_shape(problem, words)
    headers = {}
    if shape.status in (429, 503) or problem.kind == "closed":
        headers["Retry-After"] = str(problem.facts.get("seconds", 1))
    if problem.kind in ("unknown-outcome", "resting"):
        METRICS.lost.inc()
    if problem.kind == "failed":
        METRICS.failed.inc()
    if problem.kind == "full":
        headers["Connection"] = "close"
    return Response(shape, status_code=shape.status, media_type=PROBLEM, headers=headers)


def on_problem(request: Asking, problem: Problem) -> Response[ProblemShape]:
    """Something we expected."""
    return answer(request, problem)


def on_lost(request: Asking, problem: Exception) -> Response[ProblemShape]:
    """The database went away under the request."""
    log.warning("database lost: %s", problem)
    return answer(request, unknown_outcome())


def on_resting(request: Asking, problem: Exception) -> Response[ProblemShape]:
    """The database is there, and takes nothing."""
    log.error("database takes nothing: %s", problem)
    return answer(request, resting())


def on_http(request: Asking, problem: HTTPException) -> Response[Any]:
    """Something the framework refused: what cannot be read, what does not exist in the API."""
    if problem.status_code == 404:
        found = page(request)
        if found is not None:
            return found
    extra = problem.extra
    if problem.status_code == 400:
        errors = [str(one.get("message", "")) for one in extra] if isinstance(extra, list) else []
        refused = wrong("request", errors=errors or [problem.detail])
        refused.status = 400
        return answer(request, refused)
    kinds = {404: "not-there", 405: "not-allowed", 413: "too-large"}
    kind = kinds.get(problem.status_code, "wrong")
    if problem.detail == GONE:
        log.info("gone before the end of a request")
        kind = "failed"
    elif problem.status_code >= 500:
        log.error("failed: %s", problem, exc_info=problem)
        kind = "failed"
    shaped = answer(request, Problem(kind, problem.status_code))
    shaped.headers.update(problem.headers or {})
    return shaped


def page(request: Asking) -> Response[Any] | None:
    """What is no address of the API may be one of the site."""
    site: Site = request.app.state.site
    if site.built:
        return site.answer(request)
    status = page_status(request)
    if status is None:
        return None
    lang = language(None, request.headers.get("accept-language", ""))
    return docs.no_site(lang, way_up(request.scope), status)


def on_unreadable(request: Asking, problem: Exception) -> Response[ProblemShape]:
    """A request that is nested too deeply, or is no text."""
    log.warning(
        "unreadable: %s %s: %s", request.method, request.scope.get("path_template", ""), problem
    )
    deep = isinstance(problem, RecursionError)
    refused = wrong("request", errors=["nested too deeply" if deep else "not UTF-8"])
    refused.status = 400
    return answer(request, refused)


def on_fault(request: Asking, problem: Exception) -> Response[ProblemShape]:
    """Something that should not happen: it is logged, and said without its inside."""
    log.error(
        "failed: %s %s", request.method, request.scope.get("path_template", ""), exc_info=problem
    )
    return answer(request, Problem("failed", 500))


def handlers() -> ExceptionHandlersMap:
    """Which problem is answered how."""
    lost: Any = {**dict.fromkeys(LOST, on_lost), **dict.fromkeys(RESTING, on_resting)}
    unreadable: Any = dict.fromkeys((RecursionError, UnicodeDecodeError), on_unreadable)
    return {
        Problem: on_problem,
        HTTPException: on_http,
        Exception: on_fault,
        **lost,
        **unreadable,
    }


def hardening(secure: bool) -> Any:
    """What is done with every answer before it is sent."""
    always = (*HEADERS, HTTPS_ONLY) if secure else HEADERS
    personal = (*always, NOT_KEPT)

    async def harden(message: Any, scope: Any) -> None:
        """Count it; tell browsers to guess nothing, to run nothing, to keep nothing personal."""
        if message["type"] == "http.response.start":
            METRICS.requests.labels(scope.get("path_template", "")).inc()
            headers = message["headers"] = list(message.get("headers", ()))
            given = {name.lower() for name, _ in headers}
            wanted = personal if scope["path"].startswith("/api/") else always
            headers += [header for header in wanted if header[0] not in given]

    return harden


# ---- the application ----------------------------------------------------------------------------


def application(config: Config) -> Litestar:
    """Everything, ready for an ASGI server."""
    parts = {
        "games": games,
        "tutorials": tutorials,
        "puzzles": puzzles,
        "me": me,
        "logins": logins,
        "passwords": passwords,
        "passkeys": passkeys,
        "leaving": leaving,
        "people": people,
        "holidays": holidays,
        "tables": tables,
        "seating": seating,
        "invitations": invitations,
        "play": play,
        "votes": votes,
        "claims": claims,
        "hints": hints,
        "analyses": analyses,
        "forks": forks,
        "examples": examples,
        "chat": chat,
        "channels": channels,
        "today": today,
        "desk_tables": desk_tables,
        "house": house,
        "known": known,
        "matters": matters,
    }
    api = Router(
        "/api",
        route_handlers=[
            with_meter(documented(one, subject))
            for subject, part in parts.items()
            for one in part.HANDLERS
        ],
        guards=[not_banned],
        middleware=[DefineMiddleware(Identify)],
    )

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        node = Node(config)
        app.state.node = node
        app.state.site = Site()
        app.state.boards = boards.Boards(node.games)
        await node.start()
        try:
            yield
        finally:
            await node.stop()

    return Litestar(
        [
            api,
            *[documented(one, "health") for one in health.HANDLERS],
            *docs.HANDLERS,
            *boards.HANDLERS,
        ],
        lifespan=[running],
        exception_handlers=handlers(),
        request_max_body_size=BODY_MOST,
        openapi_config=document.config(),
        before_send=[hardening(config.secure)],
        logging_config=None,
        debug=False,
    )


def schema() -> bytes:
    """The API's document, without a running node."""
    made = application(Config("postgresql://")).openapi_schema.to_schema()
    return msgspec.json.encode(document.exact(made))
