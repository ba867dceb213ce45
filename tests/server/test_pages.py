"""The benchmark's pages do what a page does, and its figures are what the node counted."""

import asyncio
from collections.abc import Iterator

import pytest

from groma.core.game import games
from groma.lab.server_bench import pages
from groma.lab.server_bench.pages import Counted, Event, loop_held, page_moves, quantile_ms
from groma.lab.server_bench.parts import ServingNode

SECONDS = 60


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "MOVES", 4)
    monkeypatch.setattr(pages, "ROUNDS", 1)


def started(database: str, watched: bool) -> Iterator[ServingNode]:
    node = ServingNode(database, "notify", watched)
    node.start()
    yield node
    node.remove()


@pytest.fixture
def node(database_url: str) -> Iterator[ServingNode]:
    yield from started(database_url, False)


@pytest.fixture
def watched(database_url: str) -> Iterator[ServingNode]:
    yield from started(database_url, True)


def test_pages_read_their_streams_and_ask_nothing(node: ServingNode, short: None) -> None:
    async def measured() -> dict[str, object]:
        return await asyncio.wait_for(page_moves(node, "city-of-rome"), SECONDS)

    found = asyncio.run(measured())
    assert found["moves"] == 4
    assert found["seats"] == max(games()["city-of-rome"].players)
    assert found["page_requests"] == 0
    sizes = found["event_bytes"]
    assert isinstance(sizes, dict)
    assert min(sizes["decides"]["p50"], sizes["watches"]["p50"]) > 500
    assert found["decision_ms"] is not None
    assert found["page_us"] > found["bare_us"] > 0  # type: ignore[operator]


def test_a_watched_node_says_how_long_its_loop_was_held(watched: ServingNode, short: None) -> None:
    async def measured() -> dict[str, float | None]:
        return await asyncio.wait_for(loop_held(watched, "city-of-rome"), SECONDS)

    held = asyncio.run(measured())["loop_held_ms"]
    assert held is not None
    assert 0.1 < held <= 300


def test_an_event_is_read_with_its_size_and_its_moves() -> None:
    body = b'id: 12\nevent: table\ndata: {"seq":12,"legal":[3,44]}\n\n'
    event = Event(b"%x\r\n" % len(body) + body + b"\r\n")
    assert (event.number, event.size, event.legal) == (12, len(body), [b"3", b"44"])
    waits = Event(body.replace(b"[3,44]", b"null"))
    assert waits.legal == []
    assert Event(b"3\r\n:\n\n\r\n").number == -1


def test_a_quantile_lies_within_its_bucket() -> None:
    def seen(*counts: int) -> Counted:
        edges = ("0.001", "0.002", "0.01", "+Inf")
        return Counted(
            "\n".join(f'x_bucket{{le="{e}"}} {n}' for e, n in zip(edges, counts, strict=True))
        )

    nothing = seen(0, 0, 0, 0)
    assert quantile_ms(nothing, nothing, "x", 0.95) is None
    assert quantile_ms(nothing, seen(100, 100, 100, 100), "x", 0.95) == 0.95
    assert quantile_ms(nothing, seen(90, 90, 100, 100), "x", 0.95) == 6.0
    assert quantile_ms(seen(90, 90, 90, 90), seen(90, 90, 100, 100), "x", 0.5) == 6.0
    assert quantile_ms(nothing, seen(0, 0, 0, 10), "x", 0.5) == 10.0  # beyond the last edge
