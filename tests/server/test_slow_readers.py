"""Slow readers: few views, the last of them right, and every note."""

from random import Random

from tests.server.night import one_game
from tests.server.wire import (
    House,
    Person,
    all_notes,
    notes,
    play,
    same,
    seated,
    views,
)


@one_game("carpe-diem")
def test_a_slow_reader_gets_few_views_and_all_notes(house: House, game: str) -> None:
    table, people = seated(house.front, game, "Anna", "Ben")
    watcher = Person(house.front.port)
    before = all_notes(watcher, table)
    stream = watcher.stream(table, room=2048)  # its reader does not read ...
    chance = Random(game)
    play(table, people, chance, 120)
    seq = watcher.view(table)["seq"]
    events = stream.to(seq)  # ... until now
    assert len(views(events)) < seq / 2
    assert same(events[-1].data, watcher.view(table))
    assert before + notes(events) == all_notes(watcher, table)
    stream.close()


@one_game("carpe-diem")
def test_a_slow_reader_misses_nothing_over_a_taking_back(house: House, game: str) -> None:
    """What was told before and is told again differently must arrive, however long it waited."""
    table, people = seated(house.front, game, "Anna", "Ben")
    stream = people[0].stream(table, room=2048)
    chance = Random(game)
    moves = 24 if game == "caesars-empire" else 70  # it is the shortest
    play(table, people, chance, moves)
    people[0].do(table, "undo/ask", count=moves - 10)
    taken_back = people[1].do(table, "undo/agree")["seq"]
    kept = len(all_notes(people[0], table))
    play(table, people, chance, 40)
    events = stream.to(people[0].view(table)["seq"])
    assert same(events[-1].data, people[0].view(table))
    fresh = all_notes(people[0], table)[kept:]
    told = notes([event for event in events if event.kind == "table" and event.id >= taken_back])
    assert told[-len(fresh) :] == fresh
    stream.close()
