"""Finding: limits live in each process, so that whoever calls again has them anew."""

import pytest

from tests.server.attack.strangers import Stranger, serving

pytestmark = pytest.mark.attack


@pytest.mark.nightly
def test_all_processes_count_together(database_url: str) -> None:
    given = ["--workers", "0", "--processes", "2", "--limits", "0.1"]
    with serving(database_url, *given) as port:
        statuses = []
        for _ in range(12):  # each on a connection of its own, which any process takes
            status, _ = Stranger(port, "127.0.0.66").ask("POST", "/me/guest", {"name": "Anna"})
            statuses.append(status)
        assert statuses == [201] * 6 + [429] * 6
