"""Chapter 2: laying out the table."""

from groma.core.deal import Deal
from groma.core.hidden import Hidden, back_of, face, kind_of
from groma.core.notes import Log
from groma.core.sets import size

from .city import City, found
from .layout import (
    BRICK,
    COIN,
    FIRST_PLAYER,
    HANDS,
    INFLUENCE,
    NOTHING,
    PACKET,
    POINT,
    STRIP_BACK,
    STRIPS,
    TWINS,
)
from .notes import START_PLAYER
from .rules import STEPS
from .rules.round import cards_drawn_of_deck_one
from .state import Table
from .steps import PASS_PACKET, PREPARATION
from .tables import (
    BUILDERS,
    DECK_CARDS,
    DECK_II,
    DECKS_IN_PLAY,
    INFLUENCE_CARDS,
    KINDS,
    MIRROR,
    START_MONEY,
    SUPPLY,
)
from .tables import STRIPS as STRIP_FRONTS


def blank(players: int, settings: list[int]) -> Table:
    """A table with nothing on it, to load a saved one into."""
    table = Table(players, settings, STEPS, Hidden(players, HANDS + players, TWINS))
    table.hidden.keepers[HANDS:] = range(players)
    table.cities = [City(True, BUILDERS[players]) for _ in range(players)]
    table.supply = SUPPLY[:]
    return table


def deal_table(players: int, settings: list[int], deal: Deal, log: Log | None) -> Table:
    """The set-up, up to the first choice of the opening draft."""
    table = blank(players, settings)
    table.log = log
    found_cities(table)
    shuffle_decks(table, deal)
    shuffle_strips(table, deal)
    choose_start_player(table, deal)
    begin_draft(table)
    table.advance()
    return table


def found_cities(table: Table) -> None:
    """Two start cards, Builders and 5 money for everyone (CR-2.1 to CR-2.4)."""
    table.cities = [found(BUILDERS[table.players]) for _ in range(table.players)]
    table.supply[COIN] -= START_MONEY * table.players


def shuffle_decks(table: Table, deal: Deal) -> None:
    """Each deck in play on its own, face down (CR-2.6)."""
    for deck in range(DECKS_IN_PLAY[table.players]):
        cards = [face(kind, deck) for kind in DECK_CARDS[deck]]
        deal.shuffle(cards)
        table.hidden.zones[deck] = cards


def shuffle_strips(table: Table, deal: Deal) -> None:
    """Order and reading direction of the strips by chance; the top one lies open (CR-2.11)."""
    rows = STRIP_FRONTS[:]
    deal.shuffle(rows)
    table.hidden.zones[STRIPS] = [
        face(MIRROR[row] if deal.below(2) else row, STRIP_BACK) for row in rows
    ]
    table.hidden.put(STRIPS, table.hidden.turn_up(STRIPS))


def choose_start_player(table: Table, deal: Deal) -> None:
    """The seat that the host named, counted round; else by lot, after all that is secret (CR-2.8).

    So the same seed gives the same cards and strips, whoever begins.
    """
    named = table.settings[FIRST_PLAYER]
    if named:
        table.start = (named - 1) % table.players
        return
    table.start = deal.below(table.players)
    if table.log is not None:
        table.log.tell(START_PLAYER, table.start)


def begin_draft(table: Table) -> None:
    """As many cards of deck II as players go round to the right, to the start player (CR-2.9)."""
    table.hidden.draw(DECK_II, PACKET, table.players)
    table.push(PREPARATION)
    for i in range(table.players):
        table.push(PASS_PACKET, (table.start + i) % table.players)


def census(table: Table) -> list[int]:
    """Every card by kind and back, every coin and token: none of it ever changes."""
    cards = [0] * (KINDS * (STRIP_BACK + 1))
    for zone in table.hidden.zones:
        for card in zone:
            back = back_of(card)
            row = kind_of(card)
            cards[back * KINDS + (min(row, MIRROR[row]) if back == STRIP_BACK else row)] += 1
    open_cards = [*table.offer, *table.box, table.building]
    for city in table.cities:
        open_cards += city.at
    for card in open_cards:
        if card != NOTHING:
            cards[back_of(card) * KINDS + kind_of(card)] += 1
    totals = table.supply[:]
    drawn = cards_drawn_of_deck_one(table)
    influence_cards = sum([v for v in INFLUENCE_CARDS[table.players] if v > drawn])
    influence_cards += sum(table.lying)
    for city in table.cities:
        totals[COIN] += city.money
        totals[INFLUENCE] += city.influence
        totals[BRICK] += size(city.bricks)
        totals[POINT] += sum([bath & 7 for bath in city.baths])
        influence_cards += sum(city.influence_cards)
    return [*totals, influence_cards, *cards]
