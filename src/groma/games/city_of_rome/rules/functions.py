"""Chapter 9: what a public building does once, when it is built."""

from groma.core.sets import size

from ..city import City
from ..notes import GOT_INFLUENCE, GOT_MONEY, GOT_POINTS
from ..state import Table
from ..steps import SCHOOLING
from ..tables import BATHES, BONUS, FUNCTION, PAYS, SWAYS, TEACHES
from .supply import put_points, receive_influence, receive_money


def given_at(city: City, cell: int, kind: int) -> int:
    """How much a public building gives on a cell, by the cards beside it (CR-9.8)."""
    return size(city.neighbours(cell)) + BONUS[kind] if FUNCTION[kind] else 0


def use_function(table: Table, city: City, cell: int, kind: int) -> None:
    """Money, influence, cards or point tokens by the number of neighbours (CR-9.9 to CR-9.16)."""
    function = FUNCTION[kind]
    if not function:
        return
    n = given_at(city, cell, kind)
    seat = table.active
    if function == PAYS:
        receive_money(table, city, n)
        if table.log is not None:
            table.log.tell(GOT_MONEY, seat, kind, n)
    elif function == SWAYS:
        receive_influence(table, city, n)
        if table.log is not None:
            table.log.tell(GOT_INFLUENCE, seat, kind, n)
    elif function == BATHES:
        put_points(table, city, cell, n)
        if table.log is not None:
            table.log.tell(GOT_POINTS, seat, kind, n)
    elif function == TEACHES:
        table.push(SCHOOLING, n)
