"""The map for eyes: a compact table, a row for each city."""

from typing import Final

from ..tables import NODE_IDS, ROME
from ..view.forms import CaesarView, SegmentView
from .phrases import city_word, segments_at

# Cities whose sign is not the beginning of their name
LEGEND_CODES: Final[list[str]] = ["caralis", "carthago_nova", "carnuntum", "carthago"]
IN_A_ROW: Final = 5  # segments in one row of the table


def map_table(view: CaesarView) -> list[list[str]]:
    """Rome, then every city: token, treasure, who claimed it and how far Rome is, segments."""
    rows = rows_for(view, NODE_IDS[ROME], ["", "", ""])
    for city in view["cities"]:
        seat = city["seat"]
        claimed = "." if seat is None else f"{seat + 1}/{city['far']}"
        signs = [f"@code-{city['region']} {city['value']}", "@code-" + city["treasure"], claimed]
        rows += rows_for(view, city["city"], signs)
    return rows


def rows_for(view: CaesarView, city: str, signs: list[str]) -> list[list[str]]:
    """One row, or more if there are many segments."""
    found = [segment_sign(there, segment) for there, segment in segments_at(view, city)]
    rows = [[city_word(city), *signs, " ".join(found[:IN_A_ROW])]]
    for first in range(IN_A_ROW, len(found), IN_A_ROW):
        rows.append(["", "", "", "", " ".join(found[first : first + IN_A_ROW])])
    return rows


def segment_sign(there: str, segment: SegmentView) -> str:
    """A neighbour: "Lug" over one road, "Lug=" over two; "Lug:3" and "Lug=3" built by seat 3."""
    sign = "@code-" + there.replace("_", "-")
    seat = segment["seat"]
    if segment["roads"] > 1:
        return f"{sign}={'' if seat is None else seat + 1}"
    return sign if seat is None else f"{sign}:{seat + 1}"
