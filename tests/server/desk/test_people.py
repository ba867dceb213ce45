"""What operators do to people, each deed with its line in the audit; and who is no operator."""

import io
import json
import zipfile
from functools import partial
from http.client import HTTPConnection
from random import Random
from typing import Any

import asyncpg
import pytest

from tests.server.desk.people import GAME, WHY, act, ask_anew, deeds, held, operator
from tests.server.wire import SECONDS, Door, House, Person, Stream, number, seated, until


def log_in(door: Door, name: str, password: str) -> tuple[int, Any]:
    return Person(door.port).ask("POST", "/me/login", {"name": name, "password": password})


def account(door: Door, name: str) -> Person:
    made = Person(door.port).post("/me/account", {"name": name, "password": "ave imperator"}, 201)
    return Person(door.port, made["token"], made["person"], name=name)


def refused_at(person: Person, table: str) -> bool:
    return person.ask("GET", f"/tables/{table}")[0] == 403


def to_its_end(stream: Stream) -> None:
    while True:
        stream.next()


# ---- bans ----------------------------------------------------------------------------------------


def test_who_is_banned_does_nothing_but_appeal_take_along_and_leave(
    house: House, door: Door
) -> None:
    boss = operator(house, door)
    public = door.guest("Host").open(GAME)
    table, (anna, naso) = seated(door, GAME, "Anna", "Naso")
    gathering = naso.open(GAME)
    program = naso.post("/me/tokens", {"label": "bot"}, 201)["token"]
    streams = [naso.stream(table), naso.at(house.doors[1]).stream(table)]
    for stream in streams:
        stream.next()
    act(boss, naso, "ban", days=7)
    for stream in streams:
        with pytest.raises(EOFError):
            to_its_end(stream)
    bot = Person(door.port, program)
    for who in (naso, bot, naso.at(house.doors[1])):
        until(partial(refused_at, who, table))
        for path in (f"/tables/{public}/view", f"/tables/{public}/chat", "/me/tables", "/games"):
            refused = who.get(path, 403)
        assert refused["type"] == "/problems/banned"
        assert refused["until"] is not None
        for path in (f"/tables/{public}/join", f"/tables/{table}/claim", "/me/mutes"):
            who.post(path, {"seat": 0}, 403)
        assert who.stream(public).status == 403
        who.open(GAME, status=403)
    german = naso.ask("GET", "/me/tables?lang=de")[1]
    assert german["title"] == "Du bist auf diesem Server gesperrt."
    assert german["detail"].endswith(f"Der Grund: {WHY}")

    # Others go on without them.
    seats = anna.table(table)["seats"]
    assert (seats[1]["person"], seats[1]["away"]) == (None, True)
    assert anna.table(gathering)["status"] == "closed"
    with house.working():
        until(lambda: anna.view(table)["legal"])
    anna.move(table, Random(1))

    # What is left to them.
    assert held(naso) == [("ban", False)]
    assert deeds(boss, naso) == ["ban"]
    naso.post("/me/account", {"name": "Not Naso", "password": "ave imperator"}, 403)
    assert naso.ask("DELETE", "/me")[0] == 200


@pytest.mark.parametrize("leaves", [False, True])
def test_who_waits_for_a_seat_does_not_get_it_any_more(
    house: House, door: Door, leaves: bool
) -> None:
    boss = operator(house, door)
    table, (anna, ben) = seated(door, GAME, "Anna", "Ben")
    naso = door.guest("Naso")
    ben.post(f"/tables/{table}/leave")
    naso.post(f"/tables/{table}/claim", {"seat": 1})
    assert [one["seat"] for one in anna.table(table)["claims"]] == [1]
    if leaves:
        assert naso.ask("DELETE", "/me")[0] == 200
    else:
        act(boss, naso, "ban")
    refused = anna.post(f"/tables/{table}/claim/admit", {"seat": 1}, 409)
    assert refused["detail"] == "Nobody waits for that seat."
    shown = anna.table(table)
    assert (shown["claims"], shown["seats"][1]["person"]) == ([], None)
    ben.post(f"/tables/{table}/claim", {"seat": 1})


def test_no_other_log_in_helps_against_a_ban(house: House, door: Door) -> None:
    boss = operator(house, door)
    naso = account(door, "Ovidius Naso")
    act(boss, naso, "ban")
    assert act(boss, naso, "ban", days=3)["known"]["sanctions"][0]["until"] is not None
    status, came = log_in(door, naso.name, "ave imperator")
    assert status == 201
    again = Person(door.port, came["token"], came["person"])
    again.open(GAME, status=403)
    assert held(again) == [("ban", False)]
    again.post("/me/logout")
    naso.get("/me/logins", 403)
    house.sql("update sanctions set until = now() where person = $1", number(naso.id))
    ask_anew(house, naso)
    assert held(naso) == []  # it has run out, and nobody did anything
    naso.open(GAME)
    naso.post("/me/proof", {"password": "ave imperator"})


@pytest.mark.nightly  # it waits for a node to look
def test_a_node_that_hears_nothing_learns_of_a_ban(house: House, door: Door) -> None:
    table, (_, naso) = seated(door, GAME, "Anna", "Naso")
    stream = naso.stream(table)
    stream.next()
    house.sql(
        "insert into sanctions (person, kind, reason) values ($1, 'ban', 'x')", number(naso.id)
    )
    with pytest.raises(EOFError):
        to_its_end(stream)
    naso.get("/me/tables", 403)


# ---- the other deeds -----------------------------------------------------------------------------


def test_who_is_renamed_logs_in_by_the_new_name(house: House, door: Door) -> None:
    boss = operator(house, door)
    account(door, "Iulia Livilla")
    rude = account(door, "Rude Name")
    table = rude.open(GAME)
    rude.post(f"/tables/{table}/chat", {"text": "salve"}, 201)
    door.node.people.forget(person=number(rude.id))
    for taken in ("iulia livilla", "lulia LiviIIa"):
        act(boss, rude, "rename", 409, name=taken)
    act(boss, rude, "rename", 422, name="")
    shown = act(boss, rude, "rename", name="Kind Name")
    assert shown["known"]["name"] == "Kind Name"
    assert rude.get("/me")["name"] == "Kind Name"
    assert rude.table(table)["seats"][0]["name"] == "Kind Name"
    assert rude.get(f"/tables/{table}/chat")[0]["name"] == "Kind Name"
    assert log_in(door, "Rude Name", "ave imperator")[0] == 401
    assert log_in(door, "kind name", "ave imperator")[0] == 201
    assert deeds(boss, rude) == ["rename"]
    assert "Rude" not in str(house.sql("select array_agg(a::text) from audit a"))


def test_a_renamed_guest_stays_a_guest(house: House, door: Door) -> None:
    boss, guest = operator(house, door), door.guest("Operator")
    account(door, "Livia Drusilla")
    table = guest.open(GAME)
    act(boss, guest, "rename", 409, name="livia drusilla")
    act(boss, guest, "rename", name="Hospes")
    seat = guest.table(table)["seats"][0]
    assert (seat["name"], seat["guest"]) == ("Hospes", True)


def test_all_log_ins_end(house: House, door: Door) -> None:
    boss, naso = operator(house, door), account(door, "Naso Logged In")
    program = Person(door.port, naso.post("/me/tokens", {"label": "bot"}, 201)["token"])
    program.get("/me")
    assert act(boss, naso, "log-out")["logins"] == 0
    assert (naso.ask("GET", "/me")[0], program.ask("GET", "/me")[0]) == (401, 401)
    assert deeds(boss, naso) == ["log-out"]


def test_who_is_erased_has_left(house: House, door: Door) -> None:
    boss = operator(house, door)
    table, (anna, livilla) = seated(door, GAME, "Anna", "Livilla")
    livilla.post(f"/tables/{table}/chat", {"text": "I live in the Via Appia"}, 201)
    act(boss, livilla, "silence")
    shown = act(boss, livilla, "erase")
    assert shown["known"]["left"]
    assert shown["known"]["name"].startswith("somebody who left ")
    assert livilla.ask("GET", "/me")[0] == 401
    seat = anna.table(table)["seats"][1]
    assert (seat["person"], seat["away"]) == (None, True)
    assert anna.get(f"/tables/{table}/chat") == []
    assert deeds(boss, livilla) == ["erase", "silence"]
    assert boss.get("/desk/audit")[0]["person_name"] == shown["known"]["name"]
    act(boss, livilla, "ban", 404)


def test_what_is_stored_of_somebody_is_handed_out(house: House, door: Door) -> None:
    boss, naso = operator(house, door), door.guest("Naso")
    act(boss, naso, "silence", days=1)
    (silence,) = naso.get("/me")["sanctions"]
    naso.post("/me/appeals", {"sanction": silence["id"], "text": "It was meant well."}, 201)
    line = HTTPConnection("127.0.0.1", door.port, timeout=SECONDS)
    headers = {"authorization": f"Bearer {boss.token}", "content-type": "application/json"}
    asked = json.dumps({"reason": WHY})
    line.request("POST", f"/api/desk/people/{naso.id}/export", asked, headers)
    answer = line.getresponse()
    assert (answer.status, answer.headers["cache-control"]) == (200, "no-store")
    with zipfile.ZipFile(io.BytesIO(answer.read())) as archive:
        found = {name: json.loads(archive.read(name)) for name in archive.namelist()}
    assert found["person.json"][0]["name"] == "Naso"
    told = found["sanctions.json"][0]
    assert (told["kind"], told["reason"], told["appeal"]) == ("silence", WHY, "It was meant well.")
    assert deeds(boss, naso) == ["export", "silence"]


def test_people_and_tables_are_found(house: House, door: Door) -> None:
    boss, naso = operator(house, door), door.member("Propertius")
    table = naso.open(GAME, title="Tristia", hidden=True)
    for words in ("properti", naso.id, naso.name.upper()):
        found = boss.get(f"/desk/find?words={words.replace(' ', '%20')}")
        assert [one["person"] for one in found["people"]] == [naso.id]
    assert [one["table"] for one in boss.get("/desk/find?words=PROPERTIUS")["tables"]] == [table]
    for words in ("trist", table):
        (shown,) = boss.get(f"/desk/find?words={words}")["tables"]
        assert (shown["table"], shown["people"]) == (table, [naso.name])
    assert naso.id in [one["person"] for one in boss.get("/desk/find")["people"]]
    shown = boss.get(f"/desk/people/{naso.id}")
    assert (shown["logins"], shown["programs"]) == (1, 0)
    assert [one["table"] for one in shown["tables"]] == [table]
    running, _ = seated(door, GAME, "Anna", "Ben")
    for change, paused in ((door.node.door.pause, True), (door.node.door.resume, False)):
        house.do(change(number(running)))
        assert boss.get(f"/desk/find?words={running}")["tables"][0]["paused"] is paused
    boss.get(f"/desk/people/{table}", 404)
    boss.get("/desk/find?words=a%00b", 400)


# ---- who may, and what stays ---------------------------------------------------------------------


def test_operators_are_not_acted_on(house: House, door: Door) -> None:
    boss, other = operator(house, door), operator(house, door, "Servius")
    for what in ("silence", "ban", "lift", "log-out", "erase"):
        assert "about you" in act(boss, boss, what, 403)["detail"]
        assert "command line" in act(boss, other, what, 403)["detail"]
    act(boss, other, "rename", 403, name="Nobody")
    boss.post(f"/desk/people/{other.id}/export", {"reason": WHY}, 403)
    assert deeds(boss, other) == []


def test_nobody_else_finds_the_desk(house: House, door: Door) -> None:
    boss, naso = operator(house, door), door.member("Naso")
    program = Person(door.port, boss.post("/me/tokens", {"label": "bot"}, 201)["token"])
    assert (boss.get("/me")["operator"], program.get("/me")["operator"]) == (True, False)
    for who in (Person(door.port), door.guest("Gaius"), naso, program):
        nothing = who.get("/desk/nothing", 404)
        for path in ("matters", "find", "audit", f"people/{naso.id}"):
            assert who.get(f"/desk/{path}", 404) == nothing
        act(who, naso, "ban", 404)
    act(boss, naso, "ban", 400, reason="")
    assert held(naso) == []
    house.sql("delete from operators where person = $1", number(boss.id))
    ask_anew(house, boss)
    boss.get("/desk/audit", 404)


@pytest.mark.parametrize(
    "change", ["update audit set reason = 'x'", "delete from audit", "truncate audit"]
)
def test_the_audit_cannot_be_changed(house: House, door: Door, change: str) -> None:
    boss, naso = operator(house, door), door.guest("Naso")
    act(boss, naso, "silence", days=1)
    with pytest.raises(asyncpg.RaiseError, match="append-only"):
        house.sql(change)
    assert deeds(boss, naso) == ["silence"]
