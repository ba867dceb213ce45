"""Whether a node is alive and ready, and what it counts."""

from ipaddress import ip_address
from typing import Final

from litestar import Response, get
from litestar.openapi import ResponseSpec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from groma.table.problems import not_there
from groma.table.wire.common import ProblemShape

from ..metrics import METRICS
from ..store.database import LOST
from ..store.migrate import up_to_date
from .common import Asking, node_of
from .document import PROBLEM

FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip")


@get("/healthz", summary="Alive?")
async def healthz() -> dict[str, str]:
    """The process answers."""
    return {"status": "alive"}


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
    except LOST:
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
    """What this process counts; only for who asks it directly, from an address that may."""
    if not watches(request):
        raise not_there("figures")
    return Response(generate_latest(METRICS.registry), media_type=CONTENT_TYPE_LATEST)


def watches(request: Asking) -> bool:
    """Whether somebody may read the figures; through a proxy, which anybody may use, nobody."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    host = ip_address(request.client.host.partition("%")[0])
    return any(host in network for network in node_of(request).config.watchers)


HANDLERS = [healthz, readyz, metrics]
