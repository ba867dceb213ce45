"""The city as a map for eyes: corners in rows a to k, and between them the strips of triangles."""

from typing import Final

from ..moves import CORNER, SPOT
from ..notes import HILL
from ..tables import (
    BRIDGE_TRIANGLE,
    CORNER_COLUMN,
    CORNER_OF,
    CORNER_ROW,
    CORNERS,
    DIAGONAL,
    HILL_CORNER,
    HILL_TRIANGLE,
    INNER,
    OUTLET,
    SPOT_TRIANGLES,
    TRIANGLE_COLUMN,
    TRIANGLE_ROW,
)
from ..view.forms import MarbleView, SiteView, TileView

WIDE: Final = 3  # letters from one column to the next
ROWS: Final = 11
_FIRST: Final = 2  # the column of the western corners ...
_LAST: Final = 21  # ... and of the eastern ones
_LETTERS: Final = "abcdefghijk"


class Paper:
    """Signs on squared paper; a sign may be the "@id" of a letter, which takes one square."""

    def __init__(self) -> None:
        width = WIDE * (_LAST - _FIRST) + 3
        self.lines = [[" "] * width for _ in range(2 * ROWS - 1)]

    def put(self, line: int, at: int, signs: list[str]) -> None:
        """Write signs from a square on."""
        for i in range(len(signs)):
            self.lines[line][at + i] = signs[i]


def city_map(view: MarbleView) -> list[list[str]]:
    """Head and foot with the columns; each row of corners has its letter at both ends."""
    paper = Paper()
    draw_hills(paper, view)
    for bridge in view["bridges"]:
        triangle = BRIDGE_TRIANGLE[bridge - 1]
        paper.put(strip(triangle), middle(triangle) - 1, ["~", str(bridge)])
    for tile in view["tiles"]:
        draw_tile(paper, tile)
    draw_corners(paper, view)
    for line in view["lines"]:
        path = [CORNER.parse(corner) for corner in line["path"]]
        for i in range(len(path) - 1):
            draw_edge(paper, path[i], path[i + 1], True)
    head = ["", "".join([str(column).rjust(2).ljust(WIDE) for column in columns()]).rstrip(), ""]
    grid = [head]
    for number in range(len(paper.lines)):
        letter = "" if number % 2 else _LETTERS[number // 2]
        grid.append([letter, "".join(paper.lines[number]), letter])
    return [*grid, head]


def columns() -> list[int]:
    """The columns from west to east."""
    return list(range(_FIRST, _LAST + 1))


# ---- where things stand on the paper ------------------------------------------------------------


def square(column: int) -> int:
    """The square in the middle of a column."""
    return WIDE * (column - _FIRST) + 1


def middle(triangle: int) -> int:
    """The square of a triangle in its line."""
    return square(TRIANGLE_COLUMN[triangle])


def strip(triangle: int) -> int:
    """The line of a triangle."""
    return 2 * TRIANGLE_ROW[triangle] + 1


# ---- what is drawn ------------------------------------------------------------------------------


def draw_hills(paper: Paper, view: MarbleView) -> None:
    """A hill fills its triangle."""
    for name in view["hills"]:
        hill = HILL.parse(name)
        triangle = HILL_TRIANGLE[hill]
        paper.put(strip(triangle), middle(triangle) - 1, ["^", "^", "^"])
        first, second, third = HILL_CORNER[3 * hill : 3 * hill + 3]
        for edge in ((first, second), (second, third), (first, third)):
            draw_edge(paper, edge[0], edge[1], False)


def draw_tile(paper: Paper, tile: TileView) -> None:
    """Its four edges, the letter of its colour in one half, who has an official in the other."""
    spot = SPOT.parse(tile["spot"])
    first, second, north, south = CORNER_OF[4 * spot : 4 * spot + 4]
    for blunt in (first, second):
        draw_edge(paper, blunt, north, False)
        draw_edge(paper, blunt, south, False)
    one, other = SPOT_TRIANGLES[2 * spot : 2 * spot + 2]
    paper.put(strip(one), middle(one), ["@code-" + tile["color"]])
    owner = tile["official"]
    paper.put(strip(other), middle(other), ["." if owner is None else str(owner + 1)])
    if DIAGONAL[spot] == 0:
        paper.put(strip(one) + 1, middle(one), [":"])
    else:
        paper.put(strip(one), min(middle(one), middle(other)) + 1, [":", ":"])


def draw_edge(paper: Paper, start: int, end: int, water: bool) -> None:
    """The line from a corner to its neighbour; an aqueduct is a double one."""
    if CORNER_ROW[start] == CORNER_ROW[end]:
        at = square(min(CORNER_COLUMN[start], CORNER_COLUMN[end]))
        line = 2 * CORNER_ROW[start]
        paper.put(line, at + 2, ["=", "=", "="] if water else ["-", "-", "-"])
        return
    if CORNER_ROW[start] > CORNER_ROW[end]:
        start, end = end, start
    at = square(min(CORNER_COLUMN[start], CORNER_COLUMN[end]))
    falls = CORNER_COLUMN[start] < CORNER_COLUMN[end]
    stroke = "\\" if falls else "/"
    line = 2 * CORNER_ROW[start] + 1
    if water:
        paper.put(line, at + 1, [stroke, stroke])
    else:
        paper.put(line, at + 1, [stroke, " "] if falls else [" ", stroke])


def draw_corners(paper: Paper, view: MarbleView) -> None:
    """What stands there, or how many sides are covered; outlet, rim, a dead one, or bare ground."""
    sites: dict[str, SiteView] = {site["corner"]: site for site in view["sites"]}
    sides = {corner["corner"]: corner["sides"] for corner in view["corners"]}
    touched: list[int] = []
    for tile in view["tiles"]:
        spot = SPOT.parse(tile["spot"])
        touched += CORNER_OF[4 * spot : 4 * spot + 4]
    for corner in range(CORNERS):
        name = CORNER.label(corner)
        signs = [" ", "+"]
        if name in sites:
            signs = site_signs(sites[name])
        elif corner in OUTLET:
            signs = [" ", "*"]
        elif name in sides:
            signs = [" ", str(sides[name])]
        elif not INNER >> corner & 1:
            signs = [" ", "o"]
        elif corner in touched:
            signs = [" ", "x"]
        paper.put(2 * CORNER_ROW[corner], square(CORNER_COLUMN[corner]) - 1, signs)


def site_signs(site: SiteView) -> list[str]:
    """The owner and the letter of a building, or the letter of a fountain."""
    building = site["building"]
    seat = site["seat"]
    if building is None or seat is None:
        return [" ", "@code-fountain"]
    return [str(seat + 1), "@code-" + building]
