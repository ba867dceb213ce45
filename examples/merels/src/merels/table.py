"""What lies on the table, what the rules ask of it, and how it is scored."""

from typing import Any, Final

from groma.core.box import Box
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

    def clone(self) -> "Table":
        twin = Table(self.players, self.settings, self.steps)
        self.copy_base(twin)
        twin.men, twin.hand, twin.lost = self.men[:], self.hand[:], self.lost[:]
        twin.quiet, twin.ending = self.quiet, self.ending
        return twin

    def carry(self, box: Box) -> None:
        super().carry(box)
        self.men = box.numbers(self.men)
        self.hand = box.numbers(self.hand)
        self.lost = box.numbers(self.lost)
        self.quiet = box.number(self.quiet)
        self.ending = box.number(self.ending)

    def scores(self) -> list[int]:
        return [sheet(self, seat, seat).total() for seat in range(self.players)]

    def free(self) -> int:
        """The points on which no man stands."""
        return ALL & ~(self.men[0] | self.men[1])

    def left(self, seat: int) -> int:
        """How many men a seat still has, in hand and on the board."""
        return self.hand[seat] + size(self.men[seat])

    def flies(self, seat: int) -> bool:
        """Whether the men of a seat may go anywhere (ME-4.3)."""
        return bool(self.settings[0]) and self.left(seat) == FEWEST and not self.hand[seat]

    def reach(self, seat: int, point: int) -> int:
        """Where the man on a point could go (ME-4.2)."""
        return self.free() & (ALL if self.flies(seat) else NEXT[point])

    def movable(self, seat: int) -> int:
        """The men of a seat that can go somewhere."""
        return sum(1 << man for man in members(self.men[seat]) if self.reach(seat, man))

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
    return [[points] for points in table.scores()]


def census(table: Table) -> list[int]:
    """Nine men of each, wherever they are, and never two on a point."""
    return [table.left(seat) + table.lost[seat] for seat in (0, 1)] + [table.men[0] & table.men[1]]
