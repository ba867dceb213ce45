"""What operators do at one table: each deed with its line, and never with a seat's eyes."""

from random import Random

import pytest

from groma.server.live.abandoned import Abandoned
from tests.server.desk.people import operator
from tests.server.desk.running import act, audit, change, secret
from tests.server.wire import Door, House, Person, Stream, number, play, seated

GAME = "city-of-rome"


def test_each_deed_stands_in_the_audit(house: House, door: Door) -> None:
    tullia = operator(house, door)
    table, people = seated(door, GAME, "Anna", "Ben", title="Forum")
    found = tullia.get(f"/desk/tables/{table}")
    assert (found["title"], found["people"], found["paused"]) == ("Forum", ["Anna", "Ben"], False)
    assert act(tullia, table, "pause")["paused"]
    act(tullia, table, "pause", 409)
    assert people[0].table(table)["paused"] is not None
    assert not act(tullia, table, "resume")["paused"]
    assert act(tullia, table, "repair")["sound"]
    act(tullia, table, "look")
    assert act(tullia, table, "end")["status"] == "over"
    act(tullia, table, "end", 409)
    mine, here = number(tullia.id), number(table)
    deeds = ("end", "look", "repair", "resume", "pause")
    assert audit(house) == [(mine, deed, here, f"{deed} it") for deed in deeds]


READ = ("", "/view", "/log", "/text", "/sheet", "/record", "/course", "/moments/9", "/catch-up")


def test_an_operator_looks_as_an_onlooker(house: House, door: Door) -> None:
    """What is shown of a hidden table is what any stranger would be shown if it were not hidden."""
    tullia, stranger = operator(house, door), door.guest("Stranger")
    people = [door.guest("Anna"), door.guest("Ben")]
    table = secret(door, GAME, *people)
    play(table, people, Random(3), 12)
    assert {tullia.ask("GET", f"/tables/{table}{what}")[0] for what in READ} == {404}
    act(tullia, table, "look")
    seen = [tullia.get(f"/tables/{table}{what}") for what in READ]
    show(house, table, hidden=False)
    asked = [stranger.get(f"/tables/{table}{what}") for what in READ]
    show(house, table, hidden=True)
    assert str(seen).replace("'hidden': True", "'hidden': False") == str(asked)
    mine = [people[0].get(f"/tables/{table}{what}") for what in READ]
    assert (seen[1]["viewer"], mine[1]["viewer"]) == (2, 0)
    assert mine[1:3] != seen[1:3]
    assert {stranger.ask("GET", f"/tables/{table}{what}")[0] for what in READ} == {404}


def show(house: House, table: str, hidden: bool) -> None:
    """Let a table be hidden or not, from its beginning."""
    change(
        house,
        "update entries set facts = jsonb_set(facts, '{hidden}', $2::text::jsonb) "
        "where table_id = $1 and seq = 0",
        *(number(table), "true" if hidden else "false"),
    )


def test_to_look_is_not_to_be_there(house: House, door: Door) -> None:
    tullia = operator(house, door)
    people = [door.guest("Anna"), door.guest("Ben")]
    table = secret(door, GAME, *people)
    assert Stream(tullia, table, None, 0).status == 404
    act(tullia, table, "look")
    stream = Stream(tullia, table, None, 0, "en")
    first = stream.next()
    tullia.get(f"/tables/{table}/chat", 404)
    tullia.post(f"/tables/{table}/join", {}, 404)
    tullia.post(f"/tables/{table}/chat", {"text": "hello"}, 404)
    body = {"seq": first.id, "move": 0, "key": "0" * 32}
    tullia.post(f"/tables/{table}/moves", body, 404)
    people[0].post(f"/tables/{table}/chat", {"text": "among ourselves"}, 201)
    seq = people[people[0].table(table)["turn"]].move(table, Random(1))
    events = stream.until(lambda event: event.id == seq)
    assert [event.kind for event in events] == ["change"]
    program = Person(door.port, tullia.post("/me/tokens", {"label": "x"}, 201)["token"])
    program.get(f"/tables/{table}/view", 404)
    house.sql("update looks set until = now()")
    tullia.get(f"/tables/{table}/view", 404)


def test_who_is_no_operator_any_more_looks_no_more(house: House, door: Door) -> None:
    tullia = operator(house, door)
    table = secret(door, GAME, door.guest("Anna"), door.guest("Ben"))
    act(tullia, table, "look")
    tullia.view(table)
    house.sql("delete from operators where person = $1", number(tullia.id))
    tullia.get(f"/tables/{table}/view", 404)


def test_who_sits_there_looks_with_no_other_eyes(house: House, door: Door) -> None:
    tullia, anna = operator(house, door), door.guest("Anna")
    table = secret(door, GAME, tullia, anna)
    before = tullia.view(table)
    act(tullia, table, "look")
    assert tullia.view(table) == before
    assert before["viewer"] == 0


ROW = "select to_jsonb(t) - 'reckoned' from tables t where id = $1"  # which workers change
DAMAGE = {
    "status = 2, ended_at = now(), turn = null": "the table is running, it was over",
    "seq = 0": "its row is wrong: seq",
    "bank = 7, hidden = true": "its row is wrong: hidden, bank",
}


@pytest.mark.parametrize(("damage", "trouble"), DAMAGE.items())
def test_a_damaged_row_is_made_again(house: House, door: Door, damage: str, trouble: str) -> None:
    tullia = operator(house, door)
    table, people = seated(door, GAME, "Anna", "Ben")
    play(table, people, Random(3), 5)
    right = house.sql(ROW, number(table))
    house.sql(f"update tables set {damage} where id = $1", number(table))
    house.sql("delete from seats where table_id = $1 and seat = 1", number(table))
    found = act(tullia, table, "repair")
    assert found["sound"]
    assert trouble in found["trouble"]
    assert house.sql(ROW, number(table)) == right
    again = act(tullia, table, "repair")
    assert (again["sound"], again["trouble"]) == (True, "")
    facts = house.sql("select facts->>'trouble' from audit where act = 'repair' order by id desc")
    assert facts[:2] == [("",), (found["trouble"],)]
    door.forget()
    play(table, people, Random(4), 5)


def test_what_no_row_can_help_is_said(house: House, door: Door) -> None:
    tullia = operator(house, door)
    table, people = seated(door, GAME, "Anna", "Ben")
    seq = people[people[0].table(table)["turn"]].move(table, Random(5))
    wrong = "update entries set value = 9999 where table_id = $1 and seq = $2"
    change(house, wrong, number(table), seq)
    found = act(tullia, table, "repair")
    assert not found["sound"]
    assert found["trouble"].startswith(f"{seq}: the move number 9999 is not legal")


def test_nobody_else_gets_in(house: House, door: Door) -> None:
    tullia, anna = operator(house, door), door.guest("Anna")
    table, _ = seated(door, GAME, "Anna", "Ben")
    program = Person(door.port, tullia.post("/me/tokens", {"label": "x"}, 201)["token"])
    before = audit(house)
    for person in (Person(door.port), anna, door.member("Livia"), program):
        for path in ("/desk", f"/desk/tables/{table}"):
            person.get(path, 404)
        act(person, table, "end", 404)
        person.post("/desk/closed", {"closed": True, "reason": "fun"}, 404)
        told = {"de": "Ha", "en": "Ha", "hours": 1, "reason": "fun"}
        person.post("/desk/announcements", {**told, "de": "Haha", "en": "Haha"}, 404)
    assert audit(house) == before
    assert anna.get("/house") == {"announcements": [], "closed": None, "pages": []}
    tullia.post(f"/desk/tables/{table}", {"act": "end", "reason": ""}, 400)


# ---- what nobody comes back to -------------------------------------------------------------------

AGO = "update entries set at = at - $2::int * interval '1 day' where table_id = $1"
OPENED = "update tables set created_at = created_at - interval '2 years' where id = $1"


def test_abandoned_tables_end(house: House, door: Door) -> None:
    anna, ben = door.guest("Anna"), door.guest("Ben")
    clock = {"allowance": 86400, "bank": 86400, "increment": 0}
    forgotten, seen, young = (anna.open(GAME, "me", "open") for _ in range(3))
    waiting = anna.open(GAME, "me", "open", clock=clock)
    asleep, awake, clocked, paused = (
        seated(door, GAME, "Anna", "Ben", **more)[0] for more in ({}, {}, {"clock": clock}, {})
    )
    house.do(door.node.door.pause(number(paused)))
    days = {forgotten: 31, seen: 31, young: 29, waiting: 31, asleep: 366, awake: 364, clocked: 366}
    for table, ago in {**days, paused: 366}.items():
        change(house, AGO, number(table), ago)
        house.sql(OPENED, number(table))
    house.sql("insert into seen values ($1, $2, now())", number(seen), number(ben.id))
    assert house.do(Abandoned(door.node).end_all()) == 3
    assert [anna.table(one)["status"] for one in (forgotten, seen, young, waiting)] == [
        "closed",
        "gathering",
        "gathering",
        "closed",
    ]
    assert [anna.table(one)["status"] for one in (asleep, awake, clocked, paused)] == [
        "over",
        "running",
        "running",
        "running",
    ]
    assert anna.table(asleep)["broken_off"]
    assert anna.log(forgotten)[-1] == "Nobody has come for long: the table is called off."
    assert anna.log(asleep, "de")[-1].startswith("Lange war niemand da:")
    assert house.do(Abandoned(door.node).end_all()) == 0
