"""Chapter 10: how the next phase begins."""

from collections import Counter

import pytest

from groma.core.hidden import back_of
from groma.core.state import STEP
from groma.games.carpe_diem.layout import DARK_STACK, LIGHT_STACK, NOTHING
from groma.games.carpe_diem.steps import PHASE
from groma.games.carpe_diem.tables import DARK, DARK_TILES, LIGHT, LIGHT_TILES, TILE_IDS
from tests.scenes.carpe_diem import Scene, circle, dealt, turn

PLAYERS = (2, 3, 4)


def reach_phase(scene: Scene, phase: int) -> Scene:
    """Play to the first decision of a phase 1 to 4."""
    return scene.play_on(b"on", until=lambda table: table.phase == phase - 1)


def next_phase(scene: Scene, phase: int) -> Scene:
    """Leave out what is left of a phase and begin this one."""
    scene.table.todo = [PHASE + STEP * (phase - 1)]
    scene.table.advance()
    return scene


@pytest.mark.clause("CD-10.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_phases_2_and_3_bring_28_light_tiles_and_phase_4_the_28_dark_ones(players: int) -> None:
    scene = dealt(players)
    seals = Counter(scene.view()["seals"])
    light: Counter[str | None] = Counter()
    for phase in (1, 2, 3, 4):
        reach_phase(scene, phase)
        assert {back_of(card) for card in scene.table.depots} == {DARK if phase == 4 else LIGHT}
        tiles: Counter[str | None] = Counter()
        for depot in scene.view(players)["depots"]:
            assert None not in depot["tiles"]
            assert (len(depot["tiles"]), depot["takes"]) == (4, players)
            tiles.update(depot["tiles"])
        left = [len(scene.table.hidden.zones[stack]) for stack in (LIGHT_STACK, DARK_STACK)]
        assert left == ([84 - 28 * phase, 28] if phase < 4 else [0, 0])
        if phase < 4:
            light += tiles
        else:
            assert tiles + seals == Counter(TILE_IDS[tile] for tile in DARK_TILES)
    assert light == Counter(TILE_IDS[tile] for tile in LIGHT_TILES)


@pytest.mark.clause("CD-10.1")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("phase", [2, 3, 4])
def test_everybody_sees_the_new_tiles_on_all_seven_depots(players: int, phase: int) -> None:
    scene = reach_phase(dealt(players), phase)
    for viewer in range(players + 1):
        depots = scene.view(viewer)["depots"]
        assert depots == scene.view(0)["depots"]
        told = scene.facts("depot-filled", viewer)[7 * (phase - 1) :]
        assert [filled["field"] for filled in told] == list("1234567")
        for depot, filled in zip(depots, told, strict=True):
            tiles = ["@tile-" + str(tile).replace("_", "-") for tile in depot["tiles"]]
            assert [filled[place] for place in "abcd"] == tiles
        assert scene.view(viewer)["phase"] == phase
    assert scene.table.filled == 127


@pytest.mark.clause("CD-10.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_marker_passes_to_the_left_and_its_new_owner_begins(players: int) -> None:
    for number in range(4):
        scene = dealt(players, b"marker %d" % number)
        first = scene.view()["start"]
        for phase in (1, 2, 3, 4):
            reach_phase(scene, phase)
            start = (first + phase - 1) % players
            assert scene.view(players)["start"] == start
            assert scene.facts("phase-begins")[-1] == {"phase": phase, "seat": f"@seat-{start}"}
            assert scene.table.seat == start
        scene.play_on(b"to the end")
        assert len(scene.facts("phase-begins")) == 4
        took = [facts["seat"] for facts in scene.facts("took")]
        for phase in range(4):
            turns = took[7 * players * phase :][: 7 * players]
            order = [f"@seat-{(first + phase + i) % players}" for i in range(7 * players)]
            assert turns == order


@pytest.mark.clause("CD-10.2")
def test_points_and_turn_order_of_the_start_do_not_pass_on() -> None:
    scene = turn("market at c3", players=3)
    points = [scene.points(seat) for seat in range(3)]
    next_phase(scene, 2)
    assert (scene.table.start, scene.table.seat, scene.view()["round"]) == (1, 1, 1)
    assert [scene.points(seat) for seat in range(3)] == points


@pytest.mark.clause("CD-10.3")
@pytest.mark.parametrize("phase", [2, 3, 4])
def test_patricians_and_discs_stay_where_they_are(phase: int) -> None:
    scene = turn("market at c3 | villa_end1 at c2", players=4)
    table = scene.table
    table.patricians = [6, 2, 2, 0]
    table.spaces = [3, 5, 3, 0]
    table.track = [3, 2, 0, 1]
    table.discs[circle("5-8")] = 2
    table.discs[circle("1-2")] = 0
    scene.give(0, fish=2, coin=1).give(3, bread=1)
    before = scene.view(4)
    next_phase(scene, phase)
    after = scene.view(4)
    assert [seat["field"] for seat in after["seats"]] == [7, 3, 3, 1]
    assert [seat["space"] for seat in after["seats"]] == [3, 5, 3, 0]
    assert after["track"] == [3, 2, 0, 1]
    owners = {circle["circle"]: circle["seat"] for circle in after["circles"]}
    assert {name: owner for name, owner in owners.items() if owner is not None} == {
        "5-8": 2,
        "1-2": 0,
    }
    assert [seat["discs"] for seat in after["seats"]] == [3, 4, 3, 4]
    assert after["grid"] == before["grid"]
    for old, new in zip(before["seats"], after["seats"], strict=True):
        kept = ("points", "wares", "coins", "breads", "stored", "tiles", "banderoles", "tasks")
        assert [old[key] for key in kept] == [new[key] for key in kept]
    assert scene.step() == "move"  # nobody places a patrician again


@pytest.mark.clause("CD-10.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_in_a_game_patricians_are_placed_once_and_start_from_where_they_stood(players: int) -> None:
    scene = dealt(players)
    for phase in (2, 3, 4):
        scene.play_on(b"on", until=lambda table: table.pending().name == "circle")
        fields = [seat["field"] for seat in scene.view()["seats"]]
        reach_phase(scene, phase)
        assert [seat["field"] for seat in scene.view()["seats"]] == fields
    assert [name for name, _ in scene.story()].count("settled") == players


@pytest.mark.clause("CD-10.3")
@pytest.mark.parametrize("phase", [2, 3, 4])
def test_the_seal_row_is_not_filled_again(phase: int) -> None:
    scene = turn("market at c3", seals="villa_end1, baker_half")
    scene.table.seals = [NOTHING, *scene.table.seals[1:]]
    next_phase(scene, phase)
    assert scene.view()["seals"] == [None, "baker_half"] + [None] * 9
    assert len(scene.facts("sealed")) == 11


@pytest.mark.clause("CD-10.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_in_a_game_the_seal_row_only_shrinks(players: int) -> None:
    fetched = 0
    for number in range(4):
        scene = dealt(players, b"craftsmen %d" % number)
        row = scene.view()["seals"]
        for phase in (2, 3, 4, 5):
            reach_phase(scene, phase)
            now = scene.view()["seals"]
            assert all(new in (old, None) for old, new in zip(row, now, strict=True))
            row = now
        assert scene.table.over()
        assert len(scene.facts("sealed")) == 11
        assert row.count(None) == len(scene.facts("fetched"))
        fetched += row.count(None)
    assert fetched > 0
