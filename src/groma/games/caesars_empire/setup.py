"""Chapter 2: laying out the table."""

from typing import Final

from groma.core.deal import Deal
from groma.core.hidden import Hidden
from groma.core.notes import Log
from groma.core.sets import members, size

from .layout import MOST_PLAYERS_WITH_VARIANTS, NOTHING, WILD_TREASURES
from .notes import LEFT_OUT, STARTS
from .rules import STEPS
from .state import Table
from .steps import TURN
from .tables import CITIES_ON, KIND_FEW, KIND_FULL, KINDS, NODES, ROADS_EACH, SEGMENTS


def _treasures(counts: list[int]) -> list[int]:
    return [kind for kind in range(KINDS) for _ in range(counts[kind])]


# All treasures, and those for few players; by side its cities
FULL: Final[list[int]] = _treasures(KIND_FULL)
FEW: Final[list[int]] = _treasures(KIND_FEW)
CITIES: Final[list[list[int]]] = [members(cities) for cities in CITIES_ON]


def blank(players: int, settings: list[int]) -> Table:
    """A table with nothing on it, to load a saved one into."""
    table = Table(players, settings, STEPS, Hidden(players, 0, []))
    table.network.clear()
    table.treasures = [NOTHING] * NODES
    table.claimers = [NOTHING] * NODES
    table.supply = [ROADS_EACH] * players
    table.points = [0] * players
    table.ways = [0] * players
    return table


def deal_table(players: int, settings: list[int], deal: Deal, log: Log | None) -> Table:
    """The set-up, up to the first decision."""
    table = blank(players, settings)
    table.log = log
    deal_treasures(table, deal)
    table.start = deal.below(players)  # CE-2.6
    if log is not None:
        log.tell(STARTS, table.start)
    table.push(TURN, table.start)
    table.advance()
    return table


def treasures_in_play(table: Table) -> list[int]:
    """All forty; with two and three players some stay in the box (CE-2.3, CE-2.4, CE-11.1)."""
    if table.players <= MOST_PLAYERS_WITH_VARIANTS and not table.variant(WILD_TREASURES):
        return FEW[:]
    return FULL[:]


def deal_treasures(table: Table, deal: Deal) -> None:
    """A treasure face up on each city of this side; what is left over is known (CE-12.2)."""
    treasures = treasures_in_play(table)
    deal.shuffle(treasures)
    cities = CITIES[table.network.side]
    for i in range(len(cities)):
        table.treasures[cities[i]] = treasures[i]
    rest = treasures[len(cities) :]
    for kind in range(KINDS):
        if rest.count(kind) and table.log is not None:
            table.log.tell(LEFT_OUT, kind, rest.count(kind))


def census(table: Table) -> list[int]:
    """Roads of every seat, treasures by kind, cities: none is ever lost or made."""
    roads = table.supply[:]
    for segment in range(SEGMENTS):
        if table.network.owners[segment] != NOTHING:
            roads[table.network.owners[segment]] += table.network.roads(segment)
    kinds = [table.treasures.count(kind) for kind in range(KINDS)]
    taken = NODES - table.claimers.count(NOTHING)
    return [*roads, *kinds, taken + size(table.available())]
