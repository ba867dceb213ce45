"""Streams: the newest view first, then everything that happens, for slow readers in few words."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from groma.server.live import node as nodes
from tests.server.night import one_game
from tests.server.wire import (
    Door,
    House,
    Person,
    all_notes,
    notes,
    opened,
    play,
    same,
    seated,
)


@pytest.fixture(scope="module", params=["notify", "nats"])
def house(
    request: pytest.FixtureRequest, postgres_url: str, template: str, nats_url: str
) -> Iterator[House]:
    patch = pytest.MonkeyPatch()
    patch.setattr(nodes, "HEARTBEAT_SECONDS", 0.5)
    bus = nats_url if request.param == "nats" else "notify"
    with opened(postgres_url, template, bus, nodes=2) as house:
        yield house
    patch.undo()


@one_game("city-of-rome")
def test_every_move_arrives_on_both_nodes_with_its_notes(house: House, game: str) -> None:
    table, people = seated(house.front, game, "Anna", "Ben")
    everybody = [*people, Person(house.front.port)]
    streams = [
        (one.at(node), one.at(node).stream(table)) for one in everybody for node in house.doors
    ]
    told = [all_notes(person, table) for person, _ in streams]
    for person, stream in streams:
        first = stream.next()
        assert first.kind == "table"
        assert same(first.data, person.view(table))
    chance = Random(game)
    for _ in range(12):
        turn = people[0].table(table)["turn"]
        seq = people[turn].move(table, chance)
        for index, (_, stream) in enumerate(streams):
            events = stream.to(seq)
            assert events[-1].id == events[-1].data["seq"] == seq
            told[index] += notes(events)
    for index, (person, stream) in enumerate(streams):
        assert told[index] == all_notes(person, table)
        assert same(events[-1].data, everybody[-1].view(table))
        stream.close()


@one_game("city-of-rome")
def test_who_comes_back_gets_what_it_missed(house: House, game: str) -> None:
    table, people = seated(house.front, game, "Anna", "Ben")
    chance = Random(game)
    play(table, people, chance, 3)
    stream = people[0].stream(table)
    seen = stream.next().id
    stream.close()
    before = all_notes(people[0], table)
    play(table, people, chance, 5)
    for node in house.doors:
        again = people[0].at(node).stream(table, last=seen)
        event = again.next()
        assert event.id == people[0].view(table)["seq"]
        assert before + event.data["notes"] == all_notes(people[0], table)
        again.close()
    again = people[0].stream(table, last=0)
    assert again.next().data["notes"] == all_notes(people[0], table)
    again.close()
    again = people[0].stream(table, last=999_999)  # what no database has: it begins anew
    assert again.next().kind == "restart"
    assert again.next().data["notes"] == []
    again.close()


@one_game("city-of-rome")
def test_who_comes_back_after_a_taking_back_gets_what_is_new(house: House, game: str) -> None:
    table, people = seated(house.front, game, "Anna", "Ben")
    chance = Random(game)
    play(table, people, chance, 4)
    kept = all_notes(people[0], table)
    open_stream = people[0].at(house.doors[1]).stream(table)
    open_stream.next()
    play(table, people, chance, 6)
    seen = people[0].view(table)["seq"]
    open_stream.to(seen)
    people[0].do(table, "undo/ask", count=6)
    people[1].do(table, "undo/agree")
    done = people[0].view(table)["seq"]
    events = open_stream.to(done)
    assert notes(events) == []
    assert same(events[-1].data, people[0].view(table))
    people[people[0].table(table)["turn"]].move(table, chance)
    newest = people[0].view(table)["seq"]
    fresh = all_notes(people[0], table)[len(kept) :]
    assert notes(open_stream.to(newest)) == fresh
    for last in (seen - 1, seen, done):
        again = people[0].stream(table, last=last)
        assert again.next().data["notes"] == fresh
        again.close()
    open_stream.close()


def test_the_line_shows_that_it_is_alive(door: Door) -> None:
    table, people = seated(door, "city-of-rome", "Anna", "Ben")
    stream = people[0].stream(table)
    assert stream.next().kind == "table"
    stream.beat()
    stream.beat()
    stream.close()


def test_chat_reaches_all_who_want_to_read_it(house: House) -> None:
    table, (anna, ben, carl) = seated(house.front, "city-of-rome", "Anna", "Ben", "Carl")
    carl.post("/me/mutes", {"person": anna.id})
    listed = {"person": anna.id, "name": "Anna", "guest": True, "blocked": False}
    assert carl.get("/me/mutes") == [listed]
    assert anna.get("/me/mutes") == []
    far = house.doors[1]
    streams = [one.at(node).stream(table) for one in (ben, carl) for node in (house.front, far)]
    anna.post(f"/tables/{table}/chat", {"text": "Salvē,\nBen! ½"}, 201)
    anna.at(far).post(f"/tables/{table}/chat", {"text": "again"}, 201)
    ben.post(f"/tables/{table}/chat", {"text": "Ave"}, 201)
    for index, stream in enumerate(streams):
        wanted = {"Salvē,\nBen! ½", "again", "Ave"} if index < 2 else {"Ave"}
        texts: list[str] = []
        while not wanted <= set(texts):  # what is said at two nodes arrives in any order
            event = stream.until(lambda event: event.kind == "chat")[-1]
            texts.append(event.data["text"])
        assert set(texts) == wanted
        stream.close()
    assert [line["text"] for line in carl.get(f"/tables/{table}/chat")] == ["Ave"]
    lines = ben.get(f"/tables/{table}/chat")
    assert [line["name"] for line in lines] == ["Anna", "Anna", "Ben"]
    assert ben.get(f"/tables/{table}/chat?after={lines[1]['id']}") == lines[2:]
    carl.post("/me/mutes", {"person": anna.id, "muted": False})
    assert carl.get("/me/mutes") == []
    assert len(carl.get(f"/tables/{table}/chat")) == 3
    dora = house.front.guest("Dora")
    dora.post(f"/tables/{table}/chat", {"text": "me too"}, 403)


@one_game("city-of-rome")
def test_who_sits_down_or_leaves_sees_with_other_eyes(house: House, game: str) -> None:
    anna, ben = house.front.guest("Anna"), house.front.guest("Ben")
    table = anna.open(game)
    stream = ben.at(house.doors[1]).stream(table)
    assert stream.next().data["viewer"] == 2
    ben.post(f"/tables/{table}/join", {})
    start = anna.post(f"/tables/{table}/start")["seq"]
    shown = stream.to(start)[-1].data
    assert same(shown, ben.view(table))
    assert shown["viewer"] == 1
    left = ben.post(f"/tables/{table}/leave")["seq"]
    shown = stream.to(left)[-1].data
    assert (shown["viewer"], shown["legal"]) == (2, None)
    assert same(shown, Person(house.front.port).view(table))
    stream.close()


def test_who_leaves_a_hidden_table_is_shown_out(house: House) -> None:
    anna, ben = house.front.guest("Anna"), house.front.guest("Ben")
    table = anna.open("city-of-rome", hidden=True)
    link = anna.post(f"/tables/{table}/invitations", {}, 201)["token"]
    ben.post(f"/invitations/{link}", {}, 201)
    streams = [ben.at(node).stream(table) for node in house.doors]
    for stream in streams:
        stream.next()
    ben.post(f"/tables/{table}/leave")
    for stream in streams:
        assert stream.until(lambda event: event.kind == "bye")[-1].data == {}
        with pytest.raises(EOFError):
            stream.next()


def test_a_stream_follows_though_the_table_was_forgotten_meanwhile(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    door = house.front
    table, people = seated(door, "city-of-rome", "Anna", "Ben")
    database = door.node.database
    rows = database.rows

    async def forgetting(query: str, *values: Any) -> list[Any]:
        if "mutes" in query:  # asked for between finding the table and watching it
            door.forget()
        return await rows(query, *values)

    monkeypatch.setattr(database, "rows", forgetting)
    stream = people[0].stream(table)
    stream.next()
    seq = people[people[0].table(table)["turn"]].move(table, Random(1))
    stream.to(seq)
    stream.close()


def test_a_node_that_stops_says_goodbye_and_the_other_goes_on(house: House) -> None:
    third = house.open()
    table, people = seated(house.front, "city-of-rome", "Anna", "Ben")
    slow = people[0].at(third).stream(table, room=2048)
    stream = people[0].at(third).stream(table)
    assert stream.next().kind == "table"
    house.doors.remove(third)
    third.stop()  # it does not wait for the slow one
    events = stream.until(lambda event: event.kind == "bye")
    assert events[-1].data == {}
    with pytest.raises(EOFError):
        stream.next()
    slow.close()
    people[people[0].table(table)["turn"]].move(table, Random(1))
    again = people[0].stream(table, last=people[0].view(table)["seq"] - 1)
    assert again.next().data["notes"]
    again.close()
