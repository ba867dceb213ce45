"""Districts grown tile by tile against a slow reckoning from nothing but the printed edges."""

import random
import tomllib
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from groma.core.deal import Deal
from groma.games.carpe_diem import GAME
from groma.games.carpe_diem.district import EMPTY, TURN, District, found
from groma.games.carpe_diem.features import Feature
from groma.games.carpe_diem.rules.building import cells_for, turns_for
from groma.games.carpe_diem.setup import blank
from groma.games.carpe_diem.state import Table
from groma.games.carpe_diem.tables import EDGE_KINDS, THING_IDS, TILE_IDS
from groma.games.carpe_diem.view.placements import placements
from tests.scenes.carpe_diem import dealt, tile

ROOT = Path(__file__).resolve().parents[3]
BOX: dict[str, Any] = tomllib.loads(
    (ROOT / "src/groma/games/carpe_diem/box/components.toml").read_text(encoding="utf-8")
)
PRINTED = {kind["id"]: kind for group in BOX["tiles"] for kind in group["kinds"]}
LANDSCAPES = ("vineyard", "herb_garden", "chicken_yard", "fish_pond")
DWELLINGS = ("merchant", "baker", "steward", "craftsman")
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # rows and columns, north first, clockwise
SHOVELS = ((2, 2), (2, 3), (3, 3), (3, 2))
# What to build with: few kinds make big features, all kinds make many
BOXES = {
    "all": TILE_IDS,
    "villas": ["market", *(name for name in TILE_IDS if name.startswith("villa_"))],
    "ponds": [
        "fish_pond_straight",
        "fish_pond_corner_baker_head",
        "fish_pond_corner_villa1_tail",
        "fish_pond_end",
        "vineyard_straight",
        "vineyard_corner_merchant_tail",
        "vineyard_fish_pond_left",
    ],
}

Cell = tuple[int, int]
Board = dict[Cell, tuple[str, int]]  # which tile lies where, and how often it is turned
Node = tuple[Cell, str]  # a picture on a tile
Look = tuple[str, frozenset[Cell], frozenset[Cell], int]  # kind, cells, open towards, chimneys


def shows(what: str, turns: int) -> list[str]:
    """What a tile shows at north, east, south and west after so many clockwise quarter turns."""
    edges = PRINTED[what]["edges"].split()
    return edges[4 - turns :] + edges[: 4 - turns]


def inside(cell: Cell) -> bool:
    """Whether a cell lies within the frame."""
    return 0 <= cell[0] < 6 and 0 <= cell[1] < 6


def beside(cell: Cell, side: int) -> Cell:
    """The cell at a side of another."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def flood(board: Board) -> set[Look]:
    """Every feature of a board, by spreading over matching edges."""
    nodes: set[Node] = set()
    for cell, (what, turns) in board.items():
        nodes |= {(cell, kind) for kind in shows(what, turns) if kind != "meadow"}
    looks = set()
    while nodes:
        todo = [nodes.pop()]
        kind = todo[0][1]
        cells, mouths = set(), set()
        while todo:
            cell, _ = todo.pop()
            cells.add(cell)
            for side, shown in enumerate(shows(*board[cell])):
                if shown == kind:
                    other = beside(cell, side)
                    if other not in board:
                        mouths.add(other)
                    elif (other, kind) in nodes:
                        nodes.remove((other, kind))
                        todo.append((other, kind))
        chimneys = sum(PRINTED[board[cell][0]].get("chimneys", 0) for cell in cells)
        looks.add((kind, frozenset(cells), frozenset(mouths), chimneys if kind == "villa" else 0))
    return looks


def fits(board: Board, what: str, cell: Cell, turns: int) -> bool:
    """Whether every touching edge shows the same, and meadow lies at the frame."""
    for side, shown in enumerate(shows(what, turns)):
        other = beside(cell, side)
        if not inside(other):
            if shown != "meadow":
                return False
        elif other in board and shows(*board[other])[(side + 2) % 4] != shown:
            return False
    return True


def legal_ways(board: Board, what: str, shovel: Cell, limit: bool) -> dict[Cell, set[int]]:
    """Every cell and turn for a tile; of turns that look alike the smallest."""
    ways: dict[Cell, set[int]] = {}
    cells = [(row, column) for row in range(6) for column in range(6)]
    for cell in cells:
        if cell in board or (cell != shovel if not board else not touches(board, cell)):
            continue
        seen: list[list[str]] = []
        for turns in range(4):
            look = shows(what, turns)
            if look in seen:
                continue
            seen.append(look)
            if not fits(board, what, cell, turns):
                continue
            after = flood({**board, cell: (what, turns)}) if limit else set()
            if any(kind in LANDSCAPES and len(area) > 4 for kind, area, _, _ in after):
                continue
            ways.setdefault(cell, set()).add(turns)
    return ways


def touches(board: Board, cell: Cell) -> bool:
    """Whether a cell shares a side with a tile."""
    return any(beside(cell, side) in board for side in range(4))


def cells_in(bits: int) -> set[Cell]:
    """A set of cells of the engine."""
    return {(number // 6, number % 6) for number in range(36) if bits >> number & 1}


def board_of(district: District) -> Board:
    """The tiles of a district."""
    return {
        (number // 6, number % 6): (TILE_IDS[card & 255], card >> TURN)
        for number, card in enumerate(district.at)
        if card != EMPTY
    }


def ways_of(table: Table, district: District, what: str) -> dict[Cell, set[int]]:
    """Every cell and turn that the rules allow."""
    kind = TILE_IDS.index(what)
    ways = {}
    for row, column in cells_in(cells_for(table, district, kind, None)):
        turns = turns_for(district, kind, 6 * row + column, None)
        ways[row, column] = {number for number in range(4) if turns >> number & 1}
    return ways


def plain(features: list[Feature]) -> set[Look]:
    """Features of the engine in the form of `flood`."""
    looks = set()
    for feature in features:
        assert feature.tiles == feature.cells.bit_count()
        cells = frozenset(cells_in(feature.cells))
        mouths = frozenset(cells_in(feature.mouths))
        looks.add((THING_IDS[feature.thing], cells, mouths, feature.chimneys))
    assert len(looks) == len(features)
    return looks


def counted(board: Board) -> dict[str, int]:
    """What cards count in a district."""
    counts = dict.fromkeys(THING_IDS, 0)
    for what, _ in board.values():
        counts["chimney"] += PRINTED[what].get("chimneys", 0)
        if "building" in PRINTED[what]:
            counts[PRINTED[what]["building"]] += 1
    for kind, _, mouths, _ in flood(board):
        if not mouths:
            counts[kind] += 1
            counts["any_landscape"] += kind in LANDSCAPES
            counts["any_dwelling"] += kind in DWELLINGS
    return counts


def tasks_fulfilled(frame: list[int], board: Board) -> set[int]:
    """The tasks 2 * side + i of the frame whose line a finished feature of the kind touches."""
    done = set()
    for side, part in enumerate(frame):
        for number, task in enumerate(BOX["frame"]["parts"][part]):
            place = task["position"]
            line = (place - 1, place - 1, 6 - place, 6 - place)[side]
            for kind, area, mouths, _ in flood(board):
                on_line = any(cell[1 - side % 2] == line for cell in area)
                if kind == task["thing"] and not mouths and on_line:
                    done.add(2 * side + number)
    return done


def check(district: District) -> None:
    """All that is kept up to date tile by tile is what a fresh look at the board gives."""
    board = board_of(district)
    looks = flood(board)
    closed = {look for look in looks if not look[2]}
    assert plain(district.open) == looks - closed
    assert plain(district.finished) == closed
    for kind, area, _, _ in closed:
        assert len(area) == 2 if kind in DWELLINGS else len(area) >= 2
    assert dict(zip(THING_IDS, district.counts, strict=True)) == counted(board)
    tasks = {number for number in range(8) if district.tasks_done >> number & 1}
    assert tasks == tasks_fulfilled(district.frame, board)
    assert cells_in(district.built) == set(board)
    everywhere = {(row, column) for row in range(6) for column in range(6)}
    for cell in everywhere - set(board):
        assert (cell in cells_in(district.beside)) == touches(board, cell)
        for side in range(4):
            other = beside(cell, side)
            wanted = "meadow" if not inside(other) else None
            if other in board:
                wanted = shows(*board[other])[(side + 2) % 4]
            bit = 6 * cell[0] + cell[1]
            asked = [district.asked[EDGE_KINDS * side + kind] >> bit & 1 for kind in range(10)]
            assert asked == [int(THING_IDS[kind] == wanted) for kind in range(10)]
            assert district.asked[4 * EDGE_KINDS + side] >> bit & 1 == int(wanted is None)


def busiest(board: Board, cells: list[Cell]) -> Cell:
    """The cell towards which most is open: there features close and meet."""
    mouths = [cell for _, _, opens, _ in flood(board) for cell in opens]
    return max(cells, key=mouths.count)


@pytest.mark.clause("CD-5.2", "CD-5.3", "CD-5.4", "CD-5.5", "CD-5.7", "CD-6.1", "CD-11.7")
@pytest.mark.parametrize(
    ("box", "seed", "limit"),
    [*product(BOXES, range(4), [True]), *product(["ponds"], range(4), [False])],
)
def test_random_districts_keep_what_a_flood_fill_finds_and_allow_what_fits(
    box: str, seed: int, limit: bool
) -> None:
    chance = random.Random(seed)
    table = blank(2, [1, 0, int(limit)])
    district = found(seed, chance.sample(range(16), 4))
    board: Board = {}
    for _ in range(40):
        if len(board) == 36:
            break
        for what in chance.sample(BOXES[box], 4):
            ways = legal_ways(board, what, SHOVELS[district.board], limit)
            assert ways_of(table, district, what) == ways
            if ways:
                cell = busiest(board, chance.sample(sorted(ways), min(3, len(ways))))
                turns = chance.choice(sorted(ways[cell]))
                before = flood(board)
                finished = district.lay(6 * cell[0] + cell[1], tile(what), turns)
                board[cell] = (what, turns)
                closed = {look for look in flood(board) - before if not look[2]}
                assert plain(finished) == closed
                assert all(cell in area for _, area, _, _ in closed)
                break
        assert board_of(district) == board
        check(district)


@pytest.mark.clause("CD-5.10", "CD-5.8", "CD-5.9", "CD-6.1", "CD-6.6", "CD-5.7")
@pytest.mark.parametrize(("players", "seed"), [(2, b"a"), (3, b"b"), (4, b"c")])
def test_in_whole_games_tiles_stay_where_they_are_and_the_books_are_right(
    players: int, seed: bytes
) -> None:
    table = dealt(players, seed, random_start_fields=True).table
    deal = Deal(seed)
    at = [district.at for district in table.districts]
    stored = [district.stored for district in table.districts]
    while not table.over():
        legal = table.legal()
        if table.pending().name == "place":
            seat = table.active
            what = TILE_IDS[table.tile & 255]
            ways = ways_of(table, table.districts[seat], what)
            listed = {(way["cell"], way["turns"]) for way in placements(table, 0)}
            assert listed == {
                (f"{'abcdef'[column]}{row + 1}", number)
                for (row, column), turns in ways.items()
                for number in turns
            }
            if len(legal) > 1:
                legal = legal[:-1]  # rather build than store
        table.play(legal[deal.below(len(legal))])
        for seat, district in enumerate(table.districts):
            if district.at is at[seat] and district.stored is stored[seat]:
                continue
            for before, now in zip(at[seat], district.at, strict=True):
                assert now == before or before == EMPTY
            assert district.stored[: len(stored[seat])] == stored[seat]
            marked = cells_in(found(district.board, []).banderoles)
            assert cells_in(district.banderoles) == marked - set(board_of(district))
            check(district)
            at[seat], stored[seat] = district.at, district.stored
    twin = GAME.blank(players, table.settings)
    twin.load(table.to_bytes())
    assert twin.to_bytes() == table.to_bytes()
    for district in twin.districts:
        check(district)
