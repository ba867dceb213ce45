"""Analyses: asked for once, worked out beside everything, gone on with by others, told to all."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from groma.bots.analysis import Found, parts_of, put_together, work_out
from groma.core.game import games
from groma.core.match import Match, open_match
from groma.server.live import analyst
from groma.server.live.analyst import Analyst
from groma.server.live.node import Config, Node
from groma.server.live.thinker import Thinker
from groma.server.people.accounts import Person as Somebody
from groma.server.store import analyses
from groma.table.analysing import stamp
from groma.table.entries import Chair, Opening
from groma.table.ids import read, written
from groma.table.texts import Texts
from tests.server.wire import Door, House, Person, number, play, seated, until
from tests.text.pebbles import PEBBLES as SENSELESS

GAME = "city-of-rome"
LEFT = 5  # moves: the end of a game, so that there is little to be worked out


def shortly_before_its_end(name: str) -> bytes:
    """A position with a few moves to go."""
    game = games()[name]
    whole = open_match(game, ["Anna", "Ben"], bytes(32))
    chance = Random(name)
    while not whole.state.over():
        whole.follow(chance.choice(whole.state.legal()))
    return whole.state_after(len(whole.moves) - LEFT).to_bytes()


START = shortly_before_its_end(GAME)


def ending(house: House, door: Door, **more: Any) -> tuple[str, list[Person]]:
    """A table of two that is about to end."""
    people = [door.guest("Anna"), door.guest("Ben")]
    game = door.node.games[GAME]
    chairs = [Chair(read(one.id)) for one in people]
    opening = Opening(GAME, game.version, game.defaults(), chairs, bytes(32), start=START, **more)
    host = Somebody(chairs[0].person or 0, "Anna", True, "en", 0, False, False)
    table = house.do(door.node.door.open(opening, host, Texts()))
    house.do(door.node.door.start(table, host))
    return written(table), people


def finished(house: House, door: Door, **more: Any) -> tuple[str, list[Person]]:
    """The same, played to its end."""
    table, people = ending(house, door, **more)
    assert play(table, people, Random(1))["table"]["status"] == "over"
    return table, people


@contextmanager
def analysing(house: House) -> Iterator[Analyst]:
    """With a worker that analyses."""

    async def begin() -> tuple[Analyst, asyncio.Task[None]]:
        node = Node(Config(house.database, house.bus))
        node.tables.shelf = house.front.node.tables.shelf
        await node.start()
        one = Analyst(node)
        assert one.thinker.nice == analyst.NICE
        one.thinker.nice = 0  # the test waits for it
        return one, asyncio.create_task(one.run())

    async def end() -> None:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await one.node.stop()

    one, task = house.do(begin())
    try:
        yield one
    finally:
        house.do(end())


def asked(person: Person, table: str, status: int = 200) -> Any:
    return person.post(f"/tables/{table}/analysis", None, status)


def told(person: Person, table: str, lang: str = "en", status: int = 200) -> Any:
    return person.get(f"/tables/{table}/analysis?lang={lang}", status)


def worked(house: House, table: str) -> int:
    """How many parts are stored."""
    (found,) = house.sql("select done from analyses where table_id = $1", number(table))
    return int(found[0])


def done(house: House, person: Person, table: str) -> Any:
    """What is told when all of it is worked out."""
    ended = "select 1 from analyses where table_id = $1 and due is null"
    until(lambda: house.sql(ended, number(table)))
    shown = told(person, table)
    assert (shown["status"], shown["done"]) == ("there", shown["of"])
    return shown


def directly(match: Match) -> Any:
    """What comes out if all parts are worked out here."""
    found: dict[int, Found] = {}
    for at, part in enumerate(parts_of(match)):
        found[at] = work_out(match.game, 2, match.settings, part)
    return put_together(match, found)


def test_asked_worked_out_and_read(house: House, door: Door) -> None:
    table, (anna, ben) = finished(house, door)
    onlooker = Person(door.port)
    assert told(anna, table)["status"] == "free"
    first = asked(anna, table)
    assert (first["status"], first["done"]) == ("coming", 0)
    assert first["of"] == len(parts_of(door.replica(table).match))
    assert first["headline"] == ""
    assert asked(ben, table)["of"] == first["of"]
    assert house.sql("select count(*) from analyses where table_id = $1", number(table)) == [(1,)]
    with analysing(house):
        shown = done(house, anna, table)
    whole = directly(door.replica(table).match)
    assert [(one["at"], one["places"]) for one in shown["places"]] == [
        (one.at, one.places) for one in whole.stands
    ]
    for seat, one in enumerate(shown["seats"]):
        tally = whole.tally(seat)
        counted = [tally.best, tally.small, tally.costly, tally.lost]
        assert [one["best"], one["small"], one["costly"], one["lost"]] == counted
        assert one["deal"] == whole.deal[seat]
        assert one["luck"]
    costly = [one for seat in range(2) for one in whole.costly(seat)]
    assert [(one["at"], one["seat"], one["cost"], one["moves"]) for one in shown["costly"]] == [
        (one.at, one.seat, one.cost, one.better) for one in costly
    ]
    german = told(ben, table, "de")
    assert german["headline"].startswith(("Deine teuerste", "Keine deiner"))
    assert shown["headline"].startswith(("Your costliest", "No decision of yours"))
    assert told(onlooker, table)["headline"] == ""
    assert told(onlooker, table)["places"] == shown["places"]
    for one in shown["costly"]:
        assert one["played"]
        assert len(one["brief"]) == 2
        assert all(one["brief"])
        assert one["better"]
    assert asked(ben, table)["done"] == shown["of"]  # nothing is done again
    assert house.sql("select due from analyses where table_id = $1", number(table)) == [(None,)]


def test_what_a_worker_leaves_another_goes_on_with(
    house: House, door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (anna, _) = finished(house, door)
    monkeypatch.setattr(analyst, "SAVE_SECONDS", 0.0)
    asked(anna, table)
    with analysing(house):
        until(lambda: worked(house, table) >= 3)
    before = told(anna, table)["done"]
    assert 3 <= before < told(anna, table)["of"]
    wanted: list[Any] = []
    ask = Thinker.ask

    async def counted(self: Thinker, part: Any) -> Any:
        wanted.append(part)
        return await ask(self, part)

    monkeypatch.setattr(Thinker, "ask", counted)
    with analysing(house):
        shown = done(house, anna, table)
    assert len(wanted) == shown["of"] - before


def test_who_is_killed_leaves_it_to_others_after_a_while(house: House, door: Door) -> None:
    table, (anna, _) = finished(house, door)
    asked(anna, table)
    database = door.node.database
    kept = house.do(analyses.claim(database, 7))
    assert kept.table == number(table)
    parts = parts_of(door.replica(table).match)
    kept.parts = len(parts)
    first = work_out(door.node.games[GAME], 2, door.replica(table).match.settings, parts[0])
    kept.found.append((0, first.cost, first.moves, first.numbers))
    assert house.do(analyses.save(database, 7, kept))
    assert house.do(analyses.claim(database, 8)) is None  # somebody is at it
    house.sql("update analyses set due = now() where table_id = $1", number(table))
    other = house.do(analyses.claim(database, 8))
    assert other.found == kept.found
    assert not house.do(analyses.save(database, 7, kept))  # who comes late changes nothing
    house.do(analyses.let_go(database, 8, number(table)))
    with analysing(house):
        done(house, anna, table)


def test_what_comes_to_nothing_is_not_tried_for_ever(
    house: House, door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (anna, _) = finished(house, door)
    asked(anna, table)
    monkeypatch.setattr("groma.server.live.thinker.sys.executable", "/bin/false")
    monkeypatch.setattr(analyses, "LEASE_SECONDS", 0.0)
    worker = Analyst(door.node)
    for _ in range(analyses.TRIES):
        assert house.do(worker.analyse())
    assert not house.do(worker.analyse())
    assert told(anna, table)["status"] == "no"
    assert asked(anna, table, 409)["detail"] == "This game cannot be looked through."


def test_another_way_of_analysing_is_asked_for_anew(
    house: House, door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (anna, _) = finished(house, door)
    asked(anna, table)
    house.sql("update analyses set due = null where table_id = $1", number(table))
    monkeypatch.setattr("groma.table.analysing.METHOD", 2)
    assert told(anna, table)["status"] == "free"
    asked(anna, table)
    (found,) = house.sql("select stamp, done from analyses where table_id = $1", number(table))
    assert found == (stamp(door.replica(table).match), 0)
    house.sql("delete from analyses")


def test_a_running_game_is_not_analysed_nor_what_goes_on_from_it(house: House, door: Door) -> None:
    table, (anna, ben) = ending(house, door)
    for person in (anna, ben):
        assert asked(person, table, 409)["detail"] == "The game is not over yet."
        told(person, table, status=409)
    mine = anna.post(f"/tables/{table}/fork", {"bot": "random"}, 201)["id"]
    with house.working():
        end(anna, mine)
    assert asked(anna, mine, 409)["detail"] == "The game is not over yet."
    assert told(anna, mine)["status"] == "no"
    # Nor in two steps: what goes on from a fork that has ended knows no more than the fork.
    again = anna.post(f"/tables/{mine}/fork", {"at": 0, "bot": "random"}, 201)
    assert again["hints"] is False
    with house.working():
        end(anna, again["id"])
    asked(anna, again["id"], 409)
    play(table, [anna, ben], Random(2))
    asked(anna, mine)
    asked(anna, again["id"])
    house.sql("delete from analyses")


def test_where_hints_are_allowed_a_fork_may_be_analysed(house: House, door: Door) -> None:
    table, (anna, _) = ending(house, door, hints=True)
    mine = anna.post(f"/tables/{table}/fork", {"bot": "random"}, 201)["id"]
    with house.working():
        end(anna, mine)
    assert asked(anna, mine)["of"]
    house.sql("delete from analyses")


def end(person: Person, table: str) -> None:
    """Somebody plays against bots until it is over."""
    chance = Random(table)
    while (seen := person.view(table))["table"]["status"] == "running":
        if seen["legal"]:
            person.move(table, chance)


def test_a_game_that_was_broken_off_is_not_analysed(door: Door) -> None:
    table, (anna, ben) = seated(door, GAME, "Anna", "Ben")
    play(table, [anna, ben], Random(1), 3)
    anna.post(f"/tables/{table}/end")
    ben.do(table, "undo/agree")
    assert anna.table(table)["status"] == "over"
    assert asked(anna, table, 409)["detail"] == "This game cannot be looked through."


def test_a_game_that_bots_have_no_sense_for_is_not_analysed(house: House, door: Door) -> None:
    door.install(SENSELESS)
    assert SENSELESS.sense is None
    anna = door.guest()
    table = anna.open(SENSELESS.name, "random", "random", start=True)
    with house.working():
        until(lambda: anna.table(table)["status"] == "over")
    said = {
        lang: anna.post(f"/tables/{table}/analysis?lang={lang}", None, 409)["detail"]
        for lang in ("en", "de")
    }
    assert said["en"] == "This game cannot be looked through."
    assert said["de"] == "Dieses Spiel kann nicht durchgesehen werden."
