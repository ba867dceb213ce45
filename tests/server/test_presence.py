"""Who is there: here on any node, away since when, and nothing of it in the entries."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any

import pytest

from groma.server.live import node as nodes
from groma.server.live import presence
from tests.server.wire import Door, House, Person, Stream, number, opened, seated, until

GAME = "caesars-empire"


@pytest.fixture(scope="module", params=["notify", "nats"])
def house(
    request: pytest.FixtureRequest, postgres_url: str, template: str, nats_url: str
) -> Iterator[House]:
    patch = pytest.MonkeyPatch()
    patch.setattr(nodes, "HEARTBEAT_SECONDS", 0.2)
    patch.setattr(presence, "GRACE_SECONDS", 0.3)
    patch.setattr(presence, "SILENCE_SECONDS", 2.0)
    bus = nats_url if request.param == "nats" else "notify"
    with opened(postgres_url, template, bus, nodes=2) as house:
        yield house
    patch.undo()


def watch(person: Person, table: str) -> Stream:
    """A stream that also tells who is there."""
    return Stream(person, table, None, 0, "en&presence=true")


def comes(stream: Stream, wanted: dict[str, bool]) -> dict[str, Any]:
    """Wait until so many are told to be here and away; since when, by person."""

    def right(event: Any) -> bool:
        return event.kind == "presence" and wanted == {
            one["person"]: one["here"] for one in event.data
        }

    told = stream.until(right)[-1].data
    return {one["person"]: one["since"] and datetime.fromisoformat(one["since"]) for one in told}


def entries(house: House, table: str) -> list[Any]:
    return house.sql("select seq, kind from entries where table_id = $1", number(table))


def test_who_comes_and_goes_is_told_on_all_nodes(house: House) -> None:
    table, (anna, ben) = seated(house.front, GAME, "Anna", "Ben")
    before = entries(house, table)
    onlooker = watch(house.doors[1].guest("Clara"), table)
    comes(onlooker, {anna.id: False, ben.id: False})
    here = [anna.at(house.front).stream(table), anna.at(house.doors[1]).stream(table)]
    comes(onlooker, {anna.id: True, ben.id: False})
    beside = ben.stream(table)
    comes(onlooker, {anna.id: True, ben.id: True})
    here[0].close()  # still there on the other node
    beside.close()
    gone = comes(onlooker, {anna.id: True, ben.id: False})
    here[1].close()
    later = comes(onlooker, {anna.id: False, ben.id: False})
    assert later[anna.id] >= gone[ben.id]
    assert later[ben.id] == gone[ben.id]
    onlooker.close()
    assert entries(house, table) == before


def test_who_comes_later_learns_it_too(house: House) -> None:
    table, (anna, ben) = seated(house.front, GAME, "Anna", "Ben")
    first = anna.stream(table)
    first.next()
    other = watch(ben.at(house.doors[1]), table)
    comes(other, {anna.id: True, ben.id: True})
    first.close()
    gone = comes(other, {anna.id: False, ben.id: True})
    other.close()
    kept = "select person from seen where table_id = $1"
    until(lambda: len(house.sql(kept, number(table))) == 2)
    until(lambda: not any(door.node.tables.presence._rooms for door in house.doors))
    again = watch(ben.at(house.front), table)
    since = comes(again, {anna.id: False, ben.id: True})[anna.id]
    assert abs((since - gone[anna.id]).total_seconds()) < 10
    again.close()


def test_a_page_that_is_loaded_anew_is_not_away(house: House) -> None:
    table, (anna, ben) = seated(house.front, GAME, "Anna", "Ben")
    onlooker = watch(ben, table)
    line = anna.stream(table)
    since = comes(onlooker, {anna.id: True, ben.id: True})[anna.id]
    for _ in range(3):
        line.close()
        line = anna.stream(table)
        line.next()
    late = watch(ben, table)
    assert comes(late, {anna.id: True, ben.id: True})[anna.id] == since
    for stream in (line, late, onlooker):
        stream.close()


def test_who_was_at_a_node_that_died_is_away(house: House, door: Door) -> None:
    table, (anna, ben) = seated(door, GAME, "Anna", "Ben")
    onlooker = watch(ben, table)
    comes(onlooker, {anna.id: False, ben.id: True})
    lost = 4711  # a node that says something once, and is never heard of again
    told = presence.Here(number(table), number(anna.id), True, door.node.tables.now())
    house.loop.call_soon_threadsafe(door.node.tables.presence.hear, lost, told)
    comes(onlooker, {anna.id: True, ben.id: True})
    comes(onlooker, {anna.id: False, ben.id: True})
    onlooker.close()


def test_who_does_not_ask_for_it_is_not_told(house: House, door: Door) -> None:
    table, (anna, ben) = seated(door, GAME, "Anna", "Ben")
    plain, other = anna.stream(table), watch(ben, table)
    assert plain.next().kind == "table"
    comes(other, {anna.id: True, ben.id: True})
    ben.post(f"/tables/{table}/chat", {"text": "salve"}, 201)
    assert plain.next().kind == "chat"
    plain.close()
    other.close()
