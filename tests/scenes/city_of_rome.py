"""Small scripted tables of City of Rome in the game's own notation, for tests."""

from groma.core.deal import Deal
from groma.core.hidden import face
from groma.core.notes import Log
from groma.games.city_of_rome import GAME
from groma.games.city_of_rome.city import START_BACK, City
from groma.games.city_of_rome.layout import HANDS, NOTHING, STRIP_BACK, STRIPS
from groma.games.city_of_rome.state import Table
from groma.games.city_of_rome.steps import MENU, ROUND_END, TAKING, TURN
from groma.games.city_of_rome.tables import (
    BUILDERS,
    CELL_IDS,
    DECK_CARDS,
    DECK_IDS,
    FIELDS,
    KIND_IDS,
    ROW_IDS,
)
from tests.scenes.scene import Play, settings_of

START_CITY = "start_residence_2 at 0,0 | start_vegetable_farm at 1,0"


def kind(name: str) -> int:
    """The number of a building by its id."""
    return KIND_IDS.index(name.strip())


def card(text: str) -> int:
    """A card by its id and deck: "market/III"; without a deck the first that has it."""
    name, _, deck = text.strip().partition("/")
    number = kind(name)
    if number < 2:
        return face(number, START_BACK)
    back = (
        DECK_IDS.index(deck)
        if deck
        else next(d for d in range(len(DECK_CARDS)) if number in DECK_CARDS[d])
    )
    return face(number, back)


def cards(text: str) -> list[int]:
    """Cards separated by commas."""
    return [card(part) for part in text.split(",") if part.strip()]


def cell(text: str) -> int:
    """The number of a cell "x,y"."""
    return CELL_IDS.index(text.strip())


def lay_out(city: City, text: str) -> None:
    """Lay buildings "arena at 0,1 | baths at 1,1 [4] | grain_farm at 2,0 *": tokens, brick."""
    for part in text.split("|"):
        what, _, where = part.partition(" at ")
        marks = where.split()
        at = cell(marks[0])
        city.lay(at, card(what))
        for mark in marks[1:]:
            if mark == "*":
                city.bricks |= 1 << at
            else:
                city.baths.append(8 * at + int(mark.strip("[]")))


class Scene(Play[Table]):
    """A table of City of Rome."""

    @property
    def city(self) -> City:
        """The city of the seat in turn."""
        return self.table.cities[self.table.active]

    def cells(self) -> set[str]:
        """The cells that may be chosen for the building in flight."""
        return {text.split()[1] for text in self.legal() if text.startswith("place ")}

    def building_at(self, where: str, seat: int | None = None) -> str | None:
        """The building on a cell."""
        city = self.city if seat is None else self.table.cities[seat]
        at = city.at[cell(where)]
        return None if at == NOTHING else KIND_IDS[at & 255]

    def hand(self, seat: int) -> list[str]:
        """The buildings in a hand, in the order received."""
        return [KIND_IDS[held & 255] for held in self.table.hand(seat)]

    def rows(self, seat: int = 0) -> dict[str, int]:
        """The rows of a seat's sheet and its total."""
        page = self.sheet(seat)
        return {**dict(zip(page.rows, page.by_row(), strict=True)), "total": page.total()}

    def notes(self, viewer: int) -> list[tuple[str, dict[str, object]]]:
        """What a viewer may read so far: message and facts."""
        return [("note-" + name, facts) for name, facts in self.story(viewer)]


def chosen(**settings: str | int) -> list[int]:
    """The settings of a table, some changed; seat 0 begins if none is named."""
    return settings_of(GAME, **{"first_player": "seat_1", **settings})


def fresh(players: int = 3, seed: str = "scene", **settings: str | int) -> Scene:
    """A table as dealt, before the opening draft."""
    table = GAME.deal(players, chosen(**settings), Deal(seed.encode()), Log(players + 1))
    return Scene(GAME, table)


def drafted(players: int = 3, seed: str = "scene", **settings: str | int) -> Scene:
    """A table after the opening draft, each seat having kept the first card it could."""
    scene = fresh(players, seed, **settings)
    while scene.legal()[0].startswith("draft"):
        scene.table.play(scene.table.legal()[0])
    return scene


def table_with(
    *,
    players: int = 3,
    seat: int = 0,
    city: str = "",
    more: str = "",
    hand: str = "",
    secret: str = "",
    money: int = 5,
    influence: int = 0,
    row: str = "BBBGG",
    field: int = 5,
    round: int = 1,
    offer: str = "",
    step: str = "menu",
    built: bool = False,
    produced: bool = False,
    lying: list[int] | None = None,
    others: dict[int, str] | None = None,
    other_influence: dict[int, int] | None = None,
    later: dict[int, int] | None = None,
    start: int = 0,
    **settings: str | int,
) -> Scene:
    """A table in the middle of a turn.

    `city` replaces the two start cards, `more` is laid beside them; `hand` is known to all,
    `secret` to its owner; `offer` cards by slot ("-" for a taken one); `later` maps fields to the
    seats that still have a turn this round; `others` lays more buildings in other cities.
    """
    table = drafted(players, **settings).table
    table.todo.clear()
    for s in range(players):
        table.hidden.zones[HANDS + s].clear()
    table.active = seat
    table.builder = 0
    table.start = start
    table.round = round
    table.row = ROW_IDS.index(row)
    table.hidden.zones[STRIPS][-1] = face(table.row, STRIP_BACK)
    table.hidden.put(STRIPS, table.hidden.turn_up(STRIPS))
    table.field = field - 1
    table.has_built = int(built)
    table.has_produced = int(produced)
    table.lying = list(lying or [])
    table.fields = [NOTHING] * FIELDS
    table.fields[field - 1] = 2 * seat
    table.offer = [NOTHING if c.strip() == "-" else card(c) for c in offer.split(",") if c.strip()]
    own = City(True, BUILDERS[players])
    lay_out(own, city or START_CITY)
    if more:
        lay_out(own, more)
    own.money = money
    own.influence = influence
    table.cities[seat] = own
    for other, text in (others or {}).items():
        lay_out(table.cities[other], text)
    for other, tokens in (other_influence or {}).items():
        table.cities[other].influence = tokens
    for held in cards(secret):
        table.hidden.zones[HANDS + seat].append(held)
    table.hidden.look(HANDS + seat, seat)
    for held in cards(hand):
        table.hidden.put(HANDS + seat, held)
    table.push(ROUND_END)
    for later_field, later_seat in sorted((later or {}).items(), reverse=True):
        table.fields[later_field - 1] = 2 * later_seat
        table.push(TURN, later_field - 1)
    table.push(MENU)
    if step == "take":
        table.push(TAKING)
    table.advance()
    if table.log is not None:
        table.log.notes.clear()
    return Scene(GAME, table)


def idle(scene: Scene, until: int = 99) -> Scene:
    """Everybody keeps, stations and takes the first they can and builds nothing, up to a round."""
    table = scene.table
    while not table.over() and table.round < until:
        legal = scene.legal()
        scene.play("finish" if "finish" in legal else legal[0])
    return scene


def table_with_bricks(bricks: int, **given: object) -> Scene:
    """A table in the middle of a turn with so many free bricks (0 to 3), and 2 free gears."""
    return table_with(row="GGBBB", field=2 + bricks, **given)  # type: ignore[arg-type]


def stack(scene: Scene, deck: str, text: str) -> Scene:
    """Replace the cards of a deck, given from its top; nobody knows them."""
    faces = [card(f"{name.strip()}/{deck}") for name in text.split(",") if name.strip()]
    scene.table.hidden.zones[DECK_IDS.index(deck)] = faces[::-1]
    return scene


def deck_of(scene: Scene, deck: str) -> list[str]:
    """The buildings of a deck, from its top."""
    return [KIND_IDS[face & 255] for face in scene.table.hidden.zones[DECK_IDS.index(deck)][::-1]]


def grid(*rows: str) -> str:
    """A city laid out row by row from 0,0; "." is an empty cell."""
    places = [
        f"{name} at {x},{y}"
        for y, row in enumerate(rows)
        for x, name in enumerate(row.split())
        if name != "."
    ]
    return " | ".join(places)


def building(name: str, **given: object) -> Scene:
    """A table where a card from the hand was chosen and its cell is to be chosen."""
    return table_with(hand=name, **given).play(f"build {name}")  # type: ignore[arg-type]
