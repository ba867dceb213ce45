"""What open sites promise: whoever of the crew could finish them, how soon and at which price."""

from typing import Final

from groma.core.sets import members, size

from ..bundles import AMOUNT, BYTE, SPARE, covers, missing
from ..layout import EVERY_SLAVE, NOTHING
from ..rules.sending import can_carry, price_of, price_of_several, wage_of
from ..state import Table
from ..tables import (
    FIRST_MACHINE,
    FIRST_SLAVE,
    NEEDS,
    PAYS,
    POINTS,
    RESOURCES,
    ROW,
    TOOL_ADDS,
)
from .tempo import POINT, TURN, coin_worth, ending

ACTION: Final = 32  # an action that a site needs, in tenths of a sesterce
MACHINE: Final = 10  # a machine works for nothing, in each turn to come
SURE: Final = 90  # of a hundred: what a reward counts before it is there
LACK: Final = 60  # each resource that nobody of the crew provides ...
RECRUIT: Final = 2  # ... and the turns until somebody does: one for so many
NONE_LEFT: Final = 4  # it is so much less likely if nobody can be recruited
SHORT: Final = 10  # each sesterce that the wages take and that is not there ...
VERY_SHORT: Final = 5  # ... and if it is more than that, a turn
PACE: Final = 88  # of a hundred: what is left of a promise a turn later
DOUBT: Final = 10  # how unsure the number of turns is
SENDINGS: Final = 2  # cards that are sent in a turn
LARGEST: Final = 6  # cards that are sent to one site

# Who comes first when a card for a site is looked for
_USE: Final = 20
_WAGE: Final = 7
_FIRST: Final = 4000  # so that the order of the sites has no negative numbers
_GAP: Final = 60
_SITE: Final = 64


def finishes(bundle: int, need: int, tools: int, bearers: int) -> bool:
    """Whether a bundle is enough, perhaps with tools: so many cards can carry one each."""
    if covers(bundle, need):
        return True
    if not tools or not bearers or not covers(bundle + tools, need):
        return False
    return size(~((bundle | SPARE) - need) & SPARE) <= bearers


def used(gap: int, bundle: int) -> int:
    """How many resources of a bundle are of use for a gap."""
    count = 0
    for shift in range(0, BYTE * RESOURCES, BYTE):
        count += min(gap >> shift & AMOUNT, bundle >> shift & AMOUNT)
    return count


class Promise:
    """The open sites of a seat, finished in thought one after another, the nearest first."""

    def __init__(self, table: Table, seat: int, turns: int, actions: int) -> None:
        self.table = table
        self.seat = seat
        self.turns = turns  # to come, in tenths
        self.actions = actions  # left in this turn
        self.money = table.money[seat]
        self.coin = coin_worth(turns)
        self.load = 0  # cards that are sent or recruited in later turns
        self.tools = 0  # what unused tools add together
        for tool in members(table.toolbox[seat]):
            self.tools += TOOL_ADDS[tool]
        self.idle = members(table.idle[seat])
        self.busy = members(table.crew[seat] & ~table.idle[seat])
        # The cards that would finish the site that is looked at
        self.team = 0  # those that are available
        self.count = 0  # with those that are not
        self.wages = 0
        self.lack = 0  # resources that they do not provide
        self.late = False  # some are on other sites

    def worth(self) -> int:
        """What all open sites promise."""
        order = [self.place(site) for site in members(self.table.sites[self.seat])]
        order.sort()
        value = 0
        for place in order:
            value += self.site(place % _SITE)
        return value

    def place(self, site: int) -> int:
        """In which order sites are looked at: little to do and much to get come first."""
        gap = missing(self.table.provided[site], NEEDS[site])
        return (_FIRST + _GAP * used(gap, gap) - self.reward(site)) * _SITE + site

    def reward(self, site: int) -> int:
        """What a finished building gives."""
        return POINT * POINTS[site] + self.coin * PAYS[site]

    def site(self, site: int) -> int:
        """What a site promises: it is finished in this turn, or later, or nobody cares."""
        self.choose_team(site)
        reward = self.reward(site)
        if site >= FIRST_MACHINE:
            reward += MACHINE * self.turns // TURN
        reward = reward * SURE // 100
        now = self.now(site, reward)
        later = self.later(site, reward)
        if now >= later:
            if now > 0:
                self.load -= self.count
                self.actions -= self.price(site)
                self.money += PAYS[site] - self.wages
            return max(0, now)
        if later <= 0:
            return 0
        self.money -= self.wages
        if self.actions >= self.first(site):
            self.actions -= self.first(site)
        if self.team:
            self.busy = self.busy + [card for card in self.idle if self.team >> card & 1]
            self.idle = [card for card in self.idle if not self.team >> card & 1]
        return later

    def first(self, site: int) -> int:
        """The actions for the next card (BA-6.3)."""
        return price_of(self.table, site) if self.actions else 1

    def price(self, site: int) -> int:
        """The actions for the whole team at once."""
        return price_of_several(self.first(site), self.count)

    def now(self, site: int, reward: int) -> int:
        """If it is finished in this turn; less than nothing if it cannot be."""
        price = self.price(site)
        if self.lack or self.late or price > self.actions or self.wages > self.money:
            return NOTHING
        return reward - self.coin * self.wages - self.coin * ACTION * price // 10

    def later(self, site: int, reward: int) -> int:
        """If it is finished card by card in turns to come."""
        short = self.wages - self.money
        recruits = (self.lack + RECRUIT - 1) // RECRUIT
        delay = self.count + recruits + int(self.late)
        if self.team and self.count > 1 and self.actions >= self.first(site):
            delay -= 1  # the first one goes now
        self.load += self.count + recruits
        delay = max(delay, (self.load + SENDINGS - 1) // SENDINGS)
        value = reward - self.coin * self.wages - self.coin * ACTION * self.count // 10
        value -= LACK * self.lack
        if short > 0:
            value -= SHORT * short
            delay += int(short > VERY_SHORT)
        likely = self.likely(delay)
        if self.lack and self.nobody_left():
            likely //= NONE_LEFT
        return value * likely // 100

    def likely(self, delay: int) -> int:
        """Of a hundred: that there are so many turns, and what the promise is still worth then."""
        spare = self.turns - TURN * delay
        if ending(self.table):
            likely = 100 if spare >= 0 else 0
        else:
            likely = max(0, min(100, 50 + 50 * spare // (DOUBT + self.turns // 2)))
        for _ in range(delay):
            likely = likely * PACE // 100
        return likely

    def nobody_left(self) -> bool:
        """Neither workers in the row nor slaves in their stack."""
        table = self.table
        return table.gaps >> ROW == (1 << ROW) - 1 and not table.stock & EVERY_SLAVE >> FIRST_SLAVE

    # ---- who finishes a site --------------------------------------------------------------------

    def choose_team(self, site: int) -> None:
        """The cheapest card or pair that finishes it; else several, the most useful first."""
        self.lack = 0
        self.late = False
        if not self.one_or_two(self.table.provided[site], NEEDS[site]):
            self.several(site)

    def one_or_two(self, bundle: int, need: int) -> bool:
        """Whether a card or two that are available finish it."""
        table = self.table
        idle = self.idle
        together: list[int] = []
        wages: list[int] = []
        bearers: list[int] = []
        self.count = 0
        for card in idle:
            together.append(bundle + table.strength[card])
            wages.append(wage_of(table, card))
            bearers.append(int(can_carry(table, card)))
        for i in range(len(idle)):
            if not self.count or wages[i] < self.wages:
                if finishes(together[i], need, self.tools, bearers[i]):
                    self.count = 1
                    self.wages = wages[i]
                    self.team = 1 << idle[i]
        if self.count:
            return True
        for i in range(1, len(idle)):
            strength = together[i] - bundle
            for j in range(i):
                if not self.count or wages[i] + wages[j] < self.wages:
                    carry = bearers[i] + bearers[j]
                    if finishes(together[j] + strength, need, self.tools, carry):
                        self.count = 2
                        self.wages = wages[i] + wages[j]
                        self.team = 1 << idle[i] | 1 << idle[j]
        return self.count > 0

    def several(self, site: int) -> None:
        """Available cards as long as they are of use, then those on other sites."""
        table = self.table
        self.count = 0
        self.wages = 0
        self.team = 0
        gap = missing(table.provided[site], NEEDS[site])
        while gap and self.count < LARGEST:
            card = self.most_useful(gap)
            if card == NOTHING:
                break
            gap = self.add(gap, card)
            self.team |= 1 << card
        for card in self.busy:
            if table.posts[card] != site and used(gap, table.strength[card]) > 1:
                gap = self.add(gap, card)
                self.late = True
        self.lack = used(gap, gap)

    def most_useful(self, gap: int) -> int:
        """The available card that provides most for its wage; NOTHING if none is of use."""
        table = self.table
        best = NOTHING
        best_score = 0
        for card in self.idle:
            if not self.team >> card & 1:
                use = used(gap, table.strength[card])
                if use:
                    score = _USE * use - _WAGE * wage_of(table, card)
                    if best == NOTHING or score > best_score:
                        best = card
                        best_score = score
        return best

    def add(self, gap: int, card: int) -> int:
        """What is missing when a card has joined the team."""
        self.count += 1
        self.wages += wage_of(self.table, card)
        return missing(self.table.strength[card], gap)
