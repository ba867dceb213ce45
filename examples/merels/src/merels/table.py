"""What lies on the table, what the rules ask of it, and how it is scored."""

from typing import Any, Final

from groma.core.box import COPY, Box
from groma.core.hidden import Hidden
from groma.core.sets import members, size
from groma.core.sheet import Sheet
from groma.core.state import State, Step

from .points import ALL, MILLS, NEXT, PARTNERS

MEN: Final = 9  # of each player (ME-1.2)
FEWEST: Final = 3  # with fewer the game is lost, with just so many men fly
RUNNING, TOO_FEW, BLOCKED, DRAW = range(4)  # how the game stands; whoever is active has lost
CLAUSES: Final = ["", "ME-6.1", "ME-6.2", "ME-6.3"]


class Table(State):
    """By seat: men on the board, as a set of points, men in hand, men taken."""

    def __init__(self, players: int, settings: list[int], steps: list[Step[Any]]) -> None:
        super().__init__(players, settings, steps, Hidden(players, 0, []))
        self.men = [0] * players
        self.hand = [MEN] * players
        self.lost = [0] * players
        self.quiet = 0  # turns since a man was placed or taken (ME-6.3)
        self.ending = RUNNING

    def carry(self, box: Box) -> "Table":
        twin = Table(self.players, self.settings, self.steps) if box is COPY else self
        self.carry_base(box, twin)
        twin.men = box.numbers(self.men)
        twin.hand = box.numbers(self.hand)
        twin.lost = box.numbers(self.lost)
        twin.quiet = box.number(self.quiet)
        twin.ending = box.number(self.ending)
        return twin

    def free(self) -> int:
        """The points on which no man stands."""
        return ALL & ~(self.men[0] | self.men[1])

    def left(self, seat: int) -> int:
        """How many men a seat still has, in hand and on the board."""
        return self.hand[seat] + size(self.men[seat])

    def flies(self, seat: int) -> bool:
        """Whether the men of a seat may go anywhere (ME-4.3)."""
        return bool(self.settings[0]) and self.left(seat) == FEWEST and not self.hand[seat]

    def movable(self, seat: int) -> int:
        """The men of a seat that can go somewhere (ME-4.2)."""
        free, anywhere = self.free(), self.flies(seat)
        return sum(1 << p for p in members(self.men[seat]) if anywhere or NEXT[p] & free)

    def closes(self, seat: int, point: int, origin: int | None = None) -> bool:
        """Whether a man that comes to a point, perhaps from another, closes a mill (ME-5.1)."""
        men = self.men[seat] if origin is None else self.men[seat] & ~(1 << origin)
        return any(two & men == two for two in PARTNERS[point])


def mills(men: int) -> list[int]:
    """The lines that are full of these men."""
    return [mill for mill in MILLS if mill & men == mill]


def sheet(table: Table, seat: int, viewer: int) -> Sheet:
    """Two points for a win, one for a draw (ME-6.4)."""
    page = Sheet(["result"])
    if table.ending == DRAW:
        page.add("result", CLAUSES[DRAW], 1, {}, [])
    elif table.ending and seat != table.active:
        page.add("result", CLAUSES[table.ending], 2, {"seat": table.active}, [])
    return page


def standing(table: Table) -> list[list[int]]:
    """Nothing breaks the tie of a draw."""
    return [[sheet(table, seat, seat).total()] for seat in range(table.players)]


def census(table: Table) -> list[int]:
    """Nine men of each, wherever they are, and never two on a point."""
    return [table.left(seat) + table.lost[seat] for seat in (0, 1)] + [table.men[0] & table.men[1]]
