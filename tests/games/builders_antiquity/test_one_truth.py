"""A rule stands once: where one of its tables is changed, view, words and choices follow."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from groma.games.builders_antiquity import tables
from groma.games.builders_antiquity.tables import BUILDING_IDS, CREW_IDS, TOOL_IDS
from tests.games.builders_antiquity.told import harbour
from tests.games.told import said, seen, sentences
from tests.scenes.builders_antiquity import Scene


@contextmanager
def changed(table: list[int], place: int, value: int) -> Iterator[None]:
    """A table of the rules with another number in it."""
    before = table[place]
    table[place] = value
    try:
        yield
    finally:
        table[place] = before


def choice(scene: Scene, move: str) -> Any:
    """What the view foretells of a move."""
    return seen(scene)["turn"]["choices"].get(move, {})


def of_site(scene: Scene, move: str, building: str) -> Any:
    """What it foretells of a site."""
    return next(one for one in choice(scene, move)["sites"] if one["building"] == building)


def test_what_a_building_pays() -> None:
    with changed(tables.PAYS, BUILDING_IDS.index("market"), 13):
        scene = harbour()
        assert of_site(scene, "send master-1", "market")["coins"] == 13
        assert (
            next(s for s in seen(scene)["seats"][0]["sites"] if s["building"] == "market")["pays"]
            == 13
        )
        assert "finishes Market (13 ses" in said(scene, "send master-1")
        assert "brings 13 sesterces" in sentences(scene, "say-site")[0]
        before = scene.table.money[0]
        scene.play("send master-1", "at market", "bare")
        assert scene.table.money[0] == before - 5 + 13


def test_a_wage() -> None:
    scene = harbour().rows("stall")
    assert seen(scene)["starters"][0][1]["wages"] == 3
    with changed(tables.WAGES, CREW_IDS.index("labourer-1"), 1):
        assert seen(scene)["starters"][0][1] == {
            "crew": ["labourer-1"],
            "tools": [None],
            "actions": 1,
            "wages": 1,
        }
        assert "labourer 1 (wage 1)" in said(scene, "open 1")
        assert "wage 1;" in said(scene, "send labourer-1")
        team = next(
            t for t in seen(scene)["seats"][0]["sites"][1]["teams"] if t["crew"] == ["labourer-1"]
        )
        assert (team["wages"], team["price"]) == (1, 1)
        assert scene.play("send labourer-1", "at lighthouse", "bare").table.money[0] == 12 - 1 + 14


def test_what_a_tool_adds() -> None:
    with changed(tables.TOOL_ADDS, TOOL_IDS.index("hand-saw"), 3):  # stone
        scene = harbour().tools(0, "hand-saw")
        assert seen(scene)["effects"]["tools"]["hand-saw"] == {"stone": 3}
        assert of_site(scene, "send labourer-1", "market")["tool"] == "hand-saw"
        assert "Market with hand saw (10 ses)" in said(scene, "send labourer-1")
        scene.play("send labourer-1", "at market")
        assert said(scene, "with hand-saw") == "With hand saw, +3 stone: finishes it (10 sesterces)"
        assert "market" in scene.play("with hand-saw").done(0)


def test_sesterces_for_actions() -> None:
    with changed(tables.COIN_EXCHANGE, 2, 8):
        scene = harbour()
        assert seen(scene)["turn"]["exchange"] == [1, 3, 8]
        assert said(scene, "coins 3") == "Take coins: 3 actions for 8 sesterces"
        assert "8 sesterces" in said(scene, "end")
        assert scene.play("coins 3").table.money[0] == 20


def test_a_limited_bank_pays_what_it_has() -> None:
    scene = harbour(2, bank_unlimited=False).money(12, tables.COINS_IN_BOX - 12 - 4)
    assert of_site(scene, "send davus", "market").get("coins") is None, "not finished"
    assert of_site(scene, "send master-1", "market")["coins"] == 9, "the wage comes in before"
    assert choice(scene, "loan")["coins"] == 4
    assert seen(scene)["turn"]["exchange"] == [1, 3, 4]
    assert scene.play("coins 3").table.money[0] == 16


def test_choices_are_told_to_who_decides_alone() -> None:
    scene = harbour()
    for viewer in (1, 2, 3):
        assert scene.view(viewer)["turn"]["choices"] == {}
    assert scene.view(0)["turn"]["choices"]
    assert scene.view(3)["starters"] == []
