"""The files for nginx and Caddy, run as they are in front of two nodes, and used as browsers do."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.deploy.fronts import Browser, Node, caddy, nginx, node
from tests.server.conftest import fresh
from tests.server.services import Missing

pytestmark = pytest.mark.nightly

MOST_TABLES = 20  # until one has come to each node: where a table goes is its number's chance
GUESTS = 30  # of one address: the budget is 60, and the nodes have half of all budgets


@pytest.fixture(scope="module", params=[nginx, caddy])
def proxy(request: pytest.FixtureRequest) -> Any:
    return request.param


@pytest.fixture(scope="module")
def nodes(proxy: Any, postgres_url: str) -> Iterator[list[Node]]:
    """Two of them for each proxy: budgets are counted anew."""
    for url in fresh(postgres_url, "template0"):
        with node(url) as one, node(url) as other:
            yield [one, other]


@pytest.fixture(scope="module")
def front(proxy: Any, nodes: list[Node]) -> Iterator[int]:
    try:
        with proxy(nodes) as port:
            yield port
    except Missing as missing:
        pytest.skip(f"{missing} is not installed")


def test_a_browser_comes_in_and_plays(front: int) -> None:
    browser = Browser(front)
    page = browser.ask("GET", "/")
    assert page.status == 200
    assert "<html" in page.text
    assert page.headers["strict-transport-security"]
    assert browser.guest() == 201
    assert "__Host-groma" in browser.cookies
    table = browser.open()
    if browser.view(table)["legal"]:
        assert browser.move(table) == 201


def test_another_site_stays_outside(front: int) -> None:
    assert Browser(front).guest(origin="https://elsewhere.example") == 403


def test_the_figures_are_not_for_who_comes_through(front: int) -> None:
    assert Browser(front).ask("GET", "/metrics").status == 404


def test_events_come_at_once(front: int) -> None:
    browser = Browser(front)
    browser.guest()
    table = browser.open()
    events = browser.same().events(table)
    next(line for line in events if line.startswith("data:"))
    begun = time.monotonic()
    said = browser.ask("POST", f"/api/tables/{table}/chat", {"text": "salve"})
    assert said.status < 300, said.text
    next(line for line in events if "salve" in line)
    assert time.monotonic() - begun < 5  # what is buffered comes when the stream ends, in an hour


def test_people_are_counted_by_their_own_address(front: int) -> None:
    first, second = Browser(front, "127.0.0.2"), Browser(front, "127.0.0.3")
    came = [first.guest() for _ in range(GUESTS + 5)]
    assert came[:GUESTS] == [201] * GUESTS
    assert came[-1] == 429
    forged = {"x-forwarded-for": "203.0.113.9", "forwarded": "for=203.0.113.9"}
    assert first.guest(**forged) == 429
    assert second.guest() == 201


def test_a_table_stays_with_one_node(front: int, nodes: list[Node]) -> None:
    browser = Browser(front)
    browser.guest()
    served: set[int] = set()
    for _ in range(MOST_TABLES):
        table = browser.open()
        before = [one.moves() for one in nodes]
        moves = 0
        while moves < 3 and browser.view(table)["legal"]:  # no worker plays for the bot
            assert browser.move(table) == 201
            moves += 1
        more = [one.moves() - count for one, count in zip(nodes, before)]
        assert sorted(more) == [0, moves]
        served |= {more.index(moves)} if moves else set()
        if served == {0, 1}:
            break
    assert served == {0, 1}


def test_a_host_without_its_port_keeps_browsers_out(proxy: Any, nodes: list[Node]) -> None:
    """What our file for nginx had once: the tests above would see it."""
    if proxy is not nginx:
        pytest.skip("Caddy hands on what the browser says")
    with nginx(nodes, ("$http_host", "$host")) as port:
        assert Browser(port).guest() == 403


def test_play_goes_on_without_a_node(front: int, nodes: list[Node]) -> None:
    """The last one here: afterwards there is one node."""
    browser = Browser(front)
    browser.guest()
    tables = [browser.open() for _ in range(6)]
    nodes[0].stop()
    assert [browser.ask("GET", f"/api/tables/{table}/view").status for table in tables] == [200] * 6
    assert all(browser.move(table) == 201 for table in tables if browser.view(table)["legal"])
