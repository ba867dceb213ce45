"""Chapter 9: sites, influence, buildings and fountains, and officials that leave."""

from typing import Final

from groma.core.refusals import Ask, bar
from groma.core.sets import lowest, size
from groma.core.state import Step

from ..city import EVERY_SPOT, City, building_of, site_of
from ..layout import FIELDS, FOUNTAIN, NOTHING, TREASURY
from ..moves import SEND, STAY
from ..notes import BUILT, COMPLETED, FOUNTAIN_BUILT, INFLUENCE, NO_MARKER, SENT, STAYED
from ..state import Table
from ..steps import LEAVING, SITES
from ..tables import (
    BUILDING_COLOR,
    BUILDING_OF,
    BUILDING_POINTS,
    COMPLETE,
    CORNER_OF,
    CORNERS,
)

EVERY_CORNER: Final = (1 << CORNERS) - 1
SEAT: Final = 4  # a leaving is written as seat + SEAT * corner
_STAY: Final = 0
_SEND: Final = SEND - STAY


def find_sites(table: Table, spot: int) -> None:
    """The corners of the tile just laid whose six sides are covered now (CM-3.3, CM-3.9)."""
    completed: list[int] = []
    for corner in CORNER_OF[4 * spot : 4 * spot + 4]:
        if table.city.filled[corner] == COMPLETE:
            completed.append(corner)
    if completed:
        table.completed = completed
        table.push(SITES)


class Sites(Step[Table]):
    """Which of the completed sites is resolved next (CM-9.12)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """The active player picks, one after the other."""
        left = 0
        for corner in table.completed:
            left |= 1 << corner
        return bar(EVERY_CORNER, EVERY_CORNER & ~left, "CM-9.12", ask)

    def choose(self, table: Table, argument: int, option: int) -> None:
        """Type, influence, building and points, then the officials (CM-9.1)."""
        table.completed = [corner for corner in table.completed if corner != option]
        if table.completed:
            table.push(SITES)
        build(table, option)
        let_officials_leave(table, option)


def type_of(city: City, corner: int) -> int:
    """The building that a complete district allows, by its structures (CM-9.2)."""
    return BUILDING_OF[size(city.district(corner))]


def influence(city: City, corner: int, building: int) -> list[int]:
    """By seat: the officials in the district on tiles of the building's colour (CM-9.4)."""
    counting = city.district(corner) & city.colors[BUILDING_COLOR[building]]
    return [size(counting & officials) for officials in city.officials]


def strongest(influences: list[int]) -> int:
    """Who alone has the most influence, if anybody (CM-9.5, CM-9.6)."""
    best = max(influences)
    if best == 0 or influences.count(best) > 1:
        return NOTHING
    return influences.index(best)


def builder_of(table: Table, influences: list[int]) -> int:
    """Who builds: the strongest, if a marker is left for it (CM-9.5, CM-1.15)."""
    seat = strongest(influences)
    return seat if seat != NOTHING and table.markers_left(seat) else NOTHING


def build(table: Table, corner: int) -> None:
    """The strongest player builds; else there is a fountain, which nobody owns (CM-9.5, CM-9.6)."""
    city = table.city
    building = type_of(city, corner)
    influences = influence(city, corner, building)
    builder = builder_of(table, influences)
    city.erect(corner, FOUNTAIN if builder == NOTHING else site_of(building, builder))
    if table.log is None:
        return
    table.log.tell(COMPLETED, corner, size(city.district(corner)), building)
    for seat in range(table.players):
        if influences[seat]:
            table.log.tell(INFLUENCE, seat, influences[seat])
    if builder != NOTHING:
        table.log.tell(BUILT, builder, building, corner, BUILDING_POINTS[building])
    elif strongest(influences) != NOTHING:
        table.log.tell(NO_MARKER, strongest(influences), corner)
    else:
        table.log.tell(FOUNTAIN_BUILT, corner, BUILDING_COLOR[building], max(influences))


def let_officials_leave(table: Table, corner: int) -> None:
    """Everybody with an official in the district, from the active player on (CM-9.8)."""
    district = table.city.district(corner)
    for i in range(table.players - 1, -1, -1):
        seat = (table.active + i) % table.players
        if district & table.city.officials[seat]:
            table.push(LEAVING, seat + SEAT * corner)


def field_of(city: City, corner: int) -> int:
    """Where officials go from a site: its building's imperium field, or the treasury (CM-9.8)."""
    site = city.sites[corner]
    return TREASURY if site == FOUNTAIN else building_of(site)


def leavers(city: City, argument: int) -> int:
    """The tiles of a district with officials of the seat that is asked (CM-9.8)."""
    return city.district(argument // SEAT) & city.officials[argument % SEAT]


class Leaving(Step[Table]):
    """One own official of the district may leave it; the argument is seat and corner (CM-9.8)."""

    def who(self, table: Table, argument: int) -> int:
        """Not only the active player."""
        return argument % SEAT

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """All stay, or exactly one leaves, from a tile of any colour (CM-9.9, CM-9.14)."""
        own = leavers(table.city, argument)
        return bar(EVERY_SPOT << _SEND | 1, (EVERY_SPOT & ~own) << _SEND, "CM-9.8", ask)

    def usual(self, table: Table, argument: int, options: int) -> int:
        """The only official there goes for its gain; which of several is to be said."""
        sending = options & ~(1 << _STAY)
        return lowest(sending) if size(sending) == 1 else NOTHING

    def choose(self, table: Table, argument: int, option: int) -> None:
        """Who stays counts for later sites (CM-9.10)."""
        seat = argument % SEAT
        corner = argument // SEAT
        if option == _STAY:
            if table.log is not None:
                table.log.tell(STAYED, seat, corner)
            return
        spot = option - _SEND
        field = field_of(table.city, corner)
        table.city.officials[seat] &= ~(1 << spot)
        table.fields[FIELDS * seat + field] += 1
        if table.log is not None:
            table.log.tell(SENT, seat, spot, field)
