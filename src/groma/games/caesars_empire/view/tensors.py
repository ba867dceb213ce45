"""A table of Caesar's Empire as numbers, for learners: all of it lies open."""

from typing import Final

from groma.core.tensors import Field, Tensors, flag, number, one_of, relative, seat, turned

from ..layout import NOTHING, WHOLE_PROVINCE, WILD_TREASURES
from ..notes import CITY, KIND
from ..rules import STEPS
from ..state import Table
from ..tables import GOLD_FACTOR, KIND_FULL, KINDS, ROADS_EACH, SEGMENTS, SIDE_OF
from .sections import CITIES_OF, SEGMENTS_OF

# By side and segment: where a tensor has it
_PLACE: Final[list[list[int]]] = [
    [some.index(segment) if segment in some else NOTHING for segment in range(SEGMENTS)]
    for some in SEGMENTS_OF
]


def _seat(place: int, side: int) -> list[Field]:
    """What one player has."""
    name = f"seats.{place}"
    cities = len(CITIES_OF[side])
    return [
        number(f"{name}.supply", 0, ROADS_EACH),
        number(f"{name}.points", 0, GOLD_FACTOR * ROADS_EACH * cities),  # all it has on every way
        flag(f"{name}.cities", cities),
        flag(f"{name}.segments", len(SEGMENTS_OF[side])),
        number(f"{name}.treasures", 0, max(KIND_FULL), KINDS),
    ]


def fields(players: int) -> list[Field]:
    """The fields of a tensor, in the order in which they are written."""
    side = SIDE_OF[players]
    cities = len(CITIES_OF[side])
    segments = len(SEGMENTS_OF[side])
    found = [
        seat("start", players),
        flag("wild_treasures"),
        flag("whole_province"),
        one_of("cities.treasure", KIND, cities),
        number("cities.far", 0, ROADS_EACH * players, cities),  # 0: there is no way to Rome
    ]
    for place in range(players):
        found += _seat(place, side)
    return [
        *found,
        seat("turn.seat", players),
        one_of("turn.city", CITY),
        one_of("turn.tip", CITY),
        flag("turn.chain", segments),
        flag("turn.walked", segments),
    ]


def write(table: Table, viewer: int, numbers: list[int]) -> None:
    """Everything a viewer may see that does not follow from something else."""
    players = table.players
    network = table.network
    numbers.append(relative(table.start, viewer, players))
    numbers.append(1 if table.variant(WILD_TREASURES) else 0)
    numbers.append(1 if table.variant(WHOLE_PROVINCE) else 0)
    cities = CITIES_OF[network.side]
    for city in cities:
        numbers.append(table.treasures[city] + 1)
    for city in cities:
        numbers.append(max(network.far[city], 0))
    _write_seats(table, viewer, numbers)
    if table.over():
        numbers += [0] * (3 + 2 * len(SEGMENTS_OF[network.side]))
        return
    numbers.append(relative(table.active, viewer, players))
    numbers.append(table.city + 1)
    numbers.append(table.tip + 1)
    _write_way(table.chain, network.side, numbers)
    _write_way(table.walked, network.side, numbers)


def _write_seats(table: Table, viewer: int, numbers: list[int]) -> None:
    """What every player has: supply, points, cities, roads and treasures."""
    side = table.network.side
    cities = CITIES_OF[side]
    segments = SEGMENTS_OF[side]
    first = len(numbers)
    one = 2 + len(cities) + len(segments) + KINDS
    for owner in turned(viewer, table.players):
        numbers.append(table.supply[owner])
        numbers.append(table.points[owner])
        numbers += [0] * (one - 2)
    for i in range(len(cities)):
        owner = table.claimers[cities[i]]
        if owner != NOTHING:
            base = first + one * (relative(owner, viewer, table.players) - 1)
            numbers[base + 2 + i] = 1
            numbers[base + one - KINDS + table.treasures[cities[i]]] += 1
    owners = table.network.owners
    for i in range(len(segments)):
        owner = owners[segments[i]]
        if owner != NOTHING:
            base = first + one * (relative(owner, viewer, table.players) - 1)
            numbers[base + 2 + len(cities) + i] = 1


def _write_way(way: list[int], side: int, numbers: list[int]) -> None:
    """The segments of a way that begins at the new city and crosses itself nowhere."""
    first = len(numbers)
    numbers += [0] * len(SEGMENTS_OF[side])
    for segment in way:
        numbers[first + _PLACE[side][segment]] = 1


TENSORS: Final[Tensors[Table]] = Tensors(STEPS, fields, write)
