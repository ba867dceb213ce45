"""Small pieces of sentences about Caesar's Empire, made of words that each language has."""

from typing import Final

from groma.core.look import around, deciding
from groma.core.phrases import NOTHING_SAID, listed
from groma.core.sayings import label_word, seat_word

from ..notes import CITY, KIND, REGION
from ..tables import COLOR_IDS, GOLD, KIND_IDS, NODE_IDS, REGION_IDS, REGION_OF, ROME, VALUE
from ..view.forms import BuildView, CaesarView, CityView, SeatView, SegmentView, WayView

AND: Final = "@say-and"
OR: Final = "@say-or"
FOR: Final = "@say-for"
FOR_YOU: Final = "@say-for-you"
GOLD_ID: Final = KIND_IDS[GOLD]
# These are called today as they were then
STILL_CALLED: Final[list[str]] = ["aquileia", "sarmizegetusa", "alexandria"]


def joined(parts: list[str], word: str) -> str:
    """Some things with a word before the last: "a, b and c"."""
    if len(parts) < 2:
        return listed(parts)
    return f"{listed(parts[:-1])} {word} {parts[-1]}"


def alternatives(parts: list[str]) -> str:
    """Some things of which one comes true: "a; or b"."""
    return f"; {OR} ".join(parts) if parts else NOTHING_SAID


# ---- cities, regions, treasures -----------------------------------------------------------------


def city_word(city: str) -> str:
    """A city, or Rome, by its ancient name."""
    return label_word(CITY, city)


def city_place(city: str) -> str:
    """A city with its name of today: "Lutetia (Paris)"."""
    if city == NODE_IDS[ROME] or city in STILL_CALLED:
        return city_word(city)
    return f"{city_word(city)} (@modern-{city.replace('_', '-')})"


def region_word(region: str) -> str:
    """A region with its colour."""
    return label_word(REGION, region)


def color_word(region: str) -> str:
    """The colour of a region."""
    return "@color-" + COLOR_IDS[REGION_IDS.index(region)]


def token(city: str) -> str:
    """A city token: "green 6"; Rome has none (CE-2.2)."""
    node = NODE_IDS.index(city)
    if node == ROME:
        return NOTHING_SAID
    return f"{color_word(REGION_IDS[REGION_OF[node]])} {VALUE[node]}"


def kind_word(kind: str) -> str:
    """A kind of treasure."""
    return label_word(KIND, kind)


def kinds_of(counts: dict[str, int]) -> str:
    """Treasures by kind: "meat 2, gold 1"."""
    return listed([f"{kind_word(kind)} {counts[kind]}" for kind in KIND_IDS if counts[kind]])


def nth(number: int) -> str:
    """The first, the second, and so on."""
    return f"@nth-{number}"


# ---- seats --------------------------------------------------------------------------------------


def mover(view: CaesarView) -> SeatView:
    """Who decides; after the game the viewer, and the first seat for the onlooker."""
    return view["seats"][deciding(view)]


def payout(view: CaesarView, points: list[int]) -> str:
    """Points by seat, from the one that decides on: "2 for you and 1 for Anna"."""
    mine = deciding(view)
    parts: list[str] = []
    for seat in around(mine, view["players"]):
        if points[seat]:
            whose = FOR_YOU if seat == mine else f"{FOR} {seat_word(seat)}"
            parts.append(f"{points[seat]} {whose}")
    return joined(parts, AND)


def payouts(view: CaesarView, way: WayView) -> str:
    """What each of the shortest ways would pay: "2 for you and 1 for Anna; or 3 for you"."""
    return alternatives([payout(view, points) for points in way["payouts"]])


# ---- finding things in a view -------------------------------------------------------------------


def city_in(view: CaesarView, city: str) -> CityView | None:
    """A city, if it is on this side of the board."""
    for found in view["cities"]:
        if found["city"] == city:
            return found
    return None


def segment_in(view: CaesarView, segment: str) -> SegmentView | None:
    """A segment, if it is on this side of the board."""
    for found in view["segments"]:
        if found["segment"] == segment:
            return found
    return None


def build_in(view: CaesarView, segment: str) -> BuildView | None:
    """A build that the pending decision offers."""
    turn = view["turn"]
    for found in [] if turn is None else turn["builds"]:
        if found["segment"] == segment:
            return found
    return None


def segments_at(view: CaesarView, city: str) -> list[tuple[str, SegmentView]]:
    """The neighbours of a city, each with the segment that leads there."""
    found: list[tuple[str, SegmentView]] = []
    for segment in view["segments"]:
        if segment["a"] == city:
            found.append((segment["b"], segment))
        elif segment["b"] == city:
            found.append((segment["a"], segment))
    return found


def available(view: CaesarView) -> int:
    """How many cities nobody has claimed yet."""
    return len([city for city in view["cities"] if city["seat"] is None])
