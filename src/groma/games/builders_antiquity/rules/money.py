"""Chapters 1, 3, 6 and 7: what is paid, what the bank pays, and sesterces for actions."""

from typing import Final

from groma.core.refusals import Ask, bar

from ..layout import BANK_UNLIMITED, MERGED_EXCHANGE, REPAID_LOANS_RETURN
from ..notes import REPAID, TOOK_COINS
from ..state import Table
from ..tables import COIN_EXCHANGE, COINS_IN_BOX, LOAN_REPAY

PACKAGES: Final = len(COIN_EXCHANGE)  # so many actions can be exchanged at once
_TOO_MANY: Final[list[int]] = [(1 << PACKAGES) - 1 & -1 << actions for actions in range(PACKAGES)]


def unpaid(table: Table, left: int, options: int, price: int, ask: Ask | None) -> int:
    """What costs money needs the whole price in hand (BA-3.6)."""
    money = table.money[table.active]
    if money >= price:
        return left
    if ask is not None and not ask.clause and ask.bit & left & options:
        ask.facts = {"price": price, "money": money}
    return bar(left, options, "BA-3.6", ask)


def in_bank(table: Table) -> int | None:
    """The sesterces of the bank; None if they are not counted (BA-1.10)."""
    return None if table.settings[BANK_UNLIMITED] else COINS_IN_BOX - sum(table.money)


def paid_out(table: Table, coins: int, before: int = 0) -> int:
    """What the bank pays of so many sesterces, after so many came in (BA-1.10)."""
    left = in_bank(table)
    return coins if left is None else min(coins, left + before)


def receive(table: Table, seat: int, coins: int) -> int:
    """The bank pays a seat; the answer is how much."""
    coins = paid_out(table, coins)
    table.money[seat] += coins
    return coins


def pay(table: Table, seat: int, coins: int) -> None:
    """A seat pays the bank, what it has been seen to have (BA-3.6)."""
    table.money[seat] -= coins


def exchanges(table: Table, left: int, first: int, ask: Ask | None) -> int:
    """One to three actions at once, if there are as many (BA-6.20, BA-6.23)."""
    if table.actions >= PACKAGES:
        return left
    return bar(left, _TOO_MANY[table.actions] << first, "BA-6.23", ask)


def yield_of(table: Table, actions: int) -> int:
    """The sesterces for so many actions (BA-6.20, BA-6.25)."""
    if not table.settings[MERGED_EXCHANGE]:
        return COIN_EXCHANGE[actions - 1]
    before = table.exchanged % PACKAGES
    coins = 0
    for i in range(before, before + actions):
        step = i % PACKAGES
        coins += COIN_EXCHANGE[step] - (COIN_EXCHANGE[step - 1] if step else 0)
    return coins


def exchange(table: Table, package: int) -> None:
    """Actions for sesterces, as often as one likes (BA-6.24)."""
    actions = package + 1
    coins = receive(table, table.active, yield_of(table, actions))
    table.actions -= actions
    table.exchanged += actions
    if table.log is not None:
        table.log.tell(TOOK_COINS, table.active, actions, coins)


def repayments(table: Table, left: int, option: int, ask: Ask | None) -> int:
    """Whoever has a loan and enough money, at any time in the own turn (BA-7.18, BA-7.19)."""
    if not table.loans[table.active]:
        return bar(left, option, "BA-7.18", ask)
    return unpaid(table, left, option, LOAN_REPAY, ask)


def repay(table: Table) -> None:
    """Fifteen sesterces, no action; the card leaves the game (BA-7.18, BA-7.20)."""
    give_back(table, table.active)
    if table.log is not None:
        table.log.tell(REPAID, table.active, LOAN_REPAY)


def give_back(table: Table, seat: int) -> None:
    """A loan is repaid."""
    pay(table, seat, LOAN_REPAY)
    table.loans[seat] -= 1
    if table.settings[REPAID_LOANS_RETURN]:
        table.loans_left += 1
    else:
        table.loans_out += 1
