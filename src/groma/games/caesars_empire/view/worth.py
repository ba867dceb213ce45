"""What treasures and tokens score as they lie, and what one more would add (CE-9.1 to CE-9.6)."""

from ..tables import DIFFERENT, GOLD, GOLD_POINTS, KINDS, ORDINARY, SAME


def in_rows(held: list[int]) -> list[int]:
    """By row of the board, the first at 1: how many ordinary kinds lie in it (CE-9.3)."""
    return [len([count for count in held[:ORDINARY] if count >= row]) for row in range(len(SAME))]


def row_points(held: list[int]) -> list[int]:
    """The points of every row: sets of different kinds (CE-9.2)."""
    return [DIFFERENT[kinds] for kinds in in_rows(held)[1:]]


def kind_points(held: list[int]) -> list[int]:
    """By kind: the points of the set of its tokens (CE-9.4, CE-9.6)."""
    points = [SAME[held[kind]] for kind in range(ORDINARY)]
    return [*points, GOLD_POINTS[held[GOLD]]]


def next_points(held: list[int]) -> list[int]:
    """By kind: what one more would add; nothing if there is no room for it."""
    rows = in_rows(held)
    found = [0] * KINDS
    for kind in range(ORDINARY):
        row = held[kind] + 1
        if row < len(SAME):
            kinds = rows[row]
            found[kind] = SAME[row] - SAME[row - 1] + DIFFERENT[kinds + 1] - DIFFERENT[kinds]
    if held[GOLD] + 1 < len(GOLD_POINTS):
        found[GOLD] = GOLD_POINTS[held[GOLD] + 1] - GOLD_POINTS[held[GOLD]]
    return found
