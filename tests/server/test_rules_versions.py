"""Rules versions: a table ends under the rules it began with."""

import json
from collections.abc import Iterator
from random import Random

import pytest

from groma.core.deal import Deal
from groma.core.notes import Log
from groma.core.record import from_json, verify
from tests.sample import hoard
from tests.sample.versions import version
from tests.server.wire import Door, House, number, opened, play, seated, until


def small_deal(players: int, settings: list[int], deal: Deal, log: Log | None) -> hoard.Table:
    """The changed rule: of each coin there is one, so the game is short."""
    table = hoard.Table(players, settings)
    table.log = log
    coins = list(range(hoard.COIN.size))
    deal.shuffle(coins)
    table.hidden.zones[hoard.DECK] = coins
    table.hidden.keepers[hoard.HANDS :] = range(players)
    table.push(hoard.DRAWING, 0)
    table.advance()
    return table


OLD = hoard.GAME
NEW = version(2, small_deal)


@pytest.fixture(scope="module")
def house(postgres_url: str, template: str) -> Iterator[House]:
    with opened(postgres_url, template) as house:
        yield house


def test_old_tables_end_under_old_rules_and_new_ones_begin_under_new(
    house: House, door: Door
) -> None:
    door.install(OLD)
    old, people = seated(door, "hoard", "Anna", "Ben")
    play(old, people, Random(1), 9)
    waiting = people[0].open("hoard")  # opened under the old rules, started under the new
    door.install(NEW)
    door.forget()  # a new build has nothing in memory
    assert people[0].get("/games/hoard")["version"] == 2
    new, others = seated(door, "hoard", "Carl", "Dora")
    people[1].post(f"/tables/{waiting}/join", {})
    people[0].post(f"/tables/{waiting}/start")
    lengths = {}
    for table, group in ((old, people), (waiting, people), (new, others)):
        shown = play(table, group, Random(2))["table"]
        assert shown["status"] == "over"
        lengths[table] = shown["moves"]
        rules = NEW if table == new else OLD
        assert shown["rules"] == rules.version
        content = group[0].get(f"/tables/{table}/record")
        assert content["version"] == rules.version
        assert verify(from_json(json.dumps(content), {"hoard": rules}), rules).wrong == ""
        assert group[0].get(f"/tables/{table}/verification")["sound"]
    assert lengths[new] < 9 < lengths[old]
    stored = house.sql("select id, rules from tables where game = 'hoard'")
    assert dict(stored) == {number(old): 1, number(waiting): 1, number(new): 2}


def test_bots_play_old_tables_by_old_rules(house: House, door: Door) -> None:
    door.install(OLD)
    door.node.games["hoard"] = OLD
    anna = door.guest()
    table = anna.open("hoard", "random", "greedy", start=True)
    door.install(NEW)
    with house.working():
        until(lambda: anna.table(table)["status"] == "over")
    assert anna.get(f"/tables/{table}/verification")["sound"]
    assert anna.table(table)["rules"] == 1


def test_a_node_without_the_rules_says_so_and_serves_the_rest(house: House, door: Door) -> None:
    door.install(OLD)
    door.node.games["hoard"] = OLD
    table, people = seated(door, "hoard", "Anna", "Ben")
    poor = house.open()
    poor.install(NEW)
    anna = people[0].at(poor)
    for path in ("", "/view", "/legal", "/log", "/stream", "/record"):
        answer = anna.get(f"/tables/{table}{path}", 503)
        assert answer["type"] == "/problems/rules-not-installed"
        assert answer["retry"]
    turn = people[0].table(table)["turn"]
    seen = people[turn].view(table)
    body = {"seq": seen["seq"], "move": seen["legal"][0], "key": "4" * 32}
    people[turn].at(poor).post(f"/tables/{table}/moves", body, 503)
    people[turn].post(f"/tables/{table}/moves", body, 201)  # the same, elsewhere
    assert table in [line["id"] for line in anna.get("/me/tables")["tables"]]
    other = anna.open("hoard", "me", "random", start=True)
    assert anna.table(other)["rules"] == 2
