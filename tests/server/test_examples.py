"""Worked examples over the wire: told, and opened at a table of one's own."""

from random import Random

import pytest

from groma.core.game import games
from groma.words.examples import load_examples
from tests.server.wire import Door, House, Person, until

GAMES = sorted(games())


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_list_them_and_each_is_told(door: Door, game: str) -> None:
    nobody = Person(door.port)
    listed = nobody.get(f"/games/{game}/rules?lang=de")["examples"]
    assert [one["id"] for one in listed] == list(load_examples(games()[game]))
    assert all(one["opens"] for one in listed)
    told = nobody.get(f"/games/{game}/examples/{listed[0]['id']}?lang=de")
    assert told == listed[0]
    assert nobody.get(f"/games/{game}/examples/{listed[0]['id']}?lang=en")["text"] != told["text"]


@pytest.mark.parametrize("game", GAMES)
def test_every_example_opens_where_it_asks(door: Door, game: str) -> None:
    """The table shows the stored position to whoever decides first; nobody else sees it."""
    anna, ben = door.guest("Anna"), door.guest("Ben")
    for name, example in load_examples(games()[game]).items():
        table = anna.post(f"/games/{game}/examples/{name}?lang=en", status=201)
        assert (table["status"], table["hidden"], table["example"]) == ("running", True, name)
        assert table["title"].endswith(f"example {name}")
        assert table["turn"] == example.seat
        assert table["seats"][example.seat]["person"] == anna.id
        replica = door.replica(table["id"])
        assert replica.match.state.to_bytes() == example.start
        view = anna.view(table["id"])
        state = replica.match.state
        assert view["view"] == games()[game].view(state, example.seat)
        assert view["legal"] == state.legal()
        assert ben.get(f"/tables/{table['id']}", 404)


@pytest.mark.parametrize("game", GAMES)
def test_an_example_is_a_table_like_any_other(house: House, door: Door, game: str) -> None:
    """Bots answer, a node that forgot it knows it again, it ends."""
    anna, chance = door.guest("Anna"), Random(game)
    example = next(iter(load_examples(games()[game]).values()))
    table = anna.post(f"/games/{game}/examples/{example.name}", status=201)["id"]
    anna.move(table, chance)
    door.forget()
    with house.working():
        while (seen := anna.view(table))["table"]["status"] != "over":
            if seen["legal"] is None:
                until(lambda before=seen["seq"]: anna.view(table)["seq"] > before)
            else:
                anna.move(table, chance)
    assert anna.table(table)["example"] == example.name


def test_what_is_no_example_does_not_open(door: Door) -> None:
    anna = door.guest("Anna")
    for game, name in (("city-of-rome", "CR-E99"), ("city-of-rome", "CE-E1"), ("chess", "CR-E1")):
        assert anna.post(f"/games/{game}/examples/{name}", status=404)
        assert anna.get(f"/games/{game}/examples/{name}", 404)
    assert Person(door.port).post("/games/city-of-rome/examples/CR-E1", status=401)
