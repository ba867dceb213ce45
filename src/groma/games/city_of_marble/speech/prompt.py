"""What City of Marble adds to the prompt of a decision."""

from groma.core.phrases import NOTHING_SAID
from groma.core.sayings import Fact

from ..places import corner_place, spot_place
from ..tables import BUILDING_IDS, COLOR_IDS
from ..view.forms import MarbleView
from .phrases import FOUNTAIN_WORD, building_word, color_word, field_word, line_word, mover


def brief(view: MarbleView) -> dict[str, Fact]:
    """The facts of every prompt: actions left, the tile in hand, the corner in question."""
    seat = mover(view)
    turn = view["turn"]
    facts: dict[str, Fact] = {
        "last": int(view["trigger"] is not None),
        "actions": 0,
        "ready": sum([seat["ready"][color] for color in COLOR_IDS]),
        "home": seat["home"],
        "on_tiles": len(seat["on_tiles"]),
        "imperium": sum([seat["imperium"][building] for building in BUILDING_IDS]),
        "color": NOTHING_SAID,
        "place": NOTHING_SAID,
        "line": NOTHING_SAID,
        "end": NOTHING_SAID,
        "pieces": 0,
        "sites": 0,
        **leaving(view),
    }
    if turn is None:
        return facts
    facts["actions"] = turn["actions"]
    facts["pieces"] = turn["pieces"]
    facts["sites"] = len(turn["completed"])
    if turn["color"] is not None:
        facts["color"] = color_word(turn["color"])
    if turn["spot"] is not None:
        facts["place"] = spot_place(turn["spot"])
    for line in view["lines"]:
        if line["line"] == turn["line"]:
            facts["line"] = line_word(line["line"])
            facts["end"] = corner_place(line["path"][-1])
    return facts


def leaving(view: MarbleView) -> dict[str, Fact]:
    """The district that officials may leave: its corner, what was built there, where they go."""
    corner = None if view["turn"] is None else view["turn"]["leaving"]
    facts: dict[str, Fact] = {
        "corner": NOTHING_SAID,
        "built": NOTHING_SAID,
        "field": NOTHING_SAID,
    }
    for site in view["sites"]:
        if site["corner"] == corner:
            building = site["building"]
            facts["corner"] = corner_place(corner)
            facts["built"] = FOUNTAIN_WORD if building is None else building_word(building)
            field = None if view["turn"] is None else view["turn"]["field"]
            facts["field"] = NOTHING_SAID if field is None else field_word(field)
    return facts
