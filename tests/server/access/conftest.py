"""One node for all tests that change no limit; its database goes with it."""

from collections.abc import Iterator

import pytest

from tests.server.access.door import Door, serving
from tests.server.conftest import fresh


@pytest.fixture(scope="session")
def shared_url(postgres_url: str, template: str) -> Iterator[str]:
    """A database for all of them."""
    yield from fresh(postgres_url, template)


@pytest.fixture(scope="session")
def door(shared_url: str) -> Iterator[Door]:
    """A node without limits."""
    with serving(shared_url, "--limits", "0") as node:
        yield node
