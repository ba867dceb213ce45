"""A server and homes for the contract: what the server's tests use, and a home for each case."""

from collections.abc import Iterator
from random import Random

import pytest

from groma.core.deal import SEED_BYTES
from tests.home.contract.places import AtHome, AtServer
from tests.home.homes import House as Homes

try:
    from groma.server.api import chance
    from tests.server.conftest import own, passwords_are_cheap, postgres_url, template
    from tests.server.wire import Clockwork, House, opened
except ModuleNotFoundError:  # without what the server needs, there is nothing to compare with
    collect_ignore_glob = ["*"]
else:
    __all__ = ["own", "passwords_are_cheap", "postgres_url", "template"]


@pytest.fixture(scope="module")
def server(postgres_url: str, template: str) -> Iterator["House"]:
    with opened(postgres_url, template) as house:
        yield house


@pytest.fixture
def at_server(
    server: "House", request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> AtServer:
    """A server whose deals are those of the home."""
    deals = Random(request.node.nodeid)
    monkeypatch.setattr(chance, "seed", lambda: deals.randbytes(SEED_BYTES))
    return AtServer(server.front, Clockwork(monkeypatch))


@pytest.fixture
def at_home(request: pytest.FixtureRequest) -> Iterator[AtHome]:
    """A home that keeps nothing beyond the case."""
    house = Homes()
    yield AtHome(house.open(seeds=request.node.nodeid))
    house.close()
