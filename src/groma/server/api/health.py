"""Whether a node is alive and ready, and what it counts."""

import asyncio
from hmac import compare_digest
from ipaddress import ip_address
from typing import Final

from litestar import Response, get
from litestar.openapi import ResponseSpec
from prometheus_client import CONTENT_TYPE_LATEST

from groma.table.problems import not_there
from groma.table.wire.common import ProblemShape

from ..live.node import Node
from ..store.database import TROUBLE
from ..store.migrate import up_to_date
from .common import Asking, node_of
from .document import PROBLEM

PATIENCE_SECONDS: Final = 2.0  # with a database that is asked how it does
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip")


@get("/healthz", summary="Alive?")
async def healthz(request: Asking) -> dict[str, str]:
    """The process answers, and says what of its surroundings it finds; none of it would be better
    if the process were started again."""
    node = node_of(request)
    return {
        "status": "stopping" if node.stopping else "alive",
        "database": await found_database(node),
        "bus": "there" if node.bus.healthy() else "missing",
    }


@get(
    "/readyz",
    summary="Ready?",
    responses={503: ResponseSpec(dict[str, str], description="Not ready", generate_examples=False)},
)
async def readyz(request: Asking) -> Response[dict[str, str]]:
    """The database is there and has the tables of this build; the bus may be missing."""
    node = node_of(request)
    bus = "there" if node.bus.healthy() else "missing"
    if node.stopping:
        return Response({"status": "stopping", "bus": bus}, status_code=503)
    try:
        async with node.database.connection() as connection:
            ready = await up_to_date(connection)
    except TROUBLE:
        return Response({"status": "database missing", "bus": bus}, status_code=503)
    if not ready:
        return Response({"status": "database not migrated", "bus": bus}, status_code=503)
    return Response({"status": "ready", "bus": bus})


@get(
    "/metrics",
    media_type="text/plain",
    summary="For Prometheus",
    responses={404: ResponseSpec(ProblemShape, description="Not for you", media_type=PROBLEM)},
)
async def metrics(request: Asking) -> Response[bytes]:
    """What all processes count, told every ten seconds; with `?own` this one, of this moment.

    For who has the token, or asks directly, from an address that may.
    """
    if not watches(request):
        raise not_there("figures")
    figures = node_of(request).figures
    told = figures.own() if "own" in request.query_params else await figures.all()
    return Response(told, media_type=CONTENT_TYPE_LATEST)


def watches(request: Asking) -> bool:
    """Whether somebody may read the figures; without a token nobody through a proxy."""
    token = node_of(request).config.token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token and compare_digest(given.encode(), token.encode()):
        return True
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    host = ip_address(request.client.host.partition("%")[0])
    return any(host in network for network in node_of(request).config.watchers)


async def found_database(node: Node) -> str:
    """How the database does: there, reading only, slow, or missing."""
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            writes = await node.database.value("select current_setting('transaction_read_only')")
    except TimeoutError:
        return "slow"
    except TROUBLE:
        return "missing"
    return "there" if writes == "off" else "reading only"


HANDLERS = [healthz, readyz, metrics]
