"""The rules of Sample Game: what lies on the table, what may be done, what it is worth."""

from typing import Any, Final

from groma.core.box import COPY, Box
from groma.core.contents import by, many
from groma.core.deal import Deal
from groma.core.game import Game
from groma.core.hidden import Hidden
from groma.core.moves import Moves
from groma.core.notes import Log, NoteKinds
from groma.core.refusals import Ask, bar
from groma.core.sayings import Fact, Saying, label_word, seat_word
from groma.core.sections import Section, Sections, Sight
from groma.core.sheet import Sheet
from groma.core.sorts import SEAT, Sort
from groma.core.state import State, Step

TILE: Final = Sort("tile", ["clay", "brick", "marble", "gold"])
WORTH: Final = [1, 2, 3, 5]
COPIES: Final = [5, 4, 3, 2]

END: Final = Sort("end", ["left", "right"])
LEFT, RIGHT = range(2)
BOTH: Final = 3  # the set of both ends: a bit for each

MOVES: Final = Moves("sample-game")
TAKE: Final = MOVES.declare("take", end=END)

NOTES: Final = NoteKinds("sample-game")
TOOK: Final = NOTES.declare("took", seat=SEAT, tile=TILE, end=END)

TURN: Final = 0  # what can be pending: a turn, and nothing else


class Table(State):
    """The row, what everybody has taken, and from which ends."""

    def __init__(self, players: int, settings: list[int]) -> None:
        super().__init__(players, settings, STEPS, Hidden(players, 0, []))  # nothing is hidden
        self.row: list[int] = []
        self.taken: list[list[int]] = [[] for _ in range(players)]
        self.ends: list[list[int]] = [[] for _ in range(players)]

    def carry(self, box: Box) -> "Table":
        """Saves, loads and copies: every field that was added stands here."""
        twin = Table(self.players, self.settings) if box is COPY else self
        self.carry_base(box, twin)
        twin.row = box.numbers(self.row)
        twin.taken = box.lists(self.taken)
        twin.ends = box.lists(self.ends)
        return twin


class Turn(Step[Table]):
    """Take a tile from one end of the row (SG-2.1)."""

    def who(self, table: Table, argument: int) -> int:
        """The seat whose turn was put on the stack."""
        return argument

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """Both ends; but not one of them three times running (SG-2.2), unless it is the last."""
        if len(table.row) == 1:
            return bar(BOTH, 1 << RIGHT, "SG-2.3", ask)
        before = table.ends[argument][-2:]
        if before in ([LEFT, LEFT], [RIGHT, RIGHT]):
            left = bar(BOTH, 1 << before[0], "SG-2.2", ask)
            if ask is not None and ask.clause == "SG-2.2":
                ask.facts = {"end": before[0]}
            return left
        return BOTH

    def forced(self, table: Table, argument: int) -> bool:
        """The last tile is taken without asking; else whoever has no choice may ask why."""
        return len(table.row) == 1

    def choose(self, table: Table, argument: int, option: int) -> None:
        """The tile changes hands, and the next turn begins."""
        tile = table.row.pop(0 if option == LEFT else -1)
        table.taken[argument].append(tile)
        table.ends[argument].append(option)
        if table.log is not None:
            table.log.tell(TOOK, argument, tile, option)
        if table.row:
            table.push(TURN, (argument + 1) % table.players)


STEPS: Final[list[Step[Any]]] = [Turn("take", "SG-2.1", TAKE, END.size)]


def deal_table(players: int, settings: list[int], deal: Deal, log: Log | None) -> Table:
    """The set-up (SG-1.1)."""
    table = Table(players, settings)
    table.log = log
    table.row = [tile for tile in range(TILE.size) for _ in range(COPIES[tile])]
    deal.shuffle(table.row)
    table.push(TURN, 0)
    table.advance()
    return table


def names(tiles: list[int]) -> list[str]:
    """Tiles as a view shows them."""
    return [TILE.label(tile) for tile in tiles]


SECTIONS: Final[Sections[Sight[Table]]] = Sections(
    Sight,
    Section("row", lambda s: names(s.table.row), holds=many(TILE)),
    Section("taken", lambda s: [names(one) for one in s.table.taken], holds=by(SEAT, many(TILE))),
)


def sheet(table: Table, seat: int, viewer: int) -> Sheet:
    """Every tile counts its worth (SG-3.1)."""
    page = Sheet(["tiles"])
    for tile in table.taken[seat]:
        page.add("tiles", "SG-3.1", WORTH[tile], {"tile": tile}, [])
    return page


def standing(table: Table) -> list[list[int]]:
    """Points; of equals whoever has fewer tiles is ahead (SG-3.2)."""
    return [
        [sheet(table, seat, seat).total(), -len(table.taken[seat])] for seat in range(table.players)
    ]


def census(table: Table) -> list[int]:
    """How many there are of each tile, wherever they lie: it never changes."""
    tiles = [tile for place in [table.row, *table.taken] for tile in place]
    return [tiles.count(tile) for tile in range(TILE.size)]


def sense(table: Table, seat: int) -> int:
    """How good a table looks to a seat: how far it is ahead of the average."""
    points = [row[0] for row in standing(table)]
    return table.players * points[seat] - sum(points)


def hint(view: Any, move: int) -> dict[str, Fact]:
    """What a view adds to the words of a move: which tile lies at that end."""
    return {"tile": label_word(TILE, view["row"][0 if move == TAKE + LEFT else -1])}


def said(tiles: list[str]) -> str:
    """Tiles in a sentence, by their words."""
    return ", ".join(label_word(TILE, tile) for tile in tiles)


def describe(view: Any) -> list[Saying]:
    """The table in sentences, for who cannot see it: made of a view, so it cannot leak."""
    told = [Saying("say-row", {"tiles": said(view["row"]), "count": len(view["row"])})]
    for seat, tiles in enumerate(view["taken"]):
        facts: dict[str, Fact] = {"seat": seat_word(seat), "tiles": said(tiles)}
        told.append(Saying("say-taken", {**facts, "count": len(tiles)}))
    return told


GAME: Final[Game[Table]] = Game(
    name="sample-game",
    package="sample_game",
    version=1,
    players=[2, 3, 4],
    settings=[],
    moves=MOVES,
    notes=NOTES,
    blank=Table,
    deal=deal_table,
    sections=SECTIONS,
    sheet=sheet,
    standing=standing,
    census=census,
    longest=sum(COPIES),
    sense=sense,
    describe=describe,
    hint=hint,
)
