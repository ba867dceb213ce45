"""The purge: what nobody comes back for goes once a day; what somebody needs stays."""

from groma.server.people import purge
from groma.server.store.chores import is_time
from groma.table.ids import read
from tests.server.accounts.test_logins import account
from tests.server.wire import Door, House, Person

AGO = """
with old as (update people set created_at = now() - interval '91 days' where id = $1)
update logins set seen = current_date - $2::int, expires_at = now() - $3::int * interval '1 day'
where person = $1"""


def there(house: House, person: Person) -> bool:
    return bool(house.sql("select 1 from people where id = $1", read(person.id)))


def test_guests_who_never_came_back(house: House, door: Door) -> None:
    gone, seen, seated, host = (door.guest(name) for name in ("Gone", "Seen", "Seated", "Host"))
    owner = account(door, "Owner of old")
    table = host.open("city-of-rome", "open", "open")
    seated.post(f"/tables/{table}/join", {})
    gone.post("/me/mutes", {"person": seen.id})
    for person in (gone, seated, host, owner):
        house.sql(AGO, read(person.id), 91, 31)
    house.sql(AGO, read(seen.id), 89, -1)
    assert house.do(purge.purge(door.node.database))["guests"] == 1
    people = (gone, seen, seated, host, owner)
    assert [there(house, one) for one in people] == [False, True, True, True, True]


def test_many_go_in_batches(house: House, door: Door) -> None:
    house.sql(
        """insert into people (id, name, created_at)
        select n, 'Many', now() - interval '1 year' from generate_series(1, 1200) n"""
    )
    assert house.do(purge.purge(door.node.database))["guests"] == 1200


def test_what_has_ended_goes(house: House, door: Door) -> None:
    person = account(door, "Sulla")
    waiting = person.open("city-of-rome", "me", "open")
    old, young = (person.post(f"/tables/{waiting}/invitations", {}, 201)["token"] for _ in range(2))
    house.sql(
        """update invitations set expires_at = now()
        where created_at = (select min(created_at) from invitations where person = $1)""",
        read(person.id),
    )
    house.sql("update devices set seen = current_date - 401 where person = $1", read(person.id))
    house.sql(
        """insert into logins (token, person, id, expires_at, revoked_at) values
        ('a', $1, 1, now() - interval '2 days', null),
        ('b', $1, 2, now() + interval '9 days', now())""",
        read(person.id),
    )
    gone = house.do(purge.purge(door.node.database))
    assert (gone["invitations"], gone["logins"], gone["devices"]) == (1, 1, 1)
    assert person.ask("GET", f"/invitations/{old}")[0] == 404
    assert person.ask("GET", f"/invitations/{young}")[0] == 200
    assert person.get("/me")["name"] == "Sulla"


def test_once_a_day_by_one_worker(house: House, door: Door) -> None:
    for _ in range(2):
        assert house.do(is_time(door.node.database, "purge"))
        assert not house.do(is_time(door.node.database, "purge"))
        house.sql("update chores set at = now() - interval '25 hours'")
