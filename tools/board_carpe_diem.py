"""Makes box.ts, what the board of Carpe Diem draws of its pieces, from the components."""

import sys
from typing import Any

import boards

HEAD = """\
/** What pieces show; made by tools/board_carpe_diem.py from the game's components. */

export interface Face {
  /** What the sides N, E, S, W show while the tile is not turned. */
  edges: readonly string[];
  chimneys: number;
  building: string;
}

export interface ScoringCard {
  /** Red: to be given; green: to be owned. */
  red: boolean;
  asks: Readonly<Record<string, number>>;
  pays: Readonly<Record<string, number>>;
}

export interface FrameTask {
  feature: string;
  /** Where along the side of the frame, 1 to 6 clockwise. */
  position: number;
  points: number;
}

const face = (edges: string, chimneys = 0, building = ''): Face => ({
  edges: edges.split(' '),
  chimneys,
  building,
});
const red = (asks: Record<string, number>, pays: Record<string, number>): ScoringCard => ({
  red: true,
  asks,
  pays,
});
const green = (asks: Record<string, number>, pays: Record<string, number>): ScoringCard => ({
  red: false,
  asks,
  pays,
});
const task = (feature: string, position: number, points: number): FrameTask => ({
  feature,
  position,
  points,
});
"""


def record(numbers: dict[str, int]) -> str:
    """A record of numbers."""
    return "{ " + ", ".join(f"{name}: {value}" for name, value in numbers.items()) + " }"


def tile(kind: dict[str, Any]) -> str:
    """A line for one sort of tile."""
    more = ""
    if "building" in kind:
        more = f", 0, '{kind['building']}'"
    elif "chimneys" in kind:
        more = f", {kind['chimneys']}"
    return f"  {kind['id']}: face('{kind['edges']}'{more}),\n"


def card(colour: str, kind: dict[str, Any]) -> str:
    """A line for one sort of scoring card."""
    line = f"  {kind['id']}: {colour}({record(kind['asks'])}, {record(kind['pays'])}),\n"
    assert len(line) <= 111, line  # as Prettier would leave it
    return line


def frame_part(data: dict[str, Any], part: list[dict[str, Any]]) -> str:
    """A line for the tasks of one frame part."""
    points = data["frame"]["points"]
    worth = {thing: points[sort] for sort in points for thing in data["things"][sort]}
    tasks = [f"task('{one['thing']}', {one['position']}, {worth[one['thing']]})" for one in part]
    return f"  [{', '.join(tasks)}],\n"


def made(data: dict[str, Any]) -> str:
    """The whole module."""
    parts = [HEAD, "\nexport const FACES: Readonly<Record<string, Face>> = {\n"]
    parts += [tile(kind) for group in data["tiles"] for kind in group["kinds"]]
    parts.append("};\n\nexport const CARDS: Readonly<Record<string, ScoringCard>> = {\n")
    for group in data["cards"].values():
        parts += [card(group["colour"], kind) for kind in group["kinds"]]
    parts.append("};\n\nexport const FRAME_PARTS: readonly (readonly FrameTask[])[] = [\n")
    parts += [frame_part(data, part) for part in data["frame"]["parts"]]
    cells = ", ".join(f"'{row}'" for row in data["boards"]["first"])
    villas = ", ".join(str(points) for points in data["villa_points"]["by_chimneys"])
    scoring = data["scoring"]
    parts += [
        "];\n\n/** The first building board: S shovel, B place of a banderole. */\n",
        f"export const BOARD: readonly string[] = [{cells}];\n",
        "/** Points of a finished villa by its chimneys; the last entry also for more. */\n",
        f"export const VILLA_POINTS: readonly number[] = [{villas}];\n",
        "/** What a card costs that is not fulfilled, and the breads that fulfil it once. */\n",
        f"export const PENALTY = {scoring['penalty']};\n",
        f"export const LOAVES = {scoring['loaves']};\n",
        "/** Points of a fountain card for each feature of its kind. */\n",
        f"export const FOUNTAIN_POINTS = {scoring['fountain_points']};\n",
        "/** The last space of the banderole track. */\n",
        f"export const LAST_SPACE = {len(data['track']['points']) - 1};\n",
    ]
    return "".join(parts)


if __name__ == "__main__":
    sys.exit(boards.main("carpe_diem", made))
