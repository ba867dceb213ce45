"""Chapter 8: the action Production."""

from groma.core.refusals import Ask, bar
from groma.core.sets import members, size
from groma.core.state import Step

from ..city import City
from ..layout import PRODUCTION_OPTIONAL
from ..notes import PAID_GEARS, PRODUCED
from ..state import Table
from ..steps import SHEEP
from ..tables import GEARS_NEEDED, MONEY_PER_BRICK, MONEY_PER_GEAR
from .points import gears_at
from .supply import pay_money, put_brick, receive_influence, receive_money


def price_of_gears(table: Table, field: int) -> int:
    """What the gears cost that are missing on a field (CR-8.1)."""
    return max(0, GEARS_NEEDED - gears_at(table, field)) * MONEY_PER_GEAR


def fillable(city: City) -> int:
    """The cards that would get a brick token (CR-9.2)."""
    return city.granaries & ~city.bricks


def producible(table: Table, ask: Ask | None, option: int) -> int:
    """Production as a set of one option, or none (CR-6.3, CR-8.1, CR-8.5)."""
    left = 1 << option
    if table.has_produced:
        return bar(left, left, "CR-6.3", ask)
    city = table.cities[table.active]
    price = price_of_gears(table, table.field)
    if price > city.money:
        left = bar(left, left, "CR-8.1", ask)
        if ask is not None and ask.clause == "CR-8.1":
            ask.facts = {"price": price, "money": city.money}
        return left
    if not (city.income or city.sheep or fillable(city)):
        return bar(left, left, "CR-8.5", ask)
    return left


def payable_after(table: Table, city: City, field: int) -> int:
    """How many missing bricks could be paid on a field after Production; 0 if it cannot run."""
    price = price_of_gears(table, field)
    if price > city.money or (table.in_turn() and table.has_produced):
        return 0
    money = city.money - price + city.income
    return size(city.bricks | city.granaries) + money // MONEY_PER_BRICK


def worthwhile(table: Table) -> bool:
    """Whether the farms give more than the missing gears cost."""
    city = table.cities[table.active]
    bricks = size(fillable(city)) * MONEY_PER_BRICK
    return city.income + city.sheep + bricks > price_of_gears(table, table.field)


def begin_production(table: Table) -> None:
    """Pay for missing gears first; money earned here cannot pay for it (CR-6.6, CR-8.7)."""
    table.has_produced = 1
    city = table.cities[table.active]
    price = price_of_gears(table, table.field)
    if price:
        pay_money(table, city, price)
        if table.log is not None:
            table.log.tell(PAID_GEARS, table.active, price)
    if city.sheep and table.settings[PRODUCTION_OPTIONAL]:
        table.push(SHEEP)
    else:
        run_farms(table, city.sheep)


def run_farms(table: Table, influence: int) -> None:
    """Every production building of the city once (CR-8.2, CR-9.1 to CR-9.5)."""
    city = table.cities[table.active]
    receive_money(table, city, city.income)
    receive_influence(table, city, influence)
    bricks = 0
    for cell in members(fillable(city)):
        put_brick(table, city, cell)
        bricks += 1
    if table.log is not None:
        table.log.tell(PRODUCED, table.active, city.income, bricks, influence)


class Sheep(Step[Table]):
    """How many influence tokens the Sheep Farms give, from none to all (CR-8.6)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """Not more than there are Sheep Farms."""
        return bar(15, -2 << table.cities[table.active].sheep, "CR-8.6", ask)

    def usual(self, table: Table, argument: int, options: int) -> int:
        """All."""
        return table.cities[table.active].sheep

    def choose(self, table: Table, argument: int, option: int) -> None:
        """The rest of the Production comes with it."""
        run_farms(table, option)
