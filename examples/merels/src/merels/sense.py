"""How good a table looks to a seat: men first, then mills that are near, then room to move."""

from groma.core.sets import members, size

from .points import ALL, NEXT, PARTNERS
from .table import DRAW, Table, mills


def threats(table: Table, seat: int) -> int:
    """On how many points a seat could close a mill with its next man."""
    men, hand = table.men[seat], table.hand[seat]
    found = 0
    for point in members(table.free()):
        near = men & (ALL if table.flies(seat) else NEXT[point])
        found += any(two & men == two and (hand or near & ~two) for two in PARTNERS[point])
    return found


def outlook(table: Table, seat: int) -> int:
    """What a seat has; of two ways to a mill the other can stop only one."""
    near = threats(table, seat)
    room = sum(size(NEXT[man] & table.free()) for man in members(table.men[seat]))
    value = 100 * table.left(seat) + 12 * len(mills(table.men[seat])) + 3 * room
    return value + min(near, 1) * 80 if table.active == seat else value + (0, 14, 45)[min(near, 2)]


def sense(table: Table, seat: int) -> int:
    """The difference of the two outlooks, or the result."""
    if table.over():
        return 0 if table.ending == DRAW else -10_000 if table.active == seat else 10_000
    return outlook(table, seat) - outlook(table, 1 - seat)
