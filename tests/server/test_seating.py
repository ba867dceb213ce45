"""Seats before the start: bots come and go, people change places, the host alone sends away."""

from typing import Any

import pytest

from tests.server.wire import Door, House, Person


def problem(answer: dict[str, Any]) -> str:
    return str(answer["detail"])


def names(person: Person, table: str) -> list[str]:
    return [seat["name"] for seat in person.table(table)["seats"]]


def people(person: Person, table: str) -> list[str | None]:
    return [seat["person"] for seat in person.table(table)["seats"]]


@pytest.fixture
def anna(door: Door) -> Person:
    return door.guest("Anna")


@pytest.fixture
def ben(door: Door) -> Person:
    return door.guest("Ben")


def opened(anna: Person, ben: Person, **more: Any) -> str:
    """Anna's table for four with Ben on the second seat."""
    table = anna.open("city-of-rome", "me", "open", "open", "open", **more)
    invited = anna.post(f"/tables/{table}/invitations", {"seat": 1}, 201)
    ben.post(f"/invitations/{invited['token']}", {"word": "vidi"}, 201)
    return table


def test_the_host_gives_bots_free_seats_and_begins(door: Door, anna: Person, ben: Person) -> None:
    table = opened(anna, ben)
    anna.post(f"/tables/{table}/seat-bot", {"seat": 2, "bot": "random"})
    anna.post(f"/tables/{table}/seat-bot", {"seat": 3, "bot": "greedy"})
    seats = anna.table(table)["seats"]
    assert [seat["bot"] for seat in seats] == [None, None, "random", "greedy"]
    called = [seat["name"] for seat in seats]
    assert len(set(called)) == 4
    assert "" not in called
    anna.post(f"/tables/{table}/seat-bot", {"seat": 2, "bot": "greedy"})
    assert anna.table(table)["seats"][2]["bot"] == "greedy"
    assert names(anna, table) == called  # another strength, the same name
    anna.post(f"/tables/{table}/start")
    door.forget()
    assert anna.table(table)["status"] == "running"
    assert names(ben, table) == called
    assert anna.log(table)[:2] == ["Ben sits down.", "Anna seats a bot."]


def test_a_bot_is_sent_away_and_the_seat_is_free(anna: Person, ben: Person) -> None:
    table = opened(anna, ben)
    anna.post(f"/tables/{table}/seat-bot", {"seat": 2, "bot": "random"})
    anna.post(f"/tables/{table}/remove", {"seat": 2})
    assert anna.table(table)["seats"][2]["bot"] is None
    empty = anna.post(f"/tables/{table}/remove", {"seat": 2}, 409)
    assert problem(empty) == "Nobody sits there."


@pytest.mark.parametrize("hidden", [True, False])
def test_who_was_sent_away_does_not_sit_down_again(
    door: Door, anna: Person, ben: Person, hidden: bool
) -> None:
    table = opened(anna, ben, hidden=hidden)
    link = anna.post(f"/tables/{table}/invitations", {}, 201)["token"]
    anna.post(f"/tables/{table}/remove", {"seat": 1})
    assert people(anna, table) == [anna.id, None, None, None]
    door.forget()  # what the database says counts as well
    again = ben.post(f"/invitations/{link}", {}, 403)
    assert problem(again).startswith("The host has given your seat")
    ben.post(f"/tables/{table}/join", {}, 404 if hidden else 403)
    ben.get(f"/tables/{table}", 404 if hidden else 200)
    carla = door.guest("Carla")
    carla.post(f"/invitations/{link}", {}, 201)
    assert people(anna, table)[1] == carla.id


def test_somebody_moves_to_a_free_seat_and_the_word_goes_along(
    door: Door, anna: Person, ben: Person
) -> None:
    table = opened(anna, ben, worded=True, word="veni")
    ben.post(f"/tables/{table}/swap", {"seat": 3, "other": 1})
    assert people(ben, table) == [anna.id, None, None, ben.id]
    anna.post(f"/tables/{table}/seat-bot", {"seat": 1, "bot": "random"})
    anna.post(f"/tables/{table}/seat-bot", {"seat": 2, "bot": "random"})
    door.forget()
    anna.post(f"/tables/{table}/start")
    assert anna.get(f"/tables/{table}/record")["words"] == ["veni", "", "", "vidi"]


def test_words_of_two_who_change_places_change_places_too(
    door: Door, anna: Person, ben: Person
) -> None:
    table = anna.open("city-of-rome", "me", "open", worded=True, word="veni")
    ben.post(f"/tables/{table}/join", {"word": "vidi"})
    anna.post(f"/tables/{table}/swap", {"seat": 0, "other": 1})
    assert names(anna, table) == ["Ben", "Anna"]
    anna.post(f"/tables/{table}/start")
    assert anna.get(f"/tables/{table}/record")["words"] == ["vidi", "veni"]
    door.forget()
    assert anna.view(table)["viewer"] == 1


def test_the_word_of_who_was_sent_away_is_not_in_the_seed(anna: Person, ben: Person) -> None:
    table = anna.open("city-of-rome", "me", "open", worded=True, word="veni")
    ben.post(f"/tables/{table}/join", {"word": "vidi"})
    anna.post(f"/tables/{table}/remove", {"seat": 1})
    anna.post(f"/tables/{table}/seat-bot", {"seat": 1, "bot": "random"})
    anna.post(f"/tables/{table}/start")
    assert anna.get(f"/tables/{table}/record")["words"] == ["veni", ""]


def test_nobody_but_the_host_sends_away_or_moves_others(
    door: Door, anna: Person, ben: Person
) -> None:
    table = opened(anna, ben)
    carla, stranger = door.guest("Carla"), door.guest("Malus")
    carla.post(f"/tables/{table}/join", {"seat": 2})
    anna.post(f"/tables/{table}/seat-bot", {"seat": 3, "bot": "random"})
    before = anna.table(table)["seats"]
    for person in (ben, stranger):
        for seat in range(4):
            person.post(f"/tables/{table}/remove", {"seat": seat}, 403)
        person.post(f"/tables/{table}/seat-bot", {"seat": 3, "bot": "greedy"}, 403)
        person.post(f"/tables/{table}/swap", {"seat": 0, "other": 2}, 403)
    ben.post(f"/tables/{table}/swap", {"seat": 1, "other": 2}, 409)  # nor into a taken one
    ben.post(f"/tables/{table}/swap", {"seat": 1, "other": 3}, 409)
    assert anna.table(table)["seats"] == before


def test_where_the_host_got_up_nobody_sends_people_away(
    door: Door, anna: Person, ben: Person
) -> None:
    table = opened(anna, ben)
    carla = door.guest("Carla")
    carla.post(f"/tables/{table}/join", {"seat": 2})
    anna.post(f"/tables/{table}/leave")
    ben.post(f"/tables/{table}/remove", {"seat": 2}, 403)
    ben.post(f"/tables/{table}/swap", {"seat": 2, "other": 3}, 403)
    ben.post(f"/tables/{table}/seat-bot", {"seat": 3, "bot": "random"})  # but it can begin
    ben.post(f"/tables/{table}/remove", {"seat": 3})


def test_what_makes_no_sense_and_what_comes_too_late(anna: Person, ben: Person) -> None:
    table = anna.open("city-of-rome", "me", "open")
    ben.post(f"/tables/{table}/join", {})
    anna.post(f"/tables/{table}/remove", {"seat": 0}, 422)  # oneself
    anna.post(f"/tables/{table}/remove", {"seat": 2}, 422)
    anna.post(f"/tables/{table}/seat-bot", {"seat": 1, "bot": "random"}, 409)
    anna.post(f"/tables/{table}/seat-bot", {"seat": 1, "bot": "deep"}, 422)
    anna.post(f"/tables/{table}/swap", {"seat": 1, "other": 1}, 422)
    anna.post(f"/tables/{table}/start")
    anna.post(f"/tables/{table}/remove", {"seat": 1}, 409)
    anna.post(f"/tables/{table}/swap", {"seat": 0, "other": 1}, 409)
    anna.post(f"/tables/{table}/seat-bot", {"seat": 1, "bot": "random"}, 409)


def test_the_index_says_what_the_entries_say(house: House, door: Door, anna: Person) -> None:
    """A table in a list is read from its row: it must know who moved."""
    table = anna.open("city-of-rome", "me", "open", "open", title="Index")
    anna.post(f"/tables/{table}/seat-bot", {"seat": 1, "bot": "random"})
    anna.post(f"/tables/{table}/swap", {"seat": 0, "other": 2})
    [line] = [one for one in anna.get("/me/tables")["tables"] if one["id"] == table]
    assert [(seat["person"], seat["bot"]) for seat in line["seats"]] == [
        (None, None),
        (None, "random"),
        (anna.id, None),
    ]
    assert line["mine"] == 2
