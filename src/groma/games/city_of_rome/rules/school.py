"""Chapter 9: School and University draw cards, keep one and put the others under the deck."""

from typing import Final

from groma.core.hidden import kind_of
from groma.core.refusals import Ask, bar
from groma.core.sets import lowest
from groma.core.state import Step

from ..layout import HANDS, PACKET
from ..notes import DREW, KEPT, KEPT_CARD, PUT_UNDER, PUT_UNDER_CARD, STUDIED
from ..state import Table
from ..steps import BURYING, KEEPING
from ..tables import DECK_I, DECKS_IN_PLAY
from .opening import FromPacket, place_of

EVERY_DECK: Final = 15


class Schooling(Step[Table]):
    """Choose the deck before drawing (CR-9.13); the argument is the number of cards."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """The decks II to IV that are in play and not empty (CR-9.15)."""
        left = bar(EVERY_DECK, 1 << DECK_I, "CR-9.15", ask)
        left = bar(left, -1 << DECKS_IN_PLAY[table.players], "CR-9.13", ask)
        for deck in range(DECKS_IN_PLAY[table.players]):
            if not table.hidden.zones[deck]:
                left = bar(left, 1 << deck, "CR-9.15", ask)
        return left

    def choose(self, table: Table, argument: int, option: int) -> None:
        """Draw; the owner sees the faces, and from here on only the owner knows which is where."""
        seat = table.active
        drawn = table.hidden.draw(option, PACKET, argument)
        if table.log is not None:
            table.log.tell(STUDIED, seat, option, drawn)
        table.hidden.look(PACKET, seat)
        table.hidden.lose_track(PACKET, seat)
        if table.log is not None:
            for kind in sorted([kind_of(card) for card in table.hidden.zones[PACKET]]):
                table.log.whisper(seat, DREW, kind)
        table.push(KEEPING, option)


class Keeping(FromPacket):
    """Keep exactly one of the cards drawn (CR-9.13, CR-9.14)."""

    def choose(self, table: Table, argument: int, option: int) -> None:
        """Into the hand, face down."""
        seat = table.active
        packet = table.hidden.zones[PACKET]
        table.hidden.give(PACKET, place_of(packet, option), HANDS + seat)
        if table.log is not None:
            table.log.whisper(seat, KEPT_CARD, option)
            table.log.tell_others(seat, KEPT, seat)
        if packet:
            table.push(BURYING, argument)


class Burying(FromPacket):
    """The others go under the deck one by one, the first chosen uppermost (CR-9.13, CR-11.10)."""

    def usual(self, table: Table, argument: int, options: int) -> int:
        """In any order: the deck is hardly ever drawn to its end."""
        return lowest(options)

    def choose(self, table: Table, argument: int, option: int) -> None:
        """Below everything that lies there."""
        seat = table.active
        packet = table.hidden.zones[PACKET]
        table.hidden.bury(PACKET, place_of(packet, option), argument)
        if table.log is not None:
            table.log.whisper(seat, PUT_UNDER_CARD, option, argument)
            table.log.tell_others(seat, PUT_UNDER, seat, argument)
        if packet:
            table.push(BURYING, argument)
