"""The map of Caesar's Empire: a line for each city with its tokens and all its segments."""

from groma.core.sayings import Fact, Saying, seat_word

from .grid import LEGEND_CODES, map_table
from .looks import CaesarView, CityView, SegmentView
from .phrases import (
    available,
    city_place,
    city_word,
    clauses,
    counted,
    kind_word,
    listed,
    region_word,
    segments_at,
    token,
)
from .tables import NODE_IDS, REGION_IDS, ROME


def tell_map(view: CaesarView) -> list[Saying]:
    """A table for eyes; for ears Rome, then the cities, region by region."""
    told = [Saying("say-heading-map", {})]
    count: dict[str, Fact] = {"count": len(view["cities"]), "cities": available(view)}
    told.append(Saying("say-map", count, map_table(view)))
    told.append(Saying("say-rome", {"segments": segments_of(view, NODE_IDS[ROME])}))
    for region in REGION_IDS:
        cities = [city for city in view["cities"] if city["region"] == region]
        open_now = [city for city in cities if city["seat"] is None]
        facts: dict[str, Fact] = {
            "region": region_word(region),
            "count": len(cities),
            "cities": len(open_now),
        }
        told.append(Saying("say-region", facts))
        told += [tell_city(view, city) for city in cities]
    return told + tell_legend(view)


def tell_city(view: CaesarView, city: CityView) -> Saying:
    """A city: what lies or lay there, whose it is, how far Rome is, and its segments."""
    seat = city["seat"]
    far = city["far"]
    facts: dict[str, Fact] = {
        "place": city_place(city["city"]),
        "token": token(city["city"]),
        "kind": kind_word(city["treasure"]),
        "segments": segments_of(view, city["city"]),
    }
    if seat is None:
        return Saying("say-city", facts)
    facts["owner"] = seat_word(seat)
    facts["far"] = 0 if far is None else far
    return Saying("say-city-claimed", facts)


def segments_of(view: CaesarView, city: str) -> str:
    """All segments at a city: "Lugdunum 1 road, Anna; Londinium 1 road, by sea, empty"."""
    found = segments_at(view, city)
    return clauses([f"{city_word(there)} {segment_words(segment)}" for there, segment in found])


def segment_words(segment: SegmentView) -> str:
    """How many roads a segment takes, and whose lie there."""
    parts = [counted(segment["roads"], "road")]
    if segment["sea"]:
        parts.append("@say-by-sea")
    seat = segment["seat"]
    parts.append("@say-empty" if seat is None else seat_word(seat))
    return ", ".join(parts)


def tell_legend(view: CaesarView) -> list[Saying]:
    """What the signs of the table mean."""
    seats = [f"{seat + 1} {seat_word(seat)}" for seat in range(view["players"])]
    on_side = [city["city"] for city in view["cities"]]
    codes = [city for city in LEGEND_CODES if city in on_side]
    words = [f"@code-{city.replace('_', '-')} {city_word(city)}" for city in codes]
    return [
        Saying("say-legend-cities", {}),
        Saying("say-legend-seats", {"seats": listed(seats)}),
        Saying("say-legend-segments", {}),
        Saying("say-legend-codes", {"cities": listed(words)}),
    ]
