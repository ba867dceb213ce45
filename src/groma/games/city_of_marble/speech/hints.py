"""What a view of City of Marble adds to the words of a move: actions, pieces and officials."""

from groma.core.phrases import NOTHING_SAID, counted, listed
from groma.core.sayings import Fact, label_word

from ..moves import BUILDING, COLOR, CORNER, LINE, MOVES, SPOT, WAY
from ..notes import FIELD
from ..places import corner_place, spot_place, spot_short
from ..tables import (
    COLOR_IDS,
    COMPLETE,
    EMPTY_STACKS,
    PAIR_A,
    PAIR_B,
)
from ..view.forms import MarbleView
from .city import site_words
from .phrases import building_in, building_word, color_word, lead_facts, line_word, mover, tiles_of
from .prompt import leaving
from .tile import hint_of_place, hint_of_post, hint_of_site, useful_corners


def hint(view: MarbleView, move: int) -> dict[str, Fact]:
    """The facts that message "move-<name>" needs beside the arguments of the move."""
    name = MOVES.family(move).name
    values = MOVES.arguments(move)
    first = values[0] if values else 0
    if name == "draw":
        return hint_of_draw(view, first)
    if name == "aqueduct":
        return hint_of_aqueduct(view)
    if name == "recall":
        return {"count": len(mover(view)["on_tiles"])}
    if name == "play":
        return hint_of_play(view, COLOR.label(first))
    if name == "place":
        return hint_of_place(view, SPOT.label(first))
    if name in ("official", "unmanned"):
        return hint_of_post(view, name == "official")
    if name == "lay":
        return hint_of_piece(view, first, values[1])
    if name == "build":
        return hint_of_site(view, CORNER.label(first))
    if name == "stay":
        return hint_of_stay(view)
    if name == "send":
        return {**hint_of_official(view, SPOT.label(first)), **hint_of_gain(view)}
    if name == "fetch":
        return hint_of_official(view, SPOT.label(first))
    if name == "spend":
        return hint_of_spend(view, BUILDING.label(first))
    return hint_of_end(view)


# ---- actions ------------------------------------------------------------------------------------


def hint_of_draw(view: MarbleView, pair: int) -> dict[str, Fact]:
    """The tiles, what their stacks hold then, and how near the last round comes."""
    stacks = view["stacks"]
    taken = dict.fromkeys(COLOR_IDS, 0)
    for color in (PAIR_A[pair], PAIR_B[pair]):
        if color >= 0:
            taken[COLOR_IDS[color]] += 1
    left = {color: max(0, stacks[color] - taken[color]) for color in COLOR_IDS}
    parts = [counted(left[color], color) for color in COLOR_IDS if taken[color]]
    emptied = [color for color in COLOR_IDS if stacks[color] and not left[color]]
    return {
        "tiles": tiles_of(taken),
        "parts": listed([color_word(color) for color in COLOR_IDS if taken[color]]),
        "left": listed(parts),
        "emptied": len(emptied),
        "empty": len([color for color in COLOR_IDS if not left[color]]),
        "last": EMPTY_STACKS,
    }


def hint_of_aqueduct(view: MarbleView) -> dict[str, Fact]:
    """The aqueducts that can grow, each with what one piece would reach."""
    parts: list[str] = []
    own = mover(view)["seat"]
    for line in view["lines"]:
        if line["pieces"]:
            end = line["path"][-1]
            reach: list[str] = []
            coins = len([piece for piece in line["pieces"] if piece["coin"]])
            mine = len([piece for piece in line["pieces"] if piece["owner"] == own])
            if mine:
                reach.append(counted(mine, "own-building"))
            if coins:
                reach.append(counted(coins, "coin-near"))
            parts.append(" ".join([line_word(line["line"]), f"({listed([end, *reach])})"]))
    return {"lines": listed(parts)}


def hint_of_play(view: MarbleView, color: str) -> dict[str, Fact]:
    """How many there are, for which building the colour counts, and the officials at home."""
    seat = mover(view)
    return {
        "count": seat["ready"][color],
        "kind": f"@many-{building_in(color)}",
        "building": building_word(building_in(color)),
        "home": seat["home"],
    }


# ---- pieces -------------------------------------------------------------------------------------


def hint_of_piece(view: MarbleView, number: int, way: int) -> dict[str, Fact]:
    """Where the piece leads, what stands there, and what it brings."""
    line = view["lines"][number]
    facts: dict[str, Fact] = {
        "line": line_word(LINE.label(number)),
        "way": label_word(WAY, WAY.label(way)),
        "corner": NOTHING_SAID,
        "place": NOTHING_SAID,
        "built": 0,
        "site": NOTHING_SAID,
        "mine": 0,
        "points": 0,
        "coin": 0,
        "sides": 0,
        "all": COMPLETE,
    }
    for piece in line["pieces"]:
        if piece["way"] == WAY.label(way):
            corner = piece["corner"]
            facts["corner"] = corner
            facts["place"] = corner_place(corner)
            facts["mine"] = int(piece["owner"] == mover(view)["seat"])
            facts["points"] = piece["points"]
            facts["coin"] = int(piece["coin"])
            for site in view["sites"]:
                if site["corner"] == corner:
                    facts["built"] = 1 if site["building"] is None else 2
                    facts["site"] = site_words(view, corner)
            for found in view["corners"]:
                if found["corner"] == corner:
                    facts["sides"] = found["sides"]
    return facts


# ---- officials and imperium tiles ---------------------------------------------------------------


def hint_of_official(view: MarbleView, spot: str) -> dict[str, Fact]:
    """The tile of an official, and the corners where it still can count."""
    colors = [tile["color"] for tile in view["tiles"] if tile["spot"] == spot]
    open_corners = useful_corners(view, spot, True)
    return {
        "color": color_word(colors[0]) if colors else NOTHING_SAID,
        "short": spot_short(spot),
        "place": spot_place(spot),
        "open": len(open_corners),
        "corners": listed(open_corners),
    }


def hint_of_stay(view: MarbleView) -> dict[str, Fact]:
    """Where the own officials of the finished district still can count."""
    found: list[str] = []
    for post in [] if view["turn"] is None else view["turn"]["posts"]:
        for words in useful_corners(view, post["spot"], True):
            if words not in found:
                found.append(words)
    return {"open": len(found), "corners": listed(found)}


def hint_of_gain(view: MarbleView) -> dict[str, Fact]:
    """Where officials go from the finished district, and what they bring there (CM-15.2)."""
    gain = None if view["turn"] is None else view["turn"]["gain"]
    words = NOTHING_SAID
    if gain is not None:
        words = counted(1, "coin") if gain == "coin" else "@say-imperium-tile"
    return {"field": leaving(view)["field"], "gain": words}


def hint_of_spend(view: MarbleView, building: str) -> dict[str, Fact]:
    """How many are left then, and who has most of the kind then (CM-18.6)."""
    turn = view["turn"]
    for found in [] if turn is None else turn["spends"]:
        if found["building"] == building:
            left = found["counts"][mover(view)["seat"]]
            return {"count": left, **lead_facts(view, found["counts"], found["leaders"])}
    return {"count": 0, **lead_facts(view, [0] * view["players"], [])}


def hint_of_end(view: MarbleView) -> dict[str, Fact]:
    """What the end of the turn brings: tiles get ready, officials come back."""
    seat = mover(view)
    return {
        "tiles": sum([seat["drawn"][color] for color in COLOR_IDS]),
        "officials": sum([seat["fields"][field] for field in FIELD.labels]),
    }
