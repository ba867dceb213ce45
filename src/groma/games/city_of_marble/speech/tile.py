"""What a tile would do: the sites it completes and who builds them, bridges, outlets, corners."""

from groma.core.phrases import NOTHING_SAID, clauses, listed
from groma.core.sayings import Fact

from ..places import bridge_place, corner_place, outlet_place, spot_place, spot_short
from ..tables import COMPLETE
from ..view.forms import MarbleView, OutlookView, PlacementView
from .phrases import (
    building_in,
    building_word,
    influences,
    mover,
    outcome,
    site_outcome,
)


def hint_of_place(view: MarbleView, spot: str) -> dict[str, Fact]:
    """What a tile completes and who would build; bridge, outlet; else the best corner."""
    facts: dict[str, Fact] = {
        "short": spot_short(spot),
        "place": spot_place(spot),
        "completed": 0,
        "sites": NOTHING_SAID,
        "bridge": 0,
        "river": NOTHING_SAID,
        "begins": 0,
        "outlet": NOTHING_SAID,
        "sides": 0,
        "all": COMPLETE,
        "corner": NOTHING_SAID,
    }
    found = placement_on(view, spot)
    if found is None:
        return facts
    complete = [corner for corner in found["corners"] if corner["building"] is not None]
    facts["completed"] = len(complete)
    facts["sites"] = clauses([preview(view, site) for site in complete])
    if found["bridge"] is not None:
        facts["bridge"] = found["bridge"]
        facts["river"] = bridge_place(found["bridge"])
    if found["outlet"] is not None:
        facts["begins"] = 1
        facts["outlet"] = outlet_place(found["outlet"])
    best = best_corner(found)
    if best is not None:
        facts["sides"] = best["sides"]
        facts["corner"] = best["corner"]
    return facts


def placement_on(view: MarbleView, spot: str) -> PlacementView | None:
    """What is known about a spot for the tile in hand."""
    turn = view["turn"]
    if turn is not None:
        for found in turn["placements"]:
            if found["spot"] == spot:
                return found
    return None


def preview(view: MarbleView, site: OutlookView) -> str:
    """A site that a tile completes: without an official, and with one if that changes it."""
    words = f"{site['corner']}: {site_outcome(view, site)}"
    if site["building"] is None or site["manned"] == site["bare"]:
        return words
    return f"{words} (@say-with-official {outcome(view, site, True)})"


def best_corner(found: PlacementView) -> OutlookView | None:
    """Of the corners that are not complete and can be, the one with most sides covered."""
    best: OutlookView | None = None
    for corner in found["corners"]:
        if corner["sides"] < COMPLETE and corner["possible"]:
            if best is None or corner["sides"] > best["sides"]:
                best = corner
    return best


def useful_corners(view: MarbleView, spot: str, complete: bool) -> list[str]:
    """The corners of a tile where its official can still count.

    With `complete` also sites that only wait for their turn.
    """
    turn = view["turn"]
    own: list[str] = []
    for post in [] if turn is None else turn["posts"]:
        if post["spot"] == spot:
            own = post["corners"]
    found: list[str] = []
    for corner in view["corners"]:
        if corner["corner"] in own and (complete or corner["sides"] < COMPLETE):
            found.append(f"{corner['corner']} ({corner['sides']} @say-of {COMPLETE})")
    return found


def hint_of_post(view: MarbleView, manned: bool) -> dict[str, Fact]:
    """Who builds then; for an official also where else it may count."""
    facts: dict[str, Fact] = {
        "home": max(0, mover(view)["home"] - int(manned)),
        "completed": 0,
        "sites": NOTHING_SAID,
        "kind": NOTHING_SAID,
        "open": 0,
        "corners": NOTHING_SAID,
    }
    turn = view["turn"]
    if turn is None or turn["spot"] is None or turn["color"] is None or not turn["placements"]:
        return facts
    color = turn["color"]
    parts: list[str] = []
    for site in turn["placements"][0]["corners"]:
        building = site["building"]
        if building is not None:
            counts = site["with_official"] if manned else site["influence"]
            words = f"{site['corner']}: {building_word(building)}, {influences(view, counts)}"
            parts.append(f"{words}: {outcome(view, site, manned)}")
    open_corners = useful_corners(view, turn["spot"], False)
    facts["completed"] = len(parts)
    facts["sites"] = clauses(parts)
    facts["kind"] = f"@many-{building_in(color)}"
    facts["open"] = len(open_corners)
    facts["corners"] = listed(open_corners)
    return facts


def hint_of_site(view: MarbleView, label: str) -> dict[str, Fact]:
    """A completed site: its structures, what it becomes and who builds it."""
    turn = view["turn"]
    facts: dict[str, Fact] = {
        "place": corner_place(label),
        "structures": 0,
        "site": NOTHING_SAID,
    }
    if turn is not None:
        for site in turn["completed"]:
            if site["corner"] == label:
                facts["structures"] = site["structures"]
                facts["site"] = site_outcome(view, site)
    return facts
