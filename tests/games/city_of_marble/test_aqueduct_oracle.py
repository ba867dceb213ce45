"""Legal pieces against a search of all sequences of pieces, from nothing but tiles and hills."""

from itertools import combinations

import pytest

from groma.core.deal import Deal
from groma.core.sets import members
from groma.games.city_of_marble.rules import STEPS
from groma.games.city_of_marble.steps import EXTENDING, STARTING
from groma.games.city_of_marble.tables import (
    CORNER_COLUMN,
    CORNER_IDS,
    CORNER_ROW,
    CORNERS,
    HILL_TRIANGLE,
    LINE_IDS,
    SPOT_TRIANGLES,
    TRIANGLE_COLUMN,
    TRIANGLE_ROW,
    WAY_IDS,
)
from tests.scenes.city_of_marble import Scene, dealt

OUTLETS = ["c18", "f21", "i18"]
NAMES = {(CORNER_COLUMN[i], CORNER_ROW[i]): CORNER_IDS[i] for i in range(CORNERS)}
STEP_OF_WAY = {
    "e": (2, 0),
    "ne": (1, -1),
    "nw": (-1, -1),
    "w": (-2, 0),
    "sw": (-1, 1),
    "se": (1, 1),
}

Edge = frozenset[str]
Piece = tuple[int, str]  # line and way
Paths = tuple[tuple[str, ...], ...]


def triangle(number: int) -> set[str]:
    """The three corners of a triangle."""
    column, row = TRIANGLE_COLUMN[number], TRIANGLE_ROW[number]
    if (column + row) % 2 == 0:
        places = [(column, row), (column - 1, row + 1), (column + 1, row + 1)]
    else:
        places = [(column - 1, row), (column + 1, row), (column, row + 1)]
    return {NAMES[place] for place in places}


def edges(number: int) -> set[Edge]:
    """The three edges of a triangle."""
    return {frozenset(ends) for ends in combinations(triangle(number), 2)}


def usable(scene: Scene, along_hill: bool) -> set[Edge]:
    """The sides of all tiles; with the setting off without those of hills."""
    found: set[Edge] = set()
    for spot in members(scene.city.laid):
        first, second = SPOT_TRIANGLES[2 * spot : 2 * spot + 2]
        found |= edges(first) ^ edges(second)
    if not along_hill:
        for hill in scene.city.hills:
            found -= edges(HILL_TRIANGLE[hill])
    return found


def neighbour(where: str, way: str) -> str | None:
    """The corner one step away, if there is one."""
    east, south = STEP_OF_WAY[way]
    return NAMES.get((int(where[1:]) + east, ord(where[0]) - ord("a") + south))


def sequences(paths: Paths, lines: list[int], sides: set[Edge], most: int) -> list[list[Piece]]:
    """All sequences of up to so many pieces for some lines, the empty one included."""
    found: list[list[Piece]] = [[]]
    if most == 0:
        return found
    taken = {where for path in paths for where in path} | set(OUTLETS)
    for line in lines:
        if len(paths[line]) - 1 == 13:
            continue
        for way in WAY_IDS:
            there = neighbour(paths[line][-1], way)
            if there is None or there in taken:
                continue
            if frozenset((paths[line][-1], there)) in sides:
                grown = (*paths[:line], (*paths[line], there), *paths[line + 1 :])
                rest = sequences(grown, lines, sides, most - 1)
                found += [[(line, way), *more] for more in rest]
    return found


def firsts(scene: Scene, lines: list[int], most: int, along_hill: bool) -> set[str]:
    """The first pieces of the longest sequences, as moves."""
    paths = tuple(tuple(scene.line(name)) for name in LINE_IDS)
    found = sequences(paths, lines, usable(scene, along_hill), most)
    longest = max(len(sequence) for sequence in found)
    best = [sequence[0] for sequence in found if longest and len(sequence) == longest]
    return {f"lay {LINE_IDS[line]} {way}" for line, way in best}


def options(scene: Scene, step: int, argument: int) -> set[str]:
    """What a step would offer."""
    chosen = STEPS[step].options(scene.table, argument, None)
    return {scene.game.moves.text(move) for move in members(chosen, STEPS[step].first)}


def check(scene: Scene, along_hill: bool) -> int:
    """Compare all starts and extensions; say how many had a choice."""
    begun = [line for line in range(3) if len(scene.line(LINE_IDS[line])) > 1]
    choices = 0
    for pieces in (1, 2):
        if begun:
            expected = firsts(scene, begun, pieces, along_hill)
            assert options(scene, EXTENDING, pieces) == expected
            choices += len(expected) > 1
    for line in range(3):
        for pieces in (1, 2, 3):
            if line in begun and len(scene.line(LINE_IDS[line])) > 3:
                continue
            expected = firsts(scene, [line], pieces, along_hill)
            assert options(scene, STARTING, pieces + 4 * line) == expected
            choices += len(expected) > 1
    if scene.step() == "act":
        can = any(firsts(scene, [line], 1, along_hill) for line in begun)
        assert scene.allows("aqueduct") == can
    return choices


def eastward(move: str) -> int:
    """How far east a tile would lie."""
    return int(move.split("-")[1][1:])


def choose(scene: Scene, chance: Deal) -> str:
    """At random, with a liking for aqueducts, for tiles and for the east, where outlets are."""
    legal = scene.legal()
    if "aqueduct" in legal and chance.below(3) == 0:
        return "aqueduct"
    if legal[0].startswith("place") and chance.below(3):
        legal = sorted(legal, key=eastward)[-4:]
    if scene.step() == "act" and chance.below(3):
        legal = [move for move in legal if move.startswith("play")] or legal
    return legal[chance.below(len(legal))]


@pytest.mark.clause(
    "CM-6.4", "CM-11.3", "CM-11.4", "CM-11.5", "CM-11.6", "CM-11.7", "CM-11.8", "CM-11.12"
)
@pytest.mark.parametrize("along_hill", [True, False])
@pytest.mark.parametrize("hill_corners", ["dead", "blank_side"])
@pytest.mark.parametrize("coin", ["first_contact", "every_piece"])
@pytest.mark.parametrize(("players", "seed"), [(2, b"I"), (3, b"II"), (4, b"III")])
def test_legal_pieces_are_the_first_of_the_longest_sequences(
    players: int, seed: bytes, coin: str, hill_corners: str, along_hill: bool
) -> None:
    scene = dealt(
        players,
        seed,
        aqueduct_along_hill=along_hill,
        hill_corners=hill_corners,
        aqueduct_coin=coin,
    )
    chance = Deal(seed + coin.encode() + hill_corners.encode())
    choices = pending = 0
    for number in range(120):
        if scene.table.over():
            break
        if scene.step() in ("start", "extend"):
            pending += 1
        if scene.step() in ("start", "extend") or number % 20 == 19:
            choices += check(scene, along_hill)
        scene.play(choose(scene, chance))
    assert choices > 0
    assert pending > 0
