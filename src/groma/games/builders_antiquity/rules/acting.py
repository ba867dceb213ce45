"""Chapter 4: the actions of a turn, one after another in any order."""

from typing import Final

from groma.core.refusals import Ask, bar
from groma.core.state import Step

from ..layout import MUST_SPEND_ACTIONS, NOTHING
from ..moves import (
    BUY_ACTION,
    BUY_SLAVE,
    COINS,
    END,
    FREE,
    OPEN,
    RECRUIT,
    REPAY,
    SEND,
)
from ..notes import BOUGHT_ACTION, ENDED_TURN
from ..state import Table
from ..steps import ACTING, SITING
from ..tables import ACTION_PRICE
from .drafting import drafts, open_site, recruit
from .investing import frees, invest, investments, set_free
from .money import exchange, exchanges, pay, repay, repayments, unpaid
from .sending import sendings

# Everything but freeing a slave, which comes last: so sets of options are small ints mostly
EVERY_ACTION: Final = (1 << FREE - OPEN) - 1
_RECRUIT: Final = RECRUIT - OPEN
_COINS: Final = COINS - OPEN
_BUY_ACTION: Final = 1 << BUY_ACTION - OPEN
_END: Final = 1 << END - OPEN
_SEND: Final = SEND - OPEN
_INVEST: Final = BUY_SLAVE - OPEN
_REPAY: Final = REPAY - OPEN
_FREE: Final = FREE - OPEN
# What costs actions: all but buying one, ending the turn and repaying
COSTS_ACTIONS: Final = EVERY_ACTION & ~(_BUY_ACTION | _END | 1 << _REPAY)


class Acting(Step[Table]):
    """What comes next: an action, one more action for money, or the end of the turn (BA-4.4)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """With neither actions nor money only the end is left: then it is not asked (BA-4.8)."""
        left = EVERY_ACTION
        if table.actions:
            left = drafts(table, left, ask)
            left = exchanges(table, left, _COINS, ask)
            left = sendings(table, left, _SEND, ask)
            left = investments(table, left, _INVEST, ask)
            if table.settings[MUST_SPEND_ACTIONS]:
                left = bar(left, _END, "BA-4.5", ask)
        else:
            left = bar(left, COSTS_ACTIONS, "BA-4.2", ask)
        left = unpaid(table, left, _BUY_ACTION, ACTION_PRICE, ask)
        return frees(table, repayments(table, left, 1 << _REPAY, ask), _FREE, ask)

    def usual(self, table: Table, argument: int, options: int) -> int:
        """The end of the turn, when no action is left."""
        return END - OPEN if not table.actions else NOTHING

    def choose(self, table: Table, argument: int, option: int) -> None:
        """It is carried out completely before the next one (BA-4.4)."""
        if 1 << option == _END:
            end_turn(table)
            return
        table.push(ACTING)
        if option < _RECRUIT:
            open_site(table, option)
        elif option < _COINS:
            recruit(table, option - _RECRUIT)
        elif 1 << option < _BUY_ACTION:
            exchange(table, option - _COINS)
        elif 1 << option == _BUY_ACTION:
            buy_action(table)
        elif option < _INVEST:
            table.push(SITING, option - _SEND)
        elif option < _REPAY:
            invest(table, option - _INVEST)
        elif option == _REPAY:
            repay(table)
        else:
            set_free(table, option - _FREE)


def buy_action(table: Table) -> None:
    """One more action for five sesterces, as often as one likes (BA-4.3)."""
    pay(table, table.active, ACTION_PRICE)
    table.actions += 1
    if table.log is not None:
        table.log.tell(BOUGHT_ACTION, table.active, ACTION_PRICE)


def end_turn(table: Table) -> None:
    """Actions that are left over are lost (BA-4.5, BA-4.6)."""
    if table.log is not None and table.actions:
        table.log.tell(ENDED_TURN, table.active, table.actions)
