"""Rows, crews and sites as compact tables for eyes."""

from ..tables import RESOURCE_IDS
from ..view.forms import BuildersView, CardView, SeatView, SiteView, WorkerView
from .phrases import building_word, signs_of, tool_word, with_tool

NONE = "."  # of a resource
GAP = "-"  # an empty place of a row


def cells(found: dict[str, int]) -> list[str]:
    """The four amounts."""
    return [str(found[r]) if found.get(r) else NONE for r in RESOURCE_IDS]


def head() -> list[str]:
    """The signs of the four resources."""
    return ["@code-" + resource for resource in RESOURCE_IDS]


# ---- the rows -----------------------------------------------------------------------------------


def building_table(view: BuildersView) -> list[list[str]]:
    """The building row and the next card."""
    rows = [["", "", *head(), "@say-sign-coins", "@say-sign-points", ""]]
    for slot in range(len(view["buildings"])):
        rows.append(building_cells(str(slot + 1), view["buildings"][slot]))
    if view["next_building"] is not None:
        rows.append(building_cells("@say-sign-next", view["next_building"]))
    return rows


def building_cells(slot: str, card: CardView | None) -> list[str]:
    """A card, or a gap."""
    if card is None:
        return [slot, GAP, "", "", "", "", "", "", ""]
    made = card["provides"]
    gives = "" if made is None else f"@say-provides {signs_of(made)}"
    numbers = [str(card["pays"]), str(card["points"])]
    return [slot, building_word(card["building"]), *cells(card["needs"]), *numbers, gives]


def worker_table(view: BuildersView) -> list[list[str]]:
    """The worker row, and the next one if it is known."""
    rows = [["", "", *head(), "@say-sign-wage"]]
    for slot in range(len(view["workers"])):
        rows.append(worker_cells(str(slot + 1), view["workers"][slot]))
    if view["next_worker"] is not None:
        rows.append(worker_cells("@say-sign-next", view["next_worker"]))
    return rows


def worker_cells(slot: str, worker: WorkerView | None) -> list[str]:
    """A worker, or a gap."""
    if worker is None:
        return [slot, GAP, "", "", "", "", ""]
    return [slot, "@crew-" + worker["crew"], *cells(worker["provides"]), str(worker["wage"])]


# ---- what a seat has ----------------------------------------------------------------------------


def crew_table(seat: SeatView) -> list[list[str]]:
    """Every crew card: what it provides, its wage, and where it is; * comes of a university."""
    rows = [["", *head(), "@say-sign-wage", ""]]
    for card in seat["crew"]:
        amounts = cells(card["provides"])
        for i in range(len(RESOURCE_IDS)):
            if card["university"] == RESOURCE_IDS[i]:
                amounts[i] += "*"
        name = "@crew-" + card["crew"]
        if card["kind"] in ("slave", "freedman"):
            name += f", @say-sign-{card['kind']}"
        site = card["site"]
        place = "@say-sign-idle" if site is None else with_tool(building_word(site), card["tool"])
        rows.append([name, *amounts, str(card["wage"]) if card["wage"] else NONE, place])
    return rows


def site_table(seat: SeatView) -> list[list[str]]:
    """Every site: what it has of what it needs, the next card's actions, what it brings."""
    last = ["@say-sign-actions", "@say-sign-coins", "@say-sign-points", ""]
    rows = [["", *head(), *last]]
    for site in seat["sites"]:
        gauge: list[str] = []
        for resource in RESOURCE_IDS:
            need = site["needs"].get(resource, 0)
            have = site["provided"].get(resource, 0)
            gauge.append(f"{have}/{need}" if need else NONE)
        numbers = [str(site["actions"]), str(site["pays"]), str(site["points"])]
        rows.append([building_word(site["building"]), *gauge, *numbers, cheapest(site)])
    return rows


def cheapest(site: SiteView) -> str:
    """Who could finish it for the least, for how many actions, and wages + bought actions."""
    if not site["teams"]:
        return ""
    team = site["teams"][0]
    parts: list[str] = []
    for i in range(len(team["crew"])):
        tool = team["tools"][i]
        bare = "@crew-" + team["crew"][i]
        parts.append(bare if tool is None else f"{bare}+{tool_word(tool)}")
    bought = team["price"] - team["wages"]
    price = f"{team['wages']}+{bought}" if bought else str(team["wages"])
    cost = f"{team['actions']} @say-sign-actions, {price} @say-sign-coins"
    return f"{', '.join(parts)}: {cost}"
