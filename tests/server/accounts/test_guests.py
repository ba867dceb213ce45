"""Guests are marked as guests wherever their names are shown."""

from groma.server.people.lookalikes import skeleton
from groma.table.ids import read
from tests.server.accounts.test_logins import account
from tests.server.wire import Door, House, Person, until


def marks(who: Person, table: str) -> list[bool]:
    return [seat["guest"] for seat in who.table(table)["seats"]]


def test_guests_are_marked_at_tables_in_lists_and_in_the_chat(house: House, door: Door) -> None:
    guest, owner = door.guest("Hospes"), account(door, "Civis")
    table = guest.open("city-of-rome", "me", "open", "random")
    owner.post(f"/tables/{table}/join", {})
    for who in (guest, owner, owner.at(house.doors[1])):
        assert marks(who, table) == [True, False, False]
        assert [seat["guest"] for seat in who.view(table)["table"]["seats"]] == marks(who, table)
        listed = next(one for one in who.get("/tables")["tables"] if one["id"] == table)
        assert [seat["guest"] for seat in listed["seats"]] == marks(who, table)
    for who in (guest, owner):
        who.post(f"/tables/{table}/chat", {"text": "salve"}, 201)
    assert [line["guest"] for line in owner.get(f"/tables/{table}/chat")] == [True, False]
    owner.post("/me/mutes", {"person": guest.id})
    assert [one["guest"] for one in owner.get("/me/mutes")] == [True]


def test_who_makes_an_account_is_marked_no_longer(house: House, door: Door) -> None:
    """On every node, also where the table is held."""
    guest = door.guest("Advena")
    table = guest.open("city-of-rome", "me", "open")
    elsewhere = Person(house.doors[1].port)
    watched = elsewhere.stream(table)
    watched.next()
    assert marks(elsewhere, table) == [True, False]
    guest.post("/me/account", {"name": "Incola", "password": "ave imperator"}, 201)
    for who in (Person(door.port), elsewhere):
        until(lambda who=who: marks(who, table) == [False, False])
        assert who.table(table)["seats"][0]["name"] == "Incola"
    watched.close()


def test_accounts_from_before_get_their_skeletons(house: House, door: Door) -> None:
    """Two that looked alike even then both keep their names; nobody new comes beside them."""
    first, second = account(door, "Lollia"), account(door, "Domitia")
    house.sql(
        "update people set skeleton = null where id = any($1)", [read(first.id), read(second.id)]
    )
    house.sql(
        "update people set name = 'LoIIia', account = 'loiiia' where id = $1", read(second.id)
    )
    house.do(door.node.people.fill_skeletons())
    stored = {row[0] for row in house.sql("select skeleton from people where account like 'lo%'")}
    assert skeleton("Lollia") in stored
    assert len(stored) == 2
    assert Person(door.port).ask("POST", "/me/guest", {"name": "Lo11ia"})[0] == 409
