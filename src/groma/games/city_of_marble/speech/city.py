"""What stands in the city, what is near, where the aqueducts run, and who leads in what."""

from typing import Final

from groma.core.phrases import clauses, counted, listed
from groma.core.sayings import Fact, Saying, label_word, seat_word

from ..moves import WAY
from ..places import corner_place
from ..tables import (
    BUILDING_IDS,
    MOST_COINS,
    MOST_IMPERIUM,
    TIED_IMPERIUM,
)
from ..view.forms import CornerView, LineView, MarbleView, PieceView, SiteView
from .phrases import building_word, lead_facts, line_word, standing

NEAR: Final = 4  # so many of the six sides, and a corner is worth a sentence


# ---- sites --------------------------------------------------------------------------------------


def tell_sites(view: MarbleView) -> list[Saying]:
    """Buildings by owner and kind with what each is worth, then the fountains."""
    if not view["sites"]:
        return []
    told = [Saying("say-heading-sites", {})]
    for seat in range(view["players"]):
        for building in BUILDING_IDS:
            found = [s for s in view["sites"] if s["seat"] == seat and s["building"] == building]
            if found:
                facts: dict[str, Fact] = {
                    "owner": seat_word(seat),
                    "things": counted(len(found), building),
                    "places": clauses([worth_of(site) for site in found]),
                }
                told.append(Saying("say-buildings", facts))
    fountains = [corner_place(s["corner"]) for s in view["sites"] if s["building"] is None]
    if fountains:
        facts = {"count": len(fountains), "places": clauses(fountains)}
        told.append(Saying("say-fountains", facts))
    return told


def worth_of(site: SiteView) -> str:
    """A building's place and points: at once, by an aqueduct, by fountains (CM-18.2, CM-18.3)."""
    parts: list[str] = []
    if site["connected"]:
        parts.append("@say-with-aqueduct")
    if site["fountains"]:
        parts.append(f"@say-with {counted(site['fountains'], 'fountain')}")
    worth = ", ".join([counted(site["points"], "point"), *parts])
    return f"{corner_place(site['corner'])} ({worth})"


def tell_corners(view: MarbleView) -> list[Saying]:
    """Corners with five or four sides covered: what they can become, and who has influence."""
    told: list[Saying] = []
    for sides in (NEAR + 1, NEAR):
        told += [tell_corner(view, c) for c in view["corners"] if c["sides"] == sides]
    return [Saying("say-heading-corners", {}), *told] if told else []


def tell_corner(view: MarbleView, corner: CornerView) -> Saying:
    """One of them."""
    kinds: list[str] = []
    for building in corner["possible"]:
        counts = corner["influence"][building]
        kinds.append(f"{building_word(building)} ({standing(view, counts)})")
    facts: dict[str, Fact] = {
        "place": corner_place(corner["corner"]),
        "sides": corner["sides"],
        "structures": corner["structures"],
        "kinds": listed(kinds),
    }
    return Saying("say-corner", facts)


# ---- aqueducts ----------------------------------------------------------------------------------


def tell_lines(view: MarbleView) -> list[Saying]:
    """Every aqueduct: its path, its far end, and where it can go."""
    return [Saying("say-heading-lines", {}), *[tell_line(view, line) for line in view["lines"]]]


def tell_line(view: MarbleView, line: LineView) -> Saying:
    """One of them; unbegun it has only its outlet."""
    path = line["path"]
    facts: dict[str, Fact] = {"line": line_word(line["line"]), "place": corner_place(path[-1])}
    if len(path) == 1:
        return Saying("say-line-unbegun", facts)
    facts["path"] = listed(path[:-1])
    facts["left"] = line["left"]
    facts["open"] = len(line["pieces"])
    facts["pieces"] = clauses([piece_words(view, piece) for piece in line["pieces"]])
    return Saying("say-line", facts)


def piece_words(view: MarbleView, piece: PieceView) -> str:
    """A way on: "west to e10 (temple, Anna)"."""
    words = f"{label_word(WAY, piece['way'])} @say-to {piece['corner']}"
    there = site_words(view, piece["corner"])
    parts = [there] if there else []
    if piece["coin"]:
        parts.append(counted(1, "coin"))
    return f"{words} ({listed(parts)})" if parts else words


def site_words(view: MarbleView, corner: str) -> str:
    """What stands on a corner: "temple, Anna", "fountain", or nothing at all."""
    for site in view["sites"]:
        if site["corner"] == corner:
            building = site["building"]
            seat = site["seat"]
            if building is None or seat is None:
                return "@say-fountain"
            return f"{building_word(building)}, {seat_word(seat)}"
    return ""


# ---- majorities ---------------------------------------------------------------------------------


def tell_majorities(view: MarbleView) -> list[Saying]:
    """Who has most imperium tiles of each kind, and most coins (CM-18.5, CM-18.6)."""
    told = [Saying("say-heading-majorities", {})]
    for majority in view["majorities"]:
        building = majority["building"]
        if building is None:
            counts = [seat["coins"] for seat in view["seats"]]
            facts = lead_facts(view, counts, majority["leaders"])
            facts["sole"] = MOST_COINS
            told.append(Saying("say-coins", facts))
        else:
            counts = [seat["imperium"][building] for seat in view["seats"]]
            facts = lead_facts(view, counts, majority["leaders"])
            facts["building"] = building_word(building)
            facts["sole"] = MOST_IMPERIUM
            facts["tied"] = TIED_IMPERIUM
            told.append(Saying("say-imperium", facts))
    return told
