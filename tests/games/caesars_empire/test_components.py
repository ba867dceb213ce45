"""The box of Caesar's Empire holds what the rules say, and tables.py says the same."""

import math
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from groma.games.caesars_empire import tables as t
from tests.games.components import Change, assert_refused, box, put

DATA = box("caesars_empire")
A, B = 0, 1
SIDES, NODES, SEGMENTS = range(2), range(41), range(97)


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def _node(name: str) -> int:
    return t.NODE_IDS.index(name)


def _segment(name: str) -> int:
    return t.SEGMENT_IDS.index(name)


def _names(side: int, node: str) -> str:
    """Name the other ends of the segments at a node, in their order."""
    here = _node(node)
    found = t.AT[41 * side + here]
    return " ".join(t.NODE_IDS[t.END_A[s] + t.END_B[s] - here] for s in found)


def _values(side: int) -> dict[str, list[int]]:
    """By colour, the values of its cities, the lowest first."""
    return {
        color: sorted(t.VALUE[node] for node in _bits(t.REGION_CITIES[8 * side + region]))
        for region, color in enumerate(t.COLOR_IDS)
    }


def _reached(side: int, without: int) -> int:
    """Count the nodes that roads on all segments but one would connect with Rome."""
    reached, left = {t.ROME}, [t.ROME]
    while left:
        node = left.pop()
        segments = set(t.AT[41 * side + node]) - {without}
        new = {t.END_A[s] + t.END_B[s] - node for s in segments} - reached
        reached |= new
        left += new
    return len(reached)


def _line(name: str, text: str) -> Change:
    return put("segments", "lines", _segment(name), text)


def _cut_off(data: Any) -> None:
    """Lead both segments of Eboracum elsewhere."""
    _line("londinium-eboracum", "roma londinium 1 0 sea")(data)
    _line("eboracum-colonia", "roma colonia 2 0 land")(data)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (put("box", "city_tokens", 41), "40 cities, not 41"),
        (put("box", "roads", 124), "roads for all players"),
        (put("box", "score_markers", 4), "boards and markers"),
        (put("box", "treasures", 41), "40 treasures, not 41"),
        (put("sides", "C", {}), "the sides are A and B"),
        (put("sides", "B", "players", [2]), "one side for each number of players"),
        (put("sides", "B", "players", [2, 4]), "4 players: not as many turns for all"),
        (put("sides", "A", "cities", 39), "side A: 40 cities, not 39"),
        (put("sides", "B", "segments", 60), "side B: 61 segments, not 60"),
        (put("sides", "A", "double", 26), "side A: 27 double, not 26"),
        (put("regions", "britannia", "white"), "9 regions, not 8"),
        (put("regions", "africa", "red"), "two regions of one colour"),
        (put("rome", "id", "caralis"), "Rome is no city"),
        (
            put("cities", "caralis", {**DATA["cities"]["caralis"], "x": 536, "y": 442}),
            "at one place",
        ),
        (put("cities", "caralis", "region", "sardinia"), "caralis: no region sardinia"),
        (put("cities", "caralis", "value", 0), "caralis: a value of 0"),
        (put("cities", "caralis", "value", 9), "caralis: a value of 9"),
        (put("cities", "caralis", "value", 2), "two cities of one colour and value"),
        (put("cities", "caralis", "sides", ""), "caralis: no sides"),
        (put("cities", "caralis", "sides", "AB"), "side B: 31 cities, not 30"),
        (_line("roma-caralis", "roma corsica 1 0 sea"), "no such node"),
        (_line("roma-caralis", "roma roma 1 0 sea"), "leads back"),
        (_line("roma-caralis", "roma caralis 1 0 air"), "neither by land nor by sea"),
        (_line("roma-caralis", "roma caralis 3 0 sea"), "one or two roads"),
        (_line("roma-caralis", "roma caralis 0 0 sea"), "on neither side"),
        (_line("roma-caralis", "massilia roma 1 0 sea"), "two segments between the same nodes"),
        (_line("roma-aquileia", "roma aquileia 0 1 land"), "the segments of side A come first"),
        (_line("roma-caralis", "roma caralis 1 1 sea"), "order_b names each segment"),
        (put("segments", "order_b", 0, 1), "order_b names each segment"),
        (_line("roma-aquileia", "roma caralis 1 1 land"), "two segments between the same nodes"),
        (_line("roma-aquileia", "roma gortyna 1 1 land"), "side B: a segment to a city that is"),
        (_line("londinium-eboracum", "roma londinium 1 0 sea"), "no way round eboracum-colonia"),
        (_cut_off, "side A: not connected"),
        (put("treasures", "meat", "few", 2), "29 treasures for side B"),
        (put("treasures", "amber", {"full": 0, "few": 0}), "eight kinds, then gold"),
        (put("build", "chain_roads", [2, 3]), "no limit, then rising ones"),
        (put("build", "chain_roads", [0, 3, 2]), "no limit, then rising ones"),
        (put("build", "chain_roads", [0, 1, 2]), "enough for every segment"),
        (put("player_board", "columns", 9), "a column for each kind"),
        (put("player_board", "rows", 3), "a row for each treasure of a kind"),
        (put("player_board", "gold_spaces", 6), "a space for each gold"),
        (put("scoring", "same", [0, 0, 2, 10]), "same: points for 0 to 4"),
        (put("scoring", "gold", 0, 1), "gold: points that grow from 0"),
        (put("scoring", "different", 7, 47), "different: points that grow from 0"),
    ],
)
def test_data_that_do_not_add_up_are_refused(
    monkeypatch: pytest.MonkeyPatch, change: Change, why: str
) -> None:
    """The tool writes no tables from a changed box, and says what is wrong."""
    assert_refused(monkeypatch, "caesars_empire", change, why)


def test_numbers_of_ids() -> None:
    """Ids in the order of their numbers."""
    assert (t.NODES, t.SEGMENTS, t.SIDES, t.REGIONS) == (41, 97, 2, 8)
    assert t.NODE_IDS[t.ROME] == "roma"
    assert (t.NODE_IDS[1], t.NODE_IDS[40]) == ("mediolanum", "alexandria")
    assert " ".join(t.REGION_IDS) == (
        "italia gallia hispania septentrio danubius graecia oriens africa"
    )
    assert " ".join(t.COLOR_IDS) == "red green orange purple brown blue pink teal"
    assert " ".join(t.SIDE_IDS) == "n ne e se s sw w nw"
    assert len(set(t.NODE_IDS)) == 41
    assert len(set(t.SEGMENT_IDS)) == 97


@pytest.mark.clause("CE-1.1", "CE-2.1")
def test_sides_of_the_board() -> None:
    """Side B for two and three players, side A for four and five."""
    assert DATA["box"]["boards"] == 1
    assert t.SIDE_OF == [-1, -1, B, B, A, A]


@pytest.mark.clause("CE-1.2")
def test_cities() -> None:
    """40 cities in eight colours on side A, 30 of them on side B; colour and value tell which."""
    assert DATA["box"]["city_tokens"] == 40
    assert _bits(t.CITIES_ON[A]) == list(range(1, 41))
    assert t.CITIES_ON[B].bit_count() == 30
    assert " ".join(t.NODE_IDS[node] for node in _bits(t.CITIES_ON[A] & ~t.CITIES_ON[B])) == (
        "caralis condate carthago_nova argentorate eboracum "
        "sarmizegetusa gortyna ancyra trapezus leptis_magna"
    )
    assert _values(A) == {
        "red": [1, 2, 3, 4, 5],
        "green": [1, 2, 3, 4, 6],
        "orange": [1, 2, 3, 5, 7],
        "purple": [1, 2, 3, 6, 8],
        "brown": [1, 2, 3, 4, 6],
        "blue": [1, 2, 3, 4, 5],
        "pink": [1, 2, 3, 5, 8],
        "teal": [1, 2, 3, 6, 7],
    }
    assert _values(B) == {
        "red": [2, 3, 4, 5],
        "green": [1, 2, 4, 6],
        "orange": [1, 3, 5, 7],
        "purple": [1, 3, 6],
        "brown": [1, 2, 3, 6],
        "blue": [2, 3, 4, 5],
        "pink": [1, 3, 5],
        "teal": [1, 2, 6, 7],
    }


def test_regions() -> None:
    """Each city is in one region; Rome is in none and has no value."""
    assert (t.REGION_OF[t.ROME], t.VALUE[t.ROME]) == (-1, 0)
    for side in SIDES:
        regions = t.REGION_CITIES[8 * side : 8 * side + 8]
        assert sum(regions) == t.CITIES_ON[side]
        for region, cities in enumerate(regions):
            assert all(t.REGION_OF[node] == region for node in _bits(cities))
    assert [sum(t.VALUE[node] for node in _bits(t.CITIES_ON[side])) for side in SIDES] == [138, 104]


@pytest.mark.clause("CE-1.3")
def test_treasures() -> None:
    """40 treasures: four of each of eight kinds, and eight gold."""
    assert " ".join(t.KIND_IDS) == "meat grapes wheat wine oil gems wood olives gold"
    assert (t.KINDS, t.ORDINARY, t.KIND_IDS[t.GOLD]) == (9, 8, "gold")
    assert t.KIND_FULL == [4, 4, 4, 4, 4, 4, 4, 4, 8]
    assert sum(t.KIND_FULL) == DATA["box"]["treasures"] == 40


def test_treasures_of_few_players() -> None:
    """Two gold and one of each other kind less: one treasure for each city of side B."""
    assert t.KIND_FEW == [3, 3, 3, 3, 3, 3, 3, 3, 6]
    assert sum(t.KIND_FEW) == t.CITIES_ON[B].bit_count()


@pytest.mark.clause("CE-1.4")
def test_pieces_of_the_players() -> None:
    """125 roads, 25 for each of five players, who have a board and a score marker each."""
    box = DATA["box"]
    assert (box["player_boards"], box["score_markers"], box["roads"]) == (5, 5, 125)
    assert t.ROADS_EACH == 25


@pytest.mark.clause("CE-1.5", "CE-5.6")
def test_player_board() -> None:
    """A column for each kind, a row for each treasure of a kind, and a space for each gold."""
    board = DATA["player_board"]
    assert (board["columns"], board["rows"], board["gold_spaces"]) == (8, 4, 8)
    assert board["columns"] == t.ORDINARY
    assert board["rows"] == max(t.KIND_FULL[: t.ORDINARY])
    assert board["gold_spaces"] == t.KIND_FULL[t.GOLD]


@pytest.mark.clause("CE-1.6")
def test_roads_of_segments() -> None:
    """Each segment of a side takes one or two roads: 27 of 86 take two on A, 14 of 61 on B."""
    assert Counter(t.ROADS[:97]) == {1: 59, 2: 27, 0: 11}
    assert Counter(t.ROADS[97:]) == {1: 47, 2: 14, 0: 36}
    for side in SIDES:
        there = [segment for segment in SEGMENTS if t.ROADS[97 * side + segment]]
        assert _bits(t.ON_SIDE[side]) == there
    for name, on_a, on_b in (
        ("roma-brundisium", 1, 1),
        ("roma-massilia", 2, 2),
        ("roma-carthago", 2, 1),
        ("roma-caralis", 1, 0),
        ("tarraco-caesarea", 0, 1),
    ):
        assert (t.ROADS[_segment(name)], t.ROADS[97 + _segment(name)]) == (on_a, on_b)


@pytest.mark.clause("CE-1.9")
def test_points_on_the_player_board() -> None:
    """Points below each column are for different kinds, points left of each row for one kind."""
    board = DATA["player_board"]
    assert len(t.DIFFERENT) == board["columns"] + 1
    assert len(t.SAME) == board["rows"] + 1


@pytest.mark.clause("CE-9.2")
def test_points_for_different_kinds() -> None:
    """Nothing for one kind, 46 for all eight; each further kind adds no less than the last."""
    assert t.DIFFERENT == [0, 0, 2, 5, 9, 14, 20, 32, 46]
    steps = [more - less for less, more in zip(t.DIFFERENT, t.DIFFERENT[1:], strict=False)]
    assert steps == sorted(steps)


@pytest.mark.clause("CE-9.4")
def test_points_for_one_kind() -> None:
    """Nothing for a single treasure, 20 for all four."""
    assert t.SAME == [0, 0, 2, 10, 20]


@pytest.mark.clause("CE-9.6")
def test_points_for_gold() -> None:
    """Two points for each gold."""
    assert t.GOLD_POINTS == [0, 2, 4, 6, 8, 10, 12, 14, 16]


def test_amounts() -> None:
    """What a road pays, what gold does to it, the bonus for roads left; what limits a turn."""
    assert (t.ROAD_POINTS, t.GOLD_FACTOR, t.ROAD_BONUS) == (1, 2, 10)
    assert t.MOST_ROADS == [0, 2, 3]


def test_segments() -> None:
    """Each has two ends, of which it is named, and no two have the same."""
    pairs = list(zip(t.END_A, t.END_B, strict=True))
    assert len({frozenset(pair) for pair in pairs}) == 97
    for name, (one, other) in zip(t.SEGMENT_IDS, pairs, strict=True):
        assert name == f"{t.NODE_IDS[one]}-{t.NODE_IDS[other]}"
    assert set(t.SEA) == {0, 1}
    assert [t.SEA[_segment(s)] for s in ("roma-brundisium", "brundisium-dyrrhachium")] == [0, 1]


def test_order_of_segments() -> None:
    """First those of side A, then those that only side B has."""
    assert _bits(t.ON_SIDE[A]) == list(range(86))
    assert (t.SEGMENT_IDS[0], t.SEGMENT_IDS[85]) == ("roma-mediolanum", "asturica-olisipo")
    assert " ".join(t.SEGMENT_IDS[86:]) == (
        "syracusae-cyrene syracusae-athenae carthago-massilia burdigala-lutetia "
        "colonia-augusta_vindelicorum sirmium-tomis athenae-cyrene byzantium-antiochia "
        "ephesus-alexandria tarraco-corduba tarraco-caesarea"
    )


def test_surroundings() -> None:
    """At a node are the segments that end there; beside it, their other ends."""
    for side in SIDES:
        for node in NODES:
            place = 41 * side + node
            here = {s for s in _bits(t.ON_SIDE[side]) if node in (t.END_A[s], t.END_B[s])}
            assert sorted(t.AT[place]) == _bits(t.AT_NODE[place]) == sorted(here)
            others = {t.END_A[s] + t.END_B[s] - node for s in here}
            assert set(_bits(t.NEXT_TO[place])) == others
            assert bool(here) is (node == t.ROME or bool(t.CITIES_ON[side] >> node & 1))


@pytest.mark.parametrize(
    ("side", "node", "others"),
    [
        (A, "roma", "mediolanum aquileia brundisium syracusae caralis massilia salonae carthago"),
        (B, "roma", "mediolanum aquileia brundisium syracusae massilia salonae carthago"),
        (B, "massilia", "roma mediolanum carthago lugdunum tarraco"),
        (B, "carthago", "roma syracusae caesarea massilia"),
        (B, "caesarea", "carthago tarraco corduba"),
        (B, "athenae", "brundisium syracusae dyrrhachium thessalonica ephesus cyrene"),
    ],
)
def test_order_at_a_node(side: int, node: str, others: str) -> None:
    """Each side has its own order, in which segments of side B alone stand among the others."""
    assert _names(side, node) == others


def test_map_is_connected_twice() -> None:
    """Every city can be reached from Rome even if any one segment is closed."""
    for side, nodes in ((A, 41), (B, 31)):
        assert all(_reached(side, segment) == nodes for segment in _bits(t.ON_SIDE[side]))


def test_red_two_and_blue_three() -> None:
    """Rome, a red 2 and a blue 3 in a line, one road each, on both sides."""
    red, blue = _node("brundisium"), _node("dyrrhachium")
    assert (t.COLOR_IDS[t.REGION_OF[red]], t.VALUE[red]) == ("red", 2)
    assert (t.COLOR_IDS[t.REGION_OF[blue]], t.VALUE[blue]) == ("blue", 3)
    for side in SIDES:
        for name in ("roma-brundisium", "brundisium-dyrrhachium"):
            assert t.ROADS[97 * side + _segment(name)] == 1


def test_nodes_in_the_drawing() -> None:
    """No two nodes are close together."""
    places = list(zip(t.NODE_X, t.NODE_Y, strict=True))
    assert len(places) == 41
    assert min(math.dist(one, other) for one, other in combinations(places, 2)) >= 80


def _left(one: int, other: int, node: int) -> bool:
    """Tell whether a node lies to the left of the line from one node to another."""
    x, y = t.NODE_X[one], t.NODE_Y[one]
    turn = (t.NODE_X[other] - x) * (t.NODE_Y[node] - y)
    return turn > (t.NODE_Y[other] - y) * (t.NODE_X[node] - x)


def test_segments_in_the_drawing() -> None:
    """On neither side do two segments cross."""
    for side in SIDES:
        for one, other in combinations(_bits(t.ON_SIDE[side]), 2):
            a, b, c, d = t.END_A[one], t.END_B[one], t.END_A[other], t.END_B[other]
            if len({a, b, c, d}) == 4:
                apart = _left(a, b, c) == _left(a, b, d) or _left(c, d, a) == _left(c, d, b)
                assert apart, (t.SEGMENT_IDS[one], t.SEGMENT_IDS[other])


def test_courses() -> None:
    """A segment leads to the side told, give or take half of an eighth of the compass."""
    for one, other, course in zip(t.END_A, t.END_B, t.COURSE, strict=True):
        east, south = t.NODE_X[other] - t.NODE_X[one], t.NODE_Y[other] - t.NODE_Y[one]
        bearing = math.degrees(math.atan2(east, -south))
        assert abs((bearing - 45 * course + 180) % 360 - 180) <= 22.5
    told = {name: t.SIDE_IDS[t.COURSE[_segment(name)]] for name in t.SEGMENT_IDS}
    assert told["roma-aquileia"] == "n"
    assert told["roma-massilia"] == "w"
    assert told["londinium-colonia"] == "e"
    assert told["tomis-byzantium"] == "s"
