"""Chapter 9: what a public building does once, when it is built."""

from groma.core.sets import size

from ..city import City
from ..notes import GOT_INFLUENCE, GOT_MONEY, GOT_POINTS
from ..state import Table
from ..steps import SCHOOLING
from ..tables import BATHES, BESIDE, BONUS, FUNCTION, PAYS, SWAYS, TEACHES
from .supply import put_points, receive_influence, receive_money


def neighbours(city: City, cell: int) -> int:
    """How many cards are adjacent to a cell now (CR-9.8)."""
    return size(city.built & BESIDE[cell])


def use_function(table: Table, city: City, cell: int, kind: int) -> None:
    """Money, influence, cards or point tokens by the number of neighbours (CR-9.9 to CR-9.16)."""
    function = FUNCTION[kind]
    if not function:
        return
    n = neighbours(city, cell) + BONUS[kind]
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
