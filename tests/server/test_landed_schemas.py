"""A database of every schema that landed is brought along: sound, shown, and played on.

`landed/schema_NN.backup` was made by the last program of that schema (landed/make.py).
"""

import asyncio
import zipfile
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from groma.core.game import versions
from groma.server.store.backup import MANIFEST, restore
from groma.server.store.check import check_tables
from groma.server.store.migrate import migrations
from tests.server.conftest import fresh
from tests.server.landed.older import dump, landed
from tests.server.night import night
from tests.server.wire import House, Person, play

LANDED_WITH_ANOTHER = (5, 6, 7, 11)  # schema 8, and 12: no program had them alone
PASSWORD = "quadrata "  # and the name


SCHEMAS = sorted(landed())
OUTER = (SCHEMAS[0], SCHEMAS[-1])


@pytest.fixture(scope="module", params=[one if one in OUTER else night(one) for one in SCHEMAS])
def schema(request: pytest.FixtureRequest) -> int:
    number: int = request.param
    return number


@pytest.fixture(scope="module")
def brought(postgres_url: str, schema: int) -> Iterator[House]:
    """A node on the restored and migrated database; no worker."""
    for url in fresh(postgres_url, "template0"):
        asyncio.run(restore(url, dump(schema)))
        house = House(url)
        house.open()
        yield house
        house.close()


def test_every_schema_before_the_newest_has_its_dump() -> None:
    wanted = set(range(4, migrations()[-1].number)) - set(LANDED_WITH_ANOTHER)
    assert wanted <= set(landed()), "name its last commit in landed/LANDED, then landed/make.py"


def test_a_dump_is_of_its_schema(schema: int) -> None:
    with zipfile.ZipFile(dump(schema)) as bundle:
        manifest = msgspec.json.decode(bundle.read(MANIFEST))
    assert [one["number"] for one in manifest["migrations"]] == list(range(1, schema + 1))
    rows = {part["table"]: part["rows"] for part in manifest["parts"]}
    wanted = {"tables", "entries", "seats", "people", "chat", "mutes", "invitations", "titles"}
    wanted |= {"reports", "holidays", "results", "standings"} if schema >= 8 else set()
    wanted |= {"analyses"} if schema >= 9 else set()
    assert {name for name in wanted if rows[name]} == wanted
    assert dump(schema).stat().st_size < 50_000


def test_all_is_sound(brought: House) -> None:
    said: list[str] = []
    assert asyncio.run(check_tables(brought.database, versions(), said.append)) == 0, said
    assert int(said[-1].split()[0]) >= 8


def comes_back(house: House, name: str) -> Person:
    """Somebody logs in with the password of then."""
    wanted = {"name": name, "password": PASSWORD + name}
    login = Person(house.front.port).post("/me/login", wanted, 201)
    return Person(house.front.port, login["token"], login["person"])


def test_tables_show_and_are_played_on(brought: House, schema: int) -> None:
    anna, brutus = comes_back(brought, "Anna"), comes_back(brought, "Brutus")
    shown: dict[str, list[Any]] = {}
    for line in anna.get("/me/tables")["tables"]:
        view = anna.view(line["id"])
        assert anna.get(f"/tables/{line['id']}/log")["lines"] or line["status"] != "running"
        shown.setdefault(view["table"]["game"], []).append(view["table"])
    assert {"caesars-empire", "city-of-rome", "builders-antiquity", "city-of-marble"} <= set(shown)
    over = next(one for one in shown["caesars-empire"] if one["status"] == "over")
    assert over["title"] == "Via Appia"
    assert anna.get(f"/tables/{over['id']}/verification")["sound"]
    [talked] = shown["city-of-rome"]
    said = [one["text"] for one in anna.get(f"/tables/{talked['id']}/chat")]
    assert said.count("Salvete! Wie schön, daß ihr da seid.") == 2  # Clodia's are muted
    fork = anna.post(f"/tables/{over['id']}/fork", {"at": 9}, 201)["id"]
    assert anna.table(fork)["forked_from"] == over["id"]
    untimed = [one["id"] for many in shown.values() for one in many if one["clock"] is None]
    assert [play_on(anna, one) for one in untimed if anna.view(one)["legal"]]
    table = anna.open("carpe-diem", "me", "open")
    brutus.post(f"/tables/{table}/join", {})
    anna.post(f"/tables/{table}/start")
    assert play(table, [anna, brutus], Random(schema), 20)["seq"] >= 20
    said = []
    assert asyncio.run(check_tables(brought.database, versions(), said.append)) == 0, said


def play_on(person: Person, table: str) -> int:
    before = person.table(table)["moves"]
    number = person.move(table, Random(1))
    assert person.table(table)["moves"] == before + 1
    return number
