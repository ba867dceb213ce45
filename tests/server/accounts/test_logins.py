"""Log-ins: listed by browser, ended one by one or all at once."""

from datetime import date, timedelta

import pytest

from groma.server.people.logins import browser_of
from groma.table.ids import read
from tests.server.wire import Door, House, Person

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0"
CHROME = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/142.0.0.0 Safari/537.36"
)
AGENTS = {
    FIREFOX: "Firefox, Linux",
    CHROME: "Chrome, Windows",
    CHROME + " Edg/142.0.0.0": "Edge, Windows",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1": "Safari, iPhone",
    "Mozilla/5.0 (Linux; Android 15) Chrome/142.0.0.0 Mobile Safari/537.36": "Chrome, Android",
    "curl/8.5": "curl",
    "": "",
    "x" * 5000: "",
}


@pytest.mark.parametrize("agent", AGENTS, ids=lambda agent: agent[-30:])
def test_browsers_are_told_roughly(agent: str) -> None:
    assert browser_of(agent) == AGENTS[agent]


def account(door: Door, name: str, password: str = "ave imperator") -> Person:
    made = Person(door.port).post("/me/account", {"name": name, "password": password}, 201)
    return Person(door.port, made["token"], made["person"])


def again(door: Door, name: str, password: str = "ave imperator") -> Person:
    made = Person(door.port).post("/me/login", {"name": name, "password": password}, 201)
    return Person(door.port, made["token"], made["person"])


def test_one_log_in_is_ended(house: House, door: Door) -> None:
    """On every node; and of others' log-ins nobody learns that they are there."""
    here, there = account(door, "Plinius"), again(door, "Plinius")
    listed = here.get("/me/logins")
    assert [one["current"] for one in listed] == [False, True]
    assert there.at(house.doors[1]).get("/me")["name"] == "Plinius"
    stranger = account(door, "Seneca")
    assert stranger.ask("DELETE", f"/me/logins/{listed[0]['id']}")[0] == 404
    assert here.ask("DELETE", f"/me/logins/{listed[0]['id']}")[0] == 204
    assert there.ask("GET", "/me")[0] == 401
    assert here.ask("DELETE", f"/me/logins/{listed[0]['id']}")[0] == 404
    assert [one["current"] for one in here.get("/me/logins")] == [True]


def test_all_others_are_ended_but_programs_play_on(house: House, door: Door) -> None:
    here = account(door, "Tacitus")
    others = [again(door, "Tacitus") for _ in range(3)]
    token = here.post("/me/tokens", {"label": "bot"}, 201)["token"]
    assert here.ask("DELETE", "/me/logins")[0] == 204
    assert [one.ask("GET", "/me")[0] for one in others] == [401] * 3
    assert Person(door.port, token).get("/me")["name"] == "Tacitus"
    assert len(here.get("/me/logins")) == 1


def test_seen_is_told_by_the_day(house: House, door: Door) -> None:
    here = account(door, "Vitruvius")
    house.sql("update logins set seen = current_date - 3 where person = $1", read(here.id))
    assert str(here.get("/me/logins")[0]["seen"]) < str(date.today() - timedelta(days=2))
    door.node.people.forget(person=read(here.id))
    here.get("/me")
    assert here.get("/me/logins")[0]["seen"] >= str(date.today() - timedelta(days=1))
