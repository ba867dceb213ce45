"""Chapter 2: the opening draft, and how cards are found by what they are."""

from typing import Final

from groma.core.hidden import kind_of
from groma.core.refusals import Ask, bar
from groma.core.state import Happening, Step

from ..layout import HANDS, PACKET
from ..notes import DRAFTED, DRAFTED_CARD, PACKET_HOLDS
from ..state import Table
from ..steps import DRAFTING
from ..tables import KINDS

EVERY_KIND: Final = (1 << KINDS) - 1


def kinds_in(cards: list[int]) -> int:
    """The set of buildings among some cards."""
    kinds = 0
    for card in cards:
        kinds |= 1 << (card & 255)
    return kinds


def place_of(cards: list[int], kind: int) -> int:
    """Where a building lies among some cards."""
    for place in range(len(cards)):
        if kind_of(cards[place]) == kind:
            return place
    raise ValueError(f"no card of kind {kind} here")


class PassPacket(Happening[Table]):
    """The packet reaches a seat, which looks at it; from now on it alone knows what goes where."""

    def happen(self, table: Table, argument: int) -> None:
        """CR-2.9: the right neighbour of the start player first, the start player last."""
        table.hidden.look(PACKET, argument)
        table.hidden.lose_track(PACKET, argument)
        if table.log is not None:
            for kind in sorted([kind_of(card) for card in table.hidden.zones[PACKET]]):
                table.log.whisper(argument, PACKET_HOLDS, kind)
        table.push(DRAFTING, argument)


class FromPacket(Step[Table]):
    """A card is chosen of those in the packet, by the clause that calls for it."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """Any card of the packet."""
        return bar(EVERY_KIND, ~kinds_in(table.hidden.zones[PACKET]), self.clause, ask)

    def forced(self, table: Table, argument: int) -> bool:
        """Goes by the number of cards: equal ones are asked for (CR-11.8)."""
        return len(table.hidden.zones[PACKET]) == 1


class Drafting(FromPacket):
    """A seat keeps one card of the packet secretly (CR-2.9)."""

    def who(self, table: Table, argument: int) -> int:
        """The seat that holds the packet."""
        return argument

    def choose(self, table: Table, argument: int, option: int) -> None:
        """The card goes into the hand, face down."""
        packet = table.hidden.zones[PACKET]
        table.hidden.give(PACKET, place_of(packet, option), HANDS + argument)
        if table.log is not None:
            table.log.whisper(argument, DRAFTED_CARD, option)
            table.log.tell_others(argument, DRAFTED, argument)
