"""Chapter 7: fountain cards."""

from typing import Final

from groma.core.hidden import kind_of
from groma.core.refusals import Ask, bar
from groma.core.state import Step

from ..layout import FOUNTAIN_STACK, HANDS
from ..moves import FEATURE
from ..notes import DISCARDED, DISCARDED_CARD, DREW, DREW_CARD
from ..state import Table
from ..steps import DISCARDING
from ..tables import FOUNTAIN_DRAWS

EVERY_FEATURE: Final = (1 << FEATURE.size) - 1


def draw_fountain_cards(table: Table) -> None:
    """Two cards for the owner's eyes, as far as there are any (CD-7.7, CD-7.8, CD-12.2)."""
    seat = table.active
    hidden = table.hidden
    drawn = hidden.draw(FOUNTAIN_STACK, HANDS + seat, FOUNTAIN_DRAWS)
    if not drawn:
        return
    hidden.look(HANDS + seat, seat)
    hidden.lose_track(HANDS + seat, seat)
    if table.log is not None:
        table.log.tell(DREW, seat, drawn)
        hand = hidden.zones[HANDS + seat]
        for card in hand[len(hand) - drawn :]:
            table.log.whisper(seat, DREW_CARD, kind_of(card))
    table.push(DISCARDING)


class Discarding(Step[Table]):
    """One of all own fountain cards goes under the stack (CD-7.7)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """Any kind that is held."""
        held = 0
        for card in table.hidden.zones[HANDS + table.active]:
            held |= 1 << kind_of(card)
        return bar(EVERY_FEATURE, ~held, "CD-7.7", ask)

    def forced(self, table: Table, argument: int) -> bool:
        """Equal cards are asked for, too: to skip the question would tell (CD-12.3)."""
        return False

    def choose(self, table: Table, argument: int, option: int) -> None:
        """Face down, below all others."""
        seat = table.active
        zone = HANDS + seat
        kinds = [kind_of(card) for card in table.hidden.zones[zone]]
        table.hidden.bury(zone, kinds.index(option), FOUNTAIN_STACK)
        if table.log is not None:
            table.log.whisper(seat, DISCARDED_CARD, option)
            table.log.tell_others(seat, DISCARDED, seat)
