"""Forks: a table of one's own from any position one knows, like any other from then on."""

import asyncio
import json
from random import Random
from typing import Any

import pytest

from groma.core.game import games, versions
from groma.server.store.check import check_tables
from groma.table.forks import Fork
from groma.table.moments import Eyes
from tests.server.wire import Door, House, Person, play, seated, until

GAMES = sorted(games())


def fork(person: Person, table: str, status: int = 201, **wanted: Any) -> Any:
    return person.post(f"/tables/{table}/fork?lang=en", wanted, status)


def known(view: Any) -> Any:
    """A view of the game itself."""
    return view["view"]


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_goes_on_as_its_player_knows_it(house: House, door: Door, game: str) -> None:
    table, people = seated(door, game, "Anna", "Ben")
    play(table, people, Random(game), 21)
    for seat, person in enumerate(people):
        made = fork(person, table)
        assert made["status"] == "running"
        assert (made["hidden"], made["clock"], made["forked_from"]) == (True, None, table)
        assert made["title"].startswith("What if: ")
        assert made["title"].endswith("from move 21")
        assert made["seats"][seat]["person"] == person.id
        assert made["seats"][1 - seat]["bot"] == "journeyman"
        assert known(person.view(made["id"])) == known(person.view(table))
        assert people[1 - seat].get(f"/tables/{made['id']}", 404)
        assert person.table(table)["moves"] == 21


def test_what_the_player_does_not_know_is_dealt_anew(door: Door) -> None:
    table, (anna, _) = seated(door, "city-of-rome", "Anna", "Ben")
    true = door.replica(table).match.state.to_bytes()
    starts = {door.replica(fork(anna, table)["id"]).header.opening.start for _ in range(6)}
    assert len(starts) == 6
    assert true not in starts
    state = door.replica(table).match.state
    same = {Fork(state, 21, Eyes(0), bytes(32)).start for _ in range(3)}
    assert len(same) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_fork_is_a_table_like_any_other(house: House, door: Door, game: str) -> None:
    """Bots move, moves are taken back, it is looked back at, other nodes know it, it ends."""
    chance = Random(game)
    table, people = seated(door, game, "Anna", "Ben")
    play(table, people, chance, 9)
    anna = people[0]
    made = fork(anna, table, at=6, bot="random")["id"]
    started = known(anna.view(made))
    assert started == anna.get(f"/tables/{table}/moments/6")["view"]
    with house.working():
        undone = False
        while True:
            seen = anna.view(made)
            if seen["table"]["status"] == "over":
                break
            if seen["legal"] is None:
                until(lambda before=seen["seq"]: anna.view(made)["seq"] > before)
                continue
            if seen["undo"] is not None and seen["undo"]["count"] and not undone:
                anna.do(made, "undo")
                undone = True
                continue
            anna.move(made, chance)
            if len(door.replica(made).match.moves) % 10 == 0:
                door.forget()
    other = house.doors[-1]
    assert other is not door
    assert anna.at(other).view(made) == anna.view(made)
    assert anna.get(f"/tables/{made}/moments/0")["view"] == started
    course = anna.get(f"/tables/{made}/course")["totals"]
    sheets = anna.get(f"/tables/{made}/sheet")["sheets"]
    assert course[-1] == [sheet["total"] for sheet in sheets]
    check_verdict(anna, made)
    lines: list[str] = []
    assert asyncio.run(check_tables(house.database, versions(), lines.append)) == 0, lines


def check_verdict(anna: Person, table: str) -> None:
    """It was not dealt, and that is said; its record begins with the position."""
    for lang, words in (
        ("en", "went on from a position"),
        ("de", "ging von einer vorgegebenen Stellung"),
    ):
        verdict = anna.get(f"/tables/{table}/verification?lang={lang}")
        assert (verdict["sound"], verdict["wrong"]) == (False, "not-dealt")
        assert words in verdict["words"]
    record = anna.get(f"/tables/{table}/record")
    assert bytes.fromhex(record["start"])


def test_the_record_of_a_running_fork_keeps_its_position(door: Door) -> None:
    table, (anna, _) = seated(door, "city-of-rome", "Anna", "Ben")
    made = fork(anna, table)["id"]
    record = anna.get(f"/tables/{made}/record")
    assert "start" not in record
    assert record["seed"] is None
    start = door.replica(made).header.opening.start
    assert start.hex() not in json.dumps([record, anna.view(made)])


def test_who_watches_a_running_game_takes_the_first_seat(door: Door) -> None:
    table, people = seated(door, "city-of-rome", "Anna", "Ben", "Clara")
    play(table, people, Random(4), 12)
    dora = door.guest("Dora", "de")
    made = dora.post(f"/tables/{table}/fork", {}, 201)
    assert made["title"].startswith("Was wäre, wenn: ")
    assert made["seats"][0]["name"] == "Dora"
    assert [seat["bot"] for seat in made["seats"]] == [None, "journeyman", "journeyman"]
    assert dora.view(made["id"])["viewer"] == 0
    for eyes in (0, 1, 2):
        assert fork(dora, table, 403, eyes=eyes)["detail"].startswith("While the game runs")
        if eyes:
            assert fork(people[0], table, 403, eyes=eyes)
    assert fork(people[0], table, eyes=0)


def test_a_finished_game_is_forked_with_any_eyes(door: Door) -> None:
    table, people = seated(door, "city-of-rome", "Anna", "Ben")
    play(table, people, Random(2))
    last = people[0].table(table)["moves"]
    dora = door.guest("Dora")
    assert fork(dora, table, 409)["detail"] == "The game is over."
    assert fork(dora, table, 409, at=last)["detail"] == "The game is over."
    assert fork(dora, table, 404, at=last + 1)["type"] == "/problems/not-there"
    for eyes in (0, 1):
        made = fork(dora, table, at=30, eyes=eyes)
        assert made["seats"][eyes]["name"] == "Dora"
        then = dora.get(f"/tables/{table}/moments/30?eyes={eyes}")
        assert known(dora.view(made["id"])) == then["view"]
    assert fork(dora, table, 422, at=3, eyes=7)["detail"] == "There is no such seat."
    assert fork(dora, table, 422, at=3, bot="nobody")["type"] == "/problems/wrong"
    again = fork(dora, made["id"])  # a fork of a fork
    assert again["forked_from"] == made["id"]
    assert again["title"].endswith("from move 0")


def test_before_the_start_there_is_no_position(door: Door) -> None:
    anna = door.guest()
    table = anna.open("city-of-rome")
    assert fork(anna, table, 409)["detail"] == "The game has not begun."
