"""What a viewer may know of a table of City of Marble as numbers, for learners."""

from typing import Final

from groma.core.hidden import kind_of, knows
from groma.core.sets import members
from groma.core.state import STEP
from groma.core.tensors import Field, Tensors, flag, number, one_of, relative, seat, turned

from ..city import building_of, owner_of
from ..layout import FIELDS, FOUNTAIN, NOTHING
from ..moves import BUILDING, COLOR, CORNER, LINE, SPOT
from ..rules import STEPS
from ..rules.sites import SEAT
from ..state import Table
from ..steps import EXTENDING, LEAVING, PLACING, POSTING, STARTING
from ..steps import LINE as LINE_OF
from ..tables import (
    ACTIONS,
    BRIDGE_SPACES,
    BRIDGE_TILES,
    BRIDGE_VALUES,
    BUILDINGS,
    COLOR_TILES,
    COLORS,
    CORNERS,
    HILLS,
    IMPERIUM_TILES,
    LINES,
    OFFICIALS,
    PIECES,
    SPOTS,
    START_PIECES,
)
from .sections import color_on

SITE: Final[list[str]] = ["fountain", *BUILDING.labels]  # what can stand on a corner
COINS: Final = 400  # more than fountains can bring
VALUES: Final = max(BRIDGE_VALUES)  # the points of bridge tiles are 1 to so many
COMPLETED: Final = 4  # a tile has so many corners


def fields(players: int) -> list[Field]:
    """What stands in a tensor, in the order in which `write` says it."""
    found = [
        seat("start", players),
        seat("trigger", players),
        flag("hills", HILLS),
        number("stacks", 0, max(COLOR_TILES), COLORS),
        number("stock", 0, IMPERIUM_TILES, BUILDINGS),
        flag("bridges", BRIDGE_SPACES),
        number("unseen_bridges", 0, BRIDGE_TILES, VALUES),  # by their points
        one_of("tiles.color", COLOR, SPOTS),
        seat("tiles.official", players, SPOTS),
        one_of("sites.building", SITE, CORNERS),
        seat("sites.seat", players, CORNERS),
    ]
    for line in LINE.labels:
        found.append(one_of(f"lines.{line}.path", CORNER, PIECES + 1))
    for i in range(players):
        found += fields_of_seat(f"seats.{i}.")
    return [
        *found,
        seat("turn.seat", players),
        number("turn.actions", 0, ACTIONS),
        one_of("turn.color", COLOR),
        one_of("turn.spot", SPOT),
        one_of("turn.line", LINE),
        number("turn.pieces", 0, START_PIECES),
        one_of("turn.completed", CORNER, COMPLETED),
        one_of("turn.leaving", CORNER),
    ]


def fields_of_seat(name: str) -> list[Field]:
    """What a tensor says of one player."""
    return [
        number(name + "home", 0, OFFICIALS),
        number(name + "ready", 0, max(COLOR_TILES), COLORS),
        number(name + "drawn", 0, max(COLOR_TILES), COLORS),
        number(name + "fields", 0, OFFICIALS, FIELDS),
        flag(name + "rewards"),
        number(name + "imperium", 0, IMPERIUM_TILES, BUILDINGS),
        number(name + "coins", 0, COINS),
        number(name + "bridges", 0, BRIDGE_TILES, VALUES),  # by their points
        number(name + "bridges.unknown", 0, BRIDGE_TILES),
    ]


def write(table: Table, viewer: int, numbers: list[int]) -> None:
    """Put all that a viewer may know at the end of a list."""
    players = table.players
    numbers.append(relative(table.start, viewer, players))
    numbers.append(relative(table.trigger, viewer, players))
    write_among(table.city.hills, HILLS, numbers)
    numbers += table.stacks
    numbers += table.stock
    write_among(table.bridges, BRIDGE_SPACES, numbers)
    unseen = [0] * VALUES
    for card in table.hidden.unseen(viewer):
        unseen[kind_of(card) - 1] += 1
    numbers += unseen
    write_city(table, viewer, numbers)
    for other in turned(viewer, players):
        write_seat(table, other, viewer, numbers)
    write_turn(table, viewer, numbers)


def write_among(things: list[int], count: int, numbers: list[int]) -> None:
    """Of each thing of a kind whether it is there."""
    first = len(numbers)
    numbers += [0] * count
    for thing in things:
        numbers[first + thing] = 1


def write_city(table: Table, viewer: int, numbers: list[int]) -> None:
    """Spots with tiles and officials, corners with what stands there, aqueducts."""
    players = table.players
    city = table.city
    first = len(numbers)
    numbers += [0] * (2 * SPOTS)
    for color in range(COLORS):
        for spot in members(city.colors[color]):
            numbers[first + spot] = color + 1
    first += SPOTS
    for other in range(players):
        for spot in members(city.officials[other]):
            numbers[first + spot] = relative(other, viewer, players)
    first += SPOTS
    numbers += [0] * (2 * CORNERS)
    for corner in range(CORNERS):
        site = city.sites[corner]
        if site == FOUNTAIN:
            numbers[first + corner] = 1
        elif site != NOTHING:
            numbers[first + corner] = 2 + building_of(site)
            numbers[first + CORNERS + corner] = relative(owner_of(site), viewer, players)
    for line in range(LINES):
        path = city.lines[line]
        numbers += [corner + 1 for corner in path]
        numbers += [0] * (PIECES + 1 - len(path))


def write_seat(table: Table, seat: int, viewer: int, numbers: list[int]) -> None:
    """What one player has."""
    numbers.append(table.home[seat])
    numbers += table.tiles_ready(seat)
    numbers += table.drawn[COLORS * seat : COLORS * (seat + 1)]
    numbers += table.fields[FIELDS * seat : FIELDS * (seat + 1)]
    numbers.append(1 if table.rewards(seat) else 0)
    numbers += table.imperium_of(seat)
    numbers.append(table.coins[seat])
    held = [0] * (VALUES + 1)
    for card in table.bridge_tiles(seat):
        held[kind_of(card) - 1 if knows(card, viewer) else VALUES] += 1
    numbers += held


def write_turn(table: Table, viewer: int, numbers: list[int]) -> None:
    """The turn in progress, as far as it has come."""
    if table.over():
        numbers += [0] * (7 + COMPLETED)
        return
    step = table.todo[-1] % STEP
    argument = table.argument()
    color = 0
    if step == PLACING:
        color = argument + 1
    elif step == POSTING:
        color = color_on(table, argument) + 1
    pieces = 0
    if step == STARTING:
        pieces = argument % LINE_OF
    elif step == EXTENDING:
        pieces = argument
    numbers += [
        relative(table.active, viewer, table.players),
        table.actions_to_come(),
        color,
        argument + 1 if step == POSTING else 0,
        table.starting() + 1,
        pieces,
    ]
    numbers += [corner + 1 for corner in table.completed]
    numbers += [0] * (COMPLETED - len(table.completed))
    numbers.append(argument // SEAT + 1 if step == LEAVING else 0)


TENSORS: Final[Tensors[Table]] = Tensors(STEPS, fields, write)
