"""Small pieces of sentences about City of Marble, made of words that each language has."""

from groma.core.look import around, deciding
from groma.core.phrases import NOTHING_SAID, counted, listed, who
from groma.core.sayings import Fact, label_word, seat_word

from ..moves import BUILDING, COLOR, LINE
from ..notes import FIELD
from ..tables import BUILDING_COLOR, BUILDING_IDS, COLOR_IDS
from ..view.forms import MarbleView, OutlookView, SeatView

NOBODY_SAID = "@say-nobody"
FOUNTAIN_WORD = "@say-fountain"
UNMARKED_WORD = "@say-fountain-unmarked"  # one is the strongest, but has no marker left (CM-1.15)


def color_word(color: str) -> str:
    """A colour of tiles."""
    return label_word(COLOR, color)


def building_word(building: str) -> str:
    """A building."""
    return label_word(BUILDING, building)


def field_word(field: str) -> str:
    """Where officials go."""
    return label_word(FIELD, field)


def line_word(line: str) -> str:
    """The colour of an aqueduct."""
    return label_word(LINE, line)


def building_in(color: str) -> str:
    """The building for which a colour of tile counts."""
    return BUILDING_IDS[BUILDING_COLOR.index(COLOR_IDS.index(color))]


def tiles_of(counts: dict[str, int]) -> str:
    """Tiles by colour: "2 red, 1 blue"."""
    return listed([counted(counts[c], c) for c in COLOR_IDS if counts[c]])


def buildings_of(counts: dict[str, int]) -> str:
    """Buildings or imperium tiles by kind: "2 temples, 1 bath"."""
    return listed([counted(counts[b], b) for b in BUILDING_IDS if counts[b]])


def mover(view: MarbleView) -> SeatView:
    """Who decides; after the game the viewer, and the first seat for the onlooker."""
    return view["seats"][deciding(view)]


def active(view: MarbleView) -> int:
    """Whose turn it is."""
    turn = view["turn"]
    return mover(view)["seat"] if turn is None else turn["seat"]


def influences(view: MarbleView, counts: list[int]) -> str:
    """Influence by seat, from the one that decides on: "you 2, Claudia 1"."""
    order = around(deciding(view), view["players"])
    parts = [f"{who(view, seat)} {counts[seat]}" for seat in order if counts[seat]]
    return ", ".join(parts) if parts else NOBODY_SAID


def outcome(view: MarbleView, site: OutlookView, manned: bool) -> str:
    """Who gets it, with the official or without: "yours, 5 points", or a fountain."""
    builder = site["manned"] if manned else site["bare"]
    if builder is None:
        unmarked = site["manned_unmarked"] if manned else site["bare_unmarked"]
        return UNMARKED_WORD if unmarked else FOUNTAIN_WORD
    whose = "@say-yours" if builder == mover(view)["seat"] else seat_word(builder)
    return f"{whose}, {counted(site['points'], 'point')}"


def site_outcome(view: MarbleView, site: OutlookView) -> str:
    """A complete site as officials stand now: "theatre, you 2, Claudia 1: yours, 5 points"."""
    building = site["building"]
    if building is None:
        return NOTHING_SAID
    found = f"{building_word(building)}, {influences(view, site['influence'])}"
    return f"{found}: {outcome(view, site, False)}"


def standing(view: MarbleView, counts: list[int]) -> str:
    """Everybody's number of something, the most first: "Anna 3, Bert 2"."""
    order = sorted(range(view["players"]), key=lambda seat: -counts[seat])
    parts = [f"{seat_word(seat)} {counts[seat]}" for seat in order if counts[seat]]
    return ", ".join(parts) if parts else NOBODY_SAID


def lead_facts(view: MarbleView, counts: list[int], first: list[int]) -> dict[str, Fact]:
    """Who has most: how many share the lead, their names, and everybody's number."""
    return {
        "leaders": len(first),
        "seats": listed([seat_word(seat) for seat in first]),
        "standing": standing(view, counts),
    }
