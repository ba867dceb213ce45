"""What a view adds to the parts of a sending: to which site, and with which tool."""

from groma.core.phrases import NOTHING_SAID
from groma.core.sayings import Fact

from ..view.forms import BuildersView, ChoiceView
from .finishing import finishing, site_gain
from .phrases import ends, mover, resources_of, site_in, tool_word


def hint_of_site(view: BuildersView, choice: ChoiceView, building: str) -> dict[str, Fact]:
    """The actions for a site, what it lacks then, and whether that finishes it, or a tool would."""
    site = site_in(mover(view), building)
    facts = outcome(view, choice)
    tool = [seen["tool"] for seen in choice.get("sites", []) if "tool" in seen]
    return {
        **facts,
        "actions": 0 if site is None else site["actions"],
        "helper": len(tool),
        "tool": tool_word(tool[0]) if tool else NOTHING_SAID,
        "closes": ends(choice),
    }


def hint_of_tool(view: BuildersView, choice: ChoiceView, tool: str) -> dict[str, Fact]:
    """What a tool adds, and what the site lacks then."""
    idle = int("idle" in choice)
    adds = resources_of(view["effects"]["tools"][tool])
    return {**hint_of_bare(view, choice), "adds": adds, "idle": idle, "order": idle}


def hint_of_bare(view: BuildersView, choice: ChoiceView) -> dict[str, Fact]:
    """What the site lacks without a tool."""
    return {**outcome(view, choice), "closes": ends(choice)}


def outcome(view: BuildersView, choice: ChoiceView) -> dict[str, Fact]:
    """What a site lacks when so much has come, and what it brings if it is finished."""
    facts: dict[str, Fact] = {"done": 0, "missing": NOTHING_SAID, "gain": NOTHING_SAID}
    for seen in choice.get("sites", []):
        facts["done"] = int(not seen["lacks"])
        facts["missing"] = resources_of(seen["lacks"])
        if finishing([seen]):
            facts["gain"] = site_gain(view, seen)
    return facts
