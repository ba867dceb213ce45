"""Passwords: changed, lost and set anew; whoever tries otherwise stands in the security log."""

import logging
import re
from typing import Any

import pytest

from groma.server.notices.channels import Mail
from groma.server.notices.jobs import Order, Post
from groma.server.notices.settings import MailServer, Notices
from groma.server.people.security import note
from groma.table.ids import read
from tests.server.accounts.test_logins import account, again
from tests.server.wire import Door, House, Person

OLD, NEW = "ave imperator", "vale imperator"
SITE = "https://rome.example"


class Box(Mail):
    """A mail box in place of a mail server."""

    def __init__(self) -> None:
        super().__init__(MailServer("", 0, "", "", "groma@rome.example", False))
        self.letters: list[Any] = []

    async def send(self, address: str, template: str, notice: Any) -> None:
        self.letters.append(self.letter(address, notice))


@pytest.fixture
def box(door: Door, monkeypatch: pytest.MonkeyPatch) -> Box:
    """A server that sends mail."""
    made = Box()
    monkeypatch.setitem(door.node.channels, "mail", made)
    return made


def mailed(house: House, box: Box) -> int:
    """Send what waits; how many mails there are now."""
    post = Post(house.front.node.database, Notices(url=SITE), {"mail": box})
    rows = house.sql("delete from outbox where kind = 'reset' returning id, person, channel")
    for number, person, channel in rows:
        house.do(post.send(Order(number, 0, 0, "reset", person, channel), last=True))
    return len(box.letters)


def with_mail(house: House, person: Person, number: int, code: str | None = None) -> None:
    house.sql(
        "insert into channels (id, person, kind, address, code) values ($1, $2, 'mail', $3, $4)",
        number,
        read(person.id),
        f"{number}@rome.example",
        code,
    )


# ---- changed -------------------------------------------------------------------------------------


def test_a_password_is_changed_by_who_knows_the_old_one(door: Door) -> None:
    """All other log-ins and all tokens end."""
    here, there = account(door, "Agricola"), again(door, "Agricola")
    token = here.post("/me/tokens", {"label": "bot"}, 201)["token"]
    assert here.ask("POST", "/me/password", {"password": NEW, "old": NEW})[0] == 401
    assert here.ask("POST", "/me/password", {"password": "1234567890", "old": OLD})[0] == 422
    assert there.ask("GET", "/me")[0] == 200
    here.post("/me/password", {"password": NEW, "old": OLD})
    assert here.get("/me")["name"] == "Agricola"
    assert there.ask("GET", "/me")[0] == Person(door.port, token).ask("GET", "/me")[0] == 401
    wrong = {"name": "Agricola", "password": OLD}
    assert Person(door.port).ask("POST", "/me/login", wrong)[0] == 401
    assert again(door, "Agricola", NEW).get("/me")["person"] == here.id


def test_who_guesses_the_old_one_must_wait(door: Door) -> None:
    """Also somebody who sits at an open browser."""
    here = account(door, "Corbulo")
    told = [
        here.ask("POST", "/me/password", {"password": NEW, "old": f"guess {n}"})[0]
        for n in range(12)
    ]
    assert told[0] == 401
    assert told[-1] == 429


# ---- lost ----------------------------------------------------------------------------------------


def test_a_new_password_comes_by_mail(house: House, door: Door, box: Box) -> None:
    person = account(door, "Frontinus")
    with_mail(house, person, 71)
    nobody = Person(door.port)
    nobody.post("/me/reset", {"name": "frontinus"})
    assert mailed(house, box) == 1
    letter = box.letters[0]
    assert letter["To"] == "71@rome.example"
    [token] = re.findall(rf"{SITE}/reset/(\S+)", letter.get_content())
    stored = house.sql("select token, expires_at - now() < interval '1 hour 1 s' from resets")
    assert all(token.encode() not in row[0] and row[1] for row in stored)
    common = {"token": token, "password": "1234567890"}
    assert nobody.ask("POST", "/me/reset/password", common)[0] == 422
    entered = nobody.post("/me/reset/password", {"token": token, "password": NEW}, 201)
    assert entered["person"] == person.id
    assert person.ask("GET", "/me")[0] == 401
    assert again(door, "Frontinus", NEW).id == person.id
    once = nobody.ask("POST", "/me/reset/password", {"token": token, "password": OLD})
    assert once[0] == 422


def test_after_an_hour_it_is_worth_nothing(house: House, door: Door, box: Box) -> None:
    person = account(door, "Columella")
    with_mail(house, person, 72)
    Person(door.port).post("/me/reset", {"name": "Columella"})
    assert mailed(house, box) == 1
    [token] = re.findall(rf"{SITE}/reset/(\S+)", box.letters[0].get_content())
    house.sql("update resets set expires_at = now()")
    late = Person(door.port).ask("POST", "/me/reset/password", {"token": token, "password": NEW})
    assert late[0] == 422


@pytest.mark.attack
def test_nobody_learns_who_is_there(house: House, door: Door, box: Box) -> None:
    """The answer is the same for who has an address, an unconfirmed one, none, and for nobody."""
    people = [account(door, name) for name in ("Varus", "Drusus", "Piso")]
    with_mail(house, people[0], 73)
    with_mail(house, people[1], 74, code="12345678")
    names = ("Varus", "Drusus", "Piso", "Nemo", "\u200b")
    told = [Person(door.port).ask("POST", "/me/reset", {"name": name}) for name in names]
    assert told == [(200, None)] * 5
    assert mailed(house, box) == 1


@pytest.mark.attack
def test_nobody_is_flooded_with_mail(house: House, door: Door, box: Box) -> None:
    with_mail(house, account(door, "Sejanus"), 75)
    for _ in range(40):
        Person(door.port).post("/me/reset", {"name": "Sejanus"})
    assert mailed(house, box) <= 5


# ---- the security log ----------------------------------------------------------------------------


def test_what_fails_stands_in_the_log(door: Door, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "groma.security"):
        here = account(door, "Galba")
        wrong = {"name": "Galba", "password": "event=x address=1.1.1.1"}
        Person(door.port).ask("POST", "/me/login", wrong)
        Person(door.port).ask("POST", "/me/login", {**wrong, "name": "Nobody at all"})
        here.post("/me/password", {"password": NEW, "old": OLD})
        Person(door.port).ask("POST", "/me/reset/password", {"token": "x", "password": NEW})
        Person(door.port, "a token that is none").get("/me", 401)
        Person(door.port).post("/me/login", {"name": "Galba", "password": NEW}, 201)
        program = here.post("/me/tokens", {"label": "my program"}, 201)
        here.ask("DELETE", f"/me/tokens/{program['id']}")
        here.ask("DELETE", "/me/logins")
    lines = [one.getMessage() for one in caplog.records if one.name == "groma.security"]
    assert lines == [
        f"event=registered address=127.0.0.1 person={here.id}",
        f"event=login-failed address=127.0.0.1 person={here.id}",
        "event=login-failed address=127.0.0.1 person=-",
        f"event=password-changed address=127.0.0.1 person={here.id}",
        "event=reset-failed address=127.0.0.1 person=-",
        "event=token-unknown address=127.0.0.1 person=-",
        f"event=login address=127.0.0.1 person={here.id}",
        f"event=token-made address=127.0.0.1 person={here.id}",
        f"event=token-dropped address=127.0.0.1 person={here.id}",
        f"event=logins-ended address=127.0.0.1 person={here.id}",
    ]


def test_a_line_is_one_line(caplog: pytest.LogCaptureFixture) -> None:
    """Whatever a proxy passes on as an address."""
    with caplog.at_level(logging.INFO, "groma.security"):
        note("login-failed", "2001:db8::1\n event=x y=z")
    assert caplog.messages == ["event=login-failed address=2001:db8::1eventxyz person=-"]
