"""Chapter 2: laying out the table."""

from groma.core.deal import Deal
from groma.core.hidden import Hidden, back_of, face, kind_of
from groma.core.notes import Log

from .district import District, found
from .layout import (
    DARK_STACK,
    FOUNTAIN_STACK,
    HANDS,
    LIGHT_STACK,
    NOTHING,
    RANDOM_START_FIELDS,
)
from .notes import CARD_LAID, SEALED
from .rules import STEPS
from .rules.moving import settle
from .state import Table
from .steps import PHASE
from .tables import (
    BOARDS,
    CARD_FIELDS,
    CARD_GROUP,
    CIRCLES,
    DARK,
    DARK_TILES,
    DRAWN,
    FIELDS,
    FOUNTAIN_BACK,
    FOUNTAIN_CARDS,
    FRAME_PARTS,
    FRAME_PARTS_EACH,
    GRID,
    GROUP_CARDS,
    LIGHT,
    LIGHT_TILES,
    PER_DEPOT,
    SEALS,
    START_POINTS,
    TILES,
)


def blank(players: int, settings: list[int]) -> Table:
    """A table with nothing on it, to load a saved one into."""
    table = Table(players, settings, STEPS, Hidden(players, HANDS + players, []))
    table.hidden.keepers[HANDS:] = range(players)
    table.districts = [District(True) for _ in range(players)]
    table.patricians = [NOTHING] * players
    table.spaces = [0] * players
    table.track = list(range(players))
    table.depots = [NOTHING] * (FIELDS * PER_DEPOT)
    table.seals = [NOTHING] * SEALS
    table.grid = [NOTHING] * CARD_FIELDS
    table.discs = [NOTHING] * CIRCLES
    return table


def deal_table(players: int, settings: list[int], deal: Deal, log: Log | None) -> Table:
    """The set-up, up to the first decision."""
    table = blank(players, settings)
    table.log = log
    found_districts(table, deal)
    lay_out_cards(table, deal)
    shuffle_stacks(table, deal)
    choose_start_player(table, deal)
    if settings[RANDOM_START_FIELDS]:
        fields = list(range(FIELDS))
        deal.shuffle(fields)
        for seat in range(players):
            settle(table, seat, fields[seat])
    table.push(PHASE, 0)
    table.advance()
    return table


def found_districts(table: Table, deal: Deal) -> None:
    """Four frame parts and a board each, by chance (CD-2.1, CD-2.2)."""
    parts = list(range(FRAME_PARTS))
    deal.shuffle(parts)
    boards = list(range(BOARDS))
    deal.shuffle(boards)
    each = FRAME_PARTS_EACH
    table.districts = [
        found(boards[seat], parts[each * seat : each * (seat + 1)]) for seat in range(table.players)
    ]


def lay_out_cards(table: Table, deal: Deal) -> None:
    """So many scoring cards of each group, shuffled together (CD-2.5, CD-2.6)."""
    drawn: list[int] = []
    for group in range(len(GROUP_CARDS)):
        cards = GROUP_CARDS[group][:]
        deal.shuffle(cards)
        drawn += cards[: DRAWN[table.players][group]]
    deal.shuffle(drawn)
    places = GRID[table.players]
    for i in range(len(places)):
        table.grid[places[i]] = drawn[i]
        if table.log is not None:
            table.log.tell(CARD_LAID, places[i], drawn[i])


def shuffle_stacks(table: Table, deal: Deal) -> None:
    """Light tiles, dark tiles and fountain cards; eleven dark ones open (CD-2.8 to CD-2.10)."""
    zones = table.hidden.zones
    zones[LIGHT_STACK] = [face(tile, LIGHT) for tile in LIGHT_TILES]
    zones[DARK_STACK] = [face(tile, DARK) for tile in DARK_TILES]
    zones[FOUNTAIN_STACK] = [face(card, FOUNTAIN_BACK) for card in FOUNTAIN_CARDS]
    deal.shuffle(zones[LIGHT_STACK])
    deal.shuffle(zones[DARK_STACK])
    deal.shuffle(zones[FOUNTAIN_STACK])
    for seal in range(SEALS):
        table.seals[seal] = table.hidden.turn_up(DARK_STACK)
        if table.log is not None:
            table.log.tell(SEALED, seal, kind_of(table.seals[seal]))


def choose_start_player(table: Table, deal: Deal) -> None:
    """By chance; points and the pile on the track follow the turn order (CD-2.12 to CD-2.14)."""
    players = table.players
    table.start = deal.below(players)
    table.track = [(table.start + i) % players for i in range(players)]
    for i in range(players):
        table.districts[table.track[i]].start_points = START_POINTS[players][i]


def census(table: Table) -> list[int]:
    """Tiles by kind and back, scoring cards by group (CD-2.5), discs: none of it ever changes."""
    tiles = [0] * (TILES * 3)
    open_tiles = [*table.depots, *table.seals, *table.removed, table.tile]
    for district in table.districts:
        open_tiles += district.at
        open_tiles += district.stored
    for zone in table.hidden.zones:
        open_tiles += zone
    for card in open_tiles:
        if card != NOTHING:
            tiles[back_of(card) * TILES + kind_of(card)] += 1
    cards = [0] * len(GROUP_CARDS)
    for card in table.grid:
        if card != NOTHING:
            cards[CARD_GROUP[card]] += 1
    return [*tiles, *cards, *sorted(table.track)]
