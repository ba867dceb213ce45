"""Attacks on accounts: a stranger guesses, pretends to be somebody, or keeps what was not his."""

import re
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.access.door import Answer, Door, Who, serving
from tests.server.conftest import fresh

pytestmark = pytest.mark.attack

PASSWORD = "ave imperator"


@pytest.fixture(scope="module")
def door(postgres_url: str, template: str) -> Iterator[Door]:
    """A node without limits by address, as an attacker with many addresses finds it."""
    for url in fresh(postgres_url, template):
        with serving(url, "--limits", "0") as node:
            yield node


def new_name() -> str:
    return f"Drusilla {secrets.token_hex(4)}"


def tried(door: Door, name: str, password: str, number: int, cookies: str = "") -> Answer:
    """Somebody at an address of its own tries a password."""
    headers = {"x-forwarded-for": f"203.0.113.{number}", "cookie": cookies}
    body = {"name": name, "password": password}
    return Door(door.port).ask("POST", "/api/me/login", body, headers=headers)


def kept(answer: Answer) -> str:
    """What a browser keeps of an answer, as it sends it."""
    return "; ".join(one.split(";")[0] for one in answer.cookies)


def test_sixty_wrong_passwords_from_sixty_addresses(door: Door) -> None:
    """Most of them are not even looked at, nor is the right one, if a stranger guesses it then."""
    name = new_name()
    door.account(name)
    with ThreadPoolExecutor(8) as threads:
        answers = list(
            threads.map(lambda number: tried(door, name, f"wrong word {number}", number), range(60))
        )
    looked_at = [answer for answer in answers if answer.status == 401]
    assert len(looked_at) <= 10
    assert {answer.status for answer in answers} == {401, 429}
    assert all(int(one.headers["retry-after"]) > 0 for one in answers if one.status == 429)
    assert tried(door, name, PASSWORD, 61).status == 429


def test_nobody_locks_the_owner_out(door: Door) -> None:
    """A browser that has been in the account before is not slowed down by strangers' tries."""
    name = new_name()
    door.account(name)
    device = kept(tried(door, name, PASSWORD, 1))
    assert "groma-device=" in device
    while tried(door, name, "wrong word here", 2).status != 429:
        pass
    assert tried(door, name, PASSWORD, 3, device).status == 201
    other = new_name()
    door.account(other)
    while tried(door, other, "wrong word here", 4).status != 429:
        pass
    assert tried(door, other, PASSWORD, 5, device).status == 429  # known, but not there


def test_names_that_nobody_has_are_throttled_alike(door: Door) -> None:
    """Else it would tell which names there are."""
    there, absent = new_name(), new_name()
    door.account(there)
    told = [
        [tried(door, name, "wrong word", 1).status for _ in range(12)] for name in (there, absent)
    ]
    assert told[0] == told[1]


def test_the_guests_token_dies_with_the_guest(door: Door) -> None:
    guest = door.guest(new_name())
    program = door.program(guest)
    body = {"name": new_name(), "password": PASSWORD}
    made = door.done("POST", "/api/me/account", body, guest)
    assert made["person"] == guest.person
    for old in (guest, program):
        assert door.ask("GET", "/api/me", who=old).status == 401
    assert door.ask("GET", "/api/me", who=Who(made["token"])).status == 200


def test_a_log_in_is_new_each_time(door: Door) -> None:
    """Whoever planted a cookie, or read an old one, has nothing of the log-in that follows."""
    name = new_name()
    door.account(name)
    body = {"name": name, "password": PASSWORD}
    planted = door.guest(new_name()).in_browser()
    first = door.ask("POST", "/api/me/login", body, planted)
    assert door.ask("GET", "/api/me", who=planted).status == 401
    old = Who(first.json["token"]).in_browser()
    second = door.ask("POST", "/api/me/login", body, old)
    assert second.json["token"] not in (first.json["token"], planted.token)
    assert door.ask("GET", "/api/me", who=old).status == 401
    assert door.ask("GET", "/api/me", who=Who(second.json["token"])).status == 200


@pytest.mark.parametrize(
    "password", ["1234567890", "qwertyuiop", "password123", "aaaaaaaaaaaa", "Drusilla2026"]
)
def test_common_passwords_are_refused(door: Door, password: str) -> None:
    body = {"name": new_name(), "password": password}
    answer = door.ask("POST", "/api/me/account", body)
    assert (answer.status, answer.kind) == (422, "wrong")
    assert re.search("first that somebody would try", answer.json["detail"])


ALIKE = ["{}", "{}".upper(), "Drus\u0456lla {}", "Drusi11a {}", "DrusiIla {}", "\uff24rusilla {}"]


@pytest.mark.parametrize("alike", ALIKE)
def test_nobody_looks_like_an_account(door: Door, alike: str) -> None:
    """Neither a guest nor another account."""
    tag = secrets.token_hex(4)
    name = f"Drusilla {tag}"
    door.account(name)
    shown = alike.format(tag) if "rus" in alike else alike.format(name.upper())
    answer = door.ask("POST", "/api/me/guest", {"name": shown})
    assert (answer.status, answer.kind) == (409, "name-taken")
    answer = door.ask("POST", "/api/me/account", {"name": shown, "password": PASSWORD})
    assert answer.kind in ("name-taken", "wrong")
    assert door.guest(f"Drusus {tag}").token


def test_the_cookie_is_of_this_host_alone(database_url: str) -> None:
    """With https no other host of the domain can set it, and one without the prefix is nobody's."""
    with serving(database_url, "--secure") as secure:
        answer = secure.ask("POST", "/api/me/guest", {"name": "Gaia"})
        [one] = answer.cookies
        assert one.startswith("__Host-groma=")
        assert {"secure", "path=/", "httponly"} <= {part.strip().lower() for part in one.split(";")}
        token = answer.json["token"]
        for name, known in (("groma", False), ("__Host-groma", True)):
            me = secure.ask("GET", "/api/me", headers={"cookie": f"{name}={token}"})
            assert (me.status, me.json is not None) == (200, known)
