"""A home for each test that asks for one."""

from collections.abc import Iterator

import pytest

from groma.core.game import games
from tests.home.homes import Door, House


@pytest.fixture
def house() -> Iterator[House]:
    house = House()
    yield house
    house.close()


@pytest.fixture
def door(house: House, request: pytest.FixtureRequest) -> Door:
    """A home that keeps nothing beyond the test."""
    return house.open(seeds=request.node.nodeid)


@pytest.fixture(params=sorted(games()))
def game(request: pytest.FixtureRequest) -> str:
    """Every game in turn."""
    name: str = request.param
    return name
