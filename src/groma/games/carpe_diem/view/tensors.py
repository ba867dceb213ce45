"""What a viewer may know of a table of Carpe Diem as numbers, for learners."""

from typing import Final

from groma.core.cards import KIND
from groma.core.hidden import kind_of, knows
from groma.core.sets import members
from groma.core.state import STEP
from groma.core.tensors import Field, Tensors, flag, number, one_of, relative, seat, turned

from ..district import EMPTY, TURN, District, line_number
from ..layout import FOUNTAIN_STACK, NOTHING
from ..moves import CELL, FEATURE, FIELD
from ..notes import CARD, LINE, TILE
from ..rules import STEPS
from ..rules.rewards import rewards_waiting
from ..state import Table
from ..steps import ORDERING
from ..tables import (
    CARD_FIELDS,
    CELLS,
    CIRCLE_SET,
    DARK_TILES,
    FEATURE_IDS,
    FIELDS,
    FOUNTAIN_BACK,
    FOUNTAIN_CARDS,
    FRAME_PARTS_EACH,
    LAST_SPACE,
    LIGHT_TILES,
    PER_DEPOT,
    PHASES,
    ROUNDS,
    SEALS,
    SHOVEL,
    TASK_THING,
    THINGS,
    TILES,
    WARES,
)
from .contents import THING

POINTS: Final = 1000  # more than anybody has in hand
GOODS: Final = 500  # more than anybody has of a good
TASKS: Final = 2 * FRAME_PARTS_EACH
FEATURES: Final = len(FEATURE_IDS)
UNKNOWN: Final = 1  # a fountain card face down; known ones come after it
FOUNTAIN_CARD: Final[list[str]] = ["unknown", *FEATURE.labels]
ALIKE: Final = max([(LIGHT_TILES + DARK_TILES).count(tile) for tile in range(TILES)])
CIRCLES_FOR: Final[list[list[int]]] = [members(circles) for circles in CIRCLE_SET]  # by players
# By side of the frame and task as the tables list them: its line, counted from 1
LINES: Final[list[list[int]]] = [
    [1 + line_number(2 * side, part) for part in range(len(TASK_THING))] for side in range(4)
]


def fields(players: int) -> list[Field]:
    """What stands in a tensor, in the order in which `write` says it."""
    found = [
        number("phase", 1, PHASES),
        number("round", 1, ROUNDS),
        seat("start", players),
        one_of("depots.tiles", TILE, FIELDS * PER_DEPOT),
        one_of("seals", TILE, SEALS),
        one_of("grid", CARD, CARD_FIELDS),
        seat("circles", players, len(CIRCLES_FOR[players])),
        seat("track", players, players),
        one_of("stack", FOUNTAIN_CARD, len(FOUNTAIN_CARDS)),
        number("unseen_tiles", 0, ALIKE, 2 * TILES),  # by back, then by kind
        number("unseen_fountain_cards", 0, len(FOUNTAIN_CARDS), FEATURES),
        number("removed", 0, ALIKE, TILES),
        one_of("turn.tile", TILE),
        one_of("turn.site", CELL),
        one_of("turn.rewards.feature", THING, 2),
        number("turn.rewards.tiles", 0, CELLS, 2),
        one_of("scoring.card", CARD),
        number("scoring.times", 0, GOODS),
    ]
    for i in range(players):
        found += fields_of_seat(f"seats.{i}.")
    return found


def fields_of_seat(name: str) -> list[Field]:
    """What a tensor says of one player."""
    return [
        one_of(name + "field", FIELD),
        number(name + "space", 0, LAST_SPACE),
        number(name + "points", 0, POINTS),
        number(name + "wares", 0, GOODS, WARES),
        number(name + "coins", 0, GOODS),
        number(name + "breads", 0, GOODS),
        number(name + "stored", 0, ALIKE, TILES),  # by kind: their order means nothing
        number(name + "fountain_cards", 0, len(FOUNTAIN_CARDS), FEATURES),
        number(name + "fountain_cards.unknown", 0, len(FOUNTAIN_CARDS)),
        one_of(name + "shovel", CELL),
        flag(name + "banderoles", CELLS),
        one_of(name + "tiles", TILE, CELLS),
        number(name + "tiles.turns", 0, 3, CELLS),
        number(name + "counts", 0, GOODS, THINGS - 1),
        one_of(name + "tasks.feature", THING, TASKS),
        one_of(name + "tasks.line", LINE, TASKS),
        flag(name + "tasks.done", TASKS),
    ]


def write(table: Table, viewer: int, numbers: list[int]) -> None:
    """Put all that a viewer may know at the end of a list."""
    players = table.players
    numbers += [
        table.phase + 1,
        table.turn // players + 1,
        relative(table.start, viewer, players),
    ]
    write_tiles(table.depots, numbers)
    write_tiles(table.seals, numbers)
    numbers += [card + 1 for card in table.grid]
    numbers += [relative(table.discs[circle], viewer, players) for circle in CIRCLES_FOR[players]]
    numbers += [relative(other, viewer, players) for other in table.track]
    write_stack(table.hidden.zones[FOUNTAIN_STACK], viewer, numbers)
    write_unseen(table, viewer, numbers)
    numbers += by_kind(table.removed)
    numbers.append(0 if table.tile == NOTHING else 1 + kind_of(table.tile))
    numbers.append(table.site + 1)
    write_rewards(table, viewer, numbers)
    card = table.card_in_progress()
    numbers.append(card + 1)
    numbers.append(0 if card == NOTHING else table.times)
    for other in turned(viewer, players):
        write_seat(table, other, viewer, numbers)


def write_tiles(cards: list[int], numbers: list[int]) -> None:
    """Tiles at their places."""
    numbers += [0 if card == NOTHING else 1 + (card & KIND) for card in cards]


def by_kind(cards: list[int]) -> list[int]:
    """Tiles in a heap."""
    counts = [0] * TILES
    for card in cards:
        counts[card & KIND] += 1
    return counts


def write_stack(cards: list[int], viewer: int, numbers: list[int]) -> None:
    """The fountain cards in their stack, from the top, then nothing."""
    for i in range(len(cards) - 1, -1, -1):
        card = cards[i]
        numbers.append(UNKNOWN + 1 + kind_of(card) if knows(card, viewer) else UNKNOWN)
    numbers += [0] * (len(FOUNTAIN_CARDS) - len(cards))


def write_unseen(table: Table, viewer: int, numbers: list[int]) -> None:
    """What a viewer has not seen: light tiles, dark tiles, fountain cards."""
    counts = [0] * (FOUNTAIN_BACK * TILES + FEATURES)
    for card in table.hidden.unseen(viewer):
        counts[(card >> 8) * TILES + (card & KIND)] += 1
    numbers += counts


def write_rewards(table: Table, viewer: int, numbers: list[int]) -> None:
    """Which rewards wait to be put in order, to who decides."""
    if table.seat != viewer or table.todo[-1] % STEP != ORDERING:
        numbers += [0, 0, 0, 0]
        return
    waiting = rewards_waiting(table.argument())
    first = waiting[0]
    second = waiting[1]
    numbers += [first[0], second[0], first[1], second[1]]


def write_seat(table: Table, seat: int, viewer: int, numbers: list[int]) -> None:
    """What one player has."""
    district = table.districts[seat]
    numbers += [table.patricians[seat] + 1, table.spaces[seat], district.points()]
    numbers += district.goods
    numbers += by_kind(district.stored)
    hand = [0] * (FEATURES + 1)
    for card in table.hand(seat):
        hand[kind_of(card) if knows(card, viewer) else FEATURES] += 1
    numbers += hand
    numbers.append(SHOVEL[district.board] + 1)
    write_board(district, numbers)
    write_tasks(district, numbers)


def write_board(district: District, numbers: list[int]) -> None:
    """The cells of a board, and what scoring cards count on it."""
    banderoles = district.banderoles
    at = district.at
    numbers += [banderoles >> cell & 1 for cell in range(CELLS)]
    numbers += [0 if card == EMPTY else 1 + (card & KIND) for card in at]
    numbers += [0 if card == EMPTY else card >> TURN for card in at]
    numbers += district.counts[1:]


def write_tasks(district: District, numbers: list[int]) -> None:
    """The tasks of a frame."""
    parts: list[int] = []
    lines: list[int] = []
    for side in range(FRAME_PARTS_EACH):
        part = district.part(2 * side)
        parts += [part, part + 1]
        lines += [LINES[side][part], LINES[side][part + 1]]
    numbers += [TASK_THING[part] for part in parts]
    numbers += lines
    done = district.tasks_done
    numbers += [done >> task & 1 for task in range(TASKS)]


TENSORS: Final[Tensors[Table]] = Tensors(STEPS, fields, write)
