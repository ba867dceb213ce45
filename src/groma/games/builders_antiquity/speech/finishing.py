"""Who would finish what, and what is missing when a card has come, in words."""

from typing import Final

from groma.core.phrases import NOTHING_SAID, clauses, counted, listed
from groma.core.sayings import Fact

from ..view.forms import BuildersView, ProspectView, SeatView, SiteView, StarterView, TeamView
from .phrases import (
    amount_of,
    building_word,
    card_in,
    crew_word,
    gain_signs,
    gain_words,
    mover,
    resources_of,
    signs_of,
    site_in,
    together,
    with_tool,
)

FEW: Final = 2  # sites that are named
LITTLE: Final = 3  # resources that are named


def wage_words(wage: int) -> str:
    """ "wage 4", or none."""
    return f"@say-wage {wage}" if wage else "@say-no-wage"


# ---- one card -----------------------------------------------------------------------------------


def finishing(sites: list[ProspectView]) -> list[ProspectView]:
    """The sites that are finished then."""
    return [seen for seen in sites if "crew" in seen]


def site_gain(view: BuildersView, seen: ProspectView, eyes: bool = False) -> str:
    """What the owner gets when a site is finished."""
    site = site_in(mover(view), seen["building"])
    points = 0 if site is None else site["points"]
    coins = seen.get("coins", 0)
    return gain_signs(coins, points) if eyes else gain_words(coins, points)


def site_words(view: BuildersView, seen: ProspectView, eyes: bool = False) -> str:
    """A site that is finished, and what it brings: "Market with brush (10 sesterces)"."""
    words = with_tool(building_word(seen["building"]), seen.get("tool"))
    return f"{words} ({site_gain(view, seen, eyes)})"


def cover_words(view: BuildersView, seen: ProspectView, eyes: bool = False) -> str:
    """What a site lacks when a card has come; of much, ears hear only how much it covers."""
    words = building_word(seen["building"])
    left = amount_of(seen["lacks"])
    if eyes:
        return f"{words}: @say-sign-still {signs_of(seen['lacks'])}"
    site = site_in(mover(view), seen["building"])
    if left <= LITTLE or site is None:
        return f"{words}: @say-still {resources_of(seen['lacks'])}"
    lack = amount_of(site["missing"])
    return f"{words}: @say-covers {lack - left} @say-of {lack}"


def finish_facts(view: BuildersView, sites: list[ProspectView]) -> dict[str, Fact]:
    """The sites that would be finished, each with what it brings: in this turn, or later."""
    facts: dict[str, Fact] = {}
    now = [seen for seen in finishing(sites) if "late" not in seen]
    later = [seen for seen in finishing(sites) if "late" in seen]
    for count, words, signs, found in (
        ("finished", "sites", "site_signs", now),
        ("later", "later_sites", "later_signs", later),
    ):
        facts[count] = len(found)
        facts[words] = clauses([site_words(view, seen) for seen in found])
        facts[signs] = clauses([site_words(view, seen, True) for seen in found])
    facts["brings"] = site_gain(view, now[0], True) if len(now) == 1 else NOTHING_SAID
    return facts


def cover_facts(view: BuildersView, sites: list[ProspectView]) -> dict[str, Fact]:
    """The sites that would be helped, each with what it lacks then."""
    return {
        "part": len(sites),
        "covers": clauses([cover_words(view, seen) for seen in sites]),
        "cover_signs": clauses([cover_words(view, seen, True) for seen in sites]),
    }


def alone_words(seat: SeatView, teams: list[StarterView]) -> str:
    """ "labourer 1 (wage 3), the freedman Geta (wage 4)"."""
    return listed([f"{names(seat, team)} ({wage_words(team['wages'])})" for team in teams])


def helped_words(seat: SeatView, sites: list[ProspectView]) -> str:
    """Who would finish what: "master 1 (Lighthouse)"."""
    found: list[str] = []
    for seen in sites:
        card = card_in(seat, seen.get("crew"))
        if card is not None:
            found.append(f"{crew_word(card)} ({building_word(seen['building'])})")
    return listed(found)


# ---- several together ---------------------------------------------------------------------------


def names(seat: SeatView, team: TeamView | StarterView) -> str:
    """Who is in a team, and with which tools."""
    found: list[str] = []
    for i in range(len(team["crew"])):
        card = card_in(seat, team["crew"][i])
        if card is not None:
            found.append(with_tool(crew_word(card), team["tools"][i]))
    return together(found)


def team_words(seat: SeatView, site: SiteView) -> str:
    """Who could finish a site at which price: "master 1 with hammer (1 action, 5 sesterces)"."""
    found = [f"{names(seat, team)} ({price_words(team)})" for team in site["teams"]]
    return "; @say-or ".join(found) if found else NOTHING_SAID


def starter_words(seat: SeatView, teams: list[StarterView]) -> str:
    """The same for a building that is not open yet."""
    found: list[str] = []
    for team in teams:
        wages = counted(team["wages"], "coin") if team["wages"] else "@say-no-wage"
        found.append(f"{names(seat, team)} ({listed([counted(team['actions'], 'action'), wages])})")
    return "; @say-or ".join(found) if found else NOTHING_SAID


def price_words(team: TeamView) -> str:
    """ "1 action, 5 sesterces", or "2 actions, 2 of them bought: 10, wages 3, 13 sesterces"."""
    costs = [counted(team["actions"], "action")]
    if team["bought"]:
        costs.append(
            f"@say-bought {team['bought']} @say-bought-for {team['price'] - team['wages']}"
        )
        costs.append(f"@say-wages {team['wages']}")
        costs.append(f"@say-in-all {counted(team['price'], 'coin')}")
    else:
        costs.append(counted(team["price"], "coin") if team["price"] else "@say-no-wage")
    if not team["affordable"]:
        costs.append("@say-too-dear")
    return listed(costs)
