"""Chapter 4: along the lines of the star, or with a bread anywhere."""

import pytest

from groma.core.sets import members
from groma.games.carpe_diem.layout import NOTHING
from groma.games.carpe_diem.rules.moving import onward, walk
from tests.scenes.carpe_diem import Scene, fill_depot, turn

STATES = [(field, filled) for field in range(7) for filled in range(1, 128)]
RING = [0, 3, 6, 2, 5, 1, 4]
FOUR = "market, bakery, villa_end1, villa_end2"


@pytest.fixture(scope="module")
def star() -> Scene:
    """A table on which depots come and go."""
    return turn("market at c3", players=4)


def destinations(scene: Scene, field: int, filled: int) -> set[int]:
    """The fields 0 to 6 that seat 0 can walk to, from a field, with tiles on a set of fields."""
    table = scene.table
    table.patricians[0] = field
    table.depots = [NOTHING] * 28
    table.filled = 0
    for number in range(7):
        fill_depot(table, number + 1, FOUR if filled >> number & 1 else "")
    table.refresh()
    return {int(text.split()[1]) - 1 for text in scene.legal() if text.startswith("walk ")}


def walked(field: int, filled: int) -> set[int]:
    """The same by walking line after line until no new field turns up."""
    ends: set[int] = set()
    here = {field}
    for _ in range(20):
        there = {(at + line) % 7 for at in here for line in (3, 4)}
        ends |= {at for at in there if filled >> at & 1}
        here = there - ends
    return ends


def full_except(*empty: int) -> dict[int, str]:
    """Four tiles on every depot but these."""
    return {field: FOUR for field in range(1, 8) if field not in empty}


def walks(scene: Scene) -> list[str]:
    """What can be reached without a bread."""
    return [text for text in scene.legal() if text.startswith("walk ")]


@pytest.mark.clause("CD-4.1")
def test_each_field_is_joined_to_the_two_opposite_ones(star: Scene) -> None:
    joined = {depot["field"]: depot["joined"] for depot in star.view()["depots"]}
    assert joined == {1: [4, 5], 2: [5, 6], 3: [6, 7], 4: [7, 1], 5: [1, 2], 6: [2, 3], 7: [3, 4]}
    for field in range(7):
        assert destinations(star, field, 127) == {(field + 3) % 7, (field + 4) % 7}


@pytest.mark.clause("CD-4.2", "CD-4.4", "CD-4.5")
def test_every_walk_equals_one_made_step_by_step(star: Scene) -> None:
    for field, filled in STATES:
        assert destinations(star, field, filled) == walked(field, filled)


@pytest.mark.clause("CD-4.5", "CD-13.1")
def test_walks_are_found_anew_as_they_are_looked_up() -> None:
    for field, filled in STATES:
        ends = walked(field, filled)
        assert set(members(walk(field, filled))) == ends
        assert set(members(onward(field, filled))) == (ends - {field} or ends)


@pytest.mark.clause("CD-4.5")
def test_the_nearest_field_each_way_round_the_ring_and_the_own_one_past_a_gap(star: Scene) -> None:
    for field, filled in STATES:
        at = RING.index(field)
        expected = set()
        for way in (1, -1):
            expected.add(
                next(
                    RING[(at + way * step) % 7]
                    for step in range(1, 8)
                    if filled >> RING[(at + way * step) % 7] & 1
                )
            )
        gap = any(not filled >> RING[(at + way) % 7] & 1 for way in (1, -1))
        if gap and filled >> field & 1:
            expected.add(field)
        assert destinations(star, field, filled) == expected


@pytest.mark.clause("CD-4.5", "CD-4.9")
def test_there_are_one_to_three_destinations_and_all_have_tiles(star: Scene) -> None:
    for field, filled in STATES:
        found = destinations(star, field, filled)
        assert 1 <= len(found) <= 3
        assert all(filled >> end & 1 for end in found)


@pytest.mark.clause("CD-4.5")
def test_a_view_shows_where_everybody_could_go_now(star: Scene) -> None:
    for field, filled in STATES[5::40]:
        destinations(star, field, filled)
        seats = star.view(4)["seats"]
        for seat in range(4):
            ends = walked(star.table.patricians[seat], filled)
            assert seats[seat]["reach"] == sorted(end + 1 for end in ends)


@pytest.mark.clause("CD-4.4", "CD-4.5")
def test_e21_over_empty_neighbours_on_or_back() -> None:
    scene = turn("market at c3", field=1, depots=full_except(4, 5))
    assert scene.legal() == ["walk 1", "walk 2", "walk 7"]


@pytest.mark.clause("CD-4.2", "CD-4.5")
def test_e22_both_neighbours_have_tiles() -> None:
    scene = turn("market at c3", field=1, depots=full_except())
    assert scene.legal() == ["walk 4", "walk 5"]
    refusal = scene.why_not("walk 1")
    assert (refusal.clause, refusal.message) == ("CD-4.2", "refused-CD-4-2")
    for far in (2, 3, 6, 7):
        assert scene.why_not(f"walk {far}").clause == "CD-4.5"


@pytest.mark.clause("CD-4.2")
def test_the_patrician_cannot_stay_nor_the_turn_be_passed(star: Scene) -> None:
    for field in range(7):
        destinations(star, field, 127)
        assert len(star.legal()) == 2
        assert star.why_not(f"walk {field + 1}").clause == "CD-4.2"


@pytest.mark.clause("CD-4.4", "CD-4.5")
def test_an_empty_field_is_no_destination_and_a_filled_one_stops_the_walk() -> None:
    scene = turn("market at c3", field=1, depots=full_except(4, 7))
    # 1-4-7-3 leads over two empty fields; 5 stops the other way; 6 and 2 lie behind
    assert scene.legal() == ["walk 1", "walk 3", "walk 5"]
    for empty in (4, 7):
        assert scene.why_not(f"walk {empty}").clause == "CD-4.4"
    for behind in (2, 6):
        assert scene.why_not(f"walk {behind}").clause == "CD-4.5"


@pytest.mark.clause("CD-4.4", "CD-4.5")
@pytest.mark.parametrize("field", range(1, 8))
def test_edge_1_if_only_the_own_depot_has_tiles_one_walks_out_and_back(field: int) -> None:
    scene = turn("market at c3", field=field, depots={field: FOUR}).play("take 1")
    assert scene.table.patricians[0] == field - 1
    assert ("walked", {"seat": "@seat-0", "field": str(field)}) in scene.story()


@pytest.mark.clause("CD-4.5")
def test_edge_2_the_own_depot_is_a_destination_if_one_neighbour_is_empty() -> None:
    for empty in (4, 5):
        scene = turn("market at c3", field=1, depots=full_except(empty))
        assert scene.allows("walk 1")
        scene.play("walk 1", "take 2")
        assert scene.table.patricians[0] == 0
    assert not turn("market at c3", field=1, depots=full_except(2, 7)).allows("walk 1")
    assert not turn("market at c3", field=1, depots=full_except(1, 4)).allows("walk 1")


@pytest.mark.clause("CD-4.5")
def test_edge_29_from_an_empty_field_between_empty_ones_at_most_two_destinations(
    star: Scene,
) -> None:
    for field, filled in STATES:
        around = 1 << field | 1 << (field + 3) % 7 | 1 << (field + 4) % 7
        if not filled & around:
            found = destinations(star, field, filled)
            assert len(found) == min(2, filled.bit_count())


@pytest.mark.clause("CD-4.3")
def test_any_number_of_patricians_may_stand_on_one_field() -> None:
    scene = turn("market at c3", players=4, field=1, depots={4: FOUR, 5: FOUR})
    scene.table.patricians = [0, 3, 3, 3]
    assert scene.allows("walk 4")
    scene.play("walk 4")
    assert [seat["field"] for seat in scene.view()["seats"]] == [4, 4, 4, 4]
    together = turn("market at c3", players=4, field=1)
    together.table.patricians = [0, 0, 0, 0]
    together.table.refresh()
    assert together.legal() == ["walk 4", "walk 5"]


@pytest.mark.clause("CD-4.6")
def test_a_bread_leads_to_any_field_with_tiles_or_lets_one_stay() -> None:
    scene = turn("market at c3", field=1, depots=full_except(3, 6)).give(bread=2)
    assert walks(scene) == ["walk 4", "walk 5"]
    assert scene.legal()[2:] == [f"bread {field}" for field in (1, 2, 4, 5, 7)]
    scene.play("bread 2")
    assert scene.goods() == {"bread": 1}
    assert scene.table.patricians[0] == 1
    assert scene.story()[-1] == ("paid-bread", {"seat": "@seat-0", "field": "2"})
    assert scene.legal() == ["take 1", "take 2", "take 3", "take 4"]


@pytest.mark.clause("CD-4.6")
def test_with_a_bread_the_own_depot_is_open_though_both_neighbours_have_tiles() -> None:
    scene = turn("market at c3", field=3, depots=full_except()).give(bread=1)
    assert walks(scene) == ["walk 6", "walk 7"]
    scene.play("bread 3", "take 3")
    assert scene.goods() == {}
    first = turn("market at c3", field=1, depots=full_except()).give(bread=1).play("bread 1")
    assert first.story()[-1] == ("paid-bread", {"seat": "@seat-0", "field": "1"})
    assert scene.view()["turn"]["tile"] == "villa_end1"


@pytest.mark.clause("CD-4.6")
def test_a_bread_is_spent_even_on_a_field_within_reach_but_one_a_turn_at_most() -> None:
    scene = turn("market at c3", field=1, depots=full_except()).give(bread=3)
    assert scene.allows("bread 4")
    scene.play("bread 4")
    assert scene.goods() == {"bread": 2}
    for again in ("bread 5", "walk 1"):
        assert scene.why_not(again).message == "refused-other-step"
    walking = turn("market at c3", field=1, depots=full_except()).give(bread=3).play("walk 4")
    assert walking.goods() == {"bread": 3}


@pytest.mark.clause("CD-4.6")
def test_edge_27_a_bread_does_not_lead_to_an_empty_field() -> None:
    scene = turn("market at c3", field=1, depots=full_except(1, 6)).give(bread=1)
    for empty in (1, 6):
        refusal = scene.why_not(f"bread {empty}")
        assert (refusal.clause, refusal.message) == ("CD-4.6", "refused-CD-4-6")


@pytest.mark.clause("CD-4.6")
def test_without_a_bread_there_is_no_free_move() -> None:
    scene = turn("market at c3", field=1, depots=full_except()).give(bread=1)
    assert scene.allows("bread 2")
    scene.give(bread=0).give(1, bread=5)
    for field in range(1, 8):
        assert scene.why_not(f"bread {field}").clause == "CD-7.4"
