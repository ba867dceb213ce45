"""What the view foretells, by name: who could finish a site, and what becomes of every choice."""

from ..layout import NOTHING
from ..moves import MOVES
from ..outlook import Choice, Prospect, choice
from ..state import Table
from ..tables import BUILDING_IDS, CREW_IDS, TOOL_IDS
from ..teams import Team, bought, finishers, price, shortfall, starters
from .forms import ChoiceView, ProspectView, SiteView, StarterView, TeamView
from .printed import resources


def crew_of(team: Team) -> list[str]:
    """The cards of a team."""
    return [CREW_IDS[crew] for crew in team.crew]


def tools_of(team: Team) -> list[str | None]:
    """The tool of each of them, if any."""
    return [None if tool == NOTHING else TOOL_IDS[tool] for tool in team.tools]


def team_view(table: Table, seat: int, team: Team) -> TeamView:
    """A team and its price."""
    cost = price(table, seat, team)
    return {
        "crew": crew_of(team),
        "tools": tools_of(team),
        "actions": team.actions,
        "bought": bought(table, seat, team),
        "wages": team.wages,
        "price": cost,
        "affordable": cost <= table.money[seat],
    }


def with_finishers(table: Table, seat: int, site: int, public: SiteView) -> SiteView:
    """A site as its owner sees it; in the last round only who can be paid is in time (BA-9.3)."""
    teams = [team_view(table, seat, team) for team in finishers(table, seat, site)]
    seen = public.copy()
    seen["teams"] = [team for team in teams if team["affordable"] or not table.last]
    if not teams:
        seen["short"] = resources(shortfall(table, seat, site))
    elif not seen["teams"]:
        seen["late"] = True
    return seen


def starters_view(table: Table, seat: int, building: int) -> list[StarterView]:
    """Who of a seat's crew could finish a building that is not open yet."""
    return [
        {
            "crew": crew_of(team),
            "tools": tools_of(team),
            "actions": team.actions,
            "wages": team.wages,
        }
        for team in starters(table, seat, building)
    ]


def prospect_view(seen: Prospect) -> ProspectView:
    """A site when a card has come to it."""
    view: ProspectView = {"building": BUILDING_IDS[seen.site], "lacks": resources(seen.lacks)}
    if seen.team is not None:
        view["crew"] = CREW_IDS[seen.team.crew[0]]
        tool = seen.team.tools[0]
        if tool != NOTHING:
            view["tool"] = TOOL_IDS[tool]
        if seen.coins:
            view["coins"] = seen.coins
        if seen.late:
            view["late"] = True
    return view


def choice_view(found: Choice) -> ChoiceView:
    """What becomes of a move; what is nothing is left out."""
    view: ChoiceView = {}
    if found.ends:
        view["ends"] = True
    if found.coins:
        view["coins"] = found.coins
    if found.sites:
        view["sites"] = [prospect_view(seen) for seen in found.sites]
    if found.vain:
        view["vain"] = True
    if found.alone:
        view["alone"] = found.alone
        if found.late:
            view["late"] = True
    if found.idle:
        view["idle"] = True
    return view


def choices_view(table: Table) -> dict[str, ChoiceView]:
    """By legal move, in its notation; moves of which there is nothing to tell are left out."""
    found = {MOVES.text(move): choice_view(choice(table, move)) for move in table.legal()}
    return {move: view for move, view in found.items() if view}
