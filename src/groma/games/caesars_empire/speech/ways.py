"""Ways to Rome as they lie on the map of a view, for who cannot see it."""

from typing import Final

from groma.core.sayings import seat_word

from ..tables import NODE_IDS, ROME
from ..view.forms import CaesarView
from .phrases import city_word, segments_at

MOST_ROUTES: Final = 2  # told of one city; who wants more follows the segments

Steps = dict[str, list[tuple[str, str]]]  # by city: its next stations, each with its words


def far_of(view: CaesarView) -> dict[str, int]:
    """How far Rome is from every node that roads connect with it."""
    far = {NODE_IDS[ROME]: 0}
    for city in view["cities"]:
        if city["far"] is not None:
            far[city["city"]] = city["far"]
    return far


def steps_of(view: CaesarView) -> Steps:
    """Where shortest ways go on, with the roads to there and whose they are (CE-6.3)."""
    far = far_of(view)
    steps: Steps = {city: [] for city in far}
    for segment in view["segments"]:
        seat = segment["seat"]
        if seat is None:
            continue
        for here, there in ((segment["a"], segment["b"]), (segment["b"], segment["a"])):
            if here in far and there in far and far[here] == far[there] + segment["roads"]:
                words = f"{city_word(there)} ({segment['roads']}, {seat_word(seat)})"
                steps[here].append((there, words))
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


def nearest(view: CaesarView, city: str) -> tuple[int, list[str]]:
    """How far Rome would be from an available city, and over which claimed nodes; 0 if none."""
    far = far_of(view)
    near = [(there, segment["roads"]) for there, segment in segments_at(view, city) if there in far]
    if not near:
        return 0, []
    least = min([far[there] + roads for there, roads in near])
    return least, [there for there, roads in near if far[there] + roads == least]
