"""Lists of tables: a line for each, and in which order somebody wants those of their own."""

from .ids import written
from .wire.tables import ChairShape, TableLine, TableShape

_RANK = {"running": 1, "gathering": 2, "over": 3}


def own_seat(seats: list[ChairShape], person: int | None) -> int | None:
    """Where a person sits."""
    if person is not None:
        for chair in reversed(seats):
            if chair.person == written(person):
                return chair.seat
    return None


def line(table: TableShape, person: int | None) -> TableLine:
    """A table in a list, for a person."""
    return TableLine(
        id=table.id,
        game=table.game,
        title=table.title,
        status=table.status,
        seats=table.seats,
        clock=table.clock,
        turn=table.turn,
        seq=table.seq,
        mine=own_seat(table.seats, person),
        deadline=table.deadline,
    )


def mine_first(lines: list[TableLine]) -> list[TableLine]:
    """Where it is one's own turn first, then what runs, what gathers, what is over."""
    return sorted(
        lines,
        key=lambda one: 0 if one.turn is not None and one.turn == one.mine else _RANK[one.status],
    )
