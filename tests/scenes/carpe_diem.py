"""Small scripted tables of Carpe Diem in the game's own notation, for tests."""

from groma.core.deal import Deal
from groma.core.hidden import face
from groma.core.notes import Log
from groma.games.carpe_diem import GAME
from groma.games.carpe_diem.district import EMPTY, District
from groma.games.carpe_diem.layout import FOUNTAIN_STACK, HANDS, NOTHING
from groma.games.carpe_diem.rules.moving import begin_building
from groma.games.carpe_diem.rules.track import advance
from groma.games.carpe_diem.state import Table
from groma.games.carpe_diem.steps import CIRCLING, MOVING, SCORER, SCORING
from groma.games.carpe_diem.tables import (
    CARD_IDS,
    CELL_IDS,
    CIRCLE_A,
    CIRCLE_B,
    CIRCLE_IDS,
    DARK,
    DARK_TILES,
    FEATURE_IDS,
    FOUNTAIN_BACK,
    GOOD_IDS,
    LIGHT,
    PER_DEPOT,
    SEALS,
    THING_IDS,
    TILE_IDS,
)
from tests.scenes.scene import Play, settings_of


def tile(text: str) -> int:
    """A tile by its id: "villa_end1"; "market/dark" for the one with a dark back."""
    name, _, back = text.strip().partition("/")
    kind = TILE_IDS.index(name)
    dark = back == "dark" or (kind in DARK_TILES and name not in ("market", "bakery", "fountain"))
    return face(kind, DARK if dark else LIGHT)


def cell(text: str) -> int:
    """The number of a cell "c3"."""
    return CELL_IDS.index(text.strip())


def thing(name: str) -> int:
    """The number of a kind of feature, or of another thing that cards count."""
    return THING_IDS.index(name)


def feature(name: str) -> int:
    """The number of a feature as moves, notes and fountain cards count them."""
    return FEATURE_IDS.index(name)


def fountain_card(name: str) -> int:
    """A fountain card that nobody has seen."""
    return face(feature(name), FOUNTAIN_BACK)


def card(name: str) -> int:
    """The number of a scoring card by its id: "a_fish_3"."""
    return CARD_IDS.index(name)


def circle(name: str) -> int:
    """The number of a circle: "5-8"."""
    return CIRCLE_IDS.index(name)


def lay_out(district: District, text: str) -> None:
    """Lay tiles "market at c3 | fish_pond_end at c2 x2" (x2: turned twice); each must fit."""
    for part in text.split("|"):
        if not part.strip():
            continue
        what, _, where = part.partition(" at ")
        marks = where.split()
        at = cell(marks[0])
        turns = int(marks[1].removeprefix("x")) if len(marks) > 1 else 0
        number = tile(what)
        assert district.at[at] == EMPTY, f"{marks[0]} is taken"
        assert district.fits_turned(number & 255, turns) >> at & 1, f"{part!r} does not fit"
        district.lay(at, number, turns)


class Scene(Play[Table]):
    """A table of Carpe Diem."""

    @property
    def district(self) -> District:
        """The district of the seat in turn."""
        return self.table.districts[self.table.active]

    def cells(self) -> set[str]:
        """The cells that may be chosen for the tile in hand."""
        return {text.split()[1] for text in self.legal() if text.startswith("place ")}

    def tile_at(self, where: str, seat: int | None = None) -> str | None:
        """The tile on a cell."""
        district = self.district if seat is None else self.table.districts[seat]
        at = district.at[cell(where)]
        return None if at == EMPTY else TILE_IDS[at & 255]

    def goods(self, seat: int = 0) -> dict[str, int]:
        """The goods of a seat that are not zero."""
        owned = self.table.districts[seat].goods
        return {GOOD_IDS[good]: owned[good] for good in range(len(owned)) if owned[good]}

    def give(self, seat: int = 0, **goods: int) -> "Scene":
        """Set some goods of a seat: give(0, fish=2, coin=1)."""
        district = self.table.districts[seat]
        owned = district.goods[:]
        for name, count in goods.items():
            owned[GOOD_IDS.index(name)] = count
        district.goods = owned
        self.table.refresh()
        return self

    def points(self, seat: int = 0) -> int:
        """The victory points in a seat's hand."""
        return self.table.districts[seat].points()

    def set_points(self, points: int, seat: int = 0) -> "Scene":
        """Give a seat so many points in hand."""
        district = self.table.districts[seat]
        district.start_points += points - district.points()
        return self

    def hand(self, seat: int) -> list[str]:
        """The fountain cards of a seat, in the order received."""
        return [FEATURE_IDS[held & 255] for held in self.table.hand(seat)]

    def fountain_stack(self, *names: str) -> "Scene":
        """Make the fountain stack these cards, the top first."""
        stack = [fountain_card(name) for name in reversed(names)]
        self.table.hidden.zones[FOUNTAIN_STACK] = stack
        return self

    def hold(self, seat: int, *names: str) -> "Scene":
        """Give a seat fountain cards that it alone knows."""
        hidden = self.table.hidden
        hidden.zones[HANDS + seat] = [fountain_card(name) for name in names]
        hidden.look(HANDS + seat, seat)
        return self

    def counts(self, seat: int = 0, **things: int) -> "Scene":
        """Pretend that a district has so many of some things: counts(0, villa=2, chimney=7)."""
        district = self.table.districts[seat]
        counts = district.counts[:]
        for name, count in things.items():
            counts[thing(name)] = count
        district.counts = counts
        return self


def dealt(players: int = 2, seed: bytes = b"scene", **settings: bool) -> Scene:
    """A table just dealt: the patricians are still to be placed, unless a setting says not."""
    chosen = settings_of(GAME, **settings)
    return Scene(GAME, GAME.deal(players, chosen, Deal(seed), Log(players + 1)))


def turn(
    district: str = "",
    players: int = 2,
    field: int = 1,
    depots: dict[int, str] | None = None,
    board: int = 0,
    seals: str | None = None,
    **settings: bool,
) -> Scene:
    """Seat 0 is about to move from a field; its district, the depots and the seal row as given.

    Board 0 has its shovel on c3. A depot is a list of tiles, separated by commas; with `depots`
    given, all others are empty. The other patricians stand on the following fields.
    """
    settings.setdefault("random_start_fields", True)
    scene = dealt(players, **settings)
    table = scene.table
    table.start = 0
    table.active = 0
    table.patricians = [(field - 1 + seat) % 7 for seat in range(players)]
    owner = table.districts[0]
    if owner.board != board:
        for other in table.districts:
            if other.board == board:
                swap_boards(owner, other)
        if owner.board != board:
            swap_boards(owner, None, board)
    if depots is not None:
        table.depots = [NOTHING] * len(table.depots)
        table.filled = 0
        for number, tiles in depots.items():
            fill_depot(table, number, tiles)
    if seals is not None:
        row = [tile(name) for name in seals.split(",") if name.strip()]
        table.seals = row + [NOTHING] * (SEALS - len(row))
    lay_out(owner, district)
    assert table.todo[-1] == MOVING
    table.advance()
    return scene


def swap_boards(owner: District, other: District | None, board: int = 0) -> None:
    """Exchange two boards with their banderoles; or take one out of the box."""
    from groma.games.carpe_diem.tables import BANDEROLE_CELLS

    if other is None:
        owner.board = board
    else:
        owner.board, other.board = other.board, owner.board
        other.banderoles = BANDEROLE_CELLS[other.board]
    owner.banderoles = BANDEROLE_CELLS[owner.board]


def fill_depot(table: Table, field: int, tiles: str) -> None:
    """Put tiles on the depot of a field (1 to 7)."""
    row = [tile(name) for name in tiles.split(",") if name.strip()]
    first = PER_DEPOT * (field - 1)
    table.depots[first : first + PER_DEPOT] = row + [NOTHING] * (PER_DEPOT - len(row))
    if row:
        table.filled |= 1 << field - 1


def building(what: str, district: str = "market at c3", **given: object) -> Scene:
    """Seat 0 has a tile in hand and is asked where it goes; the rest as in `turn`."""
    scene = turn(district, **given)  # type: ignore[arg-type]
    table = scene.table
    table.todo.pop()
    begin_building(table, tile(what))
    table.advance()
    return scene


def scoring(
    first: str, second: str, where: str = "5-8", players: int = 2, phase: int = 0, **settings: bool
) -> Scene:
    """Seat 0 comes to score; the two cards lie beside one circle; seat 1 scores afterwards."""
    settings.setdefault("random_start_fields", True)
    scene = dealt(players, **settings)
    table = scene.table
    table.phase = phase
    table.grid[CIRCLE_A[circle(where)]] = card(first)
    table.grid[CIRCLE_B[circle(where)]] = card(second)
    table.todo = [SCORER + 64 * seat for seat in range(players - 1, -1, -1)]
    table.advance()
    assert table.todo[-1] == CIRCLING
    assert table.seat == 0
    return scene


def phase_over(players: int = 2, phase: int = 0, *steps: tuple[int, int], **changed: bool) -> Scene:
    """The turns of a phase (0 to 3) are over: the discs have made these steps, one after the other.

    Before that they lay in a pile, seat 0 at the bottom; the scoring has begun.
    """
    scene = dealt(players, random_start_fields=True, **changed)
    table = scene.table
    table.phase = phase
    table.start = 0
    table.track = list(range(players))
    for seat, count in steps:
        advance(table, seat, count)
    return score_again(scene)


def score_again(scene: Scene) -> Scene:
    """Skip all turns up to the next scoring; the number of the phase stays as it is."""
    scene.table.todo = []
    scene.table.push(SCORING)
    scene.table.advance()
    return scene


def in_pairs(kind: str, count: int, first: int = 0) -> str:
    """For `lay_out`: finished features of two tiles each, three in a row from row `first` on."""
    half = {"villa": "villa_end1"}.get(kind, kind + ("_half" if thing(kind) > 5 else "_end"))
    tiles: list[str] = []
    for number in range(3 * first, 3 * first + count):
        row = number // 3 + 1
        west, east = "ab cd ef".split()[number % 3]
        tiles += [f"{half} at {west}{row} x1", f"{half} at {east}{row} x3"]
    return " | ".join(tiles)


def news(scene: Scene, viewer: int | None = None) -> list[str]:
    """What a viewer (else everybody) was told since the depots were filled: "stored 0 market"."""
    log = scene.table.log
    assert log is not None
    lines: list[str] = []
    for note in log.for_viewer(scene.table.onlooker() if viewer is None else viewer):
        kind = GAME.notes.kinds[note.kind]
        values = [sort.label(value) for sort, value in zip(kind.sorts, note.values, strict=True)]
        lines.append(" ".join([kind.name, *values]))
        if kind.name == "depot-filled":
            lines.clear()
    return lines


def in_hand(scene: Scene, what: str, seat: int = 0, district: str = "") -> Scene:
    """Instead of moving, a seat has a tile in hand; some more tiles lie in its district."""
    table = scene.table
    assert table.todo.pop() == MOVING
    lay_out(table.districts[seat], district)
    table.active = seat
    begin_building(table, tile(what))
    table.advance()
    return scene


def turning(scene: Scene, where: str) -> Scene:
    """A copy in which the cell is chosen, asked for the turn even if one is left, or none."""
    table = scene.table.clone()
    assert table.pending().name == "place"
    table.todo.pop()
    table.site = cell(where)
    table.first = table.pending().first
    table.refresh()
    return scene.another(table)


def holding(what: str, district: str = "", **given: object) -> Scene:
    """As `building`, but asked where the tile goes even if a single answer is left."""
    scene = turn(district, **given)  # type: ignore[arg-type]
    table = scene.table
    assert table.todo.pop() == MOVING
    begin_building(table, tile(what))
    table.first = table.pending().first
    table.refresh()
    return scene
