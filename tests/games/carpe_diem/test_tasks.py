"""Chapter 11: the tasks of the frame, checked against lines counted by hand."""

import random
from itertools import product

import pytest

from groma.games.carpe_diem import GAME
from groma.games.carpe_diem.district import found
from tests.scenes.carpe_diem import Scene, building, cell, dealt, feature, lay_out

# The tasks of the sixteen parts: a kind and its place from 1 to 6, clockwise along the side
PARTS = """
fish_pond 4, villa 6
villa 2, chicken_yard 4
herb_garden 1, villa 3
vineyard 2, villa 6
villa 2, merchant 5
villa 3, baker 5
steward 4, villa 6
villa 2, craftsman 6
chicken_yard 1, baker 4
herb_garden 3, baker 6
merchant 1, fish_pond 5
fish_pond 1, steward 6
merchant 3, herb_garden 5
vineyard 1, craftsman 4
craftsman 2, chicken_yard 5
vineyard 3, steward 5
"""
TASKS = [
    [(task.split()[0], int(task.split()[1])) for task in line.split(",")]
    for line in PARTS.strip().splitlines()
]
LANDSCAPES = ("vineyard", "herb_garden", "chicken_yard", "fish_pond")
DWELLINGS = ("merchant", "baker", "steward", "craftsman")
KINDS = ("villa", *LANDSCAPES, *DWELLINGS)
NORTH, EAST, SOUTH, WEST = range(4)


def worth(kind: str) -> int:
    """What a task of a kind gives."""
    return 5 if kind in LANDSCAPES else 4 if kind in DWELLINGS else 3


def line(side: int, place: int) -> list[str]:
    """The cells of the line that an arrow marks; a place counts clockwise along its side."""
    columns = "abcdef"
    if side == NORTH:
        return [columns[place - 1] + str(row) for row in range(1, 7)]
    if side == SOUTH:
        return [columns[6 - place] + str(row) for row in range(1, 7)]
    row = place if side == EAST else 7 - place
    return [column + str(row) for column in columns]


def end_of(kind: str) -> str:
    return "villa_end1" if kind == "villa" else kind + ("_end" if kind in LANDSCAPES else "_half")


def neighbours() -> list[tuple[str, str, str]]:
    """All pairs of cells side by side, with "across" or "down"."""
    pairs = [
        (f"{a}{r}", f"{b}{r}", "across") for a, b in zip("abcde", "bcdef") for r in range(1, 7)
    ]
    return pairs + [(f"{c}{r}", f"{c}{r + 1}", "down") for c in "abcdef" for r in range(1, 6)]


def pair(kind: str, first: str, second: str, way: str) -> str:
    """A finished feature of two tiles on two neighbouring cells, for `lay_out`."""
    turns = (1, 3) if way == "across" else (2, 0)
    return f"{end_of(kind)} at {first} x{turns[0]} | {end_of(kind)} at {second} x{turns[1]}"


def framed(parts: list[int], tiles: str = "", scene: Scene | None = None) -> Scene:
    """Seat 0 with these parts (1 to 16) on N, E, S, W, and tiles."""
    scene = scene or dealt(2, random_start_fields=True)
    district = found(0, [part - 1 for part in parts])
    scene.table.districts[0] = district
    lay_out(district, tiles)
    return scene


def tasks(scene: Scene) -> list[tuple[int, dict[str, int], list[int]]]:
    """The lines of the sheet: points, facts, cells."""
    entries = [entry for entry in scene.sheet().lines if entry.row == "tasks"]
    assert {entry.clause for entry in entries} <= {"CD-11.6"}
    return [(entry.points, entry.facts, sorted(entry.pieces)) for entry in entries]


@pytest.mark.clause("CD-1.8", "CD-11.8")
@pytest.mark.parametrize("side", range(4))
def test_the_arrows_of_every_part_mark_their_lines_on_every_side(side: int) -> None:
    for part in range(1, 17):
        frame = [part] * 4
        seen = GAME.view(framed(frame).table, 0)["seats"][0]["tasks"][2 * side : 2 * side + 2]
        for task, (kind, place) in zip(seen, TASKS[part - 1]):
            assert (task["feature"], task["points"], task["side"]) == (kind, worth(kind), side)
            (common,) = set.intersection(*[set(name) for name in line(side, place)])
            assert task["line"] == common
            assert task["done"] is False


def number_of(cells: list[str]) -> int:
    """Columns a to f are 0 to 5, rows 1 to 6 are 6 to 11."""
    (common,) = set.intersection(*[set(name) for name in cells])
    return "abcdef123456".index(common)


@pytest.mark.clause("CD-11.6", "CD-11.7", "CD-11.8")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shift", range(4))
def test_each_kind_on_every_place_fulfils_exactly_the_tasks_it_touches(
    kind: str, shift: int
) -> None:
    table = dealt(2, random_start_fields=True)
    for group in range(0, 16, 4):
        parts = [group + 1 + (side + shift) % 4 for side in range(4)]
        for first, second, way in neighbours():
            expected = [
                (
                    worth(kind),
                    {"feature": feature(kind), "line": number_of(line(side, place))},
                    sorted([cell(first), cell(second)]),
                )
                for side in range(4)
                for task, place in TASKS[parts[side] - 1]
                if task == kind and {first, second} & set(line(side, place))
            ]
            assert tasks(framed(parts, pair(kind, first, second, way), table)) == expected


@pytest.mark.clause("CD-11.6")
@pytest.mark.parametrize("kind", KINDS)
def test_an_unfinished_feature_fulfils_nothing(kind: str) -> None:
    part = next(number for number, both in enumerate(TASKS, 1) if kind in dict(both))
    place = dict(TASKS[part - 1])[kind]
    column = line(NORTH, place)[0][0]
    open_one = f"{end_of(kind)} at {column}3 x2"  # open to the south
    assert tasks(framed([part] * 4, open_one)) == []
    closed = framed([part] * 4, f"{open_one} | {end_of(kind)} at {column}4")
    assert worth(kind) in [points for points, _, _ in tasks(closed)]


@pytest.mark.clause("CD-11.6")
def test_further_features_on_the_line_give_nothing_more() -> None:
    # part 6 on the north side: villa on column c, baker on column e; nobody else wants a villa
    frame = [6, 14, 15, 16]
    one = framed(frame, pair("villa", "c1", "c2", "down"))
    two = framed(
        frame, f"{pair('villa', 'c1', 'c2', 'down')} | {pair('villa', 'b5', 'c5', 'across')}"
    )
    assert one.sheet().row("tasks") == two.sheet().row("tasks") == 3
    ((points, facts, cells),) = tasks(two)
    assert (points, facts) == (3, {"feature": feature("villa"), "line": 2})
    assert cells == sorted(cell(name) for name in ("c1", "c2", "b5", "c5"))


@pytest.mark.clause("CD-11.6")
def test_another_kind_on_the_line_does_not_count() -> None:
    frame = [6, 14, 15, 16]
    assert tasks(framed(frame, pair("merchant", "c1", "c2", "down"))) == []
    assert tasks(framed(frame, pair("baker", "c1", "c2", "down"))) == []
    assert tasks(framed(frame, "market at c1 | bakery at e1 | fountain at c3")) == []


@pytest.mark.clause("CD-11.7")
def test_edge_23_one_tile_of_a_large_villa_on_the_line_is_enough() -> None:
    frame = [6, 14, 15, 16]  # villa on column c
    villa = "villa_end1 at a3 x1 | villa_straight1 at b3 x1"
    touching = framed(frame, f"{villa} | villa_end1 at c3 x3")
    ((points, _, cells),) = tasks(touching)
    assert (points, cells) == (3, [cell("a3"), cell("b3"), cell("c3")])
    aside = "villa_end1 at d3 x1 | villa_straight1 at e3 x1 | villa_end1 at f3 x3"
    assert tasks(framed(frame, aside)) == []


@pytest.mark.clause("CD-11.8")
def test_one_feature_serves_several_tasks_on_different_lines() -> None:
    # villa: part 1 north f, part 2 east row 2, part 5 south e, part 4 west row 1
    scene = framed([1, 2, 5, 4], "villa_end1 at e1 x2 | villa_end1 at e2")
    assert [points for points, _, _ in tasks(scene)] == [3, 3, 3]
    corner = framed([1, 2, 5, 4], "villa_end1 at e2 x1 | villa_end1 at f2 x3")
    assert [points for points, _, _ in tasks(corner)] == [3, 3, 3]
    assert corner.sheet().row("tasks") == 9


@pytest.mark.clause("CD-11.8")
def test_edge_22_two_tasks_of_one_kind_never_share_a_line() -> None:
    for side, opposite in ((NORTH, SOUTH), (EAST, WEST)):
        for one, other in product(range(16), repeat=2):
            for (kind, place), (same, facing) in product(TASKS[one], TASKS[other]):
                if kind == same and one != other:
                    assert set(line(side, place)) != set(line(opposite, facing))


@pytest.mark.clause("CD-11.6")
def test_fulfilling_a_task_by_building_is_told_once() -> None:
    scene = building("baker_half", "baker_half at c3 x1")
    district = scene.table.districts[0]
    district.frame = [9 - 1, 14 - 1, 15 - 1, 16 - 1]  # baker on column d
    scene.play("place d3")
    assert scene.facts("fulfilled-task") == [
        {"seat": "@seat-0", "feature": "@feature-baker", "line": "@line-d", "points": 4}
    ]
    assert [points for points, _, _ in tasks(scene)] == [4]


@pytest.mark.clause("CD-11.6", "CD-11.7", "CD-11.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_whole_games_the_sheet_agrees_with_the_finished_features(players: int) -> None:
    rng = random.Random(players)
    fulfilled = 0
    for game in range(12):
        scene = dealt(players, seed=b"tasks %d" % game)
        while not scene.table.over():
            legal = [move for move in scene.legal() if move != "store"]
            scene.play(rng.choice(legal or scene.legal()))
        for seat in GAME.view(scene.table, 0)["seats"]:
            finished = [(f["feature"], set(f["cells"])) for f in seat["features"] if not f["open"]]
            parts = scene.table.districts[seat["seat"]].frame
            expected = [
                (kind, worth(kind))
                for side in range(4)
                for kind, place in TASKS[parts[side]]
                if any(f == kind and cells & set(line(side, place)) for f, cells in finished)
            ]
            seen = [(t["feature"], t["points"]) for t in seat["tasks"] if t["done"]]
            assert seen == expected
            page = scene.sheet(seat["seat"])
            assert page.row("tasks") == sum(points for _, points in expected)
            fulfilled += len(expected)
    assert fulfilled > 10
