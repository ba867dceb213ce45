"""Chapters 8 and 10: playing a tile with or without an official, and bridges."""

from typing import Final

from groma.core.hidden import kind_of
from groma.core.refusals import Ask, bar
from groma.core.state import Happening, Step

from ..city import EVERY_SPOT
from ..layout import BRIDGES, HANDS, NOTHING
from ..notes import BRIDGE_VALUE, PLAYED, POSTED, TOOK_BRIDGE
from ..state import Table
from ..steps import CONSEQUENCES, POSTING
from ..tables import BRIDGE_AT, COLORS, OUTLET_AT
from .aqueducts import begin_line
from .sites import find_sites

_OFFICIAL: Final = 0
_UNMANNED: Final = 1
_BOTH: Final = 3


def plays(table: Table, left: int, first: int, ask: Ask | None) -> int:
    """The colours that can be played; their options begin with `first` (CM-8.1, CM-8.2)."""
    missing = 0
    set_aside = 0
    for color in range(COLORS):
        at = COLORS * table.active + color
        if not table.ready[at]:
            missing |= 1 << color
            if table.drawn[at]:
                set_aside |= 1 << color
    left = bar(left, set_aside << first, "CM-5.2", ask)
    left = bar(left, missing << first, "CM-8.1", ask)
    if not table.city.free_spots():
        return bar(left, ((1 << COLORS) - 1) << first, "CM-8.2", ask)
    return left


class Placing(Step[Table]):
    """Where a tile of a colour (argument) goes; colours restrict nothing (CM-8.3 to CM-8.5)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """On open spots with a side at a hill or at another tile."""
        city = table.city
        left = bar(EVERY_SPOT, EVERY_SPOT ^ city.open, "CM-8.3", ask)
        if not city.laid:
            return bar(left, EVERY_SPOT ^ city.beside, "CM-8.9", ask)
        return bar(left, EVERY_SPOT ^ city.beside, "CM-8.4", ask)

    def choose(self, table: Table, argument: int, option: int) -> None:
        """Then an official, if one is at home, and all that follows (CM-8.6, CM-8.8)."""
        seat = table.active
        table.ready[COLORS * seat + argument] -= 1
        table.city.lay(option, argument)
        if table.log is not None:
            table.log.tell(PLAYED, seat, argument, option)
        table.push(CONSEQUENCES, option)
        if table.home[seat]:
            table.push(POSTING, option)


class Posting(Step[Table]):
    """Whether an official goes on the tile just laid (argument: its spot); now or never."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """Both are always allowed."""
        return _BOTH

    def usual(self, table: Table, argument: int, options: int) -> int:
        """With an official."""
        return _OFFICIAL

    def choose(self, table: Table, argument: int, option: int) -> None:
        """Before anything else that the tile brings about (CM-8.8)."""
        if option == _UNMANNED:
            return
        seat = table.active
        table.home[seat] -= 1
        table.city.officials[seat] |= 1 << argument
        if table.log is not None:
            table.log.tell(POSTED, seat, argument)


class Consequences(Happening[Table]):
    """What the tile on a spot (argument) brings about: bridge, aqueduct, sites (CM-8.8)."""

    def happen(self, table: Table, argument: int) -> None:
        """In this order; what is pushed last comes first."""
        take_bridge(table, BRIDGE_AT[argument])
        find_sites(table, argument)
        if OUTLET_AT[argument] != NOTHING:
            begin_line(table, OUTLET_AT[argument])


def take_bridge(table: Table, bridge: int) -> None:
    """Who covers a bridge space gets its tile, for the own eyes only (CM-10.1, CM-10.2)."""
    if bridge == NOTHING:
        return
    seat = table.active
    place = table.bridges.index(bridge)
    table.bridges = [*table.bridges[:place], *table.bridges[place + 1 :]]
    hidden = table.hidden
    hidden.give(BRIDGES, place, HANDS + seat)
    hidden.look(HANDS + seat, seat)
    if table.log is not None:
        table.log.tell(TOOK_BRIDGE, seat, bridge)
        table.log.whisper(seat, BRIDGE_VALUE, bridge, kind_of(table.bridge_tiles(seat)[-1]))
