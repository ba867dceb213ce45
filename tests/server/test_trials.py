"""Trials on the wire: what if I did this? Nothing is stored, and it comes out like that."""

from random import Random
from typing import Any
from uuid import uuid4

import pytest

from groma.core.game import games
from tests.server.wire import Door, House, Person, number, play, seated

GAMES = sorted(games())


def stored(house: House, table: str) -> int:
    return len(house.sql("select seq from entries where table_id = $1", number(table)))


def begun(
    door: Door, game: str, chance: Random
) -> tuple[str, Person, Person, dict[str, Any], list[int]]:
    """A table at which a choice has parts: who decides, who does not, what is seen, and a part."""
    table, people = seated(door, game, "Anna", "Ben")
    for _ in range(60):
        turn = people[0].view(table)["table"]["turn"]
        mine = people[turn]
        offered = mine.get(f"/tables/{table}/legal?previews=false")["choices"]
        parts = [one["move"] for one in offered if one["part"]]
        if parts:
            return table, mine, people[1 - turn], mine.view(table), parts
        play(table, people, chance, 1)
    raise AssertionError("no choice has parts")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_choice_is_tried_part_by_part_and_then_stored_as_one(
    house: House, door: Door, game: str
) -> None:
    chance = Random(game)
    table, mine, other, seen, parts = begun(door, game, chance)
    path = f"/tables/{table}"
    count = stored(house, table)
    moves = [chance.choice(parts)]
    sheet = mine.get(f"{path}/sheet")["sheets"][seen["viewer"]]["total"]
    while True:
        told = mine.post(f"{path}/trial?lang=de", {"seq": seen["seq"], "moves": moves})
        assert other.post(f"{path}/trial", {"seq": seen["seq"], "moves": moves}, 422)["clause"]
        if not told["legal"]:
            break
        assert (told["stop"], told["seq"]) == (False, seen["seq"])
        assert [one["move"] for one in told["choices"]["choices"]] == told["legal"]
        assert told["choices"]["prompt"]
        wrong = next(move for move in range(9999) if move not in told["legal"])
        asked = {"move": wrong, "after": moves}
        why = mine.post(f"{path}/why-not", asked)
        assert not why["allowed"]
        body = {"seq": seen["seq"], "moves": [*moves, wrong]}
        assert mine.post(f"{path}/trial", body, 422)["clause"] == why["clause"]
        assert mine.post(f"{path}/preview", asked, 422)["clause"] == why["clause"]
        one = chance.choice(told["choices"]["choices"])
        brings = mine.post(f"{path}/preview?lang=de", {"move": one["move"], "after": moves})
        assert (brings["total"], brings["words"]) == (one["points"], one["preview"])
        moves.append(one["move"])
    assert len(moves) > 1
    assert told["whole"]
    assert stored(house, table) == count
    assert mine.view(table) == seen
    wanted = {"seq": seen["seq"], "move": moves, "key": str(uuid4())}
    done = mine.post(f"{path}/moves", wanted, 201)
    assert done["seq"] == seen["seq"] + len(moves)
    assert mine.at(house.doors[1]).post(f"{path}/moves", wanted, 201) == done
    assert stored(house, table) == count + len(moves)
    if told["view"] is not None:
        assert told["view"] == mine.at(house.doors[1]).view(table)["view"]
        after = mine.get(f"{path}/sheet")["sheets"][seen["viewer"]]["total"]
        assert told["brings"]["total"] == after - sheet
    late = mine.post(f"{path}/trial", {"seq": seen["seq"], "moves": moves}, 409)
    assert (late["type"], late["seq"]) == ("/problems/too-late", done["seq"])


def test_after_something_new_nothing_is_told_and_nothing_is_judged(
    house: House, door: Door
) -> None:
    """A list that goes on behind a face that turns up is refused, whatever that face is."""
    chance = Random(5)
    table, people = seated(door, "city-of-rome", "Anna", "Ben")
    found = 0
    for _ in range(120):
        shown = people[0].view(table)
        if found > 3 or shown["table"]["status"] != "running":
            break
        mine = people[shown["table"]["turn"]]
        seen = mine.view(table)
        move = chance.choice(seen["legal"])
        told = mine.post(f"/tables/{table}/trial", {"seq": seen["seq"], "moves": [move]})
        if told["stop"] and told["view"] is None:
            found += 1
            count = stored(house, table)
            body = {"seq": seen["seq"], "key": str(uuid4())}
            answers = [
                mine.post(f"/tables/{table}/moves", body | {"move": [move, then]}, 422)
                for then in (0, 7, seen["legal"][0])
            ]
            assert len({answer["detail"] for answer in answers}) == 1
            assert answers[0]["detail"].startswith("Before that you would see something new")
            assert stored(house, table) == count
        mine.post(
            f"/tables/{table}/moves",
            {"seq": seen["seq"], "move": move, "key": str(uuid4())},
            201,
        )
    assert found
