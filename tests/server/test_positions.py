"""A move is meant for a position: what leaves the position as it is refuses no move."""

import threading
import time
from random import Random
from typing import Any
from uuid import uuid4

from tests.server.night import one_game
from tests.server.wire import Door, House, Person, play, seated

pytestmark = one_game("city-of-rome")


def move_at(person: Person, table: str, seen: Any, chance: Random) -> tuple[int, Any]:
    """A move chosen in a view that may be old."""
    body = {"seq": seen["seq"], "move": chance.choice(seen["legal"]), "key": str(uuid4())}
    return person.ask("POST", f"/tables/{table}/moves", body)


def turn_of(people: list[Person], table: str) -> tuple[Person, Person]:
    """Who decides, and somebody else."""
    turn = people[0].table(table)["turn"]
    return people[turn], people[1 - turn]


def begun(door: Door, game: str) -> tuple[str, list[Person]]:
    """A table with some moves, so that one can ask to take one back."""
    table, people = seated(door, game, "Anna", "Ben")
    play(table, people, Random(game), 3)
    return table, people


def test_asking_and_withdrawing_refuses_no_move(door: Door, game: str) -> None:
    table, people = begun(door, game)
    mine, other = turn_of(people, table)
    seen = mine.view(table)
    other.do(table, "undo/ask", count=1)
    other.do(table, "undo/decline")
    status, done = move_at(mine, table, seen, Random(game))
    assert (status, done["seq"]) == (201, seen["seq"] + 3)


def test_a_request_in_the_air_is_no_reason_to_refuse_either(door: Door, game: str) -> None:
    table, people = begun(door, game)
    mine, other = turn_of(people, table)
    seen = mine.view(table)
    other.do(table, "undo/ask", count=1)
    assert move_at(mine, table, seen, Random(game))[0] == 201
    assert mine.table(table)["request"] is None


def test_coming_and_going_refuses_no_move(door: Door, game: str) -> None:
    table, people = begun(door, game)
    mine, other = turn_of(people, table)
    seen = mine.view(table)
    other.post(f"/tables/{table}/leave")
    assert move_at(mine, table, seen, Random(game))[0] == 201


def test_a_move_for_another_position_is_too_late(door: Door, game: str) -> None:
    table, people = begun(door, game)
    mine, _ = turn_of(people, table)
    seen = mine.view(table)
    assert move_at(mine, table, seen, Random(game))[0] == 201
    status, problem = move_at(mine, table, seen, Random("other"))
    assert (status, problem["type"]) == (409, "/problems/too-late")


def test_a_move_for_a_table_that_nobody_has_seen_yet_is_refused(door: Door, game: str) -> None:
    table, people = begun(door, game)
    mine, _ = turn_of(people, table)
    seen = mine.view(table)
    assert move_at(mine, table, {**seen, "seq": seen["seq"] + 1}, Random(game))[0] == 409


def test_who_agrees_agrees_to_the_request_that_it_saw(door: Door, game: str) -> None:
    table, people = begun(door, game)
    mine, other = turn_of(people, table)
    other.do(table, "undo/ask", count=1)
    seen = mine.view(table)["seq"]
    other.do(table, "undo/decline")
    other.do(table, "undo/ask", count=2)
    body = {"seq": seen, "key": str(uuid4())}
    status, problem = mine.ask("POST", f"/tables/{table}/undo/agree", body)
    assert (status, problem["type"]) == (409, "/problems/too-late")
    assert mine.table(table)["moves"] == 3
    mine.do(table, "undo/agree")
    assert mine.table(table)["moves"] == 1


def test_twenty_requests_a_second_refuse_no_move(house: House, game: str) -> None:
    """Asked and withdrawn at one node, while the other plays at another."""
    table, people = begun(house.front, game)
    elsewhere = [person.at(house.doors[1]) for person in people]
    nuisance = turn_of(people, table)[1]
    stop = threading.Event()
    asked = 0

    def nag() -> None:
        nonlocal asked
        while not stop.is_set():
            for what, more in (("undo/ask", {"count": 1}), ("undo/decline", {})):
                body = {"seq": nuisance.view(table)["seq"], "key": str(uuid4()), **more}
                status, _ = nuisance.ask("POST", f"/tables/{table}/{what}", body)
                asked += status == 200
            time.sleep(0.02)

    thread = threading.Thread(target=nag)
    thread.start()
    chance = Random(game)
    try:
        while asked < 10:
            time.sleep(0.01)
        for _ in range(30):
            seen = elsewhere[0].view(table)
            turn = seen["table"]["turn"]
            chosen = elsewhere[turn].view(table)
            time.sleep(0.1)  # a person thinks; meanwhile there are requests
            status, problem = move_at(elsewhere[turn], table, chosen, chance)
            assert status == 201, problem
    finally:
        stop.set()
        thread.join()
    assert asked > 60
