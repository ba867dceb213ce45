"""Small pieces of sentences about City of Marble, made of words that each language has."""

from groma.core.look import around, deciding
from groma.core.phrases import NOTHING_SAID, counted, listed, who
from groma.core.sayings import Fact, label_word, seat_word

from ..moves import BUILDING, COLOR, LINE
from ..notes import FIELD
from ..tables import BUILDING_COLOR, BUILDING_IDS, BUILDING_POINTS, COLOR_IDS
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


def points_of(building: str) -> int:
    """What a building brings at once (CM-9.7)."""
    return BUILDING_POINTS[BUILDING_IDS.index(building)]


def color_of(building: str) -> str:
    """The colour of tile that counts for a building (CM-9.3)."""
    return COLOR_IDS[BUILDING_COLOR[BUILDING_IDS.index(building)]]


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


def outcome(view: MarbleView, building: str, builder: int | None, counts: list[int]) -> str:
    """Who gets it by this influence: "yours, 5 points", "Claudia, 5 points", or a fountain."""
    if builder is None:
        return UNMARKED_WORD if len(leaders(counts)) == 1 else FOUNTAIN_WORD
    whose = "@say-yours" if builder == mover(view)["seat"] else seat_word(builder)
    return f"{whose}, {counted(points_of(building), 'point')}"


def site_outcome(view: MarbleView, site: OutlookView) -> str:
    """A complete site as officials stand now: "theatre, you 2, Claudia 1: yours, 5 points"."""
    building = site["building"]
    if building is None:
        return NOTHING_SAID
    found = f"{building_word(building)}, {influences(view, site['influence'])}"
    return f"{found}: {outcome(view, building, site['bare'], site['influence'])}"


def standing(view: MarbleView, counts: list[int]) -> str:
    """Everybody's number of something, the most first: "Anna 3, Bert 2"."""
    order = sorted(range(view["players"]), key=lambda seat: -counts[seat])
    parts = [f"{seat_word(seat)} {counts[seat]}" for seat in order if counts[seat]]
    return ", ".join(parts) if parts else NOBODY_SAID


def leaders(counts: list[int]) -> list[int]:
    """The seats with the most of something; nobody with nothing."""
    most = max(counts)
    return [seat for seat in range(len(counts)) if most and counts[seat] == most]


def lead_facts(view: MarbleView, counts: list[int]) -> dict[str, Fact]:
    """Who has most: how many share the lead, their names, and everybody's number."""
    first = leaders(counts)
    return {
        "leaders": len(first),
        "seats": listed([seat_word(seat) for seat in first]),
        "standing": standing(view, counts),
    }
