"""Onward: forks, what was begun elsewhere, hints, and a finished game that is looked through."""

from random import Random
from typing import Any

from groma.core.game import games
from tests.home.contract.cases import case
from tests.home.contract.places import Place, Voice
from tests.home.contract.subjects.playing import table_of_two

GAME = "caesars-empire"


def some_moves(table: str, people: list[Voice], moves: int) -> Any:
    """Moves by chance, the same at both places; the last view of the first one."""
    chance = Random(table_free_of_chance(moves))
    for _ in range(moves):
        seen = people[0].view(table)
        turn = seen["table"]["turn"]
        if turn is None:
            break
        next(one for one in people if one.view(table)["viewer"] == turn).move(table, chance)
    return people[0].view(table)


def table_free_of_chance(moves: int) -> int:
    """The same seed at both places, whatever their tables are called."""
    return 17 * moves


@case("POST /tables/{table}/fork")
def forks(place: Place) -> None:
    for game in sorted(games()):
        table, people = table_of_two(place, game)
        some_moves(table, people, 5)
        for voice in (*people, place.guest("Cleo", "de")):
            made = voice.post(f"/tables/{table}/fork", {}, 201)
            voice.wait(made["id"])
            people[1].ask("GET", f"/tables/{made['id']}")
            again = voice.post(f"/tables/{made['id']}/fork?lang=de", {"at": 0}, 201)
            voice.wait(again["id"])
    anna = people[0]
    place.nobody.post(f"/tables/{table}/fork", {}, 401)
    for wrong in (
        {"at": 99},
        {"at": -1},
        {"at": "x"},
        {"eyes": 1},
        {"eyes": 9},
        {"bot": "grandmaster"},
        {"bot": "x" * 31},
        {"more": 1},
        [],
    ):
        anna.ask("POST", f"/tables/{table}/fork", wrong)
    anna.post("/tables/0000000000000/fork", {}, 404)
    waiting = anna.open(GAME, "me", "open")
    anna.post(f"/tables/{waiting}/fork", {}, 409)


@case("POST /tables/{table}/fork", "GET /tables/{table}/analysis", "POST /tables/{table}/analysis")
def after_the_end(place: Place) -> None:
    table, people = table_of_two(place, GAME)
    anna = people[0]
    for method in ("GET", "POST"):
        anna.ask(method, f"/tables/{table}/analysis")
    assert some_moves(table, people, 5000)["table"]["status"] == "over"
    anna.post(f"/tables/{table}/fork", {}, 409)
    for eyes in (0, 1, 2):
        anna.post(f"/tables/{table}/fork", {"at": 3, "eyes": eyes}, 201)
    place.nobody.get(f"/tables/{table}/analysis")
    place.nobody.post(f"/tables/{table}/analysis", None, 401)
    anna.post(f"/tables/{table}/analysis")
    waiting = anna.open(GAME, "me", "open")
    for method in ("GET", "POST"):
        anna.ask(method, f"/tables/{waiting}/analysis")


@case("POST /tables/{table}/hint")
def hints(place: Place) -> None:
    table, people = table_of_two(place, GAME, hints=True)
    for voice in (*people, place.nobody, place.guest("Cleo")):
        voice.ask("POST", f"/tables/{table}/hint")
        voice.ask("POST", f"/tables/{table}/hint?lang=de")
    without, _ = table_of_two(place, GAME)
    people[0].ask("POST", f"/tables/{without}/hint")
    waiting = people[0].open(GAME, "me", "open", hints=True)
    people[0].ask("POST", f"/tables/{waiting}/hint")


def begun(game: str, version: int = 2) -> dict[str, Any]:
    """A game that was begun elsewhere."""
    return {
        "format": 1,
        "game": game,
        "rules": version,
        "settings": (games()[game].of_version(version) or games()[game]).defaults(),
        "seats": [{"name": "Gaius", "person": True}, {"name": "Titus", "bot": "random"}],
        "seed": "7a" * 32,
        "moves": [],
    }


@case("POST /tables/brought")
def games_that_were_begun_elsewhere(place: Place) -> None:
    anna = place.guest("Anna")
    for game in sorted(games()):
        for version in (1, 2):
            made = anna.post("/tables/brought?lang=de", {"record": begun(game, version)}, 201)
            anna.wait(made["id"])
    record = begun(GAME)
    place.nobody.post("/tables/brought", {"record": record}, 401)
    seats = [{"kind": "open"}, {"kind": "me"}]
    made = anna.post("/tables/brought", {"record": record, "seats": seats, "at": 0}, 201)
    anna.view(made["id"])
    for changed in (
        {"game": "hopscotch"},
        {"rules": 99},
        {"rules": -1},
        {"settings": []},
        {"seats": []},
        {"seats": [{"name": "Gaius"}]},
        {"seats": [{"name": "Gaius", "bot": "grandmaster"}] * 2},
        {"seed": ""},
        {"moves": [60_000]},
        {"moves": [-1]},
        {"start": "00"},
        {"start": "0"},
        {"begun": False},
        {"entries": [1]},
        {"format": 3},
        {"more": 1},
    ):
        anna.ask("POST", "/tables/brought", {"record": record | changed})
    for wanted in ({"at": 1}, {"bot": "grandmaster"}, {"seats": [{"kind": "me"}]}, {"more": 1}):
        anna.ask("POST", "/tables/brought", {"record": record, **wanted})
    for body in (b"", b"{", b"{}", b"[]"):
        anna.say("POST", "/tables/brought", body)
