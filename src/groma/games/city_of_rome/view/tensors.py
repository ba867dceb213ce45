"""A table of City of Rome as numbers, for learners: what is open, and what a viewer has seen."""

from typing import Final

from groma.core.cards import BACKS, BUNDLES, face
from groma.core.sorts import Sort
from groma.core.tensors import Field, Tensors, flag, number, one_of, relative, seat, turned

from ..city import ON_STRIP, START_BACK
from ..layout import NOTHING, PACKET
from ..moves import CARD, CELL, FIELD
from ..rules import STEPS
from ..state import Table
from ..tables import (
    BUILDERS,
    CELLS,
    DECK_CARDS,
    DECK_IDS,
    DECKS_IN_PLAY,
    FIELDS,
    INFLUENCE_CARDS,
    KIND_IDS,
    OFFER_PER_DECK,
    ROUNDS,
    START_RESIDENCE_2,
    START_VEGETABLE_FARM,
)
from .contents import STAND, STRIP
from .sections import hand_sights, influence_to_come, strips_shown

_MONEY: Final = 999
_POINTS: Final = 99


def _faces() -> list[int]:
    """Every building card by kind and back, in order; the start cards last."""
    found: list[int] = []
    for deck in range(len(DECK_CARDS)):
        found += sorted({face(kind, deck) for kind in DECK_CARDS[deck]})
    return [*found, face(START_RESIDENCE_2, START_BACK), face(START_VEGETABLE_FARM, START_BACK)]


FACES: Final[list[int]] = _faces()
DRAWN: Final = len(FACES) - 2  # those that lie in a deck
_BACK_IDS: Final[list[str]] = [*DECK_IDS, "start"]
CARDS: Final = Sort("card", [f"{KIND_IDS[one & 255]}-{_BACK_IDS[one >> 8]}" for one in FACES])
BUNDLED: Final[list[str]] = [f"bundle-{i + 1}" for i in range(BUNDLES)]
_INDEX: Final[list[int]] = [
    1 + FACES.index(one) if one in FACES else 0 for one in range((START_BACK + 1) << 8)
]


def _hand(name: str) -> list[Field]:
    """Cards whose places mean nothing: known ones, others by back, others by bundle."""
    return [
        number(f"{name}.known", 0, 20, DRAWN),
        number(f"{name}.backs", 0, 99, len(DECK_IDS)),
        number(f"{name}.bundled", 0, 99, BUNDLES),
    ]


def _seat(place: int, players: int) -> list[Field]:
    """What one player has."""
    name = f"seats.{place}"
    return [
        number(f"{name}.money", 0, _MONEY),
        number(f"{name}.influence", 0, _MONEY),
        flag(f"{name}.influence_cards", len(INFLUENCE_CARDS[players])),
        one_of(f"{name}.builders", STAND, BUILDERS[players]),
        one_of(f"{name}.buildings.card", CARDS, CELLS),
        flag(f"{name}.buildings.bricks", CELLS),
        number(f"{name}.buildings.points", 0, _POINTS, CELLS),
        *_hand(f"{name}.hand"),
    ]


def fields(players: int) -> list[Field]:
    """The fields of a tensor, in the order in which they are written."""
    decks = DECKS_IN_PLAY[players]
    cards = sum(len(DECK_CARDS[deck]) for deck in range(decks))
    prizes = len(INFLUENCE_CARDS[players])
    found = [
        number("round", 0, ROUNDS[players]),
        seat("start", players),
        one_of("row", STRIP),
        one_of("strips", STRIP, ROUNDS[players] + 1),
        seat("fields.seat", players, FIELDS),
        one_of("offer", CARDS, decks * OFFER_PER_DECK[players]),
        flag("lying", prizes),
        flag("influence_to_come", prizes),
    ]
    for deck in range(decks):
        size = len(DECK_CARDS[deck])
        name = f"decks.{DECK_IDS[deck]}"
        found.append(number(f"{name}.size", 0, size))
        found.append(one_of(f"{name}.known", [*CARDS.labels, *BUNDLED], size))  # from the top
    found += _hand("packet")
    found += [
        number("bundles.places", 0, cards, BUNDLES),
        number("bundles.bundle", 0, BUNDLES, cards),
        one_of("bundles.card", CARDS, cards),
        number("unseen", 0, 20, DRAWN),
        number("box", 0, 20, len(FACES)),
    ]
    for place in range(players):
        found += _seat(place, players)
    return [
        *found,
        seat("turn.seat", players),
        one_of("turn.field", FIELD),
        flag("turn.has_built"),
        flag("turn.has_produced"),
        one_of("turn.building", CARD),
        one_of("turn.site", CELL),
        number("turn.due", 0, 99),
    ]


def write(table: Table, viewer: int, numbers: list[int]) -> None:
    """Everything a viewer may see that does not follow from something else."""
    players = table.players
    labels = table.hidden.labels(viewer)
    _write_round(table, viewer, numbers)
    for deck in range(DECKS_IN_PLAY[players]):
        _write_deck(table.hidden.sight(deck, viewer, labels), len(DECK_CARDS[deck]), numbers)
    _write_hand(table.hidden.sight(PACKET, viewer, labels), numbers)
    _write_bundles(table, viewer, labels, numbers)
    unseen = len(numbers)
    numbers += [0] * (DRAWN + len(FACES))
    for card in table.hidden.unseen(viewer):
        if card >> 8 < len(DECK_IDS):
            numbers[unseen - 1 + _INDEX[card]] += 1
    for card in table.box:
        numbers[unseen + DRAWN - 1 + _INDEX[card & 0xFFF]] += 1
    for owner in turned(viewer, players):
        _write_seat(table, owner, numbers)
        _write_hand(hand_sights(table, viewer, owner, labels), numbers)
    _write_turn(table, viewer, numbers)


def _write_round(table: Table, viewer: int, numbers: list[int]) -> None:
    players = table.players
    numbers.append(table.round)
    numbers.append(relative(table.start, viewer, players))
    numbers.append(table.row + 1 if table.round else 0)
    shown = strips_shown(table, viewer)
    for row in shown:
        numbers.append(row + 1)
    numbers += [0] * (ROUNDS[players] + 1 - len(shown))
    for field in range(FIELDS):
        builder = table.fields[field] if field < len(table.fields) else NOTHING
        numbers.append(0 if builder == NOTHING else relative(builder // 2, viewer, players))
    slots = DECKS_IN_PLAY[players] * OFFER_PER_DECK[players]
    for card in table.offer:
        numbers.append(0 if card == NOTHING else _INDEX[card & 0xFFF])
    numbers += [0] * (slots - len(table.offer))
    _write_among(INFLUENCE_CARDS[players], table.lying, numbers)
    _write_among(INFLUENCE_CARDS[players], influence_to_come(table), numbers)


def _write_among(values: list[int], held: list[int], numbers: list[int]) -> None:
    """For each value whether it is held."""
    for value in values:
        numbers.append(1 if value in held else 0)


def _sight(seen: int) -> int:
    """What is known of one place: its card, the bundle it is of, or nothing."""
    if seen > 0:
        return _INDEX[seen - 1]
    bundle = (-seen - 1) // BACKS
    return 0 if bundle == 0 else len(FACES) + bundle


def _write_deck(sights: list[int], size: int, numbers: list[int]) -> None:
    numbers.append(len(sights))
    for i in range(len(sights)):
        numbers.append(_sight(sights[len(sights) - 1 - i]))
    numbers += [0] * (size - len(sights))


def _write_hand(sights: list[int], numbers: list[int]) -> None:
    known = len(numbers)
    backs = known + DRAWN
    bundled = backs + len(DECK_IDS)
    numbers += [0] * (DRAWN + len(DECK_IDS) + BUNDLES)
    for seen in sights:
        if seen > 0:
            numbers[known - 1 + _INDEX[seen - 1]] += 1
        else:
            numbers[backs + (-seen - 1) % BACKS] += 1
            if -seen > BACKS:
                numbers[bundled - 1 + (-seen - 1) // BACKS] += 1


def _write_bundles(table: Table, viewer: int, labels: list[int], numbers: list[int]) -> None:
    """How many places each bundle has, then all cards that are known to be in one."""
    players = table.players
    cards = 0
    for deck in range(DECKS_IN_PLAY[players]):
        cards += len(DECK_CARDS[deck])
    places = len(numbers)
    first = places + BUNDLES
    numbers += [0] * (BUNDLES + 2 * cards)
    for bundle in table.hidden.bundles(viewer, labels):
        label = bundle[0]
        numbers[places - 1 + label] = table.hidden.places_in(label, viewer, labels)
        for i in range(1, len(bundle)):
            numbers[first] = label
            numbers[first + cards] = _INDEX[bundle[i]]
            first += 1


def _write_seat(table: Table, owner: int, numbers: list[int]) -> None:
    city = table.cities[owner]
    numbers.append(city.money)
    numbers.append(city.influence)
    _write_among(INFLUENCE_CARDS[table.players], city.influence_cards, numbers)
    for i in range(BUILDERS[table.players]):
        numbers.append(city.builders[i] - ON_STRIP + 1)
    for card in city.at:
        numbers.append(0 if card == NOTHING else _INDEX[card & 0xFFF])
    for cell in range(CELLS):
        numbers.append(city.bricks >> cell & 1)
    points = len(numbers)
    numbers += [0] * CELLS
    for token in city.baths:
        numbers[points + (token >> 3)] = token & 7


def _write_turn(table: Table, viewer: int, numbers: list[int]) -> None:
    if not table.in_turn():
        numbers += [0] * 7
        return
    numbers.append(relative(table.active, viewer, table.players))
    numbers.append(table.field + 1)
    numbers.append(table.has_built)
    numbers.append(table.has_produced)
    numbers.append(0 if table.building == NOTHING else 1 + (table.building & 255))
    numbers.append(table.site + 1)
    numbers.append(table.due)


TENSORS: Final[Tensors[Table]] = Tensors(STEPS, fields, write)
