"""Who of a seat's crew could finish a site, and at which price."""

from itertools import combinations
from typing import Final

from groma.core.sets import members, size

from .bundles import covers, missing
from .layout import NOTHING
from .rules.sending import can_carry, price_of, price_of_several, wage_of
from .state import Table
from .tables import ACTION_PRICE, FREE_ACTIONS, NEEDS, TOOL_ADDS

LARGEST: Final = 3  # crew cards in a team
FEW: Final = 5  # teams that are told, the cheapest first
PAIR: Final = 2  # crew cards in a team for a building that is not open yet
FEWER: Final = 2  # such teams that are told


class Team:
    """Crew cards, the tool of each or NOTHING, and what it costs to send them all now."""

    def __init__(self, crew: list[int], tools: list[int], actions: int, wages: int) -> None:
        self.crew = crew
        self.tools = tools
        self.actions = actions
        self.wages = wages


def actions_of(table: Table, seat: int) -> int:
    """The actions a seat has now, or at the beginning of its next turn."""
    return table.actions if seat == table.active else FREE_ACTIONS


def bought(table: Table, seat: int, team: Team, spent: int = 0) -> int:
    """The actions that must be bought to send a team, some being spent before (BA-4.3)."""
    return max(0, team.actions + spent - actions_of(table, seat))


def price(table: Table, seat: int, team: Team, spent: int = 0) -> int:
    """Wages, and the actions that must be bought (BA-4.3, BA-6.6)."""
    return team.wages + ACTION_PRICE * bought(table, seat, team, spent)


def shortfall(table: Table, seat: int, site: int) -> int:
    """What a site still lacks when all available cards come with all unused tools."""
    idle = members(table.idle[seat])
    bundle = table.provided[site] + sum([table.strength[crew] for crew in idle])
    if any(can_carry(table, crew) for crew in idle):
        bundle += adds(table.toolbox[seat])
    return missing(bundle, NEEDS[site])


def finishers(table: Table, seat: int, site: int, largest: int = LARGEST) -> list[Team]:
    """The smallest teams of available cards that would finish a site, the cheapest first."""
    if shortfall(table, seat, site):
        return []
    for count in range(1, largest + 1):
        teams: list[Team] = []
        for chosen in combinations(members(table.idle[seat]), count):
            team = team_for(table, seat, site, list(chosen))
            if team is not None:
                teams.append(team)
        if teams:
            teams.sort(key=lambda team: (price(table, seat, team), team.actions))
            return teams[:FEW]
    return []


def starters(table: Table, seat: int, building: int) -> list[Team]:
    """Who could finish a building that is not open yet, alone or two together."""
    return [] if building == NOTHING else finishers(table, seat, building, PAIR)[:FEWER]


def team_for(table: Table, seat: int, site: int, crew: list[int]) -> Team | None:
    """These cards as a team, with as few tools as possible; None if they cannot finish it."""
    together = table.provided[site]
    bearers = 0
    for card in crew:
        together += table.strength[card]
        bearers += int(can_carry(table, card))
    unused = table.toolbox[seat]
    if not covers(together + adds(unused), NEEDS[site]):
        return None
    tools = tools_for(together, NEEDS[site], unused, bearers)
    if tools == NOTHING:
        return None
    waiting = members(tools)
    carried: list[int] = []
    for card in crew:
        carried.append(waiting.pop(0) if waiting and can_carry(table, card) else NOTHING)
    first = price_of(table, site) if seat == table.active else 1
    actions = price_of_several(first, len(crew))
    return Team(crew, carried, actions, sum([wage_of(table, card) for card in crew]))


def adds(tools: int) -> int:
    """What a set of tools adds together."""
    bundle = 0
    for tool in members(tools):
        bundle += TOOL_ADDS[tool]
    return bundle


def tools_for(bundle: int, need: int, unused: int, bearers: int) -> int:
    """The smallest set of unused tools that makes a bundle enough; NOTHING if there is none."""
    best = NOTHING
    tools = unused
    while True:  # all subsets, the empty one last
        if size(tools) <= bearers and (best == NOTHING or size(tools) <= size(best)):
            if covers(bundle + adds(tools), need):
                best = tools
        if not tools:
            return best
        tools = (tools - 1) & unused
