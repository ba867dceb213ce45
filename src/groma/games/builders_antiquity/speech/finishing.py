"""What is missing after a card comes, and who would finish what; made of the view alone."""

from itertools import combinations
from typing import Final

from groma.core.phrases import NOTHING_SAID, counted, listed

from ..bundles import covers, missing, total
from ..tables import ACTION_PRICE
from ..view.forms import BuildersView, CrewView, SeatView, SiteView, TeamView
from .phrases import (
    available,
    building_word,
    bundle_of,
    card_in,
    crew_word,
    gain_signs,
    gain_words,
    named,
    resources_of,
    signs_of,
    together,
    tool_adds,
    with_tool,
)

FEW: Final = 2  # cards or sites that are named
LITTLE: Final = 3  # resources that are named

NOT_AT_ALL: Final = "-"  # no tool finishes it


def finishing_tool(lack: int, provides: int, tools: list[str]) -> str | None:
    """The tool with which a card finishes what lacks so much: None needs none."""
    left = missing(provides, lack)
    if not left:
        return None
    for tool in tools:
        if not missing(tool_adds(tool), left):
            return tool
    return NOT_AT_ALL


def bank_pays(view: BuildersView, coins: int, wage: int) -> int:
    """What a bank that may run out pays, after a wage came in (BA-1.10)."""
    bank = view["bank"]
    return coins if bank is None else min(coins, bank + wage)


def site_gain(view: BuildersView, site: SiteView, wage: int, eyes: bool = False) -> str:
    """What the owner gets when a site is finished now."""
    coins = bank_pays(view, site["pays"], wage)
    return gain_signs(coins, site["points"]) if eyes else gain_words(coins, site["points"])


def finishable(
    seat: SeatView, provides: int, tools: list[str]
) -> list[tuple[SiteView, str | None]]:
    """The own sites that one card more would finish, each with the tool for it."""
    found: list[tuple[SiteView, str | None]] = []
    for site in seat["sites"]:
        tool = finishing_tool(bundle_of(site["missing"]), provides, tools)
        if tool != NOT_AT_ALL:
            found.append((site, tool))
    return found


def site_words(
    view: BuildersView, site: SiteView, tool: str | None, wage: int, eyes: bool = False
) -> str:
    """A site that is finished, and what it brings: "Market with brush (10 sesterces)"."""
    words = with_tool(building_word(site["building"]), tool)
    return f"{words} ({site_gain(view, site, wage, eyes)})"


def in_time(actions: int, money: int, price: int, wage: int) -> bool:
    """Whether actions and money suffice for a sending at this price in actions, and a wage."""
    return wage + ACTION_PRICE * max(0, price - actions) <= money


def coverings(sites: list[SiteView], provides: int) -> list[SiteView]:
    """The sites for which a card brings something, those first that lack least then."""
    helped: list[tuple[int, int, SiteView]] = []
    for i in range(len(sites)):
        lack = bundle_of(sites[i]["missing"])
        left = total(missing(provides, lack))
        if left < total(lack):
            helped.append((left, i, sites[i]))
    helped.sort(key=first_two)
    return [site for _, _, site in helped]


def first_two(entry: tuple[int, int, SiteView]) -> tuple[int, int]:
    """What lacks, then the place among the sites."""
    return entry[0], entry[1]


def cover_words(site: SiteView, provides: int, eyes: bool = False) -> str:
    """What a site lacks when a card has come; of much, ears hear only how much it covers."""
    lack = bundle_of(site["missing"])
    left = missing(provides, lack)
    words = building_word(site["building"])
    if eyes:
        return f"{words}: @say-sign-still {signs_of(named(left))}"
    if total(left) <= LITTLE:
        return f"{words}: @say-still {resources_of(named(left))}"
    return f"{words}: @say-covers {total(lack) - total(left)} @say-of {total(lack)}"


def alone(seat: SeatView, lack: int) -> list[tuple[CrewView, str | None]]:
    """The available cards that would finish a new site without any other, the cheapest first."""
    found: list[tuple[CrewView, str | None]] = []
    for card in sorted(available(seat), key=by_wage):
        tool = finishing_tool(lack, bundle_of(card["provides"]), tools_for(seat, card))
        if tool != NOT_AT_ALL:
            found.append((card, tool))
    return found


def alone_words(found: list[tuple[CrewView, str | None]]) -> str:
    """ "labourer 1 (wage 3), the freedman Geta (wage 4)"."""
    cards = found[:FEW]
    return listed([f"{with_tool(crew_word(c), t)} ({wage_words(c['wage'])})" for c, t in cards])


def by_wage(card: CrewView) -> int:
    """Cheap ones first."""
    return card["wage"]


def tools_for(seat: SeatView, card: CrewView) -> list[str]:
    """The unused tools that a card may take along."""
    return seat["tools"] if card["can_carry"] else []


def wage_words(wage: int) -> str:
    """ "wage 4", or none."""
    return f"@say-wage {wage}" if wage else "@say-no-wage"


def helped_by(seat: SeatView, tool: str) -> list[tuple[CrewView, SiteView]]:
    """Sites that an available card would finish with a tool, but not without."""
    found: list[tuple[CrewView, SiteView]] = []
    for site in seat["sites"]:
        lack = bundle_of(site["missing"])
        for card in available(seat):
            if card["can_carry"]:
                if finishing_tool(lack, bundle_of(card["provides"]), [tool]) == tool:
                    found.append((card, site))
    return found


def helped_words(found: list[tuple[CrewView, SiteView]]) -> str:
    """ "master 1 (Lighthouse)"."""
    return listed([f"{crew_word(c)} ({building_word(s['building'])})" for c, s in found[:FEW]])


# ---- several together ---------------------------------------------------------------------------


def team_words(seat: SeatView, teams: list[TeamView]) -> str:
    """Who could finish a site at which price: "master 1 with hammer (1 action, 5 sesterces)"."""
    found: list[str] = []
    for team in teams:
        names: list[str] = []
        for i in range(len(team["crew"])):
            card = card_in(seat, team["crew"][i])
            if card is not None:
                names.append(with_tool(crew_word(card), team["tools"][i]))
        found.append(f"{together(names)} ({price_words(team)})")
    return "; @say-or ".join(found) if found else NOTHING_SAID


def teams_in_time(view: BuildersView, site: SiteView) -> list[TeamView]:
    """Who could finish a site: in the last round only for what one has, afterwards nobody."""
    if view["turn"] is None:
        return []
    return [team for team in site["teams"] if team["affordable"] or not view["last_round"]]


def price_words(team: TeamView) -> str:
    """ "1 action, 5 sesterces", or "2 actions, 2 of them bought: 10, wages 3, 13 sesterces"."""
    costs = [counted(team["actions"], "action")]
    bought = team["price"] - team["wages"]
    if bought:
        costs.append(f"@say-bought {bought // ACTION_PRICE} @say-bought-for {bought}")
        costs.append(f"@say-wages {team['wages']}")
        costs.append(f"@say-in-all {counted(team['price'], 'coin')}")
    else:
        costs.append(counted(team["price"], "coin") if team["price"] else "@say-no-wage")
    if not team["affordable"]:
        costs.append("@say-too-dear")
    return listed(costs)


def lack_of_all(seat: SeatView, site: SiteView) -> int:
    """What a site still lacks when all available cards come with all unused tools."""
    bundle = 0
    for card in available(seat):
        bundle += bundle_of(card["provides"])
    if any(card["can_carry"] for card in available(seat)):
        bundle += sum([tool_adds(tool) for tool in seat["tools"]])
    return missing(bundle, bundle_of(site["missing"]))


def starters(seat: SeatView, need: int) -> str:
    """Who could finish a building that is not open yet, alone or two together; at best few."""
    idle = available(seat)
    for count in (1, 2):
        found: list[TeamView] = []
        for chosen in combinations(idle, count):
            tools = enough(seat, list(chosen), need)
            if tools is not None:
                wages = sum([card["wage"] for card in chosen])
                found.append(
                    {
                        "crew": [card["crew"] for card in chosen],
                        "tools": tools,
                        "actions": sum(range(1, count + 1)),
                        "wages": wages,
                        "price": wages,
                        "affordable": True,
                    }
                )
        if found:
            found.sort(key=by_price)
            return team_words(seat, found[:FEW])
    return ""


def by_price(team: TeamView) -> int:
    """Cheap ones first."""
    return team["price"]


def enough(seat: SeatView, chosen: list[CrewView], need: int) -> list[str | None] | None:
    """The tools with which these cards cover a need, at most one of them; None if they cannot."""
    bundle = sum([bundle_of(card["provides"]) for card in chosen])
    if covers(bundle, need):
        return [None for _ in chosen]
    for i in range(len(chosen)):
        for tool in tools_for(seat, chosen[i]):
            if covers(bundle + tool_adds(tool), need):
                return [tool if j == i else None for j in range(len(chosen))]
    return None
