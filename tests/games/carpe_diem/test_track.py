"""Chapter 7: the banderole track, its piles and its end."""

import pytest

from groma.games.carpe_diem.rules.track import advance
from groma.games.carpe_diem.state import Table
from tests.scenes.carpe_diem import Scene, building, dealt, in_hand, news

STEWARD = "steward_half at c3 x1"  # finished on d3


def on_track(text: str) -> Scene:
    """Discs by space, each pile from bottom to top: "0: 2 3 | 5: 1 0"."""
    scene = dealt(4, random_start_fields=True)
    set_track(scene.table, text)
    return scene


def set_track(table: Table, text: str) -> None:
    """Put all discs where the text says."""
    table.track = []
    for pile in text.split("|"):
        space, _, seats = pile.partition(":")
        for seat in seats.split():
            table.spaces[int(seat)] = int(space)
            table.track = [*table.track, int(seat)]
    assert len(table.track) == table.players


def piles(table: Table) -> str:
    """The same the other way round."""
    text = []
    for space in range(21):
        seats = [str(seat) for seat in table.track if table.spaces[seat] == space]
        if seats:
            text.append(f"{space}: {' '.join(seats)}")
    assert table.track == sorted(table.track, key=lambda seat: table.spaces[seat])
    return " | ".join(text)


@pytest.mark.clause("CD-7.5")
@pytest.mark.parametrize(
    ("before", "seat", "steps", "after"),
    [
        ("0: 0 1 2 3", 0, 1, "0: 1 2 3 | 1: 0"),
        ("0: 0 1 2 3", 3, 1, "0: 0 1 2 | 1: 3"),
        ("0: 1 2 3 | 1: 0", 2, 1, "0: 1 3 | 1: 0 2"),
        ("0: 1 3 | 1: 0 2", 1, 1, "0: 3 | 1: 0 2 1"),
        ("0: 1 3 | 1: 0 2", 3, 2, "0: 1 | 1: 0 2 | 2: 3"),
        ("0: 3 | 4: 1 | 6: 0 2", 1, 2, "0: 3 | 6: 0 2 1"),
        ("0: 3 | 4: 1 | 6: 0 2", 1, 1, "0: 3 | 5: 1 | 6: 0 2"),
        ("0: 3 | 4: 1 | 6: 0 2", 1, 3, "0: 3 | 6: 0 2 | 7: 1"),
        ("2: 0 1 2 3", 1, 2, "2: 0 2 3 | 4: 1"),
        ("2: 0 1 | 4: 2 | 5: 3", 0, 2, "2: 1 | 4: 2 0 | 5: 3"),
        ("2: 0 1 | 4: 2 | 5: 3", 0, 3, "2: 1 | 4: 2 | 5: 3 0"),
    ],
)
def test_a_disc_goes_straight_to_its_space_and_lies_on_top_there(
    before: str, seat: int, steps: int, after: str
) -> None:
    scene = on_track(before)
    table = scene.table
    advance(table, seat, steps)
    assert piles(table) == after
    assert news(scene) == [f"stepped {seat} {steps} {table.spaces[seat]}"]


@pytest.mark.clause("CD-7.6")
@pytest.mark.parametrize(
    ("before", "seat", "steps", "after"),
    [
        ("3: 3 | 18: 0 | 20: 1 2", 0, 2, "3: 3 | 20: 1 2 0"),
        ("3: 3 | 19: 0 | 20: 1 2", 0, 2, "3: 3 | 20: 1 2 0"),
        ("3: 3 | 19: 0 | 20: 1 2", 0, 1, "3: 3 | 20: 1 2 0"),
        ("3: 3 0 2 | 17: 1", 1, 9, "3: 3 0 2 | 20: 1"),
        ("18: 3 | 19: 0 1 2", 3, 1, "19: 0 1 2 3"),
    ],
)
def test_edge_case_21_steps_beyond_the_end_are_lost(
    before: str, seat: int, steps: int, after: str
) -> None:
    table = on_track(before).table
    advance(table, seat, steps)
    assert piles(table) == after


@pytest.mark.clause("CD-7.6")
def test_a_disc_at_the_end_does_not_climb_in_its_pile() -> None:
    for seat in (1, 2, 0):
        scene = on_track("3: 3 | 20: 1 2 0")
        advance(scene.table, seat, 2)
        assert piles(scene.table) == "3: 3 | 20: 1 2 0"
        assert news(scene) == []


@pytest.mark.clause("CD-7.6")
@pytest.mark.parametrize("space", range(21))
def test_each_space_is_worth_its_number(space: int) -> None:
    scene = on_track("0: 0 1 2 3")
    scene.table.spaces[2] = space
    assert scene.sheet(2).row("track") == space


@pytest.mark.clause("CD-7.5", "CD-6.9")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("0: 1 0", "0: 1 | 2: 0"),
        ("3: 0 | 5: 1", "5: 1 0"),
        ("3: 0 | 4: 1", "4: 1 | 5: 0"),
        ("20: 0 1", "20: 0 1"),
        ("19: 0 | 20: 1", "20: 1 0"),
    ],
)
def test_the_steps_of_a_steward(before: str, after: str) -> None:
    scene = building("steward_half", STEWARD)
    set_track(scene.table, before)
    scene.play("place d3")
    assert piles(scene.table) == after


@pytest.mark.clause("CD-7.5", "CD-5.9", "CD-6.12")
def test_a_banderole_and_a_steward_are_two_moves_of_the_disc() -> None:
    scene = building("steward_half", "steward_half at c4 x1")  # d4 has a banderole
    set_track(scene.table, "4: 0 | 5: 1")
    scene.play("place d4")
    assert piles(scene.table) == "5: 1 | 7: 0"
    assert [line for line in news(scene) if line.startswith("stepped")] == [
        "stepped 0 1 5",
        "stepped 0 2 7",
    ]


@pytest.mark.clause("CD-5.9", "CD-7.6")
def test_at_the_end_of_the_track_a_banderole_is_still_taken_away() -> None:
    scene = building("market", "market at d3")
    set_track(scene.table, "20: 0 1")
    scene.play("place d4")
    assert piles(scene.table) == "20: 0 1"
    assert news(scene) == ["built 0 market d4 0", "banderole 0 d4", "got-coins 0 1"]
    assert scene.table.districts[0].banderoles.bit_count() == 8


@pytest.mark.clause("CD-7.5", "CD-2.13")
def test_players_who_follow_one_another_pile_up() -> None:
    scene = building("steward_half", STEWARD, players=3)
    set_track(scene.table, "0: 0 1 2")
    scene.play("place d3")
    for seat in (2, 1):
        scene.table.districts[seat].banderoles = 0
        in_hand(scene, "steward_half", seat=seat, district=STEWARD).play("place d3")
    assert piles(scene.table) == "2: 0 2 1"


@pytest.mark.clause("CD-7.6")
def test_steps_that_are_lost_are_not_told() -> None:
    scene = building("steward_half", STEWARD)
    set_track(scene.table, "0: 1 | 19: 0")
    scene.table.districts[0].banderoles = 0
    scene.play("place d3")
    assert "stepped 0 1 20" in news(scene)
