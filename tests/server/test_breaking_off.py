"""Breaking off: a game that nobody wants to finish ends when everybody agrees, and says so."""

from random import Random

import pytest

from tests.server.night import one_game
from tests.server.wire import Clockwork, Door, House, number, play, seated


@one_game("city-of-rome")
def test_when_all_agree_the_game_ends_without_a_winner(house: House, door: Door, game: str) -> None:
    table, people = seated(door, game, "Anna", "Ben", "Carl")
    anna, ben, carl = people
    play(table, people, Random(game), 6)
    anna.post(f"/tables/{table}/end")
    request = carl.table(table)["request"]
    assert (request["seat"], request["ends"], request["agreed"]) == (0, True, [0])
    ben.do(table, "undo/agree")
    assert ben.table(table)["status"] == "running"
    carl.do(table, "undo/agree")
    for node in house.doors:
        node.forget()
        shown = anna.at(node).table(table)
        assert (shown["status"], shown["broken_off"], shown["turn"]) == ("over", True, None)
        assert shown["request"] is None
        assert shown["moves"] == 6
    assert anna.log(table)[-1] == "Everybody agreed: the game ends here, without a winner."
    assert anna.log(table, "de")[-1].startswith("Alle waren einverstanden")
    sheets = anna.get(f"/tables/{table}/sheet")["sheets"]
    assert [sheet["place"] for sheet in sheets] == [None] * 3


@one_game("city-of-rome")
def test_after_that_nothing_can_be_done(door: Door, game: str) -> None:
    table, people = seated(door, game, "Anna", "Ben")
    play(table, people, Random(game), 5)
    turn = people[0].table(table)["turn"]
    mover = people[turn]
    legal = mover.view(table)["legal"]
    people[0].post(f"/tables/{table}/end")
    people[1].do(table, "undo/agree")
    seen = mover.view(table)
    assert (seen["legal"], seen["undo"]["count"]) == (None, 0)
    assert mover.get(f"/tables/{table}/legal")["choices"] == []
    for what, more in (("moves", {"move": legal[0]}), ("undo", {}), ("undo/ask", {"count": 1})):
        assert mover.do(table, what, 409, **more)["detail"] == "The game is over."
    assert mover.post(f"/tables/{table}/end", status=409)
    assert mover.post(f"/tables/{table}/leave", status=409)
    assert mover.get(f"/tables/{table}/moments/2?eyes=open")["at"] == 2  # it may be looked at


@one_game("city-of-rome")
def test_one_who_declines_goes_on_and_so_does_a_move(door: Door, game: str) -> None:
    table, people = seated(door, game, "Anna", "Ben")
    anna, ben = people
    anna.post(f"/tables/{table}/end")
    ben.do(table, "undo/decline")
    assert anna.table(table)["request"] is None
    anna.post(f"/tables/{table}/end")
    play(table, people, Random(1), 1)
    assert ben.do(table, "undo/agree", 409)["detail"] == "Nobody asks for anything."
    assert anna.table(table)["status"] == "running"
    assert door.guest("Dora").post(f"/tables/{table}/end", status=403)


@one_game("city-of-rome")
def test_who_is_away_has_not_agreed(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    clock = Clockwork(monkeypatch)
    limits = {"allowance": 0, "bank": 300, "increment": 10}
    table, people = seated(house.front, game, "Anna", "Ben", clock=limits)
    late = people[0].table(table)["turn"]
    clock.move(400)
    house.do(house.front.node.door.time_is_up(number(table)))
    people[1 - late].post(f"/tables/{table}/end")
    assert people[1 - late].table(table)["status"] == "running"
    people[late].post(f"/tables/{table}/leave")  # now the seat is given up
    people[1 - late].post(f"/tables/{table}/end")
    assert people[1 - late].table(table)["broken_off"]


@one_game("city-of-rome")
def test_alone_against_bots_it_ends_at_once(door: Door, game: str) -> None:
    anna = door.guest("Anna")
    table = anna.open(game, "me", "random", start=True)
    anna.post(f"/tables/{table}/end")
    assert anna.table(table)["broken_off"]
