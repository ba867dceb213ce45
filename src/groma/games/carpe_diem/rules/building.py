"""Chapter 5: building a tile, or storing it."""

from typing import Final

from groma.core.hidden import kind_of
from groma.core.refusals import Ask, bar
from groma.core.state import Happening, Step

from ..district import District
from ..features import is_landscape
from ..layout import LIMITED_LANDSCAPES, NOTHING
from ..moves import PLACE, STORE
from ..notes import BANDEROLE, BUILT, STORED
from ..state import Table
from ..tables import (
    AT_FRAME,
    BANDEROLE_STEPS,
    EDGE,
    EVERY_CELL,
    MEADOW,
    PARTS,
    SHOVEL,
    TURNS_OF,
    WITHIN_FRAME,
)
from .rewards import reward_all
from .track import advance

STORING: Final = STORE - PLACE
EVERY_TURN: Final = 15


def cells_for(table: Table, district: District, tile: int, ask: Ask | None) -> int:
    """Where a tile may lie."""
    if not district.built:
        return bar(EVERY_CELL, ~(1 << SHOVEL[district.board]), "CD-5.1", ask)
    left = bar(EVERY_CELL, district.built | ~district.beside, "CD-5.2", ask)
    left = bar(left, ~WITHIN_FRAME[tile], "CD-5.5", ask)
    left = bar(left, ~district.fits(tile), "CD-5.4", ask)
    if table.settings[LIMITED_LANDSCAPES]:
        for thing in PARTS[tile]:
            if is_landscape(thing):
                left = bar(left, district.full(thing), "CD-5.7", ask)
    return left


def at_frame(tile: int, turns: int, cell: int) -> bool:
    """Whether a tile turned so would show something else than meadow to the frame (CD-5.5)."""
    for side in range(4):
        if AT_FRAME[side] >> cell & 1 and EDGE[16 * tile + 4 * turns + side] != MEADOW:
            return True
    return False


def turns_for(district: District, tile: int, cell: int, ask: Ask | None) -> int:
    """How a tile may be turned on a cell; turns that look alike are one (CD-5.3)."""
    different = 0
    wrong = 0
    outward = 0
    for turns in TURNS_OF[tile]:
        different |= 1 << turns
        if not district.fits_turned(tile, turns) >> cell & 1:
            wrong |= 1 << turns
            if ask is not None and at_frame(tile, turns, cell):
                outward |= 1 << turns
    left = bar(EVERY_TURN, ~different, "CD-5.3", ask)
    if ask is not None:
        left = bar(left, outward, "CD-5.5", ask)
    return bar(left, wrong, "CD-5.4", ask)


class Site(Step[Table]):
    """Where the tile in hand goes, or into storage (CD-5.1 to CD-5.8)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """The cells that the rules leave, and storage; the first tile must be built (CD-5.1)."""
        district = table.districts[table.active]
        left = cells_for(table, district, kind_of(table.tile), ask) | 1 << STORING
        return left if district.built else bar(left, 1 << STORING, "CD-5.1", ask)

    def choose(self, table: Table, argument: int, option: int) -> None:
        """A stored tile stays where it is to the end of the game (CD-5.8)."""
        if option == STORING:
            district = table.districts[table.active]
            district.stored = [*district.stored, table.tile]
            if table.log is not None:
                table.log.tell(STORED, table.active, kind_of(table.tile))
            table.tile = NOTHING
        else:
            table.site = option


class Turning(Step[Table]):
    """How the tile lies on its cell (CD-5.3)."""

    def who(self, table: Table, argument: int) -> int:
        """Nobody if the tile was stored."""
        return table.active if table.tile != NOTHING else -1

    def happen(self, table: Table, argument: int) -> None:
        """The tile was stored."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """The ways in which it fits."""
        district = table.districts[table.active]
        return turns_for(district, kind_of(table.tile), table.site, ask)

    def choose(self, table: Table, argument: int, option: int) -> None:
        """It is laid in a moment."""
        table.turns = option


class Building(Happening[Table]):
    """The tile is built: first the banderole, then all rewards (CD-5.9, CD-6.12)."""

    def happen(self, table: Table, argument: int) -> None:
        """In this order."""
        card = table.tile
        if card == NOTHING:
            return
        seat = table.active
        district = table.districts[seat]
        cell = table.site
        tasks = district.tasks_done
        finished = district.lay(cell, card, table.turns)
        table.tile = NOTHING
        table.site = NOTHING
        if table.log is not None:
            table.log.tell(BUILT, seat, kind_of(card), cell, table.turns)
        if district.banderoles >> cell & 1:
            district.banderoles &= ~(1 << cell)
            if table.log is not None:
                table.log.tell(BANDEROLE, seat, cell)
            advance(table, seat, BANDEROLE_STEPS)
        reward_all(table, district, kind_of(card), finished, district.tasks_done & ~tasks)
