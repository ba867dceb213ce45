"""Ways to Rome as they lie on the map of a view, for who cannot see it."""

from typing import Final

from groma.core.sayings import seat_word

from ..tables import NODE_IDS, ROME
from ..view.forms import CaesarView
from .phrases import city_word

MOST_ROUTES: Final = 2  # told of one city; who wants more follows the segments

Steps = dict[str, list[tuple[str, str]]]  # by city: its next stations, each with its words


def steps_of(view: CaesarView) -> Steps:
    """Where shortest ways go on, with the roads to there and whose they are."""
    segments = {segment["segment"]: segment for segment in view["segments"]}
    steps: Steps = {}
    for city in view["cities"]:
        steps[city["city"]] = []
        for name in city["onward"]:
            segment = segments[name]
            there = segment["b"] if segment["a"] == city["city"] else segment["a"]
            owner = "" if segment["seat"] is None else f", {seat_word(segment['seat'])}"
            words = f"{city_word(there)} ({segment['roads']}{owner})"
            steps[city["city"]].append((there, words))
    return steps


def routes_of(steps: Steps, city: str, most: int) -> list[list[str]]:
    """So many of the shortest ways from a node to Rome: "Salonae (1, Anna)", "Rome (2, Bert)"."""
    if city == NODE_IDS[ROME]:
        return [[]]
    found: list[list[str]] = []
    for there, words in steps.get(city, []):
        if len(found) < most:
            found += [[words, *rest] for rest in routes_of(steps, there, most - len(found))]
    return found
