"""Small scripted tables of Carpe Diem in the game's own notation, for tests."""

from collections import Counter
from collections.abc import Callable

from groma.core.deal import Deal
from groma.core.hidden import FACE, back_of, face
from groma.core.notes import Log
from groma.core.sets import members
from groma.games.carpe_diem import GAME
from groma.games.carpe_diem.district import EMPTY, District, found
from groma.games.carpe_diem.layout import DARK_STACK, FOUNTAIN_STACK, HANDS, LIGHT_STACK, NOTHING
from groma.games.carpe_diem.moves import STORE
from groma.games.carpe_diem.rules.building import cells_for, turns_for
from groma.games.carpe_diem.rules.moving import begin_building
from groma.games.carpe_diem.rules.track import advance
from groma.games.carpe_diem.state import Table
from groma.games.carpe_diem.steps import CIRCLING, MOVING, SCORER, SCORING
from groma.games.carpe_diem.tables import (
    CARD_GROUP,
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
    LIGHT_TILES,
    PER_DEPOT,
    SEALS,
    SHOVEL,
    STEWARD,
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


def prepared(
    number: int, players: int = 2, cards: dict[int, str] | None = None, frame: str = ""
) -> Scene:
    """A table just dealt: seat 0 has board 0, some card fields and its frame parts are as given.

    Frame parts are counted from 1, first the one at the top: "1 14 15 10".
    """
    scene = dealt(players, b"prepared %d" % number)
    table = scene.table
    owner = table.districts[0]
    if owner.board:
        others = [other for other in table.districts if other.board == 0]
        swap_boards(owner, others[0] if others else None)
    for place, name in (cards or {}).items():
        lay_card(table, place - 1, card(name), [fixed - 1 for fixed in cards or {}])
    for side, part in enumerate(frame.split()):
        exchange_part(table, side, int(part) - 1)
    return scene


def lay_card(table: Table, place: int, wanted: int, fixed: list[int]) -> None:
    """Lay a scoring card on a card field; the one that lay there takes the place of its like."""
    grid = table.grid[:]
    group = CARD_GROUP[wanted]
    alike = [at for at in range(len(grid)) if grid[at] != NOTHING and CARD_GROUP[grid[at]] == group]
    free = [at for at in alike if at == place or at not in fixed]
    source = next((at for at in free if grid[at] == wanted), free[0])
    grid[source] = grid[place]
    grid[place] = wanted
    table.grid = grid


def exchange_part(table: Table, side: int, part: int) -> None:
    """Put a frame part on a side of seat 0, in exchange if somebody else has it."""
    owner = table.districts[0]
    for district in table.districts:
        if part in district.frame:
            frame = district.frame[:]
            frame[frame.index(part)] = owner.frame[side]
            district.frame = frame
    owner.frame = [*owner.frame[:side], part, *owner.frame[side + 1 :]]


def play_until(scene: Scene, number: int, there: Callable[[Table], bool]) -> Scene:
    """Play at random, but store no tile that can be built, until a moment."""
    chance = Deal(b"played %d" % number)
    table = scene.table
    while not there(table):
        legal = [move for move in table.legal() if move != STORE] or [STORE]
        table.play(legal[chance.below(len(legal))])
    return scene.forget()


def at_turn(number: int, phase: int, turns: int, field: int) -> Scene:
    """A table of two played at random until seat 0, on a field, has had so many turns of a phase.

    The number stands for the deal and for all that was played since.
    """

    def there(table: Table) -> bool:
        had = table.turn // table.players
        return table.todo[-1] == MOVING and (table.seat, table.phase, had) == (0, phase, turns)

    scene = play_until(prepared(number), number, there)
    assert scene.table.patricians[0] == field - 1
    return scene


def at_scoring(number: int, phase: int, cards: dict[int, str], frame: str = "") -> Scene:
    """A table of two played at random until seat 0 scores in a phase, with circle 5-8 still free.

    The fourth time (phase 3) it is the last to do so.
    """

    def there(table: Table) -> bool:
        return table.todo[-1] == CIRCLING and (table.seat, table.phase) == (0, phase)

    scene = play_until(prepared(number, 2, cards, frame), number, there)
    assert scene.allows("disc 5-8")
    assert phase < 3 or len(scene.table.todo) == 2
    return scene


def rebuild(
    scene: Scene,
    tiles: str,
    keep: Callable[[District], object] = lambda district: (),
    stored: str = "",
) -> Scene:
    """Lay out the district of seat 0 anew, as many tiles as before, and put all others right.

    The tiles that are not named are some that left the game; they do not change what `keep` tells.
    """
    table = scene.table
    old = table.districts[0]
    district = found(old.board, old.frame)
    district.start_points = old.start_points
    district.ledger = old.ledger
    district.goods = old.goods
    district.stored = [tile(name) for name in stored.split(",") if name]
    lay_out(district, tiles)
    assert district.built >> SHOVEL[district.board] & 1
    table.districts[0] = district
    put_right(scene)
    furnish(table, old.built.bit_count() + len(old.stored) - len(district.stored), keep)
    collect_banderoles(table)
    return put_right(scene)


def collect_banderoles(table: Table) -> None:
    """Those under the tiles of seat 0 are gone; all discs advance if it must have come further."""
    district = table.districts[0]
    steps = (district.banderoles & district.built).bit_count() + 2 * district.counts[STEWARD]
    district.banderoles &= ~district.built
    more = max(0, steps - table.spaces[0])
    table.spaces = [space + more for space in table.spaces]


def furnish(table: Table, tiles: int, keep: Callable[[District], object]) -> None:
    """Build tiles that left the game in the district of seat 0, up to so many."""
    district = table.districts[0]
    while district.built.bit_count() < tiles:
        for card in table.removed:
            way = a_way(table, district, card, keep)
            if way is not None:
                district.lay(way[0], card, way[1])
                left = table.removed[:]
                left.remove(card)
                table.removed = left
                break
        else:
            raise AssertionError(f"only {district.built.bit_count()} of {tiles} tiles fit")


def a_way(
    table: Table, district: District, card: int, keep: Callable[[District], object]
) -> tuple[int, int] | None:
    """A cell and turns for a tile that leave everything as it is which `keep` tells."""
    before = keep(district)
    kind = card & 255
    for at in members(cells_for(table, district, kind, None)):
        for turns in members(turns_for(district, kind, at, None)):
            after = district.clone()
            after.lay(at, card, turns)
            if keep(after) == before:
                return at, turns
    return None


def put_right(scene: Scene) -> Scene:
    """Nothing is twice and nothing lacks: what was laid out by hand lies nowhere else any more.

    What took its place elsewhere is what now lies nowhere, by backs; the rest is out of the game.
    A seat holds as many fountain cards as it has fountains.
    """
    table = scene.table
    for seat in range(table.players):
        hold_enough(table, seat)
    box = [face(kind, LIGHT) for kind in LIGHT_TILES] + [face(kind, DARK) for kind in DARK_TILES]
    missing = Counter(box)
    missing.subtract(lying(table))
    nowhere = sorted((+missing).elements())
    for twice in sorted((-missing).elements()):
        alike = [other for other in nowhere if back_of(other) == back_of(twice)]
        instead = alike[0] if alike else NOTHING
        take_away(table, twice, instead)
        if alike:
            nowhere.remove(instead)
    table.removed = [tile for tile in table.removed if tile != NOTHING] + nowhere
    table.settings = GAME.defaults()
    table.refresh()
    return scene.forget()


def lying(table: Table) -> list[int]:
    """All tiles that lie anywhere."""
    tiles = [*table.depots, *table.seals, *table.removed, table.tile]
    for district in table.districts:
        tiles += [EMPTY if at == EMPTY else at & FACE for at in district.at]
        tiles += district.stored
    for stack in (LIGHT_STACK, DARK_STACK):
        tiles += [card & FACE for card in table.hidden.zones[stack]]
    return [tile for tile in tiles if tile != NOTHING]


def take_away(table: Table, tile: int, instead: int) -> None:
    """Of the same tile twice take the one out of the game, in a stack or in the seal row."""
    zones = table.hidden.zones
    heaps = [table.removed[:], zones[LIGHT_STACK], zones[DARK_STACK], table.seals[:]]
    for number, heap in enumerate(heaps):
        if tile in heap and (instead != NOTHING or number in (0, 3)):
            heap[heap.index(tile)] = instead
            break
    else:
        raise AssertionError(f"{TILE_IDS[tile & 255]} lies in another district or in a depot")
    table.removed, table.seals = heaps[0], heaps[3]


def hold_enough(table: Table, seat: int) -> None:
    """Take fountain cards from the stack or put some under it, one for each fountain is left."""
    hidden = table.hidden
    stack, hand = hidden.zones[FOUNTAIN_STACK], hidden.zones[HANDS + seat]
    while len(hand) > table.districts[seat].counts[thing("fountain")]:
        stack.insert(0, hand.pop() & FACE)
    while len(hand) < table.districts[seat].counts[thing("fountain")]:
        hand.append(stack.pop() & FACE)
    hidden.look(HANDS + seat, seat)
    hidden.lose_track(HANDS + seat, seat)


def hold_these(scene: Scene, *names: str) -> Scene:
    """Seat 0 holds these fountain cards; those it had are under the stack."""
    hidden = scene.table.hidden
    stack, hand = hidden.zones[FOUNTAIN_STACK], hidden.zones[HANDS]
    stack[:0] = [held & FACE for held in hand]
    hand.clear()
    for name in names:
        place = next(i for i in range(len(stack)) if stack[i] & FACE == fountain_card(name))
        hand.append(stack.pop(place) & FACE)
    hidden.look(HANDS, 0)
    hidden.lose_track(HANDS, 0)
    return scene


def offer(scene: Scene, field: int, what: str) -> Scene:
    """Another tile lies first in a depot; what lay there is still to be put right."""
    first = PER_DEPOT * (field - 1)
    assert scene.table.depots[first] != NOTHING
    scene.table.depots[first] = tile(what)
    return scene


def counting(*names: str) -> Callable[[District], object]:
    """For `rebuild`: keep the number of some things."""
    return lambda district: [district.counts[thing(name)] for name in names]


def features_of(*names: str) -> Callable[[District], object]:
    """For `rebuild`: keep the features of some kinds as they are."""
    kinds = [thing(name) for name in names]

    def features(district: District) -> object:
        all_features = district.open + district.finished
        return sorted((f.thing, f.cells, f.mouths) for f in all_features if f.thing in kinds)

    return features
