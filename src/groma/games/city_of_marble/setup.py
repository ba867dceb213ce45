"""Chapter 2: laying out the table."""

from groma.core.deal import Deal
from groma.core.hidden import Hidden, face, kind_of
from groma.core.notes import Log
from groma.core.sets import size

from .layout import BRIDGES, FIELDS, HANDS, NOTHING
from .notes import HILL_RISES, STARTS
from .rules import STEPS
from .state import Table
from .steps import TURN
from .tables import (
    BRIDGE_SPACES,
    BRIDGE_VALUES,
    BUILDINGS,
    COLOR_TILES,
    COLORS,
    CORNERS,
    HILLS,
    HILLS_USED,
    IMPERIUM_TILES,
    OFFICIALS,
    OUTLET,
    START_TILES,
)


def blank(players: int, settings: list[int]) -> Table:
    """A table with nothing on it, to load a saved one into."""
    table = Table(players, settings, STEPS, Hidden(players, HANDS + players, []))
    table.hidden.keepers[HANDS:] = range(players)
    table.city.sites = [NOTHING] * CORNERS
    table.city.lines = [[corner] for corner in OUTLET]
    table.city.officials = [0] * players
    table.bridges = list(range(BRIDGE_SPACES))
    table.stacks = [COLOR_TILES[color] - START_TILES * players for color in range(COLORS)]
    table.stock = [IMPERIUM_TILES] * BUILDINGS
    table.ready = [START_TILES] * (COLORS * players)
    table.drawn = [0] * (COLORS * players)
    table.home = [OFFICIALS] * players
    table.fields = [0] * (FIELDS * players)
    table.imperium = [0] * (BUILDINGS * players)
    table.coins = [0] * players
    table.city.prepare(table.blank_hills())
    return table


def deal_table(players: int, settings: list[int], deal: Deal, log: Log | None) -> Table:
    """The set-up, up to the first decision."""
    table = blank(players, settings)
    table.log = log
    raise_hills(table, deal)
    span_bridges(table, deal)
    table.start = deal.below(players)  # CM-2.8
    if log is not None:
        log.tell(STARTS, table.start)
    table.push(TURN, table.start)
    table.advance()
    return table


def raise_hills(table: Table, deal: Deal) -> None:
    """Three of the seven hills, each on its own triangle (CM-2.1)."""
    hills = list(range(HILLS))
    deal.shuffle(hills)
    table.city.hills = sorted(hills[:HILLS_USED])
    table.city.prepare(table.blank_hills())
    if table.log is not None:
        for hill in table.city.hills:
            table.log.tell(HILL_RISES, hill)


def span_bridges(table: Table, deal: Deal) -> None:
    """A bridge tile unseen on each space of the river; the last one is not used (CM-2.3)."""
    tiles = [face(points, 0) for points in BRIDGE_VALUES]
    deal.shuffle(tiles)
    table.hidden.zones[BRIDGES] = tiles


def census(table: Table) -> list[int]:
    """Tiles, imperium tiles, officials and bridge tiles: none is ever lost or made."""
    counts = table.stacks[:]
    imperium = table.stock[:]
    officials = table.home[:]
    for seat in range(table.players):
        for color in range(COLORS):
            counts[color] += table.ready[COLORS * seat + color]
            counts[color] += table.drawn[COLORS * seat + color]
        for building in range(BUILDINGS):
            imperium[building] += table.imperium[BUILDINGS * seat + building]
        officials[seat] += size(table.city.officials[seat])
        officials[seat] += sum(table.fields[FIELDS * seat : FIELDS * (seat + 1)])
    for color in range(COLORS):
        counts[color] += size(table.city.colors[color])
    bridges = sorted([kind_of(card) for zone in table.hidden.zones for card in zone])
    return [*counts, *imperium, *officials, *bridges]
