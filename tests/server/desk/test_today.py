"""The desk at a glance: what it says is what is there."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import msgspec
import pytest

from groma.server.desk import here
from groma.server.desk.counted import Counted, quantile
from groma.server.live.figures import NODE, WORKER, Family, Sample
from groma.server.people.hits import Hits
from groma.server.people.limits import Limits
from groma.server.people.purge import purge
from groma.server.people.spending import Spending
from groma.server.store.chores import is_time, not_done, went_well
from groma.server.store.keys import Key
from groma.table.problems import Problem
from tests.server.desk.people import operator
from tests.server.desk.running import change
from tests.server.test_clocks import DAYS, LIVE
from tests.server.wire import Door, House, Person, number, seated

GAME = "builders-antiquity"


# ---- figures -------------------------------------------------------------------------------------


def process(kind: str, name: str, began: float, version: str, *quick: int) -> list[Family]:
    """The figures of one process: how many moves it answered in 10, 100 and more milliseconds."""
    who = {"kind": kind, "process": name}
    below = [
        Sample("groma_move_seconds_bucket", {**who, "le": bound}, float(sum(quick[: n + 1])))
        for n, bound in enumerate(("0.01", "0.1", "+Inf"))
        if quick
    ]
    build = Sample("groma_build", {**who, "version": version, "build": "pure"}, 1.0)
    streams = Sample("groma_streams", who, 3.0)
    at = Sample("groma_start_timestamp_seconds", who, began)
    return [Family("x", "x", "gauge", [*below, build, streams, at])]


def test_figures_of_all_processes_are_put_together() -> None:
    told = [
        *process(NODE, "a", 2000.0, "1.1", 90, 0, 0),
        *process(NODE, "b", 1000.0, "1.0", 0, 10, 0),
        *process(WORKER, "c", 3000.0, "1.1"),
    ]
    counted = Counted(told)
    assert (counted.processes(NODE), counted.processes(WORKER)) == (2, 1)
    assert counted.versions() == ["1.0", "1.1"]
    assert counted.sum("groma_streams") == 9
    assert counted.sum("groma_streams", kind=WORKER) == 3
    since = counted.since()
    assert since is not None
    assert since.timestamp() == 1000
    answered = counted.answer_ms()
    assert answered == pytest.approx(55)  # half of those between 10 and 100
    assert Counted([]).answer_ms() is None


def test_the_slowest_of_all_are_as_slow_as_the_last_bound() -> None:
    assert quantile({1.0: 1.0, float("inf"): 100.0}, 0.95) == 1.0
    assert quantile({1.0: 0.0, float("inf"): 0.0}, 0.95) is None


# ---- budgets -------------------------------------------------------------------------------------


def test_who_comes_to_the_end_of_a_budget_is_seen(house: House, door: Door) -> None:
    tullia, marcus = operator(house, door), door.guest("Marcus")
    hits = Hits()
    limits, spending = Limits(1.0, hits), Spending(door.node.database, 1.0, hits)
    key = Key(door.node.database, "hits")
    person = number(marcus.id)

    async def spent() -> int:
        refused = 0
        for _ in range(403):
            try:
                limits.take("read", person=person, address="192.0.2.7")
            except Problem:
                refused += 1
        for _ in range(62):
            try:
                await spending.spend("guest", address="192.0.2.7")
            except Problem:
                refused += 1
        return refused

    refused = house.do(spent())
    house.do(hits.tell(key))
    house.do(hits.tell(key))  # nothing twice
    told = tullia.get("/desk")["budgets"]
    found = {(one["kind"], one["by"]): one for one in told}
    assert set(found) == {("read", "person"), ("guest", "address")}
    assert sum(one["times"] for one in told) == refused >= 3
    assert found["read", "person"]["name"] == "Marcus"
    assert found["guest", "address"]["person"] is None
    assert house.sql("select count(*) from hits where whose = '192.0.2.7'::bytea") == [(0,)]
    assert house.sql("select length(whose) from hits limit 1") == [(16,)]
    house.sql("update hits set day = current_date - 8")
    assert house.do(purge(door.node.database))["hits"] == 2
    assert tullia.get("/desk")["budgets"] == []


def test_nobody_fills_the_database_with_hits(house: House, door: Door) -> None:
    hits = Hits()
    for n in range(2000):
        hits.too_much("read", "address", f"198.51.{n}", 1.0)
    house.do(hits.tell(Key(door.node.database, "hits")))
    assert house.sql("delete from hits returning 1") == [(1,)] * 1000


def test_a_budget_spent_over_the_wire_is_a_hit(
    house: House, door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = door.guest("Anna")
    limits = Limits(1 / 400, door.node.hits)  # one at once
    monkeypatch.setattr(door.node, "limits", limits)
    for status in (200, 429):
        anna.get("/games", status)
    house.do(door.node.hits.tell(Key(door.node.database, "hits")))
    assert ("read", number(anna.id)) in house.sql("select kind, person from hits")
    house.sql("delete from hits")


# ---- tables, streams, jobs -----------------------------------------------------------------------


def test_what_runs_and_what_stands_still(house: House, door: Door) -> None:
    tullia = operator(house, door)
    live, people = seated(door, GAME, "Anna", "Ben", clock=LIVE, title="Live")
    seated(door, GAME, "Cleo", "Dido", clock=DAYS)
    asleep, _ = seated(door, GAME, "Eva", "Fabius", title="Asleep")
    people[0].open(GAME, "me", "open")
    change(
        house,
        "update entries set at = at - interval '31 days' where table_id = $1",
        number(asleep),
    )
    house.sql("update tables set due = now() - interval '3 minutes' where id = $1", number(live))
    stream = people[0].stream(live)
    stream.next()
    desk = tullia.get("/desk")
    state = desk["state"]
    assert (state["live"], state["slow"], state["here"], state["nodes"]) == (1, 2, 1, 1)
    assert desk["tables"] == 4
    assert desk["people"] == house.sql("select count(*) from people where left_at is null")[0][0]
    assert [(one["table"], one["why"], one["title"]) for one in desk["still"]] == [
        (live, "overdue", "Live"),
        (asleep, "asleep", "Asleep"),
    ]
    health = {one["name"]: one["state"] for one in desk["health"]}
    assert (health["database"], health["bots"]) == ("good", "missing")  # no worker is there
    assert not state["well"]
    house.do(here.count(door.node))
    house.do(here.count(door.node))  # once in ten minutes
    assert [one["here"] for one in tullia.get("/desk")["here"]] == [1]
    house.sql("update streams_open set at = at - interval '3 days'")
    assert house.do(purge(door.node.database))["streams_open"] == 1
    stream.close()
    assert desk["versions"]["games"][GAME]
    assert desk["versions"]["schema"] == house.sql("select count(*) from migrations")[0][0]


def test_backups_that_went_well_or_not(house: House, door: Door) -> None:
    tullia, database = operator(house, door), door.node.database

    def backup() -> tuple[datetime | None, bool | None]:
        state = tullia.get("/desk")["state"]
        return state["backup_at"], state["backup_good"]

    assert backup() == (None, None)
    assert house.do(is_time(database, "backup"))
    house.do(went_well(database, "backup"))
    at, good = backup()
    assert (at is not None, good) == (True, True)
    house.do(not_done(database, "backup"))
    assert backup() == (at, False)
    jobs = [one["name"] for one in tullia.get("/desk")["jobs"]]
    assert jobs == ["backup"]
    assert not tullia.get("/desk")["state"]["well"]


# ---- imprint and privacy -------------------------------------------------------------------------


@pytest.fixture
def pages(house: House, tmp_path: Path) -> Iterator[Path]:
    usual = [door.node.config for door in house.doors]
    for door in house.doors:
        door.node.config = msgspec.structs.replace(door.node.config, pages=tmp_path)
    yield tmp_path
    for door, config in zip(house.doors, usual):
        door.node.config = config


def test_pages_are_what_stands_in_the_files(door: Door, pages: Path) -> None:
    nobody = Person(door.port)
    assert nobody.get("/house")["pages"] == []
    nobody.get("/house/pages/imprint", 404)
    (pages / "imprint.de.md").write_text("# Impressum\n\nÄdilis <b>Tullius</b>\n", "utf-8")
    assert nobody.get("/house")["pages"] == ["imprint"]
    page = {"name": "imprint", "lang": "de", "text": "# Impressum\n\nÄdilis <b>Tullius</b>\n"}
    assert nobody.get("/house/pages/imprint?lang=de") == page
    assert nobody.get("/house/pages/imprint?lang=en") == page  # there is no other
    (pages / "imprint.en.md").write_text("# Imprint\n", "utf-8")
    assert nobody.get("/house/pages/imprint?lang=en")["text"] == "# Imprint\n"
    nobody.get("/house/pages/privacy", 404)
    (pages / "secret.en.md").write_text("secret", "utf-8")
    for name in ("secret", "..%2Fsecret", "imprint.de", "%2e%2e"):
        assert nobody.ask("GET", f"/house/pages/{name}")[0] == 404
    (pages / "privacy.en.md").write_text("x" * 200_001, "utf-8")
    nobody.get("/house/pages/privacy", 404)
    assert nobody.get("/house")["pages"] == ["imprint"]


def test_the_desk_shows_what_the_other_half_knows(house: House, door: Door) -> None:
    tullia = operator(house, door)
    desk = tullia.get("/desk")
    assert desk["waiting"] == tullia.get("/desk/matters")
    assert desk["audit"] == tullia.get("/desk/audit")[:12]
