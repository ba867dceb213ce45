"""Whatever the API's document allows, and much that it does not: no server error, no other shape.

GROMA_FUZZ is the number of examples for each endpoint beside those that the document itself
gives: 20, always the same, if it is not set; others each time for a long run.
"""

import os
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks
from schemathesis.specs.openapi import checks as shape_checks

from tests.server.access.door import SECONDS, Door, Who
from tests.server.access.scenes import Cast, Scene, bot
from tests.server.access.test_table import DOCUMENT, GAMES

pytestmark = pytest.mark.access

EXAMPLES = int(os.environ.get("GROMA_FUZZ", "20"))
CHECKS = [
    checks.not_a_server_error,
    shape_checks.status_code_conformance,
    shape_checks.content_type_conformance,
    shape_checks.response_schema_conformance,
]

ENDING = {"log_out", "make_account", "leave_for_good"}  # after which a token is worth nothing

schema = schemathesis.openapi.from_dict(DOCUMENT)


class Site:
    """A node with some tables, and somebody who asks."""

    def __init__(self, door: Door, database: str) -> None:
        self.door = door
        self.url = f"http://127.0.0.1:{door.port}"
        self.session = requests.Session()
        self.player = door.guest("Fuzz")
        cast = Cast(door, database, GAMES[0])
        scenes = [Scene(cast, False, phase) for phase in ("gathering", "running", "over")]
        self.tables = [scene.table for scene in scenes]
        self.tokens = [scene.token for scene in scenes]
        for game in GAMES:
            wanted: dict[str, Any] = {"game": game, "seats": [{"kind": "me"}, bot()], "start": True}
            for start in (True, False):
                wanted["start"] = start
                self.tables.append(door.done("POST", "/api/tables", wanted, self.player)["id"])
        self.asked: Counter[int] = Counter()

    def fill(self, path: dict[str, Any], stream: bool) -> None:
        """Let most questions be about something that is there."""
        moments = list(range(7))
        things: dict[str, list[Any]] = {
            "table": self.tables,
            "token": self.tokens,
            "game": GAMES,
            "at": moments,
            "number": moments,
            "person": [self.player.person],
        }
        for name, known in things.items():
            value = str(path.get(name, ""))
            number = sum(map(ord, value))
            if name in path and number % 4 and not stream:
                path[name] = known[number % len(known)]


@pytest.fixture(scope="module")
def site(door: Door, shared_url: str) -> Iterator[Site]:
    made = Site(door, shared_url)
    yield made
    print(f"\n{made.asked.total()} requests: {dict(sorted(made.asked.items()))}")


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize="GROMA_FUZZ" not in os.environ,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_nothing_unexpected(case: schemathesis.Case, site: Site) -> None:
    name = case.operation.definition.raw["operationId"]
    site.fill(case.path_parameters, name == "stream")
    who = site.door.guest() if name in ENDING else site.player
    response = case.call(site.url, site.session, who.headers(), timeout=SECONDS)
    site.asked[response.status_code] += 1
    case.validate_response(response, checks=CHECKS)


def test_nobody_finds_nothing_unexpected_either(site: Site) -> None:
    """The plainest request to each endpoint, without a log-in and with a worthless one."""
    for who in (Who(), Who("nonsense")):
        for path, operations in DOCUMENT["paths"].items():
            for method, operation in operations.items():
                filled = path.format(
                    table=site.tables[1],
                    token=site.tokens[0],
                    game=GAMES[0],
                    channel="x",
                    at=0,
                    number=1,
                    example="none",
                    person=site.player.person,
                    holiday="x",
                    login="x",
                    passkey="x",
                    page="imprint",
                    report=1,
                    appeal=1,
                    announcement=1,
                )
                body = {} if "requestBody" in operation else None
                answer = site.door.ask(method.upper(), filled, body, who)
                assert str(answer.status) in operation["responses"], (method, path, answer)
