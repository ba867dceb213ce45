"""A rule stands once: where one of its tables is changed, view, words and sheet follow."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from groma.games.caesars_empire import tables
from groma.games.caesars_empire.tables import KIND_IDS, NODE_IDS
from tests.games.caesars_empire.told import east
from tests.games.told import said, seen, sentences
from tests.scenes.caesars_empire import Scene, empire, wander


@contextmanager
def changed(table: list[int], place: int, value: int) -> Iterator[None]:
    """A table of the rules with another number in it."""
    before = table[place]
    table[place] = value
    try:
        yield
    finally:
        table[place] = before


def city_of(scene: Scene, city: str) -> Any:
    """A city of the view."""
    return next(one for one in scene.view(0)["cities"] if one["city"] == city)


def test_the_value_of_a_token() -> None:
    scene = east().lay("sirmium wheat")
    with changed(tables.VALUE, NODE_IDS.index("sirmium"), 7):
        assert city_of(scene, "sirmium")["gains"][0] == 7
        assert "brown 7 (new colour: +7)" in said(scene, "build salonae-sirmium")
        scene.play("build salonae-sirmium", "start")
        assert seen(scene, 0)["seats"][0]["best"]["danubius"] == 7


def test_the_points_of_a_row() -> None:
    scene = east().lay("sirmium wheat")
    before = scene.sheet(0).total()
    with changed(tables.DIFFERENT, 2, 30):
        assert seen(scene)["seats"][0]["next"]["wheat"] == 30
        assert "wheat (second kind: +30)" in said(scene, "build salonae-sirmium")
        scene.play("build salonae-sirmium", "start")
        assert seen(scene, 0)["seats"][0]["rows"][0] == 30
        assert "(30 points)" in sentences(scene, "say-rows", 0)[0]
        assert scene.sheet(0).total() >= before + 30


def test_every_gain_comes_true_on_the_sheet() -> None:
    """What a view says a token and a treasure add is what the sheet has more, at any table."""
    tried = 0
    for number in range(8):
        scene = wander(2 + number % 4, b"gain %d" % number, 6 + 5 * number)
        if scene.step() != "build":
            continue
        seat = scene.table.seat
        view = scene.view(seat)
        for move in scene.legal():
            after = scene.copy().play(move)
            while after.table.active == seat and after.step() in ("chain", "way"):
                after.play(after.legal()[-1])
            new = [c for c in after.table.cities_of(seat) if c not in scene.table.cities_of(seat)]
            city = next(one for one in view["cities"] if one["city"] == NODE_IDS[new[0]])
            rows = ("cities", "different", "same", "gold")
            gain = sum(after.sheet(seat).row(row) - scene.sheet(seat).row(row) for row in rows)
            assert gain == city["gains"][seat] + view["seats"][seat]["next"][city["treasure"]]
            tried += 1
    assert tried > 20


def test_how_near_a_city_would_be_comes_true() -> None:
    """Over each of its ways onward, and over no other single segment."""
    tried = 0
    for number in range(6):
        scene = wander(3, b"near %d" % number, 4 + 4 * number)
        if scene.step() != "build":
            continue
        for build in seen(scene)["turn"]["builds"]:
            city = city_of(scene, build["city"])
            after = scene.copy().play(f"build {build['segment']}")
            while after.step() in ("chain", "way") and after.table.city != -1:
                after.play("start" if after.step() == "chain" else after.legal()[0])
            far = city_of(after, build["city"])["far"]
            assert (build["segment"] in city["onward"]) == (far == city["near"])
            assert build["way"]["roads"] == far
            tried += 1
    assert tried > 20


def test_gold_counts_as_often_as_the_way_says() -> None:
    scene = empire(3).lay("aquileia gold").turn(0)
    build = next(one for one in seen(scene)["turn"]["builds"] if one["city"] == "aquileia")
    assert build["way"]["factor"] == tables.GOLD_FACTOR == 2
    assert build["way"]["payouts"][0][0] == 2 * build["way"]["roads"]
    assert KIND_IDS[tables.GOLD] == "gold"
