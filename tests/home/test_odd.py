"""Odd requests: whatever a home is sent, it answers in words, and goes on."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from groma.home.api import HANDLERS
from groma.home.asking import Asked
from groma.home.folder import Folder
from groma.home.home import ROUTES
from groma.home.routes import Route
from groma.table.wire.common import ProblemShape
from tests.home.homes import Door, House

BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"{}",
    b'"x"',
    b"\xff\xfe",
    b'{"name": "\\ud800"}',
    b"[" * 60_000,
    b'{"a":' * 10_000,
    b"1e999",
    b'{"seq": 99999999999999999999, "key": "x", "move": 1e400}',
]
WORDS = ["", "x", "0", "-1", "7zzzzzzzzzzzz", "0000000000000", "%00", "ü", "a b", "x" * 300]
HEADERS = [{}, {"authorization": "x"}, {"authorization": "Bearer "}, {"last-event-id": "-9"}]


@pytest.mark.parametrize("route", HANDLERS, ids=lambda one: f"{one.method} {one.path}")
def test_odd_requests_are_answered_in_words(house: House, route: Route, tmp_path: Path) -> None:
    door = house.open(Folder(tmp_path), seeds=route.path)
    anna = door.guest()
    table = anna.open("city-of-rome", "me", "random", start=True)
    chance = Random(route.path)
    for number in range(60):
        path = "/api" + route.path
        while "{" in path:
            value = table if chance.random() < 0.5 else chance.choice(WORDS)
            path = path.partition("{")[0] + value + path.partition("}")[2]
        mine = {"authorization": f"Bearer {anna.token}"}
        query = {name: chance.choice(WORDS) for name in ("lang", "since", "after", "eyes", "text")}
        asked = Asked(
            route.method,
            path,
            query if chance.random() < 0.5 else {},
            mine if chance.random() < 0.7 else chance.choice(HEADERS),
            BODIES[number % len(BODIES)] if number < 40 else wild(chance),
            chance.random() < 0.2,
        )
        answer = door.answer(asked)
        assert answer.status < 500, (asked, answer)
        if answer.status >= 400:
            problem = msgspec.json.decode(answer.body, type=ProblemShape)
            assert problem.title
    assert door.guest("Ben").get("/me/tables")["tables"] == []


def wild(chance: Random) -> bytes:
    """Members that are known, with values of any kind."""
    names = "seq key move moves seat other bot name lang text count word game seats record".split()
    values: list[Any] = [None, True, -1, 10**12, 0.5, "x", "", [], {}, [{}], "\u0000", [[]]]
    return json.dumps({name: chance.choice(values) for name in chance.sample(names, 4)}).encode()


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/api", 404),
        ("GET", "", 404),
        ("GET", "/elsewhere", 404),
        ("PUT", "/api/tables", 405),
        ("POST", "/api/games", 405),
        ("GET", "/api/tables//view", 404),
    ],
)
def test_addresses_that_are_none(door: Door, method: str, path: str, status: int) -> None:
    assert door.answer(Asked(method, path)).status == status


def test_what_is_too_large(door: Door) -> None:
    assert door.answer(Asked("POST", "/api/me/guest", body=b" " * 70_000)).status == 413


def test_every_path_stands_once() -> None:
    named = [(one.method, one.path) for one in HANDLERS]
    assert len(named) == len(set(named))
    for route in HANDLERS:
        path = re.sub("{[^}]*}", "1", route.path)
        assert ROUTES.find(route.method, f"/api{path}")[0] is route
