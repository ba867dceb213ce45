"""Chapter 4: one tile of the depot reached, and what leaves the game with it."""

from collections import Counter

import pytest

from groma.games.carpe_diem.layout import NOTHING
from groma.games.carpe_diem.tables import TILE_IDS
from tests.scenes.carpe_diem import Scene, dealt, turn

PLAYERS = (2, 3, 4)
FOUR = "market, bakery, villa_end1, villa_end2"


def full_except(*empty: int) -> dict[int, str]:
    """Four tiles on every depot but these."""
    return {field: FOUR for field in range(1, 8) if field not in empty}


@pytest.mark.clause("CD-4.7")
def test_exactly_one_tile_of_the_depot_reached_is_taken() -> None:
    scene = turn("market at c3", field=1, players=4, depots=full_except()).play("walk 5")
    assert scene.legal() == ["take 1", "take 2", "take 3", "take 4"]
    scene.play("take 2")
    depots = scene.view(4)["depots"]
    assert depots[4]["tiles"] == ["market", None, "villa_end1", "villa_end2"]
    assert depots[4]["takes"] == 3
    assert all(None not in depot["tiles"] for depot in depots if depot["field"] != 5)
    assert scene.view(4)["turn"]["tile"] == "bakery"
    took = {"seat": "@seat-0", "tile": "@tile-bakery", "field": "5"}
    assert scene.story()[-1] == ("took", took)
    assert scene.why_not("take 1").message == "refused-other-step"


@pytest.mark.clause("CD-4.7")
def test_a_tile_that_is_gone_cannot_be_taken_nor_taking_be_refused() -> None:
    scene = turn("market at c3", field=1, players=4, depots=full_except())
    scene.table.depots[4 * 3 + 1] = NOTHING
    scene.play("walk 4")
    assert scene.legal() == ["take 1", "take 3", "take 4"]
    refusal = scene.why_not("take 2")
    assert (refusal.clause, refusal.message) == ("CD-4.7", "refused-CD-4-7")
    assert scene.why_not("store").message == "refused-other-step"


def taken_from_field_4(players: int, tiles: str, slot: int) -> Scene:
    """Seat 0 takes a tile of a depot from which some have gone."""
    given = {**full_except(4), 4: tiles}
    scene = turn("market at c3", players=players, field=1, depots=given).play("walk 4")
    return scene.play(f"take {slot}")


@pytest.mark.clause("CD-4.8")
def test_e20_and_edge_28_with_two_players_the_second_take_removes_the_other_two() -> None:
    first = taken_from_field_4(2, FOUR, 2)
    assert first.view()["depots"][3]["tiles"] == ["market", None, "villa_end1", "villa_end2"]
    assert (first.view()["depots"][3]["takes"], first.view()["removed"]) == (1, [])
    second = taken_from_field_4(2, "market, bakery, villa_end1", 2)
    assert second.step() == "place"  # before anything is built
    assert second.view()["turn"]["tile"] == "bakery"
    assert second.view()["depots"][3] == {
        "field": 4,
        "joined": [7, 1],
        "tiles": [None] * 4,
        "takes": 0,
        "removed": 0,
    }
    assert second.view(1)["removed"] == ["market", "villa_end1"]
    assert [name for name, _ in second.story()][-3:] == ["took", "removed", "removed"]
    assert second.facts("removed", 1) == [
        {"tile": "@tile-market", "field": "4"},
        {"tile": "@tile-villa-end1", "field": "4"},
    ]
    assert "4" not in {text.split()[1] for text in second.play("store").legal()}


@pytest.mark.clause("CD-4.8")
def test_with_three_players_the_third_take_removes_the_last_tile() -> None:
    second = taken_from_field_4(3, "market, bakery, villa_end1", 1)
    assert second.view()["removed"] == []
    assert second.view()["depots"][3]["tiles"] == [None, "bakery", "villa_end1", None]
    third = taken_from_field_4(3, "market, bakery", 1)
    assert (third.step(), third.view()["removed"]) == ("place", ["bakery"])
    assert third.view()["depots"][3]["tiles"] == [None] * 4
    assert third.facts("removed") == [{"tile": "@tile-bakery", "field": "4"}]


@pytest.mark.clause("CD-4.8")
def test_with_four_players_nothing_is_removed() -> None:
    third = taken_from_field_4(4, "market, bakery", 2)
    assert third.view()["depots"][3]["tiles"] == ["market", None, None, None]
    given = {**full_except(4), 4: "villa_end1"}
    last = turn("market at c3", players=4, field=1, depots=given).play("walk 4")
    assert last.step() == "place"  # a single tile is taken without asking
    assert (last.view()["removed"], last.facts("removed")) == ([], [])
    assert last.view()["depots"][3]["takes"] == 0
    assert last.table.filled == 127 & ~(1 << 3)


@pytest.mark.clause("CD-4.8", "CD-4.9")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_depot_yields_a_tile_per_player_and_each_player_gets_seven(players: int) -> None:
    for number in range(5):
        scene = dealt(players, b"yield %d" % number)
        before = Counter(TILE_IDS[card & 255] for card in scene.table.depots)
        scene.play_on(b"any", until=lambda table: table.pending().name == "circle")
        took = scene.facts("took")
        assert Counter(facts["field"] for facts in took) == dict.fromkeys("1234567", players)
        seats = [f"@seat-{seat}" for seat in range(players)]
        assert Counter(facts["seat"] for facts in took) == dict.fromkeys(seats, 7)
        removed = scene.view()["removed"]
        assert len(removed) == 7 * (4 - players)
        taken = Counter(str(facts["tile"])[6:].replace("-", "_") for facts in took)
        assert taken + Counter(removed) == before
