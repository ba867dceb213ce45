"""What the board of Rome: City of Marble draws of the box: board, tiles and buildings."""

from typing import Any

from box_contents.literals import Fixed, Names, Part, Value, entries


def parts(data: dict[str, Any]) -> list[Part]:
    """The constants, in their order."""
    strips = sorted(data["board"]["strips"])
    outlets = data["aqueducts"]["outlets"]
    buildings = entries(data["buildings"])
    return [
        Value(
            "STRIPS",
            "The strips of triangles from north to south: first and last column.",
            [(first, last) for _, first, last in strips],
        ),
        Value(
            "HILLS",
            "Triangles as column and row of strips.",
            {name: tuple(place) for name, place in entries(data["hills"]).items()},
        ),
        Value("BRIDGES", "", [tuple(place) for place in data["bridges"]["spaces"]]),
        Value(
            "OUTLETS",
            "Corners, where aqueducts begin.",
            {line: f"{chr(ord('a') + row)}{column}" for line, (column, row) in outlets.items()},
        ),
        Names("COLORS", "", entries(data["colors"]), "Color"),
        Names("BUILDINGS", "", buildings),
        Value(
            "BUILDING_ON",
            "The building that the tiles of a colour show.",
            {color: _of_color(buildings, color) for color in entries(data["colors"])},
        ),
        Value(
            "COLOR_OF",
            "The colour of a building's tiles.",
            {name: row["color"] for name, row in buildings.items()},
            "Readonly<Record<string, Color>>",
        ),
        Value("PLAYERS", "As many boards are in the box.", data["box"]["player_boards"]),
        Value("OFFICIALS", "Of a player.", data["box"]["officials_each"]),
        Fixed("POINTS", "In the end, for one of them or for the most.", entries(data["scoring"])),
        Value(
            "EMPTY", "So many empty stacks bring the last round.", data["course"]["empty_stacks"]
        ),
    ]


def _of_color(buildings: dict[str, Any], color: str) -> str:
    (found,) = [name for name, row in buildings.items() if row["color"] == color]
    return found
