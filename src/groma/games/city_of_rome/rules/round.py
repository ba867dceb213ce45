"""Chapters 3, 4, 5 and 10: a round from the turning of the strip to the influence scoring."""

from groma.core.hidden import back_of, kind_of
from groma.core.refusals import Ask, bar
from groma.core.state import Happening, Step

from ..city import ON_STRIP
from ..layout import NOTHING, STRIP_BACK, STRIPS
from ..notes import (
    INFLUENCE_CARD_UP,
    INFLUENCE_LOST,
    INFLUENCE_TIED,
    INFLUENCE_WON,
    ROUND_BEGINS,
    START_PLAYER,
    STATIONED,
    TURNED_UP,
)
from ..state import Table
from ..steps import PLACEMENT, PREPARATION, ROUND_END, TURN
from ..tables import (
    BUILDERS,
    DECK_CARDS,
    DECK_I,
    DECKS_IN_PLAY,
    FIELDS,
    INFLUENCE_CARDS,
    MIRROR,
    OFFER_PER_DECK,
    ROUNDS,
)
from .supply import return_influence


class Preparation(Happening[Table]):
    """A new round: strip, offer, influence card (CR-4.1 to CR-4.6)."""

    def happen(self, table: Table, argument: int) -> None:
        """Prepare, then let the Builders be placed and resolved."""
        table.round += 1
        turn_strip(table)
        lay_out_offer(table)
        turn_up_influence_card(table)
        schedule_round(table)


def turn_strip(table: Table) -> None:
    """The top strip goes under the stack, turned over; the next one counts (CR-4.1, CR-4.2)."""
    stack = table.hidden.zones[STRIPS]
    used = table.hidden.turn_up(STRIPS)
    table.hidden.put(STRIPS, MIRROR[kind_of(used)] | STRIP_BACK << 8)
    table.hidden.bury(STRIPS, len(stack) - 1, STRIPS)
    table.hidden.put(STRIPS, table.hidden.turn_up(STRIPS))
    table.row = kind_of(stack[-1])
    if table.log is not None:
        table.log.tell(ROUND_BEGINS, table.round, table.row)


def lay_out_offer(table: Table) -> None:
    """The top cards of every deck in play, face up (CR-4.4, CR-4.5)."""
    table.offer = []
    for deck in range(DECKS_IN_PLAY[table.players]):
        for _ in range(OFFER_PER_DECK[table.players]):
            card = table.hidden.turn_up(deck)
            table.offer.append(card)
            if table.log is not None:
                table.log.tell(TURNED_UP, kind_of(card), back_of(card))


def cards_drawn_of_deck_one(table: Table) -> int:
    """How many building cards of deck I have been turned up."""
    return len(DECK_CARDS[DECK_I]) - len(table.hidden.zones[DECK_I])


def round_of_influence_card(players: int, value: int) -> int:
    """The round in which it is turned up (CR-2.7, CR-4.4)."""
    return -(-value // OFFER_PER_DECK[players])


def turn_up_influence_card(table: Table) -> None:
    """The influence card of value v lies under the v-th card of deck I (CR-2.7, CR-4.6)."""
    drawn = cards_drawn_of_deck_one(table)
    if drawn in INFLUENCE_CARDS[table.players]:
        table.lying = [*table.lying, drawn]
        if table.log is not None:
            table.log.tell(INFLUENCE_CARD_UP, drawn)


def schedule_round(table: Table) -> None:
    """Placement clockwise from the start player, then the fields 1 to 5 (CR-5.1, CR-6.1)."""
    table.fields = [NOTHING] * FIELDS
    table.push(ROUND_END)
    for field in range(FIELDS - 1, -1, -1):
        table.push(TURN, field)
    for builder in range(BUILDERS[table.players] - 1, -1, -1):
        for i in range(table.players - 1, -1, -1):
            seat = (table.start + i) % table.players
            table.push(PLACEMENT, 2 * seat + builder)


class Placement(Step[Table]):
    """A Builder goes on a field of the strip (CR-5.1, CR-5.2)."""

    def who(self, table: Table, argument: int) -> int:
        """The owner of the Builder."""
        return argument // 2

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """Any free field."""
        taken = 0
        for field in range(FIELDS):
            if table.fields[field] != NOTHING:
                taken |= 1 << field
        return bar((1 << FIELDS) - 1, taken, "CR-5.1", ask)

    def choose(self, table: Table, argument: int, option: int) -> None:
        """The Builder leaves the city."""
        seat = argument // 2
        table.fields[option] = argument
        table.cities[seat].move_builder(argument % 2, ON_STRIP)
        if table.log is not None:
            table.log.tell(STATIONED, seat, option)


class RoundEnd(Happening[Table]):
    """The end of the round (CR-10.1 to CR-10.6)."""

    def happen(self, table: Table, argument: int) -> None:
        """Figure first, influence scoring second; then the next round, or the end."""
        table.start = (table.start + 1) % table.players
        last = table.round == ROUNDS[table.players]
        if table.log is not None and not last:
            table.log.tell(START_PLAYER, table.start)
        score_influence(table, last)
        if not last:
            table.push(PREPARATION)


def score_influence(table: Table, last: bool) -> None:
    """Whoever leads alone gives up all tokens and takes all cards lying there (CR-10.2 to 10.5)."""
    if not table.lying:
        return
    most = -1
    leader = NOTHING
    for seat in range(table.players):
        tokens = table.cities[seat].influence
        if tokens > most:
            most = tokens
            leader = seat
        elif tokens == most:
            leader = NOTHING
    value = sum(table.lying)
    if leader == NOTHING:
        if table.log is not None:
            if last:
                table.log.tell(INFLUENCE_LOST, value)
            else:
                table.log.tell(INFLUENCE_TIED, value, most)
        return
    city = table.cities[leader]
    return_influence(table, city)
    city.influence_cards = city.influence_cards + table.lying
    table.lying = []
    if table.log is not None:
        table.log.tell(INFLUENCE_WON, leader, value, most)
