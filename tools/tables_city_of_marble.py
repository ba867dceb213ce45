"""How the components of City of Marble become the numbers of its tables.py."""

import math
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations
from typing import Any

from make_tables import demand, mask, mask_lists, masks, number, numbers, rows, words

Place = tuple[int, int]  # column and row, of a corner or a triangle

WAYS = {"e": (2, 0), "ne": (1, -1), "nw": (-1, -1), "w": (-2, 0), "sw": (-1, 1), "se": (1, 1)}
STEPS = list(WAYS.values())
SIDE_IDS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]
COMPLETE = 6  # triangles round a corner, hence sides of a site
FILLS = [2, 2, 1, 1]  # sides of a site that a tile covers at its blunt and at its sharp corners
MOST_TILINGS = 18
BETWEEN = math.cos(math.radians(115))  # a place between two hills sees them at least so far apart
FINE = 6  # middles of tiles and of triangles lie on whole numbers in a grid so much finer

HEAD = (
    '"""What is in the box of City of Marble, as numbers; '
    'made by tools/make_tables.py from components.toml."""\n\n'
    "from typing import Final\n"
)


def city_of_marble(data: dict[str, Any]) -> str:
    """Make the text of tables.py."""
    board = Board(data)
    parts = [
        ("Corners of the grid, south to north, west to east", _corners(board)),
        ("Spots for a tile; corners by 4 * spot + i: two blunt, two sharp", _spots(board)),
        ("Which spots meet; bit s of a mask is spot s", _meetings(board)),
        ("Sites; a tiling is a set of spots that covers all round a corner", _sites(board)),
        ("Hills; corners by 3 * hill + i, north to south, west to east", _hills(board)),
        ("Bridge spaces, north to south", _bridges(board, data)),
        ("Aqueducts", _aqueducts(board, data)),
        ("Colours of tiles, and pairs of them to draw", _colors(data)),
        ("Buildings", _buildings(data)),
        ("Course and scoring", _amounts(data)),
        ("Where a place is, seen from the hills; -1 as side: at the hill", _words(board)),
        ("For a picture: columns, and rows from 0 in the north", _picture(board)),
    ]
    return HEAD + "".join(f"\n# {title}.\n" + "\n".join(lines) + "\n" for title, lines in parts)


def _entries(table: dict[str, Any]) -> dict[str, Any]:
    return {name: entry for name, entry in table.items() if name != "source"}


def _north_first(place: Place) -> Place:
    return place[1], place[0]


def _south_first(place: Place) -> Place:
    return -place[1], place[0]


def _corners_of(triangle: Place) -> list[Place]:
    """List the corners of a triangle, north to south, west to east."""
    column, row = triangle
    if (column + row) % 2 == 0:
        return [(column, row), (column - 1, row + 1), (column + 1, row + 1)]
    return [(column - 1, row), (column + 1, row), (column, row + 1)]


class Board:
    """The grid that the strips make, and what lies on it."""

    def __init__(self, data: dict[str, Any]) -> None:
        wanted = data["board"]
        strips = wanted["strips"]
        demand([row for row, _, _ in strips] == list(range(len(strips))), "strips in order")
        found = [(column, row) for row, first, last in strips for column in range(first, last + 1)]
        self.triangles = sorted(found, key=_south_first)
        self.corners = sorted(
            {corner for triangle in found for corner in _corners_of(triangle)}, key=_south_first
        )
        self.number = {corner: index for index, corner in enumerate(self.corners)}
        self.within = [
            [self.number[corner] for corner in _corners_of(place)] for place in self.triangles
        ]
        self.at_edge: dict[tuple[int, int], list[int]] = {}
        for triangle, corners in enumerate(self.within):
            for one, other in combinations(sorted(corners), 2):
                self.at_edge.setdefault((one, other), []).append(triangle)
        self.edges = sorted(self.at_edge)
        self.spots = [edge for edge in self.edges if len(self.at_edge[edge]) == 2]
        self.hills = {
            name: self._triangle(place, name) for name, place in _entries(data["hills"]).items()
        }
        self.bridges = [self._triangle(place, "bridge") for place in data["bridges"]["spaces"]]
        self.outlets = {}
        for line, (column, row) in data["aqueducts"]["outlets"].items():
            demand((column, row) in self.number, f"{line}: the outlet is off the board")
            self.outlets[line] = self.number[column, row]
        found_counts = {
            "corners": len(self.corners),
            "triangles": len(self.triangles),
            "edges": len(self.edges),
            "spots": len(self.spots),
            "inner_corners": len(self.inner),
        }
        for name, count in found_counts.items():
            demand(count == wanted[name], f"the strips make {count} {name}, not {wanted[name]}")
        euler = len(self.corners) - len(self.edges) + len(self.triangles)
        demand(euler == 1, "the board is in one piece, without holes")

    def _triangle(self, place: Sequence[int], what: str) -> int:
        column, row = place
        demand((column, row) in self.triangles, f"{what}: {column}, {row} is off the board")
        return self.triangles.index((column, row))

    @cached_property
    def corner_ids(self) -> list[str]:
        return [f"{'abcdefghijklmnopqrstuvwxyz'[row]}{column}" for column, row in self.corners]

    @cached_property
    def spot_ids(self) -> list[str]:
        names = self.corner_ids
        return [f"{names[one]}-{names[other]}" for one, other, _, _ in self.tips]

    @cached_property
    def round_corner(self) -> list[list[int]]:
        """By corner, the triangles round it."""
        places = range(len(self.corners))
        return [
            [index for index, corners in enumerate(self.within) if corner in corners]
            for corner in places
        ]

    @cached_property
    def inner(self) -> list[int]:
        around = self.round_corner
        return [corner for corner, found in enumerate(around) if len(found) == COMPLETE]

    @cached_property
    def covered(self) -> list[list[int]]:
        """By spot, its two triangles, the northern or western first."""
        return [
            sorted(self.at_edge[edge], key=lambda index: _north_first(self.triangles[index]))
            for edge in self.spots
        ]

    @cached_property
    def tips(self) -> list[list[int]]:
        """By spot, its corners: the blunt ones from west to east, the sharp ones from the north."""
        found = []
        for edge, triangles in zip(self.spots, self.covered, strict=True):
            blunt = sorted(edge, key=lambda corner: self.corners[corner][0])
            every = {corner for triangle in triangles for corner in self.within[triangle]}
            sharp = sorted(every - set(edge), key=lambda corner: _north_first(self.corners[corner]))
            demand(len(sharp) == 2, "a tile has two sharp corners")
            found.append([*blunt, *sharp])
        return found

    @cached_property
    def sides(self) -> list[set[tuple[int, int]]]:
        """By spot, its four sides."""
        found = []
        for one, other, *sharp in self.tips:
            sides = {(min(a, b), max(a, b)) for a in (one, other) for b in sharp}
            demand(sides <= set(self.edges), "the sides of a tile are edges of the grid")
            found.append(sides)
        return found

    def edges_of(self, triangle: int) -> set[tuple[int, int]]:
        return set(combinations(sorted(self.within[triangle]), 2))

    def neighbour(self, corner: int, way: int) -> int:
        """Give the corner next in that way, or -1 if no edge leads there."""
        column, row = self.corners[corner]
        right, down = STEPS[way]
        other = self.number.get((column + right, row + down), -1)
        return other if (min(corner, other), max(corner, other)) in self.at_edge else -1

    def way(self, corner: int, other: int) -> int:
        ways = [way for way in range(len(WAYS)) if self.neighbour(corner, way) == other]
        demand(len(ways) == 1, "one way leads from a corner to its neighbour")
        return ways[0]

    def covering(self, triangle: int) -> list[int]:
        return [spot for spot, covered in enumerate(self.covered) if triangle in covered]


def _corners(board: Board) -> list[str]:
    ids = board.corner_ids
    corners = range(len(ids))
    following = [board.neighbour(corner, way) for corner in corners for way in range(len(WAYS))]
    demand(sum(other >= 0 for other in following) == 2 * len(board.edges), "edges lead both ways")
    return [
        number("CORNERS", len(ids)),
        words("CORNER_IDS", ids),
        number("WAYS", len(WAYS)),
        words("WAY_IDS", list(WAYS)),
        "# The neighbour, or -1, by 6 * corner + way.",
        rows("NEXT", following, len(WAYS), ids),
    ]


def _spots(board: Board) -> list[str]:
    ids = board.spot_ids
    demand(len(set(ids)) == len(ids), "two spots of one id")
    sides_at = []
    for tips in board.tips:
        blunt, sharp = tips[:2], tips[2:]
        for index, corner in enumerate(tips):
            ends = sharp if index < 2 else blunt
            sides_at.append(mask(board.way(corner, end) for end in ends))
    return [
        number("SPOTS", len(ids)),
        words("SPOT_IDS", ids),
        "# Blunt corners from west to east, then the sharp ones, the northern first.",
        rows("CORNER_OF", [corner for tips in board.tips for corner in tips], 4, ids),
        "# Sides of a site that a tile covers, by i.",
        numbers("FILLS", FILLS),
        "# Ways in which the sides of a tile start at its corner; bit w is way w.",
        rows("SIDES_AT", sides_at, 4, ids),
        "# The way from the first blunt corner to the second.",
        numbers("DIAGONAL", [board.way(tips[0], tips[1]) for tips in board.tips], ids),
    ]


def _meetings(board: Board) -> list[str]:
    spots = range(len(board.spots))
    clashing = [
        [other for other in spots if set(board.covered[spot]) & set(board.covered[other])]
        for spot in spots
    ]
    beside = [
        [
            other
            for other in spots
            if other not in clashing[spot] and board.sides[spot] & board.sides[other]
        ]
        for spot in spots
    ]
    return [
        masks("CLASHING", [mask(found) for found in clashing], board.spot_ids),
        masks("BESIDE", [mask(found) for found in beside], board.spot_ids),
    ]


def _around(board: Board, corner: int) -> list[int]:
    return [spot for spot, tips in enumerate(board.tips) if corner in tips]


def _tilings(board: Board, corner: int) -> list[int]:
    """List the ways to cover all triangles round a corner, those of few tiles first."""
    if corner not in board.inner:
        return []
    round_it = set(board.round_corner[corner])
    parts = {spot: round_it & set(board.covered[spot]) for spot in _around(board, corner)}

    def completed(left: set[int]) -> Iterator[list[int]]:
        if not left:
            yield []
            return
        for spot, part in parts.items():
            if min(left) in part and part <= left:
                for rest in completed(left - part):
                    yield [spot, *rest]

    found = sorted((sorted(spots) for spots in completed(round_it)), key=lambda s: (len(s), s))
    demand(0 < len(found) <= MOST_TILINGS, f"{len(found)} tilings round {board.corner_ids[corner]}")
    return [mask(spots) for spots in found]


def _sites(board: Board) -> list[str]:
    corners = range(len(board.corners))
    ids = board.corner_ids
    for spot, tips in enumerate(board.tips):
        for corner, fills in zip(tips, FILLS, strict=True):
            here = set(board.covered[spot]) & set(board.round_corner[corner])
            demand(len(here) == fills, f"{board.spot_ids[spot]}: sides at {ids[corner]}")
    return [
        number("COMPLETE", COMPLETE),
        f"INNER: Final = 0x{mask(board.inner):X}",
        masks("AROUND", [mask(_around(board, corner)) for corner in corners], ids),
        mask_lists("TILINGS", [_tilings(board, corner) for corner in corners], ids),
    ]


def _hills(board: Board) -> list[str]:
    names = list(board.hills)
    triangles = list(board.hills.values())
    corners = [corner for triangle in triangles for corner in board.within[triangle]]
    demand(len(set(corners)) == len(corners), "no two hills share a corner")
    demand(set(corners) <= set(board.inner), "no hill lies at the rim")
    demand(not set(triangles) & set(board.bridges), "no hill lies on a bridge space")
    beside, sides_at, stand_ins = [], [], []
    for triangle in triangles:
        covers = board.covering(triangle)
        edges = board.edges_of(triangle)
        beside.append(
            [spot for spot, sides in enumerate(board.sides) if spot not in covers and sides & edges]
        )
        for corner in board.within[triangle]:
            others = [other for other in board.within[triangle] if other != corner]
            sides_at.append(mask(board.way(corner, other) for other in others))
            sharp = [spot for spot in covers if corner in board.tips[spot][2:]]
            demand(len(sharp) <= 1, "one spot at most stands in at a corner")
            stand_ins.append(sharp[0] if sharp else -1)
    return [
        number("HILLS", len(names)),
        words("HILL_IDS", names),
        masks("HILL_COVERS", [mask(board.covering(triangle)) for triangle in triangles], names),
        masks("HILL_BESIDE", [mask(spots) for spots in beside], names),
        rows("HILL_CORNER", corners, 3, names),
        "# Ways in which the sides of the hill start at its corner.",
        rows("HILL_SIDES_AT", sides_at, 3, names),
        "# The spot that covers the hill and has a sharp corner there, or -1.",
        rows("HILL_STAND_IN", stand_ins, 3, names),
    ]


def _bridges(board: Board, data: dict[str, Any]) -> list[str]:
    values = data["bridges"]["values"]
    covering = [board.covering(triangle) for triangle in board.bridges]
    demand(len(set(board.bridges)) == len(board.bridges), "two bridges on one space")
    demand(len(values) == data["box"]["bridge_tiles"] > len(covering), "bridges for all spaces")
    demand(all(covering), "every bridge space can be covered")
    space_at = []
    for spot, covered in enumerate(board.covered):
        here = [space for space, triangle in enumerate(board.bridges) if triangle in covered]
        demand(len(here) < 2, f"{board.spot_ids[spot]}: covers two bridge spaces")
        space_at.append(here[0] if here else -1)
    return [
        number("BRIDGE_SPACES", len(covering)),
        masks("BRIDGE_SPOTS", [mask(spots) for spots in covering]),
        "# By spot, the space it covers, or -1.",
        rows("BRIDGE_AT", space_at, 23),
        number("BRIDGE_TILES", len(values)),
        numbers("BRIDGE_VALUES", values),
    ]


def _aqueducts(board: Board, data: dict[str, Any]) -> list[str]:
    aqueducts = data["aqueducts"]
    pieces = aqueducts["pieces"] * len(board.outlets)
    demand(pieces == data["box"]["aqueduct_pieces"], f"{pieces} pieces of aqueducts")
    lines = list(board.outlets.values())
    demand(len(set(lines)) == len(lines), "two aqueducts with one outlet")
    demand(not set(lines) & set(board.inner), "the outlets lie at the rim")
    outlet_at = []
    for spot, tips in enumerate(board.tips):
        here = [line for line, corner in enumerate(lines) if corner in tips]
        demand(len(here) < 2, f"{board.spot_ids[spot]}: touches two outlets")
        outlet_at.append(here[0] if here else -1)
    return [
        number("LINES", len(lines)),
        words("LINE_IDS", list(board.outlets)),
        numbers("OUTLET", lines),
        "# By spot, the aqueduct whose outlet is at one of its corners, or -1.",
        rows("OUTLET_AT", outlet_at, 23),
        number("PIECES", aqueducts["pieces"]),
        number("START_PIECES", aqueducts["start_pieces"]),
        number("ACTION_PIECES", aqueducts["action_pieces"]),
    ]


def _colors(data: dict[str, Any]) -> list[str]:
    tiles = _entries(data["colors"])
    demand(sum(tiles.values()) == data["box"]["tiles"], f"{sum(tiles.values())} tiles")
    demand(data["course"]["drawn"] == 2, "a draw takes a pair")
    ids = list(tiles)
    colors = range(len(ids))
    pairs = [*combinations(colors, 2), *((c, c) for c in colors), *((c, -1) for c in colors)]
    names = [ids[a] if b < 0 else f"{ids[a]}+{ids[b]}" for a, b in pairs]
    return [
        *(number(name.upper(), color) for color, name in enumerate(ids)),
        number("COLORS", len(ids)),
        words("COLOR_IDS", ids),
        numbers("COLOR_TILES", list(tiles.values())),
        "# Two colours, one twice, or a single last tile with -1.",
        number("PAIRS", len(pairs)),
        words("PAIR_IDS", names),
        numbers("PAIR_A", [a for a, _ in pairs]),
        numbers("PAIR_B", [b for _, b in pairs]),
    ]


def _buildings(data: dict[str, Any]) -> list[str]:
    kinds = _entries(data["buildings"])
    ids, colors = list(kinds), list(_entries(data["colors"]))
    by_structures = [-1] * (COMPLETE + 1)
    for index, row in enumerate(kinds.values()):
        demand(by_structures[row["structures"]] < 0, "two buildings for as many structures")
        by_structures[row["structures"]] = index
    fewest = -(-COMPLETE // max(FILLS))
    demand(min(by_structures[fewest:]) >= 0, "a building for every completed site")
    demand(sorted(row["color"] for row in kinds.values()) == sorted(colors), "a colour for each")
    imperium, rest = divmod(data["box"]["imperium_tiles"], len(ids))
    demand(rest == 0, "as many imperium tiles for each building")
    return [
        *(number(name.upper(), index) for index, name in enumerate(ids)),
        number("BUILDINGS", len(ids)),
        words("BUILDING_IDS", ids),
        numbers("BUILDING_COLOR", [colors.index(row["color"]) for row in kinds.values()]),
        numbers("BUILDING_POINTS", [row["points"] for row in kinds.values()]),
        "# By number of structures, or -1.",
        numbers("BUILDING_OF", by_structures),
        number("IMPERIUM_TILES", imperium),
    ]


def _amounts(data: dict[str, Any]) -> list[str]:
    course, scoring, box = (data[name] for name in ("course", "scoring", "box"))
    hills = len(_entries(data["hills"]))
    demand(hills == box["hill_tiles"] >= course["hills"], f"{hills} hills")
    demand(course["empty_stacks"] <= len(_entries(data["colors"])), "so many stacks can be empty")
    return [
        number("HILLS_USED", course["hills"]),
        number("OFFICIALS", box["officials_each"]),
        number("MARKERS", box["cubes_each"]),
        number("START_TILES", course["start_tiles"]),
        number("ACTIONS", course["actions"]),
        number("LAST_ACTIONS", course["last_actions"]),
        number("EMPTY_STACKS", course["empty_stacks"]),
        number("DRAWN", course["drawn"]),
        number("AQUEDUCT_POINTS", scoring["aqueduct"]),
        number("FOUNTAIN_POINTS", scoring["fountain"]),
        number("COIN_POINTS", scoring["coin"]),
        number("MOST_COINS", scoring["most_coins"]),
        number("MOST_IMPERIUM", scoring["most_imperium"]),
        number("TIED_IMPERIUM", scoring["tied_imperium"]),
    ]


def _middle(board: Board, corners: Sequence[int]) -> Place:
    """Give the middle of some corners, in the finer grid."""
    places = [board.corners[corner] for corner in corners]
    column, row = (FINE * sum(place[axis] for place in places) for axis in (0, 1))
    demand(column % len(places) == row % len(places) == 0, "the finer grid is fine enough")
    return column // len(places), row // len(places)


def _product(one: Place, other: Place) -> int:
    """Multiply two vectors of the finer grid; rows are the root of 3 times as far as columns."""
    return one[0] * other[0] + 3 * one[1] * other[1]


def _described(board: Board, place: Place, at: Sequence[int]) -> tuple[int, int, int]:
    """Say where a place is: nearest hill, other hill or -1, side or -1 if it is at the hill."""
    vectors = []
    for triangle in board.hills.values():
        middle = _middle(board, board.within[triangle])
        vectors.append((middle[0] - place[0], middle[1] - place[1]))
    squares = [_product(vector, vector) for vector in vectors]
    nearest = squares.index(min(squares))
    second = min(
        (hill for hill in range(len(vectors)) if hill != nearest),
        key=lambda hill: (squares[hill], _product(vectors[nearest], vectors[hill])),
    )
    demand(not at or nearest in at, "a place at a hill is nearest to it")
    demand(squares[nearest] > 0, "a place in the middle of a hill")
    cosine = _product(vectors[nearest], vectors[second]) / math.sqrt(
        squares[nearest] * squares[second]
    )
    between = cosine <= BETWEEN and squares[second] <= 4 * squares[nearest]
    west, north = vectors[nearest]
    angle = math.degrees(math.atan2(-west, north * math.sqrt(3)))  # clockwise from the north
    side = -1 if nearest in at else round(angle / 45) % len(SIDE_IDS)
    return nearest, second if between else -1, side


def _words(board: Board) -> list[str]:
    triangles = list(board.hills.values())
    corners, spots = [], []
    for corner in range(len(board.corners)):
        at = [hill for hill, triangle in enumerate(triangles) if corner in board.within[triangle]]
        corners.append(_described(board, _middle(board, [corner]), at))
    for spot, tips in enumerate(board.tips):
        at = [
            hill
            for hill, triangle in enumerate(triangles)
            if triangle in board.covered[spot] or board.sides[spot] & board.edges_of(triangle)
        ]
        spots.append(_described(board, _middle(board, tips[:2]), at))
    texts = [words("SIDE_IDS", SIDE_IDS)]
    for name, found, length in (("CORNER", corners, 23), ("SPOT", spots, 23)):
        for index, what in enumerate(("HILL", "OTHER", "SIDE")):
            texts.append(rows(f"{name}_{what}", [row[index] for row in found], length))
    return texts


def _picture(board: Board) -> list[str]:
    return [
        rows("CORNER_COLUMN", [column for column, _ in board.corners], 23),
        rows("CORNER_ROW", [row for _, row in board.corners], 23),
        number("TRIANGLES", len(board.triangles)),
        rows("TRIANGLE_COLUMN", [column for column, _ in board.triangles], 25),
        rows("TRIANGLE_ROW", [row for _, row in board.triangles], 25),
        "# By 2 * spot, the northern or western triangle first.",
        rows("SPOT_TRIANGLES", [triangle for pair in board.covered for triangle in pair], 18),
        numbers("HILL_TRIANGLE", list(board.hills.values())),
        numbers("BRIDGE_TRIANGLE", board.bridges),
    ]
