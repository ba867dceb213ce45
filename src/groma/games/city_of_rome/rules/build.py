"""Chapter 7: the action Build, with the aqueducts that may take another card's place."""

from typing import Final

from groma.core.hidden import back_of, kind_of
from groma.core.refusals import Ask, bar
from groma.core.sets import lowest, size
from groma.core.state import Happening, Step

from ..city import BESIDE_CITY, City
from ..layout import AQUEDUCT_OVER_AQUEDUCT, HANDS, NOTHING
from ..moves import COINS, SPEND
from ..notes import BUILT, CHOSE, GOT_STARS, REPLACED, SPENT_TOKEN
from ..state import Table
from ..steps import ERECTION, PAYMENT, SITE
from ..tables import (
    AN_AQUEDUCT,
    AQUEDUCT,
    CATEGORY,
    COST,
    EVERY_CELL,
    GREAT_AQUEDUCT,
    KINDS,
    MONEY_PER_BRICK,
    STARS,
)
from .functions import use_function
from .opening import EVERY_KIND, kinds_in
from .points import bricks_at
from .production import payable_after
from .supply import clear_card, pay_money, receive_influence, take_brick

AQUEDUCTS: Final = 1 << AQUEDUCT | 1 << GREAT_AQUEDUCT
DEAREST: Final = max(COST)
_COSTS_MORE_THAN: Final[list[int]] = [
    sum([1 << kind for kind in range(KINDS) if COST[kind] > bricks])
    for bricks in range(DEAREST + 1)
]
_BY_COINS: Final = COINS - SPEND


def bricks_at_most(table: Table) -> int:
    """Free bricks, brick tokens, and what the money can buy (CR-7.3)."""
    city = table.cities[table.active]
    return bricks_at(table, table.field) + size(city.bricks) + city.money // MONEY_PER_BRICK


def could_build(table: Table) -> bool:
    """Whether public facts alone would pay for a card of cost 1 (CR-11.8)."""
    return not table.has_built and bricks_at_most(table) > 0


def buildable(table: Table, ask: Ask | None) -> int:
    """The buildings in hand that can be paid and have a place (CR-7.1, CR-7.3)."""
    left = EVERY_KIND
    if table.has_built:
        return bar(left, EVERY_KIND, "CR-6.3", ask)
    left = bar(left, ~kinds_in(table.hand(table.active)), "CR-7.1", ask)
    bricks = min(bricks_at_most(table), DEAREST)
    left = bar(left, _COSTS_MORE_THAN[bricks], "CR-7.3", ask)
    if ask is not None and ask.clause == "CR-7.3":
        free = bricks_at(table, table.field)
        after = free + payable_after(table, table.cities[table.active], table.field)
        cost = COST[ask.option]
        ask.facts = {"cost": cost, "bricks": bricks, "produced": after if after >= cost else 0}
    if left & AQUEDUCTS and not cells_for(table, AQUEDUCT, None):
        left = bar(left, AQUEDUCTS, "CR-9.17", ask)
    return left


def missing_bricks(table: Table, kind: int, field: int) -> int:
    """What a field does not give of a building's cost (CR-7.2)."""
    return max(0, COST[kind] - bricks_at(table, field))


def begin_building(table: Table, kind: int) -> None:
    """The card is public from the moment it is chosen; a copy all know of goes first (CR-11.7)."""
    seat = table.active
    table.building = table.hidden.play_out(HANDS + seat, kind)
    table.due = missing_bricks(table, kind, table.field)
    table.paid = 0
    table.has_built = 1
    if table.log is not None:
        table.log.tell(CHOSE, seat, kind, back_of(table.building))
    table.push(ERECTION)
    table.push(PAYMENT)
    table.push(SITE)


def cells_for(table: Table, kind: int, ask: Ask | None) -> int:
    """Where a building may lie."""
    city = table.cities[table.active]
    left = EVERY_CELL
    if CATEGORY[kind] != AN_AQUEDUCT:
        left = bar(left, city.built, "CR-7.10", ask)  # only an aqueduct may replace (CR-9.19)
    left = bar(left, ~(city.built | city.beside), "CR-7.7", ask)
    left = bar(left, ~(city.built | city.span), "CR-7.8", ask)
    if CATEGORY[kind] == AN_AQUEDUCT:
        left = bar(left, city.watered & ~city.aqueducts, "CR-9.17", ask)
        if not table.settings[AQUEDUCT_OVER_AQUEDUCT]:
            left = bar(left, city.aqueducts, "CR-9.25", ask)
    return left


class Site(Step[Table]):
    """Where the building goes (CR-7.7 to CR-7.10, CR-9.17 to CR-9.25)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """The cells that the rules leave."""
        return cells_for(table, kind_of(table.building), ask)

    def choose(self, table: Table, argument: int, option: int) -> None:
        """Payment precedes placing (CR-7.6)."""
        table.site = option


class Payment(Step[Table]):
    """Missing bricks: one token after the other, or the rest in money (CR-7.4)."""

    def who(self, table: Table, argument: int) -> int:
        """Nobody if nothing is due: then no token may be spent (CR-7.5)."""
        return table.active if table.due else -1

    def happen(self, table: Table, argument: int) -> None:
        """Nothing is due."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """Any own token; the rest in money if there is enough of it."""
        city = table.cities[table.active]
        left = bar(EVERY_CELL | 1 << _BY_COINS, EVERY_CELL & ~city.bricks, "CR-9.4", ask)
        price = table.due * MONEY_PER_BRICK
        if price > city.money:
            left = bar(left, 1 << _BY_COINS, "CR-7.4", ask)
            if ask is not None and ask.clause == "CR-7.4":
                ask.facts = {"price": price, "money": city.money}
        return left

    def sensible(self, table: Table, argument: int, options: int) -> int:
        """Tokens are worth the same wherever they lie."""
        return 1 << lowest(options) | options & 1 << _BY_COINS

    def usual(self, table: Table, argument: int, options: int) -> int:
        """Tokens first."""
        return lowest(options)

    def choose(self, table: Table, argument: int, option: int) -> None:
        """The token goes back to the supply, or the money does."""
        city = table.cities[table.active]
        if option == _BY_COINS:
            table.paid = table.due * MONEY_PER_BRICK
            table.due = 0
            pay_money(table, city, table.paid)
        else:
            take_brick(table, city, option)
            table.due -= 1
            if table.log is not None:
                table.log.tell(SPENT_TOKEN, table.active, option)
            table.push(PAYMENT)


class Erection(Happening[Table]):
    """Place, receive influence for stars, use the public function (CR-7.6, CR-7.12, CR-7.13)."""

    def happen(self, table: Table, argument: int) -> None:
        """In this order."""
        erect(table)


def erect(table: Table) -> None:
    """The building in flight comes to its cell."""
    seat = table.active
    city = table.cities[seat]
    cell = table.site
    card = table.building
    kind = kind_of(card)
    if city.built >> cell & 1:
        replace(table, city, cell)
    city.lay(cell, card)
    table.building = NOTHING
    if table.log is not None:
        table.log.tell(BUILT, seat, kind, cell, table.paid)
    if STARS[kind]:
        receive_influence(table, city, STARS[kind])
        if table.log is not None:
            table.log.tell(GOT_STARS, seat, STARS[kind])
    use_function(table, city, cell, kind)


def replace(table: Table, city: City, cell: int) -> None:
    """The old card leaves the game with all that lies on it (CR-9.20 to CR-9.24)."""
    clear_card(table, city, cell)
    for i in range(len(city.builders)):
        if city.builders[i] == cell:
            city.move_builder(i, BESIDE_CITY)  # CR-9.23
    old = city.lift(cell)
    table.box = [*table.box, old]
    if table.log is not None:
        table.log.tell(REPLACED, table.active, kind_of(old), cell)
