"""Taking back: alone up to the barrier, further if all agree, and everybody follows."""

from random import Random
from typing import Any

import pytest

from tests.server.night import one_game
from tests.server.wire import Clockwork, Door, House, Person, number, play, seated, until

TRIES = 40  # to find a move that can be taken back


def position(person: Person, table: str) -> Any:
    """What stands on the table, without the time."""
    seen = person.view(table)
    return seen["view"], seen["table"]["turn"], seen["legal"], seen["table"]["moves"]


def undoable(door: Door, game: str, least: int = 2) -> tuple[str, list[Person], int]:
    """A table at which somebody may take back several moves, and who."""
    for seed in range(40):
        chance = Random(f"{game} {seed}")
        table, people = seated(door, game, "Anna", "Ben")
        for _ in range(30):
            turn = people[0].table(table)["turn"]
            if turn is None:
                break
            people[turn].move(table, chance)
            undo = people[turn].view(table)["undo"]
            if undo["count"] >= least:
                return table, people, turn
    raise AssertionError("nothing can be taken back in this game")


def test_own_moves_are_taken_back_one_by_one_up_to_the_barrier(
    house: House, door: Door, game: str
) -> None:
    table, people, seat = undoable(door, game)
    mine = people[seat]
    undo = mine.view(table)["undo"]
    moves = mine.table(table)["moves"]
    too_many = mine.do(table, "undo", 422, count=undo["count"] + 1)
    assert too_many["detail"].startswith("Nothing can be taken back beyond this")
    for left in range(undo["count"] - 1, -1, -1):
        mine.do(table, "undo")
        seen = mine.view(table)
        assert (seen["undo"] or {"count": 0})["count"] == left
        assert seen["table"]["moves"] == moves - undo["count"] + left
        assert people[0].view(table)["table"]["turn"] == seat
    assert mine.log(table)[-1].endswith("takes back a move.")
    assert mine.log(table, "de")[-1].endswith("nimmt einen Zug zurück.")
    if mine.table(table)["moves"]:
        stop = mine.do(table, "undo", 422)
        assert (stop["type"], stop["clause"]) == ("/problems/refused", None)
        assert stop["detail"].startswith("Nothing can be taken back beyond this")
    mine.move(table, Random(1))  # and the game goes on


@one_game("city-of-rome")
def test_the_turn_is_restarted_at_once(house: House, door: Door, game: str) -> None:
    table, people, seat = undoable(door, game)
    mine = people[seat]
    count = mine.view(table)["undo"]["count"]
    moves = mine.table(table)["moves"]
    mine.do(table, "undo", count=0)
    assert mine.table(table)["moves"] == moves - count
    assert mine.log(table)[-1].endswith(f"takes back {count} moves.")


def test_what_is_taken_back_is_as_if_it_had_not_been(house: House, door: Door, game: str) -> None:
    chance = Random(game)
    for _ in range(TRIES):
        table, people = seated(door, game, "Anna", "Ben")
        turn = play(table, people, chance, 6)["table"]["turn"]
        before = [position(person, table) for person in people]
        log = people[0].log(table)
        people[turn].move(table, chance)
        if people[turn].view(table)["undo"]["count"]:
            break
    else:
        raise AssertionError("every move shows something new here")
    people[turn].do(table, "undo")
    for node in house.doors:
        assert [position(person.at(node), table) for person in people] == before
        assert people[0].at(node).log(table)[:-1] == log
    assert (
        len(house.sql("select from entries where table_id = $1 and seq > 0", number(table)))
        == (people[0].view(table)["seq"])
    )  # nothing is ever deleted


@one_game("city-of-rome")
def test_another_ones_moves_are_not_mine_to_take_back(door: Door, game: str) -> None:
    table, people = seated(door, game, "Anna", "Ben")
    turn = people[0].table(table)["turn"]
    people[turn].move(table, Random(1))
    other = people[1 - turn]
    assert other.view(table)["undo"] == {
        "count": 0,
        "stops": "undo-stops-at-another",
        "words": None,
    }
    answer = other.do(table, "undo?lang=de", 422)
    assert answer["detail"].endswith("Davor hat jemand anderes entschieden.")


# ---- by consent ----------------------------------------------------------------------------------


@pytest.fixture
def four(door: Door, game: str) -> tuple[str, list[Person], Any]:
    """A table of three people after some moves, and where it stood three moves before."""
    chance = Random(game)
    table, people = seated(door, game, "Anna", "Ben", "Carl")
    play(table, people, chance, 5)
    before = [position(person, table) for person in people]
    play(table, people, chance, 3)
    return table, people, before


@one_game("city-of-rome")
def test_when_all_agree_moves_of_everybody_are_taken_back(
    house: House, four: tuple[str, list[Person], Any]
) -> None:
    table, (anna, ben, carl), before = four
    seq = anna.view(table)["seq"]
    anna.do(table, "undo/ask", count=3)
    shown = carl.at(house.doors[1]).table(table)
    assert shown["request"] == {"seat": 0, "moves": 3, "agreed": [0], "ends": False}
    ben.at(house.doors[1]).do(table, "undo/agree")
    assert anna.table(table)["request"]["agreed"] == [0, 1]
    assert anna.table(table)["moves"] == 8
    done = carl.do(table, "undo/agree")
    assert done["seq"] == seq + 3  # his own entry, and after it:
    assert anna.view(table)["seq"] == seq + 4  # taken back
    for node in house.doors:
        people = [person.at(node) for person in (anna, ben, carl)]
        assert [position(person, table) for person in people] == before
        assert people[0].table(table)["request"] is None
    assert anna.log(table)[-4:] == [
        "Anna asks to take back moves.",
        "Ben agrees.",
        "Carl agrees.",
        "Anna takes back 3 moves.",
    ]
    assert anna.log(table, "de")[-1] == "Anna nimmt 3 Züge zurück."
    play(table, [anna, ben, carl], Random(9), 4)


@one_game("city-of-rome")
def test_one_who_declines_ends_it_and_so_does_a_move(four: tuple[str, list[Person], Any]) -> None:
    table, people, _ = four
    anna, ben, carl = people
    assert anna.do(table, "undo/agree", 409)["detail"].startswith("Nobody asks")
    anna.do(table, "undo/ask", count=2)
    ben.do(table, "undo/decline")
    assert anna.table(table)["request"] is None
    assert anna.log(table)[-1] == "Ben declines."
    assert carl.do(table, "undo/agree", 409)["detail"].startswith("Nobody asks")
    anna.do(table, "undo/ask", count=2)
    anna.do(table, "undo/decline")  # one may think better of it
    assert anna.table(table)["request"] is None
    anna.do(table, "undo/ask", count=2)
    ben.do(table, "undo/agree")
    turn = anna.table(table)["turn"]
    people[turn].move(table, Random(3))
    assert anna.table(table)["request"] is None
    assert carl.do(table, "undo/agree", 409)
    assert anna.table(table)["moves"] == 9


@one_game("city-of-rome")
def test_so_many_moves_there_must_be(four: tuple[str, list[Person], Any], door: Door) -> None:
    table, (anna, *_), _ = four
    for count in (0, 9):
        assert anna.do(table, "undo/ask", 422, count=count)["detail"].startswith("So many moves")
    watcher = door.guest("Dora")
    assert watcher.do(table, "undo/ask", 403)["type"] == "/problems/not-yours"


@one_game("city-of-rome")
def test_bots_and_who_has_left_need_not_agree(house: House, door: Door, game: str) -> None:
    anna, ben = door.guest("Anna"), door.guest("Ben")
    table = anna.open(game, "me", "open", "random")
    ben.post(f"/tables/{table}/join", {})
    anna.post(f"/tables/{table}/start")
    with house.working():
        for _ in range(4):
            turn = until(lambda: (anna.table(table)["turn"] + 1) % 3)
            [ben, anna][turn % 2].move(table, Random(4))
    ben.post(f"/tables/{table}/leave")
    moves = anna.table(table)["moves"]
    anna.do(table, "undo/ask", count=moves)
    shown = anna.table(table)
    assert (shown["moves"], shown["request"]) == (0, None)
    assert anna.log(table)[-2:] == [
        "Anna asks to take back moves.",
        f"Anna takes back {moves} moves.",
    ]


@one_game("city-of-rome")
def test_while_somebody_is_away_nobody_takes_back_moves(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Else one request took back thirty moves of somebody who was late, with the deck known."""
    clock = Clockwork(monkeypatch)
    limits = {"allowance": 0, "bank": 300, "increment": 10}
    table, people = seated(house.front, game, "Anna", "Ben", clock=limits)
    play(table, people, Random(game), 7)
    late = people[0].table(table)["turn"]
    owner, thief = people[late], people[1 - late]
    clock.move(400)
    house.do(house.doors[1].node.door.time_is_up(number(table)))
    for count in (1, 7):
        thief.do(table, "undo/ask", count=count)
        shown = thief.table(table)
        assert shown["moves"] == 7
        assert (shown["request"]["moves"], shown["request"]["agreed"]) == (count, [1 - late])
        thief.do(table, "undo/decline")
    thief.do(table, "undo/ask", count=2)
    assert owner.do(table, "undo/agree", 409)["detail"].startswith("A bot plays for you")
    owner.post(f"/tables/{table}/return")
    thief.do(table, "undo/ask", count=2)
    owner.do(table, "undo/agree")  # who is back decides
    assert thief.table(table)["moves"] == 5


@one_game("city-of-rome")
def test_who_agreed_reads_in_the_catch_up_that_it_happened(
    four: tuple[str, list[Person], Any],
) -> None:
    table, (anna, ben, carl), _ = four
    anna.do(table, "undo/ask", count=3)
    ben.do(table, "undo/agree")
    carl.do(table, "undo/agree")
    for person in (ben, carl):
        lines = person.get(f"/tables/{table}/catch-up")["lines"]
        assert lines[-1]["words"] == "Anna takes back 3 moves."
