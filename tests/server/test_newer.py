"""What a newer program stored: this one leaves such tables alone, and says so calmly."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from groma.core.game import versions
from groma.server.live.reckoner import Reckoner
from groma.server.store.check import check_tables
from groma.table.entries import NAMES
from tests.server.night import night
from tests.server.wire import Door, House, Person, number, play, seated, until

GAME = "caesars-empire"
LATER = len(NAMES)  # a kind that nobody knows yet

_WRITE = """
with t as (update tables set seq = seq + 1 where id = $1 returning seq)
insert into entries (table_id, seq, kind, value, at, facts)
select $1, seq, $2, 0, now(), $3::text::jsonb from t returning seq"""


def newer_program(house: House, table: str, kind: int, facts: str | None) -> list[Any]:
    """Does something at a table that this program cannot know; the answer is its entry."""
    [[seq]] = house.sql(_WRITE, number(table), kind, facts)
    more = [] if facts is None else [msgspec.json.decode(facts)]
    return [number(table), seq, kind, 0, None, None, "2026-01-01T00:00:00Z", None, *more]


def refused(person: Person, table: str, lang: str = "en") -> str:
    answer = person.get(f"/tables/{table}/view?lang={lang}", 503)
    assert (answer["type"], answer["retry"]) == ("/problems/newer", True)
    title: str = answer["title"]
    return title


@pytest.mark.parametrize(
    ("kind", "facts", "told"),
    [
        (LATER, None, True),
        (0, '{"is": "later", "more": 1}', False),
        night(LATER, None, False),
        night(0, '{"is": "later", "more": 1}', True),
        night(999, '{"is": "later"}', True),
    ],
)
def test_a_table_of_a_newer_program_is_left_to_it(
    house: House, door: Door, kind: int, facts: str | None, told: bool
) -> None:
    table, people = seated(door, GAME, "Anna", "Ben")
    play(table, people, Random(1), 5)
    other, others = seated(door, GAME, "Carl", "Dora")
    stream = people[0].stream(table)
    stream.to(people[0].view(table)["seq"])
    body = {
        "seq": people[0].view(table)["seq"],
        "move": 0,
        "key": "0" * 8 + "-0000" * 3 + "-" + "0" * 12,
    }
    entry = newer_program(house, table, kind, facts)
    if told:  # else the node finds it when it looks
        house.loop.call_soon_threadsafe(door.node.bus.tell, msgspec.json.encode(entry))
    assert stream.until(lambda event: event.kind == "bye")  # the page goes to another node
    assert "newer version" in refused(people[0], table)
    assert "neueren Fassung" in refused(people[1], table, "de")
    for person in people:
        assert person.post(f"/tables/{table}/moves", body, 503)["type"] == "/problems/newer"
    assert people[0].stream(table).status == 503
    assert house.sql("select max(seq) from entries where table_id = $1", number(table)) == [
        (entry[1],)
    ]
    play(other, others, Random(2), 5)  # the others play on
    said: list[str] = []
    assert asyncio.run(check_tables(house.database, versions(), said.append)) == 1
    assert f"{table} {GAME} 2 entry {entry[1]}: a newer program has played here" in said
    house.sql("update tables set status = 2, due = null where id = $1", number(table))


def test_a_worker_leaves_it_alone_and_does_the_others(house: House, door: Door) -> None:
    anna = door.guest()
    table = anna.open(GAME, "me", "random", "random", start=True)
    entry = newer_program(house, table, LATER, None)
    house.sql("update tables set due = now() where id = $1", number(table))
    other = anna.open(GAME, "random", "random", start=True)
    with house.working():
        until(lambda: anna.table(other)["status"] == "over")
    assert house.sql("select max(seq) from entries where table_id = $1", number(table)) == [
        (entry[1],)
    ]


def test_its_results_and_its_row_are_left_to_the_newer_program(house: House, door: Door) -> None:
    table, people = seated(door, GAME, "Anna", "Ben")
    play(table, people, Random(1))
    other, others = seated(door, GAME, "Carl", "Dora")
    play(other, others, Random(2))
    newer_program(house, table, LATER, None)
    row = "select to_jsonb(t) from tables t where id = $1"
    before = house.sql(row, number(table))
    while house.do(Reckoner(door.node).reckon()):
        continue
    assert house.sql("select reckoned from tables where id = $1", number(other)) == [(True,)]
    assert house.sql(row, number(table)) == before
    said: list[str] = []
    assert asyncio.run(check_tables(house.database, versions(), said.append, rebuild=True)) == 1
    assert house.sql(row, number(table)) == before
