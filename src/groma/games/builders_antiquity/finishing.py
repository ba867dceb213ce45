"""What is missing after a card comes, and who would finish what; made of the view alone."""

from typing import Final

from groma.core.phrases import NOTHING_SAID, counted, listed

from .bundles import missing, total
from .looks import BuildersView, CrewView, SeatView, SiteView
from .phrases import (
    available,
    building_word,
    bundle_of,
    crew_word,
    gain_signs,
    gain_words,
    tool_adds,
    with_tool,
)

FEW: Final = 2  # cards that are named

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


def finished_by(
    view: BuildersView,
    sites: list[SiteView],
    provides: int,
    tools: list[str],
    wage: int,
    eyes: bool,
) -> list[str]:
    """Those of some sites that one card more would finish, each with what it brings."""
    found: list[str] = []
    for site in sites:
        tool = finishing_tool(bundle_of(site["missing"]), provides, tools)
        if tool != NOT_AT_ALL:
            words = with_tool(building_word(site["building"]), tool)
            found.append(f"{words} ({site_gain(view, site, wage, eyes)})")
    return found


def best_cover(sites: list[SiteView], provides: int) -> tuple[str, int, int]:
    """The site for which a card brings most of what is missing: how much, and of how much."""
    best = ("", 0, 0)
    for site in sites:
        lack = bundle_of(site["missing"])
        part = total(lack) - total(missing(provides, lack))
        if not best[0] or part > best[1]:
            best = (site["building"], part, total(lack))
    return best


def alone(seat: SeatView, lack: int) -> list[str]:
    """The available cards that would finish a new site without any other, the cheapest first."""
    found: list[str] = []
    for card in sorted(available(seat), key=by_wage):
        tool = finishing_tool(lack, bundle_of(card["provides"]), tools_for(seat, card))
        if tool != NOT_AT_ALL:
            found.append(f"{with_tool(crew_word(card), tool)} ({wage_words(card['wage'])})")
    return found[:FEW]


def by_wage(card: CrewView) -> int:
    """Cheap ones first."""
    return card["wage"]


def tools_for(seat: SeatView, card: CrewView) -> list[str]:
    """The unused tools that a card may take along."""
    return seat["tools"] if card["can_carry"] else []


def wage_words(wage: int) -> str:
    """ "wage 4", or none."""
    return f"@say-wage {wage}" if wage else "@say-no-wage"


def helped_by(seat: SeatView, tool: str) -> list[str]:
    """Sites that an available card would finish with a tool, but not without."""
    found: list[str] = []
    for site in seat["sites"]:
        lack = bundle_of(site["missing"])
        for card in available(seat):
            if card["can_carry"]:
                if finishing_tool(lack, bundle_of(card["provides"]), [tool]) == tool:
                    found.append(f"{crew_word(card)} ({building_word(site['building'])})")
    return found[:FEW]


def team_words(view: BuildersView, site: SiteView) -> str:
    """Who could finish a site at which price: "master 1 with hammer (1 action, 5 sesterces)"."""
    found: list[str] = []
    for team in site["teams"]:
        together: list[str] = []
        for i in range(len(team["crew"])):
            for seat in view["seats"]:
                for card in seat["crew"]:
                    if card["crew"] == team["crew"][i]:
                        together.append(with_tool(crew_word(card), team["tools"][i]))
        costs = [counted(team["actions"], "action"), counted(team["price"], "coin")]
        if team["price"] > team["wages"]:
            costs.append("@say-bought")
        if not team["affordable"]:
            costs.append("@say-too-dear")
        found.append(f"{' @say-and '.join(together)} ({listed(costs)})")
    return "; @say-or ".join(found) if found else NOTHING_SAID
