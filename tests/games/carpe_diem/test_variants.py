"""Chapter 13: the variants, all off unless a table switches them on."""

import pytest

from groma.games.carpe_diem import GAME
from groma.games.carpe_diem.layout import NOTHING
from groma.games.carpe_diem.moves import MOVES
from groma.games.carpe_diem.tables import BANDEROLE_CELLS, CELL_IDS
from tests.scenes.carpe_diem import Scene, building, cell, dealt, feature, fill_depot, turn

FOUR = "market, bakery, villa_end1, villa_end2"
RING = [0, 3, 6, 2, 5, 1, 4]
# Four tiles of a pond, from the shovel up to c1 and down to c4, open towards d4
POND = (
    "fish_pond_straight at c3 | fish_pond_straight at c2 | fish_pond_end at c1 x2 | "
    "fish_pond_corner_villa1_tail at c4"
)


def full_except(*empty: int) -> dict[int, str]:
    """Four tiles on every depot but these."""
    return {field: FOUR for field in range(1, 8) if field not in empty}


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


@pytest.mark.clause("CD-13.1", "CD-13.3", "CD-2.16", "CD-11.9")
def test_a_table_has_four_options() -> None:
    options = [(setting.name, setting.default) for setting in GAME.settings]
    assert options == [
        ("random_start_fields", 0),
        ("ring_without_return", 0),
        ("landscape_limit", 1),
        ("shared_victory", 0),
    ]
    assert GAME.defaults() == [0, 0, 1, 0]
    assert all(setting.labels == ["off", "on"] for setting in GAME.settings)
    assert GAME.players == [2, 3, 4]


@pytest.mark.clause("CD-13.1")
def test_without_return_one_goes_on_to_the_next_field_with_tiles_either_way() -> None:
    scene = turn("market at c3", players=4, ring_without_return=True)
    for field in range(7):
        for filled in range(1, 128):
            at = RING.index(field)
            expected = set()
            for way in (1, -1):
                ahead = [RING[(at + way * step) % 7] for step in range(1, 7)]
                expected |= set([end for end in ahead if filled >> end & 1][:1])
            assert destinations(scene, field, filled) == (expected or {field})


@pytest.mark.clause("CD-13.1")
@pytest.mark.parametrize("on", [None, True, False])
def test_the_own_field_past_an_empty_one_depends_on_the_option(on: bool | None) -> None:
    changed = {} if on is None else {"ring_without_return": on}
    scene = turn("market at c3", field=1, depots=full_except(4), **changed)  # type: ignore[arg-type]
    assert scene.legal() == (["walk 5", "walk 7"] if on else ["walk 1", "walk 5", "walk 7"])
    if on:
        assert scene.why_not("walk 1").clause == "CD-13.1"
    reach = [5, 7] if on else [1, 5, 7]
    assert scene.view(2)["seats"][0]["reach"] == reach


@pytest.mark.clause("CD-13.1")
def test_without_return_the_only_field_with_tiles_may_be_the_own_one() -> None:
    depots = {3: FOUR}
    scene = turn("market at c3", field=3, depots=depots, ring_without_return=True)
    assert scene.step() == "take"
    assert scene.table.patricians[0] == 2


@pytest.mark.clause("CD-13.1")
def test_without_return_a_bread_still_lets_one_stay() -> None:
    scene = turn("market at c3", field=1, depots=full_except(4), ring_without_return=True)
    scene.give(bread=1).play("bread 1")
    assert (scene.table.patricians[0], scene.goods()) == (0, {})


@pytest.mark.clause("CD-13.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_return_a_game_comes_to_its_end_with_seven_tiles_each(players: int) -> None:
    scene = dealt(players, ring_without_return=True).play_on(b"ring")
    took = [facts["seat"] for facts in scene.facts("took")]
    assert [took.count(f"@seat-{seat}") for seat in range(players)] == [28] * players


@pytest.mark.clause("CD-13.2")
def test_no_option_move_or_note_belongs_to_the_expansion() -> None:
    declared = (
        [setting.name for setting in GAME.settings]
        + [family.name for family in MOVES.families]
        + [kind.name for kind in GAME.notes.kinds]
    )
    assert not [name for name in declared if "strip" in name or "bonus" in name]
    assert not [key for key in dealt(2).view() if "strip" in key or "bonus" in key]


@pytest.mark.clause("CD-13.2")
@pytest.mark.parametrize("count", range(1, 10))
def test_a_banderole_gives_a_step_and_nothing_more_however_many_are_gone(count: int) -> None:
    banderoles = [CELL_IDS[i] for i in range(36) if BANDEROLE_CELLS[0] >> i & 1]
    assert "b2" in banderoles
    scene = building("villa_end1", "market at c3 | market at c2")
    gone = [name for name in banderoles if name != "b2"][: count - 1]
    for name in gone:
        scene.district.banderoles &= ~(1 << cell(name))
    points = scene.points()
    stack = scene.view()["stack"]
    scene.play("place b2", "turn 0")
    assert scene.table.spaces[0] == 1
    assert (scene.goods(), scene.points(), scene.hand(0)) == ({}, points, [])
    assert scene.view()["stack"] == stack
    assert [name for name, _ in scene.story()][-3:] == ["built", "banderole", "stepped"]
    assert len(scene.view()["seats"][0]["banderoles"]) == 9 - count


@pytest.mark.clause("CD-13.3")
@pytest.mark.parametrize("on", [None, True, False])
def test_a_fifth_tile_of_a_landscape_depends_on_the_option(on: bool | None) -> None:
    changed = {} if on is None else {"landscape_limit": on}
    scene = building("fish_pond_end", POND, **changed)
    if on is not False:
        assert scene.why_not("place d4").clause == "CD-5.7"
        return
    scene.play("place d4")
    assert scene.goods() == {"fish": 4}
    (pond,) = scene.table.districts[0].finished
    assert (pond.thing - 1, pond.tiles, pond.mouths) == (feature("fish_pond"), 5, 0)
    assert scene.facts("finished") == [
        {"seat": "@seat-0", "feature": "@feature-fish-pond", "tiles": 5}
    ]


@pytest.mark.clause("CD-13.3")
def test_without_the_limit_a_landscape_gives_one_less_than_its_tiles_however_big() -> None:
    given = f"{POND} | fish_pond_straight at d4 x1 | fish_pond_straight at e4 x1"
    scene = building("fish_pond_end", given, landscape_limit=False).play("place f4")
    assert scene.goods() == {"fish": 6}
    assert scene.facts("got-wares") == [{"seat": "@seat-0", "ware": "@ware-fish", "count": 6}]


@pytest.mark.clause("CD-13.3")
def test_the_option_changes_no_other_rule_of_building() -> None:
    with_limit = building("market", POND, landscape_limit=True)
    without = building("market", POND, landscape_limit=False)
    assert with_limit.legal() == without.legal()
    for scene in (with_limit, without):
        assert scene.why_not("place d4").clause == "CD-5.4"
        assert scene.why_not("place f6").clause == "CD-5.2"
