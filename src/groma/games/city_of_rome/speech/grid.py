"""A city of City of Rome: a grid for eyes, and a list for ears."""

from groma.core.sayings import Fact, Saying, label_word

from ..moves import CARD, CELL
from ..tables import CELL_X, CELL_Y, STARS
from ..view.forms import BuildingView, SeatView


def tell_city(seat: SeatView) -> list[Saying]:
    """A grid for eyes, and every building by its cell."""
    grid = city_grid(seat)
    facts: dict[str, Fact] = {
        "cards": len(seat["buildings"]),
        "columns": len(grid[0]) - 1,
        "rows": len(grid) - 1,
    }
    told = [Saying("say-city", facts, grid)]
    for building in seat["buildings"]:
        lies: dict[str, Fact] = {
            "cell": building["cell"],
            "card": label_word(CARD, building["card"]),
            "bricks": building["bricks"],
            "points": building["points"],
        }
        told.append(Saying("say-building", lies))
    marked = [b for b in seat["buildings"] if b["bricks"] or b["points"] or has_stars(b)]
    return [*told, Saying("say-legend", {})] if marked else told


def has_stars(building: BuildingView) -> bool:
    """Whether the code of a card has a star."""
    return STARS[CARD.parse(building["card"])] > 0


def city_grid(seat: SeatView) -> list[list[str]]:
    """The city with its coordinates, x in the first row, y in the first column."""
    cells = [CELL.parse(building["cell"]) for building in seat["buildings"]]
    west = min([CELL_X[cell] for cell in cells])
    east = max([CELL_X[cell] for cell in cells])
    north = min([CELL_Y[cell] for cell in cells])
    south = max([CELL_Y[cell] for cell in cells])
    grid = [["", *[str(x) for x in range(west, east + 1)]]]
    for y in range(north, south + 1):
        grid.append([str(y), *["."] * (east - west + 1)])
    for i in range(len(cells)):
        code = code_of(seat["buildings"][i])
        grid[CELL_Y[cells[i]] - north + 1][CELL_X[cells[i]] - west + 1] = code
    return grid


def code_of(building: BuildingView) -> str:
    """A cell of the grid: the code of the card, then what lies on it."""
    code = "@code-" + building["card"].replace("_", "-")
    if building["bricks"]:
        code += " @say-brick-token"
    if building["points"]:
        code += f" +{building['points']}"
    return code
