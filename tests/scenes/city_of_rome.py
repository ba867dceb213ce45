"""Small scripted tables of City of Rome in the game's own notation, for tests."""

from collections import Counter

from groma.core.deal import Deal
from groma.core.hidden import FACE, back_of, face, kind_of
from groma.core.notes import Log
from groma.core.sets import size
from groma.games.city_of_rome import GAME
from groma.games.city_of_rome.city import ON_STRIP, START_BACK, City
from groma.games.city_of_rome.layout import (
    FIRST_PLAYER,
    HANDS,
    NOTHING,
    STRIP_BACK,
    STRIPS,
)
from groma.games.city_of_rome.rules.round import turn_strip
from groma.games.city_of_rome.state import Table
from groma.games.city_of_rome.steps import MENU, ROUND_END, TAKING, TURN
from groma.games.city_of_rome.tables import (
    AN_AQUEDUCT,
    BATHES,
    BONUS,
    BUILDERS,
    CATEGORY,
    CELL_IDS,
    COST,
    DECK_CARDS,
    DECK_IDS,
    DECK_II,
    DECKS_IN_PLAY,
    FIELDS,
    FUNCTION,
    KIND_IDS,
    MIRROR,
    OFFER_PER_DECK,
    ROW_IDS,
    STARS,
    SUPPLY,
    SWAYS,
    TEACHES,
)
from groma.games.city_of_rome.tables import STRIPS as STRIP_FRONTS
from tests.scenes.scene import Play, settings_of

START_CITY = "start_residence_2 at 0,0 | start_vegetable_farm at 1,0"
SQUARE = "0,1 1,1 2,0 2,1 0,2 1,2 2,2 3,0 3,1 3,2 0,3 1,3 2,3 3,3".split()


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


# ---- a scene laid out by hand becomes a table that a real game could have come to --------------


def whole(scene: Scene, won: dict[int, list[int]] | None = None) -> Scene:
    """Put right all that a scene left alone, so that nothing is lost or made.

    What lies nowhere goes into the decks and the hands, as many cards as the round asks for. Seats
    that were given no hand also build, turn by turn; `won` are influence cards won before.
    """
    table = scene.table
    table.settings[FIRST_PLAYER] = 0
    for seat, values in (won or {}).items():
        table.cities[seat].influence_cards = values
    stand_on_the_strip(table)
    lay_strips(table)
    idle_hands = [seat for seat in range(table.players) if not table.hand(seat)]
    deal_the_rest(table)
    for seat in idle_hands:
        build_up(table, seat)
    count_the_supply(table)
    table.refresh()
    return scene


def stand_on_the_strip(table: Table) -> None:
    """Every Builder on a field has left its city; the second one of a seat is another one."""
    seen: Counter[int] = Counter()
    for field, builder in enumerate(table.fields):
        if builder != NOTHING:
            seat = builder // 2
            table.fields[field] = 2 * seat + seen[seat]
            table.cities[seat].move_builder(seen[seat], ON_STRIP)
            seen[seat] += 1


def lay_strips(table: Table) -> None:
    """The stack of strips as it lies when the strip of this round has come up in its turn."""
    top = table.round % len(STRIP_FRONTS)
    turned = table.round // len(STRIP_FRONTS) % 2
    first = MIRROR[table.row] if turned else table.row
    rows = [row for row in STRIP_FRONTS if row not in (first, MIRROR[first])]
    rows.insert(top, first)
    table.hidden.zones[STRIPS] = [face(row, STRIP_BACK) for row in reversed(rows)]
    table.hidden.put(STRIPS, table.hidden.turn_up(STRIPS))
    silent, table.log = table.log, None
    for _ in range(table.round):
        turn_strip(table)
    table.log = silent


def turns_begun(table: Table, seat: int) -> int:
    """How many cards of the offer a seat has taken so far."""
    waiting = sum(
        builder != NOTHING and builder // 2 == seat and field != table.field
        for field, builder in enumerate(table.fields)
    )
    taking = seat == table.active and table.pending().name == "take"
    return BUILDERS[table.players] * table.round - waiting - taking


def built_in(city: City) -> list[int]:
    """The cards of a city that were built, without the start cards."""
    return [held for held in city.at if held != NOTHING and back_of(held) != START_BACK]


def schools_in(city: City) -> int:
    """How many cards a city's Schools have brought."""
    return sum(FUNCTION[kind_of(held)] == TEACHES for held in built_in(city))


def cards_missing(table: Table, seat: int) -> int:
    """How many more cards a hand must hold: the opening card, those taken, those of Schools."""
    city = table.cities[seat]
    received = 1 + turns_begun(table, seat) + schools_in(city)
    return received - len(built_in(city)) - len(table.hand(seat))


def lying_nowhere(table: Table, deck: int) -> list[int]:
    """The cards of a deck that lie neither open nor in a hand, in an order of their own."""
    rest = Counter(face(kind, deck) for kind in DECK_CARDS[deck])
    lying = [*table.offer, *table.box, table.building]
    for seat, city in enumerate(table.cities):
        lying += [*city.at, *[held & FACE for held in table.hand(seat)]]
    rest.subtract(held for held in lying if held != NOTHING and back_of(held) == deck)
    assert min(rest.values()) >= 0, f"{-rest} lie twice"
    found = sorted(rest.elements())
    Deal(b"rest %d" % deck).shuffle(found)
    return found


def deal_the_rest(table: Table) -> None:
    """Decks, offer and hands as large as the round asks for; the opening cards are secret."""
    decks, each = DECKS_IN_PLAY[table.players], OFFER_PER_DECK[table.players]
    for deck in range(decks):
        table.hidden.zones[deck] = lying_nowhere(table, deck)
    offer_the_rest(table, decks * each, each)
    for seat in range(table.players):
        if not table.hand(seat):
            table.hidden.draw(DECK_II, HANDS + seat, 1)
            table.hidden.look(HANDS + seat, seat)
    left = [len(DECK_CARDS[deck]) - each * table.round for deck in range(decks)]
    left[DECK_II] -= table.players + sum(schools_in(city) for city in table.cities)
    spare: list[int] = []
    for deck in range(decks):
        zone = table.hidden.zones[deck]
        assert len(zone) >= left[deck], f"deck {DECK_IDS[deck]} is too short"
        spare += zone[left[deck] :]
        del zone[left[deck] :]
    Deal(b"spare").shuffle(spare)
    for seat in range(table.players):
        for _ in range(cards_missing(table, seat)):
            table.hidden.put(HANDS + seat, spare.pop())
        assert cards_missing(table, seat) == 0, f"seat {seat} holds too much"
    assert not spare, "cards are left over"


def offer_the_rest(table: Table, slots: int, each: int) -> None:
    """One card for every turn to come, in the last slots, if the scene shows no offer."""
    if table.offer:
        return
    taken = sum(turns_begun(table, seat) for seat in range(table.players)) - slots * (
        table.round - 1
    )
    table.offer = [
        NOTHING if slot < taken else table.hidden.zones[slot // each].pop() & FACE
        for slot in range(slots)
    ]


def build_up(table: Table, seat: int) -> None:
    """A seat has built turn by turn from what it took, for two bricks a turn or fewer."""
    city = table.cities[seat]
    hand = table.hand(seat)
    turns = turns_begun(table, seat) - (seat == table.active)
    for at in map(cell, SQUARE):
        bricks = 2 * turns - sum(COST[kind_of(held)] for held in built_in(city))
        fits = [
            held
            for held in hand[1:]
            if COST[kind_of(held)] <= bricks and may_lie(city, kind_of(held), at)
        ]
        if fits and len(built_in(city)) < turns:
            hand.remove(fits[0])
            lay_with_tokens(city, at, fits[0] & FACE)


def may_lie(city: City, kind: int, at: int) -> bool:
    """Whether `build_up` lays a building here: what gave influence only if that was used since."""
    joined = bool((city.beside & ~city.built) >> at & 1)
    dry = CATEGORY[kind] != AN_AQUEDUCT or not city.watered >> at & 1
    famous = bool(STARS[kind]) or FUNCTION[kind] == SWAYS
    return (
        joined and dry and FUNCTION[kind] != TEACHES and (bool(city.influence_cards) or not famous)
    )


def lay_with_tokens(city: City, at: int, held: int) -> None:
    """Lay a card; Baths get their point tokens."""
    city.lay(at, held)
    if FUNCTION[kind_of(held)] == BATHES:
        city.baths = [*city.baths, 8 * at + size(city.neighbours(at)) + BONUS[kind_of(held)]]


def count_the_supply(table: Table) -> None:
    """The supply holds what does not lie elsewhere."""
    coins = sum(city.money for city in table.cities)
    influence = sum(city.influence for city in table.cities)
    bricks = sum(size(city.bricks) for city in table.cities)
    points = sum(bath & 7 for city in table.cities for bath in city.baths)
    used = (coins, influence, bricks, points)
    table.supply = [all_there - gone for all_there, gone in zip(SUPPLY, used, strict=True)]
