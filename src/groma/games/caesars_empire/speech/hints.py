"""What a view of Caesar's Empire adds to the words of a move."""

from groma.core.phrases import NOTHING_SAID, who
from groma.core.sayings import Fact

from ..moves import MOVES, SEGMENT
from ..tables import END_A, END_B, NODE_IDS, SEGMENT_IDS
from ..view.forms import BuildView, CaesarView
from .phrases import (
    GOLD_ID,
    build_in,
    city_in,
    city_place,
    city_word,
    color_word,
    kind_word,
    mover,
    nth,
    payouts,
    segment_in,
    token,
)


def hint(view: CaesarView, move: int) -> dict[str, Fact]:
    """The facts that message "move-<name>" needs beside the arguments of the move."""
    name = MOVES.family(move).name
    values = MOVES.arguments(move)
    if name == "start":
        turn = view["turn"]
        return hint_of_begin(view, None if turn is None else turn["begun"])
    segment = SEGMENT.label(values[0])
    if name == "build":
        return hint_of_build(view, values[0], segment)
    if name == "lengthen":
        return hint_of_begin(view, build_in(view, segment))
    return hint_of_way(view, values[0], segment)


# ---- building -----------------------------------------------------------------------------------


def hint_of_build(view: CaesarView, number: int, segment: str) -> dict[str, Fact]:
    """The two ends, what is taken at the new one, and what the way to Rome pays then."""
    build = build_in(view, segment)
    printed = segment_in(view, segment)
    start = NODE_IDS[END_A[number]] if build is None else build["start"]
    city = NODE_IDS[END_B[number]] if build is None else build["city"]
    return {
        "start": city_word(start),
        "city": city_word(city),
        "place": city_place(city),
        "roads": 0 if printed is None else printed["roads"],
        **hint_of_order(view, build),
        **hint_of_token(view, city, build),
        **hint_of_treasure(view, city),
        **hint_of_payouts(view, build),
    }


def hint_of_order(view: CaesarView, build: BuildView | None) -> dict[str, Fact]:
    """Builds are listed city by city, the best way first; what is taken is told with it alone."""
    turn = view["turn"]
    if turn is None or build is None:
        return {"order": 0, "rank": 0}
    found = [other for other in turn["builds"] if other["city"] == build["city"]]
    found.sort(key=lambda other: -most_of(other, turn["seat"]))
    rank = found.index(build)
    return {"order": NODE_IDS.index(build["city"]) * len(SEGMENT_IDS) + rank, "rank": rank}


def most_of(build: BuildView, seat: int) -> int:
    """What a seat can earn at best on the way to Rome after a build."""
    return max([points[seat] for points in build["way"]["payouts"]], default=0)


def hint_of_token(view: CaesarView, city: str, build: BuildView | None) -> dict[str, Fact]:
    """The city token: a new colour, a better one, or one that adds nothing (CE-9.1).

    Where whole provinces count, also how many of the colour one would have (CE-11.2).
    """
    facts: dict[str, Fact] = {"token": token(city), "color": NOTHING_SAID}
    facts.update({"best": 0, "gain": 0, "whole": 0, "held": 0, "count": 0})
    found = city_in(view, city)
    if found is not None:
        seat = mover(view)
        region = found["region"]
        facts["color"] = color_word(region)
        facts["best"] = seat["best"].get(region, 0)
        facts["gain"] = found["gains"][seat["seat"]] if found["gains"] else 0
    if build is not None and "province" in build:
        colour = build["province"]
        facts.update({"held": colour["held"], "count": colour["count"], "whole": colour["whole"]})
    return facts


def hint_of_treasure(view: CaesarView, city: str) -> dict[str, Fact]:
    """The treasure: which kind, or which of its kind, and what it adds (CE-9.2 to CE-9.6)."""
    found = city_in(view, city)
    if found is None:
        return {"kind": NOTHING_SAID, "again": 0, "nth": NOTHING_SAID, "worth": 0}
    seat = mover(view)
    kind = found["treasure"]
    held = seat["treasures"]
    again = 2 if kind == GOLD_ID else int(held[kind] > 0)
    number = held[kind] + 1
    if not again:
        number = len([other for other in held if held[other] and other != GOLD_ID]) + 1
    return {
        "kind": kind_word(kind),
        "again": again,
        "nth": nth(number),
        "worth": seat["next"][kind],
    }


def hint_of_payouts(view: CaesarView, build: BuildView | None) -> dict[str, Fact]:
    """The way to Rome after a build: its length, and who earns what on it."""
    if build is None:
        return {"far": 0, "factor": 1, "payouts": NOTHING_SAID}
    return {
        "far": build["way"]["roads"],
        "factor": build["way"]["factor"],
        "payouts": payouts(view, build["way"]),
    }


def hint_of_begin(view: CaesarView, build: BuildView | None) -> dict[str, Fact]:
    """A chain, as it is or one segment longer: where it begins, its roads, and the way then."""
    return {
        "start": NOTHING_SAID if build is None else city_word(build["start"]),
        "roads": 0 if build is None else build["roads"],
        **hint_of_payouts(view, build),
    }


# ---- the way to Rome ----------------------------------------------------------------------------


def hint_of_way(view: CaesarView, number: int, segment: str) -> dict[str, Fact]:
    """Where the way goes on, over whose roads, and what can come of it (CE-6.4)."""
    turn = view["turn"]
    printed = segment_in(view, segment)
    owner = None if printed is None else printed["seat"]
    tip = None if turn is None else turn["tip"]
    ends = [NODE_IDS[END_A[number]], NODE_IDS[END_B[number]]]
    facts: dict[str, Fact] = {
        "next": city_word(ends[0] if tip == ends[1] else ends[1]),
        "roads": 0 if printed is None else printed["roads"],
        "owner": "@say-empty" if owner is None else who(view, owner),
        "payouts": NOTHING_SAID,
    }
    for found, way in [] if turn is None else turn["ways"]:
        if found == segment:
            facts["payouts"] = payouts(view, way)
    return facts
