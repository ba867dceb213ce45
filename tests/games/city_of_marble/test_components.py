"""The box of City of Marble holds what the rules say, and tables.py says the same."""

import math
from collections import Counter
from itertools import combinations, product

import pytest

from groma.games.city_of_marble import tables as t
from tests.games.components import Change, assert_refused, box, options, put

DATA = box("city_of_marble")
CORNERS, SPOTS, WAYS = range(92), range(207), range(6)
HILL_CORNERS = "b9 b11 c10, c14 d13 d15, d7 e6 e8, e16 e18 f17, f11 g10 g12, h15 i14 i16, i8 j7 j9"


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def _ids(mask: int) -> str:
    return " ".join(t.SPOT_IDS[spot] for spot in _bits(mask))


def _tips(spot: int) -> list[int]:
    return t.CORNER_OF[4 * spot : 4 * spot + 4]


def _triangles(spot: int) -> set[int]:
    return set(t.SPOT_TRIANGLES[2 * spot : 2 * spot + 2])


def _corners_of(triangle: int) -> set[int]:
    column, row = t.TRIANGLE_COLUMN[triangle], t.TRIANGLE_ROW[triangle]
    near, far = (row, row + 1) if (column + row) % 2 == 0 else (row + 1, row)
    places = list(zip(t.CORNER_COLUMN, t.CORNER_ROW, strict=True))
    return {places.index(p) for p in ((column, near), (column - 1, far), (column + 1, far))}


def _edge(one: int, other: int) -> tuple[int, int]:
    return min(one, other), max(one, other)


def _edges() -> set[tuple[int, int]]:
    pairs = product(CORNERS, WAYS)
    return {_edge(c, t.NEXT[6 * c + w]) for c, w in pairs if t.NEXT[6 * c + w] >= 0}


def _sides(spot: int) -> set[tuple[int, int]]:
    """Walk from each corner of the tile in the ways of its sides."""
    return {
        _edge(corner, t.NEXT[6 * corner + way])
        for i, corner in enumerate(_tips(spot))
        for way in _bits(t.SIDES_AT[4 * spot + i])
    }


def _point(*corners: int) -> tuple[float, float]:
    """Give the middle of some corners, in sides of a tile to the east and to the north."""
    east = sum(t.CORNER_COLUMN[corner] for corner in corners) / 2
    south = sum(t.CORNER_ROW[corner] for corner in corners) * math.sqrt(3) / 2
    return east / len(corners), -south / len(corners)


def _corner(name: str) -> int:
    return t.CORNER_IDS.index(name)


def _spot(name: str) -> int:
    return t.SPOT_IDS.index(name)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (put("board", "strips", 3, [4, 3, 19]), "strips in order"),
        (put("board", "strips", 3, [3, 3, 20]), "the strips make 93 corners, not 92"),
        (put("board", "corners", 91), "92 corners, not 91"),
        (put("board", "edges", 241), "240 edges, not 241"),
        (put("board", "spots", 206), "207 spots, not 206"),
        (put("board", "inner_corners", 60), "59 inner_corners, not 60"),
        (put("hills", "palatinus", [11, 10]), "palatinus: 11, 10 is off the board"),
        (put("hills", "palatinus", [8, 8]), "no two hills share a corner"),
        (put("hills", "palatinus", [15, 9]), "no hill lies at the rim"),
        (put("hills", "vaticanus", [11, 3]), "8 hills"),
        (put("course", "hills", 8), "7 hills"),
        (put("bridges", "spaces", 0, [5, 0]), "bridge: 5, 0 is off the board"),
        (put("bridges", "spaces", 0, [5, 1]), "two bridges on one space"),
        (put("bridges", "spaces", 0, [6, 1]), "covers two bridge spaces"),
        (put("bridges", "values", [1, 2, 3, 4]), "bridges for all spaces"),
        (put("aqueducts", "outlets", "gray", [18, 3]), "gray: the outlet is off the board"),
        (put("aqueducts", "outlets", "gray", [16, 2]), "the outlets lie at the rim"),
        (put("aqueducts", "outlets", "gray", [18, 8]), "two aqueducts with one outlet"),
        (put("aqueducts", "outlets", "gray", [19, 7]), "touches two outlets"),
        (put("aqueducts", "pieces", 12), "36 pieces"),
        (put("colors", "red", 13), "61 tiles"),
        (put("course", "drawn", 3), "a draw takes a pair"),
        (put("course", "empty_stacks", 5), "so many stacks"),
        (put("buildings", "arena", "structures", 5), "two buildings"),
        (put("buildings", "temple", "structures", 2), "a building for every completed site"),
        (put("buildings", "arena", "color", "blue"), "a colour for each"),
        (put("box", "imperium_tiles", 50), "as many imperium tiles"),
    ],
)
def test_data_that_do_not_add_up_are_refused(
    monkeypatch: pytest.MonkeyPatch, change: Change, why: str
) -> None:
    """The tool writes no tables from a changed box, and says what is wrong."""
    assert_refused(monkeypatch, "city_of_marble", change, why)


def test_numbers_of_ids() -> None:
    """Ids in the order of their numbers."""
    assert " ".join(t.WAY_IDS) == "e ne nw w sw se"
    assert " ".join(t.SIDE_IDS) == "n ne e se s sw w nw"
    assert " ".join(t.LINE_IDS) == "gray white brown"
    assert (t.WAYS, t.LINES, t.COLORS, t.BUILDINGS, t.PAIRS) == (6, 3, 4, 4, 14)
    assert " ".join(t.COLOR_IDS) == "red yellow green blue"
    assert (t.RED, t.YELLOW, t.GREEN, t.BLUE) == (0, 1, 2, 3)
    assert " ".join(t.BUILDING_IDS) == "temple bath theater arena"
    assert (t.TEMPLE, t.BATH, t.THEATER, t.ARENA) == (0, 1, 2, 3)


@pytest.mark.clause("CM-1.3")
def test_tiles() -> None:
    """60 tiles: 12 red, 14 yellow, 16 green, 18 blue."""
    assert dict(zip(t.COLOR_IDS, t.COLOR_TILES, strict=True)) == {
        "red": 12,
        "yellow": 14,
        "green": 16,
        "blue": 18,
    }
    assert sum(t.COLOR_TILES) == DATA["box"]["tiles"] == 60


@pytest.mark.clause("CM-1.4")
def test_hills() -> None:
    """Seven hills, each one triangle of the grid."""
    assert " ".join(t.HILL_IDS) == (
        "quirinalis viminalis capitolinus esquilinus palatinus caelius aventinus"
    )
    assert t.HILLS == DATA["box"]["hill_tiles"] == len(set(t.HILL_TRIANGLE)) == 7
    names = [t.CORNER_IDS[corner] for corner in t.HILL_CORNER]
    assert ", ".join(" ".join(names[i : i + 3]) for i in range(0, 21, 3)) == HILL_CORNERS
    for hill in range(7):
        corners = t.HILL_CORNER[3 * hill : 3 * hill + 3]
        assert set(corners) == _corners_of(t.HILL_TRIANGLE[hill])
        for i, corner in enumerate(corners):
            ends = {t.NEXT[6 * corner + way] for way in _bits(t.HILL_SIDES_AT[3 * hill + i])}
            assert ends == set(corners) - {corner}


@pytest.mark.clause("CM-1.5")
def test_bridge_tiles() -> None:
    """Eight bridges, the values 1 to 4 twice each."""
    assert t.BRIDGE_TILES == DATA["box"]["bridge_tiles"] == 8
    assert t.BRIDGE_VALUES == [1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.clause("CM-1.6")
def test_imperium_tiles() -> None:
    """48, a dozen for each of the four buildings."""
    assert t.IMPERIUM_TILES == 12
    assert t.BUILDINGS * t.IMPERIUM_TILES == DATA["box"]["imperium_tiles"] == 48


@pytest.mark.clause("CM-1.7", "CM-1.8", "CM-1.9")
def test_pieces_without_limit() -> None:
    """Civic buildings, fountains and coins that lie in the box."""
    box = DATA["box"]
    assert (box["civic_buildings"], box["fountains"], box["coins"]) == (48, 12, 16)


@pytest.mark.clause("CM-1.10")
def test_pieces_of_aqueducts() -> None:
    """39 pieces, 13 for each of the three aqueducts."""
    assert (t.LINES, t.PIECES) == (3, 13)
    assert t.LINES * t.PIECES == DATA["box"]["aqueduct_pieces"] == 39


@pytest.mark.clause("CM-1.11")
def test_pieces_of_a_player() -> None:
    """Three officials, 16 cubes and three discs."""
    box = DATA["box"]
    assert t.OFFICIALS == box["officials_each"] == 3
    assert (box["cubes_each"], box["discs_each"], box["player_boards"]) == (16, 3, 4)
    assert t.MARKERS == 16


@pytest.mark.clause("CM-1.12")
def test_bridge_spaces_and_outlets() -> None:
    """Seven spaces at the western rim, north to south, and three outlets at the eastern rim."""
    assert t.BRIDGE_SPACES == 7
    assert [_ids(spots) for spots in t.BRIDGE_SPOTS] == [
        "b5-b7 a6-b7",
        "c4-c6 b5-c6",
        "d3-d5 c4-d5",
        "e2-e4 d3-e4",
        "g4-g6 f5-g6",
        "i2-i4 h3-i4",
        "k4-j5 j3-j5",
    ]
    assert [t.CORNER_IDS[corner] for corner in t.OUTLET] == ["c18", "f21", "i18"]
    for corner in t.OUTLET:
        assert t.NEXT[6 * corner] == -1
        assert not t.INNER >> corner & 1


@pytest.mark.clause("CM-1.13", "CM-3.2")
def test_corners_of_a_tile() -> None:
    """Two blunt corners, which fill two sides of a site, and two sharp ones, which fill one."""
    assert t.FILLS == [2, 2, 1, 1]
    for spot in SPOTS:
        tips = _tips(spot)
        assert len(set(tips)) == 4
        for i, corner in enumerate(tips):
            one, other = _bits(t.SIDES_AT[4 * spot + i])
            assert min(other - one, 6 - other + one) == t.FILLS[i]
            ends = {t.NEXT[6 * corner + one], t.NEXT[6 * corner + other]}
            assert ends == set(tips[2:] if i < 2 else tips[:2])
        assert t.NEXT[6 * tips[0] + t.DIAGONAL[spot]] == tips[1]
        assert len(_sides(spot)) == 4


@pytest.mark.clause("CM-3.1")
def test_board() -> None:
    """92 corners, 240 edges and 149 triangles make a disc; 207 pairs of triangles are spots."""
    assert (t.CORNERS, len(t.CORNER_IDS), len(t.NEXT)) == (92, 92, 552)
    assert (t.SPOTS, len(t.SPOT_IDS), len(t.CORNER_OF)) == (207, 207, 828)
    assert (t.TRIANGLES, len(t.TRIANGLE_COLUMN), len(t.TRIANGLE_ROW)) == (149, 149, 149)
    assert len(_edges()) == 240
    assert 92 - 240 + 149 == 1
    assert len({_edge(*_tips(spot)[:2]) for spot in SPOTS}) == 207
    assert len(set(t.CORNER_IDS)) == 92
    assert len(set(t.SPOT_IDS)) == 207


def test_board_is_in_one_piece() -> None:
    """From one corner every other can be reached, and so can every triangle from one triangle."""
    reached, left = {0}, [0]
    while left:
        corner = left.pop()
        new = {c for c in t.NEXT[6 * corner : 6 * corner + 6] if c >= 0} - reached
        reached |= new
        left += new
    assert len(reached) == 92
    covered, todo = {0}, [0]
    while todo:
        triangle = todo.pop()
        pairs = [_triangles(spot) for spot in SPOTS if triangle in _triangles(spot)]
        fresh = set().union(*pairs) - covered
        covered |= fresh
        todo += fresh
    assert len(covered) == 149


def test_rim_is_one_ring() -> None:
    """33 edges are no diagonal: they go once round the board."""
    rim = _edges() - {_edge(*_tips(spot)[:2]) for spot in SPOTS}
    assert len(rim) == 33
    assert set(Counter(corner for edge in rim for corner in edge).values()) == {2}
    outer = {corner for edge in rim for corner in edge}
    assert outer == {corner for corner in CORNERS if not t.INNER >> corner & 1}


@pytest.mark.clause("CM-3.5")
def test_sites_inside_the_rim() -> None:
    """59 corners have six triangles round them; no other can be covered all round."""
    assert t.COMPLETE == 6
    assert t.INNER.bit_count() == 59
    around = Counter(corner for index in range(149) for corner in _corners_of(index))
    for corner in CORNERS:
        assert bool(t.INNER >> corner & 1) is (around[corner] == 6) is bool(t.TILINGS[corner])


def test_names_of_places() -> None:
    """A corner by row letter and column, a spot by its blunt corners from west to east."""
    assert t.CORNER_IDS[57] == "e12"
    assert [t.CORNER_IDS[c] for c in t.NEXT[6 * 57 : 6 * 57 + 6]] == (
        "e14 d13 d11 e10 f11 f13".split()
    )
    for corner, name in enumerate(t.CORNER_IDS):
        assert name == f"{'abcdefghijk'[t.CORNER_ROW[corner]]}{t.CORNER_COLUMN[corner]}"
    for spot, name in enumerate(t.SPOT_IDS):
        one, other, *sharp = _tips(spot)
        assert name == f"{t.CORNER_IDS[one]}-{t.CORNER_IDS[other]}"
        assert t.CORNER_COLUMN[one] < t.CORNER_COLUMN[other]
        assert t.CORNER_ROW[sharp[0]] < t.CORNER_ROW[sharp[1]]
    assert Counter(t.WAY_IDS[way] for way in t.DIAGONAL) == {"e": 68, "ne": 69, "se": 70}


@pytest.mark.parametrize(
    ("spot", "corners", "ways"),
    [
        ("e12-e14", "e12 e14 d13 f13", "ne se, nw sw, sw se, ne nw"),
        ("f11-e12", "f11 e12 e10 f13", "e nw, w se, e se, nw w"),
        ("e12-f13", "e12 f13 e14 f11", "e sw, ne w, w sw, e ne"),
    ],
)
def test_three_ways_to_lie(spot: str, corners: str, ways: str) -> None:
    """An upright tile and the two leaning ones: corners, and ways of the sides."""
    index = _spot(spot)
    assert [t.CORNER_IDS[corner] for corner in _tips(index)] == corners.split()
    found = [{t.WAY_IDS[way] for way in _bits(t.SIDES_AT[4 * index + i])} for i in range(4)]
    assert found == [set(pair.split()) for pair in ways.split(", ")]


def test_ways_lead_back() -> None:
    """Opposite ways undo each other, and each way leads one side of a tile in its direction."""
    for corner, way in product(CORNERS, WAYS):
        other = t.NEXT[6 * corner + way]
        if other >= 0:
            assert t.NEXT[6 * other + (way + 3) % 6] == corner
            (x, y), (east, north) = _point(corner), _point(other)
            angle = math.radians(60 * way)
            assert math.isclose(east - x, math.cos(angle), abs_tol=1e-9)
            assert math.isclose(north - y, math.sin(angle), abs_tol=1e-9)


def test_triangles_of_a_spot() -> None:
    """The northern or western first; together they have the corners of the tile."""
    for spot in SPOTS:
        one, other = t.SPOT_TRIANGLES[2 * spot : 2 * spot + 2]
        places = [(t.TRIANGLE_ROW[i], t.TRIANGLE_COLUMN[i]) for i in (one, other)]
        assert places[0] < places[1]
        assert _corners_of(one) | _corners_of(other) == set(_tips(spot))
        assert _corners_of(one) & _corners_of(other) == set(_tips(spot)[:2])


def test_spots_that_meet() -> None:
    """Clashing: a triangle in common. Beside: a side in common and no triangle."""
    sides = [_sides(spot) for spot in SPOTS]
    for one in SPOTS:
        for other in SPOTS:
            clash = bool(_triangles(one) & _triangles(other))
            assert t.CLASHING[one] >> other & 1 == clash
            assert t.BESIDE[one] >> other & 1 == (not clash and bool(sides[one] & sides[other]))
    far = _spot("e12-e14")
    assert (t.CLASHING[far].bit_count(), t.BESIDE[far].bit_count()) == (5, 8)
    assert max(mask.bit_count() for mask in t.CLASHING) == 5
    assert max(mask.bit_count() for mask in t.BESIDE) == 8


def test_spots_round_a_corner() -> None:
    """The spots with a corner there: twelve far from the rim."""
    for corner in CORNERS:
        assert _bits(t.AROUND[corner]) == [spot for spot in SPOTS if corner in _tips(spot)]
    assert t.AROUND[57].bit_count() == 12


def test_tilings_far_from_the_rim() -> None:
    """18 ways to cover all round a corner: 2 with 3 tiles, 9 with 4, 6 with 5, 1 with 6."""
    assert Counter(mask.bit_count() for mask in t.TILINGS[57]) == {3: 2, 4: 9, 5: 6, 6: 1}
    assert _ids(t.TILINGS[57][0]) == "f11-e12 e12-e14 d11-e12"
    assert _ids(t.TILINGS[57][1]) == "e12-f13 e10-e12 e12-d13"


def test_every_tiling() -> None:
    """No two spots of one clash, and their sides of the site add up to six."""
    assert Counter(len(found) for found in t.TILINGS) == {18: 36, 0: 33, 10: 15, 7: 6, 4: 2}
    for corner, found in enumerate(t.TILINGS):
        assert len(set(found)) == len(found)
        for mask in found:
            spots = _bits(mask)
            assert sum(t.FILLS[_tips(spot).index(corner)] for spot in spots) == 6
            for one, other in combinations(spots, 2):
                assert not t.CLASHING[one] >> other & 1
        if found:  # fewer at the rim, where tiles with a sharp corner here would leave the board
            sharp = [s for s in _bits(t.AROUND[corner]) if corner in _tips(s)[2:]]
            assert len(sharp) == {18: 6, 10: 5, 7: 4, 4: 3}[len(found)]


def test_hills_lie_inside() -> None:
    """All their corners can be seen from all sides, and no two hills share one."""
    assert len(set(t.HILL_CORNER)) == 21
    assert all(t.INNER >> corner & 1 for corner in t.HILL_CORNER)
    assert not set(t.HILL_TRIANGLE) & set(t.BRIDGE_TRIANGLE)


def test_spots_at_hills() -> None:
    """Three spots cover a hill, two at each of its sides lie beside it."""
    for hill, triangle in enumerate(t.HILL_TRIANGLE):
        covers = [spot for spot in SPOTS if triangle in _triangles(spot)]
        assert _bits(t.HILL_COVERS[hill]) == covers
        assert len(covers) == 3
        corners = t.HILL_CORNER[3 * hill : 3 * hill + 3]
        edges = {_edge(*pair) for pair in combinations(corners, 2)}
        beside = [spot for spot in SPOTS if spot not in covers and edges & _sides(spot)]
        assert _bits(t.HILL_BESIDE[hill]) == beside
        assert len(beside) == 6
        stand_ins = t.HILL_STAND_IN[3 * hill : 3 * hill + 3]
        assert sorted(stand_ins) == covers
        for corner, spot in zip(corners, stand_ins, strict=True):
            assert corner in _tips(spot)[2:]


def test_spots_at_bridges_and_outlets() -> None:
    """Exactly two spots cover a bridge space; no spot meets two spaces or two outlets."""
    for space, triangle in enumerate(t.BRIDGE_TRIANGLE):
        spots = [spot for spot in SPOTS if triangle in _triangles(spot)]
        assert _bits(t.BRIDGE_SPOTS[space]) == spots
        assert [t.BRIDGE_AT[spot] for spot in spots] == [space, space]
    assert Counter(t.BRIDGE_AT) == {-1: 193, **dict.fromkeys(range(7), 2)}
    for spot in SPOTS:
        lines = [line for line, corner in enumerate(t.OUTLET) if corner in _tips(spot)]
        assert [t.OUTLET_AT[spot]] == (lines or [-1])


@pytest.mark.clause("CM-9.2", "CM-9.3", "CM-9.7")
def test_buildings() -> None:
    """Temple, bath, theatre and arena from 3, 4, 5 and 6 structures, with colour and points."""
    assert t.BUILDING_OF == [-1, -1, -1, t.TEMPLE, t.BATH, t.THEATER, t.ARENA]
    assert t.BUILDING_COLOR == [t.GREEN, t.BLUE, t.YELLOW, t.RED]
    assert t.BUILDING_POINTS == [3, 4, 5, 6]


def test_pairs() -> None:
    """Two colours, one colour twice, or a single last tile."""
    assert " ".join(t.PAIR_IDS) == (
        "red+yellow red+green red+blue yellow+green yellow+blue green+blue "
        "red+red yellow+yellow green+green blue+blue red yellow green blue"
    )
    for name, one, other in zip(t.PAIR_IDS, t.PAIR_A, t.PAIR_B, strict=True):
        colors = [one] if other == -1 else [one, other]
        assert name == "+".join(t.COLOR_IDS[color] for color in colors)


def test_amounts_of_the_course() -> None:
    """Hills and tiles to start with, actions, what ends the game, pieces of aqueducts."""
    assert (t.HILLS_USED, t.START_TILES, t.DRAWN) == (3, 1, 2)
    assert (t.ACTIONS, t.LAST_ACTIONS, t.EMPTY_STACKS) == (2, 1, 3)
    assert (t.START_PIECES, t.ACTION_PIECES) == (3, 2)


def test_amounts_of_the_scoring() -> None:
    """Points for aqueducts, fountains, coins and imperium tiles."""
    assert (t.AQUEDUCT_POINTS, t.FOUNTAIN_POINTS, t.COIN_POINTS) == (2, 1, 1)
    assert (t.MOST_COINS, t.MOST_IMPERIUM, t.TIED_IMPERIUM) == (2, 5, 2)


def test_options() -> None:
    """Where the rules can be read in two ways, what holds unless a table says otherwise."""
    assert options("city_of_marble") == {
        "hill_corners": "dead",
        "fountain_adjacency": "lattice",
        "coin_tie_bonus": 1,
        "aqueduct_along_hill": False,
        "aqueduct_coin": "first_contact",
        "final_round_start": "left_of_trigger",
        "final_round_rewards": True,
        "markers_limited": False,
    }


def _checked(point: tuple[float, float], at: set[int], told: tuple[int, int, int]) -> None:
    """See that the hill told is nearest, the other one opposite, and the side true."""
    nearest, other, side = told
    hills = [_point(*t.HILL_CORNER[3 * hill : 3 * hill + 3]) for hill in range(7)]
    far = [math.dist(point, hill) for hill in hills]
    assert far[nearest] <= min(far) + 1e-9
    assert at <= {nearest}
    assert (side == -1) == (nearest in at)
    (x, y), (east, north) = hills[nearest], point
    bearing = math.degrees(math.atan2(east - x, north - y))
    if side >= 0:
        assert abs((bearing - 45 * side + 180) % 360 - 180) <= 22.5
    if other >= 0:
        second = min(away for hill, away in enumerate(far) if hill != nearest)
        assert far[other] <= second + 1e-9
        assert far[other] <= 2 * far[nearest] + 1e-9
        ahead = math.degrees(math.atan2(hills[other][0] - east, hills[other][1] - north))
        turn = abs((ahead - bearing + 180) % 360 - 180)  # 0 if the other hill is straight ahead
        assert turn <= 180 - 115


def test_where_corners_are() -> None:
    """The nearest hill, the one beyond, and the side of the hill."""
    places = list(zip(t.CORNER_HILL, t.CORNER_OTHER, t.CORNER_SIDE, strict=True))
    for corner, told in enumerate(places):
        at = {hill for hill in range(7) if corner in t.HILL_CORNER[3 * hill : 3 * hill + 3]}
        _checked(_point(corner), at, told)
    assert len(places) == 92


def test_where_spots_are() -> None:
    """The same from the middle of a tile; at the hill are all that cover it or lie beside it."""
    places = list(zip(t.SPOT_HILL, t.SPOT_OTHER, t.SPOT_SIDE, strict=True))
    for spot, told in enumerate(places):
        near = [covers | beside for covers, beside in zip(t.HILL_COVERS, t.HILL_BESIDE)]
        at = {hill for hill in range(7) if near[hill] >> spot & 1}
        _checked(_point(*_tips(spot)), at, told)
    assert len(places) == 207
