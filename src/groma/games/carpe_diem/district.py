"""A player's district: the tiles on the board, the features they form, and the storage."""

from typing import Final

from groma.core.box import COPY, Box
from groma.core.cards import KIND

from .features import Feature, carry_features, is_dwelling, is_landscape
from .tables import (
    ANY_DWELLING,
    ANY_LANDSCAPE,
    AT_FRAME,
    BANDEROLE_CELLS,
    BESIDE,
    BUILDING,
    CELLS,
    CHIMNEY,
    CHIMNEYS,
    EDGE,
    EDGE_KINDS,
    EVERY_CELL,
    GOODS,
    LANDSCAPE_LIMIT,
    LINE_CELLS,
    LINE_IDS,
    MEADOW,
    NEIGHBOUR,
    PARTS,
    TASK_LINE_POSITION,
    TASK_THING,
    THINGS,
    TILES,
    TURNS_OF,
    VILLA,
)

EMPTY: Final = -1
TURN: Final = 12  # a tile on the board is its face, and from this bit on how it is turned
PHASE: Final = 64  # a line of the ledger begins with its scoring card + PHASE * phase
_FREE: Final = 4 * EDGE_KINDS  # after what each side of a cell asks for: where it asks nothing


# By tile and turns: where in `asked` the cells are that ask for what its four sides show
_SHOWS: Final[list[list[int]]] = [
    [EDGE_KINDS * side + EDGE[4 * way + side] for side in range(4)] for way in range(4 * TILES)
]


def _bare_board() -> list[int]:
    """What the sides of the cells ask for before the first tile: meadow at the frame (CD-5.5)."""
    asked = [0] * (_FREE + 4)
    for side in range(4):
        asked[EDGE_KINDS * side + MEADOW] = AT_FRAME[side]
        asked[_FREE + side] = EVERY_CELL & ~AT_FRAME[side]
    return asked


_BARE_BOARD: Final[list[int]] = _bare_board()


def ask_around(asked: list[int], cell: int, edge: int) -> None:
    """From now on the cells around a tile ask for what it shows (CD-5.4)."""
    for side in range(4):
        neighbour = NEIGHBOUR[4 * cell + side]
        if neighbour != EMPTY:
            opposite = side ^ 2
            asked[EDGE_KINDS * opposite + EDGE[edge + side]] |= 1 << neighbour
            asked[_FREE + opposite] &= ~(1 << neighbour)


def asked_by(at: list[int]) -> list[int]:
    """What the sides of the cells ask for, given the tiles on the board."""
    asked = _BARE_BOARD[:]
    for cell in range(CELLS):
        if at[cell] != EMPTY:
            ask_around(asked, cell, 16 * (at[cell] & KIND) + 4 * (at[cell] >> TURN))
    return asked


class District:
    """What one seat has in front of it, apart from the fountain cards.

    Its lists are shared by clones: they are replaced, never changed in place.
    """

    __slots__ = (
        "asked",
        "at",
        "banderoles",
        "beside",
        "board",
        "built",
        "counts",
        "finished",
        "frame",
        "goods",
        "ledger",
        "open",
        "start_points",
        "stored",
        "tasks_done",
    )

    def __init__(self, fresh: bool) -> None:
        self.board = 0
        self.built = 0  # cells with a tile
        self.beside = 0  # cells that share a side with a tile
        self.banderoles = 0  # cells with a banderole
        self.tasks_done = 0  # of the eight tasks 2 * side + i of the frame
        self.start_points = 0
        if fresh:
            self.frame: list[int] = []  # the frame parts N, E, S, W
            self.at: list[int] = [EMPTY] * CELLS
            self.asked: list[int] = _BARE_BOARD  # cells by side and what it asks for
            self.open: list[Feature] = []
            self.finished: list[Feature] = []
            self.counts: list[int] = [0] * THINGS  # what scoring cards and fountain cards count
            self.goods: list[int] = [0] * GOODS
            self.stored: list[int] = []  # unbuilt tiles
            self.ledger: list[int] = []  # cards scored or failed: card and phase, times, points

    def clone(self) -> "District":
        """An independent copy."""
        return self.carry(COPY)

    def carry(self, box: Box) -> "District":
        """Save, load or copy: every field is named once."""
        twin = District(False) if box is COPY else self
        twin.board = box.number(self.board)
        twin.built = box.number(self.built)
        twin.beside = box.number(self.beside)
        twin.banderoles = box.number(self.banderoles)
        twin.tasks_done = box.number(self.tasks_done)
        twin.start_points = box.number(self.start_points)
        twin.frame = box.kept(self.frame)
        at = box.kept(self.at)
        twin.asked = self.asked if at is self.at else asked_by(at)  # loaded: made again
        twin.at = at
        twin.open = carry_features(self.open, box)
        twin.finished = carry_features(self.finished, box)
        twin.counts = box.kept(self.counts)
        twin.goods = box.kept(self.goods)
        twin.stored = box.kept(self.stored)
        twin.ledger = box.kept(self.ledger)
        return twin

    # ---- where a tile may lie -------------------------------------------------------------------

    def fits_turned(self, tile: int, turns: int) -> int:
        """The cells whose sides ask for nothing else than what a tile turned so shows (CD-5.4)."""
        asked = self.asked
        shows = _SHOWS[4 * tile + turns]
        return (
            (asked[shows[0]] | asked[_FREE])
            & (asked[shows[1]] | asked[_FREE + 1])
            & (asked[shows[2]] | asked[_FREE + 2])
            & (asked[shows[3]] | asked[_FREE + 3])
        )

    def fits(self, tile: int) -> int:
        """The cells on which a tile fits in one way at least."""
        cells = 0
        for turns in TURNS_OF[tile]:
            cells |= self.fits_turned(tile, turns)
        return cells

    def full(self, thing: int) -> int:
        """The cells on which one more tile would make a landscape of more than four (CD-5.7)."""
        tiles_open = 0
        for feature in self.open:
            if feature.thing == thing:
                tiles_open += feature.tiles
        if tiles_open < LANDSCAPE_LIMIT:
            return 0
        reach = [EVERY_CELL, 0, 0, 0, 0]  # the cells that face at least so many tiles of the kind
        for feature in self.open:
            if feature.thing == thing:
                for tiles in range(LANDSCAPE_LIMIT, 0, -1):
                    reach[tiles] |= reach[max(0, tiles - feature.tiles)] & feature.mouths
        return reach[LANDSCAPE_LIMIT]

    # ---- laying a tile --------------------------------------------------------------------------

    def lay(self, cell: int, card: int, turns: int) -> list[Feature]:
        """Lay a tile on a cell it fits; the answer is what it finishes."""
        tile = card & KIND
        edge = 16 * tile + 4 * turns
        self.at = self.at[:]
        self.at[cell] = card | turns << TURN
        self.built |= 1 << cell
        self.beside |= BESIDE[cell]
        self.asked = self.asked[:]
        ask_around(self.asked, cell, edge)
        counts = self.counts[:]
        counts[CHIMNEY] += CHIMNEYS[tile]
        if BUILDING[tile]:
            counts[BUILDING[tile]] += 1
        finished: list[Feature] = []
        for thing in PARTS[tile]:
            feature = self.join(thing, cell, tile, edge)
            if not feature.mouths:
                finished.append(feature)
                counts[thing] += 1
                if is_landscape(thing):
                    counts[ANY_LANDSCAPE] += 1
                elif is_dwelling(thing):
                    counts[ANY_DWELLING] += 1
                self.fulfil_tasks(feature)
        self.counts = counts
        if finished:
            self.finished = self.finished + finished
        return finished

    def join(self, thing: int, cell: int, tile: int, edge: int) -> Feature:
        """The part of a tile just laid, with all features that were open towards it (CD-6.1)."""
        cells = 1 << cell
        tiles = 1
        mouths = 0
        chimneys = CHIMNEYS[tile] if thing == VILLA else 0
        for side in range(4):
            if EDGE[edge + side] == thing:
                mouths |= 1 << NEIGHBOUR[4 * cell + side]
        rest: list[Feature] = []
        for feature in self.open:
            if feature.thing == thing and feature.mouths >> cell & 1:
                cells |= feature.cells
                tiles += feature.tiles
                mouths |= feature.mouths
                chimneys += feature.chimneys
            else:
                rest.append(feature)
        joined = Feature(thing, cells, tiles, mouths & ~self.built, chimneys)
        if joined.mouths:
            rest.append(joined)
        self.open = rest
        return joined

    def part(self, task: int) -> int:
        """Where the tables list a task of the frame, numbered 2 * side + i."""
        return 2 * self.frame[task >> 1] + (task & 1)

    def fulfil_tasks(self, feature: Feature) -> None:
        """A finished feature fulfils the tasks of its kind on the lines it touches (CD-11.6)."""
        for task in range(2 * len(self.frame)):
            part = self.part(task)
            if TASK_THING[part] == feature.thing and feature.cells & line_of(task, part):
                self.tasks_done |= 1 << task

    # ---- storage --------------------------------------------------------------------------------

    def gain(self, good: int, count: int) -> None:
        """Put goods into storage, or take them out; there is no limit (CD-7.1, CD-7.2)."""
        self.goods = self.goods[:]
        self.goods[good] += count

    def write_down(self, phase: int, card: int, points: int) -> None:
        """Begin a line of the ledger: a card, fulfilled no time so far."""
        self.ledger = [*self.ledger, card + PHASE * phase, 0, points]

    def points(self) -> int:
        """The victory points in hand."""
        points = self.start_points
        for i in range(2, len(self.ledger), 3):
            points += self.ledger[i]
        return points


def line_of(task: int, part: int) -> int:
    """The row or column that a task of the frame marks (CD-11.8)."""
    return LINE_CELLS[6 * (task >> 1) + TASK_LINE_POSITION[part] - 1]


def line_number(task: int, part: int) -> int:
    """The same line by its number: columns a to f, then rows 1 to 6."""
    return LINE_IDS.index(LINE_IDS[6 * (task >> 1) + TASK_LINE_POSITION[part] - 1])


def found(board: int, frame: list[int]) -> District:
    """A district at the beginning: frame, board, nine banderoles (CD-2.1 to CD-2.3)."""
    district = District(True)
    district.board = board
    district.frame = frame
    district.banderoles = BANDEROLE_CELLS[board]
    return district
