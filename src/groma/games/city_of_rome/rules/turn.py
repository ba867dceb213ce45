"""Chapter 6: the frame of a turn."""

from typing import Final

from groma.core.hidden import back_of, kind_of
from groma.core.refusals import Ask, bar
from groma.core.state import Happening, Step

from ..layout import HANDS, NOTHING
from ..moves import BUILD, FINISH, PRODUCE
from ..notes import TOOK, TURN_ENDS
from ..state import Table
from ..steps import MENU, TAKING
from .build import begin_building, buildable, could_build
from .opening import EVERY_KIND
from .production import begin_production, producible, worthwhile

_PRODUCE: Final = PRODUCE - BUILD
_FINISH: Final = FINISH - BUILD


class Turn(Happening[Table]):
    """The Builder on a field is resolved; an empty field is passed over (CR-6.1)."""

    def happen(self, table: Table, argument: int) -> None:
        """A turn of its own, with its own card and actions (CR-6.11)."""
        builder = table.fields[argument]
        if builder == NOTHING:
            return
        table.active = builder // 2
        table.builder = builder % 2
        table.field = argument
        table.has_built = 0
        table.has_produced = 0
        table.site = NOTHING
        table.push(MENU)
        table.push(TAKING)


class Taking(Step[Table]):
    """Take one card of the offer (CR-6.2)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """Any card that is still there."""
        gone = 0
        for slot in range(len(table.offer)):
            if table.offer[slot] == NOTHING:
                gone |= 1 << slot
        return bar(15, gone | -1 << len(table.offer), "CR-6.2", ask)

    def choose(self, table: Table, argument: int, option: int) -> None:
        """Everybody sees it go into the hand (CR-11.2)."""
        card = table.offer[option]
        table.offer[option] = NOTHING
        table.hidden.put(HANDS + table.active, card)
        if table.log is not None:
            table.log.tell(TOOK, table.active, kind_of(card), back_of(card))


class Menu(Step[Table]):
    """Build at most once, Production at most once, in either order, or finish (CR-6.3)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """The buildings that can be built, Production, and the end of the turn."""
        left = buildable(table, ask) | 1 << _FINISH
        return left | producible(table, ask, _PRODUCE)

    def forced(self, table: Table, argument: int) -> bool:
        """Skipped only if public facts leave nothing to do (CR-11.8)."""
        return not could_build(table)

    def usual(self, table: Table, argument: int, options: int) -> int:
        """When nothing is left to build: Production if it is worth its price, then the end."""
        if options & EVERY_KIND:
            return NOTHING
        return _PRODUCE if options >> _PRODUCE & 1 and worthwhile(table) else _FINISH

    def choose(self, table: Table, argument: int, option: int) -> None:
        """One action, finished completely before the menu comes back."""
        if option == _FINISH:
            end_turn(table)
        elif option == _PRODUCE:
            table.push(MENU)
            begin_production(table)
        else:
            table.push(MENU)
            begin_building(table, option)


def end_turn(table: Table) -> None:
    """The Builder goes on the building of this turn, else beside the city (CR-6.9)."""
    city = table.cities[table.active]
    city.move_builder(table.builder, table.site)  # NOTHING is beside the city, too
    table.fields[table.field] = NOTHING
    if table.log is not None:
        table.log.tell(TURN_ENDS, table.active)
