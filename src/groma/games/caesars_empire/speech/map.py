"""The map of Caesar's Empire: a line for each city with its tokens and all its segments."""

from groma.core.phrases import clauses, listed
from groma.core.sayings import Fact, Saying, seat_word

from ..tables import NODE_IDS, REGION_IDS, ROME
from ..view.forms import CaesarView, CityView, SegmentView
from .grid import LEGEND_CODES, map_table
from .phrases import (
    OR,
    alternatives,
    available,
    city_place,
    city_word,
    joined,
    kind_word,
    region_word,
    segments_at,
    token,
)
from .ways import MOST_ROUTES, Steps, routes_of, steps_of


def tell_map(view: CaesarView) -> list[Saying]:
    """A table for eyes; for ears Rome, then the cities, region by region."""
    told = [Saying("say-heading-map", {})]
    count: dict[str, Fact] = {"count": len(view["cities"]), "cities": available(view)}
    told.append(Saying("say-map", count, map_table(view)))
    told.append(Saying("say-rome", {"segments": segments_of(view, NODE_IDS[ROME])}))
    steps = steps_of(view)
    for region in REGION_IDS:
        cities = [city for city in view["cities"] if city["region"] == region]
        open_now = [city for city in cities if city["seat"] is None]
        facts: dict[str, Fact] = {
            "region": region_word(region),
            "tokens": listed([city_briefly(city) for city in cities]),
            "count": len(cities),
            "cities": len(open_now),
        }
        told.append(Saying("say-region", facts))
        told += [tell_city(view, city, steps) for city in cities]
    return told + tell_legend(view)


def city_briefly(city: CityView) -> str:
    """A city with the value of its token, and who has it: "Massilia 1 (Cleo)"."""
    seat = city["seat"]
    taken = "" if seat is None else f" ({seat_word(seat)})"
    return f"{city_word(city['city'])} {city['value']}{taken}"


def tell_city(view: CaesarView, city: CityView, steps: Steps) -> Saying:
    """A city: what lies or lay there, whose it is, the ways to Rome, and its segments.

    Of an available one, how far Rome would be over a single segment, and from where.
    """
    seat = city["seat"]
    facts: dict[str, Fact] = {
        "place": city_place(city["city"]),
        "token": token(city["city"]),
        "kind": kind_word(city["treasure"]),
        "segments": segments_of(view, city["city"]),
    }
    if seat is None:
        starts = [there for there, _ in steps[city["city"]]]
        facts["far"] = city.get("near", 0)
        facts["direct"] = int(NODE_IDS[ROME] in starts)
        facts["starts"] = joined([city_word(start) for start in starts], OR)
        return Saying("say-city", facts)
    facts["owner"] = seat_word(seat)
    facts["far"] = city["far"] or 0
    routes = routes_of(steps, city["city"], MOST_ROUTES + 1)
    facts["direct"] = int([len(route) for route in routes] in ([], [1]))
    facts["routes"] = alternatives([listed(route) for route in routes[:MOST_ROUTES]])
    facts["more"] = int(len(routes) > MOST_ROUTES)
    return Saying("say-city-claimed", facts)


def segments_of(view: CaesarView, city: str) -> str:
    """All segments at a city, with their roads and whose they are: "Rome 1, Anna; Salonae 1"."""
    found = segments_at(view, city)
    return clauses([f"{city_word(there)} {segment_words(segment)}" for there, segment in found])


def segment_words(segment: SegmentView) -> str:
    """How many roads a segment takes, and whose lie there, if any."""
    seat = segment["seat"]
    return f"{segment['roads']}" if seat is None else f"{segment['roads']}, {seat_word(seat)}"


def tell_legend(view: CaesarView) -> list[Saying]:
    """What the signs of the table mean."""
    seats = [f"{seat + 1} {seat_word(seat)}" for seat in range(view["players"])]
    on_side = [city["city"] for city in view["cities"]]
    codes = [city for city in LEGEND_CODES if city in on_side]
    words = [f"@code-{city.replace('_', '-')} {city_word(city)}" for city in codes]
    return [
        Saying("say-legend-cities", {}),
        Saying("say-legend-tokens", {}),
        Saying("say-legend-kinds", {}),
        Saying("say-legend-seats", {"seats": listed(seats)}),
        Saying("say-legend-segments", {}),
        Saying("say-legend-codes", {"cities": listed(words)}),
    ]
