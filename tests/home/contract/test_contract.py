"""The contract: a home answers as a server does, in all that it has; what it has not is listed.

Every case is asked at both places, and everything that was answered must be the same: status, kind,
refusal, each member of each shape, each event. A new case is a function in `subjects/`.
"""

import json
import pkgutil
import re
from importlib import import_module
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest

from groma.home.api.absent import ABSENT
from groma.home.asking import Answer, Asked
from groma.home.home import ROUTES
from groma.table.wire.common import ProblemShape
from tests.home.contract import subjects
from tests.home.contract.cases import CASES, Case
from tests.home.contract.places import AtHome, AtServer, Place

for found in pkgutil.iter_modules(subjects.__path__):
    import_module(f"{subjects.__name__}.{found.name}")

DOCUMENT = Path(__file__).parents[3] / "docs" / "openapi.json"

# What a home has not, and why.
LACKING = {
    "GET /me/export": "a table is exported by itself",
    "POST /me/appeals": "nobody rules here",
    "POST /tables/{table}/report": "nobody rules here",
    "POST /me/mutes": "who plays at one screen hears each other",
    "GET /house/pages/{page}": "nobody runs it",
    **dict.fromkeys(
        (
            "POST /me/channels",
            "POST /me/channels/{channel}/confirm",
            "DELETE /me/channels/{channel}",
        ),
        "nothing is told elsewhere",
    ),
    **dict.fromkeys(("POST /me/tokens", "DELETE /me/tokens/{token}"), "no program comes in"),
    **dict.fromkeys(
        """POST /me/account
        DELETE /me
        POST /me/login
        GET /me/logins
        DELETE /me/logins
        DELETE /me/logins/{login}
        POST /me/proof
        POST /me/password
        POST /me/reset
        POST /me/reset/password
        GET /me/passkeys
        POST /me/passkeys
        POST /me/passkeys/options
        DELETE /me/passkeys/{passkey}
        POST /me/account/passkey
        POST /me/login/passkey
        POST /me/login/passkey/options
        POST /me/proof/passkey""".split("\n        "),
        "no accounts",
    ),
}
NOT_THERE = ("/desk", "/house/pages")  # with all that is under them: nobody runs a home


def endpoints() -> set[str]:
    """All endpoints of the API, as its document names them."""
    paths = json.loads(DOCUMENT.read_text("utf-8"))["paths"]
    return {
        f"{method.upper()} {path.removeprefix('/api')}"
        for path, methods in paths.items()
        for method in methods
        if path.startswith("/api/")
    }


def bare(endpoint: str) -> str:
    """Without the names of what varies."""
    return re.sub(r"{[^}]*}", "{}", endpoint)


def asked_at(place: Place, one: Case) -> set[str]:
    """Ask a case; the endpoints that were asked."""
    one.work(place)
    asked = set()
    for method, path, status, body in place.raw:
        found = ROUTES.find(method, f"/api{path.partition('?')[0]}")[0]
        asked.add(f"{found.method} {found.path}")
        check_shape(found.work, status, body)
    return asked


def differences(server: Any, home: Any, where: str = "") -> list[str]:
    """Where two answers differ, and how."""
    if isinstance(server, dict) and isinstance(home, dict) and server.keys() == home.keys():
        both = [(f"{where}.{key}", server[key], home[key]) for key in server]
    elif isinstance(server, list | tuple) and isinstance(home, list | tuple):
        both = [("length", len(server), len(home))]
        both += [(f"{where}[{at}]", *two) for at, two in enumerate(zip(server, home))]
    else:
        both = []
    if both:
        return [one for name, mine, other in both for one in differences(mine, other, name)]
    return [] if server == home else [f"{where}: {home!r} at home, {server!r} at the server"]


def check_shape(work: Any, status: int, body: bytes) -> None:
    """What was answered can be read as the type that is declared."""
    if status >= 400:
        msgspec.json.decode(body, type=ProblemShape)
        return
    kind = get_type_hints(work)["return"]
    if body and kind is not Answer:
        msgspec.json.decode(body, type=kind)


@pytest.mark.parametrize("one", CASES, ids=[one.name for one in CASES])
def test_a_home_answers_as_a_server_does(one: Case, at_server: AtServer, at_home: AtHome) -> None:
    for place in (at_server, at_home):
        assert {bare(name) for name in one.endpoints} <= set(map(bare, asked_at(place, one)))
    for server, home in zip(at_server.told, at_home.told):
        assert differences(server, home) == [], server.asked
    assert len(at_home.told) == len(at_server.told) > 0


def test_every_endpoint_is_covered_or_known_to_be_lacking() -> None:
    covered = {bare(name) for one in CASES for name in one.endpoints}
    listed = set(map(bare, LACKING))
    known = {one for one in endpoints() if not one.partition(" ")[2].startswith(NOT_THERE)}
    assert {one for one in known if bare(one) not in covered | listed} == set()
    assert covered & listed == set()
    assert (covered | listed) - set(map(bare, endpoints())) == set()


@pytest.mark.parametrize("endpoint", ABSENT)
def test_what_a_home_has_not_is_answered_with_words(endpoint: str, at_home: AtHome) -> None:
    method, path = endpoint.split()
    answer = at_home.door.answer(Asked(method, "/api" + re.sub("{[^}]*}", "x", path)))
    problem = msgspec.json.decode(answer.body, type=ProblemShape)
    assert (answer.status, problem.type) == (409, "/problems/not-now")
    assert "server" in problem.detail


def test_what_is_lacking_is_absent() -> None:
    assert set(map(bare, LACKING)) == set(map(bare, ABSENT))
