"""Leaving for good: what somebody wrote goes, what happened stays; and taking it along before."""

import io
import json
import zipfile
from http.client import HTTPConnection
from random import Random
from typing import Any

from groma.server.people.leaving import KEPT, WIPED
from groma.server.store.check import check_tables
from groma.table.ids import read
from tests.server.accounts.test_logins import account
from tests.server.wire import SECONDS, Door, House, Person, play, seated, until

REFERENCES = """
select c.conrelid::regclass::text, a.attname from pg_constraint c
join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
where c.contype = 'f' and c.confrelid = 'people'::regclass"""


def test_whatever_is_somebodys_is_wiped_or_kept_on_purpose(house: House) -> None:
    """A new table with people in it must say which."""
    found = {(str(table), str(column)) for table, column in house.sql(REFERENCES)}
    assert found == {*WIPED, *KEPT}


def full(house: House, door: Door) -> tuple[str, Person, Person]:
    """A running table at which Livilla has left traces everywhere."""
    table, (livilla, other) = seated(
        door, "city-of-rome", "Livilla", "Other", title="Livilla's table", worded=True
    )
    made = livilla.post("/me/account", {"name": "Livilla", "password": "ave imperator"}, 201)
    livilla = Person(door.port, made["token"], made["person"])
    livilla.post(f"/tables/{table}/chat", {"text": "I live in the Via Appia"}, 201)
    other.post("/me/mutes", {"person": livilla.id})
    livilla.post("/me/mutes", {"person": other.id})
    livilla.post("/me/tokens", {"label": "Livilla's bot"}, 201)
    house.sql(
        "insert into channels (id, person, kind, address) values (1, $1, 'mail', $2)",
        read(livilla.id),
        "livilla@rome.example",
    )
    waiting = livilla.open("city-of-rome", "me", "open", title="Come, says Livilla")
    livilla.post(f"/tables/{waiting}/invitations", {}, 201)
    return table, livilla, other


def test_nothing_of_a_person_is_left(house: House, door: Door) -> None:
    table, livilla, other = full(house, door)
    chance = Random(1)
    play(table, [livilla, other], chance, 10)
    watched = other.at(house.doors[1]).stream(table)
    watched.next()
    assert livilla.ask("DELETE", "/me")[0] == 200
    assert livilla.ask("GET", "/me")[0] == 401
    stored = " ".join(
        str(house.sql(f"select array_agg({name}::text) from {name}"))
        for (name,) in house.sql(
            """select relname::text from pg_class where relkind = 'r'
            and relnamespace = 'public'::regnamespace and relname not like 'procrastinate%'"""
        )
    ).lower()
    assert "livilla" not in stored
    assert "appia" not in stored
    for who in (other, other.at(house.doors[1])):
        chair = until(lambda who=who: left(who.table(table)["seats"][0]))
        assert (chair["person"], chair["guest"], chair["away"]) == (None, False, True)
        assert who.table(table)["title"] == ""
        assert not [line for line in who.log(table) if "Livilla" in line]
    assert other.get(f"/tables/{table}/chat") == []
    with house.working():
        end = until(lambda: over(other, table, chance))
    assert end["table"]["status"] == "over"
    assert other.get(f"/tables/{table}/verification")["sound"]
    said: list[str] = []
    shelf = door.node.tables.shelf
    assert house.do(check_tables(house.database, shelf, said.append)) == 0, said
    again = {"name": "Livilla", "password": "ave imperator"}
    assert Person(door.port).ask("POST", "/me/login", again)[0] == 401
    assert account(door, "Livilla").id != livilla.id  # the name is free


def left(chair: Any) -> Any:
    return chair if chair["name"].startswith("somebody who left ") else None


def over(person: Person, table: str, chance: Random) -> Any:
    seen = person.view(table)
    if seen["legal"]:
        person.move(table, chance)
    return seen if seen["table"]["status"] == "over" else None


def test_who_has_an_account_shows_that_it_is_the_owner(house: House, door: Door) -> None:
    person = account(door, "Pulcheria")
    house.sql("update logins set proved_at = null")
    assert person.ask("DELETE", "/me")[0] == 403
    assert person.ask("POST", "/me/proof", {"password": "not the password"})[0] == 401
    assert person.ask("DELETE", "/me")[0] == 403
    person.post("/me/proof", {"password": "ave imperator"})
    assert person.ask("DELETE", "/me")[0] == 200


def test_a_guest_just_goes(door: Door) -> None:
    guest = door.guest("Paula")
    alone = guest.open("city-of-rome", "me", "open")
    assert guest.ask("DELETE", "/me")[0] == 200
    assert door.guest().table(alone)["status"] == "closed"


def test_others_keep_a_table_that_gathers(door: Door) -> None:
    guest, other = door.guest("Paula"), door.guest("Otho")
    table = guest.open("city-of-rome", "me", "open")
    other.post(f"/tables/{table}/join", {})
    assert guest.ask("DELETE", "/me")[0] == 200
    shown = other.table(table)
    assert shown["status"] == "gathering"
    assert [seat["person"] for seat in shown["seats"]] == [None, other.id]


# ---- taking it along -----------------------------------------------------------------------------


def exported(person: Person) -> dict[str, Any]:
    line = HTTPConnection("127.0.0.1", person.port, timeout=SECONDS)
    line.request("GET", "/api/me/export", headers={"authorization": f"Bearer {person.token}"})
    answer = line.getresponse()
    assert answer.status == 200
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.read())) as archive:
        return {name: json.loads(archive.read(name)) for name in archive.namelist()}


def test_all_that_is_stored_of_me(house: House, door: Door) -> None:
    table, people = seated(door, "city-of-rome", "Ennia", "Naevia", title="Friday")
    people[0].post(f"/tables/{table}/chat", {"text": "salve"}, 201)
    people[1].post(f"/tables/{table}/chat", {"text": "not hers"}, 201)
    play(table, people, Random(3))
    found = exported(people[0])
    assert found["person.json"][0]["name"] == "Ennia"
    assert [line["text"] for line in found["chat.json"]] == ["salve"]
    assert len(found["log-ins.json"]) == 1
    assert found["tables.json"][0]["title"] == "Friday"
    record = found[f"records/{table}.json"]
    assert record["names"] == ["Ennia", "Naevia"]
    assert record["moves"]
    assert people[0].token not in json.dumps(found)
