"""What one player has: money and points, the crew, the sites and who could finish them."""

from groma.core.phrases import NOTHING_SAID, listed
from groma.core.sayings import Fact, Saying, seat_word

from ..tables import TENTHS
from ..view.forms import BuildersView, CrewView, SeatView, SiteView
from .finishing import team_words, wage_words
from .grid import crew_table, site_table
from .phrases import (
    available,
    building_word,
    crew_word,
    gain_words,
    resources_of,
    tool_word,
    total_facts,
    university_word,
    with_tool,
)


def tell_seat(view: BuildersView, seat: SeatView) -> list[Saying]:
    """Money and points, the last settlement, tools and buildings; then the crew and the sites."""
    owner = seat_word(seat["seat"])
    mine = seat["seat"] == view["viewer"]
    told = [Saying("say-heading-you" if mine else "say-heading-seat", {"seat": owner})]
    purse: dict[str, Fact] = {
        "owner": owner,
        "money": seat["money"],
        "points": seat["points"],
        "over": int(view["turn"] is None),
        **total_facts(seat["total"]),
    }
    told.append(Saying("say-purse", purse))
    told += tell_debts(view, seat, owner)
    if seat["tools"]:
        words = listed([tool_word(tool) for tool in seat["tools"]])
        told.append(Saying("say-tools", {"owner": owner, "tools": words}))
    if seat["finished"]:
        words = listed([building_word(building) for building in seat["finished"]])
        told.append(Saying("say-finished", {"owner": owner, "buildings": words}))
    told += tell_crew(seat, owner)
    return told + tell_sites(view, seat, owner)


def tell_debts(view: BuildersView, seat: SeatView, owner: str) -> list[Saying]:
    """Slaves and loans, what they cost, and what the last settlement would pay (BA-10.4).

    In the end, what is left of them.
    """
    told: list[Saying] = []
    over = view["turn"] is None
    prices = view["prices"]
    slaves = [card for card in seat["crew"] if card["kind"] == "slave"]
    if slaves:
        facts: dict[str, Fact] = {
            "owner": owner,
            "slaves": listed(["@crew-" + card["crew"] for card in slaves]),
            "count": len(slaves),
            "price": prices["freeing"],
            "points": prices["slave_penalty"] // TENTHS,
        }
        told.append(Saying("say-slaves-left" if over else "say-slaves", facts))
    if seat["loans"]:
        facts = {
            "owner": owner,
            "loans": seat["loans"],
            "price": prices["loan_repay"],
            "points": prices["loan_penalty"] // TENTHS,
        }
        told.append(Saying("say-loans-left" if over else "say-loans", facts))
    if over:
        return told
    if seat["will_free"] or seat["will_repay"]:
        facts = {
            "owner": owner,
            "count": len(seat["will_free"]),
            "freed": listed(["@crew-" + crew for crew in seat["will_free"]]),
            "loans": seat["will_repay"],
        }
        told.append(Saying("say-settlement", facts))
    return told


# ---- crew ---------------------------------------------------------------------------------------


def tell_crew(seat: SeatView, owner: str) -> list[Saying]:
    """A table for eyes; for ears every card, the available ones first."""
    idle = available(seat)
    busy = [card for card in seat["crew"] if card["site"] is not None]
    count: dict[str, Fact] = {"owner": owner, "count": len(seat["crew"]), "idle": len(idle)}
    if not seat["crew"]:
        return [Saying("say-crew", count)]
    told = [Saying("say-crew", count, crew_table(seat))]
    told += [tell_card(card, owner) for card in idle + busy]
    return [*told, Saying("say-legend-crew", {})]


def tell_card(card: CrewView, owner: str) -> Saying:
    """One of them: what it provides, its wage, and where it works with which tool."""
    school = card["university"]
    facts: dict[str, Fact] = {
        "owner": owner,
        "who": crew_word(card),
        "provides": resources_of(card["provides"]),
        "wage": wage_words(card["wage"]),
        "educated": int(school is not None),
        "school": NOTHING_SAID if school is None else university_word(school),
    }
    site = card["site"]
    if site is None:
        return Saying("say-card", facts)
    facts["site"] = building_word(site)
    facts["carries"] = int(card["tool"] is not None)
    facts["tool"] = NOTHING_SAID if card["tool"] is None else tool_word(card["tool"])
    return Saying("say-card-busy", facts)


# ---- sites --------------------------------------------------------------------------------------


def tell_sites(view: BuildersView, seat: SeatView, owner: str) -> list[Saying]:
    """A table for eyes; for ears every site, and on one's own who could finish it."""
    if not seat["sites"]:
        return []
    told = [Saying("say-heading-sites", {"seat": owner})]
    count: dict[str, Fact] = {"owner": owner, "count": len(seat["sites"])}
    told.append(Saying("say-sites", count, site_table(seat)))
    for site in seat["sites"]:
        told.append(tell_site(view, seat, site, owner))
        if seat["seat"] == view["viewer"] and view["turn"] is not None:
            teams = site["teams"]
            facts: dict[str, Fact] = {
                "owner": owner,
                "building": building_word(site["building"]),
                "count": len(teams),
                "size": max([len(team["crew"]) for team in teams], default=0),
                "teams": team_words(seat, site),
                "late": int("late" in site),
                "idle": len(available(seat)),
                "lacks": len(site.get("short", {})),
                "lack": resources_of(site.get("short", {})),
            }
            told.append(Saying("say-teams", facts))
    told.append(Saying("say-legend-sites", {}))
    if any(site["teams"] for site in seat["sites"]):
        told.append(Saying("say-legend-teams", {}))
    return told


def tell_site(view: BuildersView, seat: SeatView, site: SiteView, owner: str) -> Saying:
    """What it needs, has and lacks, who works there, what it brings, and the next card's price."""
    crew: list[str] = []
    for card in seat["crew"]:
        if card["site"] == site["building"]:
            crew.append(with_tool(crew_word(card), card["tool"]))
    facts: dict[str, Fact] = {
        "owner": owner,
        "building": building_word(site["building"]),
        "needs": resources_of(site["needs"]),
        "provided": resources_of(site["provided"]),
        "missing": resources_of(site["missing"]),
        "gain": gain_words(site["pays"], site["points"]),
        "count": len(crew),
        "crew": listed(crew),
        "actions": 0 if view["turn"] is None else site["actions"],
    }
    return Saying("say-site", facts)
