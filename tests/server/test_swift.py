"""What makes a move cheap stays so: no threads for guards, one write for an answer, bundles."""

import inspect
from typing import Any

import pytest

from groma.lab.server_bench.yardsticks import ARGUMENTS, script, statement
from groma.server.api.app import application
from groma.server.live.bus import bundled
from groma.server.live.connections import Whole
from groma.server.live.node import Config
from groma.server.store.rows import WRITE

HEAD = b"HTTP/1.1 201 Created\r\ncontent-length: 9\r\n\r\n"


class Wire:
    def __init__(self) -> None:
        self.writes: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        self.writes.append(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


@pytest.fixture
def wire() -> Wire:
    return Wire()


def test_head_and_body_are_one_write(wire: Wire) -> None:
    whole: Any = Whole(wire)
    whole.write(HEAD)
    whole.write(b'{"seq":1}')
    whole.write(b"more")
    assert wire.writes == [HEAD + b'{"seq":1}', b"more"]


def test_a_head_alone_is_sent_at_the_end(wire: Wire) -> None:
    whole: Any = Whole(wire)
    whole.write(HEAD)
    whole.flush()
    whole.flush()
    whole.write(HEAD)
    whole.close()
    assert wire.writes == [HEAD, HEAD]
    assert whole.is_closing()


def test_who_may_go_on_is_told_at_once(wire: Wire) -> None:
    whole: Any = Whole(wire)
    whole.write(b"HTTP/1.1 100 Continue\r\n\r\n")
    assert wire.writes == [b"HTTP/1.1 100 Continue\r\n\r\n"]


def test_no_guard_is_sent_to_a_thread() -> None:
    seen = 0
    for route in application(Config("postgresql://")).routes:
        for handler in getattr(route, "route_handlers", []):
            for guard in handler.guards or ():
                seen += 1
                inner = getattr(guard, "func", guard)
                assert inspect.iscoroutinefunction(inner), (handler, guard)
    assert seen > 30


@pytest.mark.parametrize("longest", [10, 25, 1000])
def test_bundles_hold_every_message_once(longest: int) -> None:
    messages = [b"%09d" % number for number in range(20)]
    bundles = bundled(messages, longest)
    assert b"\n".join(bundles).split(b"\n") == messages
    assert all(len(bundle) <= longest for bundle in bundles)


def test_the_benchmark_measures_the_statement_of_a_move() -> None:
    assert statement() == WRITE
    assert f"${max(ARGUMENTS)}" in WRITE
    assert f"${max(ARGUMENTS) + 1}" not in WRITE
    assert "$" not in script()
