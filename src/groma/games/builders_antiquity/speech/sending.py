"""What a view adds to the parts of a sending: to which site, and with which tool."""

from groma.core.phrases import NOTHING_SAID
from groma.core.sayings import Fact

from ..view.forms import BuildersView, ChoiceView
from .finishing import finishing, site_gain, wage_words
from .phrases import card_in, ends, mover, resources_of, site_in, tool_word


def hint_of_site(view: BuildersView, choice: ChoiceView, building: str) -> dict[str, Fact]:
    """Actions and wage, what a site lacks then, and whether that finishes it, or a tool would."""
    site = site_in(mover(view), building)
    card = card_in(mover(view), view["turn"]["crew"] if view["turn"] else None)
    facts = outcome(view, choice)
    tool = [seen["tool"] for seen in choice.get("sites", []) if "tool" in seen]
    return {
        **facts,
        "actions": 0 if site is None else site["actions"],
        "wage": NOTHING_SAID if card is None else wage_words(card["wage"]),
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
    facts: dict[str, Fact] = {"done": 0}
    facts |= dict.fromkeys(("missing", "gain", "brings"), NOTHING_SAID)
    for seen in choice.get("sites", []):
        facts["done"] = int(not seen["lacks"])
        facts["missing"] = resources_of(seen["lacks"])
        if finishing([seen]):
            facts["gain"] = site_gain(view, seen)
            facts["brings"] = site_gain(view, seen, True)
    return facts
