"""What a view adds to the parts of a sending: to which site, and with which tool."""

from groma.core.phrases import NOTHING_SAID
from groma.core.sayings import Fact

from ..bundles import missing
from ..view.forms import BuildersView, CrewView, SiteView
from .finishing import NOT_AT_ALL, bank_pays, finishing_tool, site_gain, tools_for
from .phrases import (
    actions_left,
    bundle_of,
    card_in,
    closes,
    mover,
    named,
    resources_of,
    site_in,
    tool_adds,
    tool_word,
)


def hint_of_site(view: BuildersView, building: str) -> dict[str, Fact]:
    """The actions for a site, what it lacks then, and whether that finishes it, or a tool would."""
    turn = view["turn"]
    seat = mover(view)
    site = site_in(seat, building)
    card = None if turn is None else card_in(seat, turn["crew"])
    facts: dict[str, Fact] = {"actions": 0, "helper": 0, "tool": NOTHING_SAID, "closes": 0}
    if site is None or card is None:
        return {**facts, **outcome(view, None, 0, 0)}
    provides = bundle_of(card["provides"])
    tool = finishing_tool(bundle_of(site["missing"]), provides, tools_for(seat, card))
    if tool is not None and tool != NOT_AT_ALL:
        facts["helper"] = 1
        facts["tool"] = tool_word(tool)
    facts["actions"] = site["actions"]
    facts["closes"] = int(closes_at(view, site, card))
    return {**facts, **outcome(view, site, provides, card["wage"])}


def hint_of_tool(view: BuildersView, tool: str) -> dict[str, Fact]:
    """What a tool adds, and what the site lacks then."""
    adds = tool_adds(tool)
    facts = sent_with(view, adds)
    return {**facts, "adds": resources_of(named(adds)), "order": facts["idle"]}


def hint_of_bare(view: BuildersView) -> dict[str, Fact]:
    """What the site lacks without a tool."""
    return sent_with(view, 0)


def sent_with(view: BuildersView, adds: int) -> dict[str, Fact]:
    """What comes of the pending sending."""
    turn = view["turn"]
    seat = mover(view)
    site = None if turn is None else site_in(seat, turn["site"])
    card = None if turn is None else card_in(seat, turn["crew"])
    if card is None or site is None:
        return {**outcome(view, None, 0, 0), "closes": 0, "idle": 0}
    provides = bundle_of(card["provides"])
    lack = bundle_of(site["missing"])
    return {
        **outcome(view, site, provides + adds, card["wage"]),
        "closes": closes_with(view, site, provides + adds, card["wage"]),
        "idle": int(missing(provides, lack) == missing(provides + adds, lack)),
    }


def closes_with(view: BuildersView, site: SiteView, provides: int, wage: int) -> int:
    """Whether the turn ends by itself when so much has come to a site (BA-4.8)."""
    money = mover(view)["money"] - wage
    if not missing(provides, bundle_of(site["missing"])):
        money += bank_pays(view, site["pays"], wage)
    return closes(actions_left(view) - site["actions"], money)


def closes_at(view: BuildersView, site: SiteView, card: CrewView) -> bool:
    """The same for a card, whichever tool it takes along."""
    provides = bundle_of(card["provides"])
    adds = [0] + [tool_adds(tool) for tool in tools_for(mover(view), card)]
    return all(closes_with(view, site, provides + more, card["wage"]) for more in adds)


def outcome(view: BuildersView, site: SiteView | None, provides: int, wage: int) -> dict[str, Fact]:
    """What a site lacks when so much has come, and what it brings if it is finished."""
    if site is None:
        return {"done": 0, "missing": NOTHING_SAID, "gain": NOTHING_SAID}
    left = missing(provides, bundle_of(site["missing"]))
    return {
        "done": int(not left),
        "missing": resources_of(named(left)),
        "gain": site_gain(view, site, wage),
    }
