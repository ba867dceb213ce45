"""A database that was set back under a running node: the node notices, and starts again from it."""

from random import Random
from typing import Any

from tests.server.night import one_game
from tests.server.wire import House, Stream, number, play, seated, until

pytestmark = one_game("city-of-rome")
KEPT = ("seq", "status", "turn", "deadline", "due")


def kept(house: House, table: str) -> tuple[Any, ...]:
    """The row of a table as a backup has it."""
    row: tuple[Any, ...] = house.sql(
        f"select {', '.join(KEPT)} from tables where id = $1", number(table)
    )[0]
    return row


def set_back(house: House, table: str, row: tuple[Any, ...]) -> None:
    """Put an old row back, and take away what came after it: as a restored database has it."""

    async def restore() -> None:
        async with house.front.node.database.transaction() as connection:
            await connection.execute("alter table entries disable trigger user")
            await connection.execute(
                "delete from entries where table_id = $1 and seq > $2", number(table), row[0]
            )
            columns = ", ".join(f"{name} = ${place}" for place, name in enumerate(KEPT, 2))
            await connection.execute(
                f"update tables set {columns} where id = $1", number(table), *row
            )
            await connection.execute("alter table entries enable trigger user")

    house.do(restore())


def shown(stream: Stream, seq: int) -> Any:
    """The view with a number, as soon as it comes; none before it is looked at."""
    event = stream.next()
    assert (event.kind, event.id) == ("table", seq)
    return event.data


def test_a_watched_table_starts_again_from_the_database(house: House, game: str) -> None:
    table, people = seated(house.front, game, "Anna", "Ben")
    chance = Random(game)
    play(table, people, chance, 4)
    row = kept(house, table)
    before = [person.view(table) for person in people]
    play(table, people, chance, 3)
    stream = people[0].stream(table)
    shown(stream, row[0] + 3)
    set_back(house, table, row)
    assert stream.next().kind == "restart"  # within some seconds, without any move
    seen = shown(stream, row[0])
    assert seen["view"] == before[0]["view"]
    assert seen["notes"] == []
    turn = seen["table"]["turn"]
    people[turn].move(table, chance)  # and the game goes on, with numbers that were used before
    again = shown(stream, row[0] + 1)
    assert again["table"]["moves"] == before[0]["table"]["moves"] + 1
    for person in people:
        assert person.view(table)["seq"] == row[0] + 1
    stream.close()


def test_a_table_that_nobody_watches_does_so_when_somebody_asks(house: House, game: str) -> None:
    table, people = seated(house.front, game, "Anna", "Ben")
    chance = Random(game)
    play(table, people, chance, 4)
    row = kept(house, table)
    before = [person.view(table)["view"] for person in people]
    play(table, people, chance, 3)
    set_back(house, table, row)
    for door in house.doors:
        assert [person.at(door).view(table)["view"] for person in people] == before
    play(table, people, chance, 2)
    assert people[0].view(table)["seq"] == row[0] + 2


def test_who_plays_on_in_what_never_happened_is_told_so(house: House, game: str) -> None:
    table, people = seated(house.front, game, "Anna", "Ben")
    chance = Random(game)
    play(table, people, chance, 4)
    row = kept(house, table)
    seen = play(table, people, chance, 3)
    stream = people[0].stream(table)
    stream.next()
    set_back(house, table, row)
    turn = seen["table"]["turn"]
    legal = house.front.replica(table).playing().state.legal()
    body = {"seq": seen["seq"], "move": legal[0], "key": "00000000-0000-4000-8000-000000000001"}
    status, problem = people[turn].ask("POST", f"/tables/{table}/moves", body)
    assert (status, problem["type"]) == (409, "/problems/too-late")
    until(lambda: people[0].view(table)["seq"] == row[0])
    stream.close()


def test_a_table_that_the_database_never_had_is_not_there(house: House, game: str) -> None:
    """Set back to before it was opened."""
    table, people = seated(house.front, game, "Anna", "Ben")
    seen = play(table, people, Random(game), 2)
    mover = people[seen["table"]["turn"]]
    legal = mover.view(table)["legal"]

    async def restore() -> None:
        async with house.front.node.database.transaction() as connection:
            await connection.execute("alter table entries disable trigger user")
            for name, column in (("entries", "table_id"), ("seats", "table_id"), ("tables", "id")):
                await connection.execute(f"delete from {name} where {column} = $1", number(table))
            await connection.execute("alter table entries enable trigger user")

    house.do(restore())
    body = {"seq": seen["seq"], "move": legal[0], "key": "00000000-0000-4000-8000-000000000002"}
    mover.post(f"/tables/{table}/moves", body, 404)
    for door in house.doors:
        people[0].at(door).get(f"/tables/{table}/view", 404)


def break_connections(house: House) -> None:
    """As when another database leads: every connection of the nodes ends."""
    house.sql(
        """select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()"""
    )


def test_who_was_overtaken_by_another_past_starts_again(house: House, game: str) -> None:
    """What this node shows never happened, and elsewhere more has happened since than it shows."""
    table, people = seated(house.front, game, "Anna", "Ben")
    chance = Random(game)
    play(table, people, chance, 4)
    row = kept(house, table)
    play(table, people, chance, 3)
    stream = people[0].stream(table)
    shown(stream, row[0] + 3)
    set_back(house, table, row)
    break_connections(house)
    elsewhere = [person.at(house.doors[1]) for person in people]
    until(lambda: elsewhere[0].ask("GET", f"/tables/{table}/view")[0] == 200)
    play(table, elsewhere, Random("another"), 5)
    until(lambda: people[0].ask("GET", f"/tables/{table}/view")[0] == 200)
    until(lambda: people[0].view(table)["seq"] == row[0] + 5)  # the last one may be on its way
    for here, there in zip(people, elsewhere):
        assert here.view(table) == there.view(table)
    assert stream.next().kind == "restart"
    seen = play(table, people, chance, 2)
    assert seen["seq"] == row[0] + 7
    stream.close()
