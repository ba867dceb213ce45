"""How the components of Caesar's Empire become the numbers of its tables.py."""

import math
from collections.abc import Sequence
from typing import Any

from make_tables import demand, lists, mask, masks, number, numbers, words

SIDE_IDS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]
MOST_PLAYERS = 5
REGIONS = 8
HIGHEST = 8  # value of a city
WIDEST = 2  # roads of a segment
ORDINARY = 8  # kinds of treasures but gold
GOLD = "gold"

HEAD = (
    '"""What is in the box of Caesar\'s Empire, as numbers; '
    'made by tools/make_tables.py from components.toml."""\n\n'
    "from typing import Final\n"
)


def caesars_empire(data: dict[str, Any]) -> str:
    """Make the text of tables.py."""
    board = Board(data)
    _check_box(data)
    parts = [
        ("Nodes: Rome and the cities; bit n of a set of nodes is node n", _nodes(board)),
        ("Sides of the board: 0 is A, 1 is B", _sides(board)),
        ("Segments; bit s of a set of segments is segment s", _segments(board)),
        ("What is at a node, by 41 * side + node", _surroundings(board)),
        ("Regions, and the values of the cities", _regions(board)),
        ("Kinds of treasures, and tokens of each", _kinds(data)),
        ("Building", _building(data)),
        ("Scoring; sets and gold by their number", _scoring(data)),
        ("For words and pictures: x grows to the east, y to the south", _drawing(board)),
    ]
    return HEAD + "".join(f"\n# {title}.\n" + "\n".join(lines) + "\n" for title, lines in parts)


def _entries(table: dict[str, Any]) -> dict[str, Any]:
    return {name: entry for name, entry in table.items() if name != "source"}


class Board:
    """Both sides of the map."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.sides = _entries(data["sides"])
        demand(list(self.sides) == ["A", "B"], "the sides are A and B")
        self.colors = _entries(data["regions"])
        demand(len(self.colors) == REGIONS, f"{len(self.colors)} regions, not {REGIONS}")
        demand(len(set(self.colors.values())) == REGIONS, "two regions of one colour")
        self.cities = _entries(data["cities"])
        tokens = data["box"]["city_tokens"]
        demand(len(self.cities) == tokens, f"{len(self.cities)} cities, not {tokens}")
        rome = data["rome"]
        demand(rome["id"] not in self.cities, "Rome is no city")
        self.nodes = [rome["id"], *self.cities]
        self.places = [(node["x"], node["y"]) for node in (rome, *self.cities.values())]
        demand(len(set(self.places)) == len(self.places), "two nodes at one place")
        for name, city in self.cities.items():
            demand(city["region"] in self.colors, f"{name}: no region {city['region']}")
            demand(0 < city["value"] <= HIGHEST, f"{name}: a value of {city['value']}")
            demand(city["sides"] in ("A", "B", "AB"), f"{name}: no sides {city['sides']}")
        shown = {(city["region"], city["value"]) for city in self.cities.values()}
        demand(len(shown) == tokens, "two cities of one colour and value")
        self._read(data["segments"])
        for side, wanted in enumerate(self.sides.values()):
            self._check(side, wanted)

    def _read(self, table: dict[str, Any]) -> None:
        self.ends: list[tuple[int, int]] = []
        self.roads: list[list[int]] = [[], []]  # by side and segment
        self.sea: list[int] = []
        for line in table["lines"]:
            one, other, on_a, on_b, over = line.split()
            demand({one, other} <= set(self.nodes), f"{line}: no such node")
            demand(one != other, f"{line}: leads back")
            demand(over in ("land", "sea"), f"{line}: neither by land nor by sea")
            demand({on_a, on_b} <= {"0", "1", "2"}, f"{line}: one or two roads")
            demand((on_a, on_b) != ("0", "0"), f"{line}: on neither side")
            self.ends.append((self.nodes.index(one), self.nodes.index(other)))
            self.roads[0].append(int(on_a))
            self.roads[1].append(int(on_b))
            self.sea.append(int(over == "sea"))
        pairs = {frozenset(pair) for pair in self.ends}
        demand(len(pairs) == len(self.ends), "two segments between the same nodes")
        first = self.sides["A"]["segments"]
        demand(all(self.roads[0][:first]), "the segments of side A come first")
        self.order = [
            [segment for segment, roads in enumerate(self.roads[0]) if roads],
            list(table["order_b"]),
        ]
        there = [segment for segment, roads in enumerate(self.roads[1]) if roads]
        demand(sorted(self.order[1]) == there, "order_b names each segment of side B once")

    def _check(self, side: int, wanted: dict[str, Any]) -> None:
        name = "AB"[side]
        found = {
            "cities": len(self.cities_on(side)),
            "segments": len(self.order[side]),
            "double": self.roads[side].count(2),
        }
        for what, count in found.items():
            demand(count == wanted[what], f"side {name}: {count} {what}, not {wanted[what]}")
        for players in wanted["players"]:
            demand(found["cities"] % players == 0, f"{players} players: not as many turns for all")
        nodes = {0, *self.cities_on(side)}
        ends = {node for segment in self.order[side] for node in self.ends[segment]}
        demand(ends <= nodes, f"side {name}: a segment to a city that is not there")
        demand(self._reached(side) == nodes, f"side {name}: not connected")
        for segment in self.order[side]:
            lone = self._reached(side, without=segment) != nodes
            demand(not lone, f"side {name}: no way round {self.segment_ids[segment]}")

    def _reached(self, side: int, without: int = -1) -> set[int]:
        """List the nodes that can be reached from Rome without one of the segments."""
        reached, left = {0}, [0]
        while left:
            node = left.pop()
            for segment in self.at(side, node):
                other = sum(self.ends[segment]) - node
                if segment != without and other not in reached:
                    reached.add(other)
                    left.append(other)
        return reached

    @property
    def segment_ids(self) -> list[str]:
        return [f"{self.nodes[one]}-{self.nodes[other]}" for one, other in self.ends]

    def cities_on(self, side: int) -> list[int]:
        cities = enumerate(self.cities.values(), 1)
        return [node for node, city in cities if "AB"[side] in city["sides"]]

    def at(self, side: int, node: int) -> list[int]:
        """List the segments at a node, in the order of that side."""
        return [segment for segment in self.order[side] if node in self.ends[segment]]

    def course(self, segment: int) -> int:
        """Give the compass direction from the first end to the second."""
        (x, y), (east, south) = (self.places[node] for node in self.ends[segment])
        bearing = math.degrees(math.atan2(east - x, y - south))
        return round(bearing / 45) % len(SIDE_IDS)

    def by_side(self, ids: Sequence[str]) -> list[str]:
        """Make notes for a list that goes through the ids once for each side."""
        return [f"{name}: {thing}" for name in self.sides for thing in ids]


def _check_box(data: dict[str, Any]) -> None:
    box, grid, sides = data["box"], data["player_board"], data["sides"]
    demand(box["roads"] == box["player_boards"] * box["roads_each"], "roads for all players")
    demand(box["player_boards"] == box["score_markers"] == MOST_PLAYERS, "boards and markers")
    seats = sorted(players for side in _entries(sides).values() for players in side["players"])
    demand(seats == list(range(2, MOST_PLAYERS + 1)), "one side for each number of players")
    kinds = _entries(data["treasures"])
    full = sum(kind["full"] for kind in kinds.values())
    few = sum(kind["few"] for kind in kinds.values())
    demand(full == box["treasures"], f"{full} treasures, not {box['treasures']}")
    demand(full == sides["A"]["cities"], f"{full} treasures for side A")
    demand(few == sides["B"]["cities"], f"{few} treasures for side B")
    demand(list(kinds)[ORDINARY:] == [GOLD], "eight kinds, then gold")
    free, *limits = data["build"]["chain_roads"]
    demand(free == 0 and limits == sorted(set(limits)), "chain_roads: no limit, then rising ones")
    demand(min(limits) >= WIDEST, "chain_roads: enough for every segment")
    ordinary = [kind["full"] for name, kind in kinds.items() if name != GOLD]
    demand(grid["columns"] == ORDINARY, "a column for each kind")
    demand(grid["rows"] == max(ordinary), "a row for each treasure of a kind")
    demand(grid["gold_spaces"] == kinds[GOLD]["full"], "a space for each gold")
    scoring = data["scoring"]
    for what, most in (("different", "columns"), ("same", "rows"), ("gold", "gold_spaces")):
        points = scoring[what]
        demand(len(points) == grid[most] + 1, f"{what}: points for 0 to {grid[most]}")
        demand(points == sorted(points) and points[0] == 0, f"{what}: points that grow from 0")


def _nodes(board: Board) -> list[str]:
    return [
        number("NODES", len(board.nodes)),
        words("NODE_IDS", board.nodes),
        number("ROME", 0),
    ]


def _sides(board: Board) -> list[str]:
    side_of = [-1] * (MOST_PLAYERS + 1)
    for side, entry in enumerate(board.sides.values()):
        for players in entry["players"]:
            side_of[players] = side
    return [
        number("SIDES", len(board.sides)),
        "# By the number of players.",
        numbers("SIDE_OF", side_of),
        "# The set of its cities, without Rome.",
        masks("CITIES_ON", [mask(board.cities_on(side)) for side in range(2)]),
    ]


def _segments(board: Board) -> list[str]:
    ids = board.segment_ids
    return [
        number("SEGMENTS", len(ids)),
        words("SEGMENT_IDS", ids),
        numbers("END_A", [one for one, _ in board.ends], ids),
        numbers("END_B", [other for _, other in board.ends], ids),
        "# Roads it takes, by 97 * side + segment; 0 if it is not on that side.",
        numbers("ROADS", [*board.roads[0], *board.roads[1]], board.by_side(ids)),
        numbers("SEA", board.sea, ids),
        "# The set of its segments, by side.",
        masks("ON_SIDE", [mask(order) for order in board.order]),
    ]


def _surroundings(board: Board) -> list[str]:
    places = [(side, node) for side in range(2) for node in range(len(board.nodes))]
    found = [board.at(side, node) for side, node in places]
    following = [
        mask(sum(board.ends[segment]) - node for segment in segments)
        for (_, node), segments in zip(places, found, strict=True)
    ]
    notes = board.by_side(board.nodes)
    return [
        "# Segments, in the order of that side.",
        lists("AT", found, notes),
        "# The same as a set.",
        masks("AT_NODE", [mask(segments) for segments in found], notes),
        "# The set of the neighbouring nodes.",
        masks("NEXT_TO", following, notes),
    ]


def _regions(board: Board) -> list[str]:
    names = list(board.colors)
    cities = list(board.cities.values())
    region_of = [-1, *(names.index(city["region"]) for city in cities)]
    members = [
        mask(node for node in board.cities_on(side) if region_of[node] == region)
        for side in range(2)
        for region in range(len(names))
    ]
    return [
        number("REGIONS", len(names)),
        words("REGION_IDS", names),
        words("COLOR_IDS", list(board.colors.values())),
        "# By node: -1 and 0 for Rome.",
        numbers("REGION_OF", region_of, board.nodes),
        numbers("VALUE", [0, *(city["value"] for city in cities)], board.nodes),
        "# The set of its cities, by 8 * side + region.",
        masks("REGION_CITIES", members, board.by_side(names)),
    ]


def _kinds(data: dict[str, Any]) -> list[str]:
    kinds = _entries(data["treasures"])
    names = list(kinds)
    return [
        number("KINDS", len(names)),
        words("KIND_IDS", names),
        number("ORDINARY", ORDINARY),
        number("GOLD", names.index(GOLD)),
        numbers("KIND_FULL", [kind["full"] for kind in kinds.values()]),
        numbers("KIND_FEW", [kind["few"] for kind in kinds.values()]),
    ]


def _building(data: dict[str, Any]) -> list[str]:
    return [
        number("ROADS_EACH", data["box"]["roads_each"]),
        "# By the setting that chooses it; 0 is no limit.",
        numbers("MOST_ROADS", data["build"]["chain_roads"]),
    ]


def _scoring(data: dict[str, Any]) -> list[str]:
    scoring = data["scoring"]
    return [
        numbers("DIFFERENT", scoring["different"]),
        numbers("SAME", scoring["same"]),
        numbers("GOLD_POINTS", scoring["gold"]),
        number("GOLD_FACTOR", scoring["gold_factor"]),
        number("ROAD_POINTS", scoring["road"]),
        number("ROAD_BONUS", scoring["road_bonus"]),
    ]


def _drawing(board: Board) -> list[str]:
    segments = range(len(board.ends))
    return [
        numbers("NODE_X", [x for x, _ in board.places], board.nodes),
        numbers("NODE_Y", [y for _, y in board.places], board.nodes),
        words("SIDE_IDS", SIDE_IDS),
        "# The side to which a segment leads, from its first end to its second.",
        numbers("COURSE", [board.course(segment) for segment in segments], board.segment_ids),
    ]
