"""Nobody where they do not belong: every endpoint against everybody, cell by cell."""

import re
import uuid
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import product
from typing import Any

import msgspec
import pytest

from groma.core.game import games
from groma.server.api.app import schema
from groma.server.store.stamps import new_id
from groma.table.ids import read, written
from groma.table.sentences import plain_words
from groma.words.examples import load_examples
from tests.server.access import expected
from tests.server.access.door import Answer, Door, Who
from tests.server.access.expected import EVEN_BANNED, NAMES, OPEN, PERSON, PHASES, TABLE
from tests.server.access.scenes import EXPIRE, MADE, USED, Cast, Scene, bot, record
from tests.server.night import GAMES, night
from tests.server.services import sql

pytestmark = pytest.mark.access

DOCUMENT = msgspec.json.decode(schema())
ENDPOINTS = {
    f"{method.upper()} {path}": operation
    for path, operations in DOCUMENT["paths"].items()
    for method, operation in operations.items()
}
WORDS = plain_words(None, "en")
ABSENT = written(new_id())
CHANGES = {"200", "201"}


def test_every_endpoint_is_in_the_table() -> None:
    assert sorted(ENDPOINTS) == sorted([*TABLE, *PERSON, *OPEN])


def agrees(answer: Answer, wanted: str, endpoint: str) -> bool:
    """Whether an answer is what a cell says, and stands in the API's document."""
    assert str(answer.status) in ENDPOINTS[endpoint]["responses"], (endpoint, answer)
    return any(_agrees(answer, *one.split()) for one in wanted.split(" or "))


def _agrees(answer: Answer, status: str, kind: str = "", why: str = "") -> bool:
    if answer.status != int(status) or answer.kind != kind:
        return False
    return not why or answer.json["detail"] == WORDS.text(f"problem-{kind}-{why}", reason="insults")


class Faults(list[Any]):
    """What does not agree; shown all at once."""

    cells = 0

    def look(self, where: Any, wanted: str, answer: Answer, endpoint: str) -> None:
        self.cells += 1
        if not agrees(answer, wanted, endpoint):
            self.append((where, wanted, answer))

    def __str__(self) -> str:
        return "\n".join(f"{where}: wanted {wanted}, got {got}" for where, wanted, got in self)


# ---- tables --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def cast(request: Any, door: Door, shared_url: str) -> Cast:
    return Cast(door, shared_url, request.param)


def tables() -> Iterator[Any]:
    """All kinds of tables. No guard asks which game it is: of most games one kind is enough."""
    for game, phase, door in product(GAMES, PHASES, ("public", "hidden")):
        short = game == "city-of-rome" or (phase, door) == ("running", "hidden")
        marks = () if short else pytest.mark.nightly
        name = f"{game}-{phase}-{door}"
        yield pytest.param(game, phase, door == "hidden", id=name, marks=marks)


@pytest.mark.parametrize(("cast", "phase", "hidden"), tables(), indirect=["cast"])
def test_tables(cast: Cast, phase: str, hidden: bool, record_property: Any) -> None:
    faults = Faults()
    scene = Scene(cast, hidden, phase)
    for endpoint, rows in TABLE.items():
        method, path = endpoint.split()
        row = rows[PHASES.index(phase)]
        for caller in NAMES:
            wanted = row.answer(caller, hidden)
            spoils = method == "POST" and wanted[:3] in CHANGES and phase != "over"
            here = Scene(cast, hidden, phase) if spoils else scene
            answer = here.door.ask(method, here.path(path), here.body(endpoint), here.who(caller))
            faults.look((endpoint, caller), wanted, answer, endpoint)
    record_property("cells", faults.cells)
    assert not faults, str(faults)


@pytest.mark.parametrize(
    ("cast", "phase"),
    [one if one[0] == "city-of-rome" else night(*one) for one in product(GAMES, PHASES)],
    indirect=["cast"],
)
def test_a_hidden_table_looks_like_none(cast: Cast, phase: str) -> None:
    """To strangers: status, headers and every byte are the same."""
    scene = Scene(cast, True, phase)
    compared = 0
    for endpoint in TABLE:
        method, path = endpoint.split()
        if "{table}" not in path:
            continue
        for caller in ("nobody", "expired", "guest", "other", "watcher"):
            body = scene.body(endpoint)
            who = scene.who(caller)
            hidden = scene.door.ask(method, scene.path(path), body, who)
            absent = scene.door.ask(method, path.replace("{table}", ABSENT), body, who)
            assert told(hidden) == told(absent), (endpoint, caller)
            assert hidden.status in (401, 404)
            compared += 1
    assert compared == 5 * sum("{table}" in endpoint for endpoint in TABLE)
    listed = scene.door.done("GET", f"/api/tables?status={phase}", who=cast.guest)["tables"]
    assert scene.table not in [one["id"] for one in listed]


def told(answer: Answer) -> tuple[int, dict[str, str], bytes]:
    """All that a stranger learns, but the time."""
    return answer.status, {**answer.headers, "date": ""}, answer.body


# ---- without a table -----------------------------------------------------------------------------


def holiday() -> dict[str, str]:
    """From tomorrow on for a day."""
    now = datetime.now(UTC)
    return {
        "begins": (now + timedelta(days=1)).isoformat(),
        "ends": (now + timedelta(days=2)).isoformat(),
    }


class Visitor:
    """Somebody new for one cell, so that nothing it does matters to the next."""

    def __init__(self, door: Door, database: str, caller: str) -> None:
        self.door = door
        self.name = f"Visitor {uuid.uuid4().hex[:12]}"
        login = door.account(self.name) if caller == "watcher" else door.guest(self.name)
        self.owner = login
        self.who = login.in_browser() if caller == "watcher" else login
        if caller == "nobody":
            self.who = Who()
        elif caller == "program":
            self.who = door.program(login)
        elif caller == "revoked":
            self.who = door.guest(self.name)
            door.done("POST", "/api/me/logout", who=self.who)
        elif caller == "expired":
            self.who = door.program(login, "late").in_browser()
            sql(database, EXPIRE)

    def path(self, template: str, game: str) -> str:
        channel = token = ABSENT
        if "{token}" in template:
            token = self.door.done("POST", "/api/me/tokens", {"label": "x"}, self.owner)["id"]
        if "{channel}" in template:
            wanted = {"kind": "mail", "address": "a@example.org"}
            channel = self.door.done("POST", "/api/me/channels", wanted, self.owner)["id"]
        example = next(iter(load_examples(games()[game])))
        return template.format(
            game=game,
            token=token,
            channel=channel,
            at=0,
            number=1,
            example=example,
            person=self.owner.person,
            login=ABSENT,
            holiday=ABSENT,
            passkey=ABSENT,
            table=ABSENT,
            announcement=1,
            page="imprint",
            report=1,
            appeal=1,
        )

    def body(self, endpoint: str, game: str) -> Any:
        account = {"name": f"New {uuid.uuid4().hex[:12]}", "password": "ave imperator"}
        if endpoint == "POST /api/me/login":
            self.door.account(account["name"])
        return {
            "POST /api/tables": {"game": game, "seats": [{"kind": "me"}, bot(), bot()]},
            "POST /api/tables/brought": {"record": record(game)},
            "POST /api/games/{game}/puzzles/{number}/answer": {"moves": []},
            "POST /api/me/guest": {"name": "Somebody"},
            "POST /api/me/account": account,
            "POST /api/me/login": account,
            "PATCH /api/me": {"lang": "en"},
            "POST /api/me/proof": {"password": "ave imperator"},
            "POST /api/me/password": {"password": "vale imperator", "old": "ave imperator"},
            "POST /api/me/passkeys/options": {},
            "POST /api/me/account/passkey": {"name": account["name"], "credential": MADE},
            "POST /api/me/passkeys": {"credential": MADE},
            "POST /api/me/login/passkey": {"credential": USED},
            "POST /api/me/proof/passkey": {"credential": USED},
            "POST /api/me/reset": {"name": account["name"]},
            "POST /api/me/reset/password": {"token": "x", "password": "vale imperator"},
            "POST /api/me/mutes": {"person": self.owner.person},
            "POST /api/me/holidays": holiday(),
            "POST /api/me/tokens": {"label": "mine"},
            "POST /api/me/channels": {"kind": "mail", "address": "a@example.org"},
            "POST /api/me/channels/{channel}/confirm": {"code": "nonsense"},
            "POST /api/me/appeals": {"sanction": 1, "text": "Why?"},
            "POST /api/desk/tables/{table}": {"act": "end", "reason": "none"},
            "POST /api/desk/closed": {"closed": True, "reason": "none"},
            "POST /api/desk/announcements/{announcement}/end": {"reason": "none"},
            "POST /api/desk/announcements": {
                **{"de": "Hört her", "en": "Listen", "hours": 1, "reason": "none"}
            },
            "POST /api/desk/people/{person}": {"act": "ban", "reason": "none"},
            "POST /api/desk/people/{person}/export": {"reason": "none"},
            "POST /api/desk/reports/{report}": {"answer": "ban", "reason": "none"},
            "POST /api/desk/appeals/{appeal}": {"lift": True, "reason": "none"},
        }.get(endpoint)


@pytest.mark.parametrize("endpoint", PERSON)
def test_people(door: Door, shared_url: str, endpoint: str, record_property: Any) -> None:
    faults = Faults()
    method, path = endpoint.split()
    for number, caller in enumerate(NAMES):
        game = GAMES[number % len(GAMES)]
        visitor = Visitor(door, shared_url, caller)
        answer = door.ask(
            method, visitor.path(path, game), visitor.body(endpoint, game), visitor.who
        )
        faults.look((endpoint, caller), expected.answer_to(endpoint, caller), answer, endpoint)
    record_property("cells", faults.cells)
    assert not faults, str(faults)


@pytest.mark.parametrize("endpoint", OPEN)
def test_health(door: Door, shared_url: str, endpoint: str) -> None:
    method, path = endpoint.split()
    for caller in NAMES:
        assert door.ask(method, path, who=Visitor(door, shared_url, caller).who).status == 200


@pytest.mark.parametrize("caller", ["account", "program"])
def test_who_is_banned_is_told_so_everywhere(door: Door, shared_url: str, caller: str) -> None:
    name = f"Banned {uuid.uuid4().hex[:12]}"
    owner = door.account(name)
    who = door.program(owner)  # which nobody has used yet
    sql(
        shared_url,
        f"""insert into sanctions (person, kind, reason)
        values ({read(owner.person)}, 'ban', 'insults')""",
    )
    if caller == "account":
        again = {"name": name, "password": "ave imperator"}
        who = Who(door.done("POST", "/api/me/login", again)["token"], owner.person)
    faults = Faults()
    for endpoint in {*ENDPOINTS} - {*OPEN} - EVEN_BANNED:
        method, path = endpoint.split()
        for name in ("report", "appeal", "number", "at", "announcement"):
            path = path.replace("{" + name + "}", "1")
        path = re.sub(r"\{\w+\}", ABSENT, path)
        faults.look(endpoint, "403 banned for-good", door.ask(method, path, {}, who), endpoint)
    assert faults.cells > 80
    assert not faults, str(faults)
    for endpoint in sorted(EVEN_BANNED - {"POST /api/me/logout", "DELETE /api/me"}):
        method, path = endpoint.split()
        assert door.ask(method, path, {}, who).kind != "banned", endpoint
    assert door.ask("POST", "/api/me/logout", {}, who).status == 200


def test_what_is_somebody_elses_is_not_there(door: Door) -> None:
    """Tokens and channels of others look like none."""
    owner, thief = door.guest(), door.guest()
    token = door.done("POST", "/api/me/tokens", {"label": "x"}, owner)["id"]
    wanted = {"kind": "mail", "address": "a@example.org"}
    channel = door.done("POST", "/api/me/channels", wanted, owner)["id"]
    for kind, one in (("tokens", token), ("channels", channel)):
        theirs = door.ask("DELETE", f"/api/me/{kind}/{one}", who=thief)
        none = door.ask("DELETE", f"/api/me/{kind}/{ABSENT}", who=thief)
        assert told(theirs) == told(none)
        assert theirs.status == 404
        assert door.ask("DELETE", f"/api/me/{kind}/{one}", who=owner).status == 204
