"""A move: stored once, acknowledged always, and only if it was chosen for the table as it is."""

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any
from uuid import uuid4

from groma.core.trial import Trial
from tests.server.night import one_game
from tests.server.wire import Door, House, Person, number, play, seated

TRIES = 40  # moves, until one can be taken back


def begun(door: Door, game: str) -> tuple[str, Person, Person, dict[str, Any]]:
    """A running table, who decides, who does not, and a move that is ready to be sent."""
    table, people = seated(door, game, "Anna", "Ben")
    turn = play(table, people, Random(game), 4)["table"]["turn"]
    seen = people[turn].view(table)
    body = {"seq": seen["seq"], "move": seen["legal"][0], "key": str(uuid4())}
    return table, people[turn], people[1 - turn], body


def stored(house: House, table: str) -> int:
    return len(house.sql("select seq from entries where table_id = $1 and seq > 0", number(table)))


@one_game("city-of-marble")
def test_a_move_for_an_older_table_is_too_late(house: House, door: Door, game: str) -> None:
    table, mine, _, body = begun(door, game)
    count = stored(house, table)
    for seq in (0, body["seq"] - 1, body["seq"] + 5):
        answer = mine.post(f"/tables/{table}/moves", body | {"seq": seq}, 409)
        assert (answer["type"], answer["seq"]) == ("/problems/too-late", body["seq"])
    assert stored(house, table) == count


@one_game("city-of-marble")
def test_who_repeats_a_move_with_its_key_gets_the_same_answer(
    house: House, door: Door, game: str
) -> None:
    table, mine, other, body = begun(door, game)
    path = f"/tables/{table}/moves"
    first = mine.post(path, body, 201)
    count = stored(house, table)
    again = mine.at(house.doors[1])
    for person in (mine, again):
        assert person.post(path, body, 201) == first
        # ... even if it looked again in between
        assert person.post(path, body | {"seq": first["seq"]}, 201) == first
    play(table, sorted_seats(table, mine, other), Random(2), 3)
    door.forget()
    for person in (mine, again):
        assert person.post(path, body, 201) == first
    assert stored(house, table) == count + 3


def sorted_seats(table: str, *people: Person) -> list[Person]:
    return sorted(people, key=lambda person: person.view(table)["viewer"])


def reversible(door: Door, game: str) -> tuple[str, Person, dict[str, Any], Any]:
    """A table, who has just moved there, the move and its answer: it can be taken back.

    A move that shows something new cannot. What is played at a table by the same chance is much
    the same at every one, so another one would not help: this one is played on.
    """
    table, people = seated(door, game, "Anna", "Ben")
    chance = Random(game)
    for _ in range(TRIES):
        mine = people[people[0].view(table)["table"]["turn"]]
        seen = mine.view(table)
        body = {"seq": seen["seq"], "move": chance.choice(seen["legal"]), "key": str(uuid4())}
        first = mine.post(f"/tables/{table}/moves", body, 201)
        if mine.view(table)["undo"]["count"]:
            return table, mine, body, first
    raise AssertionError("every move shows something new")


@one_game("city-of-marble")
def test_a_key_outlives_the_taking_back_of_its_move(house: House, door: Door, game: str) -> None:
    table, mine, body, first = reversible(door, game)
    taken = {"seq": first["seq"], "key": str(uuid4())}
    back = mine.post(f"/tables/{table}/undo", taken)
    assert mine.post(f"/tables/{table}/moves", body, 201) == first
    assert mine.post(f"/tables/{table}/undo", taken) == back
    assert mine.view(table)["seq"] == back["seq"] == first["seq"] + 1


@one_game("city-of-marble")
def test_twenty_at_once_are_one(house: House, door: Door, game: str) -> None:
    table, mine, _, body = begun(door, game)
    count = stored(house, table)
    people = [mine.at(house.doors[number % 2]) for number in range(20)]
    people[1].view(table)  # both nodes hold the table
    with ThreadPoolExecutor(20) as pool:
        answers = list(
            pool.map(lambda person: person.post(f"/tables/{table}/moves", body, 201), people)
        )
    assert answers == [{"seq": body["seq"] + 1}] * 20
    assert stored(house, table) == count + 1


@one_game("city-of-marble")
def test_of_different_moves_at_once_one_is_played(house: House, door: Door, game: str) -> None:
    table, mine, _, body = begun(door, game)
    count = stored(house, table)
    people = [mine.at(house.doors[number % 2]) for number in range(10)]
    people[1].view(table)

    def send(person: Person) -> tuple[int, Any]:
        return person.ask("POST", f"/tables/{table}/moves", body | {"key": str(uuid4())})

    with ThreadPoolExecutor(10) as pool:
        answers = list(pool.map(send, people))
    assert sorted(status for status, _ in answers) == [201] + [409] * 9
    assert all(answer["seq"] == body["seq"] + 1 for _, answer in answers)
    assert stored(house, table) == count + 1


@one_game("city-of-marble")
def test_the_key_of_somebody_else_opens_nothing(house: House, door: Door, game: str) -> None:
    table, mine, other, body = begun(door, game)
    mine.post(f"/tables/{table}/moves", body, 201)
    assert other.post(f"/tables/{table}/moves", body, 409)["type"] == "/problems/too-late"
    stranger = door.guest("Carl")
    assert stranger.post(f"/tables/{table}/moves", body, 403)["type"] == "/problems/not-yours"
    elsewhere, third, _, fresh = begun(door, game)
    again = third.post(f"/tables/{elsewhere}/moves", fresh | {"key": body["key"]}, 201)
    assert again["seq"] == fresh["seq"] + 1  # keys belong to their table and person


@one_game("city-of-marble")
def test_a_refused_move_is_no_entry_and_its_key_is_free(
    house: House, door: Door, game: str
) -> None:
    table, mine, other, body = begun(door, game)
    count = stored(house, table)
    illegal = next(move for move in range(9999) if move not in mine.view(table)["legal"])
    mine.post(f"/tables/{table}/moves", body | {"move": illegal}, 422)
    answer = other.post(f"/tables/{table}/moves", body, 422)
    assert (answer["type"], bool(answer["clause"])) == ("/problems/refused", True)
    assert stored(house, table) == count
    assert mine.post(f"/tables/{table}/moves", body, 201)["seq"] == count + 1


@one_game("city-of-marble")
def test_nodes_take_turns_without_a_word_of_the_bus(house: House, game: str) -> None:
    chance = Random(game)
    table, people = seated(house.front, game, "Anna", "Ben")
    for step in range(20):
        door = house.doors[step % 2]
        seen = people[0].at(door).table(table)
        if seen["status"] != "running":
            break
        people[seen["turn"]].at(door).move(table, chance)
    views = [people[0].at(door).view(table) for door in house.doors]
    assert views[0] == views[1]


def in_a_row(door: Door, table: str, chance: Random, least: int) -> list[int]:
    """Moves that the seat which decides could make one after another, seeing nothing new before."""
    state = door.replica(table).playing().state
    trial = Trial(state, state.seat)
    moves: list[int] = []
    while trial.state.seat == state.seat and not trial.news:
        moves.append(chance.choice(trial.state.legal()))
        assert trial.play(moves[-1]) is None
    return moves if len(moves) >= least else []


def test_moves_of_a_turn_are_stored_together_under_one_key(
    house: House, door: Door, game: str
) -> None:
    table, people = seated(door, game, "Anna", "Ben")
    for tries in range(400):
        moves = in_a_row(door, table, Random(f"{game} {tries}"), 2)
        if moves:
            break
        play(table, people, Random(tries), 1)
    state = door.replica(table).playing().state
    mine, other = people[state.seat], people[1 - state.seat]
    seq, count = mine.view(table)["seq"], stored(house, table)
    path = f"/tables/{table}/moves"
    body = {"seq": seq, "key": str(uuid4())}
    then = state.clone()
    then.play(moves[0])
    illegal = next(move for move in range(9999) if not then.allows(move))
    for wrong in ([moves[0], illegal], [*moves, 0]):  # the last one is not this seat's to make
        answer = mine.post(path, body | {"move": wrong}, 422)
        assert answer["type"] == "/problems/refused"
        assert stored(house, table) == count, "all or none"
    assert other.ask("POST", path, body | {"move": moves, "key": str(uuid4())})[0] == 422
    assert stored(house, table) == count
    first = mine.post(path, body | {"move": moves}, 201)
    assert first["seq"] == seq + len(moves)
    assert stored(house, table) == count + len(moves)
    for door_ in house.doors:
        door_.forget()
        assert mine.at(door_).post(path, body | {"move": moves}, 201) == first
    assert stored(house, table) == count + len(moves)
    assert door.replica(table).playing().moves[-len(moves) :] == moves
