"""What each viewer may see of a table, built by adding what is visible (chapter 11)."""

from typing import Final

from groma.core.contents import hidden, many, out_of, untold
from groma.core.hidden import back_of, kind_of, knows
from groma.core.sections import Section, Sections, Sight
from groma.core.sets import size
from groma.core.sorts import NUMBER, SEAT

from .. import outlook
from ..layout import HANDS, NOTHING, PACKET, SHOW_KNOWN_CARDS, STRIPS
from ..rules.build import bricks_at_most
from ..rules.points import bricks_at, gears_at
from ..rules.production import price_of_gears, producible
from ..rules.round import cards_drawn_of_deck_one
from ..state import Table
from ..tables import (
    BUILDERS,
    CELL_IDS,
    DECK_IDS,
    DECKS_IN_PLAY,
    INFLUENCE_CARDS,
    KIND_IDS,
    MIRROR,
    MONEY_PER_BRICK,
    ROUNDS,
    ROW_IDS,
)
from . import contents
from .forms import (
    BuildingView,
    BundleView,
    CardView,
    DeckView,
    FieldView,
    OutlookView,
    RomeView,
    SeatView,
    SiteView,
    TurnView,
)

BACK_IDS: Final[list[str]] = [*DECK_IDS, "start"]


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


class Eyes(Sight[Table]):
    """The table through the eyes of a viewer, who calls bundles by numbers of its own."""

    def __init__(self, table: Table, viewer: int) -> None:
        super().__init__(table, viewer)
        self._labels: list[int] = []

    def labels(self) -> list[int]:
        """What the viewer calls the bundles."""
        if not self._labels:
            self._labels = self.table.hidden.labels(self.viewer)
        return self._labels


def bundle_view(eyes: Eyes, seen: list[int]) -> BundleView:
    """What is known to lie together (CR-11.9)."""
    return {
        "bundle": seen[0],
        "places": eyes.table.hidden.places_in(seen[0], eyes.viewer, eyes.labels()),
        "cards": [open_card(card) for card in seen[1:]],
    }


def bundles(eyes: Eyes) -> list[BundleView]:
    """All that is known to lie together somewhere."""
    found = eyes.table.hidden.bundles(eyes.viewer, eyes.labels())
    return [bundle_view(eyes, bundle) for bundle in found]


def packet(eyes: Eyes) -> list[CardView]:
    """The cards that are being handed on."""
    sights = eyes.table.hidden.sight_of_hand(PACKET, eyes.viewer, eyes.labels())
    return [seen_card(sight) for sight in sights]


def unseen(eyes: Eyes) -> list[CardView]:
    """The cards of the decks that the viewer has not seen."""
    cards = eyes.table.hidden.unseen(eyes.viewer)
    return [open_card(card) for card in cards if back_of(card) < len(DECK_IDS)]


def strips_shown(table: Table, viewer: int) -> list[int]:
    """The strips of all rounds as far as they were shown (CR-4.3, CR-11.4); NOTHING: not yet."""
    stack = table.hidden.zones[STRIPS]
    sights = [kind_of(card) if knows(card, viewer) else NOTHING for card in reversed(stack)]
    to_come: list[int] = []
    for i in range(ROUNDS[table.players] - table.round + 1):
        row = sights[i % len(sights)]
        turned = i // len(sights) % 2
        to_come.append(MIRROR[row] if turned and row != NOTHING else row)
    return to_come


def strip_calendar(eyes: Eyes) -> list[str | None]:
    """The strips of all rounds, by name."""
    shown = strips_shown(eyes.table, eyes.viewer)
    return [None if row == NOTHING else ROW_IDS[row] for row in shown]


def influence_to_come(table: Table) -> list[int]:
    """The influence cards still in deck I."""
    drawn = cards_drawn_of_deck_one(table)
    return [value for value in INFLUENCE_CARDS[table.players] if value > drawn]


def field_view(table: Table, field: int) -> FieldView:
    """A field with its points (CR-6.4)."""
    builder = table.fields[field]
    least, most = outlook.cards_left(table, field)
    return {
        "field": field + 1,
        "bricks": bricks_at(table, field),
        "gears": gears_at(table, field),
        "gear_price": price_of_gears(table, field),
        "least": least,
        "most": most,
        "seat": None if builder == NOTHING else builder // 2,
    }


def deck_view(eyes: Eyes, deck: int) -> DeckView:
    """A deck with the places that the viewer knows something about (CR-11.6, CR-11.10)."""
    sights = eyes.table.hidden.sight(deck, eyes.viewer, eyes.labels())
    known: list[tuple[int, CardView]] = []
    for i in range(len(sights)):
        sight = sights[len(sights) - 1 - i]
        if sight > 0 or -sight - 1 >= 16:
            known.append((i + 1, seen_card(sight)))
    return {"deck": DECK_IDS[deck], "size": len(sights), "known": known}


def decks(eyes: Eyes) -> list[DeckView]:
    """The decks that are played with."""
    return [deck_view(eyes, deck) for deck in range(DECKS_IN_PLAY[eyes.table.players])]


def offer(eyes: Eyes) -> list[CardView | None]:
    """The cards on offer, place by place."""
    return [None if card == NOTHING else open_card(card) for card in eyes.table.offer]


def fields(eyes: Eyes) -> list[FieldView]:
    """The fields of the strip."""
    return [field_view(eyes.table, field) for field in range(len(eyes.table.fields))]


def seats(eyes: Eyes) -> list[SeatView]:
    """What the players have."""
    return [seat_view(eyes.table, seat) for seat in range(eyes.table.players)]


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
        "areas": outlook.areas_of(city),
        "harvest": outlook.harvest_of(city),
        "growth": outlook.growth_of(city),
    }


def with_hands(eyes: Eyes, public: list[SeatView]) -> list[SeatView]:
    """What the players have, with their hands."""
    return [with_hand(eyes, seat) for seat in public]


def hand_sights(table: Table, viewer: int, owner: int, labels: list[int]) -> list[int]:
    """What a viewer knows of a hand; of others' the backs alone, if the table is so (CR-11.2)."""
    if viewer != owner and not table.settings[SHOW_KNOWN_CARDS]:
        return sorted([-1 - back_of(card) for card in table.hand(owner)], reverse=True)
    return table.hidden.sight_of_hand(HANDS + owner, viewer, labels)


def with_hand(eyes: Eyes, public: SeatView) -> SeatView:
    """A player's things; of the hand only what the viewer knows (CR-11.1 to CR-11.3)."""
    sights = hand_sights(eyes.table, eyes.viewer, public["seat"], eyes.labels())
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
        "due_coins": table.due * MONEY_PER_BRICK,
        "gear_price": price_of_gears(table, table.field),
        "reach": bricks_at_most(table),
        "may_produce": bool(producible(table, None, 0)),
        "plan": plan(table),
    }


def plan(table: Table) -> SiteView | None:
    """What the building that waits on its site to be paid will do there."""
    if table.building == NOTHING or table.site == NOTHING:
        return None
    return outlook.site_view(table, table.site, outlook.areas_of(table.cities[table.active]))


def foretold(eyes: Eyes, common: OutlookView) -> OutlookView:
    """What who decides is told of its choices."""
    return outlook.outlook(eyes.table)


SECTIONS: Final[Sections[Eyes]] = Sections(
    Eyes,
    Section("round", lambda eyes: eyes.table.round, holds=out_of("rounds")),
    Section("rounds", lambda eyes: ROUNDS[eyes.table.players], holds=NUMBER),
    Section("start", lambda eyes: eyes.table.start, holds=SEAT),
    Section(
        "row",
        lambda eyes: ROW_IDS[eyes.table.row] if eyes.table.round else "",
        holds=contents.STRIP,
    ),
    Section("strips", each=strip_calendar, holds=many(hidden(contents.STRIP))),
    Section("fields", fields, holds=contents.FIELDS),
    Section("offer", offer, holds=contents.OFFER),
    Section("lying", lambda eyes: eyes.table.lying[:], holds=many(NUMBER)),
    Section("influence_to_come", lambda eyes: influence_to_come(eyes.table), holds=many(NUMBER)),
    Section("prizes", lambda eyes: outlook.prizes(eyes.table), holds=contents.PRIZES),
    Section("race", lambda eyes: outlook.race(eyes.table), holds=contents.RACE),
    Section("decks", each=decks, holds=contents.DECKS),
    Section("packet", each=packet, holds=contents.CARDS),
    Section("bundles", each=bundles, holds=contents.BUNDLES),
    Section("unseen", each=unseen, holds=contents.UNSEEN),
    Section(
        "box", lambda eyes: [open_card(card) for card in eyes.table.box], holds=contents.UNSEEN
    ),
    Section("supply", lambda eyes: eyes.table.supply[:], holds=contents.SUPPLY),
    Section("seats", seats, adds=with_hands, holds=contents.SEATS),
    Section("turn", lambda eyes: turn_view(eyes.table), holds=contents.TURN),
    Section(
        "outlook",
        lambda eyes: {"tariff": [], "missing": {}, "after_production": [], "sites": []},
        foretells=foretold,
        holds=untold(),
    ),
    form=RomeView,
)
