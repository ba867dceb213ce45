"""Games that were begun elsewhere go on here, believed in nothing."""

import asyncio
import json
from random import Random
from typing import Any

import msgspec

from groma.core.game import games, versions
from groma.core.match import open_match
from groma.server.api.forks import bring
from groma.server.live.reckoner import Reckoner
from groma.server.store.check import check_tables
from groma.table.brought import MOST
from groma.table.entries import Opening
from groma.table.ids import read
from tests.server.wire import Door, House, until

GAMES = sorted(games())


def record(name: str, moves: int, version: int | None = None, players: int = 2) -> dict[str, Any]:
    """A game of some people and one bot, as a home tells of it."""
    game = versions()[name, version or games()[name].version]
    chance = Random(name)
    match = open_match(game, ["Anna"] * players, bytes(range(32)))
    while not match.state.over() and len(match.moves) < moves:
        match.follow(chance.choice(match.state.legal()))
    people = [{"name": f"Seat {seat}", "person": True} for seat in range(players - 1)]
    return {
        "format": 1,
        "game": name,
        "rules": game.version,
        "settings": game.defaults(),
        "seats": [*people, {"name": "Titus", "bot": "novice"}],
        "seed": bytes(range(32)).hex(),
        "moves": match.moves,
    }


def test_a_game_goes_on_to_its_end_and_counts_for_nobody(house: House, door: Door) -> None:
    game = "caesars-empire"
    anna = door.guest("Anna")
    made = anna.post("/tables/brought?lang=en", {"record": record(game, 15)}, 201)
    assert (made["brought"], made["hidden"], made["forked_from"]) == (True, True, None)
    assert made["title"].endswith("from move 15")
    assert [seat["bot"] for seat in made["seats"]] == [None, "novice"]
    assert made["status"] == "running"
    table, chance = made["id"], Random(game)
    with house.working():
        while (seen := anna.view(table))["table"]["status"] != "over":
            if seen["legal"] is None:
                until(lambda before=seen["seq"]: anna.view(table)["seq"] > before)
            else:
                anna.move(table, chance)
    checked = anna.get(f"/tables/{table}/verification")
    assert (checked["sound"], checked["wrong"]) == (False, "not-dealt")
    house.do(Reckoner(door.node).reckon())
    assert house.sql("select count(*) from results") == [(0,)]


def test_others_are_invited_and_it_begins_when_all_are_there(house: House, door: Door) -> None:
    anna, ben = door.guest("Anna"), door.guest("Ben")
    told = record("city-of-rome", 20, players=3)
    seats = [{"kind": "open"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = anna.post("/tables/brought", {"record": told, "at": 10, "seats": seats}, 201)
    assert made["status"] == "gathering"
    table = made["id"]
    ben.get(f"/tables/{table}", 404)
    token = anna.post(f"/tables/{table}/invitations", {}, 201)["token"]
    ben.post(f"/invitations/{token}", {}, 201)
    anna.post(f"/tables/{table}/start")
    mine = anna.view(table)
    game = games()["city-of-rome"]
    then = open_match(game, ["a", "b", "c"], bytes(range(32)))
    for move in told["moves"][:10]:
        then.follow(move)
    assert mine["view"] == json.loads(json.dumps(game.view(then.state, 1)))
    assert door.replica(table).match.state.to_bytes() != then.state.to_bytes()
    lines: list[str] = []
    assert asyncio.run(check_tables(house.database, versions(), lines.append)) == 0, lines


def test_it_is_noted_from_where_somebody_came_where_others_can_sit_too(
    house: House, door: Door
) -> None:
    anna = door.guest("Anna")
    told = record("city-of-rome", 3, players=3)
    for seats, noted in [
        ([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}], True),
        ([{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2], False),
    ]:
        made = anna.post("/tables/brought", {"record": told, "seats": seats}, 201)
        kept = house.sql("select person from origins where table_id = $1", read(made["id"]))
        assert bool(kept) == noted


def test_to_play_it_again_is_thinking() -> None:
    kinds = [getattr(guard, "kind", "") for guard in bring.guards or ()]
    assert kinds[-2:] == ["fork", "think"], "whoever may not bring waits in no line"


def test_earlier_rules_hold_on(door: Door) -> None:
    anna = door.guest("Anna")
    for name in GAMES:
        made = anna.post("/tables/brought", {"record": record(name, 12, 1)}, 201)
        assert made["rules"] == 1 < games()[name].version


def test_what_is_hostile_costs_little_and_leaves_nothing(house: House, door: Door) -> None:
    anna = door.guest("Anna")
    told = record("builders-antiquity", 100_000)
    count = house.sql("select count(*) from tables")
    for changed, status, kind in [
        ({"moves": [*told["moves"][:MOST], 60_000]}, 422, "wrong"),
        ({"moves": [0] * 20_000}, 422, "wrong"),
        ({"moves": [0] * 20_001}, 400, "wrong"),
        ({"moves": [-1]}, 400, "wrong"),
        ({"moves": ["x"]}, 400, "wrong"),
        ({"moves": [[[]]]}, 400, "wrong"),
        ({"seed": "ab"}, 400, "wrong"),
        ({"seed": "AB" * 32}, 400, "wrong"),
        ({"key": "zz" * 32}, 400, "wrong"),
        ({"start": "ff" * 20_000}, 422, "wrong"),
        ({"start": "f"}, 400, "wrong"),
        ({"start": "ff" * 40_000}, 413, "too-large"),
        ({"title": "x" * 201}, 400, "wrong"),
        ({"rules": 3000}, 422, "wrong"),
        ({"settings": [99] * 100}, 422, "wrong"),
        ({"seats": told["seats"] * 4}, 422, "wrong"),
        ({"seats": []}, 400, "wrong"),
        ({"format": 2}, 400, "wrong"),
        ({"entries": [[[[[]]]]]}, 503, "newer"),
        ({"unheard": 1}, 400, "wrong"),
    ]:
        answer = anna.post("/tables/brought", {"record": told | changed}, status)
        assert answer["type"] == f"/problems/{kind}", changed
        assert "Traceback" not in json.dumps(answer)
    assert house.sql("select count(*) from tables") == count


def test_an_opening_of_before_is_read_and_one_of_today_tells_a_program_of_before_no_more() -> None:
    kept = {"is": "open", "game": "x", "rules": 1, "settings": [], "seats": [], "seed": "AAAA"}
    assert not msgspec.json.decode(json.dumps(kept), type=Opening).brought

    class Before(msgspec.Struct, tag="open", tag_field="is"):
        game: str

    now = msgspec.json.encode(Opening("x", 1, [], [], b"", brought=True))
    assert msgspec.json.decode(now, type=Before).game == "x"
