"""Chapter 10: who covers a bridge space takes its tile."""

import pytest

from groma.core.hidden import face, kind_of
from groma.core.sets import members
from groma.games.city_of_marble.layout import BRIDGES
from groma.games.city_of_marble.tables import BESIDE, BRIDGE_AT, SPOT_IDS
from tests.scenes.city_of_marble import Scene, spot, turn

RIVER = [3, 1, 4, 1, 2, 4, 3, 2]  # by space; the last one is not used
SPOTS = {
    "b5-b7": 1,
    "a6-b7": 1,
    "c4-c6": 2,
    "b5-c6": 2,
    "d3-d5": 3,
    "c4-d5": 3,
    "e2-e4": 4,
    "d3-e4": 4,
    "g4-g6": 5,
    "f5-g6": 5,
    "i2-i4": 6,
    "h3-i4": 6,
    "k4-j5": 7,
    "j3-j5": 7,
}


def river(*reached: str, players: int = 3) -> Scene:
    """Seat 0 acts; the bridges have the values above, and tiles lead to these spots."""
    scene = turn(players=players).hold(0, blue=9).hold(1, blue=9)
    scene.table.hidden.zones[BRIDGES] = [face(points, 0) for points in RIVER]
    for where in reached:
        beside = members(BESIDE[spot(where)] & scene.city.open)
        scene.lay(f"red {next(SPOT_IDS[s] for s in beside if BRIDGE_AT[s] < 0)}")
    return scene


def cover(scene: Scene, where: str) -> Scene:
    """The active player covers a bridge space."""
    return scene.play("play blue", f"place {where}", "unmanned")


def values(scene: Scene, seat: int) -> list[int]:
    """The bridge tiles of a seat, in the order in which they were taken."""
    return [kind_of(tile) for tile in scene.table.bridge_tiles(seat)]


@pytest.mark.clause("CM-10.1")
@pytest.mark.parametrize(("where", "space"), SPOTS.items())
def test_a_tile_over_a_bridge_space_brings_the_bridge_tile_there(where: str, space: int) -> None:
    scene = cover(river(where), where)
    assert values(scene, 0) == [RIVER[space - 1]]
    assert values(scene, 1) == values(scene, 2) == []
    assert scene.view(1)["bridges"] == [other for other in range(1, 8) if other != space]
    assert scene.facts("took-bridge", 1) == [{"seat": "@seat-0", "bridge": str(space)}]
    left = [kind_of(tile) for tile in scene.table.hidden.zones[BRIDGES]]
    assert left == RIVER[: space - 1] + RIVER[space:]


@pytest.mark.clause("CM-10.1")
def test_all_other_tiles_bring_none() -> None:
    for where in SPOT_IDS:
        assert SPOTS.get(where, 0) == BRIDGE_AT[spot(where)] + 1
    scene = turn().play("play blue", "place c12-d13", "unmanned")
    assert values(scene, 0) == []
    assert scene.told() == ["played"]
    assert scene.view()["bridges"] == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.clause("CM-10.1")
def test_the_active_player_gets_it_with_or_without_an_official() -> None:
    scene = river("b5-b7", "i2-i4")
    scene.play("play blue", "place b5-b7", "official", "draw red+blue")
    assert scene.table.seat == 1
    cover(scene, "i2-i4")
    assert [values(scene, seat) for seat in range(3)] == [[3], [4], []]
    assert scene.facts("took-bridge") == [
        {"seat": "@seat-0", "bridge": "1"},
        {"seat": "@seat-1", "bridge": "6"},
    ]


@pytest.mark.clause("CM-10.1")
@pytest.mark.parametrize(
    "order", [("d3-d5", "b5-b7", "j3-j5"), ("j3-j5", "d3-d5", "b5-b7"), ("b5-b7", "j3-j5", "d3-d5")]
)
def test_each_space_gives_its_own_tile_in_whatever_order(order: tuple[str, ...]) -> None:
    scene = river(*order).imperium(0, bath=1)
    cover(cover(scene, order[0]), order[1])
    cover(scene.play("spend bath"), order[2])
    assert values(scene, 0) == [RIVER[SPOTS[where] - 1] for where in order]
    assert scene.view(2)["bridges"] == [2, 4, 5, 6]
    assert [facts["points"] for facts in scene.facts("bridge-value", 0)] == values(scene, 0)


@pytest.mark.clause("CM-10.2")
def test_the_owner_alone_is_told_the_value() -> None:
    scene = cover(river("d3-d5"), "d3-d5")
    assert scene.facts("bridge-value", 0) == [{"bridge": "3", "points": 4}]
    for viewer in (1, 2, 3):
        assert scene.facts("bridge-value", viewer) == []
        assert scene.told(viewer) == ["played", "took-bridge"]


@pytest.mark.clause("CM-10.2")
def test_the_value_stays_with_the_owner_until_the_end_and_is_shown_then() -> None:
    scene = cover(river("d3-d5", "g4-g6"), "d3-d5")
    cover(scene, "g4-g6")
    scene.play("draw red+yellow", "draw red+yellow")  # seat 1; seat 2 follows
    assert scene.table.seat == 2
    while not scene.table.over():
        taken = values(scene, 0)
        assert taken[:2] == [4, 2]
        assert scene.view(0)["seats"][0]["bridges"] == sorted(taken, reverse=True)
        for viewer in (1, 2, 3):
            assert scene.view(viewer)["seats"][0]["bridges"] == [None] * len(taken)
        assert "showed-bridge" not in scene.told()
        scene.play(scene.legal()[0])
    for viewer in range(4):
        assert scene.view(viewer)["seats"][0]["bridges"] == sorted(taken, reverse=True)
    assert scene.facts("showed-bridge")[:2] == [
        {"seat": "@seat-0", "points": 4},
        {"seat": "@seat-0", "points": 2},
    ]


@pytest.mark.clause("CM-10.3")
@pytest.mark.parametrize("where", SPOTS)
def test_a_bridge_tile_is_in_nobodys_way(where: str) -> None:
    scene = river(where).play("play blue")
    assert scene.allows(f"place {where}")
    scene.play(f"place {where}", "unmanned", "play blue")
    assert scene.clause(f"place {where}") == "CM-8.3"


@pytest.mark.clause("CM-10.3")
def test_a_bridge_tile_is_no_tile_to_lay_another_beside() -> None:
    scene = turn("red c12-d13").play("play blue")
    for beside in ("c6-b7", "b7-c8", "g6-f7", "g6-h7", "j5-j7"):
        assert scene.clause(f"place {beside}") == "CM-8.4"
