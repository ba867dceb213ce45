"""Chapter 5: the Builders go on the strip."""

from itertools import pairwise

import pytest

from groma.games.city_of_rome.tables import ROW_IDS
from tests.scenes.city_of_rome import Scene, drafted, idle

EVERY_FIELD = [f"station {field}" for field in range(1, 6)]


def stationing(scene: Scene) -> list[int]:
    """The seats in the order in which they station a Builder this round, from the last field."""
    order: list[int] = []
    while scene.legal()[0].startswith("station "):
        order.append(scene.table.seat)
        scene.play(scene.legal()[-1])
    return order


@pytest.mark.clause("CR-5.1")
@pytest.mark.parametrize(
    ("players", "orders"),
    [
        (3, [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]),
        (4, [[0, 1, 2, 3], [1, 2, 3, 0], [2, 3, 0, 1], [3, 0, 1, 2], [0, 1, 2, 3]]),
    ],
)
def test_builders_are_placed_clockwise_from_the_start_player(
    players: int, orders: list[list[int]]
) -> None:
    scene = drafted(players)
    for number, order in enumerate(orders, 1):
        idle(scene, number)
        assert scene.view(0)["start"] == order[0]
        assert stationing(scene) == order


@pytest.mark.clause("CR-5.1", "CR-5.3")
def test_any_free_field_may_be_chosen_and_they_are_numbered_from_1_to_5() -> None:
    scene = drafted(4)
    assert scene.legal() == EVERY_FIELD
    scene.play("station 3")
    assert scene.legal() == ["station 1", "station 2", "station 4", "station 5"]
    scene.play("station 5")
    assert scene.legal() == ["station 1", "station 2", "station 4"]
    scene.play("station 1")
    assert scene.legal() == ["station 2", "station 4"]


@pytest.mark.clause("CR-5.1")
def test_a_field_holds_one_builder() -> None:
    scene = drafted(3).play("station 3")
    refusal = scene.why_not("station 3")
    assert (refusal.clause, refusal.message) == ("CR-5.1", "refused-CR-5-1")
    assert scene.allows("station 2")
    assert scene.allows("station 4")


@pytest.mark.clause("CR-5.1")
def test_placing_cannot_be_declined_nor_done_out_of_turn() -> None:
    scene = drafted(3)
    refusal = scene.why_not("finish")
    assert (refusal.clause, refusal.message) == ("CR-5.1", "refused-other-step")
    refusal = scene.why_not("station 1", seat=1)
    assert (refusal.clause, refusal.message) == ("CR-5.1", "refused-not-your-decision")
    assert refusal.facts == {"seat": 0}
    assert scene.play("station 1").why_not("station 2", seat=0).clause == "CR-5.1"


@pytest.mark.clause("CR-5.1")
def test_everybody_sees_where_a_builder_stands() -> None:
    scene = drafted(3).play("station 4", "station 2")
    for viewer in range(4):
        seen = scene.view(viewer)
        assert [field["seat"] for field in seen["fields"]] == [None, 1, None, 0, None]
        assert [seat["builders"] for seat in seen["seats"]] == [["strip"], ["strip"], ["beside"]]
        assert scene.notes(viewer)[-2:] == [
            ("note-stationed", {"seat": "@seat-0", "field": "4"}),
            ("note-stationed", {"seat": "@seat-1", "field": "2"}),
        ]


@pytest.mark.clause("CR-5.1")
def test_the_strip_is_empty_again_in_the_next_round() -> None:
    scene = idle(drafted(4), 2)
    assert [field["seat"] for field in scene.view(0)["fields"]] == [None] * 5
    assert scene.legal() == EVERY_FIELD


@pytest.mark.clause("CR-5.2")
def test_two_players_place_alternately_in_two_passes() -> None:
    scene = drafted(2)
    assert stationing(scene) == [0, 1, 0, 1]
    idle(scene, 2)
    assert stationing(scene) == [1, 0, 1, 0]
    idle(scene, 3)
    assert stationing(scene) == [0, 1, 0, 1]


@pytest.mark.clause("CR-5.2")
def test_the_own_two_builders_need_different_fields() -> None:
    scene = drafted(2).play("station 2", "station 4")
    assert scene.legal() == ["station 1", "station 3", "station 5"]
    assert scene.why_not("station 2").clause == "CR-5.1"
    scene.play("station 1")
    assert [seat["builders"] for seat in scene.view(2)["seats"]] == [
        ["strip", "strip"],
        ["strip", "beside"],
    ]
    assert scene.legal() == ["station 3", "station 5"]


@pytest.mark.clause("CR-5.3")
def test_nearer_to_the_emperor_is_earlier_but_never_has_more_free_points() -> None:
    scene = drafted(3).play("station 5", "station 3", "station 1")
    fields = scene.view(0)["fields"]
    assert [field["field"] for field in fields] == [1, 2, 3, 4, 5]
    first = ROW_IDS[scene.table.row][0]
    assert (fields[0]["bricks"], fields[0]["gears"]) == ((1, 0) if first == "B" else (0, 1))
    assert (fields[4]["bricks"], fields[4]["gears"]) == (3, 2)
    for near, far in pairwise(fields):
        assert near["bricks"] + near["gears"] + 1 == far["bricks"] + far["gears"]
    assert scene.table.active == 2
    scene.play("take 1", "finish")
    assert scene.table.active == 1
    scene.play("take 2", "finish")
    assert scene.table.active == 0
