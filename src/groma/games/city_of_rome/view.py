"""What each viewer may see of a table, built by adding what is visible (chapter 11)."""

from typing import Final, TypedDict

from groma.core.hidden import back_of, kind_of, knows
from groma.core.look import Head, head
from groma.core.sets import size

from .layout import HANDS, NOTHING, PACKET, SHOW_KNOWN_CARDS, STRIPS
from .rules.points import bricks_at, gears_at
from .rules.round import cards_drawn_of_deck_one
from .state import Table
from .tables import (
    BUILDERS,
    CELL_IDS,
    DECK_IDS,
    DECKS_IN_PLAY,
    INFLUENCE_CARDS,
    KIND_IDS,
    MIRROR,
    ROUNDS,
    ROW_IDS,
)

BACK_IDS: Final[list[str]] = [*DECK_IDS, "start"]


class CardView(TypedDict):
    """A card: open, or only its back; a bundle says it is one of a few known cards."""

    card: str | None
    deck: str
    bundle: int


class BundleView(TypedDict):
    """Cards a viewer has seen that lie in some places together, it does not know which where."""

    bundle: int
    places: int
    cards: list[CardView]


class DeckView(TypedDict):
    """A deck: how many cards, and what the viewer knows of single places from the top."""

    deck: str
    size: int
    known: list[tuple[int, CardView]]


class BuildingView(TypedDict):
    """A card in a city with what lies on it."""

    cell: str
    card: str
    deck: str
    bricks: int
    points: int


class SeatView(TypedDict):
    """What one player has."""

    seat: int
    money: int
    influence: int
    influence_cards: list[int]
    buildings: list[BuildingView]
    builders: list[str]
    hand: list[CardView]
    brick_tokens: int


class FieldView(TypedDict):
    """A field of the strip: its points added up from the Emperor, and who stands there."""

    field: int
    bricks: int
    gears: int
    seat: int | None


class TurnView(TypedDict):
    """The turn in progress."""

    seat: int
    field: int
    bricks: int
    gears: int
    has_built: bool
    has_produced: bool
    building: str | None
    site: str | None
    due: int


class RomeView(Head):
    """Everything a viewer may see."""

    round: int
    rounds: int
    start: int
    row: str
    strips: list[str | None]
    fields: list[FieldView]
    offer: list[CardView | None]
    lying: list[int]
    influence_to_come: list[int]
    decks: list[DeckView]
    packet: list[CardView]
    bundles: list[BundleView]
    unseen: list[CardView]
    box: list[CardView]
    supply: list[int]
    seats: list[SeatView]
    turn: TurnView | None


# By back and kind: a card that lies open
_OPEN: Final[list[list[CardView]]] = [
    [{"card": kind, "deck": back, "bundle": 0} for kind in KIND_IDS] for back in BACK_IDS
]


def open_card(card: int) -> CardView:
    """A card that lies open."""
    return _OPEN[back_of(card)][kind_of(card)]


def seen_card(sight: int) -> CardView:
    """A card as a viewer knows it."""
    if sight > 0:
        return open_card(sight - 1)
    hidden = -sight - 1
    return {"card": None, "deck": BACK_IDS[hidden & 15], "bundle": hidden >> 4}


def view(table: Table, viewer: int) -> RomeView:
    """The table through the eyes of a seat, or of the onlooker."""
    return with_secrets(table, viewer, public_view(table))


def views(table: Table, viewers: list[int]) -> list[RomeView]:
    """The same for several viewers: what everybody may see is made once."""
    public = public_view(table)
    return [with_secrets(table, viewer, public) for viewer in viewers]


def public_view(table: Table) -> RomeView:
    """What everybody may see; where viewers differ, nothing yet."""
    return {
        **head(table, table.onlooker()),
        "round": table.round,
        "rounds": ROUNDS[table.players],
        "start": table.start,
        "row": ROW_IDS[table.row] if table.round else "",
        "strips": [],
        "fields": [field_view(table, field) for field in range(len(table.fields))],
        "offer": [None if card == NOTHING else open_card(card) for card in table.offer],
        "lying": table.lying[:],
        "influence_to_come": influence_to_come(table),
        "decks": [],
        "packet": [],
        "bundles": [],
        "unseen": [],
        "box": [open_card(card) for card in table.box],
        "supply": table.supply[:],
        "seats": [seat_view(table, seat) for seat in range(table.players)],
        "turn": turn_view(table),
    }


def with_secrets(table: Table, viewer: int, public: RomeView) -> RomeView:
    """A copy of the public view, and on it what this viewer knows of hidden things."""
    hidden = table.hidden
    labels = hidden.labels(viewer)
    seen = public.copy()
    seen["viewer"] = viewer
    seen["strips"] = strip_calendar(table, viewer)
    seen["decks"] = [
        deck_view(table, deck, viewer, labels) for deck in range(DECKS_IN_PLAY[table.players])
    ]
    seen["packet"] = [seen_card(sight) for sight in hidden.sight_of_hand(PACKET, viewer, labels)]
    seen["bundles"] = [
        bundle_view(table, viewer, bundle, labels) for bundle in hidden.bundles(viewer, labels)
    ]
    seen["unseen"] = [
        open_card(card) for card in hidden.unseen(viewer) if back_of(card) < len(DECK_IDS)
    ]
    seen["seats"] = [with_hand(table, seat, viewer, labels) for seat in public["seats"]]
    return seen


def bundle_view(table: Table, viewer: int, seen: list[int], labels: list[int]) -> BundleView:
    """What is known to lie together (CR-11.9)."""
    return {
        "bundle": seen[0],
        "places": table.hidden.places_in(seen[0], viewer, labels),
        "cards": [open_card(card) for card in seen[1:]],
    }


def strip_calendar(table: Table, viewer: int) -> list[str | None]:
    """The strips of all rounds as far as they were shown (CR-4.3, CR-11.4)."""
    stack = table.hidden.zones[STRIPS]
    sights = [kind_of(card) if knows(card, viewer) else NOTHING for card in reversed(stack)]
    to_come: list[str | None] = []
    for i in range(ROUNDS[table.players] - table.round + 1):
        row = sights[i % len(sights)]
        if row == NOTHING:
            to_come.append(None)
        else:
            turned = i // len(sights) % 2
            to_come.append(ROW_IDS[MIRROR[row] if turned else row])
    return to_come


def influence_to_come(table: Table) -> list[int]:
    """The influence cards still in deck I."""
    drawn = cards_drawn_of_deck_one(table)
    return [value for value in INFLUENCE_CARDS[table.players] if value > drawn]


def field_view(table: Table, field: int) -> FieldView:
    """A field with its points (CR-6.4)."""
    builder = table.fields[field]
    return {
        "field": field + 1,
        "bricks": bricks_at(table, field),
        "gears": gears_at(table, field),
        "seat": None if builder == NOTHING else builder // 2,
    }


def deck_view(table: Table, deck: int, viewer: int, labels: list[int]) -> DeckView:
    """A deck with the places that the viewer knows something about (CR-11.6, CR-11.10)."""
    sights = table.hidden.sight(deck, viewer, labels)
    known: list[tuple[int, CardView]] = []
    for i in range(len(sights)):
        sight = sights[len(sights) - 1 - i]
        if sight > 0 or -sight - 1 >= 16:
            known.append((i + 1, seen_card(sight)))
    return {"deck": DECK_IDS[deck], "size": len(sights), "known": known}


def seat_view(table: Table, seat: int) -> SeatView:
    """A player's things; the hand is still to be added."""
    city = table.cities[seat]
    buildings: list[BuildingView] = []
    for cell in range(len(city.at)):
        card = city.at[cell]
        if card != NOTHING:
            buildings.append(
                {
                    "cell": CELL_IDS[cell],
                    "card": KIND_IDS[kind_of(card)],
                    "deck": BACK_IDS[back_of(card)],
                    "bricks": city.bricks >> cell & 1,
                    "points": city.point_tokens(cell),
                }
            )
    return {
        "seat": seat,
        "money": city.money,
        "influence": city.influence,
        "influence_cards": city.influence_cards[:],
        "buildings": buildings,
        "builders": [
            "strip" if at < NOTHING else "beside" if at == NOTHING else CELL_IDS[at]
            for at in city.builders[: BUILDERS[table.players]]
        ],
        "hand": [],
        "brick_tokens": size(city.bricks),
    }


def with_hand(table: Table, public: SeatView, viewer: int, labels: list[int]) -> SeatView:
    """A player's things; of the hand only what the viewer knows (CR-11.1 to CR-11.3)."""
    owner = public["seat"]
    if viewer != owner and not table.settings[SHOW_KNOWN_CARDS]:
        sights = sorted([-1 - back_of(card) for card in table.hand(owner)], reverse=True)
    else:
        sights = table.hidden.sight_of_hand(HANDS + owner, viewer, labels)
    seat = public.copy()
    seat["hand"] = [seen_card(sight) for sight in sights]
    return seat


def turn_view(table: Table) -> TurnView | None:
    """The Builder being resolved, once the action phase has begun."""
    if not table.in_turn():
        return None
    return {
        "seat": table.active,
        "field": table.field + 1,
        "bricks": bricks_at(table, table.field),
        "gears": gears_at(table, table.field),
        "has_built": bool(table.has_built),
        "has_produced": bool(table.has_produced),
        "building": None if table.building == NOTHING else KIND_IDS[kind_of(table.building)],
        "site": None if table.site == NOTHING else CELL_IDS[table.site],
        "due": table.due,
    }
